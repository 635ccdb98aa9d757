"""Numbers and signs as players read them: minus, the price badges of Spyrium, its track after the final count."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from visitors import Host, Player

import magnate
from magnate.core.record import record_of
from magnate.core.rng import seeded


def replacing(host: Host) -> tuple[str, str, int, int]:
    """A table of Spyrium, its key, and a slot whose card I can pay for only in place of a building, for how much."""
    state, rng = magnate.load("spyrium").new(2, 3), seeded(3)
    choices: list[int] = []
    found: list[tuple[int, int, int, int]] = []
    while not state.is_over:
        seat, board = state.actor, state.view(state.actor)["board"]
        money = board["players"][seat]["money"]
        for number, slot in enumerate(board["market"], 1):
            price = slot["prices"][seat] if slot["card"] else {"least": 0, "full": 0}
            if price["least"] <= money < price["full"]:
                found.append((len(choices), seat, number, price["least"]))
        offered = state.choices()
        choices.append(offered[rng.below(len(offered))])
        state.choose(choices[-1])
    at, seat, number, least = found[0]
    made = host.call("/api/records", {"record": record_of(state, 3, choices, ["A", "B"]).text()})
    seats = [{"kind": "me" if seat == other else "screen"} for other in range(2)]
    wish = {"at": at, "seat": seat, "seats": seats}
    own = host.call(f"/api/tables/{made['table']['id']}/branch", wish, made["key"])
    return own["table"]["id"], own["key"], number, least


def test_a_price_that_holds_only_in_place_of_a_building_is_marked(page: Page, host: Host) -> None:
    table, key, slot, least = replacing(host)
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    name = page.locator(f'[data-el="slot:{slot}"] > .halo').get_attribute("aria-label") or ""
    assert f"£{least} in all if it replaces one of your buildings" in name
    marked = page.locator(".board-pane .bill:has(.instead)")
    texts = [text.strip() for text in marked.all_text_contents()]
    assert any(text.endswith(f"£{least}") for text in texts)
    assert len(texts) < page.locator(".board-pane .bill").count(), "the others are paid for anyhow"
    page.keyboard.press("?")
    legend = page.locator("dialog .signs")
    expect(legend.locator("div", has=page.locator(".instead"))).to_contain_text("if it replaces one")
    expect(legend.locator(".bill")).to_have_count(3)
    assert player.complaints == []


TRACK = """() => {
  const places = [...document.querySelectorAll('.score-track text.small')]
    .map((text) => [Number(text.textContent), Number(text.getAttribute('x'))]);
  const [[a, from], [b, to]] = places;
  const at = (seat) => document.querySelector(`[data-piece="score:${seat}"]`).parentNode.getAttribute('transform');
  return [0, 1, 2].map((seat) => a + (Number(/[-.\\d]+/.exec(at(seat))[0]) - from) * (b - a) / (to - from));
}"""


def test_the_track_of_spyrium_shows_the_points_after_the_final_count(
    page: Page, host: Host, moments: dict[str, Any]
) -> None:
    table, key = moments["spyrium"]["end"]
    view = host.see(table, key)["view"]
    assert view["scores"] != [player["vp"] for player in view["board"]["players"]]
    player = Player(page, host.url)
    player.sit(table, key)
    page.keyboard.press("Escape")
    assert page.evaluate(TRACK) == pytest.approx(view["scores"])


def with_a_subsidy(host: Host) -> tuple[str, str]:
    """A finished game of Industry in which somebody took the subsidy, and its key."""
    for seed in range(1, 20):
        table, key = host.table("industry", ["me", "screen", "screen"], seed=str(seed))
        host.play(table, key, seed=seed)
        if any(line["points"] < 0 for lines in host.see(table, key)["view"]["sheet"] for line in lines):
            return table, key
    raise AssertionError("nobody took the subsidy in twenty games")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_below_zero_has_the_sign_of_minus(page: Page, host: Host, lang: str) -> None:
    table, key = with_a_subsidy(host)
    player = Player(page, host.url)
    page.add_init_script(
        f"localStorage['magnate.settings'] = JSON.stringify({{ pace: 'off', lang: '{lang}' }})"
    )
    player.sit(table, key)
    sheet = page.locator(".sheet")
    expect(sheet.locator("td", has_text="−5").first).to_be_visible()
    hyphen = re.compile(r"(?<![\w-])-\d")
    assert not hyphen.search(sheet.text_content() or "")
    page.keyboard.press("Escape")
    expect(page.locator(".log .entry", has_text="−5 points").first).to_be_attached()
    for where in (".log", ".seats-pane", ".board-pane"):
        assert not hyphen.search(page.locator(where).first.text_content() or ""), where
    assert player.complaints == []


SHOWN = """async () => {
  const { html, render } = await import('/static/lib.js');
  const [{ Figures }, { PlayProvider }] = await Promise.all([import('/static/parts/seats.js'),
    import('/static/kit.js')]);
  const place = document.createElement('div');
  render(html`<${PlayProvider} value=${{ say: (id) => id }}>
    <${Figures} figures=${{ points: -3 }} after=${{ points: -7 }} icons=${{}} /><//>`, place);
  return place.querySelector('dd').textContent;
}"""


def test_figures_below_zero_have_the_sign_of_minus(page: Page, host: Host) -> None:
    Player(page, host.url).open("/")
    assert page.evaluate(SHOWN) == "−3 → −7"


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_token_of_the_next_event_leaves_its_heading_free(
    page: Page, host: Host, lang: str, width: int
) -> None:
    for seed in range(1, 60):
        table, key = host.table("spyrium", ["me", "screen"], seed=str(seed))
        if host.see(table, key)["view"]["board"]["next_event"]["token"]:
            break
    page.set_viewport_size({"width": width, "height": 844})
    player = Player(page, host.url)
    page.add_init_script(
        f"localStorage['magnate.settings'] = JSON.stringify({{ pace: 'off', lang: '{lang}' }})"
    )
    player.sit(table, key)
    event = page.locator('[data-el="next-event"]')
    heading, token = event.locator(".caption").bounding_box(), event.locator(".token").last.bounding_box()
    assert heading is not None
    assert token is not None
    assert heading["x"] + heading["width"] <= token["x"]


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_discount_of_a_site_stands_clear_of_its_picture(page: Page, host: Host, width: int) -> None:
    table, key = host.table("industry", ["me", "screen", "screen"])
    page.set_viewport_size({"width": width, "height": 844})
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    for site in ("J2", "J3"):
        cell = page.locator(f'[data-el="cell:{site}"]').first
        picture, discount = cell.locator(".art").bounding_box(), cell.locator(".times").bounding_box()
        assert picture is not None
        assert discount is not None
        below = discount["y"] + discount["height"] * 0.25
        assert picture["x"] + picture["width"] <= discount["x"] or picture["y"] + picture["height"] <= below
