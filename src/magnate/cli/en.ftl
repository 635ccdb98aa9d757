cli-you = You
cli-seat = Seat { $seat }
cli-bot = { $bot } ({ $seat })
cli-thinking = { $bot } is thinking …
cli-keys = number: choose · u: undo · h: hint · ? 3: rule behind choice 3 · s: scores · b: board · q: save and leave
cli-help = Type the number of a choice. u takes back your last choice, h asks a bot for advice, ? and a number shows the rule behind that choice, s shows the scores, b draws the board again, q saves the game and leaves.
cli-what = Please type a number from 1 to { $count }, or ? for help.
cli-no-undo = That can't be taken back: something hidden came out, or another seat has decided since.
cli-saved = The game is saved in { $file }.
cli-score-sheet = Score sheet
cli-total = Total
cli-winners = Winner: { $names }
cli-nobody = Nobody wins this time.
cli-verified = { $game }: the record verifies, { $choices } choices replayed.
cli-no-clause = No clause fits "{ $wanted }".
cli-tag-book = from the rulebook
cli-tag-ruling = decided here
cli-tag-data = depends on components
cli-proved-by = { $count ->
    [0] No test proves it.
    [one] Proved by one test:
   *[other] Proved by { $count } tests:
}
cli-clause-count = { $count } clauses, { $proved } of them proved by tests.
