"""Every legal target of every board answers a click and a tap on its centre."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route
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


class Listener:
    """Takes the choices the page sends while it listens, and makes none of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[int] = []

    def __enter__(self) -> Listener:
        self.page.route("**/choose", self.answer)
        return self

    def __exit__(self, *error: object) -> None:
        self.page.unroute("**/choose")

    def answer(self, route: Route) -> None:
        """Refuse every choice, so that the position stays."""
        self.heard.append(route.request.post_data_json["choice"])
        error = {"error": {"code": "illegal", "text": "not now", "clause": ""}}
        route.fulfill(status=422, json=error)


def deaf(player: Player, listener: Listener, offered: dict[str, set[int]]) -> list[str]:
    """The targets whose centre, clicked or tapped, neither makes their choice nor opens their menu."""
    page = player.page
    silent = []
    for element in page.evaluate(CENTRES):
        x, y = page.evaluate(CENTRE, element)
        listener.heard.clear()
        if player.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        for _ in range(40):
            menu = page.locator(".menu .choice").count()
            if listener.heard or menu:
                break
            page.wait_for_timeout(15)
        if listener.heard:
            page.locator(".prompt .problem").wait_for()  # the refusal has been shown, nothing moves any more
        if menu:
            page.keyboard.press("Escape")
        elif not listener.heard or (element in offered and listener.heard[0] not in offered[element]):
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
        player = Player(page, host.url, touch=touch)
        seen = dict.fromkeys(sizes, 0)
        for table, key, made in tables:
            player.sit(table, key)
            if not player.until_mine():
                continue
            player.settled()
            offered = on_elements(host.see(table, key)["view"]["choices"])
            with Listener(page) as listener:
                for size in sizes:
                    player.resize(*SIZES[size])
                    seen[size] += len(page.evaluate(CENTRES))
                    assert deaf(player, listener, offered) == [], (game, size, made)
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
