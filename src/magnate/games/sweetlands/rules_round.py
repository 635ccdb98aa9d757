"""The course of the game: setup, the four phases of a round, passing, the draft, Mio."""

from __future__ import annotations

from magnate.core.message import Moved
from magnate.games.sweetlands.rules_areas import mio_takes
from magnate.games.sweetlands.rules_cards import discard, draw
from magnate.games.sweetlands.rules_codes import (
    CARD_PASS,
    CITY,
    CITY_TABLE,
    CLOCK,
    CP,
    DISC,
    GOLD,
    INCOME,
    IP,
    IP_PASS,
    MAP,
    OPEN_EDGES,
    PASSED,
    PAWN,
    S_BASE,
    SKILL,
    USED,
    WHO,
    ZONES,
)
from magnate.games.sweetlands.rules_effects import gain, ip_symbols, obtain, perform
from magnate.games.sweetlands.rules_map import update_reach
from magnate.games.sweetlands.state import (
    ALL_ALIKE,
    F_AUTOMATE,
    F_CHARACTER,
    F_DRAFT,
    F_FIRST_DRAW,
    F_INCOME,
    F_KEEP,
    F_MAP,
    F_MENU,
    F_PASS,
    F_SPOT,
    NOBODY,
    P_ACTION,
    P_CHARACTERS,
    P_DRAFT,
    P_FIRST_DRAW,
    P_INCOME,
    P_OVER,
    P_SPOTS,
    P_UPKEEP,
    Position,
    blank_sheet,
)

# --- setup ----------------------------------------------------------------------------------------------


def set_up(s: Position) -> None:
    """Lay out the common area (SWL-SETUP-1 to SWL-SETUP-17, SWL-SEAT-13, SWL-VAR-5, SWL-SOLO-1)."""
    t = s.t
    s.sheets = [blank_sheet() for _ in range(s.seats)]
    s.edges = [[] for _ in range(s.seats)]
    s.hands = [[] for _ in range(s.seats)]
    s.tags = [[] for _ in range(s.seats)]
    s.fronts = [[] for _ in range(s.seats)]
    s.known = [[ALL_ALIKE] * t.cards for _ in range(s.seats + 1)]
    s.deck = list(range(t.cards))
    s.rng.shuffle(s.deck)
    s.slots = [0] * (t.areas * t.most_slots)
    s.first = [NOBODY] * len(t.pros_ids)
    s.discard = []
    s.stack = []
    s.queue = []
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
    s.phase = P_CHARACTERS
    s.at = 0
    s.actor = s.order[0]
    s.push(F_CHARACTER, [])


def lay_round_tiles(s: Position) -> None:
    """Standard tiles make the spots, pass tiles hang above some of them (SWL-SETUP-4 to SWL-SETUP-8)."""
    t = s.t
    standard = list(range(len(t.standard_ids)))
    passes = list(range(len(t.pass_ids)))
    s.rng.shuffle(standard)
    s.rng.shuffle(passes)
    s.spots = standard[: t.spots_of[s.seats]]
    s.spot_pass = [NOBODY] * len(s.spots)
    for i, spot in enumerate(t.pass_spots_of[s.seats]):
        s.spot_pass[spot] = passes[i]


def lay_skill_tiles(s: Position) -> None:
    """Open piles of skill tiles; with the variant some advanced ones too (SWL-SETUP-1, SWL-VAR-5)."""
    t = s.t
    s.piles = [t.skill_copies[i] if i < t.basic_skills else 0 for i in range(t.skills)]
    if s.advanced:
        extra = list(range(t.basic_skills, t.skills))
        s.rng.shuffle(extra)
        for tile in extra[: s.seats + t.advanced_over]:
            s.piles[tile] = t.skill_copies[tile]


def lay_milestones(s: Position) -> None:
    """Milestones on random sides and the final tiles, neither in solo (SWL-SETUP-14, SWL-SETUP-15)."""
    t = s.t
    s.mile_side = [NOBODY] * len(t.milestone_ids)
    s.mile_owner = [NOBODY] * len(t.milestone_ids)
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
            out.append(t.b_character + who)


def board_free(s: Position, who: int) -> bool:
    """Whether nobody has taken a character of this board (SWL-SEAT-2)."""
    for v in s.sheets:
        if v[WHO] >= 0 and s.t.board_of[v[WHO]] == s.t.board_of[who]:
            return False
    return True


def answer_character(s: Position, seat: int, who: int) -> None:
    """Take a character with its start values (SWL-SEAT-5 to SWL-SEAT-10, SWL-SEAT-12)."""
    t = s.t
    v = s.sheets[seat]
    v[WHO] = who
    for i in range(5):
        v[GOLD + i] = t.start[who][i]
    for i in range(4):
        v[INCOME + i] = t.start_income[who][i]
    obtain(t, v, S_BASE + who)
    s.drop()
    s.push(F_MAP, [])
    if s.journal is not None:
        s.note("log-character", {"who": f"@char-{t.who_ids[who]}"}, "SWL-SEAT-2", seat=seat)


def map_free(s: Position, number: int) -> bool:
    """Whether a map is still to be had (SWL-SEAT-3, SWL-SEAT-4)."""
    used = 0
    for v in s.sheets:
        if v[MAP] == number:
            used += 1
    return used < s.t.map_copies[number]


def offer_map(s: Position, out: list[int]) -> None:
    """Maps that are still to be had (SWL-SEAT-3, SWL-SEAT-4)."""
    for number in range(len(s.t.map_ids)):
        if map_free(s, number):
            out.append(s.t.b_map + number)


def answer_map(s: Position, seat: int, number: int) -> None:
    """Take a map; the edges around its capitals are open (SWL-SEAT-3, SWL-ROAD-4)."""
    v = s.sheets[seat]
    v[MAP] = number
    s.edges[seat] = s.t.start_edges[number]
    v[OPEN_EDGES] = s.t.start_open[number]
    update_reach(s, seat)
    s.drop()
    if s.journal is not None:
        s.note("log-map", {"map": f"@map-{s.t.map_ids[number]}"}, "SWL-SEAT-3", seat=seat)


def spot_free(s: Position, spot: int) -> bool:
    """Whether no pawn stands on a spot (SWL-RB-1, SWL-RB-3, SWL-SOLO-5)."""
    if spot == s.mio_pawn:
        return False
    for v in s.sheets:
        if v[PAWN] == spot:
            return False
    return True


def offer_spot(s: Position, out: list[int]) -> None:
    """Spots without a pawn; the own one does not count as free (SWL-SEAT-11, SWL-RB-1, SWL-RB-2)."""
    for spot in range(len(s.spots)):
        if spot_free(s, spot):
            out.append(s.t.b_spot + spot)


def answer_spot(s: Position, seat: int, spot: int) -> None:
    """Put the round pawn on a spot; Mio follows to the one just left (SWL-PASS-10, SWL-RB-4, SWL-SOLO-5)."""
    v = s.sheets[seat]
    old = v[PAWN]
    v[PAWN] = spot
    s.drop()
    if s.journal is not None:
        origin = f"seat:{seat}" if old < 0 else f"spot:{old + 1}"
        moved = [Moved(f"pawn-{seat}", origin, f"spot:{spot + 1}")]
        tile = f"@round-{s.t.standard_ids[s.spots[spot]]}"
        s.note("log-spot", {"spot": spot + 1, "tile": tile}, "SWL-PASS-10", moved, seat=seat)
    if s.seats == 1 and old >= 0:
        if s.journal is not None:
            moved = [Moved("pawn-mio", f"spot:{s.mio_pawn + 1}", f"spot:{old + 1}")]
            s.note("log-mio-spot", {"spot": old + 1}, "SWL-SOLO-5", moved, seat=-1)
        s.mio_pawn = old


# --- phases -------------------------------------------------------------------------------------------------


def lead_on(s: Position) -> bool:
    """With nothing unfinished, go on to the next seat or phase; False when the game is over.

    SWL-ROUND-1 to SWL-ROUND-4, SWL-ROUND-7, SWL-Q-12.
    """
    s.turn += 1
    if s.phase == P_ACTION:
        return next_turn(s)
    s.at += 1
    if s.at < len(s.order):
        begin_part(s, s.order[s.at])
    elif s.phase == P_CHARACTERS:
        begin_phase(s, P_SPOTS)
    elif s.phase == P_SPOTS:
        s.order = clockwise(s)
        begin_round(s)
    elif s.phase == P_INCOME:
        if s.drafting and s.round == 1:
            deal_packets(s)
            begin_phase(s, P_DRAFT)
        else:
            begin_actions(s)
    elif s.phase == P_DRAFT:
        pass_packets(s)
    elif s.phase == P_FIRST_DRAW:
        begin_actions(s)
    elif s.phase == P_UPKEEP:
        finish_upkeep(s)
    else:
        return False
    return True


def begin_phase(s: Position, phase: int) -> None:
    """Begin a phase with the first seat in order (SWL-ROUND-1)."""
    s.phase = phase
    s.at = 0
    begin_part(s, s.order[0])


def begin_part(s: Position, seat: int) -> None:
    """A seat's part in the phase begins (SWL-SEAT-1, SWL-SEAT-11, SWL-INC-1, SWL-UPK-7, SWL-VAR-4)."""
    s.actor = seat
    if s.phase == P_CHARACTERS:
        s.push(F_CHARACTER, [])
    elif s.phase == P_SPOTS:
        s.push(F_SPOT, [])
    elif s.phase == P_INCOME:
        s.push(F_INCOME, [0])
    elif s.phase == P_DRAFT:
        s.learn(seat, s.packets[seat])
        s.push(F_DRAFT, [])
    elif s.phase == P_FIRST_DRAW:
        s.push(F_FIRST_DRAW, [])
    else:
        s.push(F_KEEP, [])


def clockwise(s: Position) -> list[int]:
    """Seats clockwise from the holder of the start marker (SWL-ROUND-4)."""
    return [(s.start + i) % s.seats for i in range(s.seats)]


def begin_round(s: Position) -> None:
    """Initiation, Mio's discs, then the income phase (SWL-INIT-1, SWL-INIT-2, SWL-SOLO-3)."""
    if s.journal is not None:
        s.note("log-round", {"round": s.round}, "SWL-INIT-1", seat=-1)
        for area in range(s.t.areas):
            if s.round > 1 and s.t.area_round[area] == s.round and s.seats >= s.t.area_seats[area]:
                s.note("log-open", {"area": f"@area-{s.t.area_ids[area]}"}, "SWL-INIT-2", seat=-1)
    if s.seats == 1:
        reveal_mio(s)
    begin_phase(s, P_INCOME)


def reveal_mio(s: Position) -> None:
    """Mio shows an A card and a B card and blocks their slots (SWL-SOLO-3, SWL-SOLO-4)."""
    s.mio_shown = [s.mio_a.pop(), s.mio_b.pop()]
    s.reveals += 1
    for card in s.mio_shown:
        if s.journal is not None:
            s.note("log-mio", {"card": f"@mio-{s.t.mio_ids[card]}"}, "SWL-SOLO-3", seat=-1)
        for area in s.t.mio_discs[card]:
            mio_takes(s, area)


# --- income -------------------------------------------------------------------------------------------------


def step_income(s: Position, seat: int) -> bool:
    """Round tile, character, incomes, cards, each finished before the next (SWL-INC-2 to SWL-INC-10)."""
    t = s.t
    v = s.sheets[seat]
    p = s.frame()
    step = s.stack[p]
    s.stack[p] = step + 1
    if step == 0:
        perform(s, seat, t.standard_list[s.spots[v[PAWN]]], 1)
    elif step == 1:
        perform(s, seat, t.income_list[v[WHO]][0], 1)
    elif step == 2:
        if v[CLOCK]:
            perform(s, seat, t.income_list[v[WHO]][1], 1)
    elif step == 3:
        collect_income(s, seat)
    else:
        s.drop()
        if not (s.drafting and s.round == 1):
            draw_income(s, seat)
    return False


def collect_income(s: Position, seat: int) -> None:
    """Gold, wheat, wood and iron as the incomes stand now (SWL-INC-5, SWL-INC-9)."""
    v = s.sheets[seat]
    for i in range(4):
        v[GOLD + i] += v[INCOME + i]
    if s.journal is not None:
        names = ("gold", "wheat", "wood", "iron")
        args = {name: v[INCOME + i] for i, name in enumerate(names)}
        s.note("log-income", args, "SWL-INC-5", seat=seat)


def draw_income(s: Position, seat: int) -> None:
    """Cards of the income phase, one more for each active draw zone (SWL-INC-6 to SWL-INC-8)."""
    t = s.t
    v = s.sheets[seat]
    before = len(s.hands[seat])
    number = t.draw_first if s.round == 1 else t.draw_later
    draw(s, seat, number + v[ZONES])
    if s.round == 1:
        first_automation(s, seat, before)


def first_automation(s: Position, seat: int, before: int) -> None:
    """Carmen draws more and automates two cards; a hand that cannot is drawn anew (SWL-CHR-CARMEN-1).

    SWL-CHR-CARMEN-2: the cards drawn go under the deck, where she alone knows them.
    """
    t = s.t
    v = s.sheets[seat]
    number = t.one_off_automate[v[WHO]]
    if number == 0:
        return
    draw(s, seat, t.one_off_draw[v[WHO]])
    hand = s.hands[seat]
    while not s.can_automate(seat, number) and len(s.deck) > 0:
        back = hand[before:]
        del hand[before:]
        s.deck[0:0] = back
        s.buried += len(back)
        s.buried_by = seat
        if s.journal is not None:
            s.note("log-redraw", {"n": len(back)}, "SWL-CHR-CARMEN-2", seat=seat)
        draw(s, seat, len(back))
    s.push(F_AUTOMATE, [number, 1])


# --- the draft ----------------------------------------------------------------------------------------------


def deal_packets(s: Position) -> None:
    """A packet of cards for each seat (SWL-VAR-3, SWL-VAR-4)."""
    s.picks = 0
    s.packets = []
    for _ in range(s.seats):
        packet = s.deck[len(s.deck) - s.t.draw_first :]
        del s.deck[len(s.deck) - s.t.draw_first :]
        packet.sort()
        s.packets.append(packet)
    s.reveals += 1


def offer_draft(s: Position, seat: int, out: list[int]) -> None:
    """The cards of the packet held now (SWL-VAR-3)."""
    for card in s.packets[seat]:
        out.append(s.t.b_draft + card)


def answer_draft(s: Position, seat: int, card: int) -> None:
    """Keep one card face down (SWL-VAR-3, SWL-VAR-4)."""
    s.packets[seat] = [other for other in s.packets[seat] if other != card]
    s.hands[seat].append(card)
    s.drop()
    if s.journal is not None:
        s.note("log-draft", {}, "SWL-VAR-3", seat=seat)
        name = f"@card-{s.t.card_ids[card]}"
        s.note("log-drafted", {"card": name}, "SWL-VAR-3", only=seat, seat=seat)


def pass_packets(s: Position) -> None:
    """Packets go to the left until all cards are chosen (SWL-VAR-3)."""
    s.picks += 1
    if s.picks < s.t.draw_first:
        s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
        s.reveals += 1
        begin_phase(s, P_DRAFT)
    else:
        s.packets = []
        begin_phase(s, P_FIRST_DRAW)


def step_first_draw(s: Position, seat: int) -> bool:
    """After the draft: cards of active draw zones and Carmen's two automations (SWL-VAR-4, SWL-CHR-CARMEN-1)."""
    s.drop()
    before = len(s.hands[seat]) - s.t.draw_first
    draw(s, seat, s.sheets[seat][ZONES])
    first_automation(s, seat, before)
    return False


# --- the action phase -----------------------------------------------------------------------------------------


def begin_actions(s: Position) -> None:
    """The action phase begins with the first seat in order (SWL-ROUND-4, SWL-VAR-2)."""
    s.phase = P_ACTION
    s.next_order = []
    s.at = 0
    begin_turn(s, s.order[0])


def begin_turn(s: Position, seat: int) -> None:
    """A turn: one main action (SWL-ROUND-5)."""
    s.actor = seat
    s.trades = 0
    s.push(F_MENU, [0])


def end_turn(s: Position) -> None:
    """The turn is over (SWL-ROUND-6)."""
    s.drop()


def next_turn(s: Position) -> bool:
    """The next seat that has not passed; when all have, the round ends (SWL-ROUND-4, SWL-ROUND-7, SWL-ROUND-3)."""
    for _ in range(s.seats):
        s.at = (s.at + 1) % s.seats
        seat = s.order[s.at]
        if not s.sheets[seat][PASSED]:
            begin_turn(s, seat)
            return True
    if s.round == s.t.rounds:
        s.phase = P_OVER
        s.actor = NOBODY
        if s.journal is not None:
            s.note("log-end", {}, "SWL-ROUND-3", seat=-1)
        return False
    begin_upkeep(s)
    return True


# --- passing --------------------------------------------------------------------------------------------------


def pass_round(s: Position, seat: int) -> None:
    """Pass: the first to do so takes the start marker, then six steps follow (SWL-PASS-1, SWL-PASS-12).

    SWL-VAR-1: with the variant the order of passing is the next round's order.
    """
    v = s.sheets[seat]
    if s.journal is not None:
        s.note("log-pass", {}, "SWL-PASS-1", seat=seat)
    if not s.next_order:
        s.start = seat
        if s.journal is not None:
            s.note("log-start-marker", {}, "SWL-PASS-12", seat=seat)
    s.next_order.append(seat)
    v[PASSED] = 1
    v[IP_PASS] = 0
    s.drop()
    s.push(F_PASS, [0, 0])


def step_pass(s: Position, seat: int) -> bool:
    """The steps of a pass in their order (SWL-PASS-2 to SWL-PASS-11, SWL-CHR-NATA-2, SWL-CHR-ELSA-3)."""
    t = s.t
    v = s.sheets[seat]
    p = s.frame()
    step = s.stack[p]
    s.stack[p] = step + 1
    if step == 0:
        perform(s, seat, t.pass_step[v[WHO]][0], 1)
    elif step == 1:
        if v[CLOCK]:
            perform(s, seat, t.pass_step[v[WHO]][1], 1)
    elif step == 2:
        table = city_table(s, seat)
        if v[CITY]:
            gain(s, seat, CP, table[min(v[CITY], len(table)) - 1])
    elif step == 3:
        points = ip_symbols(t, v)
        if points:
            gain(s, seat, IP, points)
    elif step == 4:
        perform(s, seat, t.after_ip[v[WHO]][0], 1)
        if v[CLOCK]:
            perform(s, seat, t.after_ip[v[WHO]][1], 1)
    elif step == 5:
        tile = s.spot_pass[v[PAWN]]
        if tile >= 0:
            perform(s, seat, t.pass_list[tile], 1)
    elif step == 6:
        pass_tiles(s, seat, p)
    elif step == 7:
        pass_cards(s, seat, p)
    elif step == 8 and s.round < t.rounds:
        s.push(F_SPOT, [])
    elif step > 8 or s.round == t.rounds:
        s.drop()
    return False


def city_table(s: Position, seat: int) -> list[int]:
    """The city points a seat's cities earn (SWL-PASS-3, SWL-CHR-LOTUS-2)."""
    return s.t.city_tables[s.sheets[seat][CITY_TABLE]]


def pass_tiles(s: Position, seat: int, p: int) -> None:
    """Each own skill tile with a pass ability, one after the other (SWL-PASS-6)."""
    v = s.sheets[seat]
    for tile in range(s.stack[p + 1], s.t.skills):
        if v[SKILL + tile] and s.t.skill_pass[tile]:
            s.stack[p] = 6
            s.stack[p + 1] = tile + 1
            perform(s, seat, s.t.skill_pass[tile], 1)
            return
    s.stack[p + 1] = 0


def pass_cards(s: Position, seat: int, p: int) -> None:
    """Each own pass card, in the order they were played (SWL-PASS-7, SWL-CARD-8)."""
    front = s.fronts[seat]
    for place in range(s.stack[p + 1], len(front)):
        if s.t.card_kind[front[place]] == CARD_PASS:
            s.stack[p] = 7
            s.stack[p + 1] = place + 1
            perform(s, seat, s.t.card_pass[front[place]], 1)
            return


# --- upkeep ---------------------------------------------------------------------------------------------------


def begin_upkeep(s: Position) -> None:
    """Discs go back, tiles are turned up, then hands are reduced (SWL-UPK-1, SWL-UPK-2, SWL-UPK-4, SWL-UPK-5)."""
    for i in range(len(s.slots)):
        s.slots[i] = 0
    for v in s.sheets:
        v[DISC] = 0
        v[PASSED] = 0
        for tile in range(s.t.skills):
            if v[SKILL + tile] == 2:
                v[SKILL + tile] = 1
        for ability in range(len(s.t.ability_ids)):
            v[USED + ability] = 0
    if s.journal is not None:
        s.note("log-upkeep", {}, "SWL-UPK-1", seat=-1)
    s.order = s.next_order if s.by_pass_order else clockwise(s)
    s.next_order = []
    begin_phase(s, P_UPKEEP)


def step_keep(s: Position, seat: int) -> bool:
    """A seat with two or more cards must choose the one it keeps (SWL-UPK-3)."""
    if len(s.hands[seat]) > s.t.hand_keep:
        return True
    s.drop()
    return False


def answer_keep(s: Position, seat: int, card: int) -> None:
    """Keep one card, unseen, and discard the others (SWL-UPK-3, SWL-HID-6)."""
    s.drop()
    if s.journal is not None:
        name = f"@card-{s.t.card_ids[card]}"
        s.note("log-keep", {"card": name}, "SWL-UPK-3", only=seat, seat=seat)
    for other in s.hands[seat].copy():
        if other != card:
            discard(s, seat, other)


def finish_upkeep(s: Position) -> None:
    """The next round begins (SWL-ROUND-1, SWL-INIT-1, SWL-VAR-2)."""
    s.round += 1
    begin_round(s)
