"""The table in words, told from the view alone."""

from __future__ import annotations

from magnate.core.telling import NOTHING, Teller, items, table


def tell(t: Teller) -> list[str]:
    """The round and the deck, a row per seat, and the own cards."""
    board = t.board
    rounds = board["rounds"]
    lines = [
        t.say("word-round", round=min(t.view["round"], rounds), rounds=rounds),
        t.say("word-deck", cards=board["deck"]),
    ]
    if board["hand"]:
        lines.append(t.pair(t.say("word-hand"), " ".join(board["hand"])))
    if board["picked"]:
        lines.append(t.pair(t.say("word-picked"), board["picked"]))
    rows = []
    for seat in range(t.view["seats"]):
        graves = " ".join(board["graves"][seat]) or board["buried"][seat]
        rows.append([t.seat(seat), " ".join(board["shown"][seat]) or NOTHING, graves, board["hands"][seat]])
    head = [t.say("game-name"), t.say("word-shown"), t.say("word-buried"), t.say("word-hand")]
    return [items(lines), table(head, rows)]
