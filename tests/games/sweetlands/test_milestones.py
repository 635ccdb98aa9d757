"""Milestones and upkeep (sections 27 and 28)."""

from __future__ import annotations

from magnate.testing import clause

from .positions import AMBER, BLUE, T, played


@clause("SWL-MILE-1", "SWL-FREE-6")
def test_a_milestone_goes_to_the_first_who_meets_and_takes_it() -> None:
    t = played().milestones("M2A", "M3A", "M4A", "M5A", "M6A")
    t.refused("SWL-MILE-1", "milestone", tile="M2")
    t.amber.prop = 5
    t.blue.prop = 5
    t.do("milestone", tile="M2")
    tile = t.s.board(-1)["milestones"][0]
    assert (tile["id"], tile["owner"], tile["have"]) == ("M2A", AMBER, [[[5, 5]], [[5, 5]]])
    assert t.can("area", area="gold6"), "a free action: the main action is still to come"
    t.use("gold6").end()
    t.refused("SWL-MILE-3", "milestone", tile="M2")
    t.refused("SWL-MILE-3", "milestone", tile="M1")


@clause("SWL-MILE-2")
def test_several_milestones_in_one_turn() -> None:
    t = played().milestones("M2A", "M3A", "M4A", "M5A", "M6A")
    t.amber.set(prop=5, food=7)
    t.do("milestone", tile="M2").do("milestone", tile="M3")
    assert [tile["owner"] for tile in t.s.board(-1)["milestones"]] == [AMBER, AMBER, None, None, None]


@clause("SWL-MILE-3")
def test_after_the_third_the_others_leave_the_game() -> None:
    t = played().milestones("M2A", "M3A", "M4A", "M5A", "M6A")
    t.s.mile_owner[3] = BLUE
    t.s.mile_owner[4] = BLUE
    t.amber.set(prop=5, food=7)
    t.do("milestone", tile="M2")
    owners = {tile["id"]: tile["owner"] for tile in t.s.board(-1)["milestones"]}
    assert owners == {"M2A": AMBER, "M3A": "gone", "M4A": BLUE, "M5A": BLUE, "M6A": "gone"}
    t.refused("SWL-MILE-3", "milestone", tile="M3")


@clause("SWL-MILE-4", "SWL-MILE-5", "SWL-END-17")
def test_a_condition_counts_only_when_the_tile_is_taken() -> None:
    t = played().milestones("M4B", "M3A")
    t.amber.badge_S = 3
    t.refused("SWL-MILE-1", "milestone", tile="M4")
    t.amber.badge_S = 4
    t.do("milestone", tile="M4")
    assert t.amber.vp == 0, "the marker does not move"
    t.amber.badge_S = 0
    assert t.line("milestones") == 10
    t.amber.food = 7
    t.do("milestone", tile="M3")
    assert t.line("milestones") == 20
    assert t.amber.vp == 0


# --- upkeep ---------------------------------------------------------------------------------------------


@clause("SWL-UPK-1", "SWL-UPK-2")
def test_discs_leave_areas_and_seats() -> None:
    t = played()
    t.use("ind2").end()
    t.use("gold6").end()
    t.amber.disc = 2
    t.blue.disc = 1
    assert any(disc is not None for area in t.s.board(-1)["areas"] for disc in area["slots"])
    t.next_round()
    assert all(disc is None for area in t.s.board(-1)["areas"] for disc in area["slots"])
    assert (t.amber.disc, t.blue.disc) == (0, 0)


@clause("SWL-UPK-3", "SWL-UPK-7")
def test_each_seat_keeps_exactly_one_card() -> None:
    t = played()
    t.amber.holds(*T.card_ids[30:35])
    t.blue.holds("C190")
    t.pass_by(AMBER)
    t.pass_by(BLUE)
    assert t.s.board(-1)["phase"] == "upkeep"
    assert t.s.actor == AMBER
    assert t.values("keep") == T.card_ids[30:35]
    before = len(t.s.discard)
    t.do("keep", card=T.card_ids[32])
    assert t.s.round == 3, "Blue with a single card is not asked"
    assert len(t.s.discard) == before + 4
    assert {T.card_ids[card] for card in t.s.discard[-4:]} == set(T.card_ids[30:35]) - {T.card_ids[32]}
    assert t.amber.hand[0] == T.card_ids[32]
    assert t.blue.hand[0] == "C190"


@clause("SWL-UPK-3")
def test_nobody_discards_after_round_five() -> None:
    t = played(round=5)
    hands = (t.amber.hand, t.blue.hand)
    t.play_out()
    assert t.s.is_over
    assert (t.amber.hand, t.blue.hand) == hands


@clause("SWL-UPK-7")
def test_the_choices_of_upkeep_do_not_depend_on_each_other() -> None:
    t = played()
    mine, theirs = t.amber.hand, t.blue.hand
    t.pass_by(AMBER)
    t.pass_by(BLUE)
    for keep in range(4):
        other = t.s.clone()
        other.choose(T.to_keep + T.card_ids.index(mine[keep]))
        offered = [T.card_ids[choice - T.to_keep] for choice in other.choices()]
        assert offered == theirs, "whatever Amber kept"


@clause("SWL-UPK-4", "SWL-SKILL-6")
def test_used_tiles_are_turned_up() -> None:
    t = played()
    t.amber.owns("K8", "K9")
    t.do("use", tile="K8").end()
    t.use("gold6").end()
    t.refused("SWL-SKILL-6", "use", tile="K8")
    assert t.can("use", tile="K9")
    t.next_round()
    t.until(lambda s: s.actor == AMBER)
    assert t.can("use", tile="K8")


@clause("SWL-UPK-5", "SWL-FREE-13")
def test_character_actions_are_free_again() -> None:
    t = played(who=("solbee", "eline"))
    t.amber.food = 3
    t.do("ability", name="wheat")
    t.refused("SWL-FREE-13", "ability", name="wheat")
    t.next_round()
    t.until(lambda s: s.actor == AMBER)
    assert t.can("ability", name="wheat")


@clause("SWL-UPK-6")
def test_carmen_keeps_her_cubes() -> None:
    t = played(who=("carmen", "eline"))
    t.amber.cube = 5
    t.next_round()
    assert t.amber.cube == 5
