cli-you = You
cli-seat = Seat { $seat }
cli-bot = { $bot } ({ $seat })
cli-who = { $name }:
cli-style = { $bot }, { $style }: { $about }.
cli-thinking = { $bot } is thinking …
cli-keys = number: choose · u: undo · c: cancel · h: hint · ? 3: rule behind choice 3 · s: scores · b: board · q: save and leave
cli-help = Type the number of a choice. u takes back your last choice, c all of the unfinished turn, h asks a bot for advice, ? and a number shows the rule behind that choice, s shows the scores, b draws the board again, q saves the game and leaves.
cli-what = Please type a number from 1 to { $count }, or ? for help.
cli-no-undo = That can't be taken back: something hidden was revealed, or another seat has decided since.
cli-no-cancel = There is no unfinished turn to cancel.
cli-confirm = Enter: end your turn · u: take it back
cli-saved = The game is saved in { $file }.
cli-score-sheet = Score sheet
cli-total = Total
cli-winners = Winner: { $names }
cli-nobody = Nobody wins this time.
cli-verified = { $game }: the record verifies, { $choices } choices replayed.
cli-no-clause = No clause fits "{ $wanted }".
cli-tag-book = from the rulebook
cli-ruling-option = A game option switches this: { $option }.
cli-tag-ruling = decided here
cli-tag-data = depends on components
cli-done-by = { $count ->
    [one] Implemented by one function:
   *[other] Implemented by { $count } functions:
}
cli-proved-by = { $count ->
    [0] No test proves it.
    [one] Proved by one test:
   *[other] Proved by { $count } tests:
}
cli-clause-count = { $count } clauses, { $proved } of them proved by tests.
doctor-version = Magnate { $version }
doctor-python = Python { $version } on { $system }
doctor-compiled = Build: compiled. The rules and the bots run as machine code.
doctor-plain = Build: plain Python. Everything works, bots think more slowly. With a C compiler installed, "pip install --force-reinstall --no-binary magnate magnate" compiles it.
doctor-database = Tables are kept in { $url }
doctor-bad-database = MAGNATE_DATABASE is not a database address; "magnate serve" would not start.
doctor-no-server = No server: nothing to keep tables in.
doctor-game = Game: { $game }, rules version { $rules }, { $seats } seats, from { $package }
doctor-extra = Extra { $extra }: installed.
doctor-extra-missing = Extra { $extra }: not installed ({ $missing }). To get it: { $command }
doctor-no-package = Extras: unknown, since the package runs from a folder and is not installed.
cli-figure-place = Place
cli-figure-value = Figure
cli-figure-source = Source
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = reconstructed
cli-figures-left = { $count ->
    [0] Every figure is confirmed.
    [one] One figure is still reconstructed.
   *[other] { $count } figures are still reconstructed.
  }
cli-figures-sound = { $count ->
    [0] The file can be played with and changes nothing.
    [one] The file can be played with and changes one figure.
   *[other] The file can be played with and changes { $count } figures.
  }
cli-figures-differ = { $count ->
    [0] No figure differs.
    [one] One figure differs.
   *[other] { $count } figures differ.
  }
cli-figures-conflict = { $place }: the first file says { $one }, the second { $two }; the first was kept.
cli-figures-verb = "{ $what }" is not something to do with components. Choose one of { $known }.
cli-figures-files = { $what } takes { $fewest ->
    [0] no file
    [1] { $most ->
        [1] one file
       *[other] one file or two
      }
   *[other] two files
  }.
