"""The page as an app: the worker is a new version when anything it keeps changes, and is never kept itself."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from people import Client

from magnate.server.installing import KEPT, worker
from magnate.server.routes_games import SHEETS, WEB
from magnate.server.static_files import StaticFolder


def test_the_worker_is_asked_for_again_every_time(api: Client) -> None:
    answer = api.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert re.search(r'VERSION = "[0-9a-f]{16}"', answer.text)
    assert api.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


def test_a_changed_file_makes_a_new_version(tmp_path: Path) -> None:
    joined = {"css/page.css": [f"css/{sheet}.css" for sheet in SHEETS]}
    copy = tmp_path / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("vendor", "pages", "parts"))
    seen = {worker(StaticFolder(copy, joined))}
    for number, name in enumerate(KEPT):
        for part in joined.get(name, [name]):
            with (copy / part).open("a", encoding="utf-8") as file:
                file.write("\n")
        seen.add(worker(StaticFolder(copy, joined)))
        assert len(seen) == number + 2, name


def test_the_page_without_a_network_speaks_both_languages(api: Client) -> None:
    pages = {lang: api.http.get("/offline", headers={"accept-language": lang}).text for lang in ("en", "fr")}
    assert ">There is no connection</h1>" in pages["en"]
    assert ">Pas de connexion</h1>" in pages["fr"]
    assert 'data-fr="Pas de connexion"' in pages["en"], "for those who chose another language"
    assert all("%" not in page for page in pages.values())
