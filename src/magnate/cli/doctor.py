"""`magnate doctor`: what is installed, how it was built, where tables are kept, which extras are missing."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import sys
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape

import magnate
from magnate.cli.words import Words
from magnate.core import contract
from magnate.core.contract import Game

REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+).*;.*extra == ['\"]([\w-]+)['\"]")


class Extra(NamedTuple):
    """An optional part of the package, and the libraries it still lacks."""

    name: str
    libraries: list[str]
    missing: list[str]


def compiled() -> bool:
    """Whether the hot modules run as machine code."""
    return not str(contract.__file__).endswith(".py")


def installed(library: str) -> bool:
    """Whether a distribution is installed."""
    try:
        importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def extras() -> list[Extra]:
    """The extras of the installed package; none when it runs from a folder without being installed."""
    try:
        required = importlib.metadata.requires("magnate") or []
    except importlib.metadata.PackageNotFoundError:
        return []
    libraries: dict[str, list[str]] = {}
    for line in required:
        found = REQUIREMENT.match(line)
        if found and not ("sys_platform" in line and sys.platform == "win32"):
            libraries.setdefault(found[2], []).append(found[1])
    return [
        Extra(name, needed, [library for library in needed if not installed(library)])
        for name, needed in libraries.items()
    ]


def database() -> tuple[str, str]:
    """The sentence about the database that `magnate serve` would use, and its address without the password."""
    if not all(find_spec(library) for library in ("sqlalchemy", "platformdirs")):
        return "doctor-no-server", ""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from magnate.server.settings import Settings

    url = Settings().with_environment().database_url
    try:
        return "doctor-database", make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "doctor-bad-database", ""


def run(games: list[Game], words: Words) -> None:
    """Print the report."""
    console = Console()

    def tell(id: str, **args: str | int) -> None:
        console.print(escape(words(id, **args)), highlight=False, soft_wrap=True)

    tell("doctor-version", version=magnate.__version__)
    tell(
        "doctor-python", version=platform.python_version(), system=f"{platform.system()} {platform.machine()}"
    )
    tell("doctor-compiled" if compiled() else "doctor-plain")
    sentence, url = database()
    tell(sentence, url=url)
    for game in games:
        seats = f"{min(game.seats)}-{max(game.seats)}"
        tell("doctor-game", game=game.id, rules=game.rules_version, seats=seats, package=game.package)
    found = extras()
    if not found:
        tell("doctor-no-package")
    for extra in found:
        if extra.missing:
            command = f'pip install "magnate[{extra.name}]"'
            tell("doctor-extra-missing", extra=extra.name, missing=", ".join(extra.missing), command=command)
        else:
            tell("doctor-extra", extra=extra.name)
