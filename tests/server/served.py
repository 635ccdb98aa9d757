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

from magnate.server.main import Server, server_for
from magnate.server.settings import Settings

PROGRAM = "import sys; from magnate.server.main import serve; serve(port=0, database_url=sys.argv[1])"


class Process:
    """`magnate serve` on a free port."""

    def __init__(self, database: Path, **environment: str) -> None:
        env = (
            os.environ
            | {"MAGNATE_RATE": "0", "MAGNATE_LOG": "json", "MAGNATE_BOT_WORKERS": "1"}
            | environment
        )
        self.errors = database.with_suffix(".log")
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, f"sqlite:///{database}"],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=env,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"{line!r} {self.errors.read_text()[-2000:]}"
        self.url = f"http://127.0.0.1:{found[1]}"

    def client(self, key: str | None = None, table: str | None = None) -> Client:
        return Client(self.url, key, table)

    def kill(self) -> None:
        """Kill without warning, as a power cut would."""
        self.process.kill()
        self.process.wait(20)

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server: Server = server_for(settings, "127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        assert self.server.ready.wait(30), "the server did not start"
        self.url = f"http://127.0.0.1:{self.server.port}"

    def client(self, key: str | None = None) -> Client:
        return Client(self.url, key)

    def stop(self) -> None:
        self.server.handle_exit(2, None)
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"


Start = Callable[..., Running]
