"""Two servers and two workers on one database while processes are killed and the database is restarted in mid-flood."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from cluster import BOT, Cluster, Follower, Player
from people import Client, until
from postgres import Postgres
from served import SERVE_MANY, Process


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A database of their own, two servers and two workers; who kills one starts another in its place."""
    postgres = Postgres()
    running = Cluster(postgres, tmp_path_factory.mktemp("cluster"))
    yield running
    running.stop()
    postgres.stop()


def test_one_worker_is_enough_and_none_is_missed_for_long(cluster: Cluster) -> None:
    player = Player(cluster.addresses, 1, [{"kind": "me"}, BOT])
    until(lambda: player.moves > 3, "a first game")
    for worker in cluster.workers:
        worker.kill()
    done = player.moves

    def job_waits() -> bool:
        with psycopg.connect(cluster.url.replace("+psycopg", "")) as connection:
            return bool(connection.execute("select 1 from procrastinate_jobs limit 1").fetchall())

    until(job_waits, "a bot's turn that nobody plays")
    cluster.workers[0] = cluster.worker(0)
    until(lambda: player.moves > done + 5, "the game after a new worker came")
    cluster.workers[1] = cluster.worker(1)
    player.end()
    player.check(cluster.log_of)


def test_several_processes_behind_one_port(cluster: Cluster, tmp_path: Path) -> None:
    many = Process(cluster.url, tmp_path / "many.log", SERVE_MANY, MAGNATE_JOBS="0")
    player = Player(lambda: [many.url], 1, [{"kind": "me"}, BOT])
    until(lambda: player.moves > 10, "a game")
    player.end()
    player.check(cluster.log_of)
    with Client(many.url) as client:
        assert client.get("/ready").json() == {"ok": True}
    assert many.interrupt() == 0
    assert "Traceback" not in many.errors.read_text()


def test_nothing_is_lost_or_doubled_and_every_table_goes_on(cluster: Cluster) -> None:
    seats = [[{"kind": "me"}, BOT], [BOT, {"kind": "me"}], [{"kind": "me"}, {"kind": "screen"}]]
    players = [Player(cluster.addresses, i, seats[i % 3]) for i in range(6)]
    followers = [Follower(cluster.addresses, player, i) for i, player in enumerate(players)]

    def all_move(what: str) -> None:
        """Every player gets some moves further and every follower hears some news."""
        moves = [player.moves + 5 for player in players]
        heard = [sum(follower.heard.values()) + 5 for follower in followers]
        until(lambda: all(p.moves >= n for p, n in zip(players, moves, strict=True)), f"moves {what}")
        until(
            lambda: all(sum(f.heard.values()) >= n for f, n in zip(followers, heard, strict=True)),
            f"news {what}",
        )

    all_move("at the start")
    cluster.kill_server(0)
    all_move("after a server was killed")
    cluster.kill_worker(0)
    all_move("after a worker was killed")
    cluster.postgres.restart()
    all_move("after the database was restarted")
    for person in [*followers, *players]:
        person.end()
    for player in players:
        player.check(cluster.log_of)
    for follower in followers:
        follower.check()
