"""What operators do (bans, closed doors, muted keys, an audit log), counted tries of the daily game,
archived games, and fingerprints of the positions tables start with.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the new tables and columns."""
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.PrimaryKeyConstraint("address", name="pk_bans"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("target", sa.String(120), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_table(
        "tries",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "date", "person", name="pk_tries"),
    )
    op.create_table(
        "archives",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", name="fk_archives_table_id_tables"),
            nullable=False,
        ),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
    )
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("mark", sa.String(16)))


def downgrade() -> None:
    """Remove them again."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("mark")
        tables.drop_column("practice")
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("muted")
    for name in ("archives", "tries", "audit", "bans"):
        op.drop_table(name)
