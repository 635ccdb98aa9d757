"""What the shapes of requests and answers are made of, for checking what comes in and for the OpenAPI description."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

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
Whole = Annotated[int, Field(ge=0, le=2**31 - 1)]
Number = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
Seconds = Annotated[float, Field(ge=0, le=10**8, allow_inf_nan=False)]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]


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


class EmptyRequest(RequestBody):
    """An empty body."""


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


class Ok(BaseModel):
    """All is well, or not."""

    ok: bool
