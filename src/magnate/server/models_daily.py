"""The shapes of requests and answers about the daily game."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from magnate.server.models import Name, RequestBody


class DailyRequest(RequestBody):
    """Somebody who plays the game of the day."""

    name: Name
    person: Annotated[str, StringConstraints(min_length=16, max_length=100)] | None = Field(
        None,
        description="a secret the client keeps for its user: one try a day is counted for it, or for an address",
    )


class ScoreResponse(BaseModel):
    """A score of the day."""

    name: str
    score: int
    time: float
    table: str | None = Field(description="the table to look at, once the day is over")


class DailyResponse(BaseModel):
    """The game of a day and its best scores."""

    game: str
    date: str
    seats: int
    options: dict[str, bool | int | str]
    board: list[ScoreResponse]
    days: list[str]
