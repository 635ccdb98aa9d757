"""Looking back, and what must not be seen."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Response, Route, expect
from test_table import RAW_ID
from visitors import Host, Player

import magnate
from magnate.core.message import Message
from magnate.core.record import parse
from magnate.core.texts import texts_of
from magnate.server.differences import patched

SECRETS = ('"rng"', '"dump"')


@pytest.mark.parametrize("game", ["spyrium", "industry"])
def test_a_finished_game_is_replayed_and_played_on(page: Page, host: Host, game: str) -> None:
    table, key = host.table(game, ["me"] + ["random"] * (magnate.load(game).seats[0] - 1))
    host.play(table, key)
    final = host.see(table, key)
    player = Player(page, host.url)
    player.open(f"/replay/{table}")
    frame = page.locator(".table.replay")
    expect(frame).to_have_attribute("data-at", "0")
    for at in range(1, 6):
        page.get_by_role("button", name="One forward").click()
        expect(frame).to_have_attribute("data-at", str(at))
    page.get_by_role("button", name="To the end").click()
    expect(frame).to_have_attribute("data-at", str(final["at"]))
    expect(page.locator(".seat .points")).to_have_text(
        [re.compile(rf": {points}$") for points in final["view"]["scores"]]
    )

    page.locator(".log .entry").nth(8).click()
    expect(frame).not_to_have_attribute("data-at", str(final["at"]))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table:not(.replay)")).to_be_visible()
    assert player.until_mine()
    assert player.complaints == []


def test_the_log_jumps_the_board_to_a_past_moment_and_back(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key, choices=8)
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    page.locator(".log .entry").first.click()
    expect(page.locator('.table[data-state="past"]')).to_be_visible()
    assert player.targets() == []
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator('.table[data-state="mine"]')).to_be_visible()


def test_of_two_looks_back_the_later_is_shown(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key, choices=8)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/replay?at=1&*", lambda route: held.append((route, route.fetch())))
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    entries = page.locator(".log .entry")
    entries.first.click()
    entries.nth(5).click()
    expect(page.locator('.table[data-state="past"]')).to_be_visible()
    shown = page.locator(".log .entry.here").all_inner_texts()
    player.wait(lambda: held)
    route, answer = held[0]
    with page.expect_response("**/replay?at=1&*"):
        route.fulfill(response=answer)
    page.wait_for_timeout(200)
    assert page.locator(".log .entry.here").all_inner_texts() == shown


def test_a_replay_tells_what_it_shows(page: Page, host: Host) -> None:
    """While another moment is on its way, the words and the board are still of the same one."""
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key, choices=8)
    late: list[Route] = []
    page.route("**/replay?at=5", lambda route: late.append(route))
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at=4")
    expect(page.locator(".table.replay")).to_have_attribute("data-at", "4")
    told = page.locator(".prompt [role=status]").inner_text()
    page.get_by_role("button", name="One forward").click()
    player.wait(lambda: late)
    page.wait_for_timeout(200)
    assert page.locator(".prompt [role=status]").inner_text() == told
    late[0].continue_()
    expect(page.locator(".table.replay")).to_have_attribute("data-at", "5")
    assert page.locator(".prompt [role=status]").inner_text() != told


def test_a_replay_without_its_server_is_tried_again(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    host.play(table, key, choices=6)
    player = Player(page, host.url)
    player.sit(table, key)
    page.route("**/api/tables/*/replay?*", lambda route: route.abort())
    page.evaluate(f"location.hash = '#/replay/{table}?at=3'")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute("**/api/tables/*/replay?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".table.replay")).to_have_attribute("data-at", "3")
    player.open("/replay/nowhere")
    expect(page.get_by_text("There is no table here.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_replay_on_a_phone_says_in_full_that_the_deal_was_known(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key, choices=3)
    page.set_viewport_size({"width": 390, "height": 844})
    player = Player(page, host.url)
    player.open(f"/replay/{table}")
    expect(page.locator(".table.replay")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    marks = page.locator(".badge")
    expect(marks).to_have_count(1)
    expect(marks).to_have_text("Known deal")
    assert marks.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_replay_shows_the_walk_of_a_rival_on_its_own_company(page: Page, host: Host) -> None:
    """A choice that is only a step on the way tells nothing, and still it is its maker's company that is looked at."""
    table, key = host.table("carnegie", ["me", "screen"], seed="2")
    now = host.see(table, key)
    while now["view"]["board"]["step"] != "to" or now["view"]["actor"] != 1:
        host.play(table, key, choices=1, seed=now["at"])
        now = host.see(table, key)
    host.play(table, key)
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at={now['at']}")
    expect(page.locator(".table.replay")).to_have_attribute("data-at", str(now["at"]))
    expect(page.locator(".company.foreign .near .cost")).to_have_count(
        len(now["view"]["board"]["turn"]["reach"])
    )
    expect(page.locator(".company:not(.foreign) .near")).to_have_count(0)


def test_a_rematch_seats_everybody_again(page: Page, host: Host) -> None:
    table, key = host.table("industry", ["me", "random", "random"])
    host.play(table, key)
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator('.table[data-state="over"]')).to_have_count(0)
    assert player.until_mine()


@pytest.mark.parametrize("game", magnate.installed())
def test_the_end_is_explained_line_by_line_and_can_be_shared(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], host: Host, game: str
) -> None:
    played = magnate.load(game)
    table, key = host.table(game, ["me"] + ["random"] * (min(n for n in played.seats if n > 1) - 1))
    host.play(table, key)
    final = host.see(table, key)
    clauses = {clause["id"]: clause for clause in host.call(f"/api/games/{game}/clauses")["clauses"]}
    player = Player(page, host.url)
    player.sit(table, key)
    sheet = page.get_by_role("dialog")

    lines = {line["name"]: line["clause"] for seat in final["view"]["sheet"] for line in seat}
    told = sheet.locator(".sheet-told")
    expect(sheet.locator(".sheet .line")).to_have_count(len(lines))
    texts = texts_of(played.package)
    for button, (line, clause) in zip(sheet.locator(".sheet .line").all(), lines.items(), strict=True):
        button.focus()
        own = f"help-score-{line}"
        explained = texts.say(Message(own)) if texts.has(own, "en") else clauses[clause]["text"]["en"]
        expect(told).to_contain_text(explained)
        expect(told.get_by_role("link")).to_have_text(clause)

    course = host.call(f"/api/tables/{table}/history", key=key)
    expect(sheet.locator(".chart")).to_have_count(2)
    points, chances = sheet.locator(".chart").all()
    points.locator("summary").click()
    expect(points.locator("tbody tr")).to_have_count(len(course["rounds"]))
    ends = points.locator("tbody tr").last.locator("td").all_inner_texts()
    assert [int(text) for text in ends] == final["view"]["scores"]
    chances.locator("summary").click()
    best = chances.locator("tbody tr").last.locator("td").all_inner_texts()
    winners = final["view"]["winners"]
    assert [i for i, text in enumerate(best) if int(text.split()[0]) > 0] == winners
    expect(sheet.locator(".moments li")).to_have_count(len(course["moments"]))
    assert RAW_ID.findall(sheet.inner_text()) == []

    link = sheet.get_by_role("textbox", name="Link to the replay").input_value()
    stranger = browser.new_context(**browser_context_args).new_page()
    stranger.goto(link)
    expect(stranger.locator(".table.replay")).to_have_attribute("data-at", "0")
    stranger.context.close()
    sheet.locator(".moments button").first.click()
    expect(page.locator(".table.replay")).to_have_attribute("data-at", str(course["moments"][0]["at"]))
    assert player.complaints == []


@pytest.mark.parametrize("game", [name for name in magnate.installed() if 1 in magnate.load(name).seats])
def test_a_solo_game_ends_with_its_own_verdict(page: Page, host: Host, game: str) -> None:
    table, key = host.table(game, ["me"])
    host.play(table, key)
    view = host.see(table, key)["view"]
    player = Player(page, host.url)
    player.sit(table, key)
    verdict = page.get_by_role("dialog").get_by_role("heading", level=2).first
    if "outcome" in view["board"]:
        outcome = view["board"]["outcome"]
        expect(verdict).to_have_text(magnate.load(game).text(Message(outcome["id"], outcome["args"]), "en"))
    else:
        expect(verdict).to_have_text("Player 1 wins" if view["winners"] else re.compile("not won this time"))
    expect(page.locator(".chart")).to_have_count(1)
    assert player.complaints == []


def test_a_finished_game_is_gone_through_with_a_bot(page: Page, host: Host) -> None:
    table, key = host.table("industry", ["me", "random", "random"])
    host.play(table, key)
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at=3")
    page.get_by_role("button", name="What would a strong bot do?").click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("would choose:")
    expect(advice).to_contain_text(re.compile("What was played:|That is what was played"))
    expect(advice.locator(".reasons li").nth(1)).to_be_visible()
    page.get_by_role("button", name="One forward").click()
    expect(advice).to_have_count(0)
    assert player.complaints == []


def test_who_has_only_the_link_sees_no_secrets_of_a_running_game(page: Page, host: Host) -> None:
    table, key = host.table("sweetlands", ["me", "random"])
    host.play(table, key, choices=12)
    now = host.see(table, key)
    own = now["view"]["board"]["holding"]
    assert own
    public = host.call(f"/api/tables/{table}/replay?at={now['at']}")["view"]["board"]["holding"]
    assert not [card for card in own if card in public]
    game = magnate.load("sweetlands")
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at={now['at']}")
    expect(page.locator(".table.replay")).to_have_attribute("data-at", str(now["at"]))
    shown = page.content()
    assert not [card["id"] for card in own if game.text(Message(f"card-{card['id']}"), "en") in shown]


# Keeps a copy of all that the page's streams bring, which the browser's driver does not show.
LISTEN = """
window.heard = "";
const fetched = window.fetch;
window.fetch = async (...asked) => {
  const answer = await fetched(...asked);
  if (String(asked[0]).includes("/stream")) {
    const text = answer.clone().body.pipeThrough(new TextDecoderStream());
    text.pipeTo(new WritableStream({ write: (part) => void (window.heard += part) })).catch(() => undefined);
  }
  return answer;
};
"""


def told_in(text: str, found: list[Any]) -> None:
    """Every table that a response or a stream carries, as a whole or as what changed in the one before."""
    brought: Any = None
    for line in text.splitlines():
        line = line.removeprefix("data:").strip()
        if not line.startswith('{"'):
            continue
        data = json.loads(line)
        if "change" in data:
            brought = patched(brought, data["change"]["patch"])
        elif isinstance(data.get("table"), dict):
            brought = data["table"]
        elif "view" in data and "seq" in data:
            brought = data
        else:
            continue
        found.append(brought)


@pytest.mark.parametrize("game", ["spyrium", "industry"])
def test_the_browser_receives_exactly_what_its_seat_may_know(page: Page, host: Host, game: str) -> None:
    count = magnate.load(game).seats[0]
    table, key = host.table(game, ["me"] + ["random"] * (count - 1), seed=None)
    answers: list[Response] = []

    def note(response: Response) -> None:
        if "/api/" in response.url and "/stream" not in response.url:
            answers.append(response)

    page.on("response", note)
    page.add_init_script(LISTEN)
    player = Player(page, host.url)
    player.sit(table, key)
    rnd = random.Random(5)
    for _ in range(8):
        player.until_mine()
        if not player.click_one(rnd):
            player.choose_listed(rnd)
    player.until_mine()
    page.remove_listener("response", note)
    bodies = [*(answer.text() for answer in answers), page.evaluate("window.heard")]

    # Once the game is over the seed is shown, and with it the truth behind every position that was sent.
    host.play(table, key)
    seed = host.see(table, key)["seed"]
    record = parse(host.text(f"/api/tables/{table}/record", key))
    seen: list[Any] = []
    for body in bodies:
        assert str(seed) not in body
        assert not any(word in body for word in SECRETS)
        told_in(body, seen)
    mine = [one for one in seen if one["id"] == table]
    assert len(mine) >= 8
    for one in mine:
        truth = record.replay(one["at"]).view(one["seat"])
        assert one["view"] == json.loads(json.dumps(truth))
        assert one["seed"] is None


def test_the_course_of_the_game_is_a_handle_to_every_moment(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key)
    length = host.see(table, key)["at"]
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at=3")
    frame = page.locator(".table.replay")
    expect(frame).to_have_attribute("data-at", "3")
    course = page.locator(".course")
    expect(course.get_by_role("img", name="Chances to win over the course of the game")).to_be_visible()
    expect(course.locator("[data-seat]")).to_have_count(2)
    box = course.bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["width"] > 0.95 * prompt["width"], "as wide as the page"
    assert box["y"] + box["height"] <= prompt["y"] + prompt["height"], "nothing of it is cut off"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)
    middle = "|".join(str(length // 2 + i) for i in range(-3, 4))
    expect(frame).to_have_attribute("data-at", re.compile(f"^({middle})$"))
    page.locator(".board-pane").click(position={"x": 3, "y": 3})
    at = int(frame.get_attribute("data-at") or 0)
    page.keyboard.press("ArrowRight")
    expect(frame).to_have_attribute("data-at", str(at + 1))
    page.keyboard.press("ArrowLeft")
    expect(frame).to_have_attribute("data-at", str(at))
    assert page.url.endswith(f"/replay/{table}?at={at}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.url)
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{host.url}/#/replay/{table}?at={at}"
    page.evaluate("at => { location.hash = location.hash.replace(/at=.*/, `at=${at}`) }", 5)
    expect(frame).to_have_attribute("data-at", "5")
    page.go_back()
    expect(frame).to_have_attribute("data-at", str(at))
    page.evaluate("() => { location.hash = location.hash.replace(/at=.*/, 'at=soon') }")
    expect(frame).to_have_attribute("data-at", "0")
    assert player.complaints == []


def test_links_are_copied_where_the_browser_keeps_its_clipboard_from_the_page(page: Page, host: Host) -> None:
    """Over plain http, on a network at home, there is no `navigator.clipboard`."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table, key = host.table("spyrium", ["me", "friend"])
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_text("This device", exact=True).click()
    page.get_by_role("button", name="Link to watch").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    player.open("/settings")
    name = page.get_by_role("textbox", name="Your name")
    name.focus()
    page.keyboard.press("Control+V")
    expect(name).to_have_value(re.compile(f"/#/table/{table[:6]}"))
    assert player.complaints == []


def test_the_costliest_choices_are_told_looked_at_and_played_again(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    host.play(table, key, seed=3)
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_role("link", name="Your costliest choices").click()
    entries = page.locator(".costly li")
    expect(entries.first).to_be_visible(timeout=120_000)
    assert 1 <= entries.count() <= 3
    expect(entries.first.locator("span").first).to_contain_text(
        re.compile(r"^Round \d\. Level 5 would have chosen “[^“]+” instead of “[^“]+”, worth about \d+ point")
    )
    assert not re.search(RAW_ID, page.locator(".costly").inner_text())
    found = host.call(f"/api/tables/{table}/costly", {"seat": 0})["choices"]
    entries.first.get_by_role("button", name="Look").click()
    expect(page.locator(".table.replay")).to_have_attribute("data-at", str(found[0]["at"]))
    expect(page.locator(".course .mark")).to_have_count(len(found))
    expect(entries).to_have_count(1)
    if len(found) > 1:
        page.locator(".costly").get_by_role("button", name="Show all").click()
        expect(entries).to_have_count(len(found))
    entries.first.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table:not(.replay)")).to_be_visible()
    assert player.until_mine()
    assert player.complaints == []
