"""Andrew as the table shows him: his cards, his points, and why he does what he does."""

from __future__ import annotations

from typing import Any

from magnate.core.message import Arg, Message
from magnate.games.carnegie.constants import ANDREW, CO, HR, MG, TILES
from magnate.games.carnegie.journal import stop
from magnate.games.carnegie.rules_solo import andrew_chooses, andrew_lines
from magnate.games.carnegie.state import Position
from magnate.games.carnegie.tables import Tables


def andrew_view(s: Position) -> dict[str, Any]:
    """Andrew's pieces, his cards as far as they are known, and his points so far
    (CAR-INFO-3, CAR-INFO-4, CAR-INFO-5)."""
    t = s.t
    backs = [{"row": t.types[t.card_row[card]], "advanced": bool(t.card_advanced[card])} for card in s.backs]
    return {
        "level": s.options["andrew"],
        "discs": s.a_discs,
        "tracks": {t.regions[r]: s.a_track[r] for r in range(4)},
        "tiles": [
            {"tile": tile + 1, "id": t.dept_names[tile], "count": s.a_tiles[tile]}
            for tile in range(TILES) if s.a_tiles[tile]
        ],
        "card": card_view(t, s.card) if s.card >= 0 else None,
        "place": s.place,
        "back": backs[0] if s.drawn else None,
        "next": backs[-1] if len(backs) > s.drawn else None,
        "left": len(s.deck) + len(s.backs) - s.drawn,
        "vp_cards": t.vp_cards,
        "under": [s.places.count(i) for i in range(len(t.vp_cards))],
        "played": [t.card_names[card] for card in s.played],
        "chooses": andrew_chooses(s),
        "reasons": [reason.plain() for reason in reasons(s)],
        "score": sum(andrew_lines(s)),
    }  # fmt: skip


def goal(s: Position) -> Message:
    """What a solo game is played for (CAR-SOLO-30)."""
    return Message("andrew-goal", {"level": f"@option-andrew-{s.options['andrew']}"})


def outcome(s: Position) -> Message:
    """How a solo game ended (CAR-SOLO-30)."""
    lead = sum(andrew_lines(s)) - s.scores()[0]
    return Message("andrew-verdict", {"andrew": (lead > 0) - (lead < 0), "by": abs(lead)})


def card_view(t: Tables, card: int) -> dict[str, Any]:
    """The face of one of Andrew's cards."""
    return {
        "id": t.card_names[card],
        "advanced": bool(t.card_advanced[card]),
        "row": t.types[t.card_row[card]],
        "donation": t.cell_names[t.card_cell[card]],
        "slide": t.card_slide[card],
        "departments": [t.types[kind] for kind in t.card_types[card]],
        "cities": [t.city_names[city] for city in t.card_cities[card]],
        "region": t.regions[t.card_region[card]],
        "steps": t.card_steps[card],
    }


# --- why ------------------------------------------------------------------------------------------------


def reasons(s: Position) -> list[Message]:
    """Why Andrew does what he does this round, one sentence for each rule that drives him
    (CAR-SOLO-7 to CAR-SOLO-20)."""
    t = s.t
    if s.card < 0:
        return waiting(s)
    row: dict[str, Arg] = {"card": t.card_names[s.card], "row": f"@type-{t.types[s.type]}"}
    found = [Message("andrew-why-chose" if andrew_chooses(s) else "andrew-why-followed", row)]
    if s.donation:
        found.append(donation_reason(s))
    found.append(action_reason(s))
    found.append(Message("andrew-why-place", {"vp": t.vp_cards[s.place], "places": s.place}))
    return found


def waiting(s: Position) -> list[Message]:
    """His card lies face down: what its back tells (CAR-SOLO-9, CAR-SOLO-10)."""
    if not s.drawn:
        return []
    t = s.t
    card = s.backs[0]
    args: dict[str, Arg] = {"row": f"@type-{t.types[t.card_row[card]]}", "advanced": t.card_advanced[card]}
    return [Message("andrew-why-hidden", args)]


def donation_reason(s: Position) -> Message:
    """His donation goes to the cell of the card; a taken cell slides the card (CAR-SOLO-12, CAR-SOLO-13)."""
    cell = s.t.card_cell[s.card]
    name = f"@cell-{s.t.cell_names[cell]}"
    given = s.cells[cell] >> ANDREW & 1
    return Message("andrew-why-donated" if given else "andrew-why-no-donation", {"cell": name})


def action_reason(s: Position) -> Message:
    """The line of the card that belongs to the action of the round, and its rule
    (CAR-SOLO-14 to CAR-SOLO-18)."""
    t = s.t
    if s.type == HR:
        return Message("andrew-why-HR", {"slide": t.card_slide[s.card]})
    if s.type == MG:
        return Message(
            "andrew-why-MG", {"types": listed([f"@short-{t.types[k]}" for k in t.card_types[s.card]])}
        )
    if s.type == CO:
        return Message(
            "andrew-why-CO", {"cities": listed([f"@city-{t.city_names[c]}" for c in t.card_cities[s.card]])}
        )
    region = t.card_region[s.card]
    steps: dict[str, Arg] = {"region": f"@region-{t.regions[region]}", "steps": t.card_steps[s.card]}
    return Message("andrew-why-RD", {**steps, **stop(s, region, s.a_track[region])})


def listed(ids: list[str]) -> Message:
    """Up to five names as one message."""
    return Message(f"list-{len(ids)}", {"abcde"[i]: ids[i] for i in range(len(ids))})
