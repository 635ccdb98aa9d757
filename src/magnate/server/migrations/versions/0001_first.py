"""The first store: tables, keys, log, commands, scores of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_meta"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("components", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("open_seed", sa.Boolean, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("parent", sa.Text),
        sa.Column("daily", sa.String(10)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("brief", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_lobby", "tables", ["private", "updated"])
    op.create_index("ix_tables_status", "tables", ["status", "updated"])
    op.create_table(
        "keys",
        _table_id("keys"),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", name="pk_keys"),
    )
    op.create_index("ix_keys_hash", "keys", ["hash"])
    op.create_table(
        "log",
        _table_id("log"),
        sa.Column("news", sa.Integer, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "news", name="pk_log"),
        sa.UniqueConstraint("table_id", "seq", name="uq_log_table_id_seq"),
    )
    op.create_table(
        "commands",
        _table_id("commands"),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", "command", name="pk_commands"),
    )
    op.create_table(
        "scores",
        _table_id("scores"),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_scores"),
    )
    op.create_index("ix_scores_day", "scores", ["game", "date", "score"])


def downgrade() -> None:
    """Remove every table."""
    for name in ("scores", "commands", "log", "keys", "tables", "meta"):
        op.drop_table(name)


def _table_id(table: str) -> sa.Column[str]:
    """The column that says which table a row belongs to."""
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", name=f"fk_{table}_table_id_tables"),
        nullable=False,
    )
