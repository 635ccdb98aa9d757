"""Seats and the keys to them: none is lost by a link, a clock, a server that is away, or a word."""

from __future__ import annotations

import json
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from visitors import Host, Player, Server

from magnate.bots.registry import NAMED

BOTS = Path(__file__).parents[2] / "examples" / "bots"


def two_seats(host: Host) -> tuple[str, str, str]:
    """A table of a host and a friend; its id, the host's key, the friend's key."""
    made = host.call(
        "/api/tables",
        {"game": "spyrium", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}], "private": True},
    )
    return made["table"]["id"], made["key"], made["keys"]["1"]


def kept(page: Page, table: str) -> set[str]:
    """The keys of a table this browser keeps."""
    keys = json.loads(page.evaluate("localStorage['magnate.keys'] ?? '{}'")).get(table, [])
    return {keys} if isinstance(keys, str) else {held["key"] for held in keys}


def test_the_host_who_opens_a_friends_link_keeps_the_own_seat(page: Page, host: Host) -> None:
    table, mine, friends = two_seats(host)
    host.call(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"}, friends)
    player = Player(page, host.url)
    player.sit(table, mine)
    expect(page.locator(".seat.me")).to_contain_text("Ada")
    player.sit(table, friends)
    expect(page.locator(".seat.me")).to_contain_text("Bo")
    assert kept(page, table) == {mine, friends}
    page.get_by_text("This device", exact=True).click()
    page.get_by_role("button", name="Play as Ada").click()
    expect(page.locator(".seat.me")).to_contain_text("Ada")
    player.open("/table/" + table)
    expect(page.locator(".seat.me")).to_contain_text("Ada")
    assert player.complaints == []


def test_a_link_with_a_wrong_key_locks_nobody_out(page: Page, host: Host) -> None:
    table, mine, _ = two_seats(host)
    player = Player(page, host.url)
    player.sit(table, mine)
    player.sit(table, "x" * 32)
    expect(page.get_by_role("alert")).to_contain_text("not valid for this table")
    expect(page.locator(".seat.me")).to_contain_text("Ada")
    assert kept(page, table) == {mine}
    player.open("/table/" + table)
    expect(page.locator(".seat.me")).to_contain_text("Ada")


def test_a_seat_is_left_on_this_device_only_on_purpose(page: Page, host: Host) -> None:
    table, mine, _ = two_seats(host)
    player = Player(page, host.url)
    player.sit(table, mine)
    page.get_by_text("This device", exact=True).click()
    page.get_by_role("button", name="Leave this seat on this device…").click()
    assert kept(page, table) == {mine}
    page.get_by_role("button", name="Leave this seat on this device", exact=True).click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    assert kept(page, table) == set()


def test_somebody_without_a_name_is_not_a_free_seat(page: Page, host: Host) -> None:
    made = host.call(
        "/api/tables", {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    )
    player = Player(page, host.url)
    player.sit(made["table"]["id"], made["key"])
    for address in ("/mine", "/lobby"):
        player.open(address)
        row = page.locator(".table-list li", has=page.locator(f'a[href="#/table/{made["table"]["id"]}"]'))
        expect(row.first).to_contain_text("Player 1")
        expect(row.first).not_to_contain_text("Free seat")


def test_when_the_time_is_up_the_page_says_that_a_bot_plays(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"], clock={"base": 2, "step": 0})
    player = Player(page, host.url)
    player.sit(table, key)
    expect(page.get_by_role("alert")).to_contain_text("Your time ran out", timeout=60_000)
    expect(page.locator(".choice-list button")).to_have_count(0)
    expect(page.get_by_text("Your turn")).to_have_count(0)
    page.get_by_role("button", name="Play myself again").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_choice_the_server_did_not_hear_is_sent_again_and_made_once(page: Page, own_server: Server) -> None:
    own = Host(own_server.url)
    table, key = own.table("spyrium", ["me", "screen"])
    player = Player(page, own_server.url)
    player.sit(table, key)
    player.until_mine()
    at = own.see(table, key)["at"]
    own_server.stop(signal.SIGKILL)
    player.press(page.locator(".choice-list button").first)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_text("TypeError")).to_have_count(0)
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    player.wait(lambda: own.see(table, key)["at"] > at)
    assert own.see(table, key)["at"] == at + 1


def test_a_table_that_cannot_be_reached_is_opened_by_trying_again(page: Page, own_server: Server) -> None:
    own = Host(own_server.url)
    table, key = own.table("spyrium", ["me", "screen"])
    player = Player(page, own_server.url)
    page.route(f"**/api/tables/{table}**", lambda route: route.abort())
    player.open(f"/table/{table}?key={key}")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute(f"**/api/tables/{table}**")
    page.get_by_role("button", name="Try again").click()
    assert player.state() == "mine"


def test_a_page_that_cannot_be_fetched_says_so_and_comes_when_asked_again(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/")
    expect(page.locator(".game-card").first).to_be_visible()
    page.route("**/pages/profile.js", lambda route: route.abort())
    page.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", name="There is no connection")).to_be_visible()
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="There is no connection")).to_be_visible()
    page.unroute("**/pages/profile.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Profile", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    "address",
    [
        "/new/chess",
        "/rules/chess",
        "/daily/chess",
        "/nonsense",
        "/toString",
        "/%E0%A4",
        "/table/none",
        "/replay/none",
    ],
)
def test_an_unknown_address_says_so(page: Page, host: Host, address: str) -> None:
    player = Player(page, host.url)
    player.open(address)
    expect(page.locator("h1")).to_contain_text(
        "no such page" if address[1:6] not in ("table", "repla") else "shown"
    )
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    assert player.complaints == []


def test_the_chat_counts_what_others_wrote_and_was_not_read(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    table, mine, friends = two_seats(host)
    host.call(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"}, friends)
    page = browser.new_context(**browser_context_args).new_page()
    player = Player(page, host.url)
    player.sit(table, mine)
    host.call(f"/api/tables/{table}/chat", {"text": "hello"}, mine)
    host.call(f"/api/tables/{table}/chat", {"text": "good luck"}, friends)
    chat = page.get_by_role("tab", name="Chat")
    expect(chat.locator(".count")).to_have_text("1")
    chat.click()
    expect(page.locator(".chat .lines")).to_contain_text("good luck")
    page.get_by_role("tab", name="Log").click()
    expect(chat.locator(".count")).to_have_count(0)
    player.open("/table/" + table)
    player.state()
    expect(chat.locator(".count")).to_have_count(0)
    page.context.close()


def test_a_guest_reads_what_a_guest_has_to_do(page: Page, host: Host) -> None:
    table, mine, friends = two_seats(host)
    player = Player(page, host.url)
    player.open(f"/table/{table}?key={friends}")
    expect(page.locator(".invite")).to_contain_text("You are invited to this table")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    player.open(f"/table/{table}?key={mine}")
    expect(page.locator(".invite")).to_contain_text("Send each friend the link")


def test_what_is_pointed_at_says_what_is_true_now(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    page.locator('[data-el="slot:1"] > .halo').hover()
    expect(page.locator(".tip")).to_contain_text("workers around it: 0")
    now = host.see(table, key)
    place = next(c for c in now["view"]["choices"] if c["do"].get("gap") == "1-2")
    host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": place["id"]}, key)
    player.after(now["seq"])
    expect(page.locator(".tip").get_by_text("workers around it: 0")).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator('[data-el="slot:1"] > .halo').hover()
    expect(page.locator(".tip")).to_contain_text("workers around it: 1")


def test_what_is_chosen_is_not_hidden_by_a_tip_until_the_mouse_moves(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.sit(*host.table("spyrium", ["me", "screen"]))
    player.settled()
    gap = page.locator('[data-el="gap:1-2"] > .halo')
    gap.hover()
    expect(page.locator(".tip")).to_be_visible()
    seq = player.seq
    gap.click()
    player.after(seq)
    player.settled()
    expect(page.locator(".tip")).to_have_count(0)
    box = gap.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 9)
    expect(page.locator(".tip")).to_contain_text("Between")


def test_no_event_is_announced_after_the_last_round(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.sit(table, key)
    expect(page.locator('[data-el="next-event"]')).to_have_count(1)
    rounds = host.see(table, key)["view"]["board"]["rounds"]
    while host.see(table, key)["view"]["round"] < rounds:
        host.play(table, key, choices=5)
    expect(page.locator('[data-el="next-event"]')).to_have_count(0)


def test_a_phone_shows_every_site_that_can_be_developed(
    browser: Browser, host: Host, browser_context_args: dict[str, Any]
) -> None:
    for seed in range(1, 30):
        table, key = host.table("industry", ["me", "screen", "screen"], seed=str(seed))
        rnd = random.Random(seed)
        for _ in range(400):
            now = host.see(table, key)
            if now["status"] == "over":
                break
            idle = now["view"]["board"]["players"][now["view"]["actor"]]["idle"]
            if (
                now["view"]["board"]["phase"] == "development"
                and len(idle) > 5
                and not now["view"]["board"]["site"]
            ):
                context = browser.new_context(
                    **{**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True}
                )
                page = context.new_page()
                Player(page, host.url, touch=True).sit(table, key)
                drawn = page.locator('[data-el^="idle:"]')
                expect(drawn).to_have_count(len(idle))
                low = page.locator(".panel.development .sheet-of-paper").bounding_box()
                assert low is not None
                for i in range(len(idle)):
                    box = drawn.nth(i).bounding_box()
                    assert box is not None
                    assert box["x"] >= low["x"]
                    assert box["x"] + box["width"] <= low["x"] + low["width"] + 1
                    assert box["y"] + box["height"] <= low["y"] + low["height"]
                context.close()
                return
            wanted = [c for c in now["view"]["choices"] if c["do"]["do"] in ("done", "bid", "sell")]
            choice = rnd.choice(wanted or now["view"]["choices"])["id"]
            host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": choice}, key)
    raise AssertionError("no position with many sites to develop")


def test_a_player_from_outside_is_offered_and_called_by_its_name(page: Page, tmp_path: Path) -> None:
    program = f"cmd:{sys.executable} {BOTS / 'bot.py'}"
    server = Server(tmp_path, **{NAMED: json.dumps({"visitor": program})}).start()
    try:
        player = Player(page, server.url)
        player.open("/new/spyrium")
        page.get_by_label("2", exact=True).check()
        offered = page.get_by_label("Level of the bot at seat 2")
        offered.select_option("visitor")
        assert [word.strip() for word in offered.locator("option").all_inner_texts()][-2:] == [
            "Master",
            "visitor",
        ]
        page.get_by_role("button", name="Start the game").click()
        player.until_mine()
        expect(page.locator(".seat:not(.me)")).to_contain_text("Bot, visitor")
        player.choose_listed(random.Random(1))
        assert player.until_mine()
        assert player.complaints == []
    finally:
        server.stop(signal.SIGKILL)
