### Industry, in English

## The title

game-name = Industry
game-tagline = Sell the best sites dearly, or pay to keep them.
game-length = about 75 minutes
game-weight = medium
game-about = Sixty sites are auctioned over five eras. Whoever puts a site up for sale either pockets the best bid or pays it out round the table and takes the site. Sites are then developed with money and resources; prestige comes from developing in time, from linked sites and from networks.

## Options

option-draw = Sites sold per round
option-draw-help = Balanced: the last eras sell a different number of sites per round, which evens out the chances. Plain: one site per player in every round.
option-draw-balanced = balanced
option-draw-plain = plain

## Steps

step-offer = Put a site up for sale
step-bid = Bid or pass
step-amount = Name your bid
step-sell-or-keep = Sell or keep
step-develop = Develop sites
step-source = Get a resource
step-over = Game over
phase-auction = Auction
phase-development = Development
phase-over = Final scoring

## Prompts

prompt-wait = Waiting for { $player }: { $what }
prompt-offer = { $left ->
    [one] Put the last available site up for sale.
   *[other] Put one of the { $left } available sites up for sale.
  }
prompt-bid-first = { $cell } { $name } is for sale and nobody has bid yet. Bid or pass; you speak only once.
prompt-bid = { $cell } { $name } is for sale; { $leader } leads with { thalers-high }. Bid more or pass; you speak only once.
prompt-amount = How much do you bid for { $cell } { $name }, from { $low } to { $high }?
prompt-sell-or-keep = { $leader } bids { thalers-high } for { $cell } { $name }. Take the money, or pay as much round the table and take the site?
thalers-high = { $high ->
    [one] { $high } thaler
   *[other] { $high } thalers
  }
prompt-develop-none = None of your sites can be developed with what you have: finish{ $subsidy ->
    [0] { "" }
   *[other] , or take your subsidy first
  }.
prompt-develop = { $left ->
    [one] Develop one more of your sites, or finish.
   *[other] Develop up to { $left } of your sites, or finish.
  }
prompt-source = { $cell } { $name } needs { $resource }. Where does it come from?

## Choices

choice-offer = Put { $cell } { $name } up for sale
choice-pass = Pass
choice-bid = { $amount ->
    [one] Bid { $amount } thaler
   *[other] Bid { $amount } thalers
  }
choice-span = Bid between { $low } and { $high } thalers
choice-sell = Sell to the highest bidder
choice-sell-to = Sell to { $buyer } for { thalers-amount } and stay auctioneer
choice-keep = Keep the site yourself
choice-keep-for = Keep it: pay { thalers-amount } out round the table, { $net } net of your own share
choice-develop = Develop { $cell } { $name } for { thalers-amount }{ develop-points }
choice-develop-bill = Develop { $cell } { $name } { $open ->
    [0] for { thalers-amount }
   *[other] from { thalers-amount }
  } (site: { thalers }, { $needs }){ develop-points }
needs-1 = { $need0 }
needs-2 = { $need0 }, { $need1 }
needs-3 = { $need0 }, { $need1 }, { $need2 }
needs-4 = { $need0 }, { $need1 }, { $need2 }, { $need3 }
develop-points = { $late ->
    [0] { $points ->
        [0] { "" }
        [one] ; { $points } point now
       *[other] ; { $points } points now
      }
   *[other] ; no points, its era is over
  }
thalers = { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
  }
thalers-amount = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
  }
need-own = { $resource }: your own
need-joker = { $resource }: joker
need-joker-or-buy = { $resource }: joker or { thalers }
need-seat = { $resource }: { thalers } to { $seller }
need-treasury = { $resource }: { thalers }
need-nowhere = { $resource }: not available
share = { $amount } to { $player }
choice-develop-plain = Develop { $cell } { $name }
choice-done = Finish developing
choice-source-joker = Use your { $resource } joker
choice-source-any = Use your “?” joker as { $resource }
choice-source-buy-seat = Buy { $resource } from { $seller } for { thalers }
choice-source-buy-treasury = Buy { $resource } from the treasury for { thalers }
choice-source-joker-plain = Use a matching joker
choice-source-any-plain = Use a “?” joker
choice-source-buy-plain = Buy the resource
choice-subsidy = Take your subsidy: { $amount } thalers now, { $points } fewer points at the end

## What happened

log-round = Round { $round } begins, era { $era }.
log-income = { $thalers ->
    [one] Everybody takes { $thalers } thaler.
   *[other] Everybody takes { $thalers } thalers.
  }
log-draw = Columns drawn: { $columns }.
log-thaler-column = { $thalers ->
    [one] The token with the coin is out: { $thalers } more thaler for everybody.
   *[other] The token with the coin is out: { $thalers } more thalers for everybody.
  }
log-offer = put { $cell } { $name } up for sale.
log-bid = bid { thalers-amount } for { $cell } { $name }.
log-pass = passed on { $cell } { $name }.
log-sell = sold { $cell } { $name } to { $buyer } for { thalers-amount }.
log-keep = kept { $cell } { $name } for { $net }, paying { thalers-amount } out round the table: { $shares }.
log-unwanted = got { $cell } { $name } for nothing: nobody bid.
log-buy-from-seat = bought { $resource } for { $cell } { $name } from { $seller } for { thalers }.
log-buy-from-treasury = bought { $resource } for { $cell } { $name } from the treasury for { thalers }.
log-joker = used the { $joker }{ $any ->
    [0] { "" }
   *[other] { " " }as { $resource }
  } for { $cell } { $name }.
log-develop = developed { $cell } { $name } for { thalers }{ $saved ->
    [0] { "" }
   *[other] { " " }(price { $printed }, discount { $saved })
  }{ $late ->
    [0] { $points ->
        [0] { "" }
        [one] : +{ $points } point
       *[other] : +{ $points } points
      }
   *[other] : no points, its era is over
  }.
log-done = developed nothing.
log-subsidy = took the subsidy: { $thalers } thalers now, { $points } points fewer at the end.
log-era = Era { $era } begins.
log-end = { $cleared ->
    [0] The last round is over. Every owned site was developed.
    [one] The last round is over. { $cleared } undeveloped site leaves the board.
   *[other] The last round is over. { $cleared } undeveloped sites leave the board.
  }
log-final-thalers = { final-points }: { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
  }.
log-final-roads = { final-points }: { $count ->
    [one] { $count } road
   *[other] { $count } roads
  }.
log-final-lines = { final-points }: { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }.
log-final-network = { final-points }: { $network }, { $count ->
    [one] { $count } factory
   *[other] { $count } factories
  } × { $times }.
log-final-jokers = { final-points }: { $count ->
    [one] { $count } unused joker
   *[other] { $count } unused jokers
  }.
log-final-subsidy = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: the subsidy.
log-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all, { $track } of them before the end.
final-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }

## Score sheet, figures, terms

score-factories = Factories developed in time
score-technologies = Technologies
score-thalers = Thalers
score-roads = Roads
score-lines = Lines
score-river = River
score-railway = Railway
score-pipeline = Pipeline
score-power-line = Power line
score-jokers = Unused jokers
score-subsidy = Subsidy

figure-cash = Thalers
figure-prestige = Prestige
figure-if-ended = Score if it ended now
figure-developed = Developed
figure-undeveloped = Undeveloped
figure-jokers = Jokers
figure-subsidies = Subsidy left

term-prestige = Prestige scored
term-connections = Roads and lines
term-networks = Networks
term-money = Money in hand
term-sites = Undeveloped sites
term-production = Products to sell
term-discount = Cheaper building
term-prospects = Links still to come
term-jokers = Jokers
term-subsidy = Subsidy
term-auction = The auction under way
better-prestige = { $prestige ->
    [0] more prestige right away
    [one] one more point of prestige right away
   *[other] { $prestige } more points of prestige right away
}
better-connections = more roads and lines join what you have developed
better-networks = your networks count for more
better-money = { $cash ->
    [0] your thalers go further
    [one] one more thaler
   *[other] { $cash } more thalers
}
better-sites = { $undeveloped ->
    [0] your sites will bring more once developed
    [one] one more site to develop
   *[other] { $undeveloped } more sites to develop
}
better-production = others will have to buy more from you
better-discount = building becomes cheaper for you
better-prospects = more links are still within reach
better-jokers = { $jokers ->
    [0] your jokers are worth more
    [one] one more joker
   *[other] { $jokers } more jokers
}
better-subsidy = you keep the subsidy for later
better-auction = a better bargain in this auction
style-engineer = the Engineer
style-engineer-about = looks for roads, lines and networks that fit together
style-banker = the Banker
style-banker-about = holds on to thalers and drives prices up
style-maker = the Maker
style-maker-about = owns what the others will need

## Resources and networks

resource-stone = Stone
resource-brick = Brick
resource-wood = Wood
resource-ceramic = Ceramic
resource-glass = Glass
resource-iron = Iron
resource-cable = Cable
resource-steel = Steel
resource-cement = Cement
resource-computers = Computers
resource-plastic = Plastic
resource-any = any resource
network-river = river
network-railway = railway
network-pipeline = pipeline
network-power-line = power line
kind-joker = Joker
kind-bonus = Bonus
kind-factory = Factory
kind-technology = Technology
list-none = none
list-1 = { $item0 }
list-2 = { $item0 } and { $item1 }
list-3 = { $item0 }, { $item1 } and { $item2 }
list-4 = { $item0 }, { $item1 }, { $item2 } and { $item3 }

## Sites

site-joker-stone = Stone joker
site-joker-wood = Wood joker
site-joker-glass = Glass joker
site-joker-iron = Iron joker
site-joker-cement = Cement joker
site-joker-steel = Steel joker
site-joker-any = “?” joker
site-port = Port
site-railway-station = Railway station
site-pumping-station = Pumping station
site-power-station = Power station
site-quarry = Quarry
site-clay-pit = Clay pit
site-brickworks = Brickworks
site-sawmill = Sawmill
site-iron-ore-mine = Iron ore mine
site-coal-mine = Coal mine
site-construction = Construction
site-engineering = Engineering
site-shipyard = Shipyard
site-ceramics-works = Ceramics works
site-lime-kiln = Lime kiln
site-glassworks = Glassworks
site-ironworks = Ironworks
site-bank = Bank
site-chemistry = Chemistry
site-steam-power = Steam power
site-chemical-works = Chemical works
site-cable-works = Cable works
site-cement-works = Cement works
site-machine-works = Machine works
site-steel-mill = Steel mill
site-stock-exchange = Stock Exchange
site-electricity = Electricity
site-mechanisation = Mechanisation
site-refinery = Refinery
site-household-appliances = Household appliances
site-plastics-factory = Plastics factory
site-computer-factory = Computer factory
site-car-factory = Car factory
site-aircraft-factory = Aircraft factory
site-electronics = Electronics
site-automation = Automation
site-pharmaceutical-plant = Pharmaceutical plant
site-genetics-plant = Genetics plant
site-fibre-optics-plant = Fibre-optics plant
site-solar-cell-factory = Solar-cell factory
site-robot-factory = Robot factory
site-satellite-works = Satellite works
site-internet = Internet
site-robotics = Robotics

## What things do

help-cell-joker = { $cell } { $name }. The winner takes the token and owns no site. { $joker }
help-joker = Stands in once for { $resource } when you develop, then leaves the game. Unused at the end: { $points } points.
help-joker-any = Stands in once for any one resource when you develop, then leaves the game. Unused at the end: { $points } points.
help-cell-bonus = { $cell } { $name }. Price { $price }. At the end each of your developed factories on the { $network } ({ $factories }) gives { $times } points.
help-cell-technology = { $cell } { $name }. Free of charge; needs { $needs }. { $points } points. It can be developed in era { $era } only. Lines to: { $joined }.
help-cell-producer = { $cell } { $name }. Price { $price }; needs: { $needs }. Makes { $makes }: free for you, one thaler from every rival who needs it. Prestige { $points } if developed in era { $era }. Networks: { $networks }. Roads to: { $joined }.
help-cell-special = { $cell } { $name }. Price { $price }; needs: { $needs }. Once developed, everything you develop costs { $discount } less. Prestige { $points } if developed in era { $era }. Networks: { $networks }. Roads to: { $joined }.
help-cell-factory = { $cell } { $name }. Price { $price }; needs: { $needs }. Prestige { $points } if developed in era { $era }. Networks: { $networks }. Roads to: { $joined }.
help-resource = { $resource } is made by { $cell } { $name }. Its developer has it for nothing, all others pay { $price } to that player. As long as nobody makes it, the treasury sells it from era { $era } on for { $price }.
help-network = The { $network } passes the factories { $factories }. Each of your bonus sites on it ({ $bonus }: { $cells }) counts every one of these factories you developed.
help-column = Column { $column }: when this token is face up, the site of the current era in the column is for sale.
help-column-thaler = Column { $column }: when this token comes out, everybody takes { thalers-amount } more. While it is face up, the site of the current era in the column is for sale.
help-subsidy = Once a game, whenever you have something to decide, you may take { $amount } thalers. It costs { $points } points at the end.
help-roads = A road scores { $points } points at the end for a player who developed both factories it joins.
help-lines = A line scores { $points } points at the end for a player who developed both technologies it joins.
help-bag = The columns still to come in this era. Their order is not known.
help-treasury = The treasury sells resources that no player makes, once their era has come, for { $price } each.
help-era = Era { $era }. The treasury sells no new resource yet. The site of this era is for sale in each column drawn.
help-era-news = Era { $era }. From now on the treasury also sells { $news }. The site of this era is for sale in each column drawn.
help-auctioneer = The auctioneer offers a site, hears one bid from everybody, and then sells (and goes on) or pays the best bid out round the table and keeps the site (and hands over to the left).
help-first = The first player opens the auction and develops first. The token moves on to the left after every round.

## Refusals

why-over = The game is over.
why-not-your-turn = { $player } is to decide now.
why-auction-first = Nothing is developed before the last site of this round has found an owner.
why-auction-over = The auction of this round is over.
why-other-era = { $cell } cannot be offered: only sites of era { $era } are for sale.
why-not-drawn = Column { $column } has not been drawn in this era yet.
why-sold = { $cell } already has an owner.
why-must-offer = You are the auctioneer: one of the available sites has to be put up for sale.
why-on-offer = { $cell } is on offer and stays on offer.
why-bid-low = Too low: bid { $least } or more, or pass.
why-bid-whole = A bid is a whole number of thalers, { $least } or more.
why-bid-high = That is more than you hold: you have { $cash }.
why-bid-subsidy = You have { $cash }. Take your subsidy first if you want to bid that much.
why-bid-span = Choose first that you bid between { $low } and { $high }, then the amount.
why-span-empty = No amount of this span is left to choose: bid { $least } or more from the list.
why-amount = You have settled on a bid between { $low } and { $high }: now name the amount.
why-bid-or-pass = First bid for { $cell } or pass.
why-auctioneer = You are the auctioneer: you do not bid, you will sell or keep.
why-spoken = You have had your say on { $cell }.
why-final = What has been bid or passed stands.
why-sell-or-keep = First decide whether to sell or keep { $cell }.
why-keep = Keeping takes { thalers-high } in hand; you have { $cash }.
why-unheard = Wait for { $player }, who has not spoken yet.
why-auctioneer-decides = { $player } is the auctioneer and will decide that.
why-unwanted = Nobody bid, so you have the site, and for nothing.
why-buyer = The site can only be sold to { $player }, who bid most.
why-two-cells = Your development turn is over: { $most } sites a round at most.
why-not-yours = { $cell } does not belong to you.
why-developed = { $cell } has been developed already.
why-joker-cell = { $cell } holds a joker: that is used, not developed.
why-past = The era of { $cell } is past, and a technology cannot be developed later.
why-money = { $cost ->
    [one] That takes { $cost } thaler, and you have { $cash }.
   *[other] That takes { $cost } thalers, and you have { $cash }.
  }
why-no-supply = Nobody can supply { $resource } so far.
why-site = First say where { $resource } for { $cell } comes from.
why-not-on-sale = The treasury has { $resource } from era { $era } on.
why-not-treasury = { $player } makes { $resource }: it has to be bought there.
why-idle-producer = { $cell } is not developed and supplies nobody.
why-no-producer = That player does not make { $resource }.
why-joker-kind = You have no joker for { $resource }.
why-no-any-joker = You have no “?” joker.
why-joker-once = The joker already stands for the other resource.
why-any-joker-needed = You will need the “?” joker for { $resource }.
why-own-product = You make { $resource } yourself, it costs you nothing.
why-must-sell = A player who makes a resource has to sell it.
why-no-site = Resources are only got for a site that is being developed.
why-subsidy-twice = You have taken your subsidy already.
why-subsidy-turn = Your subsidy can be taken when you are to decide.
why-subsidy-later = Finish this step first; the subsidy can be taken at your next decision.
why-subsidy-over = The scoring has begun, a subsidy comes too late.
why-subsidy-return = A subsidy cannot be paid back.
why-no-gifts = Nothing can be given, lent or swapped between players.

## The terminal

screen-round = Round { $round } of { $rounds }, era { $era }: { $phase }
screen-first = First player:
screen-auctioneer = auctioneer
screen-key = Cell: name and price / needs / product, networks, points.  ■ developed  ◷ undeveloped  ▼ for sale
screen-for-sale = For sale this round
screen-site = Site
screen-price = Price
screen-needs = Needs
screen-gives = Gives
screen-links = Linked to
screen-gives-joker = a joker
screen-gives-bonus = { $times } points per factory on the { $network }
screen-gives-product = makes { $resource }
screen-gives-discount = prices { $amount } lower
screen-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
screen-lot = { $high ->
    [0] { $cell } is on offer, no bid yet
   *[other] { $cell } is on offer, the highest bid is { $high }
  }
screen-seat = Player
screen-said = Says
screen-cash = Thalers
screen-if-sold = if sold
screen-if-kept = if kept
screen-bid = bids { $amount }
screen-passed = passed
screen-to-speak = still to speak
screen-speaking = deciding now
screen-undeveloped = Undeveloped sites
screen-makes = Makes
screen-jokers = Jokers
screen-discount = Discount
screen-market = Resources:
screen-auction-hint = Everybody but the auctioneer speaks once. Then the auctioneer sells, takes the money and goes on; or keeps the site, pays the same sum out round the table coin by coin, and hands over to the left.
screen-development-hint = Up to two sites per turn: pay the price, get what the site needs (your own product is free, everything else costs 1 or a joker). Factories score in their own era only; technologies cannot wait.
screen-over-hint = Undeveloped sites are off the board, and everything has been counted.
screen-treasury = treasury
screen-source = { $name }: { $source }
screen-nowhere = from era { $era }
short-stone = St
short-brick = Br
short-wood = Wo
short-ceramic = Ce
short-glass = Gl
short-iron = Ir
short-cable = Ca
short-steel = Sl
short-cement = Cm
short-computers = Co
short-plastic = Pl

## Names on the board

board-group-joker = Jokers
board-group-bonus = Bonuses
board-group-factory = Factories
board-group-technology = Technologies
board-era = Era { $era }
board-column-bag = Column { $column }, still in the bag
board-column-up = Column { $column }, for sale now
board-column-down = Column { $column }, done in this era
board-site = { $cell } { $name }, { $state }
board-state-later = of a later era
board-state-bag = not drawn yet
board-state-up = for sale
board-state-down = gone
board-state-lot = being auctioned
board-state-taken = joker taken
board-state-idle = owned by { $owner }, undeveloped
board-state-late = owned by { $owner }, undeveloped, too late for its points
board-state-lost = owned by { $owner }, can no longer be developed
board-state-built = developed by { $owner }
board-state-cleared = left undeveloped
board-auction = Being auctioned
board-auctioneer = Auctioneer
board-up-for-sale = { $count ->
    [one] One site is still to be sold this round.
   *[other] { $count } sites are still to be sold this round.
  }
board-passed = pass
board-if-sold = Cash if sold:
board-if-kept = Cash if kept:
board-act = Choice
board-nothing-idle = No undeveloped site.
board-bank = Resources
board-treasury = Treasury
board-from-seat = made by { $name }, 1 thaler
board-from-bank = from the treasury, 1 thaler
board-from-nobody = not available; the treasury sells it from era { $era }
board-first = First player
board-subsidy = Subsidy
board-subsidy-available = Subsidy available
board-subsidy-taken = Subsidy taken
board-joker = Joker: { $resource }

## Traits

trait-place-1 = First player in round 1
trait-place-2 = Second in round 1
trait-place-3 = Third in round 1
trait-place-4 = Fourth in round 1

## The guided first round

guide-welcome = Sixty sites come under the hammer in five eras; the most prestige wins. You hold 5 thalers, and this round three sites are for sale. You are the auctioneer.
guide-offer = Pick what to sell first. You need money more than ore for now: put the Iron ore mine up for sale.
guide-rival-bids = Each rival speaks once, to the left: bid more than the best so far, or pass. Listen to them.
guide-sell = The best bid is 2. Sell: you take 2 thalers, and you stay auctioneer.
guide-offer-again = Now the Quarry, the site you want. It makes stone, which factories need all game long.
guide-keep = Only 1 was bid. Keep the Quarry yourself: you deal that 1 thaler out to your left and pass the hammer on.
guide-rival-offers = Your left neighbour is auctioneer now and offers what is left: Construction, worth 2 points but only with stone at hand.
guide-bid = One rival has bid 1. You speak once, so say what it is worth: bid 2.
guide-develop = It is yours. Now everyone may develop two sites. Start with the Quarry: pay 3 of your 4 thalers.
guide-develop-chain = Construction costs nothing but stone, and your Quarry gives you stone for free. Develop it: 2 points at once.
guide-supply = From now on a rival who needs stone pays you 1 thaler for it. A working factory keeps earning.
guide-end = Round 2: everybody takes 1 thaler, three new columns open, and the hammer moves on. Short of cash? Once in the game a subsidy brings 3 thalers, for 5 points less at the end. Over to you!

## The table in words

tell-auctioneer = Auctioneer: { $seat }
tell-bag = Columns still to be drawn in this era: { $letters }
tell-site = Being developed: { $cell } for { $price }; needs met so far: { $met }
tell-way-own = own product
tell-way-buy = bought
tell-way-joker = joker
tell-way-any = joker for any resource
tell-sites = Sites
tell-state = State
tell-state-later = later era
tell-state-bag = to be drawn
tell-state-up = for sale
tell-state-down = through
tell-state-lot = on offer now
tell-state-taken = taken
tell-state-idle = undeveloped
tell-state-late = undeveloped, no prestige any more
tell-state-lost = can no longer be developed
tell-state-built = developed
tell-state-cleared = off the board
tell-if-ended = If it ended now

## The legend

sign-price = price to develop, in thalers
sign-prestige = prestige if developed in its own era
sign-needs = a resource that developing it needs
sign-makes = makes a resource once developed
sign-works = a factory: developed by that player
sign-plot = a board: bought by that player, not developed yet
sign-idle = waits to be developed
sign-joker = a joker: its resource once, free
sign-times = points at the end for each factory on its network
sign-discount = everything you develop costs that much less

## Figures that stand on no piece, in My copy

copy-box-seats = Number of players, possibility { $n }
copy-box-eras = Number of eras
copy-box-columns = Letter of column { $n }
copy-box-thalers = Thalers in the box
copy-box-property-tokens-per-seat = Property tokens of each player
copy-groups-joker = Columns of the jokers, number { $n }
copy-groups-bonus = Columns of the bonuses, number { $n }
copy-groups-factory = Columns of the factories, number { $n }
copy-groups-technology = Columns of the technologies, number { $n }
copy-setup-thalers = Thalers at the start
copy-income-per-round = Income in each round, in thalers
copy-income-thaler-column = Column whose token shows the coin
copy-income-thaler-column-pays = What that token pays everybody, in thalers
copy-auction-first-bid = Lowest first bid, in thalers
copy-development-cells-per-turn = Sites that may be developed in a round
copy-development-resource-price = Price of a resource, in thalers
copy-development-needs-per-cell = Most resources that a site needs
copy-scoring-thalers-per-point = Thalers that make one point at the end
copy-scoring-joker = Points for an unused joker
copy-scoring-multipliers = Multipliers of the bonuses, number { $n }
copy-draws-plain-3 = Sites for sale in a round of era { $n }, 3 players, plain
copy-draws-plain-4 = Sites for sale in a round of era { $n }, 4 players, plain
copy-draws-balanced-3 = Sites for sale in a round of era { $n }, 3 players, balanced
copy-draws-balanced-4 = Sites for sale in a round of era { $n }, 4 players, balanced
copy-draws-default = Which of the two is meant when nothing is chosen
