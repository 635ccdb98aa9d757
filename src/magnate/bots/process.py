"""A program of somebody else's, run apart: a session of its own, no descriptors of ours, limits, deadlines."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from magnate.bots.failure import BotFailure, quoted

LINE_LIMIT: Final = 64 * 1024
NOISE: Final = 2_000
CHUNK: Final = 65_536
GRACE: Final = 2.0
LAUNCH: Final = Path(__file__).with_name("launch.py")


def environment(home: str) -> dict[str, str]:
    """What the program sees of our environment: where programs are, and the language; nothing secret."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL") if name in os.environ}
    return {**kept, "HOME": home, "TMPDIR": home}


class Program:
    """A running program that is spoken to in JSON lines."""

    def __init__(self, words: list[str], cpu: int, memory: int) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="magnate-bot-")
        self.noise = b""
        self._unread = b""
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(LAUNCH), str(cpu), str(memory), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(self._home.name),
                start_new_session=True,
            )
        except OSError as error:
            self._home.cleanup()
            raise BotFailure("crash", f"it cannot be started: {error.strerror}") from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)

    @property
    def pid(self) -> int:
        """The process, which leads a session of its own."""
        return self._process.pid

    def send(self, message: dict[str, Any], seconds: float) -> None:
        """Write a line; the program must read it in time."""
        rest = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._in, selectors.EVENT_WRITE)
            waiting.register(self._err, selectors.EVENT_READ)
            while rest:
                for key, _ in self._ready(waiting, until, "does not read"):
                    if key.fd == self._err:
                        self._hear(waiting)
                        continue
                    try:
                        rest = rest[os.write(self._in, rest) :]
                    except BlockingIOError:
                        continue
                    except OSError:
                        raise self._crash() from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line, which must be a JSON object and come in time."""
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._out, selectors.EVENT_READ)
            waiting.register(self._err, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                for key, _ in self._ready(waiting, until, "does not answer"):
                    if key.fd == self._err:
                        self._hear(waiting)
                        continue
                    with suppress(BlockingIOError):
                        data = os.read(self._out, CHUNK)
                        if not data:
                            raise self._crash()
                        self._unread += data
                if len(self._unread) > LINE_LIMIT and b"\n" not in self._unread[:LINE_LIMIT]:
                    raise BotFailure("garbage", f"a line is longer than {LINE_LIMIT} bytes")
        line, _, self._unread = self._unread.partition(b"\n")
        return parsed(line)

    def close(self) -> None:
        """Let the program leave by itself; kill it and all it has started if it does not."""
        with suppress(OSError):
            self._process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()

    def left(self, seconds: float) -> bool:
        """Whether the program ends in time once nobody speaks to it any more."""
        with suppress(OSError):
            self._process.stdin.close()  # type: ignore[union-attr]
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """End the program at once, with all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        self._home.cleanup()

    def _ready(
        self, waiting: selectors.BaseSelector, until: float, complaint: str
    ) -> list[tuple[selectors.SelectorKey, int]]:
        """What can be read or written now, within the time left."""
        left = until - time.monotonic()
        found = waiting.select(left) if left > 0 else []
        if not found:
            raise BotFailure("hang", f"it {complaint} in time")
        return found

    def _hear(self, waiting: selectors.BaseSelector) -> None:
        """Keep the end of what the program says on its error stream."""
        with suppress(BlockingIOError):
            data = os.read(self._err, CHUNK)
            if not data:
                waiting.unregister(self._err)
            self.noise = (self.noise + data)[-NOISE:]

    def _crash(self) -> BotFailure:
        """How the program ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with suppress(BlockingIOError, OSError):
            self.noise = (self.noise + os.read(self._err, CHUNK))[-NOISE:]
        code = self._process.returncode
        how = "it closed its output" if code is None else f"it ended with code {code}"
        last = self.noise.decode(errors="replace").strip().splitlines()[-1:]
        return BotFailure("crash", f"{how}: {last[0][:200]}" if last else how)


def parsed(line: bytes) -> dict[str, Any]:
    """A line as a JSON object."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailure("garbage", f"this is not JSON: {quoted(line)}") from None
    if not isinstance(message, dict):
        raise BotFailure("garbage", f"this is not a JSON object: {quoted(line)}")
    return message
