"""Why a move is refused: every reason, with its clause, in both languages; and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.core.rng import seeded
from magnate.core.rows import raised
from magnate.games.spyrium import GAME
from magnate.games.spyrium.constants import ACTION, ASK_VALUE, GAPS, LOBBYING, TAYLORISM, TRADE, VALUES
from magnate.games.spyrium.game import SpyriumState
from magnate.testing import clause
from magnate.testing.case import act, lifts, refused, why
from words import typeset

from .positions import BLUE, RED, Case, Form
from .test_activate import beside

Lift = Callable[[SpyriumState], object]
# Number, position, attempt, clause, English, French, and what lifts the reason: a change of the position, or
# where no position would allow the attempt, the attempt without its fault.
Row = tuple[int, Callable[[], Case], Form, str, str, str, Lift | Form]


def mine(**fields: object) -> Lift:
    """Red's fields are changed."""
    return lambda s: [setattr(s.players[RED], name, value) for name, value in fields.items()]


def table(**fields: object) -> Lift:
    """Fields of the table are changed."""
    return lambda s: [setattr(s, name, value) for name, value in fields.items()]


def card(slot: int, id: str) -> Lift:
    """A card lies in a slot."""
    at = slot - 1
    return lambda s: setattr(s, "slots", [*s.slots[:at], s.t.card_ids.index(id), *s.slots[slot:]])


def token(slot: int, value: int) -> Lift:
    """One token more lies on a card."""
    return lambda s: setattr(s, "tokens", raised(s.tokens, (slot - 1) * VALUES + value - 1, 1))


def district(ids: str) -> Lift:
    """Red owns these buildings, straight."""

    def lift(s: SpyriumState) -> None:
        cards = [s.t.card_ids.index(id) for id in ids.split()]
        mine(district=cards, tilted=[0] * len(cards), crew=[0] * len(cards))(s)

    return lift


def workers(*gaps: str) -> Lift:
    """Red's workers stand in these gaps and nowhere else in the market."""

    def lift(s: SpyriumState) -> None:
        for gap, name in enumerate(s.t.gap_names):
            s.gaps[RED * GAPS + gap] = gaps.count(name)

    return lift


def between(gap: str) -> Lift:
    """The worker in question stands in this gap."""
    return lambda s: setattr(s, "gap", s.t.gap_names.index(gap))


def phase_one(active: int = 1) -> Case:
    return (
        Case(event="E_SELL").lay(s1="A_MINE_1", s5="A_GEOLOGIST").put(RED, "1-2").seat(phase=1, active=active)
    )


def phase_two() -> Case:
    return Case(event="E_SELL").lay(s1="A_MINE_1", s5="A_GEOLOGIST").put(RED, "4-5").seat(active=1)


def passed() -> Case:
    case = Case()
    case.do("pass")
    return case


def over() -> Case:
    case = Case()
    case.s.actor = -1
    return case.settled()


def switched() -> Case:
    return phase_one().do("switch")


def event_used() -> Case:
    case = phase_two()
    case.me.event_used = True
    return case.settled()


def choosing_a_card() -> Case:
    return (
        Case()
        .lay(s4="A_GEOLOGIST", s5="A_GEOLOGIST", s6="A_GEOLOGIST")
        .put(RED, "4-5")
        .do("activate", gap="4-5")
    )


def designating() -> Case:
    return (
        Case().lay(s4="A_GEOLOGIST", s5="A_GEOLOGIST", s6="A_GEOLOGIST").put(RED, "4-5").do("earn", gap="4-5")
    )


def choosing_a_plot(card: str = "B_FACTORY_1", **more: object) -> Case:
    case = beside(card).seat(district="A_MINE_1 A_TOWNHOUSE", **more)  # type: ignore[arg-type]
    return case.do("activate", gap="4-5")


def pending_residence(residence: int = 3) -> Case:
    return Case(event="E_RESIDENCE").seat(residence=residence).do("event")


def last_space() -> Case:
    case = pending_residence()
    case.me.residence = len(case.t.track) - 1
    case.s._offered = case.s.offer()
    return case


def pending_bonus() -> Case:
    return beside("B_ADVISER").seat(vp=7).do("activate", gap="4-5")


def overtime(money: int = 5, tilted: tuple[int, ...] = (2, 3), active: int = 2) -> Case:
    return Case(event="E_REUSE").seat(
        district="A_MINE_2 A_MINE_2 A_MINE_1", tilted=tilted, active=active, money=money
    )


def token_event(value: int) -> Case:
    case = Case(event="E_TOKEN")
    case.s.event_token = value
    return case.settled()


def spent(case: Case) -> Case:
    """All powers of Red's techniques used up."""
    case.me.fresh = 0
    return case.settled()


def spent_taylorism() -> Case:
    return spent(Case().seat(district="A_MINE_2", tilted=(1,), techniques="T_TAYLORISM"))


def setting_a_value(card: str = "A_BUREAUCRAT/2") -> Case:
    return beside(card).seat(techniques="T_TRADE", district="A_MINE_1").do("activate", gap="4-5")


ROWS: list[Row] = [
    (4, phase_two, act("skip"), "SPY-TURN-7",
     "A turn cannot be skipped; take one of the actions on offer.",
     "On ne saute pas son tour ; prenez une des actions offertes.",
     act("earn", gap="4-5")),
    (5, phase_two, act("place", gap="1-2"), "SPY-PLACE-1",
     "In Phase II no more workers are placed.", "En Phase II, on ne place plus d'ouvrier.",
     mine(phase=1)),
    (6, lambda: phase_one(active=0), act("place", gap="1-2"), "SPY-PLACE-2",
     "All your workers are busy.", "Tous vos ouvriers sont occupés.",
     mine(active=1)),
    (7, phase_one, act("place", gap="1-2", worker="inactive"), "SPY-PLACE-2",
     "Only a worker on your Start card can be placed.", "Seul un ouvrier de votre carte Départ peut être placé.",
     act("place", gap="1-2")),
    (7, phase_one, act("place", gap="1-2", worker="building"), "SPY-PLACE-2",
     "Only a worker on your Start card can be placed.", "Seul un ouvrier de votre carte Départ peut être placé.",
     act("place", gap="1-2")),
    (7, phase_one, act("place", gap="1-2", worker="reserve"), "SPY-PLACE-2",
     "Only a worker on your Start card can be placed.", "Seul un ouvrier de votre carte Départ peut être placé.",
     act("place", gap="1-2")),
    (8, phase_one, act("place", gap="1-5"), "SPY-GEO-1",
     "A gap lies between two slots that share a side.",
     "Un intervalle se trouve entre deux cases qui partagent un côté.",
     act("place", gap="1-2")),
    (8, phase_one, act("place", gap="0-1"), "SPY-GEO-1",
     "A gap lies between two slots that share a side.",
     "Un intervalle se trouve entre deux cases qui partagent un côté.",
     act("place", gap="1-2")),
    (9, phase_one, act("place", gap="8-9"), "SPY-PLACE-3",
     "Both cards beside this gap are gone.", "Les deux cartes de cet intervalle ont disparu.",
     card(9, "A_MINE_1")),
    (10, phase_one, act("move", gap="1-2", to="2-3"), "SPY-PLACE-5",
     "Once placed, a worker stays put until you earn or activate with it.",
     "Une fois placé, un ouvrier reste là jusqu'à ce que vous encaissiez ou activiez avec lui.",
     act("place", gap="1-2")),
    (11, switched, act("skip"), "SPY-TURN-5",
     "Moving to Phase II is only half a turn: add a Phase II action.",
     "Entrer en Phase II n'est qu'une moitié de tour : ajoutez une action de Phase II.",
     act("earn", gap="1-2")),
    (12, phase_two, act("switch"), "SPY-TURN-6", "You are already in Phase II.", "La Phase II, vous y êtes.",
     mine(phase=1)),
    (13, phase_two, act("return"), "SPY-TURN-6",
     "There is no way back to Phase I before the next round.",
     "Pas de retour en Phase I avant la prochaine manche.",
     act("earn", gap="4-5")),
    (14, phase_one, act("earn", gap="1-2"), "SPY-EARN-1",
     "Money is earned in Phase II.", "L'argent s'encaisse en Phase II.",
     mine(phase=2)),
    (15, phase_one, act("activate", gap="1-2"), "SPY-ACT-1",
     "Cards are activated in Phase II.", "Les cartes s'activent en Phase II.",
     mine(phase=2)),
    (16, phase_one, act("exploit", building=1), "SPY-EXPL-1",
     "Buildings are exploited in Phase II.", "Les bâtiments s'exploitent en Phase II.",
     mine(phase=2)),
    (17, phase_one, act("pass"), "SPY-PASS-1", "Passing is for Phase II.", "Passer est réservé à la Phase II.",
     mine(phase=2)),
    (18, phase_two, act("pass"), "SPY-PASS-1",
     "Withdraw first: one worker of yours is in the market.",
     "Retirez d'abord vos ouvriers : 1 est encore au marché.",
     workers()),
    (18, lambda: phase_two().put(RED, "4-5"), act("pass"), "SPY-PASS-1",
     "Withdraw first: 2 workers of yours are in the market.",
     "Retirez d'abord vos ouvriers : 2 sont encore au marché.",
     workers()),
    (19, event_used, act("event"), "SPY-EVENT-2",
     "You have already used the event this round.", "L'événement vous a déjà servi dans cette manche.",
     mine(event_used=False)),
    (20, lambda: Case(event="E_SELL", next_event="E_BUY_VP"), act("event", event="E_BUY_VP"), "SPY-START-3",
     "This event comes into force next round.", "Cet événement entrera en vigueur à la prochaine manche.",
     act("event")),
    (21, lambda: Case(event="E_SELL").seat(spyrium=4).do("event"), act("option", option=["small", "large"]),
     "SPY-EVENT-3",
     "The event gives one of its options, not several.", "L'événement donne une de ses options, pas plusieurs.",
     act("option", option="small")),
    (22, phase_two, act("earn", gap="5-6"), "SPY-EARN-2",
     "None of your workers stands in this gap.", "Aucun de vos ouvriers ne se tient dans cet intervalle.",
     workers("5-6")),
    (22, lambda: phase_two().put(BLUE, "5-6"), act("activate", gap="5-6"), "SPY-ACT-2",
     "None of your workers stands in this gap.", "Aucun de vos ouvriers ne se tient dans cet intervalle.",
     workers("5-6")),
    (23, designating, act("designate", slot=6), "SPY-EARN-2",
     "That card does not touch the gap between Geologist (middle left) and Geologist (centre).",
     "Cette carte ne touche pas l'intervalle entre le Géologue (au milieu à gauche) et le Géologue (au centre).",
     between("5-6")),
    (23, choosing_a_card, act("card", slot=6), "SPY-ACT-2",
     "That card does not touch the gap between Geologist (middle left) and Geologist (centre).",
     "Cette carte ne touche pas l'intervalle entre le Géologue (au milieu à gauche) et le Géologue (au centre).",
     between("5-6")),
    (24, phase_two, act("earn", gap="4-5", slot=4), "SPY-EARN-2",
     "The slot is empty; its card is gone.", "L'emplacement est vide ; sa carte est partie.",
     card(4, "A_MINE_1")),
    (24, phase_two, act("activate", gap="4-5", slot=4), "SPY-ACT-2",
     "The slot is empty; its card is gone.", "L'emplacement est vide ; sa carte est partie.",
     card(4, "A_MINE_1")),
    (25, designating, act("designate"), "SPY-EARN-2",
     "Say which card beside the worker is to pay.", "Dites quelle carte à côté de l'ouvrier doit payer.",
     act("designate", slot=4)),
    (26, lambda: beside("C_PALACE", others=2).seat(money=8), act("activate", gap="4-5"), "SPY-ACT-4",
     "The bill is £11, and you hold £8.", "La facture est de £11 et vous tenez £8.",
     mine(money=11)),
    (26, lambda: choosing_a_plot(money=7), act("plot"), "SPY-ACT-4",
     "The bill is £8, and you hold £7.", "La facture est de £8 et vous tenez £7.",
     mine(money=8)),
    (27, lambda: beside("A_MINER"), act("activate", gap="4-5"), "SPY-CALL-2",
     "All tokens of this character have been taken.", "Tous les jetons de ce personnage ont été pris.",
     token(5, 1)),
    (28, lambda: beside("A_BANKER/13").do("activate", gap="4-5"), act("token", value=2), "SPY-CALL-3",
     "The card carries no token of value 2.", "La carte ne porte aucun jeton de valeur 2.",
     token(5, 2)),
    (29, lambda: beside("A_BANKER/3").seat(money=2), act("activate", gap="4-5"), "SPY-CALL-4",
     "The token costs £3, and only £2 would be left for it.",
     "Le jeton demande £3 et il resterait £2 pour lui.",
     mine(money=3)),
    (29, lambda: beside("A_BANKER/123").seat(money=2).do("activate", gap="4-5"), act("token", value=3),
     "SPY-CALL-4",
     "The token costs £3, and only £2 would be left for it.",
     "Le jeton demande £3 et il resterait £2 pour lui.",
     mine(money=3)),
    (30, lambda: beside("B_ENGINEER").seat(spyrium=0), act("activate", gap="4-5"), "SPY-CALL-5",
     "That takes 1 Spyrium.", "Cela demande 1 Spyrium.",
     mine(spyrium=1)),
    (31, choosing_a_plot, act("replace", building=3), "SPY-BUILD-3",
     "You own no such building.", "Vous ne possédez pas ce bâtiment.",
     district("A_MINE_1 A_TOWNHOUSE A_MINE_2")),
    (31, choosing_a_plot, act("replace", building=1, owner=BLUE), "SPY-BUILD-3",
     "You own no such building.", "Vous ne possédez pas ce bâtiment.",
     act("replace", building=1)),
    (32, choosing_a_plot, act("replace", building=1, reduction=True), "SPY-BUILD-4",
     "Without a common symbol the price stays as printed.",
     "Sans symbole partagé, le prix imprimé reste dû.",
     district("B_FACTORY_1 A_TOWNHOUSE")),
    (32, choosing_a_plot, act("replace", building=2, reduction=True), "SPY-BUILD-7",
     "Without a common symbol the price stays as printed.",
     "Sans symbole partagé, le prix imprimé reste dû.",
     district("A_MINE_1 B_FACTORY_1")),
    (33, choosing_a_plot, act("replace", technique="T_CRANE"), "SPY-PATENT-2",
     "A technique is yours for good.", "Une technique vous appartient définitivement.",
     act("replace", building=1)),
    (34, lambda: choosing_a_plot(), act("lobby"), "SPY-TQ-LOB-1",
     "You do not own Lobbying.", "Vous ne possédez pas le Lobbying.",
     mine(techniques=LOBBYING, fresh=LOBBYING)),
    (34, lambda: spent(choosing_a_plot(techniques="T_LOBBYING")), act("lobby"), "SPY-TQ-LOB-1",
     "Lobbying is used up for the round.", "Le Lobbying est épuisé pour la manche.",
     mine(fresh=LOBBYING)),
    (35, lambda: choosing_a_plot(techniques="T_LOBBYING"), act("lobby"), "SPY-TQ-LOB-2",
     "Nobody else stands there, so Lobbying has nothing to save.",
     "Personne d'autre ne se tient là, le Lobbying n'a rien à épargner.",
     workers("4-5", "5-6")),
    (36, lambda: beside("A_BUREAUCRAT/12").do("activate", gap="4-5"), act("value", value=3), "SPY-TQ-TRADE-2",
     "You do not own Trade.", "Vous ne possédez pas le Négoce.",
     mine(techniques=TRADE, fresh=TRADE)),
    (36, lambda: spent(beside("A_BUREAUCRAT/12").seat(techniques="T_TRADE")).do("activate", gap="4-5"),
     act("value", value=3), "SPY-TQ-TRADE-2",
     "Trade is used up for the round.", "Le Négoce est épuisé pour la manche.",
     mine(fresh=TRADE)),
    (37, setting_a_value, act("value", value=2), "SPY-TQ-TRADE-4",
     "Trade would change nothing here.", "Le Négoce n'y changerait rien.",
     table(taken=1)),
    (37, lambda: setting_a_value("A_UNIV_1"), act("value", value=2), "SPY-TQ-TRADE-4",
     "Trade would change nothing here.", "Le Négoce n'y changerait rien.",
     table(taken=1, step=ASK_VALUE)),
    (38, lambda: Case().seat(district="A_MINE_2"), act("exploit", building=2), "SPY-EXPL-1",
     "You own no such building.", "Vous ne possédez pas ce bâtiment.",
     district("A_MINE_2 A_MINE_2")),
    (38, lambda: Case().seat(district="A_MINE_2"), act("exploit", building=1, owner=BLUE), "SPY-EXPL-1",
     "You own no such building.", "Vous ne possédez pas ce bâtiment.",
     act("exploit", building=1)),
    (39, lambda: Case().seat(district="A_TOWNHOUSE"), act("exploit", building=1), "SPY-BL-IDLE",
     "There is nothing to exploit in this building.", "Il n'y a rien à exploiter dans ce bâtiment.",
     district("A_MINE_2")),
    (40, lambda: Case().seat(district="A_MINE_2", tilted=(1,)), act("exploit", building=1), "SPY-EXPL-5",
     "This building is used up for the round.", "Ce bâtiment est épuisé pour la manche.",
     mine(tilted=[0])),
    (41, spent_taylorism, act("exploit", building=1), "SPY-TQ-TAY-1",
     "Taylorism is used up for the round.", "Le Taylorisme est épuisé pour la manche.",
     mine(fresh=TAYLORISM)),
    (42, lambda: Case().seat(district="C_FACTORY_2", active=1, spyrium=5), act("exploit", building=1),
     "SPY-EXPL-3",
     "That takes 2 active workers.", "Cela demande 2 ouvriers actifs.",
     mine(active=2)),
    (42, lambda: Case().seat(district="A_LAB_1", spyrium=5), act("exploit", building=1), "SPY-EXPL-3",
     "That takes one active worker.", "Cela demande 1 ouvrier actif.",
     mine(active=1)),
    (43, lambda: Case().seat(district="C_FACTORY_2", active=2, spyrium=2), act("exploit", building=1),
     "SPY-EXPL-3",
     "That takes 3 Spyrium.", "Cela demande 3 Spyrium.",
     mine(spyrium=3)),
    (44, lambda: Case(event="E_BUY_VP").seat(money=2), act("event"), "SPY-EV-VP-1",
     "That takes £3.", "Cela demande £3.",
     mine(money=3)),
    (44, lambda: Case(event="E_BUY_VP").seat(money=5), act("option", option="large"), "SPY-EV-VP-1",
     "That takes £6.", "Cela demande £6.",
     mine(money=6)),
    (45, lambda: Case(event="E_SELL").seat(spyrium=0), act("event"), "SPY-EV-SELL-1",
     "That takes 1 Spyrium.", "Cela demande 1 Spyrium.",
     mine(spyrium=1)),
    (45, lambda: Case(event="E_SELL").seat(spyrium=2), act("option", option="large"), "SPY-EV-SELL-1",
     "That takes 3 Spyrium.", "Cela demande 3 Spyrium.",
     mine(spyrium=3)),
    (45, lambda: Case(event="E_RESIDENCE").seat(spyrium=0), act("event"), "SPY-EV-RES-1",
     "That takes 1 Spyrium.", "Cela demande 1 Spyrium.",
     mine(spyrium=1)),
    (46, lambda: token_event(3).do("event"), act("option", option={"money": 1, "spyrium": 2}), "SPY-EV-TOKEN-1",
     "The value of the token goes into one thing only: money, Spyrium or points.",
     "La valeur du jeton ne se partage pas : argent, Spyrium ou points.",
     act("option", option="money")),
    (47, lambda: token_event(0), act("event"), "SPY-EV-TOKEN-2",
     "The event lacks its token.", "L'événement n'a pas reçu son jeton.",
     table(event_token=2)),
    (48, lambda: overtime().do("event"), act("exploit", building=1), "SPY-EV-REUSE-1",
     "Only a building that is tilted can be run again.", "Seul un bâtiment incliné peut être relancé.",
     mine(tilted=[1, 1, 1])),
    (49, lambda: overtime(tilted=()), act("event"), "SPY-EV-REUSE-3",
     "None of your used buildings could run again.", "Aucun de vos bâtiments utilisés ne pourrait resservir.",
     mine(tilted=[1, 1, 1])),
    (50, lambda: overtime(money=0), act("event"), "SPY-EV-REUSE-1", "That takes £1.", "Cela demande £1.",
     mine(money=1)),
    (51, lambda: Case(event="E_RECRUIT").seat(owned=7), act("event"), "SPY-EV-RECRUIT-2",
     "Your reserve is empty.", "Votre réserve est vide.",
     mine(reserve=1)),
    (52, lambda: Case(event="E_RECRUIT").seat(owned=4, money=3), act("event"), "SPY-EV-RECRUIT-1",
     "The bill is £4, and you hold £3.", "La facture est de £4 et vous tenez £3.",
     mine(money=4)),
    (53, lambda: Case(event="E_LATE").lay(s1="A_MINE_1").seat(phase=1, active=1), act("event"), "SPY-EV-LATE-2",
     "This event waits for your Phase II.", "Cet événement attend votre Phase II.",
     mine(phase=2)),
    (54, lambda: Case(event="E_LATE").lay(s1="A_MINE_1"), act("event"), "SPY-EV-LATE-3",
     "You need an active worker and a card left in the market.",
     "Il vous faut un ouvrier actif et une carte encore au marché.",
     mine(active=1)),
    (54, lambda: Case(event="E_LATE").seat(active=1), act("event"), "SPY-EV-LATE-3",
     "You need an active worker and a card left in the market.",
     "Il vous faut un ouvrier actif et une carte encore au marché.",
     card(1, "A_MINE_1")),
    (55, last_space, act("advance"), "SPY-RES-3",
     "Your residence cannot move any further up.", "Votre résidence ne peut plus avancer.",
     mine(residence=0)),
    (56, pending_residence, act("decline"), "SPY-RES-4",
     "One decision is still open; make it first.", "Une décision reste ouverte ; prenez-la d'abord.",
     act("score")),
    (56, pending_residence, act("pass"), "SPY-RES-4",
     "One decision is still open; make it first.", "Une décision reste ouverte ; prenez-la d'abord.",
     table(step=ACTION)),
    (56, pending_bonus, act("decline"), "SPY-BON-5",
     "One decision is still open; make it first.", "Une décision reste ouverte ; prenez-la d'abord.",
     act("bonus", bonus="worker")),
    (57, lambda: Case().seat(vp=9, bonuses=1), act("bonus", bonus="worker"), "SPY-BON-2",
     "That bonus is already yours.", "Ce bonus est déjà à vous.",
     mine(bonuses=0)),
]  # fmt: skip


@clause("SPY-TURN-8")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]}-{row[2]['do']}" for row in ROWS])
def test_the_reason_is_given_in_both_languages(row: Row) -> None:
    _, position, attempt, id, english, french, _ = row
    assert why(position().s, attempt) == (id, english, typeset(french))


@clause("SPY-TURN-8")
@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]}-{row[2]['do']}" for row in ROWS])
def test_the_reason_is_the_true_one(row: Row) -> None:
    _, position, attempt, _, _, _, lift = row
    s = position().s
    if callable(lift):
        lifts(s, lambda twin: (lift(twin), twin.derive()), attempt)
        return
    before = refused(s, attempt)
    after = s.why_not(lift)
    assert after is None or after.message.id != before.message.id


SEATS: list[tuple[Callable[[], Case], int, str, str, str, Lift]] = [
    (phase_two, BLUE, "SPY-TURN-1", "It is another player's turn.", "C'est à un autre joueur d'agir.",
     table(actor=BLUE)),
    (passed, RED, "SPY-PASS-3", "You are out of this round since you passed.",
     "Vous êtes hors de cette manche depuis que vous avez passé.", mine(passed=False)),
    (over, RED, "SPY-FIN-1", "The game has ended.", "La partie a pris fin.", table(actor=RED)),
    (over, -1, "SPY-FIN-1", "The game has ended.", "La partie a pris fin.", table(actor=RED)),
]  # fmt: skip


@clause("SPY-TURN-1", "SPY-PASS-3", "SPY-FIN-1")
@pytest.mark.parametrize("row", SEATS, ids=["turn", "passed", "over", "over-any"])
def test_who_may_not_act(row: tuple[Callable[[], Case], int, str, str, str, Lift]) -> None:
    position, seat, id, english, french, lift = row
    s = position().s
    assert why(s, "pass", seat) == (id, english, typeset(french))
    lifts(s, lift, "pass", seat)


def test_all_57_reasons_have_a_row() -> None:
    assert {row[0] for row in ROWS} | {1, 2, 3} == set(range(1, 58))


@clause("SPY-TURN-8")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_that_is_not_offered_is_refused_with_a_clause(seats: int) -> None:
    state = GAME.new(seats, 3)
    rng = seeded("refusals")
    while not state.is_over:
        offered = state.offered()
        for choice in range(GAME.space.size):
            refusal = state.why_not(choice)
            assert (refusal is None) == (choice in offered)
            assert refusal is None or refusal.clause.startswith("SPY-")
        state.advance(offered[rng.below(len(offered))])
