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


def test_a_verb_says_where_it_belongs_what_allows_it_and_how_it_reads() -> None:
    hire = Verb(
        "hire",
        on="desk:{seat}:{desk}",
        clause="TST-HIRE-1",
        say="choice-hire-{who}",
        args={"desk": "@desk-{desk}", "count": "{desk}", "seat": "{seat}"},
        desk=[3, 4],
        who=["clerk", "cook"],
    )
    space = ChoiceSpace([Verb("wait", clause="TST-WAIT-1"), hire])
    number = hire.pair(1, 0)
    assert space.decode(number) == {"do": "hire", "desk": 4, "who": "clerk"}
    assert hire.element(number, 2) == "desk:2:4"
    said = hire.message(number, 2)
    assert (said.id, said.args) == ("choice-hire-clerk", {"desk": "@desk-4", "count": 4, "seat": "2"})
    assert space.by_word["wait"].element(0, 2) == ""
    assert space.by_word["wait"].message(0, 2).id == "choice-wait"


def test_parameters_are_the_arguments_of_a_message_unless_told_otherwise() -> None:
    take = Verb("take", n=[1, 2, 3])
    assert ChoiceSpace([take]).verb_of(2).message(2, 0).args == {"n": 3}


def test_a_pattern_that_names_no_parameter_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="names desk"):
        Verb("hire", on="desk:{desk}", who=["clerk"])


def test_the_verb_of_every_number_is_known() -> None:
    space = ChoiceSpace([Verb("a", x=[1, 2]), Verb("b"), Verb("c", y=["u", "v"], z=[1, 2, 3])])
    assert [space.verb_of(n).word for n in range(space.size)] == [*"aab", *"cccccc"]
    for number in range(space.size):
        verb = space.verb_of(number)
        if len(verb.params) == 2:
            assert verb.pair(*verb.indices(number)) == number
