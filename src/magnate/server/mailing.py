"""E-mail: plain messages by the operator's own mail server, never to an address that has not said yes."""

from __future__ import annotations

import time
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

# A link in a header stays in one piece.
LINES: Final = SMTP.clone(max_line_length=900)
SECONDS: Final = 20.0
DAY: Final = 86_400.0
HOUR: Final = 3600.0
# Questions whether an address wants mail: to one address a day, and to all together an hour.
QUESTIONS_EACH: Final = 3
QUESTIONS_ALL: Final = 60


class Mailer:
    """Sends mail by the server of a URL such as `smtps://user:password@mail.example:465`."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server)
        self.sender = sender
        self._asked: list[tuple[float, str]] = []

    def may_ask(self, address: str) -> bool:
        """Whether an address may be asked (again) whether it wants mail; it is counted."""
        now = time.monotonic()
        self._asked = [(when, who) for when, who in self._asked if now - when < DAY]
        each = sum(who == address for _, who in self._asked)
        lately = sum(now - when < HOUR for when, _ in self._asked)
        if each >= QUESTIONS_EACH or lately >= QUESTIONS_ALL:
            return False
        self._asked.append((now, address))
        return True

    async def send(self, address: str, subject: str, text: str, stop: str) -> None:
        """Send a message; `stop` is the link that ends them."""
        import aiosmtplib

        message = EmailMessage(policy=LINES)
        message["From"] = self.sender
        message["To"] = address
        message["Subject"] = subject
        message["List-Unsubscribe"] = f"<{stop}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        secure = self.server.scheme == "smtps"
        await aiosmtplib.send(
            message.as_bytes(),
            sender=parseaddr(self.sender)[1],
            recipients=[address],
            hostname=self.server.hostname,
            port=self.server.port or (465 if secure else 25),
            username=unquote(self.server.username) if self.server.username else None,
            password=unquote(self.server.password) if self.server.password else None,
            use_tls=secure,
            timeout=SECONDS,
        )
