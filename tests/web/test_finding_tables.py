"""Company: how people find a table, sit down, come back, and are told about each other."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, Route, expect
from visitors import Host, Player


def test_a_lost_answer_to_sitting_down_loses_no_seat(page: Page, host: Host) -> None:
    table, _ = host.table("spyrium", ["me", "open"])
    player = Player(page, host.url)
    lost: list[Any] = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().json())
        route.abort()

    page.route("**/sit", lose, times=1)
    player.open(f"/table/{table}")
    page.get_by_role("textbox", name="Your name").fill("Cleo")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".seat.me")).to_contain_text("Cleo")
    assert len(lost) == 1
    assert host.call(f"/api/tables/{table}", key=lost[0]["key"])["yours"] == [1]


def test_a_choice_is_answered_by_the_stream_alone(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if answer.url.endswith("/choose") else None)
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    for _ in range(3):
        player.until_mine()
        player.press(page.locator(".choice-list button").first)
        player.after(player.seq - 1)
        player.wait(lambda: host.see(table, key)["seq"] == player.seq)
    assert answers
    assert all("table" not in answer.json() for answer in answers)
    assert player.complaints == []


def test_a_position_the_stream_does_not_bring_is_asked_for(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)

    def without_table(route: Route) -> None:
        answer = route.fetch().json()
        route.fulfill(json={name: value for name, value in answer.items() if name != "table"})

    page.route("**/choose", without_table)
    page.route("**/stream?*", lambda route: route.abort())
    player.sit(table, key)
    player.until_mine()
    seq = player.seq
    player.press(page.locator(".choice-list button").first)
    player.after(seq)


def test_a_known_deal_and_practice_are_marked_wherever_the_table_is_shown(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    player = Player(page, host.url)
    player.sit(table, key)
    for address in (f"/table/{table}", "/mine", f"/replay/{table}"):
        player.open(address)
        expect(page.get_by_text("Known deal")).to_be_visible()
    tries = [
        host.call("/api/daily/spyrium", {"name": "Ada", "person": "somebody-with-a-secret"}) for _ in range(2)
    ]
    for made, shown in zip(tries, (0, 1), strict=True):
        player.sit(made["table"]["id"], made["key"])
        expect(page.get_by_text("Practice")).to_have_count(shown)


def test_on_a_phone_what_is_to_be_known_of_a_game_stands_above_its_seats(page: Page, host: Host) -> None:
    """The bar has no room for it there, and nothing can be pointed at."""
    page.set_viewport_size({"width": 390, "height": 844})
    player = Player(page, host.url)
    player.sit(*host.table("spyrium", ["me", "random"]))
    page.locator("#tab-seats").click()
    note = page.get_by_text("somebody may know it")
    expect(note).to_be_in_viewport(ratio=1)
    for badge in page.locator(".badge").all():
        assert badge.evaluate("node => node.scrollWidth <= node.clientWidth")
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth"), "nothing in the bar is cut off"


def public_table(host: Host, **wish: Any) -> str:
    """A table in the lobby with Ada and a free seat; its id."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = host.call("/api/tables", {"seats": seats, "game": "spyrium", **wish})
    return str(made["table"]["id"])


def row_of(page: Page, table: str) -> Locator:
    """The line of a table in a list."""
    return page.locator(".table-list li", has=page.locator(f'a[href="#/table/{table}"]'))


def test_the_lobby_tells_who_waits_at_which_pace_and_is_filtered(page: Page, host: Host) -> None:
    days = public_table(host, clock={"base": 259200, "step": 43200})
    live = public_table(host, clock={"base": 600, "step": 10})
    other = public_table(host, game="carnegie")
    player = Player(page, host.url)
    player.open("/lobby")
    expect(row_of(page, days)).to_contain_text("Ada is waiting, 1 free seat")
    expect(row_of(page, days)).to_contain_text("over days · 3 days each, 12 hr more per turn")
    expect(row_of(page, live)).to_contain_text("live · 10 min each, 10 sec more per turn")
    expect(row_of(page, other)).to_contain_text("no clock")
    page.get_by_role("radio", name="over days").check(force=True)
    expect(row_of(page, live)).to_have_count(0)
    expect(row_of(page, days)).to_have_count(1)
    page.get_by_role("radio", name="any", exact=True).check(force=True)
    page.get_by_role("radio", name="Carnegie").check(force=True)
    expect(row_of(page, days)).to_have_count(0)
    expect(row_of(page, other)).to_have_count(1)
    assert "game=carnegie" in page.url
    page.reload()
    expect(row_of(page, other)).to_have_count(1)
    expect(row_of(page, live)).to_have_count(0)
    assert player.complaints == []


def test_a_list_that_cannot_be_fetched_does_not_say_that_there_is_nothing(page: Page, host: Host) -> None:
    table = public_table(host)
    player = Player(page, host.url)
    page.add_init_script(
        f"""localStorage['magnate.keys'] = '{{"{table}": [{{"key": "x", "seats": [0]}}]}}'"""
    )
    for address, asked in (("/lobby", "**/api/tables"), ("/mine", "**/api/mine")):
        page.route(asked, lambda route: route.abort())
        player.open(address)
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        expect(page.get_by_text("There is no public table")).to_have_count(0)
        expect(page.get_by_text("You have not joined a table")).to_have_count(0)
        page.unroute(asked)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_public_table_is_opened_from_the_lobby(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/lobby?game=spyrium")
    opening = page.locator("main").get_by_role("link", name="Spyrium")
    expect(opening.first).to_be_visible()
    opening.first.click()
    expect(page.get_by_role("checkbox", name="Show this table in the lobby")).to_be_checked()
    expect(page.get_by_role("combobox", name="Who sits at seat 2")).to_have_value("open")
    page.get_by_role("button", name="Start the game").click()
    player.state()
    table = page.url.split("/table/")[1]
    player.open("/lobby")
    expect(row_of(page, table)).to_contain_text("is waiting, 2 free seats")
    assert player.complaints == []


def test_on_a_tablet_a_spectator_can_write_and_nothing_moves_sideways(page: Page, host: Host) -> None:
    table, _ = host.table("sweetlands", ["me", "screen"])
    player = Player(page, host.url)
    page.add_init_script("""localStorage['magnate.settings'] = '{"lang": "fr", "pace": "off"}'""")
    player.resize(1024, 768)
    player.sit(table)
    page.get_by_role("tab", name="Spectateurs").click()
    page.get_by_role("textbox", name="Dire quelque chose").fill("Bien joué !")
    expect(page.get_by_role("button", name="Envoyer")).to_be_in_viewport(ratio=1)
    assert page.locator(".table").evaluate("node => node.scrollLeft") == 0


def test_french_says_d_before_a_vowel_also_where_a_name_follows(page: Page, host: Host) -> None:
    seats = [{"kind": "me", "name": "Ada (1)"}, {"kind": "screen", "name": "Bo"}]
    made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": True})
    page.add_init_script("""localStorage['magnate.settings'] = '{"lang": "fr", "pace": "off"}'""")
    player = Player(page, host.url)
    player.sit(made["table"]["id"], made["key"])
    for seat, whose in enumerate(("d’Ada (1)", "de Bo")):
        panel = page.locator(f'.seat[data-seat="{seat}"]')
        panel.get_by_role("button", name="Laisser un robot jouer pour moi").click()
        expect(page.get_by_role("heading", name=f"Laisser la place {whose} à un robot")).to_be_visible()
        page.keyboard.press("Escape")


def test_a_clock_of_days_is_read_in_days(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"], clock={"base": 259200, "step": 43200})
    player = Player(page, host.url)
    player.sit(table, key)
    left = page.locator(".clock-left")
    expect(left.first).to_have_text(re.compile(r"\b(3 days|2 days 23 hr)$"))


def test_one_sits_down_from_the_lobby(page: Page, host: Host) -> None:
    table, gone = public_table(host), public_table(host)
    player = Player(page, host.url)
    player.open("/lobby")
    sit_down = row_of(page, gone).get_by_role("button", name="Sit down")
    expect(sit_down).to_be_visible()
    host.call(f"/api/tables/{gone}/sit", {"name": "Bo"})
    sit_down.click()
    expect(page.get_by_role("alert")).to_contain_text("That seat is taken")
    row_of(page, table).get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat.me")).to_be_visible()
    player.open("/lobby")
    expect(row_of(page, table).get_by_role("link", name="Play", exact=True)).to_be_visible()
    expect(row_of(page, table).get_by_role("button")).to_have_count(0)


def test_options_that_are_not_as_usual_stand_in_the_lobby(page: Page, host: Host) -> None:
    game = next(
        g
        for g in host.call("/api/games")["games"]
        if any(not o["seats"] or 2 in o["seats"] for o in g["options"])
    )
    option = next(o for o in game["options"] if not o["seats"] or 2 in o["seats"])
    value = next(v for v in option["values"] if v != option["default"])
    seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "open"}] * (max(2, game["seats"][0]) - 1)
    made = host.call("/api/tables", {"seats": seats, "game": game["id"], "options": {option["name"]: value}})
    player = Player(page, host.url)
    player.open("/lobby")
    terms = row_of(page, made["table"]["id"]).locator(".terms")
    expect(terms).to_contain_text("no clock · ")
    expect(terms).not_to_contain_text("option-")


def test_spectators_talk_beside_the_table_until_the_host_closes_it(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], host: Host
) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    context = browser.new_context(**browser_context_args)
    watcher = Player(context.new_page(), host.url)
    watcher.sit(table)
    watcher.page.get_by_role("tab", name="Spectators").click()
    watcher.page.get_by_role("textbox", name="Say something").fill("Bold!")
    watcher.page.get_by_role("button", name="Send").click()
    expect(watcher.page.get_by_role("log", name="Spectators")).to_contain_text("A spectator Bold!")
    player = Player(page, host.url)
    player.sit(table, key)
    expect(page.get_by_role("tab", name="Spectators")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Bold!")).to_have_count(0)
    may_talk = page.get_by_role("checkbox", name="Spectators may talk")
    expect(may_talk).to_be_in_viewport(ratio=1)
    may_talk.click()
    expect(may_talk).not_to_be_checked()
    expect(watcher.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    expect(watcher.page.get_by_text("The host has closed the chat of the spectators.")).to_be_visible()
    context.close()
    assert player.complaints == watcher.complaints == []


def test_a_seat_goes_to_a_bot_only_when_that_is_confirmed(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_role("button", name="Let a bot play for me").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert host.see(table, key)["seats"][0]["played_by"] == "person"
    page.get_by_role("button", name="Let a bot play for me").first.click()
    dialog.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("button", name="Play myself again").first).to_be_visible()


def test_resigning_is_confirmed_twice_and_final(page: Page, host: Host) -> None:
    made = host.call(
        "/api/tables",
        {"game": "spyrium", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}], "private": True},
    )
    table = made["table"]["id"]
    host.call(f"/api/tables/{table}/sit", {"name": "Bo"}, made["keys"]["1"])
    player = Player(page, host.url)
    player.sit(table, made["key"])
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Resign…").click()
    assert not host.see(table, made["key"])["seats"][0]["resigned"]
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("alert")).to_contain_text("You have resigned")
    expect(page.get_by_role("button", name="Play myself again")).to_have_count(0)
    expect(page.locator('.seat[data-seat="0"]')).to_contain_text("Has resigned")
    assert player.complaints == []


def test_who_asks_to_undo_reads_who_is_still_to_answer(page: Page, host: Host) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
    made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": True, "seed": "1"})
    table, keys = made["table"]["id"], [made["key"], made["keys"]["1"], made["keys"]["2"]]
    for key, name in zip(keys[1:], ("Bo", "Cleo"), strict=True):
        host.call(f"/api/tables/{table}/sit", {"name": name}, key)
    # Cleo begins: after three moves it is her turn again, and a bot in Bo's place has nothing to do yet.
    while (now := host.see(table, keys[0]))["at"] < 3:
        actor = now["view"]["actor"]
        own = host.see(table, keys[actor])
        wish = {"seq": own["seq"], "choice": own["view"]["choices"][0]["id"]}
        host.call(f"/api/tables/{table}/choose", wish, keys[actor])
    player = Player(page, host.url)
    player.sit(table, keys[0])
    page.get_by_role("button", name="Ask to undo").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask to undo").click()
    notice = page.get_by_role("alert").filter(has_text="Ada asks to take a move back")
    expect(notice).to_contain_text("Still to answer: Bo, Cleo.")
    expect(notice.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(notice.get_by_role("button", name="Refuse")).to_have_count(0)
    assert now["view"]["actor"] == 2
    host.call(f"/api/tables/{table}/resign", {"seat": 1}, keys[1])
    expect(notice).to_contain_text("Still to answer: Cleo.")
    at = host.see(table, keys[0])["at"]
    host.call(f"/api/tables/{table}/bot", {"seat": 2, "on": True}, keys[2])
    expect(notice).to_have_count(0)
    assert host.see(table, keys[0])["at"] < at, "nobody is left to answer: it is taken back"
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Nobody is left to answer Ada: the move is taken back.")).to_be_visible()
    assert player.complaints == []


def test_the_host_confirms_before_a_bot_takes_a_free_seat(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "friend"])
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_role("button", name="Seat a bot…").click()
    assert host.see(table, key)["status"] == "waiting"
    page.get_by_role("button", name="Seat a bot", exact=True).click()
    player.wait(lambda: host.see(table, key)["status"] == "playing")


def test_a_seat_is_opened_on_another_device_by_its_link(
    page: Page, browser: Browser, browser_context_args: dict[str, Any], host: Host
) -> None:
    table, key = host.table("spyrium", ["me", "random"])
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_text("This device", exact=True).click()
    page.get_by_role("button", name="Open on another device").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.get_by_role("textbox", name="Open on another device").input_value()
    assert key not in link
    for there in (True, False):
        context = browser.new_context(**browser_context_args)
        phone = Player(context.new_page(), host.url)
        phone.page.goto(link)
        phone.state()
        if there:
            assert phone.until_mine()
            assert "move=" not in phone.page.url
            phone.page.reload()
            assert phone.until_mine(), "the key is kept"
        else:
            expect(phone.page.get_by_role("alert")).to_contain_text("Make a new one on the other device")
            expect(phone.page.locator(".seat.me")).to_have_count(0)
        assert phone.complaints == []
        context.close()


def test_a_link_to_watch_opens_no_seat_even_for_who_has_one(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "open"])
    player = Player(page, host.url)
    player.sit(table, key)
    page.get_by_text("This device", exact=True).click()
    page.get_by_role("button", name="Link to watch").click()
    link = page.get_by_role("textbox", name="Link to watch").input_value()
    page.goto("about:blank")
    page.goto(link)
    player.state()
    expect(page.locator(".seat.me")).to_have_count(0)
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    player.open(f"/table/{table}")
    expect(page.locator(".seat.me")).to_be_visible()


def test_the_style_of_a_bot_is_picked_and_told_at_the_table(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/new/spyrium")
    style = page.get_by_label("Style of the bot at seat 2")
    expect(style).to_have_value("")
    style.select_option(label="The Inventor")
    page.get_by_role("button", name="Start").click()
    player.state()
    panels = page.locator(".seat .who small")
    expect(panels.nth(1)).to_contain_text("the Inventor")
    drawn = panels.nth(2).inner_text()
    assert any(f"the {name}" in drawn for name in ("Manufacturer", "Inventor", "Landlord")), drawn
    expect(page.locator(".log")).to_contain_text("the Inventor: collects techniques before anything else.")
    assert player.complaints == []
