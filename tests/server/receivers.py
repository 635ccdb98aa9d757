"""For the tests of notices: a push service with a browser behind it, a web hook, a mail server, all on loopback."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MessageHandler
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

HOST = "127.0.0.1"


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Receiver:
    """A web server that keeps what is posted to it and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.headers: dict[str, str] = {}
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                owner.posted.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(owner.status)
                for name, value in owner.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer((HOST, 0), Handler)
        self.url = f"http://{HOST}:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)


class Browser:
    """A browser that has subscribed at a push service: it alone can read what is pushed to it."""

    def __init__(self, service: Receiver) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service.url}/push/{coded(os.urandom(9))}",
            "keys": {
                "p256dh": coded(self._key.public_key().public_bytes(*form)),
                "auth": coded(self._auth),
            },
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


class Post(MessageHandler):  # type: ignore[misc]
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: list[Message] = []
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port: int = probe.getsockname()[1]
        self._controller = Controller(self, hostname=HOST, port=port)
        self._controller.start()
        self.url = f"smtp://{HOST}:{port}"

    def handle_message(self, message: Message) -> None:
        self.mails.append(message)

    def close(self) -> None:
        self._controller.stop()
