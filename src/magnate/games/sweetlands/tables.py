"""The components as flat lists of ints, and the choice space."""

from __future__ import annotations

from typing import Any, Final

from magnate.core.components import Components
from magnate.core.contract import Option
from magnate.core.fields import Field
from magnate.core.space import ChoiceSpace, Value, Verb
from magnate.games.sweetlands import constants as c
from magnate.games.sweetlands.checks import check
from magnate.games.sweetlands.tables_effects import Effects

# Hexes farther away than this are not looked at when a way to a port is judged.
FARTHEST: Final = 6


def mixes() -> list[tuple[int, int, int]]:
    """Every mix of one to four basics as (wheat, wood, iron), small mixes first."""
    found: list[tuple[int, int, int]] = []
    for size in range(1, c.MOST_MIX + 1):
        for wheat in range(size, -1, -1):
            for wood in range(size - wheat, -1, -1):
                found.append((wheat, wood, size - wheat - wood))
    return found


def mix_name(mix: tuple[int, int, int]) -> str:
    """A mix as a word, such as "wheat2-iron1"."""
    return "-".join(f"{name}{n}" for name, n in zip(c.BASICS, mix, strict=True) if n)


def mask(terrain: list[int], kinds: list[int]) -> int:
    """The cells of a map that show one of some terrains."""
    return sum(1 << cell for cell, kind in enumerate(terrain) if kind in kinds)


class Tables(Effects):
    """All that rules need to know of the components; one per game, never changed."""

    def __init__(self, components: Components) -> None:
        check(components)
        super().__init__(components.data)
        self.read_setup()
        self.read_maps()
        self.read_cards()
        self.read_areas()
        self.read_tracks()
        self.read_boards()
        self.read_tiles()
        self.read_characters()
        # Areas whose cost nothing ever changes, and those that something can make dearer.
        self.area_fixed: list[int] = [
            0 if self.cost_mods[a] or self.swap_mods[a] else 1 for a in range(self.areas)
        ]
        self.area_dearer: list[int] = [
            1 if any(n > 0 for n in self.cost_mods[a][2::3]) else 0 for a in range(self.areas)
        ]
        self.make_space()
        self.fields: list[Field] = []  # of a position, made when first asked for

    def read_setup(self) -> None:
        """Numbers of the setup, the costs and the scoring."""
        setup = self.data["setup"]
        self.seat_counts: list[int] = list(setup["seats"])
        self.options: list[Option] = [
            Option("turn_order", False, [False, True]),
            Option("draft", False, [False, True], seats=[2, 3, 4]),
            Option("advanced_skills", False, [False, True]),
        ]
        self.rounds: int = setup["rounds"]
        self.spots_of: list[int] = [0] + [setup["round_tiles"][str(n)]["standard"] for n in (1, 2, 3, 4)]
        self.pass_spots_of: list[list[int]] = [[]] + [
            [spot - 1 for spot in setup["pass_tile_spots"][str(n)]] for n in (1, 2, 3, 4)
        ]
        self.most_spots: int = max(self.spots_of)
        self.milestones_drawn: int = setup["milestones_drawn"]
        self.milestones_limit: int = setup["milestones_limit"]
        self.finals_drawn: int = setup["final_tiles_drawn"]
        self.advanced_over: int = setup["advanced_skills_over_seats"]
        self.draw_first: int = setup["draw"]["round1"]
        self.draw_later: int = setup["draw"]["later"]
        tokens = setup["tokens_per_seat"]
        self.tokens: list[int] = [tokens[kind] for kind in c.KINDS]
        self.rabbits: int = tokens["rabbit"]
        self.hand_keep: int = setup["hand_keep"]
        costs = self.data["costs"]
        self.automate_diamonds: int = costs["automate"]["diamond"]
        self.advanced_diamonds: int = costs["advanced_skill"]["diamond"]
        self.slot_cards: list[int] = list(costs["slot_cards"])
        scoring = self.data["scoring"]
        self.city_tables.append(list(scoring["city_points"]))
        self.port_points: list[int] = list(scoring["ports"])
        self.vp_per_cp: int = scoring["vp_per_cp"]
        self.gold_per_vp: int = scoring["gold_per_vp"]
        self.vp_per_diamond: int = scoring["vp_per_diamond"]
        self.milestone_points: int = scoring["milestone"]
        self.final_first: int = scoring["final_first"]
        self.final_second: int = scoring["final_second"]

    def read_maps(self) -> None:
        """Cells, edges and the territories; all maps share one grid of cells."""
        maps = self.data["maps"]
        self.map_ids: list[str] = list(maps)
        self.map_copies: list[int] = [m["copies"] for m in maps.values()]
        grids = [[row.split() for row in m["rows"]] for m in maps.values()]
        spots = sorted({(r, i) for g in grids for r, row in enumerate(g) for i in range(len(row))})
        self.cell_ids: list[str] = [f"r{r}c{column}" for r, column in spots]
        self.cells: int = len(spots)
        axial = [(column - (r + 1) // 2, r) for r, column in spots]
        index = {place: i for i, place in enumerate(axial)}
        self.near: list[list[int]] = []
        self.near_at: list[int] = []
        for q, r in axial:
            around = [index[(q + dq, r + dr)] for dq, dr in c.NEIGHBOURS if (q + dq, r + dr) in index]
            self.near.append(around)
            self.near_at.append(sum(1 << cell for cell in around))
        self.read_edges(axial, index)
        symbols = self.data["symbols"]
        symbol_lists = {"!": self.list_of(symbols["skill"]), "$": self.list_of(symbols["diamond"])}
        tokens = [
            [grid[r][k] if r < len(grid) and k < len(grid[r]) else "_" for r, k in spots] for grid in grids
        ]
        self.symbol: list[list[int]] = [
            [[0, *(found for mark, found in symbol_lists.items() if mark in token)][-1] for token in row]
            for row in tokens
        ]
        self.port_at: list[int] = [sum(1 << i for i in range(self.cells) if "@" in row[i]) for row in tokens]
        self.terrain: list[list[int]] = [
            [-1 if token == "_" else c.LETTERS.index(token[0]) for token in row] for row in tokens
        ]
        self.terrain_at: list[list[int]] = [[mask(row, [on]) for on in range(4)] for row in self.terrain]
        self.land_at: list[int] = [mask(row, list(range(c.T_SPECIAL + 1))) for row in self.terrain]
        self.capital_at: list[int] = [mask(row, [c.T_CAPITAL]) for row in self.terrain]
        self.zone_at: list[int] = [mask(row, [c.T_ZONE]) for row in self.terrain]
        self.ways_to_port: list[list[list[int]]] = [
            [self.hexes_to(cell, land) for cell in range(self.cells) if ports >> cell & 1]
            for land, ports in zip(self.land_at, self.port_at, strict=True)
        ]
        self.rim_at: list[int] = [
            sum(1 << i for i in range(self.cells) if row[i] >= 0 and self.beside(row, i) < 6)
            for row in self.terrain
        ]
        self.start_edges: list[list[int]] = [self.edges_of(row) for row in self.terrain]
        self.start_open: list[int] = [edges.count(c.OPEN) for edges in self.start_edges]

    def beside(self, terrain: list[int], cell: int) -> int:
        """How many hexes of a map lie beside a cell."""
        return sum(1 for other in self.near[cell] if terrain[other] >= 0)

    def hexes_to(self, goal: int, land: int) -> list[int]:
        """The goal alone, then the hexes from which it is one hex away over land, at most two away, and so on."""
        found = [1 << goal]
        for _ in range(FARTHEST):
            known = found[-1]
            around = known
            for cell in range(self.cells):
                if known & land & 1 << cell:
                    around |= self.near_at[cell]
            found.append(around)
        return found

    def read_edges(self, axial: list[tuple[int, int]], index: dict[tuple[int, int], int]) -> None:
        """The edges of the grid, rim included, and which of them touch (SWL-ROAD-1, SWL-ROAD-2, SWL-ROAD-6)."""
        pairs: list[tuple[tuple[int, int], tuple[int, int]]] = []
        for place in axial:
            for dq, dr in c.NEIGHBOURS:
                other = (place[0] + dq, place[1] + dr)
                pair = (place, other) if self.reading(place) < self.reading(other) else (other, place)
                if pair not in pairs:
                    pairs.append(pair)
        pairs.sort(key=self.pair_reading)
        self.edges: int = len(pairs)
        self.edge_ids: list[str] = [f"{self.place_id(x)}|{self.place_id(y)}" for x, y in pairs]
        self.edge_cells: list[list[int]] = [[index[p] for p in pair if p in index] for pair in pairs]
        steps = set(c.NEIGHBOURS)
        self.touching: list[list[int]] = []
        for i, (a, b) in enumerate(pairs):
            row: list[int] = []
            for j, other_pair in enumerate(pairs):
                common = {a, b} & set(other_pair)
                if i != j and len(common) == 1:
                    (x,) = {a, b} - common
                    (y,) = set(other_pair) - common
                    if (x[0] - y[0], x[1] - y[1]) in steps:
                        row.append(j)
            self.touching.append(row)

    def reading(self, place: tuple[int, int]) -> tuple[int, int]:
        """Row and column of an axial place."""
        return place[1], place[0] + (place[1] + 1) // 2

    def pair_reading(self, pair: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int, int, int]:
        """Where an edge stands in reading order."""
        first = self.reading(pair[0])
        second = self.reading(pair[1])
        return first[0], first[1], second[0], second[1]

    def place_id(self, place: tuple[int, int]) -> str:
        """The id of a cell, on the map or just off it."""
        row, column = self.reading(place)
        return f"r{row}c{column}"

    def edges_of(self, terrain: list[int]) -> list[int]:
        """The edges of an empty map: open around capitals and from their corners
        (SWL-ROAD-3, SWL-ROAD-4, SWL-ROAD-7)."""
        states = [
            c.FAR if any(terrain[cell] >= 0 for cell in self.edge_cells[e]) else c.NO_EDGE
            for e in range(self.edges)
        ]
        for e in range(self.edges):
            if any(terrain[cell] == c.T_CAPITAL for cell in self.edge_cells[e]):
                for other in [e, *self.touching[e]]:
                    if states[other] == c.FAR:
                        states[other] = c.OPEN
        return states

    def read_cards(self) -> None:
        """The citizens."""
        citizens = self.data["citizens"]
        badges = list(self.data["badges"])
        self.badge_ids: list[str] = badges
        self.brownie: int = badges.index("brownie")
        self.card_ids: list[str] = list(citizens)
        self.cards: int = len(citizens)
        cards: list[dict[str, Any]] = list(citizens.values())
        columns: dict[str | None, int] = {name: column for column, name in enumerate(c.COLUMNS)}
        columns |= {None: c.NO_INDUSTRY, "joker": c.JOKER}
        self.card_kind: list[int] = [c.CARD_KINDS.index(card["kind"]) for card in cards]
        self.card_cut: list[int] = [1 if card.get("brownie_discount", False) else 0 for card in cards]
        self.card_badges: list[list[int]] = [
            [badges.index(badge) for badge in card["badges"]] for card in cards
        ]
        self.card_industry: list[int] = [columns[card.get("industry")] for card in cards]
        self.card_cost: list[int] = []
        self.card_now: list[int] = []
        self.card_pass: list[int] = []
        self.card_auto: list[int] = []
        for card in cards:
            self.card_cost.append(self.cost_of(card["cost"]))
            self.card_now.append(self.list_of(card.get("immediate", [])))
            self.card_pass.append(self.list_of(card.get("pass", [])))
            self.card_auto.append(self.list_of(card.get("automation", [])))

    def read_areas(self) -> None:
        """The action areas and the free actions (SWL-AREA-10 to SWL-AREA-16, SWL-AREA-18 to SWL-AREA-26)."""
        areas = self.data["areas"]
        self.area_ids: list[str] = list(areas)
        self.areas: int = len(areas)
        self.area_kind: list[int] = [c.AREA_KINDS[area["kind"]] for area in areas.values()]
        self.area_seats: list[int] = [area["min_seats"] for area in areas.values()]
        self.area_round: list[int] = [area["from_round"] for area in areas.values()]
        self.area_slots: list[int] = [area["slots"] for area in areas.values()]
        self.area_cost: list[int] = [self.cost_of(area["cost"]) for area in areas.values()]
        self.area_list: list[int] = [self.list_of(area["effect"]) for area in areas.values()]
        self.area_unit: list[int] = [self.plain_unit(effects) for effects in self.area_list]
        self.area_gift: list[int] = [
            1 if not any(self.costs[cost]) and self.is_gift(effects) else 0
            for cost, effects in zip(self.area_cost, self.area_list, strict=True)
        ]
        self.area_parts: list[list[int]] = [self.cost_parts[cost] for cost in self.area_cost]
        self.areas_open: list[list[list[int]]] = [
            [
                [a for a in range(self.areas) if self.area_seats[a] <= seats and self.area_round[a] <= round]
                for round in range(self.rounds + 1)
            ]
            for seats in range(5)
        ]
        self.most_slots: int = max(self.area_slots)
        self.cost_mods: list[list[int]] = [[] for _ in areas]
        self.unit_mods: list[list[int]] = [[] for _ in areas]
        self.swap_mods: list[list[int]] = [[] for _ in areas]
        self.wood_mods: list[list[int]] = [[] for _ in areas]
        self.events: list[list[int]] = [[] for _ in c.EVENTS]
        self.obtain: list[list[int]] = [[] for _ in range(c.S_COUNT)]
        free = self.data["free_actions"]
        self.free_ids: list[str] = list(free)
        self.free_cost: list[int] = [self.cost_of(action["cost"]) for action in free.values()]
        self.free_list: list[int] = [self.list_of(action["effect"]) for action in free.values()]
        self.free_sure: list[int] = [1 if self.is_sure(effects) else 0 for effects in self.free_list]
        self.free_parts: list[list[int]] = [
            self.cost_parts[cost]
            + [c.DISC, self.costs[cost][c.COST_DISC]] * (self.costs[cost][c.COST_DISC] > 0)
            for cost in self.free_cost
        ]
        self.free_cards: list[int] = [self.costs[cost][c.COST_CARD] for cost in self.free_cost]
        self.free_basics: list[int] = [self.costs[cost][c.COST_BASIC] for cost in self.free_cost]
        self.buy: int = self.free_ids.index("buy")
        self.sell: int = self.free_ids.index("sell")
        self.swap: int = self.free_ids.index("swap")

    def read_tracks(self) -> None:
        """The industry track, the food track with the rabbits, and the prosperity tracks
        (SWL-IND-1, SWL-IND-12, SWL-IND-13, SWL-PROS-1, SWL-PROS-2)."""
        track = self.data["industry_track"]
        self.track_length: int = track["length"]
        self.marker_list: list[list[int]] = []
        self.marker_ip: list[list[int]] = []
        for marker in ("wagon", "locomotive"):
            lists = [0]
            points = [0]
            for place in range(1, self.track_length + 1):
                space = track[marker].get(str(place), {})
                lists.append(self.list_of(space.get("effect", [])))
                points.append(points[-1] + int(space.get("ip", 0)))
            self.marker_list.append(lists)
            self.marker_ip.append(points)
        self.gate: list[int] = [0] * (self.track_length + 1)
        for number, lab in enumerate(track["labs"]):
            self.gate[lab["gate_after"]] = number + 1
        self.lab_cost: list[int] = [self.cost_of(lab["cost"]) for lab in track["labs"]]
        self.track_surplus: int = self.list_of(track["surplus_step"])
        food = self.data["food_track"]
        self.food_length: int = food["length"]
        self.food_list: list[int] = [
            self.list_of(food["spaces"].get(str(place), [])) for place in range(self.food_length + 1)
        ]
        self.rabbit_food: list[int] = [rabbit["food_needed"] for rabbit in food["rabbits"]]
        self.rabbit_list: list[int] = [self.list_of(rabbit["bonus"]) for rabbit in food["rabbits"]]
        self.food_surplus: int = self.list_of(food["surplus_step"])
        self.rabbit_surplus: int = self.list_of(food["surplus_rabbit"])
        tracks = self.data["prosperity"]
        self.pros_ids: list[str] = list(tracks)
        self.pros_colour: list[int] = [c.COLOURS.index(t["color"]) for t in tracks.values()]
        self.pros_length: list[int] = [t["length"] for t in tracks.values()]
        self.pros_diamonds: list[int] = [t["last_space_cost"]["diamond"] for t in tracks.values()]
        self.pros_first: list[int] = [self.list_of(t["first"]) for t in tracks.values()]
        self.pros_item: list[int] = [c.COUNTS[t["item"]] for t in tracks.values()]
        self.pros_list: list[list[int]] = []
        self.pros_vp: list[list[int]] = []
        self.pros_per: list[list[int]] = []
        for t in tracks.values():
            spaces = range(t["length"] + 1)
            self.pros_list.append([self.list_of(t["bonus"].get(str(place), [])) for place in spaces])
            rates = [[rate for rate in t["rates"] if rate["from"] <= place][-1] for place in spaces]
            self.pros_vp.append([rate["vp"] for rate in rates])
            self.pros_per.append([rate["per"] for rate in rates])

    def read_boards(self) -> None:
        """The heir board: prices of properties, bonuses common to all, column limits
        (SWL-PROP-10, SWL-PROP-11, SWL-PROP-13, SWL-PROP-16, SWL-PROP-19, SWL-BON-2)."""
        board = self.data["heir_board"]
        self.row_cost: list[int] = [self.cost_of(cost) for cost in board["row_cost"]]
        self.store_cost: list[int] = [self.cost_of(store["cost"]) for store in board["stores"]]
        self.store_list: list[int] = [self.list_of(store["bonus"]) for store in board["stores"]]
        self.capital_list: int = self.list_of(board["capital"])
        self.limit_from: list[int] = [limit["properties"] for limit in board["column_limit"]]
        self.limit_cards: list[int] = [limit["cards"] for limit in board["column_limit"]]
        self.full_count: list[int] = []
        self.full_each: list[int] = []
        self.full_vp: list[int] = []
        for kind in c.KINDS[:3]:
            (effect,) = board["row5"][kind]
            self.full_count.append(c.COUNTS[effect["count"]])
            self.full_each.append(effect["each"])
            self.full_vp.append(effect["get"][0]["n"])

    def read_tiles(self) -> None:
        """Land, skill, round, milestone and final tiles, and Mio's cards (SWL-RB-5, SWL-TILE-X2 to SWL-TILE-X6)."""
        data = self.data
        self.terrain_list: list[int] = [self.list_of(data["terrain"][t]["effect"]) for t in c.TERRAINS[:4]]
        self.special_ids: list[str] = list(data["special_land"])
        self.special_list: list[int] = [self.list_of(x["effect"]) for x in data["special_land"].values()]
        tiles = {**data["skill_tiles"], **data["advanced_skill_tiles"]}
        self.skill_ids: list[str] = list(tiles)
        self.skills: int = len(tiles)
        self.basic_skills: int = len(data["skill_tiles"])
        self.skill_copies: list[int] = [tile["copies"] for tile in tiles.values()]
        self.skill_now: list[int] = []
        self.skill_flip: list[int] = []
        self.skill_pass: list[int] = []
        self.has_flip: list[int] = []
        for number, tile in enumerate(tiles.values()):
            found = self.list_of(tile.get("effect", []))
            kind: str = tile["kind"]
            self.skill_now.append(found if kind == "immediate" else 0)
            self.skill_flip.append(found if kind == "flip" else 0)
            self.skill_pass.append(found if kind == "pass" else 0)
            self.has_flip.append(1 if kind == "flip" else 0)
            self.read_modifiers(number, tile.get("modifiers", []))
        self.flip_tiles: list[int] = [tile for tile in range(self.skills) if self.has_flip[tile]]
        self.standard_ids: list[str] = list(data["round_standard"])
        self.standard_list: list[int] = [self.list_of(x["effect"]) for x in data["round_standard"].values()]
        self.pass_ids: list[str] = list(data["round_pass"])
        self.pass_list: list[int] = [self.list_of(x["effect"]) for x in data["round_pass"].values()]
        self.milestone_ids: list[str] = list(data["milestones"])
        self.milestone_needs: list[list[list[int]]] = [
            [self.conditions(m["sides"]["a"]), self.conditions(m["sides"]["b"])]
            for m in data["milestones"].values()
        ]
        self.final_ids: list[str] = list(data["final_tiles"])
        self.final_item: list[int] = [c.COUNTS[f["item"]] for f in data["final_tiles"].values()]
        self.final_neutral: list[int] = [f["neutral"] for f in data["final_tiles"].values()]
        solo = data["solo"]
        self.mio_ids: list[str] = [card["id"] for card in [*solo["A"], *solo["B"]]]
        self.mio_a: int = len(solo["A"])
        self.mio_discs: list[list[int]] = [
            [self.area_ids.index(area) for area in card["discs"]] for card in [*solo["A"], *solo["B"]]
        ]
        self.promising: int = solo["thresholds"]["promising_over"]
        self.legendary: int = solo["thresholds"]["legendary_over"]

    def read_characters(self) -> None:
        """The characters: start values, printed bonuses, abilities by group, clock conditions
        (SWL-CLOCK-8, SWL-CHR-ELINE-1, SWL-CHR-SAKURA-1)."""
        people = self.data["characters"]
        self.who_ids: list[str] = list(people)
        self.board_of: list[int] = [p["board"] for p in people.values()]
        self.start: list[list[int]] = []
        self.start_income: list[list[int]] = []
        self.printed: list[list[int]] = []
        self.row_list: list[list[list[int]]] = []
        self.clock_needs: list[list[int]] = []
        self.income_list: list[list[int]] = []
        self.pass_step: list[list[int]] = []
        self.after_ip: list[list[int]] = []
        self.clock_now: list[int] = []
        self.one_off_draw: list[int] = []
        self.one_off_automate: list[int] = []
        self.ability_ids: list[str] = []
        self.ability_owner: list[int] = []
        self.ability_clock: list[int] = []
        self.ability_list: list[int] = []
        board = self.data["heir_board"]
        for number, person in enumerate(people.values()):
            self.start.append([person["start"][k] for k in ("gold", "wheat", "wood", "iron", "diamond")])
            self.start_income.append([person["income"][k] for k in c.INCOMES])
            self.printed.append([self.list_of(person["printed_automation"][name]) for name in c.COLUMNS])
            self.row_list.append(
                [
                    [
                        self.list_of(rows[kind])
                        for rows in (board["row1"], person["row2"], person["row3"], board["row4"])
                    ]
                    + [0]
                    for kind in c.KINDS[:3]
                ]
            )
            self.clock_needs.append(self.conditions(person["clock_condition"]))
            base = person["base"]
            clock = person["clock"]
            self.income_list.append([self.list_of(group.get("income", [])) for group in (base, clock)])
            self.pass_step.append([self.list_of(group.get("pass", [])) for group in (base, clock)])
            self.after_ip.append([self.list_of(group.get("pass_after_ip", [])) for group in (base, clock)])
            self.clock_now.append(self.list_of(clock.get("immediate", [])))
            self.read_modifiers(c.S_BASE + number, base.get("permanent", []))
            self.read_modifiers(c.S_CLOCK + number, clock.get("permanent", []))
            draw, automate = 0, 0
            if "one_off" in base:
                first, second = base["one_off"]["effect"][0]["list"]
                draw, automate = first["n"], second["n"]
            self.one_off_draw.append(draw)
            self.one_off_automate.append(automate)
            for with_clock, group in enumerate((base, clock)):
                for action in group.get("free", []):
                    self.ability_ids.append(action["id"])
                    self.ability_owner.append(number)
                    self.ability_clock.append(with_clock)
                    self.ability_list.append(self.list_of(action["effect"]))
        self.abilities_of: list[list[int]] = [
            [ability for ability, owner in enumerate(self.ability_owner) if owner == who]
            for who in range(len(self.who_ids))
        ]

    def read_modifiers(self, source: int, modifiers: list[dict[str, Any]]) -> None:
        """Permanent abilities of a skill tile, a character or its clock."""
        for m in modifiers:
            mod: str = m["mod"]
            areas = [self.area_ids.index(area) for area in m.get("areas", [])]
            if mod == "on":
                self.events[c.EVENTS.index(m["event"])] += [source, self.list_of(m["get"])]
            elif mod == "area_cost":
                for area in areas:
                    self.cost_mods[area] += [source, c.RESOURCES[m["what"]], m["n"]]
            elif mod == "area_units":
                for area in areas:
                    self.unit_mods[area] += [source, c.UNIT_OPS[m["atom"]], m["n"]]
            elif mod == "area_swap":
                for area in areas:
                    self.swap_mods[area] += [source, c.RESOURCES[m["from"]], c.RESOURCES[m["to"]]]
            elif mod == "property_wood":
                for area in areas:
                    self.wood_mods[area] += [source, m["n"]]
            elif mod == "badges":
                for badge in m["list"]:
                    self.obtain[source] += [c.BADGE + self.badge_ids.index(badge), 1]
            elif mod == "land_anywhere":
                self.obtain[source] += [c.LAND_ANY, 1]
            elif mod == "city_any_kinds":
                self.obtain[source] += [c.CITY_ANY, m["min"]]
            elif mod == "clock_is_city":
                self.obtain[source] += [c.CLOCK_CITY, 1]
            elif mod == "skill_times":
                self.obtain[source] += [c.SKILL_TIMES, m["n"] - 1]
            else:
                self.obtain[source] += [c.SLOT_SWAP, 1]

    # --- the choice space -----------------------------------------------------------------------------------

    def make_space(self) -> None:
        """Every choice of the game (SWL-DEC-6); `to_WORD` is the first number of a verb."""
        self.mixes: list[list[int]] = [list(mix) for mix in mixes()]
        self.mix_size: list[int] = [sum(mix) for mix in self.mixes]
        self.mixes_of: list[list[int]] = [
            [mix for mix, size in enumerate(self.mix_size) if size == wanted]
            for wanted in range(c.MOST_MIX + 1)
        ]
        mix_names: list[Value] = [mix_name(mix) for mix in mixes()]
        cards: list[Value] = list(self.card_ids)
        cells: list[Value] = list(self.cell_ids)
        areas: list[Value] = list(self.area_ids)
        tiles: list[Value] = list(self.skill_ids)
        columns: list[Value] = list(c.COLUMNS)
        most = max(max(cost) for cost in self.costs)

        def on_card(word: str, clause: str) -> Verb:
            return Verb(word, on="card:{card}", clause=clause, args={"card": "@card-{card}"}, card=cards)

        def on_cell(word: str, clause: str) -> Verb:
            return Verb(word, on="cell:{seat}:{cell}", clause=clause, cell=cells)

        def named(word: str, on: str, clause: str, prefix: str, param: str, values: list[Value]) -> Verb:
            said = {param: f"@{prefix}-{{{param}}}"}
            return Verb(word, on=on, clause=clause, say=f"choice-{word}", args=said, **{param: values})

        self.space = ChoiceSpace(
            [
                named("character", "char:{who}", "SWL-SEAT-2", "char", "who", list(self.who_ids)),
                named("map", "map:{map}", "SWL-SEAT-3", "map", "map", list(self.map_ids)),
                Verb("spot", on="spot:{spot}", clause="SWL-RB-1", spot=list(range(1, self.most_spots + 1))),
                named("area", "area:{area}", "SWL-AREA-1", "area", "area", areas),
                on_card("play", "SWL-CARD-1"),
                named("use", "skill:{seat}:{tile}", "SWL-SKILL-6", "skill", "tile", tiles),
                Verb("pass", clause="SWL-PASS-1"),
                Verb("end", clause="SWL-DEC-1"),
                Verb("free", on="free:{action}", clause="SWL-FREE-1", action=list(self.free_ids)),
                Verb("sell_all", clause="SWL-DEC-5"),
                Verb("milestone", on="milestone:{tile}", clause="SWL-FREE-6", tile=list(self.milestone_ids)),
                Verb("clock", on="clock:{seat}", clause="SWL-FREE-11"),
                Verb(
                    "ability",
                    on="ability:{seat}:{name}",
                    clause="SWL-FREE-13",
                    args={"ability": "@ability-{name}"},
                    name=list(self.ability_ids),
                ),
                Verb("disc", on="disc:{seat}", clause="SWL-AREA-4"),
                Verb("diamond", on="diamonds:{seat}", clause="SWL-CHR-GRETEL-2"),
                on_card("discard", "SWL-HAND-2"),
                Verb("replace", clause="SWL-CHR-RIKKA-1", n=list(range(most + 1))),
                named("copy", "area:{area}", "SWL-AREA-28", "area", "area", areas),
                Verb("part", clause="SWL-CARD-5", n=list(range(1, c.MOST_PARTS + 1))),
                Verb("option", clause="SWL-Q-1", n=list(range(1, c.MOST_OPTIONS + 1))),
                on_cell("land", "SWL-LAND-1"),
                named("special", "special:{tile}", "SWL-LAND-3", "special", "tile", list(self.special_ids)),
                Verb("road", on="edge:{seat}:{edge}", clause="SWL-ROAD-3", edge=list(self.edge_ids)),
                on_cell("rabbit", "SWL-RAB-2"),
                Verb("feast", clause="SWL-RAB-5"),
                on_cell("flip", "SWL-FLIP-6"),
                named("move", "marker:{seat}:{marker}", "SWL-IND-2", "marker", "marker", list(c.MARKERS)),
                Verb("food", on="food:{seat}", clause="SWL-FOOD-1"),
                named("track", "track:{seat}:{track}", "SWL-PROS-3", "track", "track", list(self.pros_ids)),
                named("take", "res:{seat}:{what}", "SWL-GEN-7", "res", "what", list(c.BASICS)),
                named("income", "income:{seat}:{what}", "SWL-INC-9", "res", "what", list(c.INCOMES)),
                named("skill", "pile:{tile}", "SWL-SKILL-1", "skill", "tile", tiles),
                named("build", "board:{seat}:{kind}", "SWL-PROP-1", "prop", "kind", list(c.BUILDS)),
                on_cell("site", "SWL-PROP-2"),
                Verb("pay", clause="SWL-CARD-11"),
                Verb("basics", clause="SWL-GEN-7", mix=mix_names),
                Verb("stop", clause="SWL-GEN-11"),
                named("bonus", "column:{seat}:{column}", "SWL-BON-5", "column", "column", columns),
                named("automate", "column:{seat}:{column}", "SWL-AUTO-2", "column", "column", columns),
                on_card("from_hand", "SWL-AUTO-9"),
                named("colour", "", "SWL-CHR-CORAL-2", "colour", "colour", list(c.COLOURS)),
                on_card("find", "SWL-CARD-13"),
                on_card("present", "SWL-CHR-SAKURA-3"),
                on_card("keep", "SWL-UPK-3"),
                on_card("draft", "SWL-VAR-3"),
            ]
        )
        base = self.space.base
        self.to_character: int = base("character")
        self.to_map: int = base("map")
        self.to_spot: int = base("spot")
        self.to_area: int = base("area")
        self.to_play: int = base("play")
        self.to_use: int = base("use")
        self.to_pass: int = base("pass")
        self.to_end: int = base("end")
        self.to_free: int = base("free")
        self.to_sell_all: int = base("sell_all")
        self.to_milestone: int = base("milestone")
        self.to_clock: int = base("clock")
        self.to_ability: int = base("ability")
        self.to_disc: int = base("disc")
        self.to_diamond: int = base("diamond")
        self.to_discard: int = base("discard")
        self.to_replace: int = base("replace")
        self.to_copy: int = base("copy")
        self.to_part: int = base("part")
        self.to_option: int = base("option")
        self.to_land: int = base("land")
        self.to_special: int = base("special")
        self.to_road: int = base("road")
        self.to_rabbit: int = base("rabbit")
        self.to_feast: int = base("feast")
        self.to_flip: int = base("flip")
        self.to_move: int = base("move")
        self.to_food: int = base("food")
        self.to_track: int = base("track")
        self.to_take: int = base("take")
        self.to_income: int = base("income")
        self.to_skill: int = base("skill")
        self.to_build: int = base("build")
        self.to_site: int = base("site")
        self.to_pay: int = base("pay")
        self.to_basics: int = base("basics")
        self.to_stop: int = base("stop")
        self.to_bonus: int = base("bonus")
        self.to_automate: int = base("automate")
        self.to_from_hand: int = base("from_hand")
        self.to_colour: int = base("colour")
        self.to_find: int = base("find")
        self.to_present: int = base("present")
        self.to_keep: int = base("keep")
        self.to_draft: int = base("draft")
