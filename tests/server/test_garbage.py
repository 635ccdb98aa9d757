"""Nobody's move waits while the server looks for garbage, and requests leave none."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from served import Start
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from loops import awaited
from magnate.server import garbage
from magnate.server.garbage import Garbage


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def requests_in_memory() -> int:
    return sum(isinstance(found, RequestResponseCycle) for found in gc.get_objects())


def test_a_request_that_was_answered_leaves_memory_at_once(start: Start) -> None:
    server = start()
    ada = server.client()
    ada.make(seats=[{"kind": "me"}, {"kind": "screen"}])
    before = requests_in_memory()
    for _ in range(8):
        ada.moved()
    assert requests_in_memory() < before + 8


def test_garbage_is_looked_for_when_nobody_moves_or_much_has_gathered(
    collected: Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()
    assert collected.due() is None, "there is nothing new"
    kept = [[] for _ in range(garbage.SOME)]  # type: list[list[int]]
    collected.note(None)
    assert collected.due() is None, "somebody has just moved"
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    assert collected.due() == garbage.ALL
    monkeypatch.setattr(garbage, "QUIET", 1000.0)
    monkeypatch.setattr(garbage, "MUCH", len(kept))
    assert collected.due() == garbage.NEW
    collected.collect()
    assert collected.due() is None, "what is new was looked through"
    kept += [[] for _ in range(garbage.SOME)]
    assert collected.due() == garbage.NEW
    monkeypatch.setattr(garbage, "MANY", 1)
    assert collected.due() == garbage.ALL, "old garbage does not wait for ever"
    monkeypatch.setattr(garbage, "MUCH", 2 * len(kept))
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    assert collected.due() == garbage.ALL, "what is older than that waits for a quiet moment"


@pytest.fixture
def collected() -> Iterator[Garbage]:
    """A collector while Python does not collect by itself."""
    gc.disable()
    yield Garbage()
    gc.enable()


def test_garbage_goes_in_time_and_python_collects_again_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    monkeypatch.setattr(garbage, "SOME", 0)
    monkeypatch.setattr(garbage, "QUIET", 0.0)

    async def collect() -> None:
        task = asyncio.create_task(Garbage().keep_collecting())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        gone = weakref.ref(Ring())
        while gone() is not None:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    awaited(collect())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
