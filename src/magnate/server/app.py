"""The application: the house, the routes and the middleware put together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from magnate.server import (
    routes_company,
    routes_figures,
    routes_games,
    routes_house,
    routes_past,
    routes_people,
    routes_tables,
)
from magnate.server.game_cache import playable
from magnate.server.house import House
from magnate.server.http import handle_errors
from magnate.server.middleware import Gate
from magnate.server.presenting_games import warm
from magnate.server.settings import Settings
from magnate.server.shortcut import Shortcut

ABOUT = """Tables for industrial-age board games.

A seat is a key, sent as `Authorization: Bearer KEY`; without one, one is a spectator. Make a table, read
`view.choices`, post one of them to `choose` with the `seq` you saw, and follow `stream` for news.
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server's application; its house opens when it starts."""
    chosen = settings or Settings().with_environment()
    house = House(chosen)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        # Games are loaded by one thread before any other may ask for them.
        await asyncio.to_thread(playable)
        # A thread that nobody waits for: a server that is to stop does so although it is not done.
        stopping = threading.Event()
        threading.Thread(target=warm, args=(stopping,), name="warm", daemon=True).start()
        try:
            yield
        finally:
            stopping.set()
            await house.close()

    app = FastAPI(
        title="Magnate",
        version="1",
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.house = house
    handle_errors(app)
    routes_tables.serve_choices(app)
    for part in (
        routes_games,
        routes_figures,
        routes_tables,
        routes_past,
        routes_company,
        routes_people,
        routes_house,
    ):
        app.include_router(part.router)
    routes_games.serve_page(app)
    app.add_middleware(Shortcut, path=routes_tables.CHOOSE, endpoint=routes_tables.choose)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(
        Gate, settings=chosen, metrics=house.metrics, doorkeeper=house.doorkeeper, buckets=house.buckets
    )
    return app
