"""My copy: a figure is corrected where it is seen, checked at once, kept, exported, merged and played with."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from visitors import Host, Player

from magnate.core.owners import Figure, figures_of, owned
from magnate.core.registry import load

NAME = "carnegie"
PLACE = "tabs.projects.housing.A.steps[6]"
BOX = f"What is printed for {PLACE}"


def test_a_figure_is_corrected_and_played_with(page: Page, host: Host, tmp_path: Path) -> None:
    ours = {figure.place: figure.value for figure in figures()}[PLACE]
    player = Player(page, host.url)
    player.open(f"/copy/{NAME}")
    meter = page.get_by_text("reconstructed figures are left")
    before = meter.inner_text()
    page.get_by_label("Search pieces and figures").fill("housing.A.steps")
    box = page.get_by_label(BOX)
    box.fill("999")
    box.blur()
    expect(page.get_by_role("alert")).to_contain_text("is not a whole number")
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


def figures() -> list[Figure]:
    """The figures of the game."""
    return figures_of(load(NAME).components)
