"""Why an attempt is refused that no choice of the space expresses; a newcomer or an interface may still try it.

{"do": "step", "space": "4-3", "to": "3-4"}                  a single step that is no step
{"do": "move", "space": "4-2", "who": "permanent"}           the permanent employee
{"do": "move" or "use", "zone": "west"}                      somebody who is away
{"do": "recall", "region": "west", "count": 1}               a region by name
{"do": "take", "region": "west", "space": 2}                 the income of another space
{"do": "mission", "region": "west", "department": "sales"}   somebody else than the one in use
{"do": "build", "slot": "boston:1", "mission": "west"}       a city outside the mission's region
{"do": "project", "project": "housing", "section": 4}        a disc that is not next
{"do": "amount", "goods": 4}                                 too many or too few at once
{"do": "save", "research": 3}                                research points for later
{"do": "activate", "department": "lobby"}                    outside a department
{"do": "activate", "department": "human-resources", "who": "permanent"}
{"do": "pay", "cell": "W2"}                                  welfare before the end
{"do": "look", "at": "deck"}                                 hidden cards
"""

from __future__ import annotations

from collections.abc import Callable

from magnate.core.message import AnyForm, Refusal
from magnate.games.carnegie import constants as st
from magnate.games.carnegie.rules_event import why_not_recall
from magnate.games.carnegie.state import Position


def naming(key: str, clause: str, id: str) -> Callable[[Position, AnyForm], Refusal | None]:
    """A refusal of an attempt that names something a choice of its kind does not
    (CAR-MISS-1, CAR-MISS-2, CAR-MISS-4, CAR-INC-2, CAR-BUILD-3)."""
    return lambda s, form: Refusal(clause, id) if key in form else None


def why_not_step(s: Position, form: AnyForm) -> Refusal | None:
    """A step or a walk that names spaces, or somebody who is away (CAR-HR-2, CAR-MISS-4)."""
    if "space" in form or "to" in form:
        return why_not_walk(s, form)
    away = form["do"] == "move" and "zone" in form
    return Refusal("CAR-MISS-4", "why-away") if away else None


def why_not_walk(s: Position, form: AnyForm) -> Refusal:
    """Steps that are none, spaces that are not there, and the permanent employee
    (CAR-HR-2, CAR-MISS-4, CAR-COMP-4)."""
    ends = [form[key] for key in ("space", "to") if key in form]
    if any(end in s.t.regions for end in ends):
        return Refusal("CAR-MISS-4", "why-away")
    if any(end not in s.t.space_names for end in ends):
        return Refusal("CAR-HR-2", "why-off-board")
    if form.get("who") == "permanent":
        return Refusal("CAR-COMP-4", "why-permanent-moves")
    return Refusal("CAR-HR-2", "why-straight")


def why_not_region(s: Position, form: AnyForm) -> Refusal | None:
    """A recall of too many, or one that names its region: only the active one (CAR-INC-1)."""
    t = s.t
    paying = s.phase == st.EVENT and s.region >= 0
    if paying and "region" in form and form["region"] != t.regions[s.region]:
        return Refusal("CAR-INC-1", "why-other-region", {"region": f"@region-{t.regions[s.region]}"})
    count = form.get("count") if "region" in form else None
    if s.step == st.RECALL and isinstance(count, int) and count <= s.zones[s.actor * 4 + s.region]:
        return None  # the same without a region is legal
    return why_not_recall(s, count if isinstance(count, int) else t.employees + 1)


def why_not_so_many(s: Position, form: AnyForm) -> Refusal:
    """Too many or too few at once (CAR-D06-1)."""
    clause = s.t.dept_clauses[s.using] if s.step == st.AMOUNT else "CAR-D06-1"
    return Refusal(clause, "why-amount", {"n": max(s.t.most)})


def why_not_inside(s: Position, form: AnyForm) -> Refusal:
    """Activation outside a department, or of the permanent employee (CAR-ACT-2, CAR-COMP-4)."""
    if "who" in form:
        return Refusal("CAR-COMP-4", "why-permanent-place")
    return Refusal("CAR-ACT-2", "why-activate-inside")


def why_not_look(s: Position, form: AnyForm) -> Refusal | None:
    """Andrew's cards stay hidden (CAR-INFO-5)."""
    return Refusal("CAR-INFO-5", "why-hidden-card") if s.seats == 1 else None
