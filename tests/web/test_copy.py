"""My copy: a figure is corrected where it is seen, checked at once, kept, exported, merged and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FileChooser, Page, Route, expect
from visitors import Host, Player

from magnate.core.owners import Figure, changes_of, figures_of, owned
from magnate.core.registry import load

NAME = "carnegie"
PLACE = "tabs.projects.housing.A.steps[6]"
BOX = f"What is printed for {PLACE}"
PICTURES = {
    "carnegie": {
        "departments.tiles[5]": "Purchasing",
        "company.starting_departments[2].workstations": "$1",
        "tabs.projects.housing": "A",
        "transport.tracks[1]": "$1",
        "donations.cells[5]": "★",
        "cities[1].": "Seattle",
        "solo.cards[1].": "Salt Lake City",
        "timeline.tiles[1]": "West",
        "timeline.end_tile": "East",
        "company.row_vp": "Lobby",
        "routes.list[1]": "Seattle",
    },
    "industry": {"E2.price": "E2", "roads.edges[1]": "A1", "resources.stone": "Stone"},
    "spyrium": {
        "A_MINE_1.price": "£2",
        "events.E_SELL": "£",
        "residence_track": "7",
        "bonuses.thresholds": "20",
        "tokens.by_value": "3",
    },
    "sweetlands": {
        "citizens.C001.cost": "4",
        "skill_tiles.K1.": "3",
        "round_standard.S1.": "3",
        "special_land.X2": "2",
        "final_tiles.F1": "8",
        "characters.biscuit.start": "6",
        "maps.A.": "A",
        "areas.land3": "6",
        "milestones.M1.sides.a": "Landowner",
        "food_track.spaces.1[1].n": "2",
        "food_track.rabbits[1].food": "4",
        "industry_track.wagon.1": "3",
        "prosperity.land": "1/3",
        "heir_board.row5.tent": "6",
        "heir_board.column_limit": "Forestry",
        "terrain.wheat": "Side A",
        "solo.A[1]": "Food",
        "round_pass.P1": "3",
    },
}
UNDRAWN = {
    "carnegie": {
        "counts": "how many pieces are in the box",
        "seats": "what the number of players changes",
        "setup": "what a player starts with",
        "selling": "a sum of the rules",
        "action_types": "the names of the four actions",
        "slot_order": "a rule in words",
        "links": "a table of the rule sheet",
        "departments": "how many tiles there are of each",
        "timeline": "how many spaces a tile has",
        "scoring": "sums of the rules",
        "solo": "how Andrew's decks are put together and what his cards are worth",
    },
    "industry": {
        "box": "how many pieces are in the box",
        "groups": "which columns are of which kind",
        "setup": "what a player starts with",
        "income": "sums of the rules",
        "auction": "a sum of the rules",
        "development": "sums of the rules",
        "scoring": "sums of the rules",
        "subsidy": "sums of the rules",
        "draws": "how many cells are dealt",
    },
    "spyrium": {
        "seats": "how many can play",
        "counts": "how many pieces are in the box",
        "rounds": "how many cards an era has",
        "market": "how the cards are laid out",
        "setup": "what a player starts with",
        "symbols": "which symbols are one family",
        "costs": "sums of the rules",
        "final": "a limit of the rules",
        "rulings": "a rule in words",
    },
    "sweetlands": {
        "setup": "what a game starts with",
        "costs": "sums of the rules",
        "scoring": "sums of the rules",
        "solo": "what Mio's game asks for",
        "badges": "the names of the badges",
        "symbols": "what signs in effects stand for",
    },
}
"""The tables of which some figures are printed on no piece, and what those figures are."""


def test_a_figure_is_corrected_and_played_with(page: Page, host: Host, tmp_path: Path) -> None:
    ours = {figure.place: figure.value for figure in figures()}[PLACE]
    player = Player(page, host.url)
    player.open(f"/copy/{NAME}")
    meter = page.get_by_text("reconstructed figures are left")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    before = meter.inner_text()
    page.get_by_label("Search pieces and figures").fill("housing.A.steps")
    box = page.get_by_label(BOX)
    box.fill("999")
    box.blur()
    expect(page.get_by_role("alert")).to_contain_text("steps")
    box.fill(str(ours + 1))
    box.blur()
    expect(page.get_by_role("status").filter(has_text="One figure differs")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert meter.inner_text() != before
    with page.expect_download() as saved:
        page.get_by_text("Save as a file").click()
    saved.value.save_as(tmp_path / "mine.toml")
    assert "steps" in (tmp_path / "mine.toml").read_text(encoding="utf-8")
    page.reload()
    expect(page.get_by_role("status").filter(has_text="One figure differs")).to_be_visible()

    other = tmp_path / "other.toml"
    other.write_text(owned(load(NAME).components, {PLACE: ours + 2, "setup.money": 13}), encoding="utf-8")
    page.locator("input[type=file]").nth(1).set_input_files(other)
    expect(page.locator(".conflicts")).to_contain_text(f"your file says {ours + 1}, the other {ours + 2}")
    expect(page.get_by_role("status").filter(has_text="2 figures differ")).to_be_visible()

    page.get_by_text("Play with it").click()
    expect(page.get_by_label("Play with my copy (2 corrected figures)")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    used = page.get_by_text("This table plays with 2 corrected figures")
    used.click()
    expect(page.locator(".own-figures")).to_contain_text("setup.money: 13 instead of 12")
    assert player.complaints == []


def chosen(page: Page, label: str, file: Path, sure: bool | None = None) -> None:
    """Choose a file; `sure` answers the question whether it takes the place of what was there."""
    if sure is not None:
        page.once("dialog", lambda dialog: dialog.accept() if sure else dialog.dismiss())
    page.get_by_label(label, exact=True).set_input_files(file)


BUSY = """setTimeout(() => {
  const end = performance.now() + 1000;
  while (performance.now() < end);
})"""
"""Keeps the page busy for a second, as one on a loaded machine is."""

REFUSED = {
    "damaged": ("[setup\nmoney = 13\n", "not a TOML file"),
    "of another game": ("[auction]\nstep = 2\n", "unknown entries auction"),
    "with a figure nobody knows": ("[[cities]]\nname = 'Utopia'\n", "cities"),
    "with a name nobody knows": ("[setup]\nmonney = 13\n", "setup.monney: there is no such entry"),
    "with a figure that cannot be": (
        "[setup]\nmoney = 'much'\n",
        "setup.money: 'much' is not a whole number",
    ),
    "of no text at all": ("\0\1", "does not fit"),
}
"""Files that cannot be played with, and what is said of them."""


def test_a_file_is_opened_and_what_cannot_be_played_with_is_refused(
    page: Page, host: Host, tmp_path: Path
) -> None:
    good = tmp_path / "good.toml"
    good.write_text("[setup]\nmoney = 13\n", encoding="utf-8")
    player = Player(page, host.url)
    # Asked for beforehand: a busy page takes a key before it hears that the file is ours to choose.
    choosers: list[FileChooser] = []
    page.on("filechooser", lambda chooser: choosers.append(chooser))
    player.open(f"/copy/{NAME}")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    page.get_by_label("Open a file", exact=True).focus()
    page.evaluate(BUSY)
    page.keyboard.press("Enter")
    player.wait(lambda: choosers)
    choosers[0].set_files(good)
    one = page.get_by_role("status").filter(has_text="One figure differs")
    expect(one).to_contain_text("Kept on this server too")
    page.get_by_label("Search pieces and figures").fill("setup.money")
    box = page.get_by_label("What is printed for setup.money")
    expect(box).to_have_value("13")
    for name, (text, said) in REFUSED.items():
        bad = tmp_path / f"{name}.toml"
        bad.write_text(text, encoding="utf-8")
        chosen(page, "Open a file", bad, sure=True)
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(one).to_be_visible()
        expect(box).to_have_value("13")
    page.evaluate(f"localStorage.removeItem('magnate.copy.{NAME}')")
    page.reload()
    expect(one).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_two_owners_files_are_compared_and_merged(page: Page, host: Host, tmp_path: Path) -> None:
    ours = {figure.place: figure.value for figure in figures()}
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    components = load(NAME).components
    first.write_text(owned(components, {PLACE: ours[PLACE] + 1, "setup.money": 13}), encoding="utf-8")
    second.write_text(owned(components, {PLACE: ours[PLACE] + 2, "setup.goods": 3}), encoding="utf-8")
    player = Player(page, host.url)
    player.open(f"/copy/{NAME}")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    chosen(page, "Open a file", first)
    status = page.get_by_role("status")
    expect(status.filter(has_text="2 figures differ")).to_be_visible()
    chosen(page, "Merge with a file", second)
    expect(page.locator(".conflicts li")).to_contain_text(
        [f"{PLACE}: your file says {ours[PLACE] + 1}, the other {ours[PLACE] + 2}. Yours was kept."]
    )
    expect(status.filter(has_text="3 figures differ")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_text("Save as a file").click()
    saved.value.save_as(tmp_path / "both.toml")
    text = (tmp_path / "both.toml").read_text(encoding="utf-8")
    assert {change.place: change.theirs for change in changes_of(components, text)} == {
        PLACE: ours[PLACE] + 1,
        "setup.money": 13,
        "setup.goods": 3,
    }
    page.get_by_role("button", name=f"Take {ours[PLACE] + 2} for {PLACE}").click()
    expect(page.locator(".conflicts")).to_have_count(0)
    page.get_by_label("Search pieces and figures").fill(PLACE)
    expect(page.get_by_label(f"What is printed for {PLACE}")).to_have_value(str(ours[PLACE] + 2))
    expect(status.filter(has_text="3 figures differ")).to_be_visible()
    chosen(page, "Open a file", second, sure=False)
    expect(status.filter(has_text="3 figures differ")).to_be_visible()
    chosen(page, "Open a file", second, sure=True)
    expect(status.filter(has_text="2 figures differ")).to_be_visible()
    expect(page.locator(".conflicts")).to_have_count(0)
    assert player.complaints == []


def test_a_file_that_is_opened_is_not_overtaken_by_what_was_typed_before(
    page: Page, host: Host, tmp_path: Path
) -> None:
    """What was typed is looked at for a long time; its answer comes after that to the file."""
    ours = {figure.place: figure.value for figure in figures()}
    file = tmp_path / "mine.toml"
    file.write_text(owned(load(NAME).components, {PLACE: ours[PLACE] + 2, "setup.goods": 3}), "utf-8")
    held: list[Route] = []

    def slowly(route: Route) -> None:
        if "values" in (route.request.post_data_json or {}):
            held.append(route)
        else:
            route.continue_()

    player = Player(page, host.url)
    player.open(f"/copy/{NAME}")
    page.get_by_label("Search pieces and figures").fill(PLACE)
    page.route("**/api/games/*/figures", slowly)
    page.get_by_label(BOX).fill(str(ours[PLACE] + 1))
    page.get_by_label(BOX).blur()
    expect(page.get_by_role("status").filter(has_text="Checking")).to_be_visible()
    chosen(page, "Open a file", file)
    expect(page.get_by_label(BOX)).to_have_value(str(ours[PLACE] + 2))
    with page.expect_response("**/api/games/*/figures"):
        held.pop().continue_()
    expect(page.get_by_role("status").filter(has_text="2 figures differ")).to_be_visible()
    expect(page.get_by_label(BOX)).to_have_value(str(ours[PLACE] + 2))
    assert player.complaints == []


def test_a_correction_is_shown_on_the_piece_and_kept_on_the_server(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/copy/spyrium")
    page.get_by_label("Search pieces and figures").fill("A_MINE_2.price")
    price = page.locator(".printed .coin text").first
    expect(price).to_have_text("£4")
    box = page.get_by_label("What is printed for cards.A_MINE_2.price")
    box.fill("5")
    box.blur()
    expect(price).to_have_text("£5")
    kept = page.get_by_text("Kept on this server too")
    expect(kept).to_be_visible()
    page.evaluate("localStorage.removeItem('magnate.copy.spyrium')")
    page.reload()
    expect(page.get_by_role("status").filter(has_text="One figure differs")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete my file").click()
    expect(page.get_by_role("status").filter(has_text="No figure differs")).to_be_visible()
    expect(page.get_by_role("button", name="Delete my file")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="No figure differs")).to_be_visible()
    assert player.complaints == []


def test_what_agrees_is_confirmed_and_an_empty_box_takes_it_back(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open("/copy/spyrium")
    meter = page.get_by_text("reconstructed figures are left")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    before = meter.inner_text()
    page.get_by_label("Search pieces and figures").fill("A_MINE_2.copies")
    box = page.get_by_label("What is printed for cards.A_MINE_2.copies")
    box.fill("2")
    box.blur()
    expect(page.get_by_text("Kept on this server too")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="No figure differs")).to_be_visible()
    assert meter.inner_text() != before
    box.fill("")
    box.blur()
    expect(page.get_by_text("Kept on this server too")).to_have_count(0)
    expect(meter).to_contain_text(before)
    assert player.complaints == []


GENERAL = {"en": "Figures of the game as a whole", "fr": "Chiffres du jeu dans son ensemble"}


@pytest.mark.parametrize("lang", GENERAL)
@pytest.mark.parametrize("name", ["spyrium", "industry"])
def test_a_figure_that_stands_on_no_piece_is_named_in_words(
    page: Page, host: Host, name: str, lang: str
) -> None:
    player = Player(page, host.url)
    page.add_init_script(f"localStorage['magnate.settings'] = JSON.stringify({{ lang: '{lang}' }})")
    player.open(f"/copy/{name}")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    page.locator("input[type=checkbox]").uncheck()
    more = page.locator(".my-copy table + p button")
    while more.count():
        more.click()
    bare = page.locator(f"tbody:has-text('{GENERAL[lang]}') tr:not(.piece) th")
    told = bare.evaluate_all(
        "all => all.map((one) => [one.querySelector('code').textContent, one.querySelector('.means').textContent])"
    )
    assert len(told) > 40
    assert [place for place, words in told if not words] == []
    assert len({words for _, words in told}) == len(told), "each by words of its own"
    assert player.complaints == []


def test_a_place_stands_in_one_line_on_a_desk(page: Page, host: Host) -> None:
    player = Player(page, host.url)
    player.open(f"/copy/{NAME}")
    place = page.locator(".my-copy th code").first
    expect(place).to_be_visible()
    assert place.evaluate("one => one.getClientRects().length") == 1
    assert player.complaints == []


@pytest.mark.parametrize(("name", "kinds"), PICTURES.items())
def test_pieces_are_drawn_as_on_the_board(page: Page, host: Host, name: str, kinds: dict[str, str]) -> None:
    player = Player(page, host.url)
    player.open(f"/copy/{name}")
    page.get_by_label("Only reconstructed figures and mine").uncheck()
    for words, drawn in kinds.items():
        page.get_by_label("Search pieces and figures").fill(words)
        picture = page.locator(f".printed svg.{name}").first
        expect(picture).to_be_visible()
        expect(picture).to_contain_text(drawn)
        size = picture.bounding_box()
        assert size is not None
        assert size["width"] > 40
        assert size["height"] > 30
    assert player.complaints == []


NO_PICTURE = """async (name) => {
  const [{ part, printed }, { dataOf }, { figures, view }, { catalogue }] = await Promise.all([
    import(`/games/${name}/board.js`), import("/static/parts/printed.js"),
    fetch(`/api/games/${name}/figures`).then((answer) => answer.json()),
    fetch(`/api/games/${name}`).then((answer) => answer.json()),
  ]);
  const from = { view, data: dataOf(figures, {}), catalogue };
  const bare = figures.filter((one) => {
    const piece = one.about || part(one.place);
    return !piece || !printed(piece, from);
  });
  return [...new Set(bare.map((one) => one.place.split(/[.[]/)[0]))];
}"""


@pytest.mark.parametrize("name", UNDRAWN)
def test_every_piece_has_a_picture(page: Page, host: Host, name: str) -> None:
    player = Player(page, host.url)
    player.open(f"/copy/{name}")
    expect(page.locator(".my-copy tbody").first).to_be_visible()
    assert set(page.evaluate(NO_PICTURE, name)) == set(UNDRAWN[name])


@pytest.mark.parametrize(
    ("name", "place", "printed", "on"),
    [
        ("carnegie", "timeline.tiles[1].front[1]", "south", ".event >> nth=0"),
        ("sweetlands", "milestones.M1.sides.a[1].min", "9", ".milestone"),
        ("sweetlands", "food_track.spaces.1[1].n", "7", "[data-el='space:food-1']"),
        ("sweetlands", "prosperity.land.rates[2].vp", "8", "[data-el='track:0:land']"),
        ("spyrium", "residence_track.values[5]", "8", ".space >> nth=4"),
    ],
)
def test_a_correction_is_shown_on_tiles_and_tracks(
    page: Page, host: Host, name: str, place: str, printed: str, on: str
) -> None:
    player = Player(page, host.url)
    player.open(f"/copy/{name}")
    page.get_by_label("Only reconstructed figures and mine").uncheck()
    page.get_by_label("Search pieces and figures").fill(place)
    picture = page.locator(".printed svg").first.locator(on)
    shown = re.compile(printed, re.IGNORECASE)
    expect(picture).to_be_visible()
    expect(picture).not_to_contain_text(shown)
    box = page.get_by_label(f"What is printed for {place}")
    box.fill(printed)
    box.blur()
    expect(picture).to_contain_text(shown)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert player.complaints == []


def figures() -> list[Figure]:
    """The figures of the game."""
    return figures_of(load(NAME).components)
