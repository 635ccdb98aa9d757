"""The evaluation terms point the right way, and greedy play on them beats random play."""

from __future__ import annotations

from magnate.bots.contract import seen_by
from magnate.bots.evaluate import worths
from magnate.bots.greedy import GreedyBot
from magnate.core.rng import seeded
from magnate.games.industry import GAME, strategy
from magnate.games.industry.game import IndustryState
from magnate.testing.case import do

from .positions import auction, bidding, development, pass_all, position


def term(state: IndustryState, seat: int, name: str) -> float:
    """One term of a seat."""
    return state.terms(seat)[GAME.term_names.index(name)]


def preferred(state: IndustryState) -> dict[str, str | int]:
    """What a greedy bot chooses."""
    return GAME.decode(GreedyBot().choose(state.clone(), state.actor).choice)


def test_terms_have_names_and_weights() -> None:
    state = GAME.new(4, 1)
    assert len(state.terms(0)) == len(GAME.term_names) == len(GAME.weights)


def test_what_is_certain_counts_as_it_will_be_scored() -> None:
    state = position(era=5, built={0: "I1 I2 K1 K2 D2"}, jokers={0: "A1"}, subsidies=[1, 0, 0, 0])
    state.prestige[0] = 9
    assert term(state, 0, "prestige") == 9
    assert term(state, 0, "connections") == 6
    assert term(state, 0, "networks") == 2
    assert term(state, 0, "subsidy") == -5
    assert term(state, 0, "jokers") >= 2


def test_a_term_may_count_more_at_the_start_than_at_the_end() -> None:
    names = list(strategy.CONSTANTS)
    assert names[strategy.EARLY :] == [f"early-{name}" for name in strategy.TERMS]
    found = []
    for state in (auction(up="CFHL", era=1, bag="ABDEGIJK"), auction(up="CFH", era=5)):
        state.prestige[0] = 10
        game = GAME.with_components(GAME.components)
        game.constants[names.index("early-prestige")] = 2.0
        state.game = game
        found.append(term(state, 0, "prestige"))
    assert 20.0 >= found[0] > found[1] > 10.0


def test_a_thaler_loses_value_towards_the_end() -> None:
    early = auction(up="CFHL", era=1, bag="ABDEGIJK")
    late = auction(up="CFH", era=5)
    assert strategy.thaler(early, 0) > 2 * strategy.thaler(late, 0) > 0


def test_a_hoard_is_worth_less_than_a_reserve() -> None:
    state = auction(up="CFHL", era=1, bag="ABDEGIJK", cash=[4, 16, 40, 5])
    values = [strategy.thaler(state, seat) for seat in range(3)]
    assert values[0] > values[1] > values[2] == 1 / 3
    purses = [strategy.money(state, seat) for seat in range(3)]
    assert purses[0] < purses[1] < purses[2]


def test_a_site_is_worth_more_to_whom_it_connects() -> None:
    state = bidding("I2", auctioneer=0, built={1: "I1 J1", 2: "C1"}, up="IJ", bag="KL")
    assert strategy.lot_worth(state, 1) > strategy.lot_worth(state, 2) + 2


def test_a_bonus_is_worth_more_to_whom_it_counts_for() -> None:
    state = bidding("C2", auctioneer=0, built={3: "E1 F1 E2"}, up="CJ", bag="KL")
    assert strategy.lot_worth(state, 3) > strategy.lot_worth(state, 1) + 1.5


def test_a_technology_that_can_no_longer_be_developed_is_worth_nothing() -> None:
    state = development(era=3, owned={0: "K2"})
    assert strategy.sites(state, 0) == 0.0


def test_greedy_develops_what_it_can_before_the_era_ends() -> None:
    state = development(era=3, bag="", owned={0: "E3"}, cash=[9, 5, 5, 5])
    assert preferred(state) == {"do": "develop", "cell": "E3"}


def test_greedy_sells_what_is_worth_little_to_it() -> None:
    state = pass_all(
        bidding("C1", auctioneer=0, high=6, leader=1, cash=[9, 9, 9, 9], up="CD", bag="EFGHIJKL")
    )
    assert preferred(state) == {"do": "sell"}


def test_greedy_keeps_what_completes_its_network() -> None:
    state = bidding(
        "C2",
        auctioneer=0,
        high=1,
        leader=1,
        built={0: "E1 F1 E2 C1"},
        cash=[9, 9, 9, 9],
        up="CD",
        bag="EFGHIJKL",
    )
    assert preferred(pass_all(state)) == {"do": "keep"}


def test_greedy_outbids_a_rival_for_a_site_that_connects() -> None:
    state = bidding("I2", auctioneer=0, built={1: "I1 J1 I3"}, cash=[3, 9, 9, 9], up="IJ", bag="ABCDEFGH")
    assert preferred(state)["do"] == "bid"


def test_greedy_takes_no_subsidy_it_has_no_use_for() -> None:
    state = development(era=5, bag="", cash=[1, 5, 5, 5], owned={0: "C1"})
    assert preferred(state) == {"do": "done"}


def test_the_worth_of_a_finished_game_is_its_score() -> None:
    state = development(era=5, bag="", seat=3, first=0)
    do(state, "done")
    assert state.is_over
    assert worths(state) == [float(score) for score in state.scores()]


def test_greedy_beats_random() -> None:
    won = 0
    games = 12
    for seed in range(games):
        seats = 3 + seed % 2
        state = GAME.new(seats, 100 + seed)
        rng = seeded(f"match:{seed}")
        greedy = seed % seats
        bot = GreedyBot()
        while not state.is_over:
            if state.actor == greedy:
                state.choose(bot.choose(seen_by(state, greedy, rng), greedy).choice)
            else:
                choices = state.choices()
                state.choose(choices[rng.below(len(choices))])
        won += state.winners() == [greedy]
    assert won >= games - 1
