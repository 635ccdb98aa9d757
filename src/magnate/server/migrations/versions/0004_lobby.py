"""Indexes for every list the lobby shows, so that a page of it is found without looking at other tables."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NEW = {
    "ix_tables_lobby_status": ["private", "status", "updated"],
    "ix_tables_lobby_game": ["private", "game", "updated"],
    "ix_tables_lobby_game_status": ["private", "game", "status", "updated"],
}


def upgrade() -> None:
    """Add the indexes."""
    for name, columns in NEW.items():
        op.create_index(name, "tables", columns)


def downgrade() -> None:
    """Remove them again."""
    for name in NEW:
        op.drop_index(name, "tables")
