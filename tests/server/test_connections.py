"""Connections: slow ones are cut off, no address holds too many, and only trusted proxies are believed."""

from __future__ import annotations

import socket
import time

import httpx
import pytest
from people import until
from served import Running, Start

from magnate.server.buckets import household

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


def connect(server: Running, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.server.port), 60, (source, 0))
    made.settimeout(60)
    return made


def is_cut(connection: socket.socket) -> bool:
    """Whether the server ends a connection without an answer."""
    try:
        return connection.recv(1000) == b""
    except ConnectionError:
        return True


def answers(connection: socket.socket) -> bool:
    try:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        return connection.recv(1000).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"POST /api/ta",
        HEAD,
        HEAD + b"content-length: 100\r\n\r\n",
        HEAD + b"content-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half a head", "no body", "half a body"],
)
def test_a_request_that_does_not_arrive_is_cut_off(start: Start, sent: bytes) -> None:
    connection = connect(start(request_time=0.5))
    connection.sendall(sent)
    assert is_cut(connection)


def pour(connection: socket.socket, drop: bytes, times: int, pause: float = 0.0) -> None:
    """Send the same again and again."""
    for _ in range(times):
        connection.sendall(drop)
        time.sleep(pause)


def test_a_request_drop_by_drop_is_cut_off(start: Start) -> None:
    connection = connect(start(request_time=0.5))
    connection.sendall(HEAD + b"x: ")
    with pytest.raises(OSError):
        pour(connection, b"y", 200, 0.05)


def test_a_head_without_end_is_cut_off(start: Start) -> None:
    connection = connect(start(request_time=60.0))
    connection.sendall(HEAD)
    with pytest.raises(OSError):
        pour(connection, b"x: " + b"y" * 1000 + b"\r\n", 20_000)


def test_a_stream_and_a_kept_connection_outlive_the_time_for_requests(start: Start) -> None:
    server = start(request_time=1.5, ping=0.4)
    api = server.client()
    api.make(seats=[{"kind": "me"}, {"kind": "screen"}])
    with api.other(api.key).http.stream("GET", f"/api/tables/{api.table}/stream") as answer:
        lines = answer.iter_lines()
        alive = (line for line in lines if line.startswith(":"))
        for _ in range(5):  # signs of life, which take longer than a request may
            next(alive)
        api.moved()
        assert any(line == "event: play" for line in lines)


def test_one_address_cannot_take_all_connections(start: Start) -> None:
    server = start(connections=10, trusted_proxies="")
    held = [connect(server) for _ in range(30)]
    assert [answers(connection) for connection in held].count(True) == 10
    assert answers(connect(server, "127.0.0.2")), "others come in"
    for connection in held:
        connection.close()
    until(lambda: answers(connect(server)), "who leaves makes room")


def test_a_trusted_proxy_is_not_counted_but_those_behind_it_are(start: Start) -> None:
    server = start(connections=5, trusted_proxies="127.0.0.0/8", rate=0.1)
    held = [connect(server) for _ in range(10)]
    assert all(answers(connection) for connection in held)
    codes = [make(server, "203.0.113.7") for _ in range(6)]
    assert codes == [201] * 4 + [429] * 2
    assert make(server, "203.0.113.8") == 201, "another client has a limit of its own"


def test_the_addresses_of_one_household_are_counted_together(start: Start) -> None:
    server = start(trusted_proxies="127.0.0.1", rate=0.1)
    codes = [make(server, f"2001:db8:7::{i}:1") for i in range(6)]
    assert codes == [201] * 4 + [429] * 2
    assert make(server, "2001:db8:7:1::1") == 201, "the network next to it"
    assert household("::ffff:203.0.113.7") == household("203.0.113.7") == "203.0.113.7"


def test_a_stranger_is_not_believed_about_where_requests_come_from(start: Start) -> None:
    server = start(trusted_proxies="192.0.2.1", rate=0.1)
    codes = [make(server, f"203.0.113.{i}") for i in range(6)]
    assert codes == [201] * 4 + [429] * 2


def make(server: Running, client: str) -> int:
    body = {"game": "hoard", "seats": [{"kind": "me"}]}
    return httpx.post(server.url + "/api/tables", json=body, headers={"x-forwarded-for": client}).status_code


def test_a_server_that_was_stopped_still_says_where_it_was(start: Start) -> None:
    server = start()
    port = server.server.port
    server.stop()
    assert server.server.port == port > 0, "whoever announces it may ask late"
