"""The contract every game fulfils, to be read from top to bottom.

A game is a `Game` (what does not change: seats, options, choice space, texts) that makes `State`s
(positions). Both are written so that callers use the upper half of each class and a game fills in the
lower half, headed "what a game writes".

Inside a game, choices are whole numbers of `game.space` and nothing else. A rulebook action is a row of
small choices; what is still open of it is plain data in the position, so that any position, mid-action
too, can be cloned, dumped and restored.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from magnate.core.components import Components
from magnate.core.errors import BadOptions, BadRecord, IllegalChoice, NoObservation
from magnate.core.fields import MOST, Field, Kind, Listed, dumped, loaded
from magnate.core.message import EVERYONE, Args, Event, Figure, Message, Moved, Refusal, ScoreLine
from magnate.core.observation import Observer, fill
from magnate.core.rng import Rng, restored, seeded
from magnate.core.rows import words
from magnate.core.space import ChoiceSpace, Form
from magnate.core.weights import load_constants, load_weights

OVER: Final = -1
FORCED_LIMIT: Final = 10_000

OptionValue = bool | int | str


class Option:
    """A declared game option: its name (`option-NAME` in the texts), its default and its values.

    `seats` are the seat counts at which it means something, None for all; elsewhere it keeps its default. One that
    came `later` is among the options of a game only where it is not at its default, so that the records and
    positions of games played before it stay as they are.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: list[OptionValue],
        seats: Sequence[int] | None = None,
        later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.seats: list[int] | None = None if seats is None else list(seats)
        self.later = later

    def open_to(self, seats: int) -> bool:
        """Whether it may be chosen at a seat count."""
        return self.seats is None or seats in self.seats


class About:
    """What is worth knowing of a component: a message, its clauses, the figures that are reconstructed."""

    def __init__(self, message: Message, clauses: list[str], reconstructed: list[str]) -> None:
        self.message = message
        self.clauses = clauses
        self.reconstructed = reconstructed

    def plain(self) -> dict[str, object]:
        """The explanation as JSON."""
        return {
            "say": self.message.plain(),
            "clauses": list(self.clauses),
            "reconstructed": list(self.reconstructed),
        }


class Attempt:
    """What somebody tries to do.

    `choice`  its number in the space, -1 when the space cannot express it
    `word`    its verb in one word, "" for a number outside the space
    `args`    the parameter indices of the number
    `form`    the JSON form as it was given, or that of the number
    """

    def __init__(self, choice: int, word: str, args: list[int], form: Mapping[str, object]) -> None:
        self.choice = choice
        self.word = word
        self.args = args
        self.form = form


class ViewModule(Protocol):
    """What a title's `view.py` holds: the table as a seat may see it."""

    def board(self, s: Any, viewer: int, /) -> dict[str, Any]:
        """The title's own part of the view, redacted for `viewer` (-1: a spectator)."""

    def figures(self, s: Any, seat: int, viewer: int, /) -> list[Figure]:
        """The key figures of a seat, the same names for all seats."""

    def prompt(self, s: Any, viewer: int, /) -> Message:
        """The current decision in one sentence."""


class PhrasesModule(Protocol):
    """What a title's `phrases.py` holds: what depends on the position, per verb.

    Each table maps the word of a verb to a function of the position and the verb's parameter indices. A verb that
    is missing speaks as its declaration in the choice space says.
    """

    @property
    def PHRASES(self) -> Mapping[str, Callable[..., Message]]:
        """What a choice says."""

    @property
    def ELEMENTS(self) -> Mapping[str, Callable[..., str]]:
        """The board element a choice belongs to."""

    @property
    def CLAUSES(self) -> Mapping[str, Callable[..., str]]:
        """The clause that allows a choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with everything hidden in it. Seats are numbered from 0 clockwise.

    `actor`    the seat to decide, `OVER` (-1) when the game has ended
    `turn`     grows by one whenever a seat's turn is finished; a turn may hold many choices
    `round`    the round of the rulebook, from 1
    `reveals`  grows whenever something hidden became known or another seat has its say;
               undo may go back to the last such moment
    `journal`  a list to which `choose` appends events, or None (the default, as in search)
    """

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.rng: Rng = Rng(0, 0, 0, 1)
        self.actor: int = 0
        self.turn: int = 0
        self.round: int = 1
        self.reveals: int = 0
        self.journal: list[Event] | None = None
        self._offered: list[int] = []

    # --- playing -------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor < 0

    def choices(self) -> list[int]:
        """The legal choices of `actor`: never empty before the end, always in the same order."""
        return self._offered.copy()

    def offered(self) -> list[int]:
        """The legal choices without a copy, for search; not to be changed."""
        return self._offered

    def distinct(self) -> list[int]:
        """The legal choices without those that only repeat another order of the same steps, for search.

        Taking only these misses nothing that could help a seat. Not to be changed.
        """
        return self.offered()

    def sensible(self) -> list[int]:
        """The legal choices without those that are never better than another one, for people who want the rest
        taken by itself: where one is left, a face may choose it for them. Never empty, in the order of the offer,
        and worked out from what the seat to decide knows, so that it tells nothing. Not to be changed.
        """
        return self.offered()

    def obvious(self) -> int:
        """The choice that a face may make for the player to decide: the only sensible one, or -1.

        Only where that seat knows nothing that the others do not, so that an answer at once tells them nothing.
        """
        choices = self.sensible()
        if len(choices) != 1 or set(self.hidden(-1)) - set(self.hidden(self.actor)):
            return -1
        return choices[0]

    def choose(self, choice: int) -> None:
        """Make a choice, or raise `IllegalChoice`, which says why, and change nothing."""
        wanted: i64 = choice if 0 <= choice < MOST else -1
        for offered in words(self._offered):  # compiled, this compares machine words; `in` compares objects
            if offered == wanted:
                self.advance(choice)
                return
        refusal = self.why_not(choice)
        if refusal is None:
            raise IllegalChoice("That cannot be chosen now.")
        raise IllegalChoice(self.game.text(refusal.message, "en"), refusal.clause)

    def advance(self, choice: int) -> None:
        """Make a choice known to be legal, then every forced step after it."""
        before = self.actor
        self.apply(choice)
        self.settle()
        if self.actor != before:
            self.reveals += 1

    def settle(self) -> None:
        """Take forced steps until somebody has something to decide; refreshes the legal choices.

        Also to be called after a position was changed by hand.
        """
        for _step in range(FORCED_LIMIT):  # compiled, a plain `_` is an object, made again at each step
            if self.actor < 0:
                self._offered = []
                return
            offer = self.offer()
            if len(offer) != 1 or not self.forced(offer[0]):
                self._offered = offer
                return
            self.apply(offer[0])
        raise RuntimeError(f"{self.game.id}: forced steps without end")

    def why_not(self, choice: int | Mapping[str, object], seat: int = -1) -> Refusal | None:
        """Why this choice (a number or a JSON form) may not be made now, by `seat` if one is given.

        None when it is legal.
        """
        attempt = self.attempted(choice)
        in_turn = self.actor >= 0 and (seat < 0 or seat == self.actor)
        if in_turn and attempt.choice >= 0 and attempt.choice in self._offered:
            return None
        refusal = self.refuse(seat, attempt)
        if refusal is not None:
            return refusal
        if isinstance(choice, int):
            number = choice if abs(choice) < MOST else str(choice)
            return Refusal("", "no-such-number", {"size": self.game.space.size - 1, "number": number})
        try:
            self.game.space.encode(choice)
        except IllegalChoice as error:
            return Refusal("", "no-such-choice", {"reason": str(error)})
        raise RuntimeError(f"{self.game.id}: no reason against {choice}")

    def attempted(self, choice: int | Mapping[str, object]) -> Attempt:
        """What a number or a JSON form tries to do."""
        space = self.game.space
        if isinstance(choice, int):
            if not 0 <= choice < space.size:
                return Attempt(-1, "", [], {})
            return Attempt(choice, space.verb_of(choice).word, space.args(choice), space.decode(choice))
        try:
            number = space.encode(choice)
        except IllegalChoice:
            return Attempt(-1, str(choice.get("do")), [], choice)
        return Attempt(number, space.verb_of(number).word, space.args(number), choice)

    def winners(self) -> list[int]:
        """The winning seats; several when the win is shared."""
        ranks = self.ranks()
        return [seat for seat in range(self.seats) if ranks[seat] == 1]

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for the best; equal seats share a rank and the next one is skipped."""
        keys = self.rank_keys()
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def hash(self) -> str:
        """A fingerprint of the whole position."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def note(
        self,
        id: str,
        args: Args | None = None,
        clause: str = "",
        moved: list[Moved] | None = None,
        only: int = EVERYONE,
        seat: int = -2,
        on: list[str] | None = None,
    ) -> None:
        """Append an event to the journal. Rules guard the call: `if s.journal is not None: s.note(...)`."""
        if self.journal is not None:
            who = self.actor if seat == -2 else seat
            pieces = [] if moved is None else moved
            told = [] if on is None else on
            self.journal.append(
                Event(who, self.turn, self.round, Message(id, args), clause, pieces, only, told)
            )

    # --- seeing --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (a spectator for None) as JSON, with its choices if it is to decide."""
        viewer = -1 if seat is None else seat
        sheet = self.score_sheet()
        view: dict[str, Any] = {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "you": viewer,
            "actor": self.actor,
            "turn": self.turn,
            "round": self.round,
            "reveals": self.reveals,
            "over": self.actor < 0,
            "scores": self.scores(),
            "figures": [
                {figure.name: figure.value for figure in self.figures(s, viewer)} for s in range(self.seats)
            ],
            "sheet": [[line.plain() for line in lines] for lines in sheet],
            "automa": [line.plain() for line in self.automa_sheet()],
            "board": self.board(viewer),
            "choices": [],
            "obvious": -1,
        }
        if self.actor < 0:
            view["winners"] = self.winners()
            view["ranks"] = self.ranks()
        else:
            view["prompt"] = self.prompt(viewer).plain()
            if viewer == self.actor:
                view["choices"] = [self.choice_view(choice) for choice in self._offered]
                view["obvious"] = self.obvious()
        return view

    def choice_view(self, choice: int) -> dict[str, Any]:
        """A choice as the interface wants it: number, JSON form, board element, message, clause."""
        return {
            "id": choice,
            "do": self.game.space.decode(choice),
            "on": self.element(choice),
            "say": self.phrase(choice).plain(),
            "clause": self.clause(choice),
        }

    def observe(self, seat: int, out: Any) -> None:
        """Fill a buffer of 32-bit floats with what a seat may know; `game.observation` says what stands where."""
        observer = self.game.observation(self.seats)
        sink = observer.seen(self, seat)
        fill(out, sink.data())
        observer.spare.append(sink)

    def mask(self, out: Any) -> None:
        """Fill a buffer of bytes, one for each choice of the space: 1 where it is legal now, else 0."""
        writer = BytesWriter()
        self.write_mask(writer)
        fill(out, writer.getvalue())

    def write_mask(self, writer: BytesWriter) -> None:
        """Append the mask to a row of bytes."""
        start: i64 = len(writer)
        writer.write(self.game.space.nothing)
        one: u8 = 1
        for choice in self._offered:
            at: i64 = choice
            writer[start + at] = one

    def information(self, seat: int) -> str:
        """What a seat may know, as a stable text with the same content as `observe`."""
        observer = self.game.observation(self.seats)
        said = [
            f"{feature.group}.{feature.name}={int(value)}"
            for feature, value in zip(observer.features, observer.values(self, seat), strict=True)
            if value
        ]
        return f"{self.game.id} {self.seats} {seat}\n" + "\n".join(said)

    def text(self, seat: int | None, lang: str = "en") -> str:
        """All that a seat may know (a spectator for None) in prose and tables, with its choices numbered from 1."""
        from magnate.core.telling import text

        return text(self, seat, lang)

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""
        data: dict[str, Any] = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "components": self.game.components.digest,
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng.dump(),
            "actor": self.actor,
            "turn": self.turn,
            "round": self.round,
            "reveals": self.reveals,
        }
        data.update(self.dump_position())
        return data

    def clone(self) -> State:
        """An independent copy, cheap, without journal."""
        twin = self.game.blank(self.seats, self.options)
        self.copy_base(twin)
        self.copy_into(twin)
        return twin

    def copy_base(self, other: State) -> None:
        """Copy what `State` itself holds into a fresh clone; a clone has no journal."""
        other.rng = self.rng.clone()
        other.actor = self.actor
        other.turn = self.turn
        other.round = self.round
        other.reveals = self.reveals
        other._offered = self._offered

    # --- what a game writes: play ----------------------------------------------------------------

    def setup(self) -> None:
        """Lay out the start position, drawing from `self.rng`; here, or as `set_up` in `rules_setup.py`."""
        self.game.part("rules_setup").set_up(self)

    def offer(self) -> list[int]:
        """What `actor` may choose: never empty, no dead ends, fixed order, a fresh list each time."""
        raise NotImplementedError

    def apply(self, choice: int) -> None:
        """Do a legal choice. Sets `actor`, `turn`, `round`; adds to `reveals` when chance speaks."""
        raise NotImplementedError

    def forced(self, choice: int) -> bool:
        """Whether the engine takes this only legal choice by itself (it must reveal nothing)."""
        return True

    def final(self, choice: int) -> bool:
        """Whether this legal choice can never be taken back once it is made."""
        return False

    def refuse(self, seat: int, attempt: Attempt) -> Refusal | None:
        """Why `seat` (-1: the seat to decide) may not do what it attempts.

        Called only when it may not: the game is over, another seat is to decide, the choice is not offered, or
        the space cannot express the attempt (`attempt.choice` is -1; None where no rule speaks of it). Here, or as
        `refuse` in `rules.py`.
        """
        reason: Refusal | None = self.game.part("rules").refuse(self, seat, attempt)
        return reason

    def scores(self) -> list[int]:
        """Points of each seat: as they stand during the game, final when it is over."""
        return [sum(line.points for line in lines) for lines in self.score_sheet()]

    def rank_keys(self) -> list[list[int]]:
        """What seats are ranked by, bigger is better: the score, then tie-breaks."""
        return [[score] for score in self.scores()]

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Per seat, named lines that sum to `scores()`; here, or as `score_sheet` in `rules_scoring.py`."""
        sheet: list[list[ScoreLine]] = self.game.part("rules_scoring").score_sheet(self)
        return sheet

    def automa_sheet(self) -> list[ScoreLine]:
        """The lines of an opponent without a seat, whom the texts call `automa`; none where there is none."""
        return []

    def audit(self) -> list[str]:
        """Conservation laws that are broken now, as sentences; empty when the books are sound. Here, or as `audit`
        in `audit.py`."""
        problems: list[str] = self.game.part("audit").audit(self)
        return problems

    # --- what a game writes: copies ----------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        """Copy the game's own fields into a blank position; what never changes in place may be shared."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace all that `seat` (-1: a spectator) cannot know by a random guess consistent with what it
        knows, every possibility equally likely; `self.rng` is replaced by `rng.branch()`."""
        raise NotImplementedError

    def hidden(self, seat: int) -> list[str]:
        """The keys of `dump()` whose content `seat` does not fully know ("rng" always); a dot goes deeper."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """The fields of the position, in the order of a dump, the same for all positions of so many seats; dump and
        load follow from them."""
        raise NotImplementedError

    def known_fields(self) -> Sequence[Field]:
        """The fields, asked for once for each number of seats."""
        found = self.game.field_lists.get(self.seats)
        if found is None:
            found = self.fields()
            self.game.field_lists[self.seats] = found
        return found

    def derive(self) -> None:
        """Work out, after a dump was loaded, what is kept only for speed and left out of `fields`."""

    def dump_position(self) -> dict[str, Any]:
        """The game's own part of `dump()`: plain dicts, lists, strings and numbers."""
        return dumped(self, self.known_fields())

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank state from `dump()` data; KeyError, TypeError and ValueError become `BadRecord`."""
        loaded(self, data, self.known_fields())
        self.derive()

    # --- what a game writes: seeing (here, or in its `view.py` and `phrases.py`) --------------------

    def board(self, viewer: int) -> dict[str, Any]:
        """The game's own part of the view, redacted for `viewer` (-1: a spectator).

        Two entries mean the same in every title, where it has them: `goal`, what a game alone is about, and
        `outcome`, how a game alone ended (both messages as JSON).
        """
        return self.game.seeing().board(self, viewer)

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        """The key figures of a seat that everybody (or `viewer`) may see, the same names for all seats."""
        return self.game.seeing().figures(self, seat, viewer)

    def prompt(self, viewer: int) -> Message:
        """The current decision of `actor`, in one sentence (`prompt-...`)."""
        return self.game.seeing().prompt(self, viewer)

    def phrase(self, choice: int) -> Message:
        """What a choice says in this position (`choice-...`). Works for every choice of the space, legal or
        not, and tells any two of them apart."""
        verb = self.game.space.verb_of(choice)
        special = self.game.phrases.get(verb.word)
        if special is not None:
            return special(self, *verb.indices(choice))
        return verb.message(choice, self.decider())

    def element(self, choice: int) -> str:
        """The board element a choice belongs to, such as "gap:4-5"; "" when it is a button."""
        verb = self.game.space.verb_of(choice)
        special = self.game.elements.get(verb.word)
        if special is not None:
            return special(self, *verb.indices(choice))
        return verb.element(choice, self.decider())

    def clause(self, choice: int) -> str:
        """The clause that lets one make this choice."""
        verb = self.game.space.verb_of(choice)
        special = self.game.clauses.get(verb.word)
        if special is not None:
            return special(self, *verb.indices(choice))
        return verb.clause

    def decider(self) -> int:
        """The seat to decide; the first one after the end, when nobody is."""
        return max(self.actor, 0)

    def traits(self, seat: int) -> list[str]:
        """Message ids of what sets a seat apart from the start (a character, a side), for balance reports."""
        told: list[str] = getattr(self.game.view, "traits", lambda s, at: [])(self, seat)
        return told

    def terms(self, seat: int) -> list[float]:
        """Evaluation terms of a seat in points, in the order of `game.term_names`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: what does not change from game to game. `magnate.load` gives the installed ones.

    `id`             its name: that of its folder, without `magnate_`
    `package`        the Python package that holds its texts, clauses and components
    `rules_version`  grows when old records would replay differently
    `seats`          the seat counts it can be played with
    `space`          the choice space
    `term_names`     the names (`term-NAME`) and `weights` of its evaluation terms
    `constants`      the figures by which the terms judge, in the order of `constant_defaults`
    `phrases`, `elements`, `clauses`   what a choice says, where it belongs and what allows it, per verb, where
                     that depends on the position
    """

    def __init__(
        self,
        package: str,
        components: Components,
        *,
        seats: Sequence[int],
        space: ChoiceSpace,
        terms: Sequence[str],
        constants: Mapping[str, float] | None = None,
        options: Sequence[Option] = (),
        view: ViewModule | None = None,
        phrases: PhrasesModule | None = None,
        rules_version: int = 1,
    ) -> None:
        self.id: str = package.rpartition(".")[2].removeprefix("magnate_")
        self.package: str = package
        self.rules_version: int = rules_version
        self.seats: list[int] = list(seats)
        self.option_list: list[Option] = list(options)
        self.components: Components = components
        self.space: ChoiceSpace = space
        self.term_names: list[str] = list(terms)
        self.weights: list[float] = load_weights(package, self.term_names)
        self.constant_defaults: dict[str, float] = dict(constants or {})
        self.constants: list[float] = load_constants(package, self.constant_defaults)
        self.observers: dict[int, Observer] = {}
        self.field_lists: dict[int, Sequence[Field]] = {}
        self.parts: dict[str, Any] = {}
        self.view: ViewModule | None = view
        self.phrases: Mapping[str, Callable[..., Message]] = {} if phrases is None else phrases.PHRASES
        self.elements: Mapping[str, Callable[..., str]] = {} if phrases is None else phrases.ELEMENTS
        self.clauses: Mapping[str, Callable[..., str]] = {} if phrases is None else phrases.CLAUSES

    # --- playing -------------------------------------------------------------------------------

    def new(
        self, seats: int | None = None, seed: int | str = 0, options: Mapping[str, OptionValue] | None = None
    ) -> State:
        """A new game, for the fewest seats if none are named; `BadOptions` when seats or an option are not offered."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadOptions(f"{self.id} is played with {allowed} seats, not {count!r}.")
        state = self.blank(count, self.full_options({} if options is None else options, count))
        try:
            state.rng = seeded(seed)
        except ValueError:
            raise BadOptions("A seed is a number or a text, and this text cannot be written down.") from None
        state.setup()
        state.settle()
        return state

    def full_options(
        self, options: Mapping[str, OptionValue], seats: int | None = None
    ) -> dict[str, OptionValue]:
        """The options with defaults filled in; `BadOptions` says what is wrong with them, also for so many seats."""
        known = {option.name: option for option in self.option_list}
        if not isinstance(options, Mapping):
            raise BadOptions(f"The options of {self.id} are names with values, not {options!r}.")
        given: Mapping[str, Any] = options  # compiled, a value of another type must reach the sentence below
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptions(f"{self.id} has no option '{name}'; known are: {names}.")
            same = [v for v in known[name].values if v == value and type(v) is type(value)]
            if not same:
                allowed = ", ".join(str(v) for v in known[name].values)
                raise BadOptions(f"option '{name}' of {self.id} can be {allowed}, not {value}.")
            if seats is not None and value != known[name].default and not known[name].open_to(seats):
                counts = " or ".join(str(n) for n in known[name].seats or [])
                raise BadOptions(f"option '{name}' of {self.id} is for {counts} seats, not for {seats}.")
        full = {name: options.get(name, option.default) for name, option in known.items()}
        return {
            name: value
            for name, value in full.items()
            if value != known[name].default or not known[name].later
        }

    def restore(self, data: Mapping[str, Any]) -> State:
        """The position that `State.dump` wrote; `BadRecord` when it is not one."""
        try:
            for key, mine in (
                ("game", self.id),
                ("rules", self.rules_version),
                ("components", self.components.digest),
            ):
                if data[key] != mine:
                    raise BadRecord(f"This position has {key} {data[key]}, but this is {key} {mine}.")
            if data["seats"] not in self.seats:
                raise BadRecord(f"{self.id} has no game of {data['seats']} seats.")
            state = self.blank(data["seats"], self.full_options(data["options"], data["seats"]))
            state.rng = restored(Listed(Kind(0, 2**32 - 1), 4).load(data["rng"], "rng"))
            state.actor = Kind(OVER, state.seats - 1).load(data["actor"], "actor")
            state.turn = Kind(0, MOST).load(data["turn"], "turn")
            state.round = Kind(1, MOST).load(data["round"], "round")
            state.reveals = Kind(0, MOST).load(data["reveals"], "reveals")
            state.load_position(dict(data))
            problems = state.audit()
            if problems:
                raise BadRecord("This position is not sound: " + "; ".join(problems))
            state.settle()
            if state.actor >= 0 and not state.offered():
                raise BadRecord(f"Seat {state.actor} has nothing to choose from in this position.")
        except BadRecord:
            raise
        except Exception as error:  # what somebody has made of a dump may trip the rules anywhere
            raise BadRecord(
                f"This is not a position of {self.id} ({type(error).__name__}: {error})."
            ) from None
        return state

    def encode(self, form: Mapping[str, object]) -> int:
        """The number of a JSON form."""
        return self.space.encode(form)

    def decode(self, choice: int) -> Form:
        """The JSON form of a number."""
        return self.space.decode(choice)

    def with_components(self, components: Components) -> Game:
        """The same game with other components; `BadComponents` says what is wrong with them."""
        return type(self)(components)  # type: ignore[call-arg, arg-type]

    def observation(self, seats: int) -> Observer:
        """What `State.observe` writes at a seat count: the features, their groups and their ranges."""
        found = self.observers.get(seats)
        if found is None:
            name = f"{self.package}.observation"
            make = None if find_spec(name) is None else getattr(import_module(name), "observer", None)
            if seats not in self.seats or make is None:
                raise NoObservation(f"{self.id} has no observation for {seats} seats.")
            found = make(self, seats)
            self.observers[seats] = found
        return found

    def part(self, subject: str) -> Any:
        """The title's module of a subject, such as `audit`."""
        found = self.parts.get(subject)
        if found is None:
            found = import_module(f"{self.package}.{subject}")
            self.parts[subject] = found
        return found

    # --- speaking ------------------------------------------------------------------------------

    def seeing(self) -> ViewModule:
        """The title's `view` module."""
        assert self.view is not None, f"{self.id} has no view"
        return self.view

    def say(self, state: State, choice: int, lang: str = "en") -> str:
        """What a choice says in a position, in English ("en") or French ("fr")."""
        return self.text(state.phrase(choice), lang)

    def text(self, message: Message, lang: str = "en") -> str:
        """A message in a language."""
        from magnate.core.texts import texts_of

        return texts_of(self.package).say(message, lang)

    # --- what a game writes ----------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        """An empty position, to be set up or loaded."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, About]:
        """What to show when a card, tile, track or figure is pointed at, by the id the view uses."""
        raise NotImplementedError
