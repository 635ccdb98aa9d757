"""Carnegie's board: whole games by clicking, by key and by tapping; links, ways, coming events, Andrew."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from visitors import GLOWING, Host, Player

RAW_ID = re.compile(
    r"\b(?:ui|board|choice|prompt|log|figure|score|help|andrew|word|dept|city|cell|type|short|tab|region|event"
    r"|level|option|project|slot)-[a-zA-Z][\w-]*"
)
SIZES = {
    "desk": (1440, 900),
    "laptop": (1366, 768),
    "tablet": (1024, 768),
    "upright": (820, 1180),
    "phone": (390, 844),
}
DEEDS = ".target.legal:not(.act) > .halo"
LINKED = ("chicago", "pittsburgh", "new-york")
# Letters on seat marks are left out: colour and shape say the same.
SMALL_TEXT = """() => [...document.querySelectorAll('svg.carnegie text:not(.seat-piece text)')]
  .filter((text) => text.textContent.trim())
  .map((text) => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent])
  .filter(([size]) => size < 10.9)"""

# Names on the map (with the coins and marks beside them) that lie on another city's name or on its slots.
CROWDED = """() => {
  const box = (node, of) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const trim = node.tagName === 'text' ? 3 : 0;
    return { of, text: node.textContent, left, right, top: top + trim, bottom: bottom - trim };
  };
  const parts = [...document.querySelectorAll('.city-label')].flatMap((label) =>
    [...label.querySelectorAll('.city-name, .city-vp circle, .pays circle, .city-links rect')]
      .map((node) => box(node, label.closest('.city'))));
  const slots = [...document.querySelectorAll('.city .slot .bed')].map((node) => box(node, node.closest('.city')));
  return parts.flatMap((a) => [...parts, ...slots].filter((b) => b.of !== a.of
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map((b) => [a.of.querySelector('.city-name').textContent, b.of.querySelector('.slot').dataset.el]));
}"""
DRAWN = "() => [...document.querySelectorAll('svg .target')].map((node) => node.dataset.el)"
IN_SIGHT = """() => {
  const pane = document.querySelector('.board-pane').getBoundingClientRect();
  return [...document.querySelectorAll('svg .target.legal')].map((node) => node.getBoundingClientRect())
    .some((place) => place.top >= pane.top - 1 && place.bottom <= pane.bottom + 1);
}"""
WORDS = """() => [document.body.innerText,
  ...[...document.querySelectorAll('svg text')].map((text) => text.textContent),
  ...[...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))].join(' \\n ')"""


def until(
    host: Host, table: str, key: str, there: Callable[[Any], bool], pick: Callable[[Any], Any] | None = None
) -> Any:
    """Play for the key's seats until a position is reached; the view of it."""
    rnd = random.Random(7)
    for _ in range(20_000):
        now = host.see(table, key)
        assert now["status"] != "over", "never got there"
        view = now["view"]
        if not view["choices"]:
            time.sleep(0.02)
            continue
        if there(view):
            return view
        choice = pick(view) if pick else rnd.choice(view["choices"])
        host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": choice["id"]}, key)
    raise AssertionError("never got there")


def at_step(step: str, since: int = 1) -> Callable[[Any], bool]:
    """Whether a step of the rules is reached, not before a round."""
    return lambda view: view["board"]["step"] == step and view["round"] >= since


def builder(view: Any) -> Any:
    """Seat 0 builds in Chicago, Pittsburgh and New York as soon as it can; seat 1 stays away from them."""
    choices = view["choices"]
    step = view["board"]["step"]
    if view["actor"] == 1:
        return next((c for c in choices if not str(c["do"].get("slot", "")).startswith(LINKED)), choices[0])
    owned = {
        city["id"] for city in view["board"]["cities"] if any(slot["owner"] == 0 for slot in city["slots"])
    }
    wanted: dict[str, Callable[[Any], bool]] = {
        "house": lambda do: do["slot"] == "pittsburgh:1",
        "move": lambda do: do.get("space") == "4-3",
        "to": lambda do: do["space"] == "3-4",
        "activate": lambda do: do.get("department") == "construction",
        "row": lambda do: do["row"] == "CO",
        "donate": lambda do: do["do"] == "decline",
        "turn": lambda do: do.get("department") == "construction",
        "project": lambda do: do["project"] != "housing",
        "slot": lambda do: do["slot"].startswith(LINKED) and do["slot"].split(":")[0] not in owned,
    }
    fits = wanted.get(step, lambda do: True)
    return next((c for c in choices if fits(c["do"])), choices[-1])


def linked_table(host: Host) -> tuple[str, str]:
    """A table where seat 0 has just linked Chicago and New York and is about to activate."""
    table, key = host.table("carnegie", ["me", "screen"], seed="9")
    until(
        host,
        table,
        key,
        lambda view: view["actor"] == 0 and view["board"]["seats"][0]["links"]["worth"] > 0,
        builder,
    )
    return table, key


def moving_table(host: Host) -> tuple[str, str]:
    """A table where seat 0 is about to make the six moves of the setup."""
    table, key = host.table("carnegie", ["me", "screen"], seed="9")
    until(host, table, key, lambda view: view["board"]["step"] == "move" and view["actor"] == 0, builder)
    return table, key


def halo(page: Page, element: str) -> Locator:
    """The button of a board element."""
    return page.locator(f'[data-el="{element}"] > .halo')


def screen(browser: Browser, context: dict[str, Any], size: str, **more: Any) -> Page:
    """A page of a size."""
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    return browser.new_context(
        **context | {"viewport": {"width": width, "height": height}} | phone | more
    ).new_page()


def keen_click(player: Player, rnd: random.Random) -> None:
    """Click something that glows, rarely what ends a turn, so that much gets built."""
    busy = player.page.locator(DEEDS).count() > 0 and rnd.random() < 0.85
    assert player.click_one(rnd, DEEDS if busy else GLOWING)


# --- whole games ------------------------------------------------------------------------------------------


def test_a_whole_game_with_action_choice_tiles_by_clicking(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me", "random", "random"], seed="4")
    player = Player(page, host.url)
    player.sit(table, key)
    made = player.play(random.Random(1))

    expect(page.get_by_role("dialog")).to_be_visible()
    final = host.see(table, key)
    assert final["status"] == "over"
    expect(page.locator(".sheet tfoot tr").first.locator("td")).to_have_text(
        [str(points) for points in final["view"]["scores"]]
    )
    assert made["board"] > 0
    assert made["list"] == 0, "every choice stands on the board"
    assert player.complaints == []


def test_a_whole_solo_game_against_andrew_by_clicking(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me"], seed="5", options={"andrew": "expert"})
    player = Player(page, host.url)
    player.sit(table, key)
    rnd = random.Random(2)
    reasons: set[str] = set()
    panel = page.locator(".andrew-panel")
    expect(panel).to_contain_text("Level: expert")
    while player.until_mine():
        reasons |= set(panel.locator(".andrew-why li").all_inner_texts())
        keen_click(player, rnd)

    expect(page.get_by_role("dialog")).to_be_visible()
    final = host.see(table, key)["view"]
    andrew = final["board"]["andrew"]
    expect(panel.locator(".total")).to_have_text(str(andrew["score"]))
    assert sum(andrew["under"]) == 20
    expect(page.locator(".sheet tfoot tr").first.locator("td")).to_have_text(
        [str(final["scores"][0]), str(andrew["score"])]
    )
    told = " ".join(reasons)
    for rule in ("In even rounds Andrew chooses", "You chose", "stays face down", "line:"):
        assert rule in told
    assert RAW_ID.findall(told) == []
    log = " ".join(page.locator(".log .entry").all_inner_texts())
    assert log.count("Andrew turns up card") == 20
    assert player.complaints == []


def test_a_round_by_keyboard_alone(page: Page, host: Host) -> None:
    table, key = moving_table(host)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()

    def focused() -> Any:
        return page.evaluate("document.activeElement.closest('[data-el]')?.dataset.el ?? ''")

    for _ in range(80):
        page.keyboard.press("Tab")
        if focused() == "space:4-3":
            break
    seq = player.seq
    page.keyboard.press("Enter")
    player.after(seq)
    expect(page.locator(".picked")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    assert focused() == "space:3-3"
    expect(page.locator(".way")).to_have_attribute("data-way", "4-3 3-3")
    page.keyboard.press("ArrowRight")
    assert focused() == "space:3-4"
    expect(page.locator(".way")).to_contain_text("2 moves, 4 left")
    seq = player.seq
    page.keyboard.press("Enter")
    player.after(seq)
    expect(halo(page, "space:3-4").first).to_have_accessible_name(re.compile("1 lying"))

    # Escape takes the unfinished move back.
    seq = player.seq
    halo(page, "space:4-3").focus()
    page.keyboard.press("Enter")
    player.after(seq)
    expect(page.locator(".picked")).to_have_count(1)
    seq = player.seq
    page.keyboard.press("Escape")
    player.after(seq)
    expect(page.locator(".picked")).to_have_count(0)

    # The rest of the set-up and a whole round from the board, key by key.
    rnd = random.Random(3)
    for _ in range(60):
        player.until_mine()
        if int(host.see(table, key)["view"]["round"]) > 1:
            break
        seq = player.seq
        rnd.choice(player.targets()).focus()
        page.keyboard.press("Enter")
        if player.asked(seq):
            page.keyboard.press("Enter")
        player.after(seq)
    assert host.see(table, key)["view"]["round"] == 2
    assert player.complaints == []


def test_tapping_on_a_phone(browser: Browser, host: Host, browser_context_args: dict[str, Any]) -> None:
    page = screen(browser, browser_context_args, "phone")
    player = Player(page, host.url)
    table, key = host.table("carnegie", ["me", "random"], seed="6")
    player.sit(table, key)
    rnd = random.Random(4)
    pages: set[str] = set()
    for _ in range(45):
        if not player.until_mine():
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        pages.add((page.locator(".page-tab.on > .halo").get_attribute("aria-label") or "").split(",")[0])
        seq = player.seq
        on_board = [choice for choice in host.see(table, key)["view"]["choices"] if choice["on"]]
        glowing = player.targets()
        if not on_board:
            page.locator(".choice-list button").first.tap()
        else:
            assert glowing, "the page with the choices comes to the front"
            page.wait_for_function(IN_SIGHT)  # and what can be chosen into sight
            rnd.choice(glowing).tap()
            if menu := player.asked(seq):
                rnd.choice(menu).tap()
        player.after(seq)
    assert len(pages) == 4, pages
    page.get_by_role("tab", name="Players", exact=True).click()
    expect(page.locator(".seats-pane")).to_be_in_viewport(ratio=0.3)
    assert player.complaints == []
    page.context.close()


# --- what the board tells ---------------------------------------------------------------------------------


def test_links_are_drawn_with_their_worth_for_me_and_for_every_seat(page: Page, host: Host) -> None:
    table, key = linked_table(host)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    rows = page.locator(".link-row > .halo")
    expect(rows.first).to_have_accessible_name(re.compile(r"3 VP at wagon level, .*Chicago"))
    expect(page.locator(".link")).to_have_count(2)
    expect(page.locator(".link-worth")).to_have_text(["3★"])
    expect(page.locator(".plan")).to_have_count(0)

    rows.nth(1).hover()
    expect(page.locator(".links").first).to_have_attribute("data-seat", "1")
    expect(page.locator(".link")).to_have_count(0)
    expect(page.locator(".plan")).not_to_have_count(0)
    rows.first.focus()
    expect(page.locator(".link")).to_have_count(2)
    expect(page.locator(".link-worth.open").first).to_contain_text("lacks")
    expect(page.locator(".lacks")).not_to_have_count(0)


def test_an_employee_walks_by_two_clicks_with_the_way_shown(page: Page, host: Host) -> None:
    table, key = moving_table(host)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    expect(page.locator(".pool")).to_have_text("6 moves left")

    seq = player.seq
    halo(page, "space:4-3").click()
    player.after(seq)
    reach = host.see(table, key)["view"]["board"]["turn"]["reach"]
    expect(page.locator(".near.legal")).to_have_count(len(reach))
    costs = page.locator(".near .cost text").all_text_contents()
    assert costs == [str(found["cost"]) for found in reach]
    halo(page, "space:3-4").hover()
    expect(page.locator(".way")).to_contain_text("2 moves, 4 left")
    way = (page.locator(".way").get_attribute("data-way") or "").split()
    assert way[0] == "4-3"
    assert way[-1] == "3-4"
    assert len(way) == 3
    seq = player.seq
    halo(page, "space:3-4").click()
    player.after(seq)
    expect(page.locator(".pool")).to_have_text("4 moves left")

    # Somebody stands and somebody lies there now: each half of the space picks one of them.
    halves = halo(page, "space:3-4")
    expect(halves).to_have_count(2)
    names = [half.get_attribute("aria-label") or "" for half in halves.all()]
    assert "lying employee" in names[0]
    assert "active employee" in names[1]
    seq = player.seq
    halves.nth(1).click()
    player.after(seq)
    assert host.see(table, key)["view"]["board"]["turn"]["who"] == "standing"


def test_every_row_of_the_timeline_says_what_choosing_it_means(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me", "random"], seed="8")
    view = until(host, table, key, at_step("row", 6))
    player = Player(page, host.url)
    player.sit(table, key)
    me = view["board"]["seats"][0]
    for row in view["board"]["timeline"]:
        words = page.locator(f'[data-el="row:{row["row"]}"] .ahead').text_content() or ""
        coming = row["next"]
        if coming["region"]:
            assert f"{coming['region'].title()} income" in words
            home = me["zones"][coming["region"]]
            assert (f"{home} home" if home else "none there") in words
        assert ("donation" in words) == coming["donation"]
        if coming["donation"]:
            assert f"${me['next_donation']}" in words
        assert (coming["row"] in words) == (coming["row"] != row["row"])
        assert page.locator(f'[data-piece="marker:{row["row"]}"]').count() == 1


def test_rivals_companies_are_one_click_away_and_mine_comes_back(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me", "random", "random", "random"], seed="3")
    until(host, table, key, at_step("row", 2))
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    names = page.locator(".who > .halo")
    expect(names).to_have_count(4)
    names.nth(2).click()
    expect(page.locator('[data-el^="rival:2:"]')).to_have_count(16)
    expect(page.locator('[data-el^="rival-tab:2:"]')).to_have_count(4)
    names.first.click()
    expect(page.locator('[data-el^="space:"]')).to_have_count(16)


def test_both_sides_of_a_tab_are_shown_to_choose_from(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me", "screen"], seed="9")
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    sides = halo(page, "tab:housing")
    expect(sides).to_have_count(2)
    expect(sides.nth(1)).to_have_accessible_name(re.compile("side B"))
    seq = player.seq
    sides.nth(1).click()
    player.after(seq)
    assert host.see(table, key)["view"]["board"]["seats"][0]["tabs"][0]["side"] == "B"
    expect(halo(page, "tab:commerce")).to_have_count(2)
    expect(halo(page, "tab:housing")).to_have_count(0)


def test_reconstructed_figures_are_marked_and_explained(page: Page, host: Host) -> None:
    table, key = moving_table(host)
    Player(page, host.url).sit(table, key)
    expect(page.locator(".company .unsure").first).to_be_visible()
    expect(page.locator(".section .unsure").first).to_be_visible()
    halo(page, "space:4-2").hover()
    expect(page.locator(".tip")).to_contain_text("econstructed")


# --- every screen -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(host: Host) -> dict[str, str]:
    """Addresses of tables at moments that look different."""
    found = {}
    for name, kinds, seed, there in (
        ("row", ["me", "random", "random", "random"], "3", at_step("row", 5)),
        ("to", ["me", "random"], "2", at_step("to")),
        ("donate", ["me", "random", "random"], "5", at_step("donate", 3)),
        ("solo", ["me"], "5", at_step("activate", 4)),
    ):
        table, key = host.table("carnegie", list(kinds), seed=seed)
        until(host, table, key, there)
        found[name] = f"/table/{table}?key={key}"
    return found


@pytest.mark.parametrize(
    "sizes", [["desk", "laptop", "tablet", "upright"], ["phone"]], ids=["window", "phone"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_on_one_screen_in_legible_type(
    browser: Browser,
    host: Host,
    moments: dict[str, str],
    browser_context_args: dict[str, Any],
    sizes: list[str],
    lang: str,
) -> None:
    page = screen(browser, browser_context_args, sizes[0], locale=lang)
    player = Player(page, host.url, stays=True)
    for name, address in moments.items():
        player.open(address)
        player.until_mine()
        player.settled()
        for size in sizes:
            player.resize(*SIZES[size])
            legible_on_one_screen(page, name, size)
            if lang == "fr":
                assert not re.search(r"[$]\d", page.evaluate(WORDS)), "the sum comes before the sign"
    assert player.complaints == []
    page.context.close()


def legible_on_one_screen(page: Page, name: str, size: str) -> None:
    """The whole board is there, tab by tab where it has tabs, and nothing of it is small or has to be scrolled to."""
    tabs = page.locator(".page-tab > .halo")
    seen: set[str] = set()
    for tab in tabs.all() or [None]:
        if tab:
            tab.click()
            expect(tab).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(SMALL_TEXT) == [], (name, size)
        assert size == "phone" or page.evaluate(CROWDED) == [], (name, size)
        seen |= set(page.evaluate(DRAWN))
        assert RAW_ID.findall(page.evaluate(WORDS)) == []
    for element in (
        "row:HR", "row:RD", "cell:E1", "cell:H5", "track:west", "zone:east", "tab:public", "display:16",
        "city:boston:3", "space:1-1",
    ):  # fmt: skip
        assert element in seen, (name, element, size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    if size != "phone":
        board = page.locator("svg.carnegie").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] <= SIZES[size][1]
    if size == "desk":
        assert tabs.count() == 0


@pytest.mark.parametrize(("size", "mode"), [("desk", "light"), ("tablet", "dark"), ("phone", "light")])
def test_axe_finds_nothing(
    browser: Browser,
    host: Host,
    moments: dict[str, str],
    browser_context_args: dict[str, Any],
    size: str,
    mode: str,
) -> None:
    page = screen(browser, browser_context_args, size, color_scheme=mode)
    player = Player(page, host.url, stays=True)
    found = []
    for name, address in moments.items():
        player.open(address)
        player.until_mine()
        player.settled()
        if size == "phone" and name == "solo":
            page.get_by_role("tab", name="Players", exact=True).click()
        found += [(name, bad["id"], bad["nodes"][0]["html"][:300]) for bad in player.judged()]
    assert found == []
    page.context.close()
