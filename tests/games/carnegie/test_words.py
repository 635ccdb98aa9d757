"""What the log, the choices and the questions say."""

from __future__ import annotations

import random
import re

import pytest

from magnate.core.message import Message
from magnate.core.texts import LANGUAGES
from magnate.games.carnegie import journal
from magnate.games.carnegie.game import CarnegieState
from magnate.testing.case import do

from .positions import AMBER, GAME, T, donation, tab, table, track, turn

# A number that would have to be counted off on the board: nothing there is numbered.
COUNTED_OFF = re.compile(r"\b(space|section|slot|case|cell|emplacement)\s\d", re.IGNORECASE)


def said(s: CarnegieState, message: Message, lang: str = "en") -> str:
    return GAME.text(message, lang)


@pytest.mark.parametrize("seats", [1, 3])
def test_places_are_named_by_what_stands_on_the_board(seats: int) -> None:
    s = GAME.new(seats, seed=seats)
    rng = random.Random(seats)
    s.journal = []
    found: set[str] = set()
    while not s.is_over:
        offered = s.choices()
        messages = [s.prompt(s.actor), *(s.phrase(choice) for choice in offered)]
        written = len(s.journal)
        s.choose(rng.choice(offered))
        messages += [event.message for event in s.journal[written:]]
        messages += [] if seats > 1 else [Message(**reason) for reason in s.board(0)["andrew"]["reasons"]]
        for message in messages:
            for lang in LANGUAGES:
                text = said(s, message, lang)
                found |= {text} if COUNTED_OFF.search(text) else set()
    assert found == set()


def test_a_step_on_a_track_says_its_price_and_the_space_it_leads_to() -> None:
    s = turn(table(), "RD")
    track(s, AMBER, "west", 1)
    s.journal = []
    choice = GAME.space.encode({"do": "track", "region": "west"})
    assert GAME.say(s, choice) == "Transport in the West for 2 RP: stagecoach, +$3 per employee recalled"
    assert (
        GAME.say(s, choice, "fr")
        == "Avancer les transports de l’Ouest pour 2 PR\u00a0: diligence, +3\u00a0$ par employé rappelé"
    )
    s.pool = 9
    s.settle()
    do(s, "track", region="west")
    assert said(s, s.journal[0].message) == (
        "Pays 2 RP for transport in the West: stagecoach, +$3 per employee recalled."
    )
    track(s, AMBER, "west", 4)
    assert GAME.say(s, choice).endswith("railroad, +2 VP per employee recalled, the last space")
    track(s, AMBER, "west", 5)
    assert GAME.say(s, choice) == "Transport in the West: one space on"


@pytest.mark.parametrize(
    ("kind", "side", "exposed", "told"),
    [
        ("housing", "A", 1, "one more disc is ready, +$1 under it"),
        ("housing", "A", 2, "one more disc is ready, +1 employee or +$1 under it"),
        ("public", "A", 4, "4 VP at the end"),
        ("public", "B", 6, "each donation may count 3 VP more"),
    ],
)
def test_a_step_of_a_tab_says_its_price_and_what_it_brings_out(
    kind: str, side: str, exposed: int, told: str
) -> None:
    s = turn(table(), "RD")
    tab(s, AMBER, kind, side, exposed)
    s.pool = 9
    s.settle()
    s.journal = []
    price = T.components["tabs"]["projects"][kind][side]["steps"][exposed - 1]
    choice = GAME.space.encode({"do": "tab", "tab": kind})
    name = f"{kind.capitalize()} tab"
    assert GAME.say(s, choice) == f"Draw out the {name} for {price} RP: {told}"
    do(s, "tab", tab=kind)
    assert said(s, s.journal[0].message) == f"Pays {price} RP to draw out the {name}: {told}."
    tab(s, AMBER, kind, side, 7)
    assert GAME.say(s, choice) == f"Draw out the {name}"


def test_a_choice_says_which_goods_are_sold_for_it() -> None:
    s = table()
    s.money = [3, 0, 0, 0]
    s.goods = [9, 0, 0, 0]
    s.actor = AMBER
    donation(s, AMBER, "E1")
    cell = GAME.space.encode({"do": "donate", "cell": "H1"})
    assert GAME.say(s, cell).endswith("for $10, selling 7 goods cubes")
    s.money = [9, 0, 0, 0]
    assert GAME.say(s, cell).endswith("for $10, selling 1 goods cube")
    s.money = [10, 0, 0, 0]
    assert GAME.say(s, cell).endswith("for $10")


def test_the_end_of_a_round_says_what_comes_next_in_its_row() -> None:
    s = table()
    for marker, event in ((T.row_spaces, "@event-end-"), (T.row_spaces + 1, "@event-none")):
        s.markers = [marker] * 4
        assert journal.printed_next(s, 0).startswith(event)
