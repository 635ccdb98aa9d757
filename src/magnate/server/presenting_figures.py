"""The figures of a game one by one, and owners' files, as they are shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from magnate.core.contract import Game
from magnate.core.errors import BadComponents
from magnate.core.owners import Change, Conflict, Path, at, changes_of, figures_of, merged, owned, said
from magnate.server.game_cache import game_of, known
from magnate.server.models_games import FiguresRequest
from magnate.server.repository_copies import Copy


def joined(game: Game, body: FiguresRequest) -> dict[str, Any]:
    """The file asked for: the text given with the values laid over it, and another one merged into it."""
    ours = game.components
    text = body.components or ""
    conflicts: list[Conflict] = []
    if body.values:
        text = owned(ours, body.values, text)
    if body.other is not None:
        text, conflicts = merged(ours, text, body.other)
    clashes = [{"place": clash.place, "ours": clash.one, "theirs": clash.two} for clash in conflicts]
    return {
        "text": text,
        "values": said(ours, text),
        "changes": plain(changes_of(ours, text)),
        "conflicts": clashes,
    }


def plain(changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Changes as JSON."""
    return [{"place": change.place, "ours": change.ours, "theirs": change.theirs} for change in changes]


def kept(game: Game, copy: Copy) -> dict[str, Any]:
    """An owner's file as it is kept; it may not fit the components any more, and then says nothing."""
    try:
        told = {
            "values": said(game.components, copy.text),
            "changes": plain(changes_of(game.components, copy.text)),
        }
    except BadComponents:
        told = {"values": {}, "changes": []}
    return {"text": copy.text, "updated": copy.updated, **told}


def pieces(game: str, answer: dict[str, Any]) -> dict[str, Any]:
    """What is said otherwise of the pieces with an owner's file, and a position to draw them by."""
    own = game_of(game, answer["text"])
    ours = known(game).catalogue()
    said_now = {id: about.plain() for id, about in own.catalogue().items()}
    changed = {id: about for id, about in said_now.items() if id not in ours or about != ours[id].plain()}
    return {"about": changed, "view": opening(own)}


def opening(game: Game) -> dict[str, Any]:
    """A first position as a spectator sees it."""
    return game.new(max(game.seats), 1).view(None)


@cache
def shown(name: str) -> dict[str, Any]:
    """The figures of an installed game, and a position to draw its pieces by."""
    return {"figures": told(name), "view": opening(known(name))}


@cache
def told(name: str) -> list[dict[str, Any]]:
    """The figures of an installed game as JSON."""
    game = known(name)
    names: dict[str, str] = {}
    for id in game.catalogue():
        for name in (id, re.split("[-:]", id, maxsplit=1)[-1]):
            names.setdefault(name, id)
    return [
        {
            "place": figure.place,
            "value": figure.value,
            "source": figure.provenance,
            "about": piece_of(game, figure.path, names),
        }
        for figure in figures_of(game.components)
    ]


def piece_of(game: Game, path: Path, names: dict[str, str]) -> str:
    """The entry of the catalogue that explains the piece a figure belongs to, "" when there is none.

    A piece is a table of the components; its name is its key, or what it says its `id` or number is. The outermost is
    meant: a card, not what its effect is about.
    """
    for end in range(1, len(path)):
        holder = at(game.components.data, path[:end])
        if not isinstance(holder, dict):
            continue
        for name in (holder.get("id"), path[end - 1], holder.get("region")):
            if isinstance(name, str) and name in names and not name.isdigit():
                return names[name]
    return ""
