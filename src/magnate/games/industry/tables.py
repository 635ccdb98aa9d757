"""The components of Industry as flat lists of ints, and the choice space."""

from __future__ import annotations

from typing import Any

from magnate.core.checking import facts
from magnate.core.components import Components
from magnate.core.space import ChoiceSpace, Verb
from magnate.games.industry.checks import check
from magnate.games.industry.constants import ANY, JOKER, KINDS, SPAN, WAYS


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
        """The sixty cells (IND-BOARD-1, IND-BOARD-2, IND-BOARD-8)."""
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
        self.joker_names: list[str] = [self.cells[i] for i in self.joker_cell]
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
        """One cell (IND-BOARD-4, IND-BOARD-6)."""
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
        """Roads and lines as pairs of cells, and for each cell the cells it is joined to (IND-BOARD-7)."""
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
        """Column tokens per round: one list of five eras per option and seat count (IND-DRAW-4)."""
        table = self.components["draws"]
        self.draw_options: list[str] = [name for name in facts(table) if name != "default"]
        self.draw_default: str = str(table["default"])
        self.draws: dict[str, dict[int, list[int]]] = {
            name: {n: [int(k) for k in table[name][str(n)]] for n in self.seats} for name in self.draw_options
        }

    def rounds(self, option: str, seats: int) -> int:
        """How many rounds a game lasts (IND-DRAW-4)."""
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
        amounts = range(1, self.most_money + 1)
        spans = [f"{low}-{low + SPAN - 1}" for low in amounts[::SPAN]]
        self.space: ChoiceSpace = ChoiceSpace(
            [
                Verb("offer", on="cell:{cell}", clause="IND-OFFER-3", cell=self.cells),
                Verb("pass", clause="IND-BID-2"),
                Verb("bid", clause="IND-BID-3", amount=amounts),
                Verb("span", clause="IND-BID-3", amounts=spans),
                Verb("sell", clause="IND-AUCTION-2"),
                Verb("keep", clause="IND-AUCTION-4"),
                Verb("develop", on="cell:{cell}", clause="IND-DEV-2", cell=self.cells),
                Verb("done", clause="IND-DEV-3"),
                Verb("source", way=WAYS),
                Verb("subsidy", on="subsidy:{seat}", clause="IND-SUB-3"),
            ]
        )
        self.to_offer: int = self.space.base("offer")
        self.to_pass: int = self.space.base("pass")
        self.to_bid: int = self.space.base("bid")
        self.to_span: int = self.space.base("span")
        self.to_sell: int = self.space.base("sell")
        self.to_keep: int = self.space.base("keep")
        self.to_develop: int = self.space.base("develop")
        self.to_done: int = self.space.base("done")
        self.to_source: int = self.space.base("source")
        self.to_subsidy: int = self.space.base("subsidy")
        # bids[n] is the choice "bid n", so that a run of amounts is a slice.
        self.bids: list[int] = [self.to_pass] + [self.to_bid + n - 1 for n in amounts]
