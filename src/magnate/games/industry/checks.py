"""What an owner's board must satisfy to be a playable game; what tables hold (cells aside) stands in `shapes.toml`."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.checking import (
    Findings,
    Rule,
    anything,
    by,
    each,
    facts,
    number,
    remarks,
    rows,
    shapes,
    table,
    text,
    word,
)
from magnate.core.components import Components
from magnate.games.industry.constants import ANY, KINDS

# No figure of the board is higher: neither the choice space nor a game can grow without end.
MOST: Final = 60
COUNT: Final = number(0, MOST)
AT_LEAST_ONE: Final = number(1, MOST)

# --- what each table holds --------------------------------------------------------------------------------


def letter(f: Findings, place: str, value: Any) -> None:
    """The letter of a column."""
    if not isinstance(value, str) or len(value) != 1 or not value.isalpha():
        f.say(place, f"{value!r} is not a letter")


def draws(f: Findings, place: str, value: Any) -> None:
    """The name of a way to draw, or for each number of seats how many tokens a round draws in each era."""
    if not isinstance(value, str):
        each(rows(AT_LEAST_ONE, 1, 9), 1, 5)(f, place, value)


BOX: Final = shapes(__package__, KIND=word(*KINDS), LETTER=letter, DRAWS=draws)
REMARKS_ON_BOX: Final = {"groups": each(rows(letter, 1, 26), 1, 9)}


def cell_rule(c: Components) -> Rule:
    """What a cell holds, by its kind, where these resources and networks exist."""
    resources = facts(c["resources"])
    networks = word(*facts(c["networks"]))
    needs = {"needs": rows(word(*resources), 0, c["development"]["needs-per-cell"]), "prestige": COUNT}
    times = figure(c["scoring"]["multipliers"])
    named: dict[str, Rule] = {"kind": word(*KINDS), "name": text}
    return by(
        "kind",
        {
            "joker": table({**named, "joker": word(*resources, ANY)}),
            "bonus": table({**named, "price": COUNT, "network": networks, "times": times}),
            "factory": table(
                {**named, **needs, "price": COUNT, "networks": rows(networks, 0, len(facts(c["networks"])))},
                {"makes": word(*resources), "discount": COUNT},
            ),
            "technology": table({**named, **needs}),
        },
    )


def figure(allowed: list[int]) -> Rule:
    """One of some figures."""

    def rule(f: Findings, place: str, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            f.say(place, f"{value!r} is not one of {', '.join(str(n) for n in allowed)}")

    return rule


# --- how they fit together ------------------------------------------------------------------------------------


def check(c: Components) -> None:
    """Raise `BadComponents` with a sentence for every problem found."""
    f = Findings()
    table(BOX, {name: anything for name in c.data if name not in BOX})(f, "", c.data)
    if not f.found:
        check_box(c, f)
    if not f.found:
        cell = cell_rule(c)
        known = {**dict.fromkeys(BOX, anything), **dict.fromkeys(cells_of(c), cell)}
        table(known, REMARKS_ON_BOX)(f, "", c.data)
    if not f.found:
        check_lists(c, f)
        check_producers(c, f)
        check_edges(c, f, "roads")
        check_edges(c, f, "lines")
    if not f.found:
        check_needs(c, f)
        remarks(f, "", c.data)
    f.raise_if_any("Industry")


def cells_of(c: Components) -> list[str]:
    """The ids of the cells: every column has one in every era."""
    return [f"{column}{era + 1}" for era in range(c["box"]["eras"]) for column in c["box"]["columns"]]


def check_box(c: Components, f: Findings) -> None:
    """Columns, seats, and draws that share an era's tokens out into whole rounds."""
    box, ways = c["box"], facts(c["draws"])
    columns, seats = box["columns"], box["seats"]
    if len(set(columns)) != len(columns):
        f.say("box.columns", "a letter stands twice")
    if c["income"]["thaler-column"] not in columns:
        f.say("income.thaler-column", f"{c['income']['thaler-column']!r} is no column")
    if sorted(set(seats)) != seats:
        f.say("box.seats", "the seat counts stand in order, the fewest first, each once")
    default = ways.pop("default", None)
    word(*ways)(f, "draws.default", default)
    for name, way in ways.items():
        for count in seats:
            place = f"draws.{name}.{count}"
            drawn = way.get(str(count)) if isinstance(way, dict) else None
            if drawn is None or len(drawn) != box["eras"]:
                f.say(place, f"expected one number per era, as many as box.eras says ({box['eras']})")
            elif any(len(columns) % tokens for tokens in drawn):
                f.say(place, f"{drawn} cannot share {len(columns)} tokens out evenly")


def check_lists(c: Components, f: Findings) -> None:
    """No cell names a resource or a network twice."""
    for cell in cells_of(c):
        for field in ("needs", "networks"):
            values = c[cell].get(field, [])
            if len(set(values)) != len(values):
                f.say(f"{cell}.{field}", "the same name stands twice")


def check_producers(c: Components, f: Findings) -> None:
    """One factory, and only one, makes a resource (IND-BOARD-5)."""
    for resource in facts(c["resources"]):
        makers = [cell for cell in cells_of(c) if c[cell].get("makes") == resource]
        if len(makers) != 1:
            f.say(
                f"resources.{resource}", f"one factory makes a resource, not {' and '.join(makers) or 'none'}"
            )


def check_edges(c: Components, f: Findings, name: str) -> None:
    """Roads and lines join two different cells of their kind, each pair once."""
    cells, kind = cells_of(c), c[name]["joins"]
    seen: list[set[str]] = []
    for i, edge in enumerate(c[name]["edges"], 1):
        place = f"{name}.edges[{i}]"
        for end in edge:
            if end not in cells:
                f.say(place, f"{end!r} is no cell")
            elif c[end]["kind"] != kind:
                f.say(place, f"{end} is a {c[end]['kind']} cell, but {name} join {kind} cells")
        if edge[0] == edge[1]:
            f.say(place, f"{edge[0]} is joined to itself")
        if set(edge) in seen:
            f.say(place, f"{edge[0]} and {edge[1]} are joined twice")
        seen.append(set(edge))


def check_needs(c: Components, f: Findings) -> None:
    """Every need can be met while the cell is in its own era, jokers aside."""
    for cell in cells_of(c):
        supplied = supplied_in(c, era_of(cell))
        for need in c[cell].get("needs", []):
            if need not in supplied:
                f.say(f"{cell}.needs", f"nobody can supply {need} in era {era_of(cell)}")


def era_of(cell: str) -> int:
    """The era of a cell id."""
    return int(cell[1:])


def supplied_in(c: Components, era: int) -> set[str]:
    """The resources somebody can supply in an era: the treasury, or a factory whose own needs can be met."""
    supplied = {name for name, first in facts(c["resources"]).items() if first <= era}
    factories = [c[cell] for cell in cells_of(c) if era_of(cell) <= era and "makes" in c[cell]]
    for _ in factories:
        supplied |= {record["makes"] for record in factories if supplied.issuperset(record["needs"])}
    return supplied
