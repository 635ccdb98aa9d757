"""People who want to be known: profiles, devices, seats on every device, games played, friends."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request

from magnate.server import friends, passkeys, people
from magnate.server.http import ERRORS, HouseOf, Json
from magnate.server.models import COLOURS, EmptyRequest, Ok, Seconds, Whole
from magnate.server.models_people import (
    AcceptedResponse,
    AddPasskeyRequest,
    Against,
    AnswerRequest,
    ChangePersonRequest,
    ClaimRequest,
    ClaimResponse,
    FriendRequest,
    FriendsResponse,
    InvitationsResponse,
    InviteRequest,
    NewPersonRequest,
    OptionsResponse,
    PeopleResponse,
    PersonResponse,
    PhraseResponse,
    PlayedGamesResponse,
    ReleaseRequest,
    Result,
    SeatsResponse,
    SignedInResponse,
    SignInRequest,
    StatisticsResponse,
)
from magnate.server.people import Me
from magnate.server.repository_people import Wish
from magnate.server.table import hashed

router = APIRouter(tags=["people"], responses=ERRORS)
ABOUT_PERSON = "the key of the device I am signed in on"


async def me_of(
    house: HouseOf, magnate_person: Annotated[str | None, Header(description=ABOUT_PERSON)] = None
) -> Me:
    """Who is signed in."""
    return await people.signed_in(house, magnate_person)


async def host_of(request: Request) -> str:
    """The name this server was asked under."""
    return request.headers.get("host", "")


MeOf = Annotated[Me, Depends(me_of)]
Host = Annotated[str, Depends(host_of)]
OK = {"ok": True}


@router.get("/api/people", responses={200: {"model": PeopleResponse}})
async def about(house: HouseOf) -> Json:
    """What this server offers to people who want to be known."""
    offered = {
        "passkeys": passkeys.available(),
        "ratings": house.rater is not None,
        "colours": COLOURS,
    }
    return Json(offered)


@router.post("/api/people", status_code=201, responses={201: {"model": SignedInResponse}})
async def create(house: HouseOf, body: NewPersonRequest) -> Json:
    """Make a profile and be signed in to it; then make a phrase or a passkey, which lead back to it."""
    return Json(await people.created(house, body.name, body.device), 201)


@router.post("/api/people/sign-in/passkey", responses={200: {"model": OptionsResponse}})
async def passkey_question(house: HouseOf, host: Host, body: EmptyRequest) -> Json:
    """What `navigator.credentials.get` needs to sign in with a passkey."""
    return Json({"options": await passkeys.to_sign_in(house, host)})


@router.post("/api/people/sign-in", responses={200: {"model": SignedInResponse}})
async def sign_in(house: HouseOf, host: Host, body: SignInRequest) -> Json:
    """Sign in on this device, with a phrase or with a passkey."""
    if body.passkey is not None:
        return Json(await passkeys.signed_in(house, host, body.passkey.credential(), body.device))
    return Json(await people.by_phrase(house, body.phrase or "", body.device))


@router.post("/api/people/sign-out", responses={200: {"model": Ok}})
async def sign_out(house: HouseOf, me: MeOf, body: EmptyRequest) -> Json:
    """Be signed in on this device no longer."""
    await house.people.sign_out(me.id, me.session)
    return Json(OK)


# --- my profile ------------------------------------------------------------------------------------


@router.get("/api/people/me", responses={200: {"model": PersonResponse}})
async def profile(house: HouseOf, me: MeOf) -> Json:
    """My profile, with the ways to it and the devices I am signed in on."""
    return Json(await people.shown(house, me))


@router.post("/api/people/me", responses={200: {"model": PersonResponse}})
async def change(house: HouseOf, me: MeOf, body: ChangePersonRequest) -> Json:
    """Another name, another colour, another code for friends."""
    values = body.model_dump(include={"name", "colour", "code"}, exclude_none=True)
    if body.no_colour:
        values["colour"] = None
    return Json(await people.changed(house, me, values))


@router.delete("/api/people/me", responses={200: {"model": Ok}})
async def delete(house: HouseOf, me: MeOf) -> Json:
    """Delete my profile with all that belongs to it. Tables I sat at keep somebody without a name."""
    await people.deleted(house, me)
    return Json(OK)


@router.post("/api/people/me/phrase", responses={200: {"model": PhraseResponse}})
async def phrase(house: HouseOf, me: MeOf, body: EmptyRequest) -> Json:
    """A phrase that leads to my profile, shown this once; one made before does so no longer."""
    return Json({"phrase": await people.phrase_made(house, me)})


@router.post("/api/people/me/passkeys/new", responses={200: {"model": OptionsResponse}})
async def new_passkey(house: HouseOf, me: MeOf, host: Host, body: EmptyRequest) -> Json:
    """What `navigator.credentials.create` needs to make a passkey."""
    return Json({"options": await passkeys.to_make(house, me, host)})


@router.post("/api/people/me/passkeys", status_code=201, responses={201: {"model": PersonResponse}})
async def add_passkey(house: HouseOf, me: MeOf, host: Host, body: AddPasskeyRequest) -> Json:
    """Keep a passkey that this device has made."""
    return Json(await passkeys.made(house, me, host, body.passkey.credential(), body.label), 201)


@router.delete("/api/people/me/passkeys/{passkey_id}", responses={200: {"model": Ok}})
async def remove_passkey(house: HouseOf, me: MeOf, passkey_id: str) -> Json:
    """Let a passkey lead to my profile no longer."""
    await house.people.remove_passkey(me.id, passkey_id)
    return Json(OK)


@router.delete("/api/people/me/devices/{device_id}", responses={200: {"model": Ok}})
async def remove_device(house: HouseOf, me: MeOf, device_id: str) -> Json:
    """Be signed in on another device no longer."""
    await house.people.sign_out(me.id, device_id)
    return Json(OK)


# --- my games --------------------------------------------------------------------------------------


@router.get("/api/people/me/seats", responses={200: {"model": SeatsResponse}})
async def seats(house: HouseOf, me: MeOf) -> Json:
    """My tables with the keys to them, the last played first."""
    return Json({"tables": await friends.seats(house, me)})


@router.post("/api/people/me/seats", responses={200: {"model": ClaimResponse}})
async def claim(house: HouseOf, me: MeOf, body: ClaimRequest) -> Json:
    """Seats that are mine, by their keys; a rematch with the same key is mine too."""
    return Json({"keys": await friends.claimed(house, me, body.keys)})


@router.post("/api/people/me/seats/release", responses={200: {"model": Ok}})
async def release(house: HouseOf, me: MeOf, body: ReleaseRequest) -> Json:
    """A seat that is not mine any more."""
    await house.people.release(me.id, hashed(body.key))
    return Json(OK)


@router.get("/api/people/me/games", responses={200: {"model": PlayedGamesResponse}})
async def played(
    house: HouseOf,
    me: MeOf,
    game: Annotated[str | None, Query(max_length=64)] = None,
    seats: Whole | None = None,
    against: Against | None = None,
    result: Result | None = None,
    before: Annotated[
        Seconds | None, Query(le=10**11, description="only games finished before this time")
    ] = None,
) -> Json:
    """My finished games, the last first, fifty at a time."""
    return Json(await friends.history(house, me, Wish(game, seats, against, result, before)))


@router.get("/api/people/me/statistics", responses={200: {"model": StatisticsResponse}})
async def statistics(house: HouseOf, me: MeOf) -> Json:
    """My games in figures, by title and number of seats, and my ratings."""
    return Json(await friends.statistics(house, me))


# --- friends ---------------------------------------------------------------------------------------


@router.get("/api/people/me/friends", responses={200: {"model": FriendsResponse}})
async def all_friends(house: HouseOf, me: MeOf) -> Json:
    """My friends, and those who asked or were asked to be."""
    return Json({"friends": await friends.listed(house, me)})


@router.post("/api/people/me/friends", responses={200: {"model": FriendsResponse}})
async def befriend(house: HouseOf, me: MeOf, body: FriendRequest) -> Json:
    """Ask the person whose code I have to be friends, or agree with somebody who asked me."""
    if body.code is not None:
        return Json({"friends": await friends.befriended(house, me, body.code)})
    return Json({"friends": await friends.agreed(house, me, body.friend or "")})


@router.delete("/api/people/me/friends/{friend_id}", responses={200: {"model": Ok}})
async def unfriend(house: HouseOf, me: MeOf, friend_id: str) -> Json:
    """Be friends no longer, refuse to be, or take back that I asked."""
    await house.people.unfriend(me.id, friend_id)
    return Json(OK)


@router.get("/api/people/me/invitations", responses={200: {"model": InvitationsResponse}})
async def invitations(house: HouseOf, me: MeOf) -> Json:
    """The tables friends ask me to that still wait."""
    return Json({"invitations": await friends.invitations(house, me)})


@router.post("/api/people/me/invitations", status_code=201, responses={201: {"model": Ok}})
async def invite(house: HouseOf, me: MeOf, body: InviteRequest) -> Json:
    """Ask a friend to a table that waits."""
    await friends.invited(house, me, body.table, body.friend, body.key)
    return Json(OK, 201)


@router.post("/api/people/me/invitations/{invitation_id}", responses={200: {"model": AcceptedResponse}})
async def answer(house: HouseOf, me: MeOf, invitation_id: str, body: AnswerRequest) -> Json:
    """Accept an invitation, or decline it."""
    return Json(await friends.answered(house, me, invitation_id, body.yes))
