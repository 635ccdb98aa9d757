"""Which Chromium the tests take: the system's where there is one, else the one playwright installed."""

from __future__ import annotations

import shutil
from typing import Any

WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")
# The same Chromium without its windows opens a page for half the work, but shows no notices.
WITHOUT_WINDOWS = ("chromium-headless-shell", *WITH_WINDOWS)


def launch(args: list[str], *, notices: bool = False) -> dict[str, Any]:
    """What `chromium.launch` is told; `notices`: a browser that shows the notices a page asks for."""
    names = WITH_WINDOWS if notices else WITHOUT_WINDOWS
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found:
        return {"args": args, "executable_path": found}
    return {"args": args, **({"channel": "chromium"} if notices else {})}
