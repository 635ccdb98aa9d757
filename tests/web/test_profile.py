"""A profile in the browser: made and found again by a passkey or by twelve words, with one's seats on every device."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from test_pages import ready, serious
from visitors import Host, Player, Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def visitor(page: Page, server: Server) -> Player:
    """Somebody at the server under a name: passkeys know no bare addresses."""
    return Player(page, server.url.replace("127.0.0.1", "localhost"))


def made_with_words(page: Page, name: str) -> str:
    """Make a profile with twelve words; the words."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Make it with twelve words").click()
    expect(page.locator(".phrase li")).to_have_count(12)
    words = page.locator(".phrase li").all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_role("heading", name="Friends")).to_be_visible()
    return " ".join(words)


def test_a_passkey_makes_a_profile_and_leads_back(page: Page, server: Server) -> None:
    player = visitor(page, server)
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    device = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
    player.open("/profile")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_role("heading", name="Friends")).to_be_visible()
    held = devtools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [one["rpId"] for one in held] == ["localhost"]
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    expect(page.get_by_text(re.compile("^Passkey: "))).to_be_visible()
    assert player.complaints == []


def test_a_passkey_that_is_refused_leaves_nothing_behind(page: Page, server: Server) -> None:
    player = visitor(page, server)
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = AUTHENTICATOR | {"isUserVerified": False, "hasResidentKey": False}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    player.open("/profile")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No passkey was given.")
    assert page.evaluate("localStorage['magnate.session'] ?? 'null'") == "null"


def test_no_passkey_is_offered_where_the_server_has_no_name(page: Page, server: Server) -> None:
    player = Player(page, server.url)
    with page.expect_response("**/api/people"):
        player.open("/profile")
    expect(page.get_by_role("button", name="Make it with twelve words")).to_be_visible()
    player.settled()
    expect(page.get_by_role("button", name=re.compile("passkey"))).to_have_count(0)
    with page.expect_response("**/api/people"):
        visitor(page, server).open("/profile")
    expect(page.get_by_role("button", name=re.compile("passkey"))).to_have_count(2)


def test_twelve_words_bring_my_seats_to_another_device_and_signing_out_takes_them_away(
    page: Page, browser: Browser, server: Server, host: Host, browser_context_args: dict[str, Any]
) -> None:
    player = visitor(page, server)
    before, key = host.table("spyrium", ["me", "random"], name="Held before")
    player.sit(before, key)
    player.open("/profile")
    words = made_with_words(page, "Ada")
    during, key = host.table("spyrium", ["me", "random"], name="Taken while signed in")
    player.sit(during, key)
    page.wait_for_function("key => localStorage['magnate.claimed']?.includes(key)", arg=key)

    there = browser.new_context(**browser_context_args).new_page()
    phone = visitor(there, server)
    phone.open("/profile")
    there.get_by_role("textbox", name="Your twelve words").fill(words)
    there.get_by_role("button", name="Sign in with these words").click()
    expect(there.get_by_role("heading", name="Friends")).to_be_visible()
    phone.open("/mine")
    expect(there.get_by_role("link", name=re.compile("Held before"))).to_be_visible()
    there.get_by_role("link", name="Taken while signed in").click()
    expect(there.locator(".seat.me")).to_be_visible()
    phone.open("/profile")
    there.get_by_role("button", name="Sign out on this device").click()
    expect(there.get_by_role("heading", name="Make a profile")).to_be_visible()
    phone.open("/mine")
    expect(there.get_by_text("You have not joined a table yet.")).to_be_visible()
    assert player.complaints == phone.complaints == []
    there.context.close()


def test_a_favourite_colour_is_worn_at_the_table(page: Page, server: Server) -> None:
    player = visitor(page, server)
    player.open("/profile")
    made_with_words(page, "Ada")
    page.get_by_role("radio", name="green").check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage['magnate.settings']).colour === 3")
    player.open("/new/spyrium?with=bots")
    page.get_by_role("button", name="Start").click()
    player.state()
    hue = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
    assert page.evaluate(hue, "--seat-0") == page.evaluate(hue, "--hue-3")
    expect(page.get_by_role("region", name=re.compile("Ada"))).to_be_visible()


@pytest.mark.parametrize(("size", "mode"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_a_profile_with_games_is_readable_by_everyone(
    browser: Browser,
    server: Server,
    host: Host,
    browser_context_args: dict[str, Any],
    size: tuple[int, int],
    mode: str,
) -> None:
    wish = browser_context_args | {"viewport": {"width": size[0], "height": size[1]}, "color_scheme": mode}
    page = browser.new_context(**wish).new_page()
    player = visitor(page, server)
    table, key = host.table("spyrium", ["me", "random"], seed=None, name="Done")
    player.sit(table, key)
    player.open("/profile")
    made_with_words(page, "Ada")
    host.play(table, key)
    player.open("/profile")
    ready(page)
    expect(page.get_by_role("link", name="Done")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Spyrium"))).to_be_visible()
    assert serious(player, "profile") == []
    assert page.locator("h1").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("combobox", name="Result").select_option("alone")
    expect(page.get_by_text("No game matches.")).to_be_visible()
    page.context.close()


def test_friends_meet_at_a_table_and_a_deleted_profile_is_gone(
    page: Page, browser: Browser, server: Server, browser_context_args: dict[str, Any]
) -> None:
    ada = visitor(page, server)
    ada.open("/profile")
    made_with_words(page, "Ada")
    code = page.locator(".code").inner_text()
    there = browser.new_context(**browser_context_args).new_page()
    basil = visitor(there, server)
    basil.open("/profile")
    made_with_words(there, "Basil")
    there.get_by_role("textbox", name="A friend's code").fill(code)
    there.get_by_role("button", name="Ask").click()
    expect(there.get_by_text("has not answered yet")).to_be_visible()
    ada.open("/profile")
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("button", name="Remove Basil")).to_be_visible()

    ada.open("/new/spyrium?with=friends")
    page.get_by_role("button", name="Start").click()
    asking = page.get_by_role("combobox", name="Invite a friend to the seat of Player 2")
    asking.select_option(label="Basil")
    expect(page.get_by_text("Basil is invited.")).to_be_visible()
    basil.open("/")
    there.get_by_role("link", name="A friend invites you to a table").click()
    there.get_by_role("button", name="Go there").click()
    there.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="B, Basil")).to_be_visible()

    basil.open("/profile")
    there.get_by_role("button", name="Remove Ada").dblclick()
    there.get_by_role("button", name="Cancel").click()
    expect(there.get_by_role("button", name="Remove Ada")).to_be_visible()
    there.get_by_role("button", name="Delete the profile…").click()
    there.get_by_role("button", name="Delete the profile", exact=True).click()
    expect(there.get_by_role("heading", name="Make a profile")).to_be_visible()
    ada.open("/profile")
    expect(page.get_by_role("heading", name="Friends")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Basil")).to_have_count(0)
    there.context.close()
