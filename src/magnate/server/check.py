"""Before an update: replay every unfinished table on the rules installed now and say what becomes of it.

    python -m magnate.server.check [DATABASE_URL]            report
    python -m magnate.server.check [DATABASE_URL] --adopt    let identical tables go on under the new rules

`identical`: every choice is still legal and leads to the same round and points. `different`: every choice is still
legal, but the game stands otherwise. `must stay`: the choices no longer fit. Only identical tables are ever adopted;
the others wait, frozen, for the rules they began with.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.core.contract import Game
from magnate.core.errors import MagnateError
from magnate.server import schema
from magnate.server.library import game_of
from magnate.server.settings import Settings
from magnate.server.store import Store, migrate
from magnate.server.table import Info, begin

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
    query = sa.select(schema.tables).where(schema.tables.c.status.in_(("waiting", "playing")))
    found = []
    for row in connection.execute(query).all():
        finding, game = _look(connection, row)
        found.append(finding)
        if adopt and game is not None and finding.verdict == IDENTICAL:
            connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == row.id)
                .values(rules=game.rules_version, digest=game.components.digest)
            )
    return found


def _look(connection: Connection, row: Any) -> tuple[Finding, Game | None]:
    """Replay one table."""
    info = Info.of_row(row)
    try:
        game = game_of(info.game, info.components)
        installed = game.rules_version
        verdict, reason = _replayed(connection, info, game, json.loads(row.brief))
    except (MagnateError, ImportError, AttributeError) as error:
        return Finding(info.id, info.game, info.rules, 0, MUST_STAY, str(error)), None
    return Finding(info.id, info.game, info.rules, installed, verdict, reason), game


def _replayed(connection: Connection, info: Info, game: Game, brief: dict[str, Any]) -> tuple[str, str]:
    """Whether the choices of a table are still legal and lead to where the lobby's cache says it stood.

    The cache may lag behind the log, as after a crash: it is compared with the moment it was written at.
    """
    play = begin(info, game, []).play
    assert play is not None
    stood = (brief["round"], brief["scores"], brief["at"])
    stands = (play.state.round, play.state.scores(), play.at)
    log = sa.select(schema.log).where(schema.log.c.table_id == info.id, schema.log.c.seq.is_not(None))
    for line in connection.execute(log.order_by(schema.log.c.news)).all():
        if line.kind == "undo":
            play.back_to(json.loads(line.data)["to"])
        elif play.state.actor != line.seat or line.choice not in play.state.choices():
            return MUST_STAY, f"choice {play.at + 1} is not legal"
        else:
            play.install(play.make(line.choice, line.time, "person"))
        if line.seq == brief["seq"]:
            stands = (play.state.round, play.state.scores(), play.at)
    if stands != stood:
        return DIFFERENT, f"round, points and choices were {stood} and are {stands}"
    return IDENTICAL, ""


def main() -> int:
    """The command; 1 when a table would be frozen."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("database", nargs="?", default="")
    parser.add_argument("--adopt", action="store_true", help="let identical tables go on under the new rules")
    args = parser.parse_args()
    store = Store(args.database or Settings().with_environment().database_url)
    migrate(store.writer)
    with store.writer.begin() as connection:
        found = check(connection, args.adopt)
    for finding in found:
        versions = f"rules {finding.rules} -> {finding.installed}"
        print(f"{finding.table}  {finding.game}  {versions}  {finding.verdict}  {finding.reason}".rstrip())
    print(
        ", ".join(
            f"{count} {verdict}" for verdict, count in sorted(Counter(f.verdict for f in found).items())
        )
    )
    return 0 if all(finding.verdict == IDENTICAL for finding in found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
