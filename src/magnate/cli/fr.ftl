cli-you = Vous
cli-seat = Place { $seat }
cli-bot = { $bot } ({ $seat })
cli-who = { $name } :
cli-style = { $bot }, { $style } : { $about }.
cli-thinking = { $bot } réfléchit…
cli-keys = numéro : choisir · u : annuler · c : tout annuler · h : conseil · ? 3 : règle du choix 3 · s : points · b : plateau · q : enregistrer et quitter
cli-help = Tapez le numéro d’un choix. u annule votre dernier choix, c tout le tour en cours, h demande conseil à un robot, ? suivi d’un numéro montre la règle de ce choix, s montre les points, b redessine le plateau, q enregistre la partie et quitte.
cli-what = Tapez un numéro de 1 à { $count }, ou ? pour l’aide.
cli-no-undo = Impossible d’annuler : une information cachée est apparue, ou un autre joueur a décidé depuis.
cli-no-cancel = Aucun tour en cours à annuler.
cli-confirm = Entrée : passer la main · u : annuler
cli-saved = La partie est enregistrée dans { $file }.
cli-score-sheet = Feuille de score
cli-total = Total
cli-winners = Victoire : { $names }
cli-nobody = Personne ne gagne cette fois.
cli-verified = { $game } : l’enregistrement est exact, { $choices } choix rejoués.
cli-no-clause = Aucune clause ne correspond à « { $wanted } ».
cli-tag-book = d’après la règle
cli-ruling-option = Une option de partie en décide : { $option }.
cli-tag-ruling = décision de Magnate
cli-tag-data = dépend du matériel
cli-done-by = { $count ->
    [one] Mise en œuvre par { $count } fonction :
   *[other] Mise en œuvre par { $count } fonctions :
}
cli-proved-by = { $count ->
    [0] Aucun test ne la prouve.
    [one] Prouvée par un test :
   *[other] Prouvée par { $count } tests :
}
cli-clause-count = { $count } clauses, dont { $proved } prouvées par des tests.
doctor-version = Magnate { $version }
doctor-python = Python { $version } sous { $system }
doctor-compiled = Version compilée : les règles et les robots tournent en code machine.
doctor-plain = Version en Python pur : tout fonctionne, mais les robots réfléchissent plus lentement. Avec un compilateur C, « pip install --force-reinstall --no-binary magnate magnate » la compile.
doctor-database = Les tables sont conservées dans { $url }
doctor-bad-database = MAGNATE_DATABASE n’est pas l’adresse d’une base de données : « magnate serve » ne démarrerait pas.
doctor-no-server = Pas de serveur : aucun endroit où conserver des tables.
doctor-game = Jeu : { $game }, version { $rules } des règles, { $seats } joueurs, fourni par { $package }
doctor-extra = Extra { $extra } : installé.
doctor-extra-missing = Extra { $extra } : absent ({ $missing }). Pour l’obtenir : { $command }
doctor-no-package = Extras : inconnus, car le paquet tourne depuis un dossier sans être installé.

cli-figure-place = Endroit
cli-figure-value = Chiffre
cli-figure-source = Source
cli-source-rulebook = livret
cli-source-public = public
cli-source-reconstructed = reconstitué
cli-figures-left = { $count ->
    [0] Tous les chiffres sont confirmés.
    [one] Un chiffre est encore reconstitué.
   *[other] { $count } chiffres sont encore reconstitués.
  }
cli-figures-sound = { $count ->
    [0] On peut jouer avec ce fichier, et il ne change rien.
    [one] On peut jouer avec ce fichier, et il change un chiffre.
   *[other] On peut jouer avec ce fichier, et il change { $count } chiffres.
  }
cli-figures-differ = { $count ->
    [0] Aucun chiffre ne diffère.
    [one] Un chiffre diffère.
   *[other] { $count } chiffres diffèrent.
  }
cli-figures-conflict = { $place } : le premier fichier dit { $one }, le second { $two } ; le premier est gardé.
cli-figures-verb = « { $what } » ne se fait pas avec des composants ; on connaît { $known }.
cli-figures-files = { $what } prend { $fewest ->
    [0] zéro fichier
    [1] { $most ->
        [1] un fichier
       *[other] un ou deux fichiers
      }
   *[other] deux fichiers
  }.
