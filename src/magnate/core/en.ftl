no-such-choice = { $reason }
no-such-number = There is no choice { $number }; choices run from 0 to { $size }.
