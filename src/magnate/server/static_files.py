"""Files served as they are: each is read and compressed once, then answered from memory until it changes on disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import Request, Response

SERVED: Final = re.compile(r"(?:[\w-]+/)*[\w.-]*\w\.(?:js|css|svg|json|png|webp|woff2|txt|html)")
PACKED: Final = (".woff2", ".png", ".webp")
LASTING: Final = (".woff2", ".svg")
DAY: Final = 86_400

for _type, _ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("image/webp", ".webp"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_type, _ending)


class Kept(NamedTuple):
    """A file in memory: when it was changed, what tells its versions apart, its bytes, plain and compressed."""

    changed: int
    tag: str
    type: str
    plain: bytes
    packed: bytes | None


class StaticFolder:
    """The files of one folder; `joined` names files that are several others put together."""

    def __init__(self, folder: Path, joined: dict[str, list[str]] | None = None) -> None:
        self.folder = folder
        self.joined = joined or {}
        self._kept: dict[str, Kept] = {}

    def names(self) -> list[str]:
        """The files that are meant to be served, in the folder and in those below it."""
        paths = (
            path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file()
        )
        return sorted(path for path in paths if SERVED.fullmatch(path))

    def find(self, path: str) -> Kept | None:
        """A file by its path in the folder, if there is one that is meant to be served."""
        if not SERVED.fullmatch(path):
            return None
        parts = [self.folder / part for part in self.joined.get(path, [path])]
        try:
            changed = max(part.stat().st_mtime_ns for part in parts)
            kept = self._kept.get(path)
            if kept is None or kept.changed != changed:
                plain = b"\n".join(part.read_bytes() for part in parts)
                kept = self._kept[path] = keep(plain, path, changed)
        except OSError:
            return None
        return kept

    def answer(self, request: Request, path: str) -> Response | None:
        """The answer to a request for a file: the file, or word that the asker's copy is still good."""
        kept = self.find(path)
        if kept is None:
            return None
        return given(request, kept, f"public, max-age={DAY}" if path.endswith(LASTING) else "no-cache")


def keep(plain: bytes, name: str, changed: int = 0) -> Kept:
    """Bytes as they are kept, typed by the ending of a name."""
    packed = None if name.endswith(PACKED) else gzip.compress(plain, 9, mtime=0)
    if packed is not None and len(packed) >= len(plain):
        packed = None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Kept(changed, f'"{hashlib.sha256(plain).hexdigest()[:24]}"', kind, plain, packed)


def given(request: Request, kept: Kept, caching: str = "no-cache") -> Response:
    """What is kept, or word that the asker's copy of it is still good."""
    headers = {"etag": kept.tag, "cache-control": caching, "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", "").split(", "):
        return Response(status_code=304, headers=headers)
    body = kept.plain
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = kept.packed
    return Response(body, media_type=kept.type, headers=headers)
