"""The table in words, told from the view alone: round and events, market, seats, what is still to come."""

from __future__ import annotations

from typing import Any

from magnate.core.telling import NOTHING, Teller, items, table


def tell(t: Teller) -> list[str]:
    """The table, part by part."""
    return [
        round_and_events(t),
        market(t),
        *(seat(t, number) for number in range(t.view["seats"])),
        to_come(t),
    ]


def round_and_events(t: Teller) -> str:
    """The round, who began it, this event and the next ones."""
    board = t.board
    now = t.say("word-round", round=t.view["round"], rounds=board["rounds"], era=board["era"])
    lines = [now, t.say("tell-first", seat=t.seat(board["first"]))]
    lines += [f"{t.say(word)} {event(t, board[key])}" for key, word in EVENTS if board[key]]
    lines.append(f"{t.say('tell-later-events')} {t.names(board['events_beneath'], 'event-')}")
    lines.append(t.about("bonus"))
    return items(lines)


EVENTS = (("event", "word-event"), ("next_event", "word-next-event"))


def event(t: Teller, shown: dict[str, Any]) -> str:
    """An event, its token and what it does."""
    token = f" [{shown['token']}]" if shown["token"] else ""
    return f"{t.say('event-' + shown['id'])}{token}. {t.about(shown['id'])}"


def market(t: Teller) -> str:
    """The nine slots with their cards, and the workers in the gaps."""
    rows = []
    for number, slot in enumerate(t.board["market"], 1):
        card = slot["card"]
        tokens = " ".join(str(value) for value in slot["tokens"]) or NOTHING
        name, does = (t.say("word-empty"), "") if card is None else (card_name(t, card), t.about(card["id"]))
        rows.append([number, name, tokens, slot["around"], does])
    head = [t.say(word) for word in ("tell-slot", "tell-card", "tell-tokens", "tell-around", "tell-does")]
    lines = [
        f"## {t.say('word-market')}",
        "",
        t.say("tell-layout"),
        t.about("slot"),
        "",
        table(head, rows),
        "",
    ]
    standing = [crowd(t, gap) for gap in t.board["gaps"] if any(gap["workers"])]
    lines.append(f"{t.say('tell-gaps')} {t.several(standing)}")
    return "\n".join(lines)


def card_name(t: Teller, card: dict[str, Any]) -> str:
    """A card's name with the symbols that techniques and reductions look at."""
    symbols = card.get("symbols", [])
    return t.say(f"card-{card['id']}") + (f" ({t.names(symbols, 'symbol-')})" if symbols else "")


def crowd(t: Teller, gap: dict[str, Any]) -> str:
    """Who stands in a gap."""
    here = [f"{t.seat(seat)} {count}" for seat, count in enumerate(gap["workers"]) if count]
    return t.pair(gap["id"].removeprefix("gap:"), ", ".join(here))


def seat(t: Teller, number: int) -> str:
    """All that a seat has."""
    me = t.board["players"][number]
    marks = [t.say("word-passed") if me["passed"] else t.say("word-phase", phase=me["phase"])]
    marks += [t.say("word-event-used")] if me["event_used"] else []
    workers = me["workers"]
    places = ", ".join(f"{workers[key]} {t.say(word)}" for key, word in PLACES)
    spots = " ".join(f"[{v}]" if i == me["residence"] else str(v) for i, v in enumerate(t.board["track"]))
    lines = [
        f"{t.say('tell-workers')} {places}",
        t.say("tell-residence", spots=spots, price=me["plot"]),
        f"{t.say('tell-techniques')} {t.several(technique(t, each) for each in me['techniques'])}",
    ]
    if me["kept"]:
        lines.append(t.pair(t.say("word-kept"), " ".join(str(value) for value in me["kept"])))
    open_bonuses = [t.say(f"tell-bonus-{name}") for name, left in me["bonuses"].items() if left]
    lines.append(f"{t.say('tell-bonuses')} {', '.join(open_bonuses) or NOTHING}")
    lines += [building(t, i, each) for i, each in enumerate(me["district"], 1)]
    return f"## {t.seat(number)} ({', '.join(marks)})\n\n{items(lines)}"


PLACES = (
    ("active", "word-active"),
    ("market", "word-in-market"),
    ("buildings", "word-on-buildings"),
    ("inactive", "word-inactive"),
    ("reserve", "word-reserve"),
)


def technique(t: Teller, shown: dict[str, Any]) -> str:
    """A technique and whether it is still to be used this round."""
    spent = "" if shown["fresh"] else f" ({t.say('word-spent')})"
    return f"{t.say('card-' + shown['id'])}{spent}. {t.about(shown['id'])}"


def building(t: Teller, number: int, shown: dict[str, Any]) -> str:
    """A building of a district."""
    used = f", {t.say('word-tilted')}" if shown["tilted"] else ""
    crew = f" ({t.say('tell-crew', count=shown['workers'])})" if shown["workers"] else ""
    name = f"{t.say('tell-building', number=number)} {card_name(t, shown['card'])}"
    return f"{name}{used}{crew}. {t.about(shown['card']['id'])}"


def to_come(t: Teller) -> str:
    """The cards and tokens that are left, and those that are gone."""
    board = t.board
    decks = ", ".join(f"{era} {count}" for era, count in board["decks"].items())
    tokens = [" / ".join(str(n) for n in board["tokens"][key]) for key in ("pool", "discard")]
    lines = [
        f"{t.say('tell-decks')} {decks}",
        f"{t.say('tell-unseen')} {t.several(unseen(t))}",
        f"{t.say('tell-gone')} {t.counted(board['gone'], 'card-')}",
        t.say("tell-token-supply", pool=tokens[0], discard=tokens[1]),
    ]
    return f"## {t.say('tell-to-come')}\n\n{items([*lines, *under_way(t)])}"


def unseen(t: Teller) -> list[str]:
    """What is still to be dealt, deck by deck: two eras may have a card of the same name."""
    cards, left = t.game.components.data["cards"], t.board["unseen"]
    decks = {era: {id: n for id, n in left.items() if cards[id]["era"] == era} for era in t.board["decks"]}
    return [t.pair(era, t.counted(rest, "card-")) for era, rest in decks.items() if rest]


def under_way(t: Teller) -> list[str]:
    """What has been chosen of the action under way, and its bill."""
    pending = dict(t.board["pending"])
    bill = pending.pop("bill", {})
    lines = []
    if pending:
        chosen = ", ".join(t.say(f"tell-chosen-{key}", value=value) for key, value in pending.items())
        lines.append(f"{t.say('tell-chosen')} {chosen}")
    if bill:
        parts = ", ".join(f"{t.say('tell-bill-' + key)} {value}" for key, value in bill.items())
        lines.append(f"{t.say('tell-bill')} {parts}")
    return lines
