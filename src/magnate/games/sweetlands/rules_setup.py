"""The setup: the common area, then every seat's character and map."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_effects import obtain
from magnate.games.sweetlands.rules_map import update_reach
from magnate.games.sweetlands.state import Position, blank_sheet


def set_up(s: Position) -> None:
    """Lay out the common area
    (SWL-SETUP-1 to SWL-SETUP-17, SWL-SEAT-13, SWL-VAR-5, SWL-SOLO-1, SWL-GEN-1, SWL-VAR-7, SWL-SOLO-2)."""
    t = s.t
    s.sheets = [blank_sheet() for _ in range(s.seats)]
    s.edges = [[] for _ in range(s.seats)]
    s.hands = [[] for _ in range(s.seats)]
    s.tags = [[] for _ in range(s.seats)]
    s.fronts = [[] for _ in range(s.seats)]
    s.known = [[c.ALL_ALIKE] * t.cards for _ in range(s.seats + 1)]
    s.deck = list(range(t.cards))
    s.rng.shuffle(s.deck)
    s.slots = [0] * (t.areas * t.most_slots)
    s.first = [c.NOBODY] * len(t.pros_ids)
    s.discard = []
    s.stack = []
    s.queue = []
    s.packets = []
    s.finals = []
    s.mio_a = []
    s.mio_b = []
    s.mio_shown = []
    s.mio_pawn = c.NOBODY
    s.running = 0
    s.picks = 0
    s.trades = 0
    s.buried = 0
    s.buried_by = c.NOBODY
    s.facts = []
    s.next_order = []
    lay_round_tiles(s)
    lay_skill_tiles(s)
    lay_milestones(s)
    if s.seats == 1:
        s.mio_a = list(range(t.mio_a))
        s.mio_b = list(range(t.mio_a, len(t.mio_ids)))
        s.rng.shuffle(s.mio_a)
        s.rng.shuffle(s.mio_b)
    s.start = s.rng.below(s.seats)
    s.order = choosing_order(s)
    s.phase = c.P_CHARACTERS
    s.at = 0
    s.actor = s.order[0]
    s.push(c.F_CHARACTER, [])


def lay_round_tiles(s: Position) -> None:
    """Standard tiles make the spots, pass tiles hang above some of them (SWL-SETUP-4 to SWL-SETUP-8)."""
    t = s.t
    standard = list(range(len(t.standard_ids)))
    passes = list(range(len(t.pass_ids)))
    s.rng.shuffle(standard)
    s.rng.shuffle(passes)
    s.spots = standard[: t.spots_of[s.seats]]
    s.spot_pass = [c.NOBODY] * len(s.spots)
    for i, spot in enumerate(t.pass_spots_of[s.seats]):
        s.spot_pass[spot] = passes[i]


def lay_skill_tiles(s: Position) -> None:
    """Open piles of skill tiles; with the variant some advanced ones too (SWL-SETUP-1, SWL-VAR-5, SWL-GEN-4)."""
    t = s.t
    s.piles = [t.skill_copies[i] if i < t.basic_skills else 0 for i in range(t.skills)]
    if s.options["advanced_skills"]:
        extra = list(range(t.basic_skills, t.skills))
        s.rng.shuffle(extra)
        for tile in extra[: s.seats + t.advanced_over]:
            s.piles[tile] = t.skill_copies[tile]


def lay_milestones(s: Position) -> None:
    """Milestones on random sides and the final tiles, neither in solo (SWL-SETUP-14, SWL-SETUP-15)."""
    t = s.t
    s.mile_side = [c.NOBODY] * len(t.milestone_ids)
    s.mile_owner = [c.NOBODY] * len(t.milestone_ids)
    if s.seats == 1:
        return
    tiles = list(range(len(t.milestone_ids)))
    s.rng.shuffle(tiles)
    for tile in tiles[: t.milestones_drawn]:
        s.mile_side[tile] = s.rng.below(2)
    finals = list(range(len(t.final_ids)))
    s.rng.shuffle(finals)
    s.finals = sorted(finals[: t.finals_drawn])


def choosing_order(s: Position) -> list[int]:
    """Counter-clockwise from the right of the start player, who chooses last (SWL-SEAT-1)."""
    return [(s.start - 1 - i) % s.seats for i in range(s.seats)]


def offer_character(s: Position, out: list[int]) -> None:
    """Characters whose board is free (SWL-SEAT-2)."""
    t = s.t
    for who in range(len(t.who_ids)):
        if board_free(s, who):
            out.append(t.to_character + who)


def why_not_character(s: Position, _: int) -> Refusal:
    """A character of a board that is taken (SWL-SEAT-2)."""
    return Refusal("SWL-SEAT-2", "why-char-taken" if s.top() == c.F_CHARACTER else "why-not-now")


def board_free(s: Position, who: int) -> bool:
    """Whether nobody has taken a character of this board (SWL-SEAT-2)."""
    for v in s.sheets:
        if v[c.WHO] >= 0 and s.t.board_of[v[c.WHO]] == s.t.board_of[who]:
            return False
    return True


def do_character(s: Position, seat: int, who: int) -> None:
    """Take a character with its start values (SWL-SEAT-5 to SWL-SEAT-10, SWL-SEAT-12)."""
    t = s.t
    v = s.sheets[seat]
    v[c.WHO] = who
    for i in range(5):
        v[c.GOLD + i] = t.start[who][i]
    for i in range(4):
        v[c.INCOME + i] = t.start_income[who][i]
    obtain(t, v, c.S_BASE + who)
    s.drop()
    s.push(c.F_MAP, [])
    if s.journal is not None:
        journal.character(s, seat, who)


def map_free(s: Position, number: int) -> bool:
    """Whether a map is still to be had (SWL-SEAT-3, SWL-SEAT-4)."""
    used = 0
    for v in s.sheets:
        if v[c.MAP] == number:
            used += 1
    return used < s.t.map_copies[number]


def offer_map(s: Position, out: list[int]) -> None:
    """Maps that are still to be had (SWL-SEAT-3, SWL-SEAT-4)."""
    for number in range(len(s.t.map_ids)):
        if map_free(s, number):
            out.append(s.t.to_map + number)


def why_not_map(s: Position, _: int) -> Refusal:
    """A map that is taken (SWL-SEAT-4)."""
    if s.top() == c.F_MAP:
        return Refusal("SWL-SEAT-4", "why-map-taken")
    return Refusal("SWL-SEAT-3", "why-not-now")


def do_map(s: Position, seat: int, number: int) -> None:
    """Take a map; the edges around its capitals are open (SWL-SEAT-3, SWL-ROAD-4)."""
    v = s.sheets[seat]
    v[c.MAP] = number
    s.edges = put_row(s.edges, seat, s.t.start_edges[number])
    v[c.OPEN_EDGES] = s.t.start_open[number]
    update_reach(s, seat)
    s.drop()
    if s.journal is not None:
        s.note("log-map", {"map": f"@map-{s.t.map_ids[number]}"}, "SWL-SEAT-3", seat=seat)
