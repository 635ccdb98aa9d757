"""A person, if one wants to be one: a profile of this server with a name, and no password and no mail.

People get back to their profile with a passkey or a phrase of twelve words. Every profile has a secret, its
handle; only a hash of that is stored. A device that is signed in has the handle sealed under its own key, a phrase has
it sealed under itself, and a passkey brings it along. The keys of somebody's seats are kept sealed under it, so a
reader of the database can open no seat: as for everybody else, the server knows hashes.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from magnate.server.errors import ApiError
from magnate.server.house import House
from magnate.server.links import sealed
from magnate.server.repository_people import PersonRow, SessionRow
from magnate.server.table import hashed, new_key

WORDS: Final = 12
# Letters by which every word of the list is known.
ENOUGH: Final = 4
MOST_SESSIONS: Final = 30
SEEN_EVERY: Final = 3600.0
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 8
COST: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**26, "dklen": 64}


class Me(NamedTuple):
    """Somebody who is signed in: their profile, their secret, the device."""

    row: PersonRow
    handle: str
    session: str

    @property
    def id(self) -> str:
        """The profile's id."""
        return self.row.id


def shut(secret: str, under: str, purpose: str) -> str:
    """A secret sealed under another; `purpose` is never used twice with the same one."""
    return sealed(secret.encode(), f"{purpose}\0{under}").hex()


def opened(shut_up: str, under: str, purpose: str) -> str:
    """The secret that was sealed."""
    return sealed(bytes.fromhex(shut_up), f"{purpose}\0{under}").decode()


# --- being signed in -------------------------------------------------------------------------------


async def signed_in(house: House, key: str | None) -> Me:
    """Who sent a request, by the key of their device."""
    found = await house.people.by_session(hashed(key)) if key and len(key) <= 100 else None
    if found is None or key is None:
        raise ApiError("signed-out")
    row, session = found
    now = time.time()
    if now - session.seen > SEEN_EVERY:
        await house.people.seen(session.hash, now)
    return Me(row, opened(session.sealed, key, "session"), session.hash)


def _session(person: str, handle: str, device: str) -> tuple[str, SessionRow]:
    """A key for a device, and what is kept of it."""
    key, now = new_key(), time.time()
    return key, SessionRow(hashed(key), person, shut(handle, key, "session"), device, now, now)


async def begun(house: House, row: PersonRow, handle: str, device: str) -> dict[str, Any]:
    """Somebody signs in on a device: its key, shown this once, and the profile."""
    key, session = _session(row.id, handle, device)
    await house.people.sign_in(session, MOST_SESSIONS)
    return {"session": key, "me": await shown(house, Me(row, handle, session.hash))}


async def created(house: House, name: str, device: str) -> dict[str, Any]:
    """A new profile; a way to come back to it is to be added."""
    handle, person = secrets.token_urlsafe(32), secrets.token_urlsafe(12)
    row = PersonRow(person, name, None, new_code(), hashed(handle), None, None, time.time())
    key, session = _session(person, handle, device)
    await house.people.create(row, session)
    return {"session": key, "me": await shown(house, Me(row, handle, session.hash))}


def new_code() -> str:
    """What somebody gives to friends, so that they find each other."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def shown(house: House, me: Me) -> dict[str, Any]:
    """A profile as its owner sees it."""
    row = me.row
    return {
        "id": row.id,
        "name": row.name,
        "colour": row.colour,
        "code": row.code,
        "created": row.created,
        "phrase": row.phrase is not None,
        "passkeys": [
            {"id": passkey.id, "label": passkey.label, "site": passkey.site, "created": passkey.created}
            for passkey in await house.people.passkeys(row.id)
        ],
        "devices": [
            {
                "id": one.hash,
                "device": one.device,
                "created": one.created,
                "seen": one.seen,
                "here": one.hash == me.session,
            }
            for one in await house.people.sessions(row.id)
        ],
    }


async def changed(house: House, me: Me, values: dict[str, Any]) -> dict[str, Any]:
    """Another name, another colour, another code for friends."""
    if values.pop("code", False):
        values["code"] = new_code()
    if values:
        await house.people.change(me.id, **values)
    return await shown(house, me._replace(row=me.row._replace(**values)))


async def deleted(house: House, me: Me) -> None:
    """Delete a profile with all that belongs to it; tables keep somebody without a name."""
    for table_id in await house.people.delete(me.id):
        await house.tables.reload(table_id)


# --- the phrase ------------------------------------------------------------------------------------


@cache
def phrase_words() -> tuple[str, ...]:
    """The words phrases are made of; each is known by its first letters."""
    text = resources.files("magnate.web").joinpath("vendor/bip39/english.txt").read_text(encoding="utf-8")
    return tuple(text.split())


@cache
def _beginnings() -> dict[str, str]:
    return {word[:ENOUGH]: word for word in phrase_words()}


def new_phrase() -> str:
    """Twelve words that cannot be guessed."""
    return " ".join(secrets.choice(phrase_words()) for _ in range(WORDS))


def proper(phrase: str) -> str:
    """A phrase as it was given, however it was typed."""
    typed = phrase.lower().replace(",", " ").split()
    found = [_beginnings().get(word[:ENOUGH]) for word in typed]
    words = [word for word in found if word is not None]
    if len(typed) != WORDS or len(words) != WORDS:
        raise ApiError("bad-phrase")
    return " ".join(words)


async def _stretched(house: House, phrase: str) -> tuple[str, str]:
    """What is kept of a phrase, and what the handle is sealed with."""
    salt = await house.repository.secret("phrase-salt")
    async with house.slow_hashes:
        both = await asyncio.to_thread(hashlib.scrypt, phrase.encode(), salt=salt.encode(), **COST)
    return both[:32].hex(), both[32:].hex()


async def phrase_made(house: House, me: Me) -> str:
    """A new phrase that leads to a profile, shown this once; an older one does so no longer."""
    phrase = new_phrase()
    kept, under = await _stretched(house, phrase)
    await house.people.change(me.id, phrase=kept, sealed=shut(me.handle, under, "phrase"))
    return phrase


async def by_phrase(house: House, phrase: str, device: str) -> dict[str, Any]:
    """Sign in with a phrase."""
    kept, under = await _stretched(house, proper(phrase))
    row = await house.people.by_phrase(kept)
    if row is None or row.sealed is None:
        raise ApiError("bad-phrase")
    return await begun(house, row, opened(row.sealed, under, "phrase"), device)
