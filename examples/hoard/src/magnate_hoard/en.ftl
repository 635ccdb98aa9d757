game-name = Hoard
game-tagline = Show it or bury it
game-length = 5 minutes
game-weight = light
game-about = Each turn you lay a card: face up for its points now, or face down for twice as many at the end. But graves are few.

option-rounds = Rounds

prompt-pick = Pick a card from your hand.
prompt-lay = Show { $card } or bury it.
prompt-wait = Somebody else is to decide.

choice-pick = Pick { $card }
choice-show = Show the card
choice-show-card = Show { $card }: { $points } points now
choice-bury = Bury the card
choice-bury-card = Bury { $card }: { $points } points at the end

log-shown = shows { $card } for { $points } points
log-buried = buries a card
log-buried-mine = The card you buried is { $card }
log-drawn-mine = You draw { $card }

why-not-in-hand = { $card } is not in your hand.
why-picked = You have picked { $card } already: show it or bury it.
why-pick-first = Pick a card first.
why-no-grave = All your graves are filled; there are { $graves }.
why-turn = It is { $player }'s turn.
why-over = The game is over.

score-shown = Shown cards
score-buried = Buried cards, twice
figure-points = Points
figure-hand = Cards in hand
figure-graves = Graves left
term-shown = Shown cards
term-buried = Buried cards
term-hand = Cards in hand
better-shown = your shown cards are worth more
better-buried = your buried cards are worth more
better-hand = your hand promises more

help-deck = { $cards } cards numbered from 1; you hold { $hand } and draw one after each turn.
help-shown = A card face up is worth its number at once.
help-buried = A card face down is worth twice its number at the end. You have { $graves } graves.

word-round = Round { $round } of { $rounds }
word-deck = { $cards } cards in the deck
word-shown = shown
word-buried = buried
word-hand = hand
word-picked = Picked

card-01 = card 1
card-02 = card 2
card-03 = card 3
card-04 = card 4
card-05 = card 5
card-06 = card 6
card-07 = card 7
card-08 = card 8
card-09 = card 9
card-10 = card 10
card-11 = card 11
card-12 = card 12
card-13 = card 13
card-14 = card 14
card-15 = card 15
card-16 = card 16
card-17 = card 17
card-18 = card 18
card-19 = card 19
card-20 = card 20
card-21 = card 21
card-22 = card 22
card-23 = card 23
card-24 = card 24
card-25 = card 25
card-26 = card 26
card-27 = card 27
card-28 = card 28
card-29 = card 29
card-30 = card 30
card-31 = card 31
card-32 = card 32
card-33 = card 33
card-34 = card 34
card-35 = card 35
card-36 = card 36
card-37 = card 37
card-38 = card 38
card-39 = card 39
card-40 = card 40
