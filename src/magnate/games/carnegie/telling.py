"""The table in words, told from the view alone: timeline, map by regions, transport, donations, companies."""

from __future__ import annotations

from typing import Any

from magnate.core.telling import NOTHING, Teller, items, table
from magnate.games.carnegie.catalogue import section_text
from magnate.games.carnegie.terminal import CarnegieSheet

REGIONS = ("west", "midwest", "south", "east")


def tell(t: Teller) -> list[str]:
    """The table, part by part."""
    parts = [now(t), timeline(t), map_of(t), transport(t), tabs(t), donations(t), display(t)]
    parts += [seat(t, number) for number in range(t.view["seats"])]
    return [*parts, *([andrew(t)] if "andrew" in t.board else [])]


def owner(t: Teller, who: int | str | None) -> str:
    """Whose disc it is."""
    if who is None:
        return t.say("tell-free")
    return t.seat(who) if isinstance(who, int) else t.say(who)


# --- the round ---------------------------------------------------------------------------------------------


def now(t: Teller) -> str:
    """Round, step, first player, the action and the event of the round, the turn under way."""
    board = t.board
    lines = [
        f"{t.say('word-round', round=t.view['round'], rounds=board['rounds'])}, {t.say('step-' + board['step'])}",
        f"{t.say('word-first')} {t.seat(board['first'])}",
    ]
    if board["type"]:
        event = CarnegieSheet(t.view, lambda id, args: t.say(id, **args)).event()
        lines += [
            f"{t.say('word-action')} {t.say('type-' + board['type'])}",
            f"{t.say('word-event')} {event}",
        ]
    return items([*lines, *turn(t)])


def turn(t: Teller) -> list[str]:
    """How far the department turn has come."""
    shown = t.board["turn"]
    lines = []
    if shown["type"] and shown["type"] != t.board["type"]:
        lines.append(f"{t.say('tell-own-action')} {t.say('type-' + shown['type'])}")
    if shown["pool"]:
        lines.append(t.say("tell-pool", count=shown["pool"]))
    if shown["using"]:
        lines.append(f"{t.say('tell-using')} {t.say('dept-' + shown['using'])}")
    if shown["closed"]:
        lines.append(f"{t.say('tell-closed')} {t.names(shown['closed'], 'dept-')}")
    if shown["picked"]:
        space = t.say(f"space-{shown['picked']}")
        lines.append(t.say("tell-picked", space=space, who=t.say(f"tell-{shown['who']}")))
    return lines


def timeline(t: Teller) -> str:
    """The four rows: what is spent, where the marker stands, what choosing a row would bring."""
    rows = []
    for row in t.board["timeline"]:
        spaces = [space_name(t, event) for event in row["spaces"]]
        spaces.append(f"{space_name(t, row['end'])} + {t.say('word-donation')}")
        left = ", ".join(spaces[row["marker"] :]) or NOTHING
        rows.append(
            [t.say(f"type-{row['row']}"), row["marker"], left, next_event(t, row["next"], row["row"])]
        )
    head = [t.say(word) for word in ("word-timeline", "tell-spent", "tell-left", "tell-next")]
    return table(head, rows)


def space_name(t: Teller, event: str) -> str:
    """A space of the timeline."""
    return t.say("word-donation") if event == "donation" else t.say(f"region-{event}")


def next_event(t: Teller, event: dict[str, Any] | None, row: str) -> str:
    """What choosing a row would trigger; another row's event where this one is spent."""
    if event is None:
        return NOTHING
    parts = [t.say(f"region-{event['region']}")] if event["region"] else []
    parts += [t.say("word-donation")] if event["donation"] else []
    other = f" ({t.say('type-' + event['row'])})" if event["row"] != row else ""
    return " + ".join(parts) + other


# --- the map -----------------------------------------------------------------------------------------------


def map_of(t: Teller) -> str:
    """Every city: points, income, slots from left to right, routes."""
    near: dict[str, list[str]] = {}
    for a, b in t.board["routes"]:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    rows = []
    for city in t.board["cities"]:
        points = f"{city['vp']}+{city['points']}" if city["points"] else city["vp"]
        income = t.say("tell-yes") if city["income"] else NOTHING
        region = t.say(f"region-{city['region']}")
        rows.append(
            [
                t.say(f"city-{city['id']}"),
                region,
                points,
                income,
                slots(t, city),
                t.names(near[city["id"]], "city-"),
            ]
        )
    words = ("tell-city", "tell-region", "tell-city-vp", "tell-income", "tell-slots", "tell-routes")
    return f"## {t.say('tell-map')}\n\n{t.say('tell-map-help')}\n\n{table([t.say(word) for word in words], rows)}"


def slots(t: Teller, city: dict[str, Any]) -> str:
    """The slots of a city from left to right."""
    kinds = [
        t.say("tell-any") if slot["type"] == "any" else t.say(f"project-{slot['type']}")
        for slot in city["slots"]
    ]
    return ", ".join(
        t.pair(kind, owner(t, slot["owner"])) for kind, slot in zip(kinds, city["slots"], strict=True)
    )


def transport(t: Teller) -> str:
    """The transport tracks, who is where on them, and who is on a mission there."""
    lines = []
    for region in REGIONS:
        where = [f"{t.seat(i)} {one['tracks'][region]}" for i, one in enumerate(t.board["seats"])]
        if "andrew" in t.board:
            where.append(f"{t.say('andrew')} {t.board['andrew']['tracks'][region]}")
        away = [f"{t.seat(i)} {one['zones'][region]}" for i, one in enumerate(t.board["seats"])]
        lines.append(
            t.say(
                "tell-track", about=t.about(f"track:{region}"), spaces=", ".join(where), away=", ".join(away)
            )
        )
    return f"## {t.say('word-transport')}\n\n{items(lines)}"


def tabs(t: Teller) -> str:
    """The project tabs as they are printed, both sides."""
    names = [tab["tab"] for tab in t.board["seats"][0]["tabs"]]
    return f"## {t.say('tell-tabs')}\n\n{t.say('tell-signs')}\n\n{items(t.about(f'tab:{name}') for name in names)}"


def donations(t: Teller) -> str:
    """The donation table: what a cell counts, whose discs are on it, what it would count for each seat now."""
    rows = []
    for cell in t.board["cells"]:
        discs = ", ".join(owner(t, who) for who in cell["discs"]) or NOTHING
        worth = [NOTHING if value is None else value for value in cell["worth"]]
        rows.append([cell["id"], t.about(f"cell:{cell['id']}"), discs, *worth])
    names = [t.seat(number) for number in range(t.view["seats"])]
    head = [t.say("tell-cell"), t.say("tell-counts"), t.say("figure-discs"), *names]
    return f"## {t.say('word-donations')}\n\n{t.say('tell-worth')}\n\n{table(head, rows)}"


def display(t: Teller) -> str:
    """The departments anyone may still take."""
    lines = [
        t.pair(
            f"{tile['tile']}. {t.say('dept-' + tile['id'])} ×{tile['count']}", t.about("dept:" + tile["id"])
        )
        for tile in t.board["display"]
        if tile["count"]
    ]
    begun = [space["department"] for space in t.board["seats"][0]["company"] if space.get("built") is False]
    started = [t.pair(t.say(f"dept-{name}"), t.about(f"dept:{name}")) for name in begun]
    everyone = f"## {t.say('tell-started')}\n\n{items(started)}"
    return f"## {t.say('word-display')}\n\n{items(lines)}\n\n{everyone}"


# --- seats -------------------------------------------------------------------------------------------------


def seat(t: Teller, number: int) -> str:
    """A seat: employees, next donation, tabs, links, and its company."""
    data = t.board["seats"][number]
    people = data["employees"]
    lines = [
        t.say("tell-people", standing=people["standing"], lying=people["lying"], away=people["away"]),
        t.say("word-next-donation", price=data["next_donation"]),
        t.say("tell-limit", limit=data["limit"]),
        t.say(f"tell-choice-{data['choice']}"),
    ]
    if data["reserved"]:
        names = {tile["tile"]: tile["id"] for tile in t.board["display"]}
        lines.append(f"{t.say('word-reserved')} {t.say('dept-' + names[data['reserved']])}")
    if data["donations"]:
        lines.append(t.pair(t.say("figure-donations"), " ".join(data["donations"])))
    links = data["links"]
    through = t.names(links["cities"], "city-")
    lines.append(
        t.say("tell-links", worth=links["worth"], cities=through)
        if links["cities"]
        else t.say("tell-no-links")
    )
    lines += [tab(t, one) for one in data["tabs"]]
    where = {space["space"]: t.say(f"space-{space['space']}") for space in data["company"]}
    lines += [t.pair(where[space["space"]], desk(t, space)) for space in data["company"] if told(space)]
    free = [f"{where[space['space']]} ({space['vp']})" for space in data["company"] if not told(space)]
    lines.append(f"{t.say('tell-free-spaces')} {'; '.join(free) or NOTHING}")
    return f"## {t.seat(number)}\n\n{items(lines)}"


def told(space: dict[str, Any]) -> bool:
    """Whether there is something on a space of a company."""
    return bool(space["department"] or space["stand"] or space["lie"])


def tab(t: Teller, one: dict[str, Any]) -> str:
    """A tab: its side, how far it is pulled out, which sections pay and which are still covered."""
    parts = {
        key: ", ".join(section_text(one["sections"][number - 1]) for number in one[key]) or NOTHING
        for key in ("uncovered", "discs")
    }
    return t.say("tell-tab", tab=f"@tab-{one['tab']}", side=one["side"], exposed=one["exposed"], **parts)


def desk(t: Teller, space: dict[str, Any]) -> str:
    """A space of a company with whoever is on it."""
    here = t.say("tell-empty-space", vp=space["vp"])
    if space["department"] == "lobby":
        here = t.say("lobby")
    elif space.get("built"):
        here = f"{t.say('dept-' + space['department'])}. {t.about('dept:' + space['department'])}"
    elif space["department"]:
        desks = t.say("tell-desks", count=space["stations"], price=space["price"])
        here = f"{t.say('dept-' + space['department'])} ({t.say('short-' + space['type'])}, {desks})"
    staff = [t.say("tell-permanent")] * space.get("permanent", 0)
    staff += [t.say("tell-staff-stand", count=space["stand"])] if space["stand"] else []
    staff += [t.say("tell-staff-lie", count=space["lie"])] if space["lie"] else []
    return f"{here} {', '.join(staff)}".strip()


def andrew(t: Teller) -> str:
    """Andrew: his points, pieces and cards as far as they are known."""
    data = t.board["andrew"]
    owned = {tile["id"]: tile["count"] for tile in data["tiles"]}
    lines = [
        t.say("word-andrew-score", points=data["score"]),
        t.pair(t.say("figure-discs"), data["discs"]),
        t.say("word-cards-left", count=data["left"]),
        t.pair(t.say("figure-departments"), t.counted(owned, "dept-")),
    ]
    for word, back in (("word-back", data["back"]), ("word-next-back", data["next"])):
        if back:
            kind = t.say("word-advanced" if back["advanced"] else "word-normal")
            lines.append(f"{t.say(word)} {t.say('type-' + back['row'])}, {kind}")
    under = [f"{vp} ×{count}" for vp, count in zip(data["vp_cards"], data["under"], strict=True)]
    lines.append(t.pair(t.say("andrew-vp-cards"), ", ".join(under)))
    if data["card"]:
        lines.append(
            t.say("tell-andrew-card", about=t.about(f"card:{data['card']['id']}"), place=data["place"])
        )
    lines += [t.message(reason) for reason in data["reasons"]]
    lines.append(t.say("tell-andrew-played", cards=" ".join(data["played"]) or NOTHING))
    return f"## {t.say('andrew')}\n\n{t.about('andrew')}\n\n{items(lines)}"
