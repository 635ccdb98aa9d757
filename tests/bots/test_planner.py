"""The planner: turns found by a beam, plans tried out, nothing seen that a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import magnate
from magnate.bots.contract import Bot, Decision, seen_by
from magnate.bots.evaluate import Judge, margin, worths
from magnate.bots.planner import (
    MIND_TRIES,
    Mind,
    PlannerBot,
    Planning,
    beginnings,
    bell,
    played_on,
    spread,
    ways,
)
from magnate.bots.registry import LEVELS, levels_of, make
from magnate.core.contract import State
from magnate.core.rng import seeded
from magnate.core.weights import USUAL, UnknownWeights, load_constants, load_weights
from tiny import BET, CALL, GUESS, YIELD

SMALL_TURN = 400
POSITIONS = 12
TABLES = sorted(
    {
        (name, level["weights"])
        for name in magnate.installed()
        for level in levels_of(name).values()
        if "weights" in level
    }
)


def decide(bot: Bot, state: State) -> Decision:
    return bot.choose(seen_by(state, state.actor, seeded("honest")), state.actor)


def positions(name: str) -> Iterator[State]:
    """Positions of a game in which there is something to choose, as the seat to decide knows them."""
    game = magnate.load(name)
    state = game.new(min(n for n in game.seats if n > 1), 5)
    rng = seeded("planner")
    while not state.is_over:
        offered = state.choices()
        if len(offered) > 1 and rng.below(8) == 0:
            yield seen_by(state, state.actor, rng)
        state.choose(offered[rng.below(len(offered))])


def all_ends(state: State, seat: int, turn: int, budget: list[int]) -> list[float]:
    """What every end of the turn is worth, by trying all ways there."""
    if state.actor != seat or state.turn != turn:
        return [margin(worths(state), seat)]
    found: list[float] = []
    for choice in state.distinct():
        budget[0] -= 1
        if budget[0] < 0:
            break
        child = state.clone()
        child.advance(choice)
        found += all_ends(child, seat, turn, budget)
    return found


@pytest.mark.parametrize("name", magnate.installed())
def test_a_wide_beam_finds_the_best_turn_there_is(name: str) -> None:
    compared = 0
    for state in positions(name):
        budget = [SMALL_TURN]
        values = all_ends(state, state.actor, state.turn, budget)
        if budget[0] >= 0:
            best = ways(state, state.actor, SMALL_TURN)[0]
            assert best.value == pytest.approx(max(values))
            compared += len(values) > 2
        if compared >= POSITIONS:
            break
    assert compared > 3


def test_a_turn_is_looked_into_no_further_when_all_that_is_left_is_far_behind() -> None:
    spared = 0
    for state in [state for name in magnate.installed() for state in islice(positions(name), 15)]:
        lines = [end.line() for end in ways(state, state.actor, 8)]
        found = [end.line() for end in ways(state, state.actor, 8, slack=1.0)]
        assert all(line in lines for line in found)
        spared += len(found) < len(lines)
        assert [end.line() for end in ways(state, state.actor, 8, slack=1000.0)] == lines
    assert spared > 0


@pytest.mark.parametrize("name", magnate.installed())
def test_merged_positions_differ_in_worth_or_in_what_can_be_chosen(name: str) -> None:
    fewer = 0
    for _, state in zip(range(20), positions(name), strict=False):
        ends = ways(state, state.actor, 8, merge=True)
        looks = [(end.value, tuple(end.onward())) for end in ends]
        assert len(set(looks)) == len(looks)
        fewer += len(ends) < len(ways(state, state.actor, 8))
    assert fewer > 0


@pytest.mark.parametrize("merge", [False, True])
@pytest.mark.parametrize("name", magnate.installed())
def test_a_way_is_legal_and_leads_where_it_says(name: str, merge: bool) -> None:
    for _, state in zip(range(6), positions(name), strict=False):
        before = state.dump()
        for way in ways(state, state.actor, 4, merge=merge)[:3]:
            played = state.clone()
            for choice in way.line():
                assert (played.actor, played.turn) == (state.actor, state.turn)
                played.choose(choice)
            assert played.dump() == way.state.dump()
            assert (played.actor, played.turn) != (state.actor, state.turn)
        assert state.dump() == before


@pytest.mark.parametrize("name", magnate.installed())
def test_a_plan_is_kept_to_while_nothing_new_comes_out(name: str) -> None:
    kept = 0
    for _, state in zip(range(30), positions(name), strict=False):
        bot = PlannerBot(Planning(width=4, plans=3, tries=1))
        seat, turn, reveals = state.actor, state.turn, state.reveals
        bot.choose(state.clone(), seat)
        plan = list(bot.rest)
        played = state.clone()
        played.choose(PlannerBot(Planning(width=4, plans=3, tries=1)).choose(state.clone(), seat).choice)
        while plan and (played.actor, played.turn, played.reveals) == (seat, turn, reveals):
            decision = bot.choose(played.clone(), seat)
            assert decision.choice == plan.pop(0)
            played.choose(decision.choice)
            kept += 1
        if kept > 5:
            return
    assert kept > 0


@pytest.mark.parametrize("name", magnate.installed())
def test_every_choice_is_weighed_when_it_explains_itself(name: str) -> None:
    reasons = 0
    for _, state in zip(range(5), positions(name), strict=False):
        decision = PlannerBot(Planning(width=3, plans=3, tries=1)).explained(state.clone(), state.actor)
        assert decision.choice == decision.options[0].choice
        assert {option.choice for option in decision.options} == set(state.distinct())
        assert all(0.0 <= option.win <= decision.options[0].win <= 1.0 for option in decision.options)
        reasons += len(decision.reasons)
    assert reasons > 0


@pytest.mark.parametrize(("name", "level"), [(n, k) for n in magnate.installed() for k in LEVELS])
def test_a_level_with_weights_of_its_own_judges_by_them(name: str, level: str) -> None:
    table = levels_of(name)[level].get("weights", USUAL)
    game = magnate.load(name)
    state = next(positions(name))
    judged = Judge(table).judging(state)
    assert judged.game.weights == load_weights(game.package, list(game.term_names), table)
    assert (judged.game.weights == game.weights) == (table == USUAL)
    assert judged.dump() == state.dump()
    assert state.game is game


def test_weights_that_a_game_lacks_are_refused_with_a_sentence() -> None:
    state = next(positions(magnate.installed()[0]))
    with pytest.raises(UnknownWeights, match="no weights 'gold'"):
        decide(make("planner:weights=gold"), state)


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_a_bot_with_a_table_plays_as_one_in_a_game_with_those_weights(name: str, table: str) -> None:
    game = magnate.load(name)
    weighted = game.with_components(game.components)
    weighted.weights = load_weights(game.package, list(game.term_names), table)
    weighted.constants = load_constants(game.package, game.constant_defaults, table)
    told = 0
    for _, state in zip(range(6), positions(name), strict=False):
        other = state.clone()
        other.game = weighted
        one = make(f"planner:width=3,weights={table}", 5).explained(state.clone(), state.actor)
        two = make("planner:width=3", 5).explained(other, state.actor)
        assert [(o.choice, o.value) for o in one.options] == [(o.choice, o.value) for o in two.options]
        assert [(r.term, r.points) for r in one.reasons] == [(r.term, r.points) for r in two.reasons]
        told += len(one.reasons)
    assert told > 0


def guess(theirs: int, mine: int) -> State:
    data = GUESS.new(2, 1).dump()
    data["cards"] = [theirs, mine, 3 - theirs - mine]
    state = GUESS.restore(data)
    state.choose(BET)
    return state


@pytest.mark.parametrize(("mine", "best"), [(2, CALL), (0, YIELD)])
def test_sure_answers_are_found(mine: int, best: int) -> None:
    for theirs in {0, 1, 2} - {mine}:
        assert decide(PlannerBot(Planning(tries=8), seed=mine), guess(theirs, mine)).choice == best


def test_the_hidden_card_is_not_seen() -> None:
    """With the middle card the call wins or loses with the hidden one, so an honest bot can't tell the two."""
    picks = []
    for theirs in (0, 2):
        decision = decide(PlannerBot(Planning(tries=30), seed=5), guess(theirs, 1))
        picks.append((decision.choice, [round(option.value, 2) for option in decision.options]))
    assert picks[0] == picks[1]


def test_plans_that_begin_differently_are_tried_first() -> None:
    bot = PlannerBot(Planning(width=8, plans=40, tries=0))
    found = (bot.weighed(state, state.actor) for state in positions(magnate.installed()[-1]))
    plans = next(plans for plans in found if len(beginnings(plans)) > 2)
    order = spread(plans, 3)
    assert order[:3] == beginnings(plans)[:3]
    assert sorted(map(id, order)) == sorted(map(id, plans))


def test_the_same_seed_decides_the_same() -> None:
    state = next(positions(magnate.installed()[-1]))
    one, two = (make("planner:width=3,plans=3,tries=1", 7) for _ in range(2))
    assert decide(one, state).choice == decide(two, state).choice


def test_shaken_tries_differ_and_are_judged_by_the_figures_of_the_start() -> None:
    state = magnate.load("carnegie").new(2, 5)
    plain = PlannerBot(Planning(width=4, plans=3, tries=2, ahead=3), 1)
    shaken = PlannerBot(Planning(width=4, plans=3, tries=2, ahead=3, shake=0.3), 1)
    for bot in (plain, shaken):
        assert bot.choose(state.clone(), state.actor).choice in state.choices()
    assert plain.mind is None
    assert shaken.mind is not None
    assert shaken.mind.weights != state.game.weights
    assert all(
        0.3 < new / old < 3.0 for new, old in zip(shaken.mind.weights, state.game.weights, strict=True)
    )
    with pytest.raises(ValueError, match="shake"):
        Planning(shake=-0.1)


def test_a_bell_is_around_nought() -> None:
    rng = seeded(3)
    drawn = [bell(rng) for _ in range(2000)]
    assert abs(sum(drawn) / len(drawn)) < 0.1
    assert 0.6 < sum(abs(x) < 1.0 for x in drawn) / len(drawn) < 0.75
    assert max(map(abs, drawn)) <= 3.0


def last_turn(seats: int) -> State:
    """The last turn of a game in which there is something to plan."""
    game = magnate.load("carnegie")
    state, kept = game.new(seats, 5), game.new(seats, 5)
    rng = seeded("last")
    while not state.is_over:
        if len(ways(state, state.actor, 4)) > 8:
            kept = state.clone()
        offered = state.choices()
        state.choose(offered[rng.below(len(offered))])
    return kept


def test_effort_tries_more_plans_where_little_is_left_to_play() -> None:
    start, late = magnate.load("carnegie").new(2, 5), last_turn(2)
    tried = {}
    for name, state in (("start", start), ("late", late)):
        for effort in (0, 60):
            bot = PlannerBot(
                Planning(width=8, plans=2, kinds=2, tries=1, ahead=99, narrow=1, effort=effort), 1
            )
            tried[name, effort] = sum(plan.tried > 0 for plan in bot.weighed(state.clone(), state.actor))
    assert tried["start", 60] == tried["start", 0] == tried["late", 0] == 2
    assert tried["late", 60] > 4
    with pytest.raises(ValueError, match="effort"):
        Planning(effort=-1)


def test_alone_the_mind_that_plays_the_game_out_best_plans_the_turn() -> None:
    planning = Planning(width=4, plans=2, kinds=2, tries=1, ahead=99, narrow=2, minds=4, sway=0.15)
    preferred = 0
    for seed in range(4):
        state = magnate.load("carnegie").new(1, seed)
        bot, again = PlannerBot(planning, seed), PlannerBot(planning, seed)
        judged = bot.minded(state, 0)
        assert judged.dump() == state.dump()
        usual = Mind(state.game.weights, state.game.constants)
        minds = [usual, *(again.swayed(usual) for _ in range(3))]
        fared = [0.0] * len(minds)
        for _ in range(MIND_TRIES):
            guess = state.clone()
            guess.redeal(0, again.rng)
            for place, mind in enumerate(minds):
                line = guess.clone()
                line.game = state.game.with_components(state.game.components)
                mind.take(line.game)
                fared[place] += worths(played_on(line, 0, line.turn, planning, bot.judge)[0])[0]
        best = minds[fared.index(max(fared))]
        assert (judged.game.weights, judged.game.constants) == (best.weights, best.constants)
        assert (bot.favourite is None) == (best is usual)
        preferred += best is not usual
    assert preferred > 0
    with pytest.raises(ValueError, match="minds"):
        Planning(minds=0)


def test_among_others_there_is_one_mind() -> None:
    """A rival in a try would judge by the same figures, so the best mind would be one that makes rivals play badly."""
    state = magnate.load("carnegie").new(2, 3)
    bot = PlannerBot(Planning(width=3, plans=2, tries=1, minds=4), 1)
    bot.weighed(state, state.actor)
    assert bot.favourite is None
