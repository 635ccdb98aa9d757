"""The words every title's tests share: lay out a position, do, can, offered, refused.

    s = lay(game.new(2, 1), money=[5, 5])
    do(s, "place", gap="1-2")
    assert not can(s, "pass")
    assert refused(s, "pass").clause == "SPY-PASS-1"

An attempt is a word with its parameters by name (`"place", gap="1-2"`), a sentence of a word and its values in the
order of the space (`"place 1-2"`), or a JSON form. `Case` has the same words as methods, for tests that follow one
table. Nothing here decides a rule; a title's `positions.py` adds only the words of its own pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from magnate.core.contract import State
from magnate.core.errors import IllegalChoice
from magnate.core.message import Refusal
from magnate.core.space import Form
from magnate.core.texts import LANGUAGES, texts_of

S = TypeVar("S", bound=State)
Attempt = str | Mapping[str, object]


def act(word: str, **params: object) -> dict[str, object]:
    """An attempt as a JSON form."""
    return {"do": word, **params}


def form_of(state: State, attempt: Attempt, **params: object) -> dict[str, object]:
    """The JSON form of an attempt, however it is said."""
    if not isinstance(attempt, str):
        return {**attempt, **params}
    word, *values = attempt.split()
    if values:
        known = state.game.space.by_word[word].params
        params = {
            name: int(value) if isinstance(of[0], int) else value
            for (name, of), value in zip(known.items(), values, strict=True)
        }
    return act(word, **params)


def lay(state: S, **fields: object) -> S:
    """Change fields of a position by hand, then work out what follows from them and what may be chosen."""
    for name, value in fields.items():
        if not hasattr(state, name):
            raise AttributeError(f"a position of {state.game.id} has no field {name}")
        setattr(state, name, value)
    state.derive()
    state.settle()
    return state


def do(state: S, *attempts: Attempt, **params: object) -> S:
    """Make choices one after the other; `IllegalChoice` when one may not be made.

    Where the books of the position are sound they stay so.
    """
    for attempt in attempts:
        sound = not state.audit()
        state.choose(state.game.encode(form_of(state, attempt, **params)))
        assert not sound or not state.audit(), f"{attempt}: {state.audit()}"
    return state


def can(state: State, attempt: Attempt, **params: object) -> bool:
    """Whether a choice may be made now."""
    return state.why_not(form_of(state, attempt, **params)) is None


def offered(state: State, word: str = "") -> list[Form]:
    """What may be chosen now, of one verb if one is named, as JSON forms."""
    forms = [state.game.decode(choice) for choice in state.choices()]
    return [form for form in forms if word in ("", form["do"])]


def values(state: State, word: str) -> list[Any]:
    """The first value of every offered choice of a verb; the word itself where it has none."""
    return [[*form.values(), word][1] for form in offered(state, word)]


def refused(state: State, attempt: Attempt, seat: int = -1, **params: object) -> Refusal:
    """The reason against an attempt; it must have a sentence in every language and change nothing."""
    form = form_of(state, attempt, **params)
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


def reason(state: State, attempt: Attempt, seat: int = -1, **params: object) -> tuple[str, str]:
    """The name of the reason against an attempt and the clause it rests on."""
    refusal = refused(state, attempt, seat, **params)
    return refusal.message.id.removeprefix("why-").replace("-", "_"), refusal.clause


def why(state: State, attempt: Attempt, seat: int = -1, **params: object) -> tuple[str, ...]:
    """Why an attempt is refused: the clause, then the sentence in every language."""
    refusal = refused(state, attempt, seat, **params)
    return refusal.clause, *[state.game.text(refusal.message, lang) for lang in LANGUAGES]


def lifts(state: S, lift: Callable[[S], object], attempt: Attempt, seat: int = -1, **params: object) -> None:
    """A reason is the true one: once exactly it is lifted, the attempt is legal or fails for another reason."""
    before = refused(state, attempt, seat, **params).message.id
    twin = state.clone()
    lift(twin)  # type: ignore[arg-type]
    twin.settle()
    after = twin.why_not(form_of(twin, attempt, **params), seat)
    assert after is None or after.message.id != before, f"{before} stays although its reason is lifted"


def line(state: State, name: str, seat: int = 0) -> int:
    """What a line of the score sheet gives a seat; it must be there."""
    found = [entry.points for entry in state.score_sheet()[seat] if entry.name == name]
    assert len(found) == 1, f"{len(found)} lines are called {name}"
    return found[0]


class Case(Generic[S]):
    """A position that a test lays out and follows: the same words as methods."""

    def __init__(self, state: S) -> None:
        self.s = state

    def settled(self) -> Self:
        """The position after a change by hand, with what follows from it and what may be chosen."""
        lay(self.s)
        return self

    def do(self, *attempts: Attempt, **params: object) -> Self:
        """Make choices one after the other."""
        do(self.s, *attempts, **params)
        return self

    def can(self, attempt: Attempt, **params: object) -> bool:
        """Whether a choice may be made now."""
        return can(self.s, attempt, **params)

    def offered(self, word: str = "") -> list[Form]:
        """What may be chosen now, of one verb if one is named, as JSON forms."""
        return offered(self.s, word)

    def values(self, word: str) -> list[Any]:
        """The first value of every offered choice of a verb."""
        return values(self.s, word)

    def refused(self, clause: str, attempt: Attempt, seat: int = -1, **params: object) -> None:
        """An attempt is refused under this clause, in words, and changes nothing."""
        refusal = refused(self.s, attempt, seat, **params)
        assert refusal.clause == clause, f"{attempt} {params}: {refusal.clause}, {refusal.message.id}"

    def line(self, name: str, seat: int = 0) -> int:
        """What a line of the score sheet gives a seat."""
        return line(self.s, name, seat)
