"""Many games stepped together into shared numpy arrays: the fast way to learn.

    env = magnate.envs.vector("GAME", 64, seats=2, seed=1)
    env.reset()
    while learning:
        env.step(choices)                # one legal choice for each game
        env.observations, env.masks      # of the seat that is to decide, env.actors
        env.rewards, env.dones           # of games that ended in this step; they have begun again

The arrays are the same objects for the whole life of the environment, and only the environment writes into them: copy
what is to be kept or changed.
"""

from __future__ import annotations

import multiprocessing as mp
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import shared_memory
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from magnate.core.contract import OptionValue
from magnate.core.errors import BadOptions, IllegalChoice, MagnateError
from magnate.core.registry import load
from magnate.envs.batch import Batch
from magnate.envs.rewards import checked

PATIENCE = 120.0


class WorkerLost(MagnateError):
    """A worker process of a vector environment has ended or does not answer."""


class Plan(NamedTuple):
    """What a worker process needs to know."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    reward: str
    seed: int | str
    first: int
    last: int
    total: int
    names: list[str]


class Views:
    """What the games of a batch show, as arrays on the batch's own memory, which cannot be written to."""

    def __init__(self, plan: Plan) -> None:
        seeds = [f"{plan.seed}:{i}" for i in range(plan.first, plan.last)]
        self.batch = Batch(load(plan.game), plan.seats, plan.options, plan.reward, seeds)
        n = len(seeds)
        self.observations = np.frombuffer(memoryview(self.batch.seen), np.float32).reshape(n, -1)
        self.masks = np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(n, -1)
        self.dones = np.frombuffer(memoryview(self.batch.dones), np.bool_)
        self.actors = np.frombuffer(memoryview(self.batch.actors), np.int32)
        self.rewards = np.zeros((n, plan.seats), np.float32)

    def reset(self) -> None:
        """New games everywhere."""
        self.batch.reset()

    def step(self, choices: list[int]) -> None:
        """Make a choice in every game."""
        batch = self.batch
        batch.step(choices)
        if batch.ended:
            self.rewards[batch.ended] = batch.ends


class Shared:
    """The same arrays in memory that several processes share, and the choices for them."""

    def __init__(self, plan: Plan) -> None:
        game = load(plan.game)
        size, space = game.observation(plan.seats).size, game.space.size
        n = plan.total
        shapes: list[tuple[tuple[int, ...], type]] = [
            ((n, size), np.float32),
            ((n, space), np.int8),
            ((n, plan.seats), np.float32),
            ((n,), np.bool_),
            ((n,), np.int32),
            ((n,), np.int32),
        ]
        self.blocks: list[shared_memory.SharedMemory] = []
        made: list[Any] = []
        for (shape, kind), name in zip(shapes, plan.names or [""] * len(shapes), strict=True):
            block = shared_memory.SharedMemory(name or None, create=not name, size=nbytes(shape, kind))
            self.blocks.append(block)
            made.append(np.ndarray(shape, kind, block.buf))
        self.observations: NDArray[np.float32] = made[0]
        self.masks: NDArray[np.int8] = made[1]
        self.rewards: NDArray[np.float32] = made[2]
        self.dones: NDArray[np.bool_] = made[3]
        self.actors: NDArray[np.int32] = made[4]
        self.choices: NDArray[np.int32] = made[5]

    def take(self, views: Views, first: int, last: int) -> None:
        """Copy what a worker's games show into their rows."""
        self.observations[first:last] = views.observations
        self.masks[first:last] = views.masks
        self.rewards[first:last] = views.rewards
        self.dones[first:last] = views.dones
        self.actors[first:last] = views.actors

    def close(self, owner: bool) -> None:
        """Let go of the memory; its owner removes it."""
        for block in self.blocks:
            with suppress(BufferError):  # an array of it is still in use; the memory goes with that
                block.close()
            if owner:
                block.unlink()
        self.blocks = []


def nbytes(shape: tuple[int, ...], kind: type) -> int:
    """The bytes of an array, at least one."""
    return max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)


def only_read(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, which cannot be written to here."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def whole(choices: NDArray[Any] | Sequence[int]) -> list[int]:
    """Choices as a plain list; `IllegalChoice` where they are not whole numbers."""
    given = choices if isinstance(choices, np.ndarray) else np.asarray(choices)
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise IllegalChoice("Choices are one whole number for each game.")
    found: list[int] = given.tolist()
    return found


class VectorEnv:
    """`n` games of one title. `rewards` of a row are those of the game that ended there last."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        seed: int | str = 0,
        workers: int = 0,
    ) -> None:
        title = load(game)
        if n < 1 or workers < 0 or workers > n:
            raise BadOptions("A vector has at least one game, and at least one for each worker.")
        count = title.seats[-1] if seats is None else seats
        title.observation(count)
        self.game = title
        self.seats = count
        self.count = n
        full = title.full_options(options or {}, count)
        plan = Plan(game, count, full, checked(reward), seed, 0, n, n, [])
        self._shared = Shared(plan) if workers else None
        self._views = None if workers else Views(plan)
        arrays = self._shared or self._views
        assert arrays is not None
        self.observations = only_read(arrays.observations)
        self.masks = only_read(arrays.masks)
        self.rewards = only_read(arrays.rewards)
        self.dones = only_read(arrays.dones)
        self.actors = only_read(arrays.actors)
        self._workers: list[tuple[Any, Connection]] = []
        if self._shared is not None:
            self._start(plan._replace(names=[block.name for block in self._shared.blocks]), workers)

    def reset(self) -> None:
        """New games everywhere."""
        if self._views is None:
            self._tell("reset")
        else:
            self._views.reset()

    def step(self, choices: NDArray[Any] | Sequence[int]) -> None:
        """Make a choice in every game; `IllegalChoice` if one is not legal."""
        given = whole(choices)
        if self._shared is None:
            assert self._views is not None
            self._views.step(given)
            return
        if len(given) != self.count:
            raise IllegalChoice(f"{self.count} games need {self.count} choices, not {len(given)}.")
        self._shared.choices[:] = given
        self._tell("step")

    def close(self) -> None:
        """End the worker processes."""
        for process, connection in self._workers:
            connection.close()
            process.join(5)
            if process.is_alive():
                process.kill()
        self._workers = []
        if self._shared is not None:
            self._shared.close(owner=True)

    def _start(self, plan: Plan, workers: int) -> None:
        """Start worker processes, each with an even share of the games."""
        context = mp.get_context("spawn")
        for i in range(workers):
            mine, theirs = context.Pipe()
            share = plan._replace(first=i * self.count // workers, last=(i + 1) * self.count // workers)
            process = context.Process(target=work, args=(theirs, share), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, mine))
        self._answers()

    def _tell(self, what: str) -> None:
        """Let all workers do something, and wait for them."""
        for _, connection in self._workers:
            connection.send(what)
        self._answers()

    def _answers(self) -> None:
        """Wait for every worker; the first error of one is raised after all have answered."""
        wrong = []
        for _, connection in self._workers:
            try:
                if not connection.poll(PATIENCE):
                    raise WorkerLost("A worker of the vector environment does not answer.")
                answer = connection.recv()
            except (EOFError, OSError):
                raise WorkerLost("A worker of the vector environment has ended.") from None
            if answer:
                wrong.append(str(answer))
        if wrong:
            raise IllegalChoice(wrong[0])


def work(connection: Connection, plan: Plan) -> None:
    """A worker process: its share of the games, until the pipe closes."""
    shared = Shared(plan)
    views = Views(plan)
    connection.send("")
    while True:
        try:
            what = connection.recv()
        except (EOFError, OSError):
            break
        answer = ""
        try:
            if what == "reset":
                views.reset()
            else:
                views.step(shared.choices[plan.first : plan.last].tolist())
            shared.take(views, plan.first, plan.last)
        except IllegalChoice as error:
            answer = str(error)
        connection.send(answer)
    shared.close(owner=False)
