"""The round, initiation, income and the hand (sections 4 to 7)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, T, Table, citizen, fetch, played

CHEAP = ("C001", "C002", "C003", "C004", "C005", "C006", "C007", "C008")


def phases(t: Table, until_round: int) -> list[tuple[int, str, int]]:
    """Round, phase and actor of every question up to a round."""
    seen: list[tuple[int, str, int]] = []
    while not t.s.is_over and t.s.round < until_round:
        seen.append((t.s.round, t.s.board(-1)["phase"], t.s.actor))
        t.swallow()
    return seen


@clause("SWL-ROUND-1", "SWL-ROUND-2")
def test_all_seats_finish_a_phase_before_the_next_begins() -> None:
    t = played(seats=3, who=("coral", "eline", "biscuit"), spots=("S7", "S8", "S9"), income=True)
    seen = phases(t, 3)
    for number in (1, 2):
        order = [phase for round, phase, _ in seen if round == number]
        kept = [phase for i, phase in enumerate(order) if i == 0 or order[i - 1] != phase]
        assert kept == ["income", "action", "upkeep"]
    assert t.s.round == 3


@clause("SWL-ROUND-4", "SWL-ROUND-7", "SWL-PASS-13")
def test_turns_go_clockwise_without_those_who_passed() -> None:
    t = played(seats=3, start=BLUE)
    for seat in range(3):
        [t.amber, t.blue, t.coral][seat].holds(
            *CHEAP[seat * 2 : seat * 2 + 2], *T.card_ids[150 + seat * 9 : 158 + seat * 9]
        )
    order = []
    for turn in range(6):
        order.append(t.s.actor)
        if turn == 1:
            t.pass_by(CORAL)
        else:
            t.use(["gold6", "-", "dia2", "card2", "disc1", "food2"][turn])
            t.end()
    assert order == [BLUE, CORAL, AMBER, BLUE, AMBER, BLUE]
    assert t.s.why_not({"do": "pass"}, CORAL) is not None


@clause("SWL-ROUND-5")
def test_one_main_action_per_turn() -> None:
    t = played()
    t.use("gold6")
    t.refused("SWL-ROUND-5", "play", card="C001")
    t.refused("SWL-ROUND-5", "area", area="dia2")
    t.refused("SWL-ROUND-5", "pass")
    assert t.can("end")


@clause("SWL-ROUND-6")
def test_free_actions_alone_do_not_make_a_turn() -> None:
    t = played()
    for _ in range(2):
        t.do("free", action="sell").do("basics", mix="wood1")
    assert t.amber.gold == 52
    t.refused("SWL-ROUND-6", "end")
    assert t.can("pass")
    t.use("gold6")
    t.do("end")
    assert t.s.actor == BLUE


@clause("SWL-ROUND-7")
def test_the_last_seat_plays_until_it_passes() -> None:
    t = played()
    t.amber.holds(*CHEAP)
    t.use("gold6").end()
    t.pass_by(BLUE)
    for area in ("dia2", "food2", "ind2"):
        assert t.s.actor == AMBER
        t.use(area).end()
    assert t.s.board(-1)["phase"] == "action"
    t.pass_by(AMBER)
    assert t.s.board(-1)["phase"] == "upkeep"


@clause("SWL-ROUND-8", "SWL-PASS-12")
def test_the_start_marker_changes_hands_without_changing_the_order_of_the_phase() -> None:
    t = played(seats=3)
    t.use("gold6").end()
    t.use("dia2").end()
    t.pass_by(CORAL)
    assert t.s.board(-1)["start"] == CORAL
    assert t.s.actor == AMBER
    t.use("ind2").end()
    assert t.s.actor == BLUE, "Blue still plays after Amber"
    t.next_round()
    assert t.s.actor == CORAL


# --- initiation ---------------------------------------------------------------------------------------------


@clause("SWL-INIT-1", "SWL-INIT-2", "SWL-SETUP-9")
def test_the_round_marker_advances_and_extra_areas_open() -> None:
    t = played(round=1)
    for number, food, prop in ((1, False, False), (2, True, False), (3, True, True), (4, True, True)):
        assert t.s.round == number
        t.amber.set(wheat=20, wood=20).holds("C001", "C002", "C003", "C005")
        assert t.can("area", area="food3") == food
        assert t.can("area", area="prop3") == prop
        if not food:
            t.refused("SWL-INIT-2", "area", area="food3")
        if not prop:
            t.refused("SWL-INIT-2", "area", area="prop3")
        t.next_round()


# --- income -------------------------------------------------------------------------------------------------


@clause("SWL-INC-1")
def test_seats_collect_one_after_the_other_from_the_start_marker() -> None:
    t = played(seats=3, start=BLUE, who=("eline", "coral", "biscuit"), spots=("S7", "S8", "S9"), income=True)
    actors = []
    while t.s.board(-1)["phase"] == "income":
        actors.append(t.s.actor)
        if t.s.actor == BLUE:
            assert t.blue.hand == []
            assert t.coral.hand == []
            assert t.amber.hand == []
        elif t.s.actor == CORAL:
            assert len(t.blue.hand) == 6
            assert t.amber.hand == []
        t.swallow()
    assert [seat for i, seat in enumerate(actors) if i == 0 or actors[i - 1] != seat] == [BLUE, CORAL, AMBER]


@clause("SWL-INC-2", "SWL-INC-3", "SWL-INC-5", "SWL-INC-6", "SWL-INC-7", "SWL-INC-11")
def test_the_first_income_of_eline_on_wheat_aid() -> None:
    t = played(spots=("S1", "S2"), income=True)
    assert t.s.board(-1)["phase"] == "action"
    amber = t.amber
    assert (amber.gold, amber.wheat, amber.wood, amber.iron, amber.diamond) == (19, 12, 9, 6, 1)
    assert len(amber.hand) == 6


@clause("SWL-INC-4", "SWL-CHR-CORAL-1")
def test_the_income_ability_comes_before_the_resources() -> None:
    t = played(who=("coral", "eline"), income=True)
    assert t.s.actor == AMBER
    gold = t.amber.gold
    assert t.values("colour") == ["orange", "green", "gray"]
    t.do("colour", colour="green").do("track", track="road").do("track", track="prop")
    assert (t.amber.track_road, t.amber.track_prop) == (1, 1)
    assert t.amber.gold == gold + 10, "then the resources arrive"


@clause("SWL-INC-5", "SWL-INC-2")
def test_incomes_count_as_they_stand_in_step_three() -> None:
    t = played(spots=("S13", "S2"), income=True)
    assert set(t.values("income")) == {"gold", "wheat", "wood", "iron"}
    assert t.amber.wheat == 3
    t.do("income", what="wheat")
    assert t.amber.income_wheat == 7
    assert t.amber.wheat == 10


@clause("SWL-INC-6", "SWL-INC-8", "SWL-UPK-3")
def test_five_cards_and_one_more_for_each_draw_zone() -> None:
    t = played(round=2)
    t.amber.tiles("r2c2", "r4c2").roads("r2c2|r2c3", "r2c3|r1c3", "r4c2|r3c3", "r4c2|r5c2")
    assert t.amber.zones == 2
    t.amber.holds("C001", "C002", "C003", "C005")
    t.next_round()
    assert len(t.amber.hand) == 8
    assert len(t.blue.hand) == 6


@clause("SWL-INC-9")
def test_an_income_has_no_upper_limit() -> None:
    t = played()
    t.amber.set(income_gold=46)
    t.amber.tiles("r2c4", "r1c4=X5").roads("r2c3|r2c4")
    t.use("road3").road("r2c4|r1c4")
    assert t.amber.income_gold == 53
    t.amber.gold = 0
    t.next_round()
    assert t.amber.gold == 53


@clause("SWL-INC-10")
def test_bonuses_of_the_income_phase_raise_its_later_steps() -> None:
    t = played()
    t.amber.roads("r2c4|r3c4").set(wood=0)
    t.next_tiles[AMBER] = "S7"
    t.until(lambda s: s.round == 3 and bool(t.values("land")))
    wood = t.amber.wood
    t.do("land", cell="r2c4")
    assert t.amber.income_wood == 7
    assert t.amber.wood == wood + 7


@clause("SWL-INC-11")
def test_no_free_action_in_the_income_phase() -> None:
    t = played(spots=("S7", "S2"), income=True)
    assert t.values("land")
    t.amber.set(gold=99, wheat=9)
    assert t.values("free") == []
    t.refused("SWL-INC-11", "free", action="hire")
    t.refused("SWL-INC-11", "free", action="sell")


# --- the hand -----------------------------------------------------------------------------------------------


@clause("SWL-HAND-1", "SWL-AREA-23")
def test_cards_come_one_by_one_from_the_top_without_a_limit() -> None:
    t = played()
    t.amber.holds(*T.card_ids[40:70])
    top = [T.card_ids[card] for card in t.s.deck[-2:]]
    t.use("card2")
    assert t.amber.hand[-2:] == top[::-1]
    assert len(t.amber.hand) == 31


@clause("SWL-HAND-2")
def test_the_discard_pile_is_open() -> None:
    t = played()
    t.do("area", area="gold6").do("discard", card="C002")
    assert t.s.board(BLUE)["discard"] == ["C002"]
    assert t.s.board(-1)["discard"] == ["C002"]


@pytest.mark.parametrize(("round", "allowed"), [(2, False), (4, False), (5, True)])
@clause("SWL-HAND-3", "SWL-HAND-5")
def test_the_last_card_stays_until_round_five(round: int, allowed: bool) -> None:
    t = played(round=round)
    t.amber.holds("C001")
    assert t.can("area", area="card2") == allowed
    if allowed:
        t.use("card2")
        assert len(t.amber.hand) == 2
        assert t.s.board(-1)["discard"] == ["C001"]
    else:
        t.refused("SWL-HAND-3", "area", area="card2")


@clause("SWL-HAND-4")
def test_the_last_card_is_safe_from_slots_play_free_actions_and_automation() -> None:
    t = played(round=3)
    t.amber.holds("C001", "C002", "C003", "C005")
    t.use("food2").end()
    t.use("gold6").end()
    t.amber.holds("C001", "C002").set(wheat=20)
    t.refused("SWL-HAND-3", "area", area="food2")
    assert t.can("area", area="ind2")
    t.amber.holds(citizen("Barista"))
    t.refused("SWL-HAND-3", "play", card=citizen("Barista"))
    t.refused("SWL-HAND-3", "free", action="dismiss")
    t.refused("SWL-HAND-3", "free", action="settle")
    t.amber.holds(citizen("Automaton Tuner"), "C001")
    t.s.deck.clear()
    t.s.discard.clear()
    t.amber.gold = 50
    t.play(citizen("Automaton Tuner"))
    assert t.values("from_hand") == [], "nothing could be drawn, one card left"
    assert t.amber.hand == ["C001"]


@clause("SWL-HAND-6")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = played()
    scholar, barista = citizen("Scholar"), citizen("Barista")
    t.amber.holds(scholar, "C001")
    t.blue.holds(barista, "C006")
    seven = T.card_ids[20:27]
    for id in seven:
        fetch(t.s, id)
    t.s.discard[:] = [T.card_ids.index(id) for id in seven]
    last = t.s.deck[-1]
    del t.s.deck[:-1]
    t.play(scholar)
    assert t.amber.hand[:2] == ["C001", T.card_ids[last]]
    assert len(t.amber.hand) == 4
    assert set(t.amber.hand[2:]) < set(seven)
    assert len(t.s.deck) == 5
    assert t.s.discard == []
    t.end()
    del t.s.deck[:-1]
    t.play(barista)
    assert len(t.blue.hand) == 2, "one card could be drawn, then nothing was left"
    assert t.s.deck == []
