"""Processor time, and what a list of times comes to."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from typing import NamedTuple


class Spent(NamedTuple):
    """Seconds of processor time."""

    server: float
    bots: float
    load: float
    database: float


def spent(server: int, processes: int, workers: list[int], database: int | None) -> Spent:
    """The processor time taken so far by server processes, where bots think, this process and PostgreSQL."""
    mine = resource.getrusage(resource.RUSAGE_SELF)
    below = children(server)
    servers, others = (
        ([server], below)
        if processes == 1
        else ([server, *below], [c for process in below for c in children(process)])
    )
    bots = [*others, *workers, *(c for worker in workers for c in children(worker))]
    backends = [] if database is None else [database, *children(database)]
    return Spent(
        sum(map(cpu_seconds, servers)),
        sum(map(cpu_seconds, bots)),
        mine.ru_utime + mine.ru_stime,
        sum(map(cpu_seconds, backends)),
    )


def children(pid: int) -> list[int]:
    """The processes that a process has started (none where the system does not say)."""
    try:
        tasks = [task.read_text() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for task in tasks for child in task.split()]


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used (0 where the system does not say)."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
