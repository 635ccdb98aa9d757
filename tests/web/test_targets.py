"""Every legal target of every board answers a click and a tap on its centre."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from visitors import Host, Player

import magnate
from magnate.server.presenting_games import brief_of

DRAWN = [game for game in magnate.installed() if brief_of(game)["board"]]
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
CENTRES = (
    """() => [...document.querySelectorAll('.board-pane .target.legal')].map((node) => node.dataset.el)"""
)
CENTRE = """(el) => {
  const node = [...document.querySelectorAll('.board-pane .target.legal')].find((one) => one.dataset.el === el);
  const button = node.matches('[role=button]') ? node : node.querySelector(':scope > .halo');
  button.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = button.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


# From now on every choice the page sends is noted and refused, so that the position stays.
LISTEN = """() => {
  window.heard = [];
  const ask = window.fetch;
  window.fetch = async (address, wish) => {
    if (!String(address).endsWith('/choose')) return ask(address, wish);
    window.heard.push(JSON.parse(wish.body).choice);
    return Response.json({ error: { code: 'illegal', text: 'not now', clause: '' } }, { status: 422 });
  };
}"""
# What a click has led to: the choice it sent, once its refusal is shown and nothing moves any more, and the entries of
# the menu it opened.
ANSWERED = """async () => {
  const menu = () => document.querySelectorAll('.menu .choice').length;
  const told = () => document.querySelector('.prompt .problem')?.checkVisibility();
  const since = performance.now();
  const late = () => performance.now() - since > 30_000;
  while (!menu() && !(window.heard.length && told()) && !late()) await new Promise((go) => setTimeout(go, 5));
  if (window.heard.length && !told()) throw new Error('the refusal is not shown');
  return [window.heard.shift() ?? null, menu()];
}"""


def deaf(player: Player, offered: dict[str, set[int]]) -> list[str]:
    """The targets whose centre, clicked or tapped, neither makes their choice nor opens their menu."""
    page = player.page
    silent = []
    for element in page.evaluate(CENTRES):
        x, y = page.evaluate(CENTRE, element)
        if player.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        choice, menu = page.evaluate(ANSWERED)
        if menu:
            page.keyboard.press("Escape")
        elif choice is None or (element in offered and choice not in offered[element]):
            silent.append(element)
    return silent


def on_elements(choices: list[Any]) -> dict[str, set[int]]:
    """The choices that stand on each element of the board."""
    offered: dict[str, set[int]] = {}
    for choice in choices:
        if choice["on"]:
            offered.setdefault(choice["on"], set()).add(choice["id"])
    return offered


@pytest.mark.parametrize("game", DRAWN)
def test_the_centre_of_every_legal_target_makes_its_choice(
    browser: Browser, host: Host, browser_context_args: dict[str, Any], game: str
) -> None:
    """By a mouse on a desk and on a tablet, by a finger on a phone, at the same moments."""
    phone = {"width": SIZES["phone"][0], "height": SIZES["phone"][1]}
    wishes: list[tuple[bool, dict[str, Any], list[str]]] = [
        (False, {}, ["desk", "tablet"]),
        (True, {"viewport": phone, "has_touch": True}, ["phone"]),
    ]
    tables = []
    for made, seed in ((0, 1), (9, 2), (28, 3), (61, 4), (90, 5)):
        table, key = host.table(game, ["me", "random", "random"], seed=str(seed))
        host.play(table, key, choices=made, seed=seed)
        tables.append((table, key, made))
    for touch, wish, sizes in wishes:
        context = browser.new_context(**browser_context_args | wish)
        page = context.new_page()
        player = Player(page, host.url, touch=touch, stays=True)
        seen = dict.fromkeys(sizes, 0)
        for table, key, made in tables:
            player.sit(table, key)
            if not player.until_mine():
                continue
            player.settled()
            offered = on_elements(host.see(table, key)["view"]["choices"])
            page.evaluate(LISTEN)
            for size in sizes:
                player.resize(*SIZES[size])
                seen[size] += len(page.evaluate(CENTRES))
                assert deaf(player, offered) == [], (game, size, made)
        assert all(count >= 5 for count in seen.values()), seen
        assert player.complaints == []
        context.close()


def test_a_bonus_mark_is_clicked_through_the_marker_on_it(page: Page, host: Host) -> None:
    """The marker of a seat that stands on the mark lies above its ring."""
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "random"])
    player.sit(table, key)
    player.settled()
    hit = page.evaluate(
        """() => { const piece = document.querySelector('[data-piece^="score:"]').getBoundingClientRect();
        const on = document.elementFromPoint(piece.left + piece.width / 2, piece.top + piece.height / 2);
        return on.closest('[data-piece]') === null; }"""
    )
    assert hit
