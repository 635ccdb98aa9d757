"""Web push: a message, encrypted for one browser, handed to that browser's push service."""

from __future__ import annotations

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from magnate.server.outgoing import Outgoing
from magnate.server.settings import Settings

LASTS: Final = 86_400
SIGNED_FOR: Final = 43_200
# Where the operator names nobody: most services take it, that of Safari wants somebody who can be reached.
NOBODY: Final = "mailto:nobody@localhost"
# The order of the group of P-256: a private key is a number below it.
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def vapid_key(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key this server signs its messages with, from the secret made at the first start."""
    return ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """What a browser must know of that key to subscribe."""
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(key.public_key().public_bytes(*form)).rstrip(b"=").decode()


def contact_of(settings: Settings) -> str:
    """Whom push services may write to about this server: a `mailto:` or `https:` address, which every message names."""
    wish = settings.notify_contact
    if wish:
        return f"mailto:{wish}" if "@" in wish and not wish.startswith("mailto:") else wish
    public = urlsplit(settings.public_url)
    return f"https://{public.hostname}" if public.scheme == "https" and public.hostname else NOBODY


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, outgoing: Outgoing, contact: str) -> None:
        self.outgoing = outgoing
        self.contact = contact
        self.public = public_key(key)
        self._vapid = Vapid02(private_key=key)

    async def send(self, subscription: dict[str, Any], message: bytes, topic: str) -> int:
        """Encrypt a message for a browser and hand it to its push service; the status that came back."""
        from pywebpush import WebPusher

        parts = urlsplit(subscription["endpoint"])
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": topic[:32],
            "Urgency": "normal",
        }
        body = WebPusher(subscription).encode(message, "aes128gcm")["body"]
        return await self.outgoing.post(subscription["endpoint"], body, headers)
