"""The shapes of what is asked at a table and of looking back: why, what if, what happened, how it went."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from magnate.server.models import Level, RequestBody, Said, Whole
from magnate.server.models_commands import Chosen
from magnate.server.models_tables import SeatRequest


class WhyRequest(Chosen):
    """A choice to be explained."""

    seat: Whole | None = None


class PreviewRequest(Chosen):
    """A choice to be looked at beforehand."""


class HintRequest(RequestBody):
    """A wish for advice."""

    level: Level | None = None


class AdviceRequest(RequestBody):
    """A wish for advice on a moment of a finished game."""

    at: Whole
    level: Level | None = None


class BranchRequest(RequestBody):
    """A moment to play on from."""

    at: Whole
    seat: Whole | None = Field(None, description="whose knowledge counts; everything else is dealt again")
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)] | None = None


class WhyResponse(BaseModel):
    """Why something may not be chosen."""

    legal: bool
    clause: str
    say: Said | None
    text: str


class Change(BaseModel):
    """Before and after."""

    before: list[Any]
    after: list[Any]


class PreviewResponse(BaseModel):
    """What a choice would change."""

    figures: Change
    scores: Change
    actor: int | None
    board: dict[str, Any]


class HintResponse(BaseModel):
    """Advice."""

    choice: dict[str, Any]
    text: str
    by: str
    explanation: list[Said]
    ranking: list[dict[str, Any]]


class AdviceResponse(HintResponse):
    """Advice on a past moment, and what was played there."""

    seat: int
    played: dict[str, Any]


class EventResponse(BaseModel):
    """One thing that happened."""

    seat: int
    turn: int
    round: int
    say: Said
    clause: str
    moved: list[list[str]]
    on: list[str]


class MoveResponse(BaseModel):
    """What one choice did."""

    at: int
    seat: int
    by: str
    time: float
    events: list[EventResponse]


class EventsResponse(BaseModel):
    """What happened between two moments."""

    since: int
    until: int
    at: int
    moves: list[MoveResponse]


class ReplayResponse(BaseModel):
    """One moment of a game."""

    at: int
    length: int
    view: dict[str, Any]
    events: list[EventResponse]
    scores: list[int]
    made: Said | None = Field(description="the choice that led here, in words, once the game is over")
    choice: Said | None = Field(description="the next choice likewise")


class RoundResponse(BaseModel):
    """The points at the end of a round."""

    round: int
    at: int
    points: list[int]


class TurnResponse(RoundResponse):
    """The points at the end of a turn, and each seat's chance to win from there once the game is over."""

    seat: int
    chances: list[float] | None


class MomentResponse(BaseModel):
    """A turn that mattered."""

    at: int
    seat: int
    gain: int
    kind: Literal["swing", "lead", "turning"]
    swing: float = Field(description="how much the seat's chance to win rose or fell")


class HistoryResponse(BaseModel):
    """Points over time."""

    length: int
    rounds: list[RoundResponse]
    turns: list[TurnResponse]
    moments: list[MomentResponse]
