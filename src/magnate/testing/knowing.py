"""What a redeal must respect: everything a seat has been told, and nothing that it has not.

Both checks play random games and know nothing of the title: a seat is told what its events and its views say.

`check_deductions` asks of a redealt position whether the game could have come to it. The things that the redeal has
exchanged are exchanged in an earlier position too, and the same choices are made from there: the seat must be told the
same, event by event, by every choice as far as they can be made. A redeal that forgets what the log gave away leads to
another log, or to another question.

`check_places` looks for things that redeals leave where they truly are. Where the game could have gone on to another
position, by another random stream or with two things exchanged, without the seat being told anything else, the seat
cannot prefer one to the other: its redeals must put either thing into the place equally often, and must not agree with
the true position in more places than with the others.

Positions are taken evenly out of one random game. `check_rare` takes more of them out of many games that are steered
towards what rarely happens (a search that shuffles, a hand dealt again): some choices are tried out, and the one is
made that brings the lines in the log, and the questions after an answer, which have been met least often. A title may
name those that bring hidden knowledge. It looks at the positions right after the first of each kind, above all after
those that follow another rare one in the same game, through the eyes of every seat.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from magnate.core.contract import State
from magnate.core.errors import BadRecord
from magnate.core.message import Event
from magnate.core.rng import Rng
from magnate.testing.playing import LONGEST, Case, at, same, without

MOMENTS: Final = 5
DEALS: Final = 60
WORLDS: Final = 6
Z_LIMIT: Final = 5.0
DOUBT: Final = 2.5
"""From here on agreement with the true position is looked at again, with more deals and more worlds."""
AGAIN: Final = 5
"""So many times as many."""
FEWEST: Final = 4
"""Of so many worlds at least an average is taken."""
GAMES: Final = 8
"""In so many games what rarely happens is looked for."""
EACH: Final = 2
"""So many lines of each kind are looked at."""
TRIED: Final = 4
"""So many choices are tried out at a step."""
AMOUNTS: Final = ("n", "amount")
SMALL: Final = 3
"""Amounts up to this make lines of the same name different kinds: one card found is not two."""
LOOKS: Final = 8
"""So many positions are looked at for each game at most."""
TOLD: Final = 8
"""So many redeals of each must tell the same."""
OPENINGS: Final = 40
"""Every game is the rarest of so many beginnings."""
OPENING: Final = 40
"""The choices of a beginning."""

SINGLE: Final = frozenset({int, str, bool})
"""What lies in a place by itself."""

Things = dict[str, Any]


class Past:
    """One random game: the position at every step, written down, what each seat cannot see of it, the choices, and
    what each seat could read in the log of each choice, and the question that was answered by it."""

    def __init__(self, case: Case, choices: list[int] | None = None) -> None:
        self.dumps: list[dict[str, Any]] = []
        self.unseen: list[list[list[str]]] = []
        self.choices: list[int] = []
        self.read: list[list[list[str]]] = []
        self.questions: list[str] = []
        self._hidden: dict[tuple[int, int], Things] = {}
        self._rows: dict[tuple[int, int], dict[str, list[Any]]] = {}
        self._content: dict[tuple[int, int], frozenset[Any]] = {}
        self._names: dict[tuple[int, int], set[str]] = {}
        self._play(case, choices)

    def _play(self, case: Case, choices: list[int] | None) -> None:
        """Play it by these choices, or at random."""
        rng = case.rng("knowing")
        state = case.new()
        for step in range(LONGEST if choices is None else len(choices) + 1):
            self.dumps.append(state.dump())
            self.unseen.append([state.hidden(seat) for seat in range(-1, state.seats)])
            if state.is_over or (choices is not None and step == len(choices)):
                break
            offered = state.choices()
            self.choices.append(offered[rng.below(len(offered))] if choices is None else choices[step])
            self.questions.append(question(state))
            state.journal = []
            state.choose(self.choices[-1])
            self.read.append([told_to(state.journal, seat) for seat in range(-1, state.seats)])

    def hidden(self, step: int, seat: int) -> Things:
        """What a seat could not see at a step."""
        found = self._hidden.get((step, seat))
        if found is None:
            found = self._hidden[step, seat] = things(self.dumps[step], self.unseen[step][seat + 1])
        return found

    def rows(self, step: int, seat: int) -> dict[str, list[Any]]:
        """The same by the rows that things lie in."""
        found = self._rows.get((step, seat))
        if found is None:
            found = self._rows[step, seat] = rows(self.hidden(step, seat))
        return found

    def content(self, step: int, seat: int) -> frozenset[Any]:
        """The same without the places."""
        found = self._content.get((step, seat))
        if found is None:
            found = self._content[step, seat] = frozenset(self.hidden(step, seat).values())
        return found

    def told(self, start: int, end: int, seat: int) -> list[list[str]]:
        """What a seat was told by each choice from one step to another: first what it was asked, if it was."""
        return [
            [self.questions[step], *self.read[step][seat + 1]]
            if self.dumps[step]["actor"] == seat
            else self.read[step][seat + 1]
            for step in range(start, end)
        ]

    def names(self, step: int, seat: int) -> set[str]:
        """The words that a seat could read in the log of a choice."""
        found = self._names.get((step, seat))
        if found is None:
            found = self._names[step, seat] = set(re.findall(r"\w+", " ".join(self.read[step][seat + 1])))
        return found


def question(state: State) -> str:
    """What the seat to decide is asked: its choices, as it sees them."""
    return same([state.choice_view(one) for one in state.choices()])


def told_to(events: list[Event], seat: int) -> list[str]:
    """The events that a seat can read."""
    return [same(event.plain()) for event in events if event.only in (-1, seat)]


def places(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The places of plain rows within tables, each with what lies there."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, f"{path}.{key}")
    elif isinstance(data, list) and SINGLE.issuperset(map(type, data)):
        for i, value in enumerate(data):
            yield f"{path}.{i}", value


def things(dump: Mapping[str, Any], paths: list[str]) -> Things:
    """What lies hidden at some paths of a position, by the places where it lies."""
    found: Things = {}
    for path in paths:
        content = at(dump, path)
        if path != "rng":
            found.update(places(content, path) if isinstance(content, dict | list) else [(path, content)])
    return found


def unseen(state: State, seat: int) -> Things:
    """What a seat cannot see of a position."""
    return things(state.dump(), state.hidden(seat))


def redealt(state: State, seat: int, rng: Rng) -> Things:
    """What a seat may hold for what it cannot see."""
    guess = state.clone()
    guess.redeal(seat, rng)
    return unseen(guess, seat)


# --- another past with the same log ---------------------------------------------------------------------------


def put(data: Any, swaps: Mapping[Any, Any]) -> Any:
    """Nested data with named things exchanged, as values and as keys."""
    if isinstance(data, dict):
        return {swaps.get(key, key): put(value, swaps) for key, value in data.items()}
    if isinstance(data, list):
        return [put(value, swaps) for value in data]
    return swaps.get(data, data) if isinstance(data, str) else data


def laid(dump: dict[str, Any], content: Things) -> dict[str, Any]:
    """A dump with other things in some places."""
    copy: dict[str, Any] = json.loads(json.dumps(dump))
    for path, value in content.items():
        parent, _, last = path.rpartition(".")
        row: Any = at(copy, parent) if parent else copy
        row[int(last) if isinstance(row, list) else last] = value
    return copy


def with_swaps(dump: dict[str, Any], hidden: Things, swaps: Mapping[Any, Any]) -> dict[str, Any]:
    """A position with things exchanged: names wherever they stand, numbers in the hidden places only."""
    numbers = {
        p: swaps[thing] for p, thing in hidden.items() if thing in swaps and not isinstance(thing, str)
    }
    return put(laid(dump, numbers), swaps)  # type: ignore[no-any-return]


def rows(content: Things) -> dict[str, list[Any]]:
    """Things by the row they lie in."""
    found: dict[str, list[Any]] = {}
    for path, thing in content.items():
        found.setdefault(path.rpartition(".")[0], []).append(thing)
    return found


def beginnings(then: dict[str, list[Any]], now: dict[str, list[Any]]) -> dict[str, int] | None:
    """Where the rows of today begin in those of an earlier position: they are its beginning or its rest, or None."""
    found: dict[str, int] = {}
    for path, row in now.items():
        longer = then.get(path, [])
        start = 0 if longer[: len(row)] == row else len(longer) - len(row)
        if start < 0 or longer[start : start + len(row)] != row:
            return None
        found[path] = start
    return found


class Story(NamedTuple):
    """What a seat was told by each choice that was made, where that ended, and whether all of them could be made."""

    told: list[list[str]]
    end: State
    complete: bool


def story(
    case: Case, dump: dict[str, Any], choices: list[int], swaps: Mapping[Any, Any], seat: int
) -> Story | None:
    """The choices made again from a position, things exchanged in them; None when it cannot be a position."""
    try:
        state = case.game.restore(dump)
    except BadRecord:
        return None
    told: list[list[str]] = []
    for number in choices:
        choice = case.game.encode(put(case.game.decode(number), swaps)) if swaps else number
        if state.is_over or choice not in state.choices():
            return Story(told, state, False)
        asked = [question(state)] if state.actor == seat else []
        state.journal = []
        state.advance(choice)
        told.append([*asked, *told_to(state.journal, seat)])
    return Story(told, state, True)


class Moment:
    """A position of a random game as one seat looks at it."""

    def __init__(self, case: Case, past: Past, step: int, seat: int) -> None:
        self.case = case
        self.past = past
        self.step = step
        self.seat = seat
        self.state = case.game.restore(past.dumps[step])
        self.hidden = self.hidden_at(step)
        self.alike = any(len(set(row.values())) < len(row) for row in (self.hidden_at(0), self.hidden))

    def hidden_at(self, step: int) -> Things:
        """What the seat could not see at an earlier step."""
        return self.past.hidden(step, self.seat)

    def told(self, start: int) -> list[list[str]]:
        """What the seat was told by each step since one."""
        return self.past.told(start, self.step, self.seat)

    def same_to_the_seat(self, other: Story | None, start: int) -> bool:
        """Whether the seat has been told the same in another story, and has kept the same notes."""
        if other is None or not other.complete or other.told != self.told(start):
            return False
        mine, theirs = (without(s.dump(), s.hidden(self.seat)) for s in (self.state, other.end))
        return same(mine) == same(theirs)

    @cached_property
    def whole_since(self) -> tuple[int, dict[str, int]] | None:
        """Where things are alike: since when the rows of today have been parts of rows, and where they began then."""
        found = None
        for step in range(self.step - 1, -1, -1):
            begun = beginnings(self.past.rows(step, self.seat), self.past.rows(self.step, self.seat))
            if begun is None:
                break
            found = step, begun
        return found

    def other_past(self, after: Things) -> tuple[int, dict[str, Any], dict[Any, Any]] | None:
        """The earliest position from which all that lies elsewhere in `after` was hidden, with it lying there.

        None when there is none, or when nothing lies elsewhere.
        """
        if self.alike:
            if self.whole_since is None:
                return None
            step, begun = self.whole_since
            other = rows(after)
            content = {
                f"{path}.{start + i}": thing
                for path, start in begun.items()
                for i, thing in enumerate(other[path])
            }
            return step, laid(self.past.dumps[step], content), {}
        swaps = {old: after[p] for p, old in self.hidden.items() if after[p] != old}
        moved = frozenset(swaps)
        step = self.step
        while step and moved <= self.past.content(step - 1, self.seat):
            if not moved.isdisjoint(self.past.names(step - 1, self.seat)):
                break
            step -= 1
        if not moved or step == self.step:
            return None
        return step, with_swaps(self.past.dumps[step], self.hidden_at(step), swaps), swaps


# --- games steered towards what rarely happens ------------------------------------------------------------------


class Hunt(NamedTuple):
    """A game steered towards what rarely happens: its case, its choices and what each brought."""

    case: Case
    choices: list[int]
    kinds: list[list[str]]


def kinds_of(state: State, choice: int) -> list[str]:
    """What a choice has brought: the kinds of its lines, by name and small amounts, and what is asked now, after it."""
    found = []
    for event in state.journal or []:
        args = event.message.args
        amounts = [f" {args[name]}" for name in AMOUNTS if args.get(name) in range(SMALL + 1)]
        found.append("".join([event.message.id, *amounts]))
    if state.is_over:
        return found
    answered, asked = (str(state.game.decode(one)["do"]) for one in (choice, state.choices()[0]))
    return [*found, asked, f"{asked} after {answered}"]


def after(state: State, choice: int) -> list[str]:
    """What a choice would bring."""
    twin = state.clone()
    twin.journal = []
    twin.choose(choice)
    return kinds_of(twin, choice)


class Sampler:
    """Plays games in which what rarely happens is sought, above all what the title says brings hidden knowledge."""

    def __init__(self, case: Case, telling: Collection[str], length: int) -> None:
        self.case = case
        self.telling = telling
        self.length = length
        self.met: Counter[str] = Counter()

    def tells(self, kind: str) -> bool:
        """Whether a kind of line, or a question, brings hidden knowledge; any may if the title does not say."""
        return not self.telling or kind.partition(" ")[0] in self.telling

    def rank(self, kinds: list[str]) -> int:
        """How often the least frequent of some kinds has been met."""
        return min((self.met[kind] for kind in kinds if self.tells(kind)), default=LONGEST)

    def play(self, hunt: Hunt, state: State, number: int) -> None:
        """Carry a game on, every second choice so that it brings what has been met least often."""
        rng = hunt.case.rng(f"hunt:{len(hunt.choices)}")
        for _ in range(number):
            if state.is_over:
                return
            offered = state.choices()
            some = [offered[rng.below(len(offered))] for _ in range(TRIED if rng.below(2) else 1)]
            choice = min(some, key=lambda one: self.rank(after(state, one))) if len(some) > 1 else some[0]
            state.journal = []
            state.choose(choice)
            kinds = kinds_of(state, choice)
            self.met.update(set(kinds))
            hunt.choices.append(choice)
            hunt.kinds.append([kind for kind in kinds if self.tells(kind)])

    def game(self, number: int) -> Hunt:
        """One game: the rarest of many beginnings, carried on to its end or for so many choices."""
        found: list[Hunt] = []
        for i in range(OPENINGS):
            other = self.case._replace(seed=(self.case.seed * GAMES + number) * OPENINGS + i)
            found.append(Hunt(other, [], []))
            self.play(found[-1], other.new(), OPENING)
        hunt = min(found, key=lambda one: self.rank([kind for kinds in one.kinds for kind in kinds]))
        state = hunt.case.new()
        for choice in hunt.choices:
            state.choose(choice)
        self.play(hunt, state, self.length - len(hunt.choices))
        return hunt

    def places(self, hunts: list[Hunt]) -> list[tuple[int, int]]:
        """Where to look, as game and step: after the first of each kind, above all where one follows another."""
        found: dict[tuple[str, str], list[tuple[int, int]]] = {}
        for number, hunt in enumerate(hunts):
            rarest = ""
            for step, kinds in enumerate(hunt.kinds, 1):
                for kind in kinds:
                    for before in {"", rarest}:
                        found.setdefault((before, kind), []).append((number, step))
                    if not rarest or self.met[kind] < self.met[rarest]:
                        rarest = kind
        keys = sorted(found, key=lambda key: (self.met[key[1]] + self.met[key[0]], key))
        every = [place for i in range(EACH) for key in keys for place in found[key][i : i + 1]]
        return list(dict.fromkeys(every))[: LOOKS * len(hunts)]


def rare(case: Case, games: int, telling: Collection[str], length: int) -> Iterator[Moment]:
    """Positions after what rarely happens, seen by every seat and from outside."""
    sampler = Sampler(case, telling, length)
    hunts = [sampler.game(number) for number in range(games)]
    pasts: dict[int, Past] = {}
    for number, step in sampler.places(hunts):
        hunt = hunts[number]
        if number not in pasts:
            pasts[number] = Past(hunt.case, hunt.choices)
        for viewer in range(-1, case.seats):
            moment = Moment(hunt.case, pasts[number], step, viewer)
            if moment.hidden:
                yield moment


def moments(case: Case) -> Iterator[Moment]:
    """Some positions of a random game, each seen by another seat, at which something is hidden."""
    past = Past(case)
    last = len(past.choices)
    for i in range(1, MOMENTS + 1):
        seat = (i + case.seed) % (case.seats + 1) - 1
        moment = Moment(case, past, last * i // (MOMENTS + 1), seat)
        if moment.hidden:
            yield moment


def check_deductions(case: Case) -> None:
    """Every redeal is a position to which the game could have come with the same log."""
    rng = case.rng("deductions")
    for moment in moments(case):
        check_told(moment, rng)


def check_rare(case: Case, games: int = GAMES, telling: Collection[str] = (), length: int = LONGEST) -> None:
    """What rarely happens is not forgotten by redeals either, and does not stay where it truly is.

    A title may name the lines of the log and the choices that bring hidden knowledge: they are sought first. The short
    form looks at few games, and only at their first choices.
    """
    rng = case.rng("rare")
    for moment in rare(case, games, telling, length):
        for _ in range(TOLD):
            check_told(moment, rng)
        check_kept(moment, rng, 1)


def check_told(moment: Moment, rng: Rng) -> None:
    """A redeal is a position to which the game could have come with the same log."""
    other = moment.other_past(redealt(moment.state, moment.seat, rng))
    if other is None:
        return
    start, dump, swaps = other
    found = story(moment.case, dump, moment.past.choices[start : moment.step], swaps, moment.seat)
    assert found is not None, f"seat {moment.seat}, step {start}: a redeal is no sound position"
    where = f"seat {moment.seat}, steps {start} to {moment.step}"
    for step, (mine, other_told) in enumerate(zip(moment.told(start), found.told, strict=False), start):
        check_same(mine, other_told, f"{where}, log of step {step}")
    last = start + len(found.told)
    asked = moment.past.dumps[last]["actor"]
    assert found.end.actor == asked, f"{where}: after a redeal another seat would be asked at step {last}"


def check_same(mine: list[str], theirs: list[str], where: str) -> None:
    """A redeal would have told neither other lines than the true position, nor more or fewer of them."""
    for one, two in zip(mine, theirs, strict=False):
        assert one == two, f"{where}: a redeal would have told {two}, not {one}"
    more, less = theirs[len(mine) :], mine[len(theirs) :]
    assert not more, f"{where}: a redeal would have told more: {more[0]}"
    assert not less, f"{where}: a redeal would have told less: {less[0]}"


# --- places that redeals keep -----------------------------------------------------------------------------------


def worlds(moment: Moment, rng: Rng, number: int = WORLDS) -> Iterator[Things]:
    """Other deals that a seat must hold as likely as the true one: with other luck it is told the same."""
    for i in range(number):
        start = max(0, moment.step - 1 - 2 * (i % WORLDS))
        dump = dict(moment.past.dumps[start])
        dump["rng"] = rng.branch().dump()
        found = story(moment.case, dump, moment.past.choices[start : moment.step], {}, moment.seat)
        if moment.same_to_the_seat(found, start):
            assert found is not None
            yield unseen(found.end, moment.seat)


def exchanges(moment: Moment, rng: Rng, number: int) -> Iterator[Things]:
    """Others: with two things exchanged that the seat has never seen."""
    if not moment.alike and len(moment.hidden) > 1:
        for _ in range(number):
            yield from exchange(moment, rng)


def exchange(moment: Moment, rng: Rng) -> Iterator[Things]:
    """The deal with two things exchanged that the seat has never seen, if it cannot tell."""
    spots = list(moment.hidden)
    one = spots[rng.below(len(spots))]
    two = spots[rng.below(len(spots))]
    after = {**moment.hidden, one: moment.hidden[two], two: moment.hidden[one]}
    other = moment.other_past(after)
    if other is None or other[0] > 0:
        return
    found = story(moment.case, other[1], moment.past.choices[: moment.step], other[2], moment.seat)
    if moment.same_to_the_seat(found, 0):
        yield after


def check_places(case: Case) -> None:
    """Nothing hidden keeps its true place more often than a deal that is as likely allows."""
    rng = case.rng("places")
    for moment in moments(case):
        check_kept(moment, rng)


def check_kept(moment: Moment, rng: Rng, exchanged: int = WORLDS) -> None:
    """Nothing hidden keeps its true place here more often than a deal that is as likely allows."""
    deals = [redealt(moment.state, moment.seat, rng) for _ in range(DEALS)]
    others = list(worlds(moment, rng))
    kept = {
        place: [deal.get(place) for deal in deals]
        for place, thing in moment.hidden.items()
        if sum(deal.get(place) == thing for deal in deals) > DEALS // 2
    }
    for world in [*others, *exchanges(moment, rng, exchanged)] if kept else ():
        for place, seen in kept.items():
            true, other = moment.hidden[place], world.get(place)
            if other == true:
                continue
            more, fewer = seen.count(true), seen.count(other)
            z = (more - fewer) / math.sqrt(more + fewer)
            told = f"{place} holds {true} in {more} of {DEALS} redeals and {other} in {fewer}"
            assert z < Z_LIMIT, f"seat {moment.seat}, step {moment.step}: {told}, as likely as it is"
    if excess(moment, deals, others) > DOUBT:
        deals = [redealt(moment.state, moment.seat, rng) for _ in range(DEALS * AGAIN)]
        z = excess(moment, deals, list(worlds(moment, rng, WORLDS * AGAIN)))
        told = f"redeals agree with the true position too often (z = {z:.1f})"
        assert z < Z_LIMIT, f"seat {moment.seat}, step {moment.step}: {told}"


def agreements(world: Things, deals: list[Things]) -> list[int]:
    """In how many places each deal agrees with a world."""
    return [len(world.items() & deal.items()) for deal in deals]


def excess(moment: Moment, deals: list[Things], others: list[Things]) -> float:
    """By how many standard errors redeals agree more with the true position than with worlds that are as likely.

    0.0 where there are too few of them to tell.
    """
    if len(others) < FEWEST:
        return 0.0
    mine = agreements(moment.hidden, deals)
    theirs = [sum(agreements(world, deals)) for world in others]
    mean = sum(theirs) / len(theirs)
    spread = sum((one - mean) ** 2 for one in theirs) / (len(theirs) - 1)
    middle = sum(mine) / len(mine)
    chance = sum((one - middle) ** 2 for one in mine)
    return (sum(mine) - mean) / math.sqrt(max(1.0, chance + spread))
