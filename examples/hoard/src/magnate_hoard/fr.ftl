game-name = Hoard
game-tagline = Montrer ou enterrer
game-length = 5 minutes
game-weight = léger
game-about = À chaque tour, vous posez une carte : face visible pour ses points tout de suite, ou face cachée pour le double à la fin. Mais les tombes sont rares.

option-rounds = Manches

prompt-pick = Choisissez une carte de votre main.
prompt-lay = Montrez { $card } ou enterrez-la.
prompt-wait = C'est à quelqu'un d'autre de décider.

choice-pick = Choisir { $card }
choice-show = Montrer la carte
choice-show-card = Montrer { $card } : { $points } points tout de suite
choice-bury = Enterrer la carte
choice-bury-card = Enterrer { $card } : { $points } points à la fin

log-shown = montre { $card } pour { $points } points
log-buried = enterre une carte
log-buried-mine = La carte que vous avez enterrée est { $card }
log-drawn-mine = Vous piochez { $card }

why-not-in-hand = { $card } n'est pas dans votre main.
why-picked = Vous avez déjà choisi { $card } : montrez-la ou enterrez-la.
why-pick-first = Choisissez d'abord une carte.
why-no-grave = Toutes vos tombes sont occupées ; il y en a { $graves }.
why-turn = C'est au tour de { $player }.
why-over = La partie est terminée.

score-shown = Cartes montrées
score-buried = Cartes enterrées, doublées
figure-points = Points
figure-hand = Cartes en main
figure-graves = Tombes libres
term-shown = Cartes montrées
term-buried = Cartes enterrées
term-hand = Cartes en main
better-shown = vos cartes montrées valent davantage
better-buried = vos cartes enterrées valent davantage
better-hand = votre main promet davantage

help-deck = { $cards } cartes numérotées à partir de 1 ; vous en tenez { $hand } et en piochez une après chaque tour.
help-shown = Une carte face visible vaut son numéro tout de suite.
help-buried = Une carte face cachée vaut le double de son numéro à la fin. Vous avez { $graves } tombes.

word-round = Manche { $round } sur { $rounds }
word-deck = { $cards } cartes dans la pioche
word-shown = montrées
word-buried = enterrées
word-hand = main
word-picked = Choisie

card-01 = la carte 1
card-02 = la carte 2
card-03 = la carte 3
card-04 = la carte 4
card-05 = la carte 5
card-06 = la carte 6
card-07 = la carte 7
card-08 = la carte 8
card-09 = la carte 9
card-10 = la carte 10
card-11 = la carte 11
card-12 = la carte 12
card-13 = la carte 13
card-14 = la carte 14
card-15 = la carte 15
card-16 = la carte 16
card-17 = la carte 17
card-18 = la carte 18
card-19 = la carte 19
card-20 = la carte 20
card-21 = la carte 21
card-22 = la carte 22
card-23 = la carte 23
card-24 = la carte 24
card-25 = la carte 25
card-26 = la carte 26
card-27 = la carte 27
card-28 = la carte 28
card-29 = la carte 29
card-30 = la carte 30
card-31 = la carte 31
card-32 = la carte 32
card-33 = la carte 33
card-34 = la carte 34
card-35 = la carte 35
card-36 = la carte 36
card-37 = la carte 37
card-38 = la carte 38
card-39 = la carte 39
card-40 = la carte 40
