"""The shapes of requests and answers, for checking what comes in and for the OpenAPI description."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

COLOURS: Final = 6
NO_TEXT: Final = re.compile(r"[\x00\ud800-\udfff]")
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$")
]
Level = Annotated[str, StringConstraints(max_length=40)]
NewKey = Annotated[str, StringConstraints(min_length=24, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
CommandName = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Whole = Annotated[int, Field(ge=0, le=2**31 - 1)]
Number = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
Seconds = Annotated[float, Field(ge=0, le=10**8, allow_inf_nan=False)]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
FormValue = Annotated[str, StringConstraints(max_length=200)] | Number
Form = Annotated[dict[Annotated[str, StringConstraints(max_length=100)], FormValue], Field(max_length=20)]
Move = int | dict[str, str | int]
OptionValue = bool | Number | Annotated[str, StringConstraints(max_length=200)]


class RequestBody(BaseModel):
    """A request body: unknown fields, wrong types and what is not text are refused."""

    model_config = ConfigDict(strict=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def is_text(cls, value: Any) -> Any:
        """Whatever claims to be text must be: no half characters, no NUL, names of fields included."""
        waiting = [value]
        while waiting:
            part = waiting.pop()
            if isinstance(part, dict):
                waiting += [*part, *part.values()]
            elif isinstance(part, list):
                waiting += part
            elif isinstance(part, str) and NO_TEXT.search(part):
                raise ValueError("there are half characters or NULs in it")
        return value


class PositionRequest(RequestBody):
    """A command meant for one position of a table; its sender may give it a name and repeat it safely."""

    seq: Whole = Field(description="the position the command is meant for")
    command: CommandName | None = Field(None, description="a name of the client's own; repeating it is safe")

    @property
    def wishes(self) -> list[Any]:
        """What the command asks for besides the position."""
        return []


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
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    private: bool = False
    clock: ClockRequest | None = None
    components: str | None = Field(None, description="TOML: an owner's corrected components")
    name: Name | None = None
    seed: Annotated[str, StringConstraints(max_length=64)] | Whole | None = Field(
        None, description="play this deal; the table is marked open_seed"
    )


class SitRequest(RequestBody):
    """A seat to be taken, or a new name for it."""

    seat: Whole | None = None
    name: Name | None = None
    colour: Colour | None = Field(None, description="the colour wished for; it is given if it is free")
    key: NewKey | None = Field(
        None,
        description="of an open seat: the key it is to have, of the client's own making; repeating it is safe",
    )


class Chosen(RequestBody):
    """A choice by its number or by its JSON form."""

    choice: Number | None = Field(None, description="the number of the choice")
    form: Form | None = Field(None, description='its JSON form, such as {"do": "pass"}')

    @model_validator(mode="after")
    def one_of_both(self) -> Chosen:
        """Exactly one of `choice` and `form` must be given."""
        if (self.choice is None) == (self.form is None):
            raise ValueError("give either choice or form")
        return self

    @property
    def move(self) -> Move:
        """Whichever was given."""
        return self.choice if self.choice is not None else dict(self.form or {})


class ChooseRequest(Chosen, PositionRequest):
    """A choice to be made."""

    @property
    def wishes(self) -> list[Any]:
        """The choice."""
        return [self.move]


class WhyRequest(Chosen):
    """A choice to be explained."""

    seat: Whole | None = None


class PreviewRequest(Chosen):
    """A choice to be looked at beforehand."""


class UndoRequest(PositionRequest):
    """A wish to take back one's last choice."""

    ask: bool = Field(False, description="ask the others when it is not free")

    @property
    def wishes(self) -> list[Any]:
        """Whether to ask."""
        return [self.ask]


class AgreeRequest(PositionRequest):
    """An answer to an undo that was asked for."""

    yes: bool

    @property
    def wishes(self) -> list[Any]:
        """Yes or no."""
        return [self.yes]


class CancelRequest(PositionRequest):
    """A wish to start the unfinished turn again."""


class HintRequest(RequestBody):
    """A wish for advice."""

    level: Level | None = None


class BotRequest(RequestBody):
    """A seat to be handed to a bot, or taken back."""

    seat: Whole
    on: bool
    level: Level | None = None


class ChatRequest(RequestBody):
    """Something to say."""

    text: Text


class EmptyRequest(RequestBody):
    """An empty body."""


class BranchRequest(RequestBody):
    """A moment to play on from."""

    at: Whole
    seat: Whole | None = Field(None, description="whose knowledge counts; everything else is dealt again")
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)] | None = None


class KeysRequest(RequestBody):
    """Keys whose tables are wanted."""

    keys: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=100)]


class RecordRequest(RequestBody):
    """A record to be read."""

    record: str
    components: str | None = None


# --- answers ---------------------------------------------------------------------------------------


class Said(BaseModel):
    """A sentence before it is put into a language."""

    id: str
    args: dict[str, Any]


class Error(BaseModel):
    """What went wrong."""

    code: str
    say: Said
    text: str = Field(description="the sentence in the language of Accept-Language")
    clause: str = Field(description="the rule that forbids it, if one does")


class Failure(BaseModel):
    """The answer to a request that cannot be met; a stale command also gets `table`."""

    error: Error


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
    """What an undo would do."""

    free: bool


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


class SatResponse(BaseModel):
    """A seat that was taken."""

    key: str | None
    yours: list[int]
    table: TableResponse


class DoneResponse(BaseModel):
    """A command that was carried out; `table` is left out on `Prefer: return=minimal`."""

    seq: int
    at: int
    news: int
    done: bool
    repeated: bool
    table: TableResponse | None = None


class TableOnly(BaseModel):
    """The table after something was done."""

    table: TableResponse


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


class AdviceRequest(RequestBody):
    """A wish for advice on a moment of a finished game."""

    at: Whole
    level: Level | None = None


class AdviceResponse(HintResponse):
    """Advice on a past moment, and what was played there."""

    seat: int
    played: dict[str, Any]


class NewsResponse(BaseModel):
    """The number of the news it made."""

    news: int


class RematchResponse(BaseModel):
    """The id of the new table."""

    table: str


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


class Ok(BaseModel):
    """All is well, or not."""

    ok: bool
