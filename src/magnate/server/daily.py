"""The daily game: one deal for everyone on this server, and the best scores of each day."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from magnate.bots.registry import fitting
from magnate.server.creating import NewTable, Plan, SeatWish, create
from magnate.server.game_cache import known
from magnate.server.house import House
from magnate.server.presenting import today
from magnate.server.repository import Conflict
from magnate.server.table import hashed


async def daily_seed(house: House, game: str, date: str) -> str:
    """The deal of a day: the same for everyone on this server, and not to be guessed."""
    secret = await house.repository.secret("daily-secret")
    return hmac.new(secret.encode(), f"{game}:{date}".encode(), hashlib.sha256).hexdigest()[:32]


def daily_seats(game: str) -> int:
    """How many seats the daily game has: one person, and bots only where they are needed."""
    return min(known(game).seats)


async def daily_table(house: House, game: str, name: str, person: str | None, address: str) -> NewTable:
    """Sit down to the daily game: the first try of a person counts, further ones are practice.

    Whoever tells no secret is known by their address.
    """
    house.doorkeeper.check_open()
    date, who = today(), hashed(person or address)
    seed = await daily_seed(house, game, date)
    bots = [SeatWish("bot", None, fitting(game))] * (daily_seats(game) - 1)

    async def sit_down(practice: bool) -> NewTable:
        plan = Plan(game, {}, seed=seed, private=True, daily=date, practice=practice, person=who)
        return await create(house, plan, [SeatWish("me", name), *bots], address)

    try:
        return await sit_down(await house.repository.tried(game, date, who))
    except Conflict:
        # They sat down twice at once.
        return await sit_down(practice=True)


async def daily_board(house: House, game: str, date: str) -> dict[str, Any]:
    """The best scores of a day, and the days that have any."""
    best, days = await house.repository.best_scores(game, date)
    return {
        "game": game,
        "date": date,
        "seats": daily_seats(game),
        "options": known(game).full_options({}),
        "board": [
            {
                "name": row.name,
                "score": row.score,
                "time": row.time,
                "table": row.table_id if date < today() else None,
            }
            for row in best
        ],
        "days": days,
    }
