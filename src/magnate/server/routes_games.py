"""The games: what there is to play, its rules, its words, its board; and the page itself."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Final, Literal

from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi.responses import PlainTextResponse

from magnate.bots.registry import advisor, levels
from magnate.core.contract import Game
from magnate.core.errors import UnknownGame
from magnate.core.guide import guide_of
from magnate.server.errors import ApiError
from magnate.server.game_cache import all_levels, known, playable
from magnate.server.http import ERRORS, TEXT_ERRORS, HouseOf, Json
from magnate.server.installing import serve_app
from magnate.server.models_games import (
    ClausesResponse,
    GameResponse,
    GamesResponse,
    GuideResponse,
    LevelsResponse,
)
from magnate.server.presenting_games import brief_of, clauses_shown, folder_of, full_of, words_of
from magnate.server.static_files import StaticFolder, given

WEB: Final = Path(str(resources.files("magnate"))) / "web"
PUBLIC: Final = {"cache-control": "no-cache"}
SHEETS: Final = ("fonts", "tokens", "base", "pages", "table", "guide")

router = APIRouter(tags=["games"], responses=ERRORS)


def installed_game(name: str) -> Game:
    """An installed game, or 404."""
    try:
        return known(name)
    except UnknownGame:
        raise ApiError("not-found", {"what": "game"}) from None


@router.get("/api/games", responses={200: {"model": GamesResponse}})
async def list_games() -> Json:
    """The games that can be played here."""
    return Json({"games": [brief_of(name) for name in playable()]}, headers=PUBLIC)


@router.get("/api/games/{game}", responses={200: {"model": GameResponse}})
async def show_game(request: Request, game: str) -> Response:
    """One game: its catalogue of explanations, its choice space, its evaluation terms."""
    installed_game(game)
    return given(request, full_of(game))


@router.get("/api/games/{game}/clauses", responses={200: {"model": ClausesResponse}})
async def show_clauses(game: str) -> Json:
    """The rules of a game clause by clause, with the tests that prove each and the functions that implement it."""
    return Json({"clauses": clauses_shown(installed_game(game).package)}, headers=PUBLIC)


@router.get("/api/games/{game}/guide", responses={200: {"model": GuideResponse}})
async def show_guide(game: str) -> Json:
    """The guided first round of a game: a deal, and the steps of a lesson on it."""
    guide = guide_of(installed_game(game).package)
    if guide is None:
        raise ApiError("not-found", {"what": "guide"})
    return Json(guide.plain(), headers=PUBLIC)


@router.get("/api/levels", responses={200: {"model": LevelsResponse}})
async def show_levels(house: HouseOf, game: str | None = None) -> Json:
    """The bots that can be seated (at a game), and the one that gives hints."""
    if game is None:
        found = all_levels()
        return Json({"levels": found, "hint": found[-1]}, headers=PUBLIC)
    installed_game(game)
    hint = advisor(game, house.settings.hint_level)
    return Json({"levels": levels(game), "hint": hint}, headers=PUBLIC)


@router.get("/api/texts/{lang}", response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def show_texts(
    request: Request,
    lang: Literal["en", "fr"],
    game: Annotated[str | None, Query(description="with the game's own words")] = None,
) -> Response:
    """The words of the core, the server, the page and a game as Fluent source; later ones override."""
    return given(request, words_of(lang, None if game is None else installed_game(game).package))


@router.get(
    "/games/{game}/{path:path}",
    response_class=Response,
    responses={
        **TEXT_ERRORS,
        200: {
            "description": "The file.",
            "content": {"*/*": {"schema": {"type": "string", "format": "binary"}}},
        },
        304: {"description": "Nothing has changed."},
    },
)
async def game_file(request: Request, game: str, path: str) -> Response:
    """A file of the game's board."""
    found = folder_of(installed_game(game).package).answer(request, path)
    if found is None:
        raise ApiError("not-found", {"what": "file"})
    return found


def serve_page(app: FastAPI) -> None:
    """Serve the page: its files under /static, and itself under every other path."""
    folder = StaticFolder(WEB, {"css/page.css": [f"css/{sheet}.css" for sheet in SHEETS]})

    @app.api_route("/static/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page_file(request: Request, path: str) -> Response:
        found = folder.answer(request, path)
        if found is None:
            raise ApiError("not-found", {"what": "file"})
        return found

    serve_app(app, folder)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        away = path.startswith("api/") or "." in path.rpartition("/")[2]
        index = None if away else folder.answer(request, "index.html")
        if index is None:
            raise ApiError("not-found", {"what": "page"})
        return index
