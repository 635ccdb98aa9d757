"""What a seat may know as a row of numbers, for learning.

A title's `observation.py` holds an `Observer`: it declares the features once (`Layout`) and writes their values in the
same order (`Sink`). Features come in groups: `own`, the seat that looks; `rival-1`, `rival-2` and so on, the others in
turn order from it; `commons`, everything else. Values are whole numbers as they are on the table; `low` and `high`
bound them for certain, `scale` is what to divide by for numbers of about 1.

Values are written as 32-bit floats into a growing row of bytes and copied to the caller's buffer in one go, which costs
about a nanosecond each when compiled.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, mypyc_attr, u8

if TYPE_CHECKING:
    from magnate.core.contract import State

OWN: Final = "own"
COMMONS: Final = "commons"
# Beyond what any figure of a game reaches.
PLENTY: Final = 10_000


class Feature(NamedTuple):
    """One number of an observation."""

    name: str
    group: str
    low: int
    high: int
    scale: int


def row(values: list[int]) -> bytes:
    """Values as they stand in an observation, for what is written again and again."""
    return struct.pack(f"<{len(values)}f", *values)


def choices_of(size: int) -> list[bytes]:
    """The rows of a choice among `size`: entry `i` has a one in place `i`, the last entry (also [-1]) none."""
    return [row([1 if i == at else 0 for i in range(size)]) for at in range(size + 1)]


# The rows of eight bits, for each number they can make.
EIGHT_BITS: Final = [row([number >> i & 1 for i in range(8)]) for number in range(256)]


class Sink:
    """Where values are written, one after the other."""

    def __init__(self) -> None:
        self.bytes: BytesWriter = BytesWriter()

    def number(self, value: int) -> None:
        """One value."""
        write_f32_le(self.bytes, float(value))

    def flag(self, value: bool) -> None:
        """Yes or no."""
        write_f32_le(self.bytes, 1.0 if value else 0.0)

    def numbers(self, values: list[int]) -> None:
        """Several values."""
        for value in values:
            write_f32_le(self.bytes, float(value))

    def part(self, values: list[int], start: int, stop: int) -> None:
        """Some of several values."""
        at: i64 = start
        end: i64 = stop
        while at < end:
            write_f32_le(self.bytes, float(values[at]))
            at += 1

    def picked(self, values: list[int], places: list[int]) -> None:
        """Those of several values that stand in certain places."""
        for place in places:
            write_f32_le(self.bytes, float(values[place]))

    def bits(self, bits: int, size: int) -> None:
        """A set of `size` members, one bit each."""
        at = 0
        while at + 8 <= size:
            self.bytes.write(EIGHT_BITS[bits >> at & 255])
            at += 8
        for i in range(at, size):
            write_f32_le(self.bytes, 1.0 if bits >> i & 1 else 0.0)

    def members(self, nothing: bytes, members: list[int]) -> None:
        """A set of any size by its members, which are few: `nothing` is its row without any."""
        start: i64 = len(self.bytes)
        self.bytes.write(nothing)
        for member in members:
            at: i64 = member
            self.one(start + 4 * at)

    def mask(self, nothing: bytes, bits: int) -> None:
        """A set of less than 63 members, one bit each, few of them set: `nothing` is its row without any."""
        at: i64 = len(self.bytes)
        rest: i64 = bits
        self.bytes.write(nothing)
        while rest != 0:
            if rest & 255 == 0:
                rest >>= 8
                at += 32
                continue
            if rest & 1:
                self.one(at)
            rest >>= 1
            at += 4

    def zeros(self, nothing: bytes) -> int:
        """A row of zeros to be filled in later; where it begins."""
        start = len(self.bytes)
        self.bytes.write(nothing)
        return start

    def count(self, start: int, members: list[int], stop: int) -> None:
        """Count the first members, each at most four times, into the row of zeros that begins at `start`."""
        begin: i64 = start
        end: i64 = stop
        i: i64 = 0
        while i < end:
            at: i64 = members[i]
            self.more(begin + 4 * at)
            i += 1

    def owned(self, nothing: bytes, owners: list[int], owner: int) -> None:
        """Which of several things, most of them somebody else's, have this owner; `nothing` is the row for none."""
        at: i64 = len(self.bytes)
        self.bytes.write(nothing)
        for other in owners:
            if other == owner:
                self.one(at)
            at += 4

    def one(self, at: i64) -> None:
        """Put a one where a zero was written."""
        writer = self.bytes
        third: u8 = 128
        fourth: u8 = 63
        writer[at + 2] = third
        writer[at + 3] = fourth

    def more(self, at: i64) -> None:
        """Put one more than stands there, from none to four."""
        writer = self.bytes
        third: i64 = i64(writer[at + 2])
        fourth: i64 = i64(writer[at + 3])
        if fourth == 0:
            self.one(at)
        elif fourth == 63:
            writer[at + 2] = 0
            writer[at + 3] = 64
        else:
            writer[at + 2] = u8(third + 64)

    def row(self, values: bytes) -> None:
        """Values packed before (`row`, `choices_of`)."""
        self.bytes.write(values)

    def size(self) -> int:
        """How many bytes were written."""
        return len(self.bytes)

    def clear(self) -> None:
        """Start again with nothing."""
        self.bytes.truncate(0)

    def value(self) -> bytes:
        """All that was written."""
        return self.bytes.getvalue()


# Sinks that are not in use, kept because growing one costs more than filling it.
SINKS: Final[list[Sink]] = []


def taken_sink() -> Sink:
    """An empty sink; whoever took it puts it back into `SINKS`."""
    if not SINKS:
        return Sink()
    sink = SINKS.pop()
    sink.clear()
    return sink


class Layout:
    """The features of an observation, declared in the order in which they are written."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.group = COMMONS

    def number(self, name: str, high: int = PLENTY, scale: int = 0, low: int = 0) -> None:
        """One value from `low` to `high`."""
        self.features.append(Feature(name, self.group, low, high, scale or max(1, min(high, 100))))

    def flag(self, name: str) -> None:
        """Yes or no."""
        self.number(name, 1)

    def numbers(self, name: str, keys: list[str], high: int = PLENTY, scale: int = 0, low: int = 0) -> None:
        """One value for each key."""
        for key in keys:
            self.number(f"{name}:{key}", high, scale, low)

    def flags(self, name: str, keys: list[str]) -> None:
        """Yes or no for each key."""
        self.numbers(name, keys, 1)


def count_keys(size: int) -> list[str]:
    """The keys of places that have only a number."""
    return [str(i + 1) for i in range(size)]


def groups_of(seats: int) -> list[str]:
    """The groups of seats, in the order of their blocks."""
    return [OWN, *(f"rival-{i}" for i in range(1, seats))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game at one seat count; `features` says what each number means.

    `version` grows whenever the features or the rules change: it is the version of the environments.
    """

    def __init__(self, seats: int, layout: Layout, version: int = 1) -> None:
        self.seats: int = seats
        self.version: int = version
        self.features: list[Feature] = layout.features
        self.size: int = len(layout.features)

    def write(self, state: State, seat: int, sink: Sink) -> None:
        """Write what `seat` may know of a position."""
        raise NotImplementedError

    @property
    def digest(self) -> str:
        """A fingerprint of the features; what was trained on another one does not fit."""
        text = repr([tuple(feature) for feature in self.features])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def groups(self) -> dict[str, tuple[int, int]]:
        """Where each group starts and ends."""
        found: dict[str, tuple[int, int]] = {}
        for i, feature in enumerate(self.features):
            start = found[feature.group][0] if feature.group in found else i
            found[feature.group] = (start, i + 1)
        return found

    def values(self, state: State, seat: int) -> list[float]:
        """An observation as a plain list."""
        sink = Sink()
        self.write(state, seat, sink)
        return list(struct.unpack(f"<{self.size}f", sink.value()))


def fill(out: Any, data: bytes) -> None:
    """Copy bytes into a buffer of the same size (a numpy array, an `array.array`, a `bytearray`)."""
    memoryview(out).cast("B")[:] = data
