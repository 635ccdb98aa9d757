"""How a server is set up: every setting with its default, changed by `MAGNATE_...` in the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path

import platformdirs

PREFIX = "MAGNATE_"


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("magnate", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """The settings of one server. Times are seconds, sizes bytes."""

    database: str = ""
    bot_workers: int = 2
    bot_deadline: float = 10.0
    bot_queue: int = 400
    hint_level: str = ""
    """The bot that gives hints; by default the strongest there is."""
    watch_pause: float = 0.6
    """The pause between the turns of bots at a table without people, so that it can be watched."""
    jobs: int = 1
    """On PostgreSQL: 1 when this process also plays for the bots, 0 when only `magnate worker` does."""
    rate: float = 1.0
    """Scales the rate limits; 0 switches them off."""
    streams: int = 64
    """Open streams allowed to one address."""
    connections: int = 200
    """Open connections allowed to one address; 0 allows any number."""
    all_connections: int = 4000
    """Open connections allowed to all together; more are answered 503."""
    under_way: int = 400
    """Requests that may be worked on at once, streams not counted; more are answered 503. 0 allows any number."""
    request_time: float = 15.0
    """How long the head of a request, and then its body, may take to arrive; 0 waits forever."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses or networks of proxies whose `X-Forwarded-For` is believed, with commas between them."""
    body_limit: int = 64 * 1024
    text_limit: int = 1024 * 1024
    """The body limit where a record or components are sent."""
    expiry_days: float = 90.0
    """After so long without a move an unfinished table is deleted; 0 keeps them all."""
    copies_room: int = 64 * 1024 * 1024
    """What the owners' files of all people may take together; 0 keeps none."""
    live_tables: int = 400
    ping: float = 15.0
    away: float = 300.0
    """After this time without a sign of life a person counts as away."""
    public_url: str = ""
    """Where people reach this server, such as `https://games.example`; needed for links in mails."""
    notify_delay: float = 20.0
    """How long somebody's turn may wait before they are told of it elsewhere."""
    notify_contact: str = ""
    """Whom push services may write to about this server: `mailto:...`; by default its public address."""
    notify_private: int = 0
    """1 lets notices go to addresses inside one's own network, and without TLS."""
    push_services: str = "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com"
    """Hosts that messages for browsers may be handed to."""
    hooks: str = ""
    """Hosts that web hooks may call, with commas between them; `any`: any public one; empty: there are no web hooks."""
    mail_server: str = ""
    """`smtp://user:password@host:port`, or `smtps://...`; empty: there is no mail."""
    mail_from: str = ""
    stop_grace: int = 3
    log: str = "json"
    """`json`, `plain` or `off`."""

    def with_environment(self) -> Settings:
        """These settings with what the environment says put over them."""
        found: dict[str, str | int | float] = {}
        for field in fields(self):
            raw = os.environ.get(PREFIX + field.name.upper())
            if raw is not None:
                default = getattr(self, field.name)
                found[field.name] = type(default)(raw)
        return replace(self, **found)  # type: ignore[arg-type]

    @property
    def mails(self) -> bool:
        """Whether mail can be sent: there is a server for it, a sender, and an address for the links."""
        return bool(self.mail_server and self.mail_from and self.public_url)

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or default_database()
