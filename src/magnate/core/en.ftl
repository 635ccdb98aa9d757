no-such-choice = { $reason }
no-such-number = There is no choice { $number }; choices run from 0 to { $size }.
explain-choice = I would play: { $choice }
explain-win = I expect to win about { $percent } times out of 100 from here.
explain-for = { $term } speaks for it: about { $points } points better than the runner-up.
explain-against = { $term } speaks against it: about { $points } points worse than the runner-up.
explain-runner = I also considered: { $choice }
explain-runner-win = I also considered: { $choice } ({ $percent } in 100)
