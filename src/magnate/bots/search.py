"""Information-set Monte Carlo tree search for any game on the contract.

One tree for the seat that decides. Every iteration starts from a fresh redeal of what that seat cannot know, walks
down by the choices that are legal in that deal, opens one new node, lets the turn in progress end by one-step
look-ahead, and judges the position by the game's own terms. Values are vectors, one number per seat, and each seat
picks for itself (max^n); with `paranoid` the others pick against the seat that decides, and with `foresee` they are
taken to do what looks best to them at the end of their turn, so that the whole budget goes to the seat's own choices.
Children are tried in proportion to a prior from one-step look-ahead (the PUCT rule), which widens the tree only where
that pays; how often a choice was available, not how often its parent was visited, sets the pace of exploring it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from magnate.bots.chances import chance_of
from magnate.bots.contract import Bot, Decision, Option, certain, slip
from magnate.bots.evaluate import Judge, ranked, squash, worths
from magnate.bots.reasons import reasons
from magnate.core.contract import Game, State
from magnate.core.rng import Rng, seeded
from magnate.core.weights import USUAL

DEEPEST: Final = 200
LONGEST_TURN: Final = 40
LONGEST_ROLLOUT: Final = 400
CHECK: Final = 8
# What the tree kept from the decision before already knows counts towards the budget, but for this part of it.
REFRESH: Final = 8
# The part of the prior that is the same for all choices, so that none is never tried.
EVEN: Final = 0.05
WIN: Final = "win"
RANK: Final = "rank"
MARGIN: Final = "margin"
OBJECTIVES: Final = (WIN, RANK, MARGIN)


class Settings:
    """How a search thinks.

    `iterations`, `milliseconds`  the budget; whichever ends first (0: no such limit)
    `crowd`        how many times the iterations for every seat above the game's smallest match
    `objective`    "margin" (my lead over the best rival, against what it is now), "rank" or "win"
    `paranoid`     rivals play against me instead of for themselves
    `foresee`      look-ahead nodes spent on what a rival will do, which is then taken for certain (0: rivals search for
                   themselves, as they always do in the game's smallest match)
    `explore`      how much the search tries what the prior likes but has seen little
    `sharpness`    how many points of one-step value make a choice e times as likely in the prior
    `scale`        how many points of lead make a win e times as likely
    `turns`        how many further turns a rollout plays before the position is judged
    `rounds`       how many rounds, counted from the decision at hand, a rollout plays to their end before that
    `slips`        the share of decisions that are random, for weaker levels
    `root_nodes`   look-ahead nodes spent on the prior of the first decision
    `weights`      the weights it judges by: the name of a table in the game's `weights.toml`
    `value`        the model of the title it judges by (none: the weighted terms)
    """

    def __init__(
        self,
        iterations: int = 400,
        milliseconds: int = 0,
        crowd: float = 1.0,
        objective: str = MARGIN,
        paranoid: bool = False,
        foresee: int = 0,
        explore: float = 1.2,
        sharpness: float = 1.5,
        scale: float = 8.0,
        turns: int = 0,
        rounds: int = 0,
        slips: float = 0.0,
        root_nodes: int = 400,
        weights: str = USUAL,
        value: str = "",
    ) -> None:
        if objective not in OBJECTIVES:
            raise ValueError(f"an objective is one of {', '.join(OBJECTIVES)}, not {objective}")
        if iterations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a budget of iterations or milliseconds")
        if crowd < 1.0:
            raise ValueError("crowd is at least 1")
        if value and objective == RANK:
            raise ValueError("a model predicts leads, not ranks")
        if foresee < 0 or (foresee > 0 and paranoid):
            raise ValueError("foresee is at least 0, and no rival is both foreseen and paranoid")
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.crowd = crowd
        self.objective = objective
        self.paranoid = paranoid
        self.foresee = foresee
        self.explore = explore
        self.sharpness = sharpness
        self.scale = scale
        self.turns = turns
        self.rounds = rounds
        self.slips = slips
        self.root_nodes = root_nodes
        self.weights = weights
        self.value = value


class Node:
    """A position as reached by a row of choices: how it fared for each seat, and the choices seen there so far."""

    __slots__ = ("available", "children", "choices", "opened", "places", "priors", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.opened = False
        self.total: list[float] = [0.0] * seats
        self.places: dict[int, int] = {}
        self.choices: list[int] = []
        self.priors: list[float] = []
        self.available: list[int] = []
        self.children: list[Node | None] = []

    def add(self, choice: int, prior: float) -> int:
        """A choice not seen here before; its place."""
        place = len(self.choices)
        self.places[choice] = place
        self.choices.append(choice)
        self.priors.append(prior)
        self.available.append(0)
        self.children.append(None)
        return place

    def below(self, choice: int) -> Node | None:
        """The node a choice leads to, if it was ever tried."""
        place = self.places.get(choice, -1)
        return self.children[place] if place >= 0 else None


class Search:
    """One tree, for one seat."""

    def __init__(
        self, settings: Settings, rng: Rng, seat: int, seats: int, judge: Judge | None = None
    ) -> None:
        self.settings = settings
        self.judge: Judge = judge or Judge()
        self.rng = rng
        self.seat = seat
        self.seats = seats
        self.centre: list[float] = [0.0] * seats
        self.last_round = 0
        self.foresee = 0
        self.root = Node(seats)
        self.done = 0

    def run(self, state: State) -> None:
        """Spend the budget on the decision at hand; can be cut short at any moment and still answers."""
        settings = self.settings
        self.last_round = state.round + settings.rounds if settings.rounds > 0 else 0
        self.foresee = settings.foresee if self.crowding(state) > 0 else 0
        if self.done == 0 and (settings.objective == MARGIN or self.seats == 1):
            self.centre = self.judge.leads(state)
        if not self.root.opened:
            self.open_root(state)
        start = time.perf_counter()
        limit = 1_000_000_000
        if settings.iterations > 0:
            budget = self.iterations_for(state)
            limit = max(budget - self.root.visits, budget // REFRESH)
        for i in range(limit):
            if i % CHECK == 0 and i > 0:
                left = limit - i
                if settings.milliseconds > 0:
                    spent = time.perf_counter() - start
                    rest = settings.milliseconds / 1000.0 - spent
                    if rest <= 0.0:
                        return
                    left = min(left, int(rest * i / spent) + 1)
                if self.settled(left):
                    return
            guess = state.clone()
            guess.redeal(self.seat, self.rng)
            self.iterate(guess)
            self.done += 1

    def iterations_for(self, state: State) -> int:
        """The iterations of one decision: more where more seats have their say."""
        return int(self.settings.iterations * self.settings.crowd ** self.crowding(state))

    def crowding(self, state: State) -> int:
        """How many seats there are above the game's smallest match."""
        return max(0, self.seats - max(2, state.game.seats[0]))

    def settled(self, left: int) -> bool:
        """Whether the choice in the lead cannot be caught up with in the iterations left."""
        first = 0
        second = 0
        for child in self.root.children:
            if child is not None and child.visits > second:
                second = child.visits
                if second > first:
                    first, second = second, first
        return first - second > left

    def open_root(self, state: State) -> None:
        """Give the choices at hand their prior from a look at the whole of the turn."""
        self.open_ranked(self.root, state, self.settings.root_nodes)

    def open_ranked(self, node: Node, state: State, nodes: int) -> None:
        """Give a node its choices by their value at the end of the turn."""
        order = ranked(state, state.actor, nodes, self.judge)
        self.open(node, [choice for _, choice in order], [value for value, _ in order])

    def open(self, node: Node, choices: list[int], values: list[float]) -> None:
        """Give a node its choices, with priors from the values of one-step look-ahead (softmax)."""
        best = values[best_of(values)]
        total = 0.0
        weights: list[float] = []
        for value in values:
            weight = math.exp((value - best) / self.settings.sharpness)
            weights.append(weight)
            total += weight
        for i in range(len(choices)):
            if choices[i] not in node.places:
                node.add(choices[i], (1.0 - EVEN) * weights[i] / total + EVEN / len(choices))
        node.opened = True

    def iterate(self, state: State) -> None:
        """One walk down the tree, one new node, one judgement, carried back up.

        A node new to the tree is judged as soon as the turn that led to it is over; its own choices are looked at
        when it is come to again, which most nodes never are.
        """
        node = self.root
        path: list[Node] = [node]
        mover = state.actor
        turn = state.turn
        for _ in range(DEEPEST):
            if state.actor < 0:
                break
            if node.visits == 0 and node is not self.root:
                finish_turn(state, mover, turn, self.judge)
                break
            mover = state.actor
            turn = state.turn
            foreseen = self.foresee > 0 and mover != self.seat
            if not node.opened:
                if foreseen:
                    self.open_ranked(node, state, self.foresee)
                else:
                    offered = state.distinct()
                    self.open(node, offered, one_step(state, offered, self.judge))
            place = likeliest(node, state.distinct()) if foreseen else self.select(node, state)
            state.advance(node.choices[place])
            child = node.children[place]
            if child is None:
                child = Node(self.seats)
                node.children[place] = child
            node = child
            path.append(node)
        self.play_on(state)
        values = self.valued(state)
        for step in path:
            step.visits += 1
            total = step.total
            for seat in range(self.seats):
                total[seat] += values[seat]

    def play_on(self, state: State) -> None:
        """A rollout: further turns by one-step look-ahead, each seat for itself."""
        for _ in range(self.settings.turns):
            if state.actor >= 0:
                finish_turn(state, state.actor, state.turn, self.judge)
        for _ in range(LONGEST_ROLLOUT):
            if state.actor < 0 or state.round >= self.last_round:
                return
            finish_turn(state, state.actor, state.turn, self.judge)

    def select(self, node: Node, state: State) -> int:
        """The place of the choice to try next, by the seat that has it."""
        actor = state.actor
        against = self.settings.paranoid and actor != self.seat
        whose = self.seat if against else actor
        offered = state.distinct()
        parent = node.total[whose] / node.visits if node.visits else 0.5
        best = -1e18
        found = 0
        for choice in offered:
            place = node.places.get(choice, -1)
            if place < 0:
                place = node.add(choice, 1.0 / len(offered))
            node.available[place] += 1
            child = node.children[place]
            visits = 0
            mean = parent
            if child is not None:
                visits = child.visits
                mean = child.total[whose] / visits
            if against:
                mean = 1.0 - mean
            urge = (
                self.settings.explore * node.priors[place] * math.sqrt(node.available[place]) / (1.0 + visits)
            )
            if mean + urge > best:
                best = mean + urge
                found = place
        return found

    def valued(self, state: State) -> list[float]:
        """A position turned into what the objective wants."""
        objective = self.settings.objective
        scale = self.settings.scale
        if objective == MARGIN or self.seats == 1:
            return self.relative(self.judge.leads(state))
        if state.actor < 0:
            return final_values(state.ranks(), objective)
        if objective == RANK:
            points = worths(state)
            values: list[float] = []
            for seat in range(self.seats):
                beaten = 0.0
                for other in range(self.seats):
                    if other != seat:
                        beaten += squash((points[seat] - points[other]) / scale)
                values.append(beaten / (self.seats - 1))
            return values
        return [squash(lead / scale) for lead in self.judge.leads(state)]

    def relative(self, leads: list[float]) -> list[float]:
        """Leads against what they were when the search began."""
        return [squash((leads[s] - self.centre[s]) / self.settings.scale) for s in range(self.seats)]

    def chance(self, value: float, game: Game) -> float:
        """The estimate of a win behind a value of the seat that decides (a single seat: of doing better than now)."""
        if self.seats == 1 or self.settings.objective != MARGIN or value <= 0.0 or value >= 1.0:
            return value
        lead = self.settings.scale * math.log(value / (1.0 - value)) + self.centre[self.seat]
        return chance_of(lead, game)


def final_values(ranks: list[int], objective: str) -> list[float]:
    """The value of a finished game to each seat; a shared win counts in equal parts."""
    seats = len(ranks)
    if objective == WIN:
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    return [(seats - rank) / (seats - 1) for rank in ranks]


def likeliest(node: Node, offered: list[int]) -> int:
    """The place of the choice with the highest prior; one that was not seen here before has none."""
    best = -1.0
    found = 0
    for choice in offered:
        place = node.places.get(choice, -1)
        if place < 0:
            place = node.add(choice, 0.0)
        if node.priors[place] > best:
            best = node.priors[place]
            found = place
    return found


def one_step(state: State, offered: list[int], judge: Judge) -> list[float]:
    """What the acting seat's position is worth after each of the choices."""
    seat = state.actor
    values: list[float] = []
    for choice in offered:
        child = state.clone()
        child.advance(choice)
        values.append(judge.within(child, seat))
    return values


def best_of(values: list[float]) -> int:
    """The place of the highest value, the first of equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best


def finish_turn(state: State, seat: int, turn: int, judge: Judge) -> None:
    """Play a seat's turn in progress to its end by one-step look-ahead."""
    for _ in range(LONGEST_TURN):
        if state.actor != seat or state.turn != turn:
            return
        offered = state.distinct()
        if len(offered) == 1:
            state.advance(offered[0])
            continue
        state.advance(offered[best_of(one_step(state, offered, judge))])


class SearchBot(Bot):
    """Monte Carlo tree search; its tree lives on while the same turn of its own goes on."""

    def __init__(self, settings: Settings, seed: int | str = 0, name: str = "search") -> None:
        self.settings = settings
        self.judge = Judge(settings.weights, settings.value)
        self.rng = seeded(f"search-bot:{seed}")
        self.name = name
        self.tree: Search | None = None
        self.expected = ""
        self.iterations = 0

    def choose(self, state: State, seat: int) -> Decision:
        """Search, and take the choice that was visited most."""
        offered = state.offered()
        slipped = slip(offered, self.settings.slips, self.rng)
        if slipped >= 0:
            self.tree = None
            return certain(slipped)
        if len(offered) == 1:
            return certain(offered[0])
        state = self.judge.judging(state)
        tree = self.tree_for(state, seat)
        before = tree.done
        tree.run(state)
        self.iterations += tree.done - before
        options = self.weighed(tree, offered, state.game)
        choice = options[0].choice
        self.keep(tree, state, choice)
        return Decision(choice, options, [])

    def judging(self, state: State) -> State:
        """The same position, judged by the weights of the settings."""
        return self.judge.judging(state)

    def explained(self, state: State, seat: int) -> Decision:
        """The same choice, with the terms that set it apart from the runner-up."""
        decision = self.choose(state, seat)
        decision.reasons = reasons(self.judge.judging(state), seat, decision.options)
        return decision

    def tree_for(self, state: State, seat: int) -> Search:
        """The subtree kept from the last decision if this one follows it in the same turn, else a new tree."""
        tree = self.tree
        if tree is not None and tree.seat == seat and self.expected == place_of(state):
            return tree
        return Search(self.settings, self.rng, seat, state.seats, self.judge)

    def keep(self, tree: Search, state: State, choice: int) -> None:
        """Keep the part of the tree below the choice, for the next decision of the same turn."""
        self.tree = None
        after = state.clone()
        after.advance(choice)
        child = tree.root.below(choice)
        if after.actor == tree.seat and after.reveals == state.reveals and child is not None:
            tree.root = child
            self.tree = tree
            self.expected = place_of(after)

    def weighed(self, tree: Search, offered: list[int], game: Game) -> list[Option]:
        """The choices by how often the search took them, with the value it found."""
        found: list[tuple[int, float, int]] = []
        for choice in offered:
            child = tree.root.below(choice)
            if child is None:
                found.append((0, 0.0, -choice))
            else:
                found.append((child.visits, child.total[tree.seat] / child.visits, -choice))
        found.sort(reverse=True)
        return [
            Option(-minus, value, tree.chance(value, game) if visits else -1.0)
            for visits, value, minus in found
        ]


def place_of(state: State) -> str:
    """Where in the game a decision stands, as far as one seat can tell."""
    return f"{state.turn}:{state.reveals}:{state.actor}:{state.offered()}"
