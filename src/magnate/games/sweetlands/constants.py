"""What numbers stand for: places of a seat's sheet, opcodes, kinds, counts.

Everything a seat owns is one row of ints, its *sheet*; the constants below name its places. No component
figure stands here, only names.
"""

from __future__ import annotations

from typing import Final

# --- the sheet of a seat ------------------------------------------------------------------------------

GOLD: Final = 0
WHEAT: Final = 1
WOOD: Final = 2
IRON: Final = 3
DIAMOND: Final = 4
DISC: Final = 5
VP: Final = 6
CP: Final = 7
IP: Final = 8
INCOME: Final = 9  # four places: gold, wheat, wood, iron
CUBE: Final = 13
WONDER: Final = 14
FOOD: Final = 15
WAGON: Final = 16
LOCO: Final = 17  # -1 until it is gained
WOOD_CUT: Final = 18
TENT: Final = 19
HOUSE: Final = 20
BLDG: Final = 21
LAB: Final = 22
STORE: Final = 23
CLOCK: Final = 24
STORES: Final = 25  # three places: the store of each column
PROP: Final = 28
RABBIT: Final = 29
ROAD: Final = 30
LAND: Final = 31
PLACED: Final = 32  # four terrains, then special tiles
FLIPPED: Final = 37  # four terrains, then special tiles
RIM_LAND: Final = 42
OPEN_EDGES: Final = 43
PROS: Final = 44  # six tracks
BADGE: Final = 50  # six kinds
PLAYED: Final = 56
AUTO: Final = 57
COLUMN_SIZE: Final = 58  # three columns
COLUMN: Final = 61  # three columns of three cards, -1 for none
SKILLS: Final = 70
IP_PASS: Final = 71
PORT: Final = 72
CITY: Final = 73
CITY_LAB: Final = 74
CITY_RABBIT: Final = 75
WHO: Final = 76
MAP: Final = 77
PAWN: Final = 78
PASSED: Final = 79
CITY_TABLE: Final = 80
USED: Final = 81  # six abilities
LAND_ANY: Final = 87
CITY_ANY: Final = 88
CLOCK_CITY: Final = 89
SKILL_TIMES: Final = 90
SLOT_SWAP: Final = 91
ZONES: Final = 92
TILES_AT: Final = 93  # from here to ROADED masks of cells
FLIPPED_AT: Final = 94
PROP_AT: Final = 95
RABBIT_AT: Final = 96
KIND_AT: Final = 97  # six kinds of property
SPECIAL_AT: Final = 103  # six special tiles
ZONE_AT: Final = 109
REACH_AT: Final = 110
ROADED_AT: Final = 111
SKILL: Final = 112  # 26 tiles: 0 not owned, 1 face up, 2 turned down
SHEET_SIZE: Final = 138

SHEET_NAMES: Final[list[str]] = [
    *("gold", "wheat", "wood", "iron", "diamond", "disc", "vp", "cp", "ip"),
    *("income_gold", "income_wheat", "income_wood", "income_iron"),
    *("cube", "wonder", "food", "wagon", "locomotive", "wood_discount"),
    *("tent", "house", "bldg", "lab", "store", "clock"),
    *("store_agriculture", "store_forestry", "store_mining"),
    *("prop", "rabbit", "road", "land"),
    *("placed_wheat", "placed_forest", "placed_mine", "placed_sea", "placed_special"),
    *("flipped_wheat", "flipped_forest", "flipped_mine", "flipped_sea", "flipped_special"),
    *("land_edge", "open_edges"),
    *("pros_1", "pros_2", "pros_3", "pros_4", "pros_5", "pros_6"),
    *("badge_1", "badge_2", "badge_3", "badge_4", "badge_5", "badge_6"),
    *("played", "auto", "size_agriculture", "size_forestry", "size_mining"),
    *(f"{c}_{i}" for c in ("agriculture", "forestry", "mining") for i in (1, 2, 3)),
    *("skills", "ip_pass", "port", "city", "city_lab", "city_rabbit"),
    *("character", "map", "pawn", "passed", "city_table"),
    *("used_1", "used_2", "used_3", "used_4", "used_5", "used_6"),
    *("land_anywhere", "city_any_kinds", "clock_is_city", "skill_times", "slot_swap", "zones"),
    *("tiles_at", "flipped_at", "prop_at", "rabbit_at"),
    *("tent_at", "house_at", "bldg_at", "lab_at", "store_at", "clock_at"),
    *("special_1_at", "special_2_at", "special_3_at", "special_4_at", "special_5_at", "special_6_at"),
    *("zone_at", "reach_at", "roaded_at"),
    *(f"skill_{i}" for i in range(1, 27)),
]

RESOURCES: Final[dict[str, int]] = {
    "gold": GOLD,
    "wheat": WHEAT,
    "wood": WOOD,
    "iron": IRON,
    "diamond": DIAMOND,
    "disc": DISC,
    "vp": VP,
    "cp": CP,
    "ip": IP,
}
INCOMES: Final[dict[str, int]] = {"gold": 0, "wheat": 1, "wood": 2, "iron": 3}

# A cost is eight ints, in this order; the first five are places of the sheet and figures of a seat.
COST_FIGURES: Final = ("gold", "wheat", "wood", "iron", "diamonds")
COST_WORDS: Final[tuple[str, ...]] = ("gold", "wheat", "wood", "iron", "diamond", "basic", "card", "disc")
COST_BASIC: Final = 5
COST_CARD: Final = 6
COST_DISC: Final = 7

# --- the map ------------------------------------------------------------------------------------------

TERRAINS: Final[list[str]] = ["wheat", "forest", "mine", "sea", "special", "capital", "draw_zone"]
T_SPECIAL: Final = 4
T_CAPITAL: Final = 5
T_ZONE: Final = 6
LETTERS: Final = "WFMSXCD"
NEIGHBOURS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

FAR: Final = 0  # states of an edge: out of reach, open for a road, carrying a road, not on this map
OPEN: Final = 1
BUILT: Final = 2
NO_EDGE: Final = -1

# --- kinds of property, columns, markers ----------------------------------------------------------------

KINDS: Final[list[str]] = ["tent", "house", "bldg", "lab", "store", "clock"]
K_LAB: Final = 3
K_STORE: Final = 4
K_CLOCK: Final = 5
BUILDS: Final[list[str]] = [
    "tent",
    "house",
    "bldg",
    "lab",
    "store_agriculture",
    "store_forestry",
    "store_mining",
]
COLUMNS: Final[list[str]] = ["agriculture", "forestry", "mining"]
ANY_COLUMN: Final = 3
MARKERS: Final[list[str]] = ["wagon", "locomotive"]
COLOURS: Final[list[str]] = ["orange", "green", "gray"]
BASICS: Final[list[str]] = ["wheat", "wood", "iron"]
LEAST: Final = 8  # colour mask of "the least advanced colour"

# --- opcodes ------------------------------------------------------------------------------------------

O_GAIN: Final = 0  # fixed atoms: they happen without a question
O_DRAW: Final = 1
O_LOCOMOTIVE: Final = 2
O_CITY_RATE: Final = 3
O_LAND: Final = 4  # unit atoms: up to n units, one after the other
O_ROAD: Final = 5
O_RABBIT: Final = 6
O_FLIP: Final = 7
O_INDUSTRY: Final = 8
O_FOOD: Final = 9
O_PROS: Final = 10
O_TAKE: Final = 11
O_ANY_INCOME: Final = 12
O_SKILL: Final = 13
O_PROPERTY: Final = 14  # the rest
O_BONUS: Final = 15
O_WONDER: Final = 16
O_AUTOMATE: Final = 17
O_SEARCH: Final = 18
O_COPY: Final = 19
O_PAY: Final = 20
O_DISCARD: Final = 21
O_CHOOSE: Final = 22
O_MIX: Final = 23
O_SEQ: Final = 24
O_PER: Final = 25
O_IF: Final = 26
O_TIERS: Final = 27
LAST_FIXED: Final = 3
LAST_UNIT: Final = 13

UNIT_OPS: Final[dict[str, int]] = {
    "land": O_LAND,
    "road": O_ROAD,
    "rabbit": O_RABBIT,
    "flip": O_FLIP,
    "industry": O_INDUSTRY,
    "food": O_FOOD,
    "skill": O_SKILL,
}

EVENTS: Final[list[str]] = ["play_card", "place_property", "place_rabbit", "gain_bonus", "slot_diamond"]
E_PLAY: Final = 0
E_PROPERTY: Final = 1
E_RABBIT: Final = 2
E_BONUS: Final = 3
E_SLOT_DIAMOND: Final = 4

# Where a permanent ability comes from: a skill tile (0-25), a character, or its clock.
S_BASE: Final = 100
S_CLOCK: Final = 200
S_COUNT: Final = 300

AREA_KINDS: Final[dict[str, int]] = {"base": 1, "advanced": 2, "special": 4}
CARD_KINDS: Final[list[str]] = ["immediate", "pass"]
CARD_PASS: Final = 1
JOKER: Final = 3
NO_INDUSTRY: Final = -1

# --- counts: a place of the sheet, or (from C_TYPES on) something worked out --------------------------------

C_BADGE_TYPES: Final = 200
C_BADGE_MAX: Final = 201
C_LAND_MAX: Final = 202
C_LAND_TYPES: Final = 203
C_WHEAT_SEA: Final = 204
C_FOREST_MINE: Final = 205
C_AUTOSET: Final = 206
C_IP_SYMBOLS: Final = 207
C_PROS_MIN: Final = 208
C_PROS_MAX: Final = 209
C_INC_MIN: Final = 210
C_INC_MAX: Final = 211
C_INDUSTRY_MAX: Final = 212
C_HAND: Final = 213  # from here on only effects may count it
C_INDUSTRY: Final = 214  # three columns and the joker
C_CITY_CLOCK: Final = 218
C_PROP_ON: Final = 219  # four terrains
C_LOCO: Final = 223

COUNTS: Final[dict[str, int]] = {
    "badge_S": BADGE,
    "badge_T": BADGE + 1,
    "badge_R": BADGE + 2,
    "badge_B": BADGE + 3,
    "badge_M": BADGE + 4,
    "badge_G": BADGE + 5,
    "badge_types": C_BADGE_TYPES,
    "badge_max": C_BADGE_MAX,
    "land": LAND,
    "land_max": C_LAND_MAX,
    "land_types": C_LAND_TYPES,
    "land_edge": RIM_LAND,
    "wheat_t": FLIPPED,
    "forest_t": FLIPPED + 1,
    "mine_t": FLIPPED + 2,
    "sea_t": FLIPPED + 3,
    "wheat_sea": C_WHEAT_SEA,
    "forest_mine": C_FOREST_MINE,
    "road": ROAD,
    "prop": PROP,
    "tent": TENT,
    "house": HOUSE,
    "bldg": BLDG,
    "lab": LAB,
    "store": STORE,
    "clock": CLOCK,
    "rabbit": RABBIT,
    "port": PORT,
    "city": CITY,
    "city_lab": CITY_LAB,
    "city_rabbit": CITY_RABBIT,
    "auto": AUTO,
    "autoset": C_AUTOSET,
    "played": PLAYED,
    "skill": SKILLS,
    "ip_pass": IP_PASS,
    "ip_symbols": C_IP_SYMBOLS,
    "food": FOOD,
    "pros_min": C_PROS_MIN,
    "pros_max": C_PROS_MAX,
    "inc_min": C_INC_MIN,
    "inc_max": C_INC_MAX,
    "inc_gold": INCOME,
    "gold_held": GOLD,
    "dia": DIAMOND,
    "wonder": WONDER,
    "cube": CUBE,
    "industry_max": C_INDUSTRY_MAX,
    "vp": VP,
    "cp_total": CP,
    "ip_total": IP,
    "wheat_p": PLACED,
    "forest_p": PLACED + 1,
    "mine_p": PLACED + 2,
    "sea_p": PLACED + 3,
}
EFFECT_COUNTS: Final[dict[str, int]] = {
    **COUNTS,
    "hand": C_HAND,
    "card_agriculture": C_INDUSTRY,
    "card_forestry": C_INDUSTRY + 1,
    "card_mining": C_INDUSTRY + 2,
    "card_joker": C_INDUSTRY + JOKER,
    "city_clock": C_CITY_CLOCK,
    "wagon": WAGON,
    "locomotive": C_LOCO,
    "prop_wheat": C_PROP_ON,
    "prop_forest": C_PROP_ON + 1,
    "prop_mine": C_PROP_ON + 2,
    "prop_sea": C_PROP_ON + 3,
}

MOST_CELLS: Final = 62
ITEM: Final = 1024  # an item of a batch is atom * ITEM + amount
MOST_MIX: Final = 4
MOST_PARTS: Final = 12
MOST_OPTIONS: Final = 4
ABILITIES: Final = 6

# --- frames, and what else a position is marked with ------------------------------------------------------

# Kinds of frames. Those up to LAST_ASKING may put a question, the others only lead on to the next step.
F_CHARACTER: Final = 1
F_MAP: Final = 2
F_SPOT: Final = 3
F_MENU: Final = 4  # [main action done]
F_AREA: Final = 5  # [area, stage, cards still to pay, diamonds paid]
F_COPY: Final = 7  # [kinds]
F_BATCH: Final = 8  # [item, item ...]
F_UNITS: Final = 9  # [how, limit, then op, amount, argument of each part]
F_SPECIAL: Final = 10  # [cell]
F_PROPERTY: Final = 11  # [deferred lists ..., left, how, cut, allowed cells, kind]
F_CLOCK: Final = 12
F_BONUS: Final = 13  # [column, place in it]
F_PAY: Final = 14  # [atom]
F_BASICS: Final = 15  # [how many, the exchange it belongs to]
F_DISCARD: Final = 16  # [how many]
F_AUTOMATE: Final = 17  # [how many, compulsory]
F_COLUMN: Final = 18  # [card, automations to come]
F_AFTER_CARD: Final = 19  # [card]
F_SEARCH: Final = 20  # [filter, how many, to play, found]
F_PRESENT: Final = 21  # [how many of the last cards in hand]
F_COLOUR: Final = 22  # [steps]
F_CHOOSE: Final = 23  # [atom]
F_KEEP: Final = 24
F_DRAFT: Final = 25
F_LIST: Final = 26  # [list, times]
F_INCOME: Final = 27  # [step]
F_PASS: Final = 28  # [step, place]
F_FIRST_DRAW: Final = 29
F_SHUFFLE: Final = 30
F_SWAP_TAKE: Final = 31  # [mix]
# The frames by the word of their question, where they ask one.
FRAMES: Final = (
    "", "character", "map", "spot", "menu", "area", "", "copy", "batch", "units", "special", "property", "clock",
    "bonus", "pay", "basics", "discard", "automate", "joker", "after-card", "search", "present", "colour", "choose",
    "keep", "draft", "", "", "", "", "", "swap-take",
)  # fmt: skip

# Stages of using an area.
PAY_SLOT: Final = 0
PAY_AREA: Final = 1
HAVE_EFFECT: Final = 2

# How an effect binds its owner: may stop at once, must do one unit, must do all.
OPTIONAL: Final = 0
FIRST: Final = 1
ALL: Final = 2

P_CHARACTERS: Final = 0
P_SPOTS: Final = 1
P_INCOME: Final = 2
P_DRAFT: Final = 3
P_FIRST_DRAW: Final = 4
P_ACTION: Final = 5
P_UPKEEP: Final = 6
P_OVER: Final = 7

NOBODY: Final = -1
REMOVED: Final = 8
MIO: Final = 4
ALL_ALIKE: Final = 0
MOST_DEALS: Final = 100_000
MOST_TRIES: Final = 200

# What the log has told of cards: who knows more, a filter or one of two codes, a number, the room of three columns;
# then the cards.
FEW: Final = -1
OTHERS: Final = -2
FACT_BY: Final = 0
FACT_FILTER: Final = 1
FACT_NUMBER: Final = 2
FACT_ROOM: Final = 3
FACT_CARDS: Final = 6


# Rows that a position may hold alone; the first ones are the sheets of the seats.
DECK: Final = 4
DISCARD: Final = 5
SLOTS: Final = 6
