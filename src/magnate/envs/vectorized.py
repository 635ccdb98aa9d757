"""Many games stepped together into shared numpy arrays: the fast way to learn.

    env = magnate.envs.vector("GAME", 64, seats=2, seed=1)
    env.reset()
    while learning:
        env.step(choices)                # one legal choice for each game
        env.observations, env.masks      # of the seat that is to decide, env.actors
        env.rewards, env.dones           # of games that ended in this step; they have begun again

The arrays are the same objects for the whole life of the environment: copy what is to be kept.
"""

from __future__ import annotations

import multiprocessing as mp
from collections.abc import Mapping
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


class Arrays:
    """The arrays of an environment, in memory of their own or shared with other processes."""

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
        for i, (shape, kind) in enumerate(shapes):
            if not plan.names:
                made.append(np.zeros(shape, kind))
                continue
            block = shared_memory.SharedMemory(
                plan.names[i] or None, create=not plan.names[i], size=nbytes(shape, kind)
            )
            self.blocks.append(block)
            made.append(np.ndarray(shape, kind, block.buf))
        self.observations: NDArray[np.float32] = made[0]
        self.masks: NDArray[np.int8] = made[1]
        self.rewards: NDArray[np.float32] = made[2]
        self.dones: NDArray[np.bool_] = made[3]
        self.actors: NDArray[np.int32] = made[4]
        self.choices: NDArray[np.int32] = made[5]

    def batch(self, plan: Plan) -> Batch:
        """The games of a plan, which are seen in its rows of the arrays."""
        seeds = [f"{plan.seed}:{i}" for i in range(plan.first, plan.last)]
        seen = self.observations[plan.first : plan.last].data.cast("B")
        masks = self.masks[plan.first : plan.last].data.cast("B")
        return Batch(load(plan.game), plan.seats, plan.options, plan.reward, seeds, seen, masks)

    def take(self, batch: Batch, first: int, last: int) -> None:
        """Copy the rest of what a batch shows into rows of the arrays."""
        rows = slice(first, last)
        self.actors[rows] = batch.actors
        self.dones[rows] = False
        for i, won in zip(batch.dones, batch.ends, strict=True):
            self.dones[first + i] = True
            self.rewards[first + i] = won

    def close(self, owner: bool) -> None:
        """Let go of shared memory; its owner removes it."""
        for block in self.blocks:
            with suppress(BufferError):  # an array of it is still in use; the memory goes with that
                block.close()
            if owner:
                block.unlink()
        self.blocks = []


def nbytes(shape: tuple[int, ...], kind: type) -> int:
    """The bytes of an array, at least one."""
    return max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)


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
        names = [""] * 6 if workers else []
        full = title.full_options(options or {})
        plan = Plan(game, count, full, checked(reward), seed, 0, n, n, names)
        self._arrays = Arrays(plan)
        self.observations = self._arrays.observations
        self.masks = self._arrays.masks
        self.rewards = self._arrays.rewards
        self.dones = self._arrays.dones
        self.actors = self._arrays.actors
        self._batch = None if workers else self._arrays.batch(plan)
        self._workers: list[tuple[Any, Connection]] = []
        if workers:
            shared = plan._replace(names=[block.name for block in self._arrays.blocks])
            self._start(shared, workers)

    def reset(self) -> None:
        """New games everywhere."""
        self.dones[:] = False
        if self._batch is None:
            self._tell("reset")
        else:
            self._batch.reset()
            self._arrays.take(self._batch, 0, self.count)

    def step(self, choices: NDArray[Any] | list[int]) -> None:
        """Make a choice in every game; `IllegalChoice` if one is not legal."""
        if self._batch is None:
            if len(choices) != self.count:
                raise IllegalChoice(f"{self.count} games need {self.count} choices, not {len(choices)}.")
            self._arrays.choices[:] = choices
            self._tell("step")
            return
        given = choices.tolist() if isinstance(choices, np.ndarray) else list(choices)
        self._batch.step(given)
        self._arrays.take(self._batch, 0, self.count)

    def close(self) -> None:
        """End the worker processes."""
        for process, connection in self._workers:
            connection.close()
            process.join(5)
            if process.is_alive():
                process.kill()
        self._workers = []
        self._arrays.close(owner=True)

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
    arrays = Arrays(plan)
    batch = arrays.batch(plan)
    connection.send("")
    while True:
        try:
            what = connection.recv()
        except (EOFError, OSError):
            break
        answer = ""
        try:
            if what == "reset":
                batch.reset()
            else:
                batch.step(arrays.choices[plan.first : plan.last].tolist())
            arrays.take(batch, plan.first, plan.last)
        except IllegalChoice as error:
            answer = str(error)
        connection.send(answer)
    arrays.close(owner=False)
