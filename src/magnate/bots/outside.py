"""Players from outside, by name: programs that speak the line protocol, and endpoints that complete chats."""

from __future__ import annotations

from magnate.bots.chat import ChatBot, is_chat
from magnate.bots.contract import Bot
from magnate.bots.protocol import ProgramBot, is_program


def is_outside(name: str) -> bool:
    """Whether a name starts a program or speaks to another machine."""
    return is_program(name) or is_chat(name)


def outsider(name: str, seed: int | str = 0) -> Bot | None:
    """The player of that name if it is one from outside."""
    if is_chat(name):
        return ChatBot(name, seed)
    return ProgramBot(name) if is_program(name) else None
