"""The command line: good input works, bad input gets a sentence and exit code 2."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import magnate
from magnate.bots.style import styles_of
from magnate.cli.words import Words
from magnate.core.clauses import trace_of
from magnate.core.history import History
from magnate.core.message import from_plain
from magnate.core.record import read
from magnate.core.texts import LANGUAGES
from shell import run

GAME = magnate.installed()[-1]
PLAN = Path(__file__).parents[2] / "ladders" / GAME / "plan.toml"
KEYS = "1\nu\n1\nh\n?1\n?\ns\nb\nx\n99\n2\n1\nq\n"


def test_the_command_is_installed() -> None:
    command = [sys.executable, "-m", "magnate", "games"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == run("games").stdout
    assert subprocess.run([*command[:-1], "chess"], capture_output=True, timeout=120).returncode == 2


def choose(game: magnate.Game, state: magnate.State, count: int) -> list[int]:
    made = []
    for _ in range(count):
        made.append(state.choices()[0])
        state.choose(made[-1])
    return made


@pytest.mark.parametrize("name", magnate.installed())
def test_a_few_choices_can_be_played_in_the_terminal(name: str, tmp_path: Path) -> None:
    for lang in ("en", "fr"):
        done = run(
            "play",
            name,
            "--seed",
            "7",
            "--lang",
            lang,
            typed=KEYS,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        assert (tmp_path / f"{name}.record").is_file()


def test_rivals_go_by_one_name_in_the_terminal(tmp_path: Path) -> None:
    """In the questions and the log by the name that stands on the board, with the blank French puts before a colon."""
    typed = "1\n" * 12 + "q\n"
    seats = ("play", "industry", "--seed", "4", "--seats", "you,1,1", "--lang", "fr")
    done = run(*seats, typed=typed, cwd=tmp_path)
    assert "Niveau 1 (3)" in done.stdout
    assert "Joueur 2" not in done.stdout
    assert "Joueur 3" not in done.stdout
    assert "Vous\u00a0: " in done.stdout


@pytest.mark.slow  # bots think for seconds where nothing is compiled
@pytest.mark.parametrize(
    ("lang", "seat", "wins"),
    [("en", "Level 3 (2)", "times out of 100"), ("fr", "Niveau 3 (2)", "fois sur 100")],
)
@pytest.mark.parametrize("name", magnate.installed())
def test_bots_are_of_a_middling_level_and_the_strongest_gives_the_hint(
    name: str, lang: str, seat: str, wins: str, tmp_path: Path
) -> None:
    done = run("play", name, "--seed", "7", "--lang", lang, typed="1\nh\nq\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert seat in done.stdout
    assert wins in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_styles_of_the_bots_are_announced_and_may_be_picked(lang: str, tmp_path: Path) -> None:
    words = Words(lang, magnate.load(GAME))
    first, *_, last = styles_of(GAME)
    seats = f"you,4:{first},4:{last}"
    done = run("play", GAME, "--seats", seats, "--seed", "7", "--lang", lang, typed="q\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for style in (first, last):
        assert words(f"style-{style}-about") in " ".join(done.stdout.split())
    wrong = run("play", GAME, "--seats", "you,4:clown", typed="q\n", cwd=tmp_path)
    assert wrong.returncode == 2
    assert "no style 'clown'" in wrong.stderr


@pytest.mark.slow  # bots think for seconds where nothing is compiled
def test_alone_the_hint_tells_no_chance_to_win(tmp_path: Path) -> None:
    for name in (name for name in magnate.installed() if 1 in magnate.load(name).seats):
        done = run(
            "play", name, "--seed", "7", "--seats", "you", "--lang", "en", typed="1\nh\nq\n", cwd=tmp_path
        )
        assert "I would play:" in done.stdout
        assert "out of 100" not in done.stdout


@pytest.mark.parametrize("columns", [80, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", magnate.installed())
def test_question_and_figures_are_never_cut_short(name: str, lang: str, columns: int, tmp_path: Path) -> None:
    game = magnate.load(name)
    words = Words(lang, game)
    done = run("play", name, "--seed", "7", "--lang", lang, typed="1\nq\n", cwd=tmp_path, columns=columns)
    told = " ".join(done.stdout.replace("│", " ").split())
    state = read(tmp_path / f"{name}.record").replay()
    figures = state.view(state.actor)["figures"][0]
    assert len(figures) > 3
    for label in [words(f"figure-{figure}") for figure in figures]:
        assert " ".join(label.split()) in told
    assert " ".join(words.message(state.prompt(state.actor)).split()) in told


@pytest.mark.parametrize("name", magnate.installed())
def test_a_whole_game_between_bots_is_recorded_replayed_and_resumed(name: str, tmp_path: Path) -> None:
    game = magnate.load(name)
    seats = ",".join(["random"] * max(game.seats))
    done = run("play", name, "--seats", seats, "--seed", "3", "--record", "g.record", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert run("replay", "g.record", cwd=tmp_path).returncode == 0


def test_a_game_goes_on_from_its_record(tmp_path: Path) -> None:
    first = run("play", GAME, "--seed", "7", "--record", "g.record", typed="1\n1\nq\n", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    before = (tmp_path / "g.record").read_text()
    again = run("play", GAME, "--record", "g.record", "--resume", typed="1\nq\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    after = (tmp_path / "g.record").read_text()
    body = before.split("\n\n")[1].split()
    assert after.split("\n\n")[1].split()[: len(body)] == body


@pytest.mark.parametrize(
    "args",
    [
        ["play", "chess"],
        ["play", GAME, "--seats", "you"] if 1 not in magnate.load(GAME).seats else ["play", "chess"],
        ["play", GAME, "--seats", ",".join(["greedy"] * 9)],
        ["play", GAME, "--seats", "you,dragon"],
        ["play", GAME, "--option", "speed=3"],
        ["play", GAME, "--option", "speed"],
        ["play", GAME, "--lang", "xx"],
        ["play", GAME, "--components", "nowhere.toml"],
        ["play", GAME, "--resume"],
        ["rules", GAME, "NO-SUCH-CLAUSE"],
        ["rules", "chess"],
        ["replay", "nowhere.record"],
        ["match", GAME, "greedy"] if 1 not in magnate.load(GAME).seats else ["match", "chess", "greedy"],
        ["match", GAME, "greedy", "dragon"],
        ["match", GAME, "greedy", "random", "--games", "0"],
        ["ladder", GAME, "nowhere.toml"],
        ["balance", GAME, "--seats", "77"],
        ["bench", "chess"],
        ["calibrate", GAME, "--seats", "1"],
        ["fit", GAME, "--seats", "9"],
        ["fit", "chess"],
        ["calibrate", GAME, "--bots", "dragon"],
        ["tune", GAME, "--bot", "dragon"],
        ["tune", GAME, "--check-bot", "dragon"],
        ["tune", GAME, "--table", "dragons"],
        ["tune", GAME, "--hold", "dragons"],
        ["tune", GAME, *(f"--hold={term}" for term in magnate.load(GAME).term_names)],
        ["fly"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_a_sentence_and_a_non_zero_exit(args: list[str], tmp_path: Path) -> None:
    done = run(*args, cwd=tmp_path)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


@pytest.mark.parametrize(
    ("extra", "lacking", "args"),
    [
        ("arena", ["matplotlib"], ["balance", GAME]),
        ("arena", ["numpy"], ["calibrate", GAME]),
        ("arena", ["numpy"], ["fit", GAME]),
        ("arena", ["openskill"], ["ladder", GAME, "plan.toml"]),
        ("arena", ["optuna"], ["tune", GAME]),
        ("cluster", ["ray"], ["ladder", GAME, str(PLAN), "--cluster", "ray"]),
        ("server", ["alembic", "fastapi", "sqlalchemy", "structlog", "uvicorn"], ["serve"]),
        ("server", ["structlog"], ["serve"]),
    ],
)
def test_what_a_command_needs_and_lacks_is_said_before_it_starts(
    extra: str, lacking: list[str], args: list[str], tmp_path: Path
) -> None:
    """As on a machine on which the package is installed without its extras."""
    find = "import importlib.util as util; find = util.find_spec"
    without = f"util.find_spec = lambda name, *at: None if name in {lacking} else find(name, *at)"
    start = f"{find}; {without}; from magnate.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, *args], capture_output=True, text=True, timeout=120, cwd=tmp_path
    )
    assert done.returncode == 2
    assert f"This needs {lacking[0]}: pip install 'magnate[{extra}]'." in done.stderr
    assert "Traceback" not in done.stderr


def damaged(text: str, how: str) -> str:
    """A record spoilt in one way."""
    lines = text.splitlines()
    if how == "truncated":
        return text[: len(text) // 2]
    if how == "empty":
        return ""
    if how == "not a record":
        return "hello"
    if how == "choice changed":
        return text.replace("\n\n", "\n\n0 ", 1)
    if how == "other rules":
        return text.replace("rules: ", "rules: 9")
    if how == "other components":
        return text.replace("components: ", "components: 9")
    if how == "other end":
        return text.replace("end: ", "end: 9")
    if how == "other seed":
        return text.replace("seed: ", "seed: 9")
    if how == "letters":
        return text.replace("\n\n", "\n\nabc ", 1)
    assert how == "other game"
    return "\n".join([lines[0], "game: chess", *lines[2:]])


HOWS = [
    "truncated",
    "empty",
    "not a record",
    "choice changed",
    "other rules",
    "other components",
    "other end",
]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game."""
    folder = tmp_path_factory.mktemp("whole")
    seats = ",".join(["random"] * max(magnate.load(GAME).seats))
    run("play", GAME, "--seats", seats, "--seed", "3", "--record", "g.record", cwd=folder)
    return (folder / "g.record").read_text()


@pytest.mark.parametrize("how", [*HOWS, "other seed", "letters", "other game"])
def test_a_damaged_record_is_refused(how: str, recorded: str, tmp_path: Path) -> None:
    (tmp_path / "g.record").write_text(damaged(recorded, how))
    done = run("replay", "g.record", cwd=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("magnate: ")


@pytest.mark.parametrize("name", magnate.installed())
def test_the_rule_behind_a_clause_is_printed_with_its_tests(name: str) -> None:
    every = run("rules", name)
    assert every.returncode == 0
    first = next(line.split()[0] for line in every.stdout.splitlines() if "-" in line.split(" ")[0])
    one = run("rules", name, first, "--lang", "fr")
    assert one.returncode == 0
    assert first in one.stdout
    assert "tests/games/" in one.stdout
    known = trace_of(magnate.load(name).package)
    placed = next(id for id, proof in known.items() if proof.code)
    assert known[placed].code[0] in run("rules", name, placed, columns=200).stdout


def test_games_are_listed() -> None:
    done = run("games")
    assert done.returncode == 0
    assert all(name in done.stdout for name in magnate.installed())


def test_a_match_reports_every_bot_with_its_interval() -> None:
    seats = min(n for n in magnate.load(GAME).seats if n > 1)
    done = run("match", GAME, *["random"] * seats, "--games", "4", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "[" in done.stdout


@pytest.mark.slow  # bots think for seconds where nothing is compiled
def test_chances_are_calibrated_from_games_between_bots(tmp_path: Path) -> None:
    quick = min(magnate.installed(), key=lambda name: magnate.load(name).space.size)
    bots = ["--bots", "random", "--bots", "greedy:nodes=2"]
    done = run("calibrate", quick, "--games", "15", "--workers", "1", *bots, "--out", "c", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "early = " in done.stdout
    assert "greedy:nodes=2" in (tmp_path / "c" / "calibration.toml").read_text()
    assert (tmp_path / "c" / "calibration.md").is_file()
    assert (tmp_path / "c" / "calibration.svg").is_file()


@pytest.mark.slow  # bots think for seconds where nothing is compiled
def test_weights_are_fitted_from_games(tmp_path: Path) -> None:
    quick = min(magnate.installed(), key=lambda name: magnate.load(name).space.size)
    done = run(
        "fit", quick, "--games", "10", "--bot", "greedy", "--workers", "1", "--out", "w.toml", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    written = tomllib.loads((tmp_path / "w.toml").read_text())
    weights = [name for name in written["fitted"] if name not in ("constants", "run")]
    assert weights == magnate.load(quick).term_names
    assert written["fitted"]["run"]["games"] == 10


def chosen(path: Path) -> list[str]:
    """The choices that stand in a record; a game without any is not saved."""
    if not path.is_file():
        return []
    return path.read_text(encoding="utf-8").split("\n\n")[1].split()


@pytest.mark.parametrize("name", magnate.installed())
def test_a_finished_turn_can_be_taken_back_before_the_next_seat_acts(name: str, tmp_path: Path) -> None:
    game = magnate.load(name)
    seats = next(count for count in game.seats if count > 1)
    history = History(game.new(seats, "7"))
    typed = []
    while history.state.actor == 0 and len(typed) < 60:
        typed.append("1")
        history.choose(history.state.choices()[0])
    free = history.can_undo()
    people = ",".join(["you"] * seats)
    keys = "\n".join([*typed, "u", "q"]) + "\n"
    done = run(
        "play", name, "--seats", people, "--seed", "7", "--record", "g.record", typed=keys, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert len(chosen(tmp_path / "g.record")) == len(typed) - (1 if free else 0)


def test_with_confirm_a_turn_is_taken_back_before_a_bot_follows(tmp_path: Path) -> None:
    name = next(name for name in magnate.installed() if one_click(name))
    keys = "1\nu\n2\n\nq\n"
    args = ["play", name, "--seats", "you,random", "--seed", "7", "--confirm", "--record", "g.record"]
    done = run(*args, typed=keys, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    second = magnate.load(name).new(2, "7").choices()[1]
    assert chosen(tmp_path / "g.record")[0] == str(second)


def one_click(name: str) -> bool:
    """Whether the first choice of a game for two ends a turn and can be taken back."""
    if 2 not in magnate.load(name).seats:
        return False
    history = History(magnate.load(name).new(2, "7"))
    history.choose(history.state.choices()[0])
    return history.state.actor == 1 and history.can_undo()


def test_cancelling_takes_back_the_unfinished_turn(tmp_path: Path) -> None:
    for name in magnate.installed():
        history = History(magnate.load(name).new(seed="7"))
        for _ in range(40):
            if history.can_cancel():
                break
            history.choose(history.state.choices()[0])
        people = ",".join(["you"] * history.state.seats)
        keys = "1\n" * len(history.choices) + "c\nc\nq\n"
        args = ["play", name, "--seats", people, "--seed", "7", "--record", f"{name}.record"]
        done = run(*args, typed=keys, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        history.cancel()
        assert len(chosen(tmp_path / f"{name}.record")) == len(history.choices), name


@pytest.mark.parametrize("name", [name for name in magnate.installed() if 1 in magnate.load(name).seats])
def test_alone_the_terminal_tells_the_outcome_the_page_shows(name: str, tmp_path: Path) -> None:
    game = magnate.load(name)
    done = run("play", name, "--seats", "random", "--seed", "3", "--record", "g.record", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    state = read(tmp_path / "g.record").verify()
    outcome = game.text(from_plain(state.board(-1)["outcome"]))
    assert " ".join(outcome.split()) in " ".join(done.stdout.split())
    assert "Winner" not in done.stdout
