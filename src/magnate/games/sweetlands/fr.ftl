# Toutes les phrases que lit un joueur de Sweet Lands, en français.

## The title

game-name = Sweet Lands
game-tagline = Les héritiers d’un royaume de friandises tracent terres, routes et villes, et font tourner leurs industries.
game-length = 120 à 180 minutes
game-weight = expert
game-about = Cinq manches décident qui héritera du royaume. Vous payez des emplacements d’action avec des cartes Citoyen, couvrez votre territoire d’hexagones de terres et de routes, assemblez des propriétés en villes et montez sur les pistes d’Industrie, de Nourriture et de Prospérité. Les citoyens automatisés retravaillent à chaque bonus de leur industrie : un petit moteur déclenche vite de longues chaînes. Quatorze personnages infléchissent les règles à leur façon, et une partie en solo vous oppose à Mio, qui se mêle de tout.

## Resources and colours

res-gold = or
res-wheat = blé
res-wood = bois
res-iron = fer
res-basic = ressources de base
res-diamond = diamants
res-disc = disques Action
res-card = cartes
res-vp = points de victoire
res-cp = points de Ville
res-ip = points d’Industrie
cost-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 }
cost-wheat = { $n ->
    [one] { $n } blé
   *[other] { $n } blés
 }
cost-wood = { $n } bois
cost-iron = { $n ->
    [one] { $n } fer
   *[other] { $n } fers
 }
cost-basic = { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
 }
cost-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }
cost-disc = { $n ->
    [one] { $n } disque Action
   *[other] { $n } disques Action
 }
cost-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
cost-nothing = rien
price-free = gratuit
cost-brownie = { $cost }, 1 pièce d’or de moins par badge Brownie possédé
colour-orange = orange
colour-green = verte
colour-gray = grise
column-agriculture = Agriculture
column-forestry = Sylviculture
column-mining = Exploitation minière
column-joker = colonne au choix
badge-shortbread = Sablé
badge-tart = Tarte
badge-tiramisu = Tiramisu
badge-brownie = Brownie
badge-macaron = Macaron
badge-wagashi = Wagashi
badge-n = { $n ->
    [one] { $badge }
   *[other] { $badge } × { $n }
 }

## Joining phrases

list-2 = { $a } ; { $b }
list-3 = { $a } ; { $b } ; { $c }
list-4 = { $a } ; { $b } ; { $c } ; { $d }
list-5 = { $a } ; { $b } ; { $c } ; { $d } ; { $e }
list-6 = { $a } ; { $b } ; { $c } ; { $d } ; { $e } ; { $f }
and-2 = { $a } et { $b }
and-3 = { $a }, { $b } et { $c }
and-4 = { $a }, { $b }, { $c } et { $d }
and-5 = { $a }, { $b }, { $c }, { $d } et { $e }
and-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
or-2 = soit { $a }, soit { $b }
or-3 = soit { $a }, soit { $b }, soit { $c }
then-2 = { $a }, puis { $b }
then-3 = { $a }, puis { $b }, puis { $c }

## What effects do

do-nothing = rien
do-gain-gold = gagnez { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 }
do-gain-wheat = gagnez { $n ->
    [one] { $n } blé
   *[other] { $n } blés
 }
do-gain-wood = gagnez { $n } bois
do-gain-iron = gagnez { $n ->
    [one] { $n } fer
   *[other] { $n } fers
 }
do-gain-basic = gagnez { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
 } au choix
do-gain-diamond = gagnez { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }
do-gain-disc = gagnez { $n ->
    [one] { $n } disque Action
   *[other] { $n } disques Action
 }
do-gain-vp = marquez { $n } PV
do-gain-cp = gagnez { $n ->
    [one] { $n } point de Ville
   *[other] { $n } points de Ville
 }
do-gain-ip = gagnez { $n ->
    [one] { $n } point d’Industrie
   *[other] { $n } points d’Industrie
 }
do-income-gold = revenu d’or +{ $n }
do-income-wheat = revenu de blé +{ $n }
do-income-wood = revenu de bois +{ $n }
do-income-iron = revenu de fer +{ $n }
do-income-any = +{ $n } à un revenu de votre choix
do-draw = piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
do-discard = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
do-land = placez { $n ->
    [one] { $n } tuile Terrain
   *[other] jusqu’à { $n } tuiles Terrain
 }
do-road = placez { $n ->
    [one] { $n } route
   *[other] jusqu’à { $n } routes
 }
do-rabbit = placez { $n ->
    [one] { $n } Cookie Lapin
   *[other] jusqu’à { $n } Cookies Lapins
 }
do-flip = retournez { $n ->
    [one] { $n } tuile neuve
   *[other] jusqu’à { $n } tuiles neuves
 } sans route
do-property-free = bâtissez gratuitement { $n ->
    [one] { $n } propriété
   *[other] jusqu’à { $n } propriétés
 }
do-property-free-on = bâtissez gratuitement { $n ->
    [one] { $n } propriété
   *[other] jusqu’à { $n } propriétés
 } { $where }
do-property-printed-on = bâtissez { $n ->
    [one] { $n } propriété { $where } à son prix
   *[other] jusqu’à { $n } propriétés { $where }, chacune à son prix
 }
terrain-on-wheat = sur un Champ de Blé
terrain-on-forest = sur une Forêt
terrain-on-mine = sur une Mine
terrain-on-sea = sur la Mer
do-property-printed = bâtissez { $n ->
    [one] { $n } propriété à son prix
   *[other] jusqu’à { $n } propriétés, chacune à son prix
 }
do-industry = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Industrie
do-food = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Nourriture
do-prosperity-any = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Prospérité
do-prosperity-orange = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Prospérité orange
do-prosperity-green = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Prospérité verte
do-prosperity-gray = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } en Prospérité grise
do-prosperity-least = avancez { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
 } dans votre couleur de Prospérité la plus faible
do-bonus-agriculture = recevez { $n ->
    [one] { $n } bonus d’agriculture
   *[other] { $n } bonus d’agriculture
 }
do-bonus-forestry = recevez { $n ->
    [one] { $n } bonus de sylviculture
   *[other] { $n } bonus de sylviculture
 }
do-bonus-mining = recevez { $n ->
    [one] { $n } bonus d’exploitation minière
   *[other] { $n } bonus d’exploitation minière
 }
do-bonus-any = recevez { $n ->
    [one] { $n } bonus Industrie
   *[other] { $n } bonus Industrie
 } au choix
do-skill = prenez { $n ->
    [one] { $n } tuile Compétence
   *[other] { $n } tuiles Compétence
 }
do-wonder = gagnez un symbole Merveille
do-locomotive = gagnez la locomotive
do-wood_discount = prenez la tuile qui ôte { $n } bois au prix des propriétés dans les zones Propriétés
do-automate = piochez { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
 }, puis automatisez gratuitement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de votre main
do-automate-hand = automatisez gratuitement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de votre main
do-search = cherchez dans la pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } avec { $what }
do-search-play = cherchez dans la pioche { $n } { $what }, jouez-en { $play ->
    [one] une
   *[other] { $play }
 } gratuitement et gardez le reste en main
filter-kind-pass = cartes Citoyen Passe
filter-kind-immediate = cartes Citoyen immédiates
filter-badge-shortbread = un badge Sablé
filter-badge-tart = un badge Tarte
filter-badge-tiramisu = un badge Tiramisu
filter-badge-brownie = un badge Brownie
filter-badge-macaron = un badge Macaron
filter-badge-wagashi = un badge Wagashi
do-copy-base = utilisez une zone de base à son propre prix
do-copy-base-advanced = utilisez une zone de base ou une zone avancée ouverte à son propre prix
do-city_rate = vos villes donnent désormais { $table } points
do-cube = placez { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } sur votre personnage
do-pay-once = vous pouvez payer { $cost } : { $get }
do-pay-any = autant de fois que voulu, payez { $cost } : { $get }
do-mix = { $parts }, dans n’importe quel ordre
do-per = { $get } { $each ->
    [1] pour chaque
   *[other] par lot de
 } { $count }
do-if = { $get } avec { $need }
do-tier = { $get } avec { $need }
do-tiers = { $steps } (seulement le meilleur)

## What is counted, for rewards per so many

count-badge_S = { $n ->
    [one] badge Sablé possédé
   *[other] { $n } badges Sablé possédés
 }
count-badge_T = { $n ->
    [one] badge Tarte possédé
   *[other] { $n } badges Tarte possédés
 }
count-badge_R = { $n ->
    [one] badge Tiramisu possédé
   *[other] { $n } badges Tiramisu possédés
 }
count-badge_B = { $n ->
    [one] badge Brownie possédé
   *[other] { $n } badges Brownie possédés
 }
count-badge_M = { $n ->
    [one] badge Macaron possédé
   *[other] { $n } badges Macaron possédés
 }
count-badge_G = { $n ->
    [one] badge Wagashi possédé
   *[other] { $n } badges Wagashi possédés
 }
count-badge_types = { $n ->
    [one] sorte de badge possédée
   *[other] { $n } sortes de badge possédées
 }
count-badge_max = { $n ->
    [one] badge
   *[other] { $n } badges
 } de votre sorte la plus nombreuse
count-land = { $n ->
    [one] tuile Terrain
   *[other] { $n } tuiles Terrain
 } de votre territoire
count-land_max = { $n ->
    [one] tuile
   *[other] { $n } tuiles
 } de votre terrain le plus répandu
count-land_types = { $n ->
    [one] terrain
   *[other] { $n } terrains
 } dont vous avez au moins 3 tuiles
count-land_edge = { $n ->
    [one] tuile
   *[other] { $n } tuiles
 } du pourtour de votre territoire
count-wheat_t = { $n ->
    [one] champ de blé retourné
   *[other] { $n } champs de blé retournés
 }
count-forest_t = { $n ->
    [one] forêt retournée
   *[other] { $n } forêts retournées
 }
count-mine_t = { $n ->
    [one] mine retournée
   *[other] { $n } mines retournées
 }
count-sea_t = { $n ->
    [one] mer retournée
   *[other] { $n } mers retournées
 }
count-wheat_sea = { $n ->
    [one] tuile de blé ou de mer
   *[other] { $n } tuiles de blé ou de mer
 }
count-forest_mine = { $n ->
    [one] tuile de forêt ou de mine
   *[other] { $n } tuiles de forêt ou de mine
 }
count-road = { $n ->
    [one] route
   *[other] { $n } routes
 } de votre territoire
count-prop = { $n ->
    [one] propriété
   *[other] { $n } propriétés
 } de votre territoire
count-tent = { $n ->
    [one] tente
   *[other] { $n } tentes
 } de votre territoire
count-house = { $n ->
    [one] maison
   *[other] { $n } maisons
 } de votre territoire
count-bldg = { $n ->
    [one] bâtiment
   *[other] { $n } bâtiments
 } de votre territoire
count-lab = { $n ->
    [one] labo
   *[other] { $n } labos
 } de votre territoire
count-store = { $n ->
    [one] boutique
   *[other] { $n } boutiques
 } de votre territoire
count-clock = { $n ->
    [one] horloge
   *[other] { $n } horloges
 } de votre territoire
count-rabbit = { $n ->
    [one] Cookie Lapin
   *[other] { $n } Cookies Lapins
 } de votre territoire
count-port = { $n ->
    [one] port relié
   *[other] { $n } ports reliés
 }
count-city = { $n ->
    [one] ville
   *[other] { $n } villes
 }
count-city_lab = { $n ->
    [one] ville
   *[other] { $n } villes
 } avec labo
count-city_rabbit = { $n ->
    [one] ville
   *[other] { $n } villes
 } avec Cookie Lapin
count-wheat_p = { $n ->
    [one] tuile Champ de Blé
   *[other] { $n } tuiles Champ de Blé
 } de votre territoire
count-forest_p = { $n ->
    [one] tuile Forêt
   *[other] { $n } tuiles Forêt
 } de votre territoire
count-mine_p = { $n ->
    [one] tuile Mine
   *[other] { $n } tuiles Mine
 } de votre territoire
count-sea_p = { $n ->
    [one] tuile Mer
   *[other] { $n } tuiles Mer
 } de votre territoire
count-hand = { $n ->
    [one] carte
   *[other] { $n } cartes
 } de votre main
count-card_agriculture = { $n ->
    [one] citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Agriculture
count-card_forestry = { $n ->
    [one] citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Sylviculture
count-card_mining = { $n ->
    [one] citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Exploitation minière
count-card_joker = { $n ->
    [one] citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Joker
count-city_clock = { $n ->
    [one] ville
   *[other] { $n } villes
 } avec une horloge
count-prop_wheat = { $n ->
    [one] propriété
   *[other] { $n } propriétés
 } sur un Champ de Blé
count-prop_forest = { $n ->
    [one] propriété
   *[other] { $n } propriétés
 } sur une Forêt
count-prop_mine = { $n ->
    [one] propriété
   *[other] { $n } propriétés
 } sur une Mine
count-prop_sea = { $n ->
    [one] propriété
   *[other] { $n } propriétés
 } sur une Mer
count-auto = { $n ->
    [one] citoyen automatisé
   *[other] { $n } citoyens automatisés
 }
count-autoset = { $n ->
    [one] citoyen
   *[other] { $n } citoyens
 } de votre colonne la plus courte
count-played = { $n ->
    [one] citoyen joué
   *[other] { $n } citoyens joués
 }
count-skill = { $n ->
    [one] tuile Compétence possédée
   *[other] { $n } tuiles Compétence possédées
 }
count-ip_pass = { $n ->
    [one] point d’Industrie
   *[other] { $n } points d’Industrie
 } de cette passe
count-ip_symbols = { $n ->
    [one] point d’Industrie
   *[other] { $n } points d’Industrie
 } en symboles atteints
count-food = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre marqueur Nourriture
count-pros_min = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre couleur de Prospérité la plus faible
count-pros_max = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre couleur de Prospérité la plus forte
count-inc_min = { $n ->
    [one] point
   *[other] { $n } points
 } de votre plus petit revenu de base
count-inc_max = { $n ->
    [one] point
   *[other] { $n } points
 } de votre plus grand revenu de base
count-inc_gold = { $n ->
    [one] point
   *[other] { $n } points
 } de revenu d’or
count-gold_held = { $n ->
    [one] pièce d’or en réserve
   *[other] { $n } pièces d’or en réserve
 }
count-dia = { $n ->
    [one] diamant en réserve
   *[other] { $n } diamants en réserve
 }
count-wonder = { $n ->
    [one] symbole Merveille
   *[other] { $n } symboles Merveille
 }
count-cube = { $n ->
    [one] cube
   *[other] { $n } cubes
 } de votre personnage
count-industry_max = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre marqueur Industrie le plus avancé
count-wagon = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre Chariot
count-locomotive = { $n ->
    [one] case
   *[other] { $n } cases
 } de votre Locomotive
count-vp = { $n ->
    [one] point de victoire
   *[other] { $n } points de victoire
 }
count-cp_total = { $n ->
    [one] point de Ville
   *[other] { $n } points de Ville
 }
count-ip_total = { $n ->
    [one] point d’Industrie
   *[other] { $n } points d’Industrie
 }

## Conditions

need-badge_S = { $n ->
    [one] { $n } badge Sablé
   *[other] { $n } badges Sablé
 }
need-badge_T = { $n ->
    [one] { $n } badge Tarte
   *[other] { $n } badges Tarte
 }
need-badge_R = { $n ->
    [one] { $n } badge Tiramisu
   *[other] { $n } badges Tiramisu
 }
need-badge_B = { $n ->
    [one] { $n } badge Brownie
   *[other] { $n } badges Brownie
 }
need-badge_M = { $n ->
    [one] { $n } badge Macaron
   *[other] { $n } badges Macaron
 }
need-badge_G = { $n ->
    [one] { $n } badge Wagashi
   *[other] { $n } badges Wagashi
 }
need-badge_types = { $n ->
    [one] { $n } sorte
   *[other] { $n } sortes
 } de badge
need-badge_max = { $n ->
    [one] { $n } badge
   *[other] { $n } badges
 } d’une même sorte
need-land = { $n ->
    [one] { $n } tuile Terrain
   *[other] { $n } tuiles Terrain
 }
need-land_max = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 } d’un même terrain
need-land_types = 3 tuiles de chacun de { $n ->
    [one] { $n } terrain
   *[other] { $n } terrains
 }
need-land_edge = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 } sur le pourtour de votre territoire
need-wheat_t = { $n ->
    [one] { $n } champ de blé retourné
   *[other] { $n } champs de blé retournés
 }
need-forest_t = { $n ->
    [one] { $n } forêt retournée
   *[other] { $n } forêts retournées
 }
need-mine_t = { $n ->
    [one] { $n } mine retournée
   *[other] { $n } mines retournées
 }
need-sea_t = { $n ->
    [one] { $n } mer retournée
   *[other] { $n } mers retournées
 }
need-wheat_sea = { $n } tuiles de blé et de mer en tout
need-forest_mine = { $n } tuiles de forêt et de mine en tout
need-road = { $n ->
    [one] { $n } route
   *[other] { $n } routes
 }
need-prop = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 }
need-tent = { $n ->
    [one] { $n } tente
   *[other] { $n } tentes
 }
need-house = { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
 }
need-bldg = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
 }
need-lab = { $n ->
    [one] { $n } labo
   *[other] { $n } labos
 }
need-store = { $n ->
    [one] { $n } boutique
   *[other] { $n } boutiques
 }
need-clock = votre horloge sur le territoire
need-rabbit = { $n ->
    [one] { $n } Cookie Lapin
   *[other] { $n } Cookies Lapins
 }
need-port = { $n ->
    [one] { $n } port relié
   *[other] { $n } ports reliés
 }
need-city = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
 }
need-city_lab = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
 } avec labo
need-city_rabbit = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
 } avec Cookie Lapin
need-wheat_p = { $n ->
    [one] { $n } tuile Champ de Blé
   *[other] { $n } tuiles Champ de Blé
 } de votre territoire
need-forest_p = { $n ->
    [one] { $n } tuile Forêt
   *[other] { $n } tuiles Forêt
 } de votre territoire
need-mine_p = { $n ->
    [one] { $n } tuile Mine
   *[other] { $n } tuiles Mine
 } de votre territoire
need-sea_p = { $n ->
    [one] { $n } tuile Mer
   *[other] { $n } tuiles Mer
 } de votre territoire
need-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de votre main
need-card_agriculture = { $n ->
    [one] { $n } citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Agriculture
need-card_forestry = { $n ->
    [one] { $n } citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Sylviculture
need-card_mining = { $n ->
    [one] { $n } citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Exploitation minière
need-card_joker = { $n ->
    [one] { $n } citoyen joué
   *[other] { $n } citoyens joués
 } avec un badge Joker
need-city_clock = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
 } avec une horloge
need-prop_wheat = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 } sur un Champ de Blé
need-prop_forest = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 } sur une Forêt
need-prop_mine = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 } sur une Mine
need-prop_sea = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 } sur une Mer
need-auto = { $n ->
    [one] { $n } citoyen automatisé
   *[other] { $n } citoyens automatisés
 }
need-autoset = { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
 } dans chaque colonne
need-played = { $n ->
    [one] { $n } citoyen joué
   *[other] { $n } citoyens joués
 }
need-skill = { $n ->
    [one] { $n } tuile Compétence
   *[other] { $n } tuiles Compétence
 }
need-ip_pass = { $n ->
    [one] { $n } point d’Industrie
   *[other] { $n } points d’Industrie
 } dans cette passe
need-ip_symbols = { $n ->
    [one] { $n } point d’Industrie
   *[other] { $n } points d’Industrie
 } en symboles atteints
need-food = Nourriture { $n } ou plus
need-pros_min = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } dans chaque couleur de Prospérité
need-pros_max = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } dans une couleur de Prospérité
need-inc_min = chaque revenu de base à { $n } ou plus
need-inc_max = un revenu de base de { $n } ou plus
need-inc_gold = un revenu d’or de { $n } ou plus
need-gold_held = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
 } en réserve
need-dia = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 } en réserve
need-wonder = { $n ->
    [one] { $n } symbole Merveille
   *[other] { $n } symboles Merveille
 }
need-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }
need-industry_max = un marqueur Industrie en case { $n } ou au-delà
need-wagon = le Chariot en case { $n } ou au-delà
need-locomotive = la Locomotive en case { $n } ou au-delà
need-vp = { $n } PV ou plus
need-cp_total = { $n ->
    [one] { $n } point de Ville
   *[other] { $n } points de Ville
 }
need-ip_total = { $n ->
    [one] { $n } point d’Industrie
   *[other] { $n } points d’Industrie
 }
item-land_max = tuiles du terrain le plus répandu
item-inc_max = plus grand revenu de base
item-auto = citoyens automatisés
item-land_edge = tuiles du pourtour du territoire

## Lasting abilities

mod-on-play_card = { $get } quand vous jouez un citoyen
mod-on-place_property = { $get } quand vous bâtissez une propriété
mod-on-place_rabbit = { $get } quand vous placez un Cookie Lapin
mod-on-gain_bonus = { $get } quand vous gagnez un bonus Industrie
mod-on-slot_diamond = { $get } pour chaque diamant remis au lieu d’une carte d’emplacement
mod-badges = vous êtes réputé posséder { $badges }
mod-area_cost = { $areas } vous coûtent { $less } de moins
mod-area_units-land = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 } de plus dans { $areas }
mod-area_units-road = { $n ->
    [one] { $n } route
   *[other] { $n } routes
 } de plus dans { $areas }
mod-area_units-industry = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } de plus dans { $areas }
mod-area_units-food = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } de plus dans { $areas }
mod-area_units-rabbit = { $n ->
    [one] { $n } lapin
   *[other] { $n } lapins
 } de plus dans { $areas }
mod-area_units-property = { $n ->
    [one] { $n } propriété
   *[other] { $n } propriétés
 } de plus dans { $areas }
mod-area_swap = dans { $areas } vous pouvez payer du { $to } à la place du { $from }
mod-property_wood = dans { $areas } chaque propriété coûte { $n } bois de moins
mod-slot_swap = vous pouvez payer les emplacements avec des { $to } à la place des cartes
mod-land_anywhere = vos tuiles Terrain vont sur tout hexagone libre
mod-city_any_kinds = { $n } propriétés contiguës sont une ville, quelles que soient leurs sortes
mod-clock_is_city = le groupe de votre horloge est toujours une ville
mod-skill_times = chaque tuile Compétence à prendre en devient { $n } différentes
ability-none = aucune capacité propre
ability-free = { $effect } (gratuit, une fois par manche)
ability-one_off = { $effect } (aux premiers revenus)
ability-income = { $effect } (à chaque revenu)
ability-pass = { $effect } (à chaque passe)
ability-pass_after_ip = { $effect } (à chaque passe, après ses points d’Industrie)
ability-immediate = { $effect } (aussitôt)

## Explanations of components

help-citizen = Citoyen avec { $badges }. Coûte { $cost }. Quand on le joue : { $effect }. Ne s’automatise pas.
help-citizen-industry = Citoyen avec { $badges }. Coûte { $cost }. Quand on le joue : { $effect }. Automatisé ({ $column }), à chaque bonus de sa colonne : { $automation }.
help-citizen-pass = Citoyen Passe avec { $badges }. Coûte { $cost }. Chaque fois que vous passez : { $effect }.
help-character = Commence avec { $start } ; revenus : { $income }. Dès le début : { $base }. L’horloge demande { $need }. Avec l’horloge : { $clock }.
help-row = Rangée { $row } : tente, { $tent } ; maison, { $house } ; bâtiment, { $bldg }.
help-skill-immediate = Quand vous la prenez : { $effect }.
help-skill-pass = Chaque fois que vous passez : { $effect }.
help-skill-flip = Comme action, une fois par manche : { $effect }.
help-skill-permanent = En permanence : { $effect }.
kind-base = Zone de base
kind-advanced = Zone avancée
kind-special = Zone spéciale
help-area = { $kind }, { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
 }. Payez { $cost } : { $effect }.
help-area-later = { $kind }, { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
 }, ouverte dès la manche { $round }. Payez { $cost } : { $effect }.
help-area-free = { $kind }, { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
 }. Sans autre prix que l’emplacement : { $effect }.
area-named = « { $area } »
help-free = Action gratuite. Payez { $cost } : { $effect }.
help-free-milestone = Action gratuite. Réclamez une tuile Jalon dont vous remplissez la condition.
help-free-clock = Action gratuite. Dressez votre horloge dès que vous avez un symbole Merveille et remplissez la condition de votre personnage.
help-terrain = Quand elle se retourne, et de nouveau quand vous y bâtissez : { $effect }.
help-map = Hexagones : { $wheat } blé, { $forest } forêt, { $mine } mine, { $sea } mer, { $special } spéciaux, { $zones } zones de pioche ; { $ports } ports.
hex-capital = Capitale
hex-draw_zone = Zone de pioche
hex-special = Hexagone spécial
hex-port = Port
symbol-skill = Symbole Compétence
symbol-diamond = Symbole Diamant
help-hex-capital = Tuiles et routes partent d’ici. Une propriété bâtie ici rapporte : { $effect }.
help-hex-draw_zone = S’ouvre quand une de vos tuiles la borde et qu’une route la longe : piochez 1 carte aussitôt, et 1 de plus à chaque revenu.
help-hex-special = Reçoit l’une des six tuiles spéciales, à votre choix.
help-hex-port = En fin de partie, on compte les ports que vos tuiles relient à une capitale. PV pour aucun, un, deux, etc. : { $points }.
help-symbol-skill = Prenez une tuile Compétence quand vous le recouvrez.
help-symbol-diamond = Gagnez 1 diamant quand vous le recouvrez.
help-round-standard = Avec votre pion ici, à vos prochains revenus : { $effect }.
help-round-pass = Avec votre pion dessous, quand vous passez : { $effect }.
help-milestone = Demande { $need }. Vaut { $vp } PV à la fin ; seuls { $limit } jalons sont attribués par partie.
help-final = À la fin, comparez : { $item }. Un rival fantôme a { $neutral }. Première place { $first } PV, deuxième { $second }.
help-mio = Mio occupe un emplacement de { $areas } pour cette manche.
help-rate = dès la case { $from }, { $vp } PV { $per ->
    [1] pour chaque
   *[other] par lot de
 } { $count }
help-space = en case { $space }, { $effect }
help-prosperity = Piste Prospérité ({ $colour }) de { $length } cases. Elle paie à la fin : { $rates }. En chemin : { $bonus }. La dernière case coûte { $cost } ; le premier à l’atteindre : { $first }.
help-track-industry = Chariot et locomotive parcourent { $length } cases. Les labos ouvrent les barrières après les cases { $gates }. Les points d’Industrie atteints paient à chaque passe. Chaque avancée au bout : { $end }.
help-track-food = { $length } cases ; les Cookies Lapins demandent de la nourriture pour sortir. Chaque avancée au-delà du bout : { $end }.
help-space-empty = Pas de bonus ici.
help-space-effect = À l’arrivée : { $effect }.
help-space-ip = Points d’Industrie : { $n } à chaque passe, une fois atteints.
help-rabbit = Cookie Lapin { $n }. Demande Nourriture { $food }. Quand on le place : { $effect }.
help-prop-tent = Les tentes relèvent de l’agriculture : sa colonne prend une carte de plus dès chacun de ces nombres de tentes : { $room }. Toutes bâties, à la fin : { $end }.
help-prop-house = Les maisons relèvent de la sylviculture : sa colonne prend une carte de plus dès chacun de ces nombres de maisons : { $room }. Toutes bâties, à la fin : { $end }.
help-prop-bldg = Les bâtiments relèvent de l’exploitation minière : sa colonne prend une carte de plus dès chacun de ces nombres de bâtiments : { $room }. Tous bâtis, à la fin : { $end }.
help-prop-lab = Les labos se prennent dans l’ordre sur la piste Industrie ; chacun ouvre la barrière qu’il tenait.
help-prop-clock = Se dresse par une action gratuite sur une tuile retournée ou une capitale, sans frais ; elle éveille la seconde capacité de votre personnage.
help-property = Coûte { $cost }. À la construction : { $effect }.
help-property-character = Coûte { $cost }. À la construction : le bonus imprimé par votre personnage en rangée { $row }.
help-property-end = Coûte { $cost }. Une fois bâti tout le lot ({ $kind }), en fin de partie : { $effect }.
help-lab = Coûte { $cost }. Ouvre la barrière après la case { $gate } de la piste Industrie.
help-store = Coûte { $cost }. À la construction : { $effect }.
prop-tent = Tente
prop-house = Maison
prop-bldg = Bâtiment
prop-lab = Labo
prop-store = Boutique
prop-store_agriculture = Boutique d’agriculture
prop-store_forestry = Boutique de sylviculture
prop-store_mining = Boutique d’exploitation minière
prop-clock = Horloge
prop-rabbit = Cookie Lapin
props-tent = tentes
props-house = maisons
props-bldg = bâtiments
track-industry = Industrie
track-food = Nourriture
name-wagon = Chariot, case { $n }
name-locomotive = Locomotive, case { $n }
name-food = Nourriture, case { $n }
name-rabbit = Cookie Lapin { $n }
name-tent = Tente de rangée { $n }
name-house = Maison de rangée { $n }
name-bldg = Bâtiment de rangée { $n }
name-lab = Labo { $n }
name-spot = Emplacement { $n }

## Citizens

card-C001 = Meunier
card-C002 = Bûcheron
card-C003 = Carrier
card-C004 = Moissonneuse
card-C005 = Scieur
card-C006 = Tamiseuse
card-C007 = Péagère
card-C008 = Gardien du grenier
card-C009 = Gardien des grumes
card-C010 = Gardien du minerai
card-C011 = Crieur de marché
card-C012 = Colporteuse
card-C013 = Garçon de charrette
card-C014 = Commis aux taxes
card-C015 = Chef des champs
card-C016 = Chef des bûches
card-C017 = Chef de fosse
card-C018 = Gardienne du four
card-C019 = Charbonnier
card-C020 = Cloutier
card-C021 = Doyenne du village
card-C022 = Aumônier
card-C023 = Magasinier
card-C024 = Charretier
card-C025 = Comptable
card-C026 = Apprentie
card-C027 = Cellérier
card-C028 = Intendante
card-C029 = Juge des récoltes
card-C030 = Vérificateur de guilde
card-C031 = Gardienne de foire
card-C032 = Inspecteur du garde-manger
card-C033 = Fermier du péage
card-C034 = Arpenteuse
card-C035 = Éclaireur
card-C036 = Colon
card-C037 = Cantonnier
card-C038 = Pionnière des champs
card-C039 = Paveur
card-C040 = Passeur
card-C041 = Planteuse de haies
card-C042 = Bâtisseur de ponts
card-C043 = Prospectrice
card-C044 = Maître des digues
card-C045 = Poseur de panneaux
card-C046 = Cartographe
card-C047 = Pilote
card-C048 = Exploratrice
card-C049 = Laboureur
card-C050 = Forestière
card-C051 = Mineur de tunnel
card-C052 = Ramasseuse de coquillages
card-C053 = Agent foncier
card-C054 = Voyageuse
card-C055 = Garde-frontière
card-C056 = Cocher
card-C057 = Assécheur
card-C058 = Maître du port
card-C059 = Creuseur de canal
card-C060 = Arboricultrice
card-C061 = Capitaine pionnière
card-C062 = Cartographe royal
card-C063 = Inspecteur des routes
card-C064 = Gardien de phare
card-C065 = Maître des assolements
card-C066 = Gardienne de la mer
card-C067 = Barista
card-C068 = Ingénieure
card-C069 = Faiseur de rails
card-C070 = Dessinatrice
card-C071 = Greffier
card-C072 = Fondeur
card-C073 = Inventrice
card-C074 = Érudit
card-C075 = Accordeur d’automates
card-C076 = Forgeron mécanique
card-C077 = Contremaître agricole
card-C078 = Contremaître forestier
card-C079 = Contremaître minier
card-C080 = Patronne d’usine
card-C081 = Aiguilleur
card-C082 = Chauffeur
card-C083 = Tailleur d’engrenages
card-C084 = Régulatrice
card-C085 = Officier des brevets
card-C086 = Torréfacteur
card-C087 = Laborantine
card-C088 = Chef de train
card-C089 = Télégraphiste
card-C090 = Boulangère d’essai
card-C091 = Financier
card-C092 = Archiviste
card-C093 = Mécanicienne
card-C094 = Ingénieur en chef
card-C095 = Inspectrice des usines
card-C096 = Cheffe de la recherche
card-C097 = Meneur syndical
card-C098 = Professeur
card-C099 = Bibliothécaire
card-C100 = Briqueteur
card-C101 = Charpentier
card-C102 = Chaumier
card-C103 = Banquière
card-C104 = Prêteur sur gages
card-C105 = Joaillière
card-C106 = Propriétaire
card-C107 = Architecte
card-C108 = Urbaniste
card-C109 = Marchand
card-C110 = Orfèvre
card-C111 = Maçon
card-C112 = Couvreuse
card-C113 = Lapidaire
card-C114 = Conseiller financier
card-C115 = Boutiquière
card-C116 = Aubergiste
card-C117 = Maître de fonderie
card-C118 = Agent immobilier
card-C119 = Trésorière
card-C120 = Chef de chantier
card-C121 = Sculpteur sur pierre
card-C122 = Maître bâtisseur
card-C123 = Carreleuse
card-C124 = Faiseur de tentes
card-C125 = Courtière en ville
card-C126 = Grutier
card-C127 = Baron du bois
card-C128 = Collecteur de loyers
card-C129 = Maître de la Monnaie
card-C130 = Maître maçon de guilde
card-C131 = Baronne des diamants
card-C132 = Mécène des boutiques
card-C133 = Amie des lapins
card-C134 = Maraîcher
card-C135 = Marchand de fourrage
card-C136 = Éleveuse de lapins
card-C137 = Gardien du terrier
card-C138 = Héraut d’abondance
card-C139 = Héraut des routes
card-C140 = Héraut des œuvres
card-C141 = Peintre de cour
card-C142 = Ministre
card-C143 = Dame des blés
card-C144 = Dame des feuilles
card-C145 = Dame du minerai
card-C146 = Confiseuse
card-C147 = Docteur des lapins
card-C148 = Laitière
card-C149 = Courtisan
card-C150 = Émissaire
card-C151 = Diplomate
card-C152 = Donneuse de festins
card-C153 = Jardinier
card-C154 = Chambellan
card-C155 = Parfumeuse
card-C156 = Joueur de flûte
card-C157 = Préceptrice royale
card-C158 = Duchesse
card-C159 = Maçon des terriers
card-C160 = Reine des lapins
card-C161 = Berger des lapins
card-C162 = Goûteuse
card-C163 = Grand chambellan
card-C164 = Maire des lapins
card-C165 = Comtesse des macarons
card-C166 = Maître de thé
card-C167 = Poète
card-C168 = Faiseur de lanternes
card-C169 = Mairesse
card-C170 = Magistrat
card-C171 = Hôte de fête
card-C172 = Gardienne du sanctuaire
card-C173 = Conteuse
card-C174 = Faiseur de cerfs-volants
card-C175 = Planteuse de riz
card-C176 = Forgeron de sabres
card-C177 = Peintre d’éventails
card-C178 = Abbé
card-C179 = Sage
card-C180 = Calligraphe
card-C181 = Danseuse
card-C182 = Gouverneur
card-C183 = Marchande d’encens
card-C184 = Contemplatrice de lune
card-C185 = Marionnettiste
card-C186 = Gardien de la porte
card-C187 = Demoiselle aux cerisiers
card-C188 = Père de la cité
card-C189 = Sonneur de cloche
card-C190 = Patronne de la maison de thé
card-C191 = Paysagiste
card-C192 = Maître bonsaï
card-C193 = Jardinier de pierres
card-C194 = Ancien de la fête
card-C195 = Plieuse de papier
card-C196 = Artiste laqueur
card-C197 = Bâtisseur de temples
card-C198 = Seigneur protecteur

## Characters

char-biscuit = Biscuit Bastet
char-nata = Nata Pastel
char-solbee = Solbee Chocolat
char-rikka = Rikka Berry
char-lotus = Lotus Che
char-alice = Alice Tearose
char-elsa = Elsa Skyr
char-eline = Eline Macaron
char-sena = Sena Delight
char-carmen = Carmen Mel
char-sakura = Sakura Mochi
char-gretel = Gretel Stollen
char-jasmine = Jasmine Mei
char-coral = Coral Lyla

## Action areas and free actions

area-land3 = Terrain
area-food2 = Nourriture
area-rabbit1 = Cookie Lapin
area-road3 = Routes
area-prop2 = Propriétés
area-ind2 = Industrie
area-landroad = Terrain et routes
board-area-landroad = Terrain, routes
board-area-food3 = Nourriture +
board-area-ind3 = Industrie +
board-area-rabbit2 = Lapins +
board-area-prop3 = Propriétés +
area-food3 = Nourriture avancée
area-ind3 = Industrie avancée
area-rabbit2 = Lapins avancés
area-prop3 = Propriétés avancées
area-dia2 = Diamants
area-card2 = Cartes
area-gold6 = Or
area-pros2 = Prospérité
area-disc1 = Disque Action
area-copy_base = Imitation
area-gold8 = Or en plus
area-copy_adv = Grande imitation
area-card2b = Cartes en plus
free-settle = Aménager
free-hire = Recruter
free-buy = Acheter
free-milestone = Jalon
free-sell = Vendre
free-swap = Échanger
free-melt = Fondre
free-dismiss = Congédier
free-clock = Horloge

## Land, tiles, tracks

terrain-wheat = Champ de Blé
terrain-forest = Forêt
terrain-mine = Mine
terrain-sea = Mer
special-X1 = Champ de fête
special-X2 = Usine à caramel
special-X3 = Prairie sucrée
special-X4 = Carrefour de pain d’épices
special-X5 = Source de sirop doré
special-X6 = Grotte de sucre candi
map-A = Face A
map-B1 = Côte Caramel
map-B2 = Hauts Plateaux du Nougat
map-B3 = Plaines du Biscuit
map-B4 = Forêt Matcha
map-B5 = Îles Jumelles
skill-K1 = Élan orange
skill-K2 = Élan vert
skill-K3 = Élan gris
skill-K4 = Ateliers équilibrés
skill-K5 = Garde-manger plein
skill-K6 = Machines actives
skill-K7 = Chariot de vivres
skill-K8 = Bourse de diamants
skill-K9 = Bourse d’or
skill-K10 = Gloire du bâtisseur
skill-K11 = Faveur des lapins
skill-K12 = Gloire de l’industrie
skill-V1 = Couronne des villes
skill-V2 = Couronne des ports
skill-V3 = Collectionneur
skill-V4 = Ligne express
skill-V5 = Festin des lapins
skill-V6 = Réforme de l’impôt
skill-V7 = Frontière
skill-V8 = Audition
skill-V9 = Vastes terres
skill-V10 = Nourriture bon marché
skill-V11 = Hôte des lapins
skill-V12 = Longues routes
skill-V13 = Bâtisseur économe
skill-V14 = Longs trains
round-S1 = Aide en blé
round-S2 = Aide en bois
round-S3 = Aide en fer
round-S4 = Aide en or
round-S5 = Aide en diamants
round-S6 = Nouveau citoyen
round-S7 = Concession de terrain
round-S8 = Concession de route
round-S9 = Aide aux machines
round-S10 = Aide alimentaire
round-S11 = Aide à la prospérité
round-S12 = Disque en réserve
round-S13 = Aide au revenu
round-S14 = Aide à l’industrie
round-S15 = Aide mixte
round-P1 = Villes
round-P2 = Citoyens
round-P3 = Terrain dominant
round-P4 = Ports
round-P5 = Revenu le plus bas
milestone-M1A = Propriétaire terrien A
milestone-M1B = Propriétaire terrien B
milestone-M2A = Bâtisseur A
milestone-M2B = Bâtisseur B
milestone-M3A = Pourvoyeur A
milestone-M3B = Pourvoyeur B
milestone-M4A = Rassembleur A
milestone-M4B = Rassembleur B
milestone-M5A = Richesse A
milestone-M5B = Richesse B
milestone-M6A = Progrès A
milestone-M6B = Progrès B
final-F1 = Terrain dominant
final-F2 = Meilleur revenu
final-F3 = Automatisation
final-F4 = Pourtour
mio-A1 = Carte A1 de Mio
mio-A2 = Carte A2 de Mio
mio-A3 = Carte A3 de Mio
mio-A4 = Carte A4 de Mio
mio-A5 = Carte A5 de Mio
mio-A6 = Carte A6 de Mio
mio-A7 = Carte A7 de Mio
mio-A8 = Carte A8 de Mio
mio-B1 = Carte B1 de Mio
mio-B2 = Carte B2 de Mio
mio-B3 = Carte B3 de Mio
mio-B4 = Carte B4 de Mio
mio-B5 = Carte B5 de Mio
mio-B6 = Carte B6 de Mio
mio-B7 = Carte B7 de Mio
mio-B8 = Carte B8 de Mio
track-land = Tuiles Terrain
track-rabbit = Cookies Lapins
track-road = Routes
track-prop = Propriétés
track-auto = Cartes automatisées
track-ip = Points d’Industrie

## Choices

choice-character = Jouer { $who }
choice-map = Prendre le territoire { $map }
choice-spot = Mettre votre pion sur l’emplacement { $spot } ({ $tile })
choice-area = Utiliser la zone « { $area } » ({ $cost })
choice-area-cards = Utiliser la zone « { $area } » ({ $cost }, { discarding })
choice-area-only-cards = Utiliser la zone « { $area } » ({ discarding })
discarding = défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
choice-play = Jouer le citoyen { $card } ({ $cost })
choice-use = Retourner la tuile Compétence { $tile }
choice-use-for = Retourner la tuile Compétence { $tile } : { $effect }
choice-use-paid = Retourner la tuile Compétence { $tile } (payez { $cost }) : { $effect }
choice-pass = Passer
choice-end = Finir votre tour
choice-sell_all = Vendre toutes vos ressources de base ({ $n }) contre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
choice-milestone = Réclamer le jalon { $tile }
choice-clock = Dresser votre horloge
choice-disc = Payer l’emplacement avec votre disque Action
choice-diamond = Payer 1 diamant à la place d’une carte
choice-discard = Défausser la carte { $card }
choice-replace = Payer { $cost }
choice-replace-none = En payer { $n } dans l’autre ressource
choice-copy = Imiter la zone « { $area } » ({ $cost })
choice-part = Ensuite{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
  } : { $effect }
choice-option = Choisir : { $effect }
choice-land = Placer une tuile : { $hex }
choice-special = Prendre la tuile spéciale { $tile }
choice-road = Placer une route { $edge }
choice-rabbit = Placer un Cookie Lapin : { $hex }
choice-feast = Marquer des points pour un lapin de trop
choice-flip = Retourner la tuile : { $hex }
choice-food = Avancer d’une case de Nourriture
choice-track = Avancer d’une case de Prospérité : { $track }
choice-track-for = Avancer sur la dernière case de Prospérité : { $track } ({ $cost })
choice-take = Prendre 1 ressource de base : { $what }
choice-income = Augmenter un revenu de 1 : { $what }
choice-skill = Prendre la tuile Compétence { $tile }
choice-skill-for = Prendre la tuile Compétence { $tile } ({ $cost })
choice-build = Bâtir : { $kind }
choice-build-for = Bâtir : { $kind } ({ $cost })
choice-site = Bâtir ici : { $hex }
choice-pay = Payer pour cela
choice-basics = Payer { $cost }
choice-stop = S’arrêter là
choice-stop-automate = Ne pas automatiser
choice-bonus = Bonus Industrie : { $column }
choice-automate = Automatiser dans la colonne { $column }
choice-automate-for = Automatiser dans la colonne { $column } ({ $cost })
choice-from_hand = Automatiser la carte { $card } de votre main
choice-colour = Avancer dans cette couleur de Prospérité : { $colour }
choice-find = Prendre la carte { $card } dans la pioche
choice-present = Jouer gratuitement la carte { $card }
choice-keep = Garder la carte { $card }
choice-draft = Choisir la carte { $card } au draft
choice-move = Avancer le marqueur : { $marker }
choice-ability = Action du personnage : { $ability }
choice-spot-none = Mettre votre pion sur l’emplacement { $spot }
choice-part-none = Ensuite : effet { $n }
choice-option-none = Choisir l’option { $n }
choice-free = { $action } (payez { $cost }) : { $effect }

## Refusals

why-over = La partie est terminée.
why-not-now = Ce n’est pas ce qui est demandé à présent.
why-not-your-turn = Patientez, un autre joueur est en train de décider.
why-already-passed = Vous avez passé et ne jouez plus jusqu’à la prochaine manche.
why-main-done = Une action principale par tour, et vous avez fait la vôtre.
why-no-main = Un tour demande une action principale ; sinon, passez.
why-effect-pending = Un effet est encore en cours ; menez-le d’abord à son terme.
why-not-in-phase = Les actions gratuites appartiennent à votre tour, en phase d’actions.
why-char-taken = Quelqu’un joue déjà un personnage de ce plateau.
why-map-taken = Quelqu’un joue déjà sur ce territoire.
why-spot-taken = Un pion occupe déjà cet emplacement.
why-spot-same = Votre pion doit aller ailleurs.
why-spot-absent = Le plateau Manche n’a pas cet emplacement dans cette partie.
why-area-closed = Cette zone n’ouvre qu’à la manche { $round }.
why-area-absent = Cette zone n’est pas en jeu avec si peu de joueurs.
why-area-full = Chaque emplacement de cette zone est occupé.
why-slot-order = Les emplacements se remplissent à partir de la gauche.
why-slot-cards = Cet emplacement demande { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
why-slot-wrong-count = Le prix de l’emplacement est exactement de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
why-hand-empty = Jusqu’à la manche 5, une carte doit rester dans votre main.
why-no-card = Vous n’avez aucune carte dont vous défaire.
why-no-disc = Vous n’avez aucun disque Action pour payer.
why-no-diamond-swap = Seule Gretel peut payer un emplacement en diamants.
why-cant-pay = Cela coûte { $cost }, plus que vous n’avez.
why-no-unit = La zone ne pourrait rien faire pour vous à présent.
why-first-unit = Venu ici, vous devez faire au moins une chose.
why-units-done = Cet effet n’a plus rien à donner.
why-copy-kind = Les zones spéciales ne s’imitent pas.
why-copy-adv = D’ici, vous ne pouvez imiter que les zones de base.
why-copy-closed = Une zone encore fermée ne s’imite pas.
why-hex-occupied = Une tuile s’y trouve déjà.
why-hex-far = L’hexagone ne borde ni capitale ni tuile à vous.
why-hex-terrain = L’hexagone montre un autre terrain.
why-hex-special = Les tuiles spéciales vont avec les hexagones spéciaux, et avec eux seuls.
why-hex-forbidden = Les tuiles ne peuvent pas se placer là.
why-edge-occupied = Une route s’y trouve déjà.
why-edge-far = Ce bord ne touche ni capitale ni route à vous.
why-edge-off = Ce bord n’appartient à aucun hexagone de votre territoire.
why-flip-none = Toutes vos tuiles sont déjà retournées.
why-flip-bare = Aucune de vos tuiles ne s’y trouve.
why-flip-done = Cette tuile a déjà été retournée.
why-prop-fresh = Cette tuile est encore neuve : bâtissez sur une tuile retournée.
why-prop-bare = Les propriétés se bâtissent seulement sur les tuiles retournées et les capitales.
why-prop-occupied = Une propriété s’y dresse déjà.
why-prop-late = Cette tuile ne s’est retournée que pendant cet effet.
why-prop-row = Les rangées du dessous passent d’abord.
why-prop-lab = Les labos précédents passent d’abord.
why-prop-none = Vous avez tout bâti de cette sorte.
why-prop-price = La propriété coûte { $cost }, plus que vous n’avez.
why-prop-clock = L’horloge se dresse par une action gratuite à elle.
why-ind-gate = Un labo non bâti barre la route.
why-ind-loco = Votre Chariot n’a pas encore rapporté la locomotive.
why-rab-food = Le prochain lapin demande Nourriture { $n }.
why-rab-hex = Un lapin veut une propriété qui n’en a pas.
why-pros-diamond = Le bout de la piste coûte un diamant que vous n’avez pas.
why-pros-end = Vous êtes au bout de cette piste.
why-pros-colour = Cette avancée est pour des pistes d’une autre couleur.
why-card-not-hand = Vous n’avez pas cette carte en main.
why-card-cost = Le citoyen coûte { $cost }, plus que vous n’avez.
why-auto-pass = Les citoyens Passe n’entrent jamais en colonne.
why-auto-badge = Ce citoyen n’appartient à aucune industrie.
why-auto-full = Il n’y a plus de place dans cette colonne.
why-auto-column = Ce citoyen appartient à une autre colonne.
why-auto-diamond = Il vous manque le diamant que coûte l’automatisation.
why-auto-late = Ce n’est possible que juste après avoir joué le citoyen.
why-skill-same = Une tuile de chaque type, et vous avez celle-ci.
why-skill-gone = Cette pile est vide.
why-skill-adv = Les tuiles avancées relèvent de cette variante et coûtent un diamant.
why-skill-missing = Vous n’avez pas cette tuile.
why-flip-used = Cette tuile est face cachée jusqu’à l’entretien.
why-flip-kind = Cette tuile n’est pas de celles qu’on retourne.
why-flip-cost = La tuile coûte { $cost }, plus que vous n’avez.
why-flip-useless = Cette tuile ne vous apporterait rien à présent.
why-free-cost = Il vous manque ce que prend cet échange.
why-basics-count = Le prix est exactement de { $n ->
        [one] { $n } ressource de base
       *[other] { $n } ressources de base
    }.
why-free-basic = L’or et les diamants ne sont pas des ressources de base.
why-swap-same = Un échange ne peut rendre une sorte qu’il prend.
why-settle-none = Ni tuile ni route ne trouverait de place.
why-hire-none = La pioche et la défausse sont vides toutes deux.
why-mile-cond = Vous ne remplissez pas encore ce jalon : { $need }.
why-mile-gone = Ce jalon n’est plus à prendre.
why-clock-wonder = Votre horloge attend un symbole Merveille.
why-clock-cond = Votre personnage exige davantage pour l’horloge : { $need }.
why-clock-placed = Votre horloge est déjà dressée.
why-clock-site = Votre horloge ne trouve ni tuile retournée ni capitale libre.
why-char-used = Votre personnage l’a déjà fait cette manche.
why-char-none = Votre personnage n’y gagnerait rien à présent.
why-char-other = C’est le don d’un autre personnage.
why-keep-one = Vous gardez une carte, ni plus ni moins.
why-carmen-two = Carmen automatise deux cartes, ni plus ni moins.
why-draft-pick = Cette carte n’est pas dans le paquet que vous tenez.

## What is asked

prompt-wait = { $seat } décide.
prompt-character = Choisissez votre personnage.
prompt-map = Choisissez le territoire que vous développerez.
prompt-spot = Où va votre pion sur le plateau Manche ?
prompt-slot = Payez l’emplacement de la zone « { $area } » : encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
prompt-replace = La zone « { $area } » coûte { $cost }. Combien en payez-vous en { $other } ?
prompt-copy = Quelle zone imitez-vous ?
prompt-batch = Quel effet vient ensuite ?
prompt-special = Quelle tuile spéciale placez-vous sur cet hexagone : { $hex } ?
prompt-site = Où bâtissez-vous cela ({ $kind }) ?
prompt-clock = Où dressez-vous votre horloge ?
prompt-bonus = Bonus Industrie : quelle colonne ?
prompt-pay = Vous pouvez payer { $cost } : { $get }. Le faites-vous ?
prompt-basics = { $n ->
    [one] Quelle ressource de base payez-vous ?
   *[other] Quelles ressources de base payez-vous ({ $n }) ?
 }
prompt-discard = Défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
prompt-automate = Automatisez gratuitement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de votre main.
prompt-search = Fouillez la pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } à prendre.
prompt-present = Laquelle des cartes trouvées jouez-vous gratuitement ?
prompt-colour = Dans quelle couleur de Prospérité avancez-vous ?
prompt-choose = Choisissez.
prompt-keep = Quelle carte gardez-vous pour la prochaine manche ?
prompt-draft = Choisissez une carte et passez le reste.

## Key figures

figure-vp = PV
figure-cp = Pts Ville
figure-ip = PI
figure-gold = Or
figure-wheat = Blé
figure-wood = Bois
figure-iron = Fer
figure-cards = Main

## Options

option-turn_order = Ordre du tour variable : qui passe plus tôt joue plus tôt à la manche suivante
option-draft = Draft de la première main : les cartes circulent et chacun en garde une à la fois
option-advanced_skills = Compétences avancées : des tuiles en plus, à prendre pour un diamant

## Steps of a round

step-characters = Choix des personnages
step-spots = Placement des pions
step-income = Revenus
step-draft = Draft
step-action = Actions
step-upkeep = Entretien
step-over = Partie terminée

## Score sheet

score-play = Points en cours de jeu
score-cities = Points de Ville
score-tents = Toutes les tentes bâties
score-houses = Toutes les maisons bâties
score-buildings = Tous les bâtiments bâtis
score-gold = Or restant
score-diamonds = Diamants restants
score-ports = Ports
score-milestones = Jalons
prompt-menu = À vous : une action principale, et des actions gratuites à volonté.
prompt-menu-after = Votre action est faite. Faites des actions gratuites ou finissez votre tour.
prompt-mix = Que faites-vous ensuite ?
prompt-land = Placez une tuile Terrain : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-road = Placez une route : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-rabbit = Placez un Cookie Lapin : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-flip = Retournez une tuile neuve : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-industry = Avancée d’Industrie : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-food = Avancée de Nourriture : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-prosperity = Avancée de Prospérité : encore { $n ->
    [one] { $n }
   *[other] { $n } au plus
 }.
prompt-basic = Prenez une ressource de base : encore { $n }.
prompt-income = Quel revenu augmentez-vous ? Encore { $n }.
prompt-skill = Prenez une tuile Compétence : encore { $n }.
prompt-build = Quelle propriété bâtissez-vous ? Encore { $n } au plus.
prompt-swap-take = Quelle ressource de base voulez-vous en échange ?
prompt-joker = Quelle colonne rejoint { $card } ?
prompt-after-card = Automatiser la carte { $card } pour { $cost } ?
figure-score = Score
figure-diamonds = Diamants
figure-discs = Disques
figure-cities = Villes
step-first_draw = Premières cartes
term-points = Points acquis

## What bots weigh up

term-prosperity = Pistes de Prospérité
term-cities = Villes, présentes et à venir
term-industry = Piste Industrie
term-incomes = Revenus à venir
term-stock = Or et ressources en réserve
term-hand = Cartes en main
term-land = Terrains, routes et sites à bâtir
term-citizens = Citoyens en jeu
term-skills = Tuiles Compétence
term-goals = Jalons, horloge et tuiles finales
term-pending = Ce que l’action en cours rapporte encore
better-points = { $score ->
    [0] plus de points dès maintenant
    [one] un point de plus dès maintenant
   *[other] { $score } points de plus dès maintenant
}
better-prosperity = vos pistes de Prospérité rapporteront davantage à la fin
better-cities = { $cities ->
    [0] vos villes rapporteront davantage
    [one] une ville de plus
   *[other] { $cities } villes de plus
}
better-industry = vous avancez davantage sur la piste Industrie
better-incomes = plus de revenus aux manches suivantes
better-stock = { $gold ->
    [0] votre réserve servira mieux
    [one] une pièce d’or de plus en réserve
   *[other] { $gold } pièces d’or de plus en réserve
}
better-hand = { $cards ->
    [0] vos cartes ont encore plus à faire
    [one] une carte de plus en main
   *[other] { $cards } cartes de plus en main
}
better-land = plus de terrains, de routes et de place pour bâtir
better-citizens = vos citoyens rapporteront davantage
better-skills = vos tuiles Compétence rapporteront davantage
better-goals = jalons, horloge et tuiles finales sont plus proches
better-pending = cette action a encore davantage à rapporter
style-settler = la Pionnière
style-settler-about = s’étend sur la carte et fonde des villes
style-industrialist = l’Industriel
style-industrialist-about = développe d’abord l’industrie et les revenus
style-collector = la Collectionneuse
style-collector-about = réunit citoyens et tuiles Compétence

## The board in a terminal

round-of = Manche { $round } sur { $rounds }
tui-start = premier : { $player }
tui-deck = pioche { $deck }, défausse { $discard }
tui-mio = Mio : { $cards }
tui-areas = Zones d’action
tui-spots = Plateau Manche
tui-milestones = Jalons :
tui-finals = Décompte final :
tui-skills = Compétences :
tui-legend = (W) neuve, [W] retournée, ━ ┃ route
tui-wonders = Merveilles
tui-wagon = Chariot
tui-locomotive = Locomotive
tui-built = Bâti
tui-cities = Villes
tui-ports = ports
tui-front = Citoyens
tui-own-skills = Compétences
tui-badges = Badges
tui-hand = Votre main
tui-passed = a passé
tui-prosperity = Prospérité
tui-promising = prometteur
tui-legendary = légendaire
tui-targets = à viser : { $first } points, puis { $later }
tui-people = Personnages à choisir

## What happened

marker-wagon = Chariot
marker-locomotive = Locomotive
marker-food = Nourriture
pros-land = Tuiles Terrain
pros-rabbit = Cookies Lapins
pros-road = Routes
pros-prop = Propriétés
pros-auto = Cartes automatisées
pros-ip = Points d’Industrie
log-draw = Pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
log-drawn = Pioche la carte { $card }.
log-reshuffle = La défausse devient une nouvelle pioche de { $n } cartes.
log-discard = Défausse la carte { $card }.
log-automate = Automatise la carte { $card } ({ $column }){ $diamonds ->
    [0] { "" }
    [one] { " " }pour { $diamonds } diamant
   *[other] { " " }pour { $diamonds } diamants
  }.
log-locomotive = Obtient la Locomotive.
log-city-rate = Désormais, les villes donnent plus de points.
log-income-up = Revenu +{ $n } { $what } : { $source }.
log-cube = Place { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } sur le personnage.
log-gain-gold = { $n ->
    [one] +{ $n } pièce d’or
   *[other] +{ $n } pièces d’or
  } : { $source }.
log-gain-wheat = { $n ->
    [one] +{ $n } blé
   *[other] +{ $n } blés
  } : { $source }.
log-gain-wood = +{ $n } bois : { $source }.
log-gain-iron = { $n ->
    [one] +{ $n } fer
   *[other] +{ $n } fers
  } : { $source }.
log-gain-diamond = { $n ->
    [one] +{ $n } diamant
   *[other] +{ $n } diamants
  } : { $source }.
log-gain-disc = { $n ->
    [one] +{ $n } disque Action
   *[other] +{ $n } disques Action
  } : { $source }.
log-gain-vp = { $n ->
    [one] +{ $n } point de victoire
   *[other] +{ $n } points de victoire
  } : { $source }.
log-gain-cp = { $n ->
    [one] +{ $n } point de Ville
   *[other] +{ $n } points de Ville
  } : { $source }.
log-gain-ip = { $n ->
    [one] +{ $n } point d’Industrie
   *[other] +{ $n } points d’Industrie
  } : { $source }.
log-wood-discount = Prend le rabais de { $n } bois.
log-land = Place une tuile : { $hex }.
log-flip = La tuile se retourne : { $hex }.
log-zone = Ouvre une zone de pioche : { $hex }.
log-road = Place une route { $edge }.
log-property = Bâtit : { $kind } sur { $hex }.
log-rabbit = Place le Cookie Lapin { $n } : { $hex }.
log-feast = Marque des points pour un lapin de trop.
log-bonus-waits = Un autre bonus Industrie se met en attente.
log-bonus = Bonus Industrie : { $column }.
log-paid = Paie { $cost } : { $source }.
log-acts = Effet : { $source }.
source-offer = L’offre
source-cities = Villes
source-symbol = Symbole de l’hexagone
hex-beside = { $tile } { $hex } à côté de la Capitale
hex-at = { $tile } { $hex }
hex-none = hexagone { $hex }
edge-between = entre { $a } et { $b }
edge-side = sur le bord { $side } : { $a }
side-east = est
side-west = ouest
side-north-east = nord-est
side-north-west = nord-ouest
side-south-east = sud-est
side-south-west = sud-ouest
log-play = Joue le citoyen { $card }.
log-search = Fouille la pioche et prend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
log-found = Trouve la carte { $card }.
log-surplus-step = Marque pour une avancée au bout de la piste ({ $marker }).
log-move = Industrie : le marqueur ({ $marker }) atteint la case { $space }.
log-food-surplus = Change en blé une avancée de Nourriture au-delà du bout.
log-food = La Nourriture atteint la case { $space }.
log-track = Prospérité, { $track } : case { $space }{ $diamonds ->
    [0] { "" }
    [one] { " " }pour { $diamonds } diamant
   *[other] { " " }pour { $diamonds } diamants
  }.
log-first = Premier au bout de la piste { $track } : le grand bonus.
log-skill = Prend la tuile Compétence { $tile }{ $diamonds ->
    [0] { "" }
    [one] { " " }pour { $diamonds } diamant
   *[other] { " " }pour { $diamonds } diamants
  }.
log-wonder = Gagne le symbole Merveille numéro { $n }.
ability-labs = Inventions de Biscuit
ability-wheat = Garde-manger de Solbee
ability-road = Chemins de Solbee
ability-prosperity = Festin de Solbee
ability-flip = Main de Lotus
ability-disc = Faveur de Sakura
board-milestone-M1 = Terrien
board-milestone-M3 = Vivres
board-milestone-M4 = Récolteur
milestone-M1 = Propriétaire terrien
milestone-M2 = Bâtisseur
milestone-M3 = Pourvoyeur
milestone-M4 = Rassembleur
milestone-M5 = Richesse
milestone-M6 = Progrès
log-area = Utilise « { $area } » (emplacement { $slot }).
log-disc = Paie l’emplacement avec un disque Action.
log-slot-diamond = Paie { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
  } à la place d’une carte.
log-copy = Imite « { $area } ».
log-use = Retourne la tuile Compétence { $tile }.
log-free = Action gratuite : { $action }.
log-sell-all = Vend { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
 }.
log-milestone = Réclame le jalon { $tile }.
log-milestones-gone = Trois jalons sont réclamés ; les autres quittent la partie.
log-ability = Action du personnage : { $ability }.
log-character = Joue { $who } et commence avec { $goods }.
log-map = Prend le territoire { $map }.
log-spot = Pion sur l’emplacement { $spot } ({ $tile }).
log-mio-spot = Le pion de Mio suit sur l’emplacement { $spot }.
log-round = La manche { $round } commence.
log-open = « { $area } » ouvre.
log-mio = { $card } révélée.
log-income = Revenus : or { $gold }, blé { $wheat }, bois { $wood }, fer { $iron }.
log-redraw = Aucune paire ne convient : { $n ->
    [one] { $n } carte va
   *[other] { $n } cartes vont
 } sous la pioche et sont repiochées.
log-draft = Garde une carte du paquet.
log-drafted = Choisit la carte { $card } au draft.
log-pass = Passe.
log-start-marker = Prend le marqueur Premier Joueur.
log-upkeep = Entretien : les disques reviennent, les tuiles se redressent, les mains se réduisent à une carte.
log-discs-back = Rend { $n ->
    [one] { $n } disque Action inutilisé
   *[other] { $n } disques Action inutilisés
  }.
log-keep = Garde la carte { $card }.
log-end = La dernière manche est terminée.
log-final-source = { $n ->
    [one] +{ $n } point de victoire
   *[other] +{ $n } points de victoire
  } : { $source }.
log-final-loss = { $n ->
    [one] −{ $n } point de victoire
   *[other] −{ $n } points de victoire
  } : { $source }.
log-final = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
  } en tout, dont { $before } en cours de jeu.
score-pros-1 = Prospérité : tuiles Terrain
score-pros-2 = Prospérité : Cookies Lapins
score-pros-3 = Prospérité : routes
score-pros-4 = Prospérité : propriétés
score-pros-5 = Prospérité : automatisation
score-pros-6 = Prospérité : points d’Industrie
score-final-tiles = Tuiles de décompte final

## Le plateau dans un navigateur

board-tab-actions = Actions
board-tab-heir = Héritier
board-tab-tiles = Tuiles
board-tab-citizens = Citoyens
board-tab-map = Carte
board-tab-hand = Main
board-tab-tracks = Pistes
board-tab-mio = Mio
board-lands-now = Territoire de { $name }
board-clock-up = l’horloge est dressée
board-clock-needs = horloge : conditions remplies, { $done } sur { $of }
board-at-end = À la fin
board-when-passing = En passant
board-reconstructed = Chiffres reconstitués
board-milestones-note = seuls comptent les { $limit } premiers pris
board-finals-note = { $first } PV au premier, { $second } au deuxième
board-phantom = fantôme
board-goal = { $points } points. Prometteur au-delà de { $promising }, légendaire au-delà de { $legendary }.
board-goal-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-goal-short = Encore { $more } pour un règne prometteur ; au-delà de { $legendary }, il est légendaire.
board-goal-promising = Premier but atteint : un règne prometteur. Au-delà de { $legendary }, il est légendaire.
board-goal-legendary = Les deux buts sont atteints : un règne de légende.
board-mio-round = Mio à la manche { $round }
board-mio-how = Ce que fait Mio
board-mio-skipped = fermée ou pleine : passée
board-mio-blocks = Mio occupe { $names }.
board-mio-deck = Pile { $deck } : reste { $n }
board-mio-rule-cards = À chaque manche, Mio révèle une carte de la pile A et une de la pile B, avant les revenus.
board-mio-rule-slots = Un disque va sur le premier emplacement libre de chaque zone citée : elle vous coûte plus de cartes ou reste fermée jusqu’à la fin de la manche.
board-mio-rule-pawn = Quand vous passez et déplacez votre pion, Mio prend la place que vous quittez ; vous n’y revenez pas à la manche suivante.
board-mio-rule-points = Mio ne joue aucun tour et ne marque rien : vous jouez pour les points seuls, sans jalons ni tuiles finales.
board-tab-rivals = Rivaux
board-lands-of = Montrer le territoire de { $name }
board-fresh = tuile neuve
board-turned = retournée
board-built = construit
board-opens = ouvre à la manche { $round }
board-opens-short = manche { $round }
board-full = tous les emplacements sont pris
board-slot = prochain emplacement : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
board-slot-note = chiffre d’un emplacement : cartes à défausser
board-base = Zones de base
board-advanced = Zones avancées
board-special = Zones spéciales
board-free-actions = Actions gratuites
board-milestones = Jalons, { $vp } PV chacun
board-gone = hors du jeu
board-round-board = Plateau Manche
board-deck = Pioche { $deck }, défausse { $discard }
board-pass-tile = en passant : { $tile }
board-skills = Tuiles Compétence
board-pile = { $tile }, reste { $n }
board-specials = Tuiles spéciales
board-finals = Décompte final
board-mio-waits = Aucune carte révélée pour l’instant.
board-passed = a passé
board-column = { $column } : { $printed }, puis { $cards }
board-city-points = Passer maintenant rapporte { $cp } points de Ville pour { $cities } villes et { $ip } points d’Industrie ; { $ports } ports vaudront { $points } points à la fin
board-track = { $track }, case { $space }, rapporte { $rate }
board-down = face cachée
board-points = { $vp } points de victoire, { $cp } points de Ville, { $ip } points d’Industrie, { $wonder } symboles Merveille
board-badges = Badges
board-automated = Citoyens automatisés
board-front = Citoyens joués
board-none = Aucun pour l’instant.

## La cascade en cours

board-cascade = { $count ->
    [one] { $count } effet en cours
   *[other] { $count } effets en cours
 }
board-pick = Choix { $pick } du draft : gardez une carte face cachée, les autres vont à gauche.
board-order = Ordre du tour
board-queue = Maintenant : { $steps }.
board-then = puis
cascade-any = dans l’ordre de votre choix : { $parts }
cascade-one = au choix, une seule chose : { $parts }
cascade-card = { $card } : { $effect }
cascade-printed = bonus { $column } : { $effect }
cascade-automate = automatisez { $card } contre { $cost }, si vous voulez
cascade-column = choisissez une colonne pour { $card }
cascade-basics = payez { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
 }
cascade-search = choisissez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } dans la pioche
cascade-present = jouez gratuitement { $n ->
    [one] { $n } carte trouvée
   *[other] { $n } cartes trouvées
 }
cascade-special = choisissez la tuile spéciale
cascade-clock = dressez l’horloge
cascade-spot = déplacez le pion sur le plateau Manche
cascade-slot = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } pour l’emplacement de la zone « { $area } »
cascade-price = payez { $cost }
cascade-income = touchez vos revenus : or { $gold }, blé { $wheat }, bois { $wood }, fer { $iron }

## La première manche guidée

guide-welcome = Cinq manches désignent qui hérite du royaume ; le plus de points l’emporte. Vous jouez des citoyens, utilisez des zones d’action et couvrez votre propre territoire. D’abord, choisissez qui vous êtes.
guide-character = Soyez Rikka Berry : 6 pièces d’or, 4 blés, 4 bois, 2 fers et 1 diamant pour commencer, et un bon revenu.
guide-spot = Votre pion sur le plateau Manche apporte une aide au début de la manche. L’emplacement 2 donne 1 diamant et 2 pièces d’or.
guide-play = Le revenu est là et vous tenez six citoyens. À votre tour, une action principale. Jouez le Baron du bois : chaque revenu à venir compte 1 bois et 2 pièces d’or de plus.
guide-automate = Contre 1 diamant, il travaille aussi tout seul : placé sous Sylviculture, il agit à chaque bonus de cette industrie. Automatisez-le.
guide-end-turn = Avant de finir, vous pourriez vendre, échanger ou acheter par des actions gratuites. Rien ne presse : terminez votre tour.
guide-area = L’autre action principale est une zone. Industrie coûte 3 fers et avance vos marqueurs de 2 cases au plus.
guide-pay = Un emplacement se paie en cartes de votre main, ici 1 pour le premier. Laissez partir l’Éleveuse de lapins.
guide-track = Le Chariot a atteint la case 1 et rapporté 3 pièces d’or. Avancez-le encore pour votre second pas.
guide-land = Au tour suivant, votre territoire. La zone Terrain coûte 6 blés et place jusqu’à trois tuiles.
guide-tile = Les terres s’étendent à partir des vôtres. Placez la première tuile sur cette mine ; deux autres suivront.
guide-pass = Gardez vos autres citoyens pour l’instant. Passez : qui passe en premier prend le marqueur Premier Joueur et choisit d’abord où ira son pion à la manche 2.
guide-end = Manche 2 : une carte gardée, la main complétée, le revenu grossi de la part du Baron du bois, et deux zones nouvelles. Placez ensuite des routes : une tuile que longe une route se retourne et accroît votre revenu. À vous !

## Quels chiffres sont reconstitués

help-provenance = Les règles sont celles du jeu imprimé. Là où se trouve ce signe, certains des chiffres dessinés ont été déduits, faute d’un exemplaire où les lire : survolez une pièce pour savoir lesquels.
help-printed = Un bonus { $column } commence par ce qui est imprimé sur le plateau, { $effect }, puis descend les citoyens automatisés ici, de haut en bas. Il y a place pour 1 carte, pour 2 avec deux propriétés de cette colonne sur votre territoire et pour 3 avec quatre.
field-all = tout ce qu’elle porte
field-spaces = ce que rapportent ses cases
field-row1 = bonus de la première rangée
field-row2 = bonus de la deuxième rangée
field-row3 = bonus de la troisième rangée
field-row4 = bonus de la quatrième rangée
field-row_cost = prix des rangées
field-store_cost = prix des boutiques
field-slots = nombre d’emplacements
field-discs = les zones citées
field-clock_condition = ce que demande l’horloge
field-income = premiers revenus
field-printed_automation = ce qui est imprimé au-dessus des colonnes
field-start = ce que vous avez au départ
field-other_bonuses = ce que rapportent la plupart des cases
field-effect = ce qu’elle rapporte
field-place = la manche où elle ouvre
field-rabbit_bonuses = ce que rapportent les lapins
field-rows = la place des hexagones
field-bonus = les bonus en chemin
field-first = le bonus fort
field-length = nombre de cases
field-rates = les points qu’elle rapporte
field-labs = prix et place des labos
field-neutral = valeur du fantôme
field-ports = points des ports

goal-solo = au-delà de { $promising } prometteur, de { $legendary } légendaire
outcome-none = { $points } points : le royaume espère mieux. Au-delà de { $promising } vous promettez, au-delà de { $legendary } vous entrez dans la légende.
outcome-promising = { $points } points : un règne prometteur ! Au-delà de { $legendary }, vous entreriez dans la légende.
outcome-legendary = { $points } points : un règne de légende !

## La table en mots

tell-free = libre
tell-mio-left = { $first } et { $second } cartes restent dans les deux pioches ; pion sur l’emplacement { $spot }
tell-mio = Mio
tell-gone = retiré
tell-order = Ordre du tour
tell-passed = Ordre de la prochaine manche jusqu’ici
tell-pick = Draft : choix { $pick }
tell-cascade = Encore à exécuter
tell-price = { $gold ->
    [one] { $gold } pièce d’or maintenant
   *[other] { $gold } pièces d’or maintenant
  }
tell-packet = Cartes du draft
tell-from = ouvre à la manche { $round }
tell-prizes = Jalons, décompte final, tuiles Compétence
tell-tracks = Pistes
tell-first = Premier arrivé
tell-gates = Barrières de la piste Industrie, ouvertes par les labos
tell-ground = Lettres des cartes
tell-marks = un hexagone couvert d’une tuile porte *, une fois retourné ou ouvert il porte +
tell-income = Revenu
tell-cities = Villes : { $cities }, { $points } points quand vous passerez ; ports : { $ports }, { $sea } points à la fin
tell-counts = Merveilles { $wonders }, cubes { $cubes }, symboles d’Industrie { $symbols }, points d’Industrie en passant { $passing }, remise en bois { $cut }, conditions de l’horloge { $clock }, pion sur l’emplacement { $spot }, citoyens joués { $played }
tell-room = { $count ->
    [0] plein
    [one] encore { $count } place
   *[other] encore { $count } places
  }
tell-used = utilisée
tell-abilities-used = Capacités utilisées
tell-next = Prochaines constructions
