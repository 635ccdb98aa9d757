"""The components of Industry as flat lists of ints, the choice space, and the check of an owner's board."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components
from magnate.core.errors import BadComponents
from magnate.core.space import ChoiceSpace, Verb

JOKER: Final = 0
BONUS: Final = 1
FACTORY: Final = 2
TECHNOLOGY: Final = 3
KINDS: Final = ["joker", "bonus", "factory", "technology"]

ANY: Final = "any"

# How a need was met; the three that a player may choose stand first, in the order they are offered.
BY_JOKER: Final = 0
BY_ANY: Final = 1
BY_PURCHASE: Final = 2
OWN_PRODUCT: Final = 3
WAYS: Final = ["joker", "any", "buy"]

# Bids: this many raises are offered one by one; amounts above them are offered by spans of this width.
RAISES: Final = 10
SPAN: Final = 10


class Tables:
    """What the rules look up: one list entry per cell, resource, network, joker, road or line.

    Cells are numbered row by row: cell 0 is A1, cell 12 is A2. `-1` stands for "none".
    """

    def __init__(self, components: Components) -> None:
        check(components)
        self.components = components
        self.seats: list[int] = [int(n) for n in components["box"]["seats"]]
        self.eras: int = int(components["box"]["eras"])
        self.letters: list[str] = [str(letter) for letter in components["box"]["columns"]]
        self.columns: int = len(self.letters)
        self.read_figures()
        self.read_names()
        self.read_cells()
        self.read_edges()
        self.read_draws()
        self.most_money: int = self.all_the_money()
        self.make_space()

    # --- reading -------------------------------------------------------------------------------

    def read_figures(self) -> None:
        """The single figures of the rules."""
        c = self.components
        self.start_thalers: int = int(c["setup"]["thalers"])
        self.income: int = int(c["income"]["per-round"])
        self.thaler_column: int = self.letters.index(c["income"]["thaler-column"])
        self.thaler_column_pays: int = int(c["income"]["thaler-column-pays"])
        self.first_bid: int = int(c["auction"]["first-bid"])
        self.cells_per_turn: int = int(c["development"]["cells-per-turn"])
        self.resource_price: int = int(c["development"]["resource-price"])
        self.subsidy_thalers: int = int(c["subsidy"]["thalers"])
        self.subsidy_points: int = int(c["subsidy"]["points"])
        self.thalers_per_point: int = int(c["scoring"]["thalers-per-point"])
        self.joker_points: int = int(c["scoring"]["joker"])
        self.road_points: int = int(c["roads"]["points"])
        self.line_points: int = int(c["lines"]["points"])

    def read_names(self) -> None:
        """Resources and networks, numbered in the order of the components."""
        resources = facts(self.components["resources"])
        self.resources: list[str] = list(resources)
        self.sold_from: list[int] = [int(resources[name]) for name in self.resources]
        networks = facts(self.components["networks"])
        self.networks: list[str] = list(networks)
        self.bonus_of: list[str] = [str(networks[name]) for name in self.networks]

    def read_cells(self) -> None:
        """The sixty cells."""
        self.cells: list[str] = [f"{letter}{era + 1}" for era in range(self.eras) for letter in self.letters]
        self.cell_count: int = len(self.cells)
        self.era_of: list[int] = [1 + i // self.columns for i in range(self.cell_count)]
        self.names: list[str] = []
        self.kind: list[int] = []
        self.price: list[int] = []
        self.prestige: list[int] = []
        self.needs: list[list[int]] = []
        self.makes: list[int] = []
        self.discount: list[int] = []
        self.bonus_network: list[int] = []
        self.times: list[int] = []
        self.on_networks: list[list[int]] = []
        self.joker_of: list[int] = []
        self.joker_cell: list[int] = []
        self.joker_kind: list[int] = []
        self.producer: list[int] = [-1] * len(self.resources)
        for i in range(self.cell_count):
            self.read_cell(i, self.components[self.cells[i]])
        self.needed_by: list[list[int]] = [
            [i for i in range(self.cell_count) if resource in self.needs[i]]
            for resource in range(len(self.resources))
        ]
        self.specials: list[int] = [i for i in range(self.cell_count) if self.discount[i] > 0]
        # Joker tokens a seat holds are a set of bits; these are the bits that can stand for a resource.
        self.any_jokers: int = 0
        self.jokers_for: list[int] = [0] * len(self.resources)
        for j in range(len(self.joker_kind)):
            if self.joker_kind[j] < 0:
                self.any_jokers |= 1 << j
            else:
                self.jokers_for[self.joker_kind[j]] |= 1 << j

    def read_cell(self, i: int, record: dict[str, Any]) -> None:
        """One cell."""
        kind = KINDS.index(record["kind"])
        self.names.append(str(record["name"]))
        self.kind.append(kind)
        self.price.append(int(record.get("price", 0)))
        self.prestige.append(int(record.get("prestige", 0)))
        self.needs.append([self.resources.index(name) for name in record.get("needs", [])])
        makes = record.get("makes")
        self.makes.append(-1 if makes is None else self.resources.index(makes))
        if makes is not None:
            self.producer[self.resources.index(makes)] = i
        self.discount.append(int(record.get("discount", 0)))
        network = record.get("network")
        self.bonus_network.append(-1 if network is None else self.networks.index(network))
        self.times.append(int(record.get("times", 0)))
        self.on_networks.append([self.networks.index(name) for name in record.get("networks", [])])
        if kind == JOKER:
            self.joker_of.append(len(self.joker_cell))
            self.joker_cell.append(i)
            self.joker_kind.append(-1 if record["joker"] == ANY else self.resources.index(record["joker"]))
        else:
            self.joker_of.append(-1)

    def read_edges(self) -> None:
        """Roads and lines as pairs of cells, and for each cell the cells it is joined to."""
        self.roads: list[list[int]] = [self.pair(edge) for edge in self.components["roads"]["edges"]]
        self.lines: list[list[int]] = [self.pair(edge) for edge in self.components["lines"]["edges"]]
        self.neighbours: list[list[int]] = [[] for _ in range(self.cell_count)]
        for edge in self.roads + self.lines:
            self.neighbours[edge[0]].append(edge[1])
            self.neighbours[edge[1]].append(edge[0])
        self.bonus_cells: list[list[int]] = [[] for _ in self.networks]
        self.network_cells: list[list[int]] = [[] for _ in self.networks]
        for i in range(self.cell_count):
            if self.bonus_network[i] >= 0:
                self.bonus_cells[self.bonus_network[i]].append(i)
            for network in self.on_networks[i]:
                self.network_cells[network].append(i)

    def pair(self, edge: list[str]) -> list[int]:
        """The two cells an edge joins."""
        return [self.cells.index(edge[0]), self.cells.index(edge[1])]

    def read_draws(self) -> None:
        """Column tokens per round: one list of five eras per option and seat count."""
        table = self.components["draws"]
        self.draw_options: list[str] = [name for name in facts(table) if name != "default"]
        self.draw_default: str = str(table["default"])
        self.draws: dict[str, dict[int, list[int]]] = {
            name: {n: [int(k) for k in table[name][str(n)]] for n in self.seats} for name in self.draw_options
        }

    def rounds(self, option: str, seats: int) -> int:
        """How many rounds a game lasts."""
        return sum(self.columns // drawn for drawn in self.draws[option][seats])

    def all_the_money(self) -> int:
        """More thalers than all the seats together can ever hold: no bid can be higher."""
        most = 0
        for option in self.draw_options:
            for seats in self.seats:
                each = self.start_thalers + self.income * self.rounds(option, seats)
                each += self.thaler_column_pays * self.eras + self.subsidy_thalers
                most = max(most, each * seats)
        return most

    # --- choices -------------------------------------------------------------------------------

    def make_space(self) -> None:
        """The choice space and the first number of each verb."""
        spans = [f"{low}-{low + SPAN - 1}" for low in range(1, self.most_money + 1, SPAN)]
        self.space: ChoiceSpace = ChoiceSpace(
            [
                Verb("offer", cell=self.cells),
                Verb("pass"),
                Verb("bid", amount=range(1, self.most_money + 1)),
                Verb("span", amounts=spans),
                Verb("sell"),
                Verb("keep"),
                Verb("develop", cell=self.cells),
                Verb("done"),
                Verb("source", way=WAYS),
                Verb("subsidy"),
            ]
        )
        self.to_offer: int = self.space.base("offer")
        self.to_pass: int = self.space.base("pass")
        self.to_bid: int = self.space.base("bid")
        self.to_span: int = self.space.base("span")
        self.to_sell: int = self.space.base("sell")
        self.to_keep: int = self.space.base("keep")
        self.to_develop: int = self.space.base("develop")
        self.to_finish: int = self.space.base("done")
        self.to_source: int = self.space.base("source")
        self.to_subsidy: int = self.space.base("subsidy")
        # bids[n] is the choice "bid n", so that a run of amounts is a slice.
        self.bids: list[int] = [self.to_pass] + [self.to_bid + n - 1 for n in range(1, self.most_money + 1)]


def facts(table: dict[str, Any]) -> dict[str, Any]:
    """A table of the components without what is said about it."""
    return {key: value for key, value in table.items() if key not in ("provenance", "notes", "sources")}


# --- checking an owner's board -------------------------------------------------------------------


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


def is_count(value: Any, least: int = 0) -> bool:
    """Whether a value is a whole number that is large enough."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


COUNTS: Final = [
    ("setup", "thalers", 0),
    ("income", "per-round", 0),
    ("income", "thaler-column-pays", 0),
    ("auction", "first-bid", 1),
    ("development", "cells-per-turn", 1),
    ("development", "resource-price", 0),
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
            found.append(f"[{table}] {field} must be a whole number of at least {least}, not {value!r}.")
    if not isinstance(components["subsidy"]["points"], int):
        found.append("[subsidy] points must be a whole number.")
    columns = components["box"]["columns"]
    if not isinstance(columns, list) or not columns or len(set(map(str, columns))) != len(columns):
        found.append("[box] columns must be a list of different letters.")
    elif components["income"]["thaler-column"] not in columns:
        found.append(f"[income] thaler-column {components['income']['thaler-column']!r} is no column.")
    seats = components["box"]["seats"]
    if not isinstance(seats, list) or not seats or not all(is_count(n, 2) for n in seats):
        found.append("[box] seats must be a list of seat counts.")
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
                found.append(f"[draws] {option} needs one number per era for {seats} seats.")
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
            found.append(f"Cell {cell}: {field} must be a whole number of at least 0, not {record[field]!r}.")
    resources = list(facts(components["resources"]))
    networks = list(facts(components["networks"]))
    found += list_problems(cell, record, "needs", resources, "resource")
    found += list_problems(cell, record, "networks", networks, "network")
    most = components["development"]["needs-per-cell"]
    if isinstance(record.get("needs"), list) and len(record["needs"]) > most:
        found.append(f"Cell {cell} needs {len(record['needs'])} resources; a cell can need {most} at most.")
    if "makes" in record and record["makes"] not in resources:
        found.append(f"Cell {cell} makes {record['makes']!r}, which is no resource.")
    if "joker" in record and record["joker"] not in resources and record["joker"] != ANY:
        found.append(f"Cell {cell} holds a joker for {record['joker']!r}, which is no resource.")
    if "network" in record and record["network"] not in networks:
        found.append(f"Cell {cell} counts the network {record['network']!r}, which does not exist.")
    allowed = components["scoring"]["multipliers"]
    if "times" in record and record["times"] not in allowed:
        ways = " or ".join(str(n) for n in allowed)
        found.append(f"Cell {cell} multiplies by {record['times']!r}; a bonus multiplies by {ways}.")
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
