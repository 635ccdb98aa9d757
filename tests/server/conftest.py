"""A real server on loopback for the tests, with a stranger's game installed beside our own."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from magnate.core import registry
from magnate.server import library
from magnate.server.main import Server, configure_logs, server_for
from magnate.server.settings import Settings

HERE = Path(__file__).parent
PLUGIN = str(HERE / "plugin")
sys.path.insert(0, str(HERE))

from client import Client  # noqa: E402


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
    registry.found.cache_clear()
    library.game_of.cache_clear()
    library.playable.cache_clear()


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server: Server = server_for(settings, "127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        assert self.server.ready.wait(30), "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def client(self, key: str | None = None) -> Client:
        return Client(self.url, key)

    def stop(self) -> None:
        self.server.handle_exit(2, None)
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"


Start = Callable[..., Running]


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


@pytest.fixture
def api(house: Running) -> Iterator[Client]:
    """A client without a key."""
    with house.client() as client:
        yield client
