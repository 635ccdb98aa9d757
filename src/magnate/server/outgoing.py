"""Requests to other servers, for web push and web hooks: only where an operator lets them go.

A target comes from a stranger, so it could point at something inside the operator's own network. Names are resolved
here, and only addresses that are public are connected to; redirects are not followed; answers are not read.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

SECONDS: Final = 10.0
AT_ONCE: Final = 16
LONGEST: Final = 2000


class Forbidden(Exception):
    """A target that requests may not go to: it is no `address`, it leads `elsewhere`, or it is not plain `https`."""


def checked_target(url: str, hosts: str, private: bool) -> str:
    """A URL that requests may go to: its host is one of those named (`any`: any), and it is not an inner address."""
    parts = urlsplit(url)
    try:
        host, port = (parts.hostname or "").lower().rstrip("."), parts.port
    except ValueError:
        raise Forbidden("address") from None
    named = [name.strip().lower() for name in hosts.split(",") if name.strip()]
    known = "any" in named or any(host == name or host.endswith(f".{name}") for name in named)
    if len(url) > LONGEST or not host or parts.username is not None or parts.fragment:
        raise Forbidden("address")
    if not known:
        raise Forbidden("elsewhere")
    if not private:
        if parts.scheme != "https" or port not in (None, 443):
            raise Forbidden("https")
        if not _public(host, literal=True):
            raise Forbidden("elsewhere")
    elif parts.scheme not in ("http", "https"):
        raise Forbidden("address")
    return url


def _public(address: str, literal: bool = False) -> bool:
    """Whether an address is one of the public network; with `literal`, what is a name is let pass."""
    try:
        found = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return literal and "." in address
    return found.is_global and not found.is_multicast


class PublicOnly(AbstractResolver):
    """Resolves names, and forgets every address that is not public."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The public addresses of a host."""
        found = await self._resolver.resolve(host, port, family)
        public = [one for one in found if _public(one["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Nothing to close."""
        await self._resolver.close()


class Outgoing:
    """A client for requests to targets that were checked."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._session: aiohttp.ClientSession | None = None

    def _client(self) -> aiohttp.ClientSession:
        if self._session is None:
            options: dict[str, Any] = {} if self.private else {"resolver": PublicOnly()}
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=AT_ONCE, ttl_dns_cache=0, **options),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something; the status that came back."""
        answer = self._client().post(url, data=body, headers=headers, allow_redirects=False)
        async with answer as came:
            return came.status

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
