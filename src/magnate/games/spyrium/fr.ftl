### Spyrium : toutes les phrases lues par un joueur, en français.

## Le titre

game-name = Spyrium
game-tagline = Glissez-vous entre les cartes, puis choisissez : l'argent ou la carte.
game-length = 60 à 90 minutes
game-weight = moyen
game-about = L'Angleterre victorienne a découvert un cristal plus ardent que le charbon. En six manches, vous envoyez vos ouvriers entre les cartes d'un marché, vous les rappelez contre de l'argent ou pour une carte voisine, et vous bâtissez le quartier qui change les cristaux en renommée.

## Choix

choice-switch = Entrer en Phase II
choice-pass = Passer jusqu'à la prochaine manche
choice-event = Profiter de l'événement { $event }
choice-place = Poser un ouvrier dans l'intervalle { $gap }, entre { $left } et { $right }
choice-earn = Encaisser avec l'ouvrier entre { $left } et { $right } (intervalle { $gap })
choice-activate = Activer une carte avec l'ouvrier entre { $left } et { $right } (intervalle { $gap })
choice-designate = Toucher £{ $money } grâce à la foule autour de { $card } (case { $slot })
choice-card-call = Appeler { $card } en case { $slot }, à partir de £{ $money }
choice-card-build = Construire { $card } de la case { $slot }, à partir de £{ $money }
choice-card-patent = Breveter { $card } de la case { $slot }, à partir de £{ $money }
choice-card-empty = Activer la case { $slot }, qui est vide
choice-token = Prendre le jeton de valeur { $value }
choice-value = Fixer le jeton à { $value } grâce au Négoce
choice-printed = Garder la valeur imprimée du jeton ({ $value })
choice-plot = Bâtir sur un nouveau terrain pour £{ $money }
choice-lobby = Employer le Lobbying et épargner le surcoût de £{ $money }
choice-surcharge = Payer le surcoût de £{ $money }
choice-advance = Avancer votre résidence, jusqu'à la case de valeur { $value }
choice-score = Marquer votre résidence : { $value } PV
choice-bonus-worker = Prendre le bonus ouvrier : { $n ->
    [one] un ouvrier de plus
   *[other] { $n } ouvriers de plus
  }
choice-bonus-money = Prendre le bonus argent : £{ $money }
choice-effect = Choisir l'effet { $effect } du bâtiment
choice-effect-spyrium = Effet { $effect } : { $workers ->
    [0] sans ouvrier
    [one] un ouvrier
   *[other] { $workers } ouvriers
  } pour { $n } Spyrium
choice-effect-vp = Effet { $effect } : { $workers ->
    [0] sans ouvrier
    [one] un ouvrier
   *[other] { $workers } ouvriers
  } et { $pays } Spyrium pour { $n } PV
choice-option-money = Retirer de l'argent de l'événement
choice-option-money-token = Retirer £{ $value } de l'événement
choice-option-spyrium = Retirer du Spyrium de l'événement
choice-option-spyrium-token = Retirer { $value } Spyrium de l'événement
choice-option-vp = Retirer des points de l'événement
choice-option-vp-token = Retirer { $value } PV de l'événement
choice-option-residence = Donner du Spyrium pour une action de résidence
choice-option-small = Choisir la petite option de l'événement
choice-option-small-money = Petite vente : { $spyrium } Spyrium contre £{ $n }
choice-option-small-vp = Petit don : £{ $pay } pour { $n } PV
choice-option-large = Choisir la grande option de l'événement
choice-option-large-money = Grande vente : { $spyrium } Spyrium contre £{ $n }
choice-option-large-vp = Grand don : £{ $pay } pour { $n } PV
choice-option-reuse = Relancer un bâtiment qui a servi
choice-option-recruit = Embaucher un ouvrier de votre réserve
choice-option-late = Poser un ouvrier bien que vous soyez en Phase II
choice-exploit = Exploiter { $card } (bâtiment { $building })
choice-exploit-again = Exploiter encore { $card } (bâtiment { $building })
choice-exploit-none = Exploiter le bâtiment { $building }, que vous n'avez pas
choice-replace = Remplacer { $card } (bâtiment { $building })
choice-replace-price = Remplacer { $card } (bâtiment { $building }) : le prix est de £{ $money }
choice-replace-none = Remplacer le bâtiment { $building }, que vous n'avez pas

## Ce qui est demandé

prompt-phase-one = Phase I : posez un ouvrier, profitez de l'événement ou entrez en Phase II.
prompt-phase-two = Phase II : encaissez, activez une carte, profitez de l'événement, exploitez un bâtiment ou passez.
prompt-switched = Vous voici en Phase II : faites l'action qui va avec.
prompt-designate = Votre ouvrier quitte l'intervalle { $gap } : quelle carte paie ?
prompt-card = Quelle carte active votre ouvrier de l'intervalle { $gap } ?
prompt-token = { $card } : quel jeton prenez-vous ?
prompt-value = { $card } : que doit valoir le jeton pour vous ?
prompt-plot = { $card } : un nouveau terrain, ou la place d'un de vos bâtiments ?
prompt-lobby = { $card } : payer le surcoût ou employer le Lobbying ?
prompt-residence = Résidence : avancer, ou marquer la case ?
prompt-bonus = Le palier est atteint : quel bonus prenez-vous en premier ?
prompt-effect = { $card } : quel effet ?
prompt-event-value = { $event } : que doit valoir son jeton pour vous ?
prompt-option = { $event } : quelle option ?
prompt-again = { $event } : quel bâtiment déjà utilisé relancer ?
prompt-late = { $event } : dans quel intervalle ?

## Ce qui s'est passé

log-round = La manche { $round } commence : neuf cartes de l'époque { $era } sont étalées.
log-income = Revenu de £{ $money }.
log-event-turned = L'événement est { $event } ; à la prochaine manche ce sera { $next }.
log-round-over = La manche { $round } est finie.
log-game-over = La dernière manche est finie ; on compte bâtiments et techniques.
log-passed = A passé.
log-switched = Est entré en Phase II.
log-placed = A posé un ouvrier dans l'intervalle { $gap }.
log-earned = A retiré un ouvrier de l'intervalle { $gap } et touché £{ $money } auprès de { $card }.
log-earned-alone = A retiré un ouvrier de l'intervalle { $gap }, sans carte voisine : £{ $money }.
log-called = A appelé { $card } pour £{ $money }.
log-patented = A breveté { $card } pour £{ $money }.
log-built = A construit { $card } pour £{ $money }.
log-replaced = A construit { $card } à la place de { $old } pour £{ $money }.
log-lobbied = Le Lobbying a épargné £{ $money }.
log-token = A pris un jeton de valeur { $value }.
log-value = Le Négoce l'a porté à { $value }.
log-exploited = A exploité { $card } { $workers ->
    [0] sans ouvrier
    [one] avec un ouvrier
   *[other] avec { $workers } ouvriers
  }.
log-event = A profité de l'événement { $event } pour £{ $money }.
log-event-free = A profité de l'événement { $event }.
log-gain-money = Gain de £{ $n }.
log-gain-spyrium = Gain de { $n } Spyrium.
log-gain-vp = Gain de { $n } PV.
log-gain-workers = { $n ->
    [one] Un ouvrier arrive.
   *[other] { $n } ouvriers arrivent.
  }
log-paid-money = Dépense de £{ $n }.
log-paid-spyrium = Dépense de { $n } Spyrium.
log-paid-vp = Perte de { $n } PV.
log-paid-workers = Perte de { $n } ouvriers.
log-bonus-worker = Bonus ouvrier : { $n ->
    [0] la réserve était vide
    [one] un ouvrier arrive
   *[other] { $n } ouvriers arrivent
  }.
log-bonus-money = Bonus argent : £{ $money }.
log-advanced = La résidence avance jusqu'à { $value }.
log-residence = La résidence rapporte { $value } PV.

## Refus

why-not-your-turn = C'est à un autre joueur d'agir.
why-passed = Vous êtes hors de cette manche depuis que vous avez passé.
why-over = La partie a pris fin.
why-must-act = On ne saute pas son tour ; prenez une des actions offertes.
why-place-phase = En Phase II, on ne pose plus d'ouvrier.
why-no-active = Tous vos ouvriers sont occupés.
why-not-active = Seul un ouvrier de votre carte Départ peut être posé.
why-no-gap = Un intervalle se trouve entre deux cases qui partagent un côté.
why-no-card-left = Les deux cartes de cet intervalle ont disparu.
why-placed = Une fois posé, un ouvrier reste là jusqu'à ce que vous encaissiez ou activiez avec lui.
why-switch-alone = Entrer en Phase II n'est qu'une moitié de tour : ajoutez une action de Phase II.
why-already-two = La Phase II, vous y êtes.
why-no-return = Pas de retour en Phase I avant la prochaine manche.
why-earn-phase = L'argent s'encaisse en Phase II.
why-activate-phase = Les cartes s'activent en Phase II.
why-exploit-phase = Les bâtiments s'exploitent en Phase II.
why-pass-phase = Passer est réservé à la Phase II.
why-pass-workers = Retirez d'abord vos ouvriers : { $n ->
    [one] un est encore
   *[other] { $n } sont encore
  } au marché.
why-event-used = L'événement vous a déjà servi dans cette manche.
why-next-event = Cet événement entrera en vigueur à la prochaine manche.
why-one-option = L'événement donne une de ses options, pas plusieurs.
why-no-such-option = L'événement de cette manche n'a pas cette option.
why-event-first = Commencez par l'événement.
why-no-worker-there = Aucun de vos ouvriers ne se tient dans cet intervalle.
why-not-beside = Cette carte ne touche pas l'intervalle { $gap }.
why-taken = La case est vide ; sa carte est partie.
why-worker-first = Choisissez d'abord l'ouvrier, par son intervalle.
why-designate = Dites quelle carte à côté de l'ouvrier doit payer.
why-costs = La facture est de £{ $n } et vous tenez £{ $m }.
why-card-first = Choisissez d'abord l'ouvrier et la carte à activer.
why-no-token-left = Tous les jetons de ce personnage ont été pris.
why-no-such-token = La carte ne porte aucun jeton de valeur { $value }.
why-token-price = Le jeton demande £{ $n } et il resterait £{ $m } pour lui.
why-spyrium = Cela demande { $n } Spyrium.
why-not-yours = Vous ne possédez pas ce bâtiment.
why-no-symbol = Sans symbole partagé, le prix imprimé reste dû.
why-technique = Une technique vous appartient définitivement.
why-no-lobbying = Vous ne pouvez pas employer le Lobbying maintenant.
why-lobbying-idle = Personne d'autre ne se tient là, le Lobbying n'a rien à épargner.
why-no-trade = Vous ne pouvez pas employer le Négoce maintenant.
why-trade-idle = Le Négoce n'y changerait rien.
why-idle = Il n'y a rien à exploiter dans ce bâtiment.
why-tilted = Ce bâtiment est épuisé pour la manche.
why-taylorism-spent = Le Taylorisme est épuisé pour la manche.
why-workers = Cela demande { $n ->
    [one] un ouvrier actif
   *[other] { $n } ouvriers actifs
  }.
why-money = Cela demande £{ $n }.
why-split = La valeur du jeton ne se partage pas : argent, Spyrium ou points.
why-event-token = L'événement n'a pas reçu son jeton.
why-straight = Seul un bâtiment incliné peut être relancé.
why-nothing-again = Aucun de vos bâtiments utilisés ne pourrait resservir.
why-all-workers = Votre réserve est vide.
why-event-phase = Cet événement attend votre Phase II.
why-late = Il vous faut un ouvrier actif et une carte encore au marché.
why-last-space = Votre résidence ne peut plus avancer.
why-pending = Une décision reste ouverte ; prenez-la d'abord.
why-bonus-twice = Ce bonus est déjà à vous.
why-no-bonus = Un bonus arrive avec { $n } PV.
why-no-residence = Aucune action de résidence n'est due.
why-building-first = Choisissez d'abord le bâtiment à exploiter.
why-no-such-effect = Le bâtiment n'a pas cet effet.
why-unfinished = Terminez l'action commencée.

## Feuille de score, chiffres

score-track = Points de la piste
score-buildings = Bâtiments
score-automation = Automatisation : Spyrium
score-capitalization = Capitalisation : argent
score-crane = Grue : nombre de bâtiments
score-trade = Négoce : jetons gardés
score-engineering = Ingénierie : usines une fois encore
score-lobbying = Lobbying : résidence
score-taylorism = Taylorisme : ouvriers
figure-vp = PV
figure-money = £
figure-spyrium = Spyrium
figure-workers = Ouvriers
figure-active = Actifs
figure-income = Revenu
figure-buildings = Bâtiments
figure-standing = Si c'était fini

## Mots du plateau

word-market = Marché
word-event = Événement :
word-next-event = Événement suivant :
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
word-event-used = événement utilisé
word-empty = vide

symbol-mine = mine
symbol-factory = usine
symbol-research = recherche

## Cartes et événements

card-none = une case vide
card-A_MINE_1 = Mine I
card-A_MINE_2 = Mine II
card-A_WORKSHOP_1 = Atelier I
card-A_WORKSHOP_2 = Atelier II
card-A_LAB_1 = Laboratoire I
card-A_HOUSING_1 = Cité ouvrière I
card-A_RESIDENCE = Résidence
card-A_UNIV_1 = Université I
card-A_TOWNHOUSE = Hôtel particulier
card-A_MINER = Mineur
card-A_GEOLOGIST = Géologue
card-A_APPRENTICE = Apprenti
card-A_BUREAUCRAT = Bureaucrate
card-A_BANKER = Banquier
card-A_ARCHITECT = Architecte
card-T_AUTOMATION = Automatisation
card-T_CAPITAL = Capitalisation
card-T_CRANE = Grue
card-T_TRADE = Négoce
card-B_MINE_3 = Mine III
card-B_FACTORY_1 = Usine I
card-B_LAB_2 = Laboratoire II
card-B_HOUSING_2 = Cité ouvrière II
card-B_RESIDENCE = Résidence
card-B_UNIV_2 = Université II
card-B_MANOR = Manoir
card-B_GEOLOGIST = Géologue
card-B_ENGINEER = Ingénieur
card-B_ADVISER = Conseiller
card-B_FINANCIER = Financier
card-B_ARCHITECT = Architecte
card-T_ENGINEERING = Ingénierie
card-T_LOBBYING = Lobbying
card-T_TAYLORISM = Taylorisme
card-C_FACTORY_2 = Usine II
card-C_LAB_3 = Laboratoire III
card-C_PALACE = Palais
card-C_ENGINEER = Ingénieur
card-C_ADVISER = Conseiller
card-C_FINANCIER = Financier
event-E_TOKEN = Aubaine
event-E_RESIDENCE = Affaire immobilière
event-E_BUY_VP = Mécénat
event-E_SELL = Vente de Spyrium
event-E_REUSE = Heures supplémentaires
event-E_RECRUIT = Embauche
event-E_LATE = Arrivée tardive

## Ce que fait chaque chose

about-costs = Coûte £{ $price }.
about-worth = Coûte £{ $price } ; { $vp } PV à la fin.
about-mine-one = Exploitée { $w1 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w1 } ouvriers
  }, elle donne { $g1 } Spyrium.
about-mine-two = Exploitée { $w1 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w1 } ouvriers
  }, elle donne { $g1 } Spyrium ; { $w2 ->
    [0] sans ouvrier
    [one] par un ouvrier
   *[other] par { $w2 } ouvriers
  }, { $g2 }.
about-work-one = Exploité par { $w1 ->
    [one] un ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment change { $s1 } Spyrium en { $v1 } PV.
about-work-two = Exploité par { $w1 ->
    [one] un ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment change { $s1 } Spyrium en { $v1 } PV ; par { $w2 ->
    [one] un ouvrier
   *[other] { $w2 } ouvriers
  }, { $s2 } Spyrium en { $v2 } PV.
about-teach-one = Exploité par { $w1 ->
    [one] un ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment rapporte { $v1 } PV.
about-teach-two = Exploité par { $w1 ->
    [one] un ouvrier
   *[other] { $w1 } ouvriers
  }, ce bâtiment rapporte { $v1 } PV ; par { $w2 ->
    [one] un ouvrier
   *[other] { $w2 } ouvriers
  }, { $v2 } PV.
about-token-spyrium = Son bâtisseur reçoit la valeur du jeton en Spyrium.
about-token-vp = Son bâtisseur reçoit la valeur du jeton en PV.
about-housing = Amène { $workers ->
    [one] un ouvrier de votre réserve, prêt au travail
   *[other] { $workers } ouvriers de votre réserve, prêts au travail
  }.
about-home = À la construction, avancez votre résidence d'une case ou marquez sa case.
about-idle = Ne fait rien avant le décompte final.
about-miner = Prenez un des jetons : sa valeur est à vous en Spyrium.
about-geologist = Recevez { $spyrium } Spyrium.
about-expert = Dépensez { $pays } Spyrium, recevez { $gain } PV.
about-bureaucrat = Prenez un des jetons : sa valeur est à vous en PV.
about-adviser = Recevez { $gain } PV.
about-financier = Prenez un des jetons, payez sa valeur en £, recevez { $gain } PV.
about-architect = Prenez un des jetons, payez sa valeur en £, puis avancez votre résidence d'une case ou marquez-la.

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
help-T_AUTOMATION = Vos Mines se passent d'ouvriers. À la fin : 1 PV par Spyrium, { $cap } au plus. { about-costs }
help-T_CAPITAL = Chaque ouvrier retiré pour de l'argent rapporte £{ $extra } de plus. À la fin : 1 PV par tranche de £{ $unit } en main, { $cap } au plus. { about-costs }
help-T_CRANE = Vos nouveaux terrains coûtent £{ $extra } de moins. À la fin : 1 PV par bâtiment, { $cap } au plus. { about-costs }
help-T_TRADE = Vous gardez les jetons des cartes que vous activez, jusqu'à { $extra } ; une fois par manche, donnez à un jeton la valeur de 1 à 3 qui vous plaît. À la fin : 1 PV par jeton gardé, { $cap } au plus. { about-costs }
help-T_ENGINEERING = Chaque ouvrier employé dans un bâtiment au symbole usine rapporte { $extra } PV de plus. À la fin, ces bâtiments comptent double, { $cap } PV au plus. { about-costs }
help-T_LOBBYING = Une fois par manche, activez une carte sans payer pour la foule qui l'entoure. À la fin : la valeur de votre résidence en PV, { $cap } au plus. { about-costs }
help-T_TAYLORISM = Une fois par manche, exploitez encore un bâtiment déjà utilisé. À la fin : 1 PV par ouvrier possédé, { $cap } au plus. { about-costs }
help-E_TOKEN = Recevez la valeur du jeton posé ici, tout en argent, tout en Spyrium ou tout en PV.
help-E_RESIDENCE = Donnez { $pays } Spyrium, puis avancez votre résidence d'une case ou marquez-la.
help-E_BUY_VP = Donnez £{ $pay1 } pour { $gain1 } PV, ou £{ $pay2 } pour { $gain2 } PV.
help-E_SELL = Vendez { $pay1 } Spyrium pour £{ $gain1 }, ou { $pay2 } pour £{ $gain2 }.
help-E_REUSE = Donnez £{ $pay1 } et exploitez encore un de vos bâtiments utilisés, avec d'autres ouvriers et d'autre Spyrium.
help-E_RECRUIT = Donnez £1 par ouvrier possédé et prenez-en un de plus dans votre réserve, prêt au travail.
help-E_LATE = En Phase II, posez tout de même un ouvrier actif au marché.
help-gap = Un intervalle reçoit autant d'ouvriers qu'on veut. Chacun touche les cartes des deux côtés.
help-slot = Plus il y a d'ouvriers autour d'une carte, plus elle paie celui qui part avec l'argent, et plus elle coûte à celui qui la prend.
help-tokens = Jetons numérotés 1, 2 et 3. Posés sur certaines cartes, ils disent combien elles donnent ou demandent.
help-track = La piste de résidence : sa case est votre revenu au début de chaque manche, et ce qu'une action de résidence peut rapporter.
help-start = Votre carte Départ : les ouvriers y sont actifs, à poser au marché ou à mettre dans vos bâtiments.
help-phase = En Phase I vous posez vos ouvriers ; en Phase II vous les retirez, vous exploitez, vous passez. Le moment du changement est à vous.
help-district = Votre quartier : chaque terrain de plus coûte £1 de plus que le précédent, mais un bâtiment neuf peut prendre la place d'un ancien.
help-bonus = À { $first } PV, prenez un ouvrier ou £{ $money } ; à { $second } PV, l'autre des deux.
help-deck = Cartes de cette époque encore face cachée.
help-event = L'événement de la manche. Chacun peut s'en servir une fois.
help-next_event = L'événement de la prochaine manche, visible de tous.

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
term-event = L'événement
term-bonuses = Bonus à venir

## Noms sur le plateau

board-round = Manche { $round } sur { $rounds } · ère { $era }
board-slot = Emplacement { $slot }, { $card }, ouvriers autour : { $around }
board-empty = vide
board-gap = Intervalle { $gap } entre { $one } et { $two }, ouvriers : { $workers }
board-token = Jeton { $value }
board-technique = technique
board-event = Événement de cette manche : { $event }
board-next-event = Événement de la manche suivante : { $event }
board-now = Événement
board-next = Manche suivante
board-option = Option
board-residence = Résidences
board-space = Case de résidence valant { $value }
board-phase-one = Phase I
board-phase-two = Phase II
board-out = A passé
board-deck = Pioche { $era } : il reste { $left } cartes
board-pool = Jetons de valeur { $value } : { $left } à venir, { $gone } utilisés
board-mark = Bonus à { $mark } PV
board-district = Quartier de
board-district-of = Voir le quartier de { $name }
board-building = Bâtiment { $place } : { $card }
board-building-tilted = Bâtiment { $place } : { $card }, déjà exploité cette manche
board-plot = Nouveau terrain pour £{ $money }
board-new-plot = Nouveau terrain
board-start = Prêts
board-used = Retirés
board-spare = Réserve
board-active = Ouvriers actifs : { $n }
board-inactive = Ouvriers inactifs : { $n }
board-reserve = Ouvriers en réserve : { $n }

## La première manche guidée

guide-welcome = Six manches, le plus de points l’emporte. Vous avez 10 £, 2 Spyrium et 3 ouvriers. Neuf cartes sont au marché ; ce Laboratoire coûte 5 £ et change le Spyrium en points.
guide-place-first = Un ouvrier se tient entre deux cartes et pourra servir pour l’une ou l’autre. Placez le premier entre le Laboratoire et l’Architecte.
guide-rival-places = On joue l’un après l’autre. Votre rival veut lui aussi être près du Laboratoire : chaque autre ouvrier autour d’une carte la renchérit de 1 £.
guide-place-second = Un deuxième ouvrier, entre la Mine I et l’Atelier I. Gardez le troisième en main : les bâtiments aussi ont besoin de bras.
guide-switch = C’est assez placé. Passez en phase II : vous reprendrez vos ouvriers et n’en placerez plus de cette manche.
guide-activate = Un ouvrier repris sert à l’une de deux choses : utiliser une carte voisine, ou gagner de l’argent. Utilisez une carte avec celui du Laboratoire.
guide-build = Bâtissez le Laboratoire : 5 £, plus 1 £ pour l’ouvrier rival à ses côtés. Vous payez 6 £, il vous en reste 4.
guide-earn = De l’argent, maintenant. Reprenez l’ouvrier près des mines : 1 £ par autre ouvrier autour de la carte de votre choix.
guide-crowd = Votre rival est encore à la Mine I, personne à l’Atelier I. Choisissez la Mine I et touchez 1 £.
guide-exploit = Votre troisième ouvrier se met à l’œuvre : exploitez le Laboratoire. Il consomme 1 Spyrium et rapporte 4 points.
guide-event = Chacun peut utiliser une fois l’événement de la manche. Celui-ci vous achète 1 Spyrium pour 3 £.
guide-pass = Vous n’avez plus personne à employer. Passez ; la manche s’achève quand tout le monde a passé.
guide-end = Manche 2 : neuf nouvelles cartes, tous vos ouvriers de retour, 2 £ de revenu. Vous menez de 4 points. Cherchez bientôt une mine : sans elle, un laboratoire tourne à vide. À vous !
