"""In a notebook a position shows its board and a match its table; the example notebook runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import magnate
from browsers import launch
from magnate import notebook
from magnate.arena.compare import Match, compare
from magnate.core.errors import BadOptions
from magnate.core.registry import load

ROOT = Path(__file__).parents[2]
# How many boards, and charts with their tables, an example draws.
DRAWN = {"compare-two-bots": (2, 1)}
EXAMPLES = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
GAMES = magnate.installed()


def position(name: str, choices: int = 40) -> magnate.State:
    game = load(name)
    state = game.new(seats=max(game.seats), seed=7)
    for _ in range(choices):
        state.choose(state.choices()[0])
    return state


# --- in a browser ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """A Chromium of its own on the one driver that all browser tests of a process share."""
    chromium = playwright.chromium.launch(**launch(["--no-sandbox", "--disable-gpu"]))
    yield chromium
    chromium.close()


class Shown:
    """A page that shows a picture, and what it complained about or asked the network for."""

    def __init__(self, browser: Any, markup: str) -> None:
        self.wrong: list[str] = []
        self.page = browser.new_page(viewport={"width": 1100, "height": 760})
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("request", self.asked)
        self.page.set_content(f"<body>{markup}</body>")
        self.frame = self.page.frame_locator("iframe")
        self.frame.locator(".board-pane svg").first.wait_for(timeout=60_000)

    def asked(self, request: Any) -> None:
        if not request.url.startswith(("data:", "about:", "blob:")):
            self.wrong.append(request.url)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_shows_its_board_offline(name: str, browser: Any) -> None:
    state = position(name)
    shown = Shown(browser, notebook.board(state, state.actor).markup)
    assert shown.frame.locator(".target.legal").count() > 0
    assert shown.frame.locator(".board-pane").inner_text().strip()
    assert shown.wrong == []
    shown.page.close()


def test_the_board_speaks_french_and_a_spectator_may_choose_nothing(browser: Any) -> None:
    name = next(name for name in GAMES if 1 not in load(name).seats)
    state = position(name)
    english = Shown(browser, notebook.board(state, lang="en").markup)
    french = Shown(browser, notebook.board(state, lang="fr").markup)
    words = [shown.frame.locator(".board-pane").inner_text() for shown in (english, french)]
    assert words[0] != words[1]
    assert english.frame.locator(".target.legal").count() == 0
    assert english.wrong == french.wrong == []


# --- what is in it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_holds_the_view_of_its_seat_and_nothing_else_of_the_position(name: str) -> None:
    state = position(name)
    seen = notebook.document(state, None, "en", ())
    assert notebook.inlined(state.view(None)) in seen
    other = state.clone()
    other.redeal(0, other_stream())
    assert notebook.document(other, 0, "en", ()) == notebook.document(state, 0, "en", ())


def other_stream() -> Any:
    from magnate.core.rng import seeded

    return seeded("another deal")


def test_what_a_position_says_cannot_leave_its_script() -> None:
    assert "<" not in notebook.inlined({"name": "</script><script>alert(1)</script>"})


def test_every_import_of_the_drawing_is_in_it() -> None:
    for name in GAMES:
        found = notebook.modules(name, load(name).package)
        assert notebook.ENTRY in found
        assert f"games/{name}/board.js" in found
        for path in found:
            text = notebook.file_of(path, load(name).package).read_text(encoding="utf-8")
            assert set(notebook.linked(path, text)[1]) <= set(found)


# --- matches -----------------------------------------------------------------------------------------------------


def test_a_match_shows_its_table_and_its_plot() -> None:
    name = next(name for name in GAMES if 2 in load(name).seats)
    match = compare(name, ["greedy:nodes=5", "random"], games=6, workers=1)
    assert isinstance(match, Match)
    assert match.fair == 0.5
    text, markup = repr(match), match._repr_html_()
    for s in match.standings:
        assert s.bot in text
        assert str(s.wins) in text
        assert f"<td>{s.bot}</td>" in markup
    assert markup.count("<circle") == 2
    assert "6 games" in markup
    again = compare(name, ["greedy:nodes=5", "random"], games=6, workers=2)
    assert again.standings == match.standings


@pytest.mark.parametrize("bots", [["random"] * 9, ["random", "nobody"]])
def test_a_match_that_cannot_be_played_is_refused(bots: list[str]) -> None:
    name = next(name for name in GAMES if 2 in load(name).seats)
    with pytest.raises(magnate.MagnateError):
        compare(name, bots, games=1, workers=1)
    with pytest.raises(BadOptions):
        compare(name, ["random", "random"], games=0, workers=1)


# --- the example -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import nbformat
    from nbclient import NotebookClient

    source = nbformat.read(path, as_version=4)
    assert all(not cell.get("outputs") for cell in source.cells), "the example is kept without its outputs"
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT / "tools")]))
    monkeypatch.chdir(ROOT)
    done = NotebookClient(source, timeout=300).execute()
    shown = [output.data for cell in done.cells for output in cell.get("outputs", []) if "data" in output]
    pictures = [data["text/html"] for data in shown if "text/html" in data]
    boards, charts = DRAWN.get(path.stem, (0, 0))
    assert sum("<iframe" in picture for picture in pictures) == boards
    assert sum("<svg" in picture and "<table>" in picture for picture in pictures) == charts
