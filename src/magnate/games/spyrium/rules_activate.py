"""Activating cards of the market: what it costs, what is chosen, what it gives (section 7)."""

from __future__ import annotations

from magnate.core.message import AnyForm, Refusal
from magnate.core.rows import raised
from magnate.games.spyrium import constants as kinds
from magnate.games.spyrium import journal
from magnate.games.spyrium.rules_gains import begin_residence, finish_action, gain_workers
from magnate.games.spyrium.rules_market import neighbours, why_designate, why_not_earn, withdraw
from magnate.games.spyrium.rules_round import money_lacking, spyrium_lacking, why_unfinished
from magnate.games.spyrium.state import Position, Seat

# --- activating: what it costs ---------------------------------------------------------------------


def surcharge(s: Position, slot: int) -> int:
    """The money for the other workers around a card (SPY-ACT-3)."""
    return (s.around[slot] - 1) * s.t.surcharge


def least_surcharge(s: Position, me: Seat, slot: int) -> int:
    """The surcharge, or nothing while Lobbying is fresh (SPY-TQ-LOB-1)."""
    return 0 if me.fresh & kinds.LOBBYING else (s.around[slot] - 1) * s.t.surcharge


def plot_cost(s: Position, me: Seat) -> int:
    """The money for a new place in the district (SPY-BUILD-2, SPY-TQ-CRANE-1)."""
    cost = len(me.district) * s.t.plot_price
    if me.techniques & kinds.CRANE:
        cost = max(0, cost - s.t.plot_reduction)
    return cost


def reduced_price(s: Position, card: int, old: int) -> int:
    """The price of a building that replaces another: less if they share a family symbol.

    SPY-BUILD-3, SPY-BUILD-4, SPY-BUILD-6, SPY-BUILD-7, SPY-BL-LAB-4
    """
    t = s.t
    if t.symbols[card] & t.symbols[old]:
        return max(0, t.price[card] - t.discount)
    return t.price[card]


def building_cost(s: Position, me: Seat, card: int, where: int) -> int:
    """Price and plot of a building that goes on a new plot or replaces one (SPY-BUILD-2, SPY-BUILD-3)."""
    if where == kinds.NEW_PLOT:
        return s.t.price[card] + plot_cost(s, me)
    return reduced_price(s, card, me.district[where])


def least_price(s: Position, me: Seat, card: int) -> int:
    """The least that price and plot can come to: any building owned makes room without a plot.

    SPY-BUILD-3
    """
    t = s.t
    if t.kind[card] == kinds.BUILDING and t.symbols[card] & me.symbols:
        return max(0, t.price[card] - t.discount)
    return t.price[card]


def least_token_price(s: Position, me: Seat, slot: int) -> int:
    """The smallest token price to be had on a card, 0 if its tokens cost nothing.

    SPY-CALL-4, SPY-TQ-TRADE-2
    """
    if s.t.token_use[s.slots[slot]] != kinds.TOKEN_PRICE:
        return 0
    if me.fresh & kinds.TRADE:
        return 1
    for value in range(kinds.VALUES):
        if s.tokens[slot * kinds.VALUES + value]:
            return value + 1
    return 0


def has_token(s: Position, slot: int) -> bool:
    """Whether a token lies on the card (SPY-CALL-2)."""
    at = slot * kinds.VALUES
    return s.tokens[at] > 0 or s.tokens[at + 1] > 0 or s.tokens[at + 2] > 0


def least_bill(s: Position, me: Seat, slot: int) -> int:
    """The smallest bill for which a card can be activated (SPY-ACT-3, SPY-ACT-4, SPY-TQ-COMBO-1)."""
    return least_price(s, me, s.slots[slot]) + least_surcharge(s, me, slot) + least_token_price(s, me, slot)


def can_activate(s: Position, me: Seat, slot: int) -> bool:
    """Whether a worker beside this slot could activate its card.

    SPY-TURN-8, SPY-ACT-4, SPY-CALL-2, SPY-CALL-4, SPY-CALL-5, SPY-BUILD-12, SPY-PATENT-1
    """
    t = s.t
    card = s.slots[slot]
    if card == kinds.EMPTY or me.spyrium < t.need_spyrium[card]:
        return False
    use = t.token_use[card]
    if use != kinds.NO_TOKEN and t.kind[card] == kinds.CHARACTER and not has_token(s, slot):
        return False
    if use != kinds.TOKEN_PRICE and me.money >= t.price[card] + (s.around[slot] - 1) * t.surcharge:
        return True  # the usual case, without asking for reductions
    return me.money >= least_bill(s, me, slot)


def why_not_payable(s: Position, me: Seat, slot: int) -> Refusal:
    """What is missing to activate a card with a worker beside it.

    SPY-ACT-2, SPY-ACT-4, SPY-CALL-2, SPY-CALL-4, SPY-CALL-5
    """
    t = s.t
    card = s.slots[slot]
    if card == kinds.EMPTY:
        return Refusal("SPY-ACT-2", "why-taken")
    if t.kind[card] == kinds.CHARACTER and t.token_use[card] != kinds.NO_TOKEN and not has_token(s, slot):
        return Refusal("SPY-CALL-2", "why-no-token-left")
    if me.spyrium < t.need_spyrium[card]:
        return spyrium_lacking("SPY-CALL-5", t.need_spyrium[card])
    if me.money >= least_price(s, me, card) + least_surcharge(s, me, slot):
        return token_too_dear(s, me, slot, least_token_price(s, me, slot))
    return money_lacking("SPY-ACT-4", least_bill(s, me, slot), me)


def token_too_dear(s: Position, me: Seat, slot: int, value: int) -> Refusal:
    """The price on the token is more than what remains after price and surcharge (SPY-CALL-4)."""
    rest = me.money - least_price(s, me, s.slots[slot]) - least_surcharge(s, me, slot)
    lacks = {"figures/money": me.money - rest + value}
    return Refusal("SPY-CALL-4", "why-token-price", {"n": value, "m": rest}, lacks)


# --- activating: what is chosen before paying ------------------------------------------------------


def offer_activate(s: Position, me: Seat, offer: list[int]) -> None:
    """The own workers in the market that can activate a card beside them (SPY-ACT-1, SPY-ACT-2)."""
    t = s.t
    base = s.actor * kinds.GAPS
    gaps = s.gaps
    for gap in range(kinds.GAPS):
        if gaps[base + gap] and (can_activate(s, me, t.gap_a[gap]) or can_activate(s, me, t.gap_b[gap])):
            offer.append(t.to_activate + gap)


def why_not_activate(s: Position, me: Seat, gap: int) -> Refusal:
    """Why the worker in a gap cannot activate anything (SPY-ACT-1, SPY-ACT-2)."""
    if s.step != kinds.ACTION:
        return why_unfinished()
    if me.phase == 1:
        return Refusal("SPY-ACT-1", "why-activate-phase")
    if s.gaps[s.actor * kinds.GAPS + gap] == 0:
        return Refusal("SPY-ACT-2", "why-no-worker-there")
    beside = neighbours(s, gap)
    return why_not_payable(s, me, beside[0]) if beside else Refusal("SPY-ACT-2", "why-taken")


def why_not_with(s: Position, form: AnyForm) -> Refusal | None:
    """Earning or activating with a gap and a slot named at once.

    SPY-GEO-1, SPY-EARN-1, SPY-EARN-2, SPY-ACT-1, SPY-ACT-2
    """
    me = s.me
    earns = form["do"] == "earn"
    gap, slot = form.get("gap"), form.get("slot")
    if gap not in s.t.gap_names:
        return Refusal("SPY-GEO-1", "why-no-gap")
    at = s.t.gap_names.index(str(gap))
    if me.phase == 1 or s.gaps[s.actor * kinds.GAPS + at] == 0:
        return why_not_earn(s, me, at) if earns else why_not_activate(s, me, at)
    if slot is None:
        return why_designate(s, form) if earns else None
    clause = "SPY-EARN-2" if earns else "SPY-ACT-2"
    if not isinstance(slot, int) or slot - 1 not in (s.t.gap_a[at], s.t.gap_b[at]):
        return Refusal(clause, "why-not-beside", journal.gap_args(s, at))
    if s.slots[slot - 1] == kinds.EMPTY:
        return Refusal(clause, "why-taken")
    return None if earns or can_activate(s, me, slot - 1) else why_not_payable(s, me, slot - 1)


def do_activate(s: Position, gap: int) -> None:
    """Choose the worker that activates (SPY-ACT-2)."""
    s.gap = gap
    s.step = kinds.ASK_CARD


def offer_card(s: Position, me: Seat) -> list[int]:
    """The cards beside the worker that can be activated (SPY-ACT-2, SPY-CALL-1)."""
    a = s.t.gap_a[s.gap]
    b = s.t.gap_b[s.gap]
    offer: list[int] = []
    if can_activate(s, me, a):
        offer.append(s.t.to_card + a)
    if can_activate(s, me, b):
        offer.append(s.t.to_card + b)
    return offer


def why_not_card(s: Position, me: Seat, slot: int) -> Refusal:
    """Why a card cannot be activated (SPY-ACT-1, SPY-ACT-2)."""
    if s.step == kinds.ACTION:
        if me.phase == 1:
            return Refusal("SPY-ACT-1", "why-activate-phase")
        return Refusal("SPY-ACT-2", "why-taken" if s.slots[slot] == kinds.EMPTY else "why-worker-first")
    if s.step != kinds.ASK_CARD:
        return why_unfinished()
    if slot not in (s.t.gap_a[s.gap], s.t.gap_b[s.gap]):
        return Refusal("SPY-ACT-2", "why-not-beside", journal.gap_args(s, s.gap))
    return why_not_payable(s, me, slot)


def why_card_first(me: Seat) -> Refusal:
    """The worker and the card come before their details (SPY-ACT-1, SPY-ACT-5)."""
    if me.phase == 1:
        return Refusal("SPY-ACT-1", "why-activate-phase")
    return Refusal("SPY-ACT-5", "why-card-first")


def do_card(s: Position, me: Seat, slot: int) -> None:
    """The card; a character that uses tokens asks for one, a building brings its own.

    SPY-CALL-3, SPY-BUILD-11
    """
    s.slot = slot
    card = s.slots[slot]
    use = s.t.token_use[card]
    if use == kinds.NO_TOKEN or not has_token(s, slot):
        ask_place(s, me)
    elif s.t.kind[card] == kinds.CHARACTER:
        s.step = kinds.ASK_TOKEN
    else:
        for value in range(kinds.VALUES):
            if s.tokens[slot * kinds.VALUES + value]:
                s.taken = value + 1
        ask_value(s, me)


def offer_token(s: Position, me: Seat) -> list[int]:
    """The values of the tokens on the character that can be paid for (SPY-CALL-3, SPY-CALL-4)."""
    offer: list[int] = []
    money = me.money - least_price(s, me, s.slots[s.slot]) - least_surcharge(s, me, s.slot)
    for value in range(kinds.VALUES):
        if s.tokens[s.slot * kinds.VALUES + value] and money >= price_of_token(s, me, value + 1):
            offer.append(s.t.to_token + value)
    return offer


def price_of_token(s: Position, me: Seat, value: int) -> int:
    """The least a token of this value costs its taker (SPY-CALL-4, SPY-TQ-TRADE-2)."""
    if s.t.token_use[s.slots[s.slot]] != kinds.TOKEN_PRICE:
        return 0
    return 1 if me.fresh & kinds.TRADE else value


def why_not_token(s: Position, me: Seat, at: int) -> Refusal:
    """Why a token cannot be taken (SPY-CALL-3, SPY-CALL-4)."""
    if s.step == kinds.ACTION:
        return why_card_first(me)
    if s.slot < 0:
        return why_unfinished()
    if s.tokens[s.slot * kinds.VALUES + at] == 0:
        return Refusal("SPY-CALL-3", "why-no-such-token", {"value": at + 1})
    if s.step != kinds.ASK_TOKEN:
        return why_unfinished()
    return token_too_dear(s, me, s.slot, price_of_token(s, me, at + 1))


def do_token(s: Position, me: Seat, value: int) -> None:
    """The token to take (SPY-CALL-3)."""
    s.taken = value
    ask_value(s, me)


def ask_value(s: Position, me: Seat) -> None:
    """With Trade fresh the owner says what the token is worth to them (SPY-TQ-TRADE-2)."""
    s.value = s.taken
    if me.fresh & kinds.TRADE:
        s.step = kinds.ASK_VALUE
    else:
        ask_place(s, me)


def offer_value(s: Position, me: Seat) -> list[int]:
    """The printed value or one of the two others, as far as it can be paid.

    SPY-TQ-TRADE-2, SPY-TQ-TRADE-4
    """
    offer: list[int] = []
    costs = s.t.token_use[s.slots[s.slot]] == kinds.TOKEN_PRICE
    money = me.money - least_price(s, me, s.slots[s.slot]) - least_surcharge(s, me, s.slot)
    for value in range(1, kinds.VALUES + 1):
        if not costs or money >= value:
            offer.append(s.t.to_printed if value == s.taken else s.t.to_value + value - 1)
    return offer


def why_not_value(s: Position, me: Seat, at: int) -> Refusal:
    """Why a token cannot be given another value (SPY-TQ-TRADE-2, SPY-TQ-TRADE-4)."""
    if not me.techniques & kinds.TRADE:
        return Refusal("SPY-TQ-TRADE-2", "why-no-trade")
    if not me.fresh & kinds.TRADE:
        return Refusal("SPY-TQ-TRADE-2", "why-trade-spent")
    if s.step == kinds.ASK_TOKEN:
        return why_unfinished()
    if s.step != kinds.ASK_VALUE or at + 1 == s.taken:
        return Refusal("SPY-TQ-TRADE-4", "why-trade-idle")
    return token_too_dear(s, me, s.slot, at + 1)


def why_not_printed(s: Position, me: Seat, _: int) -> Refusal:
    """Why a token cannot keep its value (SPY-CALL-4, SPY-TQ-TRADE-4)."""
    if s.step == kinds.ASK_VALUE:
        return token_too_dear(s, me, s.slot, s.taken)
    return why_not_value(s, me, 0)


def do_value(s: Position, me: Seat, choice: int) -> None:
    """What the token counts for its taker, and for nobody else (SPY-TQ-TRADE-3)."""
    if choice != s.t.to_printed:
        s.value = choice - s.t.to_value + 1
    ask_place(s, me)


def ask_place(s: Position, me: Seat) -> None:
    """A building asks where it is to stand; the first one simply takes the first plot.

    SPY-BUILD-2, SPY-BUILD-3
    """
    if s.t.kind[s.slots[s.slot]] == kinds.BUILDING and me.district:
        s.step = kinds.ASK_PLOT
    else:
        ask_lobbying(s, me)


def offer_plot(s: Position, me: Seat) -> list[int]:
    """A new plot, or any own building to replace, as far as it can be paid.

    SPY-BUILD-2, SPY-BUILD-3, SPY-BUILD-8
    """
    offer: list[int] = []
    card = s.slots[s.slot]
    money = me.money - least_surcharge(s, me, s.slot) - token_price(s)
    if money >= building_cost(s, me, card, kinds.NEW_PLOT):
        offer.append(s.t.to_plot)
    for i in range(len(me.district)):
        if money >= building_cost(s, me, card, i):
            offer.append(s.t.to_replace + i)
    return offer


def why_not_plot(s: Position, me: Seat, where: int) -> Refusal:
    """Why a building cannot go to a new plot or take another's place (SPY-ACT-4, SPY-BUILD-2, SPY-BUILD-3)."""
    if where >= len(me.district):
        return Refusal("SPY-BUILD-3", "why-not-yours")
    if s.step == kinds.ACTION:
        return why_card_first(me)
    if s.step != kinds.ASK_PLOT:
        return why_unfinished()
    cost = building_cost(s, me, s.slots[s.slot], where) + token_price(s)
    return money_lacking("SPY-ACT-4", cost + least_surcharge(s, me, s.slot), me)


def why_not_that_building(s: Position, form: AnyForm) -> Refusal | None:
    """Techniques are never replaced, foreign buildings never touched, reductions never claimed.

    SPY-PATENT-2, SPY-BUILD-3, SPY-BUILD-4, SPY-BUILD-7, SPY-EXPL-1
    """
    if "technique" in form:
        return Refusal("SPY-PATENT-2", "why-technique")
    if form.get("owner", s.actor) != s.actor:
        return Refusal("SPY-BUILD-3" if form["do"] == "replace" else "SPY-EXPL-1", "why-not-yours")
    place = form.get("building")
    district = s.me.district
    if "reduction" not in form or s.slot < 0 or not isinstance(place, int) or not 0 < place <= len(district):
        return None
    old, new = s.t.symbols[district[place - 1]], s.t.symbols[s.slots[s.slot]]
    if old & new:
        return None
    return Refusal("SPY-BUILD-4" if old and new else "SPY-BUILD-7", "why-no-symbol")


def do_plot(s: Position, me: Seat, choice: int) -> None:
    """Where the building is to stand (SPY-BUILD-2, SPY-BUILD-3)."""
    s.where = kinds.NEW_PLOT if choice == s.t.to_plot else choice - s.t.to_replace
    ask_lobbying(s, me)


def ask_lobbying(s: Position, me: Seat) -> None:
    """Lobbying is a choice whenever it is fresh and there is a surcharge (SPY-TQ-LOB-2)."""
    if me.fresh & kinds.LOBBYING and s.around[s.slot] > 1:
        s.step = kinds.ASK_LOBBY
    else:
        activate(s, me)


def offer_lobbying(s: Position, me: Seat) -> list[int]:
    """Pay the surcharge if it can be paid, or use Lobbying (SPY-TQ-LOB-1, SPY-TQ-LOB-2)."""
    return [s.t.to_surcharge, s.t.to_lobby] if me.money >= bill(s, me) else [s.t.to_lobby]


def why_not_surcharge(s: Position, me: Seat, _: int) -> Refusal:
    """Why the surcharge cannot be paid (SPY-ACT-4)."""
    if s.step == kinds.ASK_LOBBY:
        return money_lacking("SPY-ACT-4", bill(s, me), me)
    return why_card_first(me) if s.step == kinds.ACTION else why_unfinished()


def why_not_lobby(s: Position, me: Seat, _: int) -> Refusal:
    """Why the surcharge cannot be waived (SPY-TQ-LOB-1, SPY-TQ-LOB-2)."""
    if not me.techniques & kinds.LOBBYING:
        return Refusal("SPY-TQ-LOB-1", "why-no-lobbying")
    if not me.fresh & kinds.LOBBYING:
        return Refusal("SPY-TQ-LOB-1", "why-lobbying-spent")
    if s.step == kinds.ACTION:
        return why_card_first(me)
    slots = [s.slot] if s.slot >= 0 else neighbours(s, s.gap) if s.gap >= 0 else []
    if all(s.around[slot] <= 1 for slot in slots):
        return Refusal("SPY-TQ-LOB-2", "why-lobbying-idle")
    return why_unfinished()


def do_lobbying(s: Position, me: Seat, choice: int) -> None:
    """Whether the surcharge is waived (SPY-TQ-LOB-1)."""
    s.lobbied = choice == s.t.to_lobby
    activate(s, me)


# --- activating: payment, movement, gains ----------------------------------------------------------


def token_price(s: Position) -> int:
    """What the chosen token costs (SPY-CALL-4)."""
    return s.value if s.t.token_use[s.slots[s.slot]] == kinds.TOKEN_PRICE else 0


def bill(s: Position, me: Seat) -> int:
    """Price after reduction, surcharge, plot and token price (SPY-ACT-3, SPY-ACT-4, SPY-BUILD-5)."""
    card = s.slots[s.slot]
    if s.t.kind[card] == kinds.BUILDING:
        cost = building_cost(s, me, card, s.where)
    else:
        cost = s.t.price[card]
    if not s.lobbied:
        cost += surcharge(s, s.slot)
    return cost + token_price(s)


def activate(s: Position, me: Seat) -> None:
    """Pay, withdraw the worker, move the token and the card, then the effect, then bonuses.

    SPY-ACT-3, SPY-ACT-4, SPY-ACT-5, SPY-TURN-9
    """
    slot = s.slot
    card = s.slots[slot]
    cost = bill(s, me)
    me.money -= cost
    me.spyrium -= s.t.need_spyrium[card]
    if s.lobbied:
        me.fresh -= kinds.LOBBYING
    if s.journal is not None:
        journal.activated(s, card, cost)
    withdraw(s, me, s.gap)
    if s.taken:
        take_token(s, me)
    if s.t.kind[card] == kinds.BUILDING:
        build(s, me, card)
    elif s.t.kind[card] == kinds.TECHNIQUE:
        patent(s, me, card)
    resolve(s, me, card)


def take_token(s: Position, me: Seat) -> None:
    """The token leaves the card for the discard, or stays with the owner of Trade.

    SPY-CALL-3, SPY-BUILD-11, SPY-TQ-TRADE-1, SPY-TQ-TRADE-3
    """
    s.tokens = raised(s.tokens, s.slot * kinds.VALUES + s.taken - 1, -1)
    if s.value != s.taken:
        me.fresh -= kinds.TRADE
    if me.techniques & kinds.TRADE and sum(me.kept) < s.t.most_kept:
        me.kept = raised(me.kept, s.taken - 1, 1)
    else:
        s.discard = raised(s.discard, s.taken - 1, 1)


def empty_slot(s: Position) -> None:
    """The slot stays empty for the round; the workers around it stay (SPY-ACT-6)."""
    s.slots = s.slots.copy()
    s.slots[s.slot] = kinds.EMPTY
    s.find_places()


def build(s: Position, me: Seat, card: int) -> None:
    """The building enters the district straight; one it replaces leaves the game, its workers inactive.

    SPY-BUILD-1, SPY-BUILD-3, SPY-BUILD-8, SPY-BUILD-9, SPY-BUILD-10
    """
    empty_slot(s)
    if s.where == kinds.NEW_PLOT:
        me.district = [*me.district, card]
        me.tilted = [*me.tilted, 0]
        me.crew = [*me.crew, 0]
        me.symbols |= s.t.symbols[card]
        return
    me.inactive += me.crew[s.where]
    me.district = raised(me.district, s.where, card - me.district[s.where])
    me.tilted = raised(me.tilted, s.where, -me.tilted[s.where])
    me.crew = raised(me.crew, s.where, -me.crew[s.where])
    me.symbols = 0
    for owned in me.district:
        me.symbols |= s.t.symbols[owned]


def patent(s: Position, me: Seat, card: int) -> None:
    """The technique is the owner's for good, its power fresh from the next action on.

    SPY-PATENT-1, SPY-PATENT-2, SPY-PATENT-3
    """
    empty_slot(s)
    me.techniques |= s.t.power[card]
    me.fresh |= s.t.power[card]


def resolve(s: Position, me: Seat, card: int) -> None:
    """What the card gives: Spyrium, points, workers or a residence action.

    SPY-CALL-1, SPY-CH-MINER, SPY-CH-GEOLOGIST, SPY-CH-APPRENTICE, SPY-CH-ENGINEER, SPY-CH-BUREAUCRAT,
    SPY-CH-ADVISER, SPY-CH-BANKER, SPY-CH-FINANCIER, SPY-CH-ARCHITECT, SPY-BUILD-11, SPY-BUILD-12,
    SPY-BL-HOUSING-1, SPY-BL-RESIDENCE
    """
    t = s.t
    use = t.token_use[card]
    me.spyrium += t.gain_spyrium[card] + (s.value if use == kinds.TOKEN_SPYRIUM else 0)
    me.vp += t.gain_vp[card] + (s.value if use == kinds.TOKEN_VP else 0)
    if t.gain_workers[card]:
        gain_workers(me, t.gain_workers[card])
    if t.gain_residence[card]:
        begin_residence(s)
    else:
        finish_action(s, me)
