"""What happened, told to the journal: one event per thing a player at the table would notice."""

from __future__ import annotations

from magnate.core.message import Arg, Message, Moved
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium import rules_scoring
from magnate.games.spyrium.state import Position

TABLE = -1


def worker(s: Position) -> str:
    """A worker of the actor, as a piece."""
    return f"worker:{s.actor}"


def name(s: Position, card: int) -> str:
    """The name of a card, as an argument."""
    return f"@card-{s.t.card_ids[card]}"


def technique(s: Position, power: int) -> str:
    """The element of a technique by its power."""
    return f"technique:{s.t.card_ids[s.t.technique_of[power]]}"


def at_slot(s: Position, slot: int) -> Arg:
    """What lies in a slot, by name; by its place too where the market has that card twice or the slot is empty."""
    card = s.slots[slot]
    place = f"@place-{slot + 1}"
    if card == kinds.EMPTY:
        return Message("card-none", {"place": place})
    if s.slots.count(card) > 1:
        return Message("card-at", {"card": name(s, card), "place": place})
    return name(s, card)


def in_district(s: Position, seat: int, building: int) -> Arg:
    """A building of a district by name; which one of them, where it has several of that name."""
    district = s.players[seat].district
    card = district[building]
    if district.count(card) == 1:
        return name(s, card)
    return Message("card-nth", {"card": name(s, card), "n": district[: building + 1].count(card)})


def gap_args(s: Position, gap: int) -> dict[str, Arg]:
    """A gap by the cards beside it."""
    return {"left": at_slot(s, s.t.gap_a[gap]), "right": at_slot(s, s.t.gap_b[gap])}


def bill_args(price: int, saved: int, surcharge: int, plot: int, token: int) -> dict[str, Arg]:
    """A bill, part by part (`bill` in the texts); `extras` when there is more to it than the price."""
    return {
        "total": price - saved + surcharge + plot + token,
        "price": price,
        "saved": saved,
        "surcharge": surcharge,
        "plot": plot,
        "token": token,
        "extras": 1 if saved or surcharge or plot or token else 0,
    }


# --- rounds ---------------------------------------------------------------------------------------


def round_started(s: Position) -> None:
    """A new round: income, event, nine cards."""
    t = s.t
    era = kinds.ERAS[t.round_era[s.round - 1]]
    dealt = [
        Moved(f"card:{t.card_ids[s.slots[i]]}", f"deck:{era}", f"slot:{i + 1}") for i in range(kinds.SLOTS)
    ]
    s.note("log-round", {"round": s.round, "era": era}, "SPY-START-5", dealt, seat=TABLE)
    for seat, me in enumerate(s.players):
        space = [f"space:{me.residence}", f"track:{seat}"]
        s.note("log-income", {"money": t.track[me.residence]}, "SPY-START-2", seat=seat, on=space)
    now = f"@event-{t.event_ids[s.event()]}"
    if s.round == t.rounds:
        s.note("log-event-last", {"event": now}, "SPY-START-3", seat=TABLE, on=["event"])
        return
    ids: dict[str, Arg] = {"event": now, "next": f"@event-{t.event_ids[s.events[s.round]]}"}
    s.note("log-event-turned", ids, "SPY-START-3", seat=TABLE, on=["event", "next_event"])


def round_ended(s: Position) -> None:
    """The last seat has passed."""
    s.note("log-round-over", {"round": s.round}, "SPY-REND-1", seat=TABLE)


def game_ended(s: Position) -> None:
    """The last round is over: what counts at the end, seat by seat."""
    s.note("log-game-over", {}, "SPY-FIN-1", seat=TABLE)
    for seat in range(s.seats):
        counted(s, seat)


def counted(s: Position, seat: int) -> None:
    """What each source brings a seat at the end, and its points in all."""
    me = s.players[seat]
    buildings = rules_scoring.building_points(s, me)
    if buildings:
        on = [f"building:{seat}:{place + 1}" for place, card in enumerate(me.district) if s.t.vp[card]]
        s.note("log-final-buildings", {"n": buildings}, "SPY-FIN-1", seat=seat, on=on)
    for power, (word, clause) in rules_scoring.FINAL.items():
        points = rules_scoring.technique_points(s, me, power)
        if points:
            args: dict[str, Arg] = {"n": points, "count": rules_scoring.technique_count(s, me, power)}
            s.note(f"log-final-{word}", args, clause, seat=seat, on=[technique(s, power)])
    total = {"n": rules_scoring.total(s, me), "track": me.vp}
    s.note("log-final", total, "SPY-FIN-3", seat=seat, on=["score"])


def passed(s: Position) -> None:
    """A seat passes."""
    s.note("log-passed", {}, "SPY-PASS-1", [Moved(f"marker:{s.actor}", "phase:2", "phase:out")])


def switched(s: Position) -> None:
    """A seat goes to Phase II."""
    s.note("log-switched", {}, "SPY-TURN-5", [Moved(f"marker:{s.actor}", "phase:1", "phase:2")])


# --- the market -----------------------------------------------------------------------------------


def placed(s: Position, gap: int) -> None:
    """A worker goes into a gap."""
    moved = [Moved(worker(s), f"start:{s.actor}", f"gap:{s.t.gap_names[gap]}")]
    s.note("log-placed", gap_args(s, gap), "SPY-PLACE-2", moved, on=beside(s, gap))


def beside(s: Position, gap: int) -> list[str]:
    """The elements on both sides of a gap."""
    return [f"slot:{s.t.gap_a[gap] + 1}", f"slot:{s.t.gap_b[gap] + 1}"]


def earned(s: Position, gap: int, slot: int, money: int) -> None:
    """A worker is withdrawn for money; told after it has left."""
    moved = [Moved(worker(s), f"gap:{s.t.gap_names[gap]}", f"inactive:{s.actor}")]
    args = gap_args(s, gap)
    args["money"] = money
    if slot < 0:
        s.note("log-earned-alone", args, "SPY-EARN-4", moved)
        return
    args["card"] = at_slot(s, slot)
    args["crowd"] = s.around[slot]
    args["extra"] = money - s.around[slot] * s.t.earnings
    s.note("log-earned", args, "SPY-EARN-3", moved, on=[f"slot:{slot + 1}"])


def activated(s: Position, card: int, money: int) -> None:
    """A card is called, built or patented; told after payment and before the pieces move."""
    t = s.t
    moved = [Moved(worker(s), f"gap:{t.gap_names[s.gap]}", f"inactive:{s.actor}")]
    here = f"slot:{s.slot + 1}"
    args: dict[str, Arg] = {"card": at_slot(s, s.slot), **paid_bill(s, card, money)}
    if t.kind[card] == kinds.CHARACTER:
        s.note("log-called", args, "SPY-CALL-1", moved, on=[here])
    elif t.kind[card] != kinds.BUILDING:
        moved.append(Moved(f"card:{t.card_ids[card]}", here, f"techniques:{s.actor}"))
        s.note("log-patented", args, "SPY-PATENT-1", moved)
    else:
        told_building(s, card, args, moved)
    if s.lobbied:
        args = {"money": (s.around[s.slot] - 1) * t.surcharge}
        s.note("log-lobbied", args, "SPY-TQ-LOB-1", on=[technique(s, kinds.LOBBYING)])
    if s.taken:
        s.note("log-token", {"value": s.taken}, "SPY-CALL-3", [Moved(f"token:{s.taken}", here, "tokens")])
        if s.value != s.taken:
            s.note("log-value", {"value": s.value}, "SPY-TQ-TRADE-2", on=[technique(s, kinds.TRADE)])
    told_gains(s, card)


def paid_bill(s: Position, card: int, money: int) -> dict[str, Arg]:
    """The bill that was paid for a card, part by part: what is not price, surcharge or token is the plot or saved."""
    t = s.t
    surcharge = 0 if s.lobbied else (s.around[s.slot] - 1) * t.surcharge
    token = s.value if t.token_use[card] == kinds.TOKEN_PRICE else 0
    rest = money - t.price[card] - surcharge - token
    return bill_args(t.price[card], max(0, -rest), surcharge, max(0, rest), token)


def told_building(s: Position, card: int, args: dict[str, Arg], moved: list[Moved]) -> None:
    """A building comes to a new plot, or in place of another."""
    t = s.t
    district = s.players[s.actor].district
    place = len(district) if s.where < 0 else s.where
    target = f"building:{s.actor}:{place + 1}"
    if s.where >= 0:
        args["old"] = in_district(s, s.actor, s.where)
        moved.append(Moved(f"card:{t.card_ids[district[s.where]]}", target, "box"))
    moved.append(Moved(f"card:{t.card_ids[card]}", f"slot:{s.slot + 1}", target))
    if s.where < 0:
        s.note("log-built", args, "SPY-BUILD-2", moved)
    else:
        s.note("log-replaced", args, "SPY-BUILD-3", moved)


def told_gains(s: Position, card: int) -> None:
    """What the activated card gives and takes besides money."""
    t = s.t
    use = t.token_use[card]
    spyrium = t.gain_spyrium[card] + (s.value if use == kinds.TOKEN_SPYRIUM else 0) - t.need_spyrium[card]
    vp = t.gain_vp[card] + (s.value if use == kinds.TOKEN_VP else 0)
    workers = min(t.gain_workers[card], s.players[s.actor].reserve)
    gained(s, {"spyrium": spyrium, "vp": vp, "workers": workers}, name(s, card), f"slot:{s.slot + 1}")


def gained(s: Position, figures: dict[str, int], source: Arg, on: str) -> None:
    """Gains and losses other than the bill, each in a line of its own that names its source."""
    for what, figure in figures.items():
        if figure > 0:
            s.note(f"log-gain-{what}", {"n": figure, "source": source}, "SPY-TURN-9", on=[on])
        elif figure < 0:
            s.note(f"log-paid-{what}", {"n": -figure, "source": source}, "SPY-TURN-9", on=[on])


# --- buildings, event, gains ----------------------------------------------------------------------


def exploited(s: Position, card: int, effect: int, workers: int, points: int) -> None:
    """A building is exploited, perhaps again."""
    t = s.t
    target = f"building:{s.actor}:{s.building + 1}"
    source = in_district(s, s.actor, s.building)
    moved = [Moved(worker(s), f"start:{s.actor}", target) for _ in range(workers)]
    s.note("log-exploited", {"card": source, "workers": workers}, "SPY-EXPL-4", moved, on=[target])
    at = card * kinds.EFFECTS + effect
    spyrium = t.effect_gain[at] - t.effect_spyrium[at]
    gained(s, {"spyrium": spyrium, "vp": t.effect_vp[at]}, source, target)
    if points > t.effect_vp[at]:
        helped = t.technique_of[kinds.ENGINEERING]
        gained(s, {"vp": points - t.effect_vp[at]}, name(s, helped), technique(s, kinds.ENGINEERING))


def event_chosen(s: Position, money: int) -> None:
    """The seat's use of the event for this round, and what it pays."""
    args: dict[str, Arg] = {"event": f"@event-{s.t.event_ids[s.event()]}", "money": money}
    s.note("log-event" if money else "log-event-free", args, "SPY-EVENT-1", on=["event"])


def event_used(s: Position, option: int, money: int) -> None:
    """The event is used; told before paying."""
    t = s.t
    me = s.players[s.actor]
    event_chosen(s, money)
    if s.value and s.value != s.event_token:
        s.note("log-value", {"value": s.value}, "SPY-TQ-TRADE-2", on=[technique(s, kinds.TRADE)])
    figures = [t.option_gain_money[option], t.option_gain_spyrium[option], t.option_gain_vp[option]]
    cash, spyrium, vp = (s.value if figure < 0 else figure for figure in figures)
    workers = min(me.reserve, t.option_gain_workers[option])
    told = {"money": cash, "spyrium": spyrium - t.option_spyrium[option], "vp": vp, "workers": workers}
    gained(s, told, f"@event-{t.event_ids[s.event()]}", "event")


def bonus_taken(s: Position, bonus: int, workers: int) -> None:
    """A bonus is taken; with an empty reserve the worker bonus brings nobody."""
    both = s.players[s.actor].bonuses == 3
    mark = s.t.second_mark if both else s.t.first_mark
    on = [f"mark:{mark}"]
    if bonus == 1:
        moved = [Moved(worker(s), f"reserve:{s.actor}", f"start:{s.actor}")] * workers
        s.note("log-bonus-worker", {"n": workers, "mark": mark}, "SPY-BON-3", moved, on=on)
    else:
        s.note("log-bonus-money", {"money": s.t.bonus_money, "mark": mark}, "SPY-BON-3", on=on)


def advanced(s: Position) -> None:
    """The residence marker has moved on."""
    at = s.players[s.actor].residence
    moved = [Moved(f"residence:{s.actor}", f"space:{at - 1}", f"space:{at}")]
    s.note("log-advanced", {"value": s.t.track[at]}, "SPY-RES-1", moved, on=[f"track:{s.actor}"])


def residence_scored(s: Position) -> None:
    """The residence space is scored."""
    at = s.players[s.actor].residence
    on = [f"space:{at}", f"track:{s.actor}"]
    s.note("log-residence", {"value": s.t.track[at]}, "SPY-RES-1", on=on)
