"""The words every title's tests share: lay out a position, do, can, offered, refused.

    s = lay(game.new(2, 1), money=[5, 5])
    do(s, "place", gap="1-2")
    assert not can(s, "pass")
    assert refused(s, "pass").clause == "SPY-PASS-1"

Nothing here decides a rule; a title's `positions.py` adds only the words of its own pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from magnate.core.contract import State
from magnate.core.errors import IllegalChoice
from magnate.core.message import Refusal
from magnate.core.space import Form
from magnate.core.texts import LANGUAGES, texts_of

S = TypeVar("S", bound=State)


def act(word: str, **params: object) -> dict[str, object]:
    """An attempt as a JSON form."""
    return {"do": word, **params}


def lay(state: S, **fields: object) -> S:
    """Change fields of a position by hand, then work out what follows from them and what may be chosen."""
    for name, value in fields.items():
        if not hasattr(state, name):
            raise AttributeError(f"a position of {state.game.id} has no field {name}")
        setattr(state, name, value)
    state.derive()
    state.settle()
    return state


def do(state: S, word: str, **params: object) -> S:
    """Make a choice; `IllegalChoice` when it may not be made."""
    state.choose(state.game.encode(act(word, **params)))
    return state


def can(state: State, word: str, **params: object) -> bool:
    """Whether a choice may be made now."""
    return state.why_not(act(word, **params)) is None


def offered(state: State, word: str = "") -> list[Form]:
    """What may be chosen now, of one verb if one is named, as JSON forms."""
    forms = [state.game.decode(choice) for choice in state.choices()]
    return [form for form in forms if word in ("", form["do"])]


def refused(state: State, word: str, seat: int = -1, **params: object) -> Refusal:
    """The reason against an attempt; it must have a sentence in every language and change nothing."""
    form = act(word, **params)
    before = state.hash()
    refusal = state.why_not(form, seat)
    assert refusal is not None, f"{form} is legal"
    texts = texts_of(state.game.package)
    for lang in LANGUAGES:
        said = texts.say(refusal.message, lang)
        assert texts.has(refusal.message.id, lang) and "{" not in said, f"{lang}: {refusal.message.id}"
    if seat < 0:
        try:
            state.choose(state.game.encode(form))
        except IllegalChoice:
            pass
        else:
            raise AssertionError(f"{form} was accepted although it is refused")
    assert state.hash() == before, f"the refused {form} changed the position"
    return refusal


def lifts(state: S, lift: Callable[[S], object], word: str, seat: int = -1, **params: object) -> None:
    """A reason is the true one: once exactly it is lifted, the attempt is legal or fails for another reason."""
    before = refused(state, word, seat, **params).message.id
    twin = state.clone()
    lift(twin)  # type: ignore[arg-type]
    twin.settle()
    after = twin.why_not(act(word, **params), seat)
    assert after is None or after.message.id != before, f"{before} stays although its reason is lifted"
