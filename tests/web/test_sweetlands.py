"""The table of Sweet Lands: cascades, tabs, solo against Mio, small screens."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from visitors import Host, Player

RAW_ID = re.compile(r"\b(?:ui|board|choice|prompt|log|cascade|outcome|do|help|step)-[a-z][\w-]*")
SIZES = {"desk": (1440, 900), "small": (1024, 768), "phone": (390, 844)}

# Letters on the board that are smaller than a limit, in pixels on the screen.
SMALL = """least => [...document.querySelectorAll('svg.sweetlands text')]
  .filter((text) => text.getBoundingClientRect().width > 0)
  .map((text) => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent.trim()])
  .filter(([size]) => size < least)"""
# Things one could click that reach out of the board.
OUTSIDE = """() => { const pane = document.querySelector('.board-pane').getBoundingClientRect();
  return [...document.querySelectorAll('svg.sweetlands .halo')].filter((h) => { const b = h.getBoundingClientRect();
    return b.left < pane.left - 1 || b.right > pane.right + 1 || b.top < pane.top - 1 || b.bottom > pane.bottom + 1; })
    .map((h) => h.getAttribute('aria-label') ?? h.parentElement.dataset.el); }"""


def until(host: Host, table: str, key: str, found: Callable[[Any], bool], seed: int = 1) -> Any:
    """Play through the API, active rather than passing, until the view of one's own decision is as wished."""
    rnd = random.Random(seed)
    while True:
        now = host.see(table, key)
        choices = now["view"]["choices"]
        if now["status"] == "over" or (choices and found(now["view"])):
            return now
        if choices:
            busy = [one for one in choices if one["do"]["do"] not in ("pass", "free", "sell_all", "stop")]
            choice = rnd.choice(busy or choices)["id"]
            host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": choice}, key)
        else:
            time.sleep(0.02)


def verbs(view: Any) -> set[str]:
    """What is on offer."""
    return {one["do"]["do"] for one in view["choices"]}


def at_menu(view: Any) -> bool:
    """A turn begins."""
    return "pass" in verbs(view)


def at_maps(view: Any) -> bool:
    """A map is to be chosen."""
    return "map" in verbs(view)


def later(view: Any) -> bool:
    """A turn of the second round begins."""
    return bool(view["round"] == 2) and at_menu(view)


def in_progress(view: Any) -> bool:
    """More is to come than what is asked now."""
    return len(view["board"]["cascade"]) >= 2


def tabs(page: Page) -> Any:
    """The tabs beside the map."""
    return page.locator(".tab-bar .press > .halo")


def brisk(player: Player, rnd: random.Random) -> bool:
    """Click something that glows, but pass every third time it is possible, so that a game stays short.

    Whether there was something on the board to click.
    """
    passing = player.page.locator('.do.target.legal > .halo[aria-label^="Pass"]')
    if passing.count() and rnd.random() < 0.34:
        seq = player.seq
        passing.first.click()
        player.after(seq)
        return True
    if player.click_one(rnd):
        return True
    player.choose_listed(rnd)
    return False


def test_a_whole_game_is_clicked_and_the_cascade_fills_and_empties(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="12")
    player.sit(table, key)
    rnd = random.Random(3)
    lengths = []
    on_board = []
    while player.until_mine():
        waiting = page.locator(".cascade .queued").count()
        lengths.append(waiting)
        if waiting:
            expect(page.locator(".cascade .queued.now")).to_have_count(1)
        on_board.append(brisk(player, rnd))

    expect(page.get_by_role("dialog")).to_be_visible()
    assert host.see(table, key)["status"] == "over"
    assert on_board.count(True) > on_board.count(False)
    scores = [str(points) for points in host.see(table, key)["view"]["scores"]]
    expect(page.locator(".sheet tfoot tr").first.locator("td")).to_have_text(scores)
    assert max(lengths) >= 2
    assert 0 in lengths[lengths.index(max(lengths)) :], "what was in progress has come to its end"
    expect(page.locator(".cascade")).to_have_count(0)
    assert player.complaints == []


def test_a_whole_solo_game_is_clicked_with_the_goal_in_sight(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me"], seed="5")
    player.sit(table, key)
    rnd = random.Random(4)
    told = False
    while player.until_mine():
        goal = page.locator(".goal-bar").first
        expect(goal).to_have_attribute("aria-label", re.compile(r"above 250, legendary above 300"))
        view = host.see(table, key)["view"]
        if not told and at_menu(view):
            told = True
            tabs(page).last.click()
            expect(page.get_by_text("What Mio does")).to_be_visible()
            blocks = view["board"]["mio"]["blocks"]
            expect(page.locator(".mio .block")).to_have_count(len(blocks))
            expect(page.locator(".mio .block.skipped")).to_have_count(
                sum(1 for one in blocks if not one["placed"])
            )
            expect(page.locator(".mio-blocks")).to_contain_text("Mio sits on")
            tabs(page).first.click()
        brisk(player, rnd)

    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    final = host.see(table, key)["view"]
    assert told
    assert final["board"]["outcome"]["args"]["points"] == final["scores"][0]
    expect(page.locator(".outcome")).to_contain_text(f"{final['scores'][0]} points")
    assert player.complaints == []


def test_the_strip_says_what_is_next(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="1")
    now = until(host, table, key, lambda view: len(view["board"]["cascade"]) >= 3)
    player.sit(table, key)
    player.until_mine()

    strip = page.locator(".cascade")
    expect(strip).to_have_attribute(
        "aria-label", re.compile(r"effects in progress\. Now: .+, then .+, then ")
    )
    expect(strip.locator(".queued")).to_have_count(len(now["view"]["board"]["cascade"]))
    expect(strip).to_contain_text("Now: ")
    rnd = random.Random(6)
    for _ in range(60):
        if not player.until_mine() or not page.locator(".cascade").count():
            break
        if not player.click_one(rnd):
            player.choose_listed(rnd)
    expect(page.locator(".cascade")).to_have_count(0)
    assert player.complaints == []


def test_characters_and_maps_are_chosen_from_their_pictures(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "screen"], seed="2")
    player.sit(table, key)
    player.until_mine()
    expect(page.locator(".character")).to_have_count(14)
    seq = player.seq
    page.locator('[data-el="char:eline"] > .halo').click()
    player.after(seq)
    expect(page.locator(".map-tile")).to_have_count(6)
    assert page.locator(".map-tile").first.locator(".hex").count() > 45
    page.locator('[data-el="map:B3"] > .halo').click()
    player.after(seq + 1)
    page.locator('[data-el="char:eline"] > .halo').click(force=True)
    expect(page.locator(".menu .refusal")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-el="char:coral"] > .halo').click()
    player.after(seq + 2)
    expect(page.locator('.map-tile.taken [aria-disabled="true"]')).to_have_count(1)
    assert player.complaints == []


def test_a_decision_opens_its_tab_and_badges_count_the_rest(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="1")
    now = until(host, table, key, at_menu)
    player.sit(table, key)
    player.until_mine()
    expect(page.locator(".actions")).to_be_visible()
    areas = sum(1 for one in now["view"]["choices"] if one["on"].split(":")[0] in ("area", "free", "ability"))
    expect(page.locator(".tab-bar .count text").first).to_have_text(str(areas))
    tabs(page).nth(1).click()
    expect(page.locator(".estate")).to_be_visible()
    expect(page.locator(".seat-of-card.printed")).to_have_count(3)
    expect(page.locator(".pros")).to_have_count(6)

    now = until(host, table, key, lambda view: "spot" in verbs(view), seed=9)
    player.after(now["seq"] - 1)
    expect(page.locator('.target.legal[data-el^="spot:"]').first).to_be_visible()
    assert player.complaints == []


def test_a_look_at_a_rival_ends_when_the_own_lands_are_needed(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="1")
    until(host, table, key, at_menu)
    player.sit(table, key)
    player.until_mine()
    page.locator(".switch .press > .halo").nth(1).click()
    expect(page.locator('[data-el^="cell:1:"]').first).to_be_visible()

    now = until(host, table, key, lambda view: "land" in verbs(view))
    player.after(now["seq"] - 1)
    expect(page.locator('.target.legal[data-el^="cell:0:"]').first).to_be_visible()
    page.locator(".switch .press > .halo").nth(1).click()
    expect(page.locator('[data-el^="cell:1:"]').first).to_be_visible()
    assert player.complaints == []


def test_where_a_road_may_lie_is_said_by_what_is_printed_on_the_map(page: Page, host: Host) -> None:
    table, key = host.table("sweetlands", ["me", "random"])
    until(host, table, key, lambda view: "road" in verbs(view))
    player = Player(page, host.url)
    player.sit(table, key)
    printed = set(page.locator(".hex-name").all_text_contents())
    assert len(printed) == page.locator(".territory .hex").count() > 40
    listed = page.locator(".choice-list button").all_text_contents()
    edges = page.locator(".target.edge > .halo").evaluate_all("all => all.map((one) => one.ariaLabel)")
    roads = [text for text in [*listed, *edges] if "Lay a road" in text]
    assert len(roads) == 2 * len(edges) > 0
    for text in roads:
        named = re.findall(r"\b[A-G][1-8]\b", text)
        assert named, text
        assert set(named) <= printed, text


def test_turns_are_taken_by_keyboard_alone(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="3")
    until(host, table, key, at_menu)
    player.sit(table, key)
    rnd = random.Random(8)
    for _ in range(12):
        if not player.until_mine():
            break
        seq = player.seq
        page.locator("svg.sweetlands .target.legal > .halo").first.focus()
        for _ in range(rnd.randrange(6)):
            page.keyboard.press("Tab")
        if not page.evaluate("document.activeElement.matches('.target.legal > .halo')"):
            page.locator("svg.sweetlands .target.legal > .halo").first.focus()
        page.keyboard.press("Enter")
        if player.asked(seq):
            page.keyboard.press("Enter")
        player.after(seq)

    player.until_mine()
    page.locator('[data-el="cell:0:r3c2"] > .halo').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.parentElement.dataset.el").startswith("cell:0:r3c3")
    assert player.complaints == []


def test_a_phone_is_tapped_and_never_scrolls_sideways(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    width, height = SIZES["phone"]
    wish = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    page = browser.new_context(**browser_context_args | wish).new_page()
    player = Player(page, host.url)
    table, key = host.table("sweetlands", ["me", "random"], seed="4")
    player.sit(table, key)
    rnd = random.Random(5)
    opened = set()
    for _ in range(36):
        if not player.until_mine():
            break
        seq = player.seq
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        opened.add(page.locator(".tab-bar .press.on").text_content())
        glowing = page.locator("svg.sweetlands .target.legal > .halo")
        assert glowing.count(), "the tab with the choice opens by itself"
        rnd.choice(glowing.all()).tap()
        if menu := player.asked(seq):
            menu[0].tap()
        player.after(seq)
    assert len(opened) >= 3, opened
    assert player.complaints == []
    page.context.close()


@pytest.mark.parametrize("seats", [4, 1])
def test_everything_is_in_sight_in_letters_one_can_read(page: Page, host: Host, seats: int) -> None:
    player = Player(page, host.url, stays=True)
    table, key = host.table("sweetlands", ["me"] + ["random"] * (seats - 1), seed="7")
    for moment in (lambda view: True, lambda view: view["round"] == 3 and at_menu(view)):
        until(host, table, key, moment)
        player.sit(table, key)
        player.until_mine()
        player.settled()
        for size, (width, height) in SIZES.items():
            player.resize(width, height)
            for i in range(tabs(page).count()):
                tabs(page).nth(i).click()
                assert page.evaluate(SMALL, 10.4) == [], (size, i)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                if size != "phone":
                    assert page.evaluate(OUTSIDE) == [], (size, i)
    assert player.complaints == []


def test_a_french_visitor_reads_french(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    page = browser.new_context(**browser_context_args | {"locale": "fr-FR"}).new_page()
    player = Player(page, host.url)
    for seats in (2, 1):
        table, key = host.table("sweetlands", ["me"] + ["random"] * (seats - 1), seed="1")
        until(host, table, key, in_progress)
        player.sit(table, key)
        player.until_mine()
        expect(page.locator(".cascade")).to_contain_text("Maintenant")
        for i in range(tabs(page).count()):
            tabs(page).nth(i).click()
            text = page.locator("body").inner_text() + " ".join(
                page.eval_on_selector_all("[aria-label]", "all => all.map((e) => e.ariaLabel)")
            )
            assert RAW_ID.findall(text) == []
            assert "Now:" not in text
    assert player.complaints == []
    page.context.close()


def test_axe_finds_nothing_serious_on_any_tab(page: Page, host: Host) -> None:
    player = Player(page, host.url, stays=True)
    found = []
    visits: list[tuple[int, Callable[[Any], bool], list[int]]] = [
        (3, at_maps, [0]),
        (3, later, [0, 1, 2, 3, 4]),
        (3, in_progress, [1]),
        (1, later, [4]),
    ]
    places: dict[int, tuple[str, str]] = {}
    for seats, moment, shown in visits:
        if seats not in places:
            places[seats] = host.table("sweetlands", ["me"] + ["random"] * (seats - 1), seed="6")
        table, key = places[seats]
        until(host, table, key, moment)
        player.sit(table, key)
        player.until_mine()
        player.settled()
        for i in shown:
            tabs(page).nth(i).click()
            found += [
                (seats, i, bad["id"], bad["nodes"][0]["html"][:200])
                for bad in player.judged(".board-pane", ("light", "dark"))
                if bad["impact"] in ("serious", "critical")
            ]
    assert found == []
    assert player.complaints == []


def test_a_preview_says_the_points_once(page: Page, host: Host) -> None:
    table, key = host.table("sweetlands", ["me", "random"], seed="5")

    def scores(choice: Any) -> bool:
        """Whether a choice certainly brings points."""
        told = host.call(f"/api/tables/{table}/preview", {"choice": choice["id"]}, key)
        return "scores" in told and told["scores"]["before"][0] != told["scores"]["after"][0]

    now = until(host, table, key, lambda view: any(map(scores, view["choices"])))
    choices = now["view"]["choices"]
    player = Player(page, host.url)
    player.sit(table, key)
    page.locator(".choice-list button").nth(next(i for i, one in enumerate(choices) if scores(one))).hover()
    expect(page.locator(".preview .change").first).to_be_visible()
    changes = [
        (
            change.text_content(),
            change.locator(".icon use, .icon path").first.evaluate("node => node.outerHTML"),
        )
        for change in page.locator(".preview .change").all()
    ]
    assert len(changes) == len(set(changes)), changes


WIDER = """() => [...document.querySelectorAll('.citizen')].filter((card) =>
  card.querySelector('.card-name').getBoundingClientRect().width >
  card.querySelector('.leaf').getBoundingClientRect().width).map((card) => card.getAttribute('data-el'))"""


@pytest.mark.browser_context_args(locale="fr")
def test_the_names_of_citizens_stay_on_their_cards(page: Page, host: Host) -> None:
    player = Player(page, host.url, stays=True)
    shown = 0
    for seed, choices in (("1", 33), ("2", 41), ("3", 49)):
        table, key = host.table("sweetlands", ["me", "random"], seed=seed)
        host.play(table, key, choices=choices, seed=int(seed))
        player.sit(table, key)
        player.settled()
        for size in ((1440, 900), (1024, 768)):
            player.resize(*size)
            shown += page.locator(".citizen").count()
            assert page.evaluate(WIDER) == []
    assert shown > 15
