"""What the others did is shown on the board one move at a time, and never holds up whoever wants to choose."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from visitors import Host, Player

STEPS = """() => { window.steps = [];
  new MutationObserver(() => {
    const at = document.querySelector('.table')?.dataset.at;
    if (at && window.steps.at(-1) !== at) window.steps.push(at);
  }).observe(document.body, { subtree: true, attributes: true, childList: true }); }"""


def table_behind(host: Host) -> tuple[str, str, int]:
    """A table where two rivals moved since my last decision; its id, my key, the moment of that decision."""
    table, key = host.table("spyrium", ["me", "random", "random"])
    host.play(table, key, choices=2)
    while not host.see(table, key)["view"]["choices"]:
        pass
    now = host.see(table, key)
    assert now["at"] - now["last"] >= 2
    return table, key, now["last"]


def test_moves_of_the_others_are_shown_one_at_a_time(page: Page, host: Host) -> None:
    table, key, last = table_behind(host)
    at = host.see(table, key)["at"]
    player = Player(page, host.url, pace="fast")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {STEPS})")
    player.sit(table, key)
    expect(page.get_by_role("region", name="Since your last turn")).to_be_visible()
    expect(page.locator(".choice-list button").first).to_be_visible()
    assert player.until_mine()
    shown = [int(step) for step in page.evaluate("window.steps")]
    assert shown[0] == last, "the position the run begins from comes first"
    assert shown[-1] == at
    assert set(range(last + 1, at + 1)) <= set(shown), (last, at, shown)
    # What is told is read whole, on a desk and on a tablet.
    sentence = page.locator(".recap .sentence-small")
    for size in ((1440, 900), (1024, 768)):
        player.resize(*size)
        assert sentence.evaluate("node => node.scrollHeight - node.clientHeight") < 4, size
    assert player.complaints == []


def test_a_key_or_a_choice_skips_what_is_being_shown(page: Page, host: Host) -> None:
    table, key, _ = table_behind(host)
    player = Player(page, host.url, pace="slow")
    player.sit(table, key)
    page.wait_for_selector('.table[data-state="showing"]')
    page.keyboard.press("Escape")
    page.wait_for_selector('.table[data-state="mine"]')
    table, key, _ = table_behind(host)
    player.sit(table, key)
    page.wait_for_selector('.table[data-state="showing"]')
    seq = player.seq
    page.locator(".choice-list button").first.click()
    player.after(seq)
    assert player.complaints == []


def test_the_log_says_no_more_than_what_has_been_shown(page: Page, host: Host) -> None:
    table, key, last = table_behind(host)
    now = host.see(table, key)
    moves = host.call(f"/api/tables/{table}/events?since=0", key=key)["moves"]
    lines = {
        at: sum(len(move["events"]) for move in moves if move["at"] <= at) for at in range(now["at"] + 1)
    }
    first = next(move["at"] for move in moves if move["at"] > last and move["seat"] != 0 and move["events"])
    page.add_init_script(FROZEN)
    player = Player(page, host.url, pace="slow")
    player.sit(table, key)
    page.wait_for_selector('.table[data-state="showing"]')
    entries = page.locator(".log .entry")
    assert lines[first] < lines[now["at"]]
    expect(entries).to_have_count(lines[first])
    expect(page.locator(".choice-list button").first).to_be_enabled()
    page.locator(".board-pane").click(position={"x": 5, "y": 5})
    page.wait_for_selector('.table[data-state="mine"]')
    expect(entries).to_have_count(lines[now["at"]])
    assert player.complaints == []


# The parts of all moves of a game as they would be told, with those that do not fit where they are told.
CUT = """async ([game, moves, seats]) => {
  const [{ inParts, told }, { loadWords, sayer }] = await Promise.all([import('/static/parts/log.js'),
    import('/static/words.js')]);
  await loadWords(game);
  const names = Array.from({ length: seats }, (_, i) => ({ name: `Magdalena ${i}` }));
  const say = sayer(game, names.map(({ name }) => name));
  const [place, recap] = ['.recap .sentence-small', '.recap'].map((where) => document.querySelector(where));
  const texts = moves.flatMap((move) => inParts(move, say, names).map(({ events }) =>
    events.map((event) => told(event, say, names)).join(' ')));
  recap.classList.add('long');
  const marks = place.innerHTML.match(/<svg[^]*?<\\/svg>/)[0];
  const cut = [];
  for (const text of texts) {
    place.innerHTML = `${marks} ${marks} ${marks} `;
    place.append(text);
    if (place.scrollHeight - place.clientHeight > 3) cut.push(text);
  }
  return [texts.length, cut];
}"""


@pytest.mark.parametrize(
    ("width", "size"),
    [(1440, "normal"), (1024, "normal"), (390, "normal"), (1024, "larger"), (390, "larger")],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_that_is_told_is_cut_off(
    page: Page, host: Host, moments: dict[str, Any], lang: str, width: int, size: str
) -> None:
    """Every move of a whole game of each title, in parts that are read whole."""
    table, key, _ = table_behind(host)
    page.set_viewport_size({"width": width, "height": 844})
    page.add_init_script(FROZEN)
    player = Player(page, host.url, pace="slow")
    page.add_init_script(
        "localStorage['magnate.settings'] = "
        f"JSON.stringify({{ pace: 'slow', lang: '{lang}', size: '{size}' }})"
    )
    player.sit(table, key)
    expect(page.locator(".recap")).to_be_visible()
    player.settled()
    for game in ("spyrium", "industry", "carnegie", "sweetlands"):
        ended, seat = moments[game]["end"]
        moves = host.call(f"/api/tables/{ended}/events?since=0", key=seat)["moves"]
        count, cut = page.evaluate(CUT, [game, moves, 4])
        assert count > 100
        assert cut == [], game


def test_a_hint_is_shown_on_the_present_position(page: Page, host: Host) -> None:
    table, key, _ = table_behind(host)
    page.add_init_script(FROZEN)
    player = Player(page, host.url, pace="slow")
    player.sit(table, key)
    page.wait_for_selector('.table[data-state="showing"]')
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector('.table[data-state="mine"]')
    expect(page.locator(".choice.hinted")).to_have_count(1)
    assert player.complaints == []


def test_the_end_of_the_log_stays_in_sight_when_a_hint_takes_its_room(page: Page, host: Host) -> None:
    table, key, _ = table_behind(host)
    page.set_viewport_size({"width": 1024, "height": 600})
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    last = page.locator(".log .entry").last
    in_sight = """one => one.getBoundingClientRect().bottom
      <= one.closest('.log').getBoundingClientRect().bottom + 1"""
    room = page.locator(".log").bounding_box()
    assert last.evaluate(in_sight)
    page.keyboard.press("h")
    expect(page.locator(".choice.hinted")).to_have_count(1)
    player.settled()
    now = page.locator(".log").bounding_box()
    assert room is not None
    assert now is not None
    assert now["height"] < room["height"]
    assert last.evaluate(in_sight)


def test_a_hint_that_takes_its_time_says_so(page: Page, host: Host) -> None:
    table, key, _ = table_behind(host)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    player = Player(page, host.url)
    player.sit(table, key)
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_have_text("A strong bot is thinking…")
    player.wait(lambda: held)
    held[0].continue_()
    expect(page.locator(".prompt .hint")).to_contain_text("would choose")
    assert player.complaints == []


FROZEN = "const later = setTimeout; window.setTimeout = (f, ms) => ms === 2600 ? 0 : later(f, ms);"


class Friends:
    """Three people at a table, who take the first thing on offer."""

    def __init__(self, host: Host) -> None:
        self.host = host
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
        made = host.call("/api/tables", {"game": "spyrium", "seats": seats, "private": True, "seed": "1"})
        self.table = made["table"]["id"]
        self.keys = [made["key"], made["keys"]["1"], made["keys"]["2"]]
        for key in self.keys[1:]:
            host.call(f"/api/tables/{self.table}/sit", {"name": "Bo"}, key)

    @property
    def actor(self) -> int:
        """The seat whose turn it is."""
        return int(self.host.see(self.table, self.keys[0])["view"]["actor"])

    def move(self) -> int:
        """The seat whose turn it was, after its move."""
        seat = self.actor
        now = self.host.see(self.table, self.keys[seat])
        wish = {"seq": now["seq"], "choice": now["view"]["choices"][0]["id"]}
        self.host.call(f"/api/tables/{self.table}/choose", wish, self.keys[seat])
        return seat


def frozen(page: Page, host: Host) -> tuple[Friends, Player]:
    """Three people, and the first of them at the page, where a move is shown for as long as the test likes."""
    friends = Friends(host)
    assert any(friends.move() == 0 for _ in range(3))
    page.add_init_script(FROZEN)
    player = Player(page, host.url, pace="slow")
    player.sit(friends.table, friends.keys[0])
    player.settled()
    return friends, player


def test_a_move_that_is_being_shown_stays_lit_when_the_next_one_comes_in(page: Page, host: Host) -> None:
    friends, player = frozen(page, host)
    for count in (1, 2):
        seq = player.seq
        assert friends.move() > 0
        player.after(seq)
        expect(page.locator(".recap-title")).to_contain_text(f"1/{count}")
        expect(page.locator(".board-pane .target.lit").first).to_be_visible(timeout=5_000)
    assert player.complaints == []


def test_what_was_before_my_choice_is_not_shown_after_it(page: Page, host: Host) -> None:
    friends, player = frozen(page, host)
    while friends.actor != 0:
        seq = player.seq
        friends.move()
        player.after(seq)
    # The moves of the others are still being shown while I choose.
    seq = player.seq
    page.locator(".choice-list button").first.click()
    player.after(seq)
    assert friends.move() > 0
    player.after(seq + 1)
    expect(page.locator(".recap-title")).to_contain_text("1/1")
    now = host.see(friends.table, friends.keys[0])
    expect(page.locator(".table")).to_have_attribute("data-at", str(now["at"]))
    assert player.complaints == []


def befalling_all(page: Page, host: Host) -> tuple[str, str]:
    """A table of three and my key, where what came before my decision befell all seats."""
    for _ in range(30):  # few games lack such a move
        table, key = host.table("spyrium", ["me", "random", "random"])
        while host.play(table, key, choices=1):
            while not (now := host.see(table, key))["view"]["choices"] and not now["view"]["over"]:
                page.wait_for_timeout(20)
            if now["view"]["over"]:
                break
            moves = host.call(f"/api/tables/{table}/events?since={now['last']}", key=key)["moves"]
            if moves and len({event["seat"] for event in moves[-1]["events"]} - {-1}) == 3:
                return table, key
    raise AssertionError("no move befell all seats in thirty games")


def test_what_a_move_did_to_others_is_marked_with_their_seats(page: Page, host: Host) -> None:
    table, key = befalling_all(page, host)
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    assert player.until_mine()
    marks = page.locator(".recap .sentence-small .seat-mark")
    player.wait(lambda: len({mark.get_attribute("aria-label") for mark in marks.all()}) == 3)


def test_a_citizen_that_a_rival_plays_is_shown_as_a_card(page: Page, host: Host) -> None:
    table, key = host.table("sweetlands", ["me", "greedy", "greedy"], seed="1")
    card = ""
    while not card:
        assert host.play(table, key, choices=1), "no rival plays a citizen"
        while not (now := host.see(table, key))["view"]["choices"]:
            page.wait_for_timeout(20)
        moves = host.call(f"/api/tables/{table}/events?since={now['last']}", key=key)["moves"]
        events = [event for move in moves for event in move["events"] if event["seat"] > 0]
        card = next(
            (event["say"]["args"]["card"] for event in events if event["say"]["id"] == "log-play"), ""
        )
    page.add_init_script(
        f"""addEventListener('DOMContentLoaded', () => new MutationObserver(() => {{
          const there = document.querySelector('.citizen.lit[data-el="shown:{card.removeprefix("@card-")}"]');
          window.seen ||= Boolean(there);
        }}).observe(document.body, {{ subtree: true, childList: true, attributes: true }}))"""
    )
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    page.wait_for_function("window.seen")
    assert player.until_mine()
    expect(page.locator('.citizen[data-el^="shown:"]')).to_have_count(0)
    assert player.complaints == []


LATEST = """async ([game, moves, seats]) => {
  const [{ latestOf }, { ASIDE }] = await Promise.all([import('/static/parts/log.js'),
    import(`/games/${game}/board.js`)]);
  const said = moves.flatMap(({ at }) => Object.values(latestOf(moves, at, ({ id }) => id, seats, ASIDE)));
  return [...new Set(said.map((id) => id.trim()))];
}"""


@pytest.mark.parametrize(
    ("game", "deeds", "asides"),
    [
        ("carnegie", {"log-department", "log-project", "log-move"}, {"log-sell", "log-turn", "log-turn-end"}),
        (
            "sweetlands",
            {"log-play", "log-area", "log-property"},
            {"log-paid", "log-discard", "log-gain-gold"},
        ),
    ],
)
def test_the_panel_of_a_rival_says_what_it_did_and_not_what_it_paid_for_that(
    page: Page,
    host: Host,
    moments: dict[str, dict[str, tuple[str, str]]],
    game: str,
    deeds: set[str],
    asides: set[str],
) -> None:
    table, key = moments[game]["end"]
    moves = host.call(f"/api/tables/{table}/events?since=0", key=key)["moves"]
    told = {event["say"]["id"] for move in moves for event in move["events"]}
    assert deeds | asides <= told
    Player(page, host.url).open("/")
    latest = set(page.evaluate(LATEST, [game, moves, [{"name": ""}] * 3]))
    assert deeds <= latest
    assert not asides & latest


STATES = """() => { window.states = [];
  new MutationObserver(() => {
    const state = document.querySelector('.table')?.dataset.state;
    if (state && window.states.at(-1) !== state) window.states.push(state);
  }).observe(document.body, { subtree: true, childList: true, attributes: true }); }"""


def test_a_table_that_is_opened_is_mine_once_the_others_moves_were_shown(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random", "random"], seed="3")
    host.play(table, key, choices=14)
    now = host.see(table, key)
    moves = host.call(f"/api/tables/{table}/events?since={now['last']}", key=key)["moves"]
    assert sum(move["seat"] != 0 for move in moves) > 1
    player = Player(page, host.url, pace="fast")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {STATES})")
    player.sit(table, key)
    player.wait(lambda: page.evaluate("window.states.at(-1)") == "mine")
    assert page.evaluate("window.states") == ["showing", "mine"]


CHIPS = """() => { window.chips = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node.classList?.contains('gain')) window.chips.push(`${node.dataset.seat} ${node.textContent.trim()}`);
  }).observe(document.body, { subtree: true, childList: true }); }"""


def test_what_a_rival_gains_and_pays_flies_to_and_from_its_panel(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random", "random"], seed="3")
    host.play(table, key, choices=14)
    now = host.see(table, key)
    moves = host.call(f"/api/tables/{table}/events?since={now['last']}", key=key)["moves"]
    before = host.call(f"/api/tables/{table}/replay?at={now['last']}", key=key)["view"]["figures"]
    changed = {
        (move["seat"], name)
        for move in moves
        for name, value in host.call(f"/api/tables/{table}/replay?at={move['at']}", key=key)["view"][
            "figures"
        ][move["seat"]].items()
        if value != before[move["seat"]][name] and move["seat"] != 0
    }
    assert changed, "the rivals did something that shows"
    player = Player(page, host.url, pace="fast")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {CHIPS})")
    player.sit(table, key)
    assert player.until_mine()
    chips = page.evaluate("window.chips")
    assert {int(chip.split()[0]) for chip in chips} == {seat for seat, _ in changed}
    assert all(chip.split()[1][0] in "+−" for chip in chips)
    expect(page.locator(".gain")).to_have_count(0)
    assert player.complaints == []


WHERE = """() => { window.places = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node.classList?.contains('gain')) {
          const to = node.getBoundingClientRect();
          const strip = document.querySelector('section.strip').getBoundingClientRect();
          const middle = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
          window.places.push(middle[0] <= strip.right && middle[1] >= strip.top && middle[1] <= strip.bottom);
        }
  }).observe(document.body, { subtree: true, childList: true }); }"""


def test_on_a_phone_gains_fly_to_the_strip_that_is_in_sight(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random", "random"], seed="3")
    host.play(table, key, choices=14)
    page.set_viewport_size({"width": 390, "height": 844})
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    expect(page.locator("section.strip")).to_be_visible()
    page.evaluate(f"({WHERE})()")
    rnd = random.Random(4)
    for _ in range(4):
        assert player.until_mine()
        player.choose_listed(rnd)
    places = page.evaluate("window.places")
    assert places
    assert all(places)


STARTS = """() => { window.below = []; window.chips = 0;
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node.classList?.contains('gain')) {
          const [chip, pane] = [node, document.querySelector('.board-pane')].map((one) => one.getBoundingClientRect());
          window.chips += 1;
          if ((chip.top + chip.bottom) / 2 > pane.bottom) window.below.push(node.textContent);
        }
  }).observe(document.body, { subtree: true, childList: true }); }"""


def test_on_a_phone_no_gain_comes_from_below_what_is_in_sight(page: Page, host: Host) -> None:
    table, key = host.table("spyrium", ["me", "random", "random"], seed="3")
    host.play(table, key, choices=14)
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="no-preference")
    player = Player(page, host.url, pace="fast")
    player.sit(table, key)
    expect(page.locator("section.strip")).to_be_visible()
    page.evaluate(f"({STARTS})()")
    rnd = random.Random(4)
    for _ in range(10):
        assert player.until_mine()
        page.locator(".board-pane").evaluate("pane => pane.scrollTo(0, 0)")
        player.choose_listed(rnd)
    assert page.evaluate("window.chips") > 5
    assert page.evaluate("window.below") == []


def test_a_line_of_the_log_that_is_pointed_at_lights_what_it_tells(page: Page, host: Host) -> None:
    table, key, _ = table_behind(host)
    player = Player(page, host.url)
    player.sit(table, key)
    entry = page.locator(".log .entry", has_text="Placed a worker between").last
    entry.scroll_into_view_if_needed()
    entry.hover()
    lit = page.locator(".board-pane .target.lit")
    expect(lit).to_have_count(3)
    named = " ".join(str(one.get_attribute("aria-label")) for one in lit.locator("> .halo").all())
    for card in (
        (entry.text_content() or "").removeprefix("Placed a worker between ").rstrip(".").split(" and ")
    ):
        assert card.split(" (")[0] in named
    expect(page.locator(".seat.lit")).to_have_count(1)
    page.locator("h1").first.hover()
    expect(page.locator(".target.lit")).to_have_count(0)


def test_money_that_is_paid_lights_the_coins_of_the_treasury_and_no_heading(page: Page, host: Host) -> None:
    table, key = host.table("industry", ["me", "random", "random"], seed="3")
    while not any(
        event["say"]["id"] == "log-income"
        for move in host.call(f"/api/tables/{table}/events?since=0", key=key)["moves"]
        for event in move["events"]
    ):
        host.play(table, key, choices=3)
    player = Player(page, host.url)
    player.sit(table, key)
    page.locator(".log .entry", has_text="Everybody takes").first.hover()
    treasury = page.locator(".board-pane .target.lit", has_text="Treasury")
    expect(treasury).to_be_visible()
    expect(treasury.locator(".thaler")).to_have_count(3)
    expect(treasury).not_to_contain_text("Resources")


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("game", ["spyrium", "industry", "carnegie", "sweetlands"])
def test_the_board_keeps_its_size_whatever_is_asked(page: Page, host: Host, game: str, width: int) -> None:
    table, key = host.table(game, ["me", "random", "random"])
    host.play(table, key, choices=8)
    page.set_viewport_size({"width": width, "height": 768})
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    rnd = random.Random(5)
    sizes, prompts = set(), set()
    for _ in range(12):
        assert player.until_mine()
        box = page.locator(".board-pane").bounding_box()
        assert box is not None
        sizes.add((round(box["y"]), round(box["height"])))
        prompts.add(page.locator(".prompt .sentence").first.text_content())
        cut = "e => e.scrollHeight - e.clientHeight"
        assert page.locator(".prompt .sentence").first.evaluate(cut) <= 2, "the question is cut off"
        player.choose_listed(rnd)
    assert len(prompts) > 1
    assert len(sizes) == 1, sizes


def table_with_one_answer(host: Host) -> tuple[str, str, Any]:
    """A table where of two answers one is never worse; its id, my key, the table now."""
    table, key = host.table("spyrium", ["me", "screen"])
    rnd = random.Random(2)
    while (now := host.see(table, key))["view"]["obvious"] < 0 or len(now["view"]["choices"]) < 2:
        choice = rnd.choice(now["view"]["choices"])["id"]
        host.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": choice}, key)
    return table, key, now


def test_an_obvious_choice_is_made_at_once_and_asked_for_once_it_is_taken_back(
    page: Page, host: Host
) -> None:
    table, key, now = table_with_one_answer(host)
    player = Player(page, host.url, sensible=True)
    player.sit(table, key)
    page.wait_for_function("at => Number(document.querySelector('.table')?.dataset.at) > at", arg=now["at"])
    seq = player.seq
    page.keyboard.press("u")
    player.after(seq)
    expect(page.locator(".choice-list button")).to_have_count(len(now["view"]["choices"]))
    assert host.see(table, key)["at"] == now["at"], "it is asked, not answered again"
    assert player.complaints == []


def test_an_obvious_choice_is_asked_for_by_whoever_wants_that(page: Page, host: Host) -> None:
    table, key, now = table_with_one_answer(host)
    player = Player(page, host.url)
    player.sit(table, key)
    player.settled()
    expect(page.locator(".choice-list button")).to_have_count(len(now["view"]["choices"]))
    assert host.see(table, key)["at"] == now["at"]


# Where things go that no board draws as a place; the panel of the seat tells of these.
NOWHERE = (
    "seat",
    "hand",
    "deck",
    "discard",
    "box",
    "supply",
    "treasury",
    "skills",
    "res",
    "tokens",
    "inactive",
)


def places_in(move: dict[str, Any]) -> list[str]:
    """The places on the board that a move of a player tells of."""
    named = [
        place
        for event in move["events"]
        if event["seat"] >= 0
        for place in (*event["on"], *[to for _, _, to in event["moved"]])
    ]
    return [place for place in named if place and place.split(":")[0] not in NOWHERE]


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize("game", ["spyrium", "industry", "carnegie", "sweetlands"])
def test_what_each_move_did_is_lit_on_the_board(
    page: Page, host: Host, moments: dict[str, Any], game: str, width: int
) -> None:
    table, _ = moments[game]["end"]
    length = host.call(f"/api/tables/{table}/events?since=0&until=1")["at"]
    first = length // 2
    moves = host.call(f"/api/tables/{table}/events?since={first}&until={first + 30}")["moves"]
    told = {move["at"]: places_in(move) for move in moves}
    assert sum(map(bool, told.values())) >= 10
    page.set_viewport_size({"width": width, "height": 900})
    player = Player(page, host.url)
    player.open(f"/replay/{table}?at={first}")
    page.wait_for_selector(f'.table[data-at="{first}"]')
    for at in range(first + 1, first + 31):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f'.table[data-at="{at}"]')
        if told.get(at):
            lit = page.locator(".board-pane .target.lit, .board-pane .piece.lit").first
            expect(lit, f"{at}: {told[at]}").to_be_visible(timeout=5_000)
    assert player.complaints == []
