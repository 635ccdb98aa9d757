"""The shapes of requests and answers about games: what there is to play, its rules, its figures, owners' files."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnate.server.models import RequestBody, Said


class FiguresRequest(RequestBody):
    """An owner's file to look at: figures by their places, or its text; and another one to merge with it."""

    values: Annotated[
        dict[
            Annotated[str, StringConstraints(max_length=200)],
            bool | int | float | Annotated[str, StringConstraints(max_length=200)] | None,
        ],
        Field(max_length=5000),
    ] = Field({})
    components: str | None = None
    other: str | None = Field(None, description="another owner's file, merged with the first")


class CopyRequest(RequestBody):
    """My file of a game, to be kept on the server."""

    components: str


class OptionResponse(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]


class GameBrief(BaseModel):
    """A game as the home page shows it."""

    id: str
    rules: int
    components: str
    seats: list[int]
    space: int
    options: list[OptionResponse]
    levels: list[str]
    styles: list[str] = Field(description="of bots of a graded level")
    board: bool
    guide: bool
    files: list[str]
    texts: dict[str, dict[str, str]]


class GamesResponse(BaseModel):
    """All installed games."""

    games: list[GameBrief]


class AboutResponse(BaseModel):
    """The explanation of something on the board."""

    say: Said
    clauses: list[str]
    reconstructed: list[str]


class VerbResponse(BaseModel):
    """One kind of choice; its numbers start at `base`, the last parameter running fastest."""

    do: str
    params: dict[str, list[str | int]]
    base: int
    size: int


class GameResponse(GameBrief):
    """A game with everything about it."""

    catalogue: dict[str, AboutResponse]
    verbs: list[VerbResponse]
    terms: list[str]


class ClauseResponse(BaseModel):
    """A rule."""

    id: str
    section: dict[str, str]
    tag: str
    text: dict[str, str]
    why: dict[str, str]
    option: str
    proofs: list[str]
    code: list[str]


class ClausesResponse(BaseModel):
    """The rules of a game."""

    clauses: list[ClauseResponse]


class FigureResponse(BaseModel):
    """A figure of the components: its place, its value, where it comes from, and what it is a part of."""

    place: str
    value: bool | int | float | str
    source: Literal["rulebook", "public", "reconstructed"]
    about: str


class FiguresResponse(BaseModel):
    """All figures of a game."""

    figures: list[FigureResponse]
    view: dict[str, Any] = Field(
        description="a game's first position as a spectator sees it, to draw pieces by"
    )


class ChangeResponse(BaseModel):
    """A figure that an owner's file sets: ours and theirs, None where there is none."""

    place: str
    ours: bool | int | float | str | None
    theirs: bool | int | float | str | None


class OwnFileResponse(BaseModel):
    """An owner's file that was looked at: its text, what it changes, what the pieces say with it, what is wrong."""

    text: str
    values: dict[str, bool | int | float | str] = Field(
        description="what the file speaks of, changed or confirmed"
    )
    changes: list[ChangeResponse]
    conflicts: list[ChangeResponse]
    about: dict[str, AboutResponse]
    view: dict[str, Any] | None = Field(description="a first position with these figures, to draw pieces by")
    problem: str


class CopyResponse(BaseModel):
    """My file of a game as it is kept on the server: its text ("" when there is none), what it changes, since when."""

    text: str
    values: dict[str, bool | int | float | str]
    changes: list[ChangeResponse]
    updated: float | None


class ChangesResponse(BaseModel):
    """What the figures of a table change."""

    changes: list[ChangeResponse]


class GuideStepResponse(BaseModel):
    """A step of a guided first round."""

    seat: int
    do: dict[str, str | int] | None
    say: str
    on: str


class GuideResponse(BaseModel):
    """A guided first round."""

    seed: str
    seats: int
    options: dict[str, bool | int | str]
    steps: list[GuideStepResponse]


class LevelsResponse(BaseModel):
    """The bots that can be seated."""

    levels: list[str]
    hint: str
