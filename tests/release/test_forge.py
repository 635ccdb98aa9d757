"""The forge's files: commands are those of `make`, hooks use the versions of `make lint`, releases are consistent."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import magnate

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def targets() -> set[str]:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", text, re.MULTILINE))


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_command_of_a_workflow_is_one_that_make_knows(path: Path) -> None:
    commands = [step["run"] for step in steps(path) if "run" in step]
    assert commands
    for command in commands:
        assert re.fullmatch(r"make [a-z-]+", command), command
        assert command.removeprefix("make ") in targets(), command


def test_every_target_can_be_planned_and_is_listed_by_help() -> None:
    for name in targets():
        done = subprocess.run(["make", "-n", name], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
    # Run by make itself, make would also say which folder it enters.
    told = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, timeout=60
    ).stdout
    assert {line.split()[0] for line in told.splitlines()} == targets()
    phony = (ROOT / "Makefile").read_text(encoding="utf-8").partition(".PHONY:")[2].partition("\n\n")[0]
    assert set(phony.replace("\\", "").split()) == targets()


def test_the_hooks_use_the_versions_of_make_lint() -> None:
    pinned = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["test"]
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0][
        "hooks"
    ]
    used = {tool for hook in hooks for tool in hook.get("additional_dependencies", [])}
    assert used
    assert all(tool in pinned for tool in used)


def test_the_build_uses_the_compiler_that_the_types_are_checked_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    checker = next(
        str(tool) for tool in project["dependency-groups"]["test"] if str(tool).startswith("mypy==")
    )
    assert checker.replace("mypy", "mypy[mypyc]") in project["build-system"]["requires"]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_an_issue_form_is_one(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    if path.stem == "config":
        assert form["blank_issues_enabled"] is False
        return
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert all(field["attributes"]["label"] for field in fields)


def test_a_doubt_about_the_rules_asks_for_game_clause_and_position() -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml").read_text(encoding="utf-8"))
    required = {field["id"] for field in form["body"] if field.get("validations", {}).get("required")}
    assert {"game", "clause", "position"} <= required


def check_tag(tag: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "check_tag.py"), tag]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_release_needs_a_tag_a_version_and_a_changelog_that_agree() -> None:
    assert check_tag(f"v{magnate.__version__}").returncode == 0
    wrong = check_tag("v0.0.0")
    assert wrong.returncode == 1
    assert magnate.__version__ in wrong.stderr
