"""The games as the page shows them: their facts, their clauses, their words and files."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from threading import Event
from typing import Any, Final

from magnate.bots.registry import levels
from magnate.bots.style import styles_of
from magnate.core.clauses import Proof, clauses_of, reasons_of, trace_of
from magnate.core.guide import guide_of
from magnate.core.message import Message
from magnate.core.texts import ENTRY, LANGUAGES, texts_of
from magnate.server.game_cache import known, playable
from magnate.server.presenting import encode
from magnate.server.static_files import Kept, StaticFolder, keep

PRESENTED: Final = ("game-name", "game-tagline", "game-length", "game-weight", "game-about")
REMARKS: Final = re.compile(r"^#.*\n", re.MULTILINE)
UNSEEN: Final = ("tell-", "tui-")  # what only the telling in words and the terminal say
_words: dict[tuple[str, str | None], Kept] = {}


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
        "options": [
            {"name": o.name, "default": o.default, "values": o.values, "seats": o.seats}
            for o in game.option_list
        ],
        "levels": levels(name),
        "styles": list(styles_of(name)),
        "board": resources.files(game.package).joinpath("board.js").is_file(),
        "guide": guide_of(game.package) is not None,
        "files": folder_of(game.package).names(),
        "texts": {
            lang: {id: texts.say(Message(id), lang) for id in PRESENTED if texts.has(id, lang)}
            for lang in LANGUAGES
        },
    }


@cache
def full_of(name: str) -> Kept:
    """A game with everything there is to know about it."""
    game = known(name)
    facts = {
        **brief_of(name),
        "catalogue": {id: about.plain() for id, about in game.catalogue().items()},
        "verbs": [
            {"do": verb.word, "params": verb.params, "base": verb.base, "size": verb.size}
            for verb in game.space.verbs
        ],
        "terms": list(game.term_names),
    }
    return keep(encode(facts), "facts.json")


def warm(stopping: Event) -> None:
    """Work out once what every visitor asks for, so that the first one does not wait for it."""
    for name in playable():
        if stopping.is_set():
            return
        full_of(name)
        for lang in LANGUAGES:
            words_of(lang, known(name).package)


@cache
def clauses_shown(package: str) -> list[dict[str, Any]]:
    """The rules of a game clause by clause, with what proves and implements each; none where they are not written."""
    if not resources.files(package).joinpath("clauses.toml").is_file():
        return []
    trace = trace_of(package)
    nowhere = Proof([], [])
    reasons = reasons_of(package)
    return [
        {
            "id": clause.id,
            "section": {lang: clause.heading(lang) for lang in LANGUAGES},
            "tag": clause.tag,
            "text": {lang: clause.text(lang) for lang in LANGUAGES},
            "why": {lang: reasons[clause.id].text(lang) for lang in LANGUAGES}
            if clause.id in reasons
            else {},
            "option": reasons[clause.id].option if clause.id in reasons else "",
            "proofs": trace.get(clause.id, nowhere).tests,
            "code": trace.get(clause.id, nowhere).code,
        }
        for clause in clauses_of(package).values()
    ]


def words_of(lang: str, package: str | None) -> Kept:
    """The words of the page, and of a game's package, in a language; read again when a file has changed."""
    packages = ["magnate.core", "magnate.server", "magnate.web", *([] if package is None else [package])]
    paths = [Path(str(resources.files(name).joinpath(f"{lang}.ftl"))) for name in packages]
    there = [path for path in paths if path.is_file()]
    changed = max(path.stat().st_mtime_ns for path in there)
    kept = _words.get((lang, package))
    if kept is None or kept.changed != changed:
        plain = "\n".join(seen(path.read_text(encoding="utf-8")) for path in there).encode()
        kept = _words[lang, package] = keep(plain, "words.txt", changed)
    return kept


def seen(text: str) -> str:
    """The sentences of a file that the page may say, without remarks."""
    head, *parts = ENTRY.split(REMARKS.sub("", text))
    entries = zip(parts[::2], parts[1::2], strict=True)
    return head + "".join(entry for id, entry in entries if not id.startswith(UNSEEN))


@cache
def folder_of(package: str) -> StaticFolder:
    """The files of a game."""
    return StaticFolder(Path(str(resources.files(package))))
