"""Servers for tests: in a thread of this process, or in a process of their own that may be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from people import Client

from magnate.server.serving import Server, server_for
from magnate.server.settings import Settings

SERVE = "import sys; from magnate.server.main import serve; serve(port=0, database_url=sys.argv[1])"
SERVE_MANY = "import sys; from magnate.server.main import serve; serve('127.0.0.1', 0, sys.argv[1], False, 2)"
WORK = "import sys; from magnate.server.main import work; work(sys.argv[1])"
PATIENCE = 60.0


class Process:
    """`magnate serve` on a free port, or another program of ours."""

    def __init__(self, database: str, errors: Path, program: str = SERVE, **environment: str) -> None:
        env = (
            os.environ
            | {"MAGNATE_RATE": "0", "MAGNATE_LOG": "json", "MAGNATE_BOT_WORKERS": "1"}
            | environment
        )
        self.errors = errors
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program, database],
                stdout=subprocess.PIPE,
                stderr=log,
                env=env,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.errors.read_text()[-2000:]
        found = re.search(r":(\d+)/", line)
        self.url = f"http://127.0.0.1:{found[1]}" if found else ""

    def client(self, key: str | None = None, table: str | None = None) -> Client:
        return Client(self.url, key, table)

    def kill(self) -> None:
        """Kill without warning, as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server: Server = server_for(settings, "127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        assert self.server.ready.wait(PATIENCE), "the server did not start"
        self.url = f"http://127.0.0.1:{self.server.port}"

    def client(self, key: str | None = None) -> Client:
        return Client(self.url, key)

    def stop(self) -> None:
        self.server.handle_exit(2, None)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"


Start = Callable[..., Running]
