"""A level that thinks in another way alone."""

from __future__ import annotations

import magnate
from magnate.bots.alone import AloneBot
from magnate.bots.contract import Bot, Decision, certain
from magnate.bots.evaluate import Judge, margin, worths
from magnate.bots.planner import PlannerBot, Planning, turn_played
from magnate.bots.registry import levels_of, make
from magnate.core.contract import State


class Named(Bot):
    """Chooses the first choice and remembers being asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = 0
        self.told = 0

    def choose(self, state: State, seat: int) -> Decision:
        self.asked += 1
        self.iterations += 3
        return certain(state.offered()[0])

    def finish(self, state: State) -> None:
        self.told += 1


def test_the_one_whose_game_it_is_decides() -> None:
    game = next(title for title in map(magnate.load, magnate.installed()) if 1 in title.seats)
    for seats, wanted in ((1, (0, 1)), (2, (1, 0))):
        among, alone = Named("a"), Named("b")
        bot = AloneBot(among, alone)
        state = game.new(seats, 1)
        assert bot.choose(state, state.actor).choice in state.choices()
        bot.finish(state)
        assert (among.asked, alone.asked) == (among.told, alone.told) == wanted
        assert bot.explained(state, state.actor).choice in state.choices()
        assert bot.iterations == 3


def test_a_level_may_differ_alone() -> None:
    for name in magnate.installed():
        for level, settings in levels_of(name).items():
            bot = make(level, 1, name)
            assert isinstance(bot, AloneBot) == ("alone" in settings)
            if isinstance(bot, AloneBot):
                assert isinstance(bot.among, PlannerBot)
                assert isinstance(bot.alone, PlannerBot)
                for key, value in settings["alone"].items():
                    assert getattr(bot.alone.planning, key) == value
                assert bot.among.planning.weights == settings.get("weights", "weights")


def end_of(state: State, narrow: int, judge: Judge) -> float:
    """The lead at the end of a game alone, every turn played by a beam of so many positions."""
    while not state.is_over:
        state = turn_played(state, Planning(narrow=narrow), judge)
    return margin(worths(state), 0)


def test_a_plan_alone_is_played_out_by_somebody_who_plays_nearly_as_well_as_a_wide_beam() -> None:
    for name in magnate.installed():
        for settings in levels_of(name).values():
            planning = Planning(**settings.get("alone", {}))
            if planning.ahead < 99:
                continue
            judge = Judge(planning.weights)
            starts = [judge.judging(magnate.load(name).new(1, f"played-out:{n}")) for n in range(6)]
            found = [
                sum(end_of(start.clone(), narrow, judge) for start in starts) / len(starts)
                for narrow in (planning.narrow, 16)
            ]
            assert found[0] > found[1] - 15.0


def test_no_plan_is_tried_out_when_the_time_is_over() -> None:
    state = magnate.load("spyrium").new(2, 4)
    tried = []
    for milliseconds in (0, 1):
        bot = PlannerBot(Planning(width=2, plans=4, tries=40, milliseconds=milliseconds), 1)
        assert bot.choose(state.clone(), state.actor).choice in state.choices()
        tried.append(bot.iterations)
    assert tried[1] < tried[0]
