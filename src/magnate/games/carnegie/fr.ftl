### Carnegie : toutes les phrases que lit un joueur, en français.

## Le titre

game-name = Carnegie
game-tagline = Faites circuler vos employés, envoyez-les à travers le pays, puis donnez votre fortune.
game-length = 2 à 3 heures
game-weight = expert
game-about = Vingt manches dans l’Amérique du rail et de l’acier. À chacune, un joueur choisit une action parmi quatre et tous l’exécutent avec les départements de leur propre société. Les employés passent de bureau en bureau, partent en mission dans quatre régions et reviennent avec des revenus ; projets, chemins de fer et donations généreuses décident de la postérité.

option-andrew = Niveau d’Andrew (solo)
option-andrew-help = Le nombre de cartes avancées dans la pioche de l’adversaire solo. Sans effet à deux joueurs ou plus.
option-andrew-beginner = débutant
option-andrew-normal = normal
option-andrew-hard = difficile
option-andrew-expert = expert
option-selling = Vente de marchandises
option-selling-help = Automatique : le jeu vend pour vous exactement ce qui manque à un paiement. À la main : vous pouvez en plus vendre une marchandise à chacune de vos décisions.
option-selling-automatic = automatique
option-selling-by-hand = aussi à la main

## Noms

type-HR = Ressources Humaines
    .point = déplacement
    .points = déplacements
type-MG = Direction
type-CO = Construction
type-RD = Recherche & Développement
    .point = point de recherche
    .points = points de recherche
short-HR = RH
short-MG = DI
short-CO = CO
short-RD = RD
region-west = Ouest
    .le = l’Ouest
    .du = de l’Ouest
    .au = dans l’Ouest
region-midwest = Midwest
    .le = le Midwest
    .du = du Midwest
    .au = dans le Midwest
region-south = Sud
    .le = le Sud
    .du = du Sud
    .au = dans le Sud
region-east = Est
    .le = l’Est
    .du = de l’Est
    .au = dans l’Est
level-wagon = chariot
level-stagecoach = diligence
level-railroad = chemin de fer
tab-housing = Logement
tab-commerce = Commerce
tab-industry = Industrie
tab-public = Bâtiments publics
project-housing = Logement
    .un = un Logement
project-commerce = Commerce
    .un = un Commerce
project-industry = Industrie
    .un = une Industrie
project-public = Bâtiment public
    .un = un Bâtiment public
slot-housing = case Logement
slot-commerce = case Commerce
slot-industry = case Industrie
slot-public = case Bâtiment public
slot-any = case pour tout projet
event-west = revenu de l’Ouest
event-midwest = revenu du Midwest
event-south = revenu du Sud
event-east = revenu de l’Est
event-donation = donations
event-none = rien
event-end-west = revenu de l’Ouest et donations
event-end-midwest = revenu du Midwest et donations
event-end-south = revenu du Sud et donations
event-end-east = revenu de l’Est et donations
income-money = de l’argent
income-goods = des marchandises
income-vp = des points
income-employee = un nouvel employé
income-employee-new-lobby = un nouvel employé dans le Deuxième Hall
lobby = Hall
the-lobby = le Hall
    .le = le Hall
    .du = du Hall
    .au = au Hall
free-space = emplacement libre
free-at = l’emplacement libre ({ $space })
    .le = l’emplacement libre ({ $space })
    .du = de l’emplacement libre ({ $space })
    .au = à l’emplacement libre ({ $space })
neutral = neutre
andrew = Andrew
automa = Andrew
space-1-1 = première rangée, à gauche
space-1-2 = première rangée, deuxième en partant de la gauche
space-1-3 = première rangée, troisième en partant de la gauche
space-1-4 = première rangée, à droite
space-2-1 = deuxième rangée, à gauche
space-2-2 = deuxième rangée, deuxième en partant de la gauche
space-2-3 = deuxième rangée, troisième en partant de la gauche
space-2-4 = deuxième rangée, à droite
space-3-1 = troisième rangée, à gauche
space-3-2 = troisième rangée, deuxième en partant de la gauche
space-3-3 = troisième rangée, troisième en partant de la gauche
space-3-4 = troisième rangée, à droite
space-4-1 = dernière rangée, à gauche
space-4-2 = dernière rangée, deuxième en partant de la gauche
space-4-3 = dernière rangée, troisième en partant de la gauche
space-4-4 = dernière rangée, à droite

dept-training-and-partnerships = Formation et Partenariats
    .le = la Formation et Partenariats
    .du = de la Formation et Partenariats
    .au = à la Formation et Partenariats
dept-recruiting = Recrutement
    .le = le Recrutement
    .du = du Recrutement
    .au = au Recrutement
dept-safety-and-quality = Sécurité et Qualité
    .le = la Sécurité et Qualité
    .du = de la Sécurité et Qualité
    .au = à la Sécurité et Qualité
dept-new-lobby = Deuxième Hall
    .le = le Deuxième Hall
    .du = du Deuxième Hall
    .au = au Deuxième Hall
dept-purchasing = Achats
    .le = les Achats
    .du = des Achats
    .au = aux Achats
dept-sales = Ventes
    .le = les Ventes
    .du = des Ventes
    .au = aux Ventes
dept-logistics = Logistique
    .le = la Logistique
    .du = de la Logistique
    .au = à la Logistique
dept-property-management = Direction des Infrastructures
    .le = la Direction des Infrastructures
    .du = de la Direction des Infrastructures
    .au = à la Direction des Infrastructures
dept-engineering = Génie Industriel
    .le = le Génie Industriel
    .du = du Génie Industriel
    .au = au Génie Industriel
dept-construction-outsourcing = Sous-Traitance en Construction
    .le = la Sous-Traitance en Construction
    .du = de la Sous-Traitance en Construction
    .au = à la Sous-Traitance en Construction
dept-supply-chain = Chaîne d’Approvisionnement
    .le = la Chaîne d’Approvisionnement
    .du = de la Chaîne d’Approvisionnement
    .au = à la Chaîne d’Approvisionnement
dept-communications = Communications
    .le = les Communications
    .du = des Communications
    .au = aux Communications
dept-advanced-research = Recherche Avancée
    .le = la Recherche Avancée
    .du = de la Recherche Avancée
    .au = à la Recherche Avancée
dept-advanced-design = Conception Perfectionnée
    .le = la Conception Perfectionnée
    .du = de la Conception Perfectionnée
    .au = à la Conception Perfectionnée
dept-charitable-giving = Œuvres Caritatives
    .le = les Œuvres Caritatives
    .du = des Œuvres Caritatives
    .au = aux Œuvres Caritatives
dept-telegraph-operators = Télégraphistes
    .le = les Télégraphistes
    .du = des Télégraphistes
    .au = aux Télégraphistes
dept-human-resources = département Ressources Humaines
    .le = le département Ressources Humaines
    .du = du département Ressources Humaines
    .au = au département Ressources Humaines
dept-commerce-finance = Commerce et Finance
    .le = le Commerce et Finance
    .du = du Commerce et Finance
    .au = au Commerce et Finance
dept-strategic-planning = Planification Stratégique
    .le = la Planification Stratégique
    .du = de la Planification Stratégique
    .au = à la Planification Stratégique
dept-construction = département Construction
    .le = le département Construction
    .du = du département Construction
    .au = au département Construction
dept-research = département R&D
    .le = le département R&D
    .du = du département R&D
    .au = au département R&D

city-seattle = Seattle
city-helena = Helena
city-portland = Portland
city-boise = Boise
city-san-francisco = San Francisco
city-reno = Reno
city-salt-lake-city = Salt Lake City
city-denver = Denver
city-los-angeles = Los Angeles
city-phoenix = Phoenix
city-santa-fe = Santa Fe
city-fargo = Fargo
city-duluth = Duluth
city-omaha = Omaha
city-st-paul = St. Paul
city-chicago = Chicago
city-kansas-city = Kansas City
city-st-louis = St. Louis
city-cincinnati = Cincinnati
city-albany = Albany
city-boston = Boston
city-pittsburgh = Pittsburgh
city-new-york = New York
city-washington = Washington
city-el-paso = El Paso
city-dallas = Dallas
city-memphis = Memphis
city-atlanta = Atlanta
city-charleston = Charleston
city-san-antonio = San Antonio
city-houston = Houston
city-new-orleans = La Nouvelle-Orléans

group-education = Éducation
group-human-rights = Droits de la personne
group-welfare = Aide sociale
group-health = Santé
cell-E1 = Éducation (départements Ressources Humaines)
cell-E2 = Éducation (départements Direction)
cell-E3 = Éducation (départements Construction)
cell-E4 = Éducation (départements R&D)
cell-E5 = Éducation (tous les départements)
cell-R1 = Droits de la personne (Bâtiments publics)
cell-R2 = Droits de la personne (Industrie)
cell-R3 = Droits de la personne (Logement et Commerce)
cell-R4 = Droits de la personne (régions au chemin de fer)
cell-R5 = Droits de la personne (propres donations)
cell-W1 = Aide sociale (somme fixe)
cell-W2 = Aide sociale (marchandises payées à la fin)
cell-W3 = Aide sociale (argent payé à la fin)
cell-W4 = Aide sociale (argent et marchandises payés à la fin)
cell-W5 = Aide sociale (employés actifs)
cell-H1 = Santé (disques dans l’Est)
cell-H2 = Santé (disques dans le Midwest)
cell-H3 = Santé (disques dans le Sud)
cell-H4 = Santé (disques dans l’Ouest)
cell-H5 = Santé (disques dans les petites villes)

## À quoi servent les choses

help-stations = { $stations ->
    [0] Personne n’y travaille.
    [one] Un poste de travail, { help-price } pour y mettre quelqu’un debout.
   *[other] { $stations } postes de travail, { help-price } pour y mettre quelqu’un debout.
  }
help-price = { $price ->
    [0] rien
   *[other] { $price } $
  }
help-dept-training-and-partnerships = Ressources Humaines. L’employé part en mission, et vous prenez { $away-money } $ ou { $away-moves } déplacements. { help-stations }
help-dept-recruiting = Ressources Humaines. Soit l’employé part en mission et un autre passe de votre réserve à un hall, soit il reste et vous gagnez { $stay-moves } déplacements. { help-stations }
help-dept-safety-and-quality = Ressources Humaines. L’employé part en mission et rapporte { $away-pairs } PV par paire d’employés encore actifs, arrondie au-dessus. { help-stations }
help-dept-new-lobby = Ressources Humaines, permanent. Les arrivants peuvent aussi s’y coucher. Sa construction demande { $extra ->
    [one] { $extra } marchandise
   *[other] { $extra } marchandises
  } de plus. { help-stations }
help-dept-purchasing = Direction. L’employé part en mission, et vous prenez { $away-money } $ ou { $away-goods ->
    [one] { $away-goods } marchandise
   *[other] { $away-goods } marchandises
  }. { help-stations }
help-dept-sales = Direction. Vendez jusqu’à { $most } marchandises à { $stay-money } $ pièce. { help-stations }
help-dept-logistics = Direction. Payez jusqu’à { $most } marchandises ; chacune rapporte { $stay-money } $ et { $stay-vp } PV. { help-stations }
help-dept-property-management = Direction, permanent tant qu’un employé y est actif. Chaque département construit peut accueillir un employé venu de n’importe où dans la société. { help-stations }
help-dept-engineering = Construction. L’employé part dans une région et y bâtit un projet. { help-stations }
help-dept-construction-outsourcing = Construction. Payez { $pay-money } $ en plus des marchandises et bâtissez n’importe où, sans envoyer personne. { help-stations }
help-dept-supply-chain = Construction. Achetez jusqu’à { $most } marchandises à { $pay-money } $ pièce. { help-stations }
help-dept-communications = Construction, permanent tant qu’un employé y est actif. Votre n-ième donation coûte { $step } $ fois n au lieu de { $usual } $ fois n. { help-stations }
help-dept-advanced-research = Recherche. L’employé part en mission contre { $away-research } points de recherche. { help-stations }
help-dept-advanced-design = Recherche. { $stay-research } points de recherche par employé debout ici. { help-stations }
help-dept-charitable-giving = Recherche. L’employé part en mission ; payez votre prochaine donation et partagez une case déjà prise par un autre joueur. { help-stations }
help-dept-telegraph-operators = Recherche, permanent tant qu’un employé y est actif. Un pas de transport coûte { $discount } point de recherche de moins, au minimum { $least }. { help-stations }
help-dept-human-resources = Ressources Humaines. { $stay-moves } déplacements pour l’employé permanent et pour chaque autre employé debout ici. { help-stations }
help-dept-commerce-finance = Direction. Prenez { $stay-money } $ ou { $stay-goods ->
    [one] { $stay-goods } marchandise
   *[other] { $stay-goods } marchandises
  }, ou envoyez l’employé en mission contre { $away-money } $ ou { $away-goods ->
    [one] { $away-goods } marchandise
   *[other] { $away-goods } marchandises
  }. { help-stations }
help-dept-strategic-planning = Direction. Construisez un département : { $with } marchandise sur un emplacement où se trouve un de vos employés, { $without } ailleurs. { help-stations }
help-dept-construction = Construction. L’employé part dans une région et y bâtit un projet. { help-stations }
help-dept-research = Recherche. { $stay-research } points de recherche par employé debout ici. { help-stations }
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
help-free = Un emplacement libre. Un département coûte ici { $with } marchandise si l’un de vos employés s’y trouve, { $without } sinon, et compte { $vp } PV à la fin.
help-lobby = Les arrivants se couchent dans le Hall. Personne n’y travaille et rien ne s’y construit.

help-city = { $name }, { $region } : un disque y compte { $vp } PV à la fin. { $income ->
    [0] { $points ->
        [0] { "" }
       *[other] Grande ville valant { $points } points de liaison.
      }
   *[other] Bâtir ici paie aussitôt le revenu de transport de la région.
  }
help-track = Transports, { $region }. Les cases 1 à 5 paient à chaque employé rappelé : { $incomes }. Les pas coûtent { $steps } points de recherche. Le seul disque de la dernière case gagne { $bonus } en arrivant. Niveaux, pour les liaisons et les donations : { $levels }.
help-tab = { $tab } : un projet coûte { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }. Face A : { $a } (pas { $stepsA }). Face B : { $b } (pas { $stepsB }). Les sections entre crochets comptent à la fin.
help-row = { $type } : tout le monde utilise des départements de ce type. L’événement est la case à droite du marqueur ; la dernière est { $end }.
help-cell-E1 = { $vp } PV par département Ressources Humaines de votre société, celui du départ compris.
help-cell-E2 = { $vp } PV par département Direction de votre société, les deux du départ compris.
help-cell-E3 = { $vp } PV par département Construction de votre société, celui du départ compris.
help-cell-E4 = { $vp } PV par département Recherche de votre société, celui du départ compris.
help-cell-E5 = { $vp } PV par département de votre société, les cinq du départ compris.
help-cell-R1 = { $vp } PV par Bâtiment public que vous avez construit.
help-cell-R2 = { $vp } PV par projet Industrie que vous avez construit.
help-cell-R3 = { $vp } PV par projet Logement ou Commerce que vous avez construit.
help-cell-R4 = { $vp } PV par région où vos transports ont atteint le chemin de fer.
help-cell-R5 = { $vp } PV par donation de votre part, celle-ci comprise.
help-cell-W1 = { $vp } PV.
help-cell-W2 = À la fin, jusqu’à { $times } fois : payez { $goods } marchandise pour { $vp } PV.
help-cell-W3 = À la fin, jusqu’à { $times } fois : payez { $money } $ pour { $vp } PV.
help-cell-W4 = À la fin, jusqu’à { $times } fois : payez { $money } $ et { $goods } marchandise pour { $vp } PV.
help-cell-W5 = { $vp } PV par employé actif de votre société.
help-cell-H1 = { $vp } PV par disque à vous dans l’Est.
help-cell-H2 = { $vp } PV par disque à vous dans le Midwest.
help-cell-H3 = { $vp } PV par disque à vous dans le Sud.
help-cell-H4 = { $vp } PV par disque à vous dans l’Ouest.
help-cell-H5 = { $vp } PV par disque à vous dans les petites villes.
help-choice-tile = À rendre au début d’un tour de départements pour faire une autre action que les autres. Gardée jusqu’au bout, elle vaut { $vp } PV.
help-zone = { $region } : les employés en mission attendent ici qu’un revenu de cette région les rappelle.
help-andrew = Andrew joue d’après ses cartes. La carte de la manche glisse le long des cartes PV pour tout ce qu’il ne peut pas faire.
help-card = Carte { $card }, { $row } entouré. Donation : { $cell }. RH : glisse de { $slide }. DI : tuiles { $departments }. CO : { $cities }. RD : { $steps } pas ({ $region }).

## Choix

choice-side = Jouer la languette { $tab } sur la face { $side }
choice-house = Bâtir le premier logement à { $city } : { $kind }{ nth }, { $vp } PV
nth = { $number ->
    [0] { "" }
    [1] , la première à gauche
    [2] , la deuxième en partant de la gauche
    [3] , la troisième en partant de la gauche
   *[other] , numéro { $number } en partant de la gauche
  }
choice-reserve = Réserver { $department-le }
choice-move-lying = Déplacer un employé couché { $here-du }
choice-move-standing = Déplacer un employé actif { $here-du }
choice-to = Aller { $here-au }{ $cost ->
    [0] { "" }
    [one] { " " }pour { $cost } déplacement
   *[other] { " " }pour { $cost } déplacements
  }
choice-row = Choisir { $row } : { $event }
choice-row-flip = Choisir { $row }, déjà au bout ; le marqueur { $flipped } avance à sa place : { $event }
choice-recall = { $count ->
    [0] Ne rappeler personne
    [one] Rappeler { $count } employé
   *[other] Rappeler { $count } employés
  }
choice-new-lobby = { $count ->
    [0] Personne dans le Deuxième Hall
    [one] { $count } employé dans le Deuxième Hall
   *[other] { $count } employés dans le Deuxième Hall
  }
choice-track = Avancer les transports { $region-du } pour { $price } PR : { stop }
choice-track-end = Avancer les transports { $region-du }
choice-tab = Tirer la languette { $tab } pour { $price } PR : { $section }
choice-tab-end = Tirer la languette { $tab }
choice-take = Prendre { $what }{ $income ->
    [0] { "" }
   *[other] { " " }({ $income })
  }
sale = { $sold ->
    [0] { "" }
    [one] , en vendant { $sold } marchandise
   *[other] , en vendant { $sold } marchandises
  }
choice-donate = Faire la donation { $cell } pour { $price } ${ sale }
choice-keep = Garder votre tuile Choix d’Action
choice-switch = Rendre votre tuile Choix d’Action pour { $type }
choice-use = Utiliser { $department-le }
choice-use-paid = Utiliser { $department-le } : { $money } $ en plus des marchandises
choice-effect = Choisir l’effet numéro { $number }
choice-effect-stay-money = Prendre { $count } $
choice-effect-stay-goods = Prendre { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
choice-effect-stay-moves = Gagner { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
  }
choice-effect-stay-research = Gagner { $count ->
    [one] { $count } point de recherche
   *[other] { $count } points de recherche
  }
choice-effect-stay-employee = Faire entrer { $count ->
    [one] { $count } nouvel employé
   *[other] { $count } nouveaux employés
  }
choice-effect-stay-pairs = Marquer { $count } PV par paire d’employés actifs
choice-effect-mission-money = Envoyer l’employé en mission et prendre { $count } $
choice-effect-mission-goods = Envoyer l’employé en mission et prendre { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
choice-effect-mission-moves = Envoyer l’employé en mission et gagner { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
  }
choice-effect-mission-research = Envoyer l’employé en mission et gagner { $count ->
    [one] { $count } point de recherche
   *[other] { $count } points de recherche
  }
choice-effect-mission-employee = Envoyer l’employé en mission et faire entrer { $count ->
    [one] { $count } nouvel employé
   *[other] { $count } nouveaux employés
  }
choice-effect-mission-pairs = Envoyer l’employé en mission et marquer { $count } PV par paire d’employés actifs
choice-mission = Envoyer en mission { $region-au }
choice-tile = Construire { $department-le }
choice-tile-for = Construire { $department-le } pour { cubes }
choice-tile-from = Construire { $department-le }, à partir de { cubes }
cubes = { $price ->
    [one] { $price } marchandise
   *[other] { $price } marchandises
  }
choice-site = Le construire sur { $here-le } pour { cubes }
choice-relocate-lying = Faire venir un employé couché { $here-du }
choice-relocate-standing = Faire venir un employé actif { $here-du }
choice-amount = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  }
choice-amount-sell = Vendre { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } pour { $money } $
choice-amount-trade = Payer { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } pour { $money } $ et { $vp } PV
choice-amount-buy = Acheter { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } pour { $money } $
choice-project = Bâtir { $project-un } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }{ $money ->
    [0] { "" }
   *[other] { " " }et { $money } $
  }{ sale }
choice-build = Bâtir à { $city } : { $kind }{ nth }, { $vp } PV
choice-build-paid = Bâtir à { $city } : { $kind }{ nth }, { $vp } PV, et aussitôt{ $income }
choice-copy = Partager la donation { $cell } pour { $price } ${ sale }
choice-activate = Activer quelqu’un { $department-au } { $price ->
    [0] gratuitement
   *[other] pour { $price } $
  }{ sale }
choice-sell = Vendre 1 marchandise pour { $money } $
choice-sell-all = Vendre toutes les marchandises ({ $count }) pour { $money } $
choice-leave = Quitter ce département
choice-decline = Renoncer
choice-decline-relocate = Ne faire venir personne
choice-done = Finir votre tour
choice-done-activate = N’activer personne d’autre
choice-done-research = Arrêter la recherche
choice-done-moves = Arrêter les déplacements

## Questions

prompt-side = Avant la manche 1, vous choisissez une face pour chacune de vos quatre languettes de projets. Avec quelle face de la languette { $tab } jouez-vous ?
prompt-house = Où bâtissez-vous votre premier logement ?
prompt-reserve = Quel département réservez-vous pour votre société ?
prompt-move = { $pool ->
    [one] { $pool } déplacement
   *[other] { $pool } déplacements
  } avant la première manche : qui bouge ?
prompt-to = Encore { $pool ->
    [one] { $pool } déplacement
   *[other] { $pool } déplacements
  } : vers où ?
prompt-row = Manche { $round } : quelle ligne du temps choisissez-vous ?
prompt-recall = Revenu, { $region } : vous y avez { $count ->
    [one] { $count } employé
   *[other] { $count } employés
  }. Combien en rappelez-vous ?
prompt-return = { $count ->
    [one] { $count } employé revient. Entre-t-il dans le Deuxième Hall ?
   *[other] { $count } employés reviennent. Combien entrent dans le Deuxième Hall ?
  }
prompt-research = { $pool ->
    [one] { $pool } point de recherche
   *[other] { $pool } points de recherche
  } de votre revenu : que faites-vous avancer ?
prompt-newcomers = { $count ->
    [one] { $count } nouvel employé arrive. Entre-t-il dans le Deuxième Hall ?
   *[other] { $count } nouveaux employés arrivent. Combien entrent dans le Deuxième Hall ?
  }
prompt-take = Votre languette { $tab } laisse le choix du revenu.
prompt-donate = Votre prochaine donation coûte { $price } $. Laquelle faites-vous, si vous en faites une ?
prompt-choice = Tout le monde fait { $type }. Gardez-vous votre tuile Choix d’Action ?
prompt-turn-HR = Ressources Humaines : encore { $pool ->
    [one] { $pool } déplacement
   *[other] { $pool } déplacements
  }.
prompt-turn-MG = Direction : quel département utilisez-vous ?
prompt-turn-CO = Construction : quel département utilisez-vous ?
prompt-turn-RD = Recherche & Développement : encore { $pool ->
    [one] { $pool } point de recherche
   *[other] { $pool } points de recherche
  }.
prompt-effect = { $department } : quel effet ?
prompt-zone = { $department } : où part l’employé ?
prompt-tile = Quel département construisez-vous ?
prompt-site = Où construisez-vous { $department-le } ?
prompt-relocate = Direction des Infrastructures : qui rejoint { $department } ?
prompt-amount = { $department } : combien de marchandises ?
prompt-project = Quelle sorte de projet bâtissez-vous ?
prompt-slot = Où bâtissez-vous votre { $project } ?
prompt-copy = Quelle donation partagez-vous pour { $price } $ ?
prompt-activate = Fin de manche : qui activez-vous ?
prompt-activate-first = Avant la première manche : qui activez-vous ?
prompt-finished = Un instant.
prompt-used = Un instant.

## Ce qui s’est passé

gains = { $money ->
    [0] { "" }
   *[other] { " " }+{ $money } $
  }{ $goods ->
    [0] { "" }
    [one] { " " }+{ $goods } marchandise
   *[other] { " " }+{ $goods } marchandises
  }{ $vp ->
    [0] { "" }
   *[other] { " " }+{ $vp } PV
  }{ $moves ->
    [0] { "" }
    [one] { " " }+{ $moves } déplacement
   *[other] { " " }+{ $moves } déplacements
  }{ $research ->
    [0] { "" }
   *[other] { " " }+{ $research } PR
  }{ $people ->
    [0] { "" }
    [one] { " " }+{ $people } employé
   *[other] { " " }+{ $people } employés
  }
pays = { $pay-money ->
    [0] { "" }
   *[other] { " " }−{ $pay-money } $
  }{ $pay-goods ->
    [0] { "" }
    [one] { " " }−{ $pay-goods } marchandise
   *[other] { " " }−{ $pay-goods } marchandises
  }
stop = { $level },{ $income } par employé rappelé{ $last ->
    [0] { "" }
   *[other] , dernière case
  }
marked = la case marquée{ $income } ({ $level }{ $last ->
    [0] { "" }
   *[other] , la dernière
  })
section-disc = un disque de plus est prêt,{ $income } dessous
section-bare = un disque de plus est prêt
section-blank = rien dessus
section-end = { $n } PV à la fin
section-limit = chaque donation peut compter { $n } PV de plus
either = { $a } ou{ $b }
log-side = Joue avec la face { $side } de la languette { $tab }.
log-house = Bâtit son premier logement à { $city }.
log-reserve = Réserve { $department-le }.
log-move = Déplace un employé { $active ->
    [0] couché
   *[other] actif
  } { $from-du } { $to-au } ; il reste { $left ->
    [one] { $left } déplacement
   *[other] { $left } déplacements
  }.
log-row = Choisit { $row }.
log-flip = Cette ligne est au bout : le marqueur { $row } est retourné à sa place.
log-event-income = Événement : revenu { $region-du }.
log-event-donation = Événement : donations.
log-event-both = Événement : revenu { $region-du }, et donations.
log-recall = { $count ->
    [0] Ne rappelle personne { $region-du }.
    [one] Rappelle { $count } employé { $region-du }.
   *[other] Rappelle { $count } employés { $region-du }.
  }
log-transport = Revenu de transport { $region-du } ({ $times } fois) :{ gains }.
log-tab-income = Revenu de la languette { $tab } :{ gains }.
log-research-lost = { $count ->
    [one] { $count } point de recherche est perdu
   *[other] { $count } points de recherche sont perdus
  }.
log-donate = Donne { $price } $ : { $cell }.
log-copy = Paie { $price } $ et partage la donation { $cell }.
log-decline = Ne fait pas de donation.
log-switch = Rend la tuile Choix d’Action pour { $type }.
log-turn = Tour de { $type }{ $pool ->
    [0] { "" }
    [one] { " " }: { $pool } { $type-point }
   *[other] { " " }: { $pool } { $type-points }
  }.
log-turn-end = Finit son tour{ $left ->
    [0] { "" }
    [one] { " " }; { $left } { $type-point } perdu
   *[other] { " " }; { $left } { $type-points } perdus
  }.
log-mission = Envoie en mission { $region-au } un employé { $department-du }.
log-use = { $department } :{ gains }.
log-amount = { $department } :{ pays }{ gains }.
log-department = Construit { $department-le } ({ $space }) pour { cubes } : { $staffed ->
    [0] personne n’y était
   *[other] un employé y était
  }{ $extra ->
    [0] { "" }
   *[other] , { $extra } de plus pour ce département
  }.
log-relocate = Fait venir un employé { $active ->
    [0] couché
   *[other] actif
  } { $from-du } { $department-au }.
log-project = Bâtit { $project-un } à { $city } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }{ $money ->
    [0] { "" }
   *[other] { " " }et { $money } $
  }{ $mission ->
    [0] .
   *[other] { " " }; l’employé part en mission { $region-au }.
  }
log-track = Paie { $price } PR pour les transports { $region-du } : { stop }.
log-bonus = Bonus de la dernière case de transport { $region-du } :{ gains }.
log-tab = Paie { $price } PR pour tirer la languette { $tab } : { $section }.
log-activate = Active un employé { $department-du } { $price ->
    [0] gratuitement
   *[other] pour { $price } $
  }.
log-sell = Vend { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } pour { $money } $.
log-round-end = La manche { $round } s’achève ; le marqueur { $row } avance. Son prochain événement : { $event }.
log-welfare = Derniers paiements d’aide sociale :{ pays } +{ $points } PV.
log-final-source = +{ $n } PV : { $source }.
log-final = { $n } PV en tout, dont { $before } en cours de jeu.
log-andrew-final = Décompte final d’Andrew : { $n } PV.
log-andrew-card = Andrew pioche une carte. Son dos montre { $row }, { $advanced ->
    [0] normale
   *[other] avancée
  }.
log-andrew-reveal = Andrew retourne la carte { $card } ; il suit sa ligne pour l’action de la manche.
log-andrew-row = Andrew choisit { $row }, entouré sur sa carte.
log-andrew-donates = Andrew fait la donation { $cell }, la case de sa carte.
log-andrew-no-cell = La carte d’Andrew indique { $cell }, déjà prise, ou il n’a plus de disque : pas de donation.
log-andrew-slide = La carte d’Andrew glisse de { $places }, jusqu’à la carte { $vp } PV.
log-andrew-tile = Andrew prend { $department-le }, le plus petit numéro du type de sa carte.
log-andrew-no-tile = La carte d’Andrew demande une tuile { $type } ; il n’en reste aucune qu’il puisse prendre : jamais deux fois un numéro dans le même tour.
log-andrew-builds = Andrew bâtit à { $city } : la case libre la plus à gauche d’une ville de sa carte.
log-andrew-no-slot = La carte d’Andrew indique { $city }, pleine, ou il n’a plus de disque.
log-andrew-step = La carte d’Andrew avance ses transports { $region-du } jusqu’à { marked }.
log-andrew-no-step = La carte d’Andrew demande un pas de plus { $region-au } ; la voie est fermée.
log-andrew-filed = La carte d’Andrew est rangée sous la carte { $vp } PV.

## Score et chiffres

score-immediate = Points en cours de partie
score-choice-tile = Tuile Choix d’Action inutilisée
score-active = Employés actifs
score-departments = Départements construits
score-tabs = Languettes
score-links = Liaisons entre grandes villes
score-cities = Disques dans les villes
score-donations = Donations
score-andrew-cards = Cartes d’Andrew
score-andrew-departments = Départements d’Andrew
score-andrew-transport = Transports d’Andrew
score-andrew-cities = Disques d’Andrew dans les villes
score-andrew-donations = Donations d’Andrew
help-score-immediate = Marqués aussitôt : revenus, Logistique, Sécurité et Qualité, bâtiments publics.
help-score-choice-tile = Une tuile jamais rendue.
help-score-active = Un par employé debout ; ceux en mission ne comptent pas.
help-score-departments = Seulement les départements construits : 3 dans la rangée du haut, 2 en dessous.
help-score-tabs = Les points de fin de chaque section tirée.
help-score-links = De grandes villes reliées par vos villes, au plus bas niveau de transport de leurs régions ; le meilleur réseau.
help-score-cities = Les points de chaque ville où se trouve un de vos disques.
help-score-donations = Chaque case selon ce qu’elle compte, jusqu’à votre limite.
figure-money = Argent
figure-goods = Marchandises
figure-vp = PV acquis
figure-active = Actifs
figure-away = En mission
figure-reserve = En réserve
figure-discs = Disques
figure-projects = Projets
figure-departments = Départements
figure-donations = Donations

## Étapes

step-side = Faces des languettes
step-house = Premier logement
step-reserve = Département à réserver
step-move = Déplacements de départ
step-to = Destination
step-row = Ligne du temps
step-recall = Revenu
step-return = Employés de retour
step-research = Recherche grâce au revenu
step-newcomers = Nouveaux employés
step-take = Revenu d’une languette
step-donate = Donation
step-choice = Tuile Choix d’Action
step-turn = Tour de départements
step-effect = Effet
step-zone = Mission
step-tile = Département à construire
step-site = Emplacement
step-relocate = Direction des Infrastructures
step-amount = Marchandises
step-project = Projet
step-slot = Case de ville
step-copy = Donation partagée
step-activate = Activation

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = C’est à quelqu’un d’autre de décider.
why-row-first-player = Le choix de la ligne revient au premier joueur.
why-must-choose-row = Pas de manche sans ligne : prenez-en une des quatre.
why-row-now = La ligne de cette manche est déjà choisie, ou ce n’en est pas le moment.
why-event-first = Les départements attendent que chacun ait réglé l’événement.
why-no-use-now = Les départements servent pendant la troisième phase d’une manche.
why-side-order = Décidez d’abord pour la languette { $tab }.
why-side-fixed = Vos faces de languettes ont été choisies avant la partie ; elles restent.
why-house-setup = Le premier logement se bâtit seulement avant la première manche.
why-house-small = Une petite ville ne convient pas au premier logement.
why-house-type = Il faut une case marquée Logement.
why-reserve-setup = Un département se réserve seulement avant la première manche.
why-tile-gone = Il ne reste aucun exemplaire de ce département.
why-moves-later = Les employés se déplaceront quand chaque joueur aura son premier logement et un département réservé.
why-setup-moves = Pas plus de { $n ->
    [one] { $n } déplacement
   *[other] { $n } déplacements
  } avant la première manche.
why-move-hr = Personne ne circule hors d’un tour de Ressources Humaines.
why-move-picked = Vous avez désigné un employé ; choisissez sa destination.
why-pick-first = Désignez d’abord l’employé qui se déplace.
why-no-moves = Votre réserve de déplacements est vide.
why-finish-use = Terminez d’abord ce que vous avez commencé.
why-permanent-moves = L’employé permanent reste à sa place.
why-nobody-there = Aucun de vos employés ne s’y trouve ainsi.
why-same-space = L’employé y est déjà.
why-too-far = Cela demande { $n ->
    [one] { $n } déplacement
   *[other] { $n } déplacements
  } et vous en avez { $left }.
why-straight = Un déplacement mène à l’emplacement du dessus, du dessous, de gauche ou de droite.
why-off-board = Votre société s’arrête là.
why-away = Cet employé est en mission, hors de portée.
why-no-income = Cet événement ne verse aucun revenu.
why-recall-event = Les employés ne rentrent que lors d’un revenu de leur région.
why-too-many-recalled = { $n ->
    [0] Personne des vôtres n’est dans cette région.
    [one] Un seul de vos employés s’y trouve.
   *[other] Seulement { $n } de vos employés s’y trouvent.
  }
why-recalled-once = Vous avez déjà dit combien rentrent.
why-other-region = Cette manche, le revenu vient d’une seule région : { $region }.
why-lobby-only = Sans Deuxième Hall, tout le monde arrive dans le Hall.
why-nobody-arrives = Personne n’arrive en ce moment.
why-arrivals = { $n ->
    [one] Pas plus de { $n } employé n’arrive
   *[other] Pas plus de { $n } employés n’arrivent
  }.
why-reserve-empty = Votre réserve d’employés est épuisée.
why-not-this-income = Cette section ne propose pas cela.
why-no-recall = Les languettes paient seulement ceux qui ont rappelé quelqu’un.
why-own-space = C’est votre disque qui décide du revenu.
why-cell-taken = Un disque se trouve sur cette case.
why-no-donation = Cet événement n’accepte pas de donation.
why-income-first = Votre revenu passe avant votre donation.
why-no-disc = Tous vos disques sont en service.
why-donation-price = Il vous faudrait { $n } $ pour votre prochaine donation.
why-one-donation = Vous avez eu votre occasion de donner lors de cet événement.
why-no-tile = Vous n’avez reçu aucune tuile Choix d’Action.
why-tile-spent = Vous avez déjà rendu votre tuile Choix d’Action.
why-tile-first-player = L’action de cette manche était votre propre choix.
why-tile-same-type = Tout le monde fait déjà cela ; nommez un autre type.
why-tile-late = Cela se décide tout au début de votre tour de départements.
why-tile-undecided = Décidez d’abord pour votre tuile Choix d’Action.
why-not-built = Votre société n’a pas ce département.
why-permanent-effect = Ce département agit de lui-même, on ne l’utilise jamais.
why-other-type = Votre tour est { $type } ; ce département est d’un autre type.
why-credited = Ce que donne ce département est déjà dans votre réserve.
why-closed = Vous avez quitté ce département plus tôt dans ce tour.
why-nobody-active = Ce département n’a aucun employé actif.
why-all-used = Tous les employés actifs de ce département ont travaillé.
why-outsourcing = La sous-traitance demande { $n } $ en plus des marchandises.
why-cannot-meet = Ce que demande cet effet ne peut être fourni maintenant.
why-no-effect = Il n’y a pas de tel effet à choisir maintenant.
why-no-mission = Personne n’est sur le point de partir en mission.
why-other-employee = Celui qui travaille part en mission, et personne d’autre.
why-outside-region = Le projet se bâtit dans la région où part l’employé.
why-left-before = Vous avez déjà quitté { $department-le } sans l’utiliser : utilisez-le maintenant, ou annulez.
why-not-inside = Vous n’êtes dans aucun département.
why-no-trade = Aucun département n’échange de marchandises en ce moment.
why-amount = Entre 1 et { $n } marchandises à la fois.
why-too-few-goods = Vous possédez { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }, c’est trop peu.
why-too-little-money = Cela demanderait { $n } $.
why-planning-first = Les départements se construisent en utilisant la Planification Stratégique.
why-twice = Un seul département de chaque numéro par société.
why-reserved-first = Le département que vous avez réservé passe avant tous les autres.
why-department-price = Il y faudrait { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }.
why-extra-goods = Ce département demande { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  } de plus que les autres.
why-site-first = Choisissez maintenant son emplacement.
why-site-lobby = Le Hall doit rester ouvert.
why-site-taken = Un autre département s’y trouve.
why-property-staffed = Personne n’est actif à la Direction des Infrastructures.
why-relocate-once = Un nouveau département accueille un employé, juste après sa construction.
why-builder-first = Les projets se bâtissent en utilisant un département Construction.
why-no-project = Aucun disque de cette languette n’est prêt.
why-project-price = Un tel projet demande { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
  }.
why-town-later = La ville paie après vous, pas avant.
why-slot-first = Choisissez maintenant sa case.
why-no-slot-left = La carte n’a plus de case libre pour cela.
why-slot-taken = Quelqu’un a déjà bâti là.
why-slot-type = Cette case est marquée pour autre chose.
why-slot-twin = Ces cases sont pareilles : remplissez-les par la gauche.
why-disc-order = Les disques quittent la languette dans l’ordre, la plus petite section d’abord.
why-no-research = Vous n’avez pas de points de recherche à dépenser maintenant.
why-research-price = Ce pas demande { $n } PR et vous en avez { $left }.
why-research-kept = Les points de recherche ne se gardent pas.
why-track-end = Votre disque est au bout de cette piste.
why-track-taken = Le bout de cette piste porte un disque, et il n’en tient qu’un.
why-tab-end = Cette languette ne se tire pas plus loin.
why-tab-disc = La nouvelle section demande un disque et vous n’en avez pas.
why-copy-rd = Partager une donation est un travail de tour R&D.
why-copy-own = Votre propre disque y est déjà.
why-copy-foreign = Il faut une donation faite par un autre joueur.
why-copy-use = Envoyez d’abord quelqu’un des Œuvres Caritatives.
why-activate-later = Les employés se relèvent à la fin de la manche.
why-activate-inside = On ne se relève que dans un département qui a des postes de travail.
why-already-active = Tous ceux qui s’y trouvent sont déjà debout.
why-nobody-lies = Personne n’y est couché.
why-no-station = Tous les postes de travail y sont pris.
why-station-price = Se relever là demande { $n } $.
why-permanent-place = La place de l’employé permanent n’est qu’à lui.
why-no-goods = Vous ne possédez aucune marchandise.
why-sold-for-you = Les marchandises se vendent d’elles-mêmes dès qu’un paiement l’exige.
why-goods-needed = Vendez une marchandise à la fois, et gardez celles que demande votre action.
why-nothing-to-decline = On ne vous propose rien.
why-setup-choice = La mise en place exige ce choix.
why-event-choice = Répondez d’abord à l’événement.
why-welfare-later = L’aide sociale se paie au décompte final.
why-hidden-card = Personne n’a encore vu cette carte.

## Termes

term-scored = Points marqués
term-staff = Employés actifs
term-people = Employés en attente
term-missions = Employés en mission
term-money = Argent
term-goods = Marchandises
term-company = Départements construits
term-tabs = Languettes
term-projects = Projets prêts
term-transport = Transports
term-links = Liaisons entre grandes villes
term-cities = Disques dans les villes
term-donations = Donations
term-action = L’action de cette manche
term-andrew = Ce que possède Andrew
better-scored = { $vp ->
    [0] plus de points, marqués tout de suite
    [one] un point de plus, marqué tout de suite
   *[other] { $vp } points de plus, marqués tout de suite
}
better-staff = { $active ->
    [0] vos employés au travail sont mieux placés
    [one] un employé de plus au travail
   *[other] { $active } employés de plus au travail
}
better-people = vos employés inactifs sont plus près de leur prochain travail
better-missions = { $away ->
    [0] vos employés en mission rapporteront davantage
    [one] un employé de plus en mission, qui rapportera un revenu
   *[other] { $away } employés de plus en mission, qui rapporteront un revenu
}
better-money = { $money ->
    [0] votre argent servira mieux
    [one] 1 $ de plus
   *[other] { $money } $ de plus
}
better-goods = { $goods ->
    [0] vos marchandises serviront mieux
    [one] une marchandise de plus
   *[other] { $goods } marchandises de plus
}
better-company = { $departments ->
    [0] vos départements offrent davantage
    [one] un département de plus
   *[other] { $departments } départements de plus
}
better-tabs = vos languettes rapportent davantage, en revenus et à la fin
better-projects = davantage de projets sont prêts à être construits
better-transport = de meilleurs transports, qui paient pour chaque retour de mission
better-links = les grandes villes sont plus près d’être reliées
better-cities = { $projects ->
    [0] vos disques sont dans de meilleures villes
    [one] un projet de plus sur la carte
   *[other] { $projects } projets de plus sur la carte
}
better-donations = { $donations ->
    [0] vos donations comptent davantage
    [one] une donation de plus
   *[other] { $donations } donations de plus
}
better-action = vous tirez davantage de l’action de cette manche
better-andrew = Andrew en a moins
style-philanthropist = le Philanthrope
style-philanthropist-about = amasse de l’argent pour le donner à de grandes causes
style-organiser = l’Organisatrice
style-organiser-about = bâtit une grande société et met tout le monde au travail

## Terminal

word-timeline = Ligne du temps
word-map = Carte (h c i p : cases libres par type, * toutes, $ revenu)
word-donations = Donations
word-donation = Donation
word-transport = Transports
word-display = Départements disponibles
word-round = Manche { $round } sur { $rounds }
word-first = Premier :
word-action = Action :
word-event = Événement :
word-next-donation = prochaine donation { $price } $
word-reserved = réservé :
word-last-space = dernière case : { $bonus }
word-andrew-score = { $points } points
word-cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
word-back = carte :
word-next-back = suivante :
word-advanced = avancée
word-normal = normale

## Rapports d’équilibre

trait-place-1 = Place 1 à la manche 1
trait-place-2 = Place 2 à la manche 1
trait-place-3 = Place 3 à la manche 1
trait-place-4 = Place 4 à la manche 1
trait-housing-A = Languette Logement, face A
trait-housing-B = Languette Logement, face B
trait-commerce-A = Languette Commerce, face A
trait-commerce-B = Languette Commerce, face B
trait-industry-A = Languette Industrie, face A
trait-industry-B = Languette Industrie, face B
trait-public-A = Languette Bâtiments publics, face A
trait-public-B = Languette Bâtiments publics, face B

# le plateau dans le navigateur
board-free = libre
board-neutral = disque neutre
board-empty = emplacement vide
board-nobody = personne
board-mine = Moi
board-now = Cette manche : { $action } ; événement : { $event }
board-zone = { $region } : employés en mission
board-row = { $action }, puis { $event }
board-next-income = { $region }, revenu{ $count ->
    [0] { " " }: personne
    [one] { " " }: { $count } retour, { $gain }
   *[other] { " " }: { $count } retours, { $gain }
  }
board-next-donation = donation ({ $price } $)
board-next-flip = ↪ { $row } :
board-next-none = plus d’événement
board-then = { ", " }
board-region-west = Ouest
board-region-midwest = Midw.
board-region-south = Sud
board-region-east = Est
board-track-at = Transports { $region-du } : { $level }, { $income } par employé rappelé
board-space = { $name }, { $stand } debout, { $lie ->
    [one] { $lie } couché
   *[other] { $lie } couchés
  }
board-moves = { $n ->
    [one] encore { $n } déplacement
   *[other] encore { $n } déplacements
  }
board-research = encore { $n } PR
board-way = { $cost ->
    [one] { $cost } déplacement
   *[other] { $cost } déplacements
  }, reste { $left }
board-choice-tile = tuile Choix d’Action
board-reserved = Réservé : { $name }
board-act = Suite
board-projects = Projets
board-projects-of = Projets de { $name }
board-unsure = pointillé : reconstitué
board-tab-at = Languette { $tab }, face { $side }, { $exposed } sections sur 7 tirées, prêts à bâtir : { $ready }
board-limit = MAX+{ $n }
board-display = { $name }, reste { $count }
board-tiles-left = { $n } tuiles
board-company-of = Société de { $name }
board-first = premier : { $name }
board-donation-news = prochaine { $price } $, { $limit }★ max
board-donation-limit = { $limit }★ max
board-cell-worth = vaut { $worth } pour vous à présent
board-links = Liaisons
board-links-of = Liaisons de { $name } : { $count ->
    [0] aucune
   *[other] { $worth } PV au niveau { $level }, { $cities }
  }
board-link-lacks = { $worth }★ manque { $count }
board-page-timeline = Temps
board-page-donations = Donations
board-page-projects = Projets
board-page-research = Progrès
board-page-departments = Tuiles
board-page-map = Carte
board-page-company = Société
board-waiting = { $n ->
    [one] { $n } choix ici
   *[other] { $n } choix ici
  }
board-gain-money = { $n } $
board-gain-goods = { $n }m
board-gain-vp = { $n }★
board-gain-research = { $n }PR
board-gain-employee = +{ $n }☻
board-abbr-west = O
board-abbr-midwest = MW
board-abbr-south = S
board-abbr-east = E
board-dept-training-and-partnerships = Formation
board-dept-recruiting = Recrutement
board-dept-safety-and-quality = Sécurité
board-dept-new-lobby = 2e Hall
board-dept-purchasing = Achats
board-dept-sales = Ventes
board-dept-logistics = Logistique
board-dept-property-management = Infrastr.
board-dept-engineering = Génie Ind.
board-dept-construction-outsourcing = Sous-Trait.
board-dept-supply-chain = Approvis.
board-dept-communications = Communic.
board-dept-advanced-research = Rech. Avancée
board-dept-advanced-design = Conception
board-dept-charitable-giving = Caritatif
board-dept-telegraph-operators = Télégraphe
board-dept-human-resources = RH
board-dept-commerce-finance = Finance
board-dept-strategic-planning = Planific.
board-dept-construction = Construction
board-dept-research = R&D
board-city-new-orleans = Nlle-Orléans
board-tab-housing = Logement
board-tab-commerce = Commerce
board-tab-industry = Industrie
board-tab-public = Public

## Andrew à la table

andrew-level = Niveau : { $level }
andrew-vp-cards = Cartes PV, et combien de ses cartes se trouvent sous chacune
andrew-under = ×{ $n }
andrew-reasons = Pourquoi Andrew agit ainsi
andrew-line-HR = glisse de { $slide }
andrew-line-MG = tuiles { $types }
andrew-line-RD = { $region } +{ $steps }
andrew-next = Ensuite : { $row }, { $advanced ->
    [0] normale
   *[other] avancée
  } (reste { $left }).
andrew-owns = { $discs } disques, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }.
andrew-goal = Battre Andrew ({ $level })
by-points = { $by ->
    [one] de { $by } point
   *[other] de { $by } points
  }
andrew-verdict = { $andrew ->
    [0] Andrew et vous partagez la victoire.
    [1] Andrew l’emporte { by-points }.
   *[other] Vous battez Andrew { by-points }.
  }
andrew-why-hidden = Vous choisissez la ligne : sa carte reste cachée jusque-là. Son dos montre { $row }, { $advanced ->
    [0] normale
   *[other] avancée
  }.
andrew-why-chose = Aux manches paires, Andrew choisit : sur la carte { $card }, { $row } est cerclé.
andrew-why-followed = Vous avez choisi { $row } : il joue cette ligne de la carte { $card }.
andrew-why-donated = Donations : il donne à la case de sa carte, { $cell }.
andrew-why-no-donation = Donations, mais { $cell }, sur sa carte, n’était pas libre : la carte glisse de 1.
andrew-why-HR = Ligne Ressources Humaines : sans personnel, la carte glisse de { $slide }.
andrew-why-MG = Ligne Direction : la tuile disponible au plus petit numéro de { $types }, jamais deux fois le même ; chaque tuile absente fait glisser la carte de 1.
andrew-why-CO = Ligne Construction : la case libre la plus à gauche de { $cities } ; chaque ville pleine fait glisser la carte de 1.
andrew-why-RD = Ligne Recherche : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  } dans la région { $region }, à présent sur { marked } ; chaque pas impossible fait glisser la carte de 1.
andrew-why-place = { $places ->
    [0] Rien n’a échoué : la carte reste à { $vp } PV.
   *[other] La carte se trouve donc à { $vp } PV et les comptera.
  }
board-andrew-cards = cartes
board-andrew-departments = tuiles
board-andrew-transport = transport
board-andrew-cities = villes
board-andrew-donations = donations

## La première manche guidée

guide-welcome = Vingt manches ; le plus de points l’emporte. À chaque manche, un joueur choisit l’une de ces quatre lignes et tous en font l’action. On prépare d’abord votre société pour vous.
guide-house = Un projet vous est offert pour commencer. Bâtissez votre premier logement à New York : l’emplacement vaut 3 points.
guide-walk = Un employé est debout dans chaque département ; cinq autres sont couchés dans le hall. Avant la manche 1, vous avez 6 déplacements. Choisissez quelqu’un dans le hall.
guide-desk = Menez-le au département Construction, à deux emplacements d’ici : 2 déplacements. Deux collègues suivent avec le reste.
guide-activate = Qui a marché est couché, et il faut payer pour le relever ; seuls ceux qui sont debout travaillent. Relevez-en un en Construction pour 2 $.
guide-timeline = Cette manche, vous choisissez la ligne. Les mots sous chacune disent son événement, revenu d’une région ou donation, et ce qu’il vous apporterait : lisez-les avant de choisir.
guide-row = Vos employés de la Construction sont debout. Choisissez cette ligne ; son événement permet à chacun de donner.
guide-donate = La première donation coûte 5 $, la suivante 5 $ de plus. Vous comptez vous établir dans l’Est : cette case rapporte 2 points par disque que vous y aurez.
guide-use = Place à l’action. Utilisez votre département Construction ; chaque employé debout peut y bâtir un projet.
guide-project = Un projet d’industrie coûte 2 de vos 4 marchandises. Prenez-le.
guide-build = Bâtissez-le à Boston pour 3 points. L’employé part dans l’Est et n’en revient que lorsqu’un revenu de cette région le rappelle.
guide-second = L’employé suivant est prêt. Un projet de commerce coûte 1 marchandise : prenez-le.
guide-link = New York encore, 3 points. Cela fait trois disques dans l’Est, donc 6 points avec votre donation.
guide-end = La manche 1 s’achève, le marqueur de Construction avance : un autre événement y attend. Deux de vos employés sont en voyage ; une ligne avec revenu dans l’Est les ramènera, payés. À vous !

## La table en mots

tell-free = libre
tell-any = au choix
tell-yes = oui
tell-own-action = Votre propre action, grâce à la tuile Choix d’Action :
tell-pool = Encore à dépenser ce tour-ci : { $count }
tell-using = En cours d’utilisation :
tell-closed = Départements terminés pour ce tour :
tell-picked = Choisi : l’employé { $who }, { $space }
tell-standing = debout
tell-lying = couché
tell-spent = Cases passées
tell-left = Cases restantes
tell-next = Événement si on la choisit maintenant
tell-map = Carte
tell-map-help = « Revenu » dit si construire dans la ville rapporte le revenu de transport de la région. Les PV sont ceux d’un disque ; ce qui suit le signe plus compte pour les grandes villes reliées.
tell-city = Ville
tell-region = Région
tell-city-vp = PV
tell-income = Revenu
tell-slots = Emplacements
tell-routes = Routes vers
tell-track = { $about } Maintenant : { $spaces }. En mission : { $away }.
tell-tabs = Languettes Projet
tell-signs = Signes : ▪ marchandise, ★ PV, ☺ employé, ⚗ points de recherche.
tell-started = Départements de départ de chaque société
tell-cell = Case
tell-counts = Compte
tell-worth = Les colonnes des joueurs disent ce qu’une case leur rapporterait si la partie finissait maintenant.
tell-people = Employés actifs : { $standing }, couchés : { $lying }, en mission : { $away }
tell-limit = Une donation compte au plus { $limit } points
tell-choice-none = Pas de tuile Choix d’Action
tell-choice-held = Possède la tuile Choix d’Action
tell-choice-spent = Tuile Choix d’Action utilisée
tell-links = Liaisons : { $worth } points, par { $cities }
tell-no-links = Pas encore de liaison
tell-tab = { $tab }, face { $side } : { $exposed } sections sur 7 tirées ; découvertes : { $uncovered } ; sous un disque : { $discs }
tell-free-spaces = Emplacements libres (PV) :
tell-empty-space = Emplacement libre ({ $vp } PV)
tell-desks = { $count ->
    [one] { $count } poste à { $price } $
   *[other] { $count } postes à { $price } $
  }
tell-permanent = personnel permanent
tell-staff-stand = { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
  }
tell-staff-lie = { $count ->
    [one] { $count } couché
   *[other] { $count } couchés
  }
tell-andrew-card = { $about } Elle a glissé de { $place } places.
tell-andrew-played = Jouées : { $cards }

## La légende

sign-mission = l’employé part en mission
sign-person = un employé
sign-move = déplacements
sign-goods = marchandises
sign-vp = points de victoire
sign-research = points de recherche
sign-build = construire un projet ou un département
sign-gift = une donation
sign-or = l’un ou l’autre
sign-pay = payer à gauche pour ce qui est à droite
sign-railroad = transport, ou une région qui a le chemin de fer
sign-spent = pour chacun dépensé à la fin
sign-disc-in = pour chaque disque dans la région, selon son initiale
sign-disc-small = pour chaque disque dans une petite ville
