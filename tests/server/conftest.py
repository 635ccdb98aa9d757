"""A real server on loopback for the tests, with a stranger's game installed beside our own."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnate.bots.registry import levels_of
from magnate.core import registry
from magnate.server import game_cache, presenting_games
from magnate.server.serving import configure_logs
from magnate.server.settings import Settings

HERE = Path(__file__).parent
PLUGIN = str(HERE / "plugin")
sys.path.insert(0, str(HERE))

from people import Client  # noqa: E402
from postgres import Postgres  # noqa: E402
from served import Running, Start  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    """Install the game Hoard for this process and its children."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = PLUGIN if before is None else f"{PLUGIN}{os.pathsep}{before}"
    sys.path.insert(0, PLUGIN)
    _forget()
    configure_logs("off")
    yield
    sys.path.remove(PLUGIN)
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
    _forget()


def _forget() -> None:
    """Nothing is known of the games any more, nor will a server that was stopped still look something up."""
    for thread in threading.enumerate():
        if thread.name == "warm":
            thread.join(60)
    registry.entries.cache_clear()
    game_cache.forget()
    levels_of.cache_clear()
    presenting_games.brief_of.cache_clear()
    presenting_games.full_of.cache_clear()


@pytest.fixture
def start(_installed: None, tmp_path: Path) -> Iterator[Start]:
    """Start servers of one's own; they are stopped afterwards."""
    running: list[Running] = []

    def begin(**settings: object) -> Running:
        chosen = {
            "database": f"sqlite:///{tmp_path / 'tables.db'}",
            "rate": 0.0,
            "bot_workers": 1,
            "log": "off",
        }
        server = Running(Settings(**(chosen | settings)))  # type: ignore[arg-type]
        running.append(server)
        return server

    yield begin
    for server in running:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture(scope="module")
def house(_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module."""
    path = tmp_path_factory.mktemp("house") / "tables.db"
    settings = Settings(
        database=f"sqlite:///{path}", rate=0.0, bot_workers=1, watch_pause=0.0, log="off", ping=0.5
    )
    server = Running(settings)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests that want one."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def api(house: Running) -> Iterator[Client]:
    """A client without a key."""
    with house.client() as client:
        yield client
