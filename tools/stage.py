"""A server and a browser in front of it, for pictures, recordings and measurements of the page.

They are those of the browser tests: the same Chromium, the same server on a fresh SQLite file, the same visitors.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path += [str(TESTS), str(TESTS / "web")]

from visitors import Host, Player, Server  # noqa: E402

from browsers import launch  # noqa: E402

__all__ = ["Host", "Player", "staged"]


@contextmanager
def staged() -> Iterator[tuple[Host, Browser]]:
    """Start both; whoever makes tables on the server, and the browser; both end with the block."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            with sync_playwright() as playwright:
                # The whole browser, as a visitor has it.
                browser = playwright.chromium.launch(
                    **launch(["--no-sandbox", "--disable-gpu"], notices=True)
                )
                yield Host(server.url), browser
                browser.close()
        finally:
            server.stop()
