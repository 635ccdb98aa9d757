"""Requests to other servers, for web push and web hooks: only where an operator lets them go.

A target comes from a stranger, so it could point at something inside the operator's own network. Whatever it is
called, only addresses that are public are connected to; redirects are not followed; answers are not read.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import aiohttp

SECONDS: Final = 10.0
AT_ONCE: Final = 16
LONGEST: Final = 2000
NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)+")
# The addresses by which a network that knows only long ones reaches the short ones.
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")


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
        # A last part that is a number makes it another way to write an address, such as 127.1.
        return literal and NAME.fullmatch(address) is not None and not _number(address.rpartition(".")[2])
    if isinstance(found, ipaddress.IPv6Address):
        found = _meant(found)
    return found.is_global and not found.is_multicast and not getattr(found, "is_site_local", False)


def _number(part: str) -> bool:
    """Whether a part of a host is a number, in tens or sixteens."""
    return part.isdigit() or part.startswith("0x")


def _meant(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """Where an address leads: some of the long ones stand for a short one."""
    if address in TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    through = address.teredo
    return address.ipv4_mapped or address.sixtofour or (through[1] if through else address)


def public_socket(info: tuple[Any, ...]) -> socket.socket:
    """A socket for a connection to one of the addresses that a name led to, if that is a public one."""
    family, kind, protocol, _, where = info
    if not _public(where[0]):
        raise OSError(f"{where[0]} is not a public address")
    return socket.socket(family, kind, protocol)


class Outgoing:
    """A client for requests to targets that were checked."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._session: aiohttp.ClientSession | None = None

    def _client(self) -> aiohttp.ClientSession:
        import aiohttp  # what is sent seldom need not be there for a server to start

        if self._session is None:
            options: dict[str, Any] = {} if self.private else {"socket_factory": public_socket}
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
