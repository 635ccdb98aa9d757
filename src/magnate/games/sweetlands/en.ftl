# Every sentence a player of Sweet Lands reads, in English.

## The title

game-name = Sweet Lands
game-tagline = Heirs to a kingdom of sweets lay out land, roads and cities, and set their industries in motion.
game-length = 120 to 180 minutes
game-weight = heavy
game-about = Five rounds decide who inherits the kingdom. You pay for action slots with citizen cards, cover your own map of hexes with land and roads, build properties into cities, and climb tracks of industry, food and prosperity. Citizens you automate work again each time their industry pays a bonus, so a small engine soon sets off long chains. Fourteen characters bend the rules in their own way, and a solo game pits you against the meddling Mio.

## Resources and colours

res-gold = gold
res-wheat = wheat
res-wood = wood
res-iron = iron
res-basic = basic resources
res-diamond = diamonds
res-disc = action discs
res-card = cards
res-vp = victory points
res-cp = city points
res-ip = industry points
cost-gold = { $n } gold
cost-wheat = { $n } wheat
cost-wood = { $n } wood
cost-iron = { $n } iron
cost-basic = { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
 }
cost-diamond = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
 }
cost-disc = { $n ->
    [one] 1 action disc
   *[other] { $n } action discs
 }
cost-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
cost-nothing = nothing
price-free = free
cost-brownie = { $cost }, 1 gold less per Brownie badge you own
colour-orange = orange
colour-green = green
colour-gray = gray
column-agriculture = Agriculture
column-forestry = Forestry
column-mining = Mining
column-joker = any column
badge-shortbread = Shortbread
badge-tart = Tart
badge-tiramisu = Tiramisu
badge-brownie = Brownie
badge-macaron = Macaron
badge-wagashi = Wagashi
badge-n = { $n ->
    [one] { $badge }
   *[other] { $badge } × { $n }
 }

## Joining phrases

list-2 = { $a }; { $b }
list-3 = { $a }; { $b }; { $c }
list-4 = { $a }; { $b }; { $c }; { $d }
list-5 = { $a }; { $b }; { $c }; { $d }; { $e }
list-6 = { $a }; { $b }; { $c }; { $d }; { $e }; { $f }
and-2 = { $a } and { $b }
and-3 = { $a }, { $b } and { $c }
and-4 = { $a }, { $b }, { $c } and { $d }
and-5 = { $a }, { $b }, { $c }, { $d } and { $e }
and-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
or-2 = either { $a } or { $b }
or-3 = either { $a }, or { $b }, or { $c }
then-2 = { $a }, then { $b }
then-3 = { $a }, then { $b }, then { $c }

## What effects do

do-nothing = nothing
do-gain-gold = gain { $n } gold
do-gain-wheat = gain { $n } wheat
do-gain-wood = gain { $n } wood
do-gain-iron = gain { $n } iron
do-gain-basic = gain { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
 } of your choice
do-gain-diamond = gain { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
 }
do-gain-disc = gain { $n ->
    [one] 1 action disc
   *[other] { $n } action discs
 }
do-gain-vp = score { $n } VP
do-gain-cp = gain { $n ->
    [one] 1 city point
   *[other] { $n } city points
 }
do-gain-ip = gain { $n ->
    [one] 1 industry point
   *[other] { $n } industry points
 }
do-income-gold = gold income +{ $n }
do-income-wheat = wheat income +{ $n }
do-income-wood = wood income +{ $n }
do-income-iron = iron income +{ $n }
do-income-any = +{ $n } to an income of your choice
do-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
do-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
do-land = lay { $n ->
    [one] 1 land tile
   *[other] up to { $n } land tiles
 }
do-road = lay { $n ->
    [one] 1 road
   *[other] up to { $n } roads
 }
do-rabbit = place { $n ->
    [one] 1 cookie rabbit
   *[other] up to { $n } cookie rabbits
 }
do-flip = turn over { $n ->
    [one] 1 fresh tile
   *[other] up to { $n } fresh tiles
 } without a road
do-property-free = build { $n ->
    [one] 1 property
   *[other] up to { $n } properties
 } free
do-property-free-on = build { $n ->
    [one] 1 property
   *[other] up to { $n } properties
 } { $where } free
do-property-printed-on = build { $n ->
    [one] 1 property { $where } at its price
   *[other] up to { $n } properties { $where }, each at its price
 }
terrain-on-wheat = on a wheat field
terrain-on-forest = on a forest
terrain-on-mine = on a mine
terrain-on-sea = on the sea
do-property-printed = build { $n ->
    [one] 1 property at its price
   *[other] up to { $n } properties, each at its price
 }
do-industry = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in industry
do-food = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in food
do-prosperity-any = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in prosperity
do-prosperity-orange = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in orange prosperity
do-prosperity-green = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in green prosperity
do-prosperity-gray = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in gray prosperity
do-prosperity-least = advance { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
 } in your weakest prosperity colour
do-bonus-agriculture = receive { $n ->
    [one] an agriculture bonus
   *[other] { $n } agriculture bonuses
 }
do-bonus-forestry = receive { $n ->
    [one] a forestry bonus
   *[other] { $n } forestry bonuses
 }
do-bonus-mining = receive { $n ->
    [one] a mining bonus
   *[other] { $n } mining bonuses
 }
do-bonus-any = receive { $n ->
    [one] an industry bonus
   *[other] { $n } industry bonuses
 } of your choice
do-skill = take { $n ->
    [one] 1 skill tile
   *[other] { $n } skill tiles
 }
do-wonder = gain a wonder symbol
do-locomotive = gain the locomotive
do-wood_discount = take the tile that makes properties { $n } wood cheaper in the property areas
do-automate = draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
 }, then automate { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of your hand free
do-automate-hand = automate { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of your hand free
do-search = search the deck for { $n ->
    [one] 1 card
   *[other] { $n } cards
 } with { $what }
do-search-play = search the deck for { $n } { $what }, play { $play ->
    [one] one
   *[other] { $play }
 } free and keep the rest in hand
filter-kind-pass = pass citizens
filter-kind-immediate = immediate citizens
filter-badge-shortbread = a Shortbread badge
filter-badge-tart = a Tart badge
filter-badge-tiramisu = a Tiramisu badge
filter-badge-brownie = a Brownie badge
filter-badge-macaron = a Macaron badge
filter-badge-wagashi = a Wagashi badge
do-copy-base = use any base area at its own price
do-copy-base-advanced = use any base or open advanced area at its own price
do-city_rate = your cities earn { $table } points from now on
do-cube = put { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } on your character
do-pay-once = you may pay { $cost }: { $get }
do-pay-any = as often as you like, pay { $cost }: { $get }
do-mix = { $parts }, in any sequence
do-per = { $get } { $each ->
    [1] for each
   *[other] for every
 } { $count }
do-if = { $get } with { $need }
do-tier = { $get } with { $need }
do-tiers = { $steps } (only the best one)

## What is counted, for rewards per so many

count-badge_S = { $n ->
    [one] Shortbread badge
   *[other] { $n } Shortbread badges
 } you own
count-badge_T = { $n ->
    [one] Tart badge
   *[other] { $n } Tart badges
 } you own
count-badge_R = { $n ->
    [one] Tiramisu badge
   *[other] { $n } Tiramisu badges
 } you own
count-badge_B = { $n ->
    [one] Brownie badge
   *[other] { $n } Brownie badges
 } you own
count-badge_M = { $n ->
    [one] Macaron badge
   *[other] { $n } Macaron badges
 } you own
count-badge_G = { $n ->
    [one] Wagashi badge
   *[other] { $n } Wagashi badges
 } you own
count-badge_types = { $n ->
    [one] kind
   *[other] { $n } kinds
 } of badge you own
count-badge_max = { $n ->
    [one] badge
   *[other] { $n } badges
 } of your commonest kind
count-land = { $n ->
    [one] land tile
   *[other] { $n } land tiles
 } on your map
count-land_max = { $n ->
    [one] tile
   *[other] { $n } tiles
 } of your commonest terrain
count-land_types = { $n ->
    [one] terrain
   *[other] { $n } terrains
 } of which you have 3 tiles or more
count-land_edge = { $n ->
    [one] tile
   *[other] { $n } tiles
 } along the rim of your map
count-wheat_t = { $n ->
    [one] turned wheat field
   *[other] { $n } turned wheat fields
 }
count-forest_t = { $n ->
    [one] turned forest
   *[other] { $n } turned forests
 }
count-mine_t = { $n ->
    [one] turned mine
   *[other] { $n } turned mines
 }
count-sea_t = { $n ->
    [one] turned sea
   *[other] { $n } turned seas
 }
count-wheat_sea = { $n ->
    [one] wheat or sea tile
   *[other] { $n } wheat or sea tiles
 }
count-forest_mine = { $n ->
    [one] forest or mine tile
   *[other] { $n } forest or mine tiles
 }
count-road = { $n ->
    [one] road
   *[other] { $n } roads
 } on your map
count-prop = { $n ->
    [one] property
   *[other] { $n } properties
 } on your map
count-tent = { $n ->
    [one] tent
   *[other] { $n } tents
 } on your map
count-house = { $n ->
    [one] house
   *[other] { $n } houses
 } on your map
count-bldg = { $n ->
    [one] building
   *[other] { $n } buildings
 } on your map
count-lab = { $n ->
    [one] lab
   *[other] { $n } labs
 } on your map
count-store = { $n ->
    [one] store
   *[other] { $n } stores
 } on your map
count-clock = { $n ->
    [one] clock
   *[other] { $n } clocks
 } on your map
count-rabbit = { $n ->
    [one] cookie rabbit
   *[other] { $n } cookie rabbits
 } on your map
count-port = { $n ->
    [one] connected port
   *[other] { $n } connected ports
 }
count-city = { $n ->
    [one] city
   *[other] { $n } cities
 }
count-city_lab = { $n ->
    [one] city
   *[other] { $n } cities
 } with a lab
count-city_rabbit = { $n ->
    [one] city
   *[other] { $n } cities
 } with a cookie rabbit
count-wheat_p = { $n ->
    [one] wheat field tile
   *[other] { $n } wheat field tiles
 } on your map
count-forest_p = { $n ->
    [one] forest tile
   *[other] { $n } forest tiles
 } on your map
count-mine_p = { $n ->
    [one] mine tile
   *[other] { $n } mine tiles
 } on your map
count-sea_p = { $n ->
    [one] sea tile
   *[other] { $n } sea tiles
 } on your map
count-hand = { $n ->
    [one] card
   *[other] { $n } cards
 } in your hand
count-card_agriculture = { $n ->
    [one] citizen played
   *[other] { $n } citizens played
 } with an agriculture badge
count-card_forestry = { $n ->
    [one] citizen played
   *[other] { $n } citizens played
 } with a forestry badge
count-card_mining = { $n ->
    [one] citizen played
   *[other] { $n } citizens played
 } with a mining badge
count-card_joker = { $n ->
    [one] citizen played
   *[other] { $n } citizens played
 } with a joker badge
count-city_clock = { $n ->
    [one] city
   *[other] { $n } cities
 } with a clock
count-prop_wheat = { $n ->
    [one] property
   *[other] { $n } properties
 } on wheat fields
count-prop_forest = { $n ->
    [one] property
   *[other] { $n } properties
 } on forests
count-prop_mine = { $n ->
    [one] property
   *[other] { $n } properties
 } on mines
count-prop_sea = { $n ->
    [one] property
   *[other] { $n } properties
 } on seas
count-auto = { $n ->
    [one] automated citizen
   *[other] { $n } automated citizens
 }
count-autoset = { $n ->
    [one] citizen
   *[other] { $n } citizens
 } in your shortest column
count-played = { $n ->
    [one] citizen
   *[other] { $n } citizens
 } you have played
count-skill = { $n ->
    [one] skill tile
   *[other] { $n } skill tiles
 } you own
count-ip_pass = { $n ->
    [one] industry point
   *[other] { $n } industry points
 } of this pass
count-ip_symbols = { $n ->
    [one] industry point
   *[other] { $n } industry points
 } on symbols reached
count-food = { $n ->
    [one] space
   *[other] { $n } spaces
 } of your food marker
count-pros_min = { $n ->
    [one] space
   *[other] { $n } spaces
 } in your weakest prosperity colour
count-pros_max = { $n ->
    [one] space
   *[other] { $n } spaces
 } in your strongest prosperity colour
count-inc_min = { $n ->
    [one] point
   *[other] { $n } points
 } of your lowest basic income
count-inc_max = { $n ->
    [one] point
   *[other] { $n } points
 } of your highest basic income
count-inc_gold = { $n ->
    [one] point
   *[other] { $n } points
 } of gold income
count-gold_held = { $n ->
    [one] gold
   *[other] { $n } gold
 } you hold
count-dia = { $n ->
    [one] diamond
   *[other] { $n } diamonds
 } you hold
count-wonder = { $n ->
    [one] wonder symbol
   *[other] { $n } wonder symbols
 }
count-cube = { $n ->
    [one] cube
   *[other] { $n } cubes
 } on your character
count-industry_max = { $n ->
    [one] space
   *[other] { $n } spaces
 } of your leading industry marker
count-wagon = { $n ->
    [one] space
   *[other] { $n } spaces
 } of your wagon
count-locomotive = { $n ->
    [one] space
   *[other] { $n } spaces
 } of your locomotive
count-vp = { $n ->
    [one] victory point
   *[other] { $n } victory points
 }
count-cp_total = { $n ->
    [one] city point
   *[other] { $n } city points
 }
count-ip_total = { $n ->
    [one] industry point
   *[other] { $n } industry points
 }

## Conditions

need-badge_S = { $n ->
    [one] 1 Shortbread badge
   *[other] { $n } Shortbread badges
 }
need-badge_T = { $n ->
    [one] 1 Tart badge
   *[other] { $n } Tart badges
 }
need-badge_R = { $n ->
    [one] 1 Tiramisu badge
   *[other] { $n } Tiramisu badges
 }
need-badge_B = { $n ->
    [one] 1 Brownie badge
   *[other] { $n } Brownie badges
 }
need-badge_M = { $n ->
    [one] 1 Macaron badge
   *[other] { $n } Macaron badges
 }
need-badge_G = { $n ->
    [one] 1 Wagashi badge
   *[other] { $n } Wagashi badges
 }
need-badge_types = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
 } of badge
need-badge_max = { $n ->
    [one] 1 badge
   *[other] { $n } badges
 } of one kind
need-land = { $n ->
    [one] 1 land tile
   *[other] { $n } land tiles
 }
need-land_max = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 } of one terrain
need-land_types = 3 tiles each of { $n ->
    [one] 1 terrain
   *[other] { $n } terrains
 }
need-land_edge = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 } along the rim of your map
need-wheat_t = { $n ->
    [one] 1 turned wheat field
   *[other] { $n } turned wheat fields
 }
need-forest_t = { $n ->
    [one] 1 turned forest
   *[other] { $n } turned forests
 }
need-mine_t = { $n ->
    [one] 1 turned mine
   *[other] { $n } turned mines
 }
need-sea_t = { $n ->
    [one] 1 turned sea
   *[other] { $n } turned seas
 }
need-wheat_sea = { $n } wheat and sea tiles together
need-forest_mine = { $n } forest and mine tiles together
need-road = { $n ->
    [one] 1 road
   *[other] { $n } roads
 }
need-prop = { $n ->
    [one] 1 property
   *[other] { $n } properties
 }
need-tent = { $n ->
    [one] 1 tent
   *[other] { $n } tents
 }
need-house = { $n ->
    [one] 1 house
   *[other] { $n } houses
 }
need-bldg = { $n ->
    [one] 1 building
   *[other] { $n } buildings
 }
need-lab = { $n ->
    [one] 1 lab
   *[other] { $n } labs
 }
need-store = { $n ->
    [one] 1 store
   *[other] { $n } stores
 }
need-clock = your clock on the map
need-rabbit = { $n ->
    [one] 1 cookie rabbit
   *[other] { $n } cookie rabbits
 }
need-port = { $n ->
    [one] 1 connected port
   *[other] { $n } connected ports
 }
need-city = { $n ->
    [one] 1 city
   *[other] { $n } cities
 }
need-city_lab = { $n ->
    [one] 1 city
   *[other] { $n } cities
 } with a lab
need-city_rabbit = { $n ->
    [one] 1 city
   *[other] { $n } cities
 } with a cookie rabbit
need-wheat_p = { $n ->
    [one] 1 wheat field tile
   *[other] { $n } wheat field tiles
 } on your map
need-forest_p = { $n ->
    [one] 1 forest tile
   *[other] { $n } forest tiles
 } on your map
need-mine_p = { $n ->
    [one] 1 mine tile
   *[other] { $n } mine tiles
 } on your map
need-sea_p = { $n ->
    [one] 1 sea tile
   *[other] { $n } sea tiles
 } on your map
need-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in your hand
need-card_agriculture = { $n ->
    [one] 1 citizen played
   *[other] { $n } citizens played
 } with an agriculture badge
need-card_forestry = { $n ->
    [one] 1 citizen played
   *[other] { $n } citizens played
 } with a forestry badge
need-card_mining = { $n ->
    [one] 1 citizen played
   *[other] { $n } citizens played
 } with a mining badge
need-card_joker = { $n ->
    [one] 1 citizen played
   *[other] { $n } citizens played
 } with a joker badge
need-city_clock = { $n ->
    [one] 1 city
   *[other] { $n } cities
 } with a clock
need-prop_wheat = { $n ->
    [one] 1 property
   *[other] { $n } properties
 } on wheat fields
need-prop_forest = { $n ->
    [one] 1 property
   *[other] { $n } properties
 } on forests
need-prop_mine = { $n ->
    [one] 1 property
   *[other] { $n } properties
 } on mines
need-prop_sea = { $n ->
    [one] 1 property
   *[other] { $n } properties
 } on seas
need-auto = { $n ->
    [one] 1 automated citizen
   *[other] { $n } automated citizens
 }
need-autoset = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
 } in every column
need-played = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
 } played
need-skill = { $n ->
    [one] 1 skill tile
   *[other] { $n } skill tiles
 }
need-ip_pass = { $n ->
    [one] 1 industry point
   *[other] { $n } industry points
 } in this pass
need-ip_symbols = { $n ->
    [one] 1 industry point
   *[other] { $n } industry points
 } on symbols reached
need-food = food { $n } or more
need-pros_min = { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } in every prosperity colour
need-pros_max = { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } in one prosperity colour
need-inc_min = every basic income at { $n } or more
need-inc_max = a basic income of { $n } or more
need-inc_gold = a gold income of { $n } or more
need-gold_held = { $n } gold in stock
need-dia = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
 } in stock
need-wonder = { $n ->
    [one] a wonder symbol
   *[other] { $n } wonder symbols
 }
need-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }
need-industry_max = an industry marker on space { $n } or further
need-wagon = the wagon on space { $n } or further
need-locomotive = the locomotive on space { $n } or further
need-vp = { $n } VP or more
need-cp_total = { $n ->
    [one] 1 city point
   *[other] { $n } city points
 }
need-ip_total = { $n ->
    [one] 1 industry point
   *[other] { $n } industry points
 }
item-land_max = tiles of the commonest terrain
item-inc_max = highest basic income
item-auto = automated citizens
item-land_edge = tiles along the rim of the map

## Lasting abilities

mod-on-play_card = { $get } whenever you play a citizen
mod-on-place_property = { $get } whenever you build a property
mod-on-place_rabbit = { $get } whenever you place a cookie rabbit
mod-on-gain_bonus = { $get } whenever you win an industry bonus
mod-on-slot_diamond = { $get } for every diamond handed in instead of a slot card
mod-badges = you count as owning { $badges }
mod-area_cost = { $areas } cost you { $less } less
mod-area_units-land = { $n ->
    [one] 1 more tile
   *[other] { $n } more tiles
 } in { $areas }
mod-area_units-road = { $n ->
    [one] 1 more road
   *[other] { $n } more roads
 } in { $areas }
mod-area_units-industry = { $n ->
    [one] 1 more step
   *[other] { $n } more steps
 } in { $areas }
mod-area_units-food = { $n ->
    [one] 1 more step
   *[other] { $n } more steps
 } in { $areas }
mod-area_units-rabbit = { $n ->
    [one] 1 more rabbit
   *[other] { $n } more rabbits
 } in { $areas }
mod-area_units-property = { $n ->
    [one] 1 more property
   *[other] { $n } more properties
 } in { $areas }
mod-area_swap = in { $areas } you may pay { $to } in place of { $from }
mod-property_wood = in { $areas } each property costs { $n } wood less
mod-slot_swap = you may pay slots with { $to } in place of cards
mod-land_anywhere = your land tiles may go to any free hex
mod-city_any_kinds = { $n } adjoining properties are a city, whatever their kinds
mod-clock_is_city = the group of your clock is always a city
mod-skill_times = each skill tile you may take becomes { $n } different ones
ability-none = no ability of her own
ability-free = { $effect } (free, once a round)
ability-one_off = { $effect } (with the first income)
ability-income = { $effect } (at each income)
ability-pass = { $effect } (on each pass)
ability-pass_after_ip = { $effect } (on each pass, after its industry points)
ability-immediate = { $effect } (at once)

## Explanations of components

help-citizen = Citizen with { $badges }. Costs { $cost }. When played: { $effect }. Cannot be automated.
help-citizen-industry = Citizen with { $badges }. Costs { $cost }. When played: { $effect }. Automated ({ $column }), with every bonus of its column: { $automation }.
help-citizen-pass = Pass citizen with { $badges }. Costs { $cost }. Each time you pass: { $effect }.
help-character = Starts with { $start }; income { $income }. From the start: { $base }. Clock needs { $need }. With the clock: { $clock }.
help-row = Row { $row }: tent, { $tent }; house, { $house }; building, { $bldg }.
help-skill-immediate = When you take it: { $effect }.
help-skill-pass = Each time you pass: { $effect }.
help-skill-flip = As your action, once a round: { $effect }.
help-skill-permanent = Always: { $effect }.
kind-base = Base area
kind-advanced = Advanced area
kind-special = Special area
help-area = { $kind }, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
 }. Pay { $cost }: { $effect }.
help-area-later = { $kind }, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
 }, open from round { $round }. Pay { $cost }: { $effect }.
help-area-free = { $kind }, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
 }. No price beyond the slot: { $effect }.
area-named = “{ $area }”
help-free = Free action. Pay { $cost }: { $effect }.
help-free-milestone = Free action. Claim a milestone tile whose condition you fulfil.
help-free-clock = Free action. Put up your clock once you have a wonder symbol and meet your character's condition.
help-terrain = When turned over, and again when you build on it: { $effect }.
help-map = Hexes: { $wheat } wheat, { $forest } forest, { $mine } mine, { $sea } sea, { $special } special, { $zones } draw zones; { $ports } ports.
hex-capital = Capital
hex-draw_zone = Draw zone
hex-special = Special hex
hex-port = Port
symbol-skill = Skill symbol
symbol-diamond = Diamond symbol
help-hex-capital = Land tiles and roads start from here. A property built here brings: { $effect }.
help-hex-draw_zone = Opens when a tile of yours borders it and a road runs along its side: draw 1 card now, and 1 more with every income.
help-hex-special = Takes one of the six special tiles, as you choose.
help-hex-port = At the end of the game, count the ports your tiles link to a capital. VP for none, one, two and so on: { $points }.
help-symbol-skill = Take a skill tile when you cover it.
help-symbol-diamond = Gain 1 diamond when you cover it.
help-round-standard = With your pawn here, at your next income: { $effect }.
help-round-pass = With your pawn below, when you pass: { $effect }.
help-milestone = Needs { $need }. Worth { $vp } VP at the end; only { $limit } milestones are given out in a game.
help-final = At the end, compare: { $item }. A phantom rival has { $neutral }. First place { $first } VP, second { $second }.
help-mio = Mio occupies a slot of { $areas } this round.
help-rate = from space { $from }, { $vp } VP { $per ->
    [1] for each
   *[other] for every
 } { $count }
help-space = on space { $space }, { $effect }
help-prosperity = Prosperity track ({ $colour }) of { $length } spaces. It pays at the end: { $rates }. On the way: { $bonus }. The last space costs { $cost }; the first to reach it: { $first }.
help-track-industry = Wagon and locomotive travel { $length } spaces. Labs open the gates after spaces { $gates }. Industry points reached pay at every pass. Each step at the end: { $end }.
help-track-food = { $length } spaces; cookie rabbits need food to come out. Each step beyond the end: { $end }.
help-space-empty = No bonus here.
help-space-effect = On arrival: { $effect }.
help-space-ip = Industry points: { $n } at every pass, once reached.
help-rabbit = Cookie rabbit { $n }. Needs food { $food }. When placed: { $effect }.
help-prop-tent = Tents belong to agriculture: its column takes one more card from each of these numbers of tents on: { $room }. All of them built, at the end: { $end }.
help-prop-house = Houses belong to forestry: its column takes one more card from each of these numbers of houses on: { $room }. All of them built, at the end: { $end }.
help-prop-bldg = Buildings belong to mining: its column takes one more card from each of these numbers of buildings on: { $room }. All of them built, at the end: { $end }.
help-prop-lab = Labs are taken in order from the industry track; each opens the gate it stood at.
help-prop-clock = Placed by a free action on a turned tile or a capital, at no cost; it wakes the second ability of your character.
help-property = Costs { $cost }. When built: { $effect }.
help-property-character = Costs { $cost }. When built: the bonus your character prints in row { $row }.
help-property-end = Costs { $cost }. With all { $kind } built, at the end of the game: { $effect }.
help-lab = Costs { $cost }. Opens the gate after space { $gate } of the industry track.
help-store = Costs { $cost }. When built: { $effect }.
prop-tent = Tent
prop-house = House
prop-bldg = Building
prop-lab = Lab
prop-store = Store
prop-store_agriculture = Agriculture store
prop-store_forestry = Forestry store
prop-store_mining = Mining store
prop-clock = Clock
prop-rabbit = Cookie rabbit
props-tent = tents
props-house = houses
props-bldg = buildings
track-industry = Industry
track-food = Food
name-wagon = Wagon, space { $n }
name-locomotive = Locomotive, space { $n }
name-food = Food, space { $n }
name-rabbit = Cookie rabbit { $n }
name-tent = Tent of row { $n }
name-house = House of row { $n }
name-bldg = Building of row { $n }
name-lab = Lab { $n }
name-spot = Spot { $n }

## Citizens

card-C001 = Miller
card-C002 = Woodcutter
card-C003 = Quarryman
card-C004 = Reaper
card-C005 = Sawyer
card-C006 = Sifter
card-C007 = Tollkeeper
card-C008 = Granary Warden
card-C009 = Timber Warden
card-C010 = Ore Warden
card-C011 = Market Crier
card-C012 = Peddler
card-C013 = Barrow Boy
card-C014 = Tax Clerk
card-C015 = Field Foreman
card-C016 = Log Foreman
card-C017 = Pit Foreman
card-C018 = Oven Keeper
card-C019 = Charcoal Burner
card-C020 = Nail Maker
card-C021 = Village Elder
card-C022 = Almoner
card-C023 = Storehouse Keeper
card-C024 = Carter
card-C025 = Bookkeeper
card-C026 = Apprentice
card-C027 = Cellarer
card-C028 = Steward
card-C029 = Harvest Judge
card-C030 = Guild Auditor
card-C031 = Fair Warden
card-C032 = Larder Inspector
card-C033 = Toll Farmer
card-C034 = Surveyor
card-C035 = Pathfinder
card-C036 = Settler
card-C037 = Road Mender
card-C038 = Homesteader
card-C039 = Paver
card-C040 = Ferryman
card-C041 = Hedge Planter
card-C042 = Bridge Builder
card-C043 = Prospector
card-C044 = Dyke Reeve
card-C045 = Signposter
card-C046 = Map Maker
card-C047 = Pilot
card-C048 = Explorer
card-C049 = Ploughman
card-C050 = Forester
card-C051 = Tunneller
card-C052 = Beachcomber
card-C053 = Land Agent
card-C054 = Wayfarer
card-C055 = Boundary Rider
card-C056 = Coach Driver
card-C057 = Reclaimer
card-C058 = Harbour Master
card-C059 = Canal Digger
card-C060 = Orchardist
card-C061 = Pioneer Captain
card-C062 = Cartographer Royal
card-C063 = Road Inspector
card-C064 = Lighthouse Keeper
card-C065 = Crop Rotator
card-C066 = Sea Warden
card-C067 = Barista
card-C068 = Engineer
card-C069 = Railwright
card-C070 = Draftsman
card-C071 = Clerk
card-C072 = Smelter
card-C073 = Inventor
card-C074 = Scholar
card-C075 = Automaton Tuner
card-C076 = Clockwork Smith
card-C077 = Foreman of Agriculture
card-C078 = Foreman of Forestry
card-C079 = Foreman of Mining
card-C080 = Factory Owner
card-C081 = Signalman
card-C082 = Stoker
card-C083 = Gear Cutter
card-C084 = Dispatcher
card-C085 = Patent Officer
card-C086 = Bean Roaster
card-C087 = Lab Assistant
card-C088 = Train Conductor
card-C089 = Telegraphist
card-C090 = Test Baker
card-C091 = Financier
card-C092 = Archivist
card-C093 = Mechanic
card-C094 = Chief Engineer
card-C095 = Works Inspector
card-C096 = Head of Research
card-C097 = Union Leader
card-C098 = Professor
card-C099 = Librarian
card-C100 = Bricklayer
card-C101 = Carpenter
card-C102 = Thatcher
card-C103 = Banker
card-C104 = Pawnbroker
card-C105 = Jeweller
card-C106 = Landlord
card-C107 = Architect
card-C108 = Town Planner
card-C109 = Merchant
card-C110 = Goldsmith
card-C111 = Mason
card-C112 = Roofer
card-C113 = Gem Cutter
card-C114 = Financial Adviser
card-C115 = Shopkeeper
card-C116 = Innkeeper
card-C117 = Foundry Owner
card-C118 = Estate Agent
card-C119 = Treasurer
card-C120 = Site Manager
card-C121 = Stone Carver
card-C122 = Master Builder
card-C123 = Tile Setter
card-C124 = Tent Maker
card-C125 = City Broker
card-C126 = Crane Operator
card-C127 = Lumber Baron
card-C128 = Rent Collector
card-C129 = Mint Master
card-C130 = Guildmaster Mason
card-C131 = Gem Baron
card-C132 = Store Patron
card-C133 = Rabbit Friend
card-C134 = Carrot Grower
card-C135 = Feed Merchant
card-C136 = Rabbit Breeder
card-C137 = Warren Keeper
card-C138 = Herald of Plenty
card-C139 = Herald of Roads
card-C140 = Herald of Works
card-C141 = Court Painter
card-C142 = Minister
card-C143 = Lady of Wheat
card-C144 = Lady of Leaves
card-C145 = Lady of Ore
card-C146 = Confectioner
card-C147 = Rabbit Doctor
card-C148 = Milkmaid
card-C149 = Courtier
card-C150 = Envoy
card-C151 = Diplomat
card-C152 = Feast Giver
card-C153 = Gardener
card-C154 = Chamberlain
card-C155 = Perfumer
card-C156 = Biscuit Piper
card-C157 = Royal Tutor
card-C158 = Duchess
card-C159 = Burrow Mason
card-C160 = Rabbit Queen
card-C161 = Rabbit Shepherd
card-C162 = Food Taster
card-C163 = Grand Chamberlain
card-C164 = Rabbit Mayor
card-C165 = Macaron Countess
card-C166 = Tea Master
card-C167 = Poet
card-C168 = Lantern Maker
card-C169 = Mayor
card-C170 = Magistrate
card-C171 = Festival Host
card-C172 = Shrine Keeper
card-C173 = Storyteller
card-C174 = Kite Maker
card-C175 = Rice Planter
card-C176 = Swordsmith
card-C177 = Fan Painter
card-C178 = Abbot
card-C179 = Sage
card-C180 = Calligrapher
card-C181 = Dancer
card-C182 = Governor
card-C183 = Incense Seller
card-C184 = Moon Viewer
card-C185 = Puppet Master
card-C186 = Gate Keeper
card-C187 = Sakura Maiden
card-C188 = City Father
card-C189 = Bell Ringer
card-C190 = Tea House Owner
card-C191 = Garden Designer
card-C192 = Bonsai Master
card-C193 = Stone Gardener
card-C194 = Festival Elder
card-C195 = Paper Folder
card-C196 = Lacquer Artist
card-C197 = Temple Builder
card-C198 = Lord Protector

## Characters

char-biscuit = Biscuit Bastet
char-nata = Nata Pastel
char-solbee = Solbee Chocolat
char-rikka = Rikka Berry
char-lotus = Lotus Che
char-alice = Alice Tearose
char-elsa = Elsa Skyr
char-eline = Eline Macaron
char-sena = Sena Delight
char-carmen = Carmen Mel
char-sakura = Sakura Mochi
char-gretel = Gretel Stollen
char-jasmine = Jasmine Mei
char-coral = Coral Lyla

## Action areas and free actions

area-land3 = Land
area-food2 = Food
area-rabbit1 = Cookie rabbit
area-road3 = Roads
area-prop2 = Properties
area-ind2 = Industry
area-landroad = Land and roads
board-area-landroad = Land and roads
board-area-food3 = More food
board-area-ind3 = More industry
board-area-rabbit2 = More rabbits
board-area-prop3 = More properties
area-food3 = More food
area-ind3 = More industry
area-rabbit2 = More rabbits
area-prop3 = More properties
area-dia2 = Diamonds
area-card2 = Cards
area-gold6 = Gold
area-pros2 = Prosperity
area-disc1 = Action disc
area-copy_base = Imitate
area-gold8 = More gold
area-copy_adv = Imitate anything
area-card2b = More cards
free-settle = Settle
free-hire = Hire
free-buy = Buy
free-milestone = Milestone
free-sell = Sell
free-swap = Swap
free-melt = Melt
free-dismiss = Dismiss
free-clock = Clock

## Land, tiles, tracks

terrain-wheat = Wheat field
terrain-forest = Forest
terrain-mine = Mine
terrain-sea = Sea
special-X1 = Festival grounds
special-X2 = Toffee works
special-X3 = Sugar meadow
special-X4 = Gingerbread crossing
special-X5 = Golden syrup spring
special-X6 = Crystal candy cave
map-A = Side A
map-B1 = Caramel Coast
map-B2 = Nougat Highlands
map-B3 = Biscuit Plains
map-B4 = Matcha Forest
map-B5 = Twin Islands
skill-K1 = Orange boost
skill-K2 = Green boost
skill-K3 = Gray boost
skill-K4 = Balanced workshops
skill-K5 = Full pantry
skill-K6 = Busy engines
skill-K7 = Supply cart
skill-K8 = Gem purse
skill-K9 = Gold purse
skill-K10 = Builder's fame
skill-K11 = Rabbits' favour
skill-K12 = Industry's fame
skill-V1 = City crown
skill-V2 = Port crown
skill-V3 = Collector
skill-V4 = Express line
skill-V5 = Rabbit feast
skill-V6 = Tax reform
skill-V7 = Frontier
skill-V8 = Audition
skill-V9 = Wide lands
skill-V10 = Cheap food
skill-V11 = Rabbit host
skill-V12 = Long roads
skill-V13 = Thrifty builder
skill-V14 = Long trains
round-S1 = Wheat aid
round-S2 = Wood aid
round-S3 = Iron aid
round-S4 = Gold aid
round-S5 = Gem aid
round-S6 = New citizen
round-S7 = Land grant
round-S8 = Road grant
round-S9 = Engine grant
round-S10 = Food aid
round-S11 = Prosperity aid
round-S12 = Spare disc
round-S13 = Tax grant
round-S14 = Industry aid
round-S15 = Mixed aid
round-P1 = Cities
round-P2 = Citizens
round-P3 = Main terrain
round-P4 = Ports
round-P5 = Lowest income
milestone-M1A = Landowner A
milestone-M1B = Landowner B
milestone-M2A = Builder A
milestone-M2B = Builder B
milestone-M3A = Provider A
milestone-M3B = Provider B
milestone-M4A = Gatherer A
milestone-M4B = Gatherer B
milestone-M5A = Wealth A
milestone-M5B = Wealth B
milestone-M6A = Progress A
milestone-M6B = Progress B
final-F1 = Main terrain
final-F2 = Best income
final-F3 = Automation
final-F4 = Borders
mio-A1 = Mio's card A1
mio-A2 = Mio's card A2
mio-A3 = Mio's card A3
mio-A4 = Mio's card A4
mio-A5 = Mio's card A5
mio-A6 = Mio's card A6
mio-A7 = Mio's card A7
mio-A8 = Mio's card A8
mio-B1 = Mio's card B1
mio-B2 = Mio's card B2
mio-B3 = Mio's card B3
mio-B4 = Mio's card B4
mio-B5 = Mio's card B5
mio-B6 = Mio's card B6
mio-B7 = Mio's card B7
mio-B8 = Mio's card B8
track-land = Land tiles
track-rabbit = Cookie rabbits
track-road = Roads
track-prop = Properties
track-auto = Automated cards
track-ip = Industry points

## Choices

choice-character = Play as { $who }
choice-map = Take the map { $map }
choice-spot = Put your pawn on spot { $spot } ({ $tile })
choice-area = Use the area “{ $area }” ({ $cost })
choice-area-cards = Use the area “{ $area }” ({ $cost }, { discarding })
choice-area-only-cards = Use the area “{ $area }” ({ discarding })
discarding = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
choice-play = Play the citizen { $card } ({ $cost })
choice-use = Flip the skill tile { $tile }
choice-use-for = Flip the skill tile { $tile }: { $effect }
choice-use-paid = Flip the skill tile { $tile } (pay { $cost }): { $effect }
choice-pass = Pass
choice-end = End your turn
choice-sell_all = Sell all your basic resources ({ $n }) for { $gold } gold
choice-milestone = Claim the milestone { $tile }
choice-clock = Put up your clock
choice-disc = Pay the slot with your action disc
choice-diamond = Pay 1 diamond in place of a card
choice-discard = Discard { $card }
choice-replace = Pay { $cost }
choice-replace-none = Pay { $n } of it in the other resource
choice-copy = Imitate the area “{ $area }” ({ $cost })
choice-part = Next{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
  }: { $effect }
choice-option = Choose: { $effect }
choice-land = Lay a tile: { $hex }
choice-special = Take the special tile { $tile }
choice-road = Lay a road { $edge }
choice-rabbit = Place a cookie rabbit: { $hex }
choice-feast = Score points for a rabbit beyond your nine
choice-flip = Turn over the tile: { $hex }
choice-food = Take a food step
choice-track = Take a prosperity step: { $track }
choice-track-for = Take the last prosperity step: { $track } ({ $cost })
choice-take = Take 1 basic resource: { $what }
choice-income = Raise an income by 1: { $what }
choice-skill = Take the skill tile { $tile }
choice-skill-for = Take the skill tile { $tile } ({ $cost })
choice-build = Build: { $kind }
choice-build-for = Build: { $kind } ({ $cost })
choice-site = Build here: { $hex }
choice-pay = Pay for it
choice-basics = Pay { $cost }
choice-stop = Stop here
choice-stop-automate = Do not automate
choice-bonus = Industry bonus: { $column }
choice-automate = Automate into the column { $column }
choice-automate-for = Automate into the column { $column } ({ $cost })
choice-from_hand = Automate { $card } from your hand
choice-colour = Advance in this prosperity colour: { $colour }
choice-find = Take { $card } out of the deck
choice-present = Play { $card } for nothing
choice-keep = Keep { $card }
choice-draft = Draft { $card }
choice-move = Move the marker: { $marker }
choice-ability = Character action: { $ability }
choice-spot-none = Put your pawn on spot { $spot }
choice-part-none = Next: effect { $n }
choice-option-none = Choose option { $n }
choice-free = { $action } (pay { $cost }): { $effect }

## Refusals

why-over = The game has ended.
why-not-now = This is not what is being asked right now.
why-not-your-turn = Please wait, another player is deciding.
why-already-passed = You have passed and are out until the next round.
why-main-done = One main action per turn, and you have had yours.
why-no-main = A turn needs a main action; otherwise pass.
why-effect-pending = Something is still under way; finish it first.
why-not-in-phase = Free actions belong to your own turn in the action phase.
why-char-taken = Somebody already plays a character of that board.
why-map-taken = Somebody already plays on that map.
why-spot-taken = A pawn already stands on that spot.
why-spot-same = Your pawn has to move somewhere else.
why-spot-absent = The round board has no such spot in this game.
why-area-closed = This area only opens in round { $round }.
why-area-absent = This area is not in play with so few players.
why-area-full = Every slot of this area is occupied.
why-slot-order = Slots fill up from the left.
why-slot-cards = This slot asks for { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
why-slot-wrong-count = The price of the slot is exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
why-hand-empty = Until round 5 one card has to stay in your hand.
why-no-card = You hold no card to part with.
why-no-disc = You own no action disc to pay with.
why-no-diamond-swap = Only Gretel may pay a slot with diamonds.
why-cant-pay = This costs { $cost }, more than you have.
why-no-unit = This area would do nothing for you now.
why-first-unit = Having come here you must do at least one thing.
why-units-done = This effect has nothing more to give.
why-copy-kind = Special areas cannot be imitated.
why-copy-adv = From here you may imitate base areas only.
why-copy-closed = An area that is still shut cannot be imitated.
why-hex-occupied = A tile lies there already.
why-hex-far = The hex borders neither a capital nor a tile of yours.
why-hex-terrain = The hex shows a different terrain.
why-hex-special = Special tiles and special hexes go together, and only together.
why-hex-forbidden = Tiles cannot lie there.
why-edge-occupied = A road lies there already.
why-edge-far = The edge meets neither a capital nor a road of yours.
why-edge-off = That edge belongs to no hex of your map.
why-flip-none = All your tiles are turned over already.
why-flip-bare = No tile of yours lies there.
why-flip-done = That tile has been turned over already.
why-prop-fresh = That tile is still fresh: build on turned ones.
why-prop-bare = Properties stand on turned tiles and capitals only.
why-prop-occupied = A property stands there already.
why-prop-late = That tile turned over only during this effect.
why-prop-row = The rows below it come first.
why-prop-lab = The labs before it come first.
why-prop-none = You have built all of that kind.
why-prop-price = The property costs { $cost }, more than you have.
why-prop-clock = The clock is put up by a free action of its own.
why-ind-gate = A lab not yet built bars the way.
why-ind-loco = Your wagon has not fetched the locomotive yet.
why-rab-food = The next rabbit needs food { $n }.
why-rab-hex = A rabbit needs a property that has none.
why-pros-diamond = The end of the track costs a diamond you do not have.
why-pros-end = You have reached the end of that track.
why-pros-colour = This step is for tracks of another colour.
why-card-not-hand = You do not hold that card.
why-card-cost = The citizen costs { $cost }, more than you have.
why-auto-pass = Pass citizens never enter a column.
why-auto-badge = The citizen belongs to no industry.
why-auto-full = There is no room in that column.
why-auto-column = The citizen belongs to another column.
why-auto-diamond = You lack the diamond that automation costs.
why-auto-late = That is possible only right after playing the citizen.
why-skill-same = One tile of each type, and you have this one.
why-skill-gone = That stack is empty.
why-skill-adv = Advanced tiles are for that variant and cost a diamond.
why-skill-missing = You do not own that tile.
why-flip-used = That tile lies face down until upkeep.
why-flip-kind = That tile is not one to flip.
why-flip-cost = The tile costs { $cost }, more than you have.
why-flip-useless = That tile would do nothing for you now.
why-free-cost = You do not have what this exchange costs.
why-basics-count = The price is exactly { $n ->
        [one] one basic resource
       *[other] { $n } basic resources
    }.
why-free-basic = Gold and diamonds are no basic resources.
why-swap-same = A swap cannot give back a kind that it takes.
why-settle-none = Neither tile nor road would find a place.
why-hire-none = Deck and discard pile are both empty.
why-mile-cond = You do not fulfil this milestone yet: { $need }.
why-mile-gone = That milestone is no longer available.
why-clock-wonder = Your clock waits for a wonder symbol.
why-clock-cond = Your character demands more for the clock: { $need }.
why-clock-placed = Your clock is up already.
why-clock-site = Your clock finds no free turned tile or capital.
why-char-used = Your character has already done that this round.
why-char-none = Your character would gain nothing from it now.
why-char-other = That ability belongs to another character.
why-keep-one = You keep exactly one card.
why-carmen-two = Carmen automates exactly two cards.
why-draft-pick = That card is not in the packet you hold.

## Current decision

prompt-wait = { $seat } is deciding.
prompt-character = Choose your character.
prompt-map = Choose the map you will develop.
prompt-spot = Where on the round board does your pawn go?
prompt-slot = Pay the slot of “{ $area }”: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } to go.
prompt-replace = “{ $area }” costs { $cost }. How much of it do you pay in { $other }?
prompt-copy = Which area do you imitate?
prompt-batch = Which effect comes next?
prompt-special = Which special tile do you lay on the { $hex }?
prompt-site = Where do you build it ({ $kind })?
prompt-clock = Where do you put up your clock?
prompt-bonus = Industry bonus: which column?
prompt-pay = You may pay { $cost }: { $get }. Do you?
prompt-basics = Which { $n ->
    [one] basic resource
   *[other] { $n } basic resources
 } do you pay?
prompt-discard = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
prompt-automate = Automate { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand, free.
prompt-search = Look through the deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } to take.
prompt-present = Which of the cards you found do you play for nothing?
prompt-colour = In which prosperity colour do you advance?
prompt-choose = Choose one.
prompt-keep = Which card do you keep for the next round?
prompt-draft = Choose a card and hand the rest on.

## Key figures

figure-vp = VP
figure-cp = CP
figure-ip = IP
figure-gold = Gold
figure-wheat = Wheat
figure-wood = Wood
figure-iron = Iron
figure-cards = Hand

## Options

option-turn_order = Variable turn order: whoever passes earlier plays earlier next round
option-draft = Draft the first hand: cards go round and everyone keeps one at a time
option-advanced_skills = Advanced skill tiles: extra tiles to take for a diamond

## Steps of a round

step-characters = Choosing characters
step-spots = Placing pawns
step-income = Income
step-draft = Draft
step-action = Actions
step-upkeep = Upkeep
step-over = Game over

## Score sheet

score-play = Points during play
score-cities = City points
score-tents = All tents built
score-houses = All houses built
score-buildings = All buildings built
score-gold = Gold left over
score-diamonds = Diamonds left over
score-ports = Ports
score-milestones = Milestones
prompt-menu = Your turn: one main action, and free actions as you like.
prompt-menu-after = Your action is done. Take free actions or end your turn.
prompt-mix = What do you do next?
prompt-land = Lay a land tile: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-road = Lay a road: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-rabbit = Place a cookie rabbit: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-flip = Turn over a fresh tile: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-industry = Industry step: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-food = Food step: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-prosperity = Prosperity step: { $n ->
    [one] 1 to go
   *[other] up to { $n } to go
 }.
prompt-basic = Take a basic resource: { $n } to go.
prompt-income = Which income do you raise? { $n } to go.
prompt-skill = Take a skill tile: { $n } to go.
prompt-build = Which property do you build? Up to { $n } to go.
prompt-swap-take = Which basic resource do you want for them?
prompt-joker = Which column does { $card } join?
prompt-after-card = Automate { $card } for { $cost }?
figure-score = Score
figure-diamonds = Diamonds
figure-discs = Discs
figure-cities = Cities
step-first_draw = First cards
term-points = Points as they stand

## What bots weigh up

term-prosperity = Prosperity tracks
term-cities = Cities, now and later
term-industry = Industry track
term-incomes = Incomes still to come
term-stock = Gold and resources in stock
term-hand = Cards in hand
term-land = Land, roads and building sites
term-citizens = Citizens in play
term-skills = Skill tiles
term-goals = Milestones, clock and final tiles
term-pending = What the current action still brings
better-points = { $score ->
    [0] more points right now
    [one] one more point right now
   *[other] { $score } more points right now
}
better-prosperity = your prosperity tracks will pay more at the end
better-cities = { $cities ->
    [0] your cities will bring more
    [one] one more city
   *[other] { $cities } more cities
}
better-industry = you are further along the industry track
better-incomes = more income in the rounds to come
better-stock = { $gold ->
    [0] what you hold goes further
    [one] one more gold in hand
   *[other] { $gold } more gold in hand
}
better-hand = { $cards ->
    [0] your cards will do more for you
    [one] one more card in hand
   *[other] { $cards } more cards in hand
}
better-land = more land, roads and room to build
better-citizens = your citizens will bring more
better-skills = your skill tiles will bring more
better-goals = milestones, clock and final tiles are nearer
better-pending = this action still has more to give
style-settler = the Settler
style-settler-about = spreads over the map and founds cities
style-industrialist = the Industrialist
style-industrialist-about = builds up industry and income before anything else
style-collector = the Collector
style-collector-about = gathers citizens and skill tiles

## The board in a terminal

round-of = Round { $round } of { $rounds }
tui-start = first: { $player }
tui-deck = deck { $deck }, discards { $discard }
tui-mio = Mio: { $cards }
tui-areas = Action areas
tui-spots = Round board
tui-milestones = Milestones:
tui-finals = Final scoring:
tui-skills = Skill tiles:
tui-legend = (W) fresh, [W] turned, ━ ┃ road
tui-wonders = wonders
tui-wagon = Wagon
tui-locomotive = Locomotive
tui-built = Built
tui-cities = Cities
tui-ports = ports
tui-front = Citizens
tui-own-skills = Skills
tui-badges = Badges
tui-hand = Your hand
tui-passed = passed
tui-prosperity = prosperity
tui-promising = promising
tui-legendary = legendary
tui-targets = worth aiming at: { $first } points, later { $later }
tui-people = Characters to choose from

## What happened

marker-wagon = wagon
marker-locomotive = locomotive
marker-food = food
pros-land = Land tiles
pros-rabbit = Cookie rabbits
pros-road = Roads
pros-prop = Properties
pros-auto = Automated cards
pros-ip = Industry points
log-draw = Drew { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
log-drawn = Drew { $card }.
log-reshuffle = The discard pile becomes a new deck of { $n } cards.
log-discard = Discarded { $card }.
log-automate = Automated { $card } ({ $column }){ $diamonds ->
    [0] { "" }
    [one] { " " }for { $diamonds } diamond
   *[other] { " " }for { $diamonds } diamonds
  }.
log-locomotive = Fetched the locomotive.
log-city-rate = From now on cities earn more points.
log-income-up = Income +{ $n } { $what }: { $source }.
log-cube = Put { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } on the character.
log-gain-gold = +{ $n } gold: { $source }.
log-gain-wheat = +{ $n } wheat: { $source }.
log-gain-wood = +{ $n } wood: { $source }.
log-gain-iron = +{ $n } iron: { $source }.
log-gain-diamond = { $n ->
    [one] +{ $n } diamond
   *[other] +{ $n } diamonds
  }: { $source }.
log-gain-disc = { $n ->
    [one] +{ $n } action disc
   *[other] +{ $n } action discs
  }: { $source }.
log-gain-vp = { $n ->
    [one] +{ $n } victory point
   *[other] +{ $n } victory points
  }: { $source }.
log-gain-cp = { $n ->
    [one] +{ $n } city point
   *[other] +{ $n } city points
  }: { $source }.
log-gain-ip = { $n ->
    [one] +{ $n } industry point
   *[other] +{ $n } industry points
  }: { $source }.
log-wood-discount = Took the wood discount of { $n }.
log-land = Laid a tile: { $hex }.
log-flip = The tile turns over: { $hex }.
log-zone = Opened a draw zone: { $hex }.
log-road = Laid a road { $edge }.
log-property = Built: { $kind } on { $hex }.
log-rabbit = Placed cookie rabbit { $n }: { $hex }.
log-feast = Scored for a rabbit beyond the nine.
log-bonus-waits = Another industry bonus joins the line.
log-bonus = Industry bonus: { $column }.
log-paid = Paid { $cost }: { $source }.
log-acts = Effect: { $source }.
source-offer = The offer
source-cities = Cities
source-symbol = Symbol of the hex
hex-beside = { $tile } { $hex } beside the capital
hex-at = { $tile } { $hex }
hex-none = hex { $hex }
edge-between = between { $a } and { $b }
edge-side = on the { $side } side of { $a }
side-east = east
side-west = west
side-north-east = north-east
side-north-west = north-west
side-south-east = south-east
side-south-west = south-west
log-play = Played { $card }.
log-search = Searched the deck and took { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
log-found = Found { $card }.
log-surplus-step = Scored for a step at the end of the track ({ $marker }).
log-move = The { $marker } reaches space { $space }.
log-food-surplus = Turned a food step beyond the end into wheat.
log-food = Food reaches space { $space }.
log-track = Prosperity, { $track }: space { $space }{ $diamonds ->
    [0] { "" }
    [one] { " " }for { $diamonds } diamond
   *[other] { " " }for { $diamonds } diamonds
  }.
log-first = First to the end of the track { $track }: the strong bonus.
log-skill = Took the skill tile { $tile }{ $diamonds ->
    [0] { "" }
    [one] { " " }for { $diamonds } diamond
   *[other] { " " }for { $diamonds } diamonds
  }.
log-wonder = Gained wonder symbol number { $n }.
ability-labs = Biscuit's inventions
ability-wheat = Solbee's pantry
ability-road = Solbee's paths
ability-prosperity = Solbee's feast
ability-flip = Lotus's touch
ability-disc = Sakura's favour
board-milestone-M1 = Landowner
board-milestone-M3 = Provider
board-milestone-M4 = Gatherer
milestone-M1 = Landowner
milestone-M2 = Builder
milestone-M3 = Provider
milestone-M4 = Gatherer
milestone-M5 = Wealth
milestone-M6 = Progress
log-area = Used “{ $area }” (slot { $slot }).
log-disc = Paid the slot with an action disc.
log-slot-diamond = Paid { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
  } in place of a card.
log-copy = Imitated “{ $area }”.
log-use = Flipped the skill tile { $tile }.
log-free = Free action: { $action }.
log-sell-all = Sold { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
 }.
log-milestone = Claimed the milestone { $tile }.
log-milestones-gone = Three milestones are claimed; the others leave the game.
log-ability = Character action: { $ability }.
log-character = Chose { $who } and starts with { $goods }.
log-map = Took the map { $map }.
log-spot = Pawn to spot { $spot } ({ $tile }).
log-mio-spot = Mio's pawn follows to spot { $spot }.
log-round = Round { $round } begins.
log-open = “{ $area }” opens.
log-mio = { $card } is turned up.
log-income = Income: { $gold } gold, { $wheat } wheat, { $wood } wood, { $iron } iron.
log-redraw = No two of these cards fit together: { $n ->
    [one] 1 card goes
   *[other] { $n } cards go
 } under the deck and are drawn again.
log-draft = Kept a card of the packet.
log-drafted = Drafted { $card }.
log-pass = Passed.
log-start-marker = Took the start marker.
log-upkeep = Upkeep: discs return, tiles turn up, hands shrink to one card.
log-discs-back = Gave back { $n ->
    [one] 1 unused action disc
   *[other] { $n } unused action discs
  }.
log-keep = Kept { $card }.
log-end = The last round is over.
log-final-source = { $n ->
    [one] +{ $n } victory point
   *[other] +{ $n } victory points
  }: { $source }.
log-final-loss = { $n ->
    [one] −{ $n } victory point
   *[other] −{ $n } victory points
  }: { $source }.
log-final = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  } in all, { $before } of them during play.
score-pros-1 = Prosperity: land tiles
score-pros-2 = Prosperity: cookie rabbits
score-pros-3 = Prosperity: roads
score-pros-4 = Prosperity: properties
score-pros-5 = Prosperity: automation
score-pros-6 = Prosperity: industry points
score-final-tiles = Final scoring tiles

## The board in a browser

board-tab-actions = Actions
board-tab-heir = Heir
board-tab-tiles = Tiles
board-tab-citizens = Citizens
board-tab-map = Map
board-tab-hand = Hand
board-tab-tracks = Tracks
board-tab-mio = Mio
board-lands-now = Lands of { $name }
board-clock-up = the clock stands
board-clock-needs = clock: { $done } of { $of } conditions met
board-at-end = At the end
board-when-passing = When passing
board-reconstructed = Reconstructed figures
board-milestones-note = the first { $limit } claimed count
board-finals-note = { $first } VP for first, { $second } for second
board-phantom = phantom
board-goal = { $points } points. Promising above { $promising }, legendary above { $legendary }.
board-goal-now = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-goal-short = { $more } more make you a promising heir; above { $legendary } you are a legendary one.
board-goal-promising = The first goal is reached: a promising heir. Above { $legendary } you are a legendary one.
board-goal-legendary = Both goals are reached: a legendary heir.
board-mio-round = Mio in round { $round }
board-mio-how = What Mio does
board-mio-skipped = closed or full: skipped
board-mio-blocks = Mio sits on { $names }.
board-mio-deck = Deck { $deck }: { $n } left
board-mio-rule-cards = Each round Mio turns up one card of deck A and one of deck B, before incomes are paid.
board-mio-rule-slots = A disc goes on the first free slot of each area named, so that area costs you more cards or is shut until the round ends.
board-mio-rule-pawn = When you pass and move your pawn, Mio takes the spot you have just left; you may not return there next round.
board-mio-rule-points = Mio takes no turns and scores nothing: you play for points alone, without milestones and final tiles.
board-tab-rivals = Rivals
board-lands-of = Show the lands of { $name }
board-fresh = fresh tile
board-turned = turned over
board-built = built
board-opens = opens in round { $round }
board-opens-short = round { $round }
board-full = every slot taken
board-slot = next slot: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
board-slot-note = number in a slot: cards to discard
board-base = Base areas
board-advanced = Advanced areas
board-special = Special areas
board-free-actions = Free actions
board-milestones = Milestones, { $vp } VP each
board-gone = out of the game
board-round-board = Round board
board-deck = Deck { $deck }, discards { $discard }
board-pass-tile = on passing: { $tile }
board-skills = Skill tiles
board-pile = { $tile }, { $n } left
board-specials = Special land
board-finals = Final scoring
board-mio-waits = No card turned up yet.
board-passed = passed
board-column = { $column }: { $printed }, then { $cards }
board-city-points = Passing now brings { $cp } city points for { $cities } cities and { $ip } industry points; { $ports } ports are worth { $points } points at the end
board-track = { $track }, space { $space }, pays { $rate }
board-down = face down
board-points = { $vp } victory points, { $cp } city points, { $ip } industry points, { $wonder } wonder symbols
board-badges = Badges
board-automated = Automated citizens
board-front = Citizens played
board-none = None yet.

## The cascade in progress

board-cascade = { $count ->
    [one] One effect in progress
   *[other] { $count } effects in progress
 }
board-pick = Pick { $pick } of the draft: keep one card face down, the others go to the left.
board-order = Turn order
board-queue = Now: { $steps }.
board-then = then
cascade-any = in any order: { $parts }
cascade-one = one of these: { $parts }
cascade-card = { $card }: { $effect }
cascade-printed = { $column } bonus: { $effect }
cascade-automate = automate { $card } for { $cost }, if you like
cascade-column = choose a column for { $card }
cascade-basics = pay { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
 }
cascade-search = pick { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from the deck
cascade-present = play { $n ->
    [one] 1 card
   *[other] { $n } cards
 } you found for nothing
cascade-special = choose the special tile
cascade-clock = put up the clock
cascade-spot = move the pawn on the round board
cascade-slot = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 } for the slot of “{ $area }”
cascade-price = pay { $cost }
cascade-income = collect { $gold } gold, { $wheat } wheat, { $wood } wood and { $iron } iron

## The guided first round

guide-welcome = Five rounds decide who inherits the kingdom; the most points win. You play citizens, use action areas and cover a map of your own. First, choose who you are.
guide-character = Be Rikka Berry: 6 gold, 4 wheat, 4 wood, 2 iron and 1 diamond to start with, and a good income.
guide-spot = Your pawn on the round board brings a grant as the round begins. Spot 2 gives 1 diamond and 2 gold.
guide-play = Income is in and you hold six citizens. On your turn you take one main action. Play the Lumber Baron: every later income brings 1 wood and 2 gold more.
guide-automate = For 1 diamond he also works alone: placed under Forestry, he acts again each time you get a forestry bonus. Automate him.
guide-end-turn = Before you stop you may sell, swap or buy as free actions. You need nothing now: end your turn.
guide-area = The other kind of main action is an area. Industry costs 3 iron and moves your markers up to 2 spaces.
guide-pay = A slot is paid for with cards from your hand, 1 for the first one here. Let the Rabbit Breeder go.
guide-track = The wagon has reached space 1 and brought 3 gold. Move it on for your second step.
guide-land = Next turn, your map. The area Land costs 6 wheat and lays up to three tiles.
guide-tile = Land grows outwards from what you have. Lay the first tile on this mine; two more follow.
guide-pass = Keep your other citizens for now. Pass: the first to do so takes the start marker and is first to choose a spot for the pawn in round 2.
guide-end = Round 2: one card was kept, the hand is refilled, income arrives with the Lumber Baron's share, and two new areas open. Next, lay roads: a tile with a road beside it turns over and adds to your income. Over to you!

## Which figures are reconstructed

help-provenance = The rules are those of the printed game. Where this sign stands, some of the figures drawn were worked out, because no printed copy was at hand to read them from: point at a piece to learn which.
help-printed = A { $column } bonus begins with what is printed on the board, { $effect }, and then goes down the citizens automated here, from top to bottom. There is room for 1 card, for 2 with two properties of this column on your map and for 3 with four.
field-all = everything on it
field-spaces = what its spaces bring
field-row1 = bonus of the first row
field-row2 = bonus of the second row
field-row3 = bonus of the third row
field-row4 = bonus of the fourth row
field-row_cost = price of the rows
field-store_cost = price of the stores
field-slots = number of slots
field-discs = the areas named
field-clock_condition = what the clock asks for
field-income = first incomes
field-printed_automation = what is printed above the columns
field-start = what you start with
field-other_bonuses = what most spaces bring
field-effect = what it brings
field-place = the round in which it opens
field-rabbit_bonuses = what rabbits bring
field-rows = where the hexes lie
field-bonus = bonuses on the way
field-first = the strong bonus
field-length = number of spaces
field-rates = points it pays
field-labs = price and place of the labs
field-neutral = value of the phantom
field-ports = points for ports

goal-solo = above { $promising } promising, above { $legendary } legendary
outcome-none = { $points } points: the kingdom hopes for more. Above { $promising } you are a promising heir, above { $legendary } a legendary one.
outcome-promising = { $points } points: a promising heir! Above { $legendary } you would be legendary.
outcome-legendary = { $points } points: a legendary heir!

## The table in words

tell-free = free
tell-mio-left = { $first } and { $second } cards left in the two decks; pawn on spot { $spot }
tell-mio = Mio
tell-gone = gone
tell-order = Turn order
tell-passed = Turn order of the next round so far
tell-pick = Draft: pick { $pick }
tell-cascade = Still to be carried out
tell-price = { $gold } gold now
tell-packet = Cards to draft from
tell-from = opens in round { $round }
tell-prizes = Milestones, final scoring, skill tiles
tell-tracks = Tracks
tell-first = First there
tell-gates = Gates of the industry track, opened by labs
tell-ground = Letters of the maps
tell-marks = a hex covered by a tile has *, one turned over or opened has +
tell-income = Income
tell-cities = { $cities } cities worth { $points } at the next pass; { $ports } ports worth { $sea } at the end
tell-counts = Wonders { $wonders }, cubes { $cubes }, industry symbols { $symbols }, industry points per pass { $passing }, wood discount { $cut }, clock conditions { $clock }, pawn on spot { $spot }, citizens played { $played }
tell-room = { $count ->
    [0] full
    [one] room for 1 more
   *[other] room for { $count } more
  }
tell-used = used
tell-abilities-used = Abilities used
tell-next = Next to build
