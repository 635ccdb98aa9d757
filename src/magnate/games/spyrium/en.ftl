### Spyrium: every sentence a player reads, in English.

## The title

game-name = Spyrium
game-tagline = Stand between the cards, then decide: take the money, or take the card.
game-length = 60 to 90 minutes
game-weight = medium
game-about = Victorian England has found a crystal that burns brighter than coal. Over six rounds you send workers between the cards of a market, call them back for cash or for the cards beside them, and build the district that turns crystals into fame.

option-capitalization = Capitalization where no card is left
option-capitalization-help = The card names its £2 as an addition. Some tables pay it only where a card lies beside the worker.
option-capitalization-true = pays
option-capitalization-false = pays nothing

## Choices

choice-switch = Move to Phase II
choice-pass = { $last ->
    [0] Pass until the next round
   *[other] Pass: your last act of the game
  }
choice-event = Use the event { $event }{ $money ->
    [0] { "" }
   *[other] { " " }for £{ $money }
  }{ $spyrium ->
    [0] { "" }
   *[other] { " " }for { $spyrium } Spyrium
  }
choice-event-token = Use the event { $event }: its token is worth { $value }
choice-event-either = Use the event { $event }. { $one }; or { $two }
choice-place = Place a worker between { $left } and { $right }
choice-earn = Earn £{ $money } with the worker between { $left } and { $right }
choice-activate = Activate a card with the worker between { $left } and { $right }
choice-designate = Collect £{ $money } for the workers around { $card }
choice-card-call = Call the { $card }: { bill-ahead }
choice-card-build = Build { $card }: { bill-ahead }
choice-card-patent = Patent { $card }: { bill-ahead }
choice-card-empty = Activate { $card }
choice-token = Take the token of value { $value }
choice-value = Let Trade set the token to { $value }
choice-printed = Keep the printed value of the token ({ $value })
choice-plot-bill = Build { $new } on a new plot: { bill }
choice-plot = Build on a new plot for £{ $money }
choice-lobby = Use Lobbying and save the surcharge of £{ $money }
choice-surcharge = Pay the surcharge of £{ $money }
choice-advance = Move your residence up, to the space worth { $value }
choice-score = Score your residence: { $value } VP
choice-bonus-worker = Take the worker bonus: { $n ->
    [one] one new worker
   *[other] { $n } new workers
  }
choice-bonus-money = Take the money bonus: £{ $money }
choice-effect = Take effect { $effect } of the building
choice-effect-spyrium = Effect { $effect }: { deal-spyrium }
choice-effect-vp = Effect { $effect }: { deal-vp }
deal-spyrium = { deal-takes } for { $n } Spyrium
deal-vp = { deal-takes } for { $n } VP
deal-takes = { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
  }{ $pays ->
    [0] { "" }
   *[other] { " " }and { $pays } Spyrium
  }
choice-option-money = Take money from the event
choice-option-money-token = Take £{ $value } from the event
choice-option-spyrium = Take Spyrium from the event
choice-option-spyrium-token = Take { $value } Spyrium from the event
choice-option-vp = Take points from the event
choice-option-vp-token = Take { $value } VP from the event
choice-option-residence = Pay Spyrium for a residence action
choice-option-residence-cost = Pay { $spyrium } Spyrium for a residence action
choice-option-small = Take the small option of the event
choice-option-small-money = Small deal: { $spyrium } Spyrium for £{ $n }
choice-option-small-vp = Small gift: £{ $pay } for { $n } VP
choice-option-large = Take the large option of the event
choice-option-large-money = Large deal: { $spyrium } Spyrium for £{ $n }
choice-option-large-vp = Large gift: £{ $pay } for { $n } VP
choice-option-reuse = Run a used building once more
choice-option-reuse-cost = Pay £{ $pay } to run a used building once more
choice-option-recruit = Hire a worker from your reserve
choice-option-recruit-cost = Pay £{ $pay } to hire a worker from your reserve
choice-option-late = Place a worker although you are in Phase II
choice-option-late-cost = Place a worker although you are in Phase II
choice-exploit = Exploit { $card }
choice-exploit-spyrium = Exploit { $card }: { deal-spyrium }
choice-exploit-vp = Exploit { $card }: { deal-vp }
choice-exploit-again = Exploit { $card } again
choice-exploit-again-spyrium = Exploit { $card } again: { deal-spyrium }
choice-exploit-again-vp = Exploit { $card } again: { deal-vp }
choice-exploit-none = Exploit building { $building }, which you do not have
choice-replace = Replace { $card }
choice-replace-bill = Replace { $card } by { $new }: { bill }
choice-replace-none = Replace building { $building }, which you do not have
bill-ahead = { $open ->
    [0] { bill }
   *[other] from £{ $total }
  }
bill = £{ $total }{ $extras ->
    [0] { "" }
   *[other] { " " }(price { $price }{ bill-saved }{ bill-surcharge }{ bill-plot }{ bill-token })
  }
bill-saved = { $saved ->
    [0] { "" }
   *[other] , common symbol −{ $saved }
  }
bill-surcharge = { $surcharge ->
    [0] { "" }
   *[other] , surcharge { $surcharge }
  }
bill-plot = { $plot ->
    [0] { "" }
   *[other] , plot { $plot }
  }
bill-token = { $token ->
    [0] { "" }
   *[other] , token { $token }
  }

## Current decision

prompt-phase-one = Phase I: { $acts }.
prompt-phase-two = Phase II: { $acts }.
prompt-switched = You are now in Phase II and act at once: { $acts }.
acts-2 = { $act0 } or { $act1 }
acts-3 = { $act0 }, { $act1 } or { $act2 }
acts-4 = { $act0 }, { $act1 }, { $act2 } or { $act3 }
act-place = place a worker
act-event = use the event
act-switch = move to Phase II
act-earn = earn money
act-activate = activate a card
act-exploit = exploit a building
act-pass = pass
act-only-switch = nothing is left to do here but move to Phase II
act-only-earn = nothing is left to do but earn money
act-only-pass = nothing is left to do but pass
prompt-designate = Your worker between { $left } and { $right } leaves: which card pays?
prompt-card = Which card does your worker between { $left } and { $right } activate?
prompt-token = { $card }: which token do you take?
prompt-value = { $card }: what should the token be worth to you?
prompt-plot = { $card }: a new plot, or in place of one of your buildings?
prompt-lobby = { $card }: pay the surcharge, or use Lobbying?
prompt-residence = Residence: move up, or score the space?
prompt-bonus = You have reached the mark: which bonus do you take first?
prompt-effect = { $card }: which effect?
prompt-event-value = { $event }: what should its token be worth to you?
prompt-option = { $event }: which option?
prompt-again = { $event }: which used building runs once more?
prompt-late = { $event }: between which two cards?

## What happened

log-round = Round { $round } begins: nine cards of era { $era } are laid out.
log-income = Income of £{ $money } from the residence.
log-event-last = The event is { $event }, the last one.
log-event-turned = The event is { $event }; next round it will be { $next }.
log-round-over = Round { $round } is over.
log-game-over = That was the last one: buildings and techniques are counted.
log-final-buildings = +{ $n } VP: points printed on the buildings.
log-final-automation = +{ $n } VP: Automation, for { $count } Spyrium.
log-final-capitalization = +{ $n } VP: Capitalization, for £{ $count }.
log-final-crane = +{ $n } VP: Crane, for { $count ->
    [one] one building
   *[other] { $count } buildings
  }.
log-final-trade = +{ $n } VP: Trade, for { $count ->
    [one] one kept token
   *[other] { $count } kept tokens
  }.
log-final-engineering = +{ $n } VP: Engineering, the { $count } VP of the factories once more.
log-final-lobbying = +{ $n } VP: Lobbying, for the residence worth { $count }.
log-final-taylorism = +{ $n } VP: Taylorism, for { $count ->
    [one] one worker
   *[other] { $count } workers
  }.
log-final = { $n } VP in all, { $track } of them on the track before.
log-passed = Passed.
log-switched = Moved to Phase II.
log-placed = Placed a worker between { $left } and { $right }.
log-earned = Collected £{ $money } with the worker between { $left } and { $right }: { $crowd ->
    [0] nobody else
    [one] one other worker
   *[other] { $crowd } other workers
  } around { $card }{ $extra ->
    [0] { "" }
   *[other] , Capitalization £{ $extra }
  }.
log-earned-alone = Collected £{ $money } with the worker between { $left } and { $right }: no card is left beside it.
log-called = Called the { $card } for { bill }.
log-patented = Patented { $card } for { bill }.
log-built = Built { $card } for { bill }.
log-replaced = Built { $card } in place of { $old } for { bill }.
log-lobbied = Lobbying saved £{ $money }.
log-token = Took a token of value { $value }.
log-value = Trade made it worth { $value }.
log-exploited = Exploited { $card } with { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
  }.
log-event = Used the event { $event } for £{ $money }.
log-event-free = Used the event { $event }.
log-gain-money = +£{ $n }: { $source }.
log-gain-spyrium = +{ $n } Spyrium: { $source }.
log-gain-vp = +{ $n } VP: { $source }.
log-gain-workers = { $n ->
    [one] +{ $n } worker
   *[other] +{ $n } workers
  }: { $source }.
log-paid-money = −£{ $n }: { $source }.
log-paid-spyrium = −{ $n } Spyrium: { $source }.
log-paid-vp = −{ $n } VP: { $source }.
log-paid-workers = { $n ->
    [one] −{ $n } worker
   *[other] −{ $n } workers
  }: { $source }.
log-bonus-worker = Bonus at { $mark } VP: { $n ->
    [0] a worker, but the reserve was empty
    [one] one worker joins
   *[other] { $n } workers join
  }.
log-bonus-money = Bonus at { $mark } VP: £{ $money }.
log-advanced = The residence moves up to { $value }.
log-residence = +{ $value } VP: the residence is scored.

## Refusals

why-not-your-turn = It is another player's turn.
why-passed = You are out of this round since you passed.
why-over = The game has ended.
why-must-act = A turn cannot be skipped; take one of the actions on offer.
why-place-phase = In Phase II no more workers are placed.
why-no-active = All your workers are busy.
why-not-active = Only a worker on your Start card can be placed.
why-no-gap = A gap lies between two slots that share a side.
why-no-card-left = Both cards beside this gap are gone.
why-placed = Once placed, a worker stays put until you earn or activate with it.
why-switch-alone = Moving to Phase II is only half a turn: add a Phase II action.
why-already-two = You are already in Phase II.
why-no-return = There is no way back to Phase I before the next round.
why-earn-phase = Money is earned in Phase II.
why-activate-phase = Cards are activated in Phase II.
why-exploit-phase = Buildings are exploited in Phase II.
why-pass-phase = Passing is for Phase II.
why-pass-workers = Withdraw first: { $n ->
    [one] one worker of yours is
   *[other] { $n } workers of yours are
  } in the market.
why-event-used = You have already used the event this round.
why-next-event = This event comes into force next round.
why-one-option = The event gives one of its options, not several.
why-no-such-option = The event of this round has no such option.
why-event-first = Use the event first.
why-no-worker-there = None of your workers stands in this gap.
why-not-beside = That card does not touch the gap between { $left } and { $right }.
why-taken = The slot is empty; its card is gone.
why-worker-first = First choose the worker, by its gap.
why-designate = Say which card beside the worker is to pay.
why-costs = The bill is £{ $n }, and you hold £{ $m }.
why-card-first = First choose the worker and the card to activate.
why-no-token-left = All tokens of this character have been taken.
why-no-such-token = The card carries no token of value { $value }.
why-token-price = The token costs £{ $n }, and only £{ $m } would be left for it.
why-spyrium = That takes { $n } Spyrium.
why-not-yours = You own no such building.
why-no-symbol = Without a common symbol the price stays as printed.
why-technique = A technique is yours for good.
why-no-lobbying = You do not own Lobbying.
why-lobbying-spent = Lobbying is used up for the round.
why-lobbying-idle = Nobody else stands there, so Lobbying has nothing to save.
why-no-trade = You do not own Trade.
why-trade-spent = Trade is used up for the round.
why-trade-idle = Trade would change nothing here.
why-idle = There is nothing to exploit in this building.
why-tilted = This building is used up for the round.
why-taylorism-spent = Taylorism is used up for the round.
why-workers = That takes { $n ->
    [one] one active worker
   *[other] { $n } active workers
  }.
why-money = That takes £{ $n }.
why-split = The value of the token goes into one thing only: money, Spyrium or points.
why-event-token = The event lacks its token.
why-straight = Only a building that is tilted can be run again.
why-nothing-again = None of your used buildings could run again.
why-all-workers = Your reserve is empty.
why-event-phase = This event waits for your Phase II.
why-late = You need an active worker and a card left in the market.
why-last-space = Your residence cannot move any further up.
why-pending = One decision is still open; make it first.
why-bonus-twice = That bonus is already yours.
why-no-bonus = A bonus comes with { $n } VP.
why-no-residence = No residence action is due.
why-building-first = First choose the building to exploit.
why-no-such-effect = The building has no such effect.
why-unfinished = Finish the action you have begun.

## Score sheet, figures

score-track = Points on the track
score-buildings = Buildings
score-automation = Automation: Spyrium
score-capitalization = Capitalization: money
score-crane = Crane: number of buildings
score-trade = Trade: kept tokens
score-engineering = Engineering: factories again
score-lobbying = Lobbying: residence
score-taylorism = Taylorism: workers
figure-vp = VP
figure-money = £
figure-spyrium = Spyrium
figure-workers = Workers
figure-active = Active
figure-income = Income
figure-buildings = Buildings
figure-standing = If it ended now

## Words of the board

word-market = Market
word-event = Event:
word-next-event = Next event:
word-round = Round { $round } of { $rounds }, era { $era }
word-phase = Phase { $phase ->
    [1] I
   *[2] II
  }
word-passed = passed
word-first = first player
word-active = active
word-in-market = market
word-on-buildings = buildings
word-inactive = inactive
word-reserve = reserve
word-tilted = used
word-spent = spent
word-kept = Kept tokens
word-about = { $name }:
word-event-used = event used
word-empty = empty

symbol-mine = mine
symbol-factory = factory
symbol-research = research

## Cards and events

card-none = the empty slot ({ $place })
card-at = { $card } ({ $place })
card-nth = { $card } ({ $n ->
    [1] the first
    [2] the second
   *[other] number { $n }
  })
place-1 = top left
place-2 = top centre
place-3 = top right
place-4 = middle left
place-5 = centre
place-6 = middle right
place-7 = bottom left
place-8 = bottom centre
place-9 = bottom right
card-A_MINE_1 = Mine I
card-A_MINE_2 = Mine II
card-A_WORKSHOP_1 = Workshop I
card-A_WORKSHOP_2 = Workshop II
card-A_LAB_1 = Laboratory I
card-A_HOUSING_1 = Working-class neighborhood I
card-A_RESIDENCE = Residence
card-A_UNIV_1 = University I
card-A_TOWNHOUSE = Town house
card-A_MINER = Miner
card-A_GEOLOGIST = Geologist
card-A_APPRENTICE = Apprentice
card-A_BUREAUCRAT = Bureaucrat
card-A_BANKER = Banker
card-A_ARCHITECT = Architect
card-T_AUTOMATION = Automation
card-T_CAPITAL = Capitalization
card-T_CRANE = Crane
card-T_TRADE = Trade
card-B_MINE_3 = Mine III
card-B_FACTORY_1 = Factory I
card-B_LAB_2 = Laboratory II
card-B_HOUSING_2 = Working-class neighborhood II
card-B_RESIDENCE = Residence
card-B_UNIV_2 = University II
card-B_MANOR = Manor
card-B_GEOLOGIST = Geologist
card-B_ENGINEER = Engineer
card-B_ADVISER = Adviser
card-B_FINANCIER = Financier
card-B_ARCHITECT = Architect
card-T_ENGINEERING = Engineering
card-T_LOBBYING = Lobbying
card-T_TAYLORISM = Taylorism
card-C_FACTORY_2 = Factory II
card-C_LAB_3 = Laboratory III
card-C_PALACE = Palace
card-C_ENGINEER = Engineer
card-C_ADVISER = Adviser
card-C_FINANCIER = Financier
event-E_TOKEN = Windfall
event-E_RESIDENCE = Property deal
event-E_BUY_VP = Patronage
event-E_SELL = Spyrium sale
event-E_REUSE = Overtime
event-E_RECRUIT = Hiring
event-E_LATE = Late arrival

## What each thing does

about-costs = Costs £{ $price }.
about-worth = Costs £{ $price }; { $vp } VP at the end.
about-mine-one = Exploited by { $w1 ->
    [0] no worker
    [one] one worker
   *[other] { $w1 } workers
  }, it yields { $g1 } Spyrium.
about-mine-two = Exploited by { $w1 ->
    [0] no worker
    [one] one worker
   *[other] { $w1 } workers
  }, it yields { $g1 } Spyrium; by { $w2 ->
    [0] no worker
    [one] one worker
   *[other] { $w2 } workers
  }, { $g2 }.
about-work-one = Exploited by { $w1 ->
    [one] one worker
   *[other] { $w1 } workers
  }, it turns { $s1 } Spyrium into { $v1 } VP.
about-work-two = Exploited by { $w1 ->
    [one] one worker
   *[other] { $w1 } workers
  }, it turns { $s1 } Spyrium into { $v1 } VP; by { $w2 ->
    [one] one worker
   *[other] { $w2 } workers
  }, { $s2 } Spyrium into { $v2 } VP.
about-teach-one = Exploited by { $w1 ->
    [one] one worker
   *[other] { $w1 } workers
  }, it gives { $v1 } VP.
about-teach-two = Exploited by { $w1 ->
    [one] one worker
   *[other] { $w1 } workers
  }, it gives { $v1 } VP; by { $w2 ->
    [one] one worker
   *[other] { $w2 } workers
  }, { $v2 } VP.
about-token-spyrium = Whoever builds it gains the value of its token in Spyrium.
about-token-vp = Whoever builds it gains the value of its token in VP.
about-housing = Brings { $workers ->
    [one] one worker
   *[other] { $workers } workers
  } from your reserve, ready for work.
about-home = When you build it, move your residence up one space or score the space it is on.
about-idle = Does nothing until the final count.
about-miner = Take one of the tokens: its value is yours in Spyrium.
about-geologist = Gain { $spyrium } Spyrium.
about-expert = Spend { $pays } Spyrium, gain { $gain } VP.
about-bureaucrat = Take one of the tokens: its value is yours in VP.
about-adviser = Gain { $gain } VP.
about-financier = Take one of the tokens, pay its value in £, gain { $gain } VP.
about-architect = Take one of the tokens, pay its value in £, then move your residence up one space or score it.

help-A_MINE_1 = { about-mine-one } { about-worth }
help-A_MINE_2 = { about-mine-two } { about-worth }
help-B_MINE_3 = { about-token-spyrium } { about-mine-two } { about-worth }
help-A_WORKSHOP_1 = { about-work-one } { about-worth }
help-A_WORKSHOP_2 = { about-work-one } { about-worth }
help-A_LAB_1 = { about-work-one } { about-worth }
help-B_LAB_2 = { about-work-one } { about-worth }
help-C_LAB_3 = { about-work-one } { about-worth }
help-B_FACTORY_1 = { about-work-two } { about-worth }
help-C_FACTORY_2 = { about-work-two } { about-worth }
help-A_HOUSING_1 = { about-housing } { about-worth }
help-B_HOUSING_2 = { about-housing } { about-worth }
help-A_RESIDENCE = { about-home } { about-worth }
help-B_RESIDENCE = { about-home } { about-worth }
help-A_UNIV_1 = { about-token-vp } { about-teach-one } { about-worth }
help-B_UNIV_2 = { about-token-vp } { about-teach-two } { about-worth }
help-A_TOWNHOUSE = { about-idle } { about-worth }
help-B_MANOR = { about-idle } { about-worth }
help-C_PALACE = { about-idle } { about-worth }
help-A_MINER = { about-miner } { about-costs }
help-A_GEOLOGIST = { about-geologist } { about-costs }
help-B_GEOLOGIST = { about-geologist } { about-costs }
help-A_APPRENTICE = { about-expert } { about-costs }
help-B_ENGINEER = { about-expert } { about-costs }
help-C_ENGINEER = { about-expert } { about-costs }
help-A_BUREAUCRAT = { about-bureaucrat } { about-costs }
help-B_ADVISER = { about-adviser } { about-costs }
help-C_ADVISER = { about-adviser } { about-costs }
help-A_BANKER = { about-financier } { about-costs }
help-B_FINANCIER = { about-financier } { about-costs }
help-C_FINANCIER = { about-financier } { about-costs }
help-A_ARCHITECT = { about-architect } { about-costs }
help-B_ARCHITECT = { about-architect } { about-costs }
help-T_AUTOMATION = Your Mines need no workers. In the end: 1 VP per Spyrium, { $cap } at most. { about-costs }
help-T_CAPITAL = Each worker withdrawn for money brings £{ $extra } more. In the end: 1 VP per £{ $unit } you hold, { $cap } at most. { about-costs }
help-T_CRANE = New plots cost you £{ $extra } less. In the end: 1 VP per building, { $cap } at most. { about-costs }
help-T_TRADE = You keep the tokens of cards you activate, up to { $extra }; once a round you may give a token whatever value from 1 to 3 you like. In the end: 1 VP per kept token, { $cap } at most. { about-costs }
help-T_ENGINEERING = Each worker used in a building with the factory symbol earns { $extra } VP more. In the end those buildings count twice, { $cap } VP at most. { about-costs }
help-T_LOBBYING = Once a round you may activate a card without paying for the crowd around it. In the end: the value of your residence in VP, { $cap } at most. { about-costs }
help-T_TAYLORISM = Once a round you may exploit a used building again. In the end: 1 VP per worker you own, { $cap } at most. { about-costs }
help-E_TOKEN = Gain the value of the token on this event, all in money, all in Spyrium or all in VP.
help-E_RESIDENCE = Pay { $pays } Spyrium, then move your residence up one space or score it.
help-E_BUY_VP = Pay £{ $pay1 } for { $gain1 } VP, or £{ $pay2 } for { $gain2 } VP.
help-E_SELL = Sell { $pay1 } Spyrium for £{ $gain1 }, or { $pay2 } for £{ $gain2 }.
help-E_REUSE = Pay £{ $pay1 } and exploit one of your used buildings again, with fresh workers and Spyrium.
help-E_RECRUIT = Pay £1 for each worker you own and take one more from your reserve, ready for work.
help-E_LATE = In Phase II, place one active worker in the market after all.
help-gap = A gap takes any number of workers. Each of them touches the cards on both sides.
help-slot = The more workers stand around a card, the more it pays the one who leaves for money, and the more it costs the one who takes it.
help-tokens = Numbered tokens 1, 2 and 3. They lie on some cards and say how much a card gives or asks.
help-track = The residence track: its space is your income at the start of each round, and what a residence action can score.
help-start = Your Start card: workers here are active, they can be placed or put to work in buildings.
help-phase = In Phase I you place workers; in Phase II you withdraw them, run buildings and pass. You switch when you like.
help-district = Your district: each further plot costs £1 more than the one before, but a new building may take the place of an old one.
help-bonus = At { $first } VP you take a worker or £{ $money }, at { $second } VP the other one.
help-deck = Cards of this era still face down.
help-event = The event of this round. Everyone may use it once.
help-next_event = Next round's event, for all to see.

## What the bots weigh

term-track = Points on the track
term-buildings = Points printed on buildings
term-techniques = Techniques
term-factories = Buildings at work
term-market = Workers in the market
term-workers = Workers to come
term-money = Money
term-spyrium = Spyrium
term-income = Residence income
term-event = The event
term-bonuses = Bonuses to come
better-track = { $vp ->
    [0] more points on the track
    [one] one more point on the track
   *[other] { $vp } more points on the track
}
better-buildings = { $buildings ->
    [0] your buildings are worth more at the end
    [one] one more building, worth points at the end
   *[other] { $buildings } more buildings, worth points at the end
}
better-techniques = your techniques will bring more
better-factories = your buildings will do more work in the rounds to come
better-market = your workers in the market are better placed
better-workers = { $workers ->
    [0] your workers will find more to do
    [one] one more worker for the rounds to come
   *[other] { $workers } more workers for the rounds to come
}
better-money = { $money ->
    [0] your money goes further
    [one] £1 more
   *[other] £{ $money } more
}
better-spyrium = { $spyrium ->
    [0] your Spyrium goes further
    [one] one more Spyrium
   *[other] { $spyrium } more Spyrium
}
better-income = { $income ->
    [0] your residence will pay more
    [one] £1 more income in each round
   *[other] £{ $income } more income in each round
}
better-event = the event is still open to you
better-bonuses = your next bonus is nearer
style-manufacturer = the Manufacturer
style-manufacturer-about = mines Spyrium and keeps the factories running
style-inventor = the Inventor
style-inventor-about = collects techniques before anything else
style-landlord = the Landlord
style-landlord-about = puts money into fine buildings and a good residence

## Names on the board

board-round = Round { $round } of { $rounds } · era { $era }
board-slot = { $card }, workers around it: { $around }
board-bill = £{ $n } in all, you can afford it
board-from = £{ $n } in all if it replaces one of your buildings
board-short = £{ $n } in all, £{ $short } more than you have
board-empty = empty
board-gap = Between { $one } and { $two }, workers: { $workers }
board-token = Token { $value }
board-event = Event of this round: { $event }
board-next-event = Event of the next round: { $event }
board-now = Event
board-next = Next round
board-option = Option
board-residence = Residences
board-space = Residence space worth { $value }
board-phase-one = Phase I
board-phase-two = Phase II
board-out = Passed
board-deck = Deck { $era }: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
  }
board-pool = Tokens of value { $value }: { $left } to come, { $gone } used
board-mark = Bonus at { $mark } VP
board-district = District of
board-district-of = Show the district of { $name }
board-building = Building { $place }: { $card }
board-building-tilted = Building { $place }: { $card }, used this round
board-plot = New plot for £{ $money }
board-new-plot = New plot
board-start = Ready
board-used = Used
board-spare = Reserve
board-active = Active workers: { $n }
board-inactive = Inactive workers: { $n }
board-reserve = Workers in reserve: { $n }

## The guided first round

guide-welcome = Six rounds, most points win. You have £10, 2 Spyrium and 3 workers. Nine cards lie on the market; the Laboratory here costs £5 and turns Spyrium into points.
guide-place-first = A worker stands between two cards and may later use either of them. Put your first one in the gap between the Laboratory and the Architect.
guide-rival-places = Players take turns. Your rival also wants to stand beside the Laboratory: each other worker around a card makes it £1 dearer.
guide-place-second = Now a second worker between Mine I and Workshop I. Keep the third in your hand: buildings need workers too.
guide-switch = You have placed enough. Move to Phase II: from now on you take workers back, and you cannot place any more this round.
guide-activate = A worker taken back does one of two things: use a card beside it, or earn money. Use a card with the one beside the Laboratory.
guide-build = Build the Laboratory: £5, and £1 for your rival's worker at its side. You pay £6 and keep £4.
guide-earn = Next, money. Take back the worker near the mines; you get £1 for each other worker around a card you choose.
guide-crowd = Your rival still stands at Mine I, nobody at Workshop I. Choose Mine I and collect £1.
guide-exploit = Your third worker goes to work: exploit the Laboratory. It burns 1 Spyrium and brings 4 points.
guide-event = The event of the round may be used once by each player. This one buys 1 Spyrium from you for £3.
guide-pass = You have nobody left to use. Pass; the round ends once everyone has passed.
guide-end = Round 2: nine new cards, all your workers back, £2 of income. You lead by 4 points. Next time look for a mine, a laboratory runs dry without one. Over to you!

## The table in words

tell-first = First player: { $seat }
tell-later-events = Events after that, in an order nobody knows:
tell-slot = Slot
tell-card = Card
tell-tokens = Tokens
tell-around = Workers around
tell-does = What it does
tell-layout = Slots 1 to 9 lie in rows of three; a gap is named by the two slots beside it.
tell-gaps = Workers in the gaps:
tell-workers = Workers:
tell-residence = Residence track, its space in brackets: { $spots }; next building plot £{ $price }
tell-techniques = Techniques:
tell-bonuses = Bonuses still to take:
tell-bonus-worker = worker
tell-bonus-money = money
tell-building = Building { $number }:
tell-crew = { $count ->
    [one] 1 worker on it
   *[other] { $count } workers on it
  }
tell-to-come = Cards and tokens
tell-decks = Cards in the decks:
tell-unseen = Not seen yet:
tell-gone = Gone:
tell-token-supply = Tokens of value 1 / 2 / 3: { $pool } in the supply, { $discard } discarded
tell-chosen = Chosen so far:
tell-chosen-gap = gap { $value }
tell-chosen-slot = slot { $value }
tell-chosen-token = token { $value }
tell-chosen-value = value { $value }
tell-chosen-building = building { $value }
tell-bill = Bill in £:
tell-bill-price = price
tell-bill-surcharge = surcharge
tell-bill-token = token
tell-bill-plot = plot
tell-bill-reduction = reduction
tell-bill-total = total

## The legend

sign-worker = a worker
sign-spyrium = Spyrium
sign-vp = victory points
sign-money = pounds
sign-token = the value of a token
sign-residence = move your residence up or score it
sign-again = exploit a used building again
sign-plot = a new plot
sign-gap = a gap of the market
sign-nobody = without workers
sign-per = at the end, 1 point for each
sign-gives = pay on the left, gain on the right
sign-bill = what the card costs you in all; you can pay it
sign-bill-from = the same, if it replaces one of your buildings
sign-bill-short = what it would cost you; you have too little money
sign-crowd = so many workers stand around the card

## Figures that stand on no piece, in My copy

copy-seats-min = Fewest players
copy-seats-max = Most players
copy-counts-cards = Cards in the box
copy-counts-by_kind-building = Buildings among them
copy-counts-by_kind-character = Characters among them
copy-counts-by_kind-technique = Techniques among them
copy-counts-by_era-A = Cards of era A
copy-counts-by_era-B = Cards of era B
copy-counts-by_era-C = Cards of era C
copy-counts-events = Events in the box
copy-counts-numbered_tokens = Numbered tokens in the box
copy-counts-workers_per_seat = Workers of each player
copy-counts-bonus_tokens_per_seat = Bonus tokens of each player
copy-rounds-eras = Era of round { $n }
copy-rounds-market_cards = Cards laid out in a round
copy-market-rows = Rows of the market
copy-market-columns = Columns of the market
copy-market-gaps = Gap { $n } of the market: the slots on both sides of it
copy-setup-money = Money at the start, in £
copy-setup-spyrium = Spyrium at the start
copy-setup-vp = Points at the start
copy-setup-workers_active = Workers on the Start card at the start
copy-setup-workers_reserve = Workers in reserve at the start
copy-setup-residence_index = Space of the residence at the start, counted from 0
copy-symbols-family = Symbols that make replacing cheaper, number { $n }
copy-symbols-replacement_discount = What a common symbol saves, in £
copy-costs-surcharge_per_other_worker = Surcharge for each other worker around a card, in £
copy-costs-plot_per_building_owned = Price of a plot for each building you have, in £
copy-costs-earnings_per_other_worker = Earnings for each other worker around a card, in £
copy-final-technique_cap = Most points of a technique at the end
copy-rulings-capitalization_without_card = Whether Capitalization pays where no card is left
