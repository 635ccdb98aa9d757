"""Owners' files: the figures of printed copies, kept for those who typed them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "copies",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_copies"),
    )


def downgrade() -> None:
    """Remove it again."""
    op.drop_table("copies")
