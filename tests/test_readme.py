"""The README's game in Python and the bot in the docs really run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_game_in_the_readme_plays_as_printed() -> None:
    failures, count = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert count >= 5
    assert failures == 0


def test_the_bot_in_the_guide_plays_a_whole_game() -> None:
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    scope: dict[str, object] = {"print": lambda *args: None}
    for block in blocks:
        exec(block, scope)
    state = scope["state"]
    assert state.is_over  # type: ignore[attr-defined]
