"""What people may say about how they want to be told of their turns; each is known by a secret of the client's."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from magnate.server.commands import known_holder
from magnate.server.errors import ApiError
from magnate.server.house import House
from magnate.server.models_company import ReachRequest
from magnate.server.repository_reach import Reach
from magnate.server.table import Table, hashed

if TYPE_CHECKING:
    from magnate.server.notify import Notifier

MOST: Final = 6
MOST_TABLES: Final = 300
SHORTEST: Final = 16


def ways(house: House) -> dict[str, Any]:
    """How this server can tell people of their turns."""
    notifier = house.notifier
    if notifier is None or notifier.pusher is None:
        return {"push": None, "hook": False, "mail": False}
    return {
        "push": notifier.pusher.public,
        "hook": bool(house.settings.hooks),
        "mail": notifier.mailer is not None,
    }


def _notifier(house: House) -> Notifier:
    if house.notifier is None:
        raise ApiError("no-way")
    return house.notifier


def person_of(secret: str | None) -> str:
    """Who sends a request, by their client's secret."""
    if secret is None or not SHORTEST <= len(secret) <= 100:
        raise ApiError("no-person")
    return hashed(secret)


async def listed(house: House, secret: str | None) -> list[dict[str, Any]]:
    """All ways somebody is told of their turns."""
    found = await _notifier(house).reaches.of_person(person_of(secret))
    return [shown(reach) for reach in found]


def shown(reach: Reach) -> dict[str, Any]:
    """A way to be told as its owner sees it."""
    where = (
        reach.target.get("address") or urlsplit(reach.target.get("endpoint") or reach.target["url"]).hostname
    )
    return {"id": reach.id, "kind": reach.kind, "target": where, "confirmed": reach.confirmed}


async def added(house: House, secret: str | None, request: ReachRequest, lang: str) -> dict[str, Any]:
    """Take note of a way to be told; an address is asked first whether it is meant."""
    notifier = _notifier(house)
    kind, target = _target(notifier, request)
    reach = Reach(
        secrets.token_urlsafe(12), person_of(secret), kind, target, lang, kind != "mail", 0, time.time()
    )
    if kind == "mail":
        assert notifier.mailer is not None
        if not notifier.mailer.may_ask(target["address"].lower()):
            raise ApiError("too-many")
    if not await notifier.reaches.add(reach, MOST):
        raise ApiError("too-many")
    if kind == "mail":
        try:
            await notifier.ask(reach)
        except Exception:
            await notifier.reaches.remove(reach.id)
            raise ApiError("no-mail") from None
    return shown(reach)


def _target(notifier: Notifier, request: ReachRequest) -> tuple[str, dict[str, Any]]:
    """The kind of a way and where it leads, if this server goes there."""
    from magnate.server.outgoing import Forbidden, checked_target

    settings = notifier.settings
    private = settings.notify_private > 0
    try:
        if request.subscription is not None:
            checked_target(request.subscription.endpoint, settings.push_services, private)
            return "push", request.subscription.model_dump()
        if request.hook is not None:
            return "hook", {"url": checked_target(request.hook, settings.hooks, private)}
    except Forbidden as error:
        raise ApiError("bad-target", {"reason": str(error)}) from None
    if notifier.mailer is None:
        raise ApiError("no-way")
    return "mail", {"address": request.mail}


async def removed(house: House, secret: str | None, id: str) -> None:
    """Forget a way to be told."""
    await _notifier(house).reaches.remove(id, person_of(secret))


async def answered(house: House, act: str, token: str) -> None:
    """What the link of a mail says: yes, or no more."""
    notifier = _notifier(house)
    id = notifier.meant(act, token)
    if id is None:
        raise ApiError("link-used")
    if act == "stop":
        await notifier.reaches.remove(id)
    elif not await notifier.reaches.confirm(id):
        raise ApiError("link-used")


async def followed(house: House, table: Table, key: str | None, person: str, on: bool) -> None:
    """Let somebody be told of the turns of their seats at a table, or not."""
    holder = known_holder(table, key)
    reaches = _notifier(house).reaches
    if not await reaches.follow(table.id, holder.hash, person_of(person), on, MOST_TABLES):
        raise ApiError("too-many")
