"""What players see and read: the terminal, the journal, explanations, element ids."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from magnate.core.message import Message
from magnate.core.rng import seeded
from magnate.core.texts import LANGUAGES
from magnate.games.industry import GAME, journal
from magnate.games.industry.game import IndustryState
from magnate.games.industry.terminal import draw
from magnate.testing.case import do, values
from words import typeset

from .positions import after_game, auction, bidding, develop, development, pass_all, play_out, position


def drawn(state: IndustryState, width: int, lang: str = "en") -> str:
    """The terminal's picture as plain text."""
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    console.print(draw(state.view(max(0, state.actor)), lambda id, args: GAME.text(Message(id, args), lang)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(len(line) <= width for line in text.splitlines())
    return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_terminal_draws_every_moment_of_a_game(width: int, lang: str) -> None:
    state = GAME.new(4, 21)
    rng = seeded(21)
    count = 0
    while not state.is_over:
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
        count += 1
        if count % 25 == 0 or state.is_over:
            text = drawn(state, width, lang)
            assert "screen-" not in text, "a text is missing"
            assert "site-" not in text
            assert all(f"{letter}{era}" in text for letter in "ACEL" for era in range(1, 6))


def test_an_auction_tells_who_said_what_and_what_selling_and_keeping_mean() -> None:
    state = bidding("F1", auctioneer=0, high=3, leader=1, cash=[6, 3, 4, 4], up="FG")
    text = drawn(state, 100)
    assert "F1 Clay pit" in text
    assert "the highest bid is 3" in text
    assert "bids 3 ◀" in text
    assert "deciding now" in text
    rows = [line.split() for line in text.splitlines() if line.strip().startswith(("A Player", "B Player"))]
    assert rows[0][-3:] == ["6", "9", "3"]
    assert rows[1][-3:] == ["3", "0", "4"]


def test_the_development_phase_tells_what_is_waiting() -> None:
    text = drawn(development(era=3, owned={0: "I3 C1"}, built={1: "I2 J2"}, jokers={2: "A4"}), 100)
    assert "C1 Port, I3 Steel mill" in text
    assert "any resource" in text
    assert "Ir Iron: B Player 2" in text
    assert "St Stone: treasury" in text
    assert "Ca Cable: from era 4" in text


def test_bids_are_events_with_their_amounts() -> None:
    state = auction(up="FG")
    state.journal = []
    do(state, "offer", cell="F1")
    do(state, "bid", amount=2)
    do(state, "pass")
    do(state, "bid", amount=4)
    do(state, "sell")
    told = [(event.seat, event.message.id, event.message.args.get("amount")) for event in state.journal]
    assert told == [
        (0, "log-offer", None),
        (1, "log-bid", 2),
        (2, "log-pass", None),
        (3, "log-bid", 4),
        (0, "log-sell", 4),
    ]
    assert [(m.piece, m.origin, m.target) for m in state.journal[-1].moved] == [
        ("thaler:4", "seat:3", "seat:0"),
        ("property:3", "seat:3", "cell:F1"),
    ]


def test_keeping_tells_who_got_what() -> None:
    state = pass_all(bidding("F1", auctioneer=0, high=5, leader=1, cash=[9, 9, 9, 9], up="FG"))
    state.journal = []
    do(state, "keep")
    event = state.journal[0]
    assert event.message.plain()["args"] == {
        "cell": "F1",
        "name": "@site-clay-pit",
        "amount": 5,
        "net": 4,
        "shares": event.message.args["shares"].plain(),  # type: ignore[union-attr]
    }
    assert GAME.text(event.message) == (
        "kept F1 Clay pit for 4, paying 5 thalers out round the table: 2 to Player 2, 1 to Player 3 and 1 to Player 4."
    )
    assert [(m.piece, m.target) for m in event.moved] == [
        ("thaler:2", "seat:1"),
        ("thaler:1", "seat:2"),
        ("thaler:1", "seat:3"),
        ("property:0", "cell:F1"),
    ]


def test_a_development_tells_where_everything_came_from() -> None:
    state = development(era=2, owned={0: "K2 L2"}, built={1: "H2"}, jokers={0: "A1 B2"})
    state.journal = []
    do(state, "develop", cell="K2")
    do(state, "source", way="joker")
    develop(state, "L2")
    told = [(event.message.id, GAME.text(event.message)) for event in state.journal]
    assert told == [
        ("log-buy-from-seat", "bought Glass for K2 Chemistry from Player 2 for 1 thaler."),
        ("log-joker", "used the Stone joker for K2 Chemistry."),
        ("log-develop", "developed K2 Chemistry for 0 thalers: +3 points."),
        ("log-joker", "used the Iron joker for L2 Steam power."),
        ("log-buy-from-treasury", "bought Brick for L2 Steam power from the treasury for 1 thaler."),
        ("log-develop", "developed L2 Steam power for 0 thalers: +3 points."),
    ]


def test_a_joker_of_any_kind_tells_what_it_stood_for() -> None:
    state = development(era=4, cash=[1, 0, 0, 0], owned={0: "L4"}, jokers={0: "A4"})
    state.journal = []
    develop(state, "L4")
    said = next(event.message for event in state.journal if event.message.id == "log-joker")
    assert GAME.text(said).startswith("used the “?” joker as Computers for L4 ")
    assert GAME.text(said, "fr").startswith(
        "utilise le Joker «\u00a0?\u00a0» à la place des ordinateurs pour L4 "
    )


def test_the_question_says_when_no_site_can_be_developed() -> None:
    state = development(era=1, cash=[1, 0, 0, 0], owned={0: "F1"})
    assert GAME.text(state.prompt(0)) == (
        "None of your sites can be developed with what you have: finish, or take your subsidy first."
    )
    do(state, "subsidy")
    assert GAME.text(state.prompt(0)) == "Develop up to 2 of your sites, or finish."


def test_choices_say_what_they_cost_and_bring() -> None:
    state = pass_all(bidding("F1", auctioneer=0, high=4, leader=2, cash=[9, 5, 5, 5], up="FG"))
    said = {GAME.decode(choice)["do"]: GAME.say(state, choice) for choice in state.choices()}
    assert said == {
        "sell": "Sell to Player 3 for 4 thalers and stay auctioneer",
        "keep": "Keep it: pay 4 thalers out round the table, 3 net of your own share",
        "subsidy": "Take your subsidy: 3 thalers now, 5 fewer points at the end",
    }
    state = development(era=3, owned={0: "I3 C1"}, built={0: "J2"})
    sentences = {GAME.say(state, choice) for choice in state.choices()}
    assert (
        "Develop I3 Steel mill for 4 thalers (site: 2 thalers, Iron: 1 thaler, Brick: 1 thaler); 1 point now"
        in sentences
    )
    assert "Develop C1 Port for 1 thaler" in sentences


def test_a_development_names_its_resources_and_a_late_factory_says_so() -> None:
    state = development(era=3, owned={0: "I2"}, built={1: "E1"}, jokers={0: "A4"})
    assert GAME.say(state, state.choices()[0]) == (
        "Develop I2 Ironworks from 3 thalers (site: 3 thalers, Stone: joker or 1 thaler); "
        "no points, its era is over"
    )
    state = development(era=2, owned={0: "I2"}, built={1: "E1"})
    text = "Develop I2 Ironworks for 4 thalers (site: 3 thalers, Stone: 1 thaler to Player 2); 1 point now"
    assert GAME.say(state, state.choices()[0]) == text
    french = (
        "Développer I2 Forge pour 4 thalers (site : 3 thalers, Pierre : 1 thaler pour Joueur 2) ; "
        "1 point aussitôt"
    )
    assert GAME.say(state, state.choices()[0], "fr") == typeset(french)


def test_elements_of_choices_are_on_the_board() -> None:
    state = development(era=4, owned={0: "E4"}, jokers={0: "A3 A4"}, cash=[9, 5, 5, 5])
    assert [state.element(choice) for choice in state.choices()] == ["cell:E4", "", "subsidy:0"]
    do(state, "develop", cell="E4")
    assert values(state, "source") == ["joker", "any", "buy"]
    assert [state.element(choice) for choice in state.choices()] == [
        "joker:A3",
        "joker:A4",
        "resource:cement",
    ]


def test_everything_on_the_board_is_explained() -> None:
    catalogue = GAME.catalogue()
    board = GAME.new(4, 1).board(0)
    shown = [c["on"] for c in board["cells"]] + [c["on"] for c in board["columns"]]
    shown += [r["on"] for r in board["resources"]] + [f"network:{n['id']}" for n in board["networks"]]
    shown += [f"subsidy:{seat}" for seat in range(4)] + ["roads", "lines", "bag", "treasury", "first"]
    assert [id for id in shown if id not in catalogue] == []
    about = catalogue["cell:F3"]
    assert GAME.text(about.message) == (
        "F3 Cable works. Price 2; needs: Iron and Ceramic. Makes Cable: free for you, one thaler from every rival "
        "who needs it. Prestige 1 if developed in era 3. Networks: railway. Roads to: F4."
    )
    assert "needs" in about.reconstructed


def test_a_view_stays_small() -> None:
    state = GAME.new(4, 33)
    rng = seeded(33)
    while not state.is_over:
        assert len(json.dumps(state.view(state.actor))) < 40_000
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])


def test_the_place_in_round_one_is_known_to_the_end() -> None:
    for seats in (3, 4):
        state = GAME.new(seats, 4)
        start = [state.traits(seat) for seat in range(seats)]
        assert start[state.first] == ["trait-place-1"]
        assert start[(state.first + 2) % seats] == ["trait-place-3"]
        play_out(state)
        assert [state.traits(seat) for seat in range(seats)] == start


@pytest.mark.parametrize("seats", [3, 4])
def test_the_final_count_stands_in_the_log_source_by_source(seats: int) -> None:
    state, rng = GAME.new(seats, 5), seeded(5)
    while not state.is_over:
        state.journal = []
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    assert state.journal is not None
    told = [event for event in state.journal if event.message.id.startswith("log-final")]
    for seat, lines in enumerate(state.score_sheet()):
        before = sum(line.points for line in lines if line.name in ("factories", "technologies"))
        later = [line.points for line in lines if line.points][sum(1 for line in lines[:2] if line.points) :]
        mine = [event.message for event in told if event.seat == seat]
        assert [message.args["points"] for message in mine[:-1]] == later
        assert mine[-1].id == "log-final"
        assert mine[-1].args == {"points": state.scores()[seat], "track": before}


def test_the_final_count_in_words() -> None:
    built = {0: "C1 E1 F1 G1 K1 K2"}
    state = after_game(
        position(era=5, seats=3, cash=[7, 0, 0], built=built, subsidies=[1, 0, 0], jokers={0: "A1"})
    )
    state.journal = []
    journal.ended(state, 0)
    said = [GAME.text(event.message) for event in state.journal if event.seat == 0]
    assert said == [
        "+2 points: 7 thalers.",
        "+3 points: 1 road.",
        "+3 points: 1 line.",
        "+4 points: river, 2 factories × 2.",
        "+2 points: 1 unused joker.",
        "−5 points: the subsidy.",
        "9 points in all, 0 of them before the end.",
    ]
    roads = next(event for event in state.journal if event.message.id == "log-final-roads")
    assert roads.on == ["cell:F1", "cell:G1"]


def test_one_thaler_is_no_plural() -> None:
    money = Message("why-money", {"cost": 1, "cash": 0})
    assert GAME.text(money) == "That takes 1 thaler, and you have 0."
    assert GAME.text(money, "fr") == "Cela demande 1 thaler, et vous en avez 0."
    keep = Message("why-keep", {"high": 1, "cash": 0})
    assert GAME.text(keep) == "Keeping takes 1 thaler in hand; you have 0."
    assert "1 thaler en main" in GAME.text(keep, "fr")
