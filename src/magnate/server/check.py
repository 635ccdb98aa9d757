"""Before and after an update: replay every unfinished table on the rules installed now and say what becomes of it.

    python -m magnate.server.check [DATABASE_URL]            report
    python -m magnate.server.check [DATABASE_URL] --adopt    let identical tables go on under the new rules

`identical`: every choice is still legal and leads to the very same position. `different`: every choice is still legal,
but a position differs. `must stay`: the choices no longer fit, or there is nothing to compare with. Only identical
tables are ever adopted; the others wait, frozen, for the rules they began with. Finished games that can be replayed
are archived, so that they stay readable under any rules.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import NamedTuple

from sqlalchemy.engine import Connection

from magnate.core.contract import Game
from magnate.core.errors import MagnateError
from magnate.core.registry import known_as
from magnate.server.archive import archived
from magnate.server.archivist import finished_of
from magnate.server.game_cache import game_of
from magnate.server.play import mark_of
from magnate.server.repository import adopt as adopt_table
from magnate.server.repository import (
    archive,
    choices_and_undos,
    load,
    note_data,
    note_start,
    start_mark,
    unarchived,
    unfinished_tables,
)
from magnate.server.store import NoDatabase, opened
from magnate.server.table import Info, begin

PAGE = 100
IDENTICAL, DIFFERENT, MUST_STAY = "identical", "different", "must stay"


class Finding(NamedTuple):
    """What becomes of a table."""

    table: str
    game: str
    rules: int
    installed: int
    verdict: str
    reason: str


def check(connection: Connection, adopt: bool = False) -> list[Finding]:
    """Look at every unfinished table."""
    findings = []
    for info in unfinished_tables(connection):
        finding, game = _look(connection, info)
        findings.append(finding)
        if adopt and game is not None and finding.verdict == IDENTICAL:
            adopt_table(connection, info.id, game.rules_version, game.components.digest)
    return findings


def archive_all(connection: Connection) -> int:
    """Archive the finished games that can be replayed; how many."""
    done, after = 0, ""
    while ids := unarchived(connection, after, PAGE):
        after = ids[-1]
        for table_id in ids:
            stored = load(connection, table_id)
            try:
                body = b"" if stored is None else archived(finished_of(stored))
            except (MagnateError, ImportError, AttributeError):
                continue
            if body:
                archive(connection, table_id, body)
                done += 1
    return done


def _look(connection: Connection, info: Info) -> tuple[Finding, Game | None]:
    """Replay one table: under its own rules to learn its positions, under others to compare them."""
    try:
        game = game_of(info.game, info.components)
        installed = game.rules_version
        own = known_as(game, info.digest)
        if own is not None and installed == info.rules:
            _remember(connection, info, own)
        verdict, reason = _replayed(connection, info, game)
    except (MagnateError, ImportError, AttributeError) as error:
        return Finding(info.id, info.game, info.rules, 0, MUST_STAY, str(error)), None
    return Finding(info.id, info.game, info.rules, installed, verdict, reason), game


def _remember(connection: Connection, info: Info, game: Game) -> None:
    """Note the fingerprints of a table's positions where its log was written without them."""
    play = begin(info, game, []).play
    assert play is not None
    if info.mark is None:
        note_start(connection, info.id, mark_of(play.state))
    for line in choices_and_undos(connection, info.id):
        if line.kind == "undo":
            play.back_to(line.data["to"])
            continue
        assert line.choice is not None
        play.install(play.make(line.choice, line.time, "person"))
        if "mark" not in line.data:
            note_data(connection, info.id, line.news, {**line.data, "mark": mark_of(play.state)})


def _replayed(connection: Connection, info: Info, game: Game) -> tuple[str, str]:
    """Whether the choices of a table are still legal and lead through the very positions they once did."""
    play = begin(info, game, []).play
    assert play is not None
    start = start_mark(connection, info.id)
    if start is None:
        return MUST_STAY, "its positions are not known; run this under the rules it began with first"
    if mark_of(play.state) != start:
        return DIFFERENT, "the start is another"
    for line in choices_and_undos(connection, info.id):
        if line.kind == "undo":
            play.back_to(line.data["to"])
            continue
        if line.choice is None or play.state.actor != line.seat or line.choice not in play.state.choices():
            return MUST_STAY, f"choice {play.at + 1} is not legal"
        play.install(play.make(line.choice, line.time, "person"))
        if line.data.get("mark") != mark_of(play.state):
            return DIFFERENT, f"choice {play.at} leads to another position"
    return IDENTICAL, ""


def main() -> int:
    """The command; 1 when a table would be frozen."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("database", nargs="?", default="")
    parser.add_argument("--adopt", action="store_true", help="let identical tables go on under the new rules")
    args = parser.parse_args()
    with opened(args.database, must_exist=True) as store, store.writer.begin() as connection:
        found = check(connection, args.adopt)
        games = archive_all(connection)
    for finding in found:
        versions = f"rules {finding.rules} -> {finding.installed}"
        print(f"{finding.table}  {finding.game}  {versions}  {finding.verdict}  {finding.reason}".rstrip())
    print(
        ", ".join(
            f"{count} {verdict}" for verdict, count in sorted(Counter(f.verdict for f in found).items())
        )
    )
    if games:
        print(f"{games} finished games archived")
    return 0 if all(finding.verdict == IDENTICAL for finding in found) else 1


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except NoDatabase as error:
        raise SystemExit(str(error)) from None
