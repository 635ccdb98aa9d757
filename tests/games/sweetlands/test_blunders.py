"""What the yardsticks count as a blunder at Sweet Lands: each count fires, and does not fire without its cause."""

from __future__ import annotations

from magnate.games.sweetlands.blunders import NAMES, blunders, gives_up, left_over
from magnate.games.sweetlands.game import SweetLandsState

from .positions import AMBER, GAME, T, hold, played, put, skill, table

PASS = GAME.encode({"do": "pass"})


def on_passing(state: SweetLandsState) -> dict[str, int]:
    """The blunders in a pass of Amber, by name."""
    after = state.clone()
    after.choose(PASS)
    return {name: amount for name, _, amount in blunders(state, PASS, after)}  # type: ignore[arg-type]


def without_milestones(state: SweetLandsState) -> SweetLandsState:
    """The table without milestones to take."""
    state.mile_side = [-1] * len(T.milestone_ids)
    state.settle()
    return state


def test_discs_are_lost_by_passing() -> None:
    assert on_passing(without_milestones(table())) == {}
    assert on_passing(put(without_milestones(table()), disc=2)) == {"discs-lost": 2}


def test_a_free_flip_ability_is_wasted_by_passing_and_one_that_costs_is_not() -> None:
    assert on_passing(skill(without_milestones(table()), AMBER, "K8")) == {"skills-unused": 1}
    assert on_passing(skill(without_milestones(table()), AMBER, "V4")) == {}


def test_a_milestone_in_reach_is_declined_by_passing() -> None:
    t = played().milestones("M2A", "M3A")
    t.amber.prop = 5
    assert t.can("milestone", tile="M2")
    assert on_passing(t.s) == {"milestones-declined": 1}


def test_a_clock_that_could_stand_is_declined_by_passing() -> None:
    t = played(who=("biscuit", "solbee")).milestones()
    t.amber.flipped("r2c2", "r1c2", "r0c2", "r4c4").set(wonder=1)
    t.amber.builds(r2c2="lab", r1c2="lab", r0c2="tent")
    assert t.can("clock")
    assert on_passing(t.s) == {"clock-declined": 1}


def test_what_is_left_at_the_end_is_counted() -> None:
    state = put(table(hand=1), gold=4, wheat=1, wood=2, iron=0)
    amounts = {name: amount for name, _, amount in left_over(state, AMBER)}
    assert amounts == {"basics-left": 3, "gold-left": 4, "cards-left": 1}
    assert set(amounts) <= set(NAMES)
    assert left_over(hold(put(state, gold=0, wheat=0, wood=0), AMBER), AMBER) == []


def test_only_a_pass_of_the_last_round_gives_up() -> None:
    assert gives_up(table(round=5), PASS)
    assert not gives_up(table(round=4), PASS)
    assert not gives_up(table(round=5), T.to_end)
