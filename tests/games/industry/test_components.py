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
from magnate.games.industry.checks import check, problems_of, supplied_in
from magnate.games.industry.tables import Tables
from magnate.games.industry.tables_kinds import KINDS

T = GAME.tables
DATA = GAME.components.data
CELLS = T.cells


def test_the_shipped_board_is_well_formed() -> None:
    assert problems_of(GAME.components) == []
    assert [name for name in DATA if name in CELLS] == CELLS, "60 cells, row by row"


def test_every_need_can_be_met_in_its_own_era() -> None:
    for era in range(1, 6):
        supplied = supplied_in(GAME.components, CELLS, era)
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


def broken(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """What is said about the board after a change."""
    data = copy.deepcopy(DATA)
    change(data)
    return problems_of(Components(data))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("E2"), "Cell E2 is missing: every column needs a cell in every era."),
        (lambda d: d.pop("roads"), "The table [roads] is missing."),
        (lambda d: d["subsidy"].pop("points"), "[subsidy] has no 'points'."),
        (
            lambda d: d["E2"].update(kind="shop"),
            "Cell E2: kind must be one of joker, bonus, factory, technology, not 'shop'.",
        ),
        (lambda d: d["E2"].pop("price"), "Cell E2 is a factory cell and has no 'price'."),
        (lambda d: d["K1"].update(price=2), "Cell K1 is a technology cell and cannot have 'price'."),
        (lambda d: d["C1"].update(needs=["wood"]), "Cell C1 is a bonus cell and cannot have 'needs'."),
        (
            lambda d: d["E2"].update(price=-1),
            "Cell E2: price must be a whole number from 0 to 60, not -1.",
        ),
        (
            lambda d: d["E2"].update(prestige="two"),
            "Cell E2: prestige must be a whole number from 0 to 60, not 'two'.",
        ),
        (lambda d: d["E2"].update(needs=["gold"]), "Cell E2: 'gold' is no resource."),
        (
            lambda d: d["E2"].update(needs=["wood", "wood"]),
            "Cell E2: needs names the same resource twice.",
        ),
        (
            lambda d: d["E5"].update(needs=["wood", "stone", "iron"]),
            "Cell E5 needs 3 resources; a cell can need 2 at most (needs-per-cell).",
        ),
        (lambda d: d["E2"].update(networks=["canal"]), "Cell E2: 'canal' is no network."),
        (lambda d: d["E2"].update(makes="gold"), "Cell E2 makes 'gold', which is no resource."),
        (lambda d: d["E2"].update(makes="wood"), "wood is made by H1 and E2; one factory makes a resource."),
        (lambda d: d["H1"].pop("makes"), "No factory makes wood."),
        (lambda d: d["A1"].update(joker="gold"), "Cell A1 holds a joker for 'gold', which is no resource."),
        (
            lambda d: d["C1"].update(network="canal"),
            "Cell C1 counts the network 'canal', which does not exist.",
        ),
        (
            lambda d: d["C1"].update(times=5),
            "Cell C1 multiplies by 5 (times); a bonus multiplies by 2 or 3 ([scoring] multipliers).",
        ),
        (lambda d: d["E2"].update(name=""), "Cell E2 has no name."),
        (
            lambda d: d["roads"]["edges"].append(["E1", "K1"]),
            "The road E1-K1 ends at K1, a technology cell; a road joins factory cells.",
        ),
        (lambda d: d["roads"]["edges"].append(["E1", "E1"]), "The road E1-E1 joins a cell to itself."),
        (lambda d: d["roads"]["edges"].append(["G1", "F1"]), "The road G1-F1 stands twice."),
        (
            lambda d: d["lines"]["edges"].append(["K1", "Z9"]),
            "The line K1-Z9 ends at 'Z9', which is no cell.",
        ),
        (lambda d: d["lines"]["edges"].append(["K1"]), "A line joins two cells, not ['K1']."),
        (
            lambda d: d["E1"].update(needs=["computers"]),
            "Cell E1 needs computers, which nobody can supply in era 1.",
        ),
        (
            lambda d: d["H1"].update(needs=["wood"]),
            "Cell H1 needs wood, which nobody can supply in era 1.",
        ),
        (
            lambda d: d["draws"]["plain"].update({"3": [3, 3, 3, 3, 5]}),
            "[draws] plain, 3 seats: [3, 3, 3, 3, 5] cannot share 12 tokens out evenly.",
        ),
        (
            lambda d: d["draws"]["balanced"].pop("4"),
            "[draws] balanced needs one number per era for 4 seats, as many as [box] eras says.",
        ),
        (
            lambda d: d["draws"].update(default="wild"),
            "[draws] default is 'wild', which is none of plain, balanced.",
        ),
        (
            lambda d: d["resources"].update(wood=1),
            "[resources] wood can be sold by the treasury from era 2 on, not from 1.",
        ),
        (
            lambda d: d["setup"].update(thalers=2.5),
            "[setup] thalers must be a whole number from 0 to 60, not 2.5.",
        ),
        (
            lambda d: d["setup"].update(thalers=1_000_000),
            "[setup] thalers must be a whole number from 0 to 60, not 1000000.",
        ),
        (
            lambda d: d["development"].update({"resource-price": 0}),
            "[development] resource-price must be a whole number from 1 to 60, not 0.",
        ),
        (lambda d: d["income"].update({"thaler-column": "Z"}), "[income] thaler-column 'Z' is no column."),
        (lambda d: d["box"].update(columns=["A", "A"]), "[box] columns must be a list of different letters."),
        (
            lambda d: d["box"].update(seats=[]),
            "[box] seats must be a list of seat counts from 2 to 6, the fewest first.",
        ),
        (
            lambda d: d["networks"].update(river=3),
            "[networks] river must name the bonus site that counts it.",
        ),
        (
            lambda d: d["subsidy"].update(points="five"),
            "[subsidy] points must be a whole number from -60 to 0.",
        ),
    ],
)
def test_a_broken_board_is_told_in_a_sentence(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    assert sentence in broken(change)


def test_all_problems_are_told_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        data["E2"]["price"] = -1
        data["F2"]["needs"] = ["gold"]
        data.pop("L5")

    assert len(broken(change)) == 3
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadComponents, match=r"(?s)E2.*F2.*L5"):
        check(Components(data))


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
    with pytest.raises(BadComponents, match="'gold' is no resource") as caught:
        magnate.load("industry", own)
    assert "Cell E2 is a factory cell and cannot have 'times'." in str(caught.value)
