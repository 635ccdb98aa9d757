"""Why a move is refused (section 19): position, attempt, clause, and the sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnate.core.rows import put
from magnate.games.carnegie import constants as st
from magnate.games.carnegie import rules
from magnate.games.carnegie.constants import FREE
from magnate.games.carnegie.game import CarnegieState
from magnate.testing import clause
from magnate.testing.case import act, do, lay, lifts, why
from words import typeset

from .positions import (
    AMBER,
    BLUE,
    GAME,
    T,
    activation,
    away,
    choice_tile,
    department,
    disc,
    donation,
    event,
    lie,
    project,
    purse,
    reserve,
    reserved,
    stand,
    tab,
    table,
    timeline,
    track,
    turn,
)

Form = dict[str, Any]
Setting = Callable[[], CarnegieState]
Lift = Callable[[CarnegieState], Any]


def use(name: str) -> Form:
    return {"do": "use", "department": name}


def in_phase(phase: int, seats: int = 4) -> CarnegieState:
    """A phase of the setup, for the first seat of its order."""
    s = table(seats)
    for seat in range(seats):
        lie(s, seat, "lobby", 5)
        lie(s, seat, "construction", 1)
    rules.begin_phase(s, phase)
    s.settle()
    return s


def at_house() -> CarnegieState:
    return in_phase(st.HOUSES)


def at_reserve() -> CarnegieState:
    s = in_phase(st.HOUSES)
    s.removed[5] += s.display[5]
    s.display[5] = 0
    do(s, "house", slot="denver:3")
    return s


def at_start() -> CarnegieState:
    return in_phase(st.START)


def hr() -> CarnegieState:
    s = table()
    lie(s, AMBER, "lobby", 2)
    return turn(s, "HR")


def hr_picked(pool: int = 6) -> CarnegieState:
    s = hr()
    s.pool = pool
    do(s, "move", space="4-3", who="lying")
    return s


def hr_empty() -> CarnegieState:
    s = table()
    department(s, AMBER, 1, "1-1", standing=1)
    turn(s, "HR")
    s.pool = 0
    s.settle()
    return s


def mg(goods: int = 4, **more: Any) -> CarnegieState:
    s = table()
    purse(s, AMBER, 12, goods)
    return turn(s, "MG")


def planning(setting: Callable[[CarnegieState], None] | None = None, goods: int = 4) -> CarnegieState:
    s = table()
    purse(s, AMBER, 12, goods)
    if setting:
        setting(s)
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    return s


def site(tile: int, goods: int, setting: Callable[[CarnegieState], None] | None = None) -> CarnegieState:
    s = planning(setting, max(goods, 4))
    do(s, "tile", tile=tile)
    s.goods[AMBER] = goods
    s.settle()
    return s


def building(goods: int = 4, setting: Callable[[CarnegieState], None] | None = None) -> CarnegieState:
    s = table()
    purse(s, AMBER, 12, goods)
    if setting:
        setting(s)
    turn(s, "CO")
    do(s, "use", department="construction")
    return s


def slot(kind: str, setting: Callable[[CarnegieState], None] | None = None) -> CarnegieState:
    s = building(4, setting)
    do(s, "project", project=kind)
    return s


def rd(setting: Callable[[CarnegieState], None] | None = None) -> CarnegieState:
    s = table()
    if setting:
        setting(s)
    return turn(s, "RD")


def trading(number: int, money: int, goods: int, kind: str = "MG") -> CarnegieState:
    s = table()
    department(s, AMBER, number, "1-1", standing=1)
    purse(s, AMBER, money, goods)
    turn(s, kind)
    do(s, "use", department=T.dept_names[number - 1])
    return s


def income(region: str = "south", count: int = 2) -> CarnegieState:
    s = table()
    away(s, AMBER, region, count)
    return event(s, region)


def tile_of(what: int, seat: int = BLUE, first: int = AMBER, kind: str = "MG") -> CarnegieState:
    s = table()
    choice_tile(s, seat, what)
    return turn(s, kind, seat=seat, first=first)


def kept_and_used() -> CarnegieState:
    s = tile_of(st.HELD)
    do(s, "keep")
    do(s, "use", department="commerce-finance")
    do(s, "effect", effect=1)
    return s


def charity() -> CarnegieState:
    s = table()
    department(s, AMBER, 15, "1-1", standing=1)
    donation(s, BLUE, "H4")
    donation(s, BLUE, "H3")
    donation(s, AMBER, "W1")
    donation(s, st.NEUTRAL, "W2")
    purse(s, AMBER, 50, 0)
    turn(s, "RD")
    do(s, "use", department="charitable-giving")
    do(s, "mission", region="west")
    return s


def recruiting_used() -> CarnegieState:
    s = table()
    department(s, AMBER, 2, "1-1", standing=1)
    turn(s, "HR")
    do(s, "use", department="recruiting")
    do(s, "effect", effect=2)
    return s


def left_construction() -> CarnegieState:
    s = table()
    purse(s, AMBER, 9, 9)
    stand(s, AMBER, "construction", 2)
    department(s, AMBER, 11, "1-1", standing=2)
    turn(s, "CO")
    do(s, "use", department="construction")
    do(s, "project", project="commerce")
    do(s, "build", slot="boston:2")
    do(s, "leave")
    return s


def relocated() -> CarnegieState:
    s = table()
    stand(s, AMBER, "strategic-planning", 2)
    department(s, AMBER, 8, "1-1", standing=1)
    lie(s, AMBER, "lobby", 2)
    turn(s, "MG")
    do(s, "use", department="strategic-planning")
    do(s, "tile", tile=6)
    do(s, "site", space="1-2")
    do(s, "relocate", space="4-3", who="lying")
    return s


def activating(setting: Callable[[CarnegieState], None]) -> CarnegieState:
    s = table()
    lie(s, AMBER, "commerce-finance", 1)
    setting(s)
    return activation(s)


def no_sale() -> CarnegieState:
    s = table(selling="by-hand")
    purse(s, AMBER, 5, 0)
    return turn(s, "MG")


def empty_reserve() -> CarnegieState:
    """The choice of an Industry section, with nobody left to hire."""
    s = table()
    tab(s, AMBER, "industry", "A", 4)
    for name in ("atlanta:1", "houston:3", "albany:3", "boston:3"):
        project(s, AMBER, "industry", name)
    away(s, AMBER, "west")
    reserve(s, AMBER, 0)
    event(s, "west")
    do(s, "recall", count=1)
    return s


def donation_event(money: int = 12, discs: int = 20) -> CarnegieState:
    """Amber has had her turn in a donation event, Blue is to decide."""
    s = table()
    purse(s, AMBER, money, 0)
    if discs == 0:
        s.discs[AMBER] = 0
    event(s, donation=True)
    if s.actor == AMBER:
        do(s, "donate", cell="E1")
    assert s.actor == BLUE
    return s


def outsourcing(money: int) -> CarnegieState:
    s = table()
    stand(s, AMBER, "construction", 0)
    department(s, AMBER, 10, "1-1", standing=1)
    department(s, AMBER, 11, "1-2", standing=1)
    purse(s, AMBER, money, 1)
    return turn(s, "CO")


def no_discs(s: CarnegieState) -> None:
    s.discs[AMBER] = 0


def before_a_taken_end(s: CarnegieState) -> None:
    stand(s, AMBER, "research", 3)
    track(s, AMBER, "west", 4)
    track(s, BLUE, "west", 5)


def on_two_spaces(s: CarnegieState) -> None:
    lie(s, AMBER, "3-1")
    lie(s, AMBER, "2-1")


ROWS: list[tuple[int, Setting, Form, int, str, str, str]] = [
    (1, mg, use("commerce-finance"), BLUE, "CAR-USE-1",
     "Somebody else is to decide now.", "C'est à quelqu'un d'autre de décider."),
    (2, table, {"do": "row", "row": "HR"}, BLUE, "CAR-TIME-1",
     "Picking the row of the timeline is up to the first player.",
     "Le choix de la ligne revient au premier joueur."),
    (3, table, {"do": "done"}, -1, "CAR-TIME-1",
     "The round cannot start without a row; pick one of the four.",
     "Pas de manche sans ligne : prenez-en une des quatre."),
    (4, income, use("commerce-finance"), -1, "CAR-GEN-3",
     "Departments wait until everybody has dealt with the event.",
     "Les départements attendent que chacun ait réglé l'événement."),
    (5, at_house, {"do": "house", "slot": "boise:1"}, -1, "CAR-SETUP-18",
     "Small cities are no place for the first housing.",
     "Une petite ville ne convient pas au premier logement."),
    (6, at_house, {"do": "house", "slot": "denver:2"}, -1, "CAR-SETUP-18",
     "The first housing needs a slot marked for Housing.", "Il faut une case marquée Logement."),
    (7, at_reserve, {"do": "reserve", "tile": 6}, -1, "CAR-SETUP-20",
     "No copy of that department is left on display.", "Il ne reste aucun exemplaire de ce département."),
    (8, at_start, {"do": "move", "space": "4-3", "who": "lying"}, -1, "CAR-SETUP-21",
     "More than 6 moves are not allowed before the first round.",
     "Pas plus de 6 déplacements avant la première manche."),
    (9, mg, {"do": "side", "tab": "housing", "side": "B"}, -1, "CAR-SETUP-6",
     "You picked your tab sides before the game; they stay.",
     "Vos faces de languettes ont été choisies avant la partie ; elles restent."),
    (10, hr, {"do": "step", "space": "4-3", "to": "3-4"}, -1, "CAR-HR-2",
     "A step leads to the space above, below, left or right.",
     "Un déplacement mène à l'emplacement du dessus, du dessous, de gauche ou de droite."),
    (11, hr_picked, {"do": "to", "space": "5-3"}, -1, "CAR-HR-2",
     "Your company ends here.", "Votre société s'arrête là."),
    (12, hr_empty, {"do": "move", "space": "4-4", "who": "standing"}, -1, "CAR-HR-6",
     "Your pool of moves is empty.", "Votre réserve de déplacements est vide."),
    (13, lambda: hr_picked(2), {"do": "to", "space": "1-1"}, -1, "CAR-HR-2",
     "5 moves would be needed and you have 2.", "Cela demande 5 déplacements et vous en avez 2."),
    (14, hr, {"do": "move", "space": "4-2", "who": "permanent"}, -1, "CAR-COMP-4",
     "The permanent employee stays where he is.", "L'employé permanent reste à sa place."),
    (15, hr, {"do": "move", "zone": "west"}, -1, "CAR-MISS-4",
     "That employee is travelling and out of reach.", "Cet employé est en mission, hors de portée."),
    (16, mg, {"do": "move", "space": "4-4", "who": "standing"}, -1, "CAR-USE-2",
     "Nobody walks through the company outside a Human Resources turn.",
     "Personne ne circule hors d'un tour de Ressources Humaines."),
    (17, income, {"do": "recall", "region": "west", "count": 1}, -1, "CAR-INC-1",
     "Income comes from the South this round, from nowhere else.",
     "Cette manche, le revenu vient d'une seule région : Sud."),
    (18, income, {"do": "recall", "count": 3}, -1, "CAR-INC-1",
     "Just 2 employees of yours are there.", "Seulement 2 de vos employés s'y trouvent."),
    (19, lambda: event(table(), donation=True), {"do": "recall", "count": 1}, -1, "CAR-EVENT-1",
     "This event pays no income.", "Cet événement ne verse aucun revenu."),
    (20, income, {"do": "take", "income": "money"}, -1, "CAR-INC-5",
     "Tabs pay only those who have recalled somebody.",
     "Les languettes paient seulement ceux qui ont rappelé quelqu'un."),
    (21, income, {"do": "take", "region": "south", "space": 4}, -1, "CAR-INC-2",
     "Your disc decides which income you get.", "C'est votre disque qui décide du revenu."),
    (22, empty_reserve, {"do": "take", "income": "employee"}, -1, "CAR-EMP-5",
     "Your reserve of employees is used up.", "Votre réserve d'employés est épuisée."),
    (23, income, {"do": "new-lobby", "count": 1}, -1, "CAR-EMP-1",
     "Without New Lobby everybody arrives in the Lobby.",
     "Sans Deuxième Hall, tout le monde arrive dans le Hall."),
    (24, income, {"do": "donate", "cell": "E1"}, -1, "CAR-EVENT-1",
     "This event takes no donations.", "Cet événement n'accepte pas de donation."),
    (25, lambda: donation_event(50), {"do": "donate", "cell": "E2"}, AMBER, "CAR-DON-1",
     "You have had your one chance to donate in this event.",
     "Vous avez eu votre occasion de donner lors de cet événement."),
    (26, donation_event, {"do": "donate", "cell": "E1"}, -1, "CAR-DON-4",
     "There is a disc on that cell.", "Un disque se trouve sur cette case."),
    (27, lambda: donation_event(4), {"do": "donate", "cell": "E2"}, AMBER, "CAR-DON-2",
     "You would need $5 for your next donation.", "Il vous faudrait 5 $ pour votre prochaine donation."),
    (28, lambda: donation_event(99, 0), {"do": "donate", "cell": "E2"}, AMBER, "CAR-DON-4",
     "All your discs are in use.", "Tous vos disques sont en service."),
    (29, mg, use("research"), -1, "CAR-USE-2",
     "Your turn is Management; this department is of another type.",
     "Votre tour est Direction ; ce département est d'un autre type."),
    (30, lambda: turn(without("commerce-finance"), "MG"), use("commerce-finance"), -1, "CAR-USE-3",
     "There is no active employee in that department.", "Ce département n'a aucun employé actif."),
    (31, recruiting_used, use("recruiting"), -1, "CAR-USE-3",
     "All active employees there have done their work.",
     "Tous les employés actifs de ce département ont travaillé."),
    (32, left_construction, use("construction"), -1, "CAR-USE-4",
     "You left that department earlier in this turn.",
     "Vous avez quitté ce département plus tôt dans ce tour."),
    (33, relocated, use("property-management"), -1, "CAR-USE-8",
     "That department works by itself and is never used.",
     "Ce département agit de lui-même, on ne l'utilise jamais."),
    (34, lambda: tile_of(st.NO_TILE), {"do": "switch", "type": "RD"}, -1, "CAR-SETUP-10",
     "There is no Action Choice tile in front of you.", "Vous n'avez reçu aucune tuile Choix d'Action."),
    (35, lambda: tile_of(st.SPENT), {"do": "switch", "type": "RD"}, -1, "CAR-CHOICE-1",
     "You have given your Action Choice tile up already.",
     "Vous avez déjà rendu votre tuile Choix d'Action."),
    (36, lambda: tile_of(st.HELD, BLUE, BLUE), {"do": "switch", "type": "RD"}, -1, "CAR-CHOICE-3",
     "The action of this round was your own choice.", "L'action de cette manche était votre propre choix."),
    (37, kept_and_used, {"do": "switch", "type": "RD"}, -1, "CAR-CHOICE-2",
     "That is possible only at the very start of your department turn.",
     "Cela se décide tout au début de votre tour de départements."),
    (38, lambda: tile_of(st.HELD), {"do": "switch", "type": "MG"}, -1, "CAR-CHOICE-1",
     "That is what everybody does anyway; name another type.",
     "Tout le monde fait déjà cela ; nommez un autre type."),
    (39, no_sale, {"do": "sell"}, -1, "CAR-SELL-1",
     "You own no goods.", "Vous ne possédez aucune marchandise."),
    (40, lambda: trading_mission(), {"do": "mission", "region": "west", "department": "construction"}, -1,
     "CAR-MISS-1", "Whoever does the work goes on the mission, nobody else.",
     "Celui qui travaille part en mission, et personne d'autre."),
    (41, lambda: outsourcing_free(), use("construction"), -1, "CAR-MISS-3",
     "You cannot meet the requirements of this effect now.",
     "Ce que demande cet effet ne peut être fourni maintenant."),
    (42, lambda: site(6, 4), {"do": "site", "space": "3-2"}, -1, "CAR-MGMT-4",
     "Another department stands there.", "Un autre département s'y trouve."),
    (43, lambda: site(6, 4), {"do": "site", "space": "4-3"}, -1, "CAR-COMP-5",
     "The Lobby has to stay open.", "Le Hall doit rester ouvert."),
    (44, lambda: planning(lambda s: department(s, AMBER, 9, "1-1")), {"do": "tile", "tile": 9}, -1,
     "CAR-MGMT-5", "One department of each number is enough for a company.",
     "Un seul département de chaque numéro par société."),
    (45, lambda: planning(lambda s: reserved(s, AMBER, 11)), {"do": "tile", "tile": 14}, -1, "CAR-MGMT-6",
     "The department you reserved comes before all others.",
     "Le département que vous avez réservé passe avant tous les autres."),
    (46, lambda: planning(gone), {"do": "tile", "tile": 14}, -1, "CAR-MGMT-7",
     "No copy of that department is left on display.", "Il ne reste aucun exemplaire de ce département."),
    (47, lambda: site(6, 1, on_two_spaces), {"do": "site", "space": "1-1"}, -1, "CAR-MGMT-3",
     "2 goods cubes would be needed there.", "Il y faudrait 2 marchandises."),
    (48, lambda: planning(goods=3), {"do": "tile", "tile": 4}, -1, "CAR-D04-1",
     "This department takes 2 goods cubes more than others.",
     "Ce département demande 2 marchandises de plus que les autres."),
    (49, building, {"do": "project", "project": "public"}, -1, "CAR-BUILD-3",
     "That tab has no disc ready to be built.", "Aucun disque de cette languette n'est prêt."),
    (50, lambda: slot("commerce", lambda s: disc(s, "boston:2")), {"do": "build", "slot": "boston:2"}, -1,
     "CAR-BUILD-4", "Somebody has built there.", "Quelqu'un a déjà bâti là."),
    (51, lambda: slot("industry"), {"do": "build", "slot": "chicago:2"}, -1, "CAR-BUILD-5",
     "That slot is marked for something else.", "Cette case est marquée pour autre chose."),
    (52, lambda: slot("commerce"), {"do": "build", "slot": "boston:2", "mission": "west"}, -1, "CAR-MISS-2",
     "The project stands in the region the employee travels to.",
     "Le projet se bâtit dans la région où part l'employé."),
    (53, lambda: building(1), {"do": "project", "project": "industry"}, -1, "CAR-BUILD-2",
     "Such a project needs 2 goods cubes.", "Un tel projet demande 2 marchandises."),
    (54, lambda: building(1, lambda s: track(s, AMBER, "midwest", 4)), {"do": "project", "project": "industry"},
     -1, "CAR-BUILD-8", "The town pays after you, not before.", "La ville paie après vous, pas avant."),
    (55, lambda: outsourcing(2), use("construction-outsourcing"), -1, "CAR-D10-1",
     "Outsourcing takes $3 on top of the goods.", "La sous-traitance demande 3 $ en plus des marchandises."),
    (56, rd, {"do": "tab", "tab": "public"}, -1, "CAR-RD-9",
     "This step takes 4 RP and you have 3.", "Ce pas demande 4 PR et vous en avez 3."),
    (57, lambda: rd(lambda s: tab(s, AMBER, "housing", exposed=7)), {"do": "tab", "tab": "housing"}, -1,
     "CAR-RD-8", "This tab cannot be drawn any further.", "Cette languette ne se tire pas plus loin."),
    (58, lambda: rd(no_discs), {"do": "tab", "tab": "commerce"}, -1, "CAR-RD-6",
     "The new section needs a disc and you have none.",
     "La nouvelle section demande un disque et vous n'en avez pas."),
    (59, lambda: rd(lambda s: track(s, AMBER, "west", 5)), {"do": "track", "region": "west"}, -1, "CAR-TRANS-1",
     "Your disc has reached the end of this track.", "Votre disque est au bout de cette piste."),
    (60, lambda: rd(before_a_taken_end),
     {"do": "track", "region": "west"}, -1, "CAR-TRANS-3",
     "The end of this track holds a disc, and only one fits.",
     "Le bout de cette piste porte un disque, et il n'en tient qu'un."),
    (61, rd, {"do": "save", "research": 3}, -1, "CAR-RD-9",
     "Research points cannot be saved up.", "Les points de recherche ne se gardent pas."),
    (62, lambda: trading(6, 0, 9), {"do": "amount", "goods": 4}, -1, "CAR-D06-1",
     "Between 1 and 3 goods at a time.", "Entre 1 et 3 marchandises à la fois."),
    (62, lambda: trading(7, 0, 9), {"do": "amount", "goods": 0}, -1, "CAR-D07-1",
     "Between 1 and 3 goods at a time.", "Entre 1 et 3 marchandises à la fois."),
    (62, lambda: trading(11, 9, 0, "CO"), {"do": "amount", "goods": 4}, -1, "CAR-D11-1",
     "Between 1 and 3 goods at a time.", "Entre 1 et 3 marchandises à la fois."),
    (63, lambda: trading(6, 0, 2), {"do": "amount", "goods": 3}, -1, "CAR-GEN-5",
     "You own 2 goods, not enough.", "Vous possédez 2 marchandises, c'est trop peu."),
    (64, lambda: trading(11, 2, 0, "CO"), {"do": "amount", "goods": 3}, -1, "CAR-GEN-5",
     "That would take $3.", "Cela demanderait 3 $."),
    (65, charity, {"do": "copy", "cell": "E1"}, -1, "CAR-D15-1",
     "That needs a donation made by another player.",
     "Il faut une donation faite par un autre joueur."),
    (65, charity, {"do": "copy", "cell": "W2"}, -1, "CAR-D15-2",
     "That needs a donation made by another player.",
     "Il faut une donation faite par un autre joueur."),
    (66, charity, {"do": "copy", "cell": "W1"}, -1, "CAR-D15-3",
     "Your own disc is there already.", "Votre propre disque y est déjà."),
    (67, donation_event, {"do": "copy", "cell": "E1"}, -1, "CAR-D15-4",
     "Donations are shared in R&D turns only.", "Partager une donation est un travail de tour R&D."),
    (68, mg, {"do": "relocate", "space": "4-4", "who": "standing"}, -1, "CAR-D08-3",
     "Nobody is active in Property Management.", "Personne n'est actif à la Direction des Infrastructures."),
    (69, relocated, {"do": "relocate", "space": "4-3", "who": "lying"}, -1, "CAR-D08-1",
     "A new department takes in one employee, right after it is built.",
     "Un nouveau département accueille un employé, juste après sa construction."),
    (70, lambda: activating(lambda s: lie(s, AMBER, "lobby")), {"do": "activate", "department": "lobby"}, -1,
     "CAR-ACT-2", "Only inside a department with workstations can somebody stand up.",
     "On ne se relève que dans un département qui a des postes de travail."),
    (70, lambda: activating(lambda s: department(s, AMBER, 4, "1-1", lying=1)),
     {"do": "activate", "department": "new-lobby"}, -1, "CAR-ACT-2",
     "Only inside a department with workstations can somebody stand up.",
     "On ne se relève que dans un département qui a des postes de travail."),
    (71, lambda: activating(full_construction), {"do": "activate", "department": "construction"}, -1, "CAR-ACT-2",
     "Every workstation there is taken.", "Tous les postes de travail y sont pris."),
    (72, lambda: activating(poor_planner), {"do": "activate", "department": "strategic-planning"}, -1, "CAR-ACT-3",
     "Standing up there takes $5.", "Se relever là demande 5 $."),
    (73, lambda: activating(lambda s: lie(s, AMBER, "human-resources")),
     {"do": "activate", "department": "human-resources", "who": "permanent"}, -1, "CAR-COMP-4",
     "The place of the permanent employee is his alone.", "La place de l'employé permanent n'est qu'à lui."),
    (74, mg, {"do": "activate", "department": "research"}, -1, "CAR-ACT-1",
     "Employees stand up at the end of the round.", "Les employés se relèvent à la fin de la manche."),
    (75, mg, {"do": "pay", "cell": "W2"}, -1, "CAR-CELL-3",
     "Welfare is paid when the game is scored.", "L'aide sociale se paie au décompte final."),
    (76, lambda: activating(lambda s: None), {"do": "activate", "department": "research"}, -1, "CAR-ACT-2",
     "Everybody there is standing already.", "Tous ceux qui s'y trouvent sont déjà debout."),
    (77, building, {"do": "project", "project": "housing", "section": 4}, -1, "CAR-BUILD-3",
     "Discs leave a tab in order, the lowest section first.",
     "Les disques quittent la languette dans l'ordre, la plus petite section d'abord."),
    (78, lambda: table(1), {"do": "look", "at": "deck"}, -1, "CAR-INFO-5",
     "Nobody has seen that card yet.", "Personne n'a encore vu cette carte."),
]  # fmt: skip


def without(name: str) -> CarnegieState:
    s = table()
    stand(s, AMBER, name, 0)
    return s


def trading_mission() -> CarnegieState:
    """Purchasing has been used; its employee is about to leave."""
    s = table()
    department(s, AMBER, 5, "1-1", standing=1)
    turn(s, "MG")
    do(s, "use", department="purchasing")
    do(s, "effect", effect=1)
    return s


def outsourcing_free() -> CarnegieState:
    """A Construction turn without goods, kept open by Supply Chain."""
    s = table()
    department(s, AMBER, 11, "1-2", standing=1)
    purse(s, AMBER, 9, 0)
    return turn(s, "CO")


def gone(s: CarnegieState) -> None:
    s.removed[13] += s.display[13]
    s.display[13] = 0


def full_construction(s: CarnegieState) -> None:
    stand(s, AMBER, "construction", 3)
    lie(s, AMBER, "construction", 1)


def poor_planner(s: CarnegieState) -> None:
    lie(s, AMBER, "strategic-planning", 1)
    purse(s, AMBER, 4, 0)


def picks(s: CarnegieState) -> None:
    """A section of Industry that offers a choice has been uncovered, and somebody comes home."""
    tab(s, AMBER, "industry", "A", 4)
    for name in ("atlanta:1", "houston:3", "albany:3", "boston:3"):
        project(s, AMBER, "industry", name)
    do(s, "recall", count=1)


def tear_down(s: CarnegieState) -> None:
    """Take the department of Engineering off the company board again."""
    s.grid = [FREE if here == 8 else here for here in s.grid]
    s.where = put(s.where, 8, -1)
    s.display = put(s.display, 8, 2)


def another_department(s: CarnegieState) -> None:
    do(s, "tile", tile=7)
    do(s, "site", space="1-3")


def money(n: int) -> Lift:
    return lambda s: purse(s, AMBER, n, s.goods[AMBER])


def goods(n: int) -> Lift:
    return lambda s: purse(s, AMBER, s.money[AMBER], n)


def pool(n: int) -> Lift:
    return lambda s: lay(s, pool=n)


def on_display(tile: int) -> Lift:
    return lambda s: lay(s, display=put(s.display, tile - 1, 2), removed=put(s.removed, tile - 1, 0))


def cell(name: str, discs: int) -> Lift:
    return lambda s: lay(s, cells=put(s.cells, T.cell_names.index(name), discs))


def tile_in_hand(s: CarnegieState) -> None:
    choice_tile(s, BLUE)
    turn(s, "MG", seat=BLUE, first=AMBER)


def free_slot(s: CarnegieState) -> None:
    slot = T.slot_names.index("boston:2")
    kind = T.slot_type[slot]
    lay(s, slots=put(s.slots, slot, FREE), open_slots=put(s.open_slots, kind, s.open_slots[kind] + 1))


def a_disc(s: CarnegieState) -> None:
    lay(s, discs=put(s.discs, AMBER, 1))


def lying(where: str) -> Lift:
    return lambda s: lie(s, AMBER, where)


# What takes away exactly the reason of a row: a change of the position, after which the attempt is legal or fails
# for another reason; or, where no position would allow the attempt, the attempt that is allowed instead.
LIFTS: dict[int, Lift | Form] = {
    1: lambda s: turn(s, "MG", seat=BLUE),
    2: lambda s: timeline(lay(s, first=BLUE)),
    3: lambda s: do(s, "row", row="MG"),
    4: lambda s: do(s, "recall", count=0),
    5: act("house", slot="denver:3"),
    6: act("house", slot="denver:3"),
    7: on_display(6),
    8: lambda s: rules.begin_phase(s, st.MOVES),
    9: lambda s: rules.begin_phase(s, st.SIDES),
    10: act("move", space="4-3", who="lying"),
    11: act("to", space="3-3"),
    12: pool(3),
    13: pool(5),
    14: act("move", space="4-2", who="standing"),
    15: act("move", space="4-3", who="lying"),
    16: lambda s: turn(s, "HR"),
    17: lambda s: event(west_too(s), "west"),
    18: lambda s: away(s, AMBER, "south", 3),
    19: lambda s: event(south_too(s), "south"),
    20: picks,
    21: act("recall", count=1),
    22: lambda s: reserve(s, AMBER, 1),
    23: lambda s: department(s, AMBER, 4, "1-1"),
    24: lambda s: do(event(s, donation=True), "decline"),
    25: lambda s: event(s, donation=True),
    26: cell("E1", 0),
    27: money(5),
    28: a_disc,
    29: lambda s: turn(s, "RD"),
    30: lambda s: stand(s, AMBER, "commerce-finance"),
    31: lambda s: stand(s, AMBER, 2, 2),
    32: lambda s: lay(s, closed=0),
    33: act("leave"),
    34: tile_in_hand,
    35: tile_in_hand,
    36: tile_in_hand,
    37: tile_in_hand,
    38: lambda s: turn(s, "HR", seat=BLUE, first=AMBER),
    39: goods(1),
    40: act("mission", region="west"),
    41: goods(4),
    42: act("site", space="1-1"),
    43: act("site", space="1-1"),
    44: tear_down,
    45: lambda s: lay(s, reserved=[-1] * 4),
    46: on_display(14),
    47: goods(2),
    48: goods(4),
    49: lambda s: tab(s, AMBER, "public", exposed=4),
    50: free_slot,
    51: act("build", slot="houston:3"),
    52: act("build", slot="boston:2"),
    53: goods(2),
    54: goods(2),
    55: money(3),
    56: pool(4),
    57: lambda s: tab(s, AMBER, "housing", exposed=6),
    58: a_disc,
    59: lambda s: track(s, AMBER, "west", 1),
    60: lambda s: track(s, BLUE, "west", 1),
    61: act("done"),
    62: act("amount", goods=1),
    63: goods(3),
    64: money(3),
    65: lambda s: cell("W2", 1 << BLUE)(cell("E1", 1 << BLUE)(s)),
    66: cell("W1", 1 << BLUE),
    67: lambda s: turn(s, "RD", seat=BLUE),
    68: lambda s: department(s, AMBER, 8, "1-1", standing=1),
    69: another_department,
    70: act("activate", department="commerce-finance"),
    71: lambda s: stand(s, AMBER, "construction", 2),
    72: money(5),
    73: act("activate", department="human-resources"),
    74: lambda s: activation(somebody_lies(s), AMBER),
    75: act("done"),
    76: lying("research"),
    77: act("project", project="commerce"),
    78: act("row", row="HR"),
}


def somebody_lies(s: CarnegieState) -> CarnegieState:
    lie(s, AMBER, "research")
    return s


def west_too(s: CarnegieState) -> CarnegieState:
    away(s, AMBER, "west")
    return s


def south_too(s: CarnegieState) -> CarnegieState:
    away(s, AMBER, "south")
    return s


@clause(
    "CAR-USE-1", "CAR-TIME-1", "CAR-GEN-3", "CAR-SETUP-18", "CAR-SETUP-20", "CAR-SETUP-21", "CAR-SETUP-6",
    "CAR-HR-2", "CAR-HR-6", "CAR-COMP-4", "CAR-MISS-4", "CAR-USE-2", "CAR-INC-1", "CAR-EVENT-1", "CAR-INC-5",
    "CAR-INC-2", "CAR-EMP-5", "CAR-EMP-1", "CAR-DON-1", "CAR-DON-4", "CAR-DON-2", "CAR-USE-3", "CAR-USE-4",
    "CAR-USE-8", "CAR-SETUP-10", "CAR-CHOICE-1", "CAR-CHOICE-3", "CAR-CHOICE-2", "CAR-SELL-1", "CAR-MISS-1",
    "CAR-MISS-3", "CAR-MGMT-4", "CAR-COMP-5", "CAR-MGMT-5", "CAR-MGMT-6", "CAR-MGMT-7", "CAR-MGMT-3",
    "CAR-D04-1", "CAR-BUILD-3", "CAR-BUILD-4", "CAR-BUILD-5", "CAR-MISS-2", "CAR-BUILD-2", "CAR-BUILD-8",
    "CAR-D10-1", "CAR-RD-9", "CAR-RD-8", "CAR-RD-6", "CAR-TRANS-1", "CAR-TRANS-3", "CAR-D06-1", "CAR-D07-1",
    "CAR-D11-1", "CAR-GEN-5", "CAR-D15-1", "CAR-D15-2", "CAR-D15-3", "CAR-D15-4", "CAR-D08-3", "CAR-D08-1",
    "CAR-ACT-2", "CAR-ACT-3", "CAR-ACT-1", "CAR-CELL-3", "CAR-INFO-5",
)  # fmt: skip
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[4]}")
def test_a_refusal_names_its_clause_and_says_why(row: tuple[int, Setting, Form, int, str, str, str]) -> None:
    _, setting, form, seat, expected, english, french = row
    assert why(setting(), form, seat) == (expected, english, typeset(french))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[4]}")
def test_a_reason_is_the_true_one(row: tuple[int, Setting, Form, int, str, str, str]) -> None:
    number, setting, form, seat, *_ = row
    s = setting()
    lift = LIFTS[number]
    if isinstance(lift, dict):
        assert s.why_not(lift, seat) is None
    else:
        lifts(s, lift, form, seat)


def test_every_row_of_the_list_is_here() -> None:
    assert sorted({row[0] for row in ROWS}) == sorted(LIFTS) == list(range(1, 79))


FALSE_BEFORE: list[tuple[Setting, Form, str, str, Lift]] = [
    (lambda: tile_of(st.HELD, kind="HR"), act("move", space="4-4", who="standing"), "CAR-CHOICE-2",
     "First decide about your Action Choice tile.", lambda s: do(s, "keep")),
    (lambda: in_phase(st.SIDES), act("move", space="4-3", who="lying"), "CAR-SETUP-21",
     "Employees walk once every seat has its first housing and a reserved department.",
     lambda s: rules.begin_phase(s, st.MOVES)),
    (lambda: turn(gave_once(), "MG"), act("donate", cell="E2"), "CAR-DON-1",
     "You have had your one chance to donate in this event.", lambda s: event(s, donation=True)),
]  # fmt: skip


def gave_once() -> CarnegieState:
    """After a donation event in which the seat gave, with too little money for another donation."""
    s = table()
    donation(s, AMBER, "E1")
    purse(s, AMBER, 7, 0)
    return lay(s, donation=1)


@clause("CAR-CHOICE-2", "CAR-SETUP-21", "CAR-DON-1")
@pytest.mark.parametrize("case", FALSE_BEFORE, ids=lambda case: case[2])
def test_a_reason_names_what_really_stands_in_the_way(case: tuple[Setting, Form, str, str, Lift]) -> None:
    setting, form, expected, english, lift = case
    s = setting()
    assert why(s, form)[:2] == (expected, english)
    lifts(s, lift, form)


@clause("CAR-DON-1")
def test_a_second_donation_in_the_event_is_refused_as_such() -> None:
    s = donation_event(12)  # Amber has given $5 of her $12; the next donation would cost $10
    assert why(s, act("donate", cell="E2"), AMBER)[:2] == (
        "CAR-DON-1", "You have had your one chance to donate in this event."
    )  # fmt: skip


@clause("CAR-USE-1", "CAR-ROUND-3")
def test_after_the_end_nothing_is_allowed() -> None:
    s = GAME.new(2, 1)
    while not s.is_over:
        s.choose(s.choices()[-1])
    refusal = s.why_not({"do": "done"})
    assert refusal is not None
    assert refusal.clause == "CAR-ROUND-3"


def test_every_choice_of_the_space_has_an_answer_at_every_step() -> None:
    """No choice may be refused without a sentence, whatever the seat is being asked."""
    seen: set[int] = set()
    for seed in range(6):
        s = GAME.new(1 + seed % 4, seed)
        assert isinstance(s, CarnegieState)
        turns = 0
        while not s.is_over:
            if s.step not in seen:
                seen.add(s.step)
                for choice in range(GAME.space.size):
                    refusal = s.why_not(choice)
                    assert (refusal is None) == (choice in s.choices())
                    if refusal is not None:
                        assert GAME.text(refusal.message, "fr") != refusal.message.id
            turns += 1
            choices = s.choices()
            s.choose(choices[turns % len(choices)])
    assert {st.ROW, st.TURN, st.TO, st.HOUSE, st.ZONE, st.SLOT, st.SITE, st.ACTIVATE} <= seen
