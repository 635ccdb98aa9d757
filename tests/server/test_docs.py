"""The guides tell the truth: the bot of the client guide plays, and the guide shows that very bot."""

from __future__ import annotations

import re
import subprocess
import sys
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

from people import Client
from served import Running
from typer.testing import CliRunner

from magnate.cli.main import app
from magnate.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "examples" / "client_bot.py"


def run(*args: str) -> str:
    done = subprocess.run([sys.executable, str(BOT), *args], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_the_guide_plays_a_game(house: Running) -> None:
    assert re.fullmatch(r"scores \d+\n", run(house.url, "hoard"))


def test_the_bot_of_the_guide_takes_a_friends_seat(api: Client) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "friend"}]
    made = api.make(seats=seats)
    assert re.fullmatch(r"scores \d+ \d+\n", run(api.url, made["table"]["id"], made["keys"]["1"]))
    assert api.see()["seats"][1]["name"] == "Bot"


def test_the_guide_shows_the_program_that_is_tested() -> None:
    assert BOT.read_text(encoding="utf-8") in (DOCS / "write-a-client.md").read_text(encoding="utf-8")
    code = BOT.read_text(encoding="utf-8").partition("import json")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 35


def test_every_route_stands_in_the_api_guide(api: Client) -> None:
    guide = (DOCS / "api.md").read_text(encoding="utf-8")
    for path in api.get("/openapi.json").json()["paths"]:
        last = path.rpartition("/")[2]
        shown = path.replace("{table_id}", "{id}")
        assert shown in guide or f"| `{last}` |" in guide or last == "{path}", path


def test_the_set_ups_use_settings_and_commands_that_exist() -> None:
    guide = (DOCS / "host.md").read_text(encoding="utf-8")
    compose = (DOCS / "examples" / "compose.yml").read_text(encoding="utf-8")
    known = {f"MAGNATE_{field.name.upper()}" for field in fields(Settings)}
    named = set(re.findall(r"\bMAGNATE_[A-Z_]+", guide + compose))
    assert named <= known, named - known
    lines = re.findall(r"magnate (serve|worker)((?: --[a-z-]+(?: [\w./:+-]+)?)*)", guide + compose)
    assert {command for command, _ in lines} == {"serve", "worker"}
    for command, options in set(lines):
        shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
        for option in re.findall(r"--[a-z-]+", options):
            assert option in shown, f"magnate {command} {option}"


def test_the_units_of_the_guide_are_whole() -> None:
    units = re.findall(r"```\n(\[Unit\].*?)```", (DOCS / "host.md").read_text(encoding="utf-8"), re.S)
    assert len(units) == 2
    for text in units:
        unit = ConfigParser(interpolation=None)
        unit.optionxform = str  # type: ignore[assignment, method-assign]
        unit.read_string(text)
        assert unit["Service"]["ExecStart"].startswith("/srv/magnate/bin/magnate ")
        assert unit["Service"]["Restart"] == "always"
        assert unit["Install"]["WantedBy"] == "multi-user.target"
