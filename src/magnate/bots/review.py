"""After the game: the choices that cost a seat most, and what a strong bot would have done instead."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from magnate.bots.contract import Bot, Reason, advised
from magnate.bots.evaluate import NODES, after_turn, margin, ranked, worths
from magnate.bots.reasons import differences
from magnate.core.contract import State
from magnate.core.rng import seeded

COUNT: Final = 3
ASKED: Final = 6
GLANCE: Final = 120
LEAST: Final = 0.5


class Costly(NamedTuple):
    """A choice that cost something: after how many choices it was made, what a bot would have chosen, how many points
    more that is worth at the end of the turn, and what makes most of them."""

    at: int
    played: int
    better: int
    points: float
    reason: Reason


class Doubt(NamedTuple):
    """A decision that looks wrong at a glance: how many points it seems to have lost, when, what its seat knew."""

    points: float
    at: int
    played: int
    known: State


def doubts(start: State, choices: list[int], seat: int, moments: Collection[int], bot: Bot) -> list[Doubt]:
    """The decisions of a seat that look most costly at a glance by the figures of a bot, the worst first."""
    found: list[Doubt] = []
    state = start.clone()
    for at, choice in enumerate(choices):
        if at in moments and state.actor == seat and len(state.offered()) > 1:
            known = state.clone()
            known.redeal(seat, seeded(f"review:{at}"))
            known = bot.judging(known)
            points = ranked(known, seat, GLANCE)[0][0] - reached(known, seat, choice, GLANCE)
            if points >= LEAST:
                found.append(Doubt(points, at, choice, known))
        state.advance(choice)
    return sorted(found, key=lambda doubt: -doubt.points)


def worst_of_turns(found: list[Doubt]) -> list[Doubt]:
    """The first of each turn: one mistake is not told twice."""
    turns: dict[int, Doubt] = {}
    for doubt in found:
        turns.setdefault(doubt.known.turn, doubt)
    return list(turns.values())


def reached(state: State, seat: int, choice: int, nodes: int) -> float:
    """By how much a seat leads at the end of the turn that starts with a choice and goes on well."""
    return margin(worths(after_turn(state, seat, choice, nodes)), seat)


def costliest(
    start: State, choices: list[int], seat: int, moments: Collection[int], bot: Bot, count: int = COUNT
) -> list[Costly]:
    """The choices, among those made at certain moments, that cost a seat most in the eyes of a bot.

    Only what the seat knew then counts: everything else is dealt again before anything is judged.
    """
    found: list[Costly] = []
    for doubt in worst_of_turns(doubts(start, choices, seat, moments, bot))[:ASKED]:
        better = advised(bot, doubt.known, seat).choice
        if better == doubt.played:
            continue
        best = after_turn(doubt.known, seat, better, NODES)
        made = after_turn(doubt.known, seat, doubt.played, NODES)
        points = margin(worths(best), seat) - margin(worths(made), seat)
        gains = [reason for reason in differences(best, made, seat) if reason.points > 0]
        if points >= LEAST and gains:
            found.append(Costly(doubt.at, doubt.played, better, points, gains[0]))
    return sorted(found, key=lambda costly: -costly.points)[:count]
