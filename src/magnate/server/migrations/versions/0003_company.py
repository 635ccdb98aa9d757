"""Links that open a seat on another device, ways to reach people, and who is told of which table's turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the new tables."""
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        _table_id("links"),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(200), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_holder", "links", ["table_id", "holder"])
    op.create_table(
        "reaches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reaches"),
    )
    op.create_index("ix_reaches_person", "reaches", ["person"])
    op.create_table(
        "notices",
        _table_id("notices"),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "holder", "person", name="pk_notices"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])


def _table_id(name: str) -> sa.Column[str]:
    """The column that says which table a row belongs to."""
    table = sa.ForeignKey("tables.id", name=f"fk_{name}_table_id_tables")
    return sa.Column("table_id", sa.String(32), table, nullable=False)


def downgrade() -> None:
    """Remove them again."""
    for name in ("notices", "reaches", "links"):
        op.drop_table(name)
