"""From rich positions on: the books stay sound, turns end, every illegal choice has its clause, folding is fair."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from magnate.core.clauses import clauses_of
from magnate.games.carnegie.constants import LYING, MOVES, USE
from magnate.games.carnegie.state import Position

from .positions import AMBER, GAME, T, Table
from .wild import wild

LONGEST_TURN = 100  # choices; the rules promise fewer
ENDINGS = ("done", "leave", "decline", "keep")


@pytest.mark.parametrize("seed", range(60))
def test_rich_games_go_on_soundly_to_their_end(seed: int) -> None:
    rng = Random(seed)
    table = wild(rng)
    state = table.s
    laziness = rng.random() / 2
    turn, choices = state.turn, 0
    while not state.is_over:
        offered = state.choices()
        assert len(set(offered)) == len(offered) > 1
        assert set(state.distinct()) <= set(offered)
        busy = [choice for choice in offered if GAME.decode(choice)["do"] not in ENDINGS]
        points = state.vp.copy()
        state.choose(rng.choice(busy if busy and rng.random() > laziness else offered))
        assert set(state.audit()) <= set(table.flaws)
        assert all(after >= before for after, before in zip(state.vp, points, strict=True))
        choices = choices + 1 if state.turn == turn else 0
        turn = state.turn
        assert choices < LONGEST_TURN
    assert state.markers == [5, 5, 5, 5]
    assert [sum(line.points for line in lines) for lines in state.score_sheet()] == state.scores()


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_not_offered_is_refused_by_a_clause(seed: int) -> None:
    rng = Random(seed)
    state = wild(rng).s
    known = clauses_of(GAME.package)
    for _ in range(25):
        if state.is_over:
            break
        state.choose(rng.choice(state.choices()))
        legal = set(state.choices())
        for choice in range(GAME.space.size):
            refusal = state.why_not(choice) if not state.is_over else None
            assert (refusal is None) == (state.is_over or choice in legal)
            if refusal is not None:
                assert refusal.clause in known
                assert GAME.text(refusal.message, "en") != GAME.text(refusal.message, "fr")


# --- folding -------------------------------------------------------------------------------------

SCRATCH = ("order", "moved", "group", "effect", "project", "tile", "zone", "section", "rng", "reveals")


def settled(state: Position) -> str:
    """A position without what only says how it was reached."""
    return str([(name, value) for name, value in state.dump().items() if name not in SCRATCH])


def moves_twice(state: Position, choice: int) -> bool:
    """Whether only employees already moved in this turn would be left to move there."""
    t = state.t
    if t.space.verb_of(choice) != t.move:
        return False
    space, posture = t.move.indices(choice)
    return posture == LYING and state.lie[state.actor * t.spaces + space] <= state.moved[space]


def results(state: Position, folded: bool) -> set[str]:
    """Every position in which the present turn can end, walking all choices or the distinct ones."""
    found: set[str] = set()
    seen: set[str] = set()
    open_ends = [state]
    while open_ends:
        here = open_ends.pop()
        for choice in here.distinct() if folded else here.choices():
            if moves_twice(here, choice):
                continue
            there = here.clone()
            assert isinstance(there, Position)
            there.advance(choice)
            key = str(there.dump())
            if there.turn != state.turn or there.phase not in (USE, MOVES):
                found.add(settled(there))
            elif key not in seen:
                seen.add(key)
                open_ends.append(there)
    return found


def researchers() -> Table:
    """Few research points, a mission for more, a donation to copy that the bonus of a last space could pay for."""
    table = Table(seats=2)
    amber = table.seat(AMBER)
    amber.money, amber.goods = 0, 0
    amber.department(15, "2-3", standing=1)
    table.seat(1).donates("H3")
    for region in T.regions:
        amber.track(region, 4)
    amber.staff("research", standing=2)
    table.turn("RD", AMBER)
    return table


def walkers() -> Table:
    """Three employees to move, one of them able to win more moves or a point by standing where they are."""
    table = Table(seats=2)
    amber = table.seat(AMBER)
    amber.nobody_stands()
    amber.sends("west", amber.lying("lobby") - 1)
    amber.department(3, "2-3", standing=1)
    amber.staff("research", standing=1)
    table.turn("HR", AMBER)
    return table


@pytest.mark.parametrize("case", [researchers, walkers])
def test_folded_orders_reach_every_result(case: Callable[[], Table]) -> None:
    state = case().s
    every = results(state, folded=False)
    assert len(every) > 40
    assert results(state, folded=True) == every
