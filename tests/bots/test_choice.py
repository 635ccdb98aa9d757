"""A temperature: drawn are only choices near the best, the better ones more often, and the same for the same seed."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import magnate
from magnate.bots.choice import PLANS, REACH, TemperedBot, TemperedPlanner, drawn, points_of
from magnate.bots.contract import Bot, Decision, Option, seen_by
from magnate.bots.planner import PlannerBot, Planning
from magnate.bots.registry import UnknownBot, make
from magnate.bots.search import SearchBot, Settings
from magnate.core.contract import State
from magnate.core.rng import seeded

DRAWS = 4000


class Sure(Bot):
    """A bot that gives each choice in turn a point less than the one before."""

    def choose(self, state: State, seat: int) -> Decision:
        options = [Option(choice, -float(i)) for i, choice in enumerate(state.choices())]
        return Decision(options[0].choice, options, [])


def start(name: str = "spyrium") -> State:
    """The first decision of a game."""
    return magnate.load(name).new(2, 3)


def test_each_temperature_less_is_e_times_as_rare() -> None:
    rng = seeded("draw")
    found = Counter(drawn([5.0, 3.0, 5.0], 2.0, rng) for _ in range(DRAWS))
    assert found[1] / found[0] == pytest.approx(1 / math.e, rel=0.15)
    assert found[2] / found[0] == pytest.approx(1.0, rel=0.15)


def test_what_is_clearly_worse_is_never_drawn() -> None:
    rng = seeded("draw")
    values = [0.0, -REACH * 2.0 - 0.01, -REACH * 2.0 + 0.01]
    found = Counter(drawn(values, 2.0, rng) for _ in range(DRAWS))
    assert found[1] == 0
    assert found[2] > 0


def test_the_same_seed_draws_the_same() -> None:
    state = start()
    rows = [[TemperedBot(Sure(), 2.0, seed).choose(state, 0).choice for seed in range(30)] for _ in range(2)]
    assert rows[0] == rows[1]
    assert len(set(rows[0])) > 1


def test_a_low_temperature_takes_the_best_and_a_high_one_seldom() -> None:
    state = start()
    best = state.choices()[0]
    cold = [TemperedBot(Sure(), 0.1, seed).choose(state, 0).choice for seed in range(50)]
    warm = [TemperedBot(Sure(), 5.0, seed).choose(state, 0).choice for seed in range(50)]
    assert set(cold) == {best}
    assert warm.count(best) < 25


def test_the_choice_leads_the_options_and_nothing_is_lost() -> None:
    state = start()
    for seed in range(20):
        decision = TemperedBot(Sure(), 5.0, seed).choose(state, 0)
        assert decision.options[0].choice == decision.choice
        assert sorted(option.choice for option in decision.options) == sorted(state.choices())


def test_a_planner_keeps_to_the_plan_it_drew() -> None:
    state = start("carnegie")
    seat = state.actor
    plans = PlannerBot(Planning(width=4, tries=0)).weighed(state.clone(), seat)
    near = {tuple(plan.line) for plan in plans[:PLANS]}
    found = set()
    for seed in range(12):
        bot = TemperedPlanner(Planning(width=4, tries=0), 20.0, seed)
        choice = bot.choose(state.clone(), seat).choice
        found.add((choice, *bot.rest))
    assert found <= near
    assert len(found) > 1


def test_advice_is_never_drawn() -> None:
    state = start("carnegie")
    plain = PlannerBot(Planning(width=2, tries=0)).explained(state.clone(), state.actor)
    for seed in range(4):
        bot = TemperedPlanner(Planning(width=2, tries=0), 50.0, seed)
        assert bot.explained(state.clone(), state.actor).choice == plain.choice


def test_a_search_is_drawn_in_points_and_never_what_it_did_not_visit() -> None:
    search = SearchBot(Settings(iterations=4, scale=8.0))
    assert points_of(search, Option(1, 0.5, 0.5)) == pytest.approx(0.0)
    assert points_of(search, Option(1, 1 / (1 + math.exp(-1)), 0.7)) == pytest.approx(8.0)
    assert points_of(search, Option(1, 0.0, -1.0)) is None
    assert points_of(Sure(), Option(1, 7.5)) == 7.5


@pytest.mark.parametrize(
    "spec", ["greedy:nodes=20", "planner:width=2,tries=0", "search:iterations=8,root_nodes=8"]
)
def test_every_kind_of_bot_takes_a_temperature(spec: str) -> None:
    state = start()
    bot = make(f"{spec},temperature=3", 1, "spyrium")
    assert isinstance(bot, TemperedBot | TemperedPlanner)
    rng = seeded("tempered")
    for _ in range(12):
        state.choose(bot.choose(seen_by(state, state.actor, rng), state.actor).choice)
    assert bot.name == f"{spec},temperature=3"


@pytest.mark.parametrize("wrong", ["-1", "inf", "'hot'"])
def test_a_temperature_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownBot):
        make(f"greedy:temperature={wrong}")
