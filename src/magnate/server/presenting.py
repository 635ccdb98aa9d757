"""How tables look from outside: what a seat, a spectator, the lobby and the stream are shown."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from magnate.core.record import commitment
from magnate.server import steady
from magnate.server.differences import Patch, difference
from magnate.server.play import Made, readable
from magnate.server.repository import BriefRow, ScoreRow
from magnate.server.table import Holder, News, Table, View


def encode(body: Any) -> bytes:
    """A body as JSON."""
    return msgspec.json.encode(body)


def view_of(table: Table, viewer: int) -> View | None:
    """The view of a seat (-1: a spectator), made once per position."""
    if table.play is None and table.archive is None:
        return None
    view = table.views.get(viewer)
    if view is None:
        view = table.views[viewer] = View(_seen(table, viewer))
    return view


def view_json(view: View) -> msgspec.Raw:
    """A view as JSON, written once."""
    if view.json is None:
        view.json = encode(view.plain)
    return msgspec.Raw(view.json)


def _seen(table: Table, viewer: int) -> dict[str, Any]:
    """What a seat sees, of the game or of its archive."""
    if table.play is not None:
        return table.play.state.view(None if viewer < 0 else viewer)
    assert table.archive is not None
    return table.archive.view(table.archive.at, viewer)


def viewer_of(table: Table, holder: Holder | None, seat: int | None = None) -> int:
    """Whose view is shown: the seat asked for, else the one to decide, else the first; -1 for a spectator."""
    if holder is None or not holder.seats:
        return -1
    if seat is not None and seat in holder.seats:
        return seat
    return table.actor if table.actor in holder.seats else holder.seats[0]


def seats_body(table: Table) -> list[dict[str, Any]]:
    """The seats as everybody sees them."""
    screens = {seat: holder.seats[0] for holder in table.holders.values() for seat in holder.seats}
    return [
        {
            "seat": i,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "style": table.style_at(i),
            "played_by": seat.played_by,
            "resigned": seat.resigned,
            "late": seat.late,
            "colour": seat.colour,
            "screen": screens.get(i, i),
        }
        for i, seat in enumerate(table.seats)
    ]


def brief_body(table: Table) -> dict[str, Any]:
    """The table as the lobby lists it."""
    state = table.play.state if table.play is not None else None
    return {
        "id": table.id,
        "name": table.info.name,
        "game": table.info.game,
        "status": table.status,
        "private": table.info.private,
        "created": table.info.created,
        "updated": table.updated,
        "seq": table.seq,
        "at": table.at,
        "round": state.round if state is not None else 0,
        "seats": seats_body(table),
        "actor": table.actor if table.status == "playing" else None,
        "scores": state.scores() if state is not None else None,
        "daily": table.info.daily,
        "practice": table.info.practice,
        "open_seed": table.info.open_seed,
        "clock": table.info.clock,
        "options": table.info.options,
        "open": [i for i, seat in enumerate(table.seats) if seat.kind == "open"],
    }


def brief_row(table: Table) -> BriefRow:
    """The table as the lobby stores it."""
    brief = brief_body(table)
    return BriefRow(table.id, table.updated, brief["status"], brief)


def score_row(table: Table, made: Made | None) -> ScoreRow | None:
    """The result that a choice brings if it ends the daily game."""
    people = [i for i, seat in enumerate(table.seats) if seat.kind == "person"]
    if (
        table.info.daily is None
        or table.info.practice
        or made is None
        or not made.state.is_over
        or not people
    ):
        return None
    seat = people[0]
    name = (table.seats[seat].name or "?")[:40]
    score = made.state.scores()[seat]
    return ScoreRow(table.id, table.info.game, table.info.daily, name, score, made.step.time)


def table_body(
    table: Table, holder: Holder | None, here: list[bool], seat_wanted: int | None = None
) -> dict[str, Any]:
    """The table as the holder of a key (None: a spectator) may see it, ready to be written as JSON."""
    return ready(table_seen(table, holder, here, seat_wanted))


def ready(seen: dict[str, Any]) -> dict[str, Any]:
    """A table as somebody sees it with its view already written as JSON."""
    view = seen["view"]
    return seen if view is None else {**seen, "view": view_json(view)}


def compared(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What changed from one table to another as somebody saw both."""
    return difference(_spread(old), _spread(new))


def _spread(seen: dict[str, Any]) -> dict[str, Any]:
    """A table as somebody sees it with its view laid open."""
    view = seen["view"]
    return seen if view is None else {**seen, "view": view.plain}


def table_seen(
    table: Table, holder: Holder | None, here: list[bool], seat_wanted: int | None = None
) -> dict[str, Any]:
    """The table as the holder of a key (None: a spectator) may see it; its view is a `View`."""
    info = table.info
    viewer = viewer_of(table, holder, seat_wanted)
    view = view_of(table, viewer)
    mine = holder.seats if holder is not None else []
    playing = table.playing(holder) if holder is not None else []
    seats = seats_body(table)
    for seat in seats:
        seat["here"] = here[seat["seat"]]
        seat["yours"] = seat["seat"] in mine
    return {
        "id": table.id,
        "name": info.name,
        "game": info.game,
        "rules": info.rules,
        "components": info.digest,
        "own_components": info.components is not None,
        "status": table.status,
        "private": info.private,
        "created": info.created,
        "updated": table.updated,
        "seq": table.seq,
        "at": table.at,
        "news": table.number,
        "seat": viewer if viewer >= 0 else None,
        "yours": mine,
        "host": holder is not None and holder.host,
        "seats": seats,
        "view": view,
        "thinking": table.thinking,
        "undo": undo_body(table, playing),
        "cancel": cancel_body(table, playing),
        "ask": table.ask.plain() if table.ask is not None else None,
        "last": last_turn(table, viewer),
        "clock": clock_body(table),
        "chat": table.chat,
        "watchers": {"open": table.talk_open, "chat": table.talk if hears_watchers(table, viewer) else None},
        "notes": table.notes,
        "commitment": commitment(info.seed),
        "seed": info.seed if info.open_seed or seed_known(table) else None,
        "open_seed": info.open_seed,
        "parent": info.parent,
        "rematch": table.rematch,
        "daily": info.daily,
        "practice": info.practice,
        "secret": secrets_between(table, mine),
    }


def hears_watchers(table: Table, viewer: int) -> bool:
    """Whether a viewer may read what spectators say: not while playing, since that could help somebody."""
    return viewer < 0 or table.status == "over"


def secrets_between(table: Table, mine: list[int]) -> bool:
    """Whether people who share a screen know different things now: only one of them may see something."""
    people = [seat for seat in mine if table.seats[seat].played_by == "person"]
    if table.play is None or table.play.state.is_over or len(people) < 2:
        return False
    state = table.play.state
    hidden = [set(state.hidden(seat)) for seat in people]
    paths = {path for paths in hidden for path in paths if not all(path in other for other in hidden)}
    position = state.dump() if paths else {}
    return any(_at(position, path) for path in paths)


def _at(position: Any, path: str) -> Any:
    """What a position holds under a dotted path."""
    for name in path.split("."):
        position = position[int(name)] if isinstance(position, list) else position[name]
    return position


def seed_known(table: Table) -> bool:
    """Whether the seed may be shown: the game is over, and in the daily game the day too."""
    return table.status == "over" and not day_runs(table)


def day_runs(table: Table) -> bool:
    """Whether a table is one of the daily game of today, which others may still want to play."""
    return table.info.daily is not None and table.info.daily >= today()


def today() -> str:
    """The date, the same for everyone on the server."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def last_turn(table: Table, viewer: int) -> int:
    """The moment at which the viewer's previous turn ended; 0 before its first, and for a spectator."""
    past = table.play or table.archive
    return 0 if past is None or viewer < 0 else past.last_turn(viewer)


def undo_body(table: Table, mine: list[int]) -> dict[str, Any] | None:
    """What an undo would do for these seats."""
    found = table.play.undo_to(mine) if table.play is not None and mine else None
    if found is None or (table.info.daily is not None and not found[1]):
        return None
    asks = not found[1] and any(set(table.playing(other)) - set(mine) for other in table.people())
    return {"to": found[0], "free": found[1], "asks": asks}


def cancel_body(table: Table, mine: list[int]) -> dict[str, Any] | None:
    """Where these seats would get back to by cancelling the unfinished turn."""
    to = table.play.cancel_to(mine) if table.play is not None and mine else None
    return None if to is None else {"to": to}


def clock_body(table: Table) -> dict[str, Any] | None:
    """The clocks at this moment."""
    if table.info.clock is None:
        return None
    now = steady.now()
    return {**table.info.clock, "left": table.clocks(now), "running": table.ticking, "now": now}


def news_body(news: News, viewer: int, table: Table) -> dict[str, Any]:
    """A piece of news as a viewer may read it. The choice itself is left out: it may be secret."""
    entry = news.entry
    body: dict[str, Any] = {"news": entry.news, "time": entry.time}
    if entry.kind == "play":
        body |= {
            "seq": entry.seq,
            "at": news.at,
            "seat": entry.seat,
            "by": entry.data["by"],
            "events": readable(news.events, viewer),
            "actor": news.actor if news.actor >= 0 else None,
            "over": news.over,
        }
    elif entry.kind == "undo":
        body |= {"seq": entry.seq, "at": news.at, "seat": entry.seat}
    elif entry.kind == "seat":
        body |= {
            "seat": entry.seat,
            "reason": entry.data["reason"],
            "seats": seats_body(table),
            "status": table.status,
        }
    elif entry.kind == "ask":
        body |= {"seat": entry.seat, "ask": entry.data["ask"]}
    elif entry.kind == "chat":
        body |= {"seat": entry.seat, **entry.data}
    elif entry.kind == "talk":
        body |= entry.data if hears_watchers(table, viewer) else {}
    elif entry.kind == "watching":
        body |= {"open": entry.data["open"]}
    elif entry.kind == "note":
        body |= {"say": entry.data["say"]}
    elif entry.kind == "rematch":
        body |= {"table": entry.data["table"]}
    return body
