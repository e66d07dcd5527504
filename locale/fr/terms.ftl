# Le glossaire. Sans cas (« bare »), un terme est une étiquette ; les phrases demandent TERM("leader", case: "de") ou
# NOUN($seat, case: "de") et reçoivent l’article, élision comprise. Les noms de phases et de variantes sont des titres.

## Le jeu

# as in English
term-game = Crypt
term-crypt = { $case ->
   *[bare] Crypte
    [nom] la Crypte
    [de] de la Crypte
}
term-objective = But du jeu
term-components = Matériel
term-how-to-play = Comment jouer
term-setup = Mise en place
term-setup-icon = { $case ->
   *[bare] icône de mise en place
    [nom] l’icône de mise en place
    [de] de l’icône de mise en place
}
term-quick-reference = Aide-mémoire
term-game-end = Fin de partie
term-book-of-variants = Le Livre de variantes

## Trésors

term-treasure = { $case ->
   *[bare] Trésor
    [nom] le Trésor
    [de] du Trésor
}
term-treasure-card = { $case ->
   *[bare] carte Trésor
    [nom] la carte Trésor
    [de] de la carte Trésor
}
term-treasure-type = { $case ->
   *[bare] type de Trésor
    [nom] le type de Trésor
    [de] du type de Trésor
}
term-idol = { $case ->
   *[bare] Idole
    [plain] Idoles
    [nom] l’Idole
    [de] de l’Idole
}
term-jewelry = { $case ->
   *[bare] Bijou
    [plain] Bijoux
    [nom] le Bijou
    [de] du Bijou
}
term-manuscript = { $case ->
   *[bare] Manuscrit
    [plain] Manuscrits
    [nom] le Manuscrit
    [de] du Manuscrit
}
term-pottery = { $case ->
   *[bare] Poterie
    [plain] Poteries
    [nom] la Poterie
    [de] de la Poterie
}
term-remains = { $case ->
   *[bare] Relique
    [plain] Reliques
    [nom] la Relique
    [de] de la Relique
}
term-tapestry = { $case ->
   *[bare] Tapisserie
    [plain] Tapisseries
    [nom] la Tapisserie
    [de] de la Tapisserie
}

# Le type en titre d’une colonne ou d’un Collectionneur.
term-type-idol = Idoles
term-type-jewelry = Bijoux
term-type-manuscript = Manuscrits
term-type-pottery = Poteries
term-type-remains = Reliques
term-type-tapestry = Tapisseries

term-count-idol = { $count ->
    [one] { $count } Idole
   *[other] { $count } Idoles
}
term-count-jewelry = { $count ->
    [one] { $count } Bijou
   *[other] { $count } Bijoux
}
term-count-manuscript = { $count ->
    [one] { $count } Manuscrit
   *[other] { $count } Manuscrits
}
term-count-pottery = { $count ->
    [one] { $count } Poterie
   *[other] { $count } Poteries
}
term-count-remains = { $count ->
    [one] { $count } Relique
   *[other] { $count } Reliques
}
term-count-tapestry = { $count ->
    [one] { $count } Tapisserie
   *[other] { $count } Tapisseries
}

term-coin = Pièce
term-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
term-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
term-face-up = face visible
term-face-down = face cachée
term-which-hidden = { $part } (face cachée)
term-which-value = { $part } (valeur { $value })

## Serviteurs

term-servant = { $case ->
   *[bare] Serviteur
    [nom] le Serviteur
    [de] du Serviteur
}
term-servants = Serviteurs
term-servant-die = { $case ->
   *[bare] dé Serviteur
    [nom] le dé Serviteur
    [de] du dé Serviteur
}
term-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
term-effort = valeur d’effort
term-exhausted = épuisé
term-unexhausted = non épuisé
term-recover = Récupérer
term-pass = Passer
term-push-out = évincer

## Collectionneurs

term-collector = { $case ->
   *[bare] Collectionneur
    [nom] le Collectionneur
    [de] du Collectionneur
}
term-collectors = Collectionneurs
term-requirement = condition
term-reward = récompense
term-flip = Retourner

## Joueurs et Torches

# Un joueur, ou un Fantôme avec son article, au début d’une phrase ou d’une étiquette.
term-name = { NOUN($seat, cap: "yes") }
term-player = { $case ->
   *[bare] joueur
    [nom] le joueur
    [de] du joueur
}
term-player-card = { $case ->
   *[bare] carte Joueur
    [nom] la carte Joueur
    [de] de la carte Joueur
}
term-duke = Duc
term-duchess = Duchesse
term-torch-card = { $case ->
   *[bare] carte Torche
    [nom] la carte Torche
    [de] de la carte Torche
}
term-leader = { $case ->
   *[bare] Leader
    [nom] le Leader
    [de] du Leader
}
term-lights-out = { $case ->
   *[bare] Torche Éteinte
    [nom] la Torche Éteinte
    [de] de la Torche Éteinte
}
term-box = { $case ->
   *[bare] boîte
    [nom] la boîte
    [de] de la boîte
}
term-ghost = { $case ->
   *[bare] Fantôme
    [nom] le Fantôme
    [de] du Fantôme
}
term-shade = { $case ->
   *[bare] Ombre
    [nom] l’Ombre
    [de] de l’Ombre
}

## La manche

term-round = manche
term-turn = tour
term-phase-reveal = Révéler
term-phase-claim = Revendiquer
term-phase-collect = Collecter
term-phase-pass = Passer les Torches

## Fils unique

term-only-child = Fils unique
term-only-child-players = Fils unique (1 joueur)
term-rank-fool = { $title ->
    [duchess] la Folle
   *[duke] le Fou
}
term-rank-petty = { $title ->
    [duchess] la Petite
   *[duke] le Petit
}
term-rank-affluent = { $title ->
    [duchess] la Nantie
   *[duke] le Nanti
}
term-rank-magnificent = { $title ->
    [duchess] la Magnifique
   *[duke] le Magnifique
}

## Variantes

term-conspiring-twins = Jumeaux conspirateurs
term-rank-fool-twins = { $title ->
    [duchess] les Folles
   *[duke] les Fous
}
term-rank-petty-twins = { $title ->
    [duchess] les Petites
   *[duke] les Petits
}
term-rank-affluent-twins = { $title ->
    [duchess] les Nanties
   *[duke] les Nantis
}
term-rank-magnificent-twins = les Magnifiques
term-clash-of-houses = Choc des Familles
term-cursed-treasure = Trésor Maudit
term-curse = { $case ->
   *[bare] Malédiction
    [nom] la Malédiction
    [de] de la Malédiction
}
term-curses = { $count ->
    [one] { $count } Malédiction
   *[other] { $count } Malédictions
}
term-divvy = se partager
term-house = { $case ->
   *[bare] Famille
    [nom] la Famille
    [de] de la Famille
}
term-house-tower = { $case ->
   *[bare] Famille de la Tour
    [nom] la Famille de la Tour
    [de] de la Famille de la Tour
}
term-house-moon = { $case ->
   *[bare] Famille de la Lune
    [nom] la Famille de la Lune
    [de] de la Famille de la Lune
}
term-house-pine = { $case ->
   *[bare] Famille du Sapin
    [nom] la Famille du Sapin
    [de] de la Famille du Sapin
}
term-house-star = { $case ->
   *[bare] Famille de l’Étoile
    [nom] la Famille de l’Étoile
    [de] de la Famille de l’Étoile
}
term-rating = Cote
