"""The choice space: every decision of a game as one whole number and as one small JSON form.

A space is a row of verbs. A verb is declared once, with all that belongs to it: its word, its parameters (each
a fixed list of values), the board element it belongs to, the clause that allows it, and its message:

    Verb("place", on="gap:{gap}", clause="SPY-PLACE-2", gap=["1-2", "2-3"])

covers two numbers, `{"do": "place", "gap": "1-2"}` and the other. Numbers are handed out in the order of
declaration, the last parameter running fastest. Patterns may name parameters and `{seat}`, the seat to decide.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from magnate.core.errors import IllegalChoice
from magnate.core.message import Arg, Args, Message

Value = str | int
Form = dict[str, Value]

PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


class Verb:
    """One kind of choice.

    `word`    what it is called in JSON forms
    `on`      the board element it belongs to, a pattern; "" for a button
    `clause`  the clause that allows it
    `say`     the id of its message, a pattern; `choice-WORD` unless given
    `args`    the arguments of its message, each a pattern; the parameters by their names unless given
    `base`    its first number; `size` of them follow
    """

    def __init__(
        self,
        word: str,
        *,
        on: str = "",
        clause: str = "",
        say: str = "",
        args: Mapping[str, str] | None = None,
        **params: Sequence[Value],
    ) -> None:
        self.word = word
        self.params: dict[str, list[Value]] = {name: list(values) for name, values in params.items()}
        self.index: dict[str, dict[Value, int]] = {
            name: {value: i for i, value in enumerate(values)} for name, values in self.params.items()
        }
        self.on = on
        self.clause = clause
        self.say = say or f"choice-{word}"
        self.args: dict[str, str] = {name: f"{{{name}}}" for name in params} if args is None else dict(args)
        self.base: int = 0
        self.size: int = 1
        self.last: int = 1  # how many values the last parameter takes
        for name, values in self.params.items():
            if len(set(values)) != len(values) or not values:
                raise ValueError(f"verb {word}: the values of {name} must differ and not be empty")
            self.size *= len(values)
            self.last = len(values)
        for pattern in (self.on, self.say, *self.args.values()):
            unknown = set(PLACEHOLDER.findall(pattern)) - set(self.params) - {"seat"}
            if unknown:
                raise ValueError(f"verb {word}: '{pattern}' names {', '.join(sorted(unknown))}")

    def pair(self, first: int, second: int) -> int:
        """The number of a choice with two parameters, by their indices."""
        return self.base + first * self.last + second

    def indices(self, choice: int) -> list[int]:
        """The parameter indices of a number, in the order of declaration."""
        rest = choice - self.base
        found: list[int] = []
        for values in reversed(list(self.params.values())):
            rest, i = divmod(rest, len(values))
            found.append(i)
        return found[::-1]

    def values(self, choice: int) -> Form:
        """The parameter values of a number, by name."""
        indices = self.indices(choice)
        return {name: values[i] for (name, values), i in zip(self.params.items(), indices, strict=True)}

    def element(self, choice: int, seat: int) -> str:
        """The board element a number belongs to."""
        return filled(self.on, self.values(choice), seat) if self.on else ""

    def message(self, choice: int, seat: int) -> Message:
        """What a number says wherever the position adds nothing to it."""
        values = self.values(choice)
        args: dict[str, Arg] = {}
        for name, pattern in self.args.items():
            alone = PLACEHOLDER.fullmatch(pattern)
            if alone and alone[1] != "seat":
                args[name] = values[alone[1]]
            else:
                args[name] = filled(pattern, values, seat)
        said: Args = args
        return Message(filled(self.say, values, seat), said)


def filled(pattern: str, values: Form, seat: int) -> str:
    """A pattern with its parameters, and the seat, filled in."""
    return PLACEHOLDER.sub(lambda hit: str(seat if hit[1] == "seat" else values[hit[1]]), pattern)


class ChoiceSpace:
    """All choices of a game; `size` of them, numbered from 0."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = list(verbs)
        self.by_word = {verb.word: verb for verb in self.verbs}
        if len(self.by_word) != len(self.verbs):
            raise ValueError("two verbs share a word")
        self.size: int = 0
        self.kinds: list[int] = []  # which verb each number belongs to, by its place in `verbs`
        for kind, verb in enumerate(self.verbs):
            verb.base = self.size
            self.size += verb.size
            self.kinds += [kind] * verb.size
        self.nothing: bytes = bytes(self.size)

    def base(self, word: str) -> int:
        """The first number of a verb; rules code adds the parameter index to it."""
        return self.by_word[word].base

    def verb_of(self, choice: int) -> Verb:
        """The verb a number belongs to."""
        if not 0 <= choice < self.size:
            raise IllegalChoice(f"There is no choice number {choice}; they run from 0 to {self.size - 1}.")
        return self.verbs[self.kinds[choice]]

    def args(self, choice: int) -> list[int]:
        """The parameter indices of a number, in the order of declaration."""
        return self.verb_of(choice).indices(choice)

    def decode(self, choice: int) -> Form:
        """The JSON form of a number."""
        verb = self.verb_of(choice)
        form: Form = {"do": verb.word}
        form.update(verb.values(choice))
        return form

    def encode(self, form: Mapping[str, object]) -> int:
        """The number of a JSON form; `IllegalChoice` when the form is not in the space."""
        word = form.get("do")
        verb = self.by_word.get(word) if isinstance(word, str) else None
        if verb is None:
            words = ", ".join(self.by_word)
            raise IllegalChoice(f"'{word}' is not a choice of this game; known are: {words}.")
        if set(form) != {"do", *verb.params}:
            need = ", ".join(verb.params) or "nothing"
            raise IllegalChoice(f"'{word}' takes {need} and nothing else.")
        number = 0
        for name, values in verb.params.items():
            value = form[name]
            ok = isinstance(value, str | int) and not isinstance(value, bool)
            if not ok or value not in verb.index[name]:
                raise IllegalChoice(f"{name} cannot be {value!r}.")
            assert isinstance(value, str | int)
            number = number * len(values) + verb.index[name][value]
        return verb.base + number
