"""A newcomer is led through the first round of every game, on the real engine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitors import PATIENCE, Host, Player

import magnate
from magnate.core.guide import Guide, guide_of
from magnate.core.message import Message

GUIDED = [name for name in magnate.installed() if guide_of(magnate.load(name).package) is not None]
EXAMPLE = "spyrium"
BUILDING = 7  # the step of the example that ends an action of two choices
READY = '.guide:not([data-ask="wait"])'


class Learner(Player):
    """Somebody who follows the hand."""

    def learn(self, game: str, word: str = "Learn") -> None:
        """Open the lesson of a game from the home page."""
        self.open("/")
        self.page.locator(f'.game-card[data-game="{game}"]').get_by_role("button", name=word).click()
        self.ready()

    def ready(self) -> None:
        """Wait until the lesson wants something of the learner."""
        self.page.wait_for_selector(READY, timeout=PATIENCE)

    @property
    def step(self) -> int:
        """The number of the step that is shown."""
        return int(self.page.locator(".guide").get_attribute("data-step") or 0)

    def follow(self) -> str:
        """Do what the step asks for, on the board where it points there; tells how."""
        self.ready()
        before = self.step
        way = "next"
        if self.page.locator(".guide").get_attribute("data-ask") == "next":
            self.page.locator(".guide .go").click()
        else:
            glowing = self.targets()
            way = "board" if glowing else "list"
            (glowing[0] if glowing else self.page.locator(".choice-list button").first).click()
        self.page.wait_for_function(
            "step => { const strip = document.querySelector('.guide');"
            " return !strip || (Number(strip.dataset.step) !== step && strip.dataset.ask !== 'wait'); }",
            arg=before,
            timeout=PATIENCE,
        )
        return way


def lesson_of(game: str) -> Guide:
    guide = guide_of(magnate.load(game).package)
    assert guide is not None
    return guide


@pytest.mark.parametrize("game", GUIDED)
def test_a_newcomer_is_led_through_the_first_round(page: Page, host: Host, game: str) -> None:
    guide = lesson_of(game)
    said = [step.say for step in guide.steps if step.say]
    learner = Learner(page, host.url)
    learner.learn(game)
    strip = page.locator(".guide")

    for number in range(1, len(said) + 1):
        expect(strip).to_have_attribute("data-step", str(number), timeout=PATIENCE)
        sentence = strip.locator("p").inner_text()
        assert sentence
        assert not sentence.startswith("guide-")
        step = next(step for step in guide.steps if step.say == said[number - 1])
        if step.on:
            expect(page.locator(f'[data-el="{step.on}"]').first).to_be_visible()
        learner.follow()

    expect(strip).to_have_count(0)
    table = page.url.rpartition("/")[2]
    key = page.evaluate("id => JSON.parse(localStorage['magnate.keys'])[id][0].key", table)
    assert host.see(table, key)["at"] >= sum(1 for step in guide.steps if step.form)
    # The page hands the rivals to bots one by one once the lesson is over.
    learner.wait(lambda: all(seat["played_by"] == "bot" for seat in host.see(table, key)["seats"][1:]))
    assert learner.until_mine()
    expect(page.locator(".choice-list button").first).to_be_visible()
    assert learner.complaints == []


# Whether the middle of what the lesson points at stands in its pane, as a learner with a phone sees it.
POINTED = """on => {
  const box = document.querySelector(`[data-el="${CSS.escape(on)}"]`)?.getBoundingClientRect();
  const pane = document.querySelector('.board-pane').getBoundingClientRect();
  const y = box && box.top + box.height / 2;
  return box && box.width > 0 && y >= pane.top && y <= pane.bottom;
}"""


def test_on_a_phone_what_the_lesson_points_at_is_brought_into_sight(page: Page, host: Host) -> None:
    game = GUIDED[-1]
    guide = lesson_of(game)
    page.set_viewport_size({"width": 390, "height": 844})
    learner = Learner(page, host.url)
    learner.learn(game)
    expect(page.get_by_text("Known deal")).to_have_count(0)
    for step in [step for step in guide.steps if step.say][:-1]:
        if step.on and page.locator(f'.board-pane [data-el="{step.on}"]').count():
            page.wait_for_function(POINTED, arg=step.on, timeout=PATIENCE)
            expect(page.locator(".guide-hand")).to_be_visible()
        if page.locator(".guide").get_attribute("data-ask") == "choice":
            expect(page.locator(".prompt .who")).to_have_text("Your turn")
        learner.follow()


def test_the_lesson_goes_on_after_a_reload_and_after_an_undo(page: Page, host: Host) -> None:
    learner = Learner(page, host.url)
    learner.learn(GUIDED[0])
    for _ in range(4):
        learner.follow()
    here = learner.step
    sentence = page.locator(".guide p").inner_text()

    page.reload()
    learner.ready()
    assert learner.step == here
    expect(page.locator(".guide p")).to_have_text(sentence)

    learner.learn(EXAMPLE)
    while learner.step < BUILDING:
        learner.follow()
    here = learner.step
    page.locator(".prompt .acts [title=U]").click()
    expect(page.locator(".guide")).to_have_attribute("data-step", str(here - 1), timeout=PATIENCE)
    learner.follow()
    assert learner.step == here


def test_only_the_choice_of_the_lesson_is_offered_and_others_wait(page: Page, host: Host) -> None:
    learner = Learner(page, host.url)
    learner.learn(GUIDED[0])
    while page.locator(".guide").get_attribute("data-ask") != "choice":
        learner.follow()
    expect(page.locator(".choice-list button")).to_have_count(1)
    assert len(learner.targets()) == 1

    learner.learn(EXAMPLE)
    while page.locator(".guide").get_attribute("data-ask") != "choice":
        learner.follow()
    page.locator('[data-el="gap:7-8"] > .halo').click(force=True)
    expect(page.locator(".menu .refusal")).to_contain_text("follow the hand")


def test_who_skips_the_lesson_plays_on_freely(page: Page, host: Host) -> None:
    learner = Learner(page, host.url)
    learner.learn(GUIDED[0])
    learner.follow()
    page.get_by_role("button", name="Skip the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert learner.until_mine()
    expect(page.locator(".choice-list button").nth(1)).to_be_visible()

    page.reload()
    assert learner.until_mine()
    expect(page.locator(".guide")).to_have_count(0)


def test_the_lesson_is_given_in_french(page: Page, host: Host) -> None:
    learner = Learner(page, host.url)
    learner.open("/")
    page.evaluate("localStorage['magnate.settings'] = JSON.stringify({lang: 'fr'})")
    learner.learn(GUIDED[0], "Apprendre")
    expect(page.locator(".guide-count")).to_contain_text("Étape 1 sur")
    french = magnate.load(GUIDED[0])
    expect(page.locator(".guide p")).to_have_text(
        french.text(Message(lesson_of(GUIDED[0]).steps[0].say), "fr")
    )
