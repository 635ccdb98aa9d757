"""The page follows a table by what changed, and asks for the whole table when something is missing."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect
from visitors import Host, Player

import magnate
from magnate.server.differences import difference

PATCHED = """async (pairs) => {
  const { patched } = await import('/static/differences.js');
  return pairs.map(([old, patch]) => {
    const before = JSON.stringify(old);
    const after = patched(old, patch);
    if (JSON.stringify(old) !== before) throw new Error('the table before was changed');
    return after;
  });
}"""

# Loses the first piece of news of a choice on each of the first `window.lose` connections.
LOSE_NEWS = """window.lose = 1;
window.opened = 0;
const ask = window.fetch;
window.fetch = async (address, wish) => {
  const answer = await ask(address, wish);
  if (!String(address).includes('/stream?')) return answer;
  window.opened += 1;
  let text = '';
  const pieces = new TransformStream({ transform(more, out) {
    const blocks = (text + more).split('\\n\\n');
    text = blocks.pop();
    for (const block of blocks) {
      if (/event: play/.test(block) && window.lose > 0) window.lose -= 1;
      else out.enqueue(block + '\\n\\n');
    }
  } });
  const told = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(pieces);
  return new Response(told.pipeThrough(new TextEncoderStream()));
};"""


def test_the_browser_puts_together_what_the_server_took_apart(page: Page, host: Host) -> None:
    rnd = random.Random(7)
    pairs: list[Any] = []
    views: list[Any] = []
    for game in ("spyrium", "sweetlands"):
        state = magnate.load(game).new(2, 7)
        seen = state.view(0)
        while not state.is_over and len(state.choices()) > 0 and len(pairs) < 40 * (1 + (game != "spyrium")):
            state.choose(rnd.choice(state.choices()))
            before, seen = seen, state.view(0)
            pairs.append([before, difference(before, seen)])
            views.append(seen)
    Player(page, host.url).open("/")
    assert page.evaluate(PATCHED, pairs) == views


def test_a_page_that_lost_a_piece_of_news_comes_back_with_the_whole_table(page: Page, host: Host) -> None:
    page.add_init_script(LOSE_NEWS)
    table, key = host.table("spyrium", ["me", "screen"])
    player = Player(page, host.url)
    player.open(f"/table/{table}")
    player.settled()
    host.play(table, key, choices=1)
    page.wait_for_function("lose === 0")
    assert player.seq == 0
    host.play(table, key, choices=1)
    player.after(1)
    page.wait_for_function("opened > 1")
    past = host.call(f"/api/tables/{table}/events?since=0")["moves"]
    expect(page.locator(".log .entry")).to_have_count(sum(len(move["events"]) for move in past))
    assert player.complaints == []
