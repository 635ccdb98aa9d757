"""Setup, market geometry, round start and tokens (sections 1, 2 and 11)."""

from __future__ import annotations

from collections import Counter

import pytest

import magnate
from magnate.core.rng import seeded
from magnate.games.spyrium import GAME
from magnate.games.spyrium.constants import SLOTS, VALUES
from magnate.games.spyrium.game import SpyriumState
from magnate.games.spyrium.rules_round import deal_market, start_round
from magnate.games.spyrium.rules_setup import set_up
from magnate.testing import clause

from .positions import BLUE, GREEN, RED, Case

T = GAME.tables


def new(seats: int = 3, seed: int = 1) -> SpyriumState:
    state = GAME.new(seats, seed)
    assert isinstance(state, SpyriumState)
    return state


def end_of_round(case: Case) -> SpyriumState:
    """All but Red have passed, and Red passes."""
    for seat in range(1, case.s.seats):
        case.of(seat).passed = True
    case.settled().do("pass")
    return case.s


# --- setup -------------------------------------------------------------------------------------------


@clause("SPY-SETUP-1")
@pytest.mark.parametrize("seats", [1, 6, 7])
def test_no_game_for_one_or_six(seats: int) -> None:
    with pytest.raises(magnate.BadOptions):
        GAME.new(seats, 1)


@clause("SPY-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_for_two_to_five(seats: int) -> None:
    assert len(new(seats).players) == seats


@clause("SPY-SETUP-2")
def test_three_decks_of_30_20_and_9_each_shuffled_by_itself() -> None:
    one, two = new(seed=1), new(seed=2)
    assert [len(deck) for deck in one.decks] == [30, 20, 9]
    for era in range(3):
        assert {T.era[card] for card in one.decks[era]} == {era}
        assert one.decks[era] != two.decks[era]
        assert sorted(one.decks[era]) == sorted(two.decks[era])


@clause("SPY-SETUP-3")
def test_the_decks_hold_exactly_the_copies_of_the_components() -> None:
    cards = Counter(T.card_ids[card] for deck in new().decks for card in deck)
    assert cards == {id: face["copies"] for id, face in GAME.components["cards"].items()}
    assert cards.total() == 59
    kinds: Counter[str] = Counter()
    for id, count in cards.items():
        kinds[GAME.components["cards"][id]["kind"]] += count
    assert kinds == {"building": 35, "character": 17, "technique": 7}
    assert all(cards[id] == 1 for id in cards if id.startswith("T_"))


@clause("SPY-SETUP-4")
def test_the_event_pile_is_shuffled_and_a_token_event_on_top_has_its_token() -> None:
    tops = set()
    token = T.event_ids.index("E_TOKEN")
    for seed in range(60):
        state = SpyriumState(GAME, 2, {}, T)
        state.rng = seeded(seed)
        set_up(state)
        tops.add(state.events[0])
        assert sorted(state.events) == list(range(7))
        exposed = token in state.events[:2]
        assert (state.event_token > 0) == exposed
    assert len(tops) == 7


@clause("SPY-SETUP-4", "SPY-SETUP-5")
@pytest.mark.parametrize(("top", "pool"), [("E_TOKEN", 23), ("E_SELL", 24)])
def test_before_the_market_is_dealt_only_the_token_event_has_drawn(top: str, pool: int) -> None:
    state = next(new(2, seed) for seed in range(200) if T.event_ids[new(2, seed).events[0]] == top)
    on_cards = sum(state.tokens)
    on_second = 1 if T.event_ids[state.events[1]] == "E_TOKEN" else 0
    assert len(state.pool) + on_cards + on_second == pool
    assert state.discard == [0, 0, 0]


@clause("SPY-SETUP-5")
def test_eight_tokens_of_each_value() -> None:
    state = new()
    values = Counter(state.pool)
    for slot in range(SLOTS):
        for value in range(VALUES):
            values[value + 1] += state.tokens[slot * VALUES + value]
    if state.event_token:
        values[state.event_token] += 1
    assert values == {1: 8, 2: 8, 3: 8}


@clause("SPY-SETUP-5")
def test_the_pool_is_shuffled() -> None:
    assert len({tuple(new(2, seed).pool) for seed in range(10)}) == 10


@clause("SPY-SETUP-6", "SPY-SETUP-7")
@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_seat_starts_with(seats: int) -> None:
    for me in new(seats).players:
        assert (me.money - 2, me.spyrium, me.vp, T.track[me.residence]) == (8, 2, 0, 2)
        assert (me.active, me.reserve) == (3, 4)
    assert T.workers == 7


@clause("SPY-SETUP-8")
def test_the_start_card_is_neither_building_nor_technique() -> None:
    case = Case().lay(s5="A_MINE_1").put(RED, "4-5").activate("4-5", 5)
    assert case.me.money == 8
    owner = Case().seat(techniques="T_CRANE")
    owner.s.actor = -1
    assert [line.points for line in owner.s.score_sheet()[RED] if line.name == "crane"] == [0]


@clause("SPY-SETUP-9")
def test_the_bank_has_no_bottom() -> None:
    case = Case(event="E_SELL").seat(money=5000, spyrium=5000).event("small")
    assert (case.me.money, case.me.spyrium) == (5003, 4999)


@clause("SPY-SETUP-10")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    firsts = Counter(new(4, seed).first for seed in range(1200))
    assert sorted(firsts) == [0, 1, 2, 3]
    chi_square = sum((count - 300) ** 2 / 300 for count in firsts.values())
    assert chi_square < 16.3  # 0.1 % for three degrees of freedom
    assert all(new(4, seed).actor == new(4, seed).first for seed in range(5))


# --- geometry ----------------------------------------------------------------------------------------


@clause("SPY-GEO-1")
def test_twelve_gaps_between_slots_that_share_a_side() -> None:
    assert len(T.gap_names) == 12
    names = [{T.gap_names[gap] for gap in T.slot_gaps[slot]} for slot in range(SLOTS)]
    assert names[3 - 1] == {"2-3", "3-6"}
    assert names[2 - 1] == {"1-2", "2-3", "2-5"}
    assert names[5 - 1] == {"2-5", "4-5", "5-6", "5-8"}


@clause("SPY-GEO-2")
def test_a_worker_does_not_reach_over_an_emptied_slot() -> None:
    case = Case().lay(s1="A_GEOLOGIST", s3="A_GEOLOGIST").put(RED, "1-2")
    case.refused("SPY-ACT-2", "activate", gap="1-2", slot=3)
    case.activate("1-2", 1)
    assert case.me.spyrium == 4


@clause("SPY-GEO-3")
def test_workers_around_a_card_count_once_for_each_card_they_touch() -> None:
    case = Case().put(RED, "4-5").put(BLUE, "4-5", "5-8").put(GREEN, "1-2", "1-2", "1-2")
    assert [case.around(slot) for slot in (5, 4, 8, 1, 9)] == [3, 2, 1, 3, 0]


# --- round start -------------------------------------------------------------------------------------


@clause("SPY-START-1")
def test_27_a_18_b_and_9_c_cards_are_seen_in_six_rounds() -> None:
    state = new(2, 4)
    eras = []
    while not state.is_over:
        if len(eras) < state.round:
            eras.append({T.era[card] for card in state.slots})
        state.advance(state.offered()[-1])
    assert eras == [{0}, {0}, {0}, {1}, {1}, {2}]
    assert state.dealt == [27, 18, 9]
    assert state.round == 6


@clause("SPY-START-2")
def test_income_is_the_value_of_the_residence_space() -> None:
    assert [me.money for me in new().players] == [10, 10, 10]
    case = Case().seat(money=1, residence=5)
    case.seat(BLUE, money=0, residence=7)
    state = end_of_round(case)
    assert (state.players[RED].money, state.players[BLUE].money) == (6, 7)


@clause("SPY-START-3")
def test_the_exposed_event_can_be_read_but_used_only_next_round() -> None:
    case = Case(event="E_SELL", next_event="E_BUY_VP").seat(money=10)
    assert case.s.view(RED)["board"]["next_event"]["id"] == "E_BUY_VP"
    case.refused("SPY-START-3", "event", event="E_BUY_VP")
    case.refused("SPY-EVENT-3", "option", option="vp")
    state = end_of_round(case)
    assert T.event_ids[state.event()] == "E_BUY_VP"
    state.actor = RED
    case.settled().event("small")
    assert case.me.vp == 3


@clause("SPY-START-4")
def test_a_token_event_gets_its_token_when_it_is_exposed() -> None:
    case = Case(event="E_LATE", next_event="E_SELL")
    case.events("E_LATE", "E_SELL")
    token = T.event_ids.index("E_TOKEN")
    rest = [event for event in case.s.events[2:] if event != token]
    case.s.events = [*case.s.events[:2], token, *rest]
    case.s.pool = [3, 3, 2]
    state = end_of_round(case)
    assert state.round == 2
    assert state.event_token == 2, "exposed, with the next token of the pool"
    assert T.event_ids[state.event()] == "E_SELL"
    for me in state.players:
        me.active, me.passed = 0, True
    state.players[RED].passed = False
    state.actor = RED
    state.players[RED].phase = 2
    case.settled().do("pass")
    assert T.event_ids[state.event()] == "E_TOKEN"
    assert state.event_token == 2


@clause("SPY-START-4")
def test_a_token_event_that_comes_last_is_exposed_and_never_used() -> None:
    seed = next(seed for seed in range(200) if T.event_ids[new(2, seed).events[6]] == "E_TOKEN")
    state = new(2, seed)
    tokens = set()
    while not state.is_over:
        tokens.add((state.round, state.event_token > 0))
        state.advance(state.offered()[-1])
    assert tokens == {(n, n == 6) for n in range(1, 7)}


@clause("SPY-START-5")
def test_drawn_card_k_goes_to_slot_k() -> None:
    state = new()
    assert state.slots == state.decks[0][:9]
    case = Case()
    case.s.dealt = [9, 0, 0]
    second = case.s.decks[0][9:18]
    assert end_of_round(case).slots == second


@clause("SPY-START-6", "SPY-TOK-1")
def test_a_market_whose_only_token_card_is_a_university() -> None:
    case = Case(seats=4)
    plain = [T.card_ids.index(id) for id in ("A_MINE_1", "A_WORKSHOP_1", "A_GEOLOGIST", "T_CRANE")]
    university = T.card_ids.index("A_UNIV_1")
    case.s.decks = [[*plain, university, *plain], [], []]
    case.s.dealt = [0, 0, 0]
    deal_market(case.s)
    assert case.s.tokens.count(0) == SLOTS * VALUES - 1
    assert len(case.tokens_on(5)) == 1


@clause("SPY-START-6")
def test_tokens_are_drawn_for_the_event_first_and_then_slot_by_slot() -> None:
    case = Case(seats=3, event="E_SELL", next_event="E_TOKEN")
    miner, university, mine = (T.card_ids.index(id) for id in ("A_MINER", "A_UNIV_1", "A_MINE_1"))
    case.s.decks = [[mine, university, mine, miner, mine, mine, mine, mine, university], [], []]
    case.s.dealt = [0, 0, 0]
    case.s.pool = [1, 2, 3, 1, 3]
    start_round(case.s)
    assert case.s.event_token == 3
    assert case.tokens_on(2) == [1]
    assert case.tokens_on(4) == [2, 3]
    assert case.tokens_on(9) == [1]


@clause("SPY-START-7")
def test_all_workers_owned_become_active() -> None:
    case = Case().seat(district="B_FACTORY_1", tilted=(1,), crew={1: 2}, inactive=3)
    state = end_of_round(case)
    me = state.players[RED]
    assert (me.active, sum(me.crew), me.inactive, me.reserve) == (5, 0, 0, 2)


@clause("SPY-START-8")
def test_every_seat_begins_in_phase_one_with_the_event_before_it() -> None:
    case = Case(event="E_SELL").event("small").back_to_red()
    state = end_of_round(case)
    assert all(me.phase == 1 and not me.passed and not me.event_used for me in state.players)


# --- tokens ------------------------------------------------------------------------------------------


@clause("SPY-TOK-1")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("card", ["A_UNIV_1", "B_UNIV_2", "B_MINE_3"])
def test_token_buildings_get_one_token(seats: int, card: str) -> None:
    case = Case(seats=seats)
    case.s.decks = [[T.card_ids.index(card)] * 9, [], []]
    case.s.dealt = [0, 0, 0]
    deal_market(case.s)
    assert [len(case.tokens_on(slot)) for slot in range(1, 10)] == [1] * 9


@clause("SPY-TOK-2")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("card", ["A_MINER", "A_BUREAUCRAT", "A_BANKER", "B_FINANCIER", "A_ARCHITECT"])
def test_token_characters_get_one_fewer_than_seats(seats: int, tokens: int, card: str) -> None:
    case = Case(seats=seats)
    mine = T.card_ids.index("A_MINE_1")
    case.s.decks = [[T.card_ids.index(card), *[mine] * 8], [], []]
    case.s.dealt = [0, 0, 0]
    deal_market(case.s)
    assert len(case.tokens_on(1)) == tokens


@clause("SPY-TOK-2")
def test_a_character_is_never_topped_up() -> None:
    case = Case().lay(s1="A_MINER/12").put(RED, "1-2").activate("1-2", 1, token=1)
    assert case.tokens_on(1) == [2]


@clause("SPY-TOK-3")
def test_an_empty_pool_is_refilled_from_the_discard() -> None:
    case = Case(seats=2)
    case.s.pool = [3]
    case.s.discard = [2, 1, 0]
    case.s.decks = [[T.card_ids.index("A_UNIV_1")] * 9, [], []]
    case.s.dealt = [0, 0, 0]
    deal_market(case.s)
    drawn = [value for slot in range(1, 10) for value in case.tokens_on(slot)]
    assert drawn[0] == 3
    assert sorted(drawn[1:]) == [1, 1, 2]
    assert (case.s.pool, case.s.discard) == ([], [0, 0, 0])


@clause("SPY-TOK-3")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_always_24_tokens(seats: int) -> None:
    state = new(seats, 9)
    rng = seeded("tokens")
    while not state.is_over:
        kept = sum(sum(me.kept) for me in state.players)
        on_event = 1 if state.event_token else 0
        assert len(state.pool) + sum(state.discard) + sum(state.tokens) + kept + on_event == 24
        offered = state.offered()
        state.advance(offered[rng.below(len(offered))])


@clause("SPY-TOK-4")
def test_when_tokens_run_out_later_cards_get_none() -> None:
    case = Case(seats=5)
    mine, miner, university = (T.card_ids.index(id) for id in ("A_MINE_1", "A_MINER", "A_UNIV_1"))
    case.s.decks = [[mine, miner, mine, mine, mine, university, mine, mine, mine], [], []]
    case.s.dealt = [0, 0, 0]
    case.s.pool = [1, 2]
    case.s.discard = [0, 0, 1]
    deal_market(case.s)
    assert sorted(case.tokens_on(2)) == [1, 2, 3]
    assert case.tokens_on(6) == []


@clause("SPY-TOK-5")
def test_the_event_token_serves_all_seats_and_stays() -> None:
    case = Case(event="E_TOKEN")
    case.s.event_token = 3
    case.settled().event("spyrium")
    assert case.me.spyrium == 5
    assert (case.s.actor, case.s.event_token) == (BLUE, 3)
    case.event("money")
    assert case.of(BLUE).money == 13
    assert case.s.event_token == 3
    case.s.actor = RED
    case.settled()
    assert end_of_round(case).event_token == 0
