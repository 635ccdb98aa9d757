no-such-choice = { $reason }
no-such-number = Le choix { $number } n'existe pas ; les choix vont de 0 à { $size }.
