"""The shapes of requests and answers, for checking what comes in and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$")
]
Level = Annotated[str, StringConstraints(max_length=40)]
CommandName = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Whole = Annotated[int, Field(ge=0, le=2**31 - 1)]
Number = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
Seconds = Annotated[float, Field(ge=0, le=10**8, allow_inf_nan=False)]
FormValue = Annotated[str, StringConstraints(max_length=200)] | Number
Form = Annotated[dict[Annotated[str, StringConstraints(max_length=100)], FormValue], Field(max_length=20)]
OptionValue = bool | Number | Annotated[str, StringConstraints(max_length=200)]


class Asked(BaseModel):
    """A request body: unknown fields and wrong types are refused."""

    model_config = ConfigDict(strict=True, extra="forbid")


class SeatAsked(Asked):
    """How a seat is to be filled."""

    kind: Literal["me", "screen", "friend", "bot", "open"]
    name: Name | None = None
    level: Level | None = Field(None, description="of a bot: see /api/levels")


class ClockAsked(Asked):
    """Thinking time per seat."""

    base: Seconds = Field(description="seconds at the start")
    step: Seconds = Field(0.0, description="seconds added after each turn")


class TableAsked(Asked):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    private: bool = False
    clock: ClockAsked | None = None
    components: str | None = Field(None, description="TOML: an owner's corrected components")
    name: Name | None = None
    seed: Annotated[str, StringConstraints(max_length=64)] | Whole | None = Field(
        None, description="play this deal; the table is marked open_seed"
    )


class SitAsked(Asked):
    """A seat to be taken, or a new name for it."""

    seat: Whole | None = None
    name: Name | None = None


class Chosen(Asked):
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
    def move(self) -> int | dict[str, str | int]:
        """Whichever was given."""
        return self.choice if self.choice is not None else dict(self.form or {})


class ChooseAsked(Chosen):
    """A choice to be made."""

    seq: Whole = Field(description="the position the choice is meant for")
    command: CommandName | None = Field(None, description="a name of the client's own; repeating it is safe")


class WhyAsked(Chosen):
    """A choice to be explained."""

    seat: Whole | None = None


class PreviewAsked(Chosen):
    """A choice to be looked at beforehand."""


class UndoAsked(Asked):
    """A wish to take back one's last choice."""

    seq: Whole
    ask: bool = Field(False, description="ask the others when it is not free")
    command: CommandName | None = None


class AgreeAsked(Asked):
    """An answer to an undo that was asked for."""

    seq: Whole
    yes: bool
    command: CommandName | None = None


class CancelAsked(Asked):
    """A wish to start the unfinished turn again."""

    seq: Whole
    command: CommandName | None = None


class HintAsked(Asked):
    """A wish for advice."""

    level: Level | None = None


class BotAsked(Asked):
    """A seat to be handed to a bot, or taken back."""

    seat: Whole
    on: bool
    level: Level | None = None


class ChatAsked(Asked):
    """Something to say."""

    text: Text


class Nothing(Asked):
    """An empty body."""


class BranchAsked(Asked):
    """A moment to play on from."""

    at: Whole
    seat: Whole | None = Field(None, description="whose knowledge counts; everything else is dealt anew")
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)] | None = None


class KeysAsked(Asked):
    """Keys whose tables are wanted."""

    keys: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=100)]


class RecordAsked(Asked):
    """A record to be read."""

    record: str
    components: str | None = None


class DailyAsked(Asked):
    """Somebody who plays the game of the day."""

    name: Name


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


class OptionTold(BaseModel):
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
    options: list[OptionTold]
    levels: list[str]
    board: bool
    guide: bool
    files: list[str]
    texts: dict[str, dict[str, str]]


class GamesTold(BaseModel):
    """All installed games."""

    games: list[GameBrief]


class AboutTold(BaseModel):
    """The explanation of something on the board."""

    say: Said
    clauses: list[str]
    reconstructed: list[str]


class VerbTold(BaseModel):
    """One kind of choice; its numbers start at `base`, the last parameter running fastest."""

    do: str
    params: dict[str, list[str | int]]
    base: int
    size: int


class GameTold(GameBrief):
    """A game in full."""

    catalogue: dict[str, AboutTold]
    verbs: list[VerbTold]
    terms: list[str]


class ClauseTold(BaseModel):
    """A rule."""

    id: str
    section: str
    tag: str
    text: dict[str, str]
    proofs: list[str]


class ClausesTold(BaseModel):
    """The rules of a game."""

    clauses: list[ClauseTold]


class GuideStepTold(BaseModel):
    """A step of a guided first round."""

    seat: int
    do: dict[str, str | int] | None
    say: str
    on: str


class GuideTold(BaseModel):
    """A guided first round."""

    seed: str
    seats: int
    options: dict[str, bool | int | str]
    steps: list[GuideStepTold]


class LevelsTold(BaseModel):
    """The bots that can be seated."""

    levels: list[str]
    hint: str


class SeatBrief(BaseModel):
    """A seat as the lobby shows it."""

    seat: int
    kind: Literal["person", "friend", "open", "bot"]
    name: str | None
    level: str | None
    played_by: Literal["person", "bot", "nobody"]
    screen: int


class SeatTold(SeatBrief):
    """A seat at the table."""

    here: bool
    yours: bool


class Moment(BaseModel):
    """A number of choices that stand."""

    to: int


class UndoTold(Moment):
    """What an undo would do."""

    free: bool


class AskTold(BaseModel):
    """An undo that waits for consent."""

    by: int
    to: int
    agreed: list[int]
    open: list[int]


class ClockTold(BaseModel):
    """The clocks."""

    base: float
    step: float
    left: list[float]
    running: int | None
    now: float


class ChatTold(BaseModel):
    """Something that was said."""

    news: int
    time: float
    seat: int
    name: str | None
    text: str


class ParentTold(BaseModel):
    """Where a game was played on from."""

    table: str
    at: int


class TableTold(BaseModel):
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
    seats: list[SeatTold]
    view: dict[str, Any] | None = Field(description="State.view of the game for this seat")
    thinking: int | None
    undo: UndoTold | None
    cancel: Moment | None
    ask: AskTold | None
    last: int
    clock: ClockTold | None
    chat: list[ChatTold]
    notes: list[Said]
    commitment: str
    seed: str | int | None
    open_seed: bool
    parent: ParentTold | None
    rematch: str | None
    daily: str | None
    secret: bool = Field(description="whether people who share my screen know different things now")


class TableBriefTold(BaseModel):
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
    open: list[int]


class MineTold(TableBriefTold):
    """One of my tables."""

    key: int
    yours: list[int]
    your_turn: bool


class LobbyTold(BaseModel):
    """The public tables."""

    tables: list[TableBriefTold]


class MyTablesTold(BaseModel):
    """The tables of some keys."""

    tables: list[MineTold]


class FoundedTold(BaseModel):
    """A new table and its keys, told this once."""

    table: TableTold
    key: str
    keys: dict[str, str]


class SatTold(BaseModel):
    """A seat that was taken."""

    key: str | None
    yours: list[int]
    table: TableTold


class DoneTold(BaseModel):
    """A command that was carried out; `table` is left out on `Prefer: return=minimal`."""

    seq: int
    at: int
    news: int
    done: bool
    repeated: bool
    table: TableTold | None = None


class TableOnly(BaseModel):
    """The table after something was done."""

    table: TableTold


class WhyTold(BaseModel):
    """Why something may not be chosen."""

    legal: bool
    clause: str
    say: Said | None
    text: str


class Change(BaseModel):
    """Before and after."""

    before: list[Any]
    after: list[Any]


class PreviewTold(BaseModel):
    """What a choice would change."""

    figures: Change
    scores: Change
    actor: int | None
    board: dict[str, Any]


class HintTold(BaseModel):
    """Advice."""

    choice: dict[str, Any]
    text: str
    by: str
    explanation: list[Said]
    ranking: list[dict[str, Any]]


class AdviceAsked(Asked):
    """A wish for advice on a moment of a finished game."""

    at: Whole
    level: Level | None = None


class AdviceTold(HintTold):
    """Advice on a past moment, and what was played there."""

    seat: int
    played: dict[str, Any]


class NewsTold(BaseModel):
    """The number of the news it made."""

    news: int


class RematchTold(BaseModel):
    """The id of the new table."""

    table: str


class EventTold(BaseModel):
    """One thing that happened."""

    seat: int
    turn: int
    round: int
    say: Said
    clause: str
    moved: list[list[str]]


class MoveTold(BaseModel):
    """What one choice did."""

    at: int
    seat: int
    by: str
    time: float
    events: list[EventTold]


class EventsTold(BaseModel):
    """What happened between two moments."""

    since: int
    until: int
    at: int
    moves: list[MoveTold]


class ReplayTold(BaseModel):
    """One moment of a game."""

    at: int
    length: int
    view: dict[str, Any]
    events: list[EventTold]
    scores: list[int]
    made: Said | None = Field(description="the choice that led here, in words, once the game is over")
    choice: Said | None = Field(description="the next choice likewise")


class RoundTold(BaseModel):
    """The points at the end of a round."""

    round: int
    at: int
    points: list[int]


class TurnTold(RoundTold):
    """The points at the end of a turn, and each seat's chance to win from there once the game is over."""

    seat: int
    chances: list[float] | None


class MomentTold(BaseModel):
    """A turn that mattered."""

    at: int
    seat: int
    gain: int
    kind: Literal["swing", "lead", "turning"]
    swing: float = Field(description="how much the seat's chance to win rose or fell")


class HistoryTold(BaseModel):
    """Points over time."""

    length: int
    rounds: list[RoundTold]
    turns: list[TurnTold]
    moments: list[MomentTold]


class ScoreTold(BaseModel):
    """A score of the day."""

    name: str
    score: int
    time: float
    table: str


class DailyTold(BaseModel):
    """The game of a day and its best scores."""

    game: str
    date: str
    seats: int
    options: dict[str, bool | int | str]
    board: list[ScoreTold]
    days: list[str]


class Ok(BaseModel):
    """All is well, or not."""

    ok: bool
