"""The exam: its positions are what they claim to be, and players are marked as they deserve."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

import magnate
from magnate.arena.endings import exact_values
from magnate.arena.exam import Question, answered, examined, questions
from magnate.bots.contract import Bot, Decision, certain
from magnate.bots.failure import BotFailure
from magnate.bots.registry import LEVELS
from magnate.cli.main import app
from magnate.core.contract import State
from magnate.core.errors import BadOptions

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", magnate.installed())
def test_the_values_are_exact(name: str) -> None:
    """Solved again from the record of the game, with fewer guesses than they were made with."""
    for question in questions(name)[::17]:
        exact = exact_values(question.position(magnate.load(name)), guesses=3)
        assert exact is not None
        assert exact[0] == question.values


@pytest.mark.parametrize("name", magnate.installed())
def test_the_exam_is_no_gift(name: str) -> None:
    asked = questions(name)
    assert len(asked) == 50
    blind = [sum(v == one.best for v in one.values.values()) / len(one.values) for one in asked]
    assert math.fsum(blind) / len(blind) < 0.5
    assert len({(one.seed, tuple(one.choices)) for one in asked}) == len(asked)


class Fixed(Bot):
    """Makes the choice it was told to, or fails."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def choose(self, state: State, seat: int) -> Decision:
        if self.choice < 0:
            raise BotFailure("hang", "asleep")
        return certain(self.choice)


def test_answers_are_marked_by_what_they_lose() -> None:
    question = questions("spyrium")[0]
    for choice, value in question.values.items():
        assert answered(Fixed(choice), "spyrium", 0, question).lost == question.best - value
    failed = answered(Fixed(-1), "spyrium", 0, question)
    assert failed.failure == "hang: asleep"
    assert failed.lost == question.best - min(question.values.values())


def test_a_paper_counts_positions_and_games() -> None:
    paper = list(examined("spyrium", "random", 2, ["1"], positions=6))[-1]
    assert len(paper.answers) == 6
    assert len(paper.games["1"]) == 2
    assert {result.fixture.bots for result in paper.games["1"]} == {("random", "1"), ("1", "random")}
    assert 0 <= paper.right().low <= paper.right().share <= paper.right().high <= 1
    assert paper.failures() == 0
    again = list(examined("spyrium", "random", 2, ["1"], positions=6))[-1]
    assert again.plain() == paper.plain()


def test_positions_of_other_rules_are_refused() -> None:
    question = questions("spyrium")[0]
    wrong = Question(question.seats, question.seed, question.choices[:-1], question.values)
    with pytest.raises(BadOptions):
        wrong.position(magnate.load("spyrium"))


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    words = ["exam", "spyrium", "random", "greedy", "--games", "0", "--positions", "4", "--out", str(out)]
    ran = CliRunner().invoke(app, words)
    assert ran.exit_code == 0, ran.output
    told = json.loads(out.read_text(encoding="utf-8"))
    assert [paper["bot"] for paper in told["papers"]] == ["random", "greedy"]
    assert len(told["table"]) == 4
    assert CliRunner().invoke(app, ["exam", "spyrium", "nobody"]).exit_code != 0
    assert CliRunner().invoke(app, ["exam", "spyrium", "1", "--level", "9"]).exit_code != 0


def test_a_report_that_cannot_be_written_is_told_before_the_exam(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    words = ["exam", "spyrium", "random", "--games", "0", "--out", str(tmp_path / "file" / "report.json")]
    ran = CliRunner().invoke(app, words)
    assert isinstance(ran.exception, BadOptions)
    assert "random" not in ran.output


@pytest.mark.parametrize("name", magnate.installed())
def test_the_shipped_reports_are_of_these_rules_and_levels(name: str) -> None:
    """When this fails after a change of the rules or of the bots: `magnate exam`, as the page for researchers says."""
    told = json.loads((ROOT / "ladders" / name / "exam.json").read_text(encoding="utf-8"))
    game = magnate.load(name)
    assert (told["rules"], told["components"]) == (game.rules_version, game.components.digest)
    papers = {paper["bot"]: paper for paper in told["papers"]}
    assert list(papers) == ["random", *LEVELS]
    for bot in ("random", "1", "2", "3"):
        *_, again = examined(name, bot, 0, (), positions=8)
        assert [answer._asdict() for answer in again.answers] == papers[bot]["answers"][:8]


def test_the_page_for_researchers_says_what_the_reports_say() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    heading = next(line for line in page.splitlines() if line.startswith("| best choices of 50 positions"))
    names = [cell.strip().replace(" ", "").lower() for cell in heading.split("|")[2:-1]]
    assert sorted(names) == magnate.installed()
    reports = [json.loads((ROOT / "ladders" / name / "exam.json").read_text()) for name in names]
    for number, bot in enumerate(["random", *LEVELS]):
        papers = [report["papers"][number] for report in reports]
        cells = [
            "{:.1f} [{:.1f}–{:.1f}] ({:.2f})".format(*(100 * x for x in one["right"]), one["points_lost"])
            for one in papers
        ]
        name = bot if bot == "random" else f"level {bot}"
        assert f"| {name} | {' | '.join(cells)} |" in page
        played = [one["games"].get(level) for one in papers for level in ("1", "3")]
        assert {one["played"] for one in played if one} == {20}
        shares = [
            "{:.1f} % [{:.1f}, {:.1f}]".format(*(100 * x for x in one["won"])) if one else "–"
            for one in played
        ]
        assert f"| {name} | {' | '.join(shares)} |" in page
