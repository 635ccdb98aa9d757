fault-bad-request = Cette demande est illisible : { $reason }.
fault-bad-fields = Cette demande ne convient pas : { $reason }.
fault-no-key = Il faut pour cela la clé d’une place à cette table.
fault-bad-key = Cette clé n’ouvre aucune place à cette table.
fault-not-yours = La place { $seat } n’est pas la vôtre.
fault-banned = Ce serveur ne vous est pas ouvert.
fault-closed = Il n’est pas possible de créer de nouvelles tables ici pour le moment.
fault-muted = Vous ne pouvez pas parler à cette table.
fault-secret = Ceci reste secret jusqu’à la fin de la partie.
fault-no-hints-daily = Pas de conseils dans la partie du jour.
fault-secret-daily = La donne du jour reste secrète jusqu’à la fin de la journée.
fault-not-found = { $what ->
    [file] Ce fichier n’existe pas ici.
    [game] Ce jeu n’existe pas ici.
    [guide] Ce guide n’existe pas ici.
    [moment] Ce moment n’existe pas ici.
    [page] Cette page n’existe pas ici.
    [seat] Cette place n’existe pas ici.
   *[table] Cette table n’existe pas ici.
  }
fault-link-used = Ce lien ou cette invitation a déjà servi ou a expiré.
fault-bad-method = Cela ne se fait pas ici.
fault-stale = La table a changé depuis que vous l’avez regardée.
fault-not-your-turn = Ce n’est pas à vous de jouer.
fault-waiting = La partie commence quand toutes les places sont prises.
fault-over = La partie est finie.
fault-not-over = La partie n’est pas encore finie.
fault-no-undo = Vous n’avez rien à reprendre.
fault-hidden = Depuis, quelque chose de caché est apparu ou un autre a joué : il faut l’accord de tous.
fault-hidden-daily = Dans la partie du jour, rien ne se reprend une fois qu’une chose cachée est apparue.
fault-no-ask = Personne ne demande votre accord.
fault-taken = Cette place est prise.
fault-frozen = Cette table a commencé sous d’autres règles que celles installées ici ; elle ne peut qu’être conservée.
fault-uncertain = L’issue de ce choix n’est pas certaine, elle ne peut être montrée d’avance.
fault-no-record = Une partie reprise au milieu d’une autre n’a pas d’enregistrement propre.
fault-too-large = C’est trop grand ; { $limit } octets sont permis.
fault-bad-type = Le corps de la demande doit être du JSON.
fault-illegal = { $reason }
fault-bad-options = { $reason }
fault-bad-components = { $reason }
fault-bad-record = { $reason }
fault-command-reused = Cette commande a déjà servi à autre chose.
fault-too-many = C’est trop à la fois. Attendez un instant.
fault-busy = Les robots sont tous occupés. Réessayez dans un instant.
fault-store-down = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez dans un moment.
fault-overloaded = Le serveur a trop à faire pour l’instant. Rien n’a changé ; réessayez dans un moment.
fault-stopping = Le serveur s’arrête.
fault-seated = Les joueurs parlent dans la discussion de la table.
fault-full = Tant de choses ont été notées à cette table qu’elle n’accepte plus que des choix.
fault-talk-closed = Les spectateurs ne peuvent pas parler à cette table.
fault-not-host = Seul l’hôte de la table peut le faire.
fault-resigned = Cette place a été abandonnée définitivement.
fault-no-room = Ce serveur n’a plus de place pour les fichiers des propriétaires. Le vôtre est gardé dans votre navigateur ; enregistrez-le dans un fichier.
fault-no-person = Il faut pour cela le secret que votre client garde pour vous.
fault-signed-out = Vous n’êtes pas connecté sur cet appareil.
fault-bad-phrase = Ces mots n’ouvrent aucun profil ici. Une phrase compte douze mots ; vérifiez leur orthographe et leur ordre.
fault-bad-passkey = Cette clé d’accès n’ouvre aucun profil ici, ou la demande est trop ancienne. Veuillez réessayer.
fault-no-passkeys = Ce serveur ne connaît pas les clés d’accès ; une phrase de douze mots ouvre tout aussi bien un profil.
fault-no-friend = Personne n’a ce code ici, ou c’est le vôtre, ou vous n’êtes pas encore amis.
fault-no-way = Ce serveur ne prévient personne de cette façon.
fault-bad-target = { $reason ->
    [https] Seules les adresses https sur le port habituel conviennent.
    [elsewhere] Ce serveur n’envoie rien à cette adresse.
   *[address] Ce n’est pas l’adresse d’un serveur web.
  }
fault-no-mail = Le courriel n’a pas pu partir. Réessayez plus tard.
note-bot-crashed = Le robot de { $name } a échoué ; un choix légal a été fait pour lui.
note-bot-overran = Le robot de { $name } a trop tardé ; un choix légal a été fait pour lui.
note-time = Le temps de { $name } est écoulé ; un robot joue à sa place.
note-resigned = { $name } a abandonné ; un robot joue à sa place jusqu’à la fin.
note-undo-agreed = Plus personne ne doit répondre à { $name } : le coup est repris.
note-undo-dropped = { $name } ne demande plus à reprendre un coup.
notice-turn = C’est à vous de jouer : { $table }.
mail-turn = 
    { $text }
    { $link }

    Pour ne plus recevoir ces courriels :
    { $stop }
mail-confirm-subject = Magnate : voulez-vous un courriel quand c’est à vous de jouer ?
mail-confirm = 
    Quelqu’un, sans doute vous, joue sur { $server } et souhaite recevoir un courriel à cette adresse chaque fois que vient son tour.
    Pour accepter, ouvrez :
    { $link }

    Sinon, ne faites rien. Ce lien vous assure de ne plus en entendre parler :
    { $stop }
