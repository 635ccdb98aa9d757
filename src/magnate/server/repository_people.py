"""What the database knows of people who want to be known: every statement about them, their keys and their friends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from magnate.server import schema
from magnate.server.archive import nameless
from magnate.server.repository import LINE, line_of
from magnate.server.repository_operators import Operator
from magnate.server.store import Store

SESSION_DAYS: Final = 400
DAY: Final = 86_400.0
# What belongs to a profile and is deleted with it; the columns that say whose it is.
BELONGING: Final = (
    (schema.sessions, ("person",)),
    (schema.passkeys, ("person",)),
    (schema.challenges, ("person",)),
    (schema.person_keys, ("person",)),
    (schema.friendships, ("person", "friend")),
    (schema.invitations, ("sender", "guest")),
    (schema.ratings, ("person",)),
)


class PersonRow(NamedTuple):
    """A profile: `handle` and `phrase` are hashes, `sealed` is the person's secret under the phrase."""

    id: str
    name: str
    colour: int | None
    code: str
    handle: str
    phrase: str | None
    sealed: str | None
    created: float


class SessionRow(NamedTuple):
    """A device somebody is signed in on: what is kept of its key, and the person's secret sealed with it."""

    hash: str
    person: str
    sealed: str
    device: str
    created: float
    seen: float


class PasskeyRow(NamedTuple):
    """A passkey: for which site, its public key, how often it says it was used."""

    id: str
    person: str
    site: str
    public: bytes
    uses: int
    label: str
    created: float


class InvitationRow(NamedTuple):
    """Somebody asked to a table; `sealed` holds the key of the seat meant for them, if one is."""

    id: str
    table_id: str
    sender: str
    guest: str
    sealed: str | None
    created: float


class HeldRow(NamedTuple):
    """A key of somebody's, sealed, and a table it opens with its line in the lobby."""

    hash: str
    sealed: str
    table: str
    brief: dict[str, Any]
    seats: list[int]


class FriendRow(NamedTuple):
    """Somebody I know: `agreed` both ways, `asked` by me, or `asks` me."""

    id: str
    name: str
    state: str


class Wish(NamedTuple):
    """Which games of somebody's history are wanted."""

    game: str | None = None
    seats: int | None = None
    against: str | None = None
    result: str | None = None
    before: float | None = None


class PeopleRepository:
    """Profiles, devices, passkeys, keys of seats, friends, invitations, results and ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- profiles and devices ------------------------------------------------------------------

    async def create(self, person: PersonRow, session: SessionRow) -> None:
        """Keep a new profile and the device it was made on."""

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.people), [person._asdict()])
            connection.execute(sa.insert(schema.sessions), [session._asdict()])

        await self.store.write(work)

    async def by_session(self, hash: str) -> tuple[PersonRow, SessionRow] | None:
        """Who is signed in with a key."""
        people, sessions = schema.people, schema.sessions
        query = sa.select(people).join(sessions, sessions.c.person == people.c.id)
        device = sa.select(sessions).where(sessions.c.hash == hash)

        def work(connection: Connection) -> tuple[PersonRow, SessionRow] | None:
            row = connection.execute(query.where(sessions.c.hash == hash)).first()
            found = connection.execute(device).first()
            return None if row is None or found is None else (PersonRow(*row), SessionRow(*found))

        return await self.store.read(work)

    async def by_phrase(self, hash: str) -> PersonRow | None:
        """Whose phrase has a certain hash."""
        return await self._person(schema.people.c.phrase == hash)

    async def by_id(self, person: str) -> PersonRow | None:
        """A profile by its id."""
        return await self._person(schema.people.c.id == person)

    async def by_code(self, code: str) -> PersonRow | None:
        """A profile by the code its owner gives to friends."""
        return await self._person(schema.people.c.code == code)

    async def _person(self, where: sa.ColumnElement[bool]) -> PersonRow | None:
        query = sa.select(schema.people).where(where)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else PersonRow(*row)

    async def change(self, person: str, **values: Any) -> None:
        """Change some fields of a profile."""
        query = sa.update(schema.people).where(schema.people.c.id == person).values(**values)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def sign_in(self, session: SessionRow, most: int) -> None:
        """Keep a device; those not seen for long go, and the oldest when there are too many."""
        sessions = schema.sessions.c
        mine = sessions.person == session.person

        def work(connection: Connection) -> None:
            connection.execute(
                sa.delete(schema.sessions).where(sessions.seen < session.created - SESSION_DAYS * DAY)
            )
            kept = sa.select(sessions.hash).where(mine).order_by(sessions.seen.desc()).offset(most - 1)
            old = list(connection.execute(kept).scalars())
            connection.execute(sa.delete(schema.sessions).where(sessions.hash.in_(old)))
            connection.execute(sa.insert(schema.sessions), [session._asdict()])

        await self.store.write(work)

    async def seen(self, hash: str, now: float) -> None:
        """Note that a device was used."""
        query = sa.update(schema.sessions).where(schema.sessions.c.hash == hash).values(seen=now)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def sessions(self, person: str) -> list[SessionRow]:
        """The devices somebody is signed in on, the last used first."""
        sessions = schema.sessions.c
        query = sa.select(schema.sessions).where(sessions.person == person).order_by(sessions.seen.desc())
        return await self.store.read(lambda c: [SessionRow(*row) for row in c.execute(query)])

    async def sign_out(self, person: str, hash: str) -> None:
        """Forget a device."""
        sessions = schema.sessions.c
        query = sa.delete(schema.sessions).where(sessions.person == person, sessions.hash == hash)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def delete(self, person: str) -> list[str]:
        """Delete a profile with all that belongs to it, and its names at every table; the tables changed."""

        def work(connection: Connection) -> list[str]:
            changed = _forget_names(connection, person)
            for table, columns in BELONGING:
                whose = sa.or_(*(table.c[name] == person for name in columns))
                connection.execute(sa.delete(table).where(whose))
            connection.execute(sa.delete(schema.people).where(schema.people.c.id == person))
            return changed

        return await self.store.write(work)

    # --- passkeys ------------------------------------------------------------------------------

    async def challenge(self, hash: str, person: str | None, expires: float, now: float) -> None:
        """Remember a question a passkey is to answer; old ones go."""
        challenges = schema.challenges.c

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(schema.challenges).where(challenges.expires < now))
            row = {"hash": hash, "person": person, "expires": expires}
            connection.execute(sa.insert(schema.challenges), [row])

        await self.store.write(work)

    async def take_challenge(self, hash: str, person: str | None, now: float) -> bool:
        """Whether a question was asked (of somebody) and not answered before; it is used up."""
        challenges = schema.challenges.c
        query = (
            sa.delete(schema.challenges)
            .where(challenges.hash == hash)
            .returning(challenges.person, challenges.expires)
        )

        def work(connection: Connection) -> bool:
            row = connection.execute(query).first()
            return row is not None and row.person == person and row.expires >= now

        return await self.store.write(work)

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """Keep a passkey; whether it is a new one and there are not too many."""
        passkeys = schema.passkeys.c

        def work(connection: Connection) -> bool:
            known = sa.select(passkeys.id).where(passkeys.id == passkey.id)
            count = sa.select(sa.func.count()).where(passkeys.person == passkey.person)
            if connection.execute(known).first() or connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(sa.insert(schema.passkeys), [passkey._asdict()])
            return True

        return await self.store.write(work)

    async def passkey(self, id: str) -> PasskeyRow | None:
        """A passkey by its id."""
        query = sa.select(schema.passkeys).where(schema.passkeys.c.id == id)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else PasskeyRow(*row)

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """Somebody's passkeys, the oldest first."""
        passkeys = schema.passkeys.c
        query = sa.select(schema.passkeys).where(passkeys.person == person).order_by(passkeys.created)
        return await self.store.read(lambda c: [PasskeyRow(*row) for row in c.execute(query)])

    async def used(self, id: str, uses: int) -> None:
        """Note how often a passkey says it was used."""
        query = sa.update(schema.passkeys).where(schema.passkeys.c.id == id).values(uses=uses)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def remove_passkey(self, person: str, id: str) -> None:
        """Forget a passkey."""
        passkeys = schema.passkeys.c
        query = sa.delete(schema.passkeys).where(passkeys.person == person, passkeys.id == id)
        await self.store.write(lambda connection: connection.execute(query) and None)

    # --- the keys of seats ---------------------------------------------------------------------

    async def claim(self, person: str, sealed: dict[str, str], now: float, most: int) -> list[str]:
        """Let keys that open tables here belong to somebody; the hashes of those that now do.

        Keys that open nothing any more are forgotten.
        """
        keys, owned = schema.keys.c, schema.person_keys.c
        real = sa.select(keys.hash).where(keys.hash.in_(list(sealed))).distinct()
        gone = sa.delete(schema.person_keys).where(
            owned.person == person, ~sa.exists().where(keys.hash == owned.hash)
        )

        def work(connection: Connection) -> list[str]:
            connection.execute(gone)
            found = list(connection.execute(real).scalars())
            connection.execute(sa.delete(schema.person_keys).where(owned.hash.in_(found)))
            count = sa.select(sa.func.count()).where(owned.person == person)
            taken = found[: max(0, most - connection.execute(count).scalar_one())]
            rows = [{"hash": h, "person": person, "sealed": sealed[h], "added": now} for h in taken]
            if rows:
                connection.execute(sa.insert(schema.person_keys), rows)
            return taken

        return await self.store.write(work)

    async def release(self, person: str, hash: str) -> None:
        """Let a key no longer belong to somebody."""
        owned = schema.person_keys.c
        query = sa.delete(schema.person_keys).where(owned.person == person, owned.hash == hash)
        await self.store.write(lambda connection: connection.execute(query) and None)

    async def held(self, person: str, limit: int) -> list[HeldRow]:
        """The tables that somebody's keys open, the last played first."""
        keys, tables, owned = schema.keys.c, schema.tables.c, schema.person_keys.c
        query = (
            sa.select(*LINE, owned.hash, owned.sealed, keys.seats)
            .join(schema.keys, keys.table_id == tables.id)
            .join(schema.person_keys, owned.hash == keys.hash)
            .where(owned.person == person)
            .order_by(tables.updated.desc())
            .limit(limit)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [HeldRow(row.hash, row.sealed, row.id, line_of(row), json.loads(row.seats)) for row in rows]

    # --- friends -------------------------------------------------------------------------------

    async def befriend(self, person: str, friend: str, now: float, most: int) -> bool:
        """Ask somebody to be friends, or agree when they asked; whether there are not too many."""
        rows = schema.friendships.c

        def work(connection: Connection) -> bool:
            theirs = sa.and_(rows.person == friend, rows.friend == person)
            mine = sa.and_(rows.person == person, rows.friend == friend)
            if connection.execute(sa.select(rows.agreed).where(mine)).first() is not None:
                return True
            for someone in (person, friend):
                count = sa.select(sa.func.count()).where(
                    sa.or_(rows.person == someone, rows.friend == someone)
                )
                if connection.execute(count).scalar_one() >= 2 * most:
                    return False
            agreed = connection.execute(sa.select(rows.agreed).where(theirs)).first() is not None
            if agreed:
                connection.execute(sa.update(schema.friendships).where(theirs).values(agreed=True))
            row = {"person": person, "friend": friend, "agreed": agreed, "created": now}
            connection.execute(sa.insert(schema.friendships), [row])
            return True

        return await self.store.write(work)

    async def unfriend(self, person: str, friend: str) -> None:
        """Be friends no longer, refuse to be, or take back that one asked; invitations between both go."""
        rows, asked = schema.friendships.c, schema.invitations.c

        def work(connection: Connection) -> None:
            pairs = ((person, friend), (friend, person))
            both = sa.or_(*(sa.and_(rows.person == a, rows.friend == b) for a, b in pairs))
            connection.execute(sa.delete(schema.friendships).where(both))
            between = sa.or_(*(sa.and_(asked.sender == a, asked.guest == b) for a, b in pairs))
            connection.execute(sa.delete(schema.invitations).where(between))

        await self.store.write(work)

    async def friends(self, person: str) -> list[FriendRow]:
        """Everybody somebody is friends with, asked, or was asked by, by name."""
        rows, people = schema.friendships.c, schema.people.c
        mine = (
            sa.select(people.id, people.name, rows.agreed)
            .join(schema.people, people.id == rows.friend)
            .where(rows.person == person)
            .order_by(people.name, people.id)
        )
        theirs = (
            sa.select(people.id, people.name)
            .join(schema.people, people.id == rows.person)
            .where(rows.friend == person, rows.agreed.is_(False))
            .order_by(people.name, people.id)
        )

        def work(connection: Connection) -> list[FriendRow]:
            known = [
                FriendRow(row.id, row.name, "agreed" if row.agreed else "asked")
                for row in connection.execute(mine)
            ]
            return [*(FriendRow(row.id, row.name, "asks") for row in connection.execute(theirs)), *known]

        return await self.store.read(work)

    # --- invitations ---------------------------------------------------------------------------

    async def invite(self, invitation: InvitationRow, most: int) -> bool:
        """Ask a friend to a table, once; whether they are a friend and have not too many invitations."""
        rows, asked = schema.friendships.c, schema.invitations.c

        def work(connection: Connection) -> bool:
            friends = sa.select(rows.agreed).where(
                rows.person == invitation.sender, rows.friend == invitation.guest, rows.agreed.is_(True)
            )
            if connection.execute(friends).first() is None:
                return False
            same = sa.and_(asked.table_id == invitation.table_id, asked.guest == invitation.guest)
            connection.execute(sa.delete(schema.invitations).where(same))
            count = sa.select(sa.func.count()).where(asked.guest == invitation.guest)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(sa.insert(schema.invitations), [invitation._asdict()])
            return True

        return await self.store.write(work)

    async def invitations(self, guest: str) -> list[tuple[InvitationRow, str, dict[str, Any]]]:
        """The tables somebody is asked to that still wait, with who asks and the table's line; the newest first."""
        asked, people, tables = schema.invitations.c, schema.people.c, schema.tables.c
        query = (
            sa.select(schema.invitations, people.name.label("asker"), *LINE)
            .join(schema.people, people.id == asked.sender)
            .join(schema.tables, tables.id == asked.table_id)
            .where(asked.guest == guest, tables.status == "waiting")
            .order_by(asked.created.desc())
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        width = len(schema.invitations.c)
        return [(InvitationRow(*row[:width]), row.asker, line_of(_Named(row))) for row in rows]

    async def take_invitation(self, guest: str, id: str) -> InvitationRow | None:
        """An invitation of somebody's; it is used up."""
        asked = schema.invitations.c
        mine = sa.and_(asked.id == id, asked.guest == guest)
        query = sa.delete(schema.invitations).where(mine).returning(schema.invitations)
        row = await self.store.write(lambda connection: connection.execute(query).first())
        return None if row is None else InvitationRow(*row)

    # --- what was played -----------------------------------------------------------------------

    async def history(self, person: str, wish: Wish, limit: int) -> list[dict[str, Any]]:
        """The finished games of somebody's that fit, the last first, each with the table's seats."""
        results, tables = schema.results, schema.tables.c
        query = (
            sa.select(results, tables.brief, tables.name)
            .join(schema.tables, tables.id == results.c.table_id)
            .where(results.c.holder.in_(_hashes(person)))
            .order_by(results.c.finished.desc(), results.c.table_id)
            .limit(limit)
        )
        for column in ("game", "seats", "against", "result"):
            value = getattr(wish, column)
            if value is not None:
                query = query.where(results.c[column] == value)
        if wish.before is not None:
            query = query.where(results.c.finished < wish.before)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [
            {
                "table": row.table_id,
                "name": row.name,
                "game": row.game,
                "seat": row.seat,
                "seats": row.seats,
                "against": row.against,
                "result": row.result,
                "place": row.place,
                "score": row.score,
                "finished": row.finished,
                "names": [seat["name"] for seat in json.loads(row.brief)["seats"]],
            }
            for row in rows
        ]

    async def statistics(self, person: str) -> list[dict[str, Any]]:
        """How somebody's games ended, by game and number of seats; those shared on one screen are left out."""
        results = schema.results.c

        def count(result: str) -> sa.Label[int]:
            return sa.func.sum(sa.case((results.result == result, 1), else_=0)).label(result)

        query = (
            sa.select(
                results.game,
                results.seats,
                sa.func.count().label("games"),
                count("won"),
                count("shared"),
                count("lost"),
                sa.func.avg(results.score).label("mean"),
                sa.func.max(results.score).label("best"),
                sa.func.avg(results.place).label("place"),
            )
            .where(results.holder.in_(_hashes(person)), results.result != "screen")
            .group_by(results.game, results.seats)
            .order_by(results.game, results.seats)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return [{**row, "mean": float(row["mean"]), "place": float(row["place"])} for row in rows]

    async def ratings(self, person: str) -> list[dict[str, Any]]:
        """Somebody's ratings."""
        ratings = schema.ratings.c
        query = (
            sa.select(ratings.game, ratings.pool, ratings.mu, ratings.sigma, ratings.games)
            .where(ratings.person == person)
            .order_by(ratings.game, ratings.pool.desc())
        )
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(row) for row in rows]


class _Named:
    """The columns of a table's line in a row that holds others of the same names before them."""

    def __init__(self, row: sa.Row[Any]) -> None:
        self.id, self.brief, self.clock, self.options = row[-len(LINE) :]


def _hashes(person: str) -> sa.Select[tuple[str]]:
    """What is kept of somebody's keys."""
    owned = schema.person_keys.c
    return sa.select(owned.hash).where(owned.person == person)


# --- forgetting a name ----------------------------------------------------------------------------------


def _forget_names(connection: Connection, person: str) -> list[str]:
    """Take somebody's names from every table they have a key to; the tables."""
    keys = schema.keys.c
    query = sa.select(keys.table_id, keys.seats).where(keys.hash.in_(_hashes(person)))
    seats_at: dict[str, set[int]] = {}
    for row in connection.execute(query).all():
        seats_at.setdefault(row.table_id, set()).update(json.loads(row.seats))
    for table_id, seats in seats_at.items():
        _forget_at(connection, table_id, seats)
        Operator(connection, "server", "a profile was deleted").note_forgotten(table_id)
    return list(seats_at)


def _forget_at(connection: Connection, table_id: str, seats: set[int]) -> None:
    """Take the names of some seats from everything that is stored of a table."""
    tables, log, archives = schema.tables.c, schema.log.c, schema.archives.c
    row = connection.execute(sa.select(tables.seats, tables.brief).where(tables.id == table_id)).one()
    brief = json.loads(row.brief)
    values = {
        "seats": json.dumps(_without(json.loads(row.seats), seats)),
        "brief": json.dumps({**brief, "seats": _without(brief["seats"], seats)}),
    }
    connection.execute(sa.update(schema.tables).where(tables.id == table_id).values(**values))
    named = sa.select(log.news, log.data).where(
        log.table_id == table_id, log.kind.in_(("seat", "chat")), log.seat.in_(sorted(seats))
    )
    for entry in connection.execute(named).all():
        data = json.loads(entry.data)
        if "now" in data:
            data["now"]["name"] = None
        else:
            data["name"] = None
        here = sa.and_(log.table_id == table_id, log.news == entry.news)
        connection.execute(sa.update(schema.log).where(here).values(data=json.dumps(data)))
    # The daily game's board names the person in the first seat.
    scores = schema.scores.c
    connection.execute(sa.update(schema.scores).where(scores.table_id == table_id).values(name="?"))
    here = archives.table_id == table_id
    body = connection.execute(sa.select(archives.body).where(here)).scalar()
    if body is not None:
        connection.execute(sa.update(schema.archives).where(here).values(body=nameless(body, seats)))


def _without(places: Sequence[dict[str, Any]], seats: Iterable[int]) -> list[dict[str, Any]]:
    """Seats as they are stored, some of them without a name."""
    return [{**place, "name": None} if i in seats else place for i, place in enumerate(places)]
