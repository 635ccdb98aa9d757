### Carnegie: every sentence a player reads, in English.

## The title

game-name = Carnegie
game-tagline = Walk your people through the company, send them across the country, and give the fortune away.
game-length = 2 to 3 hours
game-weight = heavy
game-about = Twenty rounds in the America of rails and steel. In each of them one player picks one of four actions and everybody carries it out with the departments of their own company. Employees walk from desk to desk, leave on missions to four regions and come home with income; projects, railroads and generous donations decide who is remembered.

option-andrew = Andrew's level (solo)
option-andrew-help = How many advanced cards are in the deck of the solo opponent. Without meaning for two or more players.
option-andrew-beginner = beginner
option-andrew-normal = normal
option-andrew-hard = hard
option-andrew-expert = expert
option-selling = Selling goods
option-selling-help = Automatic: goods are sold for you, exactly as many as a payment lacks. By hand: you may also sell single goods whenever you decide something.
option-selling-automatic = automatic
option-selling-by-hand = by hand as well

## Names

type-HR = Human Resources
    .point = move
    .points = moves
type-MG = Management
type-CO = Construction
type-RD = Research & Development
    .point = research point
    .points = research points
short-HR = HR
short-MG = MG
short-CO = CO
short-RD = RD
region-west = West
region-midwest = Midwest
region-south = South
region-east = East
level-wagon = wagon
level-stagecoach = stagecoach
level-railroad = railroad
tab-housing = Housing
tab-commerce = Commerce
tab-industry = Industry
tab-public = Public
project-housing = Housing project
    .a = a Housing project
project-commerce = Commerce project
    .a = a Commerce project
project-industry = Industry project
    .a = an Industry project
project-public = Public building
    .a = a Public building
slot-housing = Housing slot
slot-commerce = Commerce slot
slot-industry = Industry slot
slot-public = Public slot
slot-any = slot for any project
event-west = income in the West
event-midwest = income in the Midwest
event-south = income in the South
event-east = income in the East
event-donation = donations
event-none = nothing
event-end-west = income in the West and donations
event-end-midwest = income in the Midwest and donations
event-end-south = income in the South and donations
event-end-east = income in the East and donations
income-money = money
income-goods = goods
income-vp = points
income-employee = a new employee
income-employee-new-lobby = a new employee in New Lobby
lobby = Lobby
the-lobby = the Lobby
    .the = the Lobby
free-space = free space
free-at = the free space ({ $space })
    .the = the free space ({ $space })
neutral = neutral
andrew = Andrew
automa = Andrew
space-1-1 = top row, on the left
space-1-2 = top row, second from the left
space-1-3 = top row, third from the left
space-1-4 = top row, on the right
space-2-1 = second row, on the left
space-2-2 = second row, second from the left
space-2-3 = second row, third from the left
space-2-4 = second row, on the right
space-3-1 = third row, on the left
space-3-2 = third row, second from the left
space-3-3 = third row, third from the left
space-3-4 = third row, on the right
space-4-1 = bottom row, on the left
space-4-2 = bottom row, second from the left
space-4-3 = bottom row, third from the left
space-4-4 = bottom row, on the right

dept-training-and-partnerships = Training and Partnerships
    .the = Training and Partnerships
dept-recruiting = Recruiting
    .the = Recruiting
dept-safety-and-quality = Safety and Quality
    .the = Safety and Quality
dept-new-lobby = New Lobby
    .the = New Lobby
dept-purchasing = Purchasing
    .the = Purchasing
dept-sales = Sales
    .the = Sales
dept-logistics = Logistics
    .the = Logistics
dept-property-management = Property Management
    .the = Property Management
dept-engineering = Engineering
    .the = Engineering
dept-construction-outsourcing = Construction Outsourcing
    .the = Construction Outsourcing
dept-supply-chain = Supply Chain
    .the = Supply Chain
dept-communications = Communications
    .the = Communications
dept-advanced-research = Advanced Research
    .the = Advanced Research
dept-advanced-design = Advanced Design
    .the = Advanced Design
dept-charitable-giving = Charitable Giving
    .the = Charitable Giving
dept-telegraph-operators = Telegraph Operators
    .the = Telegraph Operators
dept-human-resources = Human Resources department
    .the = the Human Resources department
dept-commerce-finance = Commerce & Finance
    .the = Commerce & Finance
dept-strategic-planning = Strategic Planning
    .the = Strategic Planning
dept-construction = Construction department
    .the = the Construction department
dept-research = R&D department
    .the = the R&D department

city-seattle = Seattle
city-helena = Helena
city-portland = Portland
city-boise = Boise
city-san-francisco = San Francisco
city-reno = Reno
city-salt-lake-city = Salt Lake City
city-denver = Denver
city-los-angeles = Los Angeles
city-phoenix = Phoenix
city-santa-fe = Santa Fe
city-fargo = Fargo
city-duluth = Duluth
city-omaha = Omaha
city-st-paul = St. Paul
city-chicago = Chicago
city-kansas-city = Kansas City
city-st-louis = St. Louis
city-cincinnati = Cincinnati
city-albany = Albany
city-boston = Boston
city-pittsburgh = Pittsburgh
city-new-york = New York
city-washington = Washington
city-el-paso = El Paso
city-dallas = Dallas
city-memphis = Memphis
city-atlanta = Atlanta
city-charleston = Charleston
city-san-antonio = San Antonio
city-houston = Houston
city-new-orleans = New Orleans

group-education = Education
group-human-rights = Human rights
group-welfare = Welfare
group-health = Health
cell-E1 = Education (Human Resources departments)
cell-E2 = Education (Management departments)
cell-E3 = Education (Construction departments)
cell-E4 = Education (R&D departments)
cell-E5 = Education (all departments)
cell-R1 = Human rights (Public buildings)
cell-R2 = Human rights (Industry)
cell-R3 = Human rights (Housing and Commerce)
cell-R4 = Human rights (regions with railroad)
cell-R5 = Human rights (own donations)
cell-W1 = Welfare (fixed sum)
cell-W2 = Welfare (goods paid at the end)
cell-W3 = Welfare (money paid at the end)
cell-W4 = Welfare (money and goods paid at the end)
cell-W5 = Welfare (active employees)
cell-H1 = Health (discs in the East)
cell-H2 = Health (discs in the Midwest)
cell-H3 = Health (discs in the South)
cell-H4 = Health (discs in the West)
cell-H5 = Health (discs in small cities)

## What things do

help-stations = { $stations ->
    [0] Nobody works here.
    [one] One workstation, { help-price } to stand somebody up on it.
   *[other] { $stations } workstations, { help-price } to stand somebody up on one.
  }
help-price = { $price ->
    [0] nothing
   *[other] ${ $price }
  }
help-dept-training-and-partnerships = Human Resources. Send the employee on a mission and take ${ $away-money } or { $away-moves } moves. { help-stations }
help-dept-recruiting = Human Resources. Either send the employee on a mission and bring one from your reserve into a lobby, or keep him and gain { $stay-moves } moves. { help-stations }
help-dept-safety-and-quality = Human Resources. Send the employee on a mission and score { $away-pairs } VP for every two employees who are still active, rounded up. { help-stations }
help-dept-new-lobby = Human Resources, permanent. Arriving employees may also lie down here. Building it takes { $extra ->
    [one] { $extra } goods cube
   *[other] { $extra } goods cubes
  } more. { help-stations }
help-dept-purchasing = Management. Send the employee on a mission and take ${ $away-money } or { $away-goods ->
    [one] { $away-goods } goods cube
   *[other] { $away-goods } goods cubes
  }. { help-stations }
help-dept-sales = Management. Sell up to { $most } goods for ${ $stay-money } each. { help-stations }
help-dept-logistics = Management. Pay up to { $most } goods; each brings ${ $stay-money } and { $stay-vp } VP. { help-stations }
help-dept-property-management = Management, permanent while staffed. Each department you build may take in one employee from anywhere in the company. { help-stations }
help-dept-engineering = Construction. Send the employee to a region and build a project there. { help-stations }
help-dept-construction-outsourcing = Construction. Pay ${ $pay-money } on top of the goods and build a project anywhere; nobody leaves. { help-stations }
help-dept-supply-chain = Construction. Buy up to { $most } goods for ${ $pay-money } each. { help-stations }
help-dept-communications = Construction, permanent while staffed. Your n-th donation costs ${ $step } times n instead of ${ $usual } times n. { help-stations }
help-dept-advanced-research = Research. Send the employee on a mission for { $away-research } research points. { help-stations }
help-dept-advanced-design = Research. { $stay-research } research points for everybody who stands here. { help-stations }
help-dept-charitable-giving = Research. Send the employee on a mission, pay your next donation and share a cell that another player already took. { help-stations }
help-dept-telegraph-operators = Research, permanent while staffed. Steps on the transport tracks cost { $discount } research point less, at least { $least }. { help-stations }
help-dept-human-resources = Human Resources. { $stay-moves } moves for the permanent employee and for everybody else who stands here. { help-stations }
help-dept-commerce-finance = Management. Take ${ $stay-money } or { $stay-goods ->
    [one] { $stay-goods } goods cube
   *[other] { $stay-goods } goods cubes
  }, or send the employee on a mission for ${ $away-money } or { $away-goods ->
    [one] { $away-goods } goods cube
   *[other] { $away-goods } goods cubes
  }. { help-stations }
help-dept-strategic-planning = Management. Build a department: { $with ->
    [one] { $with } goods cube
   *[other] { $with } goods cubes
  } on a space with an employee of yours, { $without ->
    [one] { $without } goods cube
   *[other] { $without } goods cubes
  } elsewhere. { help-stations }
help-dept-construction = Construction. Send the employee to a region and build a project there. { help-stations }
help-dept-research = Research. { $stay-research } research points for everybody who stands here. { help-stations }
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
help-free = A free space. A department here costs { $with ->
    [one] { $with } goods cube
   *[other] { $with } goods cubes
  } if an employee of yours is on it, { $without ->
    [one] { $without } goods cube
   *[other] { $without } goods cubes
  } if not, and counts { $vp } VP at the end.
help-lobby = Arriving employees lie down in the Lobby. Nobody works here and nothing is built on it.

help-city = { $name }, { $region }: a disc here counts { $vp } VP at the end. { $income ->
    [0] { $points ->
        [0] { "" }
       *[other] A large city with { $points } link points.
      }
   *[other] Building here pays the transport income of the region at once.
  }
help-track = Transport in the { $region }. Spaces 1 to 5 pay each recalled employee: { $incomes }. Steps cost { $steps } research points. The one disc on the last space earns { $bonus } on arrival. Levels, for links and donations: { $levels }.
help-tab = { $tab } projects cost { $goods ->
    [one] { $goods } goods cube
   *[other] { $goods } goods cubes
  } to build. Side A: { $a } (steps { $stepsA }). Side B: { $b } (steps { $stepsB }). Sections in brackets count at the end.
help-row = { $type }: everybody uses departments of this type. The event is the space right of the marker; the last one is { $end }.
help-cell-E1 = { $vp } VP for each Human Resources department of your company, the starting one included.
help-cell-E2 = { $vp } VP for each Management department of your company, the two starting ones included.
help-cell-E3 = { $vp } VP for each Construction department of your company, the starting one included.
help-cell-E4 = { $vp } VP for each Research department of your company, the starting one included.
help-cell-E5 = { $vp } VP for each department of your company, the five starting ones included.
help-cell-R1 = { $vp } VP for each Public building you built.
help-cell-R2 = { $vp } VP for each Industry project you built.
help-cell-R3 = { $vp } VP for each Housing and each Commerce project you built.
help-cell-R4 = { $vp } VP for each region where your transport reached the railroad.
help-cell-R5 = { $vp } VP for each of your donations, this one included.
help-cell-W1 = { $vp } VP.
help-cell-W2 = At the end, up to { $times } times: pay { $goods } goods for { $vp } VP.
help-cell-W3 = At the end, up to { $times } times: pay ${ $money } for { $vp } VP.
help-cell-W4 = At the end, up to { $times } times: pay ${ $money } and { $goods } goods for { $vp } VP.
help-cell-W5 = { $vp } VP for each active employee of your company.
help-cell-H1 = { $vp } VP for each of your discs in the East.
help-cell-H2 = { $vp } VP for each of your discs in the Midwest.
help-cell-H3 = { $vp } VP for each of your discs in the South.
help-cell-H4 = { $vp } VP for each of your discs in the West.
help-cell-H5 = { $vp } VP for each of your discs in small cities.
help-choice-tile = Give it up at the start of a department turn to use another type of action than everybody else. Kept to the end it is worth { $vp } VP.
help-zone = Employees on a mission in the { $region } wait here until an income event of that region calls them home.
help-andrew = Andrew plays from his cards. The card of the round slides along the VP cards for everything he cannot do.
help-card = Card { $card }, circled { $row }. Donation: { $cell }. HR: slide { $slide }. MG: tiles { $departments }. CO: { $cities }. RD: { $steps } steps in the { $region }.

## Choices

choice-side = { $tab } tab on side { $side }
choice-house = First housing in { $city }: { $kind }{ nth }, { $vp } VP
nth = { $number ->
    [0] { "" }
    [1] , the leftmost
    [2] , second from the left
    [3] , third from the left
   *[other] , number { $number } from the left
  }
choice-reserve = Reserve { $department-the }
choice-move-lying = Move a lying employee from { $here-the }
choice-move-standing = Move an active employee from { $here-the }
choice-to = Walk to { $here-the }{ $cost ->
    [0] { "" }
    [one] { " " }for { $cost } move
   *[other] { " " }for { $cost } moves
  }
choice-row = Choose { $row }: { $event }
choice-row-flip = Choose { $row }, which is finished; the marker of { $flipped } moves instead: { $event }
choice-recall = { $count ->
    [0] Recall nobody
    [one] Recall 1 employee
   *[other] Recall { $count } employees
  }
choice-new-lobby = { $count ->
    [0] Nobody enters New Lobby
    [one] 1 employee enters New Lobby
   *[other] { $count } employees enter New Lobby
  }
choice-track = Transport in the { $region } for { $price } RP: { stop }
choice-track-end = Transport in the { $region }: one space on
choice-tab = Draw out the { $tab } tab for { $price } RP: { $section }
choice-tab-end = Draw out the { $tab } tab
choice-take = Take { $what }{ $income ->
    [0] { "" }
   *[other] { " " }({ $income })
  }
sale = { $sold ->
    [0] { "" }
    [one] , selling { $sold } goods cube
   *[other] , selling { $sold } goods cubes
  }
choice-donate = Donate to { $cell } for ${ $price }{ sale }
choice-keep = Keep your Action Choice tile
choice-switch = Give up your Action Choice tile for { $type }
choice-use = Use { $department-the }
choice-use-paid = Use { $department-the }: ${ $money } on top of the goods
choice-effect = Take effect number { $number }
choice-effect-stay-money = Take ${ $count }
choice-effect-stay-goods = Take { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  }
choice-effect-stay-moves = Gain { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
choice-effect-stay-research = Gain { $count ->
    [one] { $count } research point
   *[other] { $count } research points
  }
choice-effect-stay-employee = Bring { $count } new employee into the company
choice-effect-stay-pairs = Score { $count } VP for every two active employees
choice-effect-mission-money = Send the employee on a mission and take ${ $count }
choice-effect-mission-goods = Send the employee on a mission and take { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  }
choice-effect-mission-moves = Send the employee on a mission and gain { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
choice-effect-mission-research = Send the employee on a mission and gain { $count ->
    [one] { $count } research point
   *[other] { $count } research points
  }
choice-effect-mission-employee = Send the employee on a mission and bring { $count } new employee into the company
choice-effect-mission-pairs = Send the employee on a mission and score { $count } VP per two active employees
choice-mission = Mission to the { $region }
choice-tile = Build { $department-the }
choice-tile-for = Build { $department-the } for { cubes }
choice-tile-from = Build { $department-the }, from { cubes }
cubes = { $price ->
    [one] { $price } goods cube
   *[other] { $price } goods cubes
  }
choice-site = Build it on { $here-the } for { cubes }
choice-relocate-lying = Bring a lying employee over from { $here-the }
choice-relocate-standing = Bring an active employee over from { $here-the }
choice-amount = { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  }
choice-amount-sell = Sell { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  } for ${ $money }
choice-amount-trade = Pay { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  } for ${ $money } and { $vp } VP
choice-amount-buy = Buy { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  } for ${ $money }
choice-project = Build { $project-a } for { $goods ->
    [one] { $goods } goods cube
   *[other] { $goods } goods cubes
  }{ $money ->
    [0] { "" }
   *[other] { " " }and ${ $money }
  }{ sale }
choice-build = Build in { $city }: { $kind }{ nth }, { $vp } VP
choice-build-paid = Build in { $city }: { $kind }{ nth }, { $vp } VP, and at once{ $income }
choice-copy = Share the donation { $cell } for ${ $price }{ sale }
choice-activate = Activate somebody in { $department-the } { $price ->
    [0] for nothing
   *[other] for ${ $price }
  }{ sale }
choice-sell = Sell one goods cube for ${ $money }
choice-sell-all = Sell all goods ({ $count }) for ${ $money }
choice-leave = Leave this department
choice-decline = Decline
choice-decline-relocate = Bring nobody over
choice-done = End your turn
choice-done-activate = Activate nobody else
choice-done-research = Stop researching
choice-done-moves = Stop moving

## Prompts

prompt-side = Before round 1 you choose a side for each of your four project tabs. Which side of the { $tab } tab do you play with?
prompt-house = Where do you build your first housing?
prompt-reserve = Which department do you reserve for your company?
prompt-move = { $pool ->
    [one] { $pool } move
   *[other] { $pool } moves
  } before the first round: whom do you move?
prompt-to = { $pool ->
    [one] { $pool } move
   *[other] { $pool } moves
  } left: where to?
prompt-row = Round { $round }: which row of the timeline do you choose?
prompt-recall = Income in the { $region }: you have { $count ->
    [one] { $count } employee
   *[other] { $count } employees
  } there. How many do you recall?
prompt-return = { $count ->
    [one] One employee comes home. Does it enter New Lobby?
   *[other] { $count } employees come home. How many of them enter New Lobby?
  }
prompt-research = { $pool ->
    [one] { $pool } research point
   *[other] { $pool } research points
  } from your income: what do you improve?
prompt-newcomers = { $count ->
    [one] One new employee arrives. Does it enter New Lobby?
   *[other] { $count } new employees arrive. How many of them enter New Lobby?
  }
prompt-take = Your { $tab } tab offers a choice of incomes.
prompt-donate = Your next donation costs ${ $price }. Which cell, if any?
prompt-choice = Everybody does { $type }. Do you keep your Action Choice tile?
prompt-turn-HR = Human Resources: { $pool ->
    [one] { $pool } move
   *[other] { $pool } moves
  } left.
prompt-turn-MG = Management: which department do you use?
prompt-turn-CO = Construction: which department do you use?
prompt-turn-RD = Research & Development: { $pool ->
    [one] { $pool } research point
   *[other] { $pool } research points
  } left.
prompt-effect = { $department }: which effect?
prompt-zone = { $department }: where does the employee go?
prompt-tile = Which department do you build?
prompt-site = Where do you build { $department-the }?
prompt-relocate = Property Management: who moves to { $department-the }?
prompt-amount = { $department }: how many goods?
prompt-project = Which kind of project do you build?
prompt-slot = Where do you build your { $project }?
prompt-copy = Which donation do you share for ${ $price }?
prompt-activate = End of the round: whom do you activate?
prompt-activate-first = Before the first round: whom do you activate?
prompt-finished = One moment.
prompt-used = One moment.

## What happened

gains = { $money ->
    [0] { "" }
   *[other] { " " }+${ $money }
  }{ $goods ->
    [0] { "" }
   *[other] { " " }+{ $goods } goods
  }{ $vp ->
    [0] { "" }
   *[other] { " " }+{ $vp } VP
  }{ $moves ->
    [0] { "" }
    [one] { " " }+1 move
   *[other] { " " }+{ $moves } moves
  }{ $research ->
    [0] { "" }
   *[other] { " " }+{ $research } RP
  }{ $people ->
    [0] { "" }
    [one] { " " }+1 employee
   *[other] { " " }+{ $people } employees
  }
pays = { $pay-money ->
    [0] { "" }
   *[other] { " " }-${ $pay-money }
  }{ $pay-goods ->
    [0] { "" }
   *[other] { " " }-{ $pay-goods } goods
  }
stop = { $level },{ $income } per employee recalled{ $last ->
    [0] { "" }
   *[other] , the last space
  }
marked = the space marked{ $income } ({ $level }{ $last ->
    [0] { "" }
   *[other] , the last one
  })
section-disc = one more disc is ready,{ $income } under it
section-bare = one more disc is ready
section-blank = nothing on it
section-end = { $n } VP at the end
section-limit = each donation may count { $n } VP more
either = { $a } or{ $b }
log-side = Plays with side { $side } of the { $tab } tab.
log-house = Builds the first housing in { $city }.
log-reserve = Reserves { $department-the }.
log-move = Moves { $active ->
    [0] a lying employee
   *[other] an active employee
  } from { $from-the } to { $to-the }; { $left ->
    [one] { $left } move
   *[other] { $left } moves
  } left.
log-row = Chooses { $row }.
log-flip = That row is finished: the marker of { $row } is flipped instead.
log-event-income = Event: income in the { $region }.
log-event-donation = Event: donations.
log-event-both = Event: income in the { $region }, and donations.
log-recall = { $count ->
    [0] Recalls nobody from the { $region }.
    [one] Recalls 1 employee from the { $region }.
   *[other] Recalls { $count } employees from the { $region }.
  }
log-transport = Transport income in the { $region } ({ $times ->
    [one] once
   *[other] { $times } times
  }):{ gains }.
log-tab-income = Income of the { $tab } tab:{ gains }.
log-research-lost = { $count ->
    [one] { $count } research point is lost
   *[other] { $count } research points are lost
  }.
log-donate = Donates ${ $price } to { $cell }.
log-copy = Pays ${ $price } and shares the donation { $cell }.
log-decline = Makes no donation.
log-switch = Gives up the Action Choice tile for { $type }.
log-turn = { $type } turn{ $pool ->
    [0] { "" }
    [one] : { $pool } { $type-point }
   *[other] : { $pool } { $type-points }
  }.
log-turn-end = Ends the turn{ $left ->
    [0] { "" }
    [one] ; { $left } { $type-point } is lost
   *[other] ; { $left } { $type-points } are lost
  }.
log-mission = Sends an employee of { $department-the } to the { $region }.
log-use = { $department }:{ gains }.
log-amount = { $department }:{ pays }{ gains }.
log-department = Builds { $department-the } ({ $space }) for { cubes }: { $staffed ->
    [0] nobody was on the space
   *[other] an employee was on the space
  }{ $extra ->
    [0] { "" }
   *[other] , { $extra } more for this department
  }.
log-relocate = Brings { $active ->
    [0] a lying employee
   *[other] an active employee
  } from { $from-the } to { $department-the }.
log-project = Builds { $project-a } in { $city } for { $goods ->
    [one] { $goods } goods cube
   *[other] { $goods } goods cubes
  }{ $money ->
    [0] { "" }
   *[other] { " " }and ${ $money }
  }{ $mission ->
    [0] .
   *[other] ; the employee goes to the { $region }.
  }
log-track = Pays { $price } RP for transport in the { $region }: { stop }.
log-bonus = Bonus of the last transport space in the { $region }:{ gains }.
log-tab = Pays { $price } RP to draw out the { $tab } tab: { $section }.
log-activate = Activates an employee in { $department-the } { $price ->
    [0] for nothing
   *[other] for ${ $price }
  }.
log-sell = Sells { $count ->
    [one] { $count } goods cube
   *[other] { $count } goods cubes
  } for ${ $money }.
log-round-end = Round { $round } ends; the marker of { $row } moves on. Its next event: { $event }.
log-welfare = Final welfare payments:{ pays } +{ $points } VP.
log-final-source = +{ $n } VP: { $source }.
log-final = { $n } VP in all, { $before } of them during play.
log-andrew-final = Andrew's final count: { $n } VP.
log-andrew-card = Andrew draws a card. Its back shows { $row }, { $advanced ->
    [0] normal
   *[other] advanced
  }.
log-andrew-reveal = Andrew turns up card { $card } and follows its line for the action of the round.
log-andrew-row = Andrew chooses { $row }, circled on his card.
log-andrew-donates = Andrew donates to { $cell }, the cell on his card.
log-andrew-no-cell = Andrew's card names { $cell }, which is taken, or he is out of discs: no donation.
log-andrew-slide = Andrew's card slides { $places } to the { $vp } VP card.
log-andrew-tile = Andrew takes { $department }, the lowest number of the type on his card.
log-andrew-no-tile = Andrew's card asks for a { $type } tile, but none is left that he may take: no number twice in a turn.
log-andrew-builds = Andrew builds in { $city }: the leftmost free slot of a city on his card.
log-andrew-no-slot = Andrew's card names { $city }, which is full, or he is out of discs.
log-andrew-step = Andrew's card moves his transport in the { $region } on to { marked }.
log-andrew-no-step = Andrew's card asks for another step in the { $region }, but the way is blocked.
log-andrew-filed = Andrew's card is put away under the { $vp } VP card.

## Score and figures

score-immediate = Points during play
score-choice-tile = Unused Action Choice tile
score-active = Active employees
score-departments = Departments built
score-tabs = Project tabs
score-links = Links between large cities
score-cities = Discs in cities
score-donations = Donations
score-andrew-cards = Andrew's cards
score-andrew-departments = Andrew's departments
score-andrew-transport = Andrew's transport
score-andrew-cities = Andrew's discs in cities
score-andrew-donations = Andrew's donations
help-score-immediate = Scored at once: income, Logistics, Safety and Quality, public buildings.
help-score-choice-tile = A tile you never gave up.
help-score-active = One for everybody who stands; those on missions do not count.
help-score-departments = Built departments only: 3 in the top row, 2 below.
help-score-tabs = The end points of every section drawn out.
help-score-links = Large cities joined by cities of yours, by the lowest transport level among them; the best network.
help-score-cities = The points printed at each city where you have a disc.
help-score-donations = Each cell by what it counts, up to your limit.
figure-money = Money
figure-goods = Goods
figure-vp = VP so far
figure-active = Active
figure-away = On missions
figure-reserve = In reserve
figure-discs = Discs
figure-projects = Projects
figure-departments = Departments
figure-donations = Donations

## Steps

step-side = Tab sides
step-house = First housing
step-reserve = Department to reserve
step-move = Moves of the setup
step-to = Destination
step-row = Timeline
step-recall = Income
step-return = Returning employees
step-research = Research from income
step-newcomers = New employees
step-take = Income of a tab
step-donate = Donation
step-choice = Action Choice tile
step-turn = Department turn
step-effect = Effect
step-zone = Mission
step-tile = Department to build
step-site = Building site
step-relocate = Property Management
step-amount = Goods
step-project = Project
step-slot = City slot
step-copy = Shared donation
step-activate = Activation

## Why not

why-over = The game is finished.
why-not-your-turn = Somebody else is to decide now.
why-row-first-player = Picking the row of the timeline is up to the first player.
why-must-choose-row = The round cannot start without a row; pick one of the four.
why-row-now = The row of this round has been picked already, or it is not yet time to pick one.
why-event-first = Departments wait until everybody has dealt with the event.
why-no-use-now = Departments are used in the third phase of a round.
why-side-order = Now decide about the { $tab } tab.
why-side-fixed = You picked your tab sides before the game; they stay.
why-house-setup = The first housing is built before the first round only.
why-house-small = Small cities are no place for the first housing.
why-house-type = The first housing needs a slot marked for Housing.
why-reserve-setup = A department is reserved before the first round only.
why-tile-gone = No copy of that department is left on display.
why-moves-later = Employees walk once every seat has its first housing and a reserved department.
why-setup-moves = More than { $n } moves are not allowed before the first round.
why-move-hr = Nobody walks through the company outside a Human Resources turn.
why-move-picked = You picked an employee; now choose where to.
why-pick-first = First pick the employee who walks.
why-no-moves = Your pool of moves is empty.
why-finish-use = First finish what you have started.
why-permanent-moves = The permanent employee stays where he is.
why-nobody-there = None of your employees there is in that position.
why-same-space = The employee is there already.
why-too-far = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  } would be needed and you have { $left }.
why-straight = A step leads to the space above, below, left or right.
why-off-board = Your company ends here.
why-away = That employee is travelling and out of reach.
why-no-income = This event pays no income.
why-recall-event = Employees come home in an income event of their region only.
why-too-many-recalled = { $n ->
    [0] Nobody of yours is in that region.
    [one] Just 1 employee of yours is there.
   *[other] Just { $n } employees of yours are there.
  }
why-recalled-once = You have already said how many come home.
why-other-region = Income comes from the { $region } this round, from nowhere else.
why-lobby-only = Without New Lobby everybody arrives in the Lobby.
why-nobody-arrives = Nobody is arriving just now.
why-arrivals = { $n ->
    [one] One employee arrives
   *[other] { $n } employees arrive
  }, no more.
why-reserve-empty = Your reserve of employees is used up.
why-not-this-income = This section does not offer that.
why-no-recall = Tabs pay only those who have recalled somebody.
why-own-space = Your disc decides which income you get.
why-cell-taken = There is a disc on that cell.
why-no-donation = This event takes no donations.
why-income-first = Your income comes before your donation.
why-no-disc = All your discs are in use.
why-donation-price = You would need ${ $n } for your next donation.
why-one-donation = You have had your one chance to donate in this event.
why-no-tile = There is no Action Choice tile in front of you.
why-tile-spent = You have given your Action Choice tile up already.
why-tile-first-player = The action of this round was your own choice.
why-tile-same-type = That is what everybody does anyway; name another type.
why-tile-late = That is possible only at the very start of your department turn.
why-tile-undecided = First decide about your Action Choice tile.
why-not-built = Your company does not have that department.
why-permanent-effect = That department works by itself and is never used.
why-other-type = Your turn is { $type }; this department is of another type.
why-credited = What this department gives is in your pool already.
why-closed = You left that department earlier in this turn.
why-nobody-active = There is no active employee in that department.
why-all-used = All active employees there have done their work.
why-outsourcing = Outsourcing takes ${ $n } on top of the goods.
why-cannot-meet = You cannot meet the requirements of this effect now.
why-no-effect = There is no such effect to take now.
why-no-mission = Nobody is about to leave on a mission.
why-other-employee = Whoever does the work goes on the mission, nobody else.
why-outside-region = The project stands in the region the employee travels to.
why-left-before = You already left { $department-the } without using it. Use it now, or take the step back.
why-not-inside = You are not inside a department.
why-no-trade = No department is trading goods just now.
why-amount = Between 1 and { $n } goods at a time.
why-too-few-goods = You own { $n } goods, not enough.
why-too-little-money = That would take ${ $n }.
why-planning-first = Departments are built by using Strategic Planning.
why-twice = One department of each number is enough for a company.
why-reserved-first = The department you reserved comes before all others.
why-department-price = { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
  } would be needed there.
why-extra-goods = This department takes { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
  } more than others.
why-site-first = Now choose its space.
why-site-lobby = The Lobby has to stay open.
why-site-taken = Another department stands there.
why-property-staffed = Nobody is active in Property Management.
why-relocate-once = A new department takes in one employee, right after it is built.
why-builder-first = Projects are built by using a construction department.
why-no-project = That tab has no disc ready to be built.
why-project-price = Such a project needs { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
  }.
why-town-later = The town pays after you, not before.
why-slot-first = Now choose its slot.
why-no-slot-left = The map has no free slot for that.
why-slot-taken = Somebody has built there.
why-slot-type = That slot is marked for something else.
why-slot-twin = These slots are alike: fill them from the left.
why-disc-order = Discs leave a tab in order, the lowest section first.
why-no-research = You have no research points to spend now.
why-research-price = This step takes { $n } RP and you have { $left }.
why-research-kept = Research points cannot be saved up.
why-track-end = Your disc has reached the end of this track.
why-track-taken = The end of this track holds a disc, and only one fits.
why-tab-end = This tab cannot be drawn any further.
why-tab-disc = The new section needs a disc and you have none.
why-copy-rd = Donations are shared in R&D turns only.
why-copy-own = Your own disc is there already.
why-copy-foreign = That needs a donation made by another player.
why-copy-use = First send somebody from Charitable Giving.
why-activate-later = Employees stand up at the end of the round.
why-activate-inside = Only inside a department with workstations can somebody stand up.
why-already-active = Everybody there is standing already.
why-nobody-lies = Nobody lies there.
why-no-station = Every workstation there is taken.
why-station-price = Standing up there takes ${ $n }.
why-permanent-place = The place of the permanent employee is his alone.
why-no-goods = You own no goods.
why-sold-for-you = Goods are sold for you as soon as a payment needs it.
why-goods-needed = Sell goods one at a time, and keep those your action needs.
why-nothing-to-decline = Nothing is being offered to you.
why-setup-choice = The setup needs this choice.
why-event-choice = Answer the event first.
why-welfare-later = Welfare is paid when the game is scored.
why-hidden-card = Nobody has seen that card yet.

## Terms

term-scored = Points scored
term-staff = Active employees
term-people = Idle employees
term-missions = Employees away
term-money = Money
term-goods = Goods
term-company = Departments built
term-tabs = Project tabs
term-projects = Projects in hand
term-transport = Transport
term-links = Links between large cities
term-cities = Discs in cities
term-donations = Donations
term-action = The action of this round
term-andrew = What Andrew has
better-scored = { $vp ->
    [0] more points, scored right away
    [one] one more point, scored right away
   *[other] { $vp } more points, scored right away
}
better-staff = { $active ->
    [0] your employees at work are better placed
    [one] one more employee at work
   *[other] { $active } more employees at work
}
better-people = your idle employees are nearer to their next job
better-missions = { $away ->
    [0] your employees away will come home with more
    [one] one more employee away, who will come home with income
   *[other] { $away } more employees away, who will come home with income
}
better-money = { $money ->
    [0] your money goes further
    [one] $1 more
   *[other] ${ $money } more
}
better-goods = { $goods ->
    [0] your goods go further
    [one] one more cube of goods
   *[other] { $goods } more goods
}
better-company = { $departments ->
    [0] your departments offer more
    [one] one more department
   *[other] { $departments } more departments
}
better-tabs = your project tabs pay more, in income and at the end
better-projects = more projects are ready to be built
better-transport = better transport, which pays for everyone who comes home
better-links = the large cities are nearer to being linked
better-cities = { $projects ->
    [0] your discs are in better cities
    [one] one more project on the map
   *[other] { $projects } more projects on the map
}
better-donations = { $donations ->
    [0] your donations count for more
    [one] one more donation
   *[other] { $donations } more donations
}
better-action = you get more out of the action of this round
better-andrew = Andrew is left with less
style-philanthropist = the Philanthropist
style-philanthropist-about = gathers money and gives it away to causes that count
style-organiser = the Organiser
style-organiser-about = puts a large company together and keeps everybody at work

## Terminal

word-timeline = Timeline
word-map = Map (h c i p: free slots by type, * any, $ pays income)
word-donations = Donations
word-donation = Donation
word-transport = Transport
word-display = Departments on display
word-round = Round { $round } of { $rounds }
word-first = First:
word-action = Action:
word-event = Event:
word-next-donation = next donation ${ $price }
word-reserved = reserved:
word-last-space = last space: { $bonus }
word-andrew-score = { $points } points
word-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } left
word-back = card:
word-next-back = next:
word-advanced = advanced
word-normal = normal

## Balance reports

trait-place-1 = Place 1 in round 1
trait-place-2 = Place 2 in round 1
trait-place-3 = Place 3 in round 1
trait-place-4 = Place 4 in round 1
trait-housing-A = Housing tab, side A
trait-housing-B = Housing tab, side B
trait-commerce-A = Commerce tab, side A
trait-commerce-B = Commerce tab, side B
trait-industry-A = Industry tab, side A
trait-industry-B = Industry tab, side B
trait-public-A = Public tab, side A
trait-public-B = Public tab, side B

# the board in the browser
board-free = free
board-neutral = neutral disc
board-empty = empty space
board-nobody = nobody
board-mine = Mine
board-now = This round: { $action }, event: { $event }
board-zone = { $region }: employees on mission
board-row = { $action }, then { $event }
board-next-income = { $region } income{ $count ->
    [0] : none there
    [one] : 1 home, { $gain }
   *[other] : { $count } home, { $gain }
  }
board-next-donation = donation (${ $price })
board-next-flip = ↪ { $row }:
board-next-none = no event left
board-then = { ", " }
board-region-west = West
board-region-midwest = Midw.
board-region-south = South
board-region-east = East
board-track-at = Transport in the { $region }: you have the { $level }, { $income } for each employee recalled
board-space = { $name }, { $stand } standing, { $lie } lying
board-moves = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
  }
board-research = { $n } RP left
board-way = { $cost ->
    [one] 1 move
   *[other] { $cost } moves
  }, { $left } left
board-choice-tile = Action Choice tile
board-reserved = Reserved: { $name }
board-act = Next
board-projects = Projects
board-projects-of = Projects of { $name }
board-unsure = dotted: reconstructed
board-tab-at = { $tab } tab, side { $side }, { $exposed } of 7 sections drawn out, ready to build: { $ready }
board-limit = MAX+{ $n }
board-display = { $name }, { $count } left
board-tiles-left = { $n } tiles
board-company-of = Company of { $name }
board-first = first: { $name }
board-donation-news = next ${ $price }, up to { $limit }★ each
board-donation-limit = up to { $limit }★ each
board-cell-worth = worth { $worth } to you now
board-links = Links now
board-links-of = Links of { $name }: { $count ->
    [0] none yet
   *[other] { $worth } VP at { $level } level, { $cities }
  }
board-link-lacks = { $worth }★ lacks { $count }
board-page-timeline = Timeline
board-page-donations = Donations
board-page-projects = Projects
board-page-research = Research
board-page-departments = Tiles
board-page-map = Map
board-page-company = Company
board-waiting = { $n ->
    [one] 1 choice here
   *[other] { $n } choices here
  }
board-gain-money = ${ $n }
board-gain-goods = { $n }g
board-gain-vp = { $n }★
board-gain-research = { $n }RP
board-gain-employee = +{ $n }☻
board-abbr-west = W
board-abbr-midwest = MW
board-abbr-south = S
board-abbr-east = E
board-dept-training-and-partnerships = Training
board-dept-recruiting = Recruiting
board-dept-safety-and-quality = Safety
board-dept-new-lobby = New Lobby
board-dept-purchasing = Purchasing
board-dept-sales = Sales
board-dept-logistics = Logistics
board-dept-property-management = Property
board-dept-engineering = Engineering
board-dept-construction-outsourcing = Outsourcing
board-dept-supply-chain = Supply Chain
board-dept-communications = Comms
board-dept-advanced-research = Adv. Research
board-dept-advanced-design = Adv. Design
board-dept-charitable-giving = Charity
board-dept-telegraph-operators = Telegraph
board-dept-human-resources = HR
board-dept-commerce-finance = Finance
board-dept-strategic-planning = Planning
board-dept-construction = Construction
board-dept-research = R&D
board-city-new-orleans = New Orleans
board-tab-housing = Housing
board-tab-commerce = Commerce
board-tab-industry = Industry
board-tab-public = Public

## Andrew at the table

andrew-level = Level: { $level }
andrew-vp-cards = VP cards, and how many of his cards lie under each
andrew-under = ×{ $n }
andrew-reasons = Why Andrew does this
andrew-line-HR = slide { $slide }
andrew-line-MG = tiles { $types }
andrew-line-RD = { $region } +{ $steps }
andrew-next = Next: { $row }, { $advanced ->
    [0] normal
   *[other] advanced
  } ({ $left } left).
andrew-owns = { $discs } discs, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }.
andrew-goal = Beat Andrew ({ $level })
by-points = { $by ->
    [one] by { $by } point
   *[other] by { $by } points
  }
andrew-verdict = { $andrew ->
    [0] You and Andrew share the win.
    [1] Andrew wins { by-points }.
   *[other] You beat Andrew { by-points }.
  }
andrew-why-hidden = You choose the row, so his card stays face down until then. Its back shows { $row }, { $advanced ->
    [0] normal
   *[other] advanced
  }.
andrew-why-chose = In even rounds Andrew chooses: card { $card } has { $row } circled.
andrew-why-followed = You chose { $row }, so he plays that line of card { $card }.
andrew-why-donated = Donation event: he gives to the cell of his card, { $cell }.
andrew-why-no-donation = Donation event, but { $cell } of his card was not free: the card slides 1.
andrew-why-HR = Human Resources line: he has no staff, the card slides { $slide }.
andrew-why-MG = Management line: the lowest tile on display of { $types }, no number twice; each miss slides the card 1.
andrew-why-CO = Construction line: the leftmost free slot of { $cities }; each full city slides the card 1.
andrew-why-RD = Research line: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } in the { $region }, now on { marked }; each step he cannot make slides the card 1.
andrew-why-place = { $places ->
    [0] Nothing failed: the card stays at { $vp } VP.
   *[other] So the card lies at { $vp } VP and will count that.
  }
board-andrew-cards = cards
board-andrew-departments = tiles
board-andrew-transport = transport
board-andrew-cities = cities
board-andrew-donations = gifts

## The guided first round

guide-welcome = Twenty rounds; the most points win. Each round one player picks one of these four rows, and everybody carries out its action. First, your company is set up for you.
guide-house = Place one project of your own to begin with. Build your first housing in New York: the slot is worth 3 points.
guide-walk = One of your people stands in each department; five more lie in the lobby. Before round 1 you have 6 moves. Pick somebody in the lobby.
guide-desk = Walk to the Construction department, two desks away: 2 moves. Two colleagues follow with the rest.
guide-activate = Those who have walked lie down and must be paid to stand up; only those who stand can work. Stand one up in Construction for $2.
guide-timeline = You choose the row this round. The words under each row tell its event, income from a region or a donation, and what it would bring you: read them before you pick.
guide-row = Your people stand ready in Construction. Choose that row; its event lets everybody donate.
guide-donate = The first donation costs $5, the next one $5 more. You mean to settle in the East: this cell pays 2 points for every disc of yours there.
guide-use = Now the action. Use your Construction department; each person standing there may build one project.
guide-project = An industry project costs 2 of your 4 goods. Take it.
guide-build = Build it in Boston for 3 points. The worker travels to the East and stays away until an income in that region calls him home.
guide-second = The next worker is ready. A commerce project takes 1 of your goods: choose it.
guide-link = New York again, 3 points. That makes three discs in the East, 6 points with your donation.
guide-end = Round 1 is over and the Construction marker moves on, so a new event waits there. You have two people away: pick a row with income in the East to bring them back with pay. Over to you!

## The table in words

tell-free = free
tell-any = any
tell-yes = yes
tell-own-action = Your own action by the Action Choice tile:
tell-pool = Left to spend in this turn: { $count }
tell-using = In use:
tell-closed = Departments done for this turn:
tell-picked = Picked: the employee who { $who } in the { $space }
tell-standing = stands
tell-lying = lies
tell-spent = Spaces spent
tell-left = Spaces left
tell-next = Event if it is chosen now
tell-map = Map
tell-map-help = Income says whether building there pays the region's transport income. Points are those of a disc; what follows a plus sign counts for linked large cities.
tell-city = City
tell-region = Region
tell-city-vp = VP
tell-income = Income
tell-slots = Slots
tell-routes = Routes to
tell-track = { $about } Now: { $spaces }. On missions: { $away }.
tell-tabs = Project tabs
tell-signs = Signs: ▪ goods, ★ VP, ☺ employee, ⚗ research points.
tell-started = Departments every company starts with
tell-cell = Cell
tell-counts = Counts
tell-worth = The columns of the players say what a cell would count for each of them if the game ended now.
tell-people = Employees: { $standing } active, { $lying } lying, { $away } on missions
tell-limit = A donation counts at most { $limit } points
tell-choice-none = No Action Choice tile
tell-choice-held = Holds the Action Choice tile
tell-choice-spent = Action Choice tile spent
tell-links = Links: { $worth } points, through { $cities }
tell-no-links = No links yet
tell-tab = { $tab }, side { $side }: { $exposed } of 7 sections drawn out; uncovered: { $uncovered }; under a disc: { $discs }
tell-free-spaces = Free spaces (VP):
tell-empty-space = Free space ({ $vp } VP)
tell-desks = { $count ->
    [one] 1 workstation at ${ $price }
   *[other] { $count } workstations at ${ $price }
  }
tell-permanent = permanent staff
tell-staff-stand = { $count } active
tell-staff-lie = { $count } lying
tell-andrew-card = { $about } It has slid { $place } places.
tell-andrew-played = Played: { $cards }

## The legend

sign-mission = the employee leaves on a mission
sign-person = an employee
sign-move = moves
sign-goods = goods
sign-vp = victory points
sign-research = research points
sign-build = build a project or a department
sign-gift = a donation
sign-or = one or the other
sign-pay = pay on the left for what is on the right
sign-railroad = transport, or a region that reached the railroad
sign-spent = for each that is spent at the end
sign-disc-in = for each disc in that region, by its initial
sign-disc-small = for each disc in a small city
