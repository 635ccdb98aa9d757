"""Bots at work: processes of their own that can be killed when they take too long.

A job is a position that was dealt anew for the bot's seat, so the truth never leaves the server process.
Each worker process is looked after by one thread, which sends it a job and waits for the answer until the deadline.
"""

from __future__ import annotations

import asyncio
import multiprocessing as mp
import queue
import threading
import time
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import structlog

from magnate.bots.contract import advised
from magnate.bots.registry import make
from magnate.server.library import game_of

logger = structlog.get_logger("magnate.bots")
START_GRACE = 60.0


class Job(NamedTuple):
    """What a bot is asked: a redealt position and the seat to decide for."""

    game: str
    components: str | None
    position: dict[str, Any]
    seat: int
    level: str
    seed: str
    explain: bool = False


class Answer(NamedTuple):
    """What the bot said, or why it did not (`failure` is "crashed" or "overran")."""

    choice: int = -1
    failure: str = ""
    explanation: list[dict[str, object]] = []  # noqa: RUF012
    ranking: list[dict[str, float]] = []  # noqa: RUF012


class Busy(Exception):
    """Too many jobs are waiting."""


def think(job: Job) -> Answer:
    """Let the bot decide; runs in a worker process."""
    state = game_of(job.game, job.components).restore(job.position)
    bot = make(job.level, job.seed, job.game)
    if not job.explain:
        return Answer(bot.choose(state, job.seat).choice)
    decision = advised(bot, state, job.seat)
    ranking = [
        {"choice": option.choice, "value": option.value, "win": option.win} for option in decision.options[:5]
    ]
    return Answer(decision.choice, "", [said.plain() for said in decision.explain(state)], ranking)


def work(connection: Connection) -> None:
    """A worker process: answers jobs until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    connection.send("ready")
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        if job is None:
            return
        try:
            answer = think(Job(*job))
        except Exception as error:
            answer = Answer(failure=f"crashed: {type(error).__name__}: {error}"[:300])
        connection.send(tuple(answer))


class Pool:
    """The worker processes and the jobs that wait for one."""

    def __init__(self, workers: int, deadline: float, waiting: int) -> None:
        self.deadline = deadline
        self.waiting = waiting
        self._context = mp.get_context("spawn")
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Answer]] | None] = queue.SimpleQueue()
        self._processes: set[BaseProcess] = set()
        self._lock = threading.Lock()
        self._ending = False
        self._threads = [
            threading.Thread(target=self._attend, name=f"bots-{i}", daemon=True) for i in range(workers)
        ]

    def open(self) -> None:
        """Start the workers."""
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Kill the workers, whatever they are doing."""
        self._ending = True
        for _ in self._threads:
            self._jobs.put(None)
        with self._lock:
            for process in self._processes:
                process.kill()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=5)

    @property
    def backlog(self) -> int:
        """How many jobs wait for a worker."""
        return self._jobs.qsize()

    async def ask(self, job: Job, patient: bool = True) -> Answer:
        """A bot's answer; never an exception of the bot's. An impatient caller may get `Busy`."""
        if not patient and self._jobs.qsize() >= self.waiting:
            raise Busy
        future: Future[Answer] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def _attend(self) -> None:
        """Look after one worker process: jobs in, answers out, a new process when one is lost."""
        worker = self._start()
        while True:
            item = self._jobs.get()
            if item is None:
                break
            job, future = item
            if not future.set_running_or_notify_cancel():
                continue
            answer = Answer(failure="crashed: no worker")
            if worker is None or not worker[0].is_alive():
                worker = self._start()
            if worker is not None:
                answer = self._converse(worker[1], job)
                if answer.failure and not answer.failure.startswith("crashed: "):
                    self._end(worker)
                    worker = None
            if answer.failure and not self._ending:
                logger.warning("bot failed", level=job.level, game=job.game, failure=answer.failure)
            future.set_result(answer)
        if worker is not None:
            self._end(worker)

    def _converse(self, connection: Connection, job: Job) -> Answer:
        """Send a job and wait for the answer until the deadline."""
        try:
            connection.send(tuple(job))
            if not connection.poll(self.deadline):
                return Answer(failure="overran")
            return Answer(*connection.recv())
        except (EOFError, OSError):
            return Answer(failure="crashed")

    def _start(self) -> tuple[BaseProcess, Connection] | None:
        """A fresh worker process, or None when it does not come up."""
        mine, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(theirs,), daemon=True)
        with self._lock:
            if self._ending:
                return None
            process.start()
            self._processes.add(process)
        theirs.close()
        until = time.monotonic() + START_GRACE
        while time.monotonic() < until and not self._ending:
            try:
                if mine.poll(0.2):
                    mine.recv()
                    return process, mine
            except (EOFError, OSError):
                break
        self._end((process, mine))
        return None

    def _end(self, worker: tuple[BaseProcess, Connection]) -> None:
        """Kill a worker process and forget it."""
        process, connection = worker
        with self._lock:
            self._processes.discard(process)
        process.kill()
        process.join(timeout=5)
        connection.close()
