"""What people may do at a table, one function per command. Each returns the answer without the table's body."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.bots.registry import advisor, levels
from magnate.core.contract import State
from magnate.core.errors import IllegalChoice
from magnate.core.message import Message
from magnate.server import schema
from magnate.server.faults import Fault, refused
from magnate.server.house import STANDIN, Command, House, level_at
from magnate.server.play import Made, Play
from magnate.server.table import Ask, Entry, Holder, Seat, Table, hashed
from magnate.server.workers import Busy

Form = dict[str, str | int]
Move = int | Form
CLOCK_MERCY = 30.0


def known_holder(table: Table, key: str | None) -> Holder:
    """Whoever sent a key, or the fault that says what is wrong with it."""
    if not key:
        raise Fault("no-key")
    holder = table.holder(key)
    if holder is None:
        raise Fault("bad-key")
    return holder


def in_play(table: Table) -> Play:
    """The game at a table that is being played."""
    if table.play is None:
        raise Fault("frozen")
    if table.status == "waiting":
        raise Fault("waiting")
    if table.status == "over":
        raise Fault("over")
    return table.play


def any_play(table: Table) -> Play:
    """The game at a table, whatever its status."""
    if table.play is None:
        raise Fault("frozen")
    return table.play


def repeated(table: Table, command: Command) -> dict[str, Any] | None:
    """The answer given to a command the first time."""
    if command.name is None:
        return None
    found = table.answers.get((command.holder.hash, command.name))
    if found is None:
        return None
    asked, answer = found
    if asked != command.asked:
        raise Fault("command-reused")
    return {**answer, "repeated": True}


def to_remember(holder: Holder, name: str | None, *asked: Any) -> Command:
    """A command with a fingerprint of what it asks for."""
    return Command(holder, name, hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest())


def expect(table: Table, seq: int) -> None:
    """Refuse a command that was meant for another position."""
    if seq != table.seq:
        raise Fault("stale")


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
        refusal = play.state.refuse_seat(mine) if mine >= 0 and mine != seat else None
        if refusal is not None:
            raise refused(play.state.game, refusal, "not-your-turn")
        raise Fault("not-your-turn")
    return play, seat


# --- moving --------------------------------------------------------------------------------------


async def choose(
    house: House, table: Table, key: str | None, seq: int, move: Move, name: str | None
) -> dict[str, Any]:
    """Make a choice for the seat to decide."""
    began = time.monotonic()
    async with table.lock:
        holder = known_holder(table, key)
        command = to_remember(holder, name, "choose", seq, move)
        before = repeated(table, command)
        if before is not None:
            return before
        in_play(table)
        expect(table, seq)
        play, seat = to_decide(table, holder)
        choice = number_of(play.state, move, seat)
        if choice not in play.state.choices():
            refusal = await asyncio.to_thread(play.state.why_not, choice, seat)
            if refusal is None:
                raise Fault("stale")
            raise refused(play.state.game, refusal)
        now = time.time()
        made = await asyncio.to_thread(play.make, choice, now, "person")
        entry = house.played(table, made, now)
        answer = {"seq": entry.seq, "at": play.at + 1, "news": entry.news, "done": True, "repeated": False}
        await house.commit(table, [(entry, made)], command, answer)
        house.hub.saw(table, holder)
    house.metrics.move_time.observe(time.monotonic() - began)
    return answer


async def undo(
    house: House, table: Table, key: str | None, seq: int, ask: bool, name: str | None
) -> dict[str, Any]:
    """Take back one's last choice: free, or with everybody's consent."""
    async with table.lock:
        holder = known_holder(table, key)
        command = to_remember(holder, name, "undo", seq, ask)
        before = repeated(table, command)
        if before is not None:
            return before
        play = in_play(table)
        expect(table, seq)
        found = play.undo_to(holder.seats)
        if found is None:
            raise Fault("no-undo")
        to, free = found
        if free:
            return await _take_back(house, table, play.steps[to].seat, to, command)
        if table.info.daily is not None:
            raise Fault("hidden", message=Message("fault-hidden-daily"))
        if not ask:
            raise Fault("hidden")
        mine = [seat for seat in holder.seats if table.seats[seat].kind == "person"]
        others = sorted(seat for other in table.people() if other != holder for seat in other.seats)
        if not others:
            return await _take_back(house, table, play.steps[to].seat, to, command)
        asked = Ask(play.steps[to].seat, to, mine, others)
        return await _note_ask(house, table, asked.by, asked, command)


async def agree(
    house: House, table: Table, key: str | None, seq: int, yes: bool, name: str | None
) -> dict[str, Any]:
    """Consent to an undo that was asked for, or refuse it; the asker may withdraw."""
    async with table.lock:
        holder = known_holder(table, key)
        command = to_remember(holder, name, "agree", seq, yes)
        before = repeated(table, command)
        if before is not None:
            return before
        in_play(table)
        expect(table, seq)
        ask = table.ask
        mine = [seat for seat in holder.seats if ask is not None and seat in ask.open]
        asker = ask is not None and ask.by in holder.seats
        if ask is None or not (mine or (asker and not yes)):
            raise Fault("no-ask")
        if not yes:
            return await _note_ask(house, table, (mine or [ask.by])[0], None, command)
        still = [seat for seat in ask.open if seat not in mine]
        if not still:
            return await _take_back(house, table, ask.by, ask.to, command)
        agreed = Ask(ask.by, ask.to, sorted([*ask.agreed, *mine]), still)
        return await _note_ask(house, table, mine[0], agreed, command)


async def cancel(house: House, table: Table, key: str | None, seq: int, name: str | None) -> dict[str, Any]:
    """Go back to the start of one's unfinished turn, as far as that is free."""
    async with table.lock:
        holder = known_holder(table, key)
        command = to_remember(holder, name, "cancel", seq)
        before = repeated(table, command)
        if before is not None:
            return before
        play = in_play(table)
        expect(table, seq)
        to = play.cancel_to(holder.seats)
        if to is None:
            raise Fault("no-undo")
        return await _take_back(house, table, table.actor, to, command)


async def _take_back(house: House, table: Table, seat: int, to: int, command: Command) -> dict[str, Any]:
    """Write down that the choices after the first `to` no longer stand."""
    now = time.time()
    data = {"to": to, **table.stopped(now)}
    entry = Entry(table.number + 1, now, "undo", seat, data, table.seq + 1)
    answer = {"seq": entry.seq, "at": to, "news": entry.news, "done": True, "repeated": False}
    await house.commit(table, [(entry, None)], command, answer)
    return answer


async def _note_ask(
    house: House, table: Table, seat: int, ask: Ask | None, command: Command
) -> dict[str, Any]:
    """Write down that consent is asked for, given in part, or refused."""
    plain = None if ask is None else ask.plain()
    entry = house.entry(table, "ask", seat, {"ask": plain}, time.time())
    answer = {"seq": table.seq, "at": table.at, "news": entry.news, "done": False, "repeated": False}
    await house.commit(table, [(entry, None)], command, answer)
    return answer


# --- asking --------------------------------------------------------------------------------------


async def why(table: Table, key: str | None, move: Move, seat: int | None, lang: str) -> dict[str, Any]:
    """Why something may not be chosen, or that it may."""
    holder = known_holder(table, key)
    play = any_play(table)
    if not holder.seats:
        raise Fault("no-key")
    if seat is not None and seat not in holder.seats:
        raise Fault("not-yours", {"seat": seat + 1})
    who = seat if seat is not None else (table.actor if table.actor in holder.seats else holder.seats[0])
    refusal = await asyncio.to_thread(play.state.why_not, move, who)
    if refusal is None:
        return {"legal": True, "clause": "", "say": None, "text": ""}
    return {
        "legal": False,
        "clause": refusal.clause,
        "say": refusal.message.plain(),
        "text": play.state.game.text(refusal.message, lang),
    }


async def preview(table: Table, key: str | None, move: Move) -> dict[str, Any]:
    """What a choice would change, if that is certain. Worked out on guesses, so nothing hidden can show."""
    holder = known_holder(table, key)
    play, seat = to_decide(table, holder)
    choice = number_of(play.state, move, seat)
    if choice not in play.state.choices():
        refusal = play.state.why_not(choice, seat)
        assert refusal is not None
        raise refused(play.state.game, refusal)
    first = await asyncio.to_thread(_outcome, play, seat, choice)
    if first is None or first != await asyncio.to_thread(_outcome, play, seat, choice):
        raise Fault("uncertain")
    state = play.state
    return {
        "figures": {"before": _figures(state, seat), "after": first["figures"]},
        "scores": {"before": state.scores(), "after": first["scores"]},
        "actor": first["actor"],
        "board": first["board"],
    }


def _outcome(play: Play, seat: int, choice: int) -> dict[str, Any] | None:
    """What a choice leads to in one guess at the position; None when chance has a say in it."""
    guess = play.guess(seat)
    before = (guess.reveals, guess.actor)
    guess.advance(choice)
    if guess.reveals - before[0] > (guess.actor != before[1]):
        return None
    return {
        "figures": _figures(guess, seat),
        "scores": guess.scores(),
        "actor": guess.actor if guess.actor >= 0 else None,
        "board": guess.board(seat),
    }


def _figures(state: State, viewer: int) -> list[dict[str, int]]:
    """The key figures of every seat."""
    return [{f.name: f.value for f in state.figures(seat, viewer)} for seat in range(state.seats)]


async def hint(house: House, table: Table, key: str | None, level: str | None, lang: str) -> dict[str, Any]:
    """What a bot that knows only what this seat knows would choose."""
    holder = known_holder(table, key)
    play, seat = to_decide(table, holder)
    told = await _counsel(house, table, play.state, seat, level, lang)
    house.hub.saw(table, holder)
    return told


async def advice(house: House, table: Table, at: int, level: str | None, lang: str) -> dict[str, Any]:
    """What a bot would have chosen at a moment of a finished game, knowing only what the seat knew then."""
    play = any_play(table)
    if table.status != "over":
        raise Fault("secret")
    if at >= play.at:
        raise Fault("not-found", {"what": "moment"})
    state = await asyncio.to_thread(play.position, at)
    told = await _counsel(house, table, state, state.actor, level, lang, at)
    played = play.steps[at].choice
    return {**told, "seat": state.actor, "played": state.choice_view(played)}


async def _counsel(
    house: House, table: Table, state: State, seat: int, level: str | None, lang: str, at: int = -1
) -> dict[str, Any]:
    """What a bot would choose in a position, and why; the stand-in speaks when the wanted one cannot."""
    game = table.info.game
    by = checked_level(game, level) if level else advisor(game, house.settings.hint_level)
    try:
        answer = await house.ask_bot(table, seat, by, at)
        if answer.failure and not level and by != STANDIN:
            by = STANDIN
            answer = await house.ask_bot(table, seat, by, at)
    except Busy:
        raise Fault("busy") from None
    if answer.failure or answer.choice not in state.choices():
        raise Fault("busy")
    return {
        "choice": state.choice_view(answer.choice),
        "text": state.game.say(state, answer.choice, lang),
        "by": by,
        "explanation": answer.explanation,
        "ranking": [
            {**option, "say": state.phrase(int(option["choice"])).plain()} for option in answer.ranking
        ],
    }


def checked_level(game: str, level: str) -> str:
    """A level of bots that exists for a game."""
    if level not in levels(game):
        reason = f"There is no bot '{level[:40]}' for {game}; known are: {', '.join(levels(game))}."
        raise Fault("bad-options", {"reason": reason})
    return level


# --- seats and talk ------------------------------------------------------------------------------


async def sit(
    house: House, table: Table, key: str | None, seat: int | None, name: str | None
) -> dict[str, Any]:
    """Take a seat, take it back from a bot, or take another name."""
    async with table.lock:
        any_play(table)
        if seat is not None and not 0 <= seat < len(table.seats):
            raise Fault("not-found", {"what": "seat"})
        now = time.time()
        if key:
            holder = known_holder(table, key)
            if seat is not None and seat not in holder.seats:
                raise Fault("not-yours", {"seat": seat + 1})
            places = [seat] if seat is not None else holder.seats
            entries = _seated(house, table, places, name, now)
            if entries:
                await house.commit(table, entries)
            house.hub.saw(table, holder)
            return {"key": None, "yours": holder.seats}
        return await _take_open(house, table, seat, name, now)


def _seated(
    house: House, table: Table, seats: list[int], name: str | None, now: float
) -> list[tuple[Entry, Made | None]]:
    """The entries for people who come to their own seats."""
    entries: list[tuple[Entry, Made | None]] = []
    for seat in seats:
        old = table.seats[seat]
        new = Seat("person", name or old.name, None, False)
        if new == old:
            continue
        if old.played_by == "bot":
            reason = "taken-back"
        else:
            reason = "sat" if old.kind != "person" else "named"
        data = {"reason": reason, "now": new.plain(), **_clock_mercy(table, seat, now, old)}
        entries.append((house.entry(table, "seat", seat, data, now, len(entries)), None))
    return entries


def _clock_mercy(table: Table, seat: int, now: float, old: Seat) -> dict[str, Any]:
    """The clocks when someone comes (back): never with less than a little time."""
    kept = table.stopped(now)
    if kept and old.handed and table.info.clock is not None:
        kept["left"][seat] = max(kept["left"][seat], table.info.clock["step"], CLOCK_MERCY)
    return kept


async def _take_open(
    house: House, table: Table, seat: int | None, name: str | None, now: float
) -> dict[str, Any]:
    """Give an open seat, and a new key to it, to whoever comes."""
    free = [i for i, place in enumerate(table.seats) if place.kind == "open"]
    if not free:
        raise Fault("taken")
    if seat is not None and seat not in free:
        raise Fault("taken")
    place = free[0] if seat is None else seat
    key = new_key()
    holder = Holder(hashed(key), [place], False)
    seated = Seat("person", name or table.seats[place].name)
    data = {"reason": "sat", "now": seated.plain(), **table.stopped(now)}
    entry = house.entry(table, "seat", place, data, now)
    await house.commit(table, [(entry, None)], also=lambda c: insert_keys(c, table.id, [holder]))
    table.holders[holder.hash] = holder
    house.hub.tell(table.id)
    return {"key": key, "yours": [place]}


async def hand(
    house: House, table: Table, key: str | None, seat: int, on: bool, level: str | None
) -> dict[str, Any]:
    """Hand a seat to a bot, or take it back."""
    async with table.lock:
        holder = known_holder(table, key)
        any_play(table)
        if not 0 <= seat < len(table.seats):
            raise Fault("not-found", {"what": "seat"})
        old = table.seats[seat]
        now = time.time()
        if on:
            _may_hand(house, table, holder, seat)
            by = checked_level(table.info.game, level or level_at(table))
            kind = "person" if old.kind == "person" else ("bot" if old.kind == "open" else old.kind)
            new = Seat(kind, old.name, by, kind != "bot")
            reason = "handed"
        else:
            if seat not in holder.seats:
                raise Fault("not-yours", {"seat": seat + 1})
            new = Seat("person", old.name)
            reason = "taken-back"
        if new != old:
            data = {"reason": reason, "now": new.plain(), **_clock_mercy(table, seat, now, old)}
            await house.commit(table, [(house.entry(table, "seat", seat, data, now), None)])
        house.hub.saw(table, holder)
        return {}


def _may_hand(house: House, table: Table, holder: Holder, seat: int) -> None:
    """One's own seat may be handed to a bot; the host may see to empty seats and to people who are away."""
    old = table.seats[seat]
    if seat in holder.seats or (holder.host and old.played_by == "nobody"):
        return
    owner = table.holder_of(seat)
    if holder.host and old.played_by == "person" and owner is not None and table.actor == seat:
        if house.hub.away_for(table, owner) >= house.settings.away:
            return
        raise Fault("not-yours", {"seat": seat + 1})
    if holder.host and old.kind == "bot":
        return
    raise Fault("not-yours", {"seat": seat + 1})


async def say(house: House, table: Table, key: str | None, text: str) -> dict[str, Any]:
    """Say something to everyone at the table."""
    async with table.lock:
        holder = known_holder(table, key)
        seat = holder.seats[0] if holder.seats else -1
        if table.actor in holder.seats:
            seat = table.actor
        name = table.seats[seat].name if seat >= 0 else None
        entry = house.entry(table, "chat", seat, {"name": name, "text": text}, time.time())
        await house.commit(table, [(entry, None)])
        house.hub.saw(table, holder)
        return {"news": entry.news}


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(24)


def insert_keys(connection: Connection, table_id: str, holders: list[Holder]) -> None:
    """Store whose keys open a table."""
    if holders:
        rows = [
            {"table_id": table_id, "hash": h.hash, "seats": json.dumps(h.seats), "host": h.host}
            for h in holders
        ]
        connection.execute(sa.insert(schema.keys), rows)
