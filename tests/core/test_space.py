from __future__ import annotations

import pytest

from magnate.core.errors import IllegalChoice
from magnate.core.space import ChoiceSpace, Verb

SPACE = ChoiceSpace([Verb("pass"), Verb("move", piece=["a", "b"], to=[1, 2, 3]), Verb("stop")])


def test_numbers_run_through_the_verbs_in_order_the_last_parameter_fastest() -> None:
    assert SPACE.size == 8
    assert SPACE.base("move") == 1
    assert [SPACE.decode(i) for i in (0, 1, 2, 4, 7)] == [
        {"do": "pass"},
        {"do": "move", "piece": "a", "to": 1},
        {"do": "move", "piece": "a", "to": 2},
        {"do": "move", "piece": "b", "to": 1},
        {"do": "stop"},
    ]


def test_every_form_leads_back_to_its_number() -> None:
    assert [SPACE.encode(SPACE.decode(i)) for i in range(SPACE.size)] == list(range(SPACE.size))
    assert SPACE.args(6) == [1, 2]


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"do": 3},
        {"do": "fly"},
        {"do": "move"},
        {"do": "move", "piece": "a"},
        {"do": "move", "piece": "a", "to": 4},
        {"do": "move", "piece": ["a"], "to": 1},
        {"do": "move", "piece": "a", "to": True},
        {"do": "move", "piece": "a", "to": 1, "more": 1},
        {"do": "pass", "piece": "a"},
    ],
)
def test_a_form_outside_the_space_is_refused_with_a_sentence(form: dict[str, object]) -> None:
    with pytest.raises(IllegalChoice, match=r"\."):
        SPACE.encode(form)


@pytest.mark.parametrize("number", [-1, 8, 10**9])
def test_a_number_outside_the_space_is_refused_with_a_sentence(number: int) -> None:
    with pytest.raises(IllegalChoice, match="no choice number"):
        SPACE.decode(number)


def test_a_space_with_doubles_cannot_be_declared() -> None:
    with pytest.raises(ValueError, match="share"):
        ChoiceSpace([Verb("a"), Verb("a")])
    with pytest.raises(ValueError, match="differ"):
        Verb("a", x=[1, 1])
