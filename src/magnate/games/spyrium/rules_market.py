"""The market: placing, earning money, activating cards (sections 4, 6 and 7)."""

from __future__ import annotations

from magnate.games.spyrium import telling
from magnate.games.spyrium.rules_gains import begin_residence, finish_action, gain_workers
from magnate.games.spyrium.rules_round import end_turn
from magnate.games.spyrium.state import (
    ASK_CARD,
    ASK_DESIGNATE,
    ASK_LOBBY,
    ASK_PLOT,
    ASK_TOKEN,
    ASK_VALUE,
    NEW_PLOT,
    NOWHERE,
    Position,
    Seat,
    changed,
)
from magnate.games.spyrium.tables import (
    ACTIVATE,
    BUILDING,
    CAPITALIZATION,
    CARD,
    CHARACTER,
    CRANE,
    DESIGNATE,
    EARN,
    EMPTY,
    GAPS,
    LOBBY,
    LOBBYING,
    NO_TOKEN,
    PLOT,
    PRINTED,
    SURCHARGE,
    TECHNIQUE,
    TOKEN,
    TOKEN_PRICE,
    TOKEN_SPYRIUM,
    TOKEN_VP,
    TRADE,
    VALUE,
    VALUES,
)

# --- placing --------------------------------------------------------------------------------------


def can_place(s: Position, me: Seat) -> bool:
    """Whether there is a worker to place and a gap beside a card (SPY-PLACE-2, SPY-PLACE-3)."""
    return me.active > 0 and len(s.places) > 0


def place(s: Position, me: Seat, gap: int) -> None:
    """One active worker goes from the Start card into a gap, however crowded.

    SPY-PLACE-2, SPY-PLACE-4, SPY-GEO-3
    """
    t = s.t
    me.active -= 1
    me.market += 1
    s.gaps[s.actor * GAPS + gap] += 1
    s.around[t.gap_a[gap]] += 1
    s.around[t.gap_b[gap]] += 1
    if s.journal is not None:
        telling.placed(s, gap)
    end_turn(s)


def withdraw(s: Position, me: Seat, gap: int) -> None:
    """A worker leaves the market, inactive until the next round start.

    SPY-EARN-2, SPY-ACT-2, SPY-PLACE-5
    """
    t = s.t
    me.market -= 1
    me.inactive += 1
    s.gaps[s.actor * GAPS + gap] -= 1
    s.around[t.gap_a[gap]] -= 1
    s.around[t.gap_b[gap]] -= 1


def neighbours(s: Position, gap: int) -> list[int]:
    """The slots beside a gap that still hold a card (SPY-GEO-1, SPY-GEO-2)."""
    a = s.t.gap_a[gap]
    b = s.t.gap_b[gap]
    if s.slots[a] == EMPTY:
        return [] if s.slots[b] == EMPTY else [b]
    return [a] if s.slots[b] == EMPTY else [a, b]


# --- earning money --------------------------------------------------------------------------------


def offer_earn(s: Position, offer: list[int]) -> None:
    """Any own worker in the market can be withdrawn for money (SPY-EARN-1, SPY-EARN-2)."""
    base = s.actor * GAPS
    gaps = s.gaps
    for gap in range(GAPS):
        if gaps[base + gap]:
            offer.append(EARN + gap)


def begin_earn(s: Position, me: Seat, gap: int) -> None:
    """Choose the worker; with no card beside it there is nothing to designate (SPY-EARN-2, SPY-EARN-4)."""
    s.gap = gap
    beside = neighbours(s, gap)
    if len(beside) == 2:
        s.step = ASK_DESIGNATE
    else:
        earn(s, me, beside[0] if beside else NOWHERE)


def offer_designate(s: Position) -> list[int]:
    """The cards beside the worker, with or without tokens or other workers (SPY-EARN-2, SPY-EARN-5)."""
    return [DESIGNATE + slot for slot in neighbours(s, s.gap)]


def earn(s: Position, me: Seat, slot: int) -> None:
    """The worker leaves for the money the designated card yields (SPY-EARN-2, SPY-EARN-3)."""
    gap = s.gap
    money = earnings(s, me, slot)
    withdraw(s, me, gap)
    me.money += money
    if s.journal is not None:
        telling.earned(s, gap, slot, money)
    end_turn(s)


def earnings(s: Position, me: Seat, slot: int) -> int:
    """£1 for each other worker around the card, and more with Capitalization.

    SPY-EARN-3, SPY-EARN-4, SPY-EARN-5, SPY-TQ-CAP-1, SPY-TQ-CAP-2
    """
    money = 0 if slot == NOWHERE else (s.around[slot] - 1) * s.t.earnings
    if me.techniques & CAPITALIZATION and (slot != NOWHERE or s.t.pays_without_card):
        money += s.t.extra_money
    return money


# --- activating: what it costs --------------------------------------------------------------------


def surcharge(s: Position, slot: int) -> int:
    """The money for the other workers around a card (SPY-ACT-3)."""
    return (s.around[slot] - 1) * s.t.surcharge


def least_surcharge(s: Position, me: Seat, slot: int) -> int:
    """The surcharge, or nothing while Lobbying is fresh (SPY-TQ-LOB-1)."""
    return 0 if me.fresh & LOBBYING else (s.around[slot] - 1) * s.t.surcharge


def plot_cost(s: Position, me: Seat) -> int:
    """The money for a new place in the district (SPY-BUILD-2, SPY-TQ-CRANE-1)."""
    cost = len(me.district) * s.t.plot_price
    if me.techniques & CRANE:
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
    if where == NEW_PLOT:
        return s.t.price[card] + plot_cost(s, me)
    return reduced_price(s, card, me.district[where])


def least_price(s: Position, me: Seat, card: int) -> int:
    """The least that price and plot can come to: any building owned makes room without a plot.

    SPY-BUILD-3
    """
    t = s.t
    if t.kind[card] == BUILDING and t.symbols[card] & me.symbols:
        return max(0, t.price[card] - t.discount)
    return t.price[card]


def least_token_price(s: Position, me: Seat, slot: int) -> int:
    """The smallest token price to be had on a card, 0 if its tokens cost nothing.

    SPY-CALL-4, SPY-TQ-TRADE-2
    """
    if s.t.token_use[s.slots[slot]] != TOKEN_PRICE:
        return 0
    if me.fresh & TRADE:
        return 1
    for value in range(VALUES):
        if s.tokens[slot * VALUES + value]:
            return value + 1
    return 0


def has_token(s: Position, slot: int) -> bool:
    """Whether a token lies on the card (SPY-CALL-2)."""
    at = slot * VALUES
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
    if card == EMPTY or me.spyrium < t.need_spyrium[card]:
        return False
    use = t.token_use[card]
    if use != NO_TOKEN and t.kind[card] == CHARACTER and not has_token(s, slot):
        return False
    if use != TOKEN_PRICE and me.money >= t.price[card] + (s.around[slot] - 1) * t.surcharge:
        return True  # the usual case, without asking for reductions
    return me.money >= least_bill(s, me, slot)


# --- activating: what is chosen before paying -----------------------------------------------------


def offer_activate(s: Position, me: Seat, offer: list[int]) -> None:
    """The own workers in the market that can activate a card beside them (SPY-ACT-1, SPY-ACT-2)."""
    t = s.t
    base = s.actor * GAPS
    gaps = s.gaps
    for gap in range(GAPS):
        if gaps[base + gap] and (can_activate(s, me, t.gap_a[gap]) or can_activate(s, me, t.gap_b[gap])):
            offer.append(ACTIVATE + gap)


def begin_activate(s: Position, gap: int) -> None:
    """Choose the worker that activates (SPY-ACT-2)."""
    s.gap = gap
    s.step = ASK_CARD


def offer_card(s: Position, me: Seat) -> list[int]:
    """The cards beside the worker that can be activated (SPY-ACT-2, SPY-CALL-1)."""
    a = s.t.gap_a[s.gap]
    b = s.t.gap_b[s.gap]
    offer: list[int] = []
    if can_activate(s, me, a):
        offer.append(CARD + a)
    if can_activate(s, me, b):
        offer.append(CARD + b)
    return offer


def choose_card(s: Position, me: Seat, slot: int) -> None:
    """The card; a character that uses tokens asks for one, a building brings its own.

    SPY-CALL-3, SPY-BUILD-11
    """
    s.slot = slot
    card = s.slots[slot]
    use = s.t.token_use[card]
    if use == NO_TOKEN or not has_token(s, slot):
        ask_place(s, me)
    elif s.t.kind[card] == CHARACTER:
        s.step = ASK_TOKEN
    else:
        for value in range(VALUES):
            if s.tokens[slot * VALUES + value]:
                s.taken = value + 1
        ask_value(s, me)


def offer_token(s: Position, me: Seat) -> list[int]:
    """The values of the tokens on the character that can be paid for (SPY-CALL-3, SPY-CALL-4)."""
    offer: list[int] = []
    money = me.money - least_price(s, me, s.slots[s.slot]) - least_surcharge(s, me, s.slot)
    for value in range(VALUES):
        if s.tokens[s.slot * VALUES + value] and money >= price_of_token(s, me, value + 1):
            offer.append(TOKEN + value)
    return offer


def price_of_token(s: Position, me: Seat, value: int) -> int:
    """The least a token of this value costs its taker (SPY-CALL-4, SPY-TQ-TRADE-2)."""
    if s.t.token_use[s.slots[s.slot]] != TOKEN_PRICE:
        return 0
    return 1 if me.fresh & TRADE else value


def choose_token(s: Position, me: Seat, value: int) -> None:
    """The token to take (SPY-CALL-3)."""
    s.taken = value
    ask_value(s, me)


def ask_value(s: Position, me: Seat) -> None:
    """With Trade fresh the owner says what the token is worth to him (SPY-TQ-TRADE-2)."""
    s.value = s.taken
    if me.fresh & TRADE:
        s.step = ASK_VALUE
    else:
        ask_place(s, me)


def offer_value(s: Position, me: Seat) -> list[int]:
    """The printed value or one of the two others, as far as it can be paid.

    SPY-TQ-TRADE-2, SPY-TQ-TRADE-4
    """
    offer: list[int] = []
    costs = s.t.token_use[s.slots[s.slot]] == TOKEN_PRICE
    money = me.money - least_price(s, me, s.slots[s.slot]) - least_surcharge(s, me, s.slot)
    for value in range(1, VALUES + 1):
        if not costs or money >= value:
            offer.append(PRINTED if value == s.taken else VALUE + value - 1)
    return offer


def choose_value(s: Position, me: Seat, choice: int) -> None:
    """What the token counts for its taker, and for nobody else (SPY-TQ-TRADE-3)."""
    if choice != PRINTED:
        s.value = choice - VALUE + 1
    ask_place(s, me)


def ask_place(s: Position, me: Seat) -> None:
    """A building asks where it shall stand; the first one simply takes the first plot.

    SPY-BUILD-2, SPY-BUILD-3
    """
    if s.t.kind[s.slots[s.slot]] == BUILDING and me.district:
        s.step = ASK_PLOT
    else:
        ask_lobbying(s, me)


def offer_plot(s: Position, me: Seat) -> list[int]:
    """A new plot, or any own building to replace, as far as it can be paid.

    SPY-BUILD-2, SPY-BUILD-3, SPY-BUILD-8
    """
    offer: list[int] = []
    card = s.slots[s.slot]
    money = me.money - least_surcharge(s, me, s.slot) - token_price(s)
    if money >= building_cost(s, me, card, NEW_PLOT):
        offer.append(PLOT)
    for i in range(len(me.district)):
        if money >= building_cost(s, me, card, i):
            offer.append(s.t.replace + i)
    return offer


def choose_plot(s: Position, me: Seat, choice: int) -> None:
    """Where the building shall stand (SPY-BUILD-2, SPY-BUILD-3)."""
    s.where = NEW_PLOT if choice == PLOT else choice - s.t.replace
    ask_lobbying(s, me)


def ask_lobbying(s: Position, me: Seat) -> None:
    """Lobbying is a choice whenever it is fresh and there is a surcharge (SPY-TQ-LOB-2)."""
    if me.fresh & LOBBYING and s.around[s.slot] > 1:
        s.step = ASK_LOBBY
    else:
        activate(s, me)


def offer_lobbying(s: Position, me: Seat) -> list[int]:
    """Pay the surcharge if it can be paid, or use Lobbying (SPY-TQ-LOB-1, SPY-TQ-LOB-2)."""
    return [SURCHARGE, LOBBY] if me.money >= bill(s, me) else [LOBBY]


def choose_lobbying(s: Position, me: Seat, choice: int) -> None:
    """Whether the surcharge is waived (SPY-TQ-LOB-1)."""
    s.lobbied = choice == LOBBY
    activate(s, me)


# --- activating: payment, movement, gains ---------------------------------------------------------


def token_price(s: Position) -> int:
    """What the chosen token costs (SPY-CALL-4)."""
    return s.value if s.t.token_use[s.slots[s.slot]] == TOKEN_PRICE else 0


def bill(s: Position, me: Seat) -> int:
    """Price after reduction, surcharge, plot and token price (SPY-ACT-3, SPY-ACT-4, SPY-BUILD-5)."""
    card = s.slots[s.slot]
    if s.t.kind[card] == BUILDING:
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
        me.fresh -= LOBBYING
    if s.journal is not None:
        telling.activated(s, card, cost)
    withdraw(s, me, s.gap)
    if s.taken:
        take_token(s, me)
    if s.t.kind[card] == BUILDING:
        build(s, me, card)
    elif s.t.kind[card] == TECHNIQUE:
        patent(s, me, card)
    resolve(s, me, card)


def take_token(s: Position, me: Seat) -> None:
    """The token leaves the card for the discard, or stays with the owner of Trade.

    SPY-CALL-3, SPY-BUILD-11, SPY-TQ-TRADE-1, SPY-TQ-TRADE-3
    """
    s.tokens = changed(s.tokens, s.slot * VALUES + s.taken - 1, -1)
    if s.value != s.taken:
        me.fresh -= TRADE
    if me.techniques & TRADE and sum(me.kept) < s.t.most_kept:
        me.kept = changed(me.kept, s.taken - 1, 1)
    else:
        s.discard = changed(s.discard, s.taken - 1, 1)


def empty_slot(s: Position) -> None:
    """The slot stays empty for the round; the workers around it stay (SPY-ACT-6)."""
    s.slots = s.slots.copy()
    s.slots[s.slot] = EMPTY
    s.find_places()


def build(s: Position, me: Seat, card: int) -> None:
    """The building enters the district straight; one it replaces leaves the game, its workers inactive.

    SPY-BUILD-1, SPY-BUILD-3, SPY-BUILD-8, SPY-BUILD-9, SPY-BUILD-10
    """
    empty_slot(s)
    if s.where == NEW_PLOT:
        me.district = [*me.district, card]
        me.tilted = [*me.tilted, 0]
        me.crew = [*me.crew, 0]
        me.symbols |= s.t.symbols[card]
        return
    me.inactive += me.crew[s.where]
    me.district = changed(me.district, s.where, card - me.district[s.where])
    me.tilted = changed(me.tilted, s.where, -me.tilted[s.where])
    me.crew = changed(me.crew, s.where, -me.crew[s.where])
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
    me.spyrium += t.gain_spyrium[card] + (s.value if use == TOKEN_SPYRIUM else 0)
    me.vp += t.gain_vp[card] + (s.value if use == TOKEN_VP else 0)
    if t.gain_workers[card]:
        gain_workers(me, t.gain_workers[card])
    if t.gain_residence[card]:
        begin_residence(s)
    else:
        finish_action(s, me)
