"""The shapes of requests and answers about tables: making them, listing them, showing them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from magnate.server.models import Colour, Level, Name, Number, RequestBody, Said, Seconds, Whole

OptionValue = bool | Number | Annotated[str, StringConstraints(max_length=200)]


class SeatRequest(RequestBody):
    """How a seat is to be filled."""

    kind: Literal["me", "screen", "friend", "bot", "open"]
    name: Name | None = None
    level: Level | None = Field(None, description="of a bot: see /api/levels")
    style: Level | None = Field(
        None, description="of a bot of a graded level: one of the game's; else drawn at random"
    )
    colour: Colour | None = Field(None, description="the colour wished for; the first to wish it gets it")


class ClockRequest(RequestBody):
    """Thinking time per seat."""

    base: Seconds = Field(description="seconds at the start")
    step: Seconds = Field(0.0, description="seconds added after each turn")


class TableRequest(RequestBody):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = Field({})
    private: bool = False
    clock: ClockRequest | None = None
    components: str | None = Field(None, description="TOML: an owner's corrected components")
    name: Name | None = None
    seed: Annotated[str, StringConstraints(max_length=64)] | Whole | None = Field(
        None, description="play this deal; the table is marked open_seed"
    )


class KeysRequest(RequestBody):
    """Keys whose tables are wanted."""

    keys: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=100)]


class RecordRequest(RequestBody):
    """A record to be read."""

    record: str
    components: str | None = None


class SeatBrief(BaseModel):
    """A seat as the lobby shows it."""

    seat: int
    kind: Literal["person", "friend", "open", "bot"]
    name: str | None
    level: str | None
    style: str = Field("", description="of a bot, once the game has begun; empty where it has none")
    played_by: Literal["person", "bot", "nobody"]
    resigned: bool = Field(False, description="given up for good: a bot plays it to the end")
    late: bool = Field(False, description="handed to a bot because its time ran out")
    colour: int | None = Field(None, description="the colour somebody wished for; null: the usual one")
    screen: int


class SeatResponse(SeatBrief):
    """A seat at the table."""

    here: bool
    yours: bool


class Moment(BaseModel):
    """A number of choices that stand."""

    to: int


class UndoResponse(Moment):
    """What an undo would do: whether nothing stands against it, whether others have to agree."""

    free: bool
    asks: bool


class AskResponse(BaseModel):
    """An undo that waits for consent."""

    by: int
    to: int
    agreed: list[int]
    open: list[int]


class ClockResponse(BaseModel):
    """The clocks."""

    base: float
    step: float
    left: list[float]
    running: int | None
    now: float


class ChatResponse(BaseModel):
    """Something that was said."""

    news: int
    time: float
    seat: int
    name: str | None
    text: str


class TalkResponse(BaseModel):
    """Something a spectator said."""

    news: int
    time: float
    name: str | None
    text: str


class WatchersResponse(BaseModel):
    """What those who watch say to each other."""

    open: bool
    chat: list[TalkResponse] | None = Field(description="null for players until the game is over")


class ParentResponse(BaseModel):
    """Where a game was played on from."""

    table: str
    at: int


class TableResponse(BaseModel):
    """A table as its reader may see it."""

    id: str
    name: str | None
    game: str
    rules: int
    components: str
    own_components: bool
    status: Literal["waiting", "playing", "over", "frozen"]
    private: bool
    created: float
    updated: float
    seq: int
    at: int
    news: int
    seat: int | None
    yours: list[int]
    host: bool
    seats: list[SeatResponse]
    view: dict[str, Any] | None = Field(description="State.view of the game for this seat")
    thinking: int | None
    undo: UndoResponse | None
    cancel: Moment | None
    ask: AskResponse | None
    last: int
    clock: ClockResponse | None
    chat: list[ChatResponse]
    watchers: WatchersResponse
    notes: list[Said]
    commitment: str
    seed: str | int | None
    open_seed: bool
    parent: ParentResponse | None
    rematch: str | None
    daily: str | None
    practice: bool = Field(False, description="another try at a daily game, which does not count")
    secret: bool = Field(description="whether people who share my screen know different things now")


class ClockBrief(BaseModel):
    """Thinking time per seat."""

    base: float
    step: float


class TableBriefResponse(BaseModel):
    """A table as the lobby lists it."""

    id: str
    name: str | None
    game: str
    status: Literal["waiting", "playing", "over", "frozen"]
    private: bool
    created: float
    updated: float
    seq: int
    at: int
    round: int
    seats: list[SeatBrief]
    actor: int | None
    scores: list[int] | None
    daily: str | None
    practice: bool = Field(False, description="another try at a daily game, which does not count")
    open: list[int]
    open_seed: bool = Field(False, description="whether the deal was known before the game")
    clock: ClockBrief | None = None
    options: dict[str, bool | int | str] = {}


class MineResponse(TableBriefResponse):
    """One of my tables."""

    key: int
    yours: list[int]
    your_turn: bool


class LobbyResponse(BaseModel):
    """The public tables."""

    tables: list[TableBriefResponse]


class MyTablesResponse(BaseModel):
    """The tables of some keys."""

    tables: list[MineResponse]


class NewTableResponse(BaseModel):
    """A new table and its keys, which are shown only here."""

    table: TableResponse
    key: str
    keys: dict[str, str]
