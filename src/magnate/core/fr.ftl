no-such-choice = { $reason }
no-such-number = Le choix { $number } n'existe pas ; les choix vont de 0 à { $size }.
explain-choice = Je jouerais : { $choice }
explain-win = Je pense gagner environ { $percent } fois sur 100 à partir d'ici.
explain-for = Pour : { $term }, environ { $whole },{ $tenth } { $whole ->
        [0] point
        [1] point
       *[other] points
    } de mieux que le second choix.
explain-against = Contre : { $term }, environ { $whole },{ $tenth } { $whole ->
        [0] point
        [1] point
       *[other] points
    } de moins que le second choix.
explain-runner = J'ai aussi envisagé : { $choice }
explain-runner-win = J'ai aussi envisagé : { $choice } ({ $percent } sur 100)
seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
seat-5 = Joueur 6
level-random = Hasard
level-greedy = Apprenti
level-planner = Stratège
level-search = Penseur
level-1 = Niveau 1
level-2 = Niveau 2
level-3 = Niveau 3
level-4 = Niveau 4
level-5 = Niveau 5
