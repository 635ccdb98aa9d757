"""A real server and a real Chromium: the page is tested as a player meets it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from visitors import Host, Server

import magnate
from browsers import launch
from magnate.server.presenting_games import brief_of

pytest.importorskip("playwright", reason="the browser tests need playwright")

RECORDS = Path(__file__).parent.parent / "records"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The browser's own address bar would load two pages beside each of ours; the rest is what playwright switches off
    # itself, which this list takes the place of.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,"
    "HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The Chromium of most tests."""
    return launch(ARGS)


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """An English visitor at a desk who wants no motion, so that nothing has to be waited for."""
    return {
        "locale": "en",
        "viewport": {"width": 1440, "height": 900},
        "reduced_motion": "reduce",
        # Tests that are about it let it in: it would take requests out of their hands.
        "service_workers": "block",
    }


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


@pytest.fixture(scope="session")
def moments(host: Host) -> dict[str, dict[str, tuple[str, str]]]:
    """Tables at moments of a recorded game of every drawn title, with a decision of mine: their ids and keys."""
    games = [game for game in magnate.installed() if brief_of(game)["board"]]
    return {game: host.moments((RECORDS / game / "3-seats-1.record").read_text("utf-8")) for game in games}
