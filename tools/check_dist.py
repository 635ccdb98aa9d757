"""Installs every distribution in a folder into a fresh virtual environment and plays a game from each.

    check_dist.py FOLDER

The scores must be the same from all of them: compiled or plain, from a wheel or from source. As on the
first page of the docs, `magnate doctor` is asked and `magnate serve` has to answer. `MAGNATE_PURE=1` builds what is
source without compiling it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

PLAY = Path(__file__).with_name("play_one.py").resolve()


class Environment:
    """A virtual environment with nothing in it but one distribution and what that needs."""

    def __init__(self, folder: Path, distribution: Path) -> None:
        self.folder = folder
        venv.create(folder)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.clean = {
            key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")
        }
        # The pip of whoever checks puts it there: the environment needs none of its own.
        place = ["--python", str(folder)]
        needed = ["--quiet", "--no-compile", f"{distribution.resolve()}[server]"]
        self.run(sys.executable, "-m", "pip", *place, "install", *needed)

    def call(self, program: str, *args: str) -> str:
        """Run a program of the environment; what it printed."""
        return self.run(str(self.bin / program), *args)

    def run(self, program: str, *args: str) -> str:
        """Run a program in the folder of the environment; what it printed."""
        done = subprocess.run(
            [program, *args],
            cwd=self.folder,
            env=self.clean,
            capture_output=True,
            text=True,
            timeout=1800,
        )
        if done.returncode:
            raise SystemExit(f"{program} {' '.join(args)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def serve(self) -> None:
        """Start the server on a free port, wait until it answers, and stop it."""
        database = f"sqlite:///{self.folder / 'tables.db'}"
        with subprocess.Popen(
            [str(self.bin / "magnate"), "serve", "--port", "0", "--database", database],
            cwd=self.folder,
            env=self.clean,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                port = re.search(r":(\d+)/", line)
                if port is None:
                    raise SystemExit(f"the server did not start: {line!r}")
                with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/ready", timeout=30) as answer:
                    if answer.status != 200:
                        raise SystemExit(f"the server answered {answer.status}")
            finally:
                server.terminate()


def check(distribution: Path) -> list[str]:
    """Install, ask the doctor, serve and play; the scores."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        began = time.monotonic()
        place = Environment(Path(folder) / "venv", distribution)
        told = place.call("magnate", "doctor", "--lang", "en")
        if "Extra server: installed." not in told:
            raise SystemExit(f"{distribution.name}: the doctor misses the server\n{told}")
        place.serve()
        build, *scores = place.call("python", str(PLAY)).splitlines()
        print(
            f"{distribution.name}: {build}; {len(scores)} games; {time.monotonic() - began:.0f} s", flush=True
        )
        return scores


def main() -> None:
    """Check every distribution of a folder that fits this machine."""
    folder = Path(sys.argv[1])
    found = sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])
    if not found:
        raise SystemExit(f"nothing to check in {folder}: make dist")
    scores = {path.name: check(path) for path in found}
    if len({tuple(lines) for lines in scores.values()}) != 1:
        raise SystemExit(f"the builds play differently: {scores}")


if __name__ == "__main__":
    main()
