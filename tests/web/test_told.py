"""Being told of one's turn, and the page as an app: sound, notices, push, offline page, manifest."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from visitors import Host, Player, Server

from browsers import launch

# What the page asks of the sound card, and of the browser's notices, is noted instead of heard and seen.
EARS = """
window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { window.heard.push(this.frequency.value); start.call(this, when); };
"""
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (options) {
  window.serverKey = [...new Uint8Array(options.applicationServerKey)];
  return { toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/abc",
    keys: { p256dh: "BNc", auth: "abc" } }) };
};
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => [title, body, tag])"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


@pytest.fixture(scope="module")
def noticing(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that shows notices."""
    chromium = playwright.chromium.launch(**launch(browser_type_launch_args["args"], notices=True))
    yield chromium
    chromium.close()


@pytest.fixture
def visit(noticing: Browser, browser_context_args: dict[str, Any], host: Host) -> Iterator[Player]:
    """Somebody whose browser lets the service worker in and allows notices."""
    context = noticing.new_context(**{**browser_context_args, "service_workers": "allow"})
    context.grant_permissions(["notifications"], origin=host.url)
    yield Player(context.new_page(), host.url)
    context.close()


def friends(host: Host) -> tuple[str, str, str]:
    """A table of two people at different places; its id and their keys, the first one to decide first."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": True})
    table = made["table"]["id"]
    host.call(f"/api/tables/{table}/sit", {"name": "Bo"}, made["keys"]["1"])
    keys = [made["key"], made["keys"]["1"]]
    first = host.see(table, keys[0])["view"]["actor"]
    return table, keys[first], keys[1 - first]


def move(host: Host, table: str, key: str) -> None:
    """Let the one to decide choose until it is another's turn."""
    while choices := host.see(table, key)["view"]["choices"]:
        seq = host.see(table, key)["seq"]
        host.call(f"/api/tables/{table}/choose", {"seq": seq, "choice": choices[0]["id"]}, key)


def test_a_turn_is_heard_once_the_sound_is_switched_on(page: Page, host: Host) -> None:
    table, first, second = friends(host)
    page.add_init_script(EARS)
    player = Player(page, host.url)
    player.sit(table, second)
    player.settled()
    sound = page.get_by_role("button", name="A sound when it is my turn")
    expect(sound).to_have_attribute("aria-pressed", "false")
    move(host, table, first)
    player.until_mine()
    assert page.evaluate("window.heard") == []
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("window.heard.length === 2")
    move(host, table, second)
    expect(page.locator('.table[data-state="theirs"]')).to_be_visible()
    move(host, table, first)
    player.until_mine()
    page.wait_for_function("window.heard.length === 4")
    assert player.complaints == []


def test_a_hidden_page_shows_a_notice_and_a_quiet_table_none(visit: Player, host: Host) -> None:
    page = visit.page
    page.add_init_script(HIDDEN)
    visit.open("/settings")
    page.get_by_role("checkbox", name="Tell me when I am elsewhere").check()
    for quiet in (False, True):
        table, first, second = friends(host)
        visit.sit(table, second)
        visit.settled()
        if quiet:
            page.get_by_text("This device", exact=True).click()
            with page.expect_response("**/notify"):
                page.get_by_role("checkbox", name="Tell me when it is my turn at this table").uncheck()
        move(host, table, first)
        visit.until_mine()
        if quiet:
            assert [one for one in page.evaluate(SHOWN) if one[2] == table] == []
        else:
            visit.wait(lambda told=["Spyrium", "Your turn", table]: told in page.evaluate(SHOWN))
    assert [said for said in visit.complaints if "incognito" not in said] == []


def test_the_browser_is_subscribed_with_the_servers_key_and_seats_are_followed(
    visit: Player, host: Host
) -> None:
    page = visit.page
    page.add_init_script(SUBSCRIBED)
    table, _, second = friends(host)
    visit.sit(table, second)
    visit.open("/settings")
    with page.expect_response("**/api/tables/*/notify") as answer:
        page.get_by_role("checkbox", name="Tell me when I am elsewhere").check()
    assert answer.value.ok
    assert json.loads(answer.value.request.post_data or "")["on"] is True
    assert len(page.evaluate("window.serverKey")) == 65
    row = page.locator(".reaches li")
    expect(row).to_contain_text("Browser fcm.googleapis.com")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    assert visit.complaints == []


def test_a_pushed_turn_is_shown_and_leads_to_the_table(visit: Player, host: Host) -> None:
    page = visit.page
    visit.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    devtools = page.context.new_cdp_session(page)
    versions: list[Any] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: versions.extend(news["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    visit.wait(lambda: versions)
    notice = {"title": "Spyrium", "body": "It is your turn.", "table": "abc"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": host.url, "registrationId": versions[0]["registrationId"], "data": json.dumps(notice)},
    )
    visit.wait(lambda: page.evaluate(SHOWN) == [["Spyrium", "It is your turn.", "abc"]])


def test_the_answer_to_a_mail_is_in_sight(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/settings?confirm=nonsense.0")
    expect(page.get_by_text("was used already, or it has expired")).to_be_in_viewport(ratio=1)


def test_an_address_that_is_refused_stays_to_be_mended(page: Page, tmp_path: Path) -> None:
    running = Server(tmp_path, MAGNATE_HOOKS="hooks.example").start()
    try:
        player = Player(page, running.url)
        page.add_init_script(
            "Notification.requestPermission = () => new Promise((said) => { window.deny = () => said('denied'); })"
        )
        player.open("/settings")
        page.get_by_role("checkbox", name="Tell me when I am elsewhere").check()
        page.get_by_label("Web hook").fill("https://elsewhere.example/hook")
        page.get_by_label("Web hook").press("Enter")
        refused = page.get_by_role("alert").filter(has_text="sends nothing to that address")
        expect(refused).to_be_visible()
        page.evaluate("window.deny()")  # The browser's answer, late, does not take the place of the server's.
        expect(page.get_by_role("alert").filter(has_text="does not allow notifications")).to_be_visible()
        expect(refused).to_be_visible()
        expect(page.get_by_label("Web hook")).to_have_value("https://elsewhere.example/hook")
    finally:
        running.stop()


def test_a_browser_that_cannot_be_reached_when_closed_says_so(visit: Player, host: Host) -> None:
    page = visit.page
    page.add_init_script("PushManager.prototype.subscribe = async () => { throw new Error('no'); }")
    visit.open("/settings")
    page.get_by_role("checkbox", name="Tell me when I am elsewhere").check()
    expect(page.get_by_role("alert")).to_contain_text("only while the page is open")


def kept_by(context: BrowserContext, page: Page) -> list[str]:
    """The paths of everything the service worker keeps."""
    found = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"""
    )
    return sorted(str(path) for path in found)


def test_without_a_network_the_page_says_so_and_comes_back(
    browser: Browser, browser_context_args: dict[str, Any], own_server: Server
) -> None:
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow", "locale": "fr"})
    page = context.new_page()
    player = Player(page, own_server.url)
    player.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    player.open("/lobby")
    expect(page.get_by_role("heading", name="Salon")).to_be_visible()
    offline = ["/offline", "/static/css/page.css", "/static/mark.svg", "/static/offline.js"]
    assert kept_by(context, page) == offline, "no code and no answer of the server is kept"
    own_server.stop(signal.SIGKILL)
    player.open("/lobby")
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    with page.expect_navigation():
        page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    page.evaluate("localStorage['magnate.settings'] = JSON.stringify({ lang: 'en', pace: 'off' })")
    with page.expect_navigation():
        page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("heading", name="There is no connection")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("localStorage['magnate.settings'] = JSON.stringify({ lang: 'fr', pace: 'off' })")
    own_server.start()
    expect(page.get_by_role("heading", name="Salon")).to_be_visible()
    context.close()


def test_the_page_can_be_installed(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/")
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(host.url + icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    french = page.request.get(host.url + "/manifest.webmanifest", headers={"Accept-Language": "fr"}).json()
    assert french["lang"] == "fr"
    assert french["description"] != manifest["description"]
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
