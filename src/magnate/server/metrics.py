"""What Prometheus may know of a server: counts and times, no names, no tables."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "magnate_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.request_time = Histogram(
            "magnate_request_seconds", "Time to answer", ["route"], registry=self.registry, buckets=BUCKETS
        )
        self.moves = Counter("magnate_moves", "Choices made", ["game", "by"], registry=self.registry)
        self.move_time = Histogram(
            "magnate_move_seconds",
            "From a person's choice to its acknowledgement",
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.tables = Counter("magnate_tables", "Tables made", ["game"], registry=self.registry)
        self.finished = Counter(
            "magnate_games_finished", "Games played out", ["game"], registry=self.registry
        )
        self.bot_time = Histogram(
            "magnate_bot_seconds",
            "Time until a bot's choice stood",
            ["level"],
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.bot_failures = Counter(
            "magnate_bot_failures",
            "Bots that crashed or overran",
            ["level", "failure"],
            registry=self.registry,
        )
        self.live = Gauge("magnate_live_tables", "Tables held in memory", registry=self.registry)
        self.streams = Gauge("magnate_streams", "Open streams", registry=self.registry)
        self.backlog = Gauge("magnate_bot_backlog", "Bot jobs that wait", registry=self.registry)
