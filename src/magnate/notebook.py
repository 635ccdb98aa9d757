"""Positions in a notebook: in Jupyter a `State` shows its board, drawn as the page draws it, from the view alone.

The drawing is one self-contained document in an `iframe`: the page's modules and style sheets, the game's own, its
words and the view. It needs no server and no network. `board` shows what one seat sees; a position left alone in a cell
shows what a spectator sees.
"""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath
from typing import Any, Final

from magnate.core.contract import State
from magnate.core.texts import CORE

WEB: Final = "magnate.web"
ENTRY: Final = "static/still.js"
SHEETS: Final = ("tokens", "base", "table")
WIDTH: Final = 1080
HEIGHT: Final = 720

IMPORT: Final = re.compile(r'((?:^|\n)(?:import|export)\b[^"\';]*?\bfrom\s*|(?:^|\n)import\s*)"([^"]+)"')
FACE: Final = re.compile(r'@font-face \{ font-family: "([^"]+)".*?\}')
FONT: Final = re.compile(r'url\("\.\./([^"]+)"\)')

LOOKS: Final = """
html, body { margin: 0; height: 100%; overflow: hidden; background: var(--paper); }
body > .board-pane { height: 100vh; box-sizing: border-box; pointer-events: none; }
"""

# The document is kept small: it travels compressed and unpacks itself.
LOADER: Final = """<!doctype html><meta charset="utf-8"><script>
const bytes = Uint8Array.from(atob("%s"), (c) => c.charCodeAt(0));
new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text().then((text) => {
  document.open(); document.write(text); document.close();
});
</script>"""


class Picture:
    """Something a notebook can show."""

    def __init__(self, markup: str, text: str) -> None:
        self.markup = markup
        self.text = text

    def _repr_html_(self) -> str:
        return self.markup

    def __repr__(self) -> str:
        return self.text


def board(
    state: State, seat: int | None = None, lang: str = "en", names: tuple[str, ...] = (), height: int = HEIGHT
) -> Picture:
    """The board as a seat sees it (a spectator for None), to be shown by a notebook."""
    frame = html.escape(packed(document(state, seat, lang, names)))
    markup = (
        f'<iframe srcdoc="{frame}" title="{html.escape(state.game.id)}" loading="lazy" '
        f'style="width: 100%; max-width: {WIDTH}px; height: {height}px; border: 0"></iframe>'
    )
    return Picture(markup, f"<{state.game.id}, {state.seats} seats, turn {state.turn}>")


def state_html(state: State) -> str:
    """What a notebook shows of a position: a spectator's board."""
    return board(state)._repr_html_()


def register() -> None:
    """Teach the notebook this runs in, if it runs in one, to show positions."""
    from IPython.core import getipython

    running: Any = getipython
    shell = running.get_ipython()
    if shell is not None:
        shell.display_formatter.formatters["text/html"].for_type(State, state_html)


def packed(text: str) -> str:
    """A document that unpacks another."""
    return LOADER % base64.b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()


def document(state: State, seat: int | None, lang: str, names: tuple[str, ...]) -> str:
    """The drawing as one HTML document that asks for nothing from elsewhere."""
    game = state.game
    data = {
        "game": game.id,
        "lang": lang,
        "texts": texts(game.package, lang),
        "view": state.view(seat),
        "catalogue": {id: about.plain() for id, about in game.catalogue().items()},
        "names": list(names),
    }
    drawn = f"games/{game.id}/board.js"
    maps = {"imports": modules(game.id, game.package)}
    has_board = drawn in maps["imports"]
    loaded = f'import * as drawn from "{drawn}";' if has_board else "const drawn = {};"
    return (
        f'<!doctype html><html lang="{lang}" data-mode="light"><head><meta charset="utf-8">'
        f"<style>{styles(game.package)}</style>"
        f'<script type="importmap">{inlined(maps)}</script></head>'
        f'<body data-game="{game.id}"><script type="application/json" id="still">{inlined(data)}</script>'
        f'<script type="module">import {{ draw }} from "{ENTRY}"; {loaded} '
        f'draw(drawn, JSON.parse(document.getElementById("still").textContent));</script></body></html>'
    )


def inlined(data: Any) -> str:
    """JSON that can stand inside a script element."""
    return json.dumps(data).replace("<", "\\u003c")


# --- what the document is made of ------------------------------------------------------------------------------


def file_of(path: str, package: str) -> Traversable:
    """The file behind a path of the page: `static/...` or `games/GAME/...`."""
    first, _, rest = path.partition("/")
    folder = resources.files(WEB) if first == "static" else resources.files(package)
    return folder.joinpath(rest if first == "static" else rest.partition("/")[2])


@cache
def modules(game: str, package: str) -> dict[str, str]:
    """Every module the drawing needs, by its path, as a `data:` address; imports name each other by path."""
    found: dict[str, str] = {}
    todo = [ENTRY, f"games/{game}/board.js"]
    while todo:
        path = todo.pop()
        file = file_of(path, package)
        if path in found or not file.is_file():
            continue
        text, wanted = linked(path, file.read_text(encoding="utf-8"))
        found[path] = f"data:text/javascript;base64,{base64.b64encode(text.encode()).decode()}"
        todo += wanted
    return found


def linked(path: str, text: str) -> tuple[str, list[str]]:
    """A module whose imports name paths of the page, and those paths."""
    wanted: list[str] = []

    def link(match: re.Match[str]) -> str:
        name = match[2]
        target = name.lstrip("/") if name.startswith("/") else normpath(join(dirname(path), name))
        wanted.append(target)
        return f'{match[1]}"{target}"'

    return IMPORT.sub(link, text), wanted


@cache
def styles(package: str) -> str:
    """The style sheets of the page and of the game, with the faces they use."""
    own = [resources.files(package).joinpath(name) for name in ("theme.css", "board.css")]
    sheets = [resources.files(WEB).joinpath(f"css/{name}.css") for name in SHEETS]
    text = "\n".join(sheet.read_text(encoding="utf-8") for sheet in [*sheets, *own] if sheet.is_file())
    return f"{faces(text)}\n{text}\n{LOOKS}"


def faces(text: str) -> str:
    """The `@font-face` rules of the families a style sheet names, with the fonts in them."""
    rules = resources.files(WEB).joinpath("css/fonts.css").read_text(encoding="utf-8")
    used = [match[0] for match in FACE.finditer(rules) if f'"{match[1]}"' in text]
    return "\n".join(FONT.sub(inlined_font, rule) for rule in used)


def inlined_font(match: re.Match[str]) -> str:
    """A font file as an address that holds it."""
    font = resources.files(WEB).joinpath(match[1]).read_bytes()
    return f'url("data:font/woff2;base64,{base64.b64encode(font).decode()}")'


@cache
def texts(package: str, lang: str) -> str:
    """The words of the page and of the game."""
    sources = (CORE, WEB, package)
    return "\n".join(
        resources.files(source).joinpath(f"{lang}.ftl").read_text(encoding="utf-8") for source in sources
    )
