### Spyrium : toutes les phrases lues par un joueur, en français.

## Le titre

game-name = Spyrium
game-tagline = Glissez-vous entre les cartes, puis choisissez : l’argent ou la carte.
game-length = 60 à 90 minutes
game-weight = moyen
game-about = L’Angleterre victorienne a découvert un cristal plus ardent que le charbon. En six manches, vous envoyez vos ouvriers entre les cartes d’un marché, vous les rappelez contre de l’argent ou pour une carte voisine, et vous bâtissez le quartier qui change les cristaux en renommée.

option-capitalization = Capitalisation sans carte voisine
option-capitalization-help = La carte donne ses 2 £ en plus. Certaines tables ne les paient que si une carte se trouve à côté de l’ouvrier.
option-capitalization-true = paie
option-capitalization-false = ne paie rien

## Choix

choice-switch = Passer en Phase II
choice-pass = { $last ->
    [0] Passer jusqu’à la prochaine manche
   *[other] Passer : votre dernière action de la partie
  }
choice-event = Utiliser l’événement { $event }{ $money ->
    [0] { "" }
   *[other] { " " }pour { $money } £
  }{ $spyrium ->
    [0] { "" }
   *[other] { " " }pour { $spyrium } Spyrium
  }
choice-event-token = Utiliser l’événement { $event } : son jeton vaut { $value }
choice-event-either = Utiliser l’événement { $event }. { $one } ; ou { $two }
choice-place = Placer un ouvrier entre { $left-le } et { $right-le }
choice-earn = Gagner { $money } £ avec l’ouvrier entre { $left-le } et { $right-le }
choice-activate = Activer une carte avec l’ouvrier entre { $left-le } et { $right-le }
choice-designate = Toucher { $money } £ pour les ouvriers autour { $card-du }
choice-card-call = Appeler { $card-le } : { bill-ahead }
choice-card-build = Construire { $card-le } : { bill-ahead }
choice-card-patent = Breveter { $card-le } : { bill-ahead }
choice-card-empty = Activer { $card-le }
choice-token = Prendre le jeton de valeur { $value }
choice-value = Fixer le jeton à { $value } grâce au Négoce
choice-printed = Garder la valeur imprimée du jeton ({ $value })
choice-plot-bill = Construire { $new-le } sur un nouvel emplacement : { bill }
choice-plot = Construire sur un nouvel emplacement pour { $money } £
choice-lobby = Utiliser le Lobbying et économiser le surcoût de { $money } £
choice-surcharge = Payer le surcoût de { $money } £
choice-advance = Avancer votre résidence, jusqu’à la case de valeur { $value }
choice-score = Marquer les points de votre résidence : { $value } PV
choice-bonus-worker = Prendre le bonus ouvrier : { $n ->
    [one] { $n } ouvrier de plus
   *[other] { $n } ouvriers de plus
  }
choice-bonus-money = Prendre le bonus argent : { $money } £
choice-effect = Choisir l’effet { $effect } du bâtiment
choice-effect-spyrium = Effet { $effect } : { deal-spyrium }
choice-effect-vp = Effet { $effect } : { deal-vp }
deal-spyrium = { deal-takes } pour { $n } Spyrium
deal-vp = { deal-takes } pour { $n } PV
deal-takes = { $workers ->
    [0] aucun ouvrier
    [one] un ouvrier
   *[other] { $workers } ouvriers
  }{ $pays ->
    [0] { "" }
   *[other] { " " }et { $pays } Spyrium
  }
choice-option-money = Prendre de l’argent de l’événement
choice-option-money-token = Prendre { $value } £ de l’événement
choice-option-spyrium = Prendre du Spyrium de l’événement
choice-option-spyrium-token = Prendre { $value } Spyrium de l’événement
choice-option-vp = Prendre des points de l’événement
choice-option-vp-token = Prendre { $value } PV de l’événement
choice-option-residence = Payer du Spyrium pour une action de résidence
choice-option-residence-cost = Payer { $spyrium } Spyrium pour une action de résidence
choice-option-small = Choisir la petite option de l’événement
choice-option-small-money = Petite vente : { $spyrium } Spyrium contre { $n } £
choice-option-small-vp = Petit don : { $pay } £ pour { $n } PV
choice-option-large = Choisir la grande option de l’événement
choice-option-large-money = Grande vente : { $spyrium } Spyrium contre { $n } £
choice-option-large-vp = Grand don : { $pay } £ pour { $n } PV
choice-option-reuse = Relancer un bâtiment qui a servi
choice-option-reuse-cost = Payer { $pay } £ pour relancer un bâtiment qui a servi
choice-option-recruit = Embaucher un ouvrier de votre réserve
choice-option-recruit-cost = Payer { $pay } £ pour embaucher un ouvrier de votre réserve
choice-option-late = Placer un ouvrier bien que vous soyez en Phase II
choice-option-late-cost = Placer un ouvrier bien que vous soyez en Phase II
choice-exploit = Exploiter { $card-le }
choice-exploit-spyrium = Exploiter { $card-le } : { deal-spyrium }
choice-exploit-vp = Exploiter { $card-le } : { deal-vp }
choice-exploit-again = Exploiter encore { $card-le }
choice-exploit-again-spyrium = Exploiter encore { $card-le } : { deal-spyrium }
choice-exploit-again-vp = Exploiter encore { $card-le } : { deal-vp }
choice-exploit-none = Exploiter le bâtiment { $building }, que vous n’avez pas
choice-replace = Remplacer { $card-le }
choice-replace-bill = Remplacer { $card-le } par { $new-le } : { bill }
choice-replace-none = Remplacer le bâtiment { $building }, que vous n’avez pas
bill-ahead = { $open ->
    [0] { bill }
   *[other] à partir de { $total } £
  }
bill = { $total } £{ $extras ->
    [0] { "" }
   *[other] { " " }(prix { $price }{ bill-saved }{ bill-surcharge }{ bill-plot }{ bill-token })
  }
bill-saved = { $saved ->
    [0] { "" }
   *[other] , symbole commun −{ $saved }
  }
bill-surcharge = { $surcharge ->
    [0] { "" }
   *[other] , surcoût { $surcharge }
  }
bill-plot = { $plot ->
    [0] { "" }
   *[other] , emplacement { $plot }
  }
bill-token = { $token ->
    [0] { "" }
   *[other] , jeton { $token }
  }

## Ce qui est demandé

prompt-phase-one = Phase I : { $acts }.
prompt-phase-two = Phase II : { $acts }.
prompt-switched = Vous voici en Phase II et vous agissez aussitôt : { $acts }.
acts-2 = { $act0 } ou { $act1 }
acts-3 = { $act0 }, { $act1 } ou { $act2 }
acts-4 = { $act0 }, { $act1 }, { $act2 } ou { $act3 }
act-place = placez un ouvrier
act-event = utilisez l’événement
act-switch = passez en Phase II
act-earn = gagnez de l’argent
act-activate = activez une carte
act-exploit = exploitez un bâtiment
act-pass = passez votre tour
act-only-switch = il ne reste plus qu’à passer en Phase II
act-only-earn = il ne reste plus qu’à gagner de l’argent
act-only-pass = il ne reste plus qu’à passer
prompt-designate = Votre ouvrier entre { $left-le } et { $right-le } s’en va : quelle carte paie ?
prompt-card = Quelle carte active votre ouvrier entre { $left-le } et { $right-le } ?
prompt-token = { $card } : quel jeton prenez-vous ?
prompt-value = { $card } : que doit valoir le jeton pour vous ?
prompt-plot = { $card } : un nouvel emplacement, ou la place d’un de vos bâtiments ?
prompt-lobby = { $card } : payer le surcoût ou employer le Lobbying ?
prompt-residence = Résidence : avancer, ou marquer ses points ?
prompt-bonus = Le palier est atteint : quel bonus prenez-vous en premier ?
prompt-effect = { $card } : quel effet ?
prompt-event-value = { $event } : que doit valoir son jeton pour vous ?
prompt-option = { $event } : quelle option ?
prompt-again = { $event } : quel bâtiment déjà utilisé relancer ?
prompt-late = { $event } : entre quelles cartes ?

## Ce qui s’est passé

log-round = La manche { $round } commence : neuf cartes de l’époque { $era } sont étalées.
log-income = Revenu de { $money } £ de la résidence.
log-event-last = L’événement est { $event }, le dernier.
log-event-turned = L’événement est { $event } ; à la prochaine manche ce sera { $next }.
log-round-over = La manche { $round } est finie.
log-game-over = C’était la dernière : on compte bâtiments et techniques.
log-final-buildings = +{ $n } PV : points imprimés sur les bâtiments.
log-final-automation = +{ $n } PV : Automatisation, pour { $count } Spyrium.
log-final-capitalization = +{ $n } PV : Capitalisation, pour { $count } £.
log-final-crane = +{ $n } PV : Grue, pour { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
  }.
log-final-trade = +{ $n } PV : Négoce, pour { $count ->
    [one] { $count } jeton gardé
   *[other] { $count } jetons gardés
  }.
log-final-engineering = +{ $n } PV : Ingénierie, les { $count } PV des usines une fois encore.
log-final-lobbying = +{ $n } PV : Lobbying, pour la résidence de valeur { $count }.
log-final-taylorism = +{ $n } PV : Taylorisme, pour { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }.
log-final = { $n } PV en tout, dont { $track } déjà sur la piste.
log-passed = Passe.
log-switched = Passe en Phase II.
log-placed = Place un ouvrier entre { $left-le } et { $right-le }.
log-earned = Touche { $money } £ avec l’ouvrier entre { $left-le } et { $right-le } : { $crowd ->
    [0] aucun autre ouvrier
    [one] { $crowd } autre ouvrier
   *[other] { $crowd } autres ouvriers
  } autour { $card-du }{ $extra ->
    [0] { "" }
   *[other] , Capitalisation { $extra } £
  }.
log-earned-alone = Touche { $money } £ avec l’ouvrier entre { $left-le } et { $right-le } : plus aucune carte à côté.
log-called = Appelle { $card-le } pour { bill }.
log-patented = Brevète { $card-le } pour { bill }.
log-built = Construit { $card-le } pour { bill }.
log-replaced = Construit { $card-le } à la place { $old-du } pour { bill }.
log-lobbied = Le Lobbying économise { $money } £.
log-token = Prend un jeton de valeur { $value }.
log-value = Le Négoce le porte à { $value }.
log-exploited = Exploite { $card-le } { $workers ->
    [0] sans ouvrier
    [one] avec { $workers } ouvrier
   *[other] avec { $workers } ouvriers
  }.
log-event = Utilise l’événement { $event } pour { $money } £.
log-event-free = Utilise l’événement { $event }.
log-gain-money = +{ $n } £ : { $source }.
log-gain-spyrium = +{ $n } Spyrium : { $source }.
log-gain-vp = +{ $n } PV : { $source }.
log-gain-workers = { $n ->
    [one] +{ $n } ouvrier
   *[other] +{ $n } ouvriers
  } : { $source }.
log-paid-money = −{ $n } £ : { $source }.
log-paid-spyrium = −{ $n } Spyrium : { $source }.
log-paid-vp = −{ $n } PV : { $source }.
log-paid-workers = { $n ->
    [one] −{ $n } ouvrier
   *[other] −{ $n } ouvriers
  } : { $source }.
log-bonus-worker = Bonus des { $mark } PV : { $n ->
    [0] un ouvrier, mais la réserve était vide
    [one] { $n } ouvrier de plus
   *[other] { $n } ouvriers de plus
  }.
log-bonus-money = Bonus des { $mark } PV : { $money } £.
log-advanced = La résidence avance jusqu’à { $value }.
log-residence = +{ $value } PV : points de la résidence.

## Refus

why-not-your-turn = C’est à un autre joueur d’agir.
why-passed = Vous êtes hors de cette manche depuis que vous avez passé.
why-over = La partie a pris fin.
why-must-act = On ne saute pas son tour ; prenez une des actions offertes.
why-place-phase = En Phase II, on ne place plus d’ouvrier.
why-no-active = Tous vos ouvriers sont occupés.
why-not-active = Seul un ouvrier de votre carte Départ peut être placé.
why-no-gap = Un intervalle se trouve entre deux cases qui partagent un côté.
why-no-card-left = Les deux cartes de cet intervalle ont disparu.
why-placed = Une fois placé, un ouvrier reste là jusqu’à ce que vous encaissiez ou activiez avec lui.
why-switch-alone = Entrer en Phase II n’est qu’une moitié de tour : ajoutez une action de Phase II.
why-already-two = La Phase II, vous y êtes.
why-no-return = Pas de retour en Phase I avant la prochaine manche.
why-earn-phase = L’argent s’encaisse en Phase II.
why-activate-phase = Les cartes s’activent en Phase II.
why-exploit-phase = Les bâtiments s’exploitent en Phase II.
why-pass-phase = Passer est réservé à la Phase II.
why-pass-workers = Retirez d’abord vos ouvriers : { $n ->
    [one] { $n } est encore
   *[other] { $n } sont encore
  } au marché.
why-event-used = L’événement vous a déjà servi dans cette manche.
why-next-event = Cet événement entrera en vigueur à la prochaine manche.
why-one-option = L’événement donne une de ses options, pas plusieurs.
why-no-such-option = L’événement de cette manche n’a pas cette option.
why-event-first = Commencez par l’événement.
why-no-worker-there = Aucun de vos ouvriers ne se tient dans cet intervalle.
why-not-beside = Cette carte ne touche pas l’intervalle entre { $left-le } et { $right-le }.
why-taken = L’emplacement est vide ; sa carte est partie.
why-worker-first = Choisissez d’abord l’ouvrier, par son intervalle.
why-designate = Dites quelle carte à côté de l’ouvrier doit payer.
why-costs = La facture est de { $n } £ et vous tenez { $m } £.
why-card-first = Choisissez d’abord l’ouvrier et la carte à activer.
why-no-token-left = Tous les jetons de ce personnage ont été pris.
why-no-such-token = La carte ne porte aucun jeton de valeur { $value }.
why-token-price = Le jeton demande { $n } £ et il resterait { $m } £ pour lui.
why-spyrium = Cela demande { $n } Spyrium.
why-not-yours = Vous ne possédez pas ce bâtiment.
why-no-symbol = Sans symbole partagé, le prix imprimé reste dû.
why-technique = Une technique vous appartient définitivement.
why-no-lobbying = Vous ne possédez pas le Lobbying.
why-lobbying-spent = Le Lobbying est épuisé pour la manche.
why-lobbying-idle = Personne d’autre ne se tient là, le Lobbying n’a rien à épargner.
why-no-trade = Vous ne possédez pas le Négoce.
why-trade-spent = Le Négoce est épuisé pour la manche.
why-trade-idle = Le Négoce n’y changerait rien.
why-idle = Il n’y a rien à exploiter dans ce bâtiment.
why-tilted = Ce bâtiment est épuisé pour la manche.
why-taylorism-spent = Le Taylorisme est épuisé pour la manche.
why-workers = Cela demande { $n ->
    [one] { $n } ouvrier actif
   *[other] { $n } ouvriers actifs
  }.
why-money = Cela demande { $n } £.
why-split = La valeur du jeton ne se partage pas : argent, Spyrium ou points.
why-event-token = L’événement n’a pas reçu son jeton.
why-straight = Seul un bâtiment incliné peut être relancé.
why-nothing-again = Aucun de vos bâtiments utilisés ne pourrait resservir.
why-all-workers = Votre réserve est vide.
why-event-phase = Cet événement attend votre Phase II.
why-late = Il vous faut un ouvrier actif et une carte encore au marché.
why-last-space = Votre résidence ne peut plus avancer.
why-pending = Une décision reste ouverte ; prenez-la d’abord.
why-bonus-twice = Ce bonus est déjà à vous.
why-no-bonus = Un bonus arrive avec { $n } PV.
why-no-residence = Aucune action de résidence n’est due.
why-building-first = Choisissez d’abord le bâtiment à exploiter.
why-no-such-effect = Le bâtiment n’a pas cet effet.
why-unfinished = Terminez l’action commencée.

## Feuille de score, chiffres

score-track = Points de la piste
score-buildings = Bâtiments
score-automation = Automatisation : Spyrium
score-capitalization = Capitalisation : argent
score-crane = Grue : nombre de bâtiments
score-trade = Négoce : jetons gardés
score-engineering = Ingénierie : usines une fois encore
score-lobbying = Lobbying : résidence
score-taylorism = Taylorisme : ouvriers
figure-vp = PV
figure-money = £
figure-spyrium = Spyrium
figure-workers = Ouvriers
figure-active = Actifs
figure-income = Revenu
figure-buildings = Bâtiments
figure-standing = Si la partie s’arrêtait

## Mots du plateau

word-market = Marché
word-event = Événement :
word-next-event = Événement suivant :
word-round = Manche { $round } sur { $rounds }, époque { $era }
word-phase = Phase { $phase ->
    [1] I
   *[2] II
  }
word-passed = a passé
word-first = premier joueur
word-active = actifs
word-in-market = marché
word-on-buildings = bâtiments
word-inactive = inactifs
word-reserve = réserve
word-tilted = utilisé
word-spent = épuisé
word-kept = Jetons gardés
word-about = { $name } :
word-event-used = événement utilisé
word-empty = vide

symbol-mine = mine
symbol-factory = usine
symbol-research = recherche

## Cartes et événements

card-none = l’emplacement vide ({ $place })
    .le = l’emplacement vide ({ $place })
    .du = de l’emplacement vide ({ $place })
card-at = { $card } ({ $place })
    .le = { $card-le } ({ $place })
    .du = { $card-du } ({ $place })
card-nth = { $card } (n° { $n })
    .le = { $card-le } (n° { $n })
    .du = { $card-du } (n° { $n })
place-1 = en haut à gauche
place-2 = en haut au centre
place-3 = en haut à droite
place-4 = au milieu à gauche
place-5 = au centre
place-6 = au milieu à droite
place-7 = en bas à gauche
place-8 = en bas au centre
place-9 = en bas à droite
card-A_MINE_1 = Mine I
    .le = la Mine I
    .du = de la Mine I
card-A_MINE_2 = Mine II
    .le = la Mine II
    .du = de la Mine II
card-A_WORKSHOP_1 = Atelier I
    .le = l’Atelier I
    .du = de l’Atelier I
card-A_WORKSHOP_2 = Atelier II
    .le = l’Atelier II
    .du = de l’Atelier II
card-A_LAB_1 = Laboratoire I
    .le = le Laboratoire I
    .du = du Laboratoire I
card-A_HOUSING_1 = Cité ouvrière I
    .le = la Cité ouvrière I
    .du = de la Cité ouvrière I
card-A_RESIDENCE = Résidence
    .le = la Résidence
    .du = de la Résidence
card-A_UNIV_1 = Université I
    .le = l’Université I
    .du = de l’Université I
card-A_TOWNHOUSE = Hôtel particulier
    .le = l’Hôtel particulier
    .du = de l’Hôtel particulier
card-A_MINER = Mineur
    .le = le Mineur
    .du = du Mineur
card-A_GEOLOGIST = Géologue
    .le = le Géologue
    .du = du Géologue
card-A_APPRENTICE = Apprenti
    .le = l’Apprenti
    .du = de l’Apprenti
card-A_BUREAUCRAT = Bureaucrate
    .le = le Bureaucrate
    .du = du Bureaucrate
card-A_BANKER = Banquier
    .le = le Banquier
    .du = du Banquier
card-A_ARCHITECT = Architecte
    .le = l’Architecte
    .du = de l’Architecte
card-T_AUTOMATION = Automatisation
    .le = l’Automatisation
    .du = de l’Automatisation
card-T_CAPITAL = Capitalisation
    .le = la Capitalisation
    .du = de la Capitalisation
card-T_CRANE = Grue
    .le = la Grue
    .du = de la Grue
card-T_TRADE = Négoce
    .le = le Négoce
    .du = du Négoce
card-B_MINE_3 = Mine III
    .le = la Mine III
    .du = de la Mine III
card-B_FACTORY_1 = Usine I
    .le = l’Usine I
    .du = de l’Usine I
card-B_LAB_2 = Laboratoire II
    .le = le Laboratoire II
    .du = du Laboratoire II
card-B_HOUSING_2 = Cité ouvrière II
    .le = la Cité ouvrière II
    .du = de la Cité ouvrière II
card-B_RESIDENCE = Résidence
    .le = la Résidence
    .du = de la Résidence
card-B_UNIV_2 = Université II
    .le = l’Université II
    .du = de l’Université II
card-B_MANOR = Manoir
    .le = le Manoir
    .du = du Manoir
card-B_GEOLOGIST = Géologue
    .le = le Géologue
    .du = du Géologue
card-B_ENGINEER = Ingénieur
    .le = l’Ingénieur
    .du = de l’Ingénieur
card-B_ADVISER = Conseiller
    .le = le Conseiller
    .du = du Conseiller
card-B_FINANCIER = Financier
    .le = le Financier
    .du = du Financier
card-B_ARCHITECT = Architecte
    .le = l’Architecte
    .du = de l’Architecte
card-T_ENGINEERING = Ingénierie
    .le = l’Ingénierie
    .du = de l’Ingénierie
card-T_LOBBYING = Lobbying
    .le = le Lobbying
    .du = du Lobbying
card-T_TAYLORISM = Taylorisme
    .le = le Taylorisme
    .du = du Taylorisme
card-C_FACTORY_2 = Usine II
    .le = l’Usine II
    .du = de l’Usine II
card-C_LAB_3 = Laboratoire III
    .le = le Laboratoire III
    .du = du Laboratoire III
card-C_PALACE = Palais
    .le = le Palais
    .du = du Palais
card-C_ENGINEER = Ingénieur
    .le = l’Ingénieur
    .du = de l’Ingénieur
card-C_ADVISER = Conseiller
    .le = le Conseiller
    .du = du Conseiller
card-C_FINANCIER = Financier
    .le = le Financier
    .du = du Financier
event-E_TOKEN = Aubaine
event-E_RESIDENCE = Affaire immobilière
event-E_BUY_VP = Mécénat
event-E_SELL = Vente de Spyrium
event-E_REUSE = Heures supplémentaires
event-E_RECRUIT = Embauche
event-E_LATE = Arrivée tardive

## Ce que fait chaque chose

about-costs = Coûte { $price } £.
about-worth = Coûte { $price } £ ; { $vp } PV à la fin.
about-mine-one = Exploitée { $w1 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w1 } ouvriers
  }, elle donne { $g1 } Spyrium.
about-mine-two = Exploitée { $w1 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w1 } ouvriers
  }, elle donne { $g1 } Spyrium ; { $w2 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w2 } ouvriers
  }, { $g2 }.
about-work-one = Exploité par { $w1 ->
    [one] { $w1 } ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment change { $s1 } Spyrium en { $v1 } PV.
about-work-two = Exploité par { $w1 ->
    [one] { $w1 } ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment change { $s1 } Spyrium en { $v1 } PV ; par { $w2 ->
    [one] { $w2 } ouvrier
   *[other] { $w2 } ouvriers
  }, { $s2 } Spyrium en { $v2 } PV.
about-teach-one = Exploité par { $w1 ->
    [one] { $w1 } ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment rapporte { $v1 } PV.
about-teach-two = Exploité par { $w1 ->
    [one] { $w1 } ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment rapporte { $v1 } PV ; par { $w2 ->
    [one] { $w2 } ouvrier
   *[other] { $w2 } ouvriers
  }, { $v2 } PV.
about-token-spyrium = Son bâtisseur reçoit la valeur du jeton en Spyrium.
about-token-vp = Son bâtisseur reçoit la valeur du jeton en PV.
about-housing = Amène { $workers ->
    [one] { $workers } ouvrier de votre réserve, prêt au travail
   *[other] { $workers } ouvriers de votre réserve, prêts au travail
  }.
about-home = À la construction, avancez votre résidence d’une case ou marquez ses points.
about-idle = Ne fait rien avant le décompte final.
about-miner = Prenez un des jetons : sa valeur est à vous en Spyrium.
about-geologist = Recevez { $spyrium } Spyrium.
about-expert = Dépensez { $pays } Spyrium, recevez { $gain } PV.
about-bureaucrat = Prenez un des jetons : sa valeur est à vous en PV.
about-adviser = Recevez { $gain } PV.
about-financier = Prenez un des jetons, payez sa valeur en £, recevez { $gain } PV.
about-architect = Prenez un des jetons, payez sa valeur en £, puis avancez votre résidence d’une case ou marquez ses points.

help-A_MINE_1 = { about-mine-one } { about-worth }
help-A_MINE_2 = { about-mine-two } { about-worth }
help-B_MINE_3 = { about-token-spyrium } { about-mine-two } { about-worth }
help-A_WORKSHOP_1 = { about-work-one } { about-worth }
help-A_WORKSHOP_2 = { about-work-one } { about-worth }
help-A_LAB_1 = { about-work-one } { about-worth }
help-B_LAB_2 = { about-work-one } { about-worth }
help-C_LAB_3 = { about-work-one } { about-worth }
help-B_FACTORY_1 = { about-work-two } { about-worth }
help-C_FACTORY_2 = { about-work-two } { about-worth }
help-A_HOUSING_1 = { about-housing } { about-worth }
help-B_HOUSING_2 = { about-housing } { about-worth }
help-A_RESIDENCE = { about-home } { about-worth }
help-B_RESIDENCE = { about-home } { about-worth }
help-A_UNIV_1 = { about-token-vp } { about-teach-one } { about-worth }
help-B_UNIV_2 = { about-token-vp } { about-teach-two } { about-worth }
help-A_TOWNHOUSE = { about-idle } { about-worth }
help-B_MANOR = { about-idle } { about-worth }
help-C_PALACE = { about-idle } { about-worth }
help-A_MINER = { about-miner } { about-costs }
help-A_GEOLOGIST = { about-geologist } { about-costs }
help-B_GEOLOGIST = { about-geologist } { about-costs }
help-A_APPRENTICE = { about-expert } { about-costs }
help-B_ENGINEER = { about-expert } { about-costs }
help-C_ENGINEER = { about-expert } { about-costs }
help-A_BUREAUCRAT = { about-bureaucrat } { about-costs }
help-B_ADVISER = { about-adviser } { about-costs }
help-C_ADVISER = { about-adviser } { about-costs }
help-A_BANKER = { about-financier } { about-costs }
help-B_FINANCIER = { about-financier } { about-costs }
help-C_FINANCIER = { about-financier } { about-costs }
help-A_ARCHITECT = { about-architect } { about-costs }
help-B_ARCHITECT = { about-architect } { about-costs }
help-T_AUTOMATION = Vos Mines se passent d’ouvriers. À la fin : 1 PV par Spyrium, { $cap } au plus. { about-costs }
help-T_CAPITAL = Chaque ouvrier retiré pour de l’argent rapporte { $extra } £ de plus. À la fin : 1 PV par tranche de { $unit } £ en main, { $cap } au plus. { about-costs }
help-T_CRANE = Vos nouveaux emplacements coûtent { $extra } £ de moins. À la fin : 1 PV par bâtiment, { $cap } au plus. { about-costs }
help-T_TRADE = Vous gardez les jetons des cartes que vous activez, jusqu’à { $extra } ; une fois par manche, donnez à un jeton la valeur de 1 à 3 qui vous plaît. À la fin : 1 PV par jeton gardé, { $cap } au plus. { about-costs }
help-T_ENGINEERING = Chaque ouvrier employé dans un bâtiment au symbole usine rapporte { $extra } PV de plus. À la fin, ces bâtiments comptent double, { $cap } PV au plus. { about-costs }
help-T_LOBBYING = Une fois par manche, activez une carte sans payer pour la foule qui l’entoure. À la fin : la valeur de votre résidence en PV, { $cap } au plus. { about-costs }
help-T_TAYLORISM = Une fois par manche, exploitez encore un bâtiment déjà utilisé. À la fin : 1 PV par ouvrier possédé, { $cap } au plus. { about-costs }
help-E_TOKEN = Recevez la valeur du jeton placé ici, tout en argent, tout en Spyrium ou tout en PV.
help-E_RESIDENCE = Donnez { $pays } Spyrium, puis avancez votre résidence d’une case ou marquez ses points.
help-E_BUY_VP = Donnez { $pay1 } £ pour { $gain1 } PV, ou { $pay2 } £ pour { $gain2 } PV.
help-E_SELL = Vendez { $pay1 } Spyrium pour { $gain1 } £, ou { $pay2 } pour { $gain2 } £.
help-E_REUSE = Donnez { $pay1 } £ et exploitez encore un de vos bâtiments utilisés, avec d’autres ouvriers et d’autre Spyrium.
help-E_RECRUIT = Donnez 1 £ par ouvrier possédé et prenez-en un de plus dans votre réserve, prêt au travail.
help-E_LATE = En Phase II, placez tout de même un ouvrier actif au marché.
help-gap = Un intervalle reçoit autant d’ouvriers qu’on veut. Chacun touche les cartes des deux côtés.
help-slot = Plus il y a d’ouvriers autour d’une carte, plus elle paie celui qui part avec l’argent, et plus elle coûte à celui qui la prend.
help-tokens = Jetons numérotés 1, 2 et 3. Placés sur certaines cartes, ils disent combien elles donnent ou demandent.
help-track = La piste de résidence : sa case est votre revenu au début de chaque manche, et ce qu’une action de résidence peut rapporter.
help-start = Votre carte Départ : les ouvriers y sont actifs, à placer au marché ou à mettre dans vos bâtiments.
help-phase = En Phase I vous placez vos ouvriers ; en Phase II vous les retirez, vous exploitez, vous passez. Le moment du changement est à vous.
help-district = Votre quartier : chaque emplacement de plus coûte 1 £ de plus que le précédent, mais un bâtiment neuf peut prendre la place d’un ancien.
help-bonus = À { $first } PV, prenez un ouvrier ou { $money } £ ; à { $second } PV, l’autre des deux.
help-deck = Cartes de cette époque encore face cachée.
help-event = L’événement de la manche. Chacun peut s’en servir une fois.
help-next_event = L’événement de la prochaine manche, visible de tous.

## Ce que pèsent les robots

term-track = Points de la piste
term-buildings = Points imprimés des bâtiments
term-techniques = Techniques
term-factories = Bâtiments au travail
term-market = Ouvriers au marché
term-workers = Ouvriers à venir
term-money = Argent
term-spyrium = Spyrium
term-income = Revenu de la résidence
term-event = L’événement
term-bonuses = Bonus à venir
better-track = { $vp ->
    [0] plus de points sur la piste
    [one] un point de plus sur la piste
   *[other] { $vp } points de plus sur la piste
}
better-buildings = { $buildings ->
    [0] vos bâtiments valent davantage à la fin
    [one] un bâtiment de plus, qui comptera à la fin
   *[other] { $buildings } bâtiments de plus, qui compteront à la fin
}
better-techniques = vos techniques rapporteront davantage
better-factories = vos bâtiments produiront davantage aux manches suivantes
better-market = vos ouvriers au marché sont mieux placés
better-workers = { $workers ->
    [0] vos ouvriers ont encore plus à faire
    [one] un ouvrier de plus pour les manches suivantes
   *[other] { $workers } ouvriers de plus pour les manches suivantes
}
better-money = { $money ->
    [0] votre argent servira mieux
    [one] 1 £ de plus
   *[other] { $money } £ de plus
}
better-spyrium = { $spyrium ->
    [0] votre Spyrium servira mieux
    [one] un Spyrium de plus
   *[other] { $spyrium } Spyrium de plus
}
better-income = { $income ->
    [0] votre résidence rapportera davantage
    [one] 1 £ de revenu de plus à chaque manche
   *[other] { $income } £ de revenu de plus à chaque manche
}
better-event = l’événement vous reste ouvert
better-bonuses = votre prochain bonus est plus proche
style-manufacturer = le Manufacturier
style-manufacturer-about = extrait le Spyrium et fait tourner les usines
style-inventor = l’Inventrice
style-inventor-about = réunit des techniques avant tout
style-landlord = le Rentier
style-landlord-about = place son argent dans de beaux bâtiments et une bonne résidence

## Noms sur le plateau

board-round = Manche { $round } sur { $rounds } · époque { $era }
board-slot = { $card }, ouvriers autour : { $around }
board-bill = { $n } £ en tout, vous pouvez payer
board-from = { $n } £ en tout si la carte remplace un de vos bâtiments
board-short = { $n } £ en tout, il vous manque { $short } £
board-empty = vide
board-gap = Entre { $one } et { $two }, ouvriers : { $workers }
board-token = Jeton { $value }
board-event = Événement de cette manche : { $event }
board-next-event = Événement de la manche suivante : { $event }
board-now = Événement
board-next = Manche suivante
board-option = Option
board-residence = Résidences
board-space = Case de résidence valant { $value }
board-phase-one = Phase I
board-phase-two = Phase II
board-out = A passé
board-deck = Pioche { $era } : il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }
board-pool = Jetons de valeur { $value } : { $left } à venir, { $gone } utilisés
board-mark = Bonus à { $mark } PV
board-district = Quartier :
board-district-of = Voir le quartier de { $name }
board-building = Bâtiment { $place } : { $card }
board-building-tilted = Bâtiment { $place } : { $card }, déjà exploité cette manche
board-plot = Nouvel emplacement pour { $money } £
board-new-plot = Nouvel emplacement
board-start = Prêts
board-used = Retirés
board-spare = Réserve
board-active = Ouvriers actifs : { $n }
board-inactive = Ouvriers inactifs : { $n }
board-reserve = Ouvriers en réserve : { $n }

## La première manche guidée

guide-welcome = Six manches, le plus de points l’emporte. Vous avez 10 £, 2 Spyrium et 3 ouvriers. Neuf cartes sont au marché ; ce Laboratoire coûte 5 £ et change le Spyrium en points.
guide-place-first = Un ouvrier se tient entre deux cartes et pourra servir pour l’une ou l’autre. Placez le premier entre le Laboratoire et l’Architecte.
guide-rival-places = On joue l’un après l’autre. Votre rival veut lui aussi être près du Laboratoire : chaque autre ouvrier autour d’une carte la renchérit de 1 £.
guide-place-second = Un deuxième ouvrier, entre la Mine I et l’Atelier I. Gardez le troisième en main : les bâtiments aussi ont besoin de bras.
guide-switch = C’est assez placé. Passez en Phase II : vous reprendrez vos ouvriers et n’en placerez plus de cette manche.
guide-activate = Un ouvrier repris sert à l’une de deux choses : utiliser une carte voisine, ou gagner de l’argent. Utilisez une carte avec celui du Laboratoire.
guide-build = Bâtissez le Laboratoire : 5 £, plus 1 £ pour l’ouvrier rival à ses côtés. Vous payez 6 £, il vous en reste 4.
guide-earn = De l’argent, maintenant. Reprenez l’ouvrier près des mines : 1 £ par autre ouvrier autour de la carte de votre choix.
guide-crowd = Votre rival est encore à la Mine I, personne à l’Atelier I. Choisissez la Mine I et touchez 1 £.
guide-exploit = Votre troisième ouvrier se met à l’œuvre : exploitez le Laboratoire. Il consomme 1 Spyrium et rapporte 4 points.
guide-event = Chacun peut utiliser une fois l’événement de la manche. Celui-ci vous achète 1 Spyrium pour 3 £.
guide-pass = Vous n’avez plus personne à employer. Passez ; la manche s’achève quand tout le monde a passé.
guide-end = Manche 2 : neuf nouvelles cartes, tous vos ouvriers de retour, 2 £ de revenu. Vous menez de 4 points. Cherchez bientôt une mine : sans elle, un laboratoire tourne à vide. À vous !

## La table en mots

tell-first = Premier joueur : { $seat }
tell-later-events = Événements suivants, dans un ordre que personne ne connaît :
tell-slot = Place
tell-card = Carte
tell-tokens = Jetons
tell-around = Ouvriers autour
tell-does = Effet
tell-layout = Les places 1 à 9 forment des rangées de trois ; un intervalle porte le nom des deux places qui le bordent.
tell-gaps = Ouvriers dans les intervalles :
tell-workers = Ouvriers :
tell-residence = Piste de résidence, sa case entre crochets : { $spots } ; prochain emplacement { $price } £
tell-techniques = Techniques :
tell-bonuses = Bonus encore à prendre :
tell-bonus-worker = ouvrier
tell-bonus-money = argent
tell-building = Bâtiment { $number } :
tell-crew = { $count ->
    [one] { $count } ouvrier dessus
   *[other] { $count } ouvriers dessus
  }
tell-to-come = Cartes et jetons
tell-decks = Cartes dans les pioches :
tell-unseen = Pas encore vues :
tell-gone = Sorties du jeu :
tell-token-supply = Jetons de valeur 1 / 2 / 3 : { $pool } en réserve, { $discard } défaussés
tell-chosen = Déjà choisi :
tell-chosen-gap = intervalle { $value }
tell-chosen-slot = place { $value }
tell-chosen-token = jeton { $value }
tell-chosen-value = valeur { $value }
tell-chosen-building = bâtiment { $value }
tell-bill = Facture en £ :
tell-bill-price = prix
tell-bill-surcharge = surcoût
tell-bill-token = jeton
tell-bill-plot = emplacement
tell-bill-reduction = réduction
tell-bill-total = total

## La légende

sign-worker = un ouvrier
sign-spyrium = Spyrium
sign-vp = points de victoire
sign-money = livres
sign-token = la valeur d’un jeton
sign-residence = avancer la résidence ou marquer ses points
sign-again = exploiter encore un bâtiment utilisé
sign-plot = un nouvel emplacement
sign-gap = un intervalle du marché
sign-nobody = sans ouvrier
sign-per = à la fin, 1 point pour chacun
sign-gives = payer à gauche, gagner à droite
sign-bill = ce que la carte vous coûte en tout ; vous pouvez payer
sign-bill-from = de même, si elle remplace un de vos bâtiments
sign-bill-short = ce qu’elle vous coûterait ; il vous manque de l’argent
sign-crowd = tant d’ouvriers autour de la carte

## Les chiffres qui ne figurent sur aucune pièce, dans Mon exemplaire

copy-seats-min = Nombre minimal de joueurs
copy-seats-max = Nombre maximal de joueurs
copy-counts-cards = Cartes dans la boîte
copy-counts-by_kind-building = Dont des bâtiments
copy-counts-by_kind-character = Dont des personnages
copy-counts-by_kind-technique = Dont des techniques
copy-counts-by_era-A = Cartes de l’époque A
copy-counts-by_era-B = Cartes de l’époque B
copy-counts-by_era-C = Cartes de l’époque C
copy-counts-events = Événements dans la boîte
copy-counts-numbered_tokens = Jetons numérotés dans la boîte
copy-counts-workers_per_seat = Ouvriers de chaque joueur
copy-counts-bonus_tokens_per_seat = Jetons de bonus de chaque joueur
copy-rounds-eras = Époque de la manche { $n }
copy-rounds-market_cards = Cartes révélées par manche
copy-market-rows = Rangées du marché
copy-market-columns = Colonnes du marché
copy-market-gaps = Intervalle { $n } du marché : les places de part et d’autre
copy-setup-money = Argent au départ, en £
copy-setup-spyrium = Spyrium au départ
copy-setup-vp = Points au départ
copy-setup-workers_active = Ouvriers sur la carte Départ au début
copy-setup-workers_reserve = Ouvriers en réserve au début
copy-setup-residence_index = Case de la résidence au départ, comptée à partir de 0
copy-symbols-family = Symboles qui rendent le remplacement moins cher, numéro { $n }
copy-symbols-replacement_discount = Ce qu’épargne un symbole commun, en £
copy-costs-surcharge_per_other_worker = Surcoût par autre ouvrier autour d’une carte, en £
copy-costs-plot_per_building_owned = Prix d’un emplacement par bâtiment possédé, en £
copy-costs-earnings_per_other_worker = Gain par autre ouvrier autour d’une carte, en £
copy-final-technique_cap = Points d’une technique au plus à la fin
copy-rulings-capitalization_without_card = Si la Capitalisation rapporte là où il ne reste aucune carte
