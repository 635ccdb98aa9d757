"""What happened, told to the journal: one event per thing a player at the table would notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnate.core.message import Arg, Moved
from magnate.games.spyrium.tables import BUILDING, CHARACTER, EFFECTS, ERAS, SLOTS, TOKEN_SPYRIUM, TOKEN_VP

if TYPE_CHECKING:
    from magnate.games.spyrium.state import Position

TABLE = -1


def worker(s: Position) -> str:
    """A worker of the actor, as a piece."""
    return f"worker:{s.actor}"


def name(s: Position, card: int) -> str:
    """The name of a card, as an argument."""
    return f"@card-{s.t.card_ids[card]}"


# --- rounds ---------------------------------------------------------------------------------------


def round_started(s: Position) -> None:
    """A new round: income, event, nine cards."""
    t = s.t
    era = ERAS[t.round_era[s.round - 1]]
    dealt = [Moved(f"card:{t.card_ids[s.slots[i]]}", f"deck:{era}", f"slot:{i + 1}") for i in range(SLOTS)]
    s.note("log-round", {"round": s.round, "era": era}, "SPY-START-5", dealt, seat=TABLE)
    for seat, me in enumerate(s.players):
        s.note("log-income", {"money": t.track[me.residence]}, "SPY-START-2", seat=seat)
    ids: dict[str, Arg] = {
        "event": f"@event-{t.event_ids[s.event()]}",
        "next": f"@event-{t.event_ids[s.events[s.round]]}",
    }
    s.note("log-event-turned", ids, "SPY-START-3", seat=TABLE)


def round_ended(s: Position) -> None:
    """The last seat has passed."""
    s.note("log-round-over", {"round": s.round}, "SPY-REND-1", seat=TABLE)


def game_ended(s: Position) -> None:
    """The last round is over."""
    s.note("log-game-over", {}, "SPY-FIN-1", seat=TABLE)


def passed(s: Position) -> None:
    """A seat passes."""
    s.note("log-passed", {}, "SPY-PASS-1")


def switched(s: Position) -> None:
    """A seat goes to Phase II."""
    s.note("log-switched", {}, "SPY-TURN-5", [Moved(f"marker:{s.actor}", "phase:1", "phase:2")])


# --- the market -----------------------------------------------------------------------------------


def placed(s: Position, gap: int) -> None:
    """A worker goes into a gap."""
    where = s.t.gap_names[gap]
    moved = [Moved(worker(s), f"start:{s.actor}", f"gap:{where}")]
    s.note("log-placed", {"gap": where}, "SPY-PLACE-2", moved)


def earned(s: Position, gap: int, slot: int, money: int) -> None:
    """A worker is withdrawn for money."""
    where = s.t.gap_names[gap]
    moved = [Moved(worker(s), f"gap:{where}", f"inactive:{s.actor}")]
    if slot < 0:
        s.note("log-earned-alone", {"gap": where, "money": money}, "SPY-EARN-4", moved)
    else:
        args: dict[str, Arg] = {"gap": where, "money": money, "card": name(s, s.slots[slot])}
        s.note("log-earned", args, "SPY-EARN-3", moved)


def activated(s: Position, card: int, money: int) -> None:
    """A card is called, built or patented; told after payment and before the pieces move."""
    t = s.t
    moved = [Moved(worker(s), f"gap:{t.gap_names[s.gap]}", f"inactive:{s.actor}")]
    args: dict[str, Arg] = {"card": name(s, card), "money": money}
    here = f"slot:{s.slot + 1}"
    if t.kind[card] == CHARACTER:
        s.note("log-called", args, "SPY-CALL-1", moved)
    elif t.kind[card] != BUILDING:
        moved.append(Moved(f"card:{t.card_ids[card]}", here, f"techniques:{s.actor}"))
        s.note("log-patented", args, "SPY-PATENT-1", moved)
    else:
        district = s.players[s.actor].district
        place = len(district) if s.where < 0 else s.where
        target = f"building:{s.actor}:{place + 1}"
        if s.where >= 0:
            args["old"] = name(s, district[s.where])
            moved.append(Moved(f"card:{t.card_ids[district[s.where]]}", target, "box"))
        moved.append(Moved(f"card:{t.card_ids[card]}", here, target))
        if s.where < 0:
            s.note("log-built", args, "SPY-BUILD-2", moved)
        else:
            s.note("log-replaced", args, "SPY-BUILD-3", moved)
    if s.lobbied:
        s.note("log-lobbied", {"money": (s.around[s.slot] - 1) * t.surcharge}, "SPY-TQ-LOB-1")
    if s.taken:
        s.note("log-token", {"value": s.taken}, "SPY-CALL-3", [Moved(f"token:{s.taken}", here, "tokens")])
        if s.value != s.taken:
            s.note("log-value", {"value": s.value}, "SPY-TQ-TRADE-2")
    told_gains(s, card)


def told_gains(s: Position, card: int) -> None:
    """What the activated card gives, in one line."""
    t = s.t
    use = t.token_use[card]
    spyrium = t.gain_spyrium[card] + (s.value if use == TOKEN_SPYRIUM else 0) - t.need_spyrium[card]
    vp = t.gain_vp[card] + (s.value if use == TOKEN_VP else 0)
    workers = min(t.gain_workers[card], s.players[s.actor].reserve)
    gained(s, 0, spyrium, vp, workers)


def gained(s: Position, money: int, spyrium: int, vp: int, workers: int) -> None:
    """Gains and losses other than the bill, each in a line of its own."""
    for what, figure in (("money", money), ("spyrium", spyrium), ("vp", vp), ("workers", workers)):
        if figure > 0:
            s.note(f"log-gain-{what}", {"n": figure}, "SPY-TURN-9")
        elif figure < 0:
            s.note(f"log-paid-{what}", {"n": -figure}, "SPY-TURN-9")


# --- buildings, event, gains ----------------------------------------------------------------------


def exploited(s: Position, card: int, effect: int, workers: int, points: int) -> None:
    """A building is exploited, perhaps again."""
    t = s.t
    target = f"building:{s.actor}:{s.building + 1}"
    moved = [Moved(worker(s), f"start:{s.actor}", target) for _ in range(workers)]
    s.note("log-exploited", {"card": name(s, card), "workers": workers}, "SPY-EXPL-4", moved)
    at = card * EFFECTS + effect
    gained(s, 0, t.effect_gain[at] - t.effect_spyrium[at], points, 0)


def event_chosen(s: Position, money: int) -> None:
    """The seat's use of the event for this round, and what it pays."""
    args: dict[str, Arg] = {"event": f"@event-{s.t.event_ids[s.event()]}", "money": money}
    s.note("log-event" if money else "log-event-free", args, "SPY-EVENT-1")


def event_used(s: Position, option: int, money: int) -> None:
    """The event is used; told before paying."""
    t = s.t
    me = s.players[s.actor]
    event_chosen(s, money)
    if s.value and s.value != s.event_token:
        s.note("log-value", {"value": s.value}, "SPY-TQ-TRADE-2")
    figures = [t.option_gain_money[option], t.option_gain_spyrium[option], t.option_gain_vp[option]]
    cash, spyrium, vp = (s.value if figure < 0 else figure for figure in figures)
    workers = min(me.reserve, t.option_gain_workers[option])
    gained(s, cash, spyrium - t.option_spyrium[option], vp, workers)


def bonus_taken(s: Position, bonus: int, workers: int) -> None:
    """A bonus is taken; with an empty reserve the worker bonus brings nobody."""
    if bonus == 1:
        moved = [Moved(worker(s), f"reserve:{s.actor}", f"start:{s.actor}")] * workers
        s.note("log-bonus-worker", {"n": workers}, "SPY-BON-3", moved)
    else:
        s.note("log-bonus-money", {"money": s.t.bonus_money}, "SPY-BON-3")


def advanced(s: Position) -> None:
    """The residence marker moves on."""
    at = s.players[s.actor].residence
    moved = [Moved(f"residence:{s.actor}", f"track:{at}", f"track:{at + 1}")]
    s.note("log-advanced", {"value": s.t.track[at]}, "SPY-RES-1", moved)


def residence_scored(s: Position) -> None:
    """The residence space is scored."""
    s.note("log-residence", {"value": s.t.track[s.players[s.actor].residence]}, "SPY-RES-1")
