"""What happened, for the log. Rules call these only when somebody listens (`s.journal is not None`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from magnate.core.message import Arg, Args, Message, Moved, ScoreLine
from magnate.games.carnegie.constants import DONATION, EVENT, FREE, LOBBY, SPAN, STANDING, TAKES
from magnate.games.carnegie.state import Position

ANDREW = -1  # events of Andrew and of the table belong to no seat


def gains(
    money: int, goods: int, vp: int, moves: int = 0, research: int = 0, people: int = 0
) -> dict[str, Arg]:
    """The arguments of the message `gains`."""
    return {
        "money": money, "goods": goods, "vp": vp, "moves": moves, "research": research, "people": people,
    }  # fmt: skip


def place(s: Position, seat: int, space: int) -> Arg:
    """A space of a company by what stands on it, as an argument; a free one by where it lies."""
    what = s.grid[seat * s.t.spaces + space]
    if what == LOBBY:
        return "@the-lobby"
    if what == FREE:
        return Message("free-at", {"space": f"@space-{s.t.space_names[space]}"})
    return f"@dept-{s.t.dept_names[what]}"


def income(printed: Mapping[str, int]) -> Message:
    """What a space of a track or a section of a tab pays."""
    of = printed.get
    paid = gains(of("money", 0), of("goods", 0), of("vp", 0), 0, of("research", 0), of("employee", 0))
    return Message("gains", paid)


def stop(s: Position, region: int, space: int) -> dict[str, Arg]:
    """A space of a track by what is printed there: its level, what it pays; whether it is the last one."""
    t = s.t
    (track,) = (one for one in t.components["transport"]["tracks"] if one["region"] == t.regions[region])
    return {
        "level": f"@level-{track['levels'][space - 1]}", "income": income(track["income"][space - 1]),
        "last": 1 if space == t.last else 0,
    }  # fmt: skip


def section(s: Position, seat: int, tab: int, number: int) -> Message:
    """A section of a tab by what is printed there: points at the end, room for a disc, an income under it."""
    side = s.t.components["tabs"]["projects"][s.t.projects[tab]]["AB"[s.side[seat * 4 + tab]]]
    printed = side["sections"][number - 1]
    if printed.get("max_plus"):
        return Message("section-limit", {"n": printed["max_plus"]})
    if printed.get("end_vp"):
        return Message("section-end", {"n": printed["end_vp"]})
    if not printed["disc"]:
        return Message("section-blank")
    ways = [income(one) for one in printed.get("income", [])]
    if not ways:
        return Message("section-bare")
    under = ways[0]
    for way in ways[1:]:
        under = Message("either", {"a": under, "b": way})
    return Message("section-disc", {"income": under})


def event_name(s: Position, region: int, donation: bool) -> str:
    """An event by the region of its income (-1 for none) and whether there are donations."""
    if region < 0:
        return "@event-donation" if donation else "@event-none"
    return f"@event-end-{s.t.regions[region]}" if donation else f"@event-{s.t.regions[region]}"


def printed_next(s: Position, row: int) -> str:
    """What is printed on the next space of a row of the timeline."""
    t = s.t
    space = s.markers[row]
    if space > t.row_spaces:
        return event_name(s, -1, False)
    if space == t.row_spaces:
        return event_name(s, t.end_region[row], True)
    event = t.faces[s.faces[row]][space]
    return event_name(s, -1, True) if event == DONATION else event_name(s, event, False)


def desk(s: Position, d: int) -> list[str]:
    """The element of a department of the seat to decide."""
    space = s.where[s.actor * s.t.departments + d] if d >= 0 else -1
    return [f"space:{s.t.space_names[space]}"] if space >= 0 else []


def moved(piece: str, origin: str, target: str) -> list[Moved]:
    """One moved piece."""
    return [Moved(piece, origin, target)]


# --- setup and moves ------------------------------------------------------------------------------------


def housed(s: Position, slot: int) -> None:
    """The first housing stands."""
    city = s.t.city_names[s.t.slot_city[slot]]
    disc = moved("disc", "tab:housing", f"city:{s.t.slot_names[slot]}")
    s.note("log-house", {"city": f"@city-{city}"}, "CAR-SETUP-18", disc)


def reserved(s: Position, tile: int) -> None:
    """A tile was picked in the setup."""
    piece = moved("tile", f"display:{tile + 1}", f"reserved:{s.actor}")
    s.note("log-reserve", {"department": f"@dept-{s.t.dept_names[tile]}"}, "CAR-SETUP-20", piece)


def walked(s: Position, origin: int, space: int) -> None:
    """An employee walked to another space."""
    a, b = s.t.space_names[origin], s.t.space_names[space]
    args: Args = {
        "from": place(s, s.actor, origin), "to": place(s, s.actor, space), "left": s.pool,
        "active": 1 if s.group & 1 == STANDING else 0,
    }  # fmt: skip
    s.note("log-move", args, "CAR-HR-2", moved("employee", f"space:{a}", f"space:{b}"))


# --- timeline and event -----------------------------------------------------------------------------------


def chose_row(s: Position, at: int, seat: int) -> None:
    """A row was chosen, by a seat or by Andrew; what it triggers."""
    t = s.t
    who = "log-row" if seat >= 0 else "log-andrew-row"
    s.note(who, {"row": f"@type-{t.types[s.row]}"}, "CAR-TIME-1", seat=seat, on=[f"row:{t.types[s.row]}"])
    if s.flip >= 0:
        s.note("log-flip", {"row": f"@type-{t.types[at]}"}, "CAR-TIME-4", seat=-1)
    if s.region < 0:
        s.note("log-event-donation", {}, "CAR-EVENT-1", seat=-1)
    else:
        kind, clause = ("both", "CAR-EVENT-3") if s.donation else ("income", "CAR-EVENT-1")
        s.note(f"log-event-{kind}", {"region": f"@region-{t.regions[s.region]}"}, clause, seat=-1)


def ended_round(s: Position, row: int) -> None:
    """The marker of a row advanced."""
    args: Args = {"round": s.round, "row": f"@type-{s.t.types[row]}", "event": printed_next(s, row)}
    s.note("log-round-end", args, "CAR-ROUND-1", seat=-1)


def recalled(s: Position, count: int) -> None:
    """Employees came home, or none did."""
    name = s.t.regions[s.region]
    people = moved("employee", f"zone:{name}", "lobby") if count else None
    s.note("log-recall", {"count": count, "region": f"@region-{name}"}, "CAR-INC-1", people)


def transport_paid(s: Position, region: int, times: int, people: int) -> None:
    """The transport income of a region came in."""
    t = s.t
    at = region * SPAN + s.track[s.actor * 4 + region]
    args = gains(
        t.track_money[at] * times, t.track_goods[at] * times, t.track_vp[at] * times, 0, s.pool, people
    )
    args["region"] = f"@region-{t.regions[region]}"
    args["times"] = times
    on = [f"track:{t.regions[region]}:{s.track[s.actor * 4 + region]}", f"track:{t.regions[region]}"]
    s.note("log-transport", args, "CAR-INC-2" if s.phase == EVENT else "CAR-BUILD-7", on=on)


def tabs_paid(s: Position) -> None:
    """What the uncovered sections of each tab paid without a choice."""
    t = s.t
    for tab in range(4):
        at = s.actor * 4 + tab
        n = (tab * 2 + s.side[at]) * SPAN + s.built[at]
        args = gains(t.sure_money[n], t.sure_goods[n], t.sure_vp[n])
        if t.sure_money[n] + t.sure_goods[n] + t.sure_vp[n] > 0:
            args["tab"] = f"@tab-{t.projects[tab]}"
            s.note("log-tab-income", args, "CAR-INC-3", on=[f"tab:{t.projects[tab]}"])


def took(s: Position, way: int, income: int) -> None:
    """The income of a section that offers two was chosen."""
    tab = s.t.projects[s.section // SPAN]
    kind = TAKES[way].removesuffix("-new-lobby")
    args = {"money": 0, "goods": 0, "vp": 0, "moves": 0, "research": 0, "people": 0}
    args["people" if kind == "employee" else kind] = income
    s.note("log-tab-income", {**args, "tab": f"@tab-{tab}"}, "CAR-INC-8", on=[f"tab:{tab}"])


def donated(s: Position, cell: int, price: int, id: str, clause: str) -> None:
    """A donation of either kind was made."""
    name = s.t.cell_names[cell]
    disc = moved("disc", f"reserve:{s.actor}", f"cell:{name}")
    s.note(id, {"cell": f"@cell-{name}", "price": price}, clause, disc)


def sold(s: Position, seat: int, count: int) -> None:
    """Goods were sold."""
    s.note("log-sell", {"count": count, "money": count * s.t.sale}, "CAR-SELL-1", seat=seat)


# --- departments --------------------------------------------------------------------------------------------


def sent(s: Position, region: int) -> None:
    """An employee left on a mission."""
    t = s.t
    space = s.where[s.actor * t.departments + s.using]
    name = t.regions[region]
    args: Args = {"department": f"@dept-{t.dept_names[s.using]}", "region": f"@region-{name}"}
    s.note(
        "log-mission", args, "CAR-MISS-1", moved("employee", f"space:{t.space_names[space]}", f"zone:{name}")
    )


def used(s: Position, at: int, vp: int, people: int) -> None:
    """An effect of the department in use brought something."""
    t = s.t
    args = gains(t.gain_money[at], t.gain_goods[at], vp, t.gain_moves[at], t.gain_research[at], people)
    args["department"] = f"@dept-{t.dept_names[s.using]}"
    s.note("log-use", args, "CAR-USE-6", on=desk(s, s.using))


def traded(s: Position, at: int, count: int) -> None:
    """Goods were sold, traded or bought with the department in use."""
    t = s.t
    args = gains(t.gain_money[at] * count, t.gain_goods[at] * count, t.gain_vp[at] * count)
    args["department"] = f"@dept-{t.dept_names[s.using]}"
    args["pay-money"] = t.pay_money[at] * count
    args["pay-goods"] = t.pay_goods[at] * count
    s.note("log-amount", args, "CAR-USE-6", on=desk(s, s.using))


def built_department(s: Position, space: int, price: int) -> None:
    """A department was built."""
    t = s.t
    name = t.space_names[space]
    staffed = s.lie[s.actor * t.spaces + space] + s.stand[s.actor * t.spaces + space] > 0
    args: Args = {
        "department": f"@dept-{t.dept_names[s.tile]}", "space": f"@space-{name}", "price": price,
        "staffed": 1 if staffed else 0, "extra": t.extra_goods[s.tile],
    }  # fmt: skip
    s.note("log-department", args, "CAR-MGMT-2", moved("tile", f"tile:{s.tile + 1}", f"space:{name}"))


def relocated(s: Position, group: int, target: int) -> None:
    """Property Management brought somebody into the new department."""
    a, b = s.t.space_names[group >> 1], s.t.space_names[target]
    args: Args = {
        "from": place(s, s.actor, group >> 1), "department": f"@dept-{s.t.dept_names[s.tile]}",
        "active": 1 if group & 1 == STANDING else 0,
    }  # fmt: skip
    s.note("log-relocate", args, "CAR-D08-1", moved("employee", f"space:{a}", f"space:{b}"))


def built_project(s: Position, slot: int, at: int) -> None:
    """A project was built, with or without a mission."""
    t = s.t
    name = t.projects[s.project]
    region = t.regions[t.slot_region[slot]]
    pieces = moved("disc", f"tab:{name}", f"city:{t.slot_names[slot]}")
    if t.mission[at]:
        space = s.where[s.actor * t.departments + s.using]
        pieces += moved("employee", f"space:{t.space_names[space]}", f"zone:{region}")
    args: Args = {
        "project": f"@project-{name}", "city": f"@city-{t.city_names[t.slot_city[slot]]}",
        "region": f"@region-{region}", "goods": t.project_goods[s.project], "money": t.pay_money[at],
        "mission": t.mission[at],
    }  # fmt: skip
    s.note("log-project", args, "CAR-BUILD-1", pieces)


def travelled(s: Position, region: int, price: int) -> None:
    """A transport disc went one space on."""
    name = s.t.regions[region]
    space = s.track[s.actor * 4 + region]
    disc = moved("disc", f"track:{name}:{space - 1}", f"track:{name}:{space}")
    args: Args = {"region": f"@region-{name}", "price": price, **stop(s, region, space)}
    s.note("log-track", args, "CAR-RD-7", disc)


def bonus(s: Position, region: int) -> None:
    """The last space of a track paid its bonus."""
    name = s.t.regions[region]
    args = {**gains(s.t.bonus_money[region], s.t.bonus_goods[region], 0), "region": f"@region-{name}"}
    s.note("log-bonus", args, "CAR-TRANS-2", on=[f"track:{name}"])


def drew_tab(s: Position, tab: int, price: int, disc: int) -> None:
    """A tab was drawn one section further."""
    name = s.t.projects[tab]
    number = s.exposed[s.actor * 4 + tab]
    piece = moved("disc", f"reserve:{s.actor}", f"tab:{name}:{number}") if disc else None
    args: Args = {
        "tab": f"@tab-{name}", "section": section(s, s.actor, tab, number), "price": price, "disc": disc,
    }  # fmt: skip
    s.note("log-tab", args, "CAR-RD-4", piece)


def activated(s: Position, d: int) -> None:
    """An employee stood up."""
    args: Args = {"department": f"@dept-{s.t.dept_names[d]}", "price": s.t.station_price[d]}
    s.note("log-activate", args, "CAR-ACT-2", on=desk(s, d))


def paid_welfare(s: Position, seat: int, money: int, goods: int, points: int) -> None:
    """The final payments into the welfare cells."""
    args: Args = {"pay-money": money, "pay-goods": goods, "points": points}
    s.note("log-welfare", args, "CAR-CELL-5", seat=seat)


def counted(s: Position, seat: int, lines: Iterable[ScoreLine]) -> None:
    """The final count of a seat, source by source."""
    lines = list(lines)
    before = sum(line.points for line in lines if line.name == "immediate")
    _sources(s, seat, lines)
    args: Args = {"n": sum(line.points for line in lines), "before": before}
    s.note("log-final", args, "CAR-SCORE-10", seat=seat)


def _sources(s: Position, seat: int, lines: Iterable[ScoreLine]) -> None:
    """What each source brings at the end."""
    for line in lines:
        if line.points and line.name != "immediate":
            args: Args = {"n": line.points, "source": f"@score-{line.name}"}
            s.note("log-final-source", args, line.clause, seat=seat)


# --- Andrew -------------------------------------------------------------------------------------------------


def andrew_drew(s: Position) -> None:
    """A card lies face down before him."""
    card = s.backs[0]
    args: Args = {"row": f"@type-{s.t.types[s.t.card_row[card]]}", "advanced": s.t.card_advanced[card]}
    s.note("log-andrew-card", args, "CAR-SOLO-9", seat=ANDREW)


def andrew_counted(s: Position, lines: Iterable[ScoreLine]) -> None:
    """His final count, source by source."""
    lines = list(lines)
    _sources(s, ANDREW, lines)
    s.note("log-andrew-final", {"n": sum(line.points for line in lines)}, "CAR-SCORE-10", seat=ANDREW)


def andrew_slid(s: Position, places: int, clause: str) -> None:
    """His card slid along the VP cards."""
    s.note("log-andrew-slide", {"places": places, "vp": s.t.vp_cards[s.place]}, clause, seat=ANDREW)


def andrew_donated(s: Position, cell: int, done: bool) -> None:
    """He donated, or could not."""
    name = s.t.cell_names[cell]
    args: Args = {"cell": f"@cell-{name}"}
    if done:
        s.note(
            "log-andrew-donates", args, "CAR-SOLO-12", moved("disc", "andrew", f"cell:{name}"), seat=ANDREW
        )
    else:
        s.note("log-andrew-no-cell", args, "CAR-SOLO-13", seat=ANDREW)


def andrew_took(s: Position, kind: int, tile: int) -> None:
    """He took a department tile of a type, or found none."""
    if tile < 0:
        s.note("log-andrew-no-tile", {"type": f"@type-{s.t.types[kind]}"}, "CAR-SOLO-16", seat=ANDREW)
        return
    args: Args = {"department": f"@dept-{s.t.dept_names[tile]}"}
    piece = moved("tile", f"display:{tile + 1}", "andrew")
    s.note("log-andrew-tile", args, "CAR-SOLO-16", piece, seat=ANDREW)


def andrew_built(s: Position, city: int, slot: int) -> None:
    """He built in a city, or found no slot."""
    args: Args = {"city": f"@city-{s.t.city_names[city]}"}
    if slot < 0:
        s.note("log-andrew-no-slot", args, "CAR-SOLO-17", seat=ANDREW)
        return
    disc = moved("disc", "andrew", f"city:{s.t.slot_names[slot]}")
    s.note("log-andrew-builds", args, "CAR-SOLO-17", disc, seat=ANDREW)


def andrew_travelled(s: Position, region: int, space: int, stuck: bool) -> None:
    """His transport disc went one space on, or could not."""
    name = s.t.regions[region]
    if stuck:
        s.note("log-andrew-no-step", {"region": f"@region-{name}"}, "CAR-SOLO-18", seat=ANDREW)
        return
    disc = moved("disc", f"track:{name}:{space}", f"track:{name}:{space + 1}")
    args: Args = {"region": f"@region-{name}", **stop(s, region, space + 1)}
    s.note("log-andrew-step", args, "CAR-SOLO-18", disc, seat=ANDREW)
