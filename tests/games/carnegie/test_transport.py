"""The transport tracks: levels, prices, incomes, bonuses, and the crowded last space (section 13)."""

from __future__ import annotations

import pytest

from magnate.testing import clause

from .positions import AMBER, BLUE, CORAL, Table

PRICES = {"west": [2, 1, 4, 5], "midwest": [1, 3, 3, 5], "south": [1, 3, 3, 5], "east": [3, 2, 2, 5]}
LEVELS = {
    "west": ["wagon", "stagecoach", "stagecoach", "railroad", "railroad"],
    "midwest": ["wagon", "stagecoach", "railroad", "railroad", "railroad"],
    "south": ["wagon", "stagecoach", "railroad", "railroad", "railroad"],
    "east": ["stagecoach", "railroad", "railroad", "railroad", "railroad"],
}
INCOMES = {
    "west": [{"money": 1}, {"money": 3}, {"goods": 1}, {"vp": 2}, {"vp": 2}],
    "midwest": [{"money": 1}, {"money": 2}, {"points": 3}, {"goods": 2}, {"vp": 2}],
    "south": [{"money": 1}, {"money": 2}, {"money": 5}, {"money": 7}, {"vp": 2}],
    "east": [{"money": 1}, {"money": 4}, {"employees": 1}, {"vp": 2}, {"vp": 2}],
}
BONUSES = {"west": (0, 3), "midwest": (10, 0), "south": (0, 3), "east": (10, 0)}
REGIONS = ["west", "midwest", "south", "east"]


def researcher(region: str, space: int) -> Table:
    """Amber in an R&D turn with 13 points, her disc on that space."""
    table = Table()
    amber = table.seat(AMBER)
    amber.track(region, space)
    amber.staff("research", standing=3)
    amber.department(14, "2-2", standing=1)
    table.turn("RD", AMBER)
    assert table.s.pool == 13
    return table


@clause("CAR-TRANS-1", "CAR-RD-7")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_step_costs_what_is_printed(region: str, space: int) -> None:
    table = researcher(region, space)
    table.do(f"track {region}")
    assert table.s.pool == 13 - PRICES[region][space - 1]
    assert table.seat(AMBER).space(region) == space + 1


@clause("CAR-TRANS-1")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_each_recalled_employee_earns_the_income_of_the_space(region: str, space: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    amber.track(region, space)
    amber.sends(region, 2)
    amber.money, amber.goods, amber.reserve = 0, 0, 4
    table.event(region, AMBER)
    table.do("recall 2")
    income = INCOMES[region][space - 1]
    got = {
        "money": amber.money,
        "goods": amber.goods,
        "vp": amber.vp,
        "employees": 4 - amber.reserve,
        "points": table.s.pool,
    }
    assert got == {name: 2 * income.get(name, 0) for name in got}


@clause("CAR-TRANS-1")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_levels_are_what_is_printed(region: str, space: int) -> None:
    table = Table()
    amber = table.seat(AMBER)
    for other in REGIONS:
        amber.track(other, 1)
    amber.track(region, space)
    amber.donates("R4")
    table.finish()
    railroad = LEVELS[region][space - 1] == "railroad"
    assert table.donation(AMBER, "R4") == (3 if railroad else 0)
    assert table.level(AMBER, region) == LEVELS[region][space - 1]


@clause("CAR-TRANS-1")
def test_before_any_step_every_region_pays_a_dollar() -> None:
    for region in REGIONS:
        table = Table()
        amber = table.seat(AMBER)
        amber.sends(region, 1)
        amber.money = 0
        table.event(region, AMBER)
        table.do("recall 1")
        assert amber.money == 1
        assert table.level(AMBER, region) == ("stagecoach" if region == "east" else "wagon")


@clause("CAR-TRANS-2")
@pytest.mark.parametrize("region", REGIONS)
def test_the_last_space_pays_its_bonus_once(region: str) -> None:
    table = researcher(region, 4)
    amber = table.seat(AMBER)
    amber.money, amber.goods = 0, 0
    table.do(f"track {region}")
    assert table.s.pool == 8
    assert (amber.money, amber.goods) == BONUSES[region]
    table.refused("CAR-TRANS-1", f"track {region}")
    table.turn("RD", AMBER)
    assert (amber.money, amber.goods) == BONUSES[region]


@clause("CAR-TRANS-2")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_other_spaces_pay_no_bonus(space: int) -> None:
    table = researcher("midwest", space)
    amber = table.seat(AMBER)
    amber.money, amber.goods = 0, 0
    table.do("track midwest")
    assert (amber.money, amber.goods) == (0, 0)


@clause("CAR-TRANS-3")
def test_the_last_space_takes_one_disc_and_the_fourth_takes_many() -> None:
    table = researcher("east", 4)
    table.seat(BLUE).track("east", 5)
    coral = table.seat(CORAL)
    coral.track("east", 3)
    table.turn("RD", AMBER)
    table.refused("CAR-TRANS-3", "track east")
    table.turn("RD", CORAL)
    table.do("track east")
    assert coral.space("east") == 4
    assert table.seat(AMBER).space("east") == 4
