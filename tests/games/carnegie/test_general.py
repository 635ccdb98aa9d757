"""The general rules and the setup (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.core.errors import BadOptions, IllegalChoice
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import rules, rules_setup, rules_timeline
from magnate.games.carnegie.game import CarnegieState
from magnate.testing import clause
from magnate.testing.case import can, do, offered

from .positions import (
    AMBER,
    BLUE,
    CORAL,
    DENIM,
    GAME,
    T,
    activation,
    away,
    donation,
    event,
    lie,
    purse,
    sound,
    table,
    turn,
)


def fresh(seats: int, seed: int | str = 1, **options: Any) -> CarnegieState:
    """A new game right after the random steps of the setup."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, CarnegieState)
    return state


def play_out(state: CarnegieState, last: bool = False) -> None:
    """Play to the end with the first (or last) choice each time."""
    while not state.is_over:
        state.choose(state.choices()[-1 if last else 0])


# --- section 1 ------------------------------------------------------------------------------------


@clause("CAR-GEN-1")
def test_there_are_games_for_one_to_four_seats_only() -> None:
    for seats in (1, 2, 3, 4):
        assert fresh(seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            GAME.new(seats)
    assert fresh(1).automa_sheet()
    assert not fresh(2).automa_sheet()


@clause("CAR-GEN-2", "CAR-ROUND-3", "CAR-SETUP-3")
def test_three_seats_make_twenty_timeline_choices_and_sixty_department_turns() -> None:
    s = fresh(3, 5)
    s.journal = []
    play_out(s)
    said = Counter(event.message.id for event in s.journal)
    assert said["log-row"] == 20
    assert said["log-turn"] == 60
    assert s.markers == [5, 5, 5, 5]
    assert s.round == 20
    assert s.phase == st.OVER


@clause("CAR-GEN-3")
def test_all_seats_finish_the_event_before_anybody_uses_a_department() -> None:
    s = table()
    away(s, AMBER, "south")
    away(s, BLUE, "south", 2)
    event(s, "south")
    assert s.actor == AMBER
    do(s, "recall", count=1)
    assert (s.actor, s.phase) == (BLUE, st.EVENT)
    assert not offered(s, "use")
    do(s, "recall", count=0)
    assert (s.actor, s.phase) == (AMBER, st.USE)


@clause("CAR-GEN-4")
def test_money_and_goods_are_unlimited_while_other_pieces_are_counted() -> None:
    s = table()
    purse(s, AMBER, 5000, 900)
    turn(s, "MG")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=2)
    assert s.goods[AMBER] == 901
    assert sound(s)
    s.reserve[AMBER] += 1
    assert any("16 employees" in sentence for sentence in s.audit())
    s.reserve[AMBER] -= 1
    s.discs[AMBER] += 1
    assert any("31 discs" in sentence for sentence in s.audit())
    s.discs[AMBER] -= 1
    s.display[8] += 1
    assert any("3 tiles of department 9" in sentence for sentence in s.audit())


@clause("CAR-GEN-5")
def test_what_cannot_be_paid_in_full_is_refused_and_changes_nothing() -> None:
    s = table()
    lie(s, AMBER, "strategic-planning")
    lie(s, AMBER, "research")
    purse(s, AMBER, 4, 0)
    activation(s)
    before = s.hash()
    with pytest.raises(IllegalChoice):
        do(s, "activate", department="strategic-planning")
    assert s.hash() == before
    assert s.money[AMBER] == 4


@clause("CAR-GEN-6")
def test_immediate_points_pass_ninety_nine_and_are_never_lost() -> None:
    s = table()
    s.vp[AMBER] = 98
    s.track[AMBER * 4] = 4  # West space 4: 2 VP
    away(s, AMBER, "west", 2)
    event(s, "west")
    do(s, "recall", count=2)
    assert s.vp[AMBER] == 102
    best = [0, 0, 0]
    game = fresh(3, 11)
    while not game.is_over:
        game.choose(game.choices()[len(game.choices()) // 2])
        assert all(now >= then for now, then in zip(game.vp, best, strict=True))
        best = list(game.vp)


@clause("CAR-GEN-7")
def test_what_has_been_placed_stays() -> None:
    for seed in range(3):
        s = fresh(4, seed)
        rng = Counter[int]()
        slots, cells, grid, track = list(s.slots), list(s.cells), list(s.grid), list(s.track)
        while not s.is_over:
            rng[s.actor] += 1
            choices = s.choices()
            s.choose(choices[(seed * 7 + rng[s.actor] * 5) % len(choices)])
            assert all(now == then for now, then in zip(s.slots, slots, strict=True) if then >= 0)
            assert all(now & then == then for now, then in zip(s.cells, cells, strict=True))
            assert all(now == then for now, then in zip(s.grid, grid, strict=True) if then >= 0)
            assert all(now >= then for now, then in zip(s.track, track, strict=True))
            slots, cells, grid, track = list(s.slots), list(s.cells), list(s.grid), list(s.track)


# --- 2.1 table and seats --------------------------------------------------------------------------


@clause("CAR-SETUP-1")
def test_four_different_timeline_tiles_are_drawn_with_either_side_up() -> None:
    seen: set[int] = set()
    for seed in range(60):
        faces = fresh(2, seed).faces
        assert len({face // 2 for face in faces}) == 4
        seen |= set(faces)
    assert seen == set(range(16))


@clause("CAR-SETUP-2")
def test_a_tile_forms_a_row_read_from_left_to_right() -> None:
    s = table()
    s.faces = [0, 2, 6, 4]  # tile 4, front side, in the third row
    events = []
    for _ in range(4):
        s.phase = st.TIMELINE
        rules_timeline.choose_row(s, 2, AMBER)
        events.append((T.regions[s.region] if s.region >= 0 else None, s.donation))
        s.markers[2] += 1
    assert T.types == ["HR", "MG", "CO", "RD"]
    assert events == [("south", 0), ("west", 0), ("east", 0), (None, 1)]


@clause("CAR-SETUP-3")
def test_every_row_has_five_spaces_and_its_marker_starts_before_them() -> None:
    s = fresh(4)
    assert s.markers == [0, 0, 0, 0]
    view = s.view(0)["board"]["timeline"]
    assert [len(row["spaces"]) + 1 for row in view] == [5, 5, 5, 5]
    assert T.rounds == 20


@clause("CAR-SETUP-4")
def test_the_display_has_as_many_tiles_as_the_seat_count_says() -> None:
    for seats, tiles in ((1, 16), (2, 16), (3, 24), (4, 28)):
        s = fresh(seats)
        assert sum(s.display) == tiles
        assert sum(s.removed) == 32 - tiles
    assert fresh(3, 1).removed != fresh(3, 2).removed


@clause("CAR-SETUP-5")
def test_every_seat_starts_with_four_goods_and_twelve_dollars() -> None:
    s = fresh(4)
    assert s.goods == [4, 4, 4, 4]
    assert s.money == [12, 12, 12, 12]


@clause("CAR-SETUP-6")
def test_every_seat_picks_a_side_for_each_of_its_tabs() -> None:
    s = fresh(2)
    for _ in range(2):
        for tab, side in (("housing", "A"), ("commerce", "B"), ("industry", "B"), ("public", "A")):
            assert offered(s, "side") == [{"do": "side", "tab": tab, "side": side} for side in "AB"]
            do(s, "side", tab=tab, side=side)
    assert s.side == [0, 1, 1, 0] * 2
    assert s.exposed == [1] * 8


@clause("CAR-SETUP-7")
def test_employees_start_standing_lying_in_the_lobby_and_in_reserve() -> None:
    s = fresh(2)
    for seat in (0, 1):
        board = s.view(0)["board"]["seats"][seat]
        standing = {space["department"]: space["stand"] for space in board["company"] if space["stand"]}
        assert standing == dict.fromkeys(T.dept_names[16:], 1)
        assert board["employees"] == {"reserve": 5, "standing": 5, "lying": 5, "away": 0}
        assert s.lie[seat * 16 + T.lobby] == 5
    turn(s, "HR")
    assert s.pool == 6


@clause("CAR-SETUP-8")
def test_thirty_discs_are_laid_out() -> None:
    s = fresh(3)
    assert s.discs == [22, 22, 22]
    assert s.track == [1] * 12
    assert [s.discs_on_tab(0, tab) for tab in range(4)] == [1, 1, 1, 0]
    assert T.score_discs + 4 + 3 + 22 == 30
    assert sound(s)


@clause("CAR-SETUP-9")
def test_the_first_player_is_drawn_evenly() -> None:
    drawn = Counter(fresh(3, f"first-{seed}").first for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 70  # 100 expected


@clause("CAR-SETUP-10")
def test_action_choice_tiles_go_by_place_in_turn_order() -> None:
    assert fresh(4).choice == [st.HELD] * 4
    assert fresh(2).choice == [st.NO_TILE] * 2
    assert fresh(1).choice == [st.NO_TILE]
    s = next(s for s in (fresh(3, seed) for seed in range(30)) if s.first == BLUE)
    assert s.choice == [st.HELD, st.NO_TILE, st.NO_TILE]  # Blue, Coral, then Amber: the third seat


@clause("CAR-SETUP-11")
def test_all_chance_comes_before_the_first_decision() -> None:
    s = fresh(3, 9)
    stream = s.rng.dump()
    phases: list[int] = []
    while s.phase < st.TIMELINE:
        if s.phase not in phases:
            phases.append(s.phase)
            if s.phase == st.SIDES:
                assert s.actor == s.first
        s.choose(s.choices()[0])
    assert phases[:3] == [st.SIDES, st.HOUSES, st.MOVES]
    play_out(s)
    assert s.rng.dump() == stream


# --- 2.2 neutral discs ----------------------------------------------------------------------------


def cards(*names: str) -> list[int]:
    return [T.card_names.index(name) for name in names]


def neutral(s: CarnegieState) -> tuple[list[str], list[str]]:
    """The cells and slots with neutral discs."""
    cells = [T.cell_names[i] for i in range(20) if s.cells[i] >> st.NEUTRAL & 1]
    return cells, [T.slot_names[i] for i in range(T.slots) if s.slots[i] == st.NEUTRAL]


@clause("CAR-SETUP-12")
def test_the_number_of_neutral_discs_depends_on_the_seats() -> None:
    for seats, discs in ((1, 18), (2, 18), (3, 9), (4, 0)):
        for seed in range(5):
            cells, slots = neutral(fresh(seats, seed))
            assert len(cells) + len(slots) == discs


@clause("CAR-SETUP-13")
def test_a_card_puts_a_disc_on_its_cell_and_then_in_its_cities_in_order() -> None:
    s = table(3)
    rules_setup.place_neutral_discs(s, cards("N09", "N01", "N02"))
    cells, slots = neutral(s)
    assert cells == ["E1", "E2", "W3"]
    assert sorted(slots) == sorted(
        ["san-antonio:1", "memphis:1", "dallas:1", "salt-lake-city:1", "reno:1", "st-louis:1"]
    )


@clause("CAR-SETUP-14")
def test_a_disc_takes_the_leftmost_free_slot() -> None:
    s = table(4)
    city = T.city_names.index("san-francisco")
    kinds = []
    for _ in range(5):
        slot = s.leftmost_slot(city)
        kinds.append(T.projects[T.slot_type[slot]])
        s.put_disc(slot, st.NEUTRAL)
    assert kinds == ["industry", "commerce", "industry", "housing", "public"]
    assert s.leftmost_slot(city) == -1


@clause("CAR-SETUP-15")
def test_a_disc_without_room_is_not_used_up() -> None:
    s = table(2)
    rules_setup.place_neutral_discs(s, cards("N05", "A05"))
    assert neutral(s) == (["H2"], ["san-francisco:1", "san-francisco:2", "santa-fe:1"])
    # 14 remain: with enough cards, all 18 are placed.
    s = table(2)
    rules_setup.place_neutral_discs(
        s, cards("N05", "A05") + [i for i in range(40) if i not in cards("N05", "A05")]
    )
    cells, slots = neutral(s)
    assert len(cells) + len(slots) == 18


@clause("CAR-SETUP-16")
def test_placement_stops_with_the_last_disc_in_the_middle_of_a_card() -> None:
    s = table(3)
    rules_setup.place_neutral_discs(s, cards("N06", "N12", "N01", "N02"))
    assert neutral(s) == (
        ["E1", "E5", "W5"],
        ["san-francisco:1", "san-francisco:2", "los-angeles:1", "chicago:1", "new-york:1", "new-orleans:1"],
    )


@clause("CAR-SETUP-17")
def test_a_neutral_disc_occupies_its_place_and_scores_for_nobody() -> None:
    s = table(2)
    before = s.scores()
    rules_setup.place_neutral_discs(s, cards("N12", "N02"))
    assert s.scores() == before
    event(s, donation=True)
    assert not can(s, "donate", cell="W5")
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="industry")
    assert not can(s, "build", slot="chicago:1")
    assert can(s, "build", slot="chicago:3")


# --- 2.3 first housing and department pick ----------------------------------------------------------


def at_houses(seats: int = 4, first: int = 0) -> CarnegieState:
    s = table(seats)
    s.first = first
    rules.begin_phase(s, st.HOUSES)
    s.settle()
    return s


@clause("CAR-SETUP-18")
def test_first_housings_go_counter_clockwise_and_end_with_the_first_player() -> None:
    s = at_houses(first=BLUE)
    order = []
    while s.phase == st.HOUSES:
        order.append(s.actor)
        s.choose(s.choices()[0])
        s.choose(s.choices()[0])
    assert order == [AMBER, DENIM, CORAL, BLUE]


@clause("CAR-SETUP-18")
def test_the_first_housing_takes_a_housing_slot_of_a_medium_or_large_city() -> None:
    s = at_houses()
    assert not can(s, "house", slot="boise:1")
    assert not can(s, "house", slot="denver:2")
    assert can(s, "house", slot="denver:3")
    assert len(offered(s, "house")) == 13  # 14 Housing slots, the two of New Orleans being alike
    do(s, "house", slot="denver:3")
    assert s.discs_on_tab(DENIM, 0) == 0
    do(s, "reserve", tile=1)
    assert not can(s, "house", slot="denver:3")


@clause("CAR-SETUP-19")
def test_the_first_housing_is_free_sends_nobody_and_pays_nothing_but_counts() -> None:
    s = at_houses()
    before = (s.money[DENIM], s.goods[DENIM], s.vp[DENIM], s.all_standing(DENIM))
    do(s, "house", slot="boston:1")
    assert (s.money[DENIM], s.goods[DENIM], s.vp[DENIM], s.all_standing(DENIM)) == before
    assert s.zones[DENIM * 4 : DENIM * 4 + 4] == [0, 0, 0, 0]
    assert s.built[DENIM * 4] == 1
    donation(s, DENIM, "R3")
    assert [line.points for line in s.score_sheet()[DENIM] if line.name == "donations"] == [2]


@clause("CAR-SETUP-20")
def test_each_seat_reserves_a_tile_right_after_its_housing() -> None:
    s = at_houses()
    do(s, "house", slot="boston:1")
    assert s.actor == DENIM
    do(s, "reserve", tile=6)
    assert s.display[5] == 1
    do(s, "house", slot="denver:3")
    do(s, "reserve", tile=6)
    assert s.display[5] == 0
    assert s.reserved[DENIM] == s.reserved[CORAL] == 5
    do(s, "house", slot="atlanta:2")
    assert not can(s, "reserve", tile=6)
    assert s.view(BLUE)["board"]["seats"][DENIM]["reserved"] == 6


# --- 2.4 six moves and first activation ---------------------------------------------------------------


def at_moves() -> CarnegieState:
    s = table()
    for seat in range(4):
        lie(s, seat, "lobby", 5)
    rules.begin_phase(s, st.MOVES)
    s.settle()
    return s


def walk(s: CarnegieState, origin: str, to: str, who: str = "lying") -> None:
    do(s, "move", space=origin, who=who)
    do(s, "to", space=to)


@clause("CAR-SETUP-21")
def test_six_moves_bring_three_employees_from_the_lobby_to_construction() -> None:
    s = at_moves()
    for _ in range(3):
        walk(s, "4-3", "3-4")
    assert s.lie[T.space_names.index("3-4")] == 3
    assert s.actor == BLUE  # all six are used, a seventh is not offered


@clause("CAR-SETUP-21")
def test_a_seventh_move_is_refused_and_fewer_are_allowed() -> None:
    s = at_moves()
    walk(s, "4-3", "3-4")
    walk(s, "4-3", "3-4")
    walk(s, "4-3", "3-3")
    do(s, "move", space="4-3", who="lying")
    assert not can(s, "to", space="2-3")
    assert can(s, "to", space="3-3")
    t = at_moves()
    walk(t, "4-3", "3-4")
    walk(t, "4-3", "3-4")
    do(t, "done")
    assert t.actor == BLUE


@clause("CAR-SETUP-21", "CAR-COMP-3")
def test_employees_may_stop_on_spaces_without_a_department() -> None:
    s = at_moves()
    walk(s, "4-3", "2-3")
    walk(s, "4-3", "2-3")
    do(s, "done")
    assert s.lie[T.space_names.index("2-3")] == 2
    activation(s)
    assert s.actor != AMBER or not offered(s, "activate")


@clause("CAR-SETUP-22")
def test_after_all_moves_everybody_may_activate() -> None:
    s = at_moves()
    for _ in range(3):
        walk(s, "4-3", "3-4")
    for _ in range(3):
        do(s, "done")
    assert (s.phase, s.actor) == (st.START, AMBER)
    do(s, "activate", department="construction")
    do(s, "activate", department="construction")
    assert s.money[AMBER] == 8
    at = T.space_names.index("3-4")
    assert (s.stand[at], s.lie[at]) == (3, 1)
    assert s.phase == st.TIMELINE  # the fourth finds no workstation, and nobody else has anybody to activate


@clause("CAR-SETUP-22")
def test_a_new_game_reaches_the_first_timeline_choice() -> None:
    s = fresh(4, 3)
    while s.phase != st.TIMELINE:
        s.choose(s.choices()[0])
    assert (s.actor, s.round) == (s.first, 1)
    assert sound(s)
    assert len(offered(s, "row")) == 4
