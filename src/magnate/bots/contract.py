"""What a bot is: something that gets a redealt clone and answers with a decision it can explain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from magnate.core.contract import State
from magnate.core.message import Arg, Message
from magnate.core.rng import Rng

WEIGHTY: Final = 0.2
"""A reason with less than this share of the weightiest one's points is not worth a sentence."""


class Reason:
    """One evaluation term that speaks for the choice: by how many points it beats the runner-up.

    `figures` tells by how much each key figure of the seat then differs, so that words can be definite.
    """

    def __init__(self, term: str, points: float, figures: dict[str, int] | None = None) -> None:
        self.term = term
        self.points = points
        self.figures: dict[str, int] = {} if figures is None else figures

    def said(self) -> Message:
        """What is better, in a player's words (`better-TERM`): of the choice, or of the runner-up if that is ahead.

        Figures that differ the other way count as 0, for which the words say it in general.
        """
        sign = 1 if self.points >= 0 else -1
        args: dict[str, Arg] = {name: max(0, sign * by) for name, by in self.figures.items()}
        return Message(f"better-{self.term}", args)


class Option:
    """A choice the bot weighed, and what it thinks of it (`value` in the bot's own measure)."""

    def __init__(self, choice: int, value: float, win: float = -1.0) -> None:
        self.choice = choice
        self.value = value
        self.win = win


class Decision:
    """The bot's choice, the alternatives it weighed (best first, the choice leading), and its reasons.

    `win` of an option is the estimated chance to win from 0 to 1, or -1 when the bot has no estimate. What was looked
    into less may look better than it is, so no alternative is given more chance than the choice preferred to it.
    """

    def __init__(self, choice: int, options: list[Option], reasons: list[Reason]) -> None:
        for option in options[1:]:
            option.win = min(option.win, options[0].win)
        self.choice = choice
        self.options = options
        self.reasons = reasons

    def deciding(self, sign: int) -> list[Reason]:
        """The reasons for the choice (1) or for the runner-up (-1), the weightiest first, without those that hardly
        weigh beside it."""
        found = [reason for reason in self.reasons if sign * reason.points > 0]
        return [reason for reason in found if abs(reason.points) >= WEIGHTY * abs(self.reasons[0].points)]

    def explain(self, state: State) -> list[Message]:
        """The decision as sentences, to be said with the game's texts: the one or two things that speak for it most,
        what speaks for the runner-up, and what else was considered."""
        said = [Message("explain-choice", {"choice": state.phrase(self.choice)})]
        if self.options and self.options[0].win >= 0:
            said.append(Message("explain-win", {"percent": round(100 * self.options[0].win)}))
        said += [Message("explain-for", {"why": reason.said()}) for reason in self.deciding(1)[:2]]
        said += [Message("explain-against", {"why": reason.said()}) for reason in self.deciding(-1)[:1]]
        for option in self.options[1:3]:
            phrase = state.phrase(option.choice)
            if option.win >= 0:
                percent = round(100 * option.win)
                said.append(Message("explain-runner-win", {"choice": phrase, "percent": percent}))
            else:
                said.append(Message("explain-runner", {"choice": phrase}))
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `state` is a clone redealt for `seat`: the bot may do with it what it likes."""

    name: str = "bot"
    iterations: int = 0
    """How often it has played something out to see what comes of it."""

    def choose(self, state: State, seat: int) -> Decision:
        """Decide for `seat`, which is to act in `state`."""
        raise NotImplementedError

    def explained(self, state: State, seat: int) -> Decision:
        """Decide likewise, with reasons; a bot that has none just decides."""
        return self.choose(state, seat)

    def judging(self, state: State) -> State:
        """The same position, judged by the figures the bot thinks with; most have the game's usual ones."""
        return state

    def finish(self, state: State) -> None:
        """Learn how the game ended; most bots have no use for it."""
        return

    def leave(self) -> None:
        """Give back what the bot holds (a process, a connection); it is not asked again."""
        return


def advised(bot: Bot, state: State, seat: int) -> Decision:
    """What a bot would do for a seat, with reasons; `state` is left as it is."""
    decision = bot.explained(state.clone(), seat)
    if state.seats == 1:
        for option in decision.options:
            option.win = -1.0  # alone, a search measures its own progress, not a chance to win
    return decision


def certain(choice: int) -> Decision:
    """A choice that needed no thought."""
    return Decision(choice, [Option(choice, 0.0)], [])


def slip(offered: list[int], slips: float, rng: Rng) -> int:
    """Any choice, in the share of decisions that `slips` says; else -1."""
    if slips > 0.0 and rng.below(1_000_000) < slips * 1_000_000:
        return offered[rng.below(len(offered))]
    return -1


def seen_by(state: State, seat: int, rng: Rng) -> State:
    """What a bot may get: a clone in which all that the seat cannot know is a random guess."""
    guess = state.clone()
    guess.redeal(seat, rng)
    return guess
