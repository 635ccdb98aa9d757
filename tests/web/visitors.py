"""For the browser tests: a server, one who makes tables through its API, one who sits in front of the page."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
# The rules of axe that look at colours; all others judge the structure, which is the same in every colour.
COLOURS = ("color-contrast", "link-in-text-block")
JUDGE = """([where, rules]) => axe.run(where || document, {
  resultTypes: ['violations'], ...(rules.length ? { runOnly: { type: 'rule', values: rules } } : {}) })
  .then((found) => found.violations)"""
expect.set_options(timeout=PATIENCE)
SERVE = "from magnate.server.main import serve; import sys; serve(port=int(sys.argv[1]), database_url=sys.argv[2])"

# How often the page is asked for what is waited for, in milliseconds; asked with every frame it would draw frames.
OFTEN = 10

# Everything on the board and in the panels that glows; what the list offers; what the menu of a click offers.
GLOWING = ".target.legal > .halo, .target.legal[role=button]"
LISTED = ".choice-list button"
ASKED = ".menu .choice"

# A click has led to a menu that asks which of several choices is meant (how many), or to a new position.
ANSWERED = f"""seq => document.querySelectorAll('{ASKED}').length
  || (Number(document.querySelector('.table')?.dataset.seq) > seq ? -1 : 0)"""

# The version of the position that is shown, and how many there are of something.
SHOWN = """where => [Number(document.querySelector('.table').dataset.seq), document.querySelectorAll(where).length]"""

# Where the nth of them is clicked: in sight, standing still, with nothing in front of it; else nowhere.
PLACE = """async ([where, nth]) => {
  const node = document.querySelectorAll(where)[nth];
  if (!node) return null;
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let [box, before] = [node.getBoundingClientRect(), null];
  for (let frames = 0; frames < 60 && JSON.stringify(box) !== JSON.stringify(before); frames += 1) {
    await new Promise(requestAnimationFrame);
    [box, before] = [node.getBoundingClientRect(), box];
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const shown = box.width > 0 && node.checkVisibility({ visibilityProperty: true }) && !node.disabled;
  return shown && node.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
MINE = """() => {
  const state = document.querySelector('.table')?.dataset.state;
  return state === 'mine' || state === 'over' ? state : null;
}"""

# The page has stopped moving: for three frames it is drawn the same.
STILL = """async () => {
  let before = '';
  for (let same = 0, frames = 0; same < 3 && frames < 300; frames += 1) {
    await new Promise(requestAnimationFrame);
    const boxes = [...document.querySelectorAll('main, main > *, .board-pane > svg, .seats-pane, .choices')]
      .map((node) => Object.values(node.getBoundingClientRect().toJSON()));
    const now = `${boxes} ${document.body.textContent.length} ${document.querySelectorAll('*').length}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""

# Goes to an address of the page as a link does, by way of one that is none: what stood there before is gone.
TURNED = """async (address) => {
  for (const place of ['#/-', address]) {
    const before = document.querySelector('main');
    location.hash = place;
    for (let waited = 0; before?.isConnected; waited += 5) {
      if (waited > 30_000) throw new Error(`the page stays where it was instead of going to ${place}`);
      await new Promise((go) => setTimeout(go, 5));
    }
  }
}"""

# Moves of the others are shown at once and every question is asked, unless a test is about that.
SETTLED = """try { if (!localStorage['magnate.settings']) localStorage['magnate.settings'] = %s; } catch {}"""


class Server:
    """A server in a process of its own, that can be killed and started again on the same tables."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start, and wait until it answers."""
        usual = {"MAGNATE_RATE": "0", "MAGNATE_BOT_WORKERS": "1", "MAGNATE_LOG": "json"}
        environment = os.environ | usual | self.environment
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), self.database],
                env=environment,
                stdout=log,
                stderr=log,
            )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/ready", timeout=5).close()
                return self
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(self.log.read_text())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)


class Host:
    """Makes tables and plays on them through the API."""

    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, path: str, body: Any = None, key: str = "") -> Any:
        """One request of the API."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(
            urllib.request.Request(self.url + path, data, headers), timeout=60
        ) as answer:
            return json.load(answer)

    def text(self, path: str, key: str = "") -> str:
        """A text the API serves."""
        request = urllib.request.Request(
            self.url + path, headers={"Authorization": f"Bearer {key}"} if key else {}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return str(answer.read().decode())

    def table(self, game: str, kinds: list[str], seed: str | None = "1", **wish: Any) -> tuple[str, str]:
        """A table with these seats ("me", "screen", "friend", or the level of a bot); its id and the maker's key."""
        seats = [
            {"kind": kind, "name": f"Player {i + 1}"} if kind in PEOPLE else {"kind": "bot", "level": kind}
            for i, kind in enumerate(kinds)
        ]
        made = self.call(
            "/api/tables",
            {"game": game, "seats": seats, "private": True, **({"seed": seed} if seed else {}), **wish},
        )
        return made["table"]["id"], made["key"]

    def see(self, table: str, key: str) -> Any:
        """The table as the key may see it."""
        return self.call(f"/api/tables/{table}", key=key)

    def play(self, table: str, key: str, choices: int = 10_000, seed: int = 1) -> int:
        """Make random choices for the key's seats until there are enough or the game is over."""
        rnd = random.Random(seed)
        made = 0
        while made < choices:
            now = self.see(table, key)
            if now["status"] == "over":
                break
            offered = now["view"]["choices"]
            if not offered:
                time.sleep(0.02)
                continue
            choice = rnd.choice(offered)["id"]
            self.call(f"/api/tables/{table}/choose", {"seq": now["seq"], "choice": choice}, key)
            made += 1
        return made

    def moments(self, record: str) -> dict[str, tuple[str, str]]:
        """The start, the middle and the last decisions of a recorded game, and the finished game: ids and keys."""
        made = self.call("/api/records", {"record": record})
        table, key = made["table"]["id"], made["key"]
        length = self.see(table, key)["at"]
        found = {"end": (table, key)}
        for name, at in {"start": 0, "middle": length // 2, "late": length - 6}.items():
            view = self.call(f"/api/tables/{table}/replay?at={at}", key=key)["view"]
            actor = view["actor"]
            seats = [
                {"kind": "me", "name": "Ada"} if seat == actor else {"kind": "bot", "level": "random"}
                for seat in range(len(view["scores"]))
            ]
            own = self.call(f"/api/tables/{table}/branch", {"at": at, "seat": actor, "seats": seats}, key)
            found[name] = own["table"]["id"], own["key"]
        return found


PEOPLE = ("me", "screen", "friend", "open")


class Player:
    """Somebody in front of the page, with a mouse or (`touch`) with a finger.

    Every address is opened afresh, or (`stays`) the page is loaded once and followed from there, as by its links.
    """

    def __init__(
        self,
        page: Page,
        url: str,
        touch: bool = False,
        pace: str = "off",
        sensible: bool = False,
        stays: bool = False,
    ) -> None:
        self.page = page
        self.url = url
        self.touch = touch
        self.stays = stays
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(SETTLED % json.dumps(json.dumps({"pace": pace, "sensible": sensible})))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        """Note what the browser complains about; a server that is away is no fault of the page."""
        away = ("net::ERR", "Failed to load resource")
        if message.type == "error" and not any(word in message.text for word in away):
            self.complaints.append(message.text)

    def open(self, address: str) -> None:
        """Go to an address of the page; afresh, what was there before is left for a bare answer of the same server."""
        if self.stays and self.page.url.startswith(f"{self.url}/#"):
            self.page.evaluate(TURNED, f"#{address}")
            return
        if self.page.url != "about:blank":
            self.page.goto(f"{self.url}/ready")
        self.page.goto(f"{self.url}/#{address}")

    def sit(self, table: str, key: str = "") -> None:
        """Open a table, with the key of a seat."""
        self.open(f"/table/{table}" + (f"?key={key}" if key else ""))
        self.state()

    def state(self) -> str:
        """Wait for the table; "mine", "theirs", "past" or "over"."""
        frame = self.page.locator(".table")
        expect(frame).to_be_visible(timeout=PATIENCE)
        return str(frame.get_attribute("data-state"))

    @property
    def seq(self) -> int:
        """The version of the position that is shown."""
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    def until_mine(self) -> bool:
        """Wait until there is something for me to choose; False when the game is over."""
        state = self.page.wait_for_function(MINE, timeout=PATIENCE, polling=OFTEN)
        return bool(state.json_value() == "mine")

    def after(self, seq: int) -> None:
        """Wait until the position shown is a later one."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq) > seq",
            arg=seq,
            timeout=PATIENCE,
            polling=OFTEN,
        )

    def settled(self) -> None:
        """Wait until everything stands where it will stay: the stream is open, the letters are there."""
        expect(self.page.locator('.offline, [aria-busy="true"]')).to_have_count(0)
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        self.page.evaluate(STILL)

    def resize(self, width: int, height: int) -> None:
        """Make the window as large as that, and wait until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(STILL)

    def prefer(self, **media: Any) -> None:
        """Wish for other colours or more contrast while the page is open."""
        self.page.emulate_media(**media)
        self.page.evaluate(STILL)

    def judged(self, where: str = "", modes: Sequence[str] = ()) -> list[Any]:
        """What axe has against the page as it is: all of it in the first of the modes, the colours in the others."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        found = []
        for i, mode in enumerate(modes or [""]):
            if mode:
                self.prefer(color_scheme=mode)
                expect(self.page.locator("html")).to_have_attribute("data-mode", mode)
            found += self.page.evaluate(JUDGE, [where, COLOURS if i else ()])
        return found

    def wait(self, there: Callable[[], object]) -> None:
        """Wait for something that is not on the page."""
        for _ in range(PATIENCE // 50):
            if there():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("waited in vain")

    def asked(self, seq: int) -> list[Locator]:
        """Wait until a click is answered; the entries of the menu, if it opened one."""
        self.page.wait_for_function(ANSWERED, arg=seq, timeout=PATIENCE, polling=OFTEN)
        return self.page.locator(ASKED).all()

    def targets(self) -> list[Locator]:
        """Everything on the board and in the panels that glows."""
        return self.page.locator(GLOWING).all()

    def press(self, place: Locator) -> None:
        """Click or tap something."""
        if self.touch:
            place.tap()
        else:
            place.click()

    def hit(self, where: str, nth: int) -> None:
        """Click or tap the nth of them; the driver, which asks the page more often, waits for what is not in reach."""
        place = self.page.evaluate(PLACE, [where, nth])
        if place is None:
            self.press(self.page.locator(where).nth(nth))
        elif self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def click_one(self, rnd: random.Random, among: str = GLOWING) -> bool:
        """Make a choice by clicking something that glows, and if it opens a menu, one of its entries."""
        seq, count = self.page.evaluate(SHOWN, among)
        if not count:
            return False
        self.hit(among, rnd.randrange(count))
        answer = self.page.wait_for_function(ANSWERED, arg=seq, timeout=PATIENCE, polling=OFTEN)
        if (entries := answer.json_value()) > 0:
            self.hit(ASKED, rnd.randrange(entries))
            self.after(seq)
        return True

    def choose_listed(self, rnd: random.Random) -> None:
        """Make a choice from the list."""
        seq, count = self.page.evaluate(SHOWN, LISTED)
        self.hit(LISTED, rnd.randrange(count))
        self.after(seq)

    def play(self, rnd: random.Random, most: int = 2_000) -> dict[str, int]:
        """Play until the game is over, on the board wherever something glows there."""
        made = {"board": 0, "list": 0}
        for _ in range(most):
            if not self.until_mine():
                break
            if self.click_one(rnd):
                made["board"] += 1
            else:
                self.choose_listed(rnd)
                made["list"] += 1
        return made
