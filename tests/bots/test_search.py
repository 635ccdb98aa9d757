"""The search bot on games solved by hand."""

from __future__ import annotations

import pytest

from magnate.bots.contract import Bot, Decision, seen_by
from magnate.bots.registry import UnknownBot, make
from magnate.bots.search import OBJECTIVES, Search, SearchBot, Settings
from magnate.core.contract import State
from magnate.core.registry import installed, load
from magnate.core.rng import seeded
from tiny import BET, CALL, FOLD, GUESS, NIM, YIELD


def nim(heap: int) -> State:
    state = NIM.new(2, 1)
    data = state.dump()
    data["heap"] = heap
    return NIM.restore(data)


def guess(cards: list[int], after: list[int]) -> State:
    data = GUESS.new(2, 1).dump()
    data["cards"] = cards
    state = GUESS.restore(data)
    for choice in after:
        state.choose(choice)
    return state


def decide(bot: Bot, state: State) -> Decision:
    return bot.choose(seen_by(state, state.actor, seeded("honest")), state.actor)


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_nim_is_played_perfectly_from_a_won_heap(objective: str, heap: int) -> None:
    bot = SearchBot(Settings(iterations=1500, objective=objective, scale=0.3, explore=2.0), seed=heap)
    assert decide(bot, nim(heap)).choice + 1 == heap % 4


def test_nim_values_tell_won_from_lost_heaps() -> None:
    bot = SearchBot(Settings(iterations=3000, objective="win", explore=2.0), seed=1)
    assert decide(bot, nim(6)).options[0].win > 0.7
    assert decide(bot, nim(8)).options[0].win < 0.3


@pytest.mark.parametrize(("mine", "best"), [(2, CALL), (0, YIELD)])
def test_the_sure_answers_of_the_guessing_game_are_found(mine: int, best: int) -> None:
    others = [card for card in range(3) if card != mine]
    for theirs in others:
        left = next(card for card in others if card != theirs)
        bot = SearchBot(Settings(iterations=300, scale=1.0), seed=mine)
        assert decide(bot, guess([theirs, mine, left], [BET])).choice == best


def test_the_search_does_not_see_the_true_card() -> None:
    """With the middle card the call wins or loses with the hidden one, so an honest search can't tell the two."""
    picks = []
    for theirs in (0, 2):
        bot = SearchBot(Settings(iterations=400, scale=1.0), seed=5)
        state = guess([theirs, 1, 2 - theirs], [BET])
        decision = decide(bot, state)
        picks.append((decision.choice, [round(option.value, 2) for option in decision.options]))
    assert picks[0] == picks[1]


def test_the_best_card_is_bet_and_a_certain_loser_folded_against_a_paranoid_view() -> None:
    bot = SearchBot(Settings(iterations=600, scale=1.0, paranoid=True), seed=3)
    assert decide(bot, guess([2, 0, 1], [])).choice == BET
    assert decide(bot, guess([0, 2, 1], [])).choice == FOLD


def test_the_same_seed_decides_the_same() -> None:
    one, two = (make("search:iterations=50", 7) for _ in range(2))
    assert decide(one, nim(9)).choice == decide(two, nim(9)).choice


def test_a_budget_in_time_is_kept_and_the_answer_is_legal() -> None:
    bot = make("search:iterations=0,milliseconds=30", 7)
    assert decide(bot, nim(11)).choice in (0, 1, 2)


def test_the_tree_counts_how_often_a_choice_was_available() -> None:
    state = nim(2)
    search = Search(Settings(iterations=100), seeded(1), 0, 2)
    search.run(state)
    root = search.root
    assert [root.available[root.places[c]] for c in (0, 1)] == [search.done, search.done]
    assert 2 not in root.places
    assert sum(child.visits for child in root.children if child is not None) == search.done


@pytest.mark.parametrize("objective", ["win", "rank", "margin"])
def test_a_single_seat_searches_for_points_whatever_the_objective(objective: str) -> None:
    state = next(game for game in map(load, installed()) if 1 in game.seats).new(1, 3)
    bot = make(f"search:iterations=20,objective={objective}", 7)
    assert decide(bot, state).choice in state.choices()


def test_a_hopeless_position_is_still_played_for_points() -> None:
    """A lead far behind is judged against itself, so that better and worse choices stay apart."""
    search = Search(Settings(iterations=1), seeded(1), 0, 2)
    search.centre = [-80.0, 80.0]
    better, worse = (search.relative([points - 100.0, 100.0 - points])[0] for points in (22.0, 18.0))
    assert better - worse > 0.1
    assert search.chance(better, NIM) < 0.001


def test_a_search_stops_when_its_choice_cannot_be_overtaken() -> None:
    search = Search(Settings(iterations=1000), seeded(1), 0, 2)
    search.run(nim(2))
    assert search.done < 1000
    visits = sorted(child.visits for child in search.root.children if child is not None)
    assert visits[-1] - (visits[-2] if len(visits) > 1 else 0) > 1000 - search.done


def test_a_decision_among_more_seats_gets_more_iterations() -> None:
    settings = Settings(iterations=10, crowd=3.0)
    for title in (load(name) for name in installed()):
        fewest = max(2, title.seats[0])
        for seats in title.seats:
            budget = Search(settings, seeded(1), 0, seats).iterations_for(title.new(seats))
            assert budget == 10 * 3 ** max(0, seats - fewest)


@pytest.mark.parametrize(
    "name",
    [
        "tiger",
        "search:crowd=0.5",
        "search:iterations=0",
        "search:objective=fame",
        "search:depth=3",
        "search:iterations",
        "3",
    ],
)
def test_an_unknown_bot_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name)


def test_greedy_looks_to_the_end_of_its_turn() -> None:
    assert decide(make("greedy"), nim(2)).choice == 1


def test_a_slipping_greedy_now_and_then_plays_anything() -> None:
    sure, loose = make("greedy"), make("greedy:slips=0.9", 3)
    picks = {decide(loose, nim(3)).choice for _ in range(40)}
    assert {decide(sure, nim(3)).choice for _ in range(5)} == {2}
    assert picks == {0, 1, 2}
