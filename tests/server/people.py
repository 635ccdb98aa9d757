"""A small client for tests: one object per person, who plays at one table."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import httpx

Body = dict[str, Any]
TWO: list[Body] = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Basil"}]


def until(there: Callable[[], Any], what: str = "waited in vain", seconds: float = 60) -> Any:
    """What there is, once there is something; looked for again and again, but not forever."""
    end = time.monotonic() + seconds
    while not (found := there()):
        assert time.monotonic() < end, what
        time.sleep(0.02)
    return found


class Refused(AssertionError):
    """A stream that was not opened."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a stream was answered {status}")
        self.status = status


class Client:
    """Somebody who talks to a server, with a key or without."""

    def __init__(self, url: str, key: str | None = None, table: str | None = None) -> None:
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.url = url
        self.key = key
        self.table = table
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60)
        self.heard: list[str] = []

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        answer = self.http.get(path, params=params)
        self.heard.append(answer.text)
        return answer

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        answer = self.http.post(path, json={} if body is None else body, headers=headers)
        self.heard.append(answer.text)
        return answer

    # --- at a table --------------------------------------------------------------------------

    def make(self, game: str = "hoard", seats: list[Body] | None = None, **more: Any) -> Body:
        """Make a table and sit down with the maker's key; the answer."""
        answer = self.post("/api/tables", {"game": game, "seats": seats or TWO, **more})
        assert answer.status_code == 201, answer.text
        body: Body = answer.json()
        self.take(body["key"], body["table"]["id"])
        return body

    def take(self, key: str | None, table: str) -> Client:
        self.key = key
        self.table = table
        if key is not None:
            self.http.headers["authorization"] = f"Bearer {key}"
        return self

    def other(self, key: str | None = None) -> Client:
        """Somebody else at the same table."""
        return Client(self.url, key, self.table)

    def see(self, **params: Any) -> Body:
        answer = self.get(f"/api/tables/{self.table}", **params)
        assert answer.status_code == 200, answer.text
        body: Body = answer.json()
        return body

    def do(self, command: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.post(f"/api/tables/{self.table}/{command}", body, **headers)

    def look(self, what: str, **params: Any) -> httpx.Response:
        return self.get(f"/api/tables/{self.table}/{what}", **params)

    def choose(self, seq: int | None = None, choice: int | None = None, **more: Any) -> httpx.Response:
        """Choose the given or the first choice at the given or the present moment."""
        if seq is None or choice is None:
            now = self.see()
            seq = now["seq"] if seq is None else seq
            choice = now["view"]["choices"][0]["id"] if choice is None else choice
        return self.do("choose", {"seq": seq, "choice": choice, **more})

    def moved(self, choice: int | None = None) -> Body:
        """Choose, which must be accepted; the table after it."""
        answer = self.choose(choice=choice, command=uuid.uuid4().hex)
        assert answer.status_code == 200, answer.text
        table: Body = answer.json()["table"]
        return table

    def wait(self, until: Callable[[Body], bool], seconds: float = 60) -> Body:
        """Look again and again until something is so."""
        end = time.monotonic() + seconds
        while True:
            now = self.see()
            if until(now):
                return now
            assert time.monotonic() < end, f"still {now['status']} at {now['at']}, notes {now['notes']}"
            time.sleep(0.03)

    @contextmanager
    def follow(self, headers: dict[str, str] | None = None, **params: Any) -> Iterator[Iterator[Body]]:
        """The events of the stream as they come, each {"event", "id", "data"}."""
        path = f"/api/tables/{self.table}/stream"
        with self.http.stream("GET", path, params=params, headers=headers or {}) as answer:
            if answer.status_code != 200:
                raise Refused(answer.status_code)
            yield self._events(answer)

    def _events(self, answer: httpx.Response) -> Iterator[Body]:
        event: Body = {}
        for line in answer.iter_lines():
            self.heard.append(line)
            if not line and event:
                yield event
                event = {}
            elif line.startswith("data: "):
                event["data"] = json.loads(line[6:])
            elif line.startswith(("id: ", "event: ")):
                name, _, value = line.partition(": ")
                event[name] = value


def news(events: Iterator[Body], count: int) -> list[Body]:
    """The next pieces of news, leaving out greetings and who is here."""
    return list(islice((event for event in events if "id" in event), count))


def pair(api: Client, **more: Any) -> tuple[Client, Client]:
    """Two people at a table, both seated."""
    made = api.make(**more)
    basil = api.other(made["keys"]["1"])
    assert basil.do("sit", {}).status_code == 200
    return api, basil


def play_out(*people: Client) -> Body:
    """Let everyone choose at random until the game is over; the table at the end."""
    for _ in range(2000):
        for person in people:
            now = person.see()
            if now["status"] == "over":
                return now
            if now["view"]["choices"]:
                number = (now["seq"] * 7919) % len(now["view"]["choices"])
                person.choose(now["seq"], now["view"]["choices"][number]["id"])
    raise AssertionError("the game has no end")
