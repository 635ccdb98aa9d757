"""Contrast is measured: axe judges the page, and every letter drawn on a board is held against what lies under it.

Axe cannot see behind the text of a drawing, so a picture of the board without its letters tells the ground of each. The
letters on pieces are excepted: colour and shape say the same.
"""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from visitors import AXE, Host, Player

import magnate
from magnate.server.presenting_games import brief_of

DRAWN = [game for game in magnate.installed() if brief_of(game)["board"]]
LOOKS = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "more": {"color_scheme": "light", "contrast": "more"},
    "more-dark": {"color_scheme": "dark", "contrast": "more"},
}
JUDGED = """axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }).then((found) =>
  found.violations.flatMap((bad) => bad.nodes.map((node) => node.html.slice(0, 200))))"""
# Takes a picture of the page without the letters of the board; answers with what cannot be told from its ground:
# under 4.5 to 1, for large letters 3 to 1 (WCAG 1.4.3).
PALE = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const parts = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return colour.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const linear = (v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  // The middle value of one channel of a piece of the picture: so many pixels have each of its 256 values.
  const middle = (data, channel) => {
    const counts = new Uint32Array(256);
    for (let i = channel; i < data.length; i += 4) counts[data[i]] += 1;
    let value = 0;
    for (let left = Math.floor(data.length / 8) - counts[0]; left >= 0; left -= counts[value]) value += 1;
    return value;
  };
  const pale = [];
  let count = 0;
  for (const node of document.querySelectorAll('.board-pane svg text')) {
    if (node.closest('.seat-piece')) continue;
    const range = document.createRange();
    for (const line of node.querySelector('tspan') ? node.querySelectorAll('tspan') : [node]) {
      range.selectNodeContents(line);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
      const style = getComputedStyle(node);
      const [r, g, b, a] = parts(style.fill);
      let alpha = a * parseFloat(style.fillOpacity);
      for (let one = node; one; one = one.parentElement) alpha *= parseFloat(getComputedStyle(one).opacity);
      const { data } = pen.getImageData(box.left, box.top, Math.max(1, box.width), Math.max(1, box.height));
      const ground = [0, 1, 2].map((channel) => middle(data, channel));
      const ink = [r, g, b].map((v, c) => v * alpha + ground[c] * (1 - alpha));
      const [one, two] = [light(ink), light(ground)];
      const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
      const drawn = node.getScreenCTM();
      const size = parseFloat(style.fontSize) * Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      count += 1;
      if (ratio < (large ? 3 : 4.5)) {
        const where = node.closest('[data-el]')?.dataset.el ?? node.parentElement.getAttribute('class');
        pale.push(`${ratio.toFixed(2)} ${where}: ${line.textContent.trim().slice(0, 30)}`);
      }
    }
  }
  return [count, pale];
}"""


def pale(page: Page) -> list[str]:
    """The letters of the board that cannot be told from their ground."""
    page.mouse.move(1, 1)
    hidden = page.add_style_tag(content=".board-pane svg text { visibility: hidden !important; }")
    picture = base64.b64encode(page.screenshot()).decode()
    hidden.evaluate("node => node.remove()")
    count, found = page.evaluate(PALE, picture)
    assert count > 10
    return list(found)


@pytest.mark.parametrize("game", DRAWN)
def test_every_letter_stands_out_from_its_ground(
    browser: Browser,
    host: Host,
    moments: dict[str, dict[str, tuple[str, str]]],
    browser_context_args: dict[str, Any],
    game: str,
) -> None:
    context = browser.new_context(**browser_context_args | {"bypass_csp": True})
    page = context.new_page()
    player = Player(page, host.url, stays=True)
    for name in ("start", "middle", "late"):
        player.sit(*moments[game][name])
        player.settled()
        if name == "start":
            page.evaluate(AXE)
        for look, media in LOOKS.items():
            player.prefer(**media)
            expect(page.locator("html")).to_have_attribute("data-mode", media["color_scheme"])
            expect(page.locator("html")).to_have_attribute(
                "data-contrast", "more" if media["contrast"] == "more" else "normal"
            )
            assert pale(page) == [], (name, look)
            assert page.evaluate(JUDGED) == [], (name, look)
    assert player.complaints == []
    context.close()


def test_high_contrast_is_asked_of_the_system_or_set_by_hand(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**browser_context_args | {"contrast": "more"})
    page = context.new_page()
    root = page.locator("html")
    page.goto(f"{host.url}/#/settings")
    expect(root).to_have_attribute("data-contrast", "more")
    wish = page.get_by_role("group", name="Contrast")
    wish.get_by_label("normal").check(force=True)
    expect(root).to_have_attribute("data-contrast", "normal")
    wish.get_by_label("high").check(force=True)
    page.reload()
    expect(root).to_have_attribute("data-contrast", "more")
    context.close()


@pytest.mark.browser_context_args(contrast="more")
def test_in_high_contrast_no_hex_and_no_price_is_faint_or_covered(
    page: Page, host: Host, moments: dict[str, dict[str, tuple[str, str]]]
) -> None:
    player = Player(page, host.url, stays=True)
    player.sit(*moments["sweetlands"]["middle"])
    player.settled()
    marks = page.locator(".terrain-mark")
    assert marks.count() > 20
    assert set(marks.evaluate_all("all => all.map((mark) => getComputedStyle(mark).opacity)")) == {"1"}
    player.sit(*host.table("carnegie", ["me"], seed="5"))
    player.settled()
    outline = page.locator(".tabs .target.legal > .halo").first
    assert outline.evaluate("halo => parseFloat(getComputedStyle(halo).strokeWidth)") <= 3


# How many regions that are read aloud by themselves hold a text.
SPOKEN = """(text) => [...document.querySelectorAll('[aria-live], [role=log], [role=status], [role=alert]')]
  .filter((node) => node.textContent.includes(text)).length"""


def test_what_the_others_did_is_spoken_once_by_the_log(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    log = page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    seq = player.seq
    page.locator(".choice-list button").first.click()
    player.after(seq)
    player.until_mine()
    told = log.locator(".entry").last
    expect(told).to_be_visible()
    assert page.evaluate(SPOKEN, told.inner_text()) == 1


@pytest.mark.parametrize("game", DRAWN)
def test_the_signs_of_a_title_are_explained_in_its_help(
    page: Page, host: Host, moments: dict[str, dict[str, tuple[str, str]]], game: str
) -> None:
    player = Player(page, host.url)
    player.sit(*moments[game]["middle"])
    page.get_by_role("button", name="Help").click()
    signs = page.locator("dialog .signs > div")
    expect(signs.first).to_be_visible()
    assert signs.count() >= 6
    for sign in signs.all():
        assert sign.locator("svg > *").count() > 0
        assert not sign.locator("dd").inner_text().startswith("sign-")
    assert player.complaints == []


WORSE = """() => {
  const pale = document.querySelector('main').appendChild(document.createElement('p'));
  pale.textContent = 'hardly there';
  Object.assign(pale.style, { color: '#888', background: '#808080' });
  pale.after(document.createElement('img'));
}"""


def test_what_axe_is_asked_for_it_finds(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/settings")
    page.locator("main h1").wait_for()
    assert player.judged(modes=("light", "dark")) == []
    page.evaluate(WORSE)
    found = [bad["id"] for bad in player.judged(modes=("light", "dark"))]
    assert found.count("image-alt") == 1
    assert found.count("color-contrast") == 2
