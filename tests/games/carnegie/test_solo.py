"""The solo game against Andrew (section 17) and hidden information (section 18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.core.rng import seeded
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import rules_solo
from magnate.games.carnegie.game import CarnegieState
from magnate.games.carnegie.rules_scoring import limit
from magnate.games.carnegie.view_andrew import outcome
from magnate.testing import clause
from magnate.testing.case import can, do

from .positions import (
    GAME,
    T,
    activation,
    department,
    disc,
    donation,
    project,
    purse,
    sound,
    table,
    track,
    turn,
)

ME = 0
HR, MG, CO, RD = range(4)
LEVELS = ["beginner", "normal", "hard", "expert"]


def fresh(seed: int | str = 1, level: str = "normal") -> CarnegieState:
    state = GAME.new(1, seed, {"andrew": level})
    assert isinstance(state, CarnegieState)
    return state


def with_card(name: str, round: int = 1) -> CarnegieState:
    """The bare solo table with a given card face down as the card of the round."""
    s = table(1)
    card = T.card_names.index(name)
    rest = [i for i in range(40) if i != card]
    s.backs, s.deck, s.left_out = [card, rest[0]], rest[1:19], rest[19:]
    s.round = round
    return s


def andrew_acts(name: str, kind: int, setting: Any = None, donation: int = 0) -> CarnegieState:
    """Andrew's turn with a card in a round of a type."""
    s = with_card(name)
    if setting:
        setting(s)
    rules_solo.reveal(s)
    s.type = s.row = kind
    s.region, s.donation = (-1, 1) if donation else (0, 0)
    rules_solo.andrew_turn(s)
    return s


def to_row(s: CarnegieState) -> CarnegieState:
    """On to the human's next timeline choice, declining everything."""
    while not s.is_over and s.step != st.ROW:
        for word in ("decline", "done", "keep"):
            if can(s, word):
                do(s, word)
                break
        else:
            s.choose(s.choices()[0])
    return s


# --- setup ------------------------------------------------------------------------------------------


@clause("CAR-SOLO-1")
def test_the_human_sets_up_as_with_two_seats() -> None:
    s = fresh()
    assert sum(s.display) == 16
    neutral = s.slots.count(st.NEUTRAL) + sum(cell >> st.NEUTRAL & 1 for cell in s.cells)
    assert neutral == 18
    assert s.choice == [st.NO_TILE]
    steps = []
    while s.phase < st.TIMELINE:
        steps.append(st.STEPS[s.step])
        s.choose(s.choices()[0])
    assert steps[:6] == ["side"] * 4 + ["house", "reserve"]
    assert "move" in steps


@clause("CAR-SOLO-2", "CAR-SOLO-3")
def test_andrew_has_discs_on_the_tracks_and_nothing_else() -> None:
    s = fresh()
    assert s.a_track == [1, 1, 1, 1]
    assert s.slots.count(st.ANDREW) == 0
    assert sum(s.a_tiles) == 0
    assert sum(rules_solo.andrew_lines(s)) == 0
    assert len(s.money) == len(s.goods) == 1
    while s.phase < st.TIMELINE:
        s.choose(s.choices()[0])
    assert s.slots.count(st.ANDREW) == 0
    assert sum(s.a_tiles) == 0


@clause("CAR-SOLO-4")
def test_andrew_has_twenty_six_discs() -> None:
    s = fresh()
    assert s.a_discs == 26

    def spent(s: CarnegieState) -> None:
        s.a_discs = 0

    s = andrew_acts("N01", CO, spent)
    assert s.slots.count(st.ANDREW) == 0
    assert s.place == 2  # both discs count as impossible
    s = andrew_acts("N01", HR, spent, donation=1)
    assert s.place == 4  # 1 for the donation, then 4 places, of which three exist


@clause("CAR-SOLO-5")
def test_the_vp_cards_lie_in_rising_order() -> None:
    assert T.vp_cards == [0, 1, 3, 6, 10]
    assert fresh().view(ME)["board"]["andrew"]["vp_cards"] == [0, 1, 3, 6, 10]


@clause("CAR-SOLO-6")
@pytest.mark.parametrize(("level", "advanced"), list(zip(LEVELS, (0, 5, 10, 15), strict=True)))
def test_the_deck_has_twenty_cards_in_the_mix_of_its_level(level: str, advanced: int) -> None:
    decks = set()
    for seed in range(5):
        s = fresh(seed, level)
        cards = s.backs + s.deck
        names = [T.card_names[card] for card in cards]
        assert len(set(names)) == 20
        assert sum(name.startswith("A") for name in names) == advanced
        decks.add(tuple(cards))
    assert len(decks) == 5


# --- phases -----------------------------------------------------------------------------------------


@clause("CAR-SOLO-7")
def test_the_human_chooses_in_odd_and_andrew_in_even_rounds() -> None:
    s = fresh(3)
    s.journal = []
    while not s.is_over:
        s.choose(s.choices()[0])
    human = [e.round for e in s.journal if e.message.id == "log-row"]
    andrew = [e.round for e in s.journal if e.message.id == "log-andrew-row"]
    assert human == list(range(1, 20, 2))
    assert andrew == list(range(2, 21, 2))


@clause("CAR-SOLO-8")
def test_andrew_finishes_event_and_action_before_the_human_resolves_the_event() -> None:
    s = with_card("N07")  # donation W1
    s.markers = [1, 0, 0, 0]  # HR space 2: donation
    s.round = 3
    s.settle()
    do(s, "row", row="HR")
    assert (s.step, s.phase) == (st.DONATE, st.EVENT)
    assert s.cells[T.cell_names.index("W1")] == 1 << st.ANDREW
    assert not can(s, "donate", cell="W1")
    assert s.place == 1  # his HR action is done as well


@clause("CAR-SOLO-9", "CAR-SOLO-10")
def test_a_new_card_lies_face_down_until_the_human_has_chosen() -> None:
    s = to_row(fresh(4))
    assert (s.round, s.drawn, s.card) == (1, 1, -1)
    assert s.view(ME)["board"]["andrew"]["card"] is None
    card = s.backs[0]
    do(s, "row", row="MG")
    assert s.card == card
    assert s.view(ME)["board"]["andrew"]["card"]["id"] == T.card_names[card]
    assert s.place >= 0


@clause("CAR-SOLO-10")
def test_in_his_rounds_andrew_chooses_the_circled_row_of_his_card() -> None:
    for seed in range(8):
        s = to_row(fresh(seed))
        s.journal = []
        do(s, "row", row="HR")
        while s.round == 1:
            s.choose(s.choices()[-1])
        assert s.card >= 0
        assert s.row == T.card_row[s.card]
        assert s.type == s.row


@clause("CAR-SOLO-11")
def test_a_row_at_its_end_follows_the_usual_rule_for_andrew() -> None:
    s = with_card("N16", round=14)
    s.markers = [5, 3, 0, 5]
    s.faces[MG] = 2  # S E D W: space 4 is the West
    rules_solo.andrew_row(s)
    assert (T.types[s.type], s.flip, s.region) == ("RD", MG, 0)


# --- event ------------------------------------------------------------------------------------------


@clause("CAR-SOLO-12")
def test_in_an_event_with_a_donation_andrew_takes_the_cell_of_his_card() -> None:
    s = andrew_acts("N02", HR, donation=1)
    assert s.cells[T.cell_names.index("E2")] == 1 << st.ANDREW
    assert s.a_discs == 25
    # The end tile counts too, and an income does nothing for him.
    s = with_card("N02")
    rules_solo.reveal(s)
    s.type, s.region, s.donation = HR, 3, 1
    rules_solo.andrew_turn(s)
    assert s.cells[T.cell_names.index("E2")] == 1 << st.ANDREW
    s = andrew_acts("N02", HR)
    assert s.a_discs == 26


@clause("CAR-SOLO-13")
def test_a_taken_cell_slides_the_card_before_the_action() -> None:
    def taken(s: CarnegieState) -> None:
        donation(s, st.NEUTRAL, "E2")

    s = with_card("N02")
    taken(s)
    rules_solo.reveal(s)
    rules_solo.andrew_donates(s)
    assert s.cells[T.cell_names.index("E2")] == 1 << st.NEUTRAL
    assert T.vp_cards[s.place] == 1


# --- action -----------------------------------------------------------------------------------------


@clause("CAR-SOLO-14")
def test_andrew_performs_the_line_of_the_type_of_the_round() -> None:
    s = with_card("N11")  # circled CO, slides 2 in HR
    s.settle()
    do(s, "row", row="HR")
    assert s.place == 2
    assert s.slots.count(st.ANDREW) == 0


@clause("CAR-SOLO-15")
@pytest.mark.parametrize(("card", "vp"), [("N01", 10), ("N03", 6), ("N07", 1), ("N06", 3)])
def test_hr_slides_the_card_by_the_printed_number(card: str, vp: int) -> None:
    assert T.vp_cards[andrew_acts(card, HR).place] == vp


@clause("CAR-SOLO-16")
def test_mg_takes_the_lowest_numbers_of_the_printed_types() -> None:
    def rd_left(s: CarnegieState) -> None:
        for tile, count in ((12, 0), (13, 2), (14, 0), (15, 1)):
            s.removed[tile] += s.display[tile] - count
            s.display[tile] = count

    s = andrew_acts("N04", MG, rd_left)
    assert (s.a_tiles[13], s.a_tiles[15], s.place) == (1, 1, 0)
    s = andrew_acts("N09", MG, rd_left)  # three RD tiles, but no number twice in one turn
    assert (s.a_tiles[13], s.a_tiles[15], s.place) == (1, 1, 1)

    def one_number_left(s: CarnegieState) -> None:
        rd_left(s)
        s.removed[15] += s.display[15]
        s.display[15] = 0

    s = andrew_acts("N04", MG, one_number_left)
    assert (s.a_tiles[13], s.display[13], s.place) == (1, 1, 1)
    rules_solo.andrew_takes_tiles(s)  # in a later turn the second copy may be taken
    assert s.a_tiles[13] == 2

    def none_left(s: CarnegieState) -> None:
        rd_left(s)
        for tile in (13, 15):
            s.removed[tile] += s.display[tile]
            s.display[tile] = 0

    s = andrew_acts("N09", MG, none_left)
    assert (sum(s.a_tiles), s.place) == (0, 3)


@clause("CAR-SOLO-17")
def test_co_builds_in_the_leftmost_free_slot_of_each_city() -> None:
    s = andrew_acts("N01", CO, lambda s: disc(s, "reno:1"))
    assert s.slots[T.slot_names.index("salt-lake-city:1")] == st.ANDREW
    assert T.vp_cards[s.place] == 1
    s = andrew_acts("N02", CO, lambda s: disc(s, "st-louis:1"))
    assert s.slots[T.slot_names.index("st-louis:2")] == st.ANDREW
    assert s.slots[T.slot_names.index("chicago:1")] == st.ANDREW
    assert s.a_discs == 24


@clause("CAR-SOLO-18")
def test_rd_moves_his_disc_and_every_lost_step_slides_the_card() -> None:
    def on_three(s: CarnegieState) -> None:
        s.a_track[0] = 3

    s = andrew_acts("N20", RD, on_three)  # West 3
    assert (s.a_track[0], T.vp_cards[s.place]) == (5, 1)
    s = andrew_acts("A20", RD)  # West 4, as printed
    assert (s.a_track[0], s.place) == (5, 0)


@clause("CAR-SOLO-19")
def test_the_last_space_blocks_both_and_pays_andrew_nothing() -> None:
    s = table(1)
    s.a_track[1] = 5
    track(s, ME, "midwest", 4)
    s.stand[15] = 3
    s.reserve[ME] -= 2
    turn(s, "RD")
    assert s.pool == 9
    assert not can(s, "track", region="midwest")
    assert s.money == [12]
    s = with_card("N20")
    track(s, ME, "west", 5)
    s.a_track[0] = 3
    rules_solo.reveal(s)
    s.type, s.region, s.donation = RD, 0, 0
    rules_solo.andrew_turn(s)
    assert (s.a_track[0], s.place) == (4, 2)


@clause("CAR-SOLO-20")
def test_a_card_never_slides_past_the_last_vp_card() -> None:
    s = andrew_acts("N01", HR, lambda s: donation(s, st.NEUTRAL, "E1"), donation=1)
    assert T.vp_cards[s.place] == 10


@clause("CAR-SOLO-21")
def test_the_human_turn_follows_the_normal_rules() -> None:
    s = with_card("N01")
    s.zones[0] = 1
    s.reserve[ME] -= 1
    s.settle()
    do(s, "row", row="HR")  # event: income in the West
    assert s.step == st.RECALL
    do(s, "recall", count=1)
    assert s.money == [13]
    assert (s.phase, s.pool) == (st.USE, 6)


@clause("CAR-SOLO-22")
def test_at_round_end_the_card_goes_under_the_vp_card_it_reached() -> None:
    s = with_card("N03")
    s.settle()
    do(s, "row", row="HR")
    assert s.place == 3
    while s.round == 1:
        s.choose(s.choices()[-1])
    assert (s.played, s.places) == ([T.card_names.index("N03")], [3])
    assert s.markers == [1, 0, 0, 0]
    assert s.view(ME)["board"]["andrew"]["under"] == [0, 0, 0, 1, 0]


# --- scoring ----------------------------------------------------------------------------------------


def andrew_line(s: CarnegieState, name: str) -> int:
    sheet = s.view(ME)["automa"]
    return next(int(line["points"]) for line in sheet if line["name"] == f"andrew-{name}")


@clause("CAR-SOLO-23")
def test_every_card_is_worth_the_vp_card_above_it() -> None:
    s = table(1)
    s.places = [0] * 8 + [1] * 5 + [2] * 4 + [3] * 2 + [4]
    assert andrew_line(s, "cards") == 39


@clause("CAR-SOLO-24")
def test_every_tile_of_andrews_is_worth_two_points() -> None:
    s = table(1)
    for tile in range(7):
        s.display[tile] -= 1
        s.a_tiles[tile] += 1
    assert andrew_line(s, "departments") == 14


@clause("CAR-SOLO-25")
def test_andrews_discs_on_last_spaces_are_worth_six_points_and_links_nothing() -> None:
    s = table(1)
    s.a_track = [5, 4, 1, 1]
    assert andrew_line(s, "transport") == 6
    for slot in ("chicago:1", "pittsburgh:1", "new-york:1"):
        disc(s, slot, st.ANDREW)
    assert sum(rules_solo.andrew_lines(s)) == 6 + andrew_line(s, "cities")


@clause("CAR-SOLO-26")
def test_andrews_discs_count_the_points_of_their_cities() -> None:
    s = table(1)
    for slot in ("chicago:1", "reno:1", "denver:1"):
        disc(s, slot, st.ANDREW)
    assert andrew_line(s, "cities") == 5


def five_in(s: CarnegieState, slots: list[str]) -> None:
    """Discs of the human in a region."""
    for slot in slots:
        s.put_disc(T.slot_names.index(slot), ME)


@clause("CAR-SOLO-27")
def test_andrews_donations_count_what_the_human_did() -> None:
    s = table(1)
    five_in(s, ["seattle:1", "helena:1", "boise:1", "reno:1", "denver:1"])
    donation(s, st.ANDREW, "H4")
    assert andrew_line(s, "donations") == 10


@clause("CAR-SOLO-28")
def test_andrews_donations_stop_at_twelve_whatever_the_human_exposed() -> None:
    s = table(1)
    five_in(
        s,
        [
            "el-paso:1",
            "dallas:1",
            "memphis:1",
            "atlanta:1",
            "atlanta:2",
            "charleston:1",
            "houston:1",
            "houston:2",
        ],
    )
    donation(s, st.ANDREW, "H3")
    assert andrew_line(s, "donations") == 12
    sides = s.side.copy()
    sides[1] = 1
    s.side = sides
    s.exposed[1] = 7
    assert limit(s, ME) == 15
    assert andrew_line(s, "donations") == 12


def finish(s: CarnegieState) -> CarnegieState:
    """Go through the last activation to the end of the game."""
    s.round = 20
    s.markers = [5, 5, 5, 4]
    rules_solo.reveal(s)
    s.played = [i for i in range(40) if i not in (s.card, *s.left_out)]
    s.places = [0] * 19
    s.backs, s.deck = [], []
    activation(s)
    s.row = 3
    return s


@clause("CAR-SOLO-29")
def test_andrews_welfare_counts_what_the_humans_final_payments_leave() -> None:
    s = table(1)
    donation(s, st.ANDREW, "W3")
    donation(s, ME, "W4")
    purse(s, ME, 13, 4)
    s.lie[0], s.reserve[ME] = 1, s.reserve[ME] - 1
    department(s, ME, 5, "1-2", lying=1)
    finish(s)
    assert andrew_line(s, "donations") == 0  # as if the game ended now
    do(s, "done")
    assert s.is_over
    assert andrew_line(s, "donations") == 0  # $3 are less than W3 asks for
    assert s.welfare == [0, 0, 2]  # the human's W4, paid from the full purse
    assert (s.money[ME], s.goods[ME]) == (3, 2)


@clause("CAR-SOLO-29")
def test_what_the_human_cannot_pay_in_scores_for_andrew() -> None:
    s = table(1)
    donation(s, st.ANDREW, "W3")
    donation(s, ME, "W4")
    purse(s, ME, 24, 2)  # W4 twice takes $10 and 2 goods; $14 are left
    finish(s)
    if not s.is_over:
        do(s, "done")
    assert (s.money[ME], s.goods[ME]) == (14, 0)
    assert andrew_line(s, "donations") == 4


@clause("CAR-SOLO-29", "CAR-SELL-2")
def test_in_the_last_activation_goods_that_would_score_for_andrew_can_be_sold() -> None:
    s = table(1)
    donation(s, st.ANDREW, "W2")
    purse(s, ME, 0, 5)
    finish(s)
    assert andrew_line(s, "donations") == 10
    do(s, "sell")
    assert (s.money[ME], s.goods[ME]) == (1, 4)
    do(s, "sell-all")
    assert s.is_over  # nothing was left to decide
    assert (s.money[ME], s.goods[ME]) == (5, 0)
    assert andrew_line(s, "donations") == 0
    s = table(1)
    donation(s, st.ANDREW, "W3")
    purse(s, ME, 0, 5)
    department(s, ME, 5, "1-2", lying=1)
    finish(s)
    assert not can(s, "sell-all")


@clause("CAR-SOLO-30", "CAR-SCORE-10")
def test_equal_totals_share_the_win() -> None:
    s = table(1)
    s.phase, s.actor, s.welfare = st.OVER, -1, [0, 0, 0]
    s.a_tiles[0] = 5  # 10 points for Andrew
    s.vp = [10 - s.scores()[0]]
    assert (s.scores(), sum(rules_solo.andrew_lines(s))) == ([10], 10)
    assert s.winners() == [ME]
    s.vp[0] += 1
    assert s.winners() == [ME]
    s.vp[0] -= 2
    assert s.winners() == []
    assert s.ranks() == [2]


@clause("CAR-SOLO-8", "CAR-SOLO-2")
@pytest.mark.parametrize("level", LEVELS)
def test_whole_solo_games_end_with_sound_books_at_every_level(level: str) -> None:
    for seed in range(3):
        s = fresh(seed, level)
        rng = seeded(seed)
        while not s.is_over:
            choices = s.choices()
            s.choose(choices[rng.below(len(choices))])
            assert sound(s)
        assert len(s.played) == 20
        assert sum(rules_solo.andrew_lines(s)) == sum(line["points"] for line in s.view(ME)["automa"])


# --- 18 hidden information -----------------------------------------------------------------------------


@clause("CAR-INFO-1")
def test_everything_on_the_table_is_public() -> None:
    s = table()
    project(s, 1, "commerce", "boston:2")
    department(s, 2, 9, "1-1", standing=1)
    pictures = []
    for seat in (None, 0, 1, 2, 3):
        view = s.view(seat)
        pictures.append(view["board"])
        for data in view["board"]["seats"]:
            assert {
                "money",
                "goods",
                "vp",
                "employees",
                "discs",
                "zones",
                "tracks",
                "tabs",
                "company",
            } <= set(data)
    assert all(picture == pictures[0] for picture in pictures)


@clause("CAR-INFO-2")
def test_with_several_seats_nothing_is_hidden_and_nothing_random_happens() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats, 7)
        assert s.hidden(0) == ["rng"]
        stream = s.rng.dump()
        guess = s.clone()
        guess.redeal(0, seeded(1))
        while not s.is_over:
            choice = s.choices()[len(s.choices()) // 2]
            s.choose(choice)
            guess.choose(choice)
        assert s.rng.dump() == stream
        assert guess.scores() == s.scores()


@clause("CAR-INFO-3")
def test_only_the_back_of_the_current_card_is_known() -> None:
    s = with_card("N13")
    s.settle()
    picture = s.view(ME)["board"]["andrew"]
    assert picture["back"] == {"row": "CO", "advanced": False}
    assert picture["card"] is None
    assert "R1" not in str(picture)
    assert "duluth" not in str(picture)


@clause("CAR-INFO-4")
def test_the_back_of_the_next_card_shows_and_nothing_deeper() -> None:
    s = with_card("N13")
    s.backs[1], s.deck[0] = T.card_names.index("A18"), s.backs[1]
    s.left_out = [i for i in range(40) if i not in (*s.backs, *s.deck)]
    s.settle()
    picture = s.view(ME)["board"]["andrew"]
    assert picture["next"] == {"row": "RD", "advanced": True}
    before = s.view(ME)
    s.deck.reverse()
    assert s.view(ME) == before
    do(s, "row", row="HR")
    assert s.view(ME)["board"]["andrew"]["next"] == {"row": "RD", "advanced": True}


@clause("CAR-INFO-5")
def test_a_guess_keeps_backs_mix_and_played_cards_and_is_even() -> None:
    s = to_row(fresh(5, "hard"))
    for _ in range(6):
        do(s, "row", row="MG")
        to_row(s)
    rng = seeded("guess")
    kinds = Counter(T.card_advanced[card] for card in s.deck)
    seen: Counter[int] = Counter()
    for _ in range(400):
        guess = s.clone()
        assert isinstance(guess, CarnegieState)
        guess.redeal(ME, rng)
        assert guess.view(ME) == s.view(ME)
        assert guess.played == s.played
        assert Counter(T.card_advanced[card] for card in guess.deck) == kinds
        assert not guess.audit()
        seen[guess.backs[0]] += 1
        assert T.card_row[guess.backs[0]] == T.card_row[s.backs[0]]
    fitting = [
        card
        for card in range(40)
        if card not in s.played
        and T.card_row[card] == T.card_row[s.backs[0]]
        and T.card_advanced[card] == T.card_advanced[s.backs[0]]
    ]
    assert set(seen) == set(fitting)
    assert min(seen.values()) > 400 / len(fitting) / 2


@clause("CAR-SOLO-30")
@pytest.mark.parametrize(
    ("vp", "words"),
    [
        (-1, "Andrew wins by 1 point."),
        (0, "You and Andrew share the win."),
        (2, "You beat Andrew by 2 points."),
    ],
)
def test_the_end_says_who_won_and_by_how_much(vp: int, words: str) -> None:
    s = table(1)
    assert "outcome" not in s.view(ME)["board"]
    s.vp[ME] += sum(rules_solo.andrew_lines(s)) - s.scores()[0] + vp
    s.actor = -1
    assert GAME.text(outcome(s)) == words
    assert s.view(ME)["board"]["outcome"] == outcome(s).plain()
