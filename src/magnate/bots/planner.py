"""A bot that plans whole turns, and tries its best plans out against what the others may answer.

A turn of many small steps is found by a beam search on the game's own terms: from step to step the best positions are
followed, and a position that several orders of the same deeds lead to is followed once. The best few plans are then
played on, the others' turns and the next ones of its own planned alike but with a narrower beam, each time from a fresh
redeal of what the seat cannot know, the same for all plans; half of the plans are dropped after every such try. Where
nothing is hidden every try would go alike: with `shake` all but the first are played on by weights a little changed.

Alone it may have several `minds`: figures a little changed, each of which plays the rest of the game out before a turn
is planned; the one that fares best plans the turn, and the next ones are changed from it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from magnate.bots.chances import chance_of
from magnate.bots.contract import Bot, Decision, Option, certain, slip
from magnate.bots.evaluate import Judge
from magnate.bots.reasons import differences
from magnate.core.contract import Game, State
from magnate.core.rng import Rng, seeded
from magnate.core.weights import USUAL

LONGEST_TURN: Final = 60
LONGEST_ROLLOUT: Final = 60
FINENESS: Final = 1_000_000
MOST_PLANS: Final = 64
"""No more plans than this are tried out, however short the game has become."""
MIND_TRIES: Final = 2
"""So often each mind plays the rest of the game out."""


class Planning:
    """How a planner thinks.

    `width`   how many positions are followed from step to step of the own turn
    `plans`   how many plans are tried out
    `kinds`   how many of them begin differently, if so many beginnings there are
    `tries`   how often each of them is, before the worse half is dropped
    `trust`   how many tries the value at the end of the turn counts for
    `ahead`   a try ends when the seat begins its next turn but so many (1: its next one)
    `narrow`  the width for the turns of a try
    `shake`   by how much (as a share) the weights are changed by which a further try is played on, 0: not at all
    `effort`  while fewer turns than this would be played in all tries together, more plans are tried out (0: never)
    `minds`   how many sets of figures there are to choose from before each turn of a game alone (1: only one)
    `sway`    by how much (as a share) the figures of the other minds are changed
    `slack`   a turn is looked into no further when all positions are so many points behind the best end found
    `merge`   whether positions worth the same with the same choices to go on with pass for one, whatever led there
    `weights` the weights it judges by: the name of a table in the game's `weights.toml`
    `value`   the model of the title it judges by (none: the weighted terms)
    `milliseconds`  after so long no plan is tried out any more (0: no such limit)
    `slips`   the share of decisions that are random, for weaker levels
    """

    def __init__(
        self,
        width: int = 24,
        plans: int = 8,
        kinds: int = 4,
        tries: int = 2,
        trust: float = 1.0,
        ahead: int = 1,
        narrow: int = 2,
        shake: float = 0.0,
        effort: int = 0,
        minds: int = 1,
        sway: float = 0.2,
        slack: float = math.inf,
        merge: bool = False,
        weights: str = USUAL,
        value: str = "",
        milliseconds: int = 0,
        slips: float = 0.0,
    ) -> None:
        if width < 1 or plans < 1 or ahead < 1 or narrow < 1 or minds < 1:
            raise ValueError("width, plans, ahead, narrow and minds are at least 1")
        if tries < 0 or trust < 0.0 or slack < 0.0 or shake < 0.0 or effort < 0 or sway < 0.0:
            raise ValueError("tries, trust, slack, shake, effort and sway are at least 0")
        if not 0.0 <= slips <= 1.0:
            raise ValueError("slips are a share from 0 to 1")
        self.width = width
        self.plans = plans
        self.kinds = kinds
        self.tries = tries
        self.trust = trust
        self.ahead = ahead
        self.narrow = narrow
        self.shake = shake
        self.effort = effort
        self.minds = minds
        self.sway = sway
        self.slack = slack
        self.merge = merge
        self.weights = weights
        self.value = value
        self.milliseconds = milliseconds
        self.slips = slips


class Step:
    """A position on the way through a turn: what it is worth, the choice that led to it, and the step before.

    Far more positions are judged than followed, so one is kept only from when it is asked for.
    """

    __slots__ = ("before", "choice", "kept", "value")

    def __init__(self, value: float, choice: int, before: Step | None, kept: State | None = None) -> None:
        self.value = value
        self.choice = choice
        self.before = before
        self.kept = kept

    @property
    def state(self) -> State:
        """The position."""
        if self.kept is None:
            assert self.before is not None
            child = self.before.state.clone()
            child.advance(self.choice)
            self.kept = child
        return self.kept

    def onward(self) -> list[int]:
        """The choices there are from here."""
        return self.state.distinct() if self.state.actor >= 0 else []

    def line(self) -> list[int]:
        """The choices from the start of the plan to here."""
        found: list[int] = []
        step: Step | None = self
        while step is not None and step.choice >= 0:
            found.append(step.choice)
            step = step.before
        found.reverse()
        return found


class Plan:
    """A way to play the turn: its choices, where it leads, and how it fared when it was tried out."""

    __slots__ = ("end", "line", "total", "tried", "trust", "value")

    def __init__(self, step: Step, trust: float = 1.0) -> None:
        self.trust = trust
        self.end = step
        self.line = step.line()
        self.value = step.value
        self.total = 0.0
        self.tried = 0

    @property
    def merit(self) -> float:
        """The lead it leads to: at the end of the turn, which counts for `trust` tries, and in its tries."""
        if self.tried == 0:
            return self.value
        return (self.trust * self.value + self.total) / (self.trust + self.tried)


class Mind:
    """Figures to judge by."""

    __slots__ = ("constants", "weights")

    def __init__(self, weights: list[float], constants: list[float]) -> None:
        self.weights = weights
        self.constants = constants

    def take(self, game: Game) -> None:
        """Let a game be judged by these figures."""
        game.weights = self.weights
        game.constants = self.constants


def ways(
    state: State,
    seat: int,
    width: int,
    slack: float = math.inf,
    merge: bool = False,
    judge: Judge | None = None,
) -> list[Step]:
    """Ends of the turn in progress found by a beam search, best first; of those that look alike only one."""
    turn = state.turn
    judge = judge or Judge()
    rival = judge.rival(state, seat) if slack < math.inf else 0.0
    best = -math.inf
    ends: list[Step] = []
    frontier = [Step(0.0, -1, None, state)]
    for _ in range(LONGEST_TURN):
        found: list[Step] = []
        for step in frontier:
            here = step.state
            for choice in here.distinct():
                child = here.clone()
                child.advance(choice)
                if child.actor == seat and child.turn == turn:
                    found.append(Step(judge.within(child, seat), choice, step))
                else:
                    end = Step(judge.lead(child, seat), choice, step)
                    best = max(best, end.value)
                    ends.append(end)
        frontier = leading(found, width, merge)
        if not frontier or frontier[0].value - rival < best - slack:
            break
    else:
        for step in frontier:
            step.value = judge.lead(step.state, seat)
        ends.extend(frontier)
    return leading(ends, len(ends), merge)


def leading(steps: list[Step], width: int, merge: bool) -> list[Step]:
    """The best `width` steps, best first.

    Of those that the same choice led to (with `merge`: any choice), of the same value and with the same choices to go
    on with, only one is kept: the same deeds in another order.
    """
    order = sorted([(-steps[i].value, i) for i in range(len(steps))])
    kept: list[Step] = []
    alike: dict[tuple[float, int], list[Step]] = {}
    for minus, i in order:
        step = steps[i]
        others = alike.setdefault((minus, -1 if merge else step.choice), [])
        if others and goes_on_like(step, others):
            continue
        others.append(step)
        kept.append(step)
        if len(kept) >= width:
            break
    return kept


def goes_on_like(step: Step, others: list[Step]) -> bool:
    """Whether one of the others leaves the same choices."""
    onward = step.onward()
    return any(other.onward() == onward for other in others)


def spread(plans: list[Plan], kinds: int) -> list[Plan]:
    """Plans in the order they are to be tried out: first the best of `kinds` different beginnings, then the best."""
    heads = beginnings(plans)[:kinds]
    return heads + [plan for plan in plans if plan not in heads]


def turn_played(state: State, planning: Planning, judge: Judge) -> State:
    """The position after the turn in progress, played as well as a narrow beam finds."""
    return ways(state, state.actor, planning.narrow, planning.slack, planning.merge, judge)[0].state


def played_on(state: State, seat: int, turn: int, planning: Planning, judge: Judge) -> tuple[State, int]:
    """The position when the seat has begun as many turns after the one numbered `turn` as a try looks ahead, and how
    many turns were played to get there."""
    begun = 0
    last = turn
    played = 0
    for _ in range(LONGEST_ROLLOUT):
        if state.actor < 0:
            break
        if state.actor == seat and state.turn != last:
            begun += 1
            last = state.turn
            if begun >= planning.ahead:
                break
        state = turn_played(state, planning, judge)
        played += 1
    return state, played


class PlannerBot(Bot):
    """Plans a turn, keeps to the plan as long as nothing new comes out."""

    def __init__(self, planning: Planning, seed: int | str = 0, name: str = "planner") -> None:
        self.planning = planning
        self.judge = Judge(planning.weights, planning.value)
        self.rng = seeded(f"planner-bot:{seed}")
        self.name = name
        self.rest: list[int] = []
        self.moment = ""
        self.iterations = 0
        self.mind: Game | None = None
        self.own: Game | None = None
        self.favourite: Mind | None = None

    def choose(self, state: State, seat: int) -> Decision:
        """The next choice of the plan in hand, or of a new one."""
        offered = state.offered()
        slipped = slip(offered, self.planning.slips, self.rng)
        if slipped >= 0:
            self.rest = []
            return certain(slipped)
        if self.rest and self.moment == moment_of(state) and self.rest[0] in offered:
            choice = self.rest[0]
            self.rest = self.rest[1:]
            return certain(choice)
        if len(offered) == 1:
            return certain(offered[0])
        own = self.judge.judging(state)
        return self.decided(own, self.weighed(own, seat))

    def decided(self, state: State, plans: list[Plan]) -> Decision:
        """The first choice of the best plan, with the best plan of every other first choice."""
        self.rest = plans[0].line[1:]
        self.moment = moment_of(state)
        options = [
            Option(plan.line[0], plan.merit, chance_of(plan.merit, state.game) if state.seats > 1 else -1.0)
            for plan in beginnings(plans)
        ]
        return Decision(options[0].choice, options, [])

    def judging(self, state: State) -> State:
        """The same position, judged by the weights of the settings."""
        return self.judge.judging(state)

    def explained(self, state: State, seat: int) -> Decision:
        """A decision made again, every choice weighed, with the terms that set its turn apart from the runner-up's."""
        state = self.judge.judging(state)
        plans = self.weighed(state, seat)
        known = {plan.line[0] for plan in plans}
        others = [through(state, seat, c, self.judge) for c in state.distinct() if c not in known]
        others.sort(key=merit_of, reverse=True)
        plans += others
        decision = self.decided(state, plans)
        heads = beginnings(plans)
        if len(heads) > 1:
            decision.reasons = differences(heads[0].end.state, heads[1].end.state, seat)
        return decision

    def weighed(self, state: State, seat: int) -> list[Plan]:
        """Plans for the turn, best first: those tried out longest lead."""
        planning = self.planning
        end = time.perf_counter() + planning.milliseconds / 1000.0 if planning.milliseconds > 0 else math.inf
        if planning.minds > 1 and state.seats == 1:
            state = self.minded(state, seat)
        found = ways(state, seat, planning.width, planning.slack, planning.merge, self.judge)
        plans = spread([Plan(step, planning.trust) for step in found], planning.kinds)
        number = self.affordable(plans, state, seat)
        rest = plans[number:]
        plans = plans[:number]
        dropped: list[Plan] = []
        while len(plans) > 1 and planning.tries > 0 and time.perf_counter() < end:
            for _ in range(planning.tries):
                if time.perf_counter() > end:
                    break
                guess = state.clone()
                guess.redeal(seat, self.rng)
                if planning.shake > 0.0 and plans[0].tried > 0:
                    guess.game = self.other_mind(state.game)
                for plan in plans:
                    self.try_out(plan, guess, seat, state)
            plans.sort(key=merit_of, reverse=True)
            half = (len(plans) + 1) // 2
            dropped = plans[half:] + dropped
            plans = plans[:half]
        return plans + dropped + rest

    def affordable(self, plans: list[Plan], state: State, seat: int) -> int:
        """How many plans are tried out: as many as planned, or more where what is left of the game is so short that all
        their tries come to fewer turns than `effort`. A plan costs two tries in all, half of them being dropped each
        time."""
        planning = self.planning
        if planning.effort == 0 or planning.tries == 0 or len(plans) <= planning.plans:
            return planning.plans
        guess = state.clone()
        guess.redeal(seat, self.rng)
        turns = self.try_out(Plan(plans[0].end), guess, seat, state) + 1
        return max(planning.plans, min(MOST_PLANS, planning.effort // (2 * planning.tries * turns)))

    def minded(self, state: State, seat: int) -> State:
        """The position judged by the mind that plays the rest of the game out best: of the usual figures, those that
        did so before the last turn, and some changed from them."""
        planning = self.planning
        usual = state.game
        own = self.own
        if own is None or own.components is not usual.components:
            own = usual.with_components(usual.components)
            self.own = own
            self.favourite = None
        minds = [Mind(usual.weights, usual.constants)]
        last = minds[0] if self.favourite is None else self.favourite
        if last is not minds[0]:
            minds.append(last)
        while len(minds) < planning.minds:
            minds.append(self.swayed(last))
        totals = [0.0] * len(minds)
        for _ in range(MIND_TRIES):
            guess = state.clone()
            guess.redeal(seat, self.rng)
            for i in range(len(minds)):
                minds[i].take(own)
                line = guess.clone()
                line.game = own
                line, _turns = played_on(line, seat, line.turn, planning, self.judge)
                line.game = usual
                totals[i] += self.judge.lead(line, seat)
        best = 0
        for i in range(1, len(minds)):
            if totals[i] > totals[best]:
                best = i
        self.favourite = None if best == 0 else minds[best]
        minds[best].take(own)
        twin = state.clone()
        twin.game = own
        return twin

    def swayed(self, mind: Mind) -> Mind:
        """Another mind: weights and constants a little changed, each by itself."""
        sway = self.planning.sway
        return Mind(
            [weight * math.exp(sway * bell(self.rng)) for weight in mind.weights],
            [value * math.exp(sway * bell(self.rng)) for value in mind.constants],
        )

    def other_mind(self, game: Game) -> Game:
        """The game judged by weights a little changed, each by itself."""
        mind = self.mind
        if mind is None or mind.components is not game.components:
            mind = game.with_components(game.components)
            self.mind = mind
        mind.weights = [weight * math.exp(self.planning.shake * bell(self.rng)) for weight in game.weights]
        mind.constants = game.constants
        return mind

    def try_out(self, plan: Plan, guess: State, seat: int, start: State) -> int:
        """Play a plan on from a guess at what is hidden, as far as it can be kept to there; what it comes to is judged
        by the figures of the start. Answers how many turns were played after it."""
        planning = self.planning
        turn = start.turn
        state = guess.clone()
        for choice in plan.line:
            if state.actor != seat or state.turn != turn or choice not in state.offered():
                break
            state.advance(choice)
        if state.actor == seat and state.turn == turn:
            state = turn_played(state, planning, self.judge)
        state, played = played_on(state, seat, turn, planning, self.judge)
        state.game = start.game
        plan.total += self.judge.lead(state, seat)
        plan.tried += 1
        self.iterations += 1
        return played


def beginnings(plans: list[Plan]) -> list[Plan]:
    """The first plan of every first choice."""
    found: dict[int, Plan] = {}
    for plan in plans:
        found.setdefault(plan.line[0], plan)
    return list(found.values())


def through(state: State, seat: int, choice: int, judge: Judge) -> Plan:
    """The turn that begins with a choice and goes on with whatever looks best at each step."""
    child = state.clone()
    child.advance(choice)
    if child.actor == seat and child.turn == state.turn:
        child = ways(child, seat, 1, judge=judge)[0].state
    return Plan(Step(judge.lead(child, seat), choice, None, child))


def bell(rng: Rng) -> float:
    """A number around 0, two times in three between -1 and 1."""
    total = 0
    for _ in range(3):
        total += rng.below(FINENESS)
    return 2.0 * (total / FINENESS - 1.5)


def merit_of(plan: Plan) -> float:
    """How good a plan is, for sorting."""
    return plan.merit


def moment_of(state: State) -> str:
    """The turn, and what had come out when a plan for it was made."""
    return f"{state.turn}:{state.reveals}:{state.actor}"
