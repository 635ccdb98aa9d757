"""What numbers stand for: what a card is, what its token does, which technique it is, what is asked."""

from __future__ import annotations

from typing import Final

# --- the market -----------------------------------------------------------------------------------

SLOTS: Final = 9
GAPS: Final = 12
EMPTY: Final = -1

# --- kinds of cards and what their tokens do ------------------------------------------------------

BUILDING: Final = 0
CHARACTER: Final = 1
TECHNIQUE: Final = 2
KINDS: Final = ["building", "character", "technique"]
ERAS: Final = ["A", "B", "C"]

NO_TOKEN: Final = 0
TOKEN_SPYRIUM: Final = 1
TOKEN_VP: Final = 2
TOKEN_PRICE: Final = 3
TOKEN_USES: Final = ["none", "gain_spyrium", "gain_vp", "pay_money"]
VALUES: Final = 3

MINE: Final = 1
FACTORY: Final = 2
RESEARCH: Final = 4

# --- techniques, as bits of a seat's `techniques` and `fresh` -------------------------------------

AUTOMATION: Final = 1
CAPITALIZATION: Final = 2
CRANE: Final = 4
TRADE: Final = 8
ENGINEERING: Final = 16
LOBBYING: Final = 32
TAYLORISM: Final = 64
POWERS: Final = {
    "mine_exploit_workers": AUTOMATION,
    "earn_more": CAPITALIZATION,
    "cheaper_plot": CRANE,
    "keep_tokens": TRADE,
    "factory_vp": ENGINEERING,
    "waive_surcharge": LOBBYING,
    "exploit_tilted": TAYLORISM,
}

# The most ways to exploit one building.
EFFECTS: Final = 2
BONUSES: Final = ["worker", "money"]

# --- what an option of an event does besides costs and plain gains --------------------------------

PLAIN: Final = 0
MOVE_HOUSE: Final = 1
RUN_AGAIN: Final = 2
PLACE_LATE: Final = 3
SPECIAL: Final = {
    "residence_action": MOVE_HOUSE,
    "straighten_and_exploit": RUN_AGAIN,
    "place_worker": PLACE_LATE,
}

# --- what is asked of the actor -------------------------------------------------------------------

ACTION: Final = 0
ASK_DESIGNATE: Final = 1
ASK_CARD: Final = 2
ASK_TOKEN: Final = 3
ASK_VALUE: Final = 4
ASK_PLOT: Final = 5
ASK_LOBBY: Final = 6
ASK_RESIDENCE: Final = 7
ASK_BONUS: Final = 8
ASK_EFFECT: Final = 9
ASK_EVENT_VALUE: Final = 10
ASK_OPTION: Final = 11
ASK_AGAIN: Final = 12
ASK_LATE: Final = 13
STEPS: Final = [
    "action",
    "designate",
    "card",
    "token",
    "value",
    "plot",
    "lobby",
    "residence",
    "bonus",
    "effect",
    "event-value",
    "option",
    "again",
    "late",
]

NOWHERE: Final = -1
NEW_PLOT: Final = -1

# The two bonuses of a seat, as bits of `Seat.bonuses`.
WORKER_BONUS: Final = 1
MONEY_BONUS: Final = 2
