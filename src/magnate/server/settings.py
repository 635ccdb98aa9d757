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
    rate: float = 1.0
    """Scales the rate limits; 0 switches them off."""
    streams: int = 64
    """Open streams allowed to one address."""
    body_limit: int = 64 * 1024
    text_limit: int = 1024 * 1024
    """The body limit where a record or components are sent."""
    live_tables: int = 400
    ping: float = 15.0
    away: float = 300.0
    """After this time without a sign of life a person counts as away."""
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
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or default_database()
