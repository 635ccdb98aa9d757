"""Section 36: every way a move is refused, with its code, its clause and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnate.core.rng import seeded
from magnate.games.sweetlands.constants import (
    F_AFTER_CARD,
    F_AUTOMATE,
    F_KEEP,
    OPEN,
    OPTIONAL,
    P_ACTION,
    P_INCOME,
    P_UPKEEP,
    SHEET_NAMES,
    TERRAINS,
)
from magnate.games.sweetlands.game import SweetLandsState
from magnate.games.sweetlands.rules_map import update_reach
from magnate.testing import clause
from magnate.testing.case import can, do, lay, lifts, reason

from .positions import (
    AMBER,
    BLUE,
    GAME,
    T,
    built,
    deck_of,
    edge,
    hold,
    in_column,
    in_front,
    passes,
    put,
    resolve,
    roads,
    skill,
    table,
    tiles,
    track,
    use,
)

Case = tuple[str, str, Callable[[], SweetLandsState], Any]
Lift = Callable[[SweetLandsState], object]
LAND = [{"do": "land", "n": 3}]
ROAD = [{"do": "road", "n": 3}]
PROPERTY = [{"do": "property", "n": 2, "price": "free"}]
SITES = "r3c3 r3c4 r2c2 r2c3 r2c4"
SAKURA = {"do": "ability", "name": "disc"}
SWAP = {"do": "free", "action": "swap"}


def area(name: str) -> dict[str, str]:
    return {"do": "area", "area": name}


def used(state: SweetLandsState, name: str) -> SweetLandsState:
    return use(state, name)


def in_setup() -> SweetLandsState:
    """Blue has chosen Biscuit and B3; Amber is to choose her character."""
    state = GAME.new(2, 3)
    first = state.actor
    do(state, {"do": "character", "who": "biscuit"}, {"do": "map", "map": "B3"})  # type: ignore[arg-type]
    assert state.actor != first
    return state  # type: ignore[return-value]


def choosing_map() -> SweetLandsState:
    return do(in_setup(), {"do": "character", "who": "eline"})


def choosing_spot() -> SweetLandsState:
    return do(put(put(table(), pawn=2), BLUE, pawn=4), "pass")


def income() -> SweetLandsState:
    state = resolve(table(), LAND)
    state.phase = P_INCOME
    return state


def full_area() -> SweetLandsState:
    state = table()
    for slot in range(3):
        state.slots[T.area_ids.index("land3") * T.most_slots + slot] = BLUE + 1
    state.settle()
    return state


def copying(name: str, seats: int = 4, round: int = 1) -> SweetLandsState:
    return use(table(seats=seats, round=round), name)


def keeping() -> SweetLandsState:
    state = table()
    state.stack = []
    state.phase = P_UPKEEP
    state.push(F_KEEP, [])
    state.settle()
    return state


def carmen() -> SweetLandsState:
    state = hold(table(who="carmen"), AMBER, "C001", "C002", "C022")
    state.push(F_AUTOMATE, [2, 1])
    state.settle()
    return state


def drafting() -> SweetLandsState:
    state = GAME.new(2, 5, {"draft": True})
    rng = seeded(5)
    while GAME.decode(state.choices()[0])["do"] != "draft":
        offer = state.choices()
        state.choose(offer[rng.below(len(offer))])
    return state  # type: ignore[return-value]


def not_in_packet(state: SweetLandsState) -> str:
    held = state.packets[state.actor]
    return next(T.card_ids[card] for card in range(T.cards) if card not in held)


def stuck_settler() -> SweetLandsState:
    state = table(who="elsa")
    special = {c for i, c in enumerate(T.cell_ids) if T.terrain[0][i] == 4}
    everywhere = [c for i, c in enumerate(T.cell_ids) if T.land_at[0] >> i & 1]
    tiles(state, AMBER, *(f"{c}=X5" if c in special else c for c in everywhere))
    state.edges[AMBER] = [2 if e >= 0 else e for e in state.edges[AMBER]]
    return put(state, open_edges=0)


def no_cards() -> SweetLandsState:
    state = deck_of(table())
    state.hands[BLUE] += state.discard
    state.discard = []
    state.settle()
    return state


def milestone(owner: int = -1, food: int = 0) -> SweetLandsState:
    state = table()
    state.mile_side = [-1, -1, 0, -1, -1, -1]
    state.mile_owner = [-1, -1, owner, -1, -1, -1]
    return put(state, food=food)


def late_site() -> SweetLandsState:
    """A property effect is open; r4c2 was flipped after it began."""
    state = tiles(table(), AMBER, "r4c2", "r2c2")
    roads(state, AMBER, "r2c2|r3c3")
    resolve(state, PROPERTY)
    roads(state, AMBER, "r3c3|r4c2")
    return do(state, {"do": "build", "kind": "tent"})


def played(card: str, diamonds: int = 0, **extra: int) -> SweetLandsState:
    return do(
        put(hold(table(), AMBER, card, "C029"), diamond=diamonds, **extra), {"do": "play", "card": card}
    )


CASES: list[Case] = [
    ("main_done", "SWL-ROUND-5", lambda: used(table(), "gold6"), area("dia2")),
    ("no_main", "SWL-ROUND-6", table, "end"),
    ("effect_pending", "SWL-FREE-2", lambda: used(table(), "land3"), {"do": "free", "action": "sell"}),
    ("not_in_phase", "SWL-INC-11", income, {"do": "free", "action": "sell"}),
    ("char_taken", "SWL-SEAT-2", in_setup, {"do": "character", "who": "nata"}),
    ("map_taken", "SWL-SEAT-4", choosing_map, {"do": "map", "map": "B3"}),
    ("spot_taken", "SWL-RB-1", choosing_spot, {"do": "spot", "spot": 5}),
    ("spot_same", "SWL-RB-2", choosing_spot, {"do": "spot", "spot": 3}),
    ("area_closed", "SWL-INIT-2", table, area("prop3")),
    ("area_absent", "SWL-SETUP-11", table, area("copy_base")),
    ("area_full", "SWL-AREA-1", full_area, area("land3")),
    ("slot_order", "SWL-AREA-1", table, {"do": "area", "area": "land3", "slot": 2}),
    ("slot_cards", "SWL-AREA-2", lambda: put(hold(table(round=5), AMBER)), area("land3")),
    ("slot_wrong_count", "SWL-AREA-2", lambda: do(table(), area("land3")), "stop"),
    (
        "slot_wrong_count",
        "SWL-AREA-2",
        lambda: do(table(), area("land3")),
        {"do": "discard", "cards": ["C029", "C030"]},
    ),
    ("hand_empty", "SWL-HAND-3", lambda: hold(table(), AMBER, "C029"), area("land3")),
    ("no_disc", "SWL-AREA-4", lambda: do(table(), area("land3")), "disc"),
    ("cant_pay", "SWL-AREA-6", lambda: put(table(), wheat=5), area("land3")),
    ("no_unit", "SWL-AREA-7", lambda: built(table(), AMBER, tent="r3c3 r3c4"), area("prop2")),
    ("first_unit", "SWL-AREA-8", lambda: used(table(), "land3"), "stop"),
    ("units_done", "SWL-GEN-10", table, {"do": "land", "cell": "r2c2"}),
    ("copy_kind", "SWL-AREA-31", lambda: copying("copy_base"), {"do": "copy", "area": "gold6"}),
    ("copy_adv", "SWL-AREA-28", lambda: copying("copy_base"), {"do": "copy", "area": "landroad"}),
    ("copy_closed", "SWL-AREA-31", lambda: copying("copy_adv"), {"do": "copy", "area": "food3"}),
    (
        "hex_occupied",
        "SWL-LAND-1",
        lambda: resolve(tiles(table(), AMBER, "r2c2"), LAND),
        {"do": "land", "cell": "r2c2"},
    ),
    ("hex_far", "SWL-LAND-1", lambda: resolve(table(), LAND), {"do": "land", "cell": "r0c0"}),
    (
        "hex_terrain",
        "SWL-LAND-2",
        lambda: resolve(table(), LAND),
        {"do": "land", "cell": "r2c3", "terrain": "wheat"},
    ),
    (
        "hex_special",
        "SWL-LAND-3",
        lambda: resolve(table(), LAND),
        {"do": "land", "cell": "r2c3", "tile": "X1"},
    ),
    (
        "hex_special",
        "SWL-LAND-3",
        lambda: resolve(table(), LAND),
        {"do": "land", "cell": "r1c4", "terrain": "wheat"},
    ),
    ("hex_forbidden", "SWL-LAND-4", lambda: resolve(table(), LAND), {"do": "land", "cell": "r3c3"}),
    ("hex_forbidden", "SWL-LAND-4", lambda: resolve(table(), LAND), {"do": "land", "cell": "r9c9"}),
    (
        "edge_occupied",
        "SWL-ROAD-1",
        lambda: resolve(roads(table(), AMBER, "r2c2|r3c3"), ROAD),
        {"do": "road", "edge": "r2c2|r3c3"},
    ),
    ("edge_far", "SWL-ROAD-3", lambda: resolve(table(), ROAD), {"do": "road", "edge": "r1c2|r2c2"}),
    ("edge_off", "SWL-ROAD-1", lambda: resolve(table(), ROAD), {"do": "road", "edge": "r8c8|r8c9"}),
    ("flip_none", "SWL-FLIP-6", table, {"do": "flip", "cell": "r2c2"}),
    (
        "flip_done",
        "SWL-FLIP-2",
        lambda: tiles(table(), AMBER, "r2c2", flipped=True),
        {"do": "flip", "cell": "r2c2"},
    ),
    (
        "prop_fresh",
        "SWL-PROP-2",
        lambda: do(resolve(tiles(table(), AMBER, "r2c2"), PROPERTY), {"do": "build", "kind": "tent"}),
        {"do": "site", "cell": "r2c2"},
    ),
    (
        "prop_bare",
        "SWL-PROP-2",
        lambda: do(resolve(table(), PROPERTY), {"do": "build", "kind": "tent"}),
        {"do": "site", "cell": "r2c2"},
    ),
    (
        "prop_occupied",
        "SWL-PROP-3",
        lambda: do(
            resolve(built(tiles(table(), AMBER, "r2c2", flipped=True), AMBER, lab="r3c3"), PROPERTY),
            {"do": "build", "kind": "tent"},
        ),
        {"do": "site", "cell": "r3c3"},
    ),
    ("prop_late", "SWL-PROP-4", late_site, {"do": "site", "cell": "r4c2"}),
    ("prop_row", "SWL-PROP-9", lambda: resolve(table(), PROPERTY), {"do": "build", "kind": "tent", "row": 2}),
    (
        "prop_lab",
        "SWL-PROP-15",
        lambda: resolve(table(), PROPERTY),
        {"do": "build", "kind": "lab", "number": 3},
    ),
    (
        "prop_none",
        "SWL-PROP-25",
        lambda: resolve(built(table(), AMBER, tent=SITES, house="r1c2"), PROPERTY),
        {"do": "build", "kind": "tent"},
    ),
    (
        "prop_price",
        "SWL-PROP-5",
        lambda: used(put(table(), wood=4), "prop2"),
        {"do": "build", "kind": "store_forestry"},
    ),
    ("prop_clock", "SWL-PROP-1", lambda: resolve(table(), PROPERTY), {"do": "build", "kind": "clock"}),
    ("ind_gate", "SWL-IND-8", lambda: put(table(), wagon=4), {"do": "move", "marker": "wagon"}),
    ("ind_loco", "SWL-IND-5", table, {"do": "move", "marker": "locomotive"}),
    ("rab_food", "SWL-RAB-1", lambda: built(table(), AMBER, tent="r3c3"), {"do": "rabbit", "cell": "r3c3"}),
    ("rab_hex", "SWL-RAB-2", lambda: put(table(), food=4), {"do": "rabbit", "cell": "r3c3"}),
    ("pros_diamond", "SWL-PROS-7", lambda: track(table(), land=4), {"do": "track", "track": "land"}),
    ("pros_end", "SWL-PROS-11", lambda: track(table(), land=5), {"do": "track", "track": "land"}),
    (
        "pros_colour",
        "SWL-PROS-3",
        lambda: resolve(table(), [{"do": "prosperity", "n": 1, "color": "gray"}]),
        {"do": "track", "track": "land"},
    ),
    ("card_not_hand", "SWL-CARD-1", table, {"do": "play", "card": "C198"}),
    (
        "card_cost",
        "SWL-CARD-1",
        lambda: put(hold(table(), AMBER, "C029", "C030"), gold=17),
        {"do": "play", "card": "C029"},
    ),
    ("auto_pass", "SWL-CARD-9", lambda: played("C031", 1), {"do": "automate", "column": "mining"}),
    ("auto_badge", "SWL-AUTO-4", lambda: played("C022", 1), {"do": "automate", "column": "mining"}),
    (
        "auto_full",
        "SWL-AUTO-5",
        lambda: do(
            put(in_column(hold(table(), AMBER, "C002", "C029"), AMBER, "forestry", "C005"), diamond=1),
            {"do": "play", "card": "C002"},
        ),
        {"do": "automate", "column": "forestry"},
    ),
    ("auto_column", "SWL-AUTO-2", lambda: played("C001", 1), {"do": "automate", "column": "mining"}),
    ("auto_diamond", "SWL-AUTO-1", lambda: played("C001"), {"do": "automate", "column": "agriculture"}),
    (
        "auto_late",
        "SWL-AUTO-1",
        lambda: put(in_front(table(), AMBER, "C001"), diamond=1),
        {"do": "automate", "card": "C001"},
    ),
    ("skill_same", "SWL-SKILL-2", lambda: skill(table(), AMBER, "K9"), {"do": "skill", "tile": "K9"}),
    ("skill_gone", "SWL-SKILL-1", lambda: emptied("K9"), {"do": "skill", "tile": "K9"}),
    ("skill_adv", "SWL-VAR-6", table, {"do": "skill", "tile": "V1"}),
    (
        "flip_used",
        "SWL-SKILL-6",
        lambda: put(skill(table(), AMBER, "K8"), skill_8=2),
        {"do": "use", "tile": "K8"},
    ),
    ("flip_kind", "SWL-SKILL-6", lambda: skill(table(), AMBER, "K10"), {"do": "use", "tile": "K10"}),
    (
        "flip_cost",
        "SWL-SKILL-9",
        lambda: put(skill(table(advanced_skills=True), AMBER, "V4"), iron=3),
        {"do": "use", "tile": "V4"},
    ),
    (
        "flip_useless",
        "SWL-SKILL-9",
        lambda: put(skill(table(advanced_skills=True), AMBER, "V4"), iron=9, wagon=4),
        {"do": "use", "tile": "V4"},
    ),
    (
        "flip_bare",
        "SWL-FLIP-6",
        lambda: tiles(table(), AMBER, "r2c3"),
        {"do": "flip", "cell": "r2c2"},
    ),
    ("no_card", "SWL-HAND-2", lambda: hold(table(who="sakura", round=5), AMBER), SAKURA),
    ("basics_count", "SWL-GEN-7", lambda: do(table(), SWAP), {"do": "basics", "mix": "wheat1"}),
    ("no_unit", "SWL-AREA-7", lambda: put(table(), wheat=1), area("rabbit1")),
    ("not_now", "SWL-HAND-2", table, {"do": "discard", "card": "C029"}),
    ("not_now", "SWL-HAND-2", table, {"do": "discard", "cards": ["C029"]}),
    ("char_none", "SWL-CHR-SOLBEE-1", lambda: table(who="solbee"), {"do": "ability", "name": "road"}),
    ("char_none", "SWL-CHR-LOTUS-1", lambda: table(who="lotus"), {"do": "ability", "name": "flip"}),
    ("hand_empty", "SWL-HAND-3", lambda: hold(table(who="sakura"), AMBER, "C029"), SAKURA),
    ("free_cost", "SWL-GEN-6", lambda: put(table(), gold=3), {"do": "free", "action": "buy"}),
    (
        "free_basic",
        "SWL-GEN-8",
        lambda: do(table(), {"do": "free", "action": "swap"}),
        {"do": "basics", "mix": "gold3"},
    ),
    ("settle_none", "SWL-FREE-14", stuck_settler, {"do": "free", "action": "settle"}),
    ("hire_none", "SWL-FREE-14", no_cards, {"do": "free", "action": "hire"}),
    ("mile_cond", "SWL-MILE-1", milestone, {"do": "milestone", "tile": "M3"}),
    ("mile_gone", "SWL-MILE-3", lambda: milestone(BLUE, 7), {"do": "milestone", "tile": "M3"}),
    ("clock_wonder", "SWL-CLOCK-3", table, "clock"),
    ("clock_cond", "SWL-CLOCK-3", lambda: put(table(), wonder=1), "clock"),
    ("clock_placed", "SWL-SEAT-5", lambda: built(put(table(), wonder=1), AMBER, clock="r3c3"), "clock"),
    (
        "char_used",
        "SWL-FREE-13",
        lambda: put(table(who="lotus"), used_5=1),
        {"do": "ability", "name": "flip"},
    ),
    ("char_none", "SWL-CHR-BISCUIT-1", lambda: table(who="biscuit"), {"do": "ability", "name": "labs"}),
    ("char_other", "SWL-SEAT-12", table, {"do": "ability", "name": "labs"}),
    ("keep_one", "SWL-UPK-3", keeping, {"do": "keep", "cards": ["C029", "C030"]}),
    ("keep_one", "SWL-UPK-3", keeping, "stop"),
    ("carmen_two", "SWL-CHR-CARMEN-1", carmen, "stop"),
]


def emptied(id: str) -> SweetLandsState:
    state = table()
    state.piles[T.skill_ids.index(id)] = 0
    return state


def lay_tile(cell: str, flipped: bool = True) -> Lift:
    return lambda s: tiles(s, s.actor, cell, flipped=flipped)


def set_edge(id: str, state: int) -> Lift:
    def lift(s: SweetLandsState) -> None:
        s.edges = [s.edges[0].copy(), *s.edges[1:]]
        s.edges[AMBER][edge(id)] = state

    return lift


def set_top(place: int, value: int) -> Lift:
    """Another value in the payload of the open frame, counted from its start."""

    def lift(s: SweetLandsState) -> None:
        s.stack[s.frame() + place] = value

    return lift


def clear(*names: str) -> Lift:
    """Empty masks of cells of the actor's map."""
    return lambda s: put(s, s.actor, **dict.fromkeys(names, 0))


def others(name: str, value: int) -> Lift:
    """A place of the sheets of all others."""

    def lift(s: SweetLandsState) -> None:
        for seat in range(s.seats):
            if seat != s.actor:
                s.own(seat)[SHEET_NAMES.index(name)] = value

    return lift


def without_tiles(s: SweetLandsState) -> None:
    put(s, tiles_at=0)
    update_reach(s, AMBER)


def in_reach(s: SweetLandsState) -> None:
    put(s, land_anywhere=1)
    update_reach(s, AMBER)


def first_slot_taken(s: SweetLandsState) -> None:
    s.own_slots()[T.area_ids.index("land3") * T.most_slots] = BLUE + 1


# What takes exactly that reason away: a change of the position, or a form in which only that is different.
LIFTS: dict[str, Lift | dict[str, Any]] = {
    "main_done": set_top(0, 0),
    "no_main": set_top(0, 1),
    "effect_pending": lambda s: s.drop(),
    "not_in_phase": lambda s: lay(s, phase=P_ACTION),
    "char_taken": others("character", -1),
    "map_taken": others("map", -1),
    "spot_taken": others("pawn", 6),
    "spot_same": lambda s: put(s, pawn=0),
    "area_closed": lambda s: lay(s, round=3),
    "area_absent": lambda s: lay(s, seats=4),
    "area_full": lambda s: lay(s, slots=[0] * len(s.slots)),
    "slot_order": first_slot_taken,
    "slot_cards": lambda s: hold(s, AMBER, "C029"),
    "slot_wrong_count": lambda s: s.drop(),
    "hand_empty": lambda s: hold(s, AMBER, "C029", "C030"),
    "no_disc": lambda s: put(s, disc=1),
    "cant_pay": lambda s: put(s, wheat=6),
    "no_unit": lambda s: put(built(tiles(s, AMBER, "r2c2", flipped=True), AMBER, lab="r2c3"), food=9),
    "first_unit": set_top(0, OPTIONAL),
    "units_done": lambda s: resolve(s, LAND),
    "copy_kind": {"do": "copy", "area": "land3"},
    "copy_adv": set_top(0, 3),
    "copy_closed": lambda s: lay(s, round=2),
    "hex_occupied": without_tiles,
    "hex_far": in_reach,
    "hex_terrain": {
        "do": "land",
        "cell": "r2c3",
        "terrain": TERRAINS[T.terrain[0][T.cell_ids.index("r2c3")]],
    },
    "hex_special": {"do": "land", "cell": "r2c3"},
    "hex_forbidden": {"do": "land", "cell": "r2c2"},
    "edge_occupied": set_edge("r2c2|r3c3", OPEN),
    "edge_far": set_edge("r2c2|r1c2", OPEN),
    "edge_off": {"do": "road", "edge": "r2c2|r3c3"},
    "flip_none": lay_tile("r2c2", flipped=False),
    "flip_bare": lay_tile("r2c2", flipped=False),
    "flip_done": clear("flipped_at"),
    "prop_fresh": lay_tile("r2c2"),
    "prop_bare": lay_tile("r2c2"),
    "prop_occupied": clear("prop_at"),
    "prop_late": set_top(3, 2**T.cells - 1),
    "prop_row": {"do": "build", "kind": "tent"},
    "prop_lab": {"do": "build", "kind": "lab"},
    "prop_none": lambda s: put(s, tent=4),
    "prop_price": lambda s: put(s, wood=9, gold=60),
    "prop_clock": {"do": "build", "kind": "tent"},
    "ind_gate": lambda s: put(s, lab=1),
    "ind_loco": lambda s: put(s, locomotive=0),
    "rab_food": lambda s: put(s, food=4),
    "rab_hex": lambda s: built(s, AMBER, tent="r3c3"),
    "pros_diamond": lambda s: put(s, diamond=1),
    "pros_end": lambda s: track(s, land=3),
    "pros_colour": set_top(4, 7),
    "card_not_hand": lambda s: hold(s, AMBER, "C198", "C029"),
    "card_cost": lambda s: put(s, gold=60),
    "auto_pass": {"do": "stop"},
    "auto_badge": {"do": "stop"},
    "auto_full": lambda s: put(s, tent=2, house=2),
    "auto_column": {"do": "automate", "column": "agriculture"},
    "auto_diamond": lambda s: put(s, diamond=1),
    "auto_late": lambda s: s.push(F_AFTER_CARD, [T.card_ids.index("C001")]),
    "skill_same": lambda s: put(s, skill_9=0),
    "skill_gone": lambda s: lay(s, piles=[3] * len(s.piles)),
    "skill_adv": lambda s: put(lay(s, options={**s.options, "advanced_skills": True}), diamond=1),
    "flip_used": lambda s: put(s, skill_8=1),
    "flip_kind": {"do": "use", "tile": "K8"},
    "flip_cost": lambda s: put(s, iron=9),
    "flip_useless": lambda s: put(s, wagon=0),
    "free_cost": lambda s: put(s, gold=4),
    "free_basic": {"do": "basics", "mix": "wheat3"},
    "basics_count": {"do": "basics", "mix": "wheat3"},
    "settle_none": lambda s: put(s, open_edges=1),
    "hire_none": lambda s: lay(s, deck=[s.hands[BLUE][0]]),
    "mile_cond": lambda s: put(s, food=9),
    "mile_gone": lambda s: lay(s, mile_owner=[-1] * 6),
    "clock_wonder": lambda s: put(s, wonder=1),
    "clock_cond": lambda s: put(s, income_wheat=9, income_wood=9, income_iron=9),
    "clock_placed": lambda s: put(s, clock=0),
    "char_used": lambda s: put(s, used_5=0),
    "char_none": lambda s: put(tiles(s, AMBER, "r2c2"), city_lab=1, food=5),
    "char_other": lambda s: put(s, character=T.who_ids.index("biscuit")),
    "keep_one": {"do": "keep", "card": "C029"},
    "carmen_two": set_top(1, 0),
    "no_card": lambda s: hold(s, AMBER, "C029"),
    "not_now": lambda s: do(s, area("land3")),
}


@clause(*sorted({case[1] for case in CASES}))
@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}-{i}" for i, case in enumerate(CASES)])
def test_refused(case: Case) -> None:
    code, number, position, form = case
    state = position()
    assert reason(state, form) == (code, number)
    lift = LIFTS[code]
    if isinstance(lift, dict):
        assert can(state, lift) or reason(state, lift)[0] != code
    else:
        lifts(state, lift, form)


@clause("SWL-ROUND-4")
def test_not_your_turn() -> None:
    assert reason(table(), area("gold6"), BLUE) == ("not_your_turn", "SWL-ROUND-4")


@clause("SWL-PASS-13")
def test_already_passed() -> None:
    assert reason(passes(table()), area("gold6"), AMBER) == ("already_passed", "SWL-PASS-13")


@clause("SWL-VAR-3")
def test_drafting_a_card_that_is_not_in_the_packet() -> None:
    state = drafting()
    assert reason(state, {"do": "draft", "card": not_in_packet(state)}) == ("draft_pick", "SWL-VAR-3")


@clause("SWL-GEN-2")
def test_nothing_can_be_chosen_after_the_end() -> None:
    state = table(round=5)
    do(state, "pass", "pass")
    assert state.is_over
    assert reason(state, "pass") == ("over", "SWL-GEN-2")


def test_every_code_of_the_catalogue_is_covered() -> None:
    codes = {case[0] for case in CASES} | {"not_your_turn", "already_passed", "draft_pick"}
    assert len(codes) == 85
