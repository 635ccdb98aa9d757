"""Random positions deep in a game, with companies and maps that aimless play hardly ever reaches."""

from __future__ import annotations

from random import Random

from magnate.games.carnegie import constants as at

from .positions import Seat, T, Table


def wild(rng: Random) -> Table:
    """The start of a random round for one to four seats, all books in order but for the neutral discs."""
    table = Table(rng.randrange(1, 5))
    for number in range(table.s.seats):
        wild_company(rng, table, table.seat(number))
        wild_map(rng, table, table.seat(number))
    wild_timeline(rng, table)
    table.flaws = table.s.audit()
    assert all("neutral" in flaw for flaw in table.flaws), table.flaws
    table.s.settle()
    return table


def wild_company(rng: Random, table: Table, seat: Seat) -> None:
    """Departments on some spaces, employees standing, lying and away, money and goods."""
    t = T
    for space in rng.sample(t.free_spaces, rng.randrange(10)):
        numbers = [
            tile + 1
            for tile in range(16)
            if table.s.display[tile] > 0 and table.s.where[seat.number * t.departments + tile] < 0
        ]
        number = rng.choice(numbers)
        seat.department(number, t.space_names[space])
        standing = min(rng.randrange(t.stations[number - 1] + 1), seat.at_hand)
        seat.staff(t.space_names[space], standing, min(rng.choice([0, 0, 1]), seat.at_hand - standing))
    for department in t.starting:
        name = t.dept_names[department]
        seat.staff(name)
        seat.staff(name, min(rng.randrange(t.stations[department] + 1), seat.at_hand))
    for region in t.regions:
        seat.sends(region, min(rng.choice([0, 0, 1, 2]), seat.at_hand))
    seat.money, seat.goods = rng.choice([0, 1, 3, 8, 20, 60]), rng.choice([0, 1, 2, 3, 6, 12])


def wild_map(rng: Random, table: Table, seat: Seat) -> None:
    """Tracks, tabs, projects and donations."""
    t, s = T, table.s
    for i, region in enumerate(t.regions):
        taken = any(s.track[other * 4 + i] == t.last for other in range(s.seats))
        seat.track(region, rng.randrange(1, t.last + (not taken)))
    for tab, project in enumerate(t.projects):
        seat.tab(project, rng.choice("AB"), rng.randrange(1, t.sections + 1))
        free = [slot for slot in t.slots_of_type[tab] if s.slots[slot] < 0]
        for slot in rng.sample(free, min(len(free), rng.randrange(seat.ready(project) + 1))):
            s.put_disc(slot, seat.number)
            s.built[seat.number * 4 + tab] += 1
    for cell in rng.sample(t.cell_names, rng.randrange(3)):
        if seat.discs > 0 and not table.donors(cell):
            seat.donates(cell)


def wild_timeline(rng: Random, table: Table) -> None:
    """A random round, its markers and first player; for Andrew, the cards played so far."""
    t, s = T, table.s
    s.round = rng.randrange(1, t.rounds + 1)
    s.markers = [0] * 4
    for _ in range(s.round - 1):
        s.markers[rng.choice([row for row in range(4) if s.markers[row] <= t.row_spaces])] += 1
    s.faces = [rng.randrange(len(t.faces)) for _ in range(4)]
    s.first = s.actor = rng.randrange(s.seats)
    s.phase, s.step, s.pos = at.TIMELINE, at.ROW, 0
    if s.seats == 1:
        cards = rng.sample(range(t.cards), t.cards)
        s.played = cards[: s.round - 1]
        s.places = [rng.randrange(len(t.vp_cards)) for _ in s.played]
        s.backs = cards[s.round - 1 : t.rounds][:2]
        s.deck = cards[s.round - 1 : t.rounds][2:]
        s.left_out = cards[t.rounds :]
        s.drawn = 1
