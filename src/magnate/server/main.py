"""`magnate serve` and `magnate worker`: start what they start and stop it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import threading
import webbrowser
from dataclasses import replace

from magnate.server.house import House
from magnate.server.processes import serve_many
from magnate.server.serving import Server, configure_logs, server_for
from magnate.server.settings import Settings
from magnate.server.store import database_faults, prepared


def settings_for(database_url: str | None) -> Settings:
    """The settings of a process that was started from the command line."""
    settings = Settings(log="plain" if sys.stderr.isatty() else "json").with_environment()
    return replace(settings, database=database_url) if database_url else settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
    processes: int = 1,
) -> None:
    """Serve until Ctrl-C. Tables are kept in the user's data folder unless a database URL is given."""
    settings = settings_for(database_url)
    configure_logs(settings.log)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    if processes > 1:
        serve_many(settings, host, port, processes, lambda port: _say(name, port, open_browser))
        return
    prepared(settings.database_url).close()
    server = server_for(settings, host, port)
    threading.Thread(target=_announce, args=(server, name, open_browser), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def work(database_url: str | None = None) -> None:
    """Play for the bots and watch the clocks of the servers on a PostgreSQL, until Ctrl-C."""
    settings = replace(settings_for(database_url), jobs=1)
    configure_logs(settings.log)
    with database_faults(), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    """A house without a door: everything but the web server."""
    house = House(settings)
    if not house.backend.shared:
        raise SystemExit("A worker needs a PostgreSQL database: see --database.")
    stop = asyncio.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sig, stop.set)
    await house.open()
    print("Magnate's worker is ready (Ctrl-C stops it)", flush=True)
    await stop.wait()
    await house.close()


def _announce(server: Server, name: str, open_browser: bool) -> None:
    """Say where the server is, and open the page, once it answers."""
    server.ready.wait()
    if server.started:
        _say(name, server.port, open_browser)


def _say(name: str, port: int, open_browser: bool) -> None:
    """Say where the server is, and open the page."""
    address = f"http://{name}:{port}/"
    print(f"Magnate is at {address} (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
