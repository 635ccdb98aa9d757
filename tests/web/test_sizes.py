"""Nothing is too small: no letter under 11 px, nothing to touch under 40 px, in every game, at every width.

Positions from the start, the middle and the end of a recorded game of each title, on a desk, a tablet and a phone. A
page is measured as a finger meets it, with the controls a touch screen brings. The letters on pieces are excepted:
colour and shape say the same.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from visitors import Host, Player

import magnate
from magnate.server.presenting_games import brief_of

DRAWN = [game for game in magnate.installed() if brief_of(game)["board"]]
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LETTERS = 11.0
FINGER = 40.0

SHOWN = """
const shown = (node) => {
  if (!node.checkVisibility({ visibilityProperty: true })) return false;
  for (let one = node; one; one = one.parentElement)
    if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return false;
  return true;
};
const named = (node) => {
  const around = node.closest('[data-el]')?.dataset.el ?? '';
  return `${around} ${node.tagName}.${node.getAttribute('class') ?? ''}`;
};
"""
# Every piece of text on the page and how high its letters are, in pixels of the screen.
TEXTS = (
    "() => {"
    + SHOWN
    + """
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const on = node.parentElement;
    if (!node.data.trim() || on.closest('.seat-piece, noscript, script, style, option') || !shown(on)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width === 0) continue;
    let size = parseFloat(getComputedStyle(on).fontSize);
    const drawn = on.closest('text')?.getScreenCTM();
    if (drawn) size *= Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
    found.push([size, `${named(on)}: ${node.data.trim().slice(0, 40)}`]);
  }
  return found;
}"""
)
# Every control of the page and its lesser side; on the board a finger reaches further than the outline (see REACH).
CONTROLS = (
    "() => {"
    + SHOWN
    + """
  const found = [];
  for (const node of document.querySelectorAll('button, a[href], select, input, summary, [role=tab]')) {
    const box = node.getBoundingClientRect();
    if (node.disabled || box.width === 0 || !shown(node)) continue;
    found.push([Math.min(box.width, box.height), `${named(node)}: ${node.textContent.trim().slice(0, 40)}`]);
  }
  return found;
}"""
)
# For everything drawn that can be touched: points 19 px to each side of its centre, and whether a tap there reaches
# it. A choice must be reached or asked for; a mere explanation may give way to a neighbour.
REACH = """async () => {
  const { reached } = await import('/static/parts/reach.js');
  const missed = [];
  let count = 0;
  for (const pane of document.querySelectorAll('.board-pane, .seats-pane')) {
    for (const node of pane.querySelectorAll('[role=button]')) {
      node.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = node.getBoundingClientRect();
      if (box.width === 0) continue;
      const acts = node.closest('.target.legal, .press') !== null;
      const room = pane.getBoundingClientRect();
      count += 1;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      for (const [dx, dy] of [[0, 0], [19, 0], [-19, 0], [0, 19], [0, -19]]) {
        const [px, py] = [x + dx, y + dy];
        if (px < room.left || px > room.right || py < room.top || py > room.bottom) continue;
        const found = reached(pane, px, py);
        const other = found.length === 1 && found[0].closest('.target.legal, .press') !== null;
        if (found.includes(node) || (found.length > 0 && (!acts || other))) continue;
        missed.push(`${node.getAttribute('aria-label')} (${dx}, ${dy})`);
      }
    }
  }
  return [count, missed];
}"""


def too_small(measured: list[Any], least: float) -> list[str]:
    """What of it is smaller than that, smallest first, each kind once."""
    return sorted({f"{size:.1f} {what}" for size, what in measured if size < least - 0.05})


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_too_small_to_read_or_to_touch(
    browser: Browser,
    host: Host,
    moments: dict[str, dict[str, tuple[str, str]]],
    browser_context_args: dict[str, Any],
    game: str,
) -> None:
    context = browser.new_context(**browser_context_args | {"has_touch": True})
    page = context.new_page()
    player = Player(page, host.url, touch=True, stays=True)
    for name, (table, key) in moments[game].items():
        player.sit(table, key)
        player.settled()
        for size, (width, height) in SIZES.items():
            player.resize(width, height)
            measured(page, f"{game} {name} {size}")
    assert player.complaints == []
    context.close()


@pytest.mark.browser_context_args(locale="fr")
@pytest.mark.parametrize("game", ["carnegie", "sweetlands"])
def test_nothing_behind_a_tab_of_a_board_is_too_small_to_read(
    page: Page, host: Host, moments: dict[str, dict[str, tuple[str, str]]], game: str
) -> None:
    player = Player(page, host.url, stays=True)
    small = []
    for name in ("start", "middle", "late"):
        player.sit(*moments[game][name])
        player.settled()
        for size in SIZES.values():
            player.resize(*size)
            tabs = page.locator(".page-tab [role=button], .tab-bar [role=button]")
            for tab in tabs.all():
                tab.click()
                expect(tab).to_have_attribute("aria-pressed", "true")
                small += [(name, size, *too_small(page.evaluate(TEXTS), LETTERS))]
    assert [found for found in small if len(found) > 2] == []


def measured(page: Page, where: str) -> None:
    """Measure the page as it is now."""
    texts = page.evaluate(TEXTS)
    assert len(texts) > 30, where
    assert too_small(texts, LETTERS) == [], where
    assert too_small(page.evaluate(CONTROLS), FINGER) == [], where
    count, missed = page.evaluate(REACH)
    assert count >= 10, where
    assert missed == [], where


@pytest.mark.browser_context_args(locale="fr")
def test_long_words_on_the_buttons_of_an_auction_keep_their_size(page: Page, host: Host) -> None:
    table, key = host.table("industry", ["me", "screen", "screen"], seed="3")
    while not any(one["do"]["do"] == "keep" for one in host.see(table, key)["view"]["choices"]):
        assert host.play(table, key, choices=1, seed=host.see(table, key)["at"])
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    expect(page.locator(".auction .act")).to_have_count(2)
    for size in SIZES.values():
        player.resize(*size)
        small = too_small(page.evaluate(TEXTS), LETTERS)
        assert small == [], size


def test_a_tap_that_misses_by_a_little_is_led_to_the_choice(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    """A gap of Spyrium's market is narrower than a finger: beside it, the tap still places the worker."""
    context = browser.new_context(
        **browser_context_args | {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    )
    player = Player(context.new_page(), host.url, touch=True)
    table, key = host.table("spyrium", ["me", "random"])
    player.sit(table, key)
    player.until_mine()
    player.settled()
    place = player.page.locator('[data-el="gap:1-2"].legal > .halo')
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    assert box["width"] < FINGER
    seq = player.seq
    player.page.touchscreen.tap(box["x"] + box["width"] / 2 + 19, box["y"] + box["height"] / 2)
    player.after(seq)
    assert host.see(table, key)["at"] >= 1
    assert player.complaints == []
    context.close()


def test_on_a_phone_a_strip_shows_what_i_have_and_what_rivals_can_bid(
    browser: Browser,
    host: Host,
    moments: dict[str, dict[str, tuple[str, str]]],
    browser_context_args: dict[str, Any],
) -> None:
    context = browser.new_context(
        **browser_context_args | {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    )
    page = context.new_page()
    player = Player(page, host.url, touch=True)
    table, key = moments["industry"]["late"]
    player.sit(table, key)
    view = host.see(table, key)["view"]
    assert view["board"]["matters"] == ["cash"]
    me = view["actor"]
    mine = page.locator(".strip > .holding")
    expect(mine.locator(".figure-cash dd")).to_have_text(str(view["figures"][me]["cash"]))
    expect(mine.locator(".figure-developed dd")).to_have_text(str(view["figures"][me]["developed"]))
    rivals = [view["figures"][seat] for seat in range(3) if seat != me]
    expect(page.locator(".strip .others dd")).to_have_text([str(figures["cash"]) for figures in rivals])

    page.locator("#tab-side").click()
    expect(mine).to_be_in_viewport()
    context.close()


def test_the_open_drawer_of_choices_leaves_the_board_in_sight(
    browser: Browser,
    host: Host,
    moments: dict[str, dict[str, tuple[str, str]]],
    browser_context_args: dict[str, Any],
) -> None:
    context = browser.new_context(
        **browser_context_args | {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    )
    page = context.new_page()
    player = Player(page, host.url, touch=True, stays=True)
    for game in DRAWN:
        player.sit(*moments[game]["middle"])
        player.settled()
        fold = page.locator(".choices [aria-expanded]")
        if fold.count() == 0:
            continue
        fold.tap()
        expect(fold).to_have_attribute("aria-expanded", "true")
        box = page.locator(".panes").bounding_box()
        assert box is not None
        assert box["height"] >= 240, game
    context.close()


@pytest.mark.parametrize("game", DRAWN)
def test_every_seat_of_a_full_table_is_in_sight(page: Page, host: Host, game: str) -> None:
    seats = max(magnate.load(game).seats)
    table, key = host.table(game, ["me"] + ["random"] * (seats - 1), seed="5")
    host.play(table, key, choices=40)
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    for size in ("desk", "tablet"):
        player.resize(*SIZES[size])
        panels = page.locator(".seat").all()
        assert len(panels) == seats
        for panel in panels:
            expect(panel).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", DRAWN)
def test_what_matters_of_the_others_names_figures(game: str) -> None:
    view = magnate.load(game).new(3, seed="1").view(0)
    assert view["board"]["matters"]
    assert set(view["board"]["matters"]) <= set(view["figures"][0])
