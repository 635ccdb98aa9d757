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
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from magnate.core.components import Components
from magnate.core.errors import BadOptions, BadRecord, IllegalChoice
from magnate.core.message import EVERYONE, Args, Event, Figure, Message, Moved, Refusal, ScoreLine
from magnate.core.rng import Rng, restored, seeded
from magnate.core.space import ChoiceSpace, Form

OVER: Final = -1
FORCED_LIMIT: Final = 10_000

OptionValue = bool | int | str


class Option:
    """A declared game option: its name (`option-NAME` in the texts), its default and its values."""

    def __init__(self, name: str, default: OptionValue, values: list[OptionValue]) -> None:
        self.name = name
        self.default = default
        self.values = values


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

    def choose(self, choice: int) -> None:
        """Make a choice, or raise `IllegalChoice`, which says why, and change nothing."""
        if choice not in self._offered:
            refusal = self.why_not(choice)
            if refusal is None:
                raise IllegalChoice("That cannot be chosen now.")
            raise IllegalChoice(self.game.text(refusal.message, "en"), refusal.clause)
        self.advance(choice)

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
        for _ in range(FORCED_LIMIT):
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
        if seat >= 0 or self.actor < 0:
            refusal = self.refuse_attempt(seat, choice)
            if refusal is not None:
                return refusal
        if isinstance(choice, int):
            number: int = choice
        else:
            try:
                number = self.game.space.encode(choice)
            except IllegalChoice as error:
                refusal = self.refuse_form(dict(choice))
                if refusal is not None:
                    return refusal
                return Refusal("", "no-such-choice", {"reason": str(error)})
        if number in self._offered:
            return None
        if not 0 <= number < self.game.space.size:
            return Refusal("", "no-such-number", {"size": self.game.space.size - 1, "number": number})
        return self.refuse(number)

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
    ) -> None:
        """Append an event to the journal. Rules guard the call: `if s.journal is not None: s.note(...)`."""
        if self.journal is not None:
            who = self.actor if seat == -2 else seat
            event = Event(
                who, self.turn, self.round, Message(id, args), clause, [] if moved is None else moved, only
            )
            self.journal.append(event)

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
        }
        if self.actor < 0:
            view["winners"] = self.winners()
            view["ranks"] = self.ranks()
        else:
            view["prompt"] = self.prompt(viewer).plain()
            if viewer == self.actor:
                view["choices"] = [self.choice_view(choice) for choice in self._offered]
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
        """Lay out the start position, drawing from `self.rng`."""
        raise NotImplementedError

    def offer(self) -> list[int]:
        """What `actor` may choose: never empty, no dead ends, fixed order, a fresh list each time."""
        raise NotImplementedError

    def apply(self, choice: int) -> None:
        """Do a legal choice. Sets `actor`, `turn`, `round`; adds to `reveals` when chance speaks."""
        raise NotImplementedError

    def forced(self, choice: int) -> bool:
        """Whether the engine takes this only legal choice by itself (it must reveal nothing)."""
        return True

    def refuse(self, choice: int) -> Refusal:
        """Why a choice of the space that is not offered may not be made."""
        raise NotImplementedError

    def refuse_form(self, form: dict[str, object]) -> Refusal | None:
        """The rule against an attempt that the choice space cannot even express, if there is one."""
        return None

    def refuse_seat(self, seat: int) -> Refusal | None:
        """Why this seat (-1: whoever asks) may not act at all now; None if it may."""
        raise NotImplementedError

    def refuse_attempt(self, seat: int, choice: int | Mapping[str, object]) -> Refusal | None:
        """The same, for games that say it better when they know what the seat attempts out of turn."""
        return self.refuse_seat(seat)

    def scores(self) -> list[int]:
        """Points of each seat: as they stand during the game, final when it is over."""
        raise NotImplementedError

    def rank_keys(self) -> list[list[int]]:
        """What seats are ranked by, bigger is better: the score, then tie-breaks."""
        return [[score] for score in self.scores()]

    def score_sheet(self) -> list[list[ScoreLine]]:
        """Per seat, named lines that sum to `scores()`."""
        raise NotImplementedError

    def automa_sheet(self) -> list[ScoreLine]:
        """The lines of an opponent without a seat, whom the texts call `automa`; none where there is none."""
        return []

    def audit(self) -> list[str]:
        """Conservation laws that are broken now, as sentences; empty when the books are sound."""
        raise NotImplementedError

    # --- what a game writes: copies ----------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, cheap, without journal; starts with `copy_base`."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace all that `seat` (-1: a spectator) cannot know by a random guess consistent with what it
        knows, every possibility equally likely; `self.rng` is replaced by `rng.branch()`."""
        raise NotImplementedError

    def hidden(self, seat: int) -> list[str]:
        """The keys of `dump()` whose content `seat` does not fully know ("rng" always); a dot goes deeper."""
        raise NotImplementedError

    def dump_position(self) -> dict[str, Any]:
        """The game's own part of `dump()`: plain dicts, lists, strings and numbers."""
        raise NotImplementedError

    def load_position(self, data: dict[str, Any]) -> None:
        """Fill a blank state from `dump()` data; KeyError, TypeError and ValueError become `BadRecord`."""
        raise NotImplementedError

    # --- what a game writes: seeing ----------------------------------------------------------------

    def board(self, viewer: int) -> dict[str, Any]:
        """The game's own part of the view, redacted for `viewer` (-1: a spectator)."""
        raise NotImplementedError

    def figures(self, seat: int, viewer: int) -> list[Figure]:
        """The key figures of a seat that everybody (or `viewer`) may see, the same names for all seats."""
        raise NotImplementedError

    def prompt(self, viewer: int) -> Message:
        """What is asked of `actor` now, in one sentence (`prompt-...`)."""
        raise NotImplementedError

    def phrase(self, choice: int) -> Message:
        """What a choice says in this position (`choice-...`). Works for every choice of the space, legal or
        not, and tells any two of them apart."""
        raise NotImplementedError

    def element(self, choice: int) -> str:
        """The board element a choice belongs to, such as "gap:4-5"; "" when it is a button."""
        raise NotImplementedError

    def clause(self, choice: int) -> str:
        """The clause that lets one make this choice."""
        raise NotImplementedError

    def traits(self, seat: int) -> list[str]:
        """Message ids of what sets a seat apart from the start (a character, a side), for balance reports."""
        return []

    def terms(self, seat: int) -> list[float]:
        """Evaluation terms of a seat in points, in the order of `game.term_names`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: what does not change from game to game. `load_game` gives the installed ones.

    `id`             the name of its folder
    `package`        the Python package that holds its texts, clauses and components
    `rules_version`  grows when old records would replay differently
    `seats`          the seat counts it can be played with
    `space`          the choice space
    `term_names`     the names (`term-NAME`) and `weights` of its evaluation terms
    """

    id: str
    package: str
    rules_version: int
    seats: list[int]
    option_list: list[Option]
    components: Components
    space: ChoiceSpace
    term_names: list[str]
    weights: list[float]

    # --- playing -------------------------------------------------------------------------------

    @property
    def choice_space(self) -> ChoiceSpace:
        """Every choice the game knows; `size`, `encode` and `decode` are on it."""
        return self.space

    def new(
        self, seats: int | None = None, seed: int | str = 0, options: Mapping[str, OptionValue] | None = None
    ) -> State:
        """A new game, for the fewest seats if none are named; `BadOptions` when seats or an option are not offered."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadOptions(f"{self.id} is played with {allowed} seats, not {count}.")
        state = self.blank(count, self.full_options(options or {}))
        state.rng = seeded(seed)
        state.setup()
        state.settle()
        return state

    def full_options(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options with defaults filled in; `BadOptions` says what is wrong with them."""
        known = {option.name: option for option in self.option_list}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptions(f"{self.id} has no option '{name}'; known are: {names}.")
            same = [v for v in known[name].values if v == value and type(v) is type(value)]
            if not same:
                allowed = ", ".join(str(v) for v in known[name].values)
                raise BadOptions(f"option '{name}' of {self.id} can be {allowed}, not {value}.")
        return {name: options.get(name, option.default) for name, option in known.items()}

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
            state = self.blank(data["seats"], self.full_options(data["options"]))
            state.rng = restored(data["rng"])
            state.actor = data["actor"]
            state.turn = data["turn"]
            state.round = data["round"]
            state.reveals = data["reveals"]
            if not OVER <= state.actor < state.seats:
                raise BadRecord(f"There is no seat {state.actor}.")
            state.load_position(dict(data))
            problems = state.audit()
            if problems:
                raise BadRecord("This position is not sound: " + "; ".join(problems))
            state.settle()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadOptions) as error:
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

    # --- speaking ------------------------------------------------------------------------------

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

    def with_components(self, components: Components) -> Game:
        """The same game with other components; `BadComponents` says what is wrong with them."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, About]:
        """What to show when a card, tile, track or figure is pointed at, by the id the view uses."""
        raise NotImplementedError
