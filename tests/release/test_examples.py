"""Every code block of the docs runs: Python as written, commands with fewer games, data through its reader."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

import magnate
from magnate.cli.main import app
from shell import run

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
)
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
# What is shown, not run: messages, files of other programs.
SHOWN = (
    "text",
    "caddy",
    "nginx",
    "ini",
    "yaml",
    "dockerfile",
    "http",
    "html",
    "css",
    "md",
    "ftl",
    "c",
    "sql",
)
# Programs that are not ours, with what they would do outside.
SYSTEM = (
    "cd",
    "curl",
    "docker",
    "export",
    "git",
    "jupyter",
    "mkdir",
    "node",
    "npx",
    "psql",
    "sqlite3",
    "sudo",
    "systemctl",
)
# Commands that would run for long, or need what is not here; they are read, and tested elsewhere.
READ_ONLY = ("tune", "bench", "train", "selfplay")
# As many games as a command needs to have something to say.
FEW = {"calibrate": "10", "fit": "10"}
# Who plays in the place of the levels that think longest.
QUICKER = {"4": "greedy", "5": "greedy:nodes=5"}
# What a command needs to be told to be short, where the page leaves it to the default.
UNSAID = {
    "evolve": ("--games", "4", "--check", "4"),
    "exam": ("--positions", "2", "--level", "1"),
    "match": ("--games", "2"),
}
# Commands that ran already and would do the same again.
DONE: set[tuple[str, ...]] = set()
BOT = f"cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"


class Block(NamedTuple):
    """One block of code."""

    language: str
    text: str
    line: int


def blocks(path: Path) -> list[Block]:
    text = path.read_text(encoding="utf-8")
    found = []
    for match in BLOCK.finditer(text):
        indent = len(match[1])
        body = "".join(line[indent:] or "\n" for line in match[3].splitlines(keepends=True))
        found.append(Block(match[2], body, text.count("\n", 0, match.start()) + 1))
    return found


def commands(text: str) -> list[list[str]]:
    """The commands of a block, without comments, as words."""
    joined = text.replace("\\\n", " ")
    return [words for line in joined.splitlines() if (words := shlex.split(line, comments=True))]


class Reader:
    """Runs the blocks of one page in order, in a folder and with names of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__docs__"}

    def run(self, block: Block) -> None:
        how = getattr(self, f"run_{block.language or 'plain'}", None)
        if how is not None:
            how(block.text)
        else:
            assert block.language in SHOWN, f"line {block.line}: nobody knows how to run '{block.language}'"

    def run_python(self, text: str) -> None:
        if ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, self.names, "docs", None, 0)
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(test, clear_globs=False)
            self.names.update(test.globs)
            assert runner.failures == 0
        elif "sys.argv" not in text:  # a program of its own is run by the tests of what it talks to
            exec(compile(text, "docs", "exec"), self.names)

    def run_toml(self, text: str) -> None:
        tomllib.loads(text)
        named = re.match(r"# ([\w-]+\.toml)\n", text)
        if named:
            quick = re.sub(r'"([45])"', lambda level: f'"{QUICKER[level[1]]}"', text)
            (self.folder / named[1]).write_text(re.sub(r"games = \d+", "games = 2", quick), encoding="utf-8")

    def run_json(self, text: str) -> None:
        json.loads(text)

    def run_js(self, text: str) -> None:
        node = shutil.which("node")
        if node:
            file = self.folder / "block.mjs"
            file.write_text(text, encoding="utf-8")
            done = subprocess.run([node, "--check", str(file)], capture_output=True, text=True, timeout=60)
            assert done.returncode == 0, done.stderr

    def run_plain(self, text: str) -> None:
        if re.match(r"(magnate|pip|make) ", text):
            self.run_sh(text)

    def run_sh(self, text: str) -> None:
        for words in commands(text):
            self.command(words)

    def command(self, words: list[str]) -> None:
        program, *args = words
        if program == "magnate":
            self.magnate(args)
        elif program == "make":
            known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            assert args[0] in known, words
        elif program in ("pip", "python", "python3"):
            python_words(words)
        else:
            assert program in SYSTEM or program.startswith("."), f"nobody knows how to run {words}"

    def magnate(self, args: list[str]) -> None:
        args = [re.sub(r"cmd(\[[^]]*\])?:(\./mybot|node mybot\.js)", lambda m: BOT, arg) for arg in args]
        parsed(args)
        unknown = args[0] in ("play", "rules") and args[1] not in magnate.installed()
        if args[0] in READ_ONLY or "ray" in args or unknown or tuple(args) in DONE:
            return
        if args[0] == "worker" or "--processes" in args:
            return  # they need a PostgreSQL; tests/server/test_several_processes.py starts them on one
        if args[0] == "serve":
            serve(args, self.folder)
            DONE.add(tuple(args))
            return
        done = run(*fewer(args), typed="q\n", cwd=self.folder)
        assert done.returncode == 0, f"magnate {shlex.join(args)}\n{done.stderr[-1500:]}"
        if not any((self.folder / arg).exists() for arg in args):
            DONE.add(tuple(args))


def python_words(words: list[str]) -> None:
    """What is installed exists as an extra; what is run exists as a file or a module."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for word in words:
        extra = re.fullmatch(r"\.?(?:magnate)?\[([\w,-]+)\]", word)
        for name in extra[1].split(",") if extra else []:
            assert name in project["project"]["optional-dependencies"], words
        if word.endswith(".py") and "/" in word:
            assert (ROOT / word).is_file(), words


def parsed(args: list[str]) -> None:
    """The command line understands the words."""
    group: Any = typer.main.get_command(app)
    command = group.commands[args[0]]
    command.make_context(args[0], args[1:], resilient_parsing=False)


def fewer(args: list[str]) -> list[str]:
    """The same with fewer games, by bots that think less."""
    args = [re.sub(r"\biterations=[1-9]\d*", "iterations=5", arg) for arg in args]
    few = {"--games": FEW.get(args[0], "2"), "--nodes": "5", "--population": "4", "--generations": "1"}
    quicker = QUICKER if args[0] in ("match", "exam") else {}
    shorter = [
        few.get(before, arg) if before.startswith("-") else quicker.get(arg, arg)
        for before, arg in zip(["", *args], args, strict=False)
    ]
    unsaid = UNSAID.get(args[0], ("",))
    return shorter if unsaid[0] in ("", *args) else [*shorter, *unsaid]


def serve(args: list[str], folder: Path) -> None:
    """A server starts as it says and answers."""
    words = [arg for arg in args if arg not in ("--open", "--no-open")]
    port = ["--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"]
    command = [sys.executable, "-c", "from magnate.cli.main import main; main()", *words, *port]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            assert "Magnate is at http" in process.stdout.readline()
        finally:
            process.terminate()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_code_block_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path)
    for block in blocks(path):
        reader.run(block)


def test_a_block_that_does_not_run_is_noticed(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    wrong = [
        Block("python", "1 / 0", 1),
        Block("python", ">>> 1 + 1\n3\n", 1),
        Block("sh", "magnate play spyrium --seets you", 1),
        Block("sh", "make everything", 1),
        Block("sh", "rm -rf folder", 1),
        Block("sh", 'pip install "magnate[everything]"', 1),
        Block("toml", "a = ", 1),
        Block("json", "{", 1),
        Block("cobol", "", 1),
    ]
    for block in wrong:
        with pytest.raises(BaseException):  # noqa: B017
            reader.run(block)


def test_the_readme_starts_in_its_first_screen() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    screen = "\n".join(lines[:26])
    for needed in (
        'pip install "magnate[server]"',
        "magnate serve",
        "make play",
        "![",
        "import magnate",
        "state.winners()",
    ):
        assert needed in screen
    python = next(block for block in blocks(ROOT / "README.md") if block.language == "python")
    assert len([line for line in python.text.splitlines() if line.strip()]) <= 8
