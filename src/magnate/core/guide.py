"""Guided first rounds: a fixed deal and the moves of a lesson, in play order, with what is said about each."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

LEARNER = 0


class Step(NamedTuple):
    """A step of a lesson: a choice of a seat, an explanation, or both.

    `form`  the JSON form of the choice; empty when the step only explains
    `say`   the message (`guide-...`) that explains it; "" when the move goes without saying
    `on`    the board element pointed at; "" for the element of the choice
    """

    seat: int
    form: dict[str, str | int]
    say: str
    on: str

    def plain(self) -> dict[str, Any]:
        """The step as JSON."""
        return {"seat": self.seat, "do": self.form or None, "say": self.say, "on": self.on}


class Guide(NamedTuple):
    """A lesson: the deal, and its steps. The learner sits on seat 0."""

    seed: str
    seats: int
    options: dict[str, bool | int | str]
    steps: list[Step]

    def plain(self) -> dict[str, Any]:
        """The lesson as JSON."""
        return {
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "steps": [step.plain() for step in self.steps],
        }


@cache
def guide_of(package: str) -> Guide | None:
    """The lesson in a game's package (`guide.toml`), if it has one."""
    path = resources.files(package).joinpath("guide.toml")
    if not path.is_file():
        return None
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = [
        Step(step.get("seat", LEARNER), step.get("do", {}), step.get("say", ""), step.get("on", ""))
        for step in raw["step"]
    ]
    return Guide(str(raw["seed"]), raw["seats"], raw.get("options", {}), steps)
