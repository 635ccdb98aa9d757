"""What the contract promises, as checks that any game can be put through.

Each check takes a `Case` (game, seats, options, seed) and raises AssertionError with a sentence when a
promise is broken. `CHECKS` lists them; `tests/test_conformance.py` runs all of them on every registered
game, and the author of a new game does the same with theirs.
"""

from __future__ import annotations

import json
import math
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from magnate.core.clauses import clauses_of
from magnate.core.contract import Game, OptionValue, State
from magnate.core.errors import IllegalChoice
from magnate.core.history import History
from magnate.core.message import Message
from magnate.core.record import parse, record_of
from magnate.core.texts import LANGUAGES, texts_of
from magnate.testing.knowing import check_deductions, check_places
from magnate.testing.playing import LONGEST, SAMPLES, at, positions, same, sampled, without
from magnate.testing.playing import Case as Case

VIEW_LIMIT: Final = 60_000
DEALS: Final = 600
Z_LIMIT: Final = 5.0


# --- play ------------------------------------------------------------------------------------------


def check_random_game(case: Case) -> None:
    """The game ends, its books are sound after each step, and choices are never empty, double or unstable."""
    for step, state in positions(case):
        assert state.audit() == [], f"step {step}: {state.audit()}"
        offered = state.choices()
        if state.is_over:
            assert offered == [] and state.actor == -1, "choices after the end"
            continue
        assert 0 <= state.actor < state.seats, f"step {step}: no seat {state.actor}"
        assert offered, f"step {step}: nothing to choose"
        assert len(set(offered)) == len(offered), f"step {step}: a choice is offered twice"
        assert state.offer() == offered, f"step {step}: the offer is not stable"
        assert all(0 <= c < state.game.space.size for c in offered), f"step {step}: outside the space"


def check_sensible(case: Case) -> None:
    """The sensible choices are some of the legal ones, at least one, and do not depend on what is hidden."""
    rng = case.rng("sensible")
    for step, state in positions(case):
        if state.is_over:
            continue
        sensible, offered = state.sensible(), state.choices()
        assert sensible, f"step {step}: no choice is sensible"
        assert [c for c in offered if c in sensible] == sensible, f"step {step}: {sensible} of {offered}"
        if step % 11 == 0:
            guess = state.clone()
            guess.redeal(state.actor, rng)
            guess.settle()
            assert guess.sensible() == sensible, f"step {step}: what is sensible tells something hidden"


def check_score_sheet(case: Case) -> None:
    """The lines of the score sheet sum to the score of each seat, at any time; somebody wins at the end."""
    for state in sampled(case):
        sums = [sum(line.points for line in lines) for lines in state.score_sheet()]
        assert sums == state.scores(), f"sheet {sums}, scores {state.scores()}"
    assert state.is_over
    winners = state.winners()
    assert all(0 <= seat < state.seats for seat in winners)
    assert winners or state.seats == 1, "nobody won"


def check_same_seed(case: Case) -> None:
    """The same seed and the same choices give the same game."""
    one = [state.hash() for _, state in positions(case)]
    two = [state.hash() for _, state in positions(case)]
    assert one == two, "two games from one seed differ"


def check_clones(case: Case) -> None:
    """A clone stays as it was while the original plays on, and plays on to the same end."""
    kept: list[tuple[State, str]] = []
    for step, state in positions(case):
        if step % 5 == 0:
            kept.append((state.clone(), state.hash()))
    for clone, before in kept:
        assert clone.hash() == before, "a clone changed when its original played on"
    rng = case.rng("clones")
    for clone, before in kept[:: max(1, len(kept) // SAMPLES)]:
        twin = clone.clone()
        for _ in range(30):
            if twin.is_over:
                break
            offered = twin.choices()
            twin.choose(offered[rng.below(len(offered))])
        assert clone.hash() == before, "a position changed when its clone played on"


def check_dumps(case: Case) -> None:
    """Any position, mid-action too, goes through dump, JSON and restore unchanged and can be played on."""
    for step, state in positions(case):
        if step % 3 and not state.is_over:
            continue
        copy = state.game.restore(json.loads(json.dumps(state.dump())))
        assert copy.hash() == state.hash(), f"step {step}: restored position differs"
        assert copy.choices() == state.choices(), f"step {step}: restored position offers other choices"
        assert same(copy.view(state.actor)) == same(state.view(state.actor)), f"step {step}: other view"
        assert copy.scores() == state.scores(), f"step {step}: other scores"
        if not state.is_over:
            twin = state.clone()
            twin.choose(twin.choices()[-1])
            copy.choose(copy.choices()[-1])
            assert twin.hash() == copy.hash(), f"step {step}: restored position plays on differently"


BASE: Final = {"game", "seats", "options", "journal"}


def attributes(holder: object) -> dict[str, Any]:
    """Every attribute of an object that is set, whether its class is compiled or not."""
    names = set(getattr(holder, "__dict__", {}))
    for made in type(holder).__mro__:
        names |= set(getattr(made, "__mypyc_attrs__", ())) - {"__dict__"}
        slots = made.__dict__.get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    return {name: getattr(holder, name) for name in names if hasattr(holder, name)}


def plain(value: object) -> object:
    """A value as comparable data, objects by their attributes."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if value is None or isinstance(value, int | float | str):
        return value
    return {name: plain(item) for name, item in attributes(value).items()}


def position_of(state: State) -> dict[str, str]:
    """Every attribute of a position except what all positions of a game share."""
    shared = {id(value) for value in attributes(state.game).values()}
    return {
        name: json.dumps(plain(value), sort_keys=True)
        for name, value in attributes(state).items()
        if name not in BASE and id(value) not in shared
    }


def check_fields(case: Case) -> None:
    """Every attribute of a position is in its clone and comes back from its dump."""
    for step, state in positions(case):
        if step % 11 and not state.is_over:
            continue
        state.offered()  # what is worked out only when asked for is worked out in all of them
        mine = position_of(state)
        restored = state.game.restore(json.loads(json.dumps(state.dump())))
        for what, other in (("clone", state.clone()), ("dump", restored)):
            other.offered()
            theirs = position_of(other)
            lost = [name for name in mine if theirs.get(name) != mine[name]]
            assert not lost, f"the {what} loses {', '.join(sorted(lost))}"


def check_turns(case: Case) -> None:
    """`turn`, `round` and `reveals` never fall; when another seat is to decide, `reveals` has grown."""
    last: tuple[int, int, int, int] | None = None
    for step, state in positions(case):
        if last is not None:
            assert state.turn >= last[0], f"step {step}: turn fell"
            assert state.round >= last[1], f"step {step}: round fell"
            assert state.reveals >= last[2], f"step {step}: reveals fell"
            assert state.actor == last[3] or state.reveals > last[2], f"step {step}: seat changed unseen"
        last = (state.turn, state.round, state.reveals, state.actor)


# --- refusals --------------------------------------------------------------------------------------


def refused(state: State, choice: int) -> IllegalChoice:
    """Try an illegal choice; it must raise and change nothing."""
    before = state.hash()
    try:
        state.choose(choice)
    except IllegalChoice as error:
        assert state.hash() == before, f"the refused choice {choice} changed the position"
        assert str(error).strip(), "a refusal without a sentence"
        return error
    raise AssertionError(f"choice {choice} was accepted although it was not offered")


def check_refusals(case: Case) -> None:
    """Every choice that is not offered is refused with a clause and a sentence in both languages."""
    game = case.game
    clauses = clauses_of(game.package)
    rng = case.rng("refusals")
    for state in sampled(case):
        offered = set(state.choices())
        for choice in offered:
            assert state.why_not(choice) is None, "a legal choice has a reason against it"
            assert state.why_not(game.decode(choice)) is None
        for number in (-1, game.space.size, game.space.size + 10**6, -(10**9)):
            refused(state, number)
        for _ in range(60):
            choice = rng.below(game.space.size)
            if choice in offered:
                continue
            refused(state, choice)
            refusal = state.why_not(choice)
            assert refusal is not None
            what = game.decode(choice)
            assert refusal.clause in clauses, f"{what}: refused by the unknown clause '{refusal.clause}'"
            check_said(game, refusal.message)
        if not state.is_over:
            wrong = (state.actor + 1) % state.seats
            if wrong != state.actor:
                refusal = state.why_not(state.choices()[0], wrong)
                assert refusal is not None and refusal.clause in clauses, "out of turn is not refused"
                check_said(game, refusal.message)
        refusal = state.why_not({"do": "no such thing"})
        assert refusal is not None


def looked_up(state: State, path: str) -> Any:
    """What a refusal's path names in the view of the seat to decide."""
    view: Any = state.view(state.actor)
    if path.startswith("figures/"):
        view = {"figures": view["figures"][state.actor]}
    for key in path.split("/"):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


def check_reasons(case: Case) -> None:
    """A reason is true: where a refusal says that there is too little of something, there is."""
    rng = case.rng("reasons")
    for state in sampled(case, 2 * SAMPLES):
        if state.is_over:
            continue
        for _ in range(120):
            choice = rng.below(case.game.space.size)
            refusal = state.why_not(choice)
            for path, need in refusal.lacks.items() if refusal is not None else ():
                have = looked_up(state, path)
                assert refusal is not None
                said = f"{case.game.decode(choice)}: '{case.game.text(refusal.message)}'"
                assert have < need, f"{said}, but {path} is {have} and {need} would do"


def check_undo(case: Case) -> None:
    """What may be taken back comes back exactly; nothing is taken back once something came out."""
    rng = case.rng("undo")
    history = History(case.new())
    taken = 0
    for _ in range(LONGEST):
        state = history.state
        if state.is_over or taken > 60:
            return
        before, actor, reveals = state.hash(), state.actor, state.reveals
        offered = state.choices()
        history.choose(offered[rng.below(len(offered))])
        came_out = history.state.reveals - reveals > (history.state.actor != actor)
        if rng.below(3) == 0 and history.undo():
            assert not came_out, "a choice that showed something hidden was taken back"
            assert history.state.hash() == before, "taking back a choice leads to another position"
            taken += 1


def check_stale(case: Case) -> None:
    """A choice that was legal a moment ago and is not any more is refused."""
    last: list[int] = []
    tried = 0
    for _, state in positions(case):
        for choice in set(last) - set(state.choices()):
            refused(state, choice)
            tried += 1
        last = state.choices()
        if tried > 60:
            return


# --- words -----------------------------------------------------------------------------------------


def check_said(game: Game, message: Message) -> None:
    """A message, and those among its arguments, has a text in every language without open places."""
    texts = texts_of(game.package)
    for lang in LANGUAGES:
        assert texts.has(message.id, lang), f"no text '{message.id}' in {lang}"
        text = texts.say(message, lang)
        assert text.strip() and "{" not in text, f"{lang} '{message.id}' reads '{text}'"
    for value in message.args.values():
        if isinstance(value, Message):
            check_said(game, value)
        elif isinstance(value, str) and value.startswith("@"):
            check_said(game, Message(value[1:]))


def check_choice_space(case: Case) -> None:
    """Number and JSON form of every choice lead to each other, and no two sentences are the same."""
    game = case.game
    state = sampled(case, 3)[1]
    forms: set[str] = set()
    sentences: dict[str, dict[str, int]] = {lang: {} for lang in LANGUAGES}
    for choice in range(game.space.size):
        form = game.decode(choice)
        assert game.encode(json.loads(json.dumps(form))) == choice, f"{form} does not lead back to {choice}"
        forms.add(same(form))
        for lang in LANGUAGES:
            text = game.say(state, choice, lang)
            twin = sentences[lang].setdefault(text, choice)
            assert twin == choice, f"{lang} '{text}' says both {game.decode(twin)} and {form}"
    assert len(forms) == game.space.size, "two choices share a JSON form"


def check_words(case: Case) -> None:
    """Every prompt, choice, event, figure and score line has its texts; events name clauses that exist."""
    game = case.game
    clauses = clauses_of(game.package)
    state = case.new()
    for step, state in positions(case, journal=True):
        if state.is_over or step % 7 == 0:
            for seat in range(state.seats):
                for figure in state.figures(seat, seat):
                    check_said(game, Message(f"figure-{figure.name}"))
            automa = state.automa_sheet()
            if automa:
                check_said(game, Message("automa"))
            for lines in [*state.score_sheet(), automa]:
                for line in lines:
                    check_said(game, Message(f"score-{line.name}"))
        if not state.is_over:
            check_said(game, state.prompt(state.actor))
            for choice in state.choices():
                check_said(game, state.phrase(choice))
                assert state.clause(choice) in clauses, f"{game.decode(choice)} rests on no clause"
    assert state.journal, "the journal is empty"
    for event in state.journal:
        check_said(game, event.message)
        assert event.clause == "" or event.clause in clauses, f"unknown clause {event.clause}"
    for name in ("game-name", "game-tagline", "game-length", "game-weight", "game-about"):
        check_said(game, Message(name))
    figures = [figure.name for figure in state.figures(0, 0)]
    for name in game.term_names:
        check_said(game, Message(f"term-{name}"))
        for by in (0, 1, 2):
            check_said(game, Message(f"better-{name}", dict.fromkeys(figures, by)))
    for option in game.option_list:
        check_said(game, Message(f"option-{option.name}"))
    for about in game.catalogue().values():
        check_said(game, about.message)
        assert all(id in clauses for id in about.clauses), f"{about.message.id}: unknown clause"


def check_journal_changes_nothing(case: Case) -> None:
    """The game is the same with the journal on and off."""
    quiet = [state.hash() for _, state in positions(case)]
    noted = [state.hash() for _, state in positions(case, journal=True)]
    assert quiet == noted, "the journal changes the game"


# --- what a seat may know ----------------------------------------------------------------------------


def check_views(case: Case) -> None:
    """A view is JSON, small, has choices for the actor alone, and holds neither seed nor random stream."""
    for state in sampled(case):
        for seat in [None, *range(state.seats)]:
            view = state.view(seat)
            text = json.dumps(view)
            size = len(zlib.compress(text.encode()))
            assert size <= VIEW_LIMIT, f"the view is {size} bytes compressed"
            assert bool(view["choices"]) == (seat == state.actor), "choices shown to the wrong seat"
            assert not {"rng", "seed"} & keys_of(view), "the view holds the random stream"


def keys_of(data: object) -> set[str]:
    """All keys in nested JSON data."""
    if isinstance(data, dict):
        return set(data).union(*(keys_of(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(keys_of(value) for value in data))
    return set()


def known(state: State, seat: int) -> str:
    """All that a seat is told: its view, and the sentences of its choices in every language."""
    view = state.view(None if seat < 0 else seat)
    said = [state.game.say(state, c["id"], lang) for c in view["choices"] for lang in LANGUAGES]
    return same([view, said])


def check_leaks(case: Case) -> None:
    """Permuting everything a seat cannot know leaves its view, choices and sentences byte-identical."""
    rng = case.rng("leaks")
    for state in sampled(case, 2 * SAMPLES):
        for seat in range(-1, state.seats):
            before = known(state, seat)
            for _ in range(3):
                guess = state.clone()
                guess.redeal(seat, rng)
                guess.settle()
                assert known(guess, seat) == before, f"seat {seat} can tell two deals apart"


def atoms(data: object) -> list[str]:
    """The single values in nested data."""
    if isinstance(data, dict):
        return [atom for value in data.values() for atom in atoms(value)]
    if isinstance(data, list):
        return [atom for value in data for atom in atoms(value)]
    return [same(data)]


def check_redeal(case: Case) -> None:
    """A redeal moves only what is hidden, loses nothing, leaves sound books, and can be played to the end."""
    rng = case.rng("redeal")
    for state in sampled(case):
        for seat in range(-1, state.seats):
            paths = state.hidden(seat)
            assert "rng" in paths, "the random stream must be hidden"
            contents = [path for path in paths if path != "rng"]
            before = state.dump()
            guess = state.clone()
            guess.redeal(seat, rng)
            assert guess.audit() == [], f"seat {seat}: {guess.audit()}"
            after = guess.dump()
            assert same(without(before, paths)) == same(without(after, paths)), "more than the hidden moved"
            assert after["rng"] != before["rng"], "the true random stream stayed in the redealt position"
            old = Counter(atom for path in contents for atom in atoms(at(before, path)))
            new = Counter(atom for path in contents for atom in atoms(at(after, path)))
            assert old == new, f"seat {seat}: a redeal lost or made components"
    first = sampled(case)[0]
    first.redeal(first.actor, rng)
    for _ in range(LONGEST):
        if first.is_over:
            break
        offered = first.choices()
        first.choose(offered[rng.below(len(offered))])
    assert first.is_over and first.audit() == [], "a redealt game does not end soundly"


def check_redeal_is_uniform(case: Case) -> None:
    """Where a hidden row is shuffled within itself, every value is equally likely in every place."""
    rng = case.rng("uniform")
    state = sampled(case, 5)[1]
    for seat in {-1, state.actor}:
        rows: dict[str, list[list[str]]] = {}
        for _ in range(DEALS):
            guess = state.clone()
            guess.redeal(seat, rng)
            dump = guess.dump()
            for path in state.hidden(seat):
                row = at(dump, path)
                if path != "rng" and isinstance(row, list) and len(row) > 1:
                    rows.setdefault(path, []).append([same(item) for item in row])
        for path, deals in rows.items():
            content = Counter(deals[0])
            if all(Counter(deal) == content for deal in deals) and len(content) > 1:
                for place in (0, -1):
                    seen = Counter(deal[place] for deal in deals)
                    z = chi_square_z(seen, content, len(deals))
                    assert z < Z_LIMIT, f"seat {seat}, {path}[{place}]: not uniform (z = {z:.1f})"


def chi_square_z(seen: Counter[str], content: Counter[str], draws: int) -> float:
    """How far counts are from the content's proportions, as a standard normal (Wilson and Hilferty)."""
    total = sum(content.values())
    expected = {value: draws * n / total for value, n in content.items()}
    chi = sum((seen[value] - mean) ** 2 / mean for value, mean in expected.items())
    degrees = len(content) - 1
    root = float((chi / degrees) ** (1 / 3))
    return (root - (1 - 2 / (9 * degrees))) / math.sqrt(2 / (9 * degrees))


def check_private_events(case: Case) -> None:
    """What everybody may read in the journal does not depend on what a seat cannot know.

    Redealing before a move must leave that move's public events as they were, unless the move itself reveals
    something.
    """
    rng = case.rng("events")
    for state in sampled(case):
        if state.is_over:
            continue
        choice = state.choices()[rng.below(len(state.choices()))]
        told: list[str] = []
        calm = True
        for deal in range(2):
            guess = state.clone()
            if deal:
                guess.redeal(-1, rng)
                guess.settle()
                calm = calm and choice in guess.choices()
            if not calm:
                break
            guess.journal = []
            reveals = guess.reveals
            guess.choose(choice)
            calm = calm and guess.reveals == reveals
            told.append(same([event.plain() for event in guess.journal if event.only < 0]))
        if calm:
            assert told[0] == told[1], "a public event tells what is hidden"


# --- records ---------------------------------------------------------------------------------------


def check_record(case: Case) -> None:
    """A finished game goes through its text record and verifies itself; a running one hides its seed."""
    choices: list[int] = []
    rng = case.rng("play")
    state = case.new()
    while not state.is_over and len(choices) < LONGEST:
        if len(choices) == 5:
            assert "\nseed:" not in record_of(state, case.seed, choices).text(), (
                "a running game shows its seed"
            )
        offered = state.choices()
        choices.append(offered[rng.below(len(offered))])
        state.choose(choices[-1])
    record = parse(record_of(state, case.seed, choices, ["A", "B"]).text())
    assert record.verify().hash() == state.hash()
    assert record.choices == choices


CHECKS: Final[list[Callable[[Case], None]]] = [
    check_random_game,
    check_sensible,
    check_score_sheet,
    check_same_seed,
    check_clones,
    check_dumps,
    check_fields,
    check_turns,
    check_refusals,
    check_reasons,
    check_undo,
    check_stale,
    check_choice_space,
    check_words,
    check_journal_changes_nothing,
    check_views,
    check_leaks,
    check_redeal,
    check_redeal_is_uniform,
    check_private_events,
    check_deductions,
    check_places,
    check_record,
]


def option_sets(game: Game, seats: int) -> list[dict[str, OptionValue]]:
    """The default options, and each other value once of each option that is open to a seat count."""
    sets: list[dict[str, OptionValue]] = [{}]
    for option in game.option_list:
        if option.open_to(seats):
            sets.extend({option.name: value} for value in option.values if value != option.default)
    return sets


def cases(game: Game, seed: int = 1) -> list[Case]:
    """Every seat count with default options, and every other option value at one seat count."""
    found = [Case(game, seats, {}, seed + i) for i, seats in enumerate(game.seats)]
    others = [
        (option, value) for option in game.option_list for value in option.values if value != option.default
    ]
    for i, (option, value) in enumerate(others):
        counts = [seats for seats in game.seats if option.open_to(seats)]
        if counts:
            found.append(Case(game, counts[i % len(counts)], {option.name: value}, seed + 100 + i))
    return found
