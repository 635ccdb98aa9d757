"""What people may do at a table, one function per command. Each returns the answer without the table's body.

`table_command` does what all commands share: it locks the table, knows the sender by the key, gives a repeated command
its first answer and refuses one that was meant for another position. When another process has changed the table in
between, it looks again and carries the command out if it still fits.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from magnate.bots.registry import levels, levels_of
from magnate.bots.style import styles_of
from magnate.core.contract import State
from magnate.core.errors import IllegalChoice
from magnate.core.message import Message
from magnate.server import steady
from magnate.server.archive import Archive
from magnate.server.errors import ApiError, refused
from magnate.server.house import House
from magnate.server.models import RequestBody
from magnate.server.models_commands import (
    AgreeRequest,
    CancelRequest,
    ChatRequest,
    ChooseRequest,
    Move,
    PositionRequest,
    UndoRequest,
)
from magnate.server.models_company import TalkRequest, WatchingRequest
from magnate.server.play import Play
from magnate.server.repository import Conflict
from magnate.server.table import Ask, Command, Entry, Holder, Table

Answer = dict[str, Any]
Body = TypeVar("Body", bound=RequestBody)
TRIES = 5
TALK_MOST = 1000
# Many times what the longest game needs.
LOG_MOST = 10_000


class Sender(NamedTuple):
    """Who sent a command, from where (as it is counted), to which table; `stream` names the stream that brings them
    the table, if any."""

    house: House
    table_id: str
    key: str | None
    address: str
    stream: str | None = None


class Act(NamedTuple):
    """A command under way: its table is locked and its sender known, except where no key is needed."""

    house: House
    table: Table
    holder: Holder | None
    command: Command | None = None

    @property
    def sender(self) -> Holder:
        """The sender of a command that needs a key."""
        if self.holder is None:
            raise ApiError("no-key")
        return self.holder


def table_command(
    work: Callable[[Act, Body], Awaitable[Answer]],
) -> Callable[[Sender, Body], Awaitable[Answer]]:
    """A command that locks its table, checks key and `seq`, and answers the same again when it is repeated."""

    @wraps(work)
    async def run(sender: Sender, request: Body) -> Answer:
        for again in range(TRIES):
            async with sender.house.tables.locked(sender.table_id, fresh=False) as table:
                act = await _begun(sender, table, work.__name__, request, again > 0)
                if isinstance(act, dict):
                    return act
                try:
                    answer = await work(act, request)
                except Conflict:
                    continue
                if act.holder is not None:
                    act.house.streams.saw(table, act.holder)
                return answer
        raise ApiError("stale")

    return run


async def _begun(sender: Sender, table: Table, name: str, request: RequestBody, again: bool) -> Act | Answer:
    """A command that may be carried out, or the answer it got the first time."""
    house = sender.house
    if house.tables.shared and not again and _unknown(sender, table, request):
        await house.tables.catch_up(table)
    act = Act(house, table, known_holder(table, sender.key) if sender.key else None)
    if act.holder is not None:
        table.address = sender.address
    if not isinstance(request, PositionRequest):
        return act
    house.check_open()
    command = remembered(act.sender, name, request)
    act = act._replace(command=command)
    if house.tables.shared and command.name is not None and (again or request.seq != table.seq):
        before = await house.repository.answer(table.id, command)
        if before is not None:
            table.answers[command.holder.hash, command.name] = before
    answer = repeated(act)
    if answer is not None:
        return answer
    in_play(table)
    expect(table, request.seq)
    return act


def _unknown(sender: Sender, table: Table, request: RequestBody) -> bool:
    """Whether a command speaks of a key or a position that this process has not heard of yet."""
    unknown_key = bool(sender.key) and table.holder(sender.key) is None
    return unknown_key or (isinstance(request, PositionRequest) and request.seq != table.seq)


def known_holder(table: Table, key: str | None) -> Holder:
    """The holder of a key, or the error that says what is wrong with it."""
    if not key:
        raise ApiError("no-key")
    holder = table.holder(key)
    if holder is None:
        raise ApiError("bad-key")
    return holder


def remembered(holder: Holder, name: str, request: PositionRequest) -> Command:
    """A command with a fingerprint of what it asks for."""
    asked = json.dumps([name, request.seq, *request.wishes], sort_keys=True)
    return Command(holder, request.command, hashlib.sha256(asked.encode()).hexdigest())


def repeated(act: Act) -> Answer | None:
    """The answer given to a command the first time."""
    command = act.command
    if command is None or command.name is None:
        return None
    before = act.table.answers.get((command.holder.hash, command.name))
    if before is None:
        return None
    asked, answer = before
    if asked != command.asked:
        raise ApiError("command-reused")
    return {**answer, "repeated": True}


def expect(table: Table, seq: int) -> None:
    """Refuse a command that was meant for another position."""
    if seq != table.seq:
        raise ApiError("stale")


def check_room(table: Table) -> None:
    """Refuse what the game can do without where a table's log has grown very long."""
    if table.number >= LOG_MOST:
        raise ApiError("full")


def in_play(table: Table) -> Play:
    """The game at a table that is being played."""
    if table.play is None:
        raise ApiError("frozen")
    if table.status == "waiting":
        raise ApiError("waiting")
    if table.status == "over":
        raise ApiError("over")
    return table.play


def any_play(table: Table) -> Play:
    """The game at a table, whatever its status."""
    if table.play is None:
        raise ApiError("frozen")
    return table.play


def past_of(table: Table) -> Play | Archive:
    """What can be looked back at: the game at a table, or its archive under other rules than its own."""
    return table.archive if table.play is None and table.archive is not None else any_play(table)


def number_of(state: State, move: Move, seat: int) -> int:
    """The number of a move, or the refusal of what is not even in the choice space."""
    if isinstance(move, int):
        return move
    try:
        return state.game.encode(move)
    except IllegalChoice:
        refusal = state.why_not(move, seat)
        assert refusal is not None
        raise refused(state.game, refusal) from None


def to_decide(table: Table, holder: Holder) -> tuple[Play, int]:
    """The seat of the holder that is to decide now."""
    play = in_play(table)
    seat = table.actor
    if seat not in holder.seats or table.seats[seat].played_by != "person":
        mine = holder.seats[0] if holder.seats else -1
        refusal = play.state.why_not({}, mine) if mine >= 0 and mine != seat else None
        if refusal is not None:
            raise refused(play.state.game, refusal, "not-your-turn")
        raise ApiError("not-your-turn")
    return play, seat


def checked_level(game: str, level: str) -> str:
    """A level of bots that exists for a game."""
    if level not in levels(game):
        reason = f"There is no bot '{level[:40]}' for {game}; known are: {', '.join(levels(game))}."
        raise ApiError("bad-options", {"reason": reason})
    return level


def checked_style(game: str, level: str, style: str) -> str:
    """A style that a bot of a game can have; "" leaves it to chance."""
    if style and (level not in levels_of(game) or style not in styles_of(game)):
        known = ", ".join(styles_of(game)) or "none"
        reason = f"No bot '{level}' of {game} plays in the style '{style[:40]}'; graded levels know: {known}."
        raise ApiError("bad-options", {"reason": reason})
    return style


# --- moving --------------------------------------------------------------------------------------


@table_command
async def choose(act: Act, request: ChooseRequest) -> Answer:
    """Make a choice for the seat to decide."""
    table = act.table
    play, seat = to_decide(table, act.sender)
    choice = number_of(play.state, request.move, seat)
    if choice not in play.state.choices():
        refusal = play.state.why_not(choice, seat)
        if refusal is None:
            raise ApiError("stale")
        raise refused(play.state.game, refusal)
    now = steady.now()
    made = play.make(choice, now, "person")
    entry = table.played(made, now)
    answer = {"seq": entry.seq, "at": play.at + 1, "news": entry.news, "done": True, "repeated": False}
    await act.house.tables.commit(table, [(entry, made)], act.command, answer)
    return answer


@table_command
async def undo(act: Act, request: UndoRequest) -> Answer:
    """Take back one's last choice: free, or with everybody's consent."""
    table, holder, play = act.table, act.sender, in_play(act.table)
    last = play.undo_to(table.playing(holder))
    if last is None:
        raise ApiError("no-undo")
    to, free = last
    seat = play.steps[to].seat
    if free:
        return await _take_back(act, seat, to)
    if table.info.daily is not None:
        raise ApiError("hidden", message=Message("fault-hidden-daily"))
    if not request.ask:
        raise ApiError("hidden")
    mine = [place for place in table.playing(holder) if table.seats[place].kind == "person"]
    others = sorted(place for other in table.people() if other != holder for place in table.playing(other))
    if not others:
        return await _take_back(act, seat, to)
    return await _note_ask(act, seat, Ask(seat, to, mine, others))


@table_command
async def agree(act: Act, request: AgreeRequest) -> Answer:
    """Consent to an undo that was asked for, or refuse it; the asker may withdraw."""
    ask, holder = act.table.ask, act.sender
    mine = [seat for seat in holder.seats if ask is not None and seat in ask.open]
    asker = ask is not None and ask.by in holder.seats
    if ask is None or not (mine or (asker and not request.yes)):
        raise ApiError("no-ask")
    if not request.yes:
        return await _note_ask(act, (mine or [ask.by])[0], None)
    still = [seat for seat in ask.open if seat not in mine]
    if not still:
        return await _take_back(act, ask.by, ask.to)
    agreed = Ask(ask.by, ask.to, sorted([*ask.agreed, *mine]), still)
    return await _note_ask(act, mine[0], agreed)


@table_command
async def cancel(act: Act, request: CancelRequest) -> Answer:
    """Go back to the start of one's unfinished turn, as far as that is free."""
    to = in_play(act.table).cancel_to(act.table.playing(act.sender))
    if to is None:
        raise ApiError("no-undo")
    return await _take_back(act, act.table.actor, to)


async def _take_back(act: Act, seat: int, to: int) -> Answer:
    """Write down that the choices after the first `to` no longer stand."""
    check_room(act.table)
    table, now = act.table, steady.now()
    data = {"to": to, **table.stopped(now)}
    entry = Entry(table.number + 1, now, "undo", seat, data, table.seq + 1)
    answer = {"seq": entry.seq, "at": to, "news": entry.news, "done": True, "repeated": False}
    await act.house.tables.commit(table, [(entry, None)], act.command, answer)
    return answer


async def _note_ask(act: Act, seat: int, ask: Ask | None) -> Answer:
    """Write down that consent is asked for, given in part, or refused."""
    check_room(act.table)
    table = act.table
    entry = table.entry("ask", seat, {"ask": None if ask is None else ask.plain()}, steady.now())
    answer = {"seq": table.seq, "at": table.at, "news": entry.news, "done": False, "repeated": False}
    await act.house.tables.commit(table, [(entry, None)], act.command, answer)
    return answer


@table_command
async def say(act: Act, request: ChatRequest) -> Answer:
    """Say something to everyone at the table."""
    table, holder = act.table, act.sender
    if holder.muted:
        raise ApiError("muted")
    check_room(table)
    seat = holder.seats[0] if holder.seats else -1
    if table.actor in holder.seats:
        seat = table.actor
    name = table.seats[seat].name if seat >= 0 else None
    entry = table.entry("chat", seat, {"name": name, "text": request.text}, steady.now())
    await act.house.tables.commit(table, [(entry, None)])
    return {"news": entry.news}


@table_command
async def talk(act: Act, request: TalkRequest) -> Answer:
    """Say something to the others who watch; no key is needed."""
    table = act.table
    if act.holder is not None and act.holder.seats:
        raise ApiError("seated")
    if not table.talk_open or table.talked >= TALK_MOST:
        raise ApiError("talk-closed")
    check_room(table)
    data = {"name": request.name, "text": request.text}
    entry = table.entry("talk", -1, data, steady.now())
    await act.house.tables.commit(table, [(entry, None)])
    return {"news": entry.news}


@table_command
async def watching(act: Act, request: WatchingRequest) -> Answer:
    """Let spectators talk to each other, or not: the host decides."""
    table = act.table
    if not act.sender.host:
        raise ApiError("not-host")
    if request.open != table.talk_open:
        check_room(table)
        entry = table.entry("watching", -1, {"open": request.open}, steady.now())
        await act.house.tables.commit(table, [(entry, None)])
    return {}
