"""Passkeys (WebAuthn): a device proves who somebody is, and brings the secret of their profile along."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from magnate.server import people
from magnate.server.errors import ApiError
from magnate.server.house import House
from magnate.server.people import Me
from magnate.server.repository_people import PasskeyRow
from magnate.server.table import hashed

T = TypeVar("T")
LASTS: Final = 300.0
MOST: Final = 10


def available() -> bool:
    """Whether this server knows passkeys."""
    return find_spec("webauthn") is not None


def _needed() -> None:
    if not available():
        raise ApiError("no-passkeys")


def site_of(house: House, host: str) -> str:
    """The name of the site that passkeys are for: this server's public one, or the one it was asked under."""
    address = urlsplit(house.settings.public_url or f"//{host}")
    try:
        name = address.hostname
    except ValueError:
        name = None
    if not name or len(name) > 255:
        raise ApiError("bad-request", {"reason": "Host"})
    return name


def _origins(house: House, host: str) -> list[str]:
    """Where the page may have been opened."""
    public = urlsplit(house.settings.public_url)
    return [f"{public.scheme}://{public.netloc}"] if public.netloc else [f"https://{host}", f"http://{host}"]


async def _challenge(house: House, person: str | None) -> bytes:
    """A question that is asked once."""
    challenge, now = secrets.token_bytes(32), time.time()
    await house.people.challenge(hashed(challenge.hex()), person, now + LASTS, now)
    return challenge


def _proved(check: Callable[[], T]) -> T:
    """What follows from something a stranger sent; whatever is wrong with that, it is no passkey."""
    try:
        return check()
    except Exception:
        raise ApiError("bad-passkey") from None


async def _asked(house: House, credential: dict[str, Any], person: str | None) -> bytes:
    """The question that a credential answers, if it was asked and not answered before."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    challenge = _proved(
        lambda: parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    )
    if not await house.people.take_challenge(hashed(challenge.hex()), person, time.time()):
        raise ApiError("bad-passkey")
    return challenge


async def to_make(house: House, me: Me, host: str) -> dict[str, Any]:
    """What a device needs to make a passkey; the secret of the profile goes into it."""
    _needed()
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await house.people.passkeys(me.id)
    options = generate_registration_options(
        rp_id=site_of(house, host),
        rp_name="Magnate",
        user_name=me.row.name,
        user_id=me.handle.encode(),
        challenge=await _challenge(house, me.id),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def made(house: House, me: Me, host: str, credential: dict[str, Any], label: str) -> dict[str, Any]:
    """Keep a passkey that a device has made."""
    _needed()
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = await _asked(house, credential, me.id)
    proof = _proved(
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site_of(house, host),
            expected_origin=_origins(house, host),
        )
    )
    row = PasskeyRow(
        bytes_to_base64url(proof.credential_id),
        me.id,
        site_of(house, host),
        proof.credential_public_key,
        proof.sign_count,
        label,
        time.time(),
    )
    if not await house.people.add_passkey(row, MOST):
        raise ApiError("too-many")
    return await people.shown(house, me)


async def to_sign_in(house: House, host: str) -> dict[str, Any]:
    """What a device needs to prove who somebody is."""
    _needed()
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(
        rp_id=site_of(house, host), challenge=await _challenge(house, None)
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def signed_in(house: House, host: str, credential: dict[str, Any], device: str) -> dict[str, Any]:
    """Sign in with a passkey."""
    _needed()
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = await _asked(house, credential, None)
    handle = _proved(lambda: base64url_to_bytes(credential["response"]["userHandle"]).decode())
    passkey = await house.people.passkey(str(credential.get("id")))
    row = await house.people.by_id(passkey.person) if passkey is not None else None
    if passkey is None or row is None or row.handle != hashed(handle):
        raise ApiError("bad-passkey")
    known = passkey
    proof = _proved(
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=known.site,
            expected_origin=_origins(house, host),
            credential_public_key=known.public,
            credential_current_sign_count=known.uses,
        )
    )
    await house.people.used(passkey.id, proof.new_sign_count)
    return await people.begun(house, row, handle, device)
