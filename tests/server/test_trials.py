"""Those who try whether a server keeps its word see what goes wrong, and their database can always be stopped."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import psycopg
import pytest
from cluster import NOT_NOW, Follower, Player
from people import until
from postgres import Postgres


class Refusing(ThreadingHTTPServer):
    """A server that answers everything with one status."""

    daemon_threads = True

    def __init__(self, status: int) -> None:
        super().__init__(("127.0.0.1", 0), Refusal)
        self.status = status
        self.asked = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Refusal(BaseHTTPRequestHandler):
    """One answer."""

    server: Refusing

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.end_headers()
        self.server.asked += 1

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(params=[500, NOT_NOW])
def refusing(request: pytest.FixtureRequest) -> Iterator[Refusing]:
    """A server that fails, or that has no time."""
    with Refusing(request.param) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def test_a_fault_of_the_server_is_not_hidden_by_asking_again(refusing: Refusing) -> None:
    player = Player(lambda: [refusing.url], 1, [{"kind": "me"}])
    until(lambda: refusing.asked > 2, "the player asks again")
    player.end()
    asked = refusing.asked
    player.table = "a-table"
    follower = Follower(lambda: [refusing.url], player, 1)
    until(lambda: refusing.asked > asked + 2, "the follower asks again")
    follower.end()
    if refusing.status == NOT_NOW:
        player.check(lambda _: [])
        follower.check()
    else:
        with pytest.raises(AssertionError, match="500 for POST /api/tables"):
            player.check(lambda _: [])
        with pytest.raises(AssertionError, match="500 for a stream"):
            follower.check()


def test_a_postgresql_comes_back_and_is_stopped_whatever_state_it_is_in() -> None:
    postgres = Postgres()
    url = postgres.new_database().replace("+psycopg", "")
    with psycopg.connect(url) as connection:
        connection.execute("create table kept (number int)")
        connection.execute("insert into kept values (7)")
    postgres.halt()
    postgres.halt()
    postgres.start()
    with psycopg.connect(url) as connection:
        assert connection.execute("select number from kept").fetchall() == [(7,)]
    postgres.process.send_signal(signal.SIGKILL)
    postgres.process.wait(60)
    postgres.stop()
    assert not postgres.folder.exists()
