"""The shapes of requests and answers about company: spectators, seats given up, links to other devices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from magnate.server.models import Name, RequestBody, Said, Text, Whole


class TalkRequest(RequestBody):
    """Something a spectator says to the others who watch."""

    text: Text
    name: Name | None = None


class WatchingRequest(RequestBody):
    """Whether spectators may talk to each other."""

    open: bool


class ResignRequest(RequestBody):
    """A seat to be given up for good."""

    seat: Whole


class LinkRequest(RequestBody):
    """A link to a table, for another device or for somebody who watches."""

    origin: Annotated[str, StringConstraints(max_length=300, pattern=r"^https?://[A-Za-z0-9.:\[\]-]+$")] = (
        Field(description="where the page is reached, such as https://games.example")
    )
    watch: bool = Field(False, description="a link that opens no seat")


class OpenLinkRequest(RequestBody):
    """A link to be opened on this device."""

    token: Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class QrResponse(BaseModel):
    """A QR code: its width in modules, and the dark ones as an SVG path."""

    size: int
    path: str


class LinkResponse(BaseModel):
    """A link, when it expires, and its QR code."""

    link: str
    expires: float | None
    qr: QrResponse


class OpenedLinkResponse(BaseModel):
    """The key a link was made for."""

    key: str
    yours: list[int]


Person = Annotated[str, StringConstraints(min_length=16, max_length=100)]
Base64 = Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(RequestBody):
    """What a message for a browser is encrypted with."""

    p256dh: Base64
    auth: Base64


class Subscription(RequestBody):
    """A browser's subscription, as its push service gave it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    keys: PushKeys


class ReachRequest(RequestBody):
    """A way to be told of one's turns: exactly one of the three."""

    subscription: Subscription | None = None
    hook: Annotated[str, StringConstraints(min_length=8, max_length=1000)] | None = None
    mail: (
        Annotated[
            str,
            StringConstraints(max_length=254, pattern=r"^[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}$"),
        ]
        | None
    ) = None

    @model_validator(mode="after")
    def one_of_three(self) -> ReachRequest:
        """Exactly one way must be given."""
        if sum(way is not None for way in (self.subscription, self.hook, self.mail)) != 1:
            raise ValueError("give one of subscription, hook and mail")
        return self


class ReachTokenRequest(RequestBody):
    """What a link in a mail carries."""

    act: Literal["confirm", "stop"]
    token: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_.-]+$")]


class FollowRequest(RequestBody):
    """Whether to be told of the turns of one's seats at a table."""

    person: Person = Field(description="a secret the client keeps for its user")
    on: bool


class WaysResponse(BaseModel):
    """How this server can tell people of their turns."""

    push: str | None = Field(description="the public key to subscribe with; null: it cannot")
    hook: bool
    mail: bool


class ReachResponse(BaseModel):
    """A way somebody is told of their turns."""

    id: str
    kind: Literal["push", "hook", "mail"]
    target: str = Field(description="the address, or the host of it where the rest is secret")
    confirmed: bool


class ReachesResponse(BaseModel):
    """All ways somebody is told of their turns."""

    reaches: list[ReachResponse]


class CostlyRequest(RequestBody):
    """A seat whose costliest choices are wanted."""

    seat: Whole


class CostlyChoice(BaseModel):
    """A choice that cost something, and what would have been better."""

    at: int = Field(description="after how many choices it was made")
    played: Said
    better: Said
    points: float = Field(description="how much more the better one is worth at the end of the turn")
    why: Said = Field(description="what makes most of it")


class CostlyResponse(BaseModel):
    """The costliest choices of a seat, the worst first, in the eyes of a level."""

    seat: int
    by: str
    choices: list[CostlyChoice]
