### The page, in English

## Getting about

ui-nav = Pages
ui-home = Home
ui-mine = My tables
ui-lobby = Lobby
ui-settings = Settings
ui-rules = Rules
ui-help = Help
ui-close = Close
ui-loading = One moment…
ui-lost = There is no such page
ui-frozen = This table was begun under other rules than those installed here, so it can only be kept.
ui-no-table = This table cannot be shown
ui-go-dark = Dark colours
ui-go-light = Light colours
ui-yes = yes
ui-no = no
ui-more = More settings

## Home

ui-welcome = Four industrial-age board games, played by the book: against bots, on one screen, or with friends by a link.
ui-no-games = No game is installed.
ui-seats-count = { $seats } players
ui-play = Play
ui-play-game = Play { $game }
ui-with-friends = With friends
ui-waiting-tables = { $turns ->
    [0] { $count ->
        [one] One game of yours goes on
       *[other] { $count } games of yours go on
      }
    [one] It is your turn at one of your tables
   *[other] It is your turn at { $turns } of your tables
  }
ui-credits = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Faces: Source Sans 3, Playfair Display, IM Fell English SC, Barlow Condensed, Abril Fatface, Fredoka, SIL Open Font License.

## Setting up

ui-new-table = A new table
ui-how-many = Players
ui-seat-kind = Who sits at seat { $seat }
ui-seat-level = Level of the bot at seat { $seat }
ui-seat-named = Name at seat { $seat }
ui-name = Name
ui-your-name = Your name
ui-kind-me = Me
ui-kind-screen = Someone here, on this screen
ui-kind-friend = A friend, by link
ui-kind-open = Anyone
ui-kind-bot = A bot
ui-open-note = The first visitor may sit down here.
ui-public = Show this table in the lobby
ui-clock = Clock
ui-clock-none = none
ui-clock-value = { $base } each, { $step } more per turn
ui-start = Start the game
ui-daily = Today's deal
ui-daily-of = Today's deal: { $game }
ui-daily-about = The same cards, tiles and chances for everyone on this server today: you against { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }. Undo goes no further than what was hidden. Your score goes onto the list when the game is over.
ui-daily-about-solo = The same cards, tiles and chances for everyone on this server today, played alone. Undo goes no further than what was hidden. Your score goes onto the list when the game is over.
ui-daily-play = Play today's deal
ui-daily-best = Best scores
ui-daily-day = Day
ui-daily-first = Nobody has finished today's deal yet. Be the first.
ui-daily-none = Nobody finished the deal of that day.
ui-daily-replay = Replay of number { $place }, { $name }
ui-solo = Solo
ui-solo-game = Play { $game } solo
ui-goal = Goal

## Seats

ui-bot = Bot, { $level }
ui-seat-name = Player { $seat }
ui-seat-open = Free seat
ui-seat-friend = Invited
ui-handed-over = A bot plays for now
ui-you = You
ui-time-left = Time left
ui-away = Away
ui-points = Points
ui-winner = Winner
ui-hand-over = Let a bot play for me
ui-take-back = Play myself again

## Invitations

ui-waiting = The game begins when every seat is taken
ui-invite = Send each friend the link of the seat. Whoever opens it sits there; nothing else is needed.
ui-seated = seated
ui-link-for = Link for { $name }
ui-copy = Copy
ui-copied = Copied
ui-seat-bot = Seat a bot
ui-sit = Sit down
ui-seat-free = A seat is free at this table.

## One screen, several people

ui-pass-screen = Pass the screen to { $name }
ui-pass-screen-note = Everyone at this table holds something the others may not see. Nothing is shown until you are there.
ui-i-am = I am { $name }

## The prompt

ui-prompt = What is asked
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-thinking = (thinking)
ui-over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
ui-over-lost = The game is over, and not won this time
ui-round = Round { $round }
ui-uncertain = What comes of it is open.
ui-confirm = Confirm
ui-cancel = Cancel
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-hidden = Since then something hidden came out or another player had a say. Going back needs everybody's consent.
ui-undo-asked = { $name } asks to take a move back.
ui-agree = Agree
ui-refuse = Refuse
ui-hint = Hint
ui-hint-says = { $level } would choose: { $text }
ui-win-chance = Chance to win: { $percent } %
ui-advice-ask = What would a strong bot do?
ui-advice-same = That is what was played.
ui-advice-other = Played was: { $text }
ui-rematch = Rematch
ui-rematch-waits = Go to the rematch
ui-offline = Connecting again…
ui-looking-back = You are looking back, at moment { $at }.
ui-back-to-now = Back to now

## Choices

ui-choices = Your choices
ui-several = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
ui-all = Show all
ui-fewer = Show less
ui-nothing-now = Nothing for you to decide right now.
ui-nothing-over = The game is over.
ui-nothing-peek = This is a moment of the past.
ui-nothing-watching = You are watching.

## Panes, log, recap, chat

ui-panes = Parts of the table
ui-pane-board = Board
ui-pane-seats = Players
ui-pane-side = Log
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-send = Send
ui-recap = Since your last turn
ui-before = One back
ui-after = One on
ui-skip = Skip

## Explanations

ui-reconstructed = Reconstructed, not read off a printed copy: { $fields }.
ui-reconstructed-some = Some of its figures are reconstructed, not read off a printed copy.
field-price = price
field-era = era
field-copies = number of copies
field-vp = points
field-symbols = symbols
field-needs = resources needed
field-networks = networks
field-network = network
field-prestige = prestige
field-name = name
field-times = multiplier
field-kind = kind
field-column = column
field-producer = producer
field-edges = connections
field-income = income
field-effect = effect
field-bonus = bonus
field-slots = slots
field-pos = place on the map

## Scores

ui-scores = Scores
ui-sheet = Score sheet
ui-sheet-line = Points from
ui-total = Total
ui-rank = Place
ui-sheet-point = Point at a line to read what it counts.
ui-chart = Points at the end of each round
ui-chart-label = Points over the rounds, at the end: { $list }
ui-chances = Chances to win, turn by turn
ui-chances-label = Chances to win over the turns. { $list }
ui-chances-even = No turn changed them much.
ui-figures = The figures
ui-figures-when = When
ui-moments = Moments that mattered
ui-moment-swing = Round { $round }: { $name } gained { $gain } at once.
ui-moment-lead = Round { $round }: { $name } took the lead.
ui-moment-turning = Round { $round }: { $way ->
    [down] { $name }'s chance to win fell by { $percent } %.
   *[up] { $name }'s chance to win rose by { $percent } %.
  }
ui-share = Share the replay
ui-share-note = Whoever opens this link can go through the game step by step.
ui-share-link = Link to the replay
ui-record = Download the record

## Replay

ui-replay = Replay
ui-moment = Moment { $at } of { $length }
ui-moment-slider = Moment
ui-start-position = The start position.
ui-first = To the start
ui-last = To the end
ui-run = Play
ui-pause = Pause
ui-play-on = Play on from here
ui-to-table = To the table

## Rules

ui-rules-of = Rules of { $game }
ui-search = Search the rules
ui-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
ui-rules-note = Every clause is checked by tests. Where the rulebook is silent, a ruling says what is played here.
ui-tag-book = book
ui-tag-book-note = Stated by the rulebook.
ui-tag-ruling = ruling
ui-tag-ruling-note = Decided here, where the rulebook is silent.
ui-tag-data = figures
ui-tag-data-note = Depends on figures of the components, which may be corrected.
ui-nothing-found = No clause has all these words.

## Help

ui-help-board = What glows can be chosen: click it, or take the same choice from the list. Pointing at anything explains it.
ui-help-grey = Click something that does not glow, and it says why it cannot be chosen now.
ui-help-undo = Undo is free back to the last moment when something hidden came out or another player had a say.
ui-key-tab = go through what can be chosen
ui-key-arrows = walk over the board, also to what cannot be chosen
ui-key-enter = choose; confirm
ui-key-esc = close; cancel what is unfinished
ui-key-u = undo
ui-key-h = hint
ui-key-help = this help

## Settings

ui-set-lang = Language
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-mode = Colours
ui-set-mode-auto = as the system
ui-set-mode-light = light
ui-set-mode-dark = dark
ui-set-motion = Motion
ui-set-motion-auto = as the system
ui-set-motion-on = on
ui-set-motion-off = off
ui-set-shapes = A shape for every player
ui-set-shapes-note = Pieces differ by shape and letter, not by colour alone.
ui-set-confirm = Confirm every choice
ui-set-confirm-note = A click first shows what would happen; a second one, or Enter, does it.
ui-set-recap = Tell me what the others did
ui-set-recap-note = At the start of your turn a strip goes through the moves since your last one.

## Lists of tables

ui-mine-empty = You sit at no table yet.
ui-lobby-note = Public tables. Sit down where a seat is free, or watch.
ui-lobby-empty = There is no public table right now.
ui-watch = Watch
ui-status-over = finished
ui-status-waiting = waiting for players
ui-bring = Replay a record
ui-bring-note = A record is a small text file that holds a whole game. It is checked move by move.
ui-bring-file = Choose a file

## The guided first round

ui-learn = Learn
ui-learn-game = Learn { $game }
ui-guide = Guided first round
ui-guide-step = Step { $step } of { $count }
ui-guide-next = Next
ui-guide-see = Show me
ui-guide-skip = Skip the guide
ui-guide-end = Play on
ui-guide-wait = One moment…
ui-guide-not-yet = You may do that later. For now, follow the hand.
