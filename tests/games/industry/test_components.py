"""The board is well formed, and an owner's correction that breaks it is answered in plain sentences."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.core.components import PROVENANCE, Components
from magnate.core.errors import BadComponents
from magnate.games.industry import GAME
from magnate.games.industry.checks import check, supplied_in
from magnate.games.industry.constants import KINDS
from magnate.games.industry.tables import Tables

T = GAME.tables
DATA = GAME.components.data
CELLS = T.cells


def test_the_shipped_board_is_well_formed() -> None:
    check(GAME.components)
    assert [name for name in DATA if name in CELLS] == CELLS, "60 cells, row by row"


def test_every_need_can_be_met_in_its_own_era() -> None:
    for era in range(1, 6):
        supplied = supplied_in(GAME.components, era)
        for cell in CELLS[(era - 1) * 12 : era * 12]:
            assert set(DATA[cell].get("needs", [])) <= supplied, cell


def test_every_edge_joins_cells_of_the_right_kind() -> None:
    for name, kind in (("roads", "factory"), ("lines", "technology")):
        assert DATA[name]["joins"] == kind
        assert {DATA[end]["kind"] for edge in DATA[name]["edges"] for end in edge} == {kind}


def test_the_figures_of_the_board() -> None:
    assert sum(T.prestige) == 110
    assert sum(T.price) == 114
    assert sum(len(needs) for needs in T.needs) == 62
    networks = {name: [CELLS[c] for c in T.network_cells[n]] for n, name in enumerate(T.networks)}
    assert networks == {
        "river": ["E1", "F1", "E2", "F2", "G2", "E3"],
        "railway": ["I1", "J1", "G2", "F3", "H3", "H4", "I4", "I5"],
        "pipeline": ["E3", "E4", "G4", "J4", "E5", "F5"],
        "power-line": ["F4", "G4", "H4", "G5", "H5", "I5"],
    }
    bonuses = {name: [CELLS[c] for c in T.bonus_cells[n]] for n, name in enumerate(T.networks)}
    assert bonuses == {
        "river": ["C1", "D1", "C2", "A5"],
        "railway": ["D2", "C3", "B4"],
        "pipeline": ["D3", "C4", "B5"],
        "power-line": ["D4", "C5", "D5"],
    }


def test_no_bid_can_ever_exceed_all_the_money() -> None:
    assert T.most_money == 112


def test_every_figure_of_a_cell_has_its_provenance() -> None:
    for cell in CELLS:
        record = DATA[cell]
        told = record["provenance"]
        assert set(told.values()) <= set(PROVENANCE)
        figures = set(record) - {"provenance", "sources", "notes"}
        assert figures <= set(told), f"{cell}: {figures - set(told)}"


def test_every_name_has_its_words() -> None:
    from magnate.core.texts import LANGUAGES, texts_of

    texts = texts_of(GAME.package)
    wanted = [f"site-{name}" for name in T.names] + [f"resource-{name}" for name in T.resources]
    wanted += [f"short-{name}" for name in T.resources] + [f"network-{name}" for name in T.networks]
    wanted += [f"score-{name}" for name in T.networks] + [f"kind-{kind}" for kind in KINDS]
    assert [(id, lang) for id in wanted for lang in LANGUAGES if not texts.has(id, lang)] == []


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    """What is said about the board after a change."""
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadComponents) as caught:
        check(Components(data))
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("E2"), "E2: this entry is missing."),
        (lambda d: d.update(E9=d["E1"]), "E9: there is no such entry;"),
        (lambda d: d.update(E2=3), "E2: expected a table."),
        (lambda d: d.pop("roads"), "roads: this entry is missing."),
        (lambda d: d["subsidy"].pop("points"), "subsidy.points: this entry is missing."),
        (
            lambda d: d["E2"].update(kind="shop"),
            "E2.kind: 'shop' is not one of joker, bonus, factory, technology.",
        ),
        (lambda d: d["E2"].pop("price"), "E2.price: this entry is missing."),
        (lambda d: d["K1"].update(price=2), "K1.price: there is no such entry; known are kind, name, needs,"),
        (lambda d: d["C1"].update(needs=["wood"]), "C1.needs: there is no such entry;"),
        (lambda d: d["E2"].update(price=-1), "E2.price: -1 is not a whole number from 0 to 60."),
        (lambda d: d["E2"].update(prestige="two"), "E2.prestige: 'two' is not a whole number from 0 to 60."),
        (lambda d: d["E2"].update(needs=["gold"]), "E2.needs[1]: 'gold' is not one of stone, brick,"),
        (lambda d: d["E2"].update(needs=["wood", "wood"]), "E2.needs: the same name stands twice."),
        (
            lambda d: d["E5"].update(needs=["wood", "stone", "iron"]),
            "E5.needs: expected a list of 0 to 2 entries.",
        ),
        (
            lambda d: d["E2"].update(networks=["canal"]),
            "E2.networks[1]: 'canal' is not one of river, railway,",
        ),
        (lambda d: d["E2"].update(makes="gold"), "E2.makes: 'gold' is not one of stone, brick,"),
        (
            lambda d: d["E2"].update(makes="wood"),
            "resources.wood: one factory makes a resource, not H1 and E2.",
        ),
        (lambda d: d["H1"].pop("makes"), "resources.wood: one factory makes a resource, not none."),
        (lambda d: d["A1"].update(joker="gold"), "A1.joker: 'gold' is not one of stone, brick,"),
        (lambda d: d["C1"].update(network="canal"), "C1.network: 'canal' is not one of river, railway,"),
        (lambda d: d["C1"].update(times=5), "C1.times: 5 is not one of 2, 3."),
        (lambda d: d["E2"].update(name=""), "E2.name: '' is not a text of 1 to 200 letters."),
        (
            lambda d: d["roads"]["edges"].append(["E1", "K1"]),
            "roads.edges[15]: K1 is a technology cell, but roads join factory cells.",
        ),
        (lambda d: d["roads"]["edges"].append(["E1", "E1"]), "roads.edges[15]: E1 is joined to itself."),
        (lambda d: d["roads"]["edges"].append(["G1", "F1"]), "roads.edges[15]: G1 and F1 are joined twice."),
        (lambda d: d["lines"]["edges"].append(["K1", "Z9"]), "lines.edges[13]: 'Z9' is no cell."),
        (
            lambda d: d["lines"]["edges"].append(["K1"]),
            "lines.edges[13]: expected a list of 2 entries.",
        ),
        (lambda d: d["E1"].update(needs=["computers"]), "E1.needs: nobody can supply computers in era 1."),
        (lambda d: d["H1"].update(needs=["wood"]), "H1.needs: nobody can supply wood in era 1."),
        (
            lambda d: d["draws"]["plain"].update({"3": [3, 3, 3, 3, 5]}),
            "draws.plain.3: [3, 3, 3, 3, 5] cannot share 12 tokens out evenly.",
        ),
        (
            lambda d: d["draws"]["balanced"].pop("4"),
            "draws.balanced.4: expected one number per era, as many as box.eras says (5).",
        ),
        (lambda d: d["draws"].update(plain="none"), "draws.plain.3: expected one number per era,"),
        (
            lambda d: d["draws"].update(default="wild"),
            "draws.default: 'wild' is not one of plain, balanced.",
        ),
        (lambda d: d["draws"].pop("default"), "draws.default: None is not one of plain, balanced."),
        (lambda d: d["resources"].update(wood=1), "resources.wood: 1 is not a whole number from 2 to 60."),
        (lambda d: d["setup"].update(thalers=2.5), "setup.thalers: 2.5 is not a whole number from 0 to 60."),
        (
            lambda d: d["setup"].update(thalers=1_000_000),
            "setup.thalers: 1000000 is not a whole number from 0 to 60.",
        ),
        (
            lambda d: d["development"].update({"resource-price": 0}),
            "development.resource-price: 0 is not a whole number from 1 to 60.",
        ),
        (lambda d: d["income"].update({"thaler-column": "Z"}), "income.thaler-column: 'Z' is no column."),
        (lambda d: d["box"].update(columns=["A", "A"]), "box.columns: a letter stands twice."),
        (lambda d: d["box"].update(columns=["A", "BC"]), "box.columns[2]: 'BC' is not a letter."),
        (lambda d: d["box"].update(seats=[]), "box.seats: expected a list of 1 to 5 entries."),
        (lambda d: d["box"].update(seats=[4, 3]), "box.seats: the seat counts stand in order,"),
        (lambda d: d["networks"].update(river=3), "networks.river: '3' is not a text of 1 to 200 letters."),
        (
            lambda d: d["subsidy"].update(points="five"),
            "subsidy.points: 'five' is not a whole number from -60 to 0.",
        ),
    ],
)
def test_a_broken_board_is_told_in_a_sentence(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert f" {sentence}" in broken(change)


def test_all_problems_are_told_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        data["E2"]["price"] = -1
        data["F2"]["needs"] = ["gold"]
        data.pop("L5")

    told = broken(change)
    assert all(f" {place}: " in told for place in ("E2.price", "F2.needs[1]", "L5"))


def test_an_owner_corrects_one_cell_in_a_file_of_his_own(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[E2]\nprice = 4\nprestige = 3\n")
    game = magnate.load("industry", own)
    assert game.components.digest != GAME.components.digest
    tables = Tables(game.components)
    assert (tables.price[CELLS.index("E2")], tables.prestige[CELLS.index("E2")]) == (4, 3)
    assert game.new(3, 1).view(0)["board"]["cells"][CELLS.index("E2")]["price"] == 4


def test_a_bad_file_of_an_owner_is_refused_with_its_reason(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('[E2]\nneeds = ["gold"]\ntimes = 2\n')
    with pytest.raises(BadComponents, match="'gold' is not one of stone") as caught:
        magnate.load("industry", own)
    assert "E2.times: there is no such entry" in str(caught.value)
