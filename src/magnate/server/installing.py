"""The page as an app: its manifest, its service worker, and the page shown without a network."""

from __future__ import annotations

import hashlib
import html
import json
import re
from typing import Any, Final

from fastapi import FastAPI, Request, Response

from magnate.core.message import Message
from magnate.core.texts import LANGUAGES, texts_of
from magnate.server.http import spoken
from magnate.server.static_files import StaticFolder, given, keep

# A sentence of the page in its language, or (`%fr:ui-home%`) in a certain one.
WORD: Final = re.compile(r"%(?:([a-z]+):)?(ui-[a-z-]+)%")
# What the service worker keeps besides the page itself; it is a new version when one of them changes.
KEPT: Final = ("worker.js", "offline.html", "offline.js", "css/page.css", "mark.svg")
ICONS: Final = [
    {"src": "/static/icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/static/icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "/static/icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    {"src": "/static/mark.svg", "sizes": "any", "type": "image/svg+xml"},
]


def manifest(lang: str) -> dict[str, Any]:
    """What a browser needs to know to keep the page as an app."""
    say = texts_of("magnate.web").say
    return {
        "id": "/",
        "name": "Magnate",
        "short_name": "Magnate",
        "description": say(Message("ui-welcome"), lang),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f5efe2",
        "theme_color": "#16433f",
        "categories": ["games"],
        "icons": ICONS,
        "shortcuts": [
            {"name": say(Message("ui-mine"), lang), "url": "/#/mine"},
            {"name": say(Message("ui-lobby"), lang), "url": "/#/lobby"},
        ],
    }


def worker(folder: StaticFolder) -> bytes:
    """The service worker, which bears the mark of everything it keeps."""
    files = [found.plain for name in KEPT if (found := folder.find(name)) is not None]
    words = [texts_of("magnate.web").say(Message(id), lang) for lang in LANGUAGES for id in _words(folder)]
    mark = hashlib.sha256(b"\0".join([*files, *(word.encode() for word in words)])).hexdigest()[:16]
    source = folder.find("worker.js")
    assert source is not None
    return source.plain.replace(b"%VERSION%", mark.encode())


def offline(folder: StaticFolder, lang: str) -> bytes:
    """The page shown without a network, in a language; with its words in all, for those who chose another one."""
    say = texts_of("magnate.web").say
    text = _template(folder).replace("%lang%", lang)
    return WORD.sub(lambda found: html.escape(say(Message(found[2]), found[1] or lang)), text).encode()


def _template(folder: StaticFolder) -> str:
    found = folder.find("offline.html")
    assert found is not None
    return found.plain.decode()


def _words(folder: StaticFolder) -> list[str]:
    return [word for _, word in WORD.findall(_template(folder))]


def serve_app(app: FastAPI, folder: StaticFolder) -> None:
    """Serve what makes the page an app, from where browsers look for it."""

    @app.get("/manifest.webmanifest", include_in_schema=False)
    async def show_manifest(request: Request) -> Response:
        body = json.dumps(manifest(spoken(request)), ensure_ascii=False).encode()
        return given(request, keep(body, "manifest.webmanifest"))

    @app.get("/worker.js", include_in_schema=False)
    async def show_worker(request: Request) -> Response:
        return given(request, keep(worker(folder), "worker.js"))

    @app.get("/offline", include_in_schema=False)
    async def show_offline(request: Request) -> Response:
        return given(request, keep(offline(folder, spoken(request)), "offline.html"))
