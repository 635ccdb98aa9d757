"""At the table: together, alone, by keyboard, on a phone, in French, after a crash."""

from __future__ import annotations

import random
import re
import signal

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect
from visitors import Host, Player, Server

import magnate
from magnate.core.message import Message

RAW_ID = re.compile(r"\b(?:ui|board|choice|prompt|log|figure|card|site|score|level)-[a-z][\w-]*")


def test_two_clicks_start_a_game_against_bots(page: Page, server: Server) -> None:
    player = Player(page, server.url)
    player.open("/")
    page.get_by_role("link", name="Play Spyrium").click()
    page.get_by_role("button", name="Start the game").click()
    assert player.until_mine()
    expect(page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    assert player.complaints == []


@pytest.mark.parametrize("game", [name for name in magnate.games() if 1 in magnate.load(name).seats])
def test_two_clicks_start_a_solo_game(page: Page, server: Server, game: str) -> None:
    player = Player(page, server.url)
    player.open("/")
    page.locator(f'.game-card[data-game="{game}"]').get_by_role("link", name=re.compile("solo$")).click()
    page.get_by_role("button", name="Start the game").click()
    assert player.until_mine()
    expect(page.locator(".seat")).to_have_count(1)
    assert player.complaints == []


def test_two_browsers_play_each_other_and_see_each_others_moves(
    browser: Browser, server: Server, browser_context_args: dict[str, object]
) -> None:
    ada = Player(browser.new_context(**browser_context_args).new_page(), server.url)  # type: ignore[arg-type]
    basil = Player(browser.new_context(**browser_context_args).new_page(), server.url)  # type: ignore[arg-type]
    ada.open("/new/spyrium?with=friends")
    ada.page.get_by_text("2", exact=True).click()
    ada.page.get_by_role("button", name="Start the game").click()
    link = ada.page.get_by_role("textbox", name=re.compile("Link for")).input_value()

    basil.page.goto(link)
    basil.page.get_by_role("textbox", name="Your name").fill("Basil")
    basil.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("region", name=re.compile("Basil"))).to_be_visible()

    rnd = random.Random(2)
    for _ in range(10):
        now, other = (ada, basil) if ada.state() == "mine" else (basil, ada)
        now.click_one(rnd)
        other.after(now.seq - 1)
        told = now.page.locator(".log .entry").all_inner_texts()
        expect(other.page.locator(".log .entry")).to_have_text(told)
    assert len(told) >= 5
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    ada.page.get_by_role("button", name="Send").click()
    basil.page.get_by_role("tab", name="Chat").click()
    expect(basil.page.get_by_text("Good luck!")).to_be_visible()
    assert ada.complaints == basil.complaints == []
    ada.page.context.close()
    basil.page.context.close()


def test_a_reload_and_a_crash_of_the_server_lose_nothing(page: Page, own_server: Server) -> None:
    host = Host(own_server.url)
    player = Player(page, own_server.url)
    table, key = host.table("spyrium", ["me", "random"])
    player.sit(table, key)
    rnd = random.Random(3)
    for _ in range(4):
        player.until_mine()
        player.click_one(rnd)
    player.until_mine()
    seq, told = player.seq, page.locator(".log .entry").all_inner_texts()

    page.reload()
    player.until_mine()
    assert (player.seq, page.locator(".log .entry").all_inner_texts()) == (seq, told)

    own_server.stop(signal.SIGKILL)
    expect(page.get_by_text("Connecting again")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connecting again")).to_be_hidden(timeout=30_000)
    player.click_one(rnd)
    player.until_mine()
    assert player.seq > seq
    assert page.locator(".log .entry").all_inner_texts()[: len(told)] == told


def test_a_late_answer_never_brings_back_an_older_position(page: Page, host: Host) -> None:
    """The page asks for the table when its stream opens on another position; moves may overtake the answer."""
    table, key = host.table("industry", ["me", "screen", "screen"])
    late: list[tuple[Route, APIResponse]] = []

    def play_on() -> None:
        host.play(table, key, choices=1)

    def before_the_stream(route: Route) -> None:
        play_on()
        route.continue_()

    def again(route: Route) -> None:
        if asked:
            late.append((route, route.fetch()))
        else:
            asked.append(True)
            route.continue_()

    asked: list[bool] = []
    page.route(re.compile(rf"/api/tables/{table}/stream"), before_the_stream)
    page.route(re.compile(rf"/api/tables/{table}\?"), again)
    player = Player(page, host.url)
    player.sit(table, key)
    player.after(0)
    for _ in range(100):
        if late:
            break
        page.wait_for_timeout(50)
    play_on()
    player.after(1)
    told = page.locator(".log .entry").all_inner_texts()

    route, answer = late[0]
    with page.expect_response(lambda response: response.url == route.request.url):
        route.fulfill(response=answer)
    page.wait_for_timeout(200)

    assert player.seq == 2
    assert page.locator(".log .entry").all_inner_texts() == told
    assert player.complaints == []


def test_a_position_is_shown_with_the_log_that_led_to_it(page: Page, host: Host) -> None:
    """The answer to a choice may come before the stream's news of it; here the stream never comes."""
    page.route("**/stream?*", lambda route: route.abort())
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.sit(table, key)
    rnd = random.Random(3)
    for _ in range(6):
        player.click_one(rnd)
        assert page.locator(".log .entry").count() >= player.seq
    told = page.locator(".log .entry").all_inner_texts()
    page.unroute("**/stream?*")
    page.reload()
    player.until_mine()
    assert page.locator(".log .entry").all_inner_texts() == told


def test_a_whole_game_by_keyboard_alone(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "random"])
    player.sit(table, key)
    player.until_mine()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.choice-list button')"):
            break
    rnd = random.Random(4)

    for _ in range(400):
        if not player.until_mine():
            break
        page.wait_for_selector(".choice-list button:focus, .halo:focus")
        seq = player.seq
        for _ in range(rnd.randrange(3)):
            page.keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('.choice-list button')"):
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        player.after(seq)

    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert host.see(table, key)["status"] == "over"
    assert player.complaints == []


def test_keys_cancel_undo_hint_and_help(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "screen"])
    player.sit(table, key)
    start = player.seq
    page.get_by_role("button", name="Move to Phase II").first.click()
    player.after(start)
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.keyboard.press("Escape")
    player.after(start + 1)
    assert host.see(table, key)["at"] == 0

    page.keyboard.press("h")
    expect(page.get_by_text("would choose")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Move to Phase II").first.click()
    player.after(start + 2)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    player.after(start + 3)
    assert host.see(table, key)["at"] == 0

    page.locator('[data-el="gap:4-5"] > .halo').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.parentElement.dataset.el") == "slot:5"
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("Phase II")).to_be_visible()


def test_a_greyed_element_says_why_not_and_an_action_shows_what_it_would_do(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "screen"])
    player.sit(table, key)

    page.locator('[data-el="slot:1"] > .halo').click(force=True)
    refusal = page.locator(".menu .refusal")
    expect(refusal).to_contain_text("Cards are activated in Phase II")
    expect(refusal.get_by_role("link")).to_have_text(re.compile("SPY-"))
    page.keyboard.press("Escape")

    page.locator(".choice-list button").first.hover()
    expect(page.locator(".preview")).to_contain_text("3 → 2")


def test_undo_stops_where_something_hidden_came_out(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    while host.see(table, key)["view"]["round"] == 1:
        host.play(table, key, choices=1, seed=host.see(table, key)["seq"])
    player = Player(page, host.url)
    player.sit(table, key)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)

    page.get_by_role("button", name="Ask to undo").click()
    expect(page.get_by_role("dialog")).to_contain_text("something hidden came out")
    assert host.see(table, key)["view"]["round"] == 2
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()

    seq = player.seq
    player.click_one(random.Random(1))
    player.after(seq)


@pytest.mark.parametrize("rival", ["bot", "handed"])
def test_what_the_others_did_is_told_when_it_is_my_turn_again(page: Page, host: Host, rival: str) -> None:
    table, key = host.table("spyrium", ["me", "random" if rival == "bot" else "screen"])
    if rival == "handed":
        host.call(f"/api/tables/{table}/bot", {"seat": 1, "on": True, "level": "random"}, key)
    player = Player(page, host.url)
    player.sit(table, key)
    rnd = random.Random(2)
    for _ in range(4):
        player.until_mine()
        player.click_one(rnd)
    player.until_mine()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("1/")
    told = page.locator(".log .entry").all_inner_texts()
    sentence = recap.locator(".sentence-small").inner_text().split("\n")[-1].strip()
    assert sentence in told
    recap.get_by_role("button", name="Skip").click()
    expect(recap).to_have_count(0)
    assert player.complaints == []


SECRET = "sweetlands"


def hand_of(host: Host, table: str, key: str, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    view = host.call(f"/api/tables/{table}?seat={seat}", key=key)["view"]
    game = magnate.load(SECRET)
    return [game.text(Message(f"card-{card['id']}"), "en") for card in view["board"]["holding"]]


def test_people_who_share_a_screen_pass_it_on_behind_a_curtain(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table(SECRET, ["me", "screen"])
    host.play(table, key, choices=6)
    while host.see(table, key)["seat"] != 0:
        host.play(table, key, choices=1)
    player.open(f"/table/{table}?key={key}")
    hands = [hand_of(host, table, key, seat) for seat in (0, 1)]
    assert all(hands)
    for first, name in ((True, "Player 1"), (False, "Player 2")):
        curtain = page.locator(".curtain")
        expect(curtain.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
        assert page.locator(".table").count() == 0
        shown = page.content()
        assert not [card for hand in hands for card in hand if card in shown]
        if first:
            page.keyboard.press("Enter")
        else:
            page.get_by_role("button", name=f"I am {name}").click()
        seat = int(not first)
        assert player.until_mine()
        expect(page.locator(f'.seat.me[data-seat="{seat}"]')).to_be_visible()
        rnd = random.Random(seat)
        while curtain.count() == 0 and first:
            before = player.seq
            rnd.choice(page.locator(".choice-list button").all()).click()
            page.wait_for_selector(f'.curtain, .table:not([data-seq="{before}"])')
        hands = [hand_of(host, table, key, seat) for seat in (0, 1)]
    assert player.complaints == []


def test_a_game_without_secrets_needs_no_curtain(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = host.table("industry", ["me", "screen", "screen"])
    player.sit(table, key)
    rnd = random.Random(1)
    for _ in range(6):
        if not player.click_one(rnd):
            player.choose_listed(rnd)
    assert page.locator(".curtain").count() == 0
    assert player.complaints == []


def test_a_whole_game_by_tapping_on_a_phone(
    browser: Browser, host: Host, browser_context_args: dict[str, object]
) -> None:
    small = {
        **browser_context_args,
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    }
    page = browser.new_context(**small).new_page()  # type: ignore[arg-type]
    player = Player(page, host.url, touch=True)
    table, key = host.table("industry", ["me", "random", "random"])
    player.sit(table, key)
    for name, pane in (("Players", ".seats-pane"), ("Log", ".side-pane"), ("Board", ".board-pane")):
        page.get_by_role("tab", name=name, exact=True).first.tap()
        expect(page.locator(pane)).to_be_in_viewport(ratio=0.3)

    rnd = random.Random(6)
    tapped = 0
    while player.until_mine():
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        prompt = page.locator(".prompt").bounding_box()
        assert prompt is not None
        assert prompt["y"] > 300
        if player.click_one(rnd):
            tapped += 1
        else:
            player.choose_listed(rnd)

    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = sheet.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    assert host.see(table, key)["status"] == "over"
    assert tapped >= 30
    assert player.complaints == []
    page.context.close()


@pytest.mark.parametrize("game", ["spyrium", "industry"])
def test_a_french_visitor_reads_french(
    browser: Browser, host: Host, browser_context_args: dict[str, object], game: str
) -> None:
    page = browser.new_context(**{**browser_context_args, "locale": "fr-FR"}).new_page()  # type: ignore[arg-type]
    player = Player(page, host.url)
    table, key = host.table(game, ["me", "random", "random"])
    host.play(table, key, choices=12)
    player.sit(table, key)
    player.until_mine()
    expect(page.get_by_text("À vous de jouer")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    text = page.locator("body").inner_text() + " ".join(
        node.get_attribute("aria-label") or "" for node in page.locator("[aria-label]").all()
    )
    assert RAW_ID.findall(text) == []
    assert "Your turn" not in text

    page.get_by_role("button", name="EN English").click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    text = page.locator("body").inner_text()
    assert RAW_ID.findall(text) == []
    page.context.close()


def test_confirming_shows_the_choice_before_it_is_made(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/settings")
    page.get_by_role("checkbox", name="Confirm every choice").check()
    table, key = host.table("spyrium", ["me", "screen"])
    player.sit(table, key)
    page.locator('[data-el="gap:4-5"] > .halo').click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert host.see(table, key)["at"] == 0
    page.get_by_role("button", name="Confirm").click()
    player.after(0)
    assert host.see(table, key)["at"] == 1
