"""Your turn, told: people who are not at their table are told that it is their turn, by push, web hook or mail.

Nothing that is sent says more than whose turn it is at which table. A turn is told once, whichever process sees it
first, and only if the seat has been waited for a while and none of its pages is open.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Awaitable
from typing import Any, Final, NamedTuple

import structlog

from magnate.core.message import Message
from magnate.core.texts import texts_of
from magnate.server.background import Background
from magnate.server.game_cache import known
from magnate.server.mailing import Mailer
from magnate.server.outgoing import Outgoing, checked_target
from magnate.server.push import Pusher, contact_of, vapid_key
from magnate.server.repository import Repository
from magnate.server.repository_reach import Reach, ReachRepository
from magnate.server.settings import Settings
from magnate.server.streams import Streams
from magnate.server.table import Table
from magnate.server.tables import Tables

logger = structlog.get_logger("magnate.notify")
TOO_OFTEN: Final = 10
GONE: Final = (404, 410)
AT_ONCE: Final = 8


class Turn(NamedTuple):
    """A turn that waits: at which table, after which piece of news, in which position, whose, and how it is called."""

    table: str
    number: int
    seq: int
    turn: int
    holder: str
    game: str
    name: str | None


class Notifier:
    """Watches the tables in memory and tells people of their turns."""

    def __init__(
        self,
        settings: Settings,
        repository: Repository,
        tables: Tables,
        streams: Streams,
        background: Background,
    ) -> None:
        self.settings = settings
        self.repository = repository
        self.reaches = ReachRepository(repository.store)
        self.tables = tables
        self.streams = streams
        self.background = background
        self.outgoing = Outgoing(settings.notify_private > 0)
        self.mailer = Mailer(settings.mail_server, settings.mail_from) if settings.mails else None
        self.pusher: Pusher | None = None
        self._secret = ""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Read the keys of this server, or make them at its first start."""
        key = vapid_key(await self.repository.secret("vapid-secret"))
        self._secret = await self.repository.secret("reach-secret")
        self.pusher = Pusher(key, self.outgoing, contact_of(self.settings))

    async def close(self) -> None:
        """Stop all timers and connections."""
        for timer in self._timers.values():
            timer.cancel()
        await self.outgoing.close()

    # --- watching ------------------------------------------------------------------------------

    def note(self, table: Table) -> None:
        """Tell the player to decide at a table after a while, unless something happens before."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        turn = None if self.background.stopping else waiting(table)
        if turn is not None:
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                self.settings.notify_delay, self._ring, turn
            )

    def ended(self, table: Table) -> None:
        """Nobody is told any more of a game that has just ended."""
        if not self.background.stopping and table.status == "over" and table.news[-1].entry.kind == "play":
            self.background.spawn(self._quietly(self.reaches.finished(table.id)))

    def _ring(self, turn: Turn) -> None:
        self._timers.pop(turn.table, None)
        self.background.spawn(self._quietly(self._tell(turn)))

    async def _quietly(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong with telling people, the tables go on."""
        try:
            await work
        except Exception as error:
            logger.warning("a turn could not be told", error=type(error).__name__)

    async def _tell(self, turn: Turn) -> None:
        """Tell the player to decide at a table that it is their turn, if it still is."""
        if await self._waits(turn):
            reaches = await self.reaches.claim(turn.table, turn.holder, turn.turn)
            await asyncio.gather(*(self._reach(reach, turn) for reach in reaches))

    async def _waits(self, turn: Turn) -> bool:
        """Whether a turn still waits, and none of its pages is open; its table may have left memory."""
        table = self.tables.live.get(turn.table)
        if table is None:
            numbers = await self.repository.numbers([turn.table])
            return numbers.get(turn.table, 0) == turn.number
        now = waiting(table)
        return now is not None and now.seq == turn.seq and not self.streams.here(table)[table.actor]

    # --- telling -------------------------------------------------------------------------------

    async def _reach(self, reach: Reach, turn: Turn) -> None:
        """Tell one person in one way; a way that leads nowhere any more is forgotten."""
        try:
            async with self._room:
                status = await self._send(reach, turn)
        except Exception as error:
            logger.warning("a notice did not arrive", kind=reach.kind, error=type(error).__name__)
            status = 0
        if status in GONE:
            await self.reaches.remove(reach.id)
        elif 200 <= status < 300:
            await self.reaches.succeeded(reach.id)
        else:
            await self.reaches.failed(reach.id, TOO_OFTEN)

    async def _send(self, reach: Reach, turn: Turn) -> int:
        """Send a notice; the status that came back, 200 for a mail that was taken."""
        assert self.pusher is not None
        notice = self._notice(turn, reach.lang)
        settings, private = self.settings, self.settings.notify_private > 0
        if reach.kind == "push":
            checked_target(reach.target["endpoint"], settings.push_services, private)
            return await self.pusher.send(reach.target, json.dumps(notice).encode(), turn.table)
        if reach.kind == "hook":
            url = checked_target(reach.target["url"], settings.hooks, private)
            body = json.dumps({**notice, "text": notice["body"], "content": notice["body"]}).encode()
            return await self.outgoing.post(url, body, {"Content-Type": "application/json"})
        if self.mailer is None:
            return 0
        stop = self.link("stop", reach.id)
        text = self.words("mail-turn", reach.lang, text=notice["body"], link=notice["url"], stop=stop)
        await self.mailer.send(reach.target["address"], notice["body"], text, stop)
        return 200

    def _notice(self, turn: Turn, lang: str) -> dict[str, Any]:
        """What is sent: which table, and that it is one's turn there."""
        game = texts_of(known(turn.game).package).say(Message("game-name"), lang)
        name = f"{turn.name} ({game})" if turn.name else game
        return {
            "event": "turn",
            "title": game,
            "body": self.words("notice-turn", lang, table=name),
            "table": turn.table,
            "game": turn.game,
            "url": f"{self.settings.public_url}/#/table/{turn.table}",
        }

    async def ask(self, reach: Reach) -> None:
        """Ask an address whether it wants mail."""
        assert self.mailer is not None
        links = {"link": self.link("confirm", reach.id), "stop": self.link("stop", reach.id)}
        subject = self.words("mail-confirm-subject", reach.lang)
        text = self.words("mail-confirm", reach.lang, server=self.settings.public_url, **links)
        await self.mailer.send(reach.target["address"], subject, text, links["stop"])

    def words(self, id: str, lang: str, **args: str) -> str:
        """A sentence of the server's."""
        return texts_of("magnate.server").say(Message(id, dict(args)), lang)

    # --- links in mails ------------------------------------------------------------------------

    def link(self, act: str, id: str) -> str:
        """A link that confirms or ends a way to reach somebody."""
        return f"{self.settings.public_url}/#/settings?{act}={id}.{self._mark(act, id)}"

    def meant(self, act: str, token: str) -> str | None:
        """Which way to reach somebody a link is about, if it is genuine."""
        id, _, mark = token.partition(".")
        return id if hmac.compare_digest(mark, self._mark(act, id)) else None

    def _mark(self, act: str, id: str) -> str:
        return hmac.new(self._secret.encode(), f"{act}:{id}".encode(), hashlib.sha256).hexdigest()[:32]


def waiting(table: Table) -> Turn | None:
    """The turn that waits for a person at a table, if one does."""
    if table.play is None or table.status != "playing" or table.seats[table.actor].played_by != "person":
        return None
    holder = table.holder_of(table.actor)
    if holder is None:
        return None
    info, turn = table.info, table.play.state.turn
    return Turn(table.id, table.number, table.seq, turn, holder.hash, info.game, info.name)
