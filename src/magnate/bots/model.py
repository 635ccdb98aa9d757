"""A value model: what a seat may know, and its evaluation terms, turned into the points it will have in the end.

A title may hold `model-SEATS.bin` for a seat count: one line of JSON that says what it was made for and how, then the
numbers as 32-bit floats. The network is small: a first layer summed over the features that are not zero, a second
one, and rows for what is predicted: the seat's points by line of the score sheet, the points of its best rival (alone:
of the automa), and whether it wins.
"""

from __future__ import annotations

import hashlib
import json
import struct
from importlib import resources
from typing import Any, Final

from librt.strings import read_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.contract import Game, State
from magnate.core.errors import MagnateError
from magnate.core.observation import Observer

FORMAT: Final = 1
RIVAL: Final = "rival"
WIN: Final = "win"
# What terms are divided by, so that they are about as large as the other inputs.
TERM_SCALE: Final = 10.0
LARGEST: Final = 64 * 1024 * 1024


class BadModel(MagnateError):
    """There is no model, or it was made for another game, other rules or another observation."""


class Model:
    """A network for one game at one seat count.

    The rows of `first` are those of the features, then of the terms, then the bias; features are divided by their
    scale, terms by `TERM_SCALE`. The rows of `second` are those of the first layer, then the bias. Those of `last` are
    the outputs: a weight for each unit of the second layer, one for each term, and the bias.
    """

    def __init__(self, header: dict[str, Any], numbers: list[float], observer: Observer) -> None:
        self.header = header
        self.observer = observer
        self.outputs: list[str] = list(header["outputs"])
        self.size: i64 = observer.size
        self.terms: i64 = header["terms"]
        self.units: i64 = header["units"][0]
        self.upper: i64 = header["units"][1]
        scales = (
            [float(feature.scale) for feature in observer.features] + [TERM_SCALE] * int(self.terms) + [1.0]
        )
        rows = len(scales)
        units, upper = int(self.units), int(self.upper)
        self.first: vec[float] = vec[float]([numbers[i] / scales[i // units] for i in range(rows * units)])
        start = rows * units
        self.second: vec[float] = vec[float](numbers[start : start + (units + 1) * upper])
        start += (units + 1) * upper
        self.width: i64 = upper + int(self.terms) + 1
        self.last: list[vec[float]] = []
        for i in range(len(self.outputs)):
            row = numbers[start + i * int(self.width) : start + (i + 1) * int(self.width)]
            for j in range(int(self.terms)):
                row[upper + j] /= TERM_SCALE
            self.last.append(vec[float](row))
        self.lead_row: vec[float] = self.combined()

    def combined(self) -> vec[float]:
        """The row of the lead: all own lines together, less the rival."""
        row = [0.0] * int(self.width)
        for i, name in enumerate(self.outputs):
            if name != WIN:
                sign = -1.0 if name == RIVAL else 1.0
                for j in range(int(self.width)):
                    row[j] += sign * self.last[i][j]
        return vec[float](row)

    def lead(self, state: State, seat: int) -> float:
        """By how many points a seat is expected to lead in the end."""
        terms = state.terms(seat)
        return self.said(self.lead_row, self.units_of(state, seat, terms), terms)

    def predicted(self, state: State, seat: int) -> dict[str, float]:
        """Every output by its name; `win` as a number that grows with the chance (a logit)."""
        terms = state.terms(seat)
        hidden = self.units_of(state, seat, terms)
        return {name: self.said(self.last[i], hidden, terms) for i, name in enumerate(self.outputs)}

    def said(self, row: vec[float], hidden: vec[float], terms: list[float]) -> float:
        """One output."""
        upper = self.upper
        total = row[self.width - 1]
        for j in range(upper):
            total += hidden[j] * row[j]
        for k in range(self.terms):
            total += terms[k] * row[upper + k]
        return total

    def units_of(self, state: State, seat: int, terms: list[float]) -> vec[float]:
        """The second layer for a position."""
        sink = self.observer.seen(state, seat)
        data = bytes(sink.data())
        self.observer.spare.append(sink)
        units = self.units
        first = self.first
        size = self.size
        acc = vec[float]([0.0] * units)
        at: i64 = (size + self.terms) * units
        for j in range(units):
            acc[j] = first[at + j]
        for i in range(size):
            x = read_f32_le(data, i * 4)
            if x != 0.0:
                at = i * units
                for j in range(units):
                    acc[j] += x * first[at + j]
        for k in range(self.terms):
            x = terms[k]
            if x != 0.0:
                at = (size + k) * units
                for j in range(units):
                    acc[j] += x * first[at + j]
        return self.second_layer(acc)

    def second_layer(self, acc: vec[float]) -> vec[float]:
        """The second layer from the first, both cut off below zero."""
        units = self.units
        upper = self.upper
        second = self.second
        out = vec[float]([0.0] * upper)
        for j in range(upper):
            out[j] = second[units * upper + j]
        for i in range(units):
            x = acc[i]
            if x > 0.0:
                at = i * upper
                for j in range(upper):
                    out[j] += x * second[at + j]
        for j in range(upper):
            if out[j] < 0.0:
                out[j] = 0.0
        return out


def numbers_of(size: int, terms: int, units: int, upper: int, outputs: int) -> int:
    """How many numbers a network has."""
    return (size + terms + 1) * units + (units + 1) * upper + outputs * (upper + terms + 1)


def packed(header: dict[str, Any], numbers: list[float]) -> bytes:
    """A model as it stands in a file; the header gains the fingerprint of its numbers."""
    blob = struct.pack(f"<{len(numbers)}f", *numbers)
    whole = {**header, "format": FORMAT, "digest": hashlib.sha256(blob).hexdigest()}
    return json.dumps(whole).encode() + b"\n" + blob


def unpacked(data: bytes, game: Game, seats: int) -> Model:
    """The model in a file; `BadModel` says why it is none, or none for this game."""
    line, _, blob = data[:LARGEST].partition(b"\n")
    try:
        header = json.loads(line)
        units, upper = header["units"]
        size = game.observation(seats).size
        count = numbers_of(size, header["terms"], units, upper, len(header["outputs"]))
        sound = header["format"] == FORMAT and header["digest"] == hashlib.sha256(blob).hexdigest()
    except (ValueError, KeyError, TypeError):
        raise BadModel("This is not a model.") from None
    observer = game.observation(seats)
    for key, mine in facts(game, seats).items():
        if header.get(key) != mine:
            raise BadModel(f"This model was made for {key} {header.get(key)}, but this is {key} {mine}.")
    if not sound or len(blob) != 4 * count:
        raise BadModel("The numbers of this model are damaged.")
    return Model(header, list(struct.unpack(f"<{count}f", blob)), observer)


def facts(game: Game, seats: int) -> dict[str, Any]:
    """What a model must have been made for."""
    observer = game.observation(seats)
    return {
        "game": game.id,
        "seats": seats,
        "rules": game.rules_version,
        "observation": observer.digest,
        "version": observer.version,
        "terms": len(game.term_names),
        "constants": hashlib.sha256(repr(game.constants).encode()).hexdigest()[:16],
    }


def file_of(name: str, seats: int) -> str:
    """The file of a model by its name and seat count."""
    return f"{name}-{seats}.bin"


# The models read so far, by game, name and seat count; None where a title has none.
LOADED: Final[dict[tuple[str, str, int], Model | None]] = {}


def load_model(game: Game, name: str, seats: int) -> Model | None:
    """The model of that name in a title's folder for a seat count; None where it has none for it.

    An owner's corrected components are judged by it all the same, as far as the observation stays what it was.
    """
    key = (game.package, name, seats)
    if key not in LOADED:
        path = resources.files(game.package).joinpath(file_of(name, seats))
        LOADED[key] = unpacked(path.read_bytes(), game, seats) if path.is_file() else None
    return LOADED[key]
