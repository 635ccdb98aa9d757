"""The table in words, told from the view alone: the round, the auction, the sites, the seats, the resources."""

from __future__ import annotations

from typing import Any

from magnate.core.telling import NOTHING, Teller, items, table
from magnate.core.texts import number
from magnate.games.industry.terminal import said, site_row


def tell(t: Teller) -> list[str]:
    """The table, part by part."""
    parts = [now(t), *([lot(t)] if t.board["lot"] else []), *([site(t)] if t.board["site"] else [])]
    return [*parts, sites(t), seats(t), resources(t)]


def spoken(t: Teller) -> Any:
    """The words as the terminal's board asks for them."""
    return lambda id, args: t.say(id, **args)


def now(t: Teller) -> str:
    """Round, era and phase, who has which role, and which columns are still in the bag."""
    board = t.board
    phase = t.say(f"phase-{board['phase']}")
    lines = [
        t.say("screen-round", round=t.view["round"], rounds=board["rounds"], era=board["era"], phase=phase)
    ]
    lines.append(f"{t.say('screen-first')} {t.seat(board['first'])}")
    if board["auctioneer"] >= 0:
        lines.append(t.say("tell-auctioneer", seat=t.seat(board["auctioneer"])))
    lines.append(t.say(f"screen-{board['phase']}-hint"))
    lines += [t.say("tell-bag", letters=" ".join(board["bag"]) or NOTHING), t.about("roads")]
    return items(lines)


def lot(t: Teller) -> str:
    """The lot on offer, what everybody said, and every purse after a sale or after keeping."""
    shown = t.board["lot"]
    rows = []
    for seat in range(t.view["seats"]):
        after = [shown[key][seat] if shown["leader"] >= 0 else NOTHING for key in ("if_sold", "if_kept")]
        rows.append([t.seat(seat), said(t.view, spoken(t), shown, seat), *after])
    head = [t.say(f"screen-{name}") for name in ("seat", "said", "if-sold", "if-kept")]
    return f"## {t.say('screen-lot', cell=shown['cell'], high=shown['high'])}\n\n{table(head, rows)}"


def site(t: Teller) -> str:
    """The site that is being developed, and how its needs are met so far."""
    shown = t.board["site"]
    met = [
        t.pair(t.say(f"resource-{need}"), t.say(f"tell-way-{way}"))
        for need, way in zip(shown["needs"], shown["ways"], strict=False)
    ]
    return t.say("tell-site", cell=shown["cell"], price=shown["price"], met=", ".join(met) or NOTHING)


def sites(t: Teller) -> str:
    """Every site of the board."""
    rows = [[*site_row(t.view, spoken(t), cell), state_of(t, cell)] for cell in t.board["cells"]]
    head = [t.say(f"screen-{name}") for name in ("site", "price", "needs", "gives", "links")]
    return f"## {t.say('tell-sites')}\n\n{table([*head, t.say('tell-state')], rows)}"


def state_of(t: Teller, cell: dict[str, Any]) -> str:
    """What has become of a cell, and whose it is."""
    state = t.say(f"tell-state-{cell['state']}")
    owned = f", {t.seat(cell['owner'])}" if cell.get("owner", -1) >= 0 else ""
    points = f", {t.say('screen-gives-points', points=cell['points'])}" if cell.get("points") else ""
    return f"{state}{owned}{points}"


def seats(t: Teller) -> str:
    """What each seat makes, its jokers, its discount, and what it would score if the game ended now."""
    rows = []
    for player in t.board["players"]:
        makes = t.names(player["makes"], "resource-")
        jokers = t.names([joker["resource"] for joker in player["jokers"]], "resource-")
        lines = [line for line in player["standing"] if line["points"]]
        standing = (
            ", ".join(f"{t.say('score-' + line['name'])} {number(line['points'])}" for line in lines)
            or NOTHING
        )
        rows.append([t.seat(player["seat"]), makes, jokers, player["discount"], standing])
    head = [t.say(f"screen-{name}") for name in ("seat", "makes", "jokers", "discount")]
    return table([*head, t.say("tell-if-ended")], rows)


def resources(t: Teller) -> str:
    """Where each resource comes from at the moment."""
    return f"{t.say('screen-market')} " + ", ".join(
        t.pair(t.say(f"resource-{resource['id']}"), origin(t, resource)) for resource in t.board["resources"]
    )


def origin(t: Teller, resource: dict[str, Any]) -> str:
    """Who supplies a resource."""
    source = resource["source"]
    if source.startswith("seat:"):
        return t.seat(int(source[5:]))
    return (
        t.say("screen-treasury")
        if source == "treasury"
        else t.say("screen-nowhere", era=resource["from_era"])
    )
