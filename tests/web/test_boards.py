"""A person plays every drawn game from the first click to the score sheet."""

from __future__ import annotations

import random
from importlib import resources

import pytest
from playwright.sync_api import Page, expect
from visitors import Host, Player

import magnate

DRAWN = [
    name
    for name in magnate.installed()
    if resources.files(magnate.load(name).package).joinpath("board.js").is_file()
]
# These are played to the end by clicking in files of their own, test_carnegie.py and test_sweetlands.py.
ELSEWHERE = ("carnegie", "sweetlands")
UNDRAWN = [name for name in magnate.installed() if name not in DRAWN]


@pytest.mark.parametrize("game", [game for game in DRAWN if game not in ELSEWHERE])
def test_a_whole_game_is_played_by_clicking_the_board(page: Page, host: Host, game: str) -> None:
    seats = magnate.load(game).seats
    fewest = min(n for n in seats if n > 1)
    player = Player(page, host.url)
    table, key = host.table(game, ["me"] + ["random"] * (fewest - 1))
    player.sit(table, key)

    made = player.play(random.Random(game))

    expect(page.get_by_role("dialog")).to_be_visible()
    final = host.see(table, key)
    assert final["status"] == "over"
    expect(page.locator(".sheet tfoot tr").first.locator("td")).to_have_text(
        [str(points) for points in final["view"]["scores"]]
    )
    assert made["board"] > made["list"], made
    assert player.complaints == []


@pytest.mark.parametrize("game", UNDRAWN)
def test_a_game_without_a_drawing_is_played_from_the_list(page: Page, host: Host, game: str) -> None:
    seats = magnate.load(game).seats
    player = Player(page, host.url)
    table, key = host.table(game, ["me"] + ["random"] * (min(n for n in seats if n > 1) - 1))
    player.sit(table, key)
    rnd = random.Random(game)

    for _ in range(25):
        if not player.until_mine():
            break
        player.choose_listed(rnd)

    assert host.see(table, key)["at"] >= 25
    assert player.complaints == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_legal_choice_can_be_focused_and_has_a_name_of_its_own(
    page: Page, host: Host, game: str
) -> None:
    seats = magnate.load(game).seats
    table, key = host.table(game, ["me"] + ["random"] * (seats[0] - 1))
    host.play(table, key, choices=12)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()

    offered = host.see(table, key)["view"]["choices"]
    listed = page.locator(".choice-list button")
    names = [button.get_attribute("aria-label") or button.inner_text() for button in listed.all()]
    assert len(names) == len(set(names)) == len(offered)
    for target in player.targets():
        assert target.get_attribute("aria-label")
        assert target.get_attribute("tabindex") == "0"
    elements = {choice["on"] for choice in offered if choice["on"]}
    drawn = {node.get_attribute("data-el") for node in page.locator(".target.legal").all()}
    assert elements <= drawn


@pytest.mark.parametrize("game", DRAWN)
def test_the_board_follows_the_window_and_complains_of_nothing(page: Page, host: Host, game: str) -> None:
    seats = magnate.load(game).seats
    table, key = host.table(game, ["me"] + ["random"] * (min(n for n in seats if n > 1) - 1))
    host.play(table, key, choices=12)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    board = page.locator(".board-pane svg[role=group]").first

    for width, height in ((390, 844), (1440, 900), (844, 390), (1200, 520), (390, 844), (1024, 768)):
        player.resize(width, height)
        expect(board).to_be_visible()
        box = board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width

    assert player.complaints == []


# Pairs of names and coins, of names and bills, of marks and rows of signs that lie on each other by more than a corner;
# of resources and who sells them, of cards left and the score track, that touch at all.
COVERED = """() => {
  const on = (a, b, least) => { const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return Math.min(Math.min(p.right, q.right) - Math.max(p.left, q.left),
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)) > least; };
  const within = (node, a, b, least = 5) => [...node.querySelectorAll(a)].flatMap((one) =>
    [...node.querySelectorAll(b)].filter((two) => on(one, two, least)).map(() => one.textContent));
  return [...[...document.querySelectorAll('g.card')].flatMap((card) => within(card, '.name', '.coin')),
    ...within(document, '.slot .name', '.bill'),
    ...[...document.querySelectorAll('.event')].flatMap((event) => within(event, '.seat-piece', '.row')),
    ...[...document.querySelectorAll('.stock')].flatMap((stock) =>
      within(stock, ':scope > g > text:not(.small)', '.thaler, .works, .small', 0)),
    ...within(document, '.supply .small', '.score-track > .paper', 0)];
}"""


def test_names_and_marks_cover_no_figure(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random", "random"], seed="5")
    player = Player(page, host.url)
    player.sit(table, key)
    found = set()
    for _ in range(8):
        host.play(table, key, choices=5)
        player.until_mine()
        found |= set(page.evaluate(COVERED))
    assert found == set()


@pytest.mark.parametrize(
    "lang", ["en", pytest.param("fr", marks=pytest.mark.browser_context_args(locale="fr"))]
)
def test_resources_and_their_sellers_lie_beside_each_other(
    page: Page, host: Host, moments: dict[str, dict[str, tuple[str, str]]], lang: str
) -> None:
    player = Player(page, host.url)
    for table, key in moments["industry"].values():
        player.sit(table, key)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width, height in ((1440, 900), (1024, 768), (390, 844)):
            player.resize(width, height)
            expect(page.locator(".stock > g > text:not(.small)")).to_have_count(11)
            assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_is_drawn_again_only_when_something_on_it_changed(
    page: Page, host: Host, moments: dict[str, dict[str, tuple[str, str]]], game: str
) -> None:
    """Counted by the browser: how often the drawing of the title was asked for since it was asked last."""
    player = Player(page, host.url)
    player.sit(*moments[game]["start"])
    player.settled()
    browser = page.context.new_cdp_session(page)
    browser.send("Profiler.enable")
    browser.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})

    def drawn() -> int:
        scripts = browser.send("Profiler.takePreciseCoverage")["result"]
        return sum(
            function["ranges"][0]["count"]
            for script in scripts
            if script["url"].endswith(f"/games/{game}/board.js")
            for function in script["functions"]
            if function["functionName"] == "Board"
        )

    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert drawn() == 0
    seq = player.seq
    page.locator(".choice-list button").first.click()
    player.after(seq)
    assert drawn() > 0
