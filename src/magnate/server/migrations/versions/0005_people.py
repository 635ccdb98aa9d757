"""People who want to be known here: profiles, their devices, keys and friends; how games ended, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the new tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("handle", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(64)),
        sa.Column("sealed", sa.String(200)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("code", name="uq_people_code"),
        sa.UniqueConstraint("handle", name="uq_people_handle"),
        sa.UniqueConstraint("phrase", name="uq_people_phrase"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        _person("sessions"),
        sa.Column("sealed", sa.String(200), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        _person("passkeys"),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_table(
        "person_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        _person("person_keys"),
        sa.Column("sealed", sa.String(200), nullable=False),
        sa.Column("added", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_person_keys"),
    )
    op.create_index("ix_person_keys_person", "person_keys", ["person"])
    op.create_table(
        "friendships",
        _person("friendships"),
        _person("friendships", "friend"),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friendships"),
    )
    op.create_index("ix_friendships_friend", "friendships", ["friend"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), nullable=False),
        _table_id("invitations"),
        _person("invitations", "sender"),
        _person("invitations", "guest"),
        sa.Column("sealed", sa.String(200)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("table_id", "guest", name="uq_invitations_table_id_guest"),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_index("ix_invitations_sender", "invitations", ["sender"])
    op.create_table(
        "results",
        _table_id("results"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("level", sa.String(40)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("against", sa.String(10), nullable=False),
        sa.Column("result", sa.String(10), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_holder", "results", ["holder", "finished"])
    op.create_index("ix_results_rated", "results", ["rated", "finished"])
    op.create_table(
        "ratings",
        _person("ratings"),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "pool", name="pk_ratings"),
    )


def _person(table: str, column: str = "person") -> sa.Column[str]:
    """A column that says whose a row is."""
    whose = sa.ForeignKey("people.id", name=f"fk_{table}_{column}_people")
    return sa.Column(column, sa.String(32), whose, nullable=False)


def _table_id(name: str) -> sa.Column[str]:
    """The column that says which table a row belongs to."""
    table = sa.ForeignKey("tables.id", name=f"fk_{name}_table_id_tables")
    return sa.Column("table_id", sa.String(32), table, nullable=False)


def downgrade() -> None:
    """Remove them again."""
    for name in (
        "ratings",
        "results",
        "invitations",
        "friendships",
        "person_keys",
        "challenges",
        "passkeys",
        "sessions",
        "people",
    ):
        op.drop_table(name)
