"""The shapes of commands at a table and of their answers."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints, model_validator

from magnate.server.models import Colour, Level, Name, Number, RequestBody, Text, Whole
from magnate.server.models_tables import TableResponse

NewKey = Annotated[str, StringConstraints(min_length=24, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
CommandName = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
FormValue = Annotated[str, StringConstraints(max_length=200)] | Number
Form = Annotated[dict[Annotated[str, StringConstraints(max_length=100)], FormValue], Field(max_length=20)]
Move = int | dict[str, str | int]


class PositionRequest(RequestBody):
    """A command meant for one position of a table; its sender may give it a name and repeat it safely."""

    seq: Whole = Field(description="the position the command is meant for")
    command: CommandName | None = Field(None, description="a name of the client's own; repeating it is safe")

    @property
    def wishes(self) -> list[Any]:
        """What the command asks for besides the position."""
        return []


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


class BotRequest(RequestBody):
    """A seat to be handed to a bot, or taken back."""

    seat: Whole
    on: bool
    level: Level | None = None


class ChatRequest(RequestBody):
    """Something to say."""

    text: Text


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


class NewsResponse(BaseModel):
    """The number of the news it made."""

    news: int


class RematchResponse(BaseModel):
    """The id of the new table."""

    table: str
