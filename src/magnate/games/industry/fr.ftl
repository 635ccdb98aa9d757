### Industry, en français

## Le titre

game-name = Industry
game-tagline = Vendez cher les meilleurs sites, ou payez pour les garder.
game-length = environ 75 minutes
game-weight = moyen
game-about = Soixante sites passent aux enchères en cinq ères. Celui qui met un site en vente empoche la meilleure offre, ou la distribue autour de la table et prend le site. Les sites se développent ensuite avec de l’argent et des ressources ; le prestige vient des développements faits à temps, des sites reliés et des réseaux.

## Options

option-draw = Sites vendus par manche
option-draw-help = Équilibré : les dernières ères vendent un autre nombre de sites par manche, ce qui égalise les chances. Simple : un site par joueur à chaque manche.
option-draw-balanced = équilibré
option-draw-plain = simple

## Étapes

step-offer = Mettre un site en vente
step-bid = Miser ou passer
step-amount = Fixer la mise
step-sell-or-keep = Vendre ou garder
step-develop = Développer des sites
step-source = Se procurer une ressource
step-over = Partie terminée
phase-auction = Enchères
phase-development = Développement
phase-over = Décompte final

## Questions

prompt-wait = On attend { $player } : { $what }
prompt-offer = { $left ->
    [1] Mettez en vente le dernier site disponible.
   *[other] Mettez en vente l’un des { $left } sites disponibles.
  }
prompt-bid-first = { $cell } { $name } est en vente, sans offre pour l’instant. Misez ou passez ; vous ne parlez qu’une fois.
prompt-bid = { $cell } { $name } est en vente ; { $leader } mène avec { thalers-high }. Misez davantage ou passez ; vous ne parlez qu’une fois.
prompt-amount = Combien misez-vous sur { $cell } { $name }, de { $low } à { $high } ?
prompt-sell-or-keep = { $leader } offre { thalers-high } pour { $cell } { $name }. Encaissez, ou payez autant autour de la table et prenez le site.
thalers-high = { $high ->
    [one] { $high } thaler
   *[other] { $high } thalers
  }
prompt-develop-none = Aucun de vos sites ne peut être développé avec ce que vous avez : terminez{ $subsidy ->
    [0] { "" }
   *[other] , ou prenez d’abord votre subvention
  }.
prompt-develop = { $left ->
    [1] Développez encore un de vos sites, ou terminez.
   *[other] Développez jusqu’à { $left } de vos sites, ou terminez.
  }
prompt-source = { $cell } { $name } demande { $resource-du }. D’où vient la ressource ?

## Choix

choice-offer = Mettre en vente { $cell } { $name }
choice-pass = Passer
choice-bid = { $amount ->
    [one] Miser { $amount } thaler
   *[other] Miser { $amount } thalers
  }
choice-span = Miser entre { $low } et { $high } thalers
choice-sell = Vendre au meilleur enchérisseur
choice-sell-to = Vendre à { $buyer } pour { thalers-amount } et rester commissaire-priseur
choice-keep = Garder le site
choice-keep-for = Garder le site : payer { thalers-amount } autour de la table, soit { $net } net, votre part déduite
choice-develop = Développer { $cell } { $name } pour { thalers-amount }{ develop-points }
choice-develop-bill = Développer { $cell } { $name } { $open ->
    [0] pour { thalers-amount }
   *[other] à partir de { thalers-amount }
  } (site : { thalers }, { $needs }){ develop-points }
needs-1 = { $need0 }
needs-2 = { $need0 }, { $need1 }
needs-3 = { $need0 }, { $need1 }, { $need2 }
needs-4 = { $need0 }, { $need1 }, { $need2 }, { $need3 }
develop-points = { $late ->
    [0] { $points ->
        [0] { "" }
        [one]  ; { $points } point aussitôt
       *[other]  ; { $points } points aussitôt
      }
   *[other]  ; sans points, son ère est passée
  }
thalers = { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
  }
thalers-amount = { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
  }
need-own = { $resource } : à vous
need-joker = { $resource } : joker
need-joker-or-buy = { $resource } : joker ou { thalers }
need-seat = { $resource } : { thalers } pour { $seller }
need-treasury = { $resource } : { thalers }
need-nowhere = { $resource } : introuvable
share = { $amount } pour { $player }
choice-develop-plain = Développer { $cell } { $name }
choice-done = Finir de développer
choice-source-joker = Utiliser votre joker { $resource }
choice-source-any = Utiliser votre joker « ? » à la place { $resource-du }
choice-source-buy-seat = Acheter { $resource-du } à { $seller } pour { thalers }
choice-source-buy-treasury = Acheter { $resource-du } à la banque pour { thalers }
choice-source-joker-plain = Utiliser un joker qui convient
choice-source-any-plain = Utiliser un joker « ? »
choice-source-buy-plain = Acheter la ressource
choice-subsidy = Prendre votre subvention : { $amount } thalers maintenant, { $points } points de moins à la fin

## Ce qui s’est passé

log-round = La manche { $round } commence, ère { $era }.
log-income = { $thalers ->
    [one] Chacun prend { $thalers } thaler.
   *[other] Chacun prend { $thalers } thalers.
  }
log-draw = Colonnes piochées : { $columns }.
log-thaler-column = { $thalers ->
    [one] Le jeton Colonne au thaler est sorti : { $thalers } thaler de plus pour chacun.
   *[other] Le jeton Colonne au thaler est sorti : { $thalers } thalers de plus pour chacun.
  }
log-offer = met en vente { $cell } { $name }.
log-bid = mise { thalers-amount } sur { $cell } { $name }.
log-pass = passe sur { $cell } { $name }.
log-sell = vend { $cell } { $name } à { $buyer } pour { thalers-amount }.
log-keep = garde { $cell } { $name } pour { $net }, en payant { thalers-amount } autour de la table : { $shares }.
log-unwanted = reçoit { $cell } { $name } gratuitement : personne n’a misé.
log-buy-from-seat = achète { $resource-du } pour { $cell } { $name } à { $seller } pour { thalers }.
log-buy-from-treasury = achète { $resource-du } pour { $cell } { $name } à la banque pour { thalers }.
log-joker = utilise le { $joker }{ $any ->
    [0] { "" }
   *[other] { " " }à la place { $resource-du }
  } pour { $cell } { $name }.
log-develop = développe { $cell } { $name } pour { thalers }{ $saved ->
    [0] { "" }
   *[other] { " " }(prix { $printed }, remise { $saved })
  }{ $late ->
    [0] { $points ->
        [0] { "" }
        [one]  : +{ $points } point
       *[other]  : +{ $points } points
      }
   *[other]  : sans points, son ère est passée
  }.
log-done = ne développe rien.
log-subsidy = prend la subvention de { $thalers } thalers, { $points } points de moins à la fin.
log-era = L’ère { $era } commence.
log-end = { $cleared ->
    [0] La dernière manche est finie. Tous les sites acquis sont développés.
    [one] La dernière manche est finie. { $cleared } site non développé quitte le plateau.
   *[other] La dernière manche est finie. { $cleared } sites non développés quittent le plateau.
  }
log-final-thalers = { final-points } : { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
  }.
log-final-roads = { final-points } : { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }.
log-final-lines = { final-points } : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }.
log-final-network = { final-points } : { $network }, { $count ->
    [one] { $count } usine
   *[other] { $count } usines
  } × { $times }.
log-final-jokers = { final-points } : { $count ->
    [one] { $count } joker inutilisé
   *[other] { $count } jokers inutilisés
  }.
log-final-subsidy = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : la subvention.
log-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en tout, dont { $track } avant la fin.
final-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }

## Feuille de score, chiffres, critères

score-factories = Usines développées à temps
score-technologies = Technologies
score-thalers = Thalers
score-roads = Routes
score-lines = Lignes
score-river = Rivière
score-railway = Voie ferrée
score-pipeline = Pipeline
score-power-line = Ligne électrique
score-jokers = Jokers inutilisés
score-subsidy = Subvention

figure-cash = Thalers
figure-prestige = Prestige
figure-if-ended = Score si la partie s’arrêtait
figure-developed = Développés
figure-undeveloped = Non développés
figure-jokers = Jokers
figure-subsidies = Subvention restante

term-prestige = Prestige marqué
term-connections = Routes et lignes
term-networks = Réseaux
term-money = Argent en main
term-sites = Sites à développer
term-production = Produits à vendre
term-discount = Construction moins chère
term-prospects = Liaisons à venir
term-jokers = Jokers
term-subsidy = Subvention
term-auction = L’enchère en cours
better-prestige = { $prestige ->
    [0] plus de prestige tout de suite
    [one] un point de prestige de plus tout de suite
   *[other] { $prestige } points de prestige de plus tout de suite
}
better-connections = davantage de routes et de lignes relient ce que vous avez développé
better-networks = vos réseaux comptent davantage
better-money = { $cash ->
    [0] vos thalers serviront mieux
    [one] un thaler de plus
   *[other] { $cash } thalers de plus
}
better-sites = { $undeveloped ->
    [0] vos sites rapporteront davantage une fois développés
    [one] un site de plus à développer
   *[other] { $undeveloped } sites de plus à développer
}
better-production = les autres devront vous acheter davantage
better-discount = construire vous coûtera moins cher
better-prospects = davantage de liaisons restent à votre portée
better-jokers = { $jokers ->
    [0] vos jokers valent davantage
    [one] un joker de plus
   *[other] { $jokers } jokers de plus
}
better-subsidy = vous gardez la subvention pour plus tard
better-auction = une meilleure affaire dans cette enchère
style-engineer = l’Ingénieure
style-engineer-about = cherche les routes, les lignes et les réseaux qui s’accordent
style-banker = le Banquier
style-banker-about = garde ses thalers et fait monter les prix
style-maker = la Fabricante
style-maker-about = possède ce dont les autres auront besoin

## Ressources et réseaux

resource-stone = Pierre
    .du = de la pierre
resource-brick = Brique
    .du = de la brique
resource-wood = Bois
    .du = du bois
resource-ceramic = Céramique
    .du = de la céramique
resource-glass = Verre
    .du = du verre
resource-iron = Fer
    .du = du fer
resource-cable = Câble
    .du = du câble
resource-steel = Acier
    .du = de l’acier
resource-cement = Ciment
    .du = du ciment
resource-computers = Ordinateurs
    .du = des ordinateurs
resource-plastic = Plastique
    .du = du plastique
resource-any = toute ressource
    .du = toute ressource
network-river = rivière
network-railway = voie ferrée
network-pipeline = pipeline
network-power-line = ligne électrique
kind-joker = Joker
kind-bonus = Bonus
kind-factory = Usine
kind-technology = Technologie
list-none = aucun
list-1 = { $item0 }
list-2 = { $item0 } et { $item1 }
list-3 = { $item0 }, { $item1 } et { $item2 }
list-4 = { $item0 }, { $item1 }, { $item2 } et { $item3 }

## Sites

site-joker-stone = Joker Pierre
site-joker-wood = Joker Bois
site-joker-glass = Joker Verre
site-joker-iron = Joker Fer
site-joker-cement = Joker Ciment
site-joker-steel = Joker Acier
site-joker-any = Joker « ? »
site-port = Port
site-railway-station = Gare
site-pumping-station = Station de pompage
site-power-station = Station électrique
site-quarry = Carrière de pierre
site-clay-pit = Carrière d’argile
site-brickworks = Briqueterie
site-sawmill = Scierie
site-iron-ore-mine = Mine de fer
site-coal-mine = Mine de charbon
site-construction = Construction
site-engineering = Ingénierie
site-shipyard = Chantier naval
site-ceramics-works = Fabrique de céramique
site-lime-kiln = Four à chaux
site-glassworks = Verrerie
site-ironworks = Forge
site-bank = Banque
site-chemistry = Chimie
site-steam-power = Machine à vapeur
site-chemical-works = Usine chimique
site-cable-works = Câblerie
site-cement-works = Cimenterie
site-machine-works = Usine de machines
site-steel-mill = Aciérie
site-stock-exchange = Bourse
site-electricity = Électricité
site-mechanisation = Mécanisation
site-refinery = Raffinerie
site-household-appliances = Usine d’électroménager
site-plastics-factory = Usine de plastique
site-computer-factory = Usine d’ordinateurs
site-car-factory = Usine automobile
site-aircraft-factory = Usine aéronautique
site-electronics = Électronique
site-automation = Automatisation
site-pharmaceutical-plant = Usine pharmaceutique
site-genetics-plant = Usine génétique
site-fibre-optics-plant = Usine de fibre optique
site-solar-cell-factory = Usine de cellules solaires
site-robot-factory = Usine robotisée
site-satellite-works = Usine de satellites
site-internet = Internet
site-robotics = Robotique

## À quoi servent les choses

help-cell-joker = { $cell } { $name }. Celui qui l’emporte prend le jeton et ne possède aucun site. { $joker }
help-joker = Remplace une fois la ressource { $resource } quand vous développez, puis quitte la partie. Inutilisé à la fin : { $points } points.
help-joker-any = Remplace une fois n’importe quelle ressource quand vous développez, puis quitte la partie. Inutilisé à la fin : { $points } points.
help-cell-bonus = { $cell } { $name }. Prix { $price }. À la fin, chacune de vos usines développées sur ce réseau ({ $network } : { $factories }) rapporte { $times } points.
help-cell-technology = { $cell } { $name }. Gratuit ; demande { $needs }. { $points } points. À développer dans l’ère { $era }, pas après. Lignes vers : { $joined }.
help-cell-producer = { $cell } { $name }. Prix { $price } ; demande : { $needs }. Produit { $makes } : gratuit pour vous, un thaler pour chaque rival qui en a besoin. Prestige { $points } si développé dans l’ère { $era }. Réseaux : { $networks }. Routes vers : { $joined }.
help-cell-special = { $cell } { $name }. Prix { $price } ; demande : { $needs }. Une fois développé, tout ce que vous développez coûte { $discount } de moins. Prestige { $points } si développé dans l’ère { $era }. Réseaux : { $networks }. Routes vers : { $joined }.
help-cell-factory = { $cell } { $name }. Prix { $price } ; demande : { $needs }. Prestige { $points } si développé dans l’ère { $era }. Réseaux : { $networks }. Routes vers : { $joined }.
help-resource = { $resource } : produit par { $cell } { $name }. Celui qui l’a développé l’a gratuitement, les autres lui paient { $price }. Tant que personne n’en produit, la banque en vend dès l’ère { $era } pour { $price }.
help-network = Le réseau « { $network } » dessert les usines { $factories }. Chacun de vos sites bonus sur ce réseau ({ $bonus } : { $cells }) compte toutes celles que vous avez développées.
help-column = Colonne { $column } : quand ce jeton est visible, le site de l’ère en cours dans la colonne est à vendre.
help-column-thaler = Colonne { $column } : quand ce jeton sort, chacun prend { thalers-amount } de plus. Tant qu’il est visible, le site de l’ère en cours dans la colonne est à vendre.
help-subsidy = Une fois par partie, quand vous avez quelque chose à décider, vous pouvez prendre { $amount } thalers. Cela coûte { $points } points à la fin.
help-roads = Une route rapporte { $points } points à la fin à qui a développé les deux usines qu’elle relie.
help-lines = Une ligne rapporte { $points } points à la fin à qui a développé les deux technologies qu’elle relie.
help-bag = Les colonnes encore à venir dans cette ère. Lesquelles viendront d’abord reste ouvert.
help-treasury = La banque vend { $price } pièce les ressources qu’aucun joueur ne produit, une fois leur ère venue.
help-era = Ère { $era }. La banque ne vend encore aucune nouvelle ressource. Dans chaque colonne piochée, le site de cette ère est à vendre.
help-era-news = Ère { $era }. La banque vend désormais aussi { $news }. Dans chaque colonne piochée, le site de cette ère est à vendre.
help-auctioneer = Le commissaire-priseur propose un site, entend une offre de chacun, puis vend (et continue) ou distribue la meilleure offre autour de la table et garde le site (et passe la main à gauche).
help-first = Le premier joueur ouvre les enchères et développe le premier. Le jeton passe à gauche après chaque manche.

## Refus

why-over = La partie est finie.
why-not-your-turn = La décision revient à { $player }.
why-auction-first = On ne développe rien avant que le dernier site de la manche ait trouvé preneur.
why-auction-over = Les enchères de cette manche sont terminées.
why-other-era = { $cell } ne peut être proposé : seuls les sites de l’ère { $era } sont à vendre.
why-not-drawn = La colonne { $column } n’est pas encore sortie dans cette ère.
why-sold = { $cell } a déjà trouvé preneur.
why-must-offer = Vous êtes commissaire-priseur : il faut mettre en vente un des sites disponibles.
why-on-offer = { $cell } est en vente et le reste.
why-bid-low = Trop peu : misez { $least } ou plus, ou passez.
why-bid-whole = Une offre est un nombre entier de thalers, { $least } au moins.
why-bid-high = C’est plus que vous n’avez : il vous reste { $cash }.
why-bid-subsidy = Vous avez { $cash }. Prenez d’abord votre subvention pour miser autant.
why-bid-span = Choisissez d’abord de miser entre { $low } et { $high }, puis le montant.
why-span-empty = Plus rien à choisir dans cette tranche : misez { $least } ou plus dans la liste.
why-amount = Vous avez choisi de miser entre { $low } et { $high } : indiquez le montant.
why-bid-or-pass = Misez d’abord sur { $cell }, ou passez.
why-auctioneer = Vous êtes commissaire-priseur : vous ne misez pas, vous vendrez ou garderez.
why-spoken = Vous avez déjà parlé sur { $cell }.
why-final = Une offre faite ou refusée l’est pour de bon.
why-sell-or-keep = Décidez d’abord de vendre ou de garder { $cell }.
why-keep = Pour garder, il faut { thalers-high } en main ; vous en avez { $cash }.
why-unheard = Attendez { $player }, qui n’a pas encore parlé.
why-auctioneer-decides = { $player } est commissaire-priseur et en décidera.
why-unwanted = Personne n’a misé : le site vous revient gratuitement.
why-buyer = Le site ne peut être vendu qu’à { $player }, qui a misé le plus.
why-two-cells = Votre développement est terminé : { $most } sites par manche au plus.
why-not-yours = { $cell } n’est pas à vous.
why-developed = { $cell } est déjà développé.
why-joker-cell = { $cell } porte un joker : il s’emploie, il ne se développe pas.
why-past = L’ère de { $cell } est passée, et une technologie ne se développe pas après coup.
why-money = { $cost ->
    [one] Cela demande { $cost } thaler, et vous en avez { $cash }.
   *[other] Cela demande { $cost } thalers, et vous en avez { $cash }.
  }
why-no-supply = Personne ne peut encore fournir : { $resource }.
why-site = Dites d’abord d’où vient la ressource { $resource } pour { $cell }.
why-not-on-sale = La banque propose { $resource } dès l’ère { $era }.
why-not-treasury = { $player } produit { $resource } : c’est là qu’il faut acheter.
why-idle-producer = { $cell } n’est pas développé et ne fournit personne.
why-no-producer = Ce joueur ne produit pas { $resource }.
why-joker-kind = Vous n’avez pas de joker pour { $resource }.
why-no-any-joker = Vous n’avez pas de joker « ? ».
why-joker-once = Le joker tient déjà lieu de l’autre ressource.
why-any-joker-needed = Le joker « ? » vous sera nécessaire pour { $resource }.
why-own-product = Vous produisez { $resource } vous-même, cela ne vous coûte rien.
why-must-sell = Qui produit une ressource doit la vendre.
why-no-site = On ne se procure une ressource que pour un site en cours de développement.
why-subsidy-twice = Vous avez déjà pris votre subvention.
why-subsidy-turn = Votre subvention se prend quand la décision est à vous.
why-subsidy-later = Finissez d’abord cette étape ; la subvention se prend à la décision suivante.
why-subsidy-over = Le décompte a commencé, il est trop tard pour une subvention.
why-subsidy-return = Une subvention ne se rembourse pas.
why-no-gifts = Rien ne se donne, ne se prête ni ne s’échange entre joueurs.

## Le terminal

screen-round = Manche { $round } sur { $rounds }, ère { $era } : { $phase }
screen-first = Premier joueur :
screen-auctioneer = commissaire-priseur
screen-key = Site : nom et prix / besoins / produit, réseaux, points.  ■ développé  ◷ non développé  ▼ à vendre
screen-for-sale = À vendre cette manche-ci
screen-site = Site
screen-price = Prix
screen-needs = Demande
screen-gives = Donne
screen-links = Relié à
screen-gives-joker = un joker
screen-gives-bonus = { $times } points par usine sur le réseau { $network }
screen-gives-product = produit { $resource }
screen-gives-discount = prix réduits de { $amount }
screen-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
screen-lot = { $high ->
    [0] { $cell } est en vente, sans offre
   *[other] { $cell } est en vente, la meilleure offre est { $high }
  }
screen-seat = Joueur
screen-said = Dit
screen-cash = Thalers
screen-if-sold = si vendu
screen-if-kept = si gardé
screen-bid = mise { $amount }
screen-passed = passe
screen-to-speak = doit parler
screen-speaking = est interrogé
screen-undeveloped = Sites non développés
screen-makes = Produit
screen-jokers = Jokers
screen-discount = Rabais
screen-market = Ressources :
screen-auction-hint = Chacun sauf le commissaire-priseur parle une fois. Puis celui-ci vend, encaisse et continue ; ou il garde le site, distribue la même somme pièce par pièce autour de la table et passe la main à gauche.
screen-development-hint = Deux sites par manche au plus : payez le prix, procurez-vous ce que le site demande (votre propre produit est gratuit, le reste coûte 1 ou un joker). Les usines ne marquent que dans leur ère ; les technologies n’attendent pas.
screen-over-hint = Les sites non développés ont quitté le plateau, et tout est compté.
screen-treasury = banque
screen-source = { $name } : { $source }
screen-nowhere = dès l’ère { $era }
short-stone = Pi
short-brick = Br
short-wood = Bo
short-ceramic = Cé
short-glass = Ve
short-iron = Fe
short-cable = Câ
short-steel = Ac
short-cement = Ci
short-computers = Or
short-plastic = Pl

## Noms sur le plateau

board-group-joker = Jokers
board-group-bonus = Bonus
board-group-factory = Usines
board-group-technology = Technologies
board-era = Ère { $era }
board-column-bag = Colonne { $column }, encore dans le sac
board-column-up = Colonne { $column }, en vente
board-column-down = Colonne { $column }, finie pour cette ère
board-site = { $cell } { $name }, { $state }
board-state-later = d’une ère à venir
board-state-bag = pas encore pioché
board-state-up = en vente
board-state-down = plus à vendre
board-state-lot = aux enchères
board-state-taken = joker pris
board-state-idle = à { $owner }, non développé
board-state-late = à { $owner }, non développé, trop tard pour ses points
board-state-lost = à { $owner }, ne peut plus être développé
board-state-built = développé par { $owner }
board-state-cleared = jamais développé
board-auction = Aux enchères
board-auctioneer = Commissaire-priseur
board-up-for-sale = { $count ->
    [one] { $count } site reste à vendre cette manche-ci.
   *[other] { $count } sites restent à vendre cette manche-ci.
  }
board-passed = passe
board-if-sold = Argent si vendu :
board-if-kept = Argent si gardé :
board-act = Choix
board-nothing-idle = Aucun site à développer.
board-bank = Ressources
board-treasury = Banque
board-from-seat = produite par { $name }, 1 thaler
board-from-bank = à la banque, 1 thaler
board-from-nobody = introuvable ; la banque la vend à partir de l’ère { $era }
board-first = Premier joueur
board-subsidy = Subvention
board-subsidy-available = Subvention encore disponible
board-subsidy-taken = Subvention prise
board-joker = Joker : { $resource }

## Particularités

trait-place-1 = Premier joueur à la manche 1
trait-place-2 = Deuxième à la manche 1
trait-place-3 = Troisième à la manche 1
trait-place-4 = Quatrième à la manche 1

## La première manche guidée

guide-welcome = Soixante sites passent aux enchères en cinq ères ; le plus grand prestige l’emporte. Vous avez 5 thalers et trois sites sont à vendre. Vous tenez le marteau.
guide-offer = Choisissez quoi vendre d’abord. Il vous faut plus d’argent que de minerai : mettez en vente la mine de fer.
guide-rival-bids = Chaque rival parle une seule fois, vers la gauche : surenchérir ou passer. Écoutez-les.
guide-sell = La meilleure mise est de 2. Vendez : vous touchez 2 thalers et gardez le marteau.
guide-offer-again = Au tour de la carrière, le site que vous visez. Elle produit la pierre dont les usines auront besoin toute la partie.
guide-keep = On n’a misé que 1. Gardez la carrière : vous distribuez ce thaler à votre gauche et transmettez le marteau.
guide-rival-offers = Votre voisin de gauche mène les enchères et propose ce qui reste : la construction, 2 points, mais seulement avec de la pierre.
guide-bid = Un rival a misé 1. Vous ne parlez qu’une fois, dites donc ce qu’elle vaut : misez 2.
guide-develop = Elle est à vous. Chacun peut maintenant développer deux sites. Commencez par la carrière : 3 de vos 4 thalers.
guide-develop-chain = La construction ne coûte que de la pierre, et votre carrière vous la fournit gratuitement. Développez-la : 2 points aussitôt.
guide-supply = Désormais, un rival qui a besoin de pierre vous la paie 1 thaler. Une usine en marche rapporte toujours.
guide-end = Manche 2 : chacun prend 1 thaler, trois colonnes s’ouvrent et le marteau tourne. À court d’argent ? Une fois par partie, une subvention donne 3 thalers contre 5 points à la fin. À vous !

## La table en mots

tell-auctioneer = Commissaire-priseur : { $seat }
tell-bag = Colonnes encore à tirer dans cette ère : { $letters }
tell-site = En cours de développement : { $cell } pour { $price } ; besoins déjà couverts : { $met }
tell-way-own = propre production
tell-way-buy = acheté
tell-way-joker = joker
tell-way-any = joker universel
tell-sites = Sites
tell-state = État
tell-state-later = ère à venir
tell-state-bag = à tirer
tell-state-up = en vente
tell-state-down = passé
tell-state-lot = aux enchères
tell-state-taken = pris
tell-state-idle = non développé
tell-state-late = non développé, plus de prestige
tell-state-lost = ne peut plus être développé
tell-state-built = développé
tell-state-cleared = retiré du plateau
tell-if-ended = Si la partie s’arrêtait

## La légende

sign-price = prix du développement, en thalers
sign-prestige = prestige si développé à sa propre ère
sign-needs = une ressource nécessaire pour le développer
sign-makes = produit une ressource une fois développé
sign-works = une usine : développé par ce joueur
sign-plot = une pancarte : acheté par ce joueur, pas encore développé
sign-idle = attend d’être développé
sign-joker = un joker : sa ressource une fois, gratuitement
sign-times = points à la fin pour chaque usine sur son réseau
sign-discount = tout ce que vous développez coûte autant de moins

## Les chiffres qui ne figurent sur aucune pièce, dans Mon exemplaire

copy-box-seats = Nombre de joueurs, possibilité { $n }
copy-box-eras = Nombre d’ères
copy-box-columns = Lettre de la colonne { $n }
copy-box-thalers = Thalers dans la boîte
copy-box-property-tokens-per-seat = Jetons de propriété de chaque joueur
copy-groups-joker = Colonnes des jokers, numéro { $n }
copy-groups-bonus = Colonnes des bonus, numéro { $n }
copy-groups-factory = Colonnes des usines, numéro { $n }
copy-groups-technology = Colonnes des technologies, numéro { $n }
copy-setup-thalers = Thalers au départ
copy-income-per-round = Revenu de chaque manche, en thalers
copy-income-thaler-column = Colonne dont le jeton porte la pièce
copy-income-thaler-column-pays = Ce que ce jeton rapporte à chacun, en thalers
copy-auction-first-bid = Première mise minimale, en thalers
copy-development-cells-per-turn = Sites à développer au plus par manche
copy-development-resource-price = Prix d’une ressource, en thalers
copy-development-needs-per-cell = Ressources nécessaires au plus par site
copy-scoring-thalers-per-point = Thalers qui font un point à la fin
copy-scoring-joker = Points d’un joker inutilisé
copy-scoring-multipliers = Multiplicateurs des bonus, numéro { $n }
copy-draws-plain-3 = Sites à vendre dans une manche de l’ère { $n }, à 3 joueurs, simple
copy-draws-plain-4 = Sites à vendre dans une manche de l’ère { $n }, à 4 joueurs, simple
copy-draws-balanced-3 = Sites à vendre dans une manche de l’ère { $n }, à 3 joueurs, équilibré
copy-draws-balanced-4 = Sites à vendre dans une manche de l’ère { $n }, à 4 joueurs, équilibré
copy-draws-default = Ce qui vaut sans choix de votre part
