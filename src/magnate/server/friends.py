"""What a profile is good for at tables: seats on every device, games played, friends to play with."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from magnate.server.commands import known_holder
from magnate.server.errors import ApiError
from magnate.server.house import House
from magnate.server.people import Me, opened, shut
from magnate.server.repository_people import InvitationRow, Wish
from magnate.server.table import hashed

MOST_KEYS: Final = 5000
LISTED: Final = 500
PAGE: Final = 50
MOST_FRIENDS: Final = 200
MOST_INVITATIONS: Final = 50


# --- seats on every device -------------------------------------------------------------------------


async def claimed(house: House, me: Me, keys: list[str]) -> list[str]:
    """Let seats belong to a profile, by their keys; those that now do."""
    by_hash = {hashed(key): key for key in keys if 0 < len(key) <= 64 and key.isascii()}
    sealed = {hash: shut(key, me.handle, f"seat {hash}") for hash, key in by_hash.items()}
    taken = await house.people.claim(me.id, sealed, time.time(), MOST_KEYS)
    return [by_hash[hash] for hash in taken]


async def seats(house: House, me: Me) -> list[dict[str, Any]]:
    """The tables where somebody holds seats, with their keys, for the device they are signed in on."""
    found = []
    for row in await house.people.held(me.id, LISTED):
        brief = house.lobby.fresh(row.table, row.brief)
        turn = brief["status"] == "playing" and brief["actor"] in row.seats
        key = opened(row.sealed, me.handle, f"seat {row.hash}")
        found.append({**brief, "held": key, "yours": row.seats, "your_turn": turn})
    return found


async def history(house: House, me: Me, wish: Wish) -> dict[str, Any]:
    """Somebody's finished games, a page of them, and whether there are more."""
    games = await house.people.history(me.id, wish, PAGE + 1)
    return {"games": games[:PAGE], "more": len(games) > PAGE}


async def statistics(house: House, me: Me) -> dict[str, Any]:
    """Somebody's games in figures, and their ratings where this server has any."""
    ratings = None if house.rater is None else await house.people.ratings(me.id)
    return {"statistics": await house.people.statistics(me.id), "ratings": ratings}


# --- friends ---------------------------------------------------------------------------------------


async def befriended(house: House, me: Me, code: str) -> list[dict[str, Any]]:
    """Ask the owner of a code to be friends, or agree if they asked; all friends."""
    friend = await house.people.by_code(code.strip().lower())
    if friend is None or friend.id == me.id:
        raise ApiError("no-friend")
    return await _befriended(house, me, friend.id)


async def agreed(house: House, me: Me, friend: str) -> list[dict[str, Any]]:
    """Agree to be friends with somebody who asked; all friends."""
    known = await house.people.friends(me.id)
    if not any(one.id == friend and one.state == "asks" for one in known):
        raise ApiError("no-friend")
    return await _befriended(house, me, friend)


async def _befriended(house: House, me: Me, friend: str) -> list[dict[str, Any]]:
    if not await house.people.befriend(me.id, friend, time.time(), MOST_FRIENDS):
        raise ApiError("too-many")
    return await listed(house, me)


async def listed(house: House, me: Me) -> list[dict[str, Any]]:
    """Friends, and those who asked or were asked to be."""
    return [friend._asdict() for friend in await house.people.friends(me.id)]


# --- invitations -----------------------------------------------------------------------------------


async def invited(house: House, me: Me, table_id: str, friend: str, key: str | None) -> None:
    """Ask a friend to a table that waits: to the seat a key opens, or to any that is open."""
    table = await house.tables.get(table_id)
    if table.status != "waiting":
        raise ApiError("taken")
    if key is not None:
        holder = known_holder(table, key)
        if not any(table.seats[seat].kind == "friend" for seat in holder.seats):
            raise ApiError("taken")
    elif not any(seat.kind == "open" for seat in table.seats):
        raise ApiError("taken")
    id = secrets.token_urlsafe(12)
    # The guest is not here to seal it with their secret: it waits under one of the server's own.
    secret = await house.repository.secret("invitation-secret")
    sealed = None if key is None else shut(key, secret, f"invitation {id}")
    row = InvitationRow(id, table.id, me.id, friend, sealed, time.time())
    if not await house.people.invite(row, MOST_INVITATIONS):
        raise ApiError("no-friend")


async def invitations(house: House, me: Me) -> list[dict[str, Any]]:
    """The tables somebody is asked to."""
    found = []
    for row, asker, stored in await house.people.invitations(me.id):
        brief = house.lobby.fresh(row.table_id, stored)
        if brief["status"] == "waiting":
            found.append({"id": row.id, "by": asker, "table": brief})
    return found


async def answered(house: House, me: Me, id: str, yes: bool) -> dict[str, Any]:
    """Accept an invitation, or decline it; with a yes, the table and the key of the seat meant, if one is."""
    row = await house.people.take_invitation(me.id, id)
    if row is None:
        raise ApiError("link-used")
    if not yes:
        return {"table": None, "key": None}
    key = None
    if row.sealed is not None:
        secret = await house.repository.secret("invitation-secret")
        key = opened(row.sealed, secret, f"invitation {row.id}")
        await claimed(house, me, [key])
    return {"table": row.table_id, "key": key}
