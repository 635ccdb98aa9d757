"""What the store holds: tables, the keys that open them, the log of each, commands already answered, links to other
devices, how people want to be told of their turns, the figures of their printed copies, what operators do, how games
ended, and the people who want to be known here.

The log is the truth and only ever grows: a position is its choices replayed, an undo is one more entry.
`tables.brief` is a cache of what the lobby shows.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("mark", String(16)),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("status", String(10), nullable=False),
    Column("brief", Text, nullable=False),
    Index("ix_tables_lobby", "private", "updated"),
    Index("ix_tables_status", "status", "updated"),
    Index("ix_tables_lobby_status", "private", "status", "updated"),
    Index("ix_tables_lobby_game", "private", "game", "updated"),
    Index("ix_tables_lobby_game_status", "private", "game", "status", "updated"),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
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

tries = Table(
    "tries",
    metadata,
    Column("game", String(64), nullable=False),
    Column("date", String(10), nullable=False),
    Column("person", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    PrimaryKeyConstraint("game", "date", "person"),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("sealed", String(200), nullable=False),
    Column("expires", Float(53), nullable=False),
    Index("ix_links_holder", "table_id", "holder"),
)

reaches = Table(
    "reaches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Index("ix_reaches_person", "person"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("person", String(64), nullable=False),
    Column("told", Integer),
    PrimaryKeyConstraint("table_id", "holder", "person"),
    Index("ix_notices_person", "person"),
)

copies = Table(
    "copies",
    metadata,
    Column("person", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("updated", Float(53), nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("until", Float(53)),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("time", Float(53), nullable=False),
    Column("who", String(64), nullable=False),
    Column("act", String(20), nullable=False),
    Column("target", String(120), nullable=False),
    Column("reason", Text, nullable=False),
)

# --- people who want to be known here; without one of these rows everything works too -----------------

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer),
    Column("code", String(16), nullable=False),
    Column("handle", String(64), nullable=False),
    Column("phrase", String(64)),
    Column("sealed", String(200)),
    Column("created", Float(53), nullable=False),
    UniqueConstraint("code"),
    UniqueConstraint("handle"),
    UniqueConstraint("phrase"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("sealed", String(200), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Index("ix_sessions_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("site", String(255), nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("ix_passkeys_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32)),
    Column("expires", Float(53), nullable=False),
)

person_keys = Table(
    "person_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("sealed", String(200), nullable=False),
    Column("added", Float(53), nullable=False),
    Index("ix_person_keys_person", "person"),
)

friendships = Table(
    "friendships",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("friend", String(32), ForeignKey("people.id"), nullable=False),
    Column("agreed", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    PrimaryKeyConstraint("person", "friend"),
    Index("ix_friendships_friend", "friend"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("sender", String(32), ForeignKey("people.id"), nullable=False),
    Column("guest", String(32), ForeignKey("people.id"), nullable=False),
    Column("sealed", String(200)),
    Column("created", Float(53), nullable=False),
    UniqueConstraint("table_id", "guest"),
    Index("ix_invitations_guest", "guest"),
    Index("ix_invitations_sender", "sender"),
)

# How games ended, one row per seat: the log's last entry brings them. They name nobody; a profile holds keys.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(64)),
    Column("level", String(40)),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("against", String(10), nullable=False),
    Column("result", String(10), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("finished", Float(53), nullable=False),
    Column("pool", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_holder", "holder", "finished"),
    Index("ix_results_rated", "rated", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("pool", String(10), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "pool"),
)
