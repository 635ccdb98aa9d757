### La page, en français

## S’orienter

ui-nav = Pages
ui-home = Accueil
ui-mine = Mes tables
ui-lobby = Salon
ui-settings = Réglages
ui-rules = Règles
ui-help = Aide
ui-legend = Ce que disent les signes
ui-close = Fermer
ui-loading = Un instant…
ui-lost = Cette page n’existe pas
ui-unreachable = Le serveur est injoignable.
ui-unsent = Le serveur est injoignable. Votre choix n’est pas perdu.
ui-no-network = Pas de connexion
ui-no-network-note = Magnate a besoin de son serveur. Vos tables y sont en sécurité ; cette page revient d’elle-même.
ui-try-again = Réessayer
ui-frozen = Cette table a commencé sous d’autres règles que celles installées ici : on ne peut que la conserver.
ui-no-table = Impossible d’afficher cette table
ui-no-table-note = Vérifiez que le lien est complet. Les tables où plus personne ne joue sont supprimées au bout d’un certain temps.
ui-link-refused = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil, sous « Cet appareil ».
ui-key-refused = Le lien que vous avez ouvert n’est pas valable pour cette table. Les places que vous y aviez déjà restent à vous.
ui-go-dark = Couleurs sombres
ui-go-light = Couleurs claires
ui-yes = oui
ui-no = non
ui-more = Autres réglages

## Accueil

ui-welcome = Quatre jeux de l’âge industriel, joués à la lettre : contre des robots, sur un seul écran ou entre amis par un lien.
ui-no-games = Aucun jeu n’est installé.
ui-seats-count = { $seats } joueurs
ui-play = Jouer
ui-play-game = Jouer à { $game }
ui-with-friends = Entre amis
ui-waiting-tables = { $turns ->
    [0] { $count ->
        [one] { $count } partie à vous est en cours
       *[other] { $count } parties à vous sont en cours
      }
    [one] C’est à vous de jouer à l’une de vos tables
   *[other] C’est à vous de jouer à { $turns } de vos tables
  }
ui-asked-tables = { $count ->
    [one] On vous invite à { $count } table
   *[other] On vous invite à { $count } tables
  }
ui-credits = Icônes : game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0. Caractères : Source Sans 3, Playfair Display, IM Fell English SC, Barlow Condensed, Abril Fatface, Fredoka, SIL Open Font License.

## Préparer une table

ui-new-table = Nouvelle table
ui-how-many = Joueurs
ui-seat-kind = Qui occupe la place { $seat }
ui-seat-level = Niveau du robot à la place { $seat }
ui-seat-style = Style du robot à la place { $seat }
ui-style-any = Style au hasard
ui-style-any-about = Tiré au sort au début de la partie, et annoncé à tous
ui-style-told = { $name }, { $style } : { $about }.
ui-seat-named = Nom à la place { $seat }
ui-name = Nom
ui-your-name = Votre nom
ui-kind-me = Moi
ui-kind-screen = Quelqu’un ici, sur cet écran
ui-kind-friend = Un ami, par lien
ui-kind-open = N’importe qui
ui-kind-bot = Un robot
ui-open-note = Le premier visiteur peut s’asseoir ici.
ui-public = Montrer cette table dans le salon
ui-clock = Pendule
ui-clock-none = aucune
ui-clock-value = { $base } chacun, { $step } de plus par tour
ui-start = Commencer la partie
ui-daily = La donne du jour
ui-daily-of = La donne du jour : { $game }
ui-daily-about = Les mêmes cartes, les mêmes tuiles et les mêmes hasards aujourd’hui pour tous sur ce serveur : vous contre { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  }. On n’annule pas au-delà de ce qui était caché. Votre score entre dans la liste à la fin de la partie.
ui-daily-about-solo = Les mêmes cartes, les mêmes tuiles et les mêmes hasards aujourd’hui pour tous sur ce serveur, en solitaire. On n’annule pas au-delà de ce qui était caché. Votre score entre dans la liste à la fin de la partie.
ui-daily-play = Jouer la donne du jour
ui-daily-best = Meilleurs scores
ui-daily-day = Jour
ui-daily-first = Personne n’a encore fini la donne du jour. À vous l’honneur.
ui-daily-none = Personne n’a fini la donne de ce jour-là.
ui-daily-replay = Revoir le numéro { $place }, { $name }
ui-solo = Solo
ui-solo-game = Jouer à { $game } en solo
ui-practice = Entraînement
ui-practice-note = Un nouvel essai à la donne du jour : il ne compte pas.
ui-open-seed = Donne connue
ui-open-seed-note = Cette donne a été demandée par son numéro : quelqu’un la connaît peut-être.
ui-marks = À propos de cette partie
ui-goal = Objectif

## Places

ui-bot = Robot, { $level }
ui-bot-named = { $name } ({ $level })
ui-seat-name = Joueur { $seat }
ui-seat-open = Place libre
ui-seat-friend = Invité
ui-handed-over = Un robot joue pour l’instant
ui-you = Vous
ui-time-left = Temps restant
ui-away = Absent
ui-points = Points
ui-winner = Vainqueur
ui-hand-over = Laisser un robot jouer pour moi
ui-take-back = Reprendre ma place
ui-time-out = Votre temps est écoulé : un robot joue à votre place.
ui-bot-plays = Un robot joue à votre place.
ui-handing = Laisser la place de { $name } à un robot ?
ui-handing-note = Le robot joue à votre place. Vous pouvez la reprendre à tout moment.
ui-resign = Abandonner
ui-resign-note = L’abandon est définitif : un robot joue à votre place jusqu’à la fin de la partie, pour que les autres puissent la terminer.
ui-resign-sure = Oui, abandonner
ui-resigned = A abandonné ; un robot continue
ui-you-resigned = Vous avez abandonné. Un robot joue à votre place jusqu’à la fin.
ui-device = Cet appareil
ui-move = Ouvrir sur un autre appareil
ui-move-note = Scannez ce code ou ouvrez le lien sur l’autre appareil. Il fonctionne une fois, jusqu’à { $time }, et donne cette place à qui l’ouvre.
ui-watch-link = Lien pour regarder
ui-watch-link-note = Toute personne qui ouvre ce lien peut regarder, mais pas jouer.
ui-qr = Code QR du lien
ui-device-change = Jouer en tant que { $name }
ui-device-note = Quitter retire de cet appareil la clé de cette place. Gardez le lien si vous voulez y revenir.
ui-device-sure = Sans le lien de cette place, vous ne pourrez pas y revenir.
ui-device-leave = Quitter cette place sur cet appareil

## Invitations

ui-waiting = La partie commence quand toutes les places sont prises
ui-invite = Envoyez à chaque ami le lien de sa place. Il l’ouvre et s’assoit ; aucun compte n’est nécessaire.
ui-invite-open = Toute personne qui ouvre le lien peut prendre une place libre ; aucun compte n’est nécessaire.
ui-invite-listed = La table figure aussi dans le salon.
ui-invite-guest = L’hôte attend que tout le monde soit assis. La partie commence toute seule.
ui-invited = Vous êtes invité à cette table. Dites qui vous êtes et asseyez-vous ; aucun compte n’est nécessaire.
ui-seated = assis
ui-link-for = Lien pour { $name }
ui-copy = Copier
ui-copied = Copié
ui-seat-bot = Asseoir un robot
ui-seat-bot-note = La partie peut alors commencer sans cette personne.
ui-sit = S’asseoir
ui-seat-free = Une place est libre à cette table.

## Un écran, plusieurs personnes

ui-pass-screen = Passez l’écran à { $name }
ui-pass-screen-note = Chaque joueur a ici quelque chose que les autres ne doivent pas voir. Rien ne s’affiche tant que vous n’êtes pas prêt.
ui-i-am = Je suis { $name }

## La question posée

ui-prompt = Décision en cours
ui-your-turn = À vous de jouer
ui-turn-of = À { $name } de jouer
ui-thinking = (réfléchit)
ui-over = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
  }
ui-over-lost = La partie est finie, et perdue cette fois
ui-round = Manche { $round }
ui-uncertain = Le résultat est incertain.
ui-confirm = Confirmer
ui-cancel = Annuler
ui-undo = Annuler le coup
ui-undo-ask = Demander à annuler
ui-undo-hidden = Depuis, quelque chose de caché a été révélé ou un autre joueur a joué. Il faut l’accord de tous pour revenir en arrière.
ui-undo-alone = Depuis, quelque chose de caché a été révélé ou un autre joueur a joué. Personne d’autre n’a à donner son accord. Reprendre le coup quand même ?
ui-undo-keep = Ne rien changer
ui-undo-asked = { $name } demande à reprendre un coup.
ui-undo-awaits = Réponse attendue : { $names }.
ui-undo-withdraw = Retirer la demande
ui-agree = D’accord
ui-refuse = Refuser
ui-hint = Conseil
ui-hint-wait = Un robot de haut niveau réfléchit…
ui-hint-says = { $level-the } choisirait : { $text }
ui-win-chance = Chances de gagner : { $percent } %
ui-advice-ask = Que ferait un robot fort ?
ui-advice-same = C’est ce qui a été joué.
ui-advice-other = Ce qui a été joué : { $text }
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
ui-nothing-now = Vous n’avez rien à décider pour l’instant.
ui-nothing-over = La partie est terminée.
ui-nothing-peek = C’est un moment du passé.
ui-nothing-watching = Vous regardez la partie.

## Volets, journal, résumé, discussion

ui-panes = Parties de la table
ui-strip = Ce que vous et les autres avez
ui-pane-board = Plateau
ui-pane-seats = Joueurs
ui-pane-side = Journal
ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-watchers = Spectateurs
ui-watcher = Un spectateur
ui-watchers-closed = L’hôte a fermé la discussion des spectateurs.
ui-watchers-open = Les spectateurs peuvent se parler. Vous les lirez quand la partie sera finie.
ui-send = Envoyer
ui-recap = Depuis votre dernier tour
ui-before = Un pas en arrière
ui-after = Un pas en avant
ui-skip = Passer

## Explications

ui-reconstructed = Reconstitué, non relevé sur un exemplaire imprimé : { $fields }.
ui-reconstructed-some = Certains de ses chiffres sont reconstitués, non relevés sur un exemplaire imprimé.
field-price = prix
field-era = ère
field-copies = nombre d’exemplaires
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
ui-sheet-point = Pointez une ligne pour lire ce qu’elle compte.
ui-chart = Points à la fin de chaque manche
ui-chart-label = Points au fil des manches, à la fin : { $list }
ui-chances = Chances de gagner, tour après tour
ui-chances-label = Chances de gagner au fil des tours. { $list }
ui-chances-even = Aucun tour ne les a beaucoup changées.
ui-figures = Les chiffres
ui-figures-when = Quand
ui-moments = Les tournants de la partie
ui-moment-swing = Manche { $round } : { $name } gagne { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  } d’un coup.
ui-moment-lead = Manche { $round } : { $name } prend la tête.
ui-moment-turning = Manche { $round } : { $way ->
    [down] la chance de { $name } de gagner baisse de { $percent } %.
   *[up] la chance de { $name } de gagner monte de { $percent } %.
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
ui-course = Chances de gagner au fil de la partie
ui-moment-link = Copier le lien vers ce moment
ui-costly = Vos choix les plus coûteux
ui-costly-seat = Les choix de qui
ui-costly-wait = Le niveau le plus fort revoit la partie. Cela prend un instant…
ui-costly-none = Aucun choix n’a vraiment coûté. Bien joué !
ui-costly-look = Voir
ui-costly-why = { $level-the } aurait choisi « { $better } » au lieu de « { $played } », environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus à la fin de ce tour : { $why }.
ui-play-on = Continuer à partir d’ici
ui-to-table = Vers la table

## Règles

ui-rules-of = Règles de { $game }
ui-search = Chercher dans les règles
ui-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
ui-in-the-code = Dans le code
ui-rules-note = Chaque clause est vérifiée par des tests. Là où le livret se tait, une décision dit ce qui se joue ici.
ui-tag-book = livret
ui-tag-book-note = Énoncé par le livret de règles.
ui-tag-ruling = décision
ui-rulings-only = Seulement ce qui est décidé ici
ui-ruling-why = Pourquoi : { $reason }
ui-ruling-option = Vous choisissez en créant une table : { $option }.
ui-tag-ruling-note = Décidé ici, là où le livret se tait.
ui-tag-data = chiffres
ui-tag-data-note = Dépend des chiffres du matériel, qui peuvent être corrigés.
ui-nothing-found = Aucune clause ne contient tous ces mots.

## Aide

ui-help-board = Ce qui brille peut être choisi : cliquez dessus ou prenez le même choix dans la liste. Pointer un élément l’explique.
ui-help-grey = Cliquez sur un élément qui ne brille pas : il dit pourquoi on ne peut pas le choisir maintenant.
ui-help-undo = On annule librement jusqu’au dernier moment où quelque chose de caché a été révélé ou où un autre joueur a joué.
ui-key-tab = parcourir ce qui peut être choisi
ui-key-arrows = se déplacer sur le plateau, même vers ce qui ne peut pas être choisi
ui-key-enter-name = Entrée
ui-key-esc-name = Échap
ui-key-enter = choisir ; confirmer
ui-key-esc = fermer ; passer ; annuler ce qui est inachevé
ui-key-u = annuler le coup
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
ui-set-contrast = Contraste
ui-set-contrast-auto = comme le système
ui-set-contrast-normal = normal
ui-set-contrast-more = élevé
ui-set-size = Taille du texte
ui-set-size-normal = normale
ui-set-size-large = grande
ui-set-size-larger = très grande
ui-set-motion = Mouvement
ui-set-motion-auto = comme le système
ui-set-motion-on = avec
ui-set-motion-off = sans
ui-set-pace = Coups des autres
ui-set-pace-slow = lents
ui-set-pace-normal = normaux
ui-set-pace-fast = rapides
ui-set-pace-off = tous à la fois
ui-set-shapes = Une forme pour chaque joueur
ui-set-shapes-note = Les pièces diffèrent par la forme et la lettre, pas seulement par la couleur.
ui-telling = À vous de jouer
ui-sound = Un son quand c’est à moi de jouer
ui-volume = Volume
ui-sound-try = Écouter
ui-tell = Me prévenir quand je suis ailleurs
ui-tell-note = Une notification de ce navigateur quand la page est cachée ou fermée. Elle dit quelle table attend, et rien de plus.
ui-tell-note-open = Une notification de ce navigateur quand la page est cachée. Elle dit quelle table attend, et rien de plus.
ui-tell-open-only = Ce navigateur ne peut être prévenu que si la page est ouverte quelque part.
ui-tell-denied = Ce navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
ui-tell-here = Me prévenir quand c’est à moi de jouer à cette table
ui-reach-note = Sans page ouverte, on peut aussi vous prévenir par courriel, ou par un webhook de Discord, de Slack ou d’un service à vous.
ui-reach-push = Navigateur
ui-reach-hook = Webhook
ui-reach-mail = Courriel
ui-reach-add = Ajouter
ui-reach-drop = Retirer { $target }
ui-reach-asked = attend votre réponse à notre courriel
ui-reach-confirm = Merci. Vous recevrez un courriel quand ce sera à vous de jouer.
ui-reach-stop = Vous ne recevrez plus ces courriels.
ui-set-confirm = Confirmer chaque choix
ui-set-confirm-note = Un clic montre d’abord ce qui se passerait ; un second, ou Entrée, le fait.
ui-set-sensible = Faire pour moi les choix évidents
ui-set-sensible-note = Quand une réponse n’est jamais moins bonne que les autres, elle est donnée aussitôt. Jamais quand cela apprendrait quelque chose aux autres. Annulez-la pour que la question vous soit posée.

## Listes de tables

ui-mine-empty = Vous n’avez encore rejoint aucune table.
ui-lobby-note = Tables publiques. Asseyez-vous où une place est libre, ou regardez.
ui-lobby-open = Ouvrir une nouvelle table :
ui-lobby-empty = Il n’y a pas de table publique pour l’instant.
ui-lobby-game = Jeu
ui-every-game = tous
ui-lobby-pace = Rythme
ui-pace-any = tous
ui-pace-live = en direct
ui-pace-days = sur plusieurs jours
ui-pace-free = sans pendule
ui-lobby-waiting = En attente de joueurs
ui-lobby-playing = En cours
ui-lobby-over = Terminées
ui-option-chosen = { $option } : { $value }
ui-who-waits = { $count ->
    [0] personne encore
    [one] { $names } attend
   *[other] { $names } attendent
  }, { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
  }
ui-watch = Regarder
ui-status-over = terminée
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

ui-my-copy = Mon exemplaire
ui-copy-of = Mon exemplaire de { $game }
ui-copy-note = Tous les chiffres imprimés n’ont pas pu être confirmés. Si vous possédez la boîte, saisissez ce qui y est imprimé, même si c’est pareil. Chaque saisie est vérifiée aussitôt, montrée sur la pièce, et gardée dans ce navigateur et, pour vous seul, sur ce serveur.
ui-copy-left = { $left ->
    [0] Tous les chiffres reconstitués sont confirmés.
    [one] Il reste { $left } chiffre reconstitué sur { $all }.
   *[other] Il reste { $left } chiffres reconstitués sur { $all }.
  }
ui-copy-search = Chercher une pièce ou un chiffre
ui-copy-only = Seulement les chiffres reconstitués et les miens
ui-copy-export = Enregistrer dans un fichier
ui-copy-import = Ouvrir un fichier
ui-copy-merge = Fusionner avec un fichier
ui-copy-play = Jouer avec
ui-copy-changed = { $count ->
    [0] Aucun chiffre ne diffère des nôtres.
    [one] Un chiffre diffère des nôtres.
   *[other] { $count } chiffres diffèrent des nôtres.
  }
ui-copy-conflict = { $place } : votre fichier dit { $one }, l’autre { $two }. Le vôtre est gardé.
ui-copy-checking = Vérification…
ui-copy-take = Prendre { $two } pour { $place }
ui-copy-take-other = Prendre l’autre
ui-copy-place = Endroit
ui-copy-here = Ici
ui-copy-source = Source
ui-copy-printed = Imprimé
ui-copy-box = Ce qui est imprimé pour { $place }
ui-copy-more = Montrer d’autres pièces (il en reste { $count })
ui-copy-saved = Gardé aussi sur ce serveur, pour vous seul.
ui-copy-forget = Supprimer mon fichier
ui-copy-forget-sure = Supprimer tous vos chiffres de ce jeu, dans ce navigateur et sur ce serveur ?
ui-copy-replace-sure = Le fichier prendra la place de tous vos chiffres de ce jeu, dans ce navigateur et sur ce serveur. « Fusionner avec un fichier » garde les deux. Continuer ?
ui-copy-general = Chiffres du jeu dans son ensemble
ui-copy-use = { $count ->
    [one] Jouer avec mon exemplaire (un chiffre corrigé)
   *[other] Jouer avec mon exemplaire ({ $count } chiffres corrigés)
  }
ui-copy-used = { $count ->
    [one] Cette table joue avec { $count } chiffre corrigé
   *[other] Cette table joue avec { $count } chiffres corrigés
  }
ui-copy-line = { $place } : { $theirs } au lieu de { $ours }
ui-source-rulebook = livret
ui-source-public = public
ui-source-reconstructed = reconstitué
ui-profile = Profil
ui-profile-note = Pas besoin de profil pour jouer. Avec un profil, vos tables, vos parties passées et vos amis vous suivent sur tous vos appareils. Ni mot de passe ni courriel : vous le retrouvez avec une clé d’accès de votre appareil ou avec douze mots que vous avez notés.
ui-profile-new = Créer un profil
ui-profile-with-passkey = Le créer avec une clé d’accès
ui-profile-with-phrase = Le créer avec douze mots
ui-profile-back = Retrouver mon profil
ui-profile-rename = Renommer
ui-sign-in-passkey = Se connecter avec une clé d’accès
ui-sign-in-words = Vos douze mots
ui-sign-in-phrase = Se connecter avec ces mots
ui-sign-out = Déconnecter
ui-sign-out-here = Se déconnecter de cet appareil
ui-sign-out-note = La déconnexion retire de cet appareil les places de votre profil ; elles restent dans votre profil.
ui-sign-out-lost = Vous ne pourrez plus retrouver ce profil : il n’a ni clé d’accès ni douze mots.
ui-passkey-none = Aucune clé d’accès n’a été donnée.
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-of = Clé d’accès : { $device }
ui-passkey-drop = Retirer la clé d’accès { $device }
ui-passkey-drop-sure = Cette clé d’accès n’ouvrira plus votre profil.
ui-phrase = Vos douze mots
ui-phrase-note = Notez-les dans cet ordre et gardez-les pour vous. Ils ne sont montrés que maintenant, et qui les a dispose de votre profil.
ui-phrase-done = Je les ai notés
ui-phrase-make = Obtenir douze mots
ui-phrase-again = Obtenir douze nouveaux mots
ui-phrase-again-sure = Vos douze mots actuels ne serviront plus.
ui-phrase-there = Douze mots que vous avez notés
ui-ways = Pour vous reconnecter
ui-ways-none = Rien ne vous permet encore de retrouver ce profil ailleurs : ajoutez une clé d’accès ou obtenez douze mots.
ui-ways-last = Rien d’autre ne permet de retrouver ce profil ailleurs.
ui-devices = Appareils
ui-device-here = { $name }, cet appareil
ui-device-seen = { $name }, utilisé le { $when }
ui-device-out = Déconnecter { $name }
ui-drop = Retirer
ui-erase = Supprimer le profil
ui-erase-sure = Votre nom, vos amis, vos classements et tous les chemins du retour sont supprimés pour de bon. Les tables où vous étiez restent, avec quelqu’un sans nom à votre place. Cet appareil garde les places qu’il tient.
ui-strays = { $count ->
    [one] Cet appareil tient { $count } place qui n’est pas dans votre profil.
   *[other] Cet appareil tient { $count } places qui ne sont pas dans votre profil.
  }
ui-strays-claim = Ajouter à mon profil
ui-colour = Couleur préférée
ui-colour-none = aucune
ui-colour-0 = rouge
ui-colour-1 = bleu
ui-colour-2 = jaune
ui-colour-3 = vert
ui-colour-4 = violet
ui-colour-5 = gris
ui-history = Parties jouées
ui-history-empty = Vous n’avez encore terminé aucune partie.
ui-history-none = Aucune partie ne correspond.
ui-history-more = En montrer plus
ui-history-against = Contre
ui-history-result = Résultat
ui-history-score = { $score ->
    [one] { $score } point, place { $place } sur { $seats }
   *[other] { $score } points, place { $place } sur { $seats }
  }
ui-rated-against = contre { $whom }
ui-against-people = des personnes
ui-against-bots = des robots
ui-against-mixed = des personnes et des robots
ui-against-alone = en solo
ui-against-screen = sur un seul écran
ui-result-won = gagnée
ui-result-shared = victoire partagée
ui-result-lost = perdue
ui-result-alone = jouée en solo
ui-result-screen = sur un seul écran
ui-statistics = En chiffres
ui-stat-game = Jeu
ui-stat-seats = Joueurs
ui-stat-games = Parties
ui-stat-won = Gagnées
ui-stat-shared = Partagées
ui-stat-lost = Perdues
ui-stat-mean = Points en moyenne
ui-stat-best = Record
ui-stat-place = Place moyenne
ui-ratings = Classements
ui-ratings-note = Les parties entre personnes qui ont toutes un profil, et celles contre des robots de niveau connu, sont classées à part. Chacun commence à 25.
ui-rating = { $games ->
    [one] { $mu }, à { $sigma } près, après { $games } partie
   *[other] { $mu }, à { $sigma } près, après { $games } parties
  }
ui-friends = Amis
ui-friend-code = Votre code pour vos amis :
ui-friend-code-new = Nouveau code
ui-friend-add = Le code d’un ami
ui-friend-ask = Demander
ui-friend-asks = veut être votre ami
ui-friend-asked = n’a pas encore répondu
ui-friend-agree = Accepter
ui-friend-drop = Retirer { $name }
ui-friend-drop-sure = Vous ne pourrez plus vous inviter l’un l’autre.
ui-friend-invite = Inviter un ami…
ui-friend-invite-to = Inviter un ami à la place de { $seat }
ui-friend-invited = { $name } est invité.
ui-invitations = Invitations
ui-invitation = { $name } vous invite à { $game }.
ui-invitation-yes = Y aller
ui-invitation-no = Décliner
