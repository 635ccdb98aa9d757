"""A search that foresees its rivals instead of searching for them."""

from __future__ import annotations

import pytest

from magnate.bots.contract import Decision, seen_by
from magnate.bots.evaluate import ranked
from magnate.bots.search import Node, Search, SearchBot, Settings, likeliest
from magnate.core.contract import State
from magnate.core.registry import installed, load
from magnate.core.rng import seeded

NODES = 50


def decided(state: State, foresee: int) -> Decision:
    bot = SearchBot(Settings(iterations=60, foresee=foresee), seed=1)
    return bot.choose(seen_by(state, state.actor, seeded("honest")), state.actor)


def shown(decision: Decision) -> list[tuple[int, float]]:
    return [(option.choice, option.value) for option in decision.options]


@pytest.mark.parametrize("game", installed())
def test_the_smallest_match_is_searched_as_ever(game: str) -> None:
    state = load(game).new(max(2, load(game).seats[0]), 3)
    assert shown(decided(state, NODES)) == shown(decided(state, 0))


def foreseen(state: State) -> int:
    """After how many of the choices at hand a search looked at a rival's answer, which was the one that looked best."""
    search = Search(Settings(iterations=200, foresee=NODES), seeded("foresee"), state.actor, state.seats)
    search.run(state)
    seen = 0
    for choice in search.root.choices:
        node = search.root.below(choice)
        after = state.clone()
        after.advance(choice)
        if node is None or not node.opened or after.actor == state.actor:
            continue
        order = ranked(after, after.actor, NODES)
        taken = [i for i in node.choices if node.below(i) is not None]
        assert len(taken) == 1
        assert {i: value for value, i in order}[taken[0]] == order[0][0]
        seen += 1
    return seen


def test_more_rivals_are_taken_to_do_what_looks_best_to_them() -> None:
    assert sum(foreseen(load(game).new(4, 3)) for game in installed() if 4 in load(game).seats) > 0


def test_a_choice_never_seen_is_taken_only_where_nothing_else_is_offered() -> None:
    node = Node(2)
    node.add(4, 0.3)
    node.add(5, 0.7)
    assert node.choices[likeliest(node, [3, 4, 5])] == 5
    assert node.choices[likeliest(node, [3, 4])] == 4
    assert node.choices[likeliest(node, [9])] == 9


@pytest.mark.parametrize("settings", [{"foresee": -1}, {"foresee": 5, "paranoid": True}])
def test_what_cannot_be_foreseen_is_refused(settings: dict[str, int]) -> None:
    with pytest.raises(ValueError):
        Settings(**settings)  # type: ignore[arg-type]
