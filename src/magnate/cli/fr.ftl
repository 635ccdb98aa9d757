cli-you = Vous
cli-seat = Siège { $seat }
cli-bot = { $bot } ({ $seat })
cli-thinking = { $bot } réfléchit …
cli-keys = numéro : choisir · u : annuler · h : conseil · ? 3 : règle du choix 3 · s : points · b : plateau · q : sauver et quitter
cli-help = Tapez le numéro d'un choix. u annule votre dernier choix, h demande conseil à un robot, ? suivi d'un numéro montre la règle de ce choix, s montre les points, b redessine le plateau, q sauve la partie et quitte.
cli-what = Tapez un numéro de 1 à { $count }, ou ? pour l'aide.
cli-no-undo = Impossible d'annuler : une information cachée est apparue, ou un autre siège a décidé depuis.
cli-saved = La partie est sauvée dans { $file }.
cli-score-sheet = Feuille de score
cli-total = Total
cli-winners = Victoire : { $names }
cli-nobody = Personne ne gagne cette fois.
cli-verified = { $game } : l'enregistrement est exact, { $choices } choix rejoués.
cli-no-clause = Aucune clause ne correspond à « { $wanted } ».
cli-tag-book = d'après la règle
cli-tag-ruling = décision de Magnate
cli-tag-data = dépend du matériel
cli-proved-by = { $count ->
    [0] Aucun test ne la prouve.
    [one] Prouvée par un test :
   *[other] Prouvée par { $count } tests :
}
cli-clause-count = { $count } clauses, dont { $proved } prouvées par des tests.
