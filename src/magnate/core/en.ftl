no-such-choice = { $reason }
no-such-number = There is no choice { $number }; choices run from 0 to { $size }.
explain-choice = I would play: { $choice }
explain-win = I expect to win about { $percent } times out of 100 from here.
explain-for = For it: { $why }.
explain-against = For the next best: { $why }.
explain-runner = Also considered: { $choice }
explain-runner-win = Also considered: { $choice } ({ $percent }%)
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
level-random = Random
    .the = Random
level-greedy = Apprentice
    .the = The Apprentice
level-planner = Strategist
    .the = The Strategist
level-search = Thinker
    .the = The Thinker
level-1 = Level 1
    .the = Level 1
level-2 = Level 2
    .the = Level 2
level-3 = Level 3
    .the = Level 3
level-4 = Level 4
    .the = Level 4
level-5 = Level 5
    .the = Level 5
level-master = Master
    .the = The Master

## A position told in words

tell-heading = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } players
  }
tell-you = You are { $seat }.
tell-onlooker = You are a spectator.
tell-waiting = { $seat } has to decide:
tell-pair = { $name }: { $value }
tell-own = { $seat } (you)
tell-options = Options: { $options }.
tell-option-on = { $option } (yes)
tell-option-off = { $option } (no)
tell-goal = Goal: { $goal }.
tell-figures = Key figures
tell-points = Points as they stand
tell-total = Total
tell-winners = The game is over. Winner: { $names }.
tell-nobody = The game is over. Nobody has won.
tell-decision = Your decision

## What a chat player is told

chat-system =
    You are playing the board game { $game } and want to win it. { $about }

    Each message tells the whole position as you may know it, and what you may choose, numbered. Think as long as you like, then end your answer with one line:
    Choice: NUMBER
chat-again = That is not one of the choices. End your answer with the line “Choice: NUMBER”, a number from 1 to { $last }.
