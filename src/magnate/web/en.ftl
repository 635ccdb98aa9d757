### The page, in English

## Getting about

ui-nav = Pages
ui-home = Home
ui-mine = My tables
ui-lobby = Lobby
ui-settings = Settings
ui-rules = Rules
ui-help = Help
ui-legend = What the signs mean
ui-close = Close
ui-loading = One moment…
ui-lost = There is no such page
ui-unreachable = The server cannot be reached.
ui-unsent = The server cannot be reached. Your choice is not lost.
ui-no-network = There is no connection
ui-no-network-note = Magnate needs its server. Your tables are safe there; this page comes back by itself.
ui-try-again = Try again
ui-frozen = This table was started under rules that are not installed here, so it can only be kept.
ui-no-table = This table cannot be shown
ui-no-table-note = Check that the link is complete. Tables at which nobody plays any more are deleted after a while.
ui-link-refused = This link was used already, or it has expired. Make a new one on the other device, under “This device”.
ui-key-refused = The link you opened is not valid for this table. The seats you already have here are untouched.
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
        [one] One of your games is in progress
       *[other] { $count } of your games are in progress
      }
    [one] It is your turn at one of your tables
   *[other] It is your turn at { $turns } of your tables
  }
ui-asked-tables = { $count ->
    [one] A friend invites you to a table
   *[other] Friends invite you to { $count } tables
  }
ui-credits = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Faces: Source Sans 3, Playfair Display, IM Fell English SC, Barlow Condensed, Abril Fatface, Fredoka, SIL Open Font License.

## Setting up

ui-new-table = A new table
ui-how-many = Players
ui-seat-kind = Who sits at seat { $seat }
ui-seat-level = Level of the bot at seat { $seat }
ui-seat-style = Style of the bot at seat { $seat }
ui-style-any = Any style
ui-style-any-about = Picked at random when the game begins, and announced to everyone
ui-style-told = { $name }, { $style }: { $about }.
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
  }. Undo stops where something hidden was revealed. Your score goes onto the list when the game is over.
ui-daily-about-solo = The same cards, tiles and chances for everyone on this server today, played alone. Undo stops where something hidden was revealed. Your score goes onto the list when the game is over.
ui-daily-play = Play today's deal
ui-daily-best = Best scores
ui-daily-day = Day
ui-daily-first = Nobody has finished today's deal yet. Be the first.
ui-daily-none = Nobody finished the deal of that day.
ui-daily-replay = Replay of number { $place }, { $name }
ui-solo = Solo
ui-solo-game = Play { $game } solo
ui-practice = Practice
ui-practice-note = Another try at the deal of the day: it does not count.
ui-open-seed = Known deal
ui-open-seed-note = This deal was asked for by its number, so somebody may know it.
ui-marks = About this game
ui-goal = Goal

## Seats

ui-bot = Bot, { $level }
ui-bot-named = { $name } ({ $level })
ui-seat-name = Player { $seat }
ui-seat-open = Free seat
ui-seat-friend = Invited
ui-handed-over = A bot is playing for now
ui-you = You
ui-time-left = Time left
ui-away = Away
ui-points = Points
ui-winner = Winner
ui-hand-over = Let a bot play for me
ui-take-back = Play myself again
ui-time-out = Your time ran out, so a bot is playing for you.
ui-bot-plays = A bot is playing for you.
ui-handing = Leave { $name }'s seat to a bot?
ui-handing-note = The bot plays on for you. You can take the seat back at any time.
ui-resign = Resign
ui-resign-note = Resigning is for good: a bot plays your seat to the end of the game, so that the others can finish it.
ui-resign-sure = Yes, resign
ui-resigned = Has resigned; a bot plays on
ui-you-resigned = You have resigned. A bot plays your seat to the end.
ui-device = This device
ui-move = Open on another device
ui-move-note = Scan this code or open the link on the other device. It works once, until { $time }, and gives this seat to the person who opens it.
ui-watch-link = Link to watch
ui-watch-link-note = Anyone who opens this link can watch, and cannot play.
ui-qr = QR code of the link
ui-device-change = Play as { $name }
ui-device-note = Leaving removes the key to this seat from this device. Keep the link if you want to come back.
ui-device-sure = Without the link to this seat you cannot come back to it.
ui-device-leave = Leave this seat on this device

## Invitations

ui-waiting = The game begins when every seat is taken
ui-invite = Send each friend the link to their seat. They open it and sit down; no account is needed.
ui-invite-open = Whoever opens the link may take a free seat; no account is needed.
ui-invite-listed = The table is also listed in the lobby.
ui-invite-guest = The host is waiting for everyone to sit down. The game starts by itself.
ui-invited = You are invited to this table. Say who you are and sit down; no account is needed.
ui-seated = seated
ui-link-for = Link for { $name }
ui-copy = Copy
ui-copied = Copied
ui-seat-bot = Seat a bot
ui-seat-bot-note = The game can then begin without this player.
ui-sit = Sit down
ui-seat-free = A seat is free at this table.

## One screen, several people

ui-pass-screen = Pass the screen to { $name }
ui-pass-screen-note = Every player here has something the others may not see. Nothing is shown until you are ready.
ui-i-am = I am { $name }

## The prompt

ui-prompt = Current decision
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-thinking = (thinking)
ui-over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
ui-over-lost = The game is over, and not won this time
ui-round = Round { $round }
ui-uncertain = The result is not certain.
ui-confirm = Confirm
ui-cancel = Cancel
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-hidden = Since then something hidden was revealed or another player has acted. Going back needs everyone's consent.
ui-undo-alone = Since then something hidden was revealed or another player has acted. Nobody else has to agree. Take the move back all the same?
ui-undo-keep = Leave it
ui-undo-asked = { $name } asks to take a move back.
ui-undo-awaits = Still to answer: { $names }.
ui-undo-withdraw = Withdraw
ui-agree = Agree
ui-refuse = Refuse
ui-hint = Hint
ui-hint-wait = A strong bot is thinking…
ui-hint-says = { $level-the } would choose: { $text }
ui-win-chance = Chance to win: { $percent }%
ui-advice-ask = What would a strong bot do?
ui-advice-same = That is what was played.
ui-advice-other = What was played: { $text }
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
ui-strip = What you and the others have
ui-pane-board = Board
ui-pane-seats = Players
ui-pane-side = Log
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-watchers = Spectators
ui-watcher = A spectator
ui-watchers-closed = The host has closed the chat of the spectators.
ui-watchers-open = Spectators may talk to each other. You can read it when the game is over.
ui-send = Send
ui-recap = Since your last turn
ui-before = One back
ui-after = One forward
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
ui-moments = Turning points
ui-moment-swing = Round { $round }: { $name } gained { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  } at once.
ui-moment-lead = Round { $round }: { $name } took the lead.
ui-moment-turning = Round { $round }: { $way ->
    [down] { $name }'s chance to win fell by { $percent }%.
   *[up] { $name }'s chance to win rose by { $percent }%.
  }
ui-share = Share the replay
ui-share-note = Anyone who opens this link can step through the game.
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
ui-course = Chances to win over the course of the game
ui-moment-link = Copy the link to this moment
ui-costly = Your costliest choices
ui-costly-seat = Whose choices
ui-costly-wait = The strongest level goes through the game. This takes a moment…
ui-costly-none = No choice cost anything worth mentioning. Well played!
ui-costly-look = Look
ui-costly-why = { $level-the } would have chosen “{ $better }” instead of “{ $played }”, worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more by the end of that turn: { $why }.
ui-play-on = Play on from here
ui-to-table = To the table

## Rules

ui-rules-of = Rules of { $game }
ui-search = Search the rules
ui-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
ui-in-the-code = In the code
ui-rules-note = Every clause is checked by tests. Where the rulebook is silent, a ruling says what is played here.
ui-tag-book = book
ui-tag-book-note = Stated by the rulebook.
ui-tag-ruling = ruling
ui-rulings-only = Only what was decided here
ui-ruling-why = Why: { $reason }
ui-ruling-option = You can choose when you make a table: { $option }.
ui-tag-ruling-note = Decided here, where the rulebook is silent.
ui-tag-data = figures
ui-tag-data-note = Depends on figures of the components, which may be corrected.
ui-nothing-found = No clause contains all these words.

## Help

ui-help-board = What glows can be chosen: click it, or take the same choice from the list. Pointing at anything explains it.
ui-help-grey = Click something that does not glow, and it says why it cannot be chosen now.
ui-help-undo = Undo is free back to the last moment when something hidden was revealed or another player acted.
ui-key-tab = move through what can be chosen
ui-key-arrows = move around the board, also to what cannot be chosen
ui-key-enter-name = Enter
ui-key-esc-name = Esc
ui-key-enter = choose; confirm
ui-key-esc = close; skip; cancel what is unfinished
ui-key-u = undo
ui-key-h = hint
ui-key-help = this help

## Settings

ui-set-lang = Language
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-mode = Colours
ui-set-mode-auto = same as the system
ui-set-mode-light = light
ui-set-mode-dark = dark
ui-set-contrast = Contrast
ui-set-contrast-auto = same as the system
ui-set-contrast-normal = normal
ui-set-contrast-more = high
ui-set-size = Text size
ui-set-size-normal = normal
ui-set-size-large = large
ui-set-size-larger = larger
ui-set-motion = Motion
ui-set-motion-auto = same as the system
ui-set-motion-on = on
ui-set-motion-off = off
ui-set-pace = Moves of the others
ui-set-pace-slow = slow
ui-set-pace-normal = normal
ui-set-pace-fast = fast
ui-set-pace-off = all at once
ui-set-shapes = A shape for every player
ui-set-shapes-note = Pieces differ by shape and letter, not by colour alone.
ui-telling = Your turn
ui-sound = A sound when it is my turn
ui-volume = Volume
ui-sound-try = Listen
ui-tell = Tell me when I am elsewhere
ui-tell-note = A notification from this browser when the page is hidden or closed. It says which table is waiting, and nothing more.
ui-tell-note-open = A notification from this browser when the page is hidden. It says which table is waiting, and nothing more.
ui-tell-open-only = This browser can be told only while the page is open somewhere.
ui-tell-denied = This browser does not allow notifications from this page. You can change that in its settings.
ui-tell-here = Tell me when it is my turn at this table
ui-reach-note = With no page open, you can also be told by e-mail, or by a web hook of Discord, Slack or a service of your own.
ui-reach-push = Browser
ui-reach-hook = Web hook
ui-reach-mail = E-mail
ui-reach-add = Add
ui-reach-drop = Remove { $target }
ui-reach-asked = waits for your answer to our mail
ui-reach-confirm = Thank you. You will get a mail when it is your turn.
ui-reach-stop = You will get no more of these mails.
ui-set-confirm = Confirm every choice
ui-set-confirm-note = A click first shows what would happen; a second one, or Enter, does it.
ui-set-sensible = Let obvious choices be made for me
ui-set-sensible-note = Where one answer is never worse than the others, it is given at once, unless that would tell the others something. Undo it to be asked.

## Lists of tables

ui-mine-empty = You have not joined a table yet.
ui-lobby-note = Public tables. Sit down where a seat is free, or watch.
ui-lobby-open = Open a new table:
ui-lobby-empty = There is no public table right now.
ui-lobby-game = Game
ui-every-game = all
ui-lobby-pace = Pace
ui-pace-any = any
ui-pace-live = live
ui-pace-days = over days
ui-pace-free = no clock
ui-lobby-waiting = Waiting for players
ui-lobby-playing = Being played
ui-lobby-over = Finished
ui-option-chosen = { $option }: { $value }
ui-who-waits = { $count ->
    [0] nobody is here yet
    [one] { $names } is waiting
   *[other] { $names } are waiting
  }, { $free ->
    [0] no free seat
    [one] { $free } free seat
   *[other] { $free } free seats
  }
ui-watch = Watch
ui-status-over = finished
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
ui-guide-not-yet = You can do that later. For now, follow the hand.

ui-my-copy = My copy
ui-copy-of = My copy of { $game }
ui-copy-note = Not every printed figure could be confirmed. If you own a printed copy, type what is printed there, even where it agrees with ours. What you type is checked at once, shown on the piece, and kept in this browser and, for you alone, on this server.
ui-copy-left = { $left ->
    [0] Every reconstructed figure is confirmed.
   *[other] { $left } of { $all } reconstructed figures are left.
  }
ui-copy-search = Search pieces and figures
ui-copy-only = Only reconstructed figures and mine
ui-copy-export = Save as a file
ui-copy-import = Open a file
ui-copy-merge = Merge with a file
ui-copy-play = Play with it
ui-copy-changed = { $count ->
    [0] No figure differs from ours.
    [one] One figure differs from ours.
   *[other] { $count } figures differ from ours.
  }
ui-copy-conflict = { $place }: your file says { $one }, the other { $two }. Yours was kept.
ui-copy-checking = Checking…
ui-copy-take = Take { $two } for { $place }
ui-copy-take-other = Take the other
ui-copy-place = Place
ui-copy-here = Here
ui-copy-source = Source
ui-copy-printed = Printed
ui-copy-box = What is printed for { $place }
ui-copy-more = Show more pieces ({ $count } are left)
ui-copy-saved = Kept on this server too, for you alone.
ui-copy-forget = Delete my file
ui-copy-forget-sure = Delete all your figures of this game, in this browser and on this server?
ui-copy-replace-sure = The file replaces all your figures of this game, in this browser and on this server. "Merge with a file" keeps both. Go on?
ui-copy-general = Figures of the game as a whole
ui-copy-use = { $count ->
    [one] Play with my copy (one corrected figure)
   *[other] Play with my copy ({ $count } corrected figures)
  }
ui-copy-used = { $count ->
    [one] This table plays with one corrected figure
   *[other] This table plays with { $count } corrected figures
  }
ui-copy-line = { $place }: { $theirs } instead of { $ours }
ui-source-rulebook = rulebook
ui-source-public = public
ui-source-reconstructed = reconstructed
ui-profile = Profile
ui-profile-note = You need no profile to play. With one, your tables, your past games and your friends are with you on every device. There is no password and no mail: you come back with a passkey of your device, or with twelve words you have written down.
ui-profile-new = Make a profile
ui-profile-with-passkey = Make it with a passkey
ui-profile-with-phrase = Make it with twelve words
ui-profile-back = Back to your profile
ui-profile-rename = Rename
ui-sign-in-passkey = Sign in with a passkey
ui-sign-in-words = Your twelve words
ui-sign-in-phrase = Sign in with these words
ui-sign-out = Sign out
ui-sign-out-here = Sign out on this device
ui-sign-out-note = Signing out takes the seats of your profile from this device; they stay in your profile.
ui-sign-out-lost = You cannot come back to this profile: it has neither a passkey nor twelve words.
ui-passkey-none = No passkey was given.
ui-passkey-add = Add a passkey
ui-passkey-of = Passkey: { $device }
ui-passkey-drop = Remove the passkey { $device }
ui-passkey-drop-sure = This passkey will no longer lead to your profile.
ui-phrase = Your twelve words
ui-phrase-note = Write them down, in this order, and keep them to yourself. They are shown only now, and anyone who has them has your profile.
ui-phrase-done = I have written them down
ui-phrase-make = Make twelve words
ui-phrase-again = Make twelve new words
ui-phrase-again-sure = The twelve words you have now will stop working.
ui-phrase-there = Twelve words that you wrote down
ui-ways = Ways to sign in
ui-ways-none = You cannot come back to this profile from elsewhere yet: add a passkey or make twelve words.
ui-ways-last = Nothing else leads back to this profile from elsewhere.
ui-devices = Devices
ui-device-here = { $name }, this device
ui-device-seen = { $name }, last used { $when }
ui-device-out = Sign { $name } out
ui-drop = Remove
ui-erase = Delete the profile
ui-erase-sure = Your name, your friends, your ratings and every way back are deleted for good. Tables you played at stay, without a name in your place. This device keeps the seats it holds.
ui-strays = { $count ->
    [one] This device holds one seat that is not in your profile.
   *[other] This device holds { $count } seats that are not in your profile.
  }
ui-strays-claim = Add to my profile
ui-colour = Favourite colour
ui-colour-none = none
ui-colour-0 = red
ui-colour-1 = blue
ui-colour-2 = yellow
ui-colour-3 = green
ui-colour-4 = purple
ui-colour-5 = grey
ui-history = Games played
ui-history-empty = You have not finished a game yet.
ui-history-none = No game matches.
ui-history-more = Show more
ui-history-against = Against
ui-history-result = Result
ui-history-score = { $score ->
    [one] { $score } point, place { $place } of { $seats }
   *[other] { $score } points, place { $place } of { $seats }
  }
ui-rated-against = against { $whom }
ui-against-people = people
ui-against-bots = bots
ui-against-mixed = people and bots
ui-against-alone = alone
ui-against-screen = on one screen
ui-result-won = won
ui-result-shared = shared win
ui-result-lost = lost
ui-result-alone = played alone
ui-result-screen = on one screen
ui-statistics = In figures
ui-stat-game = Game
ui-stat-seats = Players
ui-stat-games = Games
ui-stat-won = Won
ui-stat-shared = Shared
ui-stat-lost = Lost
ui-stat-mean = Mean points
ui-stat-best = Best
ui-stat-place = Mean place
ui-ratings = Ratings
ui-ratings-note = Games between people who all have a profile, and games against bots of a known level, are rated apart. Everybody starts at 25.
ui-rating = { $games ->
    [one] { $mu }, give or take { $sigma }, after { $games } game
   *[other] { $mu }, give or take { $sigma }, after { $games } games
  }
ui-friends = Friends
ui-friend-code = Your code for friends:
ui-friend-code-new = New code
ui-friend-add = A friend's code
ui-friend-ask = Ask
ui-friend-asks = wants to be your friend
ui-friend-asked = has not answered yet
ui-friend-agree = Agree
ui-friend-drop = Remove { $name }
ui-friend-drop-sure = Neither of you can invite the other any more.
ui-friend-invite = Invite a friend…
ui-friend-invite-to = Invite a friend to the seat of { $seat }
ui-friend-invited = { $name } is invited.
ui-invitations = Invitations
ui-invitation = { $name } invites you to { $game }.
ui-invitation-yes = Go there
ui-invitation-no = Decline
