no-such-choice = { $reason }
no-such-number = Le choix { $number } n’existe pas ; les choix vont de 0 à { $size }.
explain-choice = Je jouerais : { $choice }
explain-win = Je pense gagner environ { $percent } fois sur 100 à partir d’ici.
explain-for = Pour : { $why }.
explain-against = En faveur de la deuxième idée : { $why }.
explain-runner = Autre idée : { $choice }
explain-runner-win = Autre idée : { $choice } ({ $percent } %)
seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
seat-5 = Joueur 6
level-random = Hasard
    .the = Le Hasard
level-greedy = Apprenti
    .the = L’Apprenti
level-planner = Stratège
    .the = Le Stratège
level-search = Penseur
    .the = Le Penseur
level-1 = Niveau 1
    .the = Le niveau 1
level-2 = Niveau 2
    .the = Le niveau 2
level-3 = Niveau 3
    .the = Le niveau 3
level-4 = Niveau 4
    .the = Le niveau 4
level-5 = Niveau 5
    .the = Le niveau 5
level-master = Maître
    .the = Le Maître

## Une position racontée

tell-heading = { $game }, { $seats ->
    [one] en solitaire
   *[other] { $seats } joueurs
  }
tell-you = Vous êtes { $seat }.
tell-onlooker = Vous êtes spectateur.
tell-waiting = C’est à { $seat } de décider :
tell-pair = { $name } : { $value }
tell-own = { $seat } (vous)
tell-options = Options : { $options }.
tell-option-on = { $option } (oui)
tell-option-off = { $option } (non)
tell-goal = But : { $goal }.
tell-figures = Chiffres clés
tell-points = Points à cet instant
tell-total = Total
tell-winners = La partie est finie. Vainqueur : { $names }.
tell-nobody = La partie est finie. Personne n’a gagné.
tell-decision = À vous de décider

## Ce qu’on dit à un joueur par messages

chat-system =
    Vous jouez au jeu de société { $game } et voulez gagner. { $about }

    Chaque message dit toute la position telle que vous pouvez la connaître, et ce que vous pouvez choisir, numéroté. Réfléchissez autant que vous voulez, puis terminez votre réponse par une seule ligne :
    Choix : NUMÉRO
chat-again = Ce n’est pas un des choix. Terminez votre réponse par la ligne « Choix : NUMÉRO », un nombre de 1 à { $last }.
