"""A real server and a real Chromium: the page is tested as a player meets it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from visitors import Host

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
SERVE = "from magnate.server.main import serve; import sys; serve(port=int(sys.argv[1]), database_url=sys.argv[2])"


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


class Server:
    """A server in a process of its own, that can be killed and started again on the same tables."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start, and wait until it answers."""
        environment = os.environ | {"MAGNATE_RATE": "0", "MAGNATE_BOT_WORKERS": "1", "MAGNATE_LOG": "json"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), self.database],
                env=environment,
                stdout=log,
                stderr=log,
            )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/ready", timeout=5).close()
                return self
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(self.log.read_text())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)


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
