"""Several server processes on one machine behind one port; one that dies is started again."""

from __future__ import annotations

import multiprocessing as mp
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from magnate.server.serving import configure_logs, server_for
from magnate.server.settings import Settings
from magnate.server.store import prepared

logger = structlog.get_logger("magnate.processes")
BACKLOG = 2048
LOOK_EVERY = 0.2
RESTART_AFTER = 1.0


def serve_many(settings: Settings, host: str, port: int, count: int, ready: Callable[[int], None]) -> None:
    """Serve with several processes on a shared database until Ctrl-C or SIGTERM."""
    if not settings.database_url.startswith("postgresql"):
        raise SystemExit("Several processes need a PostgreSQL database: see --database.")
    prepared(settings.database_url).close()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # As with one process; an address of the other kind would be named in a way that no setting knows.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
        Supervisor(settings, listening, count).run(lambda: ready(listening.getsockname()[1]))


class Supervisor:
    """Starts server processes, starts another when one dies, and ends them all."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self.settings = settings
        self.listening = listening
        self.count = count
        self._context = mp.get_context("spawn")
        self._stop = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the processes running until a signal comes."""
        for sig in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sig, self._on_signal)
        running = [self._start() for _ in range(self.count)]
        ready()
        while not self._stop.wait(LOOK_EVERY):
            for i, process in enumerate(running):
                if not process.is_alive() and not self._stop.is_set():
                    logger.error("a server process died", code=process.exitcode)
                    self._stop.wait(RESTART_AFTER)
                    running[i] = self._start()
        self._end(running)

    def _on_signal(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop.set()

    def _start(self) -> BaseProcess:
        process = self._context.Process(target=_serve_one, args=(self.settings, self.listening))
        process.start()
        return process

    def _end(self, running: list[BaseProcess]) -> None:
        """Let every process end by itself, and kill those that do not."""
        for process in running:
            process.terminate()
        until = time.monotonic() + self.settings.stop_grace + 10
        for process in running:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join(5)


def _serve_one(settings: Settings, listening: socket.socket) -> None:
    """One of the processes, on the socket it was given."""
    configure_logs(settings.log)
    server_for(settings, "", 0).run([listening])
