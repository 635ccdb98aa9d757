"""The log is a ledger: whatever a seat gains or pays, some line says so, and the lines add up."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

import magnate
from magnate.core.contract import State
from magnate.core.message import Message
from magnate.core.texts import LANGUAGES

# What a line tells: "figure" of the seat it belongs to, "figure of ARG" of the seat an argument names, or "figure of
# all", with the argument that holds the amount, or the amount itself, a "-" before it when it is paid.
Ledger = dict[str, dict[str, str]]

SPYRIUM: Ledger = {
    "log-income": {"money": "money"},
    "log-earned": {"money": "money"},
    "log-earned-alone": {"money": "money"},
    "log-called": {"money": "-total"},
    "log-patented": {"money": "-total"},
    "log-built": {"money": "-total"},
    "log-replaced": {"money": "-total"},
    "log-event": {"money": "-money"},
    "log-gain-money": {"money": "n"},
    "log-gain-spyrium": {"spyrium": "n"},
    "log-gain-vp": {"vp": "n"},
    "log-gain-workers": {"workers": "n"},
    "log-paid-spyrium": {"spyrium": "-n"},
    "log-bonus-worker": {"workers": "n"},
    "log-bonus-money": {"money": "money"},
    "log-residence": {"vp": "value"},
    **{
        f"log-final-{source}": {"vp": "n"}
        for source in [
            "buildings",
            "automation",
            "capitalization",
            "crane",
            "trade",
            "engineering",
            "lobbying",
            "taylorism",
        ]
    },
}

INDUSTRY: Ledger = {
    "log-income": {"cash of all": "thalers"},
    "log-thaler-column": {"cash of all": "thalers"},
    "log-sell": {"cash": "amount", "cash of buyer": "-amount"},
    "log-keep": {"cash": "-net"},
    "share": {"cash of player": "amount"},
    "log-buy-from-seat": {"cash": "-price", "cash of seller": "price"},
    "log-buy-from-treasury": {"cash": "-price"},
    "log-develop": {"cash": "-price", "prestige": "points"},
    "log-subsidy": {"cash": "thalers"},
}

GAINS = {"money": "money", "goods": "goods", "vp": "vp", "reserve": "-people"}
CARNEGIE: Ledger = {
    "log-house": {"projects": "1"},
    "log-recall": {"away": "-count"},
    "log-transport": GAINS,
    "log-tab-income": GAINS,
    "log-mission": {"active": "-1", "away": "1"},
    "log-move": {"active": "-active"},
    "log-relocate": {"active": "-active"},
    "log-use": GAINS,
    "log-amount": {
        "money": "money",
        "goods": "goods",
        "vp": "vp",
        "money too": "-pay-money",
        "goods too": "-pay-goods",
    },
    "log-bonus": {"money": "money", "goods": "goods"},
    "log-donate": {"money": "-price", "discs": "-1", "donations": "1"},
    "log-copy": {"money": "-price", "discs": "-1", "donations": "1"},
    "log-sell": {"money": "money", "goods": "-count"},
    "log-department": {"goods": "-price", "departments": "1"},
    "log-project": {
        "money": "-money",
        "goods": "-goods",
        "projects": "1",
        "active": "-mission",
        "away": "mission",
    },
    "log-tab": {"discs": "-disc"},
    "log-activate": {"money": "-price", "active": "1"},
    "log-welfare": {"money": "-pay-money", "goods": "-pay-goods"},
}

GOODS = ["gold", "wheat", "wood", "iron"]
SWEETLANDS: Ledger = {
    "log-character": {**{name: name for name in GOODS}, "diamonds": "diamond"},
    "log-income": {name: name for name in GOODS},
    "log-paid": {**{name: f"-{name}" for name in GOODS}, "diamonds": "-diamond", "discs": "-disc"},
    "log-disc": {"discs": "-1"},
    "log-gain-disc": {"discs": "n"},
    "log-discs-back": {"discs": "-n"},
    "log-draw": {"cards": "n"},
    "log-search": {"cards": "n"},
    "log-discard": {"cards": "-1"},
    "log-play": {"cards": "-1"},
    **{f"log-gain-{name}": {name: "n"} for name in [*GOODS, "vp", "cp", "ip"]},
    "log-gain-diamond": {"diamonds": "n"},
    "log-automate": {"diamonds": "-diamonds"},
    "log-track": {"diamonds": "-diamonds"},
    "log-skill": {"diamonds": "-diamonds"},
    "log-slot-diamond": {"diamonds": "-n"},
}

LEDGERS: dict[str, tuple[list[str], Ledger]] = {
    "carnegie": (
        [
            "money",
            "goods",
            "vp",
            "active",
            "away",
            "reserve",
            "discs",
            "projects",
            "departments",
            "donations",
        ],
        CARNEGIE,
    ),
    "industry": (["cash", "prestige"], INDUSTRY),
    "sweetlands": ([*GOODS, "diamonds", "discs", "cards", "vp", "cp", "ip"], SWEETLANDS),
    "spyrium": (["vp", "money", "spyrium", "workers"], SPYRIUM),
}
UNSAID = re.compile(r"[{}]|\$[a-z]|\w-(le|du|au)\b|\b(card|event|site|dept|log|res|area)-\w")
GAMES = 4
STEPS = 3000


def figures(state: State, names: list[str]) -> Counter[tuple[int, str]]:
    """The figures of every seat that the log accounts for."""
    return Counter(
        {
            (seat, figure.name): figure.value
            for seat in range(state.seats)
            for figure in state.figures(seat, seat)
            if figure.name in names
        }
    )


def told(message: Message, seat: int, seats: int, ledger: Ledger) -> Counter[tuple[int, str]]:
    """What a line, with the messages in it, says was gained and paid."""
    sums: Counter[tuple[int, str]] = Counter()
    for key, arg in ledger.get(message.id, {}).items():
        said = arg.removeprefix("-")
        amount = int(said) if said.isdigit() else message.args[said]
        assert isinstance(amount, int)
        figure, _, whose = key.removesuffix(" too").partition(" of ")
        named = int(str(message.args[whose]).removeprefix("@seat-")) if whose and whose != "all" else seat
        for owner in range(seats) if whose == "all" else [named]:
            sums[owner, figure] += -amount if arg.startswith("-") else amount
    for part in message.args.values():
        if isinstance(part, Message):
            sums.update(told(part, seat, seats, ledger))
    return sums


@pytest.mark.parametrize("title", LEDGERS)
def test_every_gain_and_every_price_stands_in_the_log(title: str) -> None:
    game = magnate.load(title)
    names, ledger = LEDGERS[title]
    rng = random.Random(7)
    for number in range(GAMES):
        state = game.new(game.seats[number % len(game.seats)], seed=number)
        state.journal = []
        for _ in range(STEPS):
            if state.is_over:
                break
            before = figures(state, names)
            written = len(state.journal)
            choice = rng.choice(state.choices())
            state.choose(choice)
            after = figures(state, names)
            lines = state.journal[written:]
            sums: Counter[tuple[int, str]] = Counter()
            for event in lines:
                sums.update(told(event.message, event.seat, state.seats, ledger))
            said = [game.text(event.message, lang) for event in lines for lang in LANGUAGES]
            unsaid = [text for text in said if UNSAID.search(text)]
            assert unsaid == [], "a form of a word, or the word itself, is missing"
            for key in after:
                assert after[key] - before[key] == sums[key], (key, game.decode(choice), said)


@pytest.mark.parametrize("title", ["carnegie", "sweetlands"])
def test_the_final_count_stands_in_the_log_item_by_item(title: str) -> None:
    game = magnate.load(title)
    for seats in (1, 3):
        state = game.new(seats, seed=seats)
        state.journal = []
        rng = random.Random(seats)
        while not state.is_over:
            state.choose(rng.choice(state.choices()))
        final = [event for event in state.journal if event.message.id.startswith("log-final")]
        for seat, lines in enumerate(state.score_sheet()):
            *sources, total = [event.message for event in final if event.seat == seat]
            first, *later = lines
            items = {f"@score-{line.name}": line.points for line in later if line.points}
            signs = {"log-final-source": 1, "log-final-loss": -1}
            assert {one.args["source"]: signs[one.id] * int(str(one.args["n"])) for one in sources} == items
            assert (total.id, total.args) == (
                "log-final",
                {"n": state.scores()[seat], "before": first.points},
            )
            for one, points in zip(sources, items.values(), strict=True):
                sign = "+" if points > 0 else "−"
                assert all(f"{sign}{abs(points)} " in game.text(one, lang) for lang in LANGUAGES)
