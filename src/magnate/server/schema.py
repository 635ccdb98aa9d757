"""What the store holds: tables, the keys that open them, the log of each, and commands already answered.

The log is the truth and only ever grows: a position is its choices replayed, an undo is one more entry.
`tables.brief` is a cache of what the lobby shows.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

meta = Table(
    "meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80)),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("components", Text),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("start", Text),
    Column("private", Boolean, nullable=False),
    Column("clock", Text),
    Column("parent", Text),
    Column("daily", String(10)),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("status", String(10), nullable=False),
    Column("brief", Text, nullable=False),
    Index("ix_tables_lobby", "private", "updated"),
    Index("ix_tables_status", "status", "updated"),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "hash"),
    Index("ix_keys_hash", "hash"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("news", Integer, nullable=False),
    Column("time", Float(53), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seq", Integer),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "news"),
    UniqueConstraint("table_id", "seq"),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("command", String(64), nullable=False),
    Column("asked", String(64), nullable=False),
    Column("answer", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "hash", "command"),
)

scores = Table(
    "scores",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("date", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("time", Float(53), nullable=False),
    Index("ix_scores_day", "game", "date", "score"),
)
