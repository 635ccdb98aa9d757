"""Why a choice: the evaluation terms that set its turn apart from the runner-up's."""

from __future__ import annotations

from typing import Final

from magnate.bots.contract import Option, Reason
from magnate.bots.evaluate import NODES, after_turn, term_gaps
from magnate.core.contract import State

SMALLEST: Final = 0.05


def reasons(state: State, seat: int, options: list[Option], nodes: int = NODES) -> list[Reason]:
    """The terms by which the first option's turn ends better or worse than the second's, biggest first."""
    if len(options) < 2:
        return []
    best = after_turn(state, seat, options[0].choice, nodes)
    second = after_turn(state, seat, options[1].choice, nodes)
    return differences(best, second, seat)


def differences(best: State, second: State, seat: int) -> list[Reason]:
    """The terms by which one position is better or worse than another, biggest first."""
    theirs = {figure.name: figure.value for figure in second.figures(seat, seat)}
    figures = {figure.name: figure.value - theirs[figure.name] for figure in best.figures(seat, seat)}
    gaps = term_gaps(best, second, seat)
    return [Reason(name, points, figures) for points, name in gaps if abs(points) >= SMALLEST]
