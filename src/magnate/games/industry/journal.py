"""What happened, told to the journal: one event per thing a player at the table would notice."""

from __future__ import annotations

from collections.abc import Sequence

from magnate.core.message import Arg, Message, Moved, ScoreLine
from magnate.games.industry.constants import FACTORY
from magnate.games.industry.state import Position

TABLE = -1


def cell_args(s: Position, cell: int) -> dict[str, Arg]:
    """A cell as sentences name it: "E2" and "Shipyard"."""
    return {"cell": s.t.cells[cell], "name": f"@site-{s.t.names[cell]}"}


def resource_name(s: Position, number: int) -> str:
    """A resource by name, as an argument."""
    return f"@resource-{s.t.resources[number]}"


def listed(items: Sequence[Arg]) -> Message:
    """Several things as one argument: "2 to Ann, 1 to Bob and 1 to Cleo"."""
    if not items:
        return Message("list-none")
    return Message(f"list-{len(items)}", {f"item{i}": item for i, item in enumerate(items)})


def on_cell(s: Position, cell: int) -> list[str]:
    """The element of a cell."""
    return [f"cell:{s.t.cells[cell]}"]


# --- rounds ------------------------------------------------------------------------------------------


def round_opened(s: Position) -> None:
    """A new round."""
    s.note("log-round", {"round": s.round, "era": s.era}, "IND-ROUND-1", seat=TABLE)


def everyone_paid(s: Position, thalers: int, message: str, clause: str) -> None:
    """The treasury pays every seat."""
    moved = [Moved(f"thaler:{thalers}", "treasury", f"seat:{seat}") for seat in range(s.seats)]
    s.note(message, {"thalers": thalers}, clause, moved, seat=TABLE)


def columns_drawn(s: Position, drawn: list[int]) -> None:
    """Column tokens come out of the bag."""
    letters = s.t.letters
    names = ", ".join([letters[column] for column in sorted(drawn)])
    moved = [Moved(f"column:{letters[c]}", "bag", f"column:{letters[c]}") for c in drawn]
    s.note("log-draw", {"columns": names}, "IND-COLUMN-2", moved, seat=TABLE)


def era_changed(s: Position) -> None:
    """The era marker moves on."""
    moved = [Moved("era", f"era:{s.era - 1}", f"era:{s.era}")]
    s.note("log-era", {"era": s.era}, "IND-ERA-1", moved, seat=TABLE)


def subsidy_taken(s: Position) -> None:
    """A seat takes its subsidy."""
    thalers = s.t.subsidy_thalers
    moved = [Moved(f"thaler:{thalers}", "treasury", f"seat:{s.actor}")]
    s.note("log-subsidy", {"thalers": thalers, "points": -s.t.subsidy_points}, "IND-SUB-2", moved)


def ended(s: Position, cleared: int) -> None:
    """The last round is over: what counts at the end, seat by seat."""
    s.note("log-end", {"cleared": cleared}, "IND-END-3", seat=TABLE)
    for seat, lines in enumerate(s.score_sheet()):
        for line in lines:
            if line.points and line.name not in ON_TRACK:
                counted(s, seat, line)
        total: dict[str, Arg] = {"points": s.scores()[seat], "track": s.prestige[seat]}
        s.note("log-final", total, "IND-SCORE-11", seat=seat)


ON_TRACK = ("factories", "technologies")


def counted(s: Position, seat: int, line: ScoreLine) -> None:
    """What a source of points brings a seat at the end."""
    t = s.t
    mine = [cell for cell in range(t.cell_count) if s.owner[cell] == seat and s.built[cell] > 0]
    args: dict[str, Arg] = {"points": line.points}
    on: list[str] = []
    if line.name in t.networks:
        network = t.networks.index(line.name)
        factories = [cell for cell in mine if cell in t.network_cells[network]]
        bonuses = [cell for cell in mine if cell in t.bonus_cells[network]]
        args |= {"count": len(factories), "times": sum(t.times[cell] for cell in bonuses)}
        args["network"] = f"@network-{line.name}"
        on = [f"cell:{t.cells[cell]}" for cell in [*factories, *bonuses]]
        s.note("log-final-network", args, line.clause, seat=seat, on=on)
        return
    if line.name == "thalers":
        args["count"] = s.cash[seat]
    elif line.name == "jokers":
        args["count"] = len(s.joker_cells(s.jokers[seat]))
    elif line.name in ("roads", "lines"):
        edges = t.roads if line.name == "roads" else t.lines
        joined = [edge for edge in edges if edge[0] in mine and edge[1] in mine]
        args["count"] = len(joined)
        on = [f"cell:{t.cells[cell]}" for edge in joined for cell in edge]
    s.note(f"log-final-{line.name}", args, line.clause, seat=seat, on=on)


# --- the auction ---------------------------------------------------------------------------------------


def offered(s: Position, cell: int) -> None:
    """A cell is put up for sale."""
    s.note("log-offer", cell_args(s, cell), "IND-OFFER-3", on=on_cell(s, cell))


def bid_made(s: Position, amount: int) -> None:
    """A seat bids."""
    s.note("log-bid", {**cell_args(s, s.lot), "amount": amount}, "IND-BID-2", on=on_cell(s, s.lot))


def passed(s: Position) -> None:
    """A seat passes on the lot."""
    s.note("log-pass", cell_args(s, s.lot), "IND-BID-2", on=on_cell(s, s.lot))


def sold(s: Position) -> None:
    """The highest bidder gets the lot; told before paying."""
    args: dict[str, Arg] = {**cell_args(s, s.lot), "buyer": f"@seat-{s.leader}", "amount": s.high}
    paid = Moved(f"thaler:{s.high}", f"seat:{s.leader}", f"seat:{s.auctioneer}")
    s.note("log-sell", args, "IND-AUCTION-2", [paid, lot_moves(s, s.leader)])


def kept(s: Position, shares: list[int]) -> None:
    """The auctioneer keeps the lot and pays round the table, `shares[0]` to the left neighbour."""
    moved: list[Moved] = []
    told: list[Message] = []
    seat = s.auctioneer
    for share in shares[:-1]:
        seat = s.left_of(seat)
        if share > 0:
            told.append(Message("share", {"amount": share, "player": f"@seat-{seat}"}))
            moved.append(Moved(f"thaler:{share}", f"seat:{s.auctioneer}", f"seat:{seat}"))
    moved.append(lot_moves(s, s.auctioneer))
    args: dict[str, Arg] = {
        **cell_args(s, s.lot), "amount": s.high, "net": s.high - shares[-1], "shares": listed(told),
    }  # fmt: skip
    s.note("log-keep", args, "IND-AUCTION-4", moved)


def unwanted(s: Position) -> None:
    """Nobody bid: the auctioneer has the lot for nothing."""
    s.note("log-unwanted", cell_args(s, s.lot), "IND-NOBID-1", [lot_moves(s, s.auctioneer)])


def lot_moves(s: Position, seat: int) -> Moved:
    """What is seen to move when a seat acquires the lot."""
    cell = s.t.cells[s.lot]
    if s.t.joker_of[s.lot] >= 0:
        return Moved(f"joker:{cell}", f"cell:{cell}", f"seat:{seat}")
    return Moved(f"property:{seat}", f"seat:{seat}", f"cell:{cell}")


# --- development -----------------------------------------------------------------------------------------


def done(s: Position) -> None:
    """A seat develops nothing."""
    s.note("log-done", None, "IND-DEV-3")


def is_late(s: Position, cell: int) -> int:
    """1 for a factory whose era is over: it gives no points now."""
    return 1 if s.t.kind[cell] == FACTORY and s.t.era_of[cell] != s.era else 0


def developed(s: Position, price: int, points: int) -> None:
    """A cell is developed."""
    here = f"cell:{s.t.cells[s.site]}"
    moved = [Moved(f"thaler:{price}", f"seat:{s.actor}", "treasury")] if price > 0 else []
    moved.append(Moved(f"property:{s.actor}", here, here))
    args = {
        **cell_args(s, s.site), "price": price, "points": points, "late": is_late(s, s.site),
        "saved": s.t.price[s.site] - price, "printed": s.t.price[s.site],
    }  # fmt: skip
    s.note("log-develop", args, "IND-POINTS-1" if points > 0 else "IND-DEV-9", moved)


def bought(s: Position, number: int, seller: int) -> None:
    """A resource is bought for the site under way, from a seat or from the treasury."""
    price = s.t.resource_price
    on = [f"resource:{s.t.resources[number]}", *on_cell(s, s.site)]
    args: dict[str, Arg] = {**cell_args(s, s.site), "resource": resource_name(s, number), "price": price}
    if seller < 0:
        moved = Moved(f"thaler:{price}", f"seat:{s.actor}", "treasury")
        s.note("log-buy-from-treasury", args, "IND-RES-11", [moved], on=on)
        return
    args["seller"] = f"@seat-{seller}"
    moved = Moved(f"thaler:{price}", f"seat:{s.actor}", f"seat:{seller}")
    s.note("log-buy-from-seat", args, "IND-RES-7", [moved], on=on)


def joker_used(s: Position, joker: int, number: int) -> None:
    """A joker stands for a resource of the site under way and leaves the game."""
    cell = s.joker_cells(joker)[0]
    args: dict[str, Arg] = {
        **cell_args(s, s.site),
        "joker": f"@site-{s.t.names[s.t.cells.index(cell)]}",
        "resource": resource_name(s, number),
        "any": 1 if joker & s.t.any_jokers else 0,
    }
    moved = [Moved(f"joker:{cell}", f"seat:{s.actor}", "box")]
    s.note("log-joker", args, "IND-RES-2", moved, on=on_cell(s, s.site))
