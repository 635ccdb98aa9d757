"""At the table: together, alone, by keyboard, on a phone, in French, after a crash."""

from __future__ import annotations

import random
import re
import signal
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect
from visitors import LISTED, Host, Player, Server

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


@pytest.mark.parametrize("game", [name for name in magnate.installed() if 1 in magnate.load(name).seats])
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
        assert now.until_mine()
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
    expect(page.get_by_text("Connecting again")).to_be_hidden()
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
    player.wait(lambda: late)
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


# Holds back what the stream tells of choices and undos, until one piece after the other is let go.
HOLD_NEWS = """window.held = [];
const ask = window.fetch;
window.fetch = async (address, wish) => {
  const answer = await ask(address, wish);
  if (!String(address).includes('/stream?')) return answer;
  let text = '';
  const pieces = new TransformStream({ async transform(more, out) {
    const blocks = (text + more).split('\\n\\n');
    text = blocks.pop();
    for (const block of blocks) {
      if (/event: (play|undo)/.test(block)) await new Promise((go) => window.held.push(go));
      out.enqueue(block + '\\n\\n');
    }
  } });
  const told = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(pieces);
  return new Response(told.pipeThrough(new TextEncoderStream()));
};"""


def both_seats(page: Page, host: Host) -> tuple[Player, str, str]:
    """A table of which this browser plays both seats, and where nothing more is on its way."""
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    return player, table, key


def test_old_news_never_shorten_the_log(page: Page, host: Host) -> None:
    """The answers to my choices may be well ahead of what the stream tells."""
    page.add_init_script(HOLD_NEWS)
    player, _, _ = both_seats(page, host)
    rnd = random.Random(3)
    for _ in range(3):
        player.click_one(rnd)
    told = page.locator(".log .entry").all_inner_texts()
    assert len(told) >= 3
    page.wait_for_function("held.length > 0")
    page.evaluate("held.shift()()")
    page.wait_for_function("held.length > 0")
    expect(page.locator(".log .entry")).to_have_text(told)
    assert player.seq == 3


def test_what_was_taken_back_is_not_in_the_log_of_another_choice(page: Page, host: Host) -> None:
    """Another browser takes a choice back and makes another; this one hears of it only by being refused."""
    page.add_init_script(HOLD_NEWS)
    player, table, key = both_seats(page, host)
    page.get_by_role("button", name="Move to Phase II").first.click()
    player.after(0)
    told = page.locator(".log .entry").all_inner_texts()

    host.call(f"/api/tables/{table}/undo", {"seq": 1}, key)
    offered = host.see(table, key)["view"]["choices"]
    other = next(choice for choice in offered if choice["on"].startswith("gap:"))
    host.call(f"/api/tables/{table}/choose", {"seq": 2, "choice": other["id"]}, key)
    page.locator(".choice-list button").first.click()
    player.after(1)
    past = host.call(f"/api/tables/{table}/events?since=0", key=key)["moves"]
    expect(page.locator(".log .entry")).to_have_count(sum(len(move["events"]) for move in past))
    expect(page.locator(".log .entry")).not_to_have_text(told)


def test_a_choice_is_taken_while_the_answer_to_the_one_before_is_on_its_way(page: Page, host: Host) -> None:
    """The stream may show the new position first: what it offers can be chosen at once, and only once."""
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/choose", lambda route: held.append((route, route.fetch())))
    player, table, key = both_seats(page, host)
    rnd = random.Random(3)
    for made in range(3):
        player.click_one(rnd)
        assert player.seq == made + 1
    player.wait(lambda: len(held) == 3)
    for route, answer in held:
        route.fulfill(response=answer)
    page.wait_for_timeout(200)
    assert player.seq == host.see(table, key)["at"] == 3
    assert player.complaints == []


def test_a_hint_that_comes_too_late_is_not_shown(page: Page, host: Host) -> None:
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint", lambda route: held.append((route, route.fetch())))
    player, _, _ = both_seats(page, host)
    page.keyboard.press("h")
    player.click_one(random.Random(3))
    player.wait(lambda: held)
    route, answer = held[0]
    with page.expect_response("**/hint"):
        route.fulfill(response=answer)
    page.wait_for_timeout(200)
    expect(page.get_by_text("would choose")).to_have_count(0)
    expect(page.locator(".choices.advised")).to_have_count(0)


def test_a_menu_takes_the_next_key(page: Page, host: Host) -> None:
    """Enter on an element with several choices opens a menu; the next Enter is for it, however soon it comes."""
    table, key = host.table("spyrium", ["me", "screen"])
    while True:
        offered = [choice["on"] for choice in host.see(table, key)["view"]["choices"] if choice["on"]]
        several = [on for on in offered if offered.count(on) > 1]
        if several:
            break
        host.play(table, key, choices=1, seed=2)
    player = Player(page, host.url)
    player.sit(table, key)
    focused = page.evaluate(
        """async (on) => {
          const place = document.querySelector(`[data-el="${on}"] > .halo`);
          place.focus();
          place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
          for (let i = 0; i < 20; i += 1) await null;
          return document.activeElement.matches('.menu .choice');
        }""",
        several[0],
    )
    assert focused


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


def test_a_new_question_is_read_from_its_beginning_and_a_hint_is_in_sight(page: Page, host: Host) -> None:
    table, key = host.table("carnegie", ["me", "screen"])
    while host.see(table, key)["view"]["prompt"]["id"] != "prompt-house":
        host.play(table, key, choices=1)
    page.set_viewport_size({"width": 1024, "height": 640})
    player = Player(page, host.url)
    player.sit(table, key)
    assert player.until_mine()
    choices = page.locator(LISTED)
    seq = player.seq
    choices.last.scroll_into_view_if_needed()
    choices.last.click()
    player.after(seq)
    expect(choices.first).to_be_in_viewport()
    assert page.locator(".choice-list").evaluate(
        "list => [list.scrollTop, list.scrollHeight > list.clientHeight]"
    ) == [
        0,
        True,
    ]
    page.keyboard.press("h")
    expect(page.locator(".choice.hinted")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["carnegie", "sweetlands"])
def test_marks_and_goal_are_read_whole_on_a_tablet(
    browser: Browser, host: Host, browser_context_args: dict[str, object], game: str
) -> None:
    """Alone there is most to be said above the board: that the deal is known, and what is to be reached."""
    size = {"width": 1024, "height": 768}
    page = browser.new_context(**browser_context_args | {"locale": "fr", "viewport": size}).new_page()  # type: ignore[arg-type]
    table, key = host.table(game, ["me"])
    player = Player(page, host.url)
    player.sit(table, key)
    marks = [badge for badge in page.locator(".bar .badge, .goal-told .badge").all() if badge.is_visible()]
    assert len(marks) == 2
    for mark in marks:
        expect(mark).to_be_in_viewport(ratio=1)
        assert mark.evaluate(
            """node => { const range = document.createRange();
              range.selectNodeContents(node);
              const [whole, words] = [node, range].map((of) => of.getBoundingClientRect());
              return words.left >= whole.left && words.right <= whole.right && words.bottom <= whole.bottom; }"""
        )
    page.context.close()


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
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 409 else None)

    # Both seats are mine: nobody has to agree, and nothing is sent before I have said so.
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("something hidden was revealed")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else has to agree.")
    assert refused == []
    assert host.see(table, key)["view"]["round"] == 2
    page.get_by_role("dialog").get_by_role("button", name="Leave it").click()

    seq = player.seq
    player.click_one(random.Random(1))
    player.after(seq)


def test_among_bots_a_choice_is_taken_back_without_asking_anybody(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    player = Player(page, host.url)
    player.sit(table, key)
    player.until_mine()
    before = host.see(table, key)["at"]
    player.choose_listed(random.Random(1))
    player.until_mine()
    undo = host.see(table, key)["undo"]
    assert undo == {"to": before, "free": False, "asks": False}

    page.keyboard.press("u")
    page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".table")).to_have_attribute("data-at", str(before))


@pytest.mark.parametrize("rival", ["bot", "handed"])
def test_what_the_others_did_is_told_when_it_is_my_turn_again(page: Page, host: Host, rival: str) -> None:
    table, key = host.table("spyrium", ["me", "random" if rival == "bot" else "screen"])
    if rival == "handed":
        host.call(f"/api/tables/{table}/bot", {"seat": 1, "on": True, "level": "random"}, key)
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    rnd = random.Random(2)
    for _ in range(4):
        player.until_mine()
        player.click_one(rnd)
    player.until_mine()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("1/")
    told = page.locator(".log .entry").all_inner_texts()
    sentence = recap.locator(".sentence-small").inner_text().strip()
    assert any(line in sentence for line in told)
    recap.get_by_role("button", name="Skip").click()
    expect(recap).to_have_count(0)
    assert player.complaints == []


SECRET = "sweetlands"


def hand_of(host: Host, table: str, key: str, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    view = host.call(f"/api/tables/{table}?seat={seat}", key=key)["view"]
    game = magnate.load(SECRET)
    return [game.text(Message(f"card-{card['id']}"), "en") for card in view["board"]["holding"]]


def shared_table(host: Host) -> tuple[str, str]:
    """A table of two who share a screen and have secrets; the first is to decide."""
    table, key = host.table(SECRET, ["me", "screen"])
    host.play(table, key, choices=6)
    while host.see(table, key)["seat"] != 0:
        host.play(table, key, choices=1)
    return table, key


def test_people_who_share_a_screen_pass_it_on_behind_a_curtain(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    table, key = shared_table(host)
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


def test_a_late_answer_never_empties_the_log_of_a_shared_screen(page: Page, host: Host) -> None:
    """A choice made without a stream makes the page ask twice; the second answer comes when the next one sits there."""
    table, key = shared_table(host)
    asked: list[str] = []
    late: list[tuple[Route, APIResponse]] = []

    def ask(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.continue_()
        else:
            late.append((route, route.fetch()))

    def without_stream(route: Route) -> None:
        headers = {name: value for name, value in route.request.headers.items() if name != "magnate-stream"}
        route.continue_(headers=headers)

    player = Player(page, host.url)
    player.open(f"/table/{table}?key={key}")
    page.get_by_role("button", name="I am Player 1").click()
    assert player.until_mine()
    player.settled()
    rnd = random.Random(0)
    while not page.locator(".curtain").count():
        before = player.seq
        for route, answer in late:
            route.fulfill(response=answer)
        asked.clear()
        late.clear()
        page.unroute_all()
        page.route(re.compile(rf"/api/tables/{table}\?$"), ask)
        page.route("**/choose", without_stream)
        rnd.choice(page.locator(".choice-list button").all()).click()
        page.wait_for_selector(f'.curtain, .table:not([data-seq="{before}"])')
        player.wait(lambda: late)
    page.get_by_role("button", name="I am Player 2").click()
    assert player.until_mine()
    told = page.locator(".log .entry").all_inner_texts()
    assert told
    for route, answer in late:
        with page.expect_response(lambda response, url=route.request.url: response.url == url):  # type: ignore[misc]
            route.fulfill(response=answer)
    page.wait_for_timeout(300)
    assert page.locator(".log .entry").all_inner_texts() == told
    expect(page.locator('.seat.me[data-seat="1"]')).to_be_visible()
    assert player.complaints == []


def test_a_shared_screen_never_goes_back_to_who_has_decided(page: Page, host: Host) -> None:
    """What was asked for the first player comes when the second is to decide."""
    table, key = shared_table(host)
    late: list[Route] = []
    player = Player(page, host.url)
    player.open(f"/table/{table}?key={key}")
    page.get_by_role("button", name="I am Player 1").click()
    assert player.until_mine()
    player.settled()
    page.route(f"**/api/tables/{table}?seat=0", lambda route: late.append(route))
    # A choice that leaves the turn with the first player, then, out of sight, those that end it.
    rnd = random.Random(0)
    rnd.choice(page.locator(".choice-list button").all()).click()
    player.wait(lambda: late or page.locator(".curtain").count())
    while host.see(table, key)["seat"] == 0:
        host.play(table, key, choices=1)
    expect(page.locator(".curtain")).to_be_visible()
    for route in late:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".table").count() == 0


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
        page.eval_on_selector_all("[aria-label]", "all => all.map((e) => e.ariaLabel)")
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


SAID = "() => document.body.innerText"


def test_nothing_is_shown_before_there_are_words_for_it(
    browser: Browser, host: Host, browser_context_args: dict[str, object]
) -> None:
    page = browser.new_context(**{**browser_context_args, "locale": "fr-FR"}).new_page()  # type: ignore[arg-type]
    late: list[Route] = []
    page.route("**/api/texts/*?game=industry", lambda route: late.append(route))
    table, key = host.table("industry", ["me", "screen", "screen"])
    player = Player(page, host.url)
    player.open(f"/table/{table}?key={key}")
    player.wait(lambda: late)
    page.wait_for_timeout(2_500)  # longer than the page waits before it draws what there is
    assert RAW_ID.findall(page.evaluate(SAID)) == []
    assert page.locator(".table").count() == 0
    for route in late:
        route.continue_()
    assert player.until_mine()

    # Another language: the old words stay until all the new ones are there.
    late.clear()
    who = page.locator(".prompt .who")
    before = who.inner_text()
    page.get_by_role("button", name="EN English").click()
    player.wait(lambda: late)
    page.wait_for_timeout(500)
    assert who.inner_text() == before
    assert RAW_ID.findall(page.evaluate(SAID)) == []
    for route in late:
        route.continue_()
    expect(who).not_to_have_text(before)
    assert RAW_ID.findall(page.evaluate(SAID)) == []
    page.context.close()


OUTSIDE = """where => { const room = document.querySelector(where).getBoundingClientRect();
  return [...document.querySelectorAll(`${where} *`)].map((node) => [node, node.getBoundingClientRect()])
    .filter(([node, box]) => box.width > 1 && box.height > 1 && !node.closest('svg')
      && (box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.right > room.right + 1))
    .map(([node]) => node.outerHTML.slice(0, 120)); }"""


def test_a_long_hint_and_three_tabs_stay_in_their_boxes_on_a_tablet(
    browser: Browser, host: Host, browser_context_args: dict[str, object]
) -> None:
    wish = {**browser_context_args, "locale": "fr-FR", "viewport": {"width": 1024, "height": 768}}
    page = browser.new_context(**wish).new_page()  # type: ignore[arg-type]
    player = Player(page, host.url)
    table, key = host.table("spyrium", ["me", "random"], seed="2")
    while True:
        host.play(table, key, choices=1)
        while not (now := host.see(table, key))["view"]["choices"]:
            page.wait_for_timeout(20)
        if any(choice["do"]["do"] == "earn" for choice in now["view"]["choices"]):
            break
    player.sit(table, key)
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_be_visible()
    player.settled()
    assert page.evaluate(OUTSIDE, ".prompt") == []
    host.play(table, key)
    player.sit(table, key)
    page.keyboard.press("Escape")
    expect(page.locator(".side-pane .tabs [role=tab]")).to_have_count(3)
    assert page.evaluate(OUTSIDE, ".side-pane .tabs") == []
    page.context.close()


def test_a_table_that_waits_is_not_drawn_all_the_while(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**browser_context_args | {"reduced_motion": "no-preference"})
    player = Player(context.new_page(), host.url)
    player.sit(*host.table("spyrium", ["me", "random"]))
    player.settled()
    breaths = player.page.evaluate(
        "document.getAnimations().map((each) => each.effect.getComputedTiming().iterations)"
    )
    assert breaths, "what can be clicked breathes"
    assert all(count is not None and count < 10 for count in breaths), breaths
    context.close()
