"""French as it is set on the page, for tests that write it with the keys of a keyboard."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"


def typeset(text: str) -> str:
    """One kind of apostrophe, and no line break before the signs that stand off in French, before money, in quotes."""
    text = text.replace("'", "’").replace("« ", f"«{NO_BREAK}")
    text = re.sub(r"£(\d+)", rf"\1{NO_BREAK}£", text).replace(" $", f"{NO_BREAK}$")
    return re.sub(r" ([?!;:»])", rf"{NO_BREAK}\1", text)
