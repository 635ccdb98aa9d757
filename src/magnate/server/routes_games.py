"""The games: what there is to play, its rules, its words, its board; and the page itself."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles

from magnate.core.clauses import clauses_of, proofs_of
from magnate.core.contract import Game
from magnate.core.errors import UnknownGame
from magnate.core.guide import guide_of
from magnate.core.message import Message
from magnate.core.texts import LANGUAGES, texts_of
from magnate.server.faults import Fault
from magnate.server.http import FAULTS, TEXT_FAULTS, Json, Keeper
from magnate.server.library import advisor, all_levels, known, levels, playable
from magnate.server.models import ClausesTold, GamesTold, GameTold, GuideTold, LevelsTold

PRESENTED: Final = ("game-name", "game-tagline", "game-length", "game-weight", "game-about")
GAME_FILE: Final = re.compile(r"(?:[\w-]+/)*[\w.-]*\w\.(?:js|css|svg|json|png|webp|woff2)")
WEB: Final = Path(str(resources.files("magnate"))) / "web"
PUBLIC: Final = {"cache-control": "no-cache"}

for _type, _ending in (("text/javascript", ".js"), ("text/javascript", ".mjs"), ("font/woff2", ".woff2")):
    mimetypes.add_type(_type, _ending)

router = APIRouter(tags=["games"], responses=FAULTS)


def game_or_fault(name: str) -> Game:
    """An installed game, or 404."""
    try:
        return known(name)
    except UnknownGame:
        raise Fault("not-found", {"what": "game"}) from None


@cache
def brief_of(name: str) -> dict[str, Any]:
    """A game as the home page shows it."""
    game = known(name)
    texts = texts_of(game.package)
    return {
        "id": game.id,
        "rules": game.rules_version,
        "components": game.components.digest,
        "seats": list(game.seats),
        "space": game.space.size,
        "options": [{"name": o.name, "default": o.default, "values": o.values} for o in game.option_list],
        "levels": levels(name),
        "board": resources.files(game.package).joinpath("board.js").is_file(),
        "guide": guide_of(game.package) is not None,
        "files": sorted(
            file.name for file in resources.files(game.package).iterdir() if GAME_FILE.fullmatch(file.name)
        ),
        "texts": {
            lang: {id: texts.say(Message(id), lang) for id in PRESENTED if texts.has(id, lang)}
            for lang in LANGUAGES
        },
    }


@cache
def full_of(name: str) -> dict[str, Any]:
    """A game with everything there is to know about it."""
    game = known(name)
    return {
        **brief_of(name),
        "catalogue": {id: about.plain() for id, about in game.catalogue().items()},
        "verbs": [
            {"do": verb.word, "params": verb.params, "base": verb.base, "size": verb.size}
            for verb in game.space.verbs
        ],
        "terms": list(game.term_names),
    }


@router.get("/api/games", responses={200: {"model": GamesTold}})
async def list_games() -> Json:
    """The games that can be played here."""
    return Json({"games": [brief_of(name) for name in playable()]}, headers=PUBLIC)


@router.get("/api/games/{game}", responses={200: {"model": GameTold}})
async def show_game(game: str) -> Json:
    """One game: its catalogue of explanations, its choice space, its evaluation terms."""
    game_or_fault(game)
    return Json(full_of(game), headers=PUBLIC)


@router.get("/api/games/{game}/clauses", responses={200: {"model": ClausesTold}})
async def show_clauses(game: str) -> Json:
    """The rules of a game clause by clause, with the tests that prove each."""
    package = game_or_fault(game).package
    if not resources.files(package).joinpath("clauses.toml").is_file():
        return Json({"clauses": []})
    proofs = proofs_of(package)
    clauses = [
        {
            "id": clause.id,
            "section": clause.section,
            "tag": clause.tag,
            "text": {lang: clause.text(lang) for lang in LANGUAGES},
            "proofs": proofs.get(clause.id, []),
        }
        for clause in clauses_of(package).values()
    ]
    return Json({"clauses": clauses}, headers=PUBLIC)


@router.get("/api/games/{game}/guide", responses={200: {"model": GuideTold}})
async def show_guide(game: str) -> Json:
    """The guided first round of a game: a deal, and the steps of a lesson on it."""
    guide = guide_of(game_or_fault(game).package)
    if guide is None:
        raise Fault("not-found", {"what": "guide"})
    return Json(guide.plain(), headers=PUBLIC)


@router.get("/api/levels", responses={200: {"model": LevelsTold}})
async def show_levels(house: Keeper, game: str | None = None) -> Json:
    """The bots that can be seated (at a game), and the one that gives hints."""
    if game is None:
        found = all_levels()
        return Json({"levels": found, "hint": found[-1]}, headers=PUBLIC)
    game_or_fault(game)
    hint = advisor(game, house.settings.hint_level)
    return Json({"levels": levels(game), "hint": hint}, headers=PUBLIC)


@router.get("/api/texts/{lang}", response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def show_texts(
    lang: Literal["en", "fr"],
    game: Annotated[str | None, Query(description="with the game's own words")] = None,
) -> PlainTextResponse:
    """The words of the core, the server, the page and a game as Fluent source; later ones override."""
    packages = ["magnate.core", "magnate.server", "magnate.web"]
    if game is not None:
        packages.append(game_or_fault(game).package)
    sources = [_ftl(package, lang) for package in dict.fromkeys(packages)]
    return PlainTextResponse("\n".join(source for source in sources if source), headers=PUBLIC)


def _ftl(package: str, lang: str) -> str:
    """The Fluent source of a package, if it has one."""
    try:
        path = resources.files(package).joinpath(f"{lang}.ftl")
        return path.read_text(encoding="utf-8") if path.is_file() else ""
    except ModuleNotFoundError:
        return ""


@router.get(
    "/games/{game}/{path:path}",
    response_class=FileResponse,
    responses={
        **TEXT_FAULTS,
        200: {
            "description": "The file.",
            "content": {"*/*": {"schema": {"type": "string", "format": "binary"}}},
        },
        304: {"description": "Nothing has changed."},
    },
)
async def game_file(request: Request, game: str, path: str) -> Response:
    """A file of the game's board."""
    package = game_or_fault(game).package
    file = Path(str(resources.files(package))) / path
    if not GAME_FILE.fullmatch(path) or not file.is_file():
        raise Fault("not-found", {"what": "file"})
    return _revalidated(request, FileResponse(file, headers=PUBLIC, stat_result=file.stat()))


def _revalidated(request: Request, response: FileResponse) -> Response:
    """The file, or word that the asker's copy is still good."""
    if response.headers.get("etag") in request.headers.get("if-none-match", "").split(", "):
        return Response(status_code=304, headers={"etag": response.headers["etag"], **PUBLIC})
    return response


class PageFiles(StaticFiles):
    """The files of the page; browsers ask each time whether their copy is still good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file that is always revalidated."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response


def serve_page(app: FastAPI) -> None:
    """Serve the page: its files under /static, and itself under every other path."""
    app.mount("/static", PageFiles(directory=WEB, check_dir=False), name="static")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        index = WEB / "index.html"
        if path.startswith("api/") or "." in path.rpartition("/")[2] or not index.is_file():
            raise Fault("not-found", {"what": "page"})
        return _revalidated(request, FileResponse(index, headers=PUBLIC, stat_result=index.stat()))
