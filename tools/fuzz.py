"""Plays random games of every title and looks for anything unsound; a failure names its case.

    fuzz.py --seconds 3600 [--seed 1]
    fuzz.py --decisions 1000000 [--game NAME ...] [--processes 8] [--seed 1] [--within 500] [--records FOLDER]
    fuzz.py --replay FOLDER

The first form puts every case of every game (seat counts, options) through the conformance suite with a new seed each
round, until the time is up. The second plays that many decisions of each game: the books are audited after every one,
and at every hundredth the position must equal its clone, its dump and what its record says; each finished game's
record is replayed from its text. It stops early after `--within` seconds, and keeps some of the records. The third
replays kept records, to see that another build (compiled or not) plays the same games. The seed of a failure repeats
it.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import magnate
from magnate.core.contract import State
from magnate.core.record import parse, read, record_of
from magnate.core.rng import seeded
from magnate.testing.conformance import CHECKS, Case, cases, option_sets

EVERY = 100
SLICE = 20_000
KEPT = 40
LONGEST = 20_000


def every_case() -> list[Case]:
    """The cases of all installed games."""
    return [case for name in magnate.installed() for case in cases(magnate.load(name))]


def failed(case: Case) -> list[str]:
    """The checks that a case does not pass, with their sentences."""
    found = []
    for check in CHECKS:
        try:
            check(case)
        except Exception:
            found.append(f"{check.__name__} {title(case)}\n{traceback.format_exc()}")
    return found


def title(case: Case) -> str:
    """The case in words, enough to repeat it."""
    options = " ".join(f"{key}={value}" for key, value in case.options.items())
    return f"{case.game.id} seats={case.seats} seed={case.seed} {options}".strip()


def conform(seconds: float, first: int) -> None:
    """The conformance suite until the time is up or something fails."""
    end = time.monotonic() + seconds
    count = 0
    for seed in itertools.count(first):
        for case in every_case():
            if time.monotonic() > end:
                print(f"{count} cases from seed {first} on: all sound")
                return
            wrong = failed(case._replace(seed=seed))
            if wrong:
                print(*wrong, sep="\n")
                sys.exit(1)
            count += 1


# --- many decisions ------------------------------------------------------------------------------------------------


class Job(NamedTuple):
    """A slice of the decisions of one game, played by one process."""

    game: str
    number: int
    seed: int
    decisions: int
    end: float


class Result(NamedTuple):
    """What a slice came to: decisions, games and comparisons; one record; what was wrong."""

    game: str
    decisions: int
    games: int
    compared: int
    record: str
    wrong: list[str]


def unsound(state: State, choices: list[int], case: Case) -> str:
    """What is wrong with a position compared with its clone, its dump and its record; "" when nothing is."""
    now = state.hash()
    if state.clone().hash() != now:
        return "the clone is another position"
    twin = case.game.restore(json.loads(json.dumps(state.dump())))
    if twin.hash() != now or twin.choices() != state.choices():
        return "the dump is another position"
    written = parse(record_of(state, case.seed, choices).text())
    if written.choices != choices or written.options != dict(state.options):
        return "the record tells of another game"
    return ""


def play(case: Case, count: Iterator[int]) -> tuple[int, int, str]:
    """One random game: its decisions, the comparisons made, and the record at its end; AssertionError if unsound."""
    rng = seeded(f"fuzz:{case.game.id}:{case.seats}:{case.seed}")
    state = case.new()
    choices: list[int] = []
    compared = 0
    while not state.is_over:
        offered = state.choices()
        assert offered, f"nothing to choose at decision {len(choices)}"
        choices.append(offered[rng.below(len(offered))])
        state.choose(choices[-1])
        problems = state.audit()
        assert not problems, f"decision {len(choices)}: {problems}"
        if next(count) % EVERY == 0:
            wrong = unsound(state, choices, case)
            assert not wrong, f"decision {len(choices)}: {wrong}"
            compared += 1
        assert len(choices) < LONGEST, "no end"
    text = record_of(state, case.seed, choices).text()
    assert parse(text).verify().hash() == state.hash(), "the record replays to another position"
    return len(choices), compared, text


def tables(name: str) -> list[Case]:
    """Every seat count with every value of every option open to it."""
    game = magnate.load(name)
    return [Case(game, seats, options, 0) for seats in game.seats for options in option_sets(game, seats)]


def work(job: Job) -> Result:
    """Play a slice of decisions: the tables of the game by turns, each game with a seed of its own."""
    every = tables(job.game)
    count = itertools.count(1)
    done = games = compared = 0
    record = ""
    for i in itertools.count():
        if done >= job.decisions or time.time() > job.end:
            return Result(job.game, done, games, compared, record, [])
        seed = (job.seed * 1_000_000 + job.number) * 1000 + i
        case = every[(job.number * 7 + i) % len(every)]._replace(seed=seed)
        try:
            length, looked, record = play(case, count)
        except Exception:
            told = f"{title(case)}\n{traceback.format_exc()}"
            return Result(job.game, done, games, compared, "", [told])
        done, games, compared = done + length, games + 1, compared + looked
    raise AssertionError


def long_run(asked: argparse.Namespace) -> int:
    """Play so many decisions of each game in several processes; the exit status."""
    start = time.time()
    names = asked.game or magnate.installed()
    slices = -(-asked.decisions // SLICE)
    size = min(SLICE, asked.decisions)
    end = start + asked.within
    jobs = [Job(name, i, asked.seed, size, end) for i in range(slices) for name in names]
    total = {name: [0, 0, 0] for name in names}
    kept = dict.fromkeys(names, 0)
    wrong: list[str] = []
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for result in pool.imap_unordered(work, jobs):
            for k, figure in enumerate((result.decisions, result.games, result.compared)):
                total[result.game][k] += figure
            wrong += result.wrong
            if asked.records and result.record and kept[result.game] < KEPT:
                kept[result.game] += 1
                asked.records.mkdir(parents=True, exist_ok=True)
                path = asked.records / f"{result.game}-{kept[result.game]}.record"
                path.write_text(result.record, encoding="utf-8")
    seconds = time.time() - start
    for name in names:
        decisions, games, compared = total[name]
        print(f"{name}: {decisions} decisions in {games} games, {compared} compared, seed {asked.seed}")
    print(f"{seconds:.0f} seconds in {asked.processes} processes; {len(wrong)} unsound")
    if wrong:
        print(*wrong[:20], sep="\n")
    return 1 if wrong else 0


def replayed(folder: Path) -> int:
    """Replay kept records in this build; the exit status."""
    paths = sorted(folder.glob("*.record"))
    for path in paths:
        read(path).verify()
    print(f"{len(paths)} records replay to the same positions")
    return 0 if paths else 1


def main() -> None:
    """Do what is asked; the exit status is not 0 when something is unsound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--decisions", type=int, default=0)
    parser.add_argument("--game", action="append")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--within", type=float, default=86_400.0)
    parser.add_argument("--records", type=Path)
    parser.add_argument("--replay", type=Path)
    asked = parser.parse_args()
    if asked.replay:
        sys.exit(replayed(asked.replay))
    if asked.decisions:
        sys.exit(long_run(asked))
    conform(asked.seconds, asked.seed)


if __name__ == "__main__":
    main()
