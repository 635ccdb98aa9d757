"""The choice space: every decision of a game as one whole number and as one small JSON form.

A space is a row of verbs; a verb is a name with parameters, each parameter a fixed list of values.
`Verb("place", gap=["1-2", "2-3"])` covers two numbers, `{"do": "place", "gap": "1-2"}` and the other.
Numbers are handed out in the order of declaration, the last parameter running fastest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magnate.core.errors import IllegalChoice

Value = str | int
Form = dict[str, Value]


class Verb:
    """One kind of choice: a word and its parameters with all the values each may take."""

    def __init__(self, word: str, **params: Sequence[Value]) -> None:
        self.word = word
        self.params: dict[str, list[Value]] = {name: list(values) for name, values in params.items()}
        self.index: dict[str, dict[Value, int]] = {
            name: {value: i for i, value in enumerate(values)} for name, values in self.params.items()
        }
        self.base = 0
        self.size = 1
        for name, values in self.params.items():
            if len(set(values)) != len(values) or not values:
                raise ValueError(f"verb {word}: the values of {name} must differ and not be empty")
            self.size *= len(values)


class ChoiceSpace:
    """All choices of a game; `size` of them, numbered from 0."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = list(verbs)
        self.by_word = {verb.word: verb for verb in self.verbs}
        if len(self.by_word) != len(self.verbs):
            raise ValueError("two verbs share a word")
        self.size = 0
        for verb in self.verbs:
            verb.base = self.size
            self.size += verb.size

    def base(self, word: str) -> int:
        """The first number of a verb; rules code adds the parameter indices to it."""
        return self.by_word[word].base

    def verb_of(self, choice: int) -> Verb:
        """The verb a number belongs to."""
        for verb in self.verbs:
            if verb.base <= choice < verb.base + verb.size:
                return verb
        raise IllegalChoice(f"There is no choice number {choice}; they run from 0 to {self.size - 1}.")

    def args(self, choice: int) -> list[int]:
        """The parameter indices of a number, in the order of declaration."""
        verb = self.verb_of(choice)
        rest = choice - verb.base
        found: list[int] = []
        for values in reversed(list(verb.params.values())):
            rest, i = divmod(rest, len(values))
            found.append(i)
        return found[::-1]

    def decode(self, choice: int) -> Form:
        """The JSON form of a number."""
        verb = self.verb_of(choice)
        form: Form = {"do": verb.word}
        for (name, values), i in zip(verb.params.items(), self.args(choice), strict=True):
            form[name] = values[i]
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
