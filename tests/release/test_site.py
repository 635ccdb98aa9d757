"""The docs site builds without a warning, works offline, and speaks French where players read."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright import sync_api as playwright_api

import magnate
from browsers import launch

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
sys.path.insert(0, str(ROOT / "tools"))

import docs_site  # noqa: E402
import picture  # noqa: E402


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": path}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "WARNING" not in done.stderr
    return folder


def test_the_site_has_a_page_for_every_game_in_both_languages(site: Path) -> None:
    for name in magnate.installed():
        for lang in ("", "fr/"):
            text = (site / lang / "games" / f"{name}.html").read_text(encoding="utf-8")
            assert "<!-- facts" not in text
            assert "<img" in text
            assert docs_site.said(magnate.load(name), "game-tagline", lang[:2] or "en").split("'")[0] in text


def test_what_players_read_is_there_in_french() -> None:
    for name in ("index", "play", "host", "correct-figures", "licences", "games/index"):
        assert (DOCS / f"{name}.fr.md").is_file(), name


def told(thing: Any) -> str:
    """The docstring of a public thing as its source has it; a compiled class may have lost its own."""
    source = ROOT / "src" / Path(*thing.__module__.split(".")).with_suffix(".py")
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__:
            return ast.get_docstring(node) or ""
    return ""


def test_the_reference_has_every_public_name_with_its_words(site: Path) -> None:
    text = (site / "reference" / "python.html").read_text(encoding="utf-8")
    for name in magnate.__all__:
        if not name.startswith("__"):
            assert told(getattr(magnate, name)), name
            assert re.search(rf'id="magnate\.[\w.]*{name}"', text), name


def test_the_reference_of_http_and_of_the_command_is_complete(site: Path) -> None:
    from magnate.cli.main import app

    commands = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or command.callback.__name__  # type: ignore[union-attr]
        assert f"magnate {name}" in commands
    assert "/api/tables" in (site / "reference" / "http.html").read_text(encoding="utf-8")


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    loaded = re.compile(
        r'<(?:script|img|iframe)[^>]+src="(https?:[^"]+)"|<link[^>]+rel="stylesheet"[^>]+href="(https?:[^"]+)"'
    )
    for path in site.rglob("*.html"):
        assert loaded.findall(path.read_text(encoding="utf-8")) == [], path


def test_the_picture_of_the_architecture_is_drawn_from_its_source() -> None:
    source = tomllib.loads(picture.SOURCE.read_text(encoding="utf-8"))
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.picture(source)
    rooms = {path.name for path in (ROOT / "src" / "magnate").iterdir() if (path / "__init__.py").is_file()}
    assert rooms - {"testing"} <= set(source["rooms"])


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """A Chromium of its own on the one driver that all browser tests of a process share."""
    args = ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
    chromium = playwright.chromium.launch(**launch(args))
    yield chromium
    chromium.close()


def test_search_works_from_a_folder_without_a_network(site: Path, browser: Any) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.startswith("http") else None)
    page.goto((site / "index.html").as_uri())
    box, found = page.get_by_placeholder("Search"), page.locator(".md-search-result__item").first
    for _ in range(8):  # what is typed before the index is read may be lost
        box.fill("")
        box.press_sequentially("components")
        with suppress(playwright_api.TimeoutError):
            found.wait_for(timeout=2500)
            break
    assert found.is_visible()
    assert asked == []
    page.close()
