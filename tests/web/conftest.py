"""A real server and a real Chromium: the page is tested as a player meets it."""

from __future__ import annotations

import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from visitors import Host, Server

pytest.importorskip("playwright", reason="the browser tests need playwright")

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The Chromium of the system where there is one, else the one playwright installed."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))),
        None,
    )
    return {"args": ARGS, **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """An English visitor at a desk who wants no motion, so that nothing has to be waited for."""
    return {"locale": "en", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server all tests share; each makes its own tables."""
    running = Server(tmp_path_factory.mktemp("tables")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    running = Server(tmp_path).start()
    yield running
    running.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def host(server: Server) -> Host:
    """Makes tables and plays on them through the API, where the page is not what is tested."""
    return Host(server.url)
