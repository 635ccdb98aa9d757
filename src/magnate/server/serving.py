"""One server process: uvicorn around the application, its logs, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
from types import FrameType

import structlog
import uvicorn
from fastapi import FastAPI

from magnate.server.app import create_app
from magnate.server.connections import guarded
from magnate.server.house import House
from magnate.server.settings import Settings


class Server(uvicorn.Server):
    """A uvicorn server that lets open streams end as soon as it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.house: House = app.state.house
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ready = threading.Event()
        self.port = 0
        """The port it listens on, also when any free one was asked for; known once it is ready."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Remember the loop, so that a signal can reach the house."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        # Kept: one that is stopped at once has no socket any more when somebody asks.
        self.port = self.servers[0].sockets[0].getsockname()[1]
        self.ready.set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the streams first, then everything else."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.house.stop)
        super().handle_exit(sig, frame)


def configure_logs(how: str) -> None:
    """Write logs to standard error, as JSON lines or for reading."""
    renderer = structlog.processors.JSONRenderer() if how == "json" else structlog.dev.ConsoleRenderer()
    level = logging.CRITICAL if how == "off" else (logging.INFO if how == "json" else logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s", force=True)


def server_for(settings: Settings, host: str, port: int) -> Server:
    """A server that is ready to run."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=settings.stop_grace,
        timeout_keep_alive=30,
        limit_concurrency=settings.all_connections,
        http=guarded(settings),
        ws="none",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
    )
    return Server(config, app)
