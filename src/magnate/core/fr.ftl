no-such-choice = { $reason }
no-such-number = Le choix { $number } n'existe pas ; les choix vont de 0 à { $size }.
explain-choice = Je jouerais : { $choice }
explain-win = Je pense gagner environ { $percent } fois sur 100 à partir d'ici.
explain-for = { $term } plaide pour ce coup : environ { $points } points de mieux que le suivant.
explain-against = { $term } plaide contre ce coup : environ { $points } points de moins que le suivant.
explain-runner = J'ai aussi envisagé : { $choice }
explain-runner-win = J'ai aussi envisagé : { $choice } ({ $percent } sur 100)
