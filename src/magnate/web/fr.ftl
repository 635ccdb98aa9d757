### La page, en français

## S'orienter

ui-nav = Pages
ui-home = Accueil
ui-mine = Mes tables
ui-lobby = Salon
ui-settings = Réglages
ui-rules = Règles
ui-help = Aide
ui-close = Fermer
ui-loading = Un instant…
ui-lost = Cette page n'existe pas
ui-frozen = Cette table a commencé sous d'autres règles que celles installées ici : on ne peut que la conserver.
ui-no-table = Impossible d'afficher cette table
ui-go-dark = Couleurs sombres
ui-go-light = Couleurs claires
ui-yes = oui
ui-no = non
ui-more = Autres réglages

## Accueil

ui-welcome = Quatre jeux de l'âge industriel, joués à la lettre : contre des robots, sur un seul écran ou entre amis par un lien.
ui-no-games = Aucun jeu n'est installé.
ui-seats-count = { $seats } joueurs
ui-play = Jouer
ui-play-game = Jouer à { $game }
ui-with-friends = Entre amis
ui-waiting-tables = { $turns ->
    [0] { $count ->
        [one] Une de vos parties est en cours
       *[other] { $count } de vos parties sont en cours
      }
    [one] C'est à vous de jouer à l'une de vos tables
   *[other] C'est à vous de jouer à { $turns } de vos tables
  }
ui-credits = Icônes : game-icons.net par Lorc, Delapouite et d'autres, CC BY 3.0. Caractères : Source Sans 3, Playfair Display, IM Fell English SC, Barlow Condensed, Abril Fatface, Fredoka, SIL Open Font License.

## Préparer une table

ui-new-table = Nouvelle table
ui-how-many = Joueurs
ui-seat-kind = Qui occupe la place { $seat }
ui-seat-level = Niveau du robot à la place { $seat }
ui-seat-named = Nom à la place { $seat }
ui-name = Nom
ui-your-name = Votre nom
ui-kind-me = Moi
ui-kind-screen = Quelqu'un ici, sur cet écran
ui-kind-friend = Un ami, par lien
ui-kind-open = N'importe qui
ui-kind-bot = Un robot
ui-open-note = Le premier visiteur peut s'asseoir ici.
ui-public = Montrer cette table dans le salon
ui-clock = Pendule
ui-clock-none = aucune
ui-clock-value = { $base } chacun, { $step } de plus par tour
ui-start = Commencer la partie
ui-daily = La donne du jour
ui-daily-of = La donne du jour : { $game }
ui-daily-about = Les mêmes cartes, les mêmes tuiles et les mêmes hasards aujourd'hui pour tous sur ce serveur : vous contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
  }. On n'annule pas au-delà de ce qui était caché. Votre score entre dans la liste à la fin de la partie.
ui-daily-about-solo = Les mêmes cartes, les mêmes tuiles et les mêmes hasards aujourd'hui pour tous sur ce serveur, en solitaire. On n'annule pas au-delà de ce qui était caché. Votre score entre dans la liste à la fin de la partie.
ui-daily-play = Jouer la donne du jour
ui-daily-best = Meilleurs scores
ui-daily-day = Jour
ui-daily-first = Personne n'a encore fini la donne du jour. À vous l'honneur.
ui-daily-none = Personne n'a fini la donne de ce jour-là.
ui-daily-replay = Revoir le numéro { $place }, { $name }
ui-solo = Solo
ui-solo-game = Jouer à { $game } en solo
ui-goal = Objectif

## Places

ui-bot = Robot, { $level }
ui-seat-name = Joueur { $seat }
ui-seat-open = Place libre
ui-seat-friend = Invité
ui-handed-over = Un robot joue pour l'instant
ui-you = Vous
ui-time-left = Temps restant
ui-away = Absent
ui-points = Points
ui-winner = Vainqueur
ui-hand-over = Laisser un robot jouer pour moi
ui-take-back = Rejouer moi-même

## Invitations

ui-waiting = La partie commence quand toutes les places sont prises
ui-invite = Envoyez à chaque ami le lien de sa place. Celui qui l'ouvre s'y assoit ; il ne faut rien d'autre.
ui-seated = assis
ui-link-for = Lien pour { $name }
ui-copy = Copier
ui-copied = Copié
ui-seat-bot = Asseoir un robot
ui-sit = S'asseoir
ui-seat-free = Une place est libre à cette table.

## Un écran, plusieurs personnes

ui-pass-screen = Passez l'écran à { $name }
ui-pass-screen-note = Chacun à cette table tient quelque chose que les autres ne doivent pas voir. Rien ne se montre avant que vous soyez là.
ui-i-am = Je suis { $name }

## La question posée

ui-prompt = Ce qui est demandé
ui-your-turn = À vous de jouer
ui-turn-of = À { $name } de jouer
ui-thinking = (réfléchit)
ui-over = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
  }
ui-over-lost = La partie est finie, et perdue cette fois
ui-round = Manche { $round }
ui-uncertain = La suite est incertaine.
ui-confirm = Confirmer
ui-cancel = Annuler
ui-undo = Revenir
ui-undo-ask = Demander à revenir
ui-undo-hidden = Depuis, quelque chose de caché est apparu ou un autre joueur s'est prononcé. Il faut l'accord de tous pour revenir.
ui-undo-asked = { $name } demande à reprendre un coup.
ui-agree = D'accord
ui-refuse = Refuser
ui-hint = Conseil
ui-hint-says = { $level } choisirait : { $text }
ui-win-chance = Chances de gagner : { $percent } %
ui-advice-ask = Que ferait un robot fort ?
ui-advice-same = C'est ce qui a été joué.
ui-advice-other = On a joué : { $text }
ui-rematch = Revanche
ui-rematch-waits = Rejoindre la revanche
ui-offline = Reconnexion…
ui-looking-back = Vous regardez en arrière, au moment { $at }.
ui-back-to-now = Revenir au présent

## Choix

ui-choices = Vos choix
ui-several = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
ui-all = Tout voir
ui-fewer = Réduire
ui-nothing-now = Vous n'avez rien à décider pour l'instant.
ui-nothing-over = La partie est terminée.
ui-nothing-peek = C'est un moment du passé.
ui-nothing-watching = Vous regardez la partie.

## Volets, journal, résumé, discussion

ui-panes = Parties de la table
ui-pane-board = Plateau
ui-pane-seats = Joueurs
ui-pane-side = Journal
ui-log = Journal
ui-log-empty = Il ne s'est encore rien passé.
ui-chat = Discussion
ui-chat-empty = Personne n'a encore rien dit.
ui-chat-say = Dire quelque chose
ui-send = Envoyer
ui-recap = Depuis votre dernier tour
ui-before = Un pas en arrière
ui-after = Un pas en avant
ui-skip = Passer

## Explications

ui-reconstructed = Reconstitué, non relevé sur un exemplaire imprimé : { $fields }.
ui-reconstructed-some = Certains de ses chiffres sont reconstitués, non relevés sur un exemplaire imprimé.
field-price = prix
field-era = ère
field-copies = nombre d'exemplaires
field-vp = points
field-symbols = symboles
field-needs = ressources requises
field-networks = réseaux
field-network = réseau
field-prestige = prestige
field-name = nom
field-times = multiplicateur
field-kind = genre
field-column = colonne
field-producer = producteur
field-edges = liaisons
field-income = revenu
field-effect = effet
field-bonus = bonus
field-slots = emplacements
field-pos = place sur la carte

## Points

ui-scores = Points
ui-sheet = Feuille de score
ui-sheet-line = Points pour
ui-total = Total
ui-rank = Rang
ui-sheet-point = Pointez une ligne pour lire ce qu'elle compte.
ui-chart = Points à la fin de chaque manche
ui-chart-label = Points au fil des manches, à la fin : { $list }
ui-chances = Chances de gagner, tour après tour
ui-chances-label = Chances de gagner au fil des tours. { $list }
ui-chances-even = Aucun tour ne les a beaucoup changées.
ui-figures = Les chiffres
ui-figures-when = Quand
ui-moments = Les moments qui ont compté
ui-moment-swing = Manche { $round } : { $name } gagne { $gain } d'un coup.
ui-moment-lead = Manche { $round } : { $name } prend la tête.
ui-moment-turning = Manche { $round } : { $way ->
    [down] la chance de { $name } de gagner baisse de { $percent } %.
   *[up] la chance de { $name } de gagner monte de { $percent } %.
  }
ui-share = Partager la partie
ui-share-note = Qui ouvre ce lien peut parcourir la partie pas à pas.
ui-share-link = Lien vers la partie
ui-record = Télécharger la partie

## Revoir une partie

ui-replay = Revoir
ui-moment = Moment { $at } sur { $length }
ui-moment-slider = Moment
ui-start-position = La position de départ.
ui-first = Au début
ui-last = À la fin
ui-run = Lire
ui-pause = Pause
ui-play-on = Continuer à partir d'ici
ui-to-table = Vers la table

## Règles

ui-rules-of = Règles de { $game }
ui-search = Chercher dans les règles
ui-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
ui-rules-note = Chaque clause est vérifiée par des tests. Là où le livret se tait, une décision dit ce qui se joue ici.
ui-tag-book = livret
ui-tag-book-note = Énoncé par le livret de règles.
ui-tag-ruling = décision
ui-tag-ruling-note = Décidé ici, là où le livret se tait.
ui-tag-data = chiffres
ui-tag-data-note = Dépend des chiffres du matériel, qui peuvent être corrigés.
ui-nothing-found = Aucune clause ne contient tous ces mots.

## Aide

ui-help-board = Ce qui brille peut être choisi : cliquez dessus ou prenez le même choix dans la liste. Pointer un élément l'explique.
ui-help-grey = Cliquez sur un élément qui ne brille pas : il dit pourquoi on ne peut pas le choisir maintenant.
ui-help-undo = On revient librement jusqu'au dernier moment où quelque chose de caché est apparu ou qu'un autre joueur s'est prononcé.
ui-key-tab = parcourir ce qui peut être choisi
ui-key-arrows = se déplacer sur le plateau, même vers ce qui ne peut pas être choisi
ui-key-enter = choisir ; confirmer
ui-key-esc = fermer ; annuler ce qui est inachevé
ui-key-u = revenir
ui-key-h = conseil
ui-key-help = cette aide

## Réglages

ui-set-lang = Langue
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-mode = Couleurs
ui-set-mode-auto = comme le système
ui-set-mode-light = claires
ui-set-mode-dark = sombres
ui-set-motion = Mouvement
ui-set-motion-auto = comme le système
ui-set-motion-on = avec
ui-set-motion-off = sans
ui-set-shapes = Une forme pour chaque joueur
ui-set-shapes-note = Les pièces diffèrent par la forme et la lettre, pas seulement par la couleur.
ui-set-confirm = Confirmer chaque choix
ui-set-confirm-note = Un clic montre d'abord ce qui se passerait ; un second, ou Entrée, le fait.
ui-set-recap = Me raconter ce que les autres ont fait
ui-set-recap-note = Au début de votre tour, un bandeau parcourt les coups joués depuis le précédent.

## Listes de tables

ui-mine-empty = Vous n'êtes encore assis à aucune table.
ui-lobby-note = Tables publiques. Asseyez-vous où une place est libre, ou regardez.
ui-lobby-empty = Il n'y a pas de table publique pour l'instant.
ui-watch = Regarder
ui-status-over = terminée
ui-status-waiting = attend des joueurs
ui-bring = Revoir une partie enregistrée
ui-bring-note = Un enregistrement est un petit fichier texte qui contient une partie entière. Il est vérifié coup par coup.
ui-bring-file = Choisir un fichier

## La première manche guidée

ui-learn = Apprendre
ui-learn-game = Apprendre { $game }
ui-guide = Première manche guidée
ui-guide-step = Étape { $step } sur { $count }
ui-guide-next = Suite
ui-guide-see = Voir
ui-guide-skip = Quitter le guide
ui-guide-end = Continuer à jouer
ui-guide-wait = Un instant…
ui-guide-not-yet = Vous pourrez le faire plus tard. Pour l’instant, suivez la main.
