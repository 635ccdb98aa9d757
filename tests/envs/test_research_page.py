"""Every snippet of the page for researchers runs, one after the other."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_snippets_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 7
    scope: dict[str, object] = {"print": lambda *args: None}
    for block in blocks:
        exec(block, scope)
    assert scope["games"].observations.shape[0] == 64  # type: ignore[attr-defined]
    assert not scope["env"].unwrapped.state.is_over  # type: ignore[attr-defined]
