"""The course of the game: the four phases of a round, passing, the draft, Mio."""

from __future__ import annotations

from magnate.core.message import Refusal
from magnate.core.rows import put_row
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands import journal
from magnate.games.sweetlands.rules_areas import mio_takes
from magnate.games.sweetlands.rules_cards import discard, draw
from magnate.games.sweetlands.rules_effects import gain, ip_symbols, perform
from magnate.games.sweetlands.rules_scoring import score_sheet
from magnate.games.sweetlands.state import Position

# --- the round board --------------------------------------------------------------------------------------


def spot_free(s: Position, spot: int) -> bool:
    """Whether no pawn stands on a spot (SWL-RB-1, SWL-RB-3, SWL-SOLO-5)."""
    if spot == s.mio_pawn:
        return False
    for v in s.sheets:
        if v[c.PAWN] == spot:
            return False
    return True


def offer_spot(s: Position, out: list[int]) -> None:
    """Spots without a pawn; the own one does not count as free (SWL-SEAT-11, SWL-RB-1, SWL-RB-2)."""
    for spot in range(len(s.spots)):
        if spot_free(s, spot):
            out.append(s.t.to_spot + spot)


def why_not_spot(s: Position, spot: int) -> Refusal:
    """A spot that is not there, the own one, or one with a pawn (SWL-SETUP-7, SWL-RB-1, SWL-RB-2)."""
    if s.top() != c.F_SPOT:
        return Refusal("SWL-PASS-10", "why-not-now")
    if spot >= len(s.spots):
        return Refusal("SWL-SETUP-7", "why-spot-absent")
    if s.sheets[s.actor][c.PAWN] == spot:
        return Refusal("SWL-RB-2", "why-spot-same")
    return Refusal("SWL-RB-1", "why-spot-taken")


def do_spot(s: Position, seat: int, spot: int) -> None:
    """Put the round pawn on a spot; Mio follows to the one just left
    (SWL-PASS-10, SWL-RB-4, SWL-SOLO-5, SWL-SOLO-9)."""
    v = s.sheets[seat]
    old = v[c.PAWN]
    v[c.PAWN] = spot
    s.drop()
    if s.journal is not None:
        journal.spot(s, seat, old, spot)
    if s.seats == 1 and old >= 0:
        if s.journal is not None:
            journal.mio_spot(s, s.mio_pawn, old)
        s.mio_pawn = old


# --- phases -------------------------------------------------------------------------------------------------


def lead_on(s: Position) -> bool:
    """With nothing unfinished, go on to the next seat or phase; False when the game is over.

    SWL-ROUND-1 to SWL-ROUND-4, SWL-ROUND-7, SWL-Q-12, SWL-GEN-2.
    """
    s.turn += 1
    if s.phase == c.P_ACTION:
        return next_turn(s)
    s.at += 1
    if s.at < len(s.order):
        begin_part(s, s.order[s.at])
    elif s.phase == c.P_CHARACTERS:
        begin_phase(s, c.P_SPOTS)
    elif s.phase == c.P_SPOTS:
        s.order = clockwise(s)
        begin_round(s)
    elif s.phase == c.P_INCOME:
        if drafting(s):
            deal_packets(s)
            begin_phase(s, c.P_DRAFT)
        else:
            begin_actions(s)
    elif s.phase == c.P_DRAFT:
        pass_packets(s)
    elif s.phase == c.P_FIRST_DRAW:
        begin_actions(s)
    elif s.phase == c.P_UPKEEP:
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
    if s.phase == c.P_CHARACTERS:
        s.push(c.F_CHARACTER, [])
    elif s.phase == c.P_SPOTS:
        s.push(c.F_SPOT, [])
    elif s.phase == c.P_INCOME:
        s.push(c.F_INCOME, [0])
    elif s.phase == c.P_DRAFT:
        s.learn(seat, s.packets[seat])
        s.push(c.F_DRAFT, [])
    elif s.phase == c.P_FIRST_DRAW:
        s.push(c.F_FIRST_DRAW, [])
    else:
        s.push(c.F_KEEP, [])


def clockwise(s: Position) -> list[int]:
    """Seats clockwise from the holder of the start marker (SWL-ROUND-4)."""
    return [(s.start + i) % s.seats for i in range(s.seats)]


def begin_round(s: Position) -> None:
    """Initiation, Mio's discs, then the income phase (SWL-INIT-1, SWL-INIT-2, SWL-SOLO-3)."""
    if s.journal is not None:
        journal.new_round(s)
    if s.seats == 1:
        reveal_mio(s)
    begin_phase(s, c.P_INCOME)


def reveal_mio(s: Position) -> None:
    """Mio shows an A card and a B card and blocks their slots (SWL-SOLO-3, SWL-SOLO-4, SWL-SOLO-6)."""
    s.mio_shown = [s.mio_a[-1], s.mio_b[-1]]
    s.mio_a = s.mio_a[:-1]
    s.mio_b = s.mio_b[:-1]
    s.reveals += 1
    for card in s.mio_shown:
        if s.journal is not None:
            s.note("log-mio", {"card": f"@mio-{s.t.mio_ids[card]}"}, "SWL-SOLO-3", seat=-1)
        for area in s.t.mio_discs[card]:
            mio_takes(s, area)


# --- income -------------------------------------------------------------------------------------------------


def step_income(s: Position, seat: int) -> bool:
    """Round tile, character, incomes, cards, each finished before the next
    (SWL-INC-2 to SWL-INC-10, SWL-CHR-GRETEL-1)."""
    t = s.t
    p = s.frame()
    step = s.stack[p]
    s.stack[p] = step + 1
    v = s.own(seat) if step == 0 else s.sheets[seat]
    if s.journal is not None:
        tile = t.standard_ids[s.spots[v[c.PAWN]]]
        s.cause = f"@round-{tile}" if step == 0 else f"@char-{t.who_ids[v[c.WHO]]}"
    if step == 0:
        perform(s, seat, t.standard_list[s.spots[v[c.PAWN]]], 1)
    elif step == 1:
        perform(s, seat, t.income_list[v[c.WHO]][0], 1)
    elif step == 2:
        if v[c.CLOCK]:
            perform(s, seat, t.income_list[v[c.WHO]][1], 1)
    elif step == 3:
        collect_income(s, seat)
    else:
        s.drop()
        if not drafting(s):
            draw_income(s, seat)
    return False


def collect_income(s: Position, seat: int) -> None:
    """Gold, wheat, wood and iron as the incomes stand now (SWL-INC-5, SWL-INC-9)."""
    v = s.sheets[seat]
    for i in range(4):
        v[c.GOLD + i] += v[c.INCOME + i]
    if s.journal is not None:
        journal.income(s, seat)


def drafting(s: Position) -> bool:
    """Whether the first cards are drafted instead of drawn (SWL-VAR-3)."""
    return s.round == 1 and bool(s.options["draft"])


def draw_income(s: Position, seat: int) -> None:
    """Cards of the income phase, one more for each active draw zone (SWL-INC-6 to SWL-INC-8)."""
    t = s.t
    v = s.sheets[seat]
    before = len(s.hands[seat])
    number = t.draw_first if s.round == 1 else t.draw_later
    draw(s, seat, number + v[c.ZONES])
    if s.round == 1:
        first_automation(s, seat, before)


def first_automation(s: Position, seat: int, before: int) -> None:
    """Carmen draws more and automates two cards; a hand that cannot is drawn again (SWL-CHR-CARMEN-1).

    SWL-CHR-CARMEN-2: the cards drawn go under the deck, where she alone knows them; the others know what they lack.
    Once the whole deck has gone by, as it can with an owner's cards, she automates what she can.
    """
    t = s.t
    v = s.sheets[seat]
    number = t.one_off_automate[v[c.WHO]]
    if number == 0:
        return
    draw(s, seat, t.one_off_draw[v[c.WHO]])
    while not s.can_automate(seat, s.hands[seat], number, -1) and s.buried < len(s.deck):
        back = s.hands[seat][before:]
        s.hands = put_row(s.hands, seat, s.hands[seat][:before])
        s.deck = back + s.deck
        s.buried += len(back)
        s.buried_by = seat
        s.learn_fact(seat, [c.FEW, number - 1, *s.rooms(seat)], s.hands[seat] + back)
        if s.journal is not None:
            s.note("log-redraw", {"n": len(back)}, "SWL-CHR-CARMEN-2", seat=seat)
        draw(s, seat, len(back))
    fitting = min(number, s.automatable(s.hands[seat], s.rooms(seat)))
    if fitting > 0:
        s.push(c.F_AUTOMATE, [fitting, 1])


# --- the draft ----------------------------------------------------------------------------------------------


def deal_packets(s: Position) -> None:
    """A packet of cards for each seat (SWL-VAR-3, SWL-VAR-4)."""
    s.picks = 0
    s.packets = []
    for _ in range(s.seats):
        rest = len(s.deck) - s.t.draw_first
        packet = sorted(s.deck[rest:])
        s.deck = s.deck[:rest]
        s.packets.append(packet)
    s.reveals += 1


def offer_draft(s: Position, seat: int, out: list[int]) -> None:
    """The cards of the packet held now (SWL-VAR-3)."""
    for card in s.packets[seat]:
        out.append(s.t.to_draft + card)


def why_not_draft(s: Position, _: int) -> Refusal:
    """Drafting a card that is not in the packet (SWL-VAR-3)."""
    return Refusal("SWL-VAR-3", "why-draft-pick" if s.top() == c.F_DRAFT else "why-not-now")


def do_draft(s: Position, seat: int, card: int) -> None:
    """Keep one card face down (SWL-VAR-3, SWL-VAR-4)."""
    s.packets = put_row(s.packets, seat, [other for other in s.packets[seat] if other != card])
    s.hands = put_row(s.hands, seat, [*s.hands[seat], card])
    s.drop()
    if s.journal is not None:
        journal.drafted(s, seat, card)


def pass_packets(s: Position) -> None:
    """Packets go to the left until all cards are chosen (SWL-VAR-3)."""
    s.picks += 1
    if s.picks < s.t.draw_first:
        s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
        s.reveals += 1
        begin_phase(s, c.P_DRAFT)
    else:
        s.packets = []
        begin_phase(s, c.P_FIRST_DRAW)


def step_first_draw(s: Position, seat: int) -> bool:
    """After the draft: cards of active draw zones and Carmen's two automations (SWL-VAR-4, SWL-CHR-CARMEN-1)."""
    s.drop()
    before = len(s.hands[seat]) - s.t.draw_first
    draw(s, seat, s.sheets[seat][c.ZONES])
    first_automation(s, seat, before)
    return False


# --- the action phase -----------------------------------------------------------------------------------------


def begin_actions(s: Position) -> None:
    """The action phase begins with the first seat in order (SWL-ROUND-4, SWL-VAR-2, SWL-ROUND-8)."""
    s.phase = c.P_ACTION
    s.next_order = []
    s.at = 0
    begin_turn(s, s.order[0])


def begin_turn(s: Position, seat: int) -> None:
    """A turn: one main action (SWL-ROUND-5)."""
    s.actor = seat
    s.trades = 0
    s.push(c.F_MENU, [0])


def next_turn(s: Position) -> bool:
    """The next seat that has not passed; when all have, the round ends (SWL-ROUND-4, SWL-ROUND-7, SWL-ROUND-3)."""
    for _ in range(s.seats):
        s.at = (s.at + 1) % s.seats
        seat = s.order[s.at]
        if not s.sheets[seat][c.PASSED]:
            begin_turn(s, seat)
            return True
    if s.round == s.t.rounds:
        s.phase = c.P_OVER
        s.actor = c.NOBODY
        s.narrow = None
        s.facts = [fact for fact in s.facts if fact[c.FACT_FILTER] != c.OTHERS]
        if s.journal is not None:
            s.note("log-end", {}, "SWL-ROUND-3", seat=-1)
            for number, lines in enumerate(score_sheet(s)):
                journal.counted(s, number, lines)
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
    s.next_order = [*s.next_order, seat]
    v[c.PASSED] = 1
    v[c.IP_PASS] = 0
    s.drop()
    s.push(c.F_PASS, [0, 0])


def step_pass(s: Position, seat: int) -> bool:
    """The steps of a pass in their order
    (SWL-PASS-2 to SWL-PASS-11, SWL-CHR-NATA-2, SWL-CHR-ELSA-3, SWL-SOLO-9, SWL-CHR-BISCUIT-2,
    SWL-CHR-SOLBEE-2, SWL-CHR-RIKKA-2, SWL-CHR-ALICE-3, SWL-CHR-ELSA-2, SWL-CHR-ELINE-2, SWL-CHR-CARMEN-4,
    SWL-CHR-JASMINE-3, SWL-TILE-P1, SWL-TILE-P2, SWL-TILE-P4)."""
    t = s.t
    v = s.sheets[seat]
    p = s.frame()
    step = s.stack[p]
    s.stack[p] = step + 1
    if s.journal is not None:
        s.cause = pass_cause(s, seat, step)
    if step == 0:
        perform(s, seat, t.pass_step[v[c.WHO]][0], 1)
    elif step == 1:
        if v[c.CLOCK]:
            perform(s, seat, t.pass_step[v[c.WHO]][1], 1)
    elif step == 2:
        table = city_table(s, seat)
        if v[c.CITY]:
            gain(s, seat, c.CP, table[min(v[c.CITY], len(table)) - 1])
    elif step == 3:
        points = ip_symbols(t, v)
        if points:
            gain(s, seat, c.IP, points)
    elif step == 4:
        perform(s, seat, t.after_ip[v[c.WHO]][0], 1)
        if v[c.CLOCK]:
            perform(s, seat, t.after_ip[v[c.WHO]][1], 1)
    elif step == 5:
        tile = s.spot_pass[v[c.PAWN]]
        if tile >= 0:
            perform(s, seat, t.pass_list[tile], 1)
    elif step == 6:
        pass_tiles(s, seat, p)
    elif step == 7:
        pass_cards(s, seat, p)
    elif step == 8 and s.round < t.rounds:
        s.push(c.F_SPOT, [])
    elif step > 8 or s.round == t.rounds:
        s.drop()
    return False


def pass_cause(s: Position, seat: int, step: int) -> str:
    """What a step of a pass is gained for, in words (SWL-PASS-2 to SWL-PASS-5)."""
    v = s.sheets[seat]
    if step == 2:
        return "@source-cities"
    if step == 3:
        return "@track-industry"
    if step == 5 and s.spot_pass[v[c.PAWN]] >= 0:
        return f"@round-{s.t.pass_ids[s.spot_pass[v[c.PAWN]]]}"
    return f"@char-{s.t.who_ids[v[c.WHO]]}"


def city_table(s: Position, seat: int) -> list[int]:
    """The city points a seat's cities earn (SWL-PASS-3, SWL-CHR-LOTUS-2, SWL-PASS-14)."""
    return s.t.city_tables[s.sheets[seat][c.CITY_TABLE]]


def pass_tiles(s: Position, seat: int, p: int) -> None:
    """Each own skill tile with a pass ability, one after the other (SWL-PASS-6, SWL-TILE-V1, SWL-TILE-V2)."""
    v = s.sheets[seat]
    for tile in range(s.stack[p + 1], s.t.skills):
        if v[c.SKILL + tile] and s.t.skill_pass[tile]:
            s.stack[p] = 6
            s.stack[p + 1] = tile + 1
            if s.journal is not None:
                s.cause = f"@skill-{s.t.skill_ids[tile]}"
            perform(s, seat, s.t.skill_pass[tile], 1)
            return
    s.stack[p + 1] = 0


def pass_cards(s: Position, seat: int, p: int) -> None:
    """Each own pass card, in the order they were played (SWL-PASS-7, SWL-CARD-8)."""
    front = s.fronts[seat]
    for place in range(s.stack[p + 1], len(front)):
        if s.t.card_kind[front[place]] == c.CARD_PASS:
            s.stack[p] = 7
            s.stack[p + 1] = place + 1
            if s.journal is not None:
                s.cause = journal.card(s, front[place])
            perform(s, seat, s.t.card_pass[front[place]], 1)
            return


# --- upkeep ---------------------------------------------------------------------------------------------------


def begin_upkeep(s: Position) -> None:
    """Discs go back, tiles are turned up, then hands are reduced
    (SWL-UPK-1, SWL-UPK-2, SWL-UPK-4, SWL-UPK-5, SWL-UPK-6, SWL-SKILL-7, SWL-AREA-27)."""
    if s.journal is not None:
        s.note("log-upkeep", {}, "SWL-UPK-1", seat=-1)
    s.slots = [0] * len(s.slots)
    for seat in range(s.seats):
        v = s.own(seat)
        if s.journal is not None and v[c.DISC] > 0:
            s.note("log-discs-back", {"n": v[c.DISC]}, "SWL-UPK-1", seat=seat)
        v[c.DISC] = 0
        v[c.PASSED] = 0
        for tile in range(s.t.skills):
            if v[c.SKILL + tile] == 2:
                v[c.SKILL + tile] = 1
        for ability in range(len(s.t.ability_ids)):
            v[c.USED + ability] = 0
    s.order = s.next_order if s.options["turn_order"] else clockwise(s)
    s.next_order = []
    begin_phase(s, c.P_UPKEEP)


def step_keep(s: Position, seat: int) -> bool:
    """A seat with two or more cards must choose the one it keeps (SWL-UPK-3)."""
    if len(s.hands[seat]) > s.t.hand_keep:
        return True
    s.drop()
    return False


def offer_keep(s: Position, seat: int, out: list[int]) -> None:
    """Every card of the hand (SWL-UPK-3)."""
    for card in s.hands[seat]:
        out.append(s.t.to_keep + card)


def why_not_keep(s: Position, card: int) -> Refusal:
    """Keeping a card one does not hold, or at another time (SWL-UPK-3)."""
    if s.top() == c.F_KEEP and card not in s.hands[s.actor]:
        return Refusal("SWL-UPK-3", "why-card-not-hand")
    return Refusal("SWL-UPK-3", "why-not-now")


def do_keep(s: Position, seat: int, card: int) -> None:
    """Keep one card, unseen, and discard the others (SWL-UPK-3, SWL-HID-6)."""
    s.drop()
    if s.journal is not None:
        s.note("log-keep", {"card": journal.card(s, card)}, "SWL-UPK-3", only=seat, seat=seat)
    for other in s.hands[seat]:
        if other != card:
            discard(s, seat, other)


def finish_upkeep(s: Position) -> None:
    """The next round begins (SWL-ROUND-1, SWL-INIT-1, SWL-VAR-2)."""
    s.round += 1
    begin_round(s)
