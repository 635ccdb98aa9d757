"""What is shown, said and told: choices, prompts, journal, terminal."""

from __future__ import annotations

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from magnate.core.contract import State
from magnate.core.message import Message
from magnate.core.rng import seeded
from magnate.games.spyrium import GAME, journal
from magnate.games.spyrium.terminal import draw

from .positions import BLUE, RED, Case
from .test_activate import beside
from .test_hidden import midgame


def said(case: Case, lang: str = "en") -> list[str]:
    """The choices on offer as sentences."""
    return [GAME.say(case.s, choice, lang) for choice in case.s.choices()]


def drawn(state: State) -> str:
    """The table as the terminal shows it to the red seat, in English."""
    console = Console(width=120, record=True, file=StringIO(), no_color=True)
    view = state.view(RED) | {"about": lambda id: GAME.text(GAME.catalogue()[id].message)}
    console.print(draw(view, lambda id, args: GAME.text(Message(id, args))))
    return console.export_text()


def test_choices_name_cards_and_figures() -> None:
    case = Case(event="E_SELL").lay(s4="A_MINE_2", s5="A_GEOLOGIST").put(RED, "4-5").seat(district="A_MINE_1")
    assert said(case) == [
        "Earn £0 with the worker between Mine II and Geologist",
        "Activate a card with the worker between Mine II and Geologist",
        "Use the event Spyrium sale. Small deal: 1 Spyrium for £3; or Large deal: 3 Spyrium for £6",
    ]
    case.do("activate", gap="4-5")
    assert said(case) == ["Build Mine II: from £1", "Call the Geologist: £2"]
    case.do("card", slot=4)
    assert said(case) == [
        "Build Mine II on a new plot: £5 (price 4, plot 1)",
        "Replace Mine I by Mine II: £1 (price 4, common symbol −3)",
    ]
    assert said(case, "fr")[1] == (
        "Remplacer la Mine I par la Mine II\u00a0: 1\u00a0£ (prix 4, symbole commun −3)"
    )


def test_a_card_that_is_there_twice_is_named_with_its_place() -> None:
    case = Case(event="E_SELL").lay(s4="A_MINE_1", s5="A_MINE_1").put(RED, "4-5")
    assert said(case)[0] == "Earn £0 with the worker between Mine I (middle left) and Mine I (centre)"
    case.seat(district="A_MINE_1 A_MINE_1", active=1)
    assert [text for text in said(case) if text.startswith("Exploit")] == [
        "Exploit Mine I (the first): one worker for 1 Spyrium",
        "Exploit Mine I (the second): one worker for 1 Spyrium",
    ]


def test_earning_names_what_the_better_card_pays() -> None:
    case = (
        Case(event="E_SELL")
        .lay(s4="A_MINE_2", s5="A_GEOLOGIST")
        .put(RED, "4-5")
        .put(BLUE, "5-8")
        .put(BLUE, "5-6")
    )
    assert said(case)[0] == "Earn £2 with the worker between Mine II and Geologist"
    assert said(case, "fr")[0] == "Gagner 2\u00a0£ avec l’ouvrier entre la Mine II et le Géologue"
    before = case.me.money
    case.do("earn", gap="4-5").do("designate", slot=5)
    assert case.s.players[RED].money - before == 2


def test_an_event_names_its_cost() -> None:
    hiring = Case(event="E_RECRUIT").seat(active=3)
    assert "Use the event Hiring for £3" in said(hiring)
    assert "Use the event Overtime for £1" in said(
        Case(event="E_REUSE").seat(district="A_MINE_1", tilted=(1,), active=1)
    )
    assert "Use the event Property deal for 1 Spyrium" in said(Case(event="E_RESIDENCE").seat(spyrium=2))


def test_effects_and_options_say_what_they_cost_and_give() -> None:
    case = Case(event="E_BUY_VP").seat(
        district="B_FACTORY_1", active=2, spyrium=4, techniques="T_ENGINEERING"
    )
    assert said(case.do("exploit", building=1)) == [
        "Effect 1: one worker and 2 Spyrium for 7 VP",
        "Effect 2: 2 workers and 3 Spyrium for 12 VP",
    ]
    assert said(Case(event="E_BUY_VP").do("event")) == ["Small gift: £3 for 3 VP", "Large gift: £6 for 5 VP"]
    token = Case(event="E_TOKEN")
    token.s.event_token = 2
    assert said(token.settled().do("event")) == [
        "Take £2 from the event",
        "Take 2 Spyrium from the event",
        "Take 2 VP from the event",
    ]


def test_elements_belong_to_the_board() -> None:
    case = Case(event="E_SELL").lay(s4="A_MINE_2").put(RED, "4-5").seat(district="A_MINE_1", active=1)
    on = {json.dumps(choice["do"]): choice["on"] for choice in case.s.view(RED)["choices"]}
    assert on == {
        '{"do": "earn", "gap": "4-5"}': "gap:4-5",
        '{"do": "activate", "gap": "4-5"}': "gap:4-5",
        '{"do": "event"}': "event",
        '{"do": "exploit", "building": 1}': "building:0:1",
    }
    board = case.s.view(RED)["board"]
    assert "gap:4-5" in [gap["id"] for gap in board["gaps"]]
    assert board["players"][RED]["district"][0]["id"] == "building:0:1"


def test_the_prompt_names_what_is_asked() -> None:
    case = beside("B_FACTORY_1").seat(district="A_MINE_1").do("activate", gap="4-5")
    assert GAME.text(case.s.prompt(RED)) == "Factory I: a new plot, or in place of one of your buildings?"
    bill = {"price": 6, "surcharge": 0, "token": 0, "total": 6}
    assert case.s.view(RED)["board"]["pending"] == {"gap": "4-5", "slot": 5, "bill": bill}


def asked(case: Case, lang: str = "en") -> str:
    """What the prompt says."""
    return GAME.text(case.s.prompt(RED), lang)


def test_the_prompt_lists_only_what_can_be_done() -> None:
    case = beside("B_FACTORY_1").seat(district="A_MINE_1", active=1)
    assert asked(case) == "Phase II: earn money, activate a card, use the event or exploit a building."
    assert asked(Case(event="E_SELL").seat(active=0)) == "Phase II: use the event or pass."
    nothing = Case(event="E_SELL").seat(active=0, spyrium=0)
    assert asked(nothing) == "Phase II: nothing is left to do but pass."
    assert asked(nothing, "fr") == "Phase II\u00a0: il ne reste plus qu’à passer."
    first = Case(event="E_SELL").lay(s4="A_MINE_1", s5="A_MINER").seat(phase=1, active=1)
    assert asked(first) == "Phase I: place a worker, use the event or move to Phase II."
    first.seat(phase=1, active=0, spyrium=0)
    assert asked(first) == "Phase I: nothing is left to do here but move to Phase II."


def test_exploiting_says_what_it_takes_and_gives_where_nothing_is_left_to_choose() -> None:
    case = Case(event="E_SELL").seat(district="A_LAB_1 A_UNIV_1 B_MINE_3", active=1, spyrium=1)
    texts = [text for text in said(case) if text.startswith("Exploit")]
    assert texts == [
        "Exploit Laboratory I: one worker and 1 Spyrium for 4 VP",
        "Exploit University I: one worker for 2 VP",
        "Exploit Mine III",
    ]


def test_the_bill_is_shown_part_by_part_before_it_is_paid() -> None:
    case = beside("B_LAB_2", others=3).seat(district="A_LAB_1", techniques="T_LOBBYING")
    case.do("activate", gap="4-5").do("replace", building=1)
    bill = case.s.view(RED)["board"]["pending"]["bill"]
    assert bill == {"price": 6, "surcharge": 3, "token": 0, "reduction": -3, "total": 6}


def test_the_journal_tells_a_whole_action_with_its_pieces() -> None:
    case = beside("A_MINER/13", others=1).seat(techniques="T_TRADE T_LOBBYING")
    case.s.journal = []
    case.activate("4-5", 5, token=1, value=3, lobby=True)
    assert [GAME.text(event.message) for event in case.s.journal] == [
        "Called the Miner for £1.",
        "Lobbying saved £1.",
        "Took a token of value 1.",
        "Trade made it worth 3.",
        "+3 Spyrium: Miner.",
    ]
    assert case.s.journal[0].plain()["moved"] == [["worker:0", "gap:4-5", "inactive:0"]]


def test_the_journal_tells_of_overtime_and_late_arrivals() -> None:
    case = Case(event="E_REUSE").seat(district="A_MINE_1", tilted=(1,), active=1)
    case.s.journal = []
    case.event()
    assert [event.message.id for event in case.s.journal] == [
        "log-event",
        "log-exploited",
        "log-gain-spyrium",
    ]
    late = Case(event="E_LATE").lay(s1="A_MINE_1").seat(active=1)
    late.s.journal = []
    late.event(gap="1-2")
    assert [event.message.id for event in late.s.journal] == ["log-event-free", "log-placed"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_of_a_journal_reads_well(lang: str) -> None:
    state = GAME.new(4, 12)
    state.journal = []
    rng = seeded("journal")
    while not state.is_over:
        offered = state.offered()
        state.choose(offered[rng.below(len(offered))])
    ids = {event.message.id for event in state.journal}
    assert len(ids) > 15
    for event in state.journal:
        line = GAME.text(event.message, lang)
        assert line.endswith("."), line
        assert "{" not in line, line


def test_the_terminal_tells_whose_workers_and_what_techniques_and_events_do() -> None:
    case = Case(seats=3, event="E_SELL", next_event="E_TOKEN").lay(s5="T_CRANE")
    case.put(RED, "4-5").put(BLUE, "4-5").put(BLUE, "5-6").seat(techniques="T_LOBBYING")
    shown = drawn(case.s)
    assert re.search(r"\bAB\b", shown)
    for said in ("Crane: New plots cost you £3 less", "Lobbying: Once a round", "Windfall: Gain the value"):
        assert said in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("steps", [0, 40, 90])
def test_the_terminal_shows_the_table_within_its_width(steps: int, width: int, lang: str) -> None:
    state = midgame(3, 3, steps)
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw(state.view(0), lambda id, args: GAME.text(Message(id, args), lang)))
    shown = console.export_text()
    assert max(len(line) for line in shown.splitlines()) <= width
    for gap in GAME.tables.gap_names:
        assert gap in shown
    for me in state.players:
        assert f"£{me.money}" in shown
    assert GAME.text(Message(f"event-{state.t.event_ids[state.event()]}"), lang) in shown.replace("\n", " ")


def test_a_view_is_small() -> None:
    state = midgame(5, 3, 250)
    assert len(json.dumps(state.view(0))) < 40_000


def test_a_new_plot_names_the_whole_bill() -> None:
    case = beside("B_FACTORY_1", others=2).seat(money=30, district="A_TOWNHOUSE A_MINE_1")
    case.do("activate", gap="4-5")
    said = [case.game.say(case.s, choice) for choice in case.s.choices()]
    assert said[0] == "Build Factory I on a new plot: £10 (price 6, surcharge 2, plot 2)"
    assert said[1] == "Replace Town house by Factory I: £8 (price 6, surcharge 2)"
    before = case.me.money
    case.do("plot")
    assert before - case.me.money == 10


def test_the_last_round_speaks_of_no_next_event() -> None:
    state = GAME.new(2, 1)
    state.journal = []
    while not state.is_over:
        state.advance(state.offered()[-1])
    told = [event.message.id for event in state.journal if event.message.id.startswith("log-event-")]
    turned = [id for id in told if id in ("log-event-turned", "log-event-last")]
    assert turned[-1] == "log-event-last"
    assert turned.count("log-event-last") == 1


def test_the_last_round_shows_no_event_to_come() -> None:
    """The card that lies on top of the event deck then will never come into force."""
    state = GAME.new(2, 1)
    while state.round < 6:
        state.advance(state.offered()[-1])
    board = state.view(RED)["board"]
    assert board["next_event"] is None
    assert len(board["events_beneath"]) == len(state.events) - 6
    assert "Next event" not in drawn(state)
    assert "Next event" not in state.text(RED, "en")
    names = [GAME.say(state, choice) for choice in state.choices()]
    while "Pass: your last act of the game" not in names:
        assert "Pass until the next round" not in names
        state.advance(state.offered()[-1])
        names = [GAME.say(state, choice) for choice in state.choices()]


def test_a_card_shows_its_whole_price_to_every_seat() -> None:
    """Price, the others around it and a plot; less where a building is replaced or Lobbying spares the crowd."""
    case = (
        Case().lay(s4="A_MINE_2", s5="A_GEOLOGIST").put(RED, "4-5").put(BLUE, "4-5").seat(district="A_MINE_1")
    )
    mine, geologist = case.s.view(RED)["board"]["market"][3:5]
    assert mine["prices"][RED] == {"full": 4 + 1 + 1, "least": 1 + 1}
    assert geologist["prices"][RED] == {"full": 2 + 1, "least": 2 + 1}
    case.seat(district="A_MINE_1", techniques="T_LOBBYING")
    assert case.s.view(RED)["board"]["market"][4]["prices"][RED] == {"full": 3, "least": 2}
    assert case.s.view(RED)["board"]["market"][0]["prices"] == []


def test_what_has_not_been_seen_is_told_deck_by_deck() -> None:
    told = GAME.new(2, 7).text(0, "en")
    unseen = next(line for line in told.splitlines() if line.startswith("- Not seen yet"))
    decks = re.findall(r"([ABC]): ([^;]+)", unseen)
    assert [era for era, _ in decks] == ["A", "B", "C"]
    for _, cards in decks:
        names = [card.split(" ", 1)[1] for card in cards.split(", ")]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("seed", range(4))
def test_the_final_count_stands_in_the_log_source_by_source(seed: int) -> None:
    state, rng = GAME.new(3, seed), seeded(seed)
    while not state.is_over:
        state.journal = []
        choices = state.choices()
        state.choose(choices[rng.below(len(choices))])
    assert state.journal is not None
    final = [event for event in state.journal if event.message.id.startswith("log-final")]
    for seat, lines in enumerate(state.score_sheet()):
        mine = [event.message for event in final if event.seat == seat]
        sources = {message.id.removeprefix("log-final-"): message.args["n"] for message in mine[:-1]}
        later = {line.name: line.points for line in lines if line.name != "track" and line.points}
        assert sources == later
        assert mine[-1].id == "log-final"
        assert mine[-1].args == {"n": state.scores()[seat], "track": lines[0].points}
    assert any(event.message.id == "log-final-buildings" for event in final)


def test_the_final_count_in_words() -> None:
    case = Case(event="E_SELL").seat(district="A_MINE_1 B_FACTORY_1", techniques="T_ENGINEERING T_CRANE")
    case.s.journal = []
    journal.game_ended(case.s)
    said = [GAME.text(event.message) for event in case.s.journal if event.seat == RED]
    assert said[0].startswith("+")
    assert said[0].endswith(" VP: points printed on the buildings.")
    assert "+2 VP: Crane, for 2 buildings." in said
    assert any("Engineering, the " in text for text in said)
    assert said[-1].endswith("of them on the track before.")
