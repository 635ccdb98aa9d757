"""The components as flat lists of whole numbers, and the choice space; built once per game.

Everything the rules look up is an index: types, regions, tabs, departments, spaces, cities, slots, cells and
cards are numbered in the order of the components file.

    types        0 HR, 1 MG, 2 CO, 3 RD                  regions  0 West, 1 Midwest, 2 South, 3 East
    tabs         0 Housing, 1 Commerce, 2 Industry, 3 Public
    departments  0 to 15 the tiles 1 to 16, then the starting departments; `LOBBY` is no department
    spaces       0 to 15 of the company board, row by row from the top left
    events       0 to 3 a region, `DONATION` a donation
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from magnate.core.components import Components
from magnate.core.contract import Option
from magnate.core.space import ChoiceSpace, Verb
from magnate.games.carnegie.checks import check
from magnate.games.carnegie.constants import (
    ANY,
    CELL_KINDS,
    EFFECTS,
    FREE,
    HOUSING,
    KIND_COPY,
    KIND_DEPARTMENT,
    KIND_GAIN,
    KIND_POOL,
    KIND_PROJECT,
    KIND_TIMES,
    LOBBY,
    PAY,
    PER_LEVEL,
    PER_PROJECT,
    PER_REGION,
    PER_TYPE,
    POSTURES,
    SPAN,
    TAKES,
    TILES,
)

Incomes = list[list[dict[str, int]]]


class Tables:
    """The printed matter of the game, ready for the rules."""

    def __init__(self, components: Components) -> None:
        check(components)
        self.components = components
        self.set_up_counts(components)
        self.set_up_company(components)
        self.set_up_departments(components)
        self.set_up_map(components)
        self.set_up_transport(components)
        self.set_up_tabs(components)
        self.set_up_donations(components)
        self.set_up_timeline(components)
        self.set_up_solo(components)
        self.set_up_space()

    def set_up_counts(self, c: Components) -> None:
        """Rounds, starting goods, prices (CAR-SETUP-4, 5, 7, 8, 10, 12)."""
        setup: dict[str, Any] = c["setup"]
        self.rounds: i64 = c["counts"]["rounds"]
        self.goods: i64 = setup["goods"]
        self.money: i64 = setup["money"]
        self.employees: i64 = setup["employees_total"]
        self.in_lobby: i64 = setup["employees_in_lobby"]
        self.in_reserve: i64 = setup["employees_in_reserve"]
        self.discs: i64 = setup["discs_total"]
        self.score_discs: i64 = setup["discs_score_track"]
        self.discs_in_reserve: i64 = setup["discs_in_reserve"]
        self.free_moves: i64 = setup["free_moves"]
        self.track_start: i64 = setup["transport_start_space"]
        self.sale: i64 = c["selling"]["money"]
        self.removed: list[int] = [c["seats"][str(n)]["departments_removed"] for n in range(1, 5)]
        self.neutral: list[int] = [c["seats"][str(n)]["neutral_discs"] for n in range(1, 5)]
        self.tile_places: list[list[int]] = [c["seats"][str(n)]["action_choice_tiles"] for n in range(1, 5)]
        self.tile_vp: i64 = c["scoring"]["unused_action_choice_vp"]
        self.active_vp: i64 = c["scoring"]["active_employee_vp"]
        self.types: list[str] = list(c["action_types"]["list"])
        self.regions: list[str] = list(c["regions"]["list"])
        self.projects: list[str] = [p["id"] for p in c["project_types"]]
        self.project_goods: list[int] = [p["goods_to_build"] for p in c["project_types"]]

    def set_up_company(self, c: Components) -> None:
        """The 16 spaces of a company board and the distances between them (CAR-COMP-1, CAR-HR-2)."""
        company: dict[str, Any] = c["company"]
        rows: int = company["rows"]
        self.cols: i64 = company["cols"]
        self.spaces: i64 = rows * self.cols
        self.lobby: i64 = self.space_at(company["lobby"])
        self.row_vp: list[int] = list(company["row_vp"])
        self.free_spaces: list[int] = [self.space_at(pos) for pos in company["free_spaces"]]
        self.space_names: list[str] = [
            f"{space // self.cols + 1}-{space % self.cols + 1}" for space in range(self.spaces)
        ]
        self.space_vp: list[int] = [self.row_vp[space // self.cols] for space in range(self.spaces)]
        self.distance: list[int] = []
        for a in range(self.spaces):
            for b in range(self.spaces):
                across, down = abs(a % self.cols - b % self.cols), abs(a // self.cols - b // self.cols)
                self.distance.append(across + down)
        self.farthest: i64 = max(self.distance)
        self.nobody: list[int] = [0] * self.spaces

    def space_at(self, pos: list[int]) -> int:
        """The index of a space given as row and column."""
        return (pos[0] - 1) * self.cols + pos[1] - 1

    def set_up_departments(self, c: Components) -> None:
        """Types, workstations and effects of all departments (CAR-DEPT-1, CAR-ACT-4, CAR-COMP-4)."""
        tiles: list[dict[str, Any]] = sorted(c["departments"]["tiles"], key=tile_number)
        starting: list[dict[str, Any]] = c["company"]["starting_departments"]
        both = tiles + starting
        self.departments: i64 = len(both)
        self.copies: i64 = c["departments"]["copies_each"]
        self.starting: list[int] = list(range(TILES, self.departments))
        self.dept_clauses: list[str] = [f"CAR-D{tile:02d}-1" for tile in range(1, TILES + 1)]
        self.dept_clauses += ["CAR-HR-1", "CAR-MGMT-1", "CAR-MGMT-2", "CAR-BUILD-1", "CAR-RD-1"]
        self.dept_names: list[str] = [d["id"] for d in both]
        self.dept_type: list[int] = [self.types.index(d["type"]) for d in both]
        self.stations: list[int] = [len(d["workstations"]) for d in both]
        self.station_price: list[int] = [d["workstations"][0] if d["workstations"] else 0 for d in both]
        self.extra_goods: list[int] = [d.get("extra_goods_to_build", 0) for d in both]
        self.permanent_staff: list[int] = [d.get("permanent_employees", 0) for d in both]
        self.start_space: list[int] = [self.space_at(d["pos"]) for d in starting]
        self.effects: list[int] = [len(d["uses"]) for d in both]
        none: dict[str, Any] = {"mission": False}
        uses: list[dict[str, Any]] = []
        for department in both:
            uses += [*department["uses"], *[none] * (EFFECTS - len(department["uses"]))]
        self.kind: list[int] = [kind_of(use) for use in uses]
        self.mission: list[int] = [1 if use["mission"] else 0 for use in uses]
        self.gain_money: list[int] = figures(uses, "gain", "money")
        self.gain_goods: list[int] = figures(uses, "gain", "goods")
        self.gain_vp: list[int] = figures(uses, "gain", "vp")
        self.gain_moves: list[int] = figures(uses, "gain", "moves")
        self.gain_research: list[int] = figures(uses, "gain", "research")
        self.gain_employee: list[int] = figures(uses, "gain", "employee")
        self.gain_pairs: list[int] = figures(uses, "gain", "vp_per_two_active_rounded_up")
        self.pay_money: list[int] = figures(uses, "pay", "money")
        self.pay_goods: list[int] = figures(uses, "pay", "goods")
        self.least: list[int] = [use["times"][0] if "times" in use else 0 for use in uses]
        self.most: list[int] = [use["times"][1] if "times" in use else 0 for use in uses]
        prices: dict[str, int] = {}
        for use in uses:
            prices.update(use.get("build_department", {}))
        self.price_with: i64 = prices.get("goods_with_employee", 0)
        self.price_without: i64 = prices.get("goods_without_employee", 0)
        self.pool_moves: list[int] = [0] * self.departments
        self.pool_research: list[int] = [0] * self.departments
        for d in range(self.departments):
            at = d * EFFECTS
            pays = self.gain_moves[at] + self.gain_research[at]
            if self.effects[d] == 1 and self.kind[at] == KIND_GAIN and pays and not self.mission[at]:
                self.kind[at] = KIND_POOL
                self.pool_moves[d] = self.gain_moves[at]
                self.pool_research[d] = self.gain_research[at]
        self.usable: list[list[int]] = [[], [], [], []]
        self.pools: list[list[int]] = [[], [], [], []]
        self.board_order: list[int] = [*self.starting, *range(TILES)]
        self.tile_mask: i64 = (1 << TILES) - 1
        for d in self.board_order:
            if self.effects[d] and self.kind[d * EFFECTS] == KIND_POOL:
                self.pools[self.dept_type[d]].append(d)
            elif self.effects[d]:
                self.usable[self.dept_type[d]].append(d)
        self.set_up_permanents(both)
        self.set_up_start()

    def set_up_start(self) -> None:
        """A company before the first move (CAR-SETUP-5, CAR-SETUP-7)."""
        self.start_stand: list[int] = [0] * self.spaces
        self.start_lie: list[int] = [0] * self.spaces
        self.start_grid: list[int] = [FREE] * self.spaces
        self.start_where: list[int] = [-1] * self.departments
        self.start_lie[self.lobby] = self.in_lobby
        self.start_grid[self.lobby] = LOBBY
        for i in range(len(self.starting)):
            space = self.start_space[i]
            self.start_stand[space] = 1
            self.start_grid[space] = self.starting[i]
            self.start_where[self.starting[i]] = space

    def set_up_permanents(self, both: list[dict[str, Any]]) -> None:
        """The departments whose effect is permanent (CAR-USE-8)."""
        found: dict[str, int] = {}
        self.permanent: list[int] = [0] * self.departments
        for d in range(self.departments):
            permanent = both[d].get("permanent")
            if permanent:
                self.permanent[d] = 1
                found[permanent["effect"]] = d
        self.new_lobby: i64 = found["second_lobby"]
        self.property: i64 = found["move_one_employee_into_new_department"]
        self.communications: i64 = found["donation_cost_step"]
        self.telegraph: i64 = found["transport_step_discount"]
        self.cheap_step: i64 = both[self.communications]["permanent"]["value"]
        self.discount: i64 = both[self.telegraph]["permanent"]["value"]
        self.least_research: i64 = both[self.telegraph]["permanent"]["minimum_cost"]

    def set_up_map(self, c: Components) -> None:
        """Cities, slots from left to right, routes (CAR-SETUP-14, CAR-BUILD-5, CAR-LINK-1)."""
        cities: list[dict[str, Any]] = c["cities"]
        sizes: list[str] = list(c["setup"]["housing_start_sizes"])
        self.cities: i64 = len(cities)
        self.city_names: list[str] = [city["id"] for city in cities]
        self.city_region: list[int] = [self.regions.index(city["region"]) for city in cities]
        self.city_vp: list[int] = [city["vp"] for city in cities]
        self.city_small: list[int] = [1 if city["size"] == "small" else 0 for city in cities]
        self.city_income: list[int] = [1 if city["income"] else 0 for city in cities]
        self.city_points: list[int] = [city["link_points"] for city in cities]
        self.large: list[int] = [i for i in range(self.cities) if self.city_points[i] > 0]
        self.large_mask: i64 = 0
        for i in self.large:
            self.large_mask |= 1 << i
        self.first_slot: list[int] = []
        self.slot_city: list[int] = []
        self.slot_type: list[int] = []
        self.slot_names: list[str] = []
        self.slot_twin: list[int] = []
        kinds = [*self.projects, "any"]
        for i in range(self.cities):
            slots: list[str] = cities[i]["slots"]
            self.first_slot.append(len(self.slot_city))
            for k in range(len(slots)):
                self.slot_twin.append(
                    len(self.slot_city) - 1 - slots[:k][::-1].index(slots[k]) if slots[k] in slots[:k] else -1
                )
                self.slot_city.append(i)
                self.slot_type.append(kinds.index(slots[k]))
                self.slot_names.append(f"{self.city_names[i]}:{k + 1}")
        self.slots: i64 = len(self.slot_city)
        self.first_slot.append(self.slots)
        self.slots_of_type: list[list[int]] = [
            [s for s in range(self.slots) if self.slot_type[s] in (kind, ANY)] for kind in range(4)
        ]
        self.slot_counts: list[int] = [self.slot_type.count(kind) for kind in range(5)]
        self.slot_region: list[int] = [self.city_region[self.slot_city[s]] for s in range(self.slots)]
        self.house_slots: list[int] = [
            s
            for s in range(self.slots)
            if self.slot_type[s] == HOUSING and cities[self.slot_city[s]]["size"] in sizes
        ]
        self.near: list[int] = [0] * self.cities
        for pair in c["routes"]["list"]:
            a = self.city_names.index(pair[0])
            b = self.city_names.index(pair[1])
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a

    def set_up_transport(self, c: Components) -> None:
        """Levels, prices, incomes and bonuses of the tracks, and the link table (CAR-TRANS-1, CAR-LINK-2)."""
        by_region: dict[str, dict[str, Any]] = {track["region"]: track for track in c["transport"]["tracks"]}
        tracks = [by_region[region] for region in self.regions]
        incomes: list[Incomes] = [[[income] for income in track["income"]] for track in tracks]
        self.levels: list[str] = list(c["transport"]["levels"])
        self.last: i64 = len(tracks[0]["levels"])
        self.level: list[int] = spread([[self.levels.index(x) for x in track["levels"]] for track in tracks])
        self.track_step: list[int] = spread([track["steps"] for track in tracks])
        self.track_money: list[int] = spread([summed(row, "money") for row in incomes])
        self.track_goods: list[int] = spread([summed(row, "goods") for row in incomes])
        self.track_vp: list[int] = spread([summed(row, "vp") for row in incomes])
        self.track_research: list[int] = spread([summed(row, "research") for row in incomes])
        self.track_employee: list[int] = spread([summed(row, "employee") for row in incomes])
        self.bonus_money: list[int] = [track["bonus"].get("money", 0) for track in tracks]
        self.bonus_goods: list[int] = [track["bonus"].get("goods", 0) for track in tracks]
        self.link_vp: list[int] = [0] * (SPAN * 3)
        for points, row in c["links"]["vp"].items():
            self.link_vp[int(points) * 3 : int(points) * 3 + 3] = row[:3]

    def set_up_tabs(self, c: Components) -> None:
        """The eight tab sides; index (tab * 2 + side) * SPAN + section (CAR-TAB-1)."""
        tabs: dict[str, dict[str, dict[str, Any]]] = c["tabs"]["projects"]
        sides = [tabs[name][side] for name in self.projects for side in "AB"]
        parts: list[list[dict[str, Any]]] = [side["sections"] for side in sides]
        discs = [[1 if part["disc"] else 0 for part in row] for row in parts]
        self.sections: i64 = len(parts[0])
        self.tab_step: list[int] = spread(
            [side["steps"] for side in sides]
        )  # research points to the next section
        self.tab_disc: list[int] = spread(discs)  # whether the section has a disc place
        self.discs_upto: list[int] = spread([running(row) for row in discs])  # disc places up to this section
        # End points, and how much the donation limit is raised, up to this section.
        self.vp_upto: list[int] = spread([running([part.get("end_vp", 0) for part in row]) for row in parts])
        self.max_upto: list[int] = spread(
            [running([part.get("max_plus", 0) for part in row]) for row in parts]
        )
        # For the n-th disc section of a side: its only income, or what may be chosen there.
        paid: list[Incomes] = [[part.get("income", []) for part in row if part["disc"]] for row in parts]
        sure: list[Incomes] = [[ways if len(ways) == 1 else [] for ways in row] for row in paid]
        open_: list[Incomes] = [[ways if len(ways) > 1 else [] for ways in row] for row in paid]
        # Indexed by how many discs have left for the map: the sure income of those sections together.
        self.sure_money: list[int] = spread([running(summed(row, "money", SPAN - 1)) for row in sure])
        self.sure_goods: list[int] = spread([running(summed(row, "goods", SPAN - 1)) for row in sure])
        self.sure_vp: list[int] = spread([running(summed(row, "vp", SPAN - 1)) for row in sure])
        self.pick_money: list[int] = spread([summed(row, "money") for row in open_])
        self.pick_goods: list[int] = spread([summed(row, "goods") for row in open_])
        self.pick_vp: list[int] = spread([summed(row, "vp") for row in open_])
        self.pick_employee: list[int] = spread([summed(row, "employee") for row in open_])
        self.picks: list[list[int]] = [[n for n, ways in enumerate(row, 1) if ways] for row in open_]

    def set_up_donations(self, c: Components) -> None:
        """The twenty cells and what they count (section 15)."""
        cells: list[dict[str, Any]] = c["donations"]["cells"]
        self.cell_names: list[str] = [cell["id"] for cell in cells]
        self.cell_kind: list[int] = [CELL_KINDS[cell["effect"]["kind"]] for cell in cells]
        self.cell_vp: list[int] = [cell["effect"]["vp"] for cell in cells]
        self.cell_times: list[int] = [cell["effect"].get("max_times", 0) for cell in cells]
        self.cell_money: list[int] = [cell["effect"].get("pay", {}).get("money", 0) for cell in cells]
        self.cell_goods: list[int] = [cell["effect"].get("pay", {}).get("goods", 0) for cell in cells]
        self.cell_of: list[int] = []
        for cell in cells:
            effect: dict[str, Any] = cell["effect"]
            kind = CELL_KINDS[effect["kind"]]
            of = 0
            if kind == PER_TYPE:
                of = self.types.index(effect["type"])
            elif kind == PER_PROJECT:
                for name in effect["projects"]:
                    of |= 1 << self.projects.index(name)
            elif kind == PER_LEVEL:
                of = self.levels.index(effect["level"])
            elif kind == PER_REGION:
                of = self.regions.index(effect["region"])
            self.cell_of.append(of)
        self.pay_cells: list[int] = [i for i in range(len(cells)) if self.cell_kind[i] == PAY]
        self.pay_mask: i64 = 0
        for i in self.pay_cells:
            self.pay_mask |= 1 << i
        # Cells for which Andrew gains from goods the human still holds.
        self.goods_cells: list[int] = [i for i in self.pay_cells if self.cell_goods[i] > 0]
        self.cost_step: i64 = c["donations"]["cost_step"]
        self.cap: i64 = c["donations"]["vp_cap"]

    def set_up_timeline(self, c: Components) -> None:
        """Tile faces (tile * 2 + side) and the end tile (CAR-SETUP-2, CAR-EVENT-1)."""
        names = [*self.regions, "donation"]
        self.row_spaces: i64 = c["timeline"]["spaces_per_tile"]
        self.faces: list[list[int]] = []
        self.face_names: list[str] = []
        for tile in c["timeline"]["tiles"]:
            for side in ("front", "back"):
                self.faces.append([names.index(event) for event in tile[side]])
                self.face_names.append(f"{tile['id']}-{side}")
        end: dict[str, str] = c["timeline"]["end_tile"]
        self.end_region: list[int] = [self.regions.index(end[row]) for row in self.types]

    def set_up_solo(self, c: Components) -> None:
        """Andrew's cards, levels and figures (section 17)."""
        solo: dict[str, Any] = c["solo"]
        cards: list[dict[str, Any]] = solo["cards"]
        self.cards: i64 = len(cards)
        self.card_names: list[str] = [card["id"] for card in cards]
        self.card_advanced: list[int] = [1 if card["deck"] == "advanced" else 0 for card in cards]
        self.card_row: list[int] = [self.types.index(card["circled"]) for card in cards]
        self.card_cell: list[int] = [self.cell_names.index(card["donation"]) for card in cards]
        self.card_slide: list[int] = [card["hr_slide"] for card in cards]
        self.card_types: list[list[int]] = [
            [self.types.index(name) for name in card["mg_departments"]] for card in cards
        ]
        self.card_cities: list[list[int]] = [
            [self.city_names.index(name) for name in card["co_cities"]] for card in cards
        ]
        self.card_region: list[int] = [self.regions.index(card["rd"]["region"]) for card in cards]
        self.card_steps: list[int] = [card["rd"]["steps"] for card in cards]
        self.levels_solo: list[str] = list(solo["difficulty"])
        self.options: list[Option] = [
            Option("andrew", "normal", [*self.levels_solo], seats=[1]),
            Option("selling", "automatic", ["automatic", "by-hand"]),
        ]
        self.deck_normal: list[int] = [solo["difficulty"][name]["normal"] for name in self.levels_solo]
        self.deck_advanced: list[int] = [solo["difficulty"][name]["advanced"] for name in self.levels_solo]
        self.vp_cards: list[int] = list(solo["vp_cards"])
        self.andrew_discs: i64 = solo["andrew"]["discs_available"]
        self.andrew_tile_vp: i64 = solo["andrew"]["vp_per_department"]
        self.andrew_track_vp: i64 = solo["andrew"]["vp_per_last_transport_space"]
        self.andrew_start: i64 = solo["andrew"]["transport_start_space"]

    def set_up_space(self) -> None:
        """Every choice of the game (section 20), and the first number of each verb."""
        counts = list(range(self.employees + 1))
        numbers = list(range(1, TILES + 1))
        goods = list(range(1, max(self.most) + 1))
        slots, spaces, departments = self.slot_names, self.space_names, self.dept_names
        cells, regions, projects, types = self.cell_names, self.regions, self.projects, self.types
        dept = {"department": "@dept-{department}"}
        self.side: Verb = Verb(
            "side",
            on="tab:{tab}",
            clause="CAR-SETUP-6",
            args={"tab": "@tab-{tab}", "side": "{side}"},
            tab=projects,
            side=["A", "B"],
        )
        self.move: Verb = Verb("move", on="space:{space}", clause="CAR-HR-2", space=spaces, who=POSTURES)
        self.relocate: Verb = Verb(
            "relocate", on="space:{space}", clause="CAR-D08-1", space=spaces, who=POSTURES
        )
        self.space: ChoiceSpace = ChoiceSpace([
            self.side,
            Verb("house", on="city:{slot}", clause="CAR-SETUP-18", slot=slots),
            Verb("reserve", on="display:{tile}", clause="CAR-SETUP-20", tile=numbers),
            self.move,
            Verb("to", on="space:{space}", clause="CAR-HR-3", space=spaces),
            Verb("row", on="row:{row}", clause="CAR-TIME-1", row=types),
            Verb("recall", clause="CAR-INC-1", count=counts),
            Verb("new-lobby", clause="CAR-D04-2", count=counts),
            Verb("track", on="track:{region}", clause="CAR-RD-7", region=regions),
            Verb("tab", on="tab:{tab}", clause="CAR-RD-4", tab=projects),
            Verb("take", clause="CAR-INC-8", income=TAKES),
            Verb("donate", on="cell:{cell}", clause="CAR-DON-2", cell=cells),
            Verb("keep", on="choice-tile", clause="CAR-CHOICE-1"),
            Verb("switch", on="choice-tile", clause="CAR-CHOICE-1", args={"type": "@type-{type}"}, type=types),
            Verb("use", args=dept, department=departments),
            Verb("effect", effect=list(range(1, EFFECTS + 1))),
            Verb("mission", on="zone:{region}", clause="CAR-MISS-2", args={"region": "@region-{region}"},
                 region=regions),
            Verb("tile", tile=numbers),
            Verb("site", on="space:{space}", clause="CAR-MGMT-3", space=spaces),
            self.relocate,
            Verb("amount", goods=goods),
            Verb("project", on="tab:{project}", clause="CAR-BUILD-2", project=projects),
            Verb("build", on="city:{slot}", clause="CAR-BUILD-5", slot=slots),
            Verb("copy", on="cell:{cell}", clause="CAR-D15-1", cell=cells),
            Verb("activate", clause="CAR-ACT-2", department=departments),
            Verb("sell", clause="CAR-SELL-1"),
            Verb("sell-all", clause="CAR-SELL-2"),
            Verb("leave", clause="CAR-USE-4"),
            Verb("decline"),
            Verb("done"),
        ])  # fmt: skip
        base = self.space.base
        self.to_house: i64 = base("house")
        self.to_reserve: i64 = base("reserve")
        self.to_to: i64 = base("to")
        self.to_row: i64 = base("row")
        self.to_recall: i64 = base("recall")
        self.to_new_lobby: i64 = base("new-lobby")
        self.to_track: i64 = base("track")
        self.to_tab: i64 = base("tab")
        self.to_take: i64 = base("take")
        self.to_donate: i64 = base("donate")
        self.to_keep: i64 = base("keep")
        self.to_switch: i64 = base("switch")
        self.to_use: i64 = base("use")
        self.to_effect: i64 = base("effect")
        self.to_mission: i64 = base("mission")
        self.to_tile: i64 = base("tile")
        self.to_site: i64 = base("site")
        self.to_amount: i64 = base("amount")
        self.to_project: i64 = base("project")
        self.to_build: i64 = base("build")
        self.to_copy: i64 = base("copy")
        self.to_activate: i64 = base("activate")
        self.to_sell: i64 = base("sell")
        self.to_sell_all: i64 = base("sell-all")
        self.to_leave: i64 = base("leave")
        self.to_decline: i64 = base("decline")
        self.to_done: i64 = base("done")
        # Offers that are the same whenever they are made; `reach` by moves left and space.
        self.only_done: list[int] = [self.to_done]
        self.sides: list[list[int]] = [[self.side.pair(tab, 0), self.side.pair(tab, 1)] for tab in range(4)]
        self.rows: list[int] = [self.to_row + row for row in range(4)]
        self.missions: list[int] = [self.to_mission + region for region in range(4)]
        self.switches: list[list[int]] = [
            [self.to_keep, *(self.to_switch + kind for kind in range(4) if kind != mine)] for mine in range(4)
        ]
        self.reach: list[list[int]] = [
            [self.to_to + b for b in range(self.spaces) if 0 < self.distance[a * self.spaces + b] <= pool]
            for pool in range(self.farthest + 1)
            for a in range(self.spaces)
        ]


def spread(rows: list[list[int]]) -> list[int]:
    """Figures that are numbered from 1 on in each row, row after row at a distance of `SPAN`."""
    return [figure for row in rows for figure in [0, *row, *[0] * (SPAN - 1 - len(row))]]


def running(row: list[int]) -> list[int]:
    """What the figures of a row come to up to each of them."""
    return [sum(row[: n + 1]) for n in range(len(row))]


def summed(incomes: Incomes, what: str, length: int = 0) -> list[int]:
    """How much of something the ways of each income come to, at least so many figures."""
    found = [sum([way.get(what, 0) for way in ways]) for ways in incomes]
    return found + [0] * (length - len(found))


def kind_of(use: dict[str, Any]) -> int:
    """What kind of effect a use of a department is."""
    for word, kind in (
        ("times", KIND_TIMES),
        ("build_department", KIND_DEPARTMENT),
        ("build_project", KIND_PROJECT),
    ):
        if word in use:
            return kind
    return KIND_COPY if use.get("copy_donation", False) else KIND_GAIN


def figures(uses: list[dict[str, Any]], part: str, what: str) -> list[int]:
    """One figure of what each use gains or pays."""
    return [use.get(part, {}).get(what, 0) for use in uses]


def tile_number(tile: dict[str, Any]) -> int:
    """The number printed on a department tile."""
    number: int = tile["no"]
    return number
