"""Players in any language: what a program may do wrong, what is done about it, and the reference players."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import magnate
from loops import awaited
from magnate.arena.match import Fixture, play, standings
from magnate.bots.contract import seen_by
from magnate.bots.failure import BotFailure
from magnate.bots.process import LINE_LIMIT, Program, parsed
from magnate.bots.protocol import BadCommand, Limits, ProgramBot, decide_message, read_spec
from magnate.bots.registry import NAMED, UnknownBot, levels, make, name_bot
from magnate.cli.protocol import Checker
from magnate.core.rng import seeded
from shell import run

BOTS = Path(__file__).parents[2] / "examples" / "bots"
GAME = "spyrium"

# A player written for the tests: it does what the protocol asks until the line that a test puts in.
PLAYER = """
import json, os, sys, time
def say(**m): print(json.dumps(m), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        {hello}
    elif m["type"] == "new":
        {new}
    elif m["type"] == "decide":
        {decide}
"""
GOOD = {
    "hello": 'say(type="hello", protocol=1, name="test")',
    "new": 'say(type="ready")',
    "decide": 'say(type="choice", id=m["id"], choice=m["choices"][0]["id"])',
}


def program(tmp_path: Path, limits: str = "seconds=5", **lines: str) -> str:
    """The name of a player that does as these lines say."""
    path = tmp_path / f"player-{abs(hash(str(sorted(lines.items()))))}.py"
    path.write_text(PLAYER.format(**{**GOOD, **lines}), encoding="utf-8")
    return f"cmd[{limits}]:{shlex.quote(sys.executable)} -I -S {path}"


def first_question() -> tuple[magnate.State, int]:
    state = magnate.load(GAME).new(2, 5)
    return seen_by(state, state.actor, seeded(1)), state.actor


def test_a_program_plays_a_whole_game_and_is_told_how_it_ended(tmp_path: Path) -> None:
    told = tmp_path / "told"
    # Files are written in the folder of the test: the player has no other.
    keep = f'open({str(told)!r}, "a").write(line)\n        '
    name = program(tmp_path, decide=keep + GOOD["decide"]) + ""
    result = play(Fixture(GAME, (name, "random"), 3))
    assert result.failures == ("", "")
    questions = [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]
    assert [question["id"] for question in questions] == list(range(1, len(questions) + 1))
    assert all(question["view"]["you"] == 0 for question in questions)
    again = play(Fixture(GAME, (name, "random"), 3))
    assert again.choices == result.choices


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("crash", {"decide": "sys.exit(3)"}),
        ("crash", {"decide": "os.close(1); time.sleep(60)"}),
        ("crash", {"hello": "raise ValueError('no')"}),
        ("hang", {"decide": "time.sleep(60)"}),
        ("hang", {"new": "pass"}),
        ("garbage", {"decide": "print('hello there', flush=True)"}),
        ("garbage", {"decide": "print('[1, 2]', flush=True)"}),
        ("garbage", {"decide": "print('[' * 60000, flush=True)"}),
        ("garbage", {"decide": "print('x' * 10**6, end='', flush=True); time.sleep(60)"}),
        ("garbage", {"decide": 'say(type="choice", id=m["id"], choice="first")'}),
        ("garbage", {"decide": 'say(type="choice", id=m["id"], choice=True)'}),
        ("garbage", {"decide": 'say(type="choice", id=m["id"] + 1, choice=m["choices"][0]["id"])'}),
        ("garbage", {"decide": 'say(type="ready")'}),
        ("garbage", {"hello": 'say(type="hello", protocol=99, name="test")'}),
        ("garbage", {"hello": 'say(type="hello", protocol=1, name="\\x1b[31m")'}),
        ("illegal", {"decide": 'say(type="choice", id=m["id"], choice=10**6)'}),
        ("illegal", {"decide": 'say(type="choice", id=m["id"], choice=-1)'}),
    ],
)
def test_what_a_program_does_wrong_has_a_name_and_ends_it(
    tmp_path: Path, kind: str, lines: dict[str, str]
) -> None:
    bot = ProgramBot(program(tmp_path, "seconds=30" if kind != "hang" else "seconds=0.4", **lines))
    state, seat = first_question()
    with pytest.raises(BotFailure) as caught:
        bot.choose(state, seat)
    assert caught.value.kind == kind
    assert bot._talk is None


def test_whoever_fails_has_lost_and_the_others_finish_their_game(tmp_path: Path) -> None:
    name = program(tmp_path, decide="sys.exit(1) if m['id'] > 3 else " + GOOD["decide"])
    result = play(Fixture(GAME, ("random", name, "random"), 1))
    assert [failure[:6] for failure in result.failures] == ["", "crash:", ""]
    assert result.ranks[1] == 3
    assert sorted(result.ranks)[0] == 1
    assert result.share(1) == 0.0
    of = {standing.bot: standing for standing in standings([result])}
    assert of[name].failures == 1
    assert of["random"].failures == 0


def test_a_program_that_fails_alone_has_not_won(tmp_path: Path) -> None:
    solo = next(name for name in magnate.installed() if 1 in magnate.load(name).seats)
    result = play(Fixture(solo, (program(tmp_path, hello="sys.exit(1)"),), 1))
    assert result.share(0) == 0.0


def test_a_hung_program_is_killed_with_all_it_has_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    hang = (
        f"import subprocess; child = subprocess.Popen(['sleep', '60']); "
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}'); time.sleep(60)"
    )
    bot = ProgramBot(program(tmp_path, "seconds=5", decide=hang))
    state, seat = first_question()
    with pytest.raises(BotFailure):
        bot.choose(state, seat)
    for pid in map(int, pids.read_text(encoding="utf-8").split()):
        until = time.monotonic() + 60
        while is_running(pid) and time.monotonic() < until:
            time.sleep(0.02)
        assert not is_running(pid)


def is_running(pid: int) -> bool:
    """Whether a process is there and not just waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_program_inherits_no_descriptor_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_SECRET", "abc")
    with (tmp_path / "open").open("w", encoding="utf-8") as file:
        os.set_inheritable(file.fileno(), True)
        code = (
            "import json, os\n"
            "print(json.dumps({'open': sorted(map(int, os.listdir('/proc/self/fd'))), "
            "'env': sorted(os.environ)}), flush=True)"
        )
        run = Program([sys.executable, "-I", "-S", "-c", code], 60, 256)
        try:
            found = run.receive(60)
        finally:
            run.kill()
    assert found["open"] == [0, 1, 2, 3]  # 3 is the folder being listed
    assert set(found["env"]) <= {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "HOME", "TMPDIR"}


@pytest.mark.parametrize(
    ("limits", "line"),
    [
        ("seconds=60,cpu=1", "while True: pass"),
        ("seconds=60,memory=64", "x = [0] * 10**8; time.sleep(90)"),
    ],
)
def test_a_program_that_takes_too_much_is_ended(tmp_path: Path, limits: str, line: str) -> None:
    bot = ProgramBot(program(tmp_path, limits, decide=line))
    state, seat = first_question()
    with pytest.raises(BotFailure) as caught:
        bot.choose(state, seat)
    assert caught.value.kind == "crash"


def test_limits_are_read_and_bounded() -> None:
    words, limits = read_spec("cmd[seconds=0.5,cpu=7,memory=99]:python3 -c 'print(1)'")
    assert words == ["python3", "-c", "print(1)"]
    assert limits == Limits(0.5, 7, 99)
    for wrong in (
        "cmd:",
        "cmd:no-such-program-here",
        "cmd:python3 'open",
        "cmd[seconds=0]:python3",
        "cmd[seconds=nan]:python3",
        "cmd[memory=1e3]:python3",
        "cmd[speed=3]:python3",
    ):
        with pytest.raises((BadCommand, UnknownBot)):
            make(wrong, 0, GAME)


def test_a_question_holds_the_choices_in_numbers_forms_and_words() -> None:
    state, seat = first_question()
    asked = decide_message(state, seat, 1, 2.0)
    json.dumps(asked)
    assert [choice["id"] for choice in asked["choices"]] == state.choices()
    for choice in asked["choices"]:
        assert state.game.encode(choice["do"]) == choice["id"]
        assert choice["say"] == state.game.say(state, choice["id"], "en")
    assert "choices" not in asked["view"]


def test_a_host_names_a_program_and_it_can_be_seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, "")
    name_bot(f"visitor={program(tmp_path)}")
    assert levels(GAME)[-1] == "visitor"
    state, seat = first_question()
    bot = make("visitor", 0, GAME)
    assert bot.choose(state, seat).choice == state.choices()[0]
    bot.leave()
    for wrong in ("visitor", "3=cmd:python3", "x=greedy", "a b=cmd:python3"):
        with pytest.raises(UnknownBot):
            name_bot(wrong)
    with pytest.raises(UnknownBot, match="there is a bot called greedy already"):
        name_bot("greedy=cmd:python3")
    for said in (b"what?", b"[1]"):
        with pytest.raises(BotFailure, match=rf": '{re.escape(said.decode())}'"):
            parsed(said)


def test_lines_longer_than_the_limit_are_refused_at_once(tmp_path: Path) -> None:
    run = Program(
        [sys.executable, "-I", "-S", "-c", f"print('1' * {LINE_LIMIT + 2}, end='', flush=True)"], 60, 256
    )
    try:
        with pytest.raises(BotFailure, match="longer"):
            run.receive(60)
    finally:
        run.kill()


def reference(language: str, folder: Path) -> str:
    """A reference player, compiled where that is needed."""
    if language == "c":
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            pytest.skip("no C compiler here")
        subprocess.run(
            [compiler, "-O1", "-Wall", "-Werror", "-o", folder / "bot", BOTS / "bot.c"],
            check=True,
            timeout=60,
        )
        return f"cmd:{folder / 'bot'}"
    runner = {"py": sys.executable, "js": shutil.which("node")}[language]
    if runner is None:
        pytest.skip("no Node.js here")
    return f"cmd:{shlex.quote(runner)} {BOTS / f'bot.{language}'}"


@pytest.mark.parametrize("language", ["py", "js", "c"])
def test_the_reference_players_keep_to_the_protocol(language: str, tmp_path: Path) -> None:
    checker = Checker(reference(language, tmp_path))
    checker.check("greets", checker.greets)
    checker.check("ignores", checker.ignores)
    checker.check("leaves", checker.leaves)
    for name in magnate.installed():
        game = magnate.load(name)
        checker.check(name, lambda game=game: checker.plays(game, game.seats[-1], 1))  # type: ignore[misc]
    assert [finding for finding in checker.findings if finding.wrong] == []


def test_the_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    never_leaves = PLAYER.format(**GOOD) + "\ntime.sleep(60)"
    (tmp_path / "stays.py").write_text(f"import signal\n{stubborn}\n{never_leaves}", encoding="utf-8")
    checker = Checker(f"cmd:{sys.executable} {tmp_path / 'stays.py'}")
    assert checker.check("greets", checker.greets)
    assert not checker.check("leaves", checker.leaves)
    strict = Checker(program(tmp_path, "seconds=30").replace("player", "strict"))
    path = Path(strict.words[-1])
    path.write_text(PLAYER.format(**GOOD) + "    else:\n        sys.exit(1)\n", encoding="utf-8")
    assert not strict.check("ignores", strict.ignores)
    assert strict.findings[-1].wrong.startswith("crash")


def test_a_named_program_plays_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from magnate.server.workers import Job, Pool

    monkeypatch.setenv(NAMED, "")
    name_bot(f"visitor={program(tmp_path)}")
    name_bot(f"sleeper={program(tmp_path, 'seconds=60', decide='time.sleep(60)')}")
    state, seat = first_question()
    job = Job(GAME, None, state.dump(), seat, "visitor", "1")
    pool = Pool(1, 8.0, 10)
    pool.open()
    try:
        assert awaited(pool.ask(job)).choice == state.choices()[0]
        assert awaited(pool.ask(job._replace(level="sleeper"))).failure == "overran"
        assert awaited(pool.ask(job)).choice == state.choices()[0]
    finally:
        pool.close()


def test_a_match_names_its_players_in_full(tmp_path: Path) -> None:
    """However long the command of a program is: two settings of one program must be told apart."""
    bot = program(tmp_path, "seconds=5,cpu=60,memory=256")
    shown = run("match", GAME, bot, "random", "--games", "1", "--workers", "1").stdout
    cells = [line.split("│")[1].strip() for line in shown.splitlines() if line.startswith("│")]
    assert bot.replace(" ", "") in "".join(cells).replace(" ", "")
