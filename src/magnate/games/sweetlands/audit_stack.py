"""Whether rows have their lengths and what is unfinished can be finished: the stack, frame by frame (SWL-Q-1)."""

from __future__ import annotations

from typing import Final

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.state import Position
from magnate.games.sweetlands.tables import Tables

Range = tuple[int, int]
# The frame everything else of a phase rests on.
BOTTOM: Final = {
    c.P_CHARACTERS: (c.F_CHARACTER, c.F_MAP),
    c.P_SPOTS: (c.F_SPOT,),
    c.P_INCOME: (c.F_INCOME, c.F_AUTOMATE),
    c.P_DRAFT: (c.F_DRAFT, c.F_AUTOMATE),
    c.P_FIRST_DRAW: (c.F_FIRST_DRAW, c.F_AUTOMATE),
    c.P_ACTION: (c.F_MENU, c.F_PASS),
    c.P_UPKEEP: (c.F_KEEP,),
    c.P_OVER: (0,),
}
AMOUNT: Final = (0, c.ITEM - 1)
FLAG: Final = (0, 1)


def audit_rows(s: Position) -> list[str]:
    """As many rows as there are seats or spots, with what can be on them (SWL-SETUP-1, SWL-SETUP-3)."""
    t = s.t
    seats = range(s.seats)
    spots = t.spots_of[s.seats]
    sizes = {len(s.sheets), len(s.edges), len(s.hands), len(s.tags), len(s.fronts), len(s.known) - 1}
    if sizes != {s.seats} or len(s.packets) not in (0, s.seats):
        return ["the seats and what belongs to them differ in number"]
    found: list[str] = []
    if any(len(s.tags[seat]) > len(s.hands[seat]) for seat in seats):
        found.append("more cards are known by what they are than are held")
    if any(not 0 <= tag <= len(t.filters) for row in s.tags for tag in row):
        found.append("a card is known to be what no card is")
    if sorted(s.order) != list(seats) or not 0 <= s.at < s.seats:
        found.append("the turn order is not one of the seats")
    if s.actor >= 0 and s.order[s.at] != s.actor:
        found.append(f"seat {s.actor} acts in another's place")
    if len(set(s.next_order)) != len(s.next_order) or not set(s.next_order) <= set(seats):
        found.append("the next turn order is not one of the seats")
    if s.phase == c.P_ACTION and sorted(s.next_order) != [i for i in seats if s.sheets[i][c.PASSED]]:
        found.append("those who have passed differ from the next turn order")
    if len(s.spots) != spots or not within(s.spots, 0, len(t.standard_ids) - 1):
        found.append("the round tiles do not fit the board")
    if len(s.spot_pass) != spots or not within(s.spot_pass, -1, len(t.pass_ids) - 1):
        found.append("the pass tiles do not fit the board")
    if len(s.finals) != (0 if s.seats == 1 else t.finals_drawn) or not within(
        s.finals, 0, len(t.final_ids) - 1
    ):
        found.append("the final tiles are not those of the game")
    if not within([*s.mio_a, *s.mio_b, *s.mio_shown], 0, len(t.mio_ids) - 1):
        found.append("Mio holds a card that is none")
    if not -1 <= s.mio_pawn < spots or not 1 <= s.round <= t.rounds:
        found.append("the round is none of the game")
    return found + [f"seat {i}: {problem}" for i in seats for problem in audit_sheet(t, s.sheets[i], spots)]


def within(row: list[int], least: int, most: int) -> bool:
    """Whether all numbers of a row are in a range."""
    return all(least <= number <= most for number in row)


def audit_sheet(t: Tables, v: list[int], spots: int) -> list[str]:
    """Names on a sheet are names of something (SWL-SETUP-2)."""
    ranges = (
        (c.WHO, len(t.who_ids) - 1),
        (c.MAP, len(t.map_ids) - 1),
        (c.PAWN, spots - 1),
        *((c.COLUMN + i, t.cards - 1) for i in range(9)),
    )
    found = [f"no {c.SHEET_NAMES[at]} {v[at]}" for at, most in ranges if not -1 <= v[at] <= most]
    signed = (c.LOCO, *(at for at, _ in ranges))
    found += [
        f"{c.SHEET_NAMES[at]} is below nothing"
        for at in range(c.SHEET_SIZE)
        if v[at] < 0 and at not in signed
    ]
    if not 0 <= v[c.CITY_TABLE] < len(t.city_tables) or not within(v[c.SKILL : c.SHEET_SIZE], 0, 2):
        found.append("a city table or a skill tile is none of the game")
    if not within(v[c.COLUMN_SIZE : c.COLUMN_SIZE + 3], 0, 3) or not within(v[c.PROS : c.BADGE], 0, c.ITEM):
        found.append("a column or a track is longer than it can be")
    return found


def audit_stack(s: Position) -> list[str]:
    """Every frame has what its kind needs, and the phase has the frame it rests on (SWL-Q-1)."""
    if s.queue and not (s.running and within(s.queue, 0, c.ANY_COLUMN)):
        return ["a bonus waits that is none"]
    kind, left = 0, s.stack.copy()
    while left:
        kind = left.pop()
        size = left.pop() if left else -1
        if not 0 <= size <= len(left):
            return ["the stack is torn"]
        payload = left[len(left) - size :]
        del left[len(left) - size :]
        ranges = frame_ranges(s.t, kind, size)
        if ranges is None or len(ranges) != size:
            return [f"a frame of kind {kind} cannot hold {size} numbers"]
        if any(not least <= n <= most for n, (least, most) in zip(payload, ranges, strict=True)):
            return [f"a frame of kind {kind} holds what it cannot"]
        if kind in ATOMS and s.t.op[payload[0]] != ATOMS[kind]:
            return [f"a frame of kind {kind} is about another effect"]
        if kind == c.F_PRESENT and payload[0] > len(s.hands[s.actor]):
            return ["more cards were found than are held"]
    if kind not in BOTTOM[s.phase]:
        return [f"the phase {s.phase} does not begin with a frame of kind {kind}"]
    return []


ATOMS: Final = {c.F_PAY: c.O_PAY, c.F_CHOOSE: c.O_CHOOSE}
ALONE: Final = (c.F_CHARACTER, c.F_MAP, c.F_SPOT, c.F_CLOCK, c.F_KEEP, c.F_DRAFT, c.F_FIRST_DRAW, c.F_SHUFFLE)


def frame_ranges(t: Tables, kind: int, size: int) -> list[Range] | None:
    """The ranges of the numbers in a frame of a kind; None for a kind that does not exist."""
    lists, atoms, cards = (0, len(t.fixed) - 1), (0, len(t.op) - 1), (0, t.cards - 1)
    if kind in ALONE:
        return []
    if kind == c.F_BATCH:
        return [(0, len(t.op) * c.ITEM - 1)] * size
    if kind == c.F_UNITS:
        parts = max(0, size - 2) // 3
        return [(c.OPTIONAL, c.ALL), FLAG, *([(c.O_LAND, c.LAST_UNIT), AMOUNT, AMOUNT] * parts)]
    if kind == c.F_PROPERTY:
        last = [AMOUNT, (c.OPTIONAL, c.ALL), (-1, c.ITEM), (0, 2**t.cells - 1), (-1, len(c.BUILDS) - 1)]
        return [lists] * max(0, size - len(last)) + last
    return {
        c.F_MENU: [FLAG],
        c.F_AREA: [(0, t.areas - 1), (0, 2), AMOUNT, AMOUNT],
        c.F_COPY: [(0, 7)],
        c.F_SPECIAL: [(0, t.cells - 1)],
        c.F_BONUS: [(0, c.ANY_COLUMN), (0, 4)],
        c.F_PAY: [atoms],
        c.F_CHOOSE: [atoms],
        c.F_BASICS: [AMOUNT, (-1, len(t.free_list) - 1)],
        c.F_DISCARD: [AMOUNT],
        c.F_AUTOMATE: [AMOUNT, FLAG],
        c.F_COLUMN: [cards, AMOUNT],
        c.F_AFTER_CARD: [cards],
        c.F_SEARCH: [(0, len(t.filters) - 1), AMOUNT, AMOUNT, AMOUNT],
        c.F_PRESENT: [AMOUNT, AMOUNT],
        c.F_COLOUR: [AMOUNT],
        c.F_LIST: [lists, AMOUNT],
        c.F_INCOME: [AMOUNT],
        c.F_PASS: [AMOUNT, AMOUNT],
        c.F_SWAP_TAKE: [(0, len(t.mixes) - 1), AMOUNT],
    }.get(kind)
