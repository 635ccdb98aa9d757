"""What an owner's board must satisfy to be a playable game."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.games.industry.tables_kinds import ANY, KINDS


def check(components: Components) -> None:
    """Raise `BadComponents` with every sentence that is to be said about a faulty board."""
    problems = problems_of(components)
    if problems:
        raise BadComponents("\n".join(problems))


def problems_of(components: Components) -> list[str]:
    """Everything that is wrong with the components, as sentences."""
    found = missing_entries(components)
    if found:
        return found
    found += figure_problems(components)
    found += draw_problems(components)
    if found:
        return found
    cells = [
        f"{letter}{era + 1}" for era in range(components["box"]["eras"]) for letter in letters(components)
    ]
    for cell in cells:
        if cell not in components.data:
            found.append(f"Cell {cell} is missing: every column needs a cell in every era.")
        elif not isinstance(components[cell], dict):
            found.append(f"Cell {cell} is not a table.")
        else:
            found += cell_problems(components, cell, components[cell])
    if found:
        return found
    found += resource_problems(components, cells)
    found += edge_problems(components, "roads")
    found += edge_problems(components, "lines")
    if not found:
        found += need_problems(components, cells)
    return found


def letters(components: Components) -> list[str]:
    """The column letters from left to right."""
    return [str(letter) for letter in components["box"]["columns"]]


# No figure of the board is higher: neither the choice space nor a game can grow without end.
MOST: Final = 60
ENTRIES: Final = {
    "box": ["seats", "eras", "columns"],
    "setup": ["thalers"],
    "income": ["per-round", "thaler-column", "thaler-column-pays"],
    "auction": ["first-bid"],
    "development": ["cells-per-turn", "resource-price", "needs-per-cell"],
    "subsidy": ["thalers", "points"],
    "scoring": ["thalers-per-point", "joker", "multipliers"],
    "draws": ["default"],
    "resources": [],
    "networks": [],
    "roads": ["joins", "points", "edges"],
    "lines": ["joins", "points", "edges"],
}


def missing_entries(components: Components) -> list[str]:
    """Tables and fields that are not there at all."""
    found = []
    for name, fields in ENTRIES.items():
        if not isinstance(components.data.get(name), dict):
            found.append(f"The table [{name}] is missing.")
            continue
        found += [f"[{name}] has no '{field}'." for field in fields if field not in components[name]]
    return found


def is_count(value: Any, least: int = 0, most: int = MOST) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


COUNTS: Final = [
    ("setup", "thalers", 0),
    ("income", "per-round", 0),
    ("income", "thaler-column-pays", 0),
    ("auction", "first-bid", 1),
    ("development", "cells-per-turn", 1),
    ("development", "resource-price", 1),
    ("development", "needs-per-cell", 0),
    ("subsidy", "thalers", 0),
    ("scoring", "thalers-per-point", 1),
    ("scoring", "joker", 0),
    ("roads", "points", 0),
    ("lines", "points", 0),
    ("box", "eras", 1),
]


def figure_problems(components: Components) -> list[str]:
    """Single figures that are no sensible numbers."""
    found = []
    for table, field, least in COUNTS:
        value = components[table][field]
        if not is_count(value, least):
            found.append(f"[{table}] {field} must be a whole number from {least} to {MOST}, not {value!r}.")
    if not is_count(components["subsidy"]["points"], -MOST, 0):
        found.append(f"[subsidy] points must be a whole number from {-MOST} to 0.")
    if not is_count(components["box"]["eras"], 1, 9):
        found.append("[box] eras must be a whole number from 1 to 9.")
    columns = components["box"]["columns"]
    letters = isinstance(columns, list) and all(
        isinstance(c, str) and len(c) == 1 and c.isalpha() for c in columns
    )
    if not letters or not 1 <= len(columns) <= 26 or len(set(columns)) != len(columns):
        found.append("[box] columns must be a list of different letters.")
    elif components["income"]["thaler-column"] not in columns:
        found.append(f"[income] thaler-column {components['income']['thaler-column']!r} is no column.")
    seats = components["box"]["seats"]
    if (
        not isinstance(seats, list)
        or not seats
        or not all(is_count(n, 2, 6) for n in seats)
        or sorted({*seats}) != seats
    ):
        found.append("[box] seats must be a list of seat counts from 2 to 6, the fewest first.")
    multipliers = components["scoring"]["multipliers"]
    if not isinstance(multipliers, list) or not multipliers or not all(is_count(n) for n in multipliers):
        found.append(f"[scoring] multipliers must be a list of whole numbers from 0 to {MOST}.")
    for name, era in facts(components["resources"]).items():
        if not is_count(era, 2):
            found.append(f"[resources] {name} can be sold by the treasury from era 2 on, not from {era!r}.")
    for name, bonus in facts(components["networks"]).items():
        if not isinstance(bonus, str) or not bonus:
            found.append(f"[networks] {name} must name the bonus site that counts it.")
    return found


def draw_problems(components: Components) -> list[str]:
    """Draw counts that do not share an era's cells out into whole rounds."""
    table = components["draws"]
    options = [name for name in facts(table) if name != "default"]
    found = []
    if table["default"] not in options:
        found.append(f"[draws] default is {table['default']!r}, which is none of {', '.join(options)}.")
    if figure_problems(components):
        return found
    columns = len(letters(components))
    for option in options:
        for seats in components["box"]["seats"]:
            counts = table[option].get(str(seats)) if isinstance(table[option], dict) else None
            if not isinstance(counts, list) or len(counts) != components["box"]["eras"]:
                found.append(
                    f"[draws] {option} needs one number per era for {seats} seats, as many as [box] eras says."
                )
            elif not all(is_count(k, 1) and columns % k == 0 for k in counts):
                found.append(
                    f"[draws] {option}, {seats} seats: {counts} cannot share {columns} tokens out evenly."
                )
    return found


FIELDS: Final = {
    "joker": ["joker"],
    "bonus": ["price", "network", "times"],
    "factory": ["price", "needs", "prestige", "networks"],
    "technology": ["needs", "prestige"],
}
OPTIONAL: Final = {"joker": [], "bonus": [], "factory": ["makes", "discount"], "technology": []}


def cell_problems(components: Components, cell: str, record: dict[str, Any]) -> list[str]:
    """What is wrong with one cell taken by itself."""
    kind = record.get("kind")
    if kind not in KINDS:
        return [f"Cell {cell}: kind must be one of {', '.join(KINDS)}, not {kind!r}."]
    found = []
    known = ["kind", "name", *FIELDS[kind], *OPTIONAL[kind], "provenance", "sources", "notes"]
    found += [
        f"Cell {cell} is a {kind} cell and has no '{field}'." for field in FIELDS[kind] if field not in record
    ]
    found += [
        f"Cell {cell} is a {kind} cell and cannot have '{field}'." for field in record if field not in known
    ]
    if not isinstance(record.get("name"), str) or not record["name"]:
        found.append(f"Cell {cell} has no name.")
    for field in ("price", "prestige", "discount"):
        if not is_count(record.get(field, 0)):
            found.append(
                f"Cell {cell}: {field} must be a whole number from 0 to {MOST}, not {record[field]!r}."
            )
    resources = list(facts(components["resources"]))
    networks = list(facts(components["networks"]))
    found += list_problems(cell, record, "needs", resources, "resource")
    found += list_problems(cell, record, "networks", networks, "network")
    most = components["development"]["needs-per-cell"]
    if isinstance(record.get("needs"), list) and len(record["needs"]) > most:
        found.append(
            f"Cell {cell} needs {len(record['needs'])} resources; a cell can need {most} at most (needs-per-cell)."
        )
    if "makes" in record and record["makes"] not in resources:
        found.append(f"Cell {cell} makes {record['makes']!r}, which is no resource.")
    if "joker" in record and record["joker"] not in resources and record["joker"] != ANY:
        found.append(f"Cell {cell} holds a joker for {record['joker']!r}, which is no resource.")
    if "network" in record and record["network"] not in networks:
        found.append(f"Cell {cell} counts the network {record['network']!r}, which does not exist.")
    allowed = components["scoring"]["multipliers"]
    if "times" in record and record["times"] not in allowed:
        ways = " or ".join(str(n) for n in allowed)
        said = f"Cell {cell} multiplies by {record['times']!r} (times)"
        found.append(f"{said}; a bonus multiplies by {ways} ([scoring] multipliers).")
    return found


def list_problems(cell: str, record: dict[str, Any], field: str, known: list[str], word: str) -> list[str]:
    """What is wrong with a list of resources or networks of a cell."""
    values = record.get(field, [])
    if not isinstance(values, list):
        return [f"Cell {cell}: {field} must be a list."]
    found = [f"Cell {cell}: {value!r} is no {word}." for value in values if value not in known]
    if len({str(value) for value in values}) != len(values):
        found.append(f"Cell {cell}: {field} names the same {word} twice.")
    return found


def resource_problems(components: Components, cells: list[str]) -> list[str]:
    """Resources that no factory, or more than one, makes."""
    found = []
    for resource in facts(components["resources"]):
        makers = [cell for cell in cells if components[cell].get("makes") == resource]
        if not makers:
            found.append(f"No factory makes {resource}.")
        elif len(makers) > 1:
            found.append(f"{resource} is made by {' and '.join(makers)}; one factory makes a resource.")
    return found


def edge_problems(components: Components, name: str) -> list[str]:
    """Roads or lines that join the wrong cells."""
    table = components[name]
    word = name[:-1]
    found = []
    seen: set[tuple[str, ...]] = set()
    for edge in table["edges"]:
        if not isinstance(edge, list) or len(edge) != 2:
            found.append(f"A {word} joins two cells, not {edge!r}.")
            continue
        label = f"The {word} {edge[0]}-{edge[1]}"
        key = tuple(sorted(str(end) for end in edge))
        if edge[0] == edge[1]:
            found.append(f"{label} joins a cell to itself.")
        if key in seen:
            found.append(f"{label} stands twice.")
        seen.add(key)
        for end in edge:
            record = components.data.get(str(end))
            if not isinstance(record, dict) or "kind" not in record:
                found.append(f"{label} ends at {end!r}, which is no cell.")
            elif record["kind"] != table["joins"]:
                found.append(
                    f"{label} ends at {end}, a {record['kind']} cell; a {word} joins {table['joins']} cells."
                )
    return found


def need_problems(components: Components, cells: list[str]) -> list[str]:
    """Needs that can never be met while the cell is in its own era, jokers aside."""
    found = []
    for era in range(1, components["box"]["eras"] + 1):
        supplied = supplied_in(components, cells, era)
        for cell in cells:
            if era_of(cell) != era:
                continue
            for need in components[cell].get("needs", []):
                if need not in supplied:
                    found.append(f"Cell {cell} needs {need}, which nobody can supply in era {era}.")
    return found


def era_of(cell: str) -> int:
    """The era of a cell id."""
    return int(cell[len(cell.rstrip("0123456789")) :])


def supplied_in(components: Components, cells: list[str], era: int) -> set[str]:
    """The resources somebody can supply in an era: the treasury, or a factory whose own needs can be met."""
    supplied = {name for name, first in facts(components["resources"]).items() if first <= era}
    grew = True
    while grew:
        grew = False
        for cell in cells:
            record = components[cell]
            makes = record.get("makes")
            if makes is None or makes in supplied or era_of(cell) > era:
                continue
            if all(need in supplied for need in record["needs"]):
                supplied.add(makes)
                grew = True
    return supplied


def facts(table: dict[str, Any]) -> dict[str, Any]:
    """A table of the components without what is said about it."""
    return {key: value for key, value in table.items() if key not in ("provenance", "notes", "sources")}
