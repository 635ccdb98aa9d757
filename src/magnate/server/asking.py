"""What people may ask at a table: why something is refused, what a choice would change, what a bot would do."""

from __future__ import annotations

import asyncio
from typing import Any

from magnate.bots.registry import advisor
from magnate.core.contract import State
from magnate.core.message import Message
from magnate.server.bot_driver import STANDIN
from magnate.server.commands import any_play, checked_level, known_holder, number_of, to_decide
from magnate.server.creating import check_day_over
from magnate.server.errors import ApiError, refused
from magnate.server.house import House
from magnate.server.models_commands import Move
from magnate.server.play import Play
from magnate.server.table import Table
from magnate.server.workers import Asker, Busy


async def why(table: Table, key: str | None, move: Move, seat: int | None, lang: str) -> dict[str, Any]:
    """Why something may not be chosen, or that it may."""
    holder = known_holder(table, key)
    play = any_play(table)
    if not holder.seats:
        raise ApiError("no-key")
    if seat is not None and seat not in holder.seats:
        raise ApiError("not-yours", {"seat": seat + 1})
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
        raise ApiError("uncertain")
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


async def hint(
    house: House, table: Table, key: str | None, level: str | None, lang: str, address: str
) -> dict[str, Any]:
    """What a bot that knows only what this seat knows would choose."""
    holder = known_holder(table, key)
    if table.info.daily is not None:
        raise ApiError("secret", message=Message("fault-no-hints-daily"))
    play, seat = to_decide(table, holder)
    asker = Asker(address, holder.hash)
    given = await _advice(house, table, play.state, seat, level, lang, asker, play.at)
    house.streams.saw(table, holder)
    return given


async def advice(
    house: House, table: Table, at: int, level: str | None, lang: str, address: str
) -> dict[str, Any]:
    """What a bot would have chosen at a moment of a finished game, knowing only what the seat knew then."""
    play = any_play(table)
    if table.status != "over":
        raise ApiError("secret")
    check_day_over(table)
    if at >= play.at:
        raise ApiError("not-found", {"what": "moment"})
    state = await asyncio.to_thread(play.position, at)
    asker = Asker(address, table.id)
    given = await _advice(house, table, state, state.actor, level, lang, asker, at)
    played = play.steps[at].choice
    return {**given, "seat": state.actor, "played": state.choice_view(played)}


async def costly(house: House, table: Table, seat: int, address: str) -> dict[str, Any]:
    """The choices that cost a seat of a finished game most, and what the strongest level would have done."""
    any_play(table)
    if table.status != "over":
        raise ApiError("secret")
    check_day_over(table)
    if seat >= len(table.seats):
        raise ApiError("not-found", {"what": "seat"})
    return await house.reviewer.costly(table, seat, address)


async def _advice(
    house: House,
    table: Table,
    state: State,
    seat: int,
    level: str | None,
    lang: str,
    asker: Asker,
    at: int,
) -> dict[str, Any]:
    """What a bot would choose in a position, and why; the stand-in speaks when the wanted one cannot."""
    game = table.info.game
    by = checked_level(game, level) if level else advisor(game, house.settings.hint_level)
    try:
        answer = await house.backend.advise(table, seat, by, asker, at)
        if answer.failure and not level and by != STANDIN:
            by = STANDIN
            answer = await house.backend.advise(table, seat, by, asker, at)
    except Busy:
        raise ApiError("busy") from None
    if answer.failure or answer.choice not in state.choices():
        raise ApiError("busy")
    return {
        "choice": state.choice_view(answer.choice),
        "text": state.game.say(state, answer.choice, lang),
        "by": by,
        "explanation": answer.explanation,
        "ranking": [
            {**option, "say": state.phrase(int(option["choice"])).plain()} for option in answer.ranking
        ],
    }
