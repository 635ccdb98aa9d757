"""The store: SQLite in a file by default, PostgreSQL by URL, with the same statements.

All writing is done by one thread. It takes every write that is waiting, puts them into one transaction and
answers them once that is on disk, so an acknowledged move survives the death of the process, and a busy hour
costs few disk flushes. On PostgreSQL the rows of moves go through `magnate.server.repository_pipe`. SQLite runs in WAL
mode with full synchronisation.

Reading has threads of its own, and what other processes have written is read by others again: news wait neither for
the lobby nor for a replay. Requests for more than can be done soon are refused at once (`Overloaded`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine, make_url

from magnate.core.errors import MagnateError
from magnate.server.repository_driver import (
    READS,
    WRITES,
    Rows,
    Statement,
    has_tables,
    migrate,
    sqlite_engine,
    tidy,
)
from magnate.server.settings import Settings

if TYPE_CHECKING:
    from magnate.server.repository_pipe import Pipe

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]
BATCH = 64
BACKLOG = 2000
# Seconds: when the oldest write has waited for so long, the next one is refused.
LONGEST_WAIT = 3.0
READERS, NEWS_READERS = 6, 2
TIDY_EVERY = 2.0
CLASHES = 3

logger = structlog.get_logger("magnate.store")


class NoDatabase(MagnateError):
    """The database of a command cannot be had."""


class Overloaded(Exception):
    """More is waiting to be written or read than the store can be expected to do soon."""


class Store:
    """The database, one writing thread, any number of reading ones."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._make_folder()
        self.reader = self._engine(READS)
        self.writer = self._engine(WRITES)
        self._pipe = self._piped()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._waiting: deque[float] = deque()
        self._reads = 0
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._news_readers = ThreadPoolExecutor(NEWS_READERS, "store-news")
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._tidying = threading.Thread(target=self._tidy, name="store-tidier", daemon=True)
        self._ending = threading.Event()
        self._closed = False

    def open(self) -> None:
        """Bring the database up to date and start writing."""
        migrate(self.writer)
        self._thread.start()
        if self.url.get_backend_name() == "sqlite":
            self._tidying.start()

    def close(self) -> None:
        """Finish what is waiting and close."""
        if self._closed:
            return
        self._closed = True
        self._ending.set()
        if self._tidying.is_alive():
            self._tidying.join(timeout=10)
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join(timeout=10)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._news_readers.shutdown(wait=False, cancel_futures=True)
        if self._pipe is not None:
            self._pipe.close()
        self.reader.dispose()
        self.writer.dispose()

    async def add(self, statements: Sequence[Statement]) -> None:
        """Carry out statements in a transaction; returns once what they did is safely on disk."""
        await self.write(Rows(statements))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction; returns once it is safely on disk.

        What another process was first with is done again: it then finds what that one has written. Rows that clash are
        for their sender to look at.
        """
        for _ in range(CLASHES):
            try:
                return await self._written(work)
            except sa.exc.IntegrityError:
                if isinstance(work, Rows):
                    raise
        return await self._written(work)

    async def _written(self, work: Callable[[Connection], T]) -> T:
        """What `work` comes to, once it is on disk."""
        if len(self._waiting) >= BACKLOG or self.behind() > LONGEST_WAIT:
            raise Overloaded
        future: Future[T] = Future()
        self._waiting.append(time.monotonic())
        self._jobs.put((work, future))
        return await asyncio.wrap_future(future)

    def behind(self) -> float:
        """For how long the oldest write that nobody has begun with has been waiting."""
        oldest = next(iter(self._waiting), None)
        return 0.0 if oldest is None else time.monotonic() - oldest

    async def read(self, work: Callable[[Connection], T], news: bool = False) -> T:
        """Do `work`, which only reads, off the event loop; `news` of other processes wait for no other reading."""
        loop = asyncio.get_running_loop()
        if news:
            return await loop.run_in_executor(self._news_readers, self._read, work)
        if self._reads >= BACKLOG:
            raise Overloaded
        self._reads += 1
        try:
            return await loop.run_in_executor(self._readers, self._read, work)
        finally:
            self._reads -= 1

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reader.begin() as connection:
            return work(connection)

    def _tidy(self) -> None:
        """Bring SQLite's log into its file now and then, beside the writing thread, so that no move waits for it."""
        while not self._ending.wait(TIDY_EVERY):
            with contextlib.suppress(sa.exc.SQLAlchemyError), self.reader.connect() as connection:
                tidy(connection)

    def _write_all(self) -> None:
        """The writing thread: batch after batch until told to end."""
        ending = False
        while not ending:
            job = self._jobs.get()
            batch: list[Job] = []
            while True:
                if job is None:
                    ending = True
                    break
                batch.append(job)
                self._waiting.popleft()
                if len(batch) >= BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            rows = [job for job in batch if isinstance(job[0], Rows)] if self._pipe is not None else []
            others = [job for job in batch if job not in rows] if rows else batch
            for part, done in ((rows, self._done_at_once), (others, self._done_together)):
                if part:
                    self._write(part, done)

    def _write(
        self, batch: list[Job], together: Callable[[list[Job]], list[tuple[Future[Any], Any]]]
    ) -> None:
        """One transaction for the batch; when a job fails the batch is done again, and that job is undone alone."""
        try:
            try:
                done = together(batch)
            except sa.exc.OperationalError:
                raise
            except Exception:
                if len(batch) < 2:
                    raise
                done = self._done_apart(batch)
        except Exception as error:
            if not isinstance(error, sa.exc.IntegrityError):
                logger.error("write failed", error=type(error).__name__, jobs=len(batch))
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)

    def _done_together(self, batch: list[Job]) -> list[tuple[Future[Any], Any]]:
        """The jobs with their results, if all succeed."""
        with self.writer.begin() as connection:
            return [(future, work(connection)) for work, future in batch if _wanted(future)]

    def _done_at_once(self, batch: list[Job]) -> list[tuple[Future[Any], Any]]:
        """The jobs, which have no results, if all succeed: everything is sent before anything is answered."""
        assert self._pipe is not None
        wanted = [(work, future) for work, future in batch if _wanted(future)]
        self._pipe.write(line for work, _ in wanted if isinstance(work, Rows) for line in work.statements)
        return [(future, None) for _, future in wanted]

    def _done_apart(self, batch: list[Job]) -> list[tuple[Future[Any], Any]]:
        """The jobs that succeed with their results; the others are told why they did not."""
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        with self.writer.begin() as connection:
            for work, future in batch:
                if not _wanted(future):
                    continue
                try:
                    with connection.begin_nested():
                        done.append((future, work(connection)))
                except sa.exc.OperationalError:
                    raise
                except Exception as error:
                    failed.append((future, error))
        for future, reason in failed:
            future.set_exception(reason)
        return done

    def _make_folder(self) -> None:
        """Make the folder of a SQLite file."""
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)

    def _piped(self) -> Pipe | None:
        """The short way for rows, where there is one."""
        if self.url.get_backend_name() != "postgresql":
            return None
        from magnate.server.repository_pipe import Pipe

        return Pipe(self.url)

    def _engine(self, begin: str) -> Engine:
        """An engine whose transactions begin the way they should."""
        if self.url.get_backend_name() != "sqlite":
            return sa.create_engine(self.url, pool_pre_ping=True)
        return sqlite_engine(self.url, begin)


@contextmanager
def opened(url: str = "", must_exist: bool = False) -> Iterator[Store]:
    """The store of a server (by default the one its settings name), up to date, for a command's own use."""
    with database_faults():
        store = prepared(url or Settings().with_environment().database_url, must_exist)
        try:
            yield store
        finally:
            store.close()


def prepared(url: str, must_exist: bool = False) -> Store:
    """A database brought up to date, not yet written to; one that `must_exist` is not made where there is none."""
    with database_faults():
        if must_exist and not has_tables(url):
            raise NoDatabase(
                "No server has kept tables in this database: name it by --database or MAGNATE_DATABASE."
            )
        store = Store(url)
        try:
            migrate(store.writer)
        except BaseException:
            store.close()
            raise
    return store


@contextmanager
def database_faults() -> Iterator[None]:
    """Say in a sentence that a database cannot be had; its address may hold a password and is not repeated."""
    try:
        yield
    except sa.exc.ArgumentError as error:
        raise NoDatabase("This is no database URL such as sqlite:////srv/magnate/tables.db.") from error
    except sa.exc.OperationalError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise NoDatabase(f"The database does not answer: {reason}.") from error
    except OSError as error:
        raise NoDatabase(f"The database cannot be had: {error.strerror or error}.") from error


def _wanted(future: Future[Any]) -> bool:
    """Whether somebody still waits for a job; from here on it cannot be called off."""
    return future.running() or (not future.done() and future.set_running_or_notify_cancel())
