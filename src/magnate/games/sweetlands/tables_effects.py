"""The effects printed on cards, tiles and boards as programs of plain numbers.

Effects are compiled once into *atoms* (an opcode with its arguments) and *lists* of atoms, both plain numbers,
so that rules never look at words.
"""

from __future__ import annotations

from typing import Any

from magnate.games.sweetlands import constants as c


class Effects:
    """The effect programs of all components; `Tables` adds the components themselves."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.op: list[int] = []
        self.amount: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.c: list[int] = []
        self.sub: list[list[int]] = []
        self.source: list[dict[str, Any]] = []
        self.fixed: list[list[int]] = [[]]
        self.rest: list[list[int]] = [[]]
        self.atom_index: dict[str, int] = {}
        self.list_index: dict[str, int] = {"[]/[]": 0}
        self.costs: list[list[int]] = [[0] * 8]
        self.cost_parts: list[list[int]] = [[]]  # place and number of each resource a cost names
        self.filters: list[list[int]] = []
        self.filter_index: dict[str, int] = {}
        self.city_tables: list[list[int]] = []
        self.printed_on: dict[int, list[str]] = {}

    def list_of(self, effects: list[Any]) -> int:
        """The number of a list of effects; equal lists share one."""
        fixed: list[int] = []
        rest: list[int] = []
        for effect in effects:
            atom = self.atom_of(effect)
            (fixed if self.op[atom] <= c.LAST_FIXED else rest).append(atom)
        key = f"{fixed}/{rest}"
        if key not in self.list_index:
            self.list_index[key] = len(self.fixed)
            self.fixed.append(fixed)
            self.rest.append(rest)
        return self.list_index[key]

    def atom(self, op: int, amount: int, a: int, b: int, c: int, sub: list[int]) -> int:
        """The number of an atom; equal atoms share one."""
        key = f"{op},{amount},{a},{b},{c},{sub}"
        if key not in self.atom_index:
            self.atom_index[key] = len(self.op)
            self.op.append(op)
            self.amount.append(amount)
            self.a.append(a)
            self.b.append(b)
            self.c.append(c)
            self.sub.append(sub)
        return self.atom_index[key]

    def atom_of(self, effect: dict[str, Any]) -> int:
        """One effect of the components as an atom, which remembers the words it came from."""
        atom = self.compiled(effect)
        if atom == len(self.source):
            self.source.append(effect)
        return atom

    def compiled(self, effect: dict[str, Any]) -> int:
        """One effect of the components as an atom (SWL-Q-3 names the fixed ones)."""
        do: str = effect["do"]
        n: int = effect.get("n", 1)
        if do == "gain":
            if effect["what"] == "basic":
                return self.atom(c.O_TAKE, n, 0, 0, 0, [])
            return self.atom(c.O_GAIN, n, c.RESOURCES[effect["what"]], 0, 0, [])
        if do == "income":
            if effect["what"] == "any":
                return self.atom(c.O_ANY_INCOME, n, 0, 0, 0, [])
            return self.atom(c.O_GAIN, n, c.INCOME + c.INCOMES[effect["what"]], 0, 0, [])
        if do == "draw":
            return self.atom(c.O_DRAW, n, 0, 0, 0, [])
        if do == "cube":
            return self.atom(c.O_GAIN, n, c.CUBE, 0, 0, [])
        if do == "wood_discount":
            return self.atom(c.O_GAIN, n, c.WOOD_CUT, 0, 0, [])
        if do == "locomotive":
            return self.atom(c.O_LOCOMOTIVE, 1, 0, 0, 0, [])
        if do == "city_rate":
            self.city_tables.append(list(effect["table"]))
            return self.atom(c.O_CITY_RATE, 1, len(self.city_tables) - 1, 0, 0, [])
        if do in c.UNIT_OPS:
            return self.atom(c.UNIT_OPS[do], n, 0, 0, 0, [])
        if do == "prosperity":
            return self.atom(c.O_PROS, n, self.colour_mask(effect["color"]), 0, 0, [])
        if do == "property":
            on = c.TERRAINS.index(effect["terrain"]) + 1 if "terrain" in effect else 0
            return self.atom(c.O_PROPERTY, n, 1 if effect["price"] == "printed" else 0, on, 0, [])
        if do == "bonus":
            return self.atom(c.O_BONUS, n, self.column_of(effect["column"]), 0, 0, [])
        if do == "wonder":
            return self.atom(c.O_WONDER, 1, 0, 0, 0, [])
        if do == "automate":
            return self.atom(c.O_AUTOMATE, n, effect["draw"], 0, 0, [])
        if do == "discard":
            return self.atom(c.O_DISCARD, n, 0, 0, 0, [])
        if do == "search":
            return self.atom(c.O_SEARCH, n, self.filter_of(effect["filter"]), effect["play"], 0, [])
        if do == "copy":
            kinds = sum(c.AREA_KINDS[kind] for kind in effect["kinds"])
            return self.atom(c.O_COPY, 1, kinds, 0, 0, [])
        return self.compound(effect)

    def compound(self, effect: dict[str, Any]) -> int:
        """An effect that holds other effects, as an atom."""
        do: str = effect["do"]
        if do == "pay":
            times = 1 if effect["times"] == "any" else 0
            return self.atom(c.O_PAY, 1, self.cost_of(effect["cost"]), self.list_of(effect["get"]), times, [])
        if do == "choose":
            options: list[list[Any]] = effect["options"]
            if all(len(option) == 1 for option in options):
                atoms = [self.atom_of(option[0]) for option in options]
                if all(c.LAST_FIXED < self.op[x] <= c.LAST_UNIT and self.amount[x] == 1 for x in atoms):
                    return self.atom(c.O_MIX, 1, 1, 0, 0, atoms)
            return self.atom(c.O_CHOOSE, 1, 0, 0, 0, [self.list_of(option) for option in options])
        if do == "mix":
            return self.atom(c.O_MIX, 1, 0, 0, 0, [self.atom_of(part) for part in effect["parts"]])
        if do == "seq":
            return self.atom(c.O_SEQ, 1, 0, 0, 0, [self.list_of([part]) for part in effect["list"]])
        count = c.EFFECT_COUNTS[effect["count"]]
        if do == "per":
            return self.atom(c.O_PER, 1, count, effect["each"], self.list_of(effect["get"]), [])
        if do == "if":
            return self.atom(c.O_IF, 1, count, effect["min"], self.list_of(effect["get"]), [])
        steps: list[int] = []
        for least, got in effect["steps"]:
            steps += [least, self.list_of(got)]
        return self.atom(c.O_TIERS, 1, count, 0, 0, steps)

    def colour_mask(self, colour: str) -> int:
        """The prosperity colours an effect allows, as bits."""
        if colour == "any":
            return 7
        if colour == "least":
            return c.LEAST
        return 1 << c.COLOURS.index(colour)

    def column_of(self, column: str) -> int:
        """A column of the heir board, or `ANY_COLUMN`."""
        return c.ANY_COLUMN if column == "any" else c.COLUMNS.index(column)

    def cost_of(self, cost: dict[str, int]) -> int:
        """The number of a cost."""
        row = [0] * 8
        for what, n in cost.items():
            row[c.COST_WORDS.index(what)] = n
        if row not in self.costs:
            self.costs.append(row)
            self.cost_parts.append([x for i in range(c.DIAMOND + 1) if row[i] for x in (i, row[i])])
        return self.costs.index(row)

    def filter_of(self, wanted: dict[str, str]) -> int:
        """The number of a card filter, such as all pass cards."""
        key = str(sorted(wanted.items()))
        if key not in self.filter_index:
            self.filter_index[key] = len(self.filters)
            kind = wanted.get("kind")
            badge = wanted.get("badge")
            row: list[int] = []
            for card in self.data["citizens"].values():
                fits = (kind is None or card["kind"] == kind) and (badge is None or badge in card["badges"])
                row.append(1 if fits else 0)
            self.filters.append(row)
        return self.filter_index[key]

    def is_gift(self, effects: int) -> bool:
        """Whether a list always gives something without a question and without the deck."""
        return any(self.op[atom] == c.O_GAIN for atom in self.fixed[effects]) and not self.rest[effects]

    def is_sure(self, effects: int) -> bool:
        """Whether a list gives something whatever the position."""
        sure = (c.O_GAIN, c.O_TAKE)
        return any(self.op[atom] in sure for atom in self.fixed[effects] + self.rest[effects])

    def plain_unit(self, effects: int) -> int:
        """The opcode of a list that is one kind of unit and whose use no payment can spoil, else -1."""
        if self.fixed[effects] or len(self.rest[effects]) != 1:
            return -1
        op = self.op[self.rest[effects][0]]
        return op if c.O_LAND <= op <= c.O_FOOD else -1

    def conditions(self, conditions: list[dict[str, Any]]) -> list[int]:
        """Conditions as a flat row of count, minimum, count, minimum ..."""
        row: list[int] = []
        for condition in conditions:
            row += [c.COUNTS[condition["count"]], condition["min"]]
        return row
