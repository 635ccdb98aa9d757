"""The shapes of requests and answers about people who want to be known: profiles, devices, games played, friends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from magnate.server.models import Colour, Name, RequestBody
from magnate.server.models_tables import TableBriefResponse

Device = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")
]
Id = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatKey = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Against = Literal["people", "bots", "mixed", "alone", "screen"]
Result = Literal["won", "shared", "lost", "alone", "screen"]
Encoded = Annotated[str, StringConstraints(max_length=8000, pattern=r"^[A-Za-z0-9_=-]*$")]


class NewPersonRequest(RequestBody):
    """A profile to be made."""

    name: Name
    device: Device = Field("", description="what this device is called, to be told from others")


class ChangePersonRequest(RequestBody):
    """What is to be changed of a profile."""

    name: Name | None = None
    colour: Colour | None = Field(None, description="the favourite colour, by its number")
    no_colour: bool = Field(False, description="no favourite colour any more")
    code: bool = Field(False, description="another code for friends")


class PasskeyAnswer(RequestBody):
    """What a device answers about a passkey, as `PublicKeyCredential.toJSON()` writes its parts."""

    clientDataJSON: Encoded
    attestationObject: Encoded | None = None
    authenticatorData: Encoded | None = None
    signature: Encoded | None = None
    userHandle: Encoded | None = None


class PasskeyRequest(RequestBody):
    """A passkey that a device has made or used."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]
    response: PasskeyAnswer

    def credential(self) -> dict[str, Any]:
        """The passkey as the library reads it."""
        response = self.response.model_dump(exclude_none=True)
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class AddPasskeyRequest(RequestBody):
    """A passkey to be kept."""

    passkey: PasskeyRequest
    label: Device = ""


class SignInRequest(RequestBody):
    """A way to sign in: exactly one of the two."""

    phrase: Annotated[str, StringConstraints(max_length=300)] | None = None
    passkey: PasskeyRequest | None = None
    device: Device = ""

    @model_validator(mode="after")
    def one_of_both(self) -> SignInRequest:
        """Exactly one way must be given."""
        if (self.phrase is None) == (self.passkey is None):
            raise ValueError("give either phrase or passkey")
        return self


class ClaimRequest(RequestBody):
    """Seats that are mine, by their keys."""

    keys: Annotated[list[SeatKey], Field(max_length=100)]


class ReleaseRequest(RequestBody):
    """A seat that is not mine any more, by its key."""

    key: SeatKey


class FriendRequest(RequestBody):
    """Somebody to be friends with, by the code they gave, or (when they asked) by their id."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    friend: Id | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> FriendRequest:
        """Exactly one of both must be given."""
        if (self.code is None) == (self.friend is None):
            raise ValueError("give either code or friend")
        return self


class InviteRequest(RequestBody):
    """A friend to be asked to a table that waits."""

    table: Annotated[str, StringConstraints(max_length=32)]
    friend: Id
    key: SeatKey | None = Field(None, description="of the seat meant for them; without one, any open seat")


class AnswerRequest(RequestBody):
    """An answer to an invitation."""

    yes: bool


# --- answers ---------------------------------------------------------------------------------------


class PeopleResponse(BaseModel):
    """What this server offers to people who want to be known."""

    passkeys: bool
    ratings: bool
    colours: int


class PasskeyResponse(BaseModel):
    """A passkey of mine."""

    id: str
    label: str
    site: str
    created: float


class DeviceResponse(BaseModel):
    """A device I am signed in on."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class PersonResponse(BaseModel):
    """My profile."""

    id: str
    name: str
    colour: int | None
    code: str = Field(description="what friends find me by")
    created: float
    phrase: bool = Field(description="whether a phrase leads here")
    passkeys: list[PasskeyResponse]
    devices: list[DeviceResponse]


class SignedInResponse(BaseModel):
    """The key of this device, shown this once, and my profile."""

    session: str
    me: PersonResponse


class PhraseResponse(BaseModel):
    """Twelve words, shown this once."""

    phrase: str


class OptionsResponse(BaseModel):
    """What `navigator.credentials` needs."""

    options: dict[str, Any]


class ClaimResponse(BaseModel):
    """The keys that are mine now."""

    keys: list[str]


class HeldResponse(TableBriefResponse):
    """One of my tables, with my key to it."""

    held: str
    yours: list[int]
    your_turn: bool


class SeatsResponse(BaseModel):
    """My tables, the last played first."""

    tables: list[HeldResponse]


class PlayedResponse(BaseModel):
    """A finished game of mine."""

    table: str
    name: str | None
    game: str
    seat: int
    seats: int
    against: Against
    result: Result
    place: int
    score: int
    finished: float
    names: list[str | None]


class PlayedGamesResponse(BaseModel):
    """My finished games, the last first."""

    games: list[PlayedResponse]
    more: bool


class StatisticsRow(BaseModel):
    """My games at one title with so many seats."""

    game: str
    seats: int
    games: int
    won: int
    shared: int
    lost: int
    mean: float
    best: int
    place: float


class RatingRow(BaseModel):
    """My rating at one title, among people or against bots."""

    game: str
    pool: Literal["people", "bots"]
    mu: float
    sigma: float
    games: int


class StatisticsResponse(BaseModel):
    """My games in figures."""

    statistics: list[StatisticsRow]
    ratings: list[RatingRow] | None = Field(description="null: this server rates nobody")


class FriendResponse(BaseModel):
    """Somebody I know."""

    id: str
    name: str
    state: Literal["agreed", "asked", "asks"]


class FriendsResponse(BaseModel):
    """Everybody I know."""

    friends: list[FriendResponse]


class InvitationResponse(BaseModel):
    """A table a friend asks me to."""

    id: str
    by: str
    table: TableBriefResponse


class InvitationsResponse(BaseModel):
    """The tables I am asked to."""

    invitations: list[InvitationResponse]


class AcceptedResponse(BaseModel):
    """Where to go, and the key of the seat meant for me, if one is."""

    table: str | None
    key: str | None
