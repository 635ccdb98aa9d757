"""Every page: readable by everyone, no sideways scrolling, complete words, light enough."""

from __future__ import annotations

import gzip
import json
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect
from visitors import STILL, Host, Player, Server

import magnate
from magnate.core.guide import guide_of
from magnate.server.routes_games import SHEETS

WEB = Path(magnate.__file__).parent / "web"
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
KEPT = 250_000
VIEW = 60_000


@pytest.fixture(scope="module")
def addresses(host: Host) -> dict[str, str]:
    """An address of every page, with a running table of every game and a finished one."""
    found = {
        "home": "/",
        "set-up": "/new/spyrium",
        "solo": "/new/sweetlands?with=solo",
        "rules": "/rules/spyrium",
        "copy": "/copy/spyrium",
        "daily": "/daily/spyrium",
        "settings": "/settings",
        "mine": "/mine",
        "lobby": "/lobby",
        "profile": "/profile",
    }
    for game in magnate.installed():
        table, key = host.table(game, ["me", "random", "random"])
        host.play(table, key, choices=14)
        found[f"table-{game}"] = f"/table/{table}?key={key}"
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key)
    found["over"] = f"/table/{table}?key={key}"
    found["replay"] = f"/replay/{table}?at=9"
    return found


def ready(page: Page) -> None:
    """Wait until the page has drawn itself."""
    expect(page.locator("h1, .prompt .sentence").first).to_be_visible()
    expect(page.locator('.offline, [aria-busy="true"]')).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(STILL)


def serious(player: Player, name: str, *modes: str) -> list[tuple[str, str, str]]:
    """What axe finds seriously wrong with the page as it is, in each of the modes."""
    return [
        (name, bad["id"], bad["nodes"][0]["html"][:200])
        for bad in player.judged(modes=modes)
        if bad["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser,
    host: Host,
    addresses: dict[str, str],
    browser_context_args: dict[str, Any],
    size: str,
) -> None:
    width, height = SIZES[size]
    wish = browser_context_args | {"viewport": {"width": width, "height": height}}
    page = browser.new_context(**wish).new_page()
    player = Player(page, host.url, stays=True)
    found = []
    for name, address in addresses.items():
        player.open(address)
        ready(page)
        found += serious(player, name, "light", "dark")
    lessons = [game for game in magnate.installed() if guide_of(magnate.load(game).package) is not None]
    for game, mode in zip(lessons, cycle(("light", "dark")), strict=False):
        player.open("/")
        page.locator(f'.game-card[data-game="{game}"] .learn').click()
        expect(page.locator('.guide[data-step="1"]')).to_be_visible()
        found += serious(player, f"lesson-{game}", mode)
    page.context.close()
    assert found == []
    assert player.complaints == []


# The way home stands beside the rest of the bar, not under it and not cut off.
APART = """(() => {
  const end = document.querySelector('.bar nav').getBoundingClientRect().left;
  return [...document.querySelectorAll('.bar .home > *')].map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 1).every((box) => box.left >= 0 && box.right <= end + 1);
})()"""


def test_no_page_scrolls_sideways_and_a_table_is_one_screen(
    page: Page, host: Host, addresses: dict[str, str]
) -> None:
    player = Player(page, host.url, stays=True)
    for name, address in addresses.items():
        player.open(address)
        ready(page)
        for size, (width, height) in SIZES.items():
            player.resize(width, height)
            on_one_screen(page, name, size)


def on_one_screen(page: Page, name: str, size: str) -> None:
    """Nothing of the page as it is now has to be scrolled to that should be in sight."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, size)
    assert page.evaluate(APART), (name, size)
    if page.locator(".table").count():
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (name, size)
    if name.startswith("table") and size != "phone":
        board = page.locator(".board-pane > svg").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] <= SIZES[size][1], (name, size)
        fits = (
            "[...document.querySelectorAll('.seats-pane')].every(e => e.scrollHeight <= e.clientHeight + 1)"
        )
        assert page.evaluate(fits), (name, size)


def test_the_page_is_light(page: Page, server: Server, host: Host) -> None:
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response))
    for game in magnate.installed():
        table, key = host.table(game, ["me", "random", "random"])
        host.play(table, key, choices=20)
        page.goto("about:blank")
        answers.clear()
        player = Player(page, server.url)
        player.sit(table, key)
        player.settled()
        page.wait_for_timeout(300)
        sizes = {
            answer.url: len(gzip.compress(answer.body()))
            for answer in answers
            if answer.ok and "/stream" not in answer.url and not answer.url.endswith(".woff2")
        }
        assert sum(sizes.values()) < KEPT, sizes
        view = host.see(table, key)["view"]
        assert len(gzip.compress(json.dumps(view).encode())) < VIEW


def test_every_word_the_page_asks_for_exists() -> None:
    texts = {lang: (WEB / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "fr")}
    known = {lang: set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) for lang, text in texts.items()}
    asked: set[str] = set()
    for path in WEB.rglob("*.js"):
        if "vendor" not in path.parts:
            asked |= set(re.findall(r"\"(ui-[a-z][\w-]*)\"", path.read_text(encoding="utf-8")))
    asked |= set(re.findall(r"%(ui-[\w-]+)%", (WEB / "offline.html").read_text(encoding="utf-8")))
    for lang in known:
        assert asked - known[lang] == set()
    assert known["en"] == known["fr"]
    built = (
        "ui-against-",
        "ui-colour-",
        "ui-result-",
        "ui-stat-",
        "ui-kind-",
        "ui-lobby-",
        "ui-moment-",
        "ui-pace-",
        "ui-pane-",
        "ui-reach-",
        "ui-set-",
        "ui-source-",
        "ui-tag-",
        "level-",
        "field-",
    )
    unused = {word for word in known["en"] if not word.startswith(built) and word not in asked}
    assert unused == set()


def test_the_page_asks_at_once_for_every_module_it_needs() -> None:
    index = (WEB / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:href|src)=\"/static/([^\"]+\.js)\"", index))
    needed: set[str] = set()
    waiting = ["early.js", "main.js", "pages/table.js"]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            text = (WEB / name).read_text(encoding="utf-8")
            for other in re.findall(r"(?:from ?|import ?)\"(\.[^\"]+)\"", text):
                waiting.append((WEB / name).parent.joinpath(other).resolve().relative_to(WEB).as_posix())
    assert named == needed


def test_every_style_sheet_is_part_of_the_one_the_page_asks_for() -> None:
    assert set(SHEETS) == {path.stem for path in (WEB / "css").glob("*.css")}


def test_the_rules_are_found_by_words_and_linked_from_the_prompt(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "random"])
    player.sit(table, key)
    player.until_mine()
    link = page.locator(".prompt a.clause")
    clause = link.inner_text()
    link.click()
    expect(page.locator(".clause-row.here")).to_contain_text(clause)
    page.get_by_role("searchbox").fill("university token")
    expect(page.locator(".clause-row").first).to_contain_text(re.compile("universit", re.IGNORECASE))
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No clause contains all these words")).to_be_visible()


def test_settings_last(page: Page, server: Server) -> None:
    player = Player(page, server.url)
    player.open("/settings")
    page.get_by_role("radio", name="dark").check(force=True)
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    assert page.locator("html").get_attribute("data-mode") == "dark"


def test_the_text_gets_larger_and_stays_so(page: Page, server: Server) -> None:
    player = Player(page, server.url)
    player.open("/settings")
    size = "parseFloat(getComputedStyle(document.querySelector('label')).fontSize)"
    page.get_by_role("radio", name="larger").wait_for()
    before = page.evaluate(size)
    page.get_by_role("radio", name="larger").check()
    assert page.evaluate(size) > before * 1.2
    player.open("/settings")
    expect(page.get_by_role("radio", name="larger")).to_be_checked()
    assert page.evaluate(size) > before * 1.2


def test_the_lobby_shows_public_tables_and_mine_shows_my_own(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("industry", ["me", "open", "random"], private=False, name="The smoking room")
    player.open("/lobby")
    page.get_by_role("link", name=re.compile("The smoking room")).click()
    page.get_by_role("textbox", name="Your name").fill("Cleo")
    page.get_by_role("button", name="Sit down").click()
    mine = page.get_by_role("region", name=re.compile("Cleo")).and_(page.locator(".seat.me"))
    expect(mine).to_be_visible()

    # The news of the table come to the one who sits there, no longer to somebody who watches.
    host.call(f"/api/tables/{table}/bot", {"seat": 0, "on": True, "level": "random"}, key)
    assert player.until_mine()
    expect(mine).to_be_visible()
    player.open("/mine")
    expect(page.get_by_role("link", name=re.compile("The smoking room"))).to_be_visible()
    assert host.see(table, key)["seats"][1]["name"] == "Cleo"


def test_the_deal_of_the_day_has_a_list_of_the_best(page: Page, host: Host) -> None:
    made = host.call("/api/daily/industry", {"name": "Dora"})
    host.play(made["table"]["id"], made["key"])
    score = host.see(made["table"]["id"], made["key"])["view"]["scores"][0]
    player = Player(page, host.url)
    player.open("/")
    page.locator('.game-card[data-game="industry"]').get_by_role("link", name="Today's deal").click()
    expect(page.get_by_role("row", name=re.compile(f"Dora {score}"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Replay of number"))).to_have_count(0)
    page.get_by_role("textbox", name="Your name").fill("Emil")
    page.get_by_role("button", name="Play today's deal").click()
    assert player.until_mine()
    expect(page.locator(".bar").get_by_role("link", name="Today's deal")).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("Emil"))).to_be_visible()
    assert player.complaints == []


def test_words_that_did_not_come_are_asked_for_again(page: Page, server: Server) -> None:
    page.route("**/api/texts/**", lambda route: route.abort())
    page.goto(server.url)
    expect(page.locator("main.loading")).to_be_visible()
    page.wait_for_timeout(2500)
    page.unroute("**/api/texts/**")
    expect(page.locator("h1").first).to_be_visible()


def test_options_are_offered_at_the_seat_counts_they_are_for(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    for game, option, alone in (
        ("carnegie", "Andrew", True),
        ("sweetlands", "Draft", False),
    ):
        for count, there in (("Solo", alone), ("3", not alone)):
            player.open(f"/new/{game}")
            page.get_by_role("radio", name=count, exact=True).check(force=True)
            fieldset = page.locator("fieldset", has_text=option)
            expect(fieldset).to_have_count(1 if there else 0)
            page.get_by_role("button", name="Start the game").click()
            player.state()
    assert player.complaints == []


def test_the_box_to_tick_above_the_rules_stands_beside_its_words(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/rules/industry")
    box = page.get_by_role("checkbox", name="Only what was decided here")
    expect(box).to_be_visible()
    assert box.evaluate("node => node.getBoundingClientRect().width") < 30
    assert player.complaints == []
