"""The cascade in progress: what the stack of unfinished work still holds, in the order it will come.

The stack is public except for what lies in hands and decks, and no frame names a hidden card, so everybody may
see the same queue (SWL-Q-1, SWL-HID-3).
"""

from __future__ import annotations

from typing import Any

from magnate.core.message import Args, Message
from magnate.games.sweetlands import catalogue
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.rules_areas import area_price
from magnate.games.sweetlands.rules_effects import ip_symbols
from magnate.games.sweetlands.rules_round import city_table, drafting
from magnate.games.sweetlands.state import Position

QUIET = (0, c.F_CHARACTER, c.F_MAP, c.F_MENU, c.F_KEEP, c.F_DRAFT)
UNIT_WORDS = {op: f"do-{name}" for name, op in c.UNIT_OPS.items()}
UNIT_WORDS |= {c.O_TAKE: "do-gain-basic", c.O_ANY_INCOME: "do-income-any"}


def cascade(s: Position) -> list[Message]:
    """What is being done and what follows it, first the next (SWL-Q-2, SWL-Q-7, SWL-Q-12)."""
    if s.top() in QUIET or s.phase == c.P_SPOTS:
        return []
    found: list[Message] = []
    end = len(s.stack)
    while end > 0:
        kind, size = s.stack[end - 1], s.stack[end - 2]
        found += frame_words(s, kind, s.stack[end - 2 - size : end - 2])
        end -= size + 2
    return [step for step in found if step.id != "do-nothing"]


def frame_words(s: Position, kind: int, payload: list[int]) -> list[Message]:
    """What one frame still has to do."""
    if kind == c.F_UNITS:
        return [units_words(payload)]
    if kind == c.F_BATCH:
        return any_order([atom_words(s, item // c.ITEM, item % c.ITEM) for item in payload])
    if kind == c.F_LIST:
        return [list_words(s, payload[0], payload[1])]
    if kind == c.F_PROPERTY:
        return property_words(s, payload)
    if kind == c.F_BONUS:
        return bonus_words(s, payload[0], payload[1])
    if kind == c.F_INCOME:
        return income_words(s, payload[0])
    if kind == c.F_PASS:
        return pass_words(s, payload[0], payload[1])
    if kind == c.F_AREA:
        return area_words(s, payload)
    if kind in (c.F_PAY, c.F_CHOOSE):
        return [atom_words(s, payload[0], 1)]
    if kind == c.F_AFTER_CARD:
        return [Message("cascade-automate", card_args(s, payload[0]))]
    if kind == c.F_COLUMN:
        return [Message("cascade-column", card_args(s, payload[0]))]
    if kind == c.F_COLOUR:
        return [Message("do-prosperity-least", {"n": payload[0]})]
    if kind in NUMBERED:
        place, word = NUMBERED[kind]
        return [Message(word, {"n": payload[place]})]
    if kind == c.F_COPY:
        names = [name for name in ("base", "advanced") if payload[0] & c.AREA_KINDS[name]]
        return [Message("do-copy-" + "-".join(names))]
    return [Message(PLAIN[kind])] if kind in PLAIN else []


# Frames that say no more than how many: where in the payload the number stands, and the words.
NUMBERED = {
    c.F_BASICS: (0, "cascade-basics"),
    c.F_DISCARD: (0, "do-discard"),
    c.F_AUTOMATE: (0, "do-automate-hand"),
    c.F_SEARCH: (1, "cascade-search"),
    c.F_PRESENT: (1, "cascade-present"),
    c.F_SWAP_TAKE: (1, "do-gain-basic"),
}
PLAIN = {c.F_SPECIAL: "cascade-special", c.F_CLOCK: "cascade-clock", c.F_SPOT: "cascade-spot"}


def card_args(s: Position, card: int) -> Args:
    """The name of a card that lies open, and what it costs to automate it."""
    price = catalogue.cost(s.t.data["costs"]["automate"])
    return {"card": f"@card-{s.t.card_ids[card]}", "cost": price}


def any_order(parts: list[Message]) -> list[Message]:
    """Effects whose order the owner chooses, as one entry (SWL-Q-3)."""
    if len(parts) < 2:
        return parts
    return [Message("cascade-any", {"parts": catalogue.joined("list", parts)})]


def atom_words(s: Position, atom: int, amount: int) -> Message:
    """An atom of the effect language, with the amount that is left of it."""
    source: dict[str, Any] = s.t.source[atom]
    return catalogue.atom({**source, "n": amount} if "n" in source else source)


def list_words(s: Position, effects: int, times: int) -> Message:
    """A list of the effect language: fixed atoms come first (SWL-Q-3)."""
    t = s.t
    atoms = t.fixed[effects] + t.rest[effects]
    return catalogue.joined("list", [atom_words(s, atom, t.amount[atom] * times) for atom in atoms])


def some(s: Position, effects: int) -> list[Message]:
    """A list as an entry, or none when it is empty."""
    return [list_words(s, effects, 1)] if effects else []


def units_words(payload: list[int]) -> Message:
    """Units that are left; several kinds may be interleaved, or just one of them is done (SWL-AREA-17)."""
    parts: list[Message] = []
    for i in range(2, len(payload), 3):
        op, amount, argument = payload[i : i + 3]
        if amount > 0:
            parts.append(Message(pros_words(argument) if op == c.O_PROS else UNIT_WORDS[op], {"n": amount}))
    if len(parts) < 2:
        return catalogue.joined("and", parts)
    if payload[1]:
        return Message("cascade-one", {"parts": catalogue.joined("list", parts)})
    return Message("do-mix", {"parts": catalogue.joined("and", parts)})


def pros_words(mask: int) -> str:
    """Steps on the prosperity tracks of some colours."""
    if mask == c.LEAST:
        return "do-prosperity-least"
    single = [colour for i, colour in enumerate(c.COLOURS) if mask == 1 << i]
    return f"do-prosperity-{single[0] if single else 'any'}"


def property_words(s: Position, payload: list[int]) -> list[Message]:
    """Properties still to be placed, then the heir board bonuses that wait for the last one (SWL-Q-5)."""
    left, cut = payload[-5], payload[-3]
    found: list[Message] = []
    if left > 0:
        found.append(Message("do-property-free" if cut < 0 else "do-property-printed", {"n": left}))
    return found + any_order([list_words(s, effects, 1) for effects in payload[:-5]])


def bonus_words(s: Position, column: int, place: int) -> list[Message]:
    """The rest of the running industry bonus, then the bonuses that wait (SWL-BON-1, SWL-BON-4, SWL-Q-7)."""
    t = s.t
    v = s.sheets[s.actor]
    found: list[Message] = []
    if column == c.ANY_COLUMN:
        found.append(Message("do-bonus-any", {"n": 1}))
    else:
        name = f"@column-{c.COLUMNS[column]}"
        if place == 0:
            printed = list_words(s, t.printed[v[c.WHO]][column], 1)
            found.append(Message("cascade-printed", {"column": name, "effect": printed}))
        for k in range(max(0, place - 1), v[c.COLUMN_SIZE + column]):
            card = v[c.COLUMN + 3 * column + k]
            args: Args = {"card": f"@card-{t.card_ids[card]}", "effect": list_words(s, t.card_auto[card], 1)}
            found.append(Message("cascade-card", args))
    for waiting in s.queue:
        name = "any" if waiting == c.ANY_COLUMN else c.COLUMNS[waiting]
        found.append(Message(f"do-bonus-{name}", {"n": 1}))
    return found


def income_words(s: Position, step: int) -> list[Message]:
    """The steps of the income phase that are left (SWL-INC-2 to SWL-INC-8)."""
    t = s.t
    v = s.sheets[s.actor]
    found: list[Message] = []
    if step <= 1:
        found += some(s, t.income_list[v[c.WHO]][0])
    if step <= 2 and v[c.CLOCK]:
        found += some(s, t.income_list[v[c.WHO]][1])
    if step <= 3:
        found.append(Message("cascade-income", {name: v[c.INCOME + i] for name, i in c.INCOMES.items()}))
    if not drafting(s):
        number = t.draw_first if s.round == 1 else t.draw_later
        found.append(Message("do-draw", {"n": number + v[c.ZONES]}))
    return found


def pass_words(s: Position, step: int, place: int) -> list[Message]:
    """The steps of a pass that are left, as the figures stand now (SWL-PASS-2 to SWL-PASS-10)."""
    t = s.t
    v = s.sheets[s.actor]
    found: list[Message] = []
    if step <= 1 and v[c.CLOCK]:
        found += some(s, t.pass_step[v[c.WHO]][1])
    if step <= 2 and v[c.CITY]:
        table = city_table(s, s.actor)
        found.append(Message("do-gain-cp", {"n": table[min(v[c.CITY], len(table)) - 1]}))
    if step <= 3 and ip_symbols(t, v):
        found.append(Message("do-gain-ip", {"n": ip_symbols(t, v)}))
    if step <= 4:
        found += some(s, t.after_ip[v[c.WHO]][0])
        if v[c.CLOCK]:
            found += some(s, t.after_ip[v[c.WHO]][1])
    above = s.spot_pass[v[c.PAWN]]
    if step <= 5 and above >= 0:
        found += some(s, t.pass_list[above])
    if step <= 6:
        for tile in range(place if step == 6 else 0, t.skills):
            if v[c.SKILL + tile] and t.skill_pass[tile]:
                found += some(s, t.skill_pass[tile])
    if step <= 7:
        front = s.fronts[s.actor]
        for card in front[place if step == 7 else 0 :]:
            if t.card_kind[card] == c.CARD_PASS:
                args: Args = {
                    "card": f"@card-{t.card_ids[card]}",
                    "effect": list_words(s, t.card_pass[card], 1),
                }
                found.append(Message("cascade-card", args))
    if step <= 8 and s.round < t.rounds:
        found.append(Message("cascade-spot"))
    return found


def area_words(s: Position, payload: list[int]) -> list[Message]:
    """Paying for a slot and for the area, then what the area does (SWL-AREA-5)."""
    t = s.t
    area, stage, cards = payload[0], payload[1], payload[2]
    id = t.area_ids[area]
    name = f"@area-{id}"
    found: list[Message] = []
    if stage == c.PAY_SLOT and cards > 0:
        found.append(Message("cascade-slot", {"area": name, "n": cards}))
    price = area_price(s, s.actor, area)
    due = {what: price[place] for what, place in c.RESOURCES.items() if place <= c.DIAMOND and price[place]}
    if stage <= c.PAY_AREA and due:
        found.append(Message("cascade-price", {"area": name, "cost": catalogue.cost(due)}))
    return [*found, list_words(s, t.area_list[area], 1)]
