"""Work in processes: a deadline that covers everything, moves before questions, every address in turn."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from loops import awaited
from magnate.server.crew import CRASHED, OVERRAN, TOO_LARGE, Crew, Failed
from magnate.server.line import PER_ADDRESS, Asker, Busy, Line

MIB = 1024 * 1024


def obey(job: Any) -> Any:
    """The work of the tests: say who you are, sleep, die, eat memory, or give the job's size."""
    if job == "who":
        return os.getpid()
    if isinstance(job, float):
        time.sleep(job)
        return job
    if job == "die":
        os._exit(3)
    if job == "eat":
        return len(bytearray(2048 * MIB))
    if job == "fail":
        raise ValueError("no")
    return len(job)


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew(obey, 1, 5.0, 10, 256 * MIB)
    crew.open()
    yield crew
    crew.close()


def test_a_stopped_worker_is_replaced_although_the_job_is_larger_than_the_pipe(crew: Crew) -> None:
    async def ask() -> None:
        pid = await crew.do("who")
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(Failed) as failed:
            await asyncio.wait_for(crew.do(b"x" * 4 * MIB), 60)
        assert failed.value.kind == OVERRAN
        assert await asyncio.wait_for(crew.do(b"x" * 4 * MIB), 60) == 4 * MIB
        assert await crew.do("who") != pid

    awaited(ask())


@pytest.mark.parametrize(
    ("job", "kind"),
    [
        ("die", CRASHED),
        ("fail", CRASHED),
        ("eat", TOO_LARGE),
        (60.0, OVERRAN),
        (lambda: "unsendable", CRASHED),
    ],
    ids=["dies", "fails", "eats", "sleeps", "cannot be sent"],
)
def test_whatever_happens_to_a_job_the_next_one_is_done(crew: Crew, job: Any, kind: str) -> None:
    async def ask() -> None:
        with pytest.raises(Failed) as failed:
            await asyncio.wait_for(crew.do(job), 60)
        assert failed.value.kind == kind
        assert await crew.do(b"abc") == 3

    awaited(ask())


@pytest.mark.parametrize("lacking", ["Pipe", "Process"])
def test_where_no_process_can_be_started_just_now_the_next_job_tries_again(
    monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    """As on a machine with no processes, memory or open files to spare."""
    crew = Crew(obey, 1, 30.0, 10)

    def none_left(*_: object, **__: object) -> None:
        raise BlockingIOError("try again")

    async def ask() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(crew._context, lacking, none_left)
            crew.open()
            with pytest.raises(Failed) as failed:
                await asyncio.wait_for(crew.do(b"abc"), 30)
            assert failed.value.kind == CRASHED
        assert await asyncio.wait_for(crew.do(b"abc"), 60) == 3

    try:
        awaited(ask())
    finally:
        crew.close()


def test_a_crew_goes_home_although_it_is_at_work(crew: Crew) -> None:
    async def ask() -> None:
        long = asyncio.ensure_future(crew.do(1.5))
        await asyncio.sleep(0)
        while crew.backlog:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(crew.close)
        with pytest.raises(Failed):
            await long

    awaited(ask())


def taken(line: Line[str], count: int) -> list[str]:
    """The next items, each finished before the next is taken."""
    found = []
    for _ in range(count):
        item = line.take()
        assert item is not None
        line.done(item[1])
        found.append(item[0])
    return found


def test_moves_come_before_questions() -> None:
    line: Line[str] = Line(10)
    line.put("hint", Asker("a", "k"))
    line.put("move 1")
    line.put("move 2")
    assert len(line) == 3
    assert taken(line, 3) == ["move 1", "move 2", "hint"]


def test_every_address_has_its_turn() -> None:
    line: Line[str] = Line(100)
    for i in range(5):
        line.put(f"a{i}", Asker("a", f"key {i}"))
    line.put("b", Asker("b", "k"))
    line.put("c", Asker("c", "k"))
    assert taken(line, 7) == ["a0", "b", "c", "a1", "a2", "a3", "a4"]


def test_the_tables_of_every_address_have_their_turn() -> None:
    line: Line[str] = Line(100)
    for i in range(4):
        line.put(f"a{i}", address="a")
    line.put("b0", address="b")
    line.put("b1", address="b")
    assert len(line) == 6
    assert taken(line, 3) == ["a0", "b0", "a1"]
    line.put("c", address="c")
    assert taken(line, 3) == ["b1", "a2", "c"]
    assert line.close() == ["a3"]


def test_of_one_key_one_question_is_worked_on_at_a_time() -> None:
    line: Line[str] = Line(100)
    for item in ("first", "second"):
        line.put(item, Asker("a", "k"))
    line.put("other", Asker("a", "l"))
    first = line.take()
    assert first is not None
    assert [first[0], line.take()] == ["first", ("other", Asker("a", "l"))]
    line.done(first[1])
    assert line.take() == ("second", Asker("a", "k"))


def test_a_line_that_is_full_says_so_but_never_to_a_table() -> None:
    line: Line[str] = Line(10)
    for i in range(PER_ADDRESS):
        line.put("hint", Asker("a", str(i)))
    with pytest.raises(Busy):
        line.put("one too many of this address", Asker("a", "x"))
    line.put("hint", Asker("b", "k"))
    line.put("hint", Asker("c", "k"))
    with pytest.raises(Busy):
        line.put("one too many of all", Asker("d", "k"))
    for _ in range(100):
        line.put("move")
