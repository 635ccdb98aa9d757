"""The table in words, told from the view alone: common boards, tracks, what is to be had, hand, and the heirs.

A map is told row by row: each hex by the letter of its terrain, with what lies on it. C4 is the fourth hex of the third
row; rows A, C, E and G are indented by half a hex.
"""

from __future__ import annotations

from typing import Any

from magnate.core.telling import NOTHING, Teller, items
from magnate.games.sweetlands.journal import place_of, printed, side_of
from magnate.games.sweetlands.terminal import STANDING, TERRAINS

SPACES = (
    ("wagon", "tui-wagon", "industry"),
    ("locomotive", "tui-locomotive", "industry"),
    ("food", "track-food", "food"),
)
FREE = ("settle", "hire", "buy", "sell", "swap", "melt", "dismiss", "milestone", "clock")


def tell(t: Teller) -> list[str]:
    """The table, part by part."""
    parts = [now(t), choosing(t), holding(t), areas(t), round_board(t), prizes(t), tracks(t), ground(t)]
    parts += [heir(t, seat) for seat in range(t.view["seats"])]
    return [part for part in [*parts, mio(t)] if part]


def section(title: str, lines: list[str]) -> str:
    """A heading and a list; nothing where the list is empty."""
    return f"## {title}\n\n{items(lines)}" if lines else ""


def owner(t: Teller, who: int | str | None) -> str:
    """Who holds something."""
    if who is None:
        return t.say("tell-free")
    return t.seat(who) if isinstance(who, int) else t.say(f"tell-{who}")


# --- common boards -------------------------------------------------------------------------------------------


def now(t: Teller) -> str:
    """Round, phase, turn order, deck, and what a choice has set off."""
    board = t.board
    lines = [
        f"{t.say('round-of', round=t.view['round'], rounds=board['rounds'])}, {t.say('step-' + board['phase'])}",
        t.say("tui-start", player=t.seat(board["start"])),
        t.pair(t.say("tell-order"), ", ".join(t.seat(seat) for seat in board["order"])),
        t.pair(t.say("tell-passed"), ", ".join(t.seat(seat) for seat in board["passed"]) or NOTHING),
        t.say("tui-deck", deck=board["deck"], discard=t.names(board["discard"], "card-")),
    ]
    if board["pick"]:
        lines.append(t.say("tell-pick", pick=board["pick"]))
    if board["cascade"]:
        lines.append(t.pair(t.say("tell-cascade"), t.several(t.message(step) for step in board["cascade"])))
    return items(lines)


def choosing(t: Teller) -> str:
    """The characters and maps still to be had, while they are being chosen."""
    people = [t.pair(t.say(f"char-{one['id']}"), t.message(one["about"])) for one in t.board["people"]]
    maps = [
        t.pair(t.say(f"map-{one['id']}"), f"{t.about('map-' + one['id'])} {' / '.join(one['rows'])}")
        for one in t.board["maps"]
        if one["free"]
    ]
    return section(t.say("tui-people"), [*people, *maps])


def holding(t: Teller) -> str:
    """The own hand, and the packet to draft from."""
    hand = [
        t.pair(
            f"{t.say('card-' + card['id'])} ({t.say('tell-price', gold=card['gold'])})",
            t.message(card["about"]),
        )
        for card in t.board["holding"]
    ]
    packet = [t.pair(t.say(f"card-{card}"), t.about(f"card-{card}")) for card in t.board["packet"]]
    return "\n\n".join(
        filter(None, [section(t.say("tui-hand"), hand), section(t.say("tell-packet"), packet)])
    )


def areas(t: Teller) -> str:
    """The action areas: what they do and who stands on their slots; then the free actions."""
    lines = []
    for area in t.board["areas"]:
        slots = ", ".join(owner(t, who) for who in area["slots"])
        shut = "" if area["open"] else f" ({t.say('tell-from', round=area['from'])})"
        lines.append(f"{t.say('area-' + area['id'])}{shut}. {t.about('area-' + area['id'])} [{slots}]")
    free = [t.about(f"free-{name}") for name in FREE]
    return f"{section(t.say('tui-areas'), lines)}\n{items(free)}"


def round_board(t: Teller) -> str:
    """The spots of the round board with their tiles and pawns."""
    lines = []
    for spot in t.board["spots"]:
        does = [t.about(f"round-{tile}") for tile in (spot["tile"], spot["pass"]) if tile]
        lines.append(f"{spot['spot']}. {' '.join(does)} [{owner(t, spot['pawn'])}]")
    return section(t.say("tui-spots"), lines)


def prizes(t: Teller) -> str:
    """Milestones, final scoring and the skill tiles to be had."""
    board = t.board
    lines = []
    for tile in board["milestones"]:
        have = t.several(
            f"{t.seat(seat)} {', '.join(f'{got}/{need}' for got, need in done)}"
            for seat, done in enumerate(tile["have"])
        )
        id = f"milestone-{tile['id']}"
        lines.append(f"{t.say(id)}. {t.about(id)} [{owner(t, tile['owner'])}] {have}")
    for tile in board["finals"]:
        counts = ", ".join(f"{t.seat(seat)} {count}" for seat, count in enumerate(tile["counts"]))
        lines.append(f"{t.say('final-' + tile['id'])}. {t.about('final-' + tile['id'])} {counts}")
    for id, left in board["piles"].items():
        if left:
            lines.append(f"{t.say('skill-' + id)} ×{left}. {t.about('skill-' + id)}")
    return section(t.say("tell-prizes"), lines)


def tracks(t: Teller) -> str:
    """The tracks: how prosperity pays, and what the spaces of industry and food bring."""
    board = t.board
    lines = []
    for name, first in board["first"].items():
        lines.append(
            f"{t.say('track-' + name)}. {t.about('track-' + name)} {t.pair(t.say('tell-first'), owner(t, first))}"
        )
    someone = any(heir["locomotive"] is not None for heir in board["heirs"])
    for name, word, track in SPACES:
        if name != "locomotive" or someone:
            spaces = [f"{n}: {t.about(f'{name}-{n}')}" for n in range(1, board["lengths"][track] + 1)]
            lines.append(t.pair(t.say(word), " ".join(spaces)))
    lines.append(t.pair(t.say("tell-gates"), ", ".join(str(place) for place in board["gates"])))
    return section(t.say("tell-tracks"), lines)


def ground(t: Teller) -> str:
    """What the letters of the maps mean, and what hexes and special tiles do."""
    letters = [
        f"{mark} {t.say('terrain-' + TERRAINS[mark])} ({t.about('terrain-' + TERRAINS[mark])})"
        for mark in "WFMS"
    ]
    letters += [f"X {t.about('hex-special')}", f"C {t.about('hex-capital')}", f"D {t.about('hex-draw_zone')}"]
    letters += [f"@ {t.about('hex-port')}", f"! {t.about('symbol-skill')}", f"$ {t.about('symbol-diamond')}"]
    specials = [f"{id} {t.about(f'special-{id}')}" for id in ("X1", "X2", "X3", "X4", "X5", "X6")]
    standing = ", ".join(f"{letter} {t.say('prop-' + kind)}" for kind, letter in STANDING.items())
    built = [standing, f"r {t.say('prop-rabbit')}", t.say("tell-marks")]
    return section(t.say("tell-ground"), [t.several(letters), t.several(specials), t.several(built)])


# --- heirs -----------------------------------------------------------------------------------------------------


def heir(t: Teller, seat: int) -> str:
    """A seat: character, stock, tracks, map, citizens and tiles."""
    one = t.board["heirs"][seat]
    if not one["character"]:
        return ""
    lines = [f"{t.say('char-' + one['character'])}. {t.about('char-' + one['character'])}"]
    lines += [*rows_of(t, one), *stock(t, one), *people(t, one)]
    if seat == t.view["you"]:
        lines += next_ones(t, one)
    passed = f" ({t.say('tui-passed')})" if one["passed"] else ""
    return section(f"{t.seat(seat)}{passed}", lines)


def stock(t: Teller, one: dict[str, Any]) -> list[str]:
    """Income, tracks, cities and ports, and whatever else is counted."""
    income = ", ".join(f"{t.say('figure-' + name)} {n}" for name, n in one["income"].items())
    places = [f"{t.say('tui-wagon')} {one['wagon']}", f"{t.say('track-food')} {one['food']}"]
    places += [f"{t.say('tui-locomotive')} {one['locomotive']}"] if one["locomotive"] is not None else []
    places += [f"{t.say('track-' + name)} {n}" for name, n in one["tracks"].items()]
    built = ", ".join(f"{t.say('prop-' + kind)} {n}" for kind, n in one["built"].items())
    clock = ", ".join(f"{got}/{need}" for got, need in one["clock_have"])
    return [
        t.pair(t.say("tell-income"), income),
        t.pair(t.say("tell-tracks"), ", ".join(places)),
        t.pair(t.say("tui-built"), f"{built}, {t.say('prop-rabbit')} {one['rabbits']}"),
        t.say(
            "tell-cities",
            cities=one["cities"],
            points=one["city_points"],
            ports=one["ports"],
            sea=one["port_points"],
        ),
        t.say(
            "tell-counts",
            wonders=one["wonder"],
            cubes=one["cubes"],
            symbols=one["ip_symbols"],
            passing=one["ip_pass"],
            cut=one["wood_discount"],
            clock=clock or NOTHING,
            spot=one["spot"],
            played=one["played"],
        ),
    ]


def people(t: Teller, one: dict[str, Any]) -> list[str]:
    """Citizens in front and in the columns, badges, skill tiles, abilities used."""
    lines = [t.pair(t.say("tui-badges"), t.counted(one["badges"], "badge-"))]
    for column, cards in one["columns"].items():
        told = [f"{t.say('card-' + card)}. {t.about('card-' + card)}" for card in cards]
        title = f"{t.say('column-' + column)} ({t.say('tell-room', count=one['room'][column])})"
        lines.append(t.pair(title, " ".join([t.about(f"printed-{one['character']}-{column}"), *told])))
    if one["front"]:
        told = [f"{t.say('card-' + card)}. {t.about('card-' + card)}" for card in one["front"]]
        lines.append(t.pair(t.say("tui-front"), " ".join(told)))
    if one["stores"]:
        lines.append(t.pair(t.say("prop-store"), t.names(one["stores"], "column-")))
    if one["skills"]:
        tiles = [
            f"{t.say('skill-' + tile['tile'])}{' (' + t.say('tell-used') + ')' if tile['down'] else ''}"
            for tile in one["skills"]
        ]
        lines.append(t.pair(t.say("tui-own-skills"), ", ".join(tiles)))
    if one["used"]:
        lines.append(t.pair(t.say("tell-abilities-used"), t.names(one["used"], "ability-")))
    return lines


def rows_of(t: Teller, one: dict[str, Any]) -> list[str]:
    """The map, row by row, and its roads."""
    if not one["map"]:
        return []
    rows = []
    for r, line in enumerate(one["rows"]):
        cells = [hex_of(one, f"r{r}c{c}", token) for c, token in enumerate(line.split()) if token != "_"]
        rows.append(f"{printed(f'r{r}c0')[0]}: {' '.join(cells)}")
    roads = ", ".join(road_of(t, one, id) for id in one["roads"]) or NOTHING
    return [t.pair(t.say(f"map-{one['map']}"), " / ".join(rows)), t.pair(t.say("track-road"), roads)]


def road_of(t: Teller, one: dict[str, Any], id: str) -> str:
    """A road by the two hexes it lies between, at the rim by the side of the one hex."""
    cells = [cell for cell in id.split("|") if lies_on(one["rows"], cell)]
    if len(cells) == 2:
        return "-".join(map(printed, cells))
    return f"{printed(cells[0])} ({t.say('side-' + side_of(cells[0], id))})"


def lies_on(rows: list[str], cell: str) -> bool:
    """Whether a place is a hex of a map."""
    r, c = place_of(cell)
    return 0 <= r < len(rows) and 0 <= c < len(line := rows[r].split()) and line[c] != "_"


def hex_of(one: dict[str, Any], id: str, token: str) -> str:
    """A hex: its letter and symbol, `*` for a tile and `+` for one turned over, then what stands there."""
    tile = one["tiles"].get(id, "")
    special = tile.rstrip("+") if token[0] == "X" else ""
    laid = ("+" if tile.endswith("+") else "*") if tile else "+" if id in one["zones"] else ""
    stands = STANDING[one["properties"][id]] if id in one["properties"] else ""
    rabbit = "r" if id in one["rabbits_at"] else ""
    there = f"={stands}{rabbit}" if stands or rabbit else ""
    return f"{special or token[0]}{token[1:]}{laid}{there}"


def next_ones(t: Teller, one: dict[str, Any]) -> list[str]:
    """What the next property of each kind and the next rabbit cost and bring."""
    lines = []
    for kind, count in one["built"].items():
        about = t.about(f"prop-{kind}-{count + 1}")
        lines += [f"{t.say('prop-' + kind)} {count + 1}. {about}"] if about else []
    columns = [name for name in one["columns"] if name not in one["stores"]]
    lines += [f"{t.say('prop-store_' + name)}. {t.about('prop-store_' + name)}" for name in columns]
    lines += [] if one["built"]["clock"] else [f"{t.say('prop-clock')}. {t.about('prop-clock')}"]
    lines.append(t.about(f"rabbit-{one['rabbits'] + 1}"))
    return [t.pair(t.say("tell-next"), " ".join(filter(None, lines)))]


def mio(t: Teller) -> str:
    """Mio's open cards and what is left of his decks."""
    shown = t.board["mio"]
    if not shown:
        return ""
    lines = [t.about(f"mio-{card}") for card in shown["shown"]]
    lines.append(t.say("tell-mio-left", first=shown["left"][0], second=shown["left"][1], spot=shown["spot"]))
    return section(t.say("tell-mio"), lines)
