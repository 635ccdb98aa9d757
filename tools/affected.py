"""Prints the tests that a developer's changes touch, for `make quick`.

The changes are those since the branch left `main`, committed or not. A change in a game's folder asks for that
game's clause tests; a change in the core, or no change at all, for those of every game.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = [
    "tests/core",
    "tests/cli",
    "tests/server",
    "tests/bots",
    "tests/test_house.py",
    "tests/test_traceability.py",
]
# What every game rests on.
SHARED = ("src/magnate/core/", "src/magnate/testing/", "tests/conftest.py", "pyproject.toml")


def git(*args: str) -> list[str]:
    """The lines git answers, none if it cannot."""
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """The files that differ from where the branch left main."""
    for main in ("origin/main", "main"):
        base = git("merge-base", "HEAD", main)
        if base:
            return git("diff", "--name-only", base[0]) + git("ls-files", "--others", "--exclude-standard")
    return []


def games() -> list[str]:
    """The titles that have tests."""
    return sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if list(path.glob("test_*.py")))


def affected(files: list[str], titles: list[str]) -> list[str]:
    """The test paths for these changes."""
    touched = [
        name
        for name in titles
        if any(file.startswith((f"src/magnate/games/{name}/", f"tests/games/{name}/")) for file in files)
    ]
    if not files or any(file.startswith(SHARED) for file in files):
        touched = titles
    elsewhere = sorted({file for file in files if is_test(file)})
    clauses = [f"tests/games/{name}" for name in touched]
    chosen: list[str] = []
    for path in [*ALWAYS, *clauses, *elsewhere]:
        if not any(covers(other, path) for other in chosen):
            chosen.append(path)
    return chosen


def is_test(file: str) -> bool:
    """Whether a changed file is a test that is still there."""
    return file.startswith("tests/") and Path(file).name.startswith("test_") and (ROOT / file).is_file()


def covers(path: str, other: str) -> bool:
    """Whether running one path runs the other too."""
    return path == other or other.startswith(f"{path}/")


if __name__ == "__main__":
    print(*affected(changed(), games()))
