"""Processes that do one kind of work and can be killed when it takes too long or too much memory.

Each process is looked after by one thread, which sends it a job and waits for the answer. The deadline covers both:
a process that no longer reads its pipe is killed just as one that never answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing as mp
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import structlog

from magnate.server.line import Asker, Busy, Line

START_GRACE: Final = 60.0
OVERRAN, CRASHED, TOO_LARGE = "overran", "crashed", "too large"

Work = Callable[[Any], Any]
logger = structlog.get_logger("magnate.crew")


class Failed(Exception):
    """The work was not done: it `OVERRAN`, `CRASHED` or was `TOO_LARGE`; `why` is for the log."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(f"{kind}: {why}" if why else kind)
        self.kind = kind


class Worker:
    """One process and the pipe to it."""

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.spent = False
        self.late = False

    def ask(self, job: Any, watch: Watch) -> Any:
        """The answer to a job, or `Failed`. A worker that did not answer in time is `spent`."""
        watch.begin(self)
        try:
            self.pipe.send(job)
            kind, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.spent = True
            raise Failed(OVERRAN if self.late else CRASHED) from None
        finally:
            watch.end(self)
            self.spent = self.spent or self.late
        if kind:
            raise Failed(kind, answer)
        return answer

    def overrun(self) -> None:
        """Kill the process: its time is up."""
        self.late = True
        self.process.kill()

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self.process.kill()
        self.process.join(timeout=5)
        self.pipe.close()


class Watch:
    """Sees that no worker takes longer than the deadline; one thread for all of them, which rests in between."""

    def __init__(self, deadline: float) -> None:
        self.deadline = deadline
        self._changed = threading.Condition()
        self._due: dict[Worker, float] = {}
        self._resting = False
        self._closed = False
        self._thread = threading.Thread(target=self._keep_watching, name="watch", daemon=True)

    def open(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def close(self) -> None:
        """Watch no longer."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def begin(self, worker: Worker) -> None:
        """A worker is given something to do."""
        with self._changed:
            self._due[worker] = time.monotonic() + self.deadline
            if self._resting:
                self._changed.notify()

    def end(self, worker: Worker) -> None:
        """A worker is done."""
        with self._changed:
            self._due.pop(worker, None)

    def _keep_watching(self) -> None:
        with self._changed:
            while not self._closed:
                now = time.monotonic()
                for worker in [worker for worker, due in self._due.items() if due <= now]:
                    del self._due[worker]
                    worker.overrun()
                # Whatever begins from now on is due later than all that is under way.
                self._resting = not self._due
                self._changed.wait(None if self._resting else min(self._due.values()) - now)


class Crew:
    """The worker processes for one kind of work and the jobs that wait for one.

    `memory` is how many bytes a worker may take for its work (0: any); an `eager` crew starts before there is work.
    The more `polite` a crew is (0 to 19), the more its workers leave of a processor to others who want it.
    """

    def __init__(
        self,
        work: Work,
        workers: int,
        deadline: float,
        room: int,
        memory: int = 0,
        eager: bool = True,
        polite: int = 0,
    ) -> None:
        self.work = work
        self.memory = memory
        self.eager = eager
        self.polite = polite
        self._context = mp.get_context("spawn")
        self._line: Line[tuple[Any, Future[Any]]] = Line(room)
        self._workers: set[Worker] = set()
        self._watch = Watch(deadline)
        self._lock = threading.Lock()
        self._ending = False
        self._threads = [
            threading.Thread(target=self._attend, name=f"{work.__name__}-{i}", daemon=True)
            for i in range(workers)
        ]

    def open(self) -> None:
        """Start the workers."""
        self._watch.open()
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Kill the workers, whatever they are doing."""
        with self._lock:
            self._ending = True
            for worker in self._workers:
                worker.process.kill()
        for _, future in self._line.close():
            if future.set_running_or_notify_cancel():
                future.set_exception(Failed(CRASHED, "the crew went home"))
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=5)
        self._watch.close()

    @property
    def backlog(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._line)

    @property
    def ending(self) -> bool:
        """Whether the crew is being sent home."""
        return self._ending

    async def do(self, job: Any, asker: Asker | None = None, address: str = "") -> Any:
        """The answer to a job, or `Failed`; a question of somebody's may also get `Busy`. See `Line.put`."""
        future: Future[Any] = Future()
        try:
            self._line.put((job, future), asker, address)
        except Busy:
            if asker is None:
                raise Failed(CRASHED, "the crew went home") from None
            raise
        return await asyncio.wrap_future(future)

    def _attend(self) -> None:
        """Look after one worker process: jobs in, answers out, a new process when one is lost."""
        worker = self._start() if self.eager else None
        while (taken := self._line.take()) is not None:
            (job, future), asker = taken
            try:
                if future.set_running_or_notify_cancel():
                    if worker is None or worker.spent or not worker.process.is_alive():
                        worker = self._replaced(worker)
                    self._answer(worker, job, future)
            finally:
                self._line.done(asker)
        if worker is not None:
            self._forget(worker)

    def _answer(self, worker: Worker | None, job: Any, future: Future[Any]) -> None:
        """Let a worker do a job and pass on what it says."""
        try:
            if worker is None:
                raise Failed(CRASHED, "no worker")
            future.set_result(worker.ask(job, self._watch))
        except Failed as failed:
            future.set_exception(failed)
        except Exception as error:
            # A job or an answer that does not fit through the pipe is no reason to stop working.
            if worker is not None:
                worker.spent = True
            future.set_exception(Failed(CRASHED, type(error).__name__))

    def _replaced(self, worker: Worker | None) -> Worker | None:
        """A fresh worker in the place of a lost one."""
        if worker is not None:
            self._forget(worker)
        return self._start()

    def _start(self) -> Worker | None:
        """A fresh worker, or None when it does not come up."""
        try:
            worker = self._spawn()
        except OSError as error:
            # No process or no pipe can be had just now; the next job tries again.
            logger.error("a worker cannot be started", work=self.work.__name__, error=str(error))
            return None
        until = time.monotonic() + START_GRACE
        while worker is not None and time.monotonic() < until and not self._ending:
            try:
                if worker.pipe.poll(0.2):
                    worker.pipe.recv()
                    return worker
            except (EOFError, OSError):
                break
        if worker is not None:
            self._forget(worker)
        return None

    def _spawn(self) -> Worker | None:
        """A worker whose process has just begun; None once the crew goes home."""
        mine, theirs = self._context.Pipe()
        with contextlib.ExitStack() as undo:
            undo.callback(mine.close)
            with theirs, self._lock:
                if self._ending:
                    return None
                args = (theirs, self.work, self.memory, self.polite)
                process = self._context.Process(target=serve, args=args, daemon=True)
                process.start()
                worker = Worker(process, mine)
                self._workers.add(worker)
            undo.pop_all()
        return worker

    def _forget(self, worker: Worker) -> None:
        """Kill a worker process and forget it."""
        with self._lock:
            self._workers.discard(worker)
        worker.end()


def serve(pipe: Connection, work: Work, memory: int, polite: int) -> None:
    """A worker process: answers jobs until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory:
        limit_memory(memory)
    if polite and hasattr(os, "nice"):
        os.nice(polite)
    pipe.send("ready")
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            told = ("", work(job))
        except MemoryError:
            told = (TOO_LARGE, "")
        except Exception as error:
            told = (CRASHED, f"{type(error).__name__}: {error}"[:300])
        pipe.send(told)


def limit_memory(extra: int) -> None:
    """Let this process take so many bytes more than it has now, where the system can hold it to that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        limit = pages * resource.getpagesize() + extra
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
