"""Environments draw the board that the page and a notebook draw."""

from __future__ import annotations

import shutil
import webbrowser
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import url2pathname

import numpy as np
import pytest
from observed import OBSERVED

import magnate
from magnate.core.contract import State
from magnate.envs import rendering
from magnate.envs.gymnasium import MagnateEnv
from magnate.notebook import HEIGHT, WIDTH, document

FIRST = OBSERVED[0]
BROWSER = next((path for name in rendering.BROWSERS if (path := shutil.which(name))), None)


def position(name: str, choices: int = 0) -> State:
    game = magnate.load(name)
    state = game.new(seed=7)
    for _ in range(choices):
        state.choose(state.choices()[0])
    return state


@pytest.mark.skipif(BROWSER is None, reason="no Chromium is installed")
@pytest.mark.parametrize("name", OBSERVED)
def test_a_picture_is_the_board_of_the_page(name: str) -> None:
    first, later = (rendering.pictured(position(name, choices)) for choices in (0, 40))
    assert first.shape == later.shape == (HEIGHT, WIDTH, 3)
    assert first.dtype == np.uint8
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50, "an empty page"
    assert (first != later).any()


def test_without_a_browser_a_picture_is_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    picture = rendering.pictured(position(FIRST))
    assert picture.shape[1] == rendering.WIDTH * rendering.CELL[0] + 16
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5


def test_the_screen_shows_one_page_that_follows_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr(webbrowser, "open", lambda url: opened.append(Path(url2pathname(urlparse(url).path))))
    env = MagnateEnv(FIRST, render_mode="human")
    seen, _ = env.reset(seed=1)
    shown = []
    for _ in range(2):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        seen = env.observed(env.seat)
        shown.append(opened[0].read_text(encoding="utf-8").replace(rendering.REFRESH, "", 1))
        assert shown[-1] == document(env.state, None, "en", ())
    assert len(opened) == 1
    assert shown[0] != shown[1]
    env.close()
    assert not opened[0].exists()


def test_without_a_screen_the_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rendering, "on_screen", lambda: False)
    rendering.Screen().show(position(FIRST))
    assert capsys.readouterr().out.strip()
