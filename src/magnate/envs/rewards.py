"""What a seat is rewarded with when a game has ended.

`win`     1 for a win, -1 for everybody else; of a win that k seats share, each has 2 / k - 1
`rank`    from 1 for the first to -1 for the last, evenly spaced; equal seats share what their places are worth
`margin`  points ahead of the best rival (or behind it), in hundreds; alone, the points in hundreds
"""

from __future__ import annotations

from typing import Final

from magnate.core.contract import State
from magnate.core.errors import BadOptions

REWARDS: Final = ("win", "rank", "margin")


def checked(kind: str) -> str:
    """A kind of reward that exists."""
    if kind not in REWARDS:
        raise BadOptions(f"A reward is {', '.join(REWARDS)}, not '{kind}'.")
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """The reward of each seat at the end of a game."""
    if kind == "margin":
        return margins(state.scores())
    ranks = state.ranks()
    if kind == "win" or len(ranks) == 1:
        winners = max(1, ranks.count(1))
        return [2.0 / winners - 1.0 if rank == 1 else -1.0 for rank in ranks]
    return [1.0 - 2.0 * (rank - 1 + (ranks.count(rank) - 1) / 2) / (len(ranks) - 1) for rank in ranks]


def margins(scores: list[int]) -> list[float]:
    """How far each seat is ahead of its best rival, in hundreds of points."""
    if len(scores) == 1:
        return [scores[0] / 100.0]
    ordered = sorted(scores, reverse=True)
    return [(score - (ordered[1] if score == ordered[0] else ordered[0])) / 100.0 for score in scores]
