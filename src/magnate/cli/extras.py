"""What a command needs beyond the package itself."""

from __future__ import annotations

from importlib.util import find_spec

from magnate.core.errors import MagnateError


class MissingExtra(MagnateError):
    """A library that a command needs is not installed."""


def needs(extra: str, *libraries: str) -> None:
    """Say before any work is done what is missing for it."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(f"This needs {library}: pip install 'magnate[{extra}]'.")
