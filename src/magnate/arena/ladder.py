"""Ladders: a plan of matches, committed before it is run, played with paired seeds and rotated seats, resumable.

Results are appended to `results.jsonl` as they come in, and every game is kept in `records`; a run that was killed
goes on where it stood. A ladder that is finished can be kept as one compact table instead (`magnate.arena.compact`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from magnate.arena.compact import packed, unpacked
from magnate.arena.match import Fixture, Result, played
from magnate.arena.plan import BadPlan, Plan, Played
from magnate.arena.stats import Times
from magnate.core.record import Record
from magnate.core.registry import load

Runner = Callable[[Sequence[Fixture]], Iterator[Result]]


def kept(rung: int, number: int, result: Result) -> Played:
    """What is kept of a game: scores, ranks, a digest of the choices, and how long each bot thought."""
    digest = hashlib.sha256(" ".join(map(str, result.choices)).encode()).hexdigest()[:16]
    times: dict[str, Times] = {}
    seconds: dict[str, float] = {}
    iterations: dict[str, int] = {}
    for seat, bot in enumerate(result.fixture.bots):
        clock = times.setdefault(bot, Times())
        for spent in result.seconds[seat]:
            clock.add(spent)
        seconds[bot] = round(seconds.get(bot, 0.0) + sum(result.seconds[seat]), 4)
        iterations[bot] = iterations.get(bot, 0) + result.iterations[seat]
    return Played(
        rung,
        number,
        list(result.fixture.bots),
        str(result.fixture.seed),
        result.scores,
        result.ranks,
        len(result.choices),
        digest,
        {bot: clock.plain() for bot, clock in times.items()},
        seconds,
        iterations,
        list(result.failures) if any(result.failures) else [],
    )


def read_results(path: Path) -> dict[tuple[int, int], Played]:
    """The games already played; a last line cut off by a kill is left out."""
    found: dict[tuple[int, int], Played] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                game = Played(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[game.rung, game.number] = game
    return found


def done_of(plan: Plan, folder: Path) -> dict[tuple[int, int], Played]:
    """The games of a plan that were already played in a folder; `BadPlan` if it holds those of another plan."""
    table = folder / "results.txt"
    done = unpacked(plan, table.read_text(encoding="utf-8")) if table.is_file() else {}
    done |= read_results(folder / "results.jsonl")
    fixtures = [plan.fixtures(rung) for rung in range(len(plan.rungs))]
    for (rung, number), game in done.items():
        fits = rung < len(fixtures) and (number >= len(fixtures[rung]) or game.is_of(fixtures[rung][number]))
        if not fits:
            raise BadPlan(f"{folder} holds results of another plan (rung {rung + 1}, game {number + 1}).")
    return {key: game for key, game in done.items() if key[1] < len(fixtures[key[0]])}


def compacted(plan: Plan, folder: Path) -> None:
    """Keep the results of a folder as one compact table."""
    games = list(done_of(plan, folder).values())
    (folder / "results.txt").write_text(packed(plan, games), encoding="utf-8")
    (folder / "results.jsonl").unlink(missing_ok=True)


def climb(plan: Plan, folder: Path, runner: Runner = played) -> Iterator[Played]:
    """Play what is missing of a plan, keeping each game as soon as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "records").mkdir(exist_ok=True)
    path = folder / "results.jsonl"
    done = done_of(plan, folder)
    drop_cut_line(path)
    yield from done.values()
    with path.open("a", encoding="utf-8") as file:
        for rung in range(len(plan.rungs)):
            todo = [(i, f) for i, f in enumerate(plan.fixtures(rung)) if (rung, i) not in done]
            numbers: dict[Fixture, list[int]] = {}
            for i, fixture in todo:
                numbers.setdefault(fixture, []).append(i)
            for result in runner([fixture for _, fixture in todo]):
                game = kept(rung, numbers[result.fixture].pop(0), result)
                keep_record(result, folder / "records" / f"{rung + 1}-{game.number + 1}.record")
                file.write(json.dumps(game._asdict()) + "\n")
                file.flush()
                yield game


def drop_cut_line(path: Path) -> None:
    """Remove what a kill left of a last line, so that the next one starts on its own."""
    if path.is_file():
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)


def keep_record(result: Result, path: Path) -> None:
    """Write the record of a game."""
    fixture = result.fixture
    game = load(fixture.game, fixture.components or None)
    options = game.full_options(dict(fixture.options))
    names = list(fixture.bots)
    record = Record(game, len(names), options, fixture.seed, result.choices, names, result.end)
    path.write_text(record.text(), encoding="utf-8")
