"""What the contract promises of a position told in words (`State.text`), as checks for any game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from magnate.core.contract import State
from magnate.core.telling import described
from magnate.core.texts import LANGUAGES
from magnate.testing.observing import difference, same_but_choices, shown
from magnate.testing.playing import Case, positions, sampled

# More than this does not fit beside a game's rules into a small model's memory.
LONGEST: Final = 50_000
# A message that is missing reads as its id.
MISSING: Final = re.compile(r"\b(?:tell|word|tui|screen|card|figure|score|option|dept|site)-[A-Za-z0-9_]+")
# Views are dear: of each stretch of so many steps, one part is looked at step by step.
STRETCH: Final = 60
PART: Final = 6


def check_text_tells_nothing_hidden(case: Case) -> None:
    """Redealing all that a seat cannot know leaves the text as it was, in every language."""
    rng = case.rng("telling")
    for state in sampled(case, 4):
        for seat in range(state.seats):
            guess = state.clone()
            guess.redeal(seat, rng)
            guess.settle()
            for lang in LANGUAGES:
                assert guess.text(seat, lang) == state.text(seat, lang), f"seat {seat} reads something hidden"


def check_text_tells_everything(case: Case) -> None:
    """Whenever what a seat is shown changes, the text changes too, the decision left aside."""
    seat = case.seed % case.seats
    told_before, view_before = "", ""
    for step, state in positions(case):
        told, view = "", ""
        if step % STRETCH < STRETCH // PART:
            told, view = position_told(state, seat), shown(state, seat)
            if told == told_before and view_before and not same_but_choices(view, view_before):
                raise AssertionError(f"step {step}, seat {seat}: {difference(view_before, view)} is not told")
        told_before, view_before = told, view


def position_told(state: State, seat: int) -> str:
    """The position in words, with the question but without the choices."""
    asked = "" if state.is_over else json.dumps(state.prompt(seat).plain())
    return "\n".join([*described(state, seat, "en"), asked])


def check_text_numbers_the_choices(case: Case) -> None:
    """The choices stand at the end, numbered in their order; nothing is missing a word; spectators may read too."""
    for state in sampled(case, 4):
        for lang in LANGUAGES:
            text = state.text(max(state.actor, 0), lang)
            said = [f"{i}. {state.game.say(state, c, lang)}" for i, c in enumerate(state.choices(), 1)]
            assert text.endswith("\n".join(said)), "the choices are not numbered in their order"
            for told in (text, state.text(None, lang)):
                assert not MISSING.search(told), f"no words for {MISSING.findall(told)[:5]}"
                assert len(told) <= LONGEST, f"{len(told)} characters"


TEXT_CHECKS: Final[list[Callable[[Case], None]]] = [
    check_text_tells_nothing_hidden,
    check_text_tells_everything,
    check_text_numbers_the_choices,
]
