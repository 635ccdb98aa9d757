"""What cannot easily be taken back asks first; the focus is where the hand was; who has several seats finds them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from visitors import Host, Player

LOST = "document.activeElement === document.body"


def friends(host: Host) -> tuple[str, str, str]:
    """A running table of two people; its id and the keys of both."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": True})
    table = made["table"]["id"]
    host.call(f"/api/tables/{table}/sit", {"name": "Bo"}, made["keys"]["1"])
    return table, made["key"], made["keys"]["1"]


def test_a_double_click_is_no_confirmation(page: Page, host: Host) -> None:
    table, key, _ = friends(host)
    player = Player(page, host.url)
    player.sit(table, key)
    page.locator(".seat.me").get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Resign…").dblclick()
    expect(page.get_by_role("button", name="Yes, resign")).to_be_visible()
    assert not host.see(table, key)["seats"][0]["resigned"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Resign…")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Resign").get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("You have resigned")
    assert host.see(table, key)["seats"][0]["resigned"]
    assert not page.evaluate(LOST)
    page.locator(".device summary").click()
    page.get_by_role("button", name="Leave this seat on this device…").dblclick()
    expect(page.locator(".seat.me")).to_be_visible()
    assert player.complaints == []


def test_the_focus_is_never_lost(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/")
    page.get_by_role("link", name="Lobby").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    assert not page.evaluate(LOST), "the bar stays"
    page.locator('a[href="#/new/spyrium?with=open"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Spyrium", level=1)).to_be_visible()
    assert page.evaluate("document.activeElement.closest('main') !== null"), (
        "the new page is read from its top"
    )
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    player.state()
    assert not page.evaluate(LOST), "a table instead of the set-up"
    page.get_by_role("button", name="Seat a bot…").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seat a bot…")).to_have_count(1)
    assert not page.evaluate(LOST), "the place of the button is gone, what stood around it is not"
    assert player.complaints == []


def test_a_button_that_cannot_be_used_for_a_moment_has_the_focus_again(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/profile")
    page.get_by_label("Your twelve words").fill(
        "these are no words that lead to anybody at all here now then"
    )
    button = page.get_by_role("button", name="Sign in with these words")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(button).to_be_focused()


def test_whoever_plays_by_keyboard_still_finds_the_first_choice_under_the_hand(
    page: Page, host: Host
) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    player = Player(page, host.url)
    player.sit(table, key)
    for _ in range(3):
        assert player.until_mine()
        seq = player.seq
        page.locator(".choice-list button").first.focus()
        page.keyboard.press("Enter")
        player.after(seq)
        assert player.until_mine()
        expect(page.locator(".choice-list button").first).to_be_focused()


def test_other_seats_of_this_browser_are_in_sight_without_a_search(page: Page, host: Host) -> None:
    table, key, other = friends(host)
    player = Player(page, host.url)
    player.sit(table, key)
    expect(page.get_by_role("button", name=re.compile("Play as"))).to_have_count(0)
    player.sit(table, other)
    page.get_by_role("button", name="Play as Ada").click()
    expect(page.locator(".seat.me")).to_contain_text("Ada")


def test_an_open_table_says_who_may_sit_down_and_where_it_is_listed(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    for private in (True, False):
        made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": private})
        player.sit(made["table"]["id"], made["key"])
        invite = page.locator(".invite")
        expect(invite).to_contain_text("Whoever opens the link may take a free seat")
        expect(invite).not_to_contain_text("Send each friend")
        assert ("listed in the lobby" in invite.inner_text()) is not private


def test_bots_are_called_the_same_in_lists_as_at_the_table(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "1", "greedy"], name="Called by name")
    player = Player(page, host.url)
    player.sit(table, key)
    names = page.locator(".seat:not(.me) .who strong").all_inner_texts()
    player.open("/mine")
    row = page.locator("li", has_text="Called by name")
    for name in names:
        expect(row).to_contain_text(f"{name} (")


def test_french_says_d_before_the_name_of_a_game(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/settings")
    page.get_by_role("radio", name="Français").check(force=True)
    player.open("/rules/industry")
    expect(page.get_by_role("heading", name="Règles d’Industry")).to_be_visible()
    player.open("/rules/carnegie")
    expect(page.get_by_role("heading", name="Règles de Carnegie")).to_be_visible()


def test_a_table_that_is_gone_says_what_may_have_happened(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    for address in ("/table/nowhere", "/replay/nowhere"):
        player.open("/settings")
        player.open(address)
        expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
        expect(page).to_have_title("This table cannot be shown · Magnate")
        expect(page.get_by_text("Check that the link is complete")).to_be_visible()
