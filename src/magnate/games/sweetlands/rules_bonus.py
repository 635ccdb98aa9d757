"""Industry bonuses: one queue, each bonus finished down to the last card before the next begins."""

from __future__ import annotations

from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_effects import batch, fire, perform
from magnate.games.sweetlands.state import Position

# --- industry bonuses -------------------------------------------------------------------------------------------


def gain_bonus(s: Position, seat: int, column: int) -> None:
    """Gain an industry bonus: it starts at once, or waits while another runs (SWL-BON-3, SWL-BON-6, SWL-Q-6)."""
    later: list[int] = []
    fire(s, seat, c.E_BONUS, later)
    if s.running:
        s.queue = [*s.queue, column]
        if s.journal is not None:
            s.note("log-bonus-waits", {}, "SWL-BON-3", seat=seat)
    else:
        s.running = 1
        s.push(c.F_BONUS, [column, 0])
    batch(s, later)


def step_bonus(s: Position, seat: int) -> bool:
    """The printed ability, then each card from top to bottom, then the next in the queue.

    SWL-BON-1, SWL-BON-4, SWL-BON-5, SWL-BON-7, SWL-BON-8, SWL-Q-7, SWL-Q-8.
    """
    t = s.t
    v = s.sheets[seat]
    stack = s.stack
    p = s.frame()
    column = stack[p]
    place = stack[p + 1]
    if column == c.ANY_COLUMN:
        return True
    if place == 0:
        stack[p + 1] = 1
        if s.journal is not None:
            s.note("log-bonus", {"column": f"@column-{c.COLUMNS[column]}"}, "SWL-BON-1", seat=seat)
            s.cause = f"@char-{t.who_ids[v[c.WHO]]}"
        perform(s, seat, t.printed[v[c.WHO]][column], 1)
    elif place <= v[c.COLUMN_SIZE + column]:
        stack[p + 1] = place + 1
        if s.journal is not None:
            s.cause = journal.card(s, v[c.COLUMN + 3 * column + place - 1])
        perform(s, seat, t.card_auto[v[c.COLUMN + 3 * column + place - 1]], 1)
    elif s.queue:
        stack[p] = s.queue[0]
        stack[p + 1] = 0
        s.queue = s.queue[1:]
    else:
        s.running = 0
        s.drop()
    return False


def offer_bonus(s: Position, out: list[int]) -> None:
    """Any column (SWL-BON-5)."""
    for column in range(3):
        out.append(s.t.to_bonus + column)
