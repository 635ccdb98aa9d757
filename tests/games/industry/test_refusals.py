"""Section 18: why a move is refused, row by row, in both languages. A refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from magnate.core.errors import BadOptions, IllegalChoice
from magnate.games.industry import GAME
from magnate.games.industry.constants import (
    AMOUNT,
    BID,
    BY_PURCHASE,
    DEVELOP,
    FACE_DOWN,
    FACE_UP,
    OFFER,
    SELL_OR_KEEP,
    UNSPOKEN,
)
from magnate.games.industry.game import IndustryState
from magnate.testing import clause
from magnate.testing.case import do, lay, lifts, refused
from words import typeset

from .positions import LETTERS, after_game, auction, bidding, cell, development, pass_all, position


class Row(NamedTuple):
    """A row of the table: the position, who attempts what, the clause and what is said."""

    number: int
    given: Callable[[], IndustryState]
    attempt: Mapping[str, object]
    clause: str
    en: str
    fr: str
    seat: int = -1


def two_sold() -> IndustryState:
    """Two of four cells are sold; seat 0 is to offer the third and owns J1 with money to develop it."""
    state = auction(up="EF", bag="GHI", owned={0: "J1", 1: "D1"}, cash=[9, 9, 9, 9])
    assert state.actor == 0
    return state


def heard() -> IndustryState:
    """Seat 1 bid 2 for F1, seat 2 is asked, seat 3 is still to speak, seat 0 is auctioneer."""
    return bidding("F1", auctioneer=0, high=2, leader=1, up="FG", cash=[5, 5, 4, 5])


def closed() -> IndustryState:
    """All have spoken on F1: seat 2 leads with 4, auctioneer seat 0 has 3."""
    return pass_all(bidding("F1", auctioneer=0, high=4, leader=2, up="FG", cash=[3, 5, 5, 5]))


def unwanted() -> IndustryState:
    """Nobody bid for F1: it went to seat 0, seat 1 is to offer G1."""
    return pass_all(bidding("F1", auctioneer=0, up="FG"))


def third_cell() -> IndustryState:
    """Seat 0 has developed two cells, seat 1 is at it."""
    state = development(era=2, owned={0: "C1 D1 C2", 1: "F1"}, cash=[9, 9, 9, 9])
    do(state, "develop", cell="C1")
    return do(state, "develop", cell="D1")


def yard() -> IndustryState:
    """Era 2, seat 0 with 2 thalers: own, developed, lost and foreign cells to choose from."""
    return development(era=2, owned={0: "K1 I2 E3 C1", 1: "D1"}, built={0: "F1"}, cash=[2, 5, 5, 5])


def fetching() -> IndustryState:
    """Era 3, seat 0 is developing I3: iron by joker or purchase is asked, seat 2 makes iron, seat 1 owns G1 idle."""
    state = development(
        era=3, owned={0: "I3", 1: "G1"}, built={2: "I2", 0: "E1"}, jokers={0: "B2 B1"}, cash=[9, 5, 5, 5]
    )
    return do(state, "develop", cell="I3")


def glass_wanted() -> IndustryState:
    """Era 3, seat 0 is developing E3: glass is asked, to be had by the "?" joker or from the treasury."""
    state = development(era=3, owned={0: "E3"}, jokers={0: "A4 B1"}, cash=[9, 5, 5, 5])
    return do(state, "develop", cell="E3")


def stone_wanted() -> IndustryState:
    """Era 2, seat 0 is developing K2 and uses the "?" joker as glass; stone is asked."""
    state = development(era=2, owned={0: "K2"}, jokers={0: "A1 A2 A4"}, cash=[9, 5, 5, 5])
    do(state, "develop", cell="K2")
    return do(state, "source", way="any")


def cement_wanted() -> IndustryState:
    """Era 3, seat 0 is developing K3: ceramic is asked, cement needs a joker."""
    state = development(era=3, owned={0: "K3"}, jokers={0: "A3 A4"}, cash=[9, 5, 5, 5])
    return do(state, "develop", cell="K3")


def ended() -> IndustryState:
    """After final scoring."""
    return after_game(position())


ROWS = [
    Row(
        2,
        heard,
        {"do": "pass"},
        "IND-ROUND-3",
        "Player 3 is to decide now.",
        "La décision revient à Joueur 3.",
        seat=3,
    ),
    Row(
        3,
        two_sold,
        {"do": "develop", "cell": "J1"},
        "IND-ROUND-2",
        "Nothing is developed before the last site of this round has found an owner.",
        "On ne développe rien avant que le dernier site de la manche ait trouvé preneur.",
    ),
    Row(
        3,
        two_sold,
        {"do": "develop", "cell": "D1"},
        "IND-ROUND-2",
        "Nothing is developed before the last site of this round has found an owner.",
        "On ne développe rien avant que le dernier site de la manche ait trouvé preneur.",
        seat=1,
    ),
    Row(
        4,
        two_sold,
        {"do": "offer", "cell": "G1"},
        "IND-OFFER-2",
        "Column G has not been drawn in this era yet.",
        "La colonne G n'est pas encore sortie dans cette ère.",
    ),
    Row(
        5,
        two_sold,
        {"do": "offer", "cell": "E2"},
        "IND-OFFER-2",
        "E2 cannot be offered: only sites of era 1 are for sale.",
        "E2 ne peut être proposé : seuls les sites de l'ère 1 sont à vendre.",
    ),
    Row(
        6,
        two_sold,
        {"do": "offer", "cell": "D1"},
        "IND-ACQ-3",
        "D1 already has an owner.",
        "D1 a déjà trouvé preneur.",
    ),
    Row(
        7,
        two_sold,
        {"do": "pass"},
        "IND-OFFER-3",
        "You are the auctioneer: one of the available sites has to be put up for sale.",
        "Vous êtes commissaire-priseur : il faut mettre en vente un des sites disponibles.",
    ),
    Row(
        7,
        two_sold,
        {"do": "hand-over"},
        "IND-OFFER-3",
        "You are the auctioneer: one of the available sites has to be put up for sale.",
        "Vous êtes commissaire-priseur : il faut mettre en vente un des sites disponibles.",
    ),
    Row(
        8,
        heard,
        {"do": "offer", "cell": "G1"},
        "IND-OFFER-4",
        "F1 is on offer and stays on offer.",
        "F1 est en vente et le reste.",
        seat=0,
    ),
    Row(
        8,
        closed,
        {"do": "withdraw"},
        "IND-OFFER-4",
        "F1 is on offer and stays on offer.",
        "F1 est en vente et le reste.",
    ),
    Row(
        9,
        heard,
        {"do": "bid", "amount": 2},
        "IND-BID-3",
        "Too low: bid 3 or more, or pass.",
        "Trop peu : misez 3 ou plus, ou passez.",
    ),
    *(
        Row(
            10,
            heard,
            {"do": "bid", "amount": amount},
            "IND-BID-4",
            "A bid is a whole number of thalers, 1 or more.",
            "Une offre est un nombre entier de thalers, 1 au moins.",
        )
        for amount in (0, -2, 2.5)
    ),
    Row(
        11,
        heard,
        {"do": "bid", "amount": 8},
        "IND-BID-5",
        "That is more than you hold: you have 4.",
        "C'est plus que vous n'avez : il vous reste 4.",
    ),
    Row(
        11,
        heard,
        {"do": "bid", "amount": 5000},
        "IND-BID-5",
        "That is more than you hold: you have 4.",
        "C'est plus que vous n'avez : il vous reste 4.",
    ),
    Row(
        12,
        heard,
        {"do": "bid", "amount": 7},
        "IND-BID-6",
        "You have 4. Take your subsidy first if you want to bid that much.",
        "Vous avez 4. Prenez d'abord votre subvention pour miser autant.",
    ),
    *(
        Row(
            13,
            given,
            {"do": "bid", "amount": 5},
            "IND-BID-7",
            "You are the auctioneer: you do not bid, you will sell or keep.",
            "Vous êtes commissaire-priseur : vous ne misez pas, vous vendrez ou garderez.",
            seat=0,
        )
        for given in (heard, closed)
    ),
    Row(
        14,
        heard,
        {"do": "bid", "amount": 4},
        "IND-BID-2",
        "You have had your say on F1.",
        "Vous avez déjà parlé sur F1.",
        seat=1,
    ),
    Row(
        15,
        heard,
        {"do": "retract"},
        "IND-BID-8",
        "What has been bid or passed stands.",
        "Une offre faite ou refusée l'est pour de bon.",
        seat=1,
    ),
    Row(
        16,
        closed,
        {"do": "keep"},
        "IND-AUCTION-6",
        "Keeping takes 4 thalers in hand; you have 3.",
        "Pour garder, il faut 4 thalers en main ; vous en avez 3.",
    ),
    Row(
        17,
        heard,
        {"do": "sell"},
        "IND-AUCTION-1",
        "Wait for Player 3, who has not spoken yet.",
        "Attendez Joueur 3, qui n'a pas encore parlé.",
        seat=0,
    ),
    *(
        Row(
            18,
            unwanted,
            {"do": word},
            "IND-NOBID-1",
            "Nobody bid, so you have the site, and for nothing.",
            "Personne n'a misé : le site vous revient gratuitement.",
            seat=0,
        )
        for word in ("decline", "sell")
    ),
    Row(
        19,
        closed,
        {"do": "sell", "to": 1},
        "IND-AUCTION-2",
        "The site can only be sold to Player 3, who bid most.",
        "Le site ne peut être vendu qu'à Joueur 3, qui a misé le plus.",
    ),
    Row(
        20,
        third_cell,
        {"do": "develop", "cell": "C2"},
        "IND-DEV-2",
        "Your development turn is over: 2 sites a round at most.",
        "Votre développement est terminé : 2 sites par manche au plus.",
        seat=0,
    ),
    *(
        Row(
            21,
            yard,
            {"do": "develop", "cell": name},
            "IND-DEV-4",
            f"{name} does not belong to you.",
            f"{name} n'est pas à vous.",
        )
        for name in ("D1", "H5")
    ),
    Row(
        22,
        yard,
        {"do": "develop", "cell": "F1"},
        "IND-DEV-4",
        "F1 has been developed already.",
        "F1 est déjà développé.",
    ),
    Row(
        23,
        yard,
        {"do": "develop", "cell": "A1"},
        "IND-ACQ-2",
        "A1 holds a joker: that is used, not developed.",
        "A1 porte un joker : il s'emploie, il ne se développe pas.",
    ),
    Row(
        24,
        yard,
        {"do": "develop", "cell": "K1"},
        "IND-DEV-7",
        "The era of K1 is past, and a technology cannot be developed later.",
        "L'ère de K1 est passée, et une technologie ne se développe pas après coup.",
    ),
    Row(
        25,
        yard,
        {"do": "develop", "cell": "I2"},
        "IND-PRICE-3",
        "That takes 4 thalers, and you have 2.",
        "Cela demande 4 thalers, et vous en avez 2.",
    ),
    Row(
        26,
        yard,
        {"do": "develop", "cell": "E3"},
        "IND-DEV-8",
        "Nobody can supply Glass so far.",
        "Personne ne peut encore fournir : Verre.",
    ),
    Row(
        27,
        cement_wanted,
        {"do": "source", "way": "treasury", "resource": "cement"},
        "IND-RES-15",
        "The treasury has Cement from era 4 on.",
        "La banque propose Ciment dès l'ère 4.",
    ),
    Row(
        28,
        fetching,
        {"do": "source", "way": "treasury"},
        "IND-RES-12",
        "Player 3 makes Iron: it has to be bought there.",
        "Joueur 3 produit Fer : c'est là qu'il faut acheter.",
    ),
    Row(
        29,
        fetching,
        {"do": "source", "way": "seat", "owner": 1, "resource": "brick"},
        "IND-RES-13",
        "G1 is not developed and supplies nobody.",
        "G1 n'est pas développé et ne fournit personne.",
    ),
    Row(
        30,
        glass_wanted,
        {"do": "source", "way": "joker"},
        "IND-RES-2",
        "You have no joker for Glass.",
        "Vous n'avez pas de joker pour Verre.",
    ),
    Row(
        31,
        stone_wanted,
        {"do": "source", "way": "any"},
        "IND-RES-2",
        "The joker already stands for the other resource.",
        "Le joker tient déjà lieu de l'autre ressource.",
    ),
    Row(
        32,
        fetching,
        {"do": "source", "way": "joker", "resource": "stone"},
        "IND-RES-6",
        "You make Stone yourself, it costs you nothing.",
        "Vous produisez Pierre vous-même, cela ne vous coûte rien.",
    ),
    Row(
        33,
        fetching,
        {"do": "refuse-sale"},
        "IND-RES-8",
        "A player who makes a resource has to sell it.",
        "Qui produit une ressource doit la vendre.",
        seat=2,
    ),
    *(
        Row(
            34,
            yard,
            attempt,
            "IND-RES-17",
            "Resources are only got for a site that is being developed.",
            "On ne se procure une ressource que pour un site en cours de développement.",
        )
        for attempt in ({"do": "source", "way": "buy"}, {"do": "buy", "resource": "wood"})
    ),
    Row(
        35,
        lambda: do(yard(), "subsidy"),
        {"do": "subsidy"},
        "IND-SUB-1",
        "You have taken your subsidy already.",
        "Vous avez déjà pris votre subvention.",
    ),
    Row(
        36,
        heard,
        {"do": "subsidy"},
        "IND-SUB-3",
        "Your subsidy can be taken when you are to decide.",
        "Votre subvention se prend quand la décision est à vous.",
        seat=3,
    ),
    Row(
        37,
        ended,
        {"do": "subsidy"},
        "IND-SUB-5",
        "The scoring has begun, a subsidy comes too late.",
        "Le décompte a commencé, il est trop tard pour une subvention.",
    ),
    Row(
        38,
        lambda: do(yard(), "subsidy"),
        {"do": "return-subsidy"},
        "IND-SUB-1",
        "A subsidy cannot be paid back.",
        "Une subvention ne se rembourse pas.",
    ),
    *(
        Row(
            39,
            yard,
            {"do": word, "to": 2},
            "IND-GEN-5",
            "Nothing can be given, lent or swapped between players.",
            "Rien ne se donne, ne se prête ni ne s'échange entre joueurs.",
        )
        for word in ("give", "lend", "trade")
    ),
    *(
        Row(40, ended, attempt, "IND-END-2", "The game is over.", "La partie est finie.")
        for attempt in ({"do": "pass"}, {"do": "develop", "cell": "F1"}, {"do": "give"})
    ),
    # What follows has no row of its own in the table but needs an answer all the same.
    Row(
        0,
        lambda: bidding("F1", cash=[5, 40, 5, 5]),
        {"do": "bid", "amount": 35},
        "IND-BID-3",
        "Choose first that you bid between 31 and 40, then the amount.",
        "Choisissez d'abord de miser entre 31 et 40, puis le montant.",
    ),
    Row(
        0,
        lambda: do(bidding("F1", cash=[5, 40, 5, 5]), "span", amounts="31-40"),
        {"do": "pass"},
        "IND-BID-2",
        "You have settled on a bid between 31 and 40: now name the amount.",
        "Vous avez choisi de miser entre 31 et 40 : indiquez le montant.",
    ),
    Row(
        0,
        heard,
        {"do": "keep"},
        "IND-AUCTION-1",
        "Player 1 is the auctioneer and will decide that.",
        "Joueur 1 est commissaire-priseur et en décidera.",
    ),
    Row(
        0,
        heard,
        {"do": "done"},
        "IND-BID-2",
        "First bid for F1 or pass.",
        "Misez d'abord sur F1, ou passez.",
    ),
    Row(
        0,
        closed,
        {"do": "done"},
        "IND-AUCTION-1",
        "First decide whether to sell or keep F1.",
        "Décidez d'abord de vendre ou de garder F1.",
    ),
    Row(
        0,
        yard,
        {"do": "offer", "cell": "E2"},
        "IND-OFFER-5",
        "The auction of this round is over.",
        "Les enchères de cette manche sont terminées.",
    ),
    Row(
        0,
        fetching,
        {"do": "done"},
        "IND-DEV-9",
        "First say where Iron for I3 comes from.",
        "Dites d'abord d'où vient la ressource Fer pour I3.",
    ),
    Row(
        0,
        fetching,
        {"do": "subsidy"},
        "IND-SUB-3",
        "Finish this step first; the subsidy can be taken at your next decision.",
        "Finissez d'abord cette étape ; la subvention se prend à la décision suivante.",
    ),
    Row(
        0,
        fetching,
        {"do": "source", "way": "any"},
        "IND-RES-3",
        "You have no “?” joker.",
        "Vous n'avez pas de joker « ? ».",
    ),
    Row(
        0,
        fetching,
        {"do": "source", "way": "seat", "owner": 3},
        "IND-RES-7",
        "That player does not make Iron.",
        "Ce joueur ne produit pas Fer.",
    ),
    Row(
        0,
        lambda: do(
            development(era=3, owned={0: "H3"}, jokers={0: "A4 B2"}, cash=[9, 5, 5, 5]), "develop", cell="H3"
        ),
        {"do": "source", "way": "any"},
        "IND-DEV-8",
        "You will need the “?” joker for Steel.",
        "Le joker « ? » vous sera nécessaire pour Acier.",
    ),
    Row(
        0,
        lambda: do(
            development(era=3, owned={0: "H3"}, jokers={0: "B2 A4 B3"}, cash=[2, 5, 5, 5]),
            "develop",
            cell="H3",
        ),
        {"do": "source", "way": "buy"},
        "IND-PRICE-3",
        "That takes 3 thalers, and you have 2.",
        "Cela demande 3 thalers, et vous en avez 2.",
    ),
]


def label(row: Row) -> str:
    """A row in the test report."""
    return f"{row.number}-{row.attempt['do']}-{row.clause}"


@pytest.mark.parametrize("row", [pytest.param(row, marks=clause(row.clause), id=label(row)) for row in ROWS])
def test_a_refusal_names_its_clause_in_both_languages(row: Row) -> None:
    state = row.given()
    refusal = state.why_not(row.attempt, row.seat)
    assert refusal is not None
    assert refusal.clause == row.clause
    assert GAME.text(refusal.message, "en") == row.en
    assert GAME.text(refusal.message, "fr") == typeset(row.fr)


ALL_JOKERS = (1 << len(GAME.tables.joker_names)) - 1
Lift = Callable[[IndustryState, Row], object]


def table(**fields: object) -> Lift:
    """Fields of the position are changed."""
    return lambda s, row: lay(s, **fields)


def entry(name: str, at: int | str, value: int) -> Lift:
    """One entry of a list is changed; cells and columns go by their names."""

    def lift(s: IndustryState, row: Row) -> None:
        place = at if isinstance(at, int) else cell(at) if len(at) > 1 else LETTERS.index(at)
        values = list(getattr(s, name))
        values[place] = value
        lay(s, **{name: values})

    return lift


def own(s: IndustryState, row: Row) -> None:
    """The cell in question belongs to whoever is to decide."""
    entry("owner", str(row.attempt["cell"]), s.actor)(s, row)


BUILDING = table(step=DEVELOP, lot=-1, site=-1, columns=[FACE_DOWN] * 12)
# What lifts each reason: a change of the position, or, where no position would allow the attempt, the attempt
# without its fault.
LIFTS: dict[str, Lift | Mapping[str, object]] = {
    "why-not-your-turn": lambda s, row: lay(s, actor=row.seat),
    "why-auction-first": BUILDING,
    "why-not-drawn": entry("columns", "G", FACE_UP),
    "why-other-era": table(era=2),
    "why-sold": entry("columns", "D", FACE_UP),
    "why-must-offer": table(step=BID, lot=cell("E1"), actor=1),
    "why-on-offer": table(step=OFFER, lot=-1, actor=0),
    "why-bid-low": table(high=1),
    "why-bid-whole": {"do": "bid", "amount": 3},
    "why-bid-high": entry("cash", 2, 9),
    "why-bid-subsidy": entry("cash", 2, 7),
    "why-auctioneer": table(step=BID, auctioneer=3),
    "why-spoken": entry("bids", 1, UNSPOKEN),
    "why-final": {"do": "pass"},
    "why-keep": entry("cash", 0, 4),
    "why-unheard": table(step=SELL_OR_KEEP, actor=0),
    "why-unwanted": table(leader=1),
    "why-buyer": table(leader=1),
    "why-two-cells": table(served=0, actor=0),
    "why-not-yours": own,
    "why-developed": entry("built", "F1", 0),
    "why-joker-cell": {"do": "develop", "cell": "C1"},
    "why-past": table(era=1),
    "why-money": entry("cash", 0, 9),
    "why-no-supply": table(era=3),
    "why-not-on-sale": table(era=4),
    "why-not-treasury": entry("built", "I2", 0),
    "why-idle-producer": entry("built", "G1", 1),
    "why-joker-kind": entry("jokers", 0, ALL_JOKERS),
    "why-joker-once": entry("ways", 0, BY_PURCHASE),
    "why-own-product": entry("built", "E1", 0),
    "why-must-sell": {"do": "source", "way": "buy"},
    "why-no-site": {"do": "develop", "cell": "C1"},
    "why-subsidy-twice": entry("subsidies", 0, 0),
    "why-subsidy-turn": table(actor=3),
    "why-subsidy-over": table(actor=0, step=DEVELOP),
    "why-subsidy-return": {"do": "done"},
    "why-no-gifts": {"do": "done"},
    "why-over": table(actor=0, step=DEVELOP),
    "why-bid-span": table(step=AMOUNT, span=3),
    "why-amount": table(step=BID, span=-1),
    "why-auctioneer-decides": table(actor=0, step=SELL_OR_KEEP),
    "why-bid-or-pass": BUILDING,
    "why-sell-or-keep": BUILDING,
    "why-auction-over": lambda s, row: (entry("columns", "E", FACE_UP)(s, row), lay(s, step=OFFER)),
    "why-site": BUILDING,
    "why-subsidy-later": BUILDING,
    "why-no-any-joker": entry("jokers", 0, ALL_JOKERS),
    "why-no-producer": entry("owner", "I2", 3),
    "why-any-joker-needed": entry("jokers", 0, ALL_JOKERS),
}


@pytest.mark.parametrize("row", [pytest.param(row, marks=clause(row.clause), id=label(row)) for row in ROWS])
def test_the_reason_is_the_true_one(row: Row) -> None:
    state = row.given()
    id = refused(state, row.attempt, row.seat).message.id
    lift = LIFTS[id]
    if row.attempt.get("amount") == 5000:
        lift = {"do": "bid", "amount": 3}
    if callable(lift):
        change = lift
        lifts(state, lambda twin: change(twin, row), row.attempt, row.seat)
        return
    after = state.why_not(lift)
    assert after is None or after.message.id != id


def test_every_row_of_the_table_is_tried() -> None:
    assert {row.number for row in ROWS} - {0} == set(range(2, 41)), "row 1 is about the number of players"


@clause("IND-GEN-1")
@pytest.mark.parametrize("seats", [2, 5])
def test_row_1_the_number_of_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="industry is played with 3, 4 seats, not"):
        GAME.new(seats)


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.seat < 0], ids=lambda row: f"{row.number}-{row.clause}"
)
def test_choosing_what_is_refused_changes_nothing(row: Row) -> None:
    state = row.given()
    try:
        choice = GAME.encode(row.attempt)
    except IllegalChoice:
        return
    before = state.hash()
    with pytest.raises(IllegalChoice) as caught:
        state.choose(choice)
    assert str(caught.value) == row.en
    assert caught.value.clause == row.clause
    assert state.hash() == before


def test_a_legal_choice_is_not_refused_whoever_is_named() -> None:
    state = heard()
    for choice in state.choices():
        assert state.why_not(choice) is None
        assert state.why_not(choice, state.actor) is None
