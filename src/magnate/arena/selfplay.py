"""Games between bots as a table for learning: one row per decision, in a Parquet file (extra `magnate[data]`).

Each game is kept as a part of its own beside the file until all are played, so that a run that was stopped goes on
where it stood; the file is written in one go at the end. `docs/research.md` has the columns.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from magnate.arena.match import Fixture, Result, play, rotated
from magnate.arena.processes import processes
from magnate.bots.contract import Decision
from magnate.core.contract import OptionValue, State
from magnate.core.errors import BadOptions, MagnateError
from magnate.core.registry import load

PLAN = "plan.json"


class OtherRun(MagnateError):
    """A file, or the parts beside it, are those of another run."""


class Run(NamedTuple):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def fixtures(self) -> list[Fixture]:
        """The games, seats rotated on the same seed before the seed changes."""
        return rotated(self.game, self.bots, self.games, self.seed, self.options)

    def about(self) -> dict[str, Any]:
        """What the file says of itself."""
        game = load(self.game)
        observer = game.observation(len(self.bots))
        return {
            "game": self.game,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "rules": game.rules_version,
            "components": game.components.digest,
            "choices": game.space.size,
            "observation": observer.digest,
            "version": observer.version,
            "features": [[f.group, f.name, f.low, f.high, f.scale] for f in observer.features],
        }


def schema(run: Run) -> pa.Schema:
    """The columns, with what the file says of itself beside them."""
    game = load(run.game)
    size = game.observation(len(run.bots)).size
    columns = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int16(), pa.string())),
        ("observation", pa.list_(pa.float32(), size)),
        ("mask", pa.list_(pa.int8(), game.space.size)),
        ("choice", pa.int32()),
        ("weighed", pa.list_(pa.int32())),
        ("values", pa.list_(pa.float32())),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("share", pa.float32()),
        ("scores", pa.list_(pa.int32(), len(run.bots))),
    ]
    return pa.schema(columns, {"magnate": json.dumps(run.about())})


def table_of(run: Run, number: int, fixture: Fixture) -> pa.Table:
    """Play a game and tell it row by row."""
    game = load(fixture.game)
    size, space = game.observation(len(run.bots)).size, game.space.size
    seen: list[np.ndarray[Any, np.dtype[np.float32]]] = []
    masks: list[np.ndarray[Any, np.dtype[np.int8]]] = []
    seats: list[int] = []

    weighed: list[list[int]] = []
    values: list[list[float]] = []

    def watch(state: State, choice: int, decision: Decision | None) -> None:
        observation, mask = np.empty(size, np.float32), np.empty(space, np.int8)
        state.observe(state.actor, observation)
        state.mask(mask)
        seen.append(observation)
        masks.append(mask)
        seats.append(state.actor)
        options = [] if decision is None else decision.options
        weighed.append([option.choice for option in options])
        values.append([option.value for option in options])

    result: Result = play(fixture, watch)
    rows = len(seats)
    flat = np.concatenate(seen), np.concatenate(masks)
    data = [
        pa.array(np.full(rows, number, np.int32)),
        pa.array(np.arange(rows, dtype=np.int32)),
        pa.array(np.array(seats, np.int8)),
        pa.array([fixture.bots[seat] for seat in seats])
        .dictionary_encode()
        .cast(pa.dictionary(pa.int16(), pa.string())),
        pa.FixedSizeListArray.from_arrays(pa.array(flat[0]), size),
        pa.FixedSizeListArray.from_arrays(pa.array(flat[1]), space),
        pa.array(np.array(result.choices, np.int32)),
        pa.array(weighed, pa.list_(pa.int32())),
        pa.array(values, pa.list_(pa.float32())),
        pa.array(np.array([result.scores[seat] for seat in seats], np.int32)),
        pa.array(np.array([result.ranks[seat] for seat in seats], np.int8)),
        pa.array(np.array([result.share(seat) for seat in seats], np.float32)),
        pa.array([result.scores] * rows, pa.list_(pa.int32(), len(run.bots))),
    ]
    return pa.Table.from_arrays(data, schema=schema(run))


def part_of(folder: Path, number: int) -> Path:
    """The part that holds a game."""
    return folder / f"{number:07}.parquet"


def keep(run: Run, number: int, fixture: Fixture, folder: str) -> int:
    """Play a game and keep its part; a part is there whole or not at all."""
    path = part_of(Path(folder), number)
    beside = path.with_suffix(".tmp")
    pq.write_table(table_of(run, number, fixture), beside, compression="zstd")
    os.replace(beside, path)
    return number


def played(run: Run, out: Path, workers: int = 0, cluster: bool = False) -> Iterator[int]:
    """Play what is missing of a run, telling each game as it is done, then write the file.

    Nothing is missing where the file is there already; a file of another run is never written over.
    """
    if out.exists():
        if told_by(out) != json.loads(json.dumps(run.about())):
            raise OtherRun(f"{out} is there and holds something else; remove it, or choose another file.")
        yield from range(run.games)
        return
    folder = out.with_name(out.name + ".parts")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(f"{out} cannot be written: {error.strerror}.") from None
    plan = folder / PLAN
    text = json.dumps(run.about(), sort_keys=True)
    if plan.is_file() and plan.read_text(encoding="utf-8") != text:
        raise OtherRun(f"{folder} holds parts of another run; remove it, or choose another file.")
    plan.write_text(text, encoding="utf-8")
    todo = []
    for number, fixture in enumerate(run.fixtures()):
        if part_of(folder, number).is_file():
            yield number
        else:
            todo.append((run, number, fixture, str(folder)))
    yield from (on_ray(todo, workers) if cluster else on_cores(todo, workers))
    join(run, folder, out)


def told_by(path: Path) -> Any:
    """What a file says of itself, None where it is not one of ours."""
    try:
        told = (pq.read_schema(path).metadata or {}).get(b"magnate", b"null")
        return json.loads(told)
    except (OSError, ValueError, pa.ArrowException):
        return None


def on_cores(todo: list[tuple[Run, int, Fixture, str]], workers: int) -> Iterator[int]:
    """Play games on the cores of this machine."""
    if workers == 1 or len(todo) < 2:
        for job in todo:
            yield keep(*job)
        return
    with processes(workers) as pool:
        for future in as_completed([pool.submit(keep, *job) for job in todo]):
            yield future.result()


def on_ray(todo: list[tuple[Run, int, Fixture, str]], workers: int) -> Iterator[int]:
    """Play games on a Ray cluster that shares the folder of the file."""
    from magnate.arena.cluster import done_on_ray

    yield from done_on_ray(keep, todo, workers)


def join(run: Run, folder: Path, out: Path) -> None:
    """Write all parts into one file, in the order of the games, and remove them."""
    beside = out.with_name(out.name + ".tmp")
    with pq.ParquetWriter(beside, schema(run), compression="zstd") as writer:
        for number in range(run.games):
            writer.write_table(pq.read_table(part_of(folder, number), schema=schema(run)))
    os.replace(beside, out)
    shutil.rmtree(folder)
