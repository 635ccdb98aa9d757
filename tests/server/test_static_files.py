"""Files are read and compressed once, and read again when they change."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from people import Client

from magnate.server.static_files import StaticFolder


def test_a_file_is_kept_until_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "board.js"
    file.write_text("export default 1;\n" * 40)
    folder = StaticFolder(tmp_path)
    first = folder.find("board.js")
    assert first is not None
    assert folder.find("board.js") is first
    assert first.packed is not None
    assert gzip.decompress(first.packed) == first.plain
    file.write_text("export default 2;\n")
    os.utime(file, ns=(1, 1))
    again = folder.find("board.js")
    assert again is not None
    assert (again.plain, again.tag != first.tag) == (b"export default 2;\n", True)
    file.unlink()
    assert folder.find("board.js") is None


@pytest.mark.parametrize(
    "path", ["../secret.js", "x/../../secret.js", ".js", "a.py", "fr.ftl", "a/.b.js/..", ""]
)
def test_only_what_is_meant_to_be_served_is_found(tmp_path: Path, path: str) -> None:
    folder = tmp_path / "page"
    (folder / "x").mkdir(parents=True)
    for name in ("../secret.js", "a.py", "fr.ftl", ".js"):
        (folder / name).write_text("1")
    assert StaticFolder(folder).find(path) is None


def test_several_files_are_served_as_one(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a{}")
    (tmp_path / "b.css").write_text("b{}")
    kept = StaticFolder(tmp_path, {"all.css": ["a.css", "b.css"]}).find("all.css")
    assert kept is not None
    assert kept.plain == b"a{}\nb{}"


def test_what_the_browser_has_is_not_sent_again(api: Client) -> None:
    for path in (
        "/",
        "/static/main.js",
        "/static/css/page.css",
        "/api/games/hoard",
        "/api/texts/en?game=hoard",
    ):
        first = api.http.get(path)
        assert first.status_code == 200
        assert (first.headers["content-encoding"], first.headers["cache-control"]) == ("gzip", "no-cache"), (
            path
        )
        again = api.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
    assert "max-age" in api.http.get("/static/mark.svg").headers["cache-control"]
