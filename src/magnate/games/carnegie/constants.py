"""What numbers stand for: types, regions, events, what an effect does and a cell counts, phases and steps."""

from __future__ import annotations

from typing import Final

HR: Final = 0
MG: Final = 1
CO: Final = 2
RD: Final = 3

HOUSING: Final = 0
PUBLIC: Final = 3
ANY: Final = 4  # the slot of a small city takes every project type

DONATION: Final = 4  # an event of the timeline beside the four regions

TILES: Final = 16
LOBBY: Final = 30
FREE: Final = -1

# What a use of a department does.
KIND_GAIN: Final = 0  # a gain, with or without a mission
KIND_TIMES: Final = 1  # one to three times: pay one thing, get another
KIND_DEPARTMENT: Final = 2  # build a department
KIND_PROJECT: Final = 3  # build a project
KIND_COPY: Final = 4  # copy a donation of another seat
KIND_POOL: Final = 5  # moves or research points credited when the turn starts
EFFECTS: Final = 4  # at most so many effects in one department

# What a donation cell counts.
PER_TYPE: Final = 0
PER_DEPARTMENT: Final = 1
PER_PROJECT: Final = 2
PER_LEVEL: Final = 3
PER_DONATION: Final = 4
FLAT: Final = 5
PAY: Final = 6
PER_ACTIVE: Final = 7
PER_REGION: Final = 8
PER_SMALL: Final = 9

CELL_KINDS: Final = {
    "per_department_type": PER_TYPE,
    "per_department": PER_DEPARTMENT,
    "per_project": PER_PROJECT,
    "per_region_at_level": PER_LEVEL,
    "per_donation": PER_DONATION,
    "flat": FLAT,
    "pay": PAY,
    "per_active_employee": PER_ACTIVE,
    "per_disc_region": PER_REGION,
    "per_disc_size": PER_SMALL,
}

# Ways to take an income that leaves a choice.
TAKE_MONEY: Final = 0
TAKE_GOODS: Final = 1
TAKE_VP: Final = 2
TAKE_EMPLOYEE: Final = 3
TAKE_EMPLOYEE_2: Final = 4
TAKES: Final = ["money", "goods", "vp", "employee", "employee-new-lobby"]

LYING: Final = 0
STANDING: Final = 1
POSTURES: Final = ["lying", "standing"]

SPAN: Final = 8  # the stride of tables indexed by a section (1 to 7) or a track space (1 to 5)

# Phases: the four of a round (CAR-GEN-3), before them those of the setup.
SIDES: Final = 0
HOUSES: Final = 1
MOVES: Final = 2
START: Final = 3
TIMELINE: Final = 4
EVENT: Final = 5
USE: Final = 6
ACTIVATION: Final = 7
OVER: Final = 8
PHASES: Final = ["sides", "houses", "moves", "start", "timeline", "event", "use", "activation", "over"]

# Steps: what is asked of the seat to act (section 20 of the rules).
FINISHED: Final = 0  # nothing more: the next seat or phase follows
SIDE: Final = 1
HOUSE: Final = 2
RESERVE: Final = 3
MOVE: Final = 4  # in the setup: a group of employees, or done
TO: Final = 5  # where the picked employee goes
ROW: Final = 6
RECALL: Final = 7
RETURN: Final = 8  # how many recalled employees enter New Lobby
RESEARCH: Final = 9  # spend research points of an income
NEWCOMERS: Final = 10  # how many new employees enter New Lobby
TAKE: Final = 11  # the income of one tab section
DONATE: Final = 12
CHOICE: Final = 13  # keep the Action Choice tile, or give it up
TURN: Final = 14  # department turn: what next
EFFECT: Final = 15  # inside a department: which effect
ZONE: Final = 16  # mission zone
TILE: Final = 17  # department to build
SITE: Final = 18  # on which space
RELOCATE: Final = 19
AMOUNT: Final = 20
PROJECT: Final = 21
SLOT: Final = 22
COPY: Final = 23
ACTIVATE: Final = 24
USED: Final = 25  # a use is complete: on in the same department, or back to the turn
STEPS: Final = [
    "finished", "side", "house", "reserve", "move", "to", "row", "recall", "return", "research", "newcomers",
    "take", "donate", "choice", "turn", "effect", "zone", "tile", "site", "relocate", "amount", "project",
    "slot", "copy", "activate", "used",
]  # fmt: skip

# Owners of a disc on a slot; a cell holds one bit per owner.
NEUTRAL: Final = 4
ANDREW: Final = 5

# An Action Choice tile.
NO_TILE: Final = 0
HELD: Final = 1
SPENT: Final = 2
