"""What the yardsticks count as a blunder at Spyrium: each count fires, and does not fire without its cause."""

from __future__ import annotations

from magnate.arena.yardsticks import points_to_be_had
from magnate.games.spyrium import GAME
from magnate.games.spyrium.blunders import NAMES, blunders, gives_up, left_over

from .positions import BLUE, RED, Case


def found(case: Case, **form: object) -> dict[str, int]:
    """The blunders in a choice, by name."""
    choice = GAME.encode(form)
    before, after = case.s.clone(), case.s.clone()
    after.choose(choice)
    return {name: amount for name, _, amount in blunders(before, choice, after)}  # type: ignore[arg-type]


def test_workers_are_idle_who_were_never_placed_before_a_pass() -> None:
    assert found(Case().seat(active=2), do="pass") == {"workers-idle": 2}
    assert found(Case().seat(active=0), do="pass") == {}


def test_a_worker_who_leaves_for_nothing_is_a_blunder_where_another_would_be_paid() -> None:
    case = Case().lay(s1="A_MINER/1", s9="A_MINER/1").put(RED, "1-2", "8-9").put(BLUE, "8-9")
    assert found(case, do="earn", gap="1-2") == {"earned-nothing": 1}
    assert found(case, do="earn", gap="8-9") == {}
    alone = Case().lay(s1="A_MINER/1").put(RED, "1-2")
    assert found(alone, do="earn", gap="1-2") == {}


def test_what_is_left_counts_unless_a_technique_scores_it() -> None:
    case = Case().seat(money=7, spyrium=3)
    assert {name: amount for name, _, amount in left_over(case.s, RED)} == {
        "money-left": 7,
        "spyrium-left": 3,
    }
    assert {name for name, _, _ in left_over(case.s, RED)} <= set(NAMES)
    scoring = [GAME.tables.card_ids[GAME.tables.technique_of[bit]] for bit in (1, 2, 4, 8, 16, 32, 64)]
    assert left_over(Case().seat(money=7, spyrium=3, techniques=" ".join(scoring)).s, RED) == []


def test_only_a_pass_gives_the_round_up() -> None:
    case = Case().lay(s1="A_MINER/1").put(RED, "1-2")
    assert not gives_up(case.s, GAME.encode({"do": "earn", "gap": "1-2"}))
    assert gives_up(case.s, GAME.encode({"do": "pass"}))


def test_points_are_passed_by_where_a_building_could_still_score() -> None:
    factory = next(id for id in GAME.tables.card_ids if "FACTORY" in id)
    passing = GAME.encode({"do": "pass"})
    assert points_to_be_had(Case().seat(district=factory, active=2, spyrium=9).s, passing)
    assert not points_to_be_had(Case().seat(district=factory, tilted=(1,), active=2, spyrium=9).s, passing)
