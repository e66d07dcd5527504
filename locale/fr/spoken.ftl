# Ce qu’on entend à la table, en plus de ce qu’on y lit.
spoken-seat = { $name } : { $standing } ; { $available ->
    [one] { $available } dé disponible
   *[other] { $available } dés disponibles
}, { $exhausted ->
    [one] { $exhausted } épuisé
   *[other] { $exhausted } épuisés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
spoken-menu = Menu principal
spoken-held = { $name } a : { $card }
spoken-collector = Collectionneur : { $name }
spoken-peek = Regarder ses cartes
spoken-sets-covered = Vos cartes sont cachées. Regardez-les pour les entendre.
spoken-no-cards = Il n’y a aucune carte dans la Crypte.
spoken-place = { $place } sur { $count }
spoken-not-now = Pas possible pour l’instant.
spoken-on = { $name }, activé
spoken-off = { $name }, désactivé
spoken-chosen = { $name }, choisi
spoken-alike = { $name } { $number } sur { $count }
spoken-figure = { $label } : { $figure }
spoken-row = { $label } : { $paid }.
spoken-nobody = personne

# Ce qu’est une partie de la fenêtre, pour qui écoute.
spoken-part-crypt = Crypte
spoken-part-tray = Vos choix
spoken-part-held = { $name } : les cartes
spoken-part-seats = Joueurs
spoken-part-piles = Piles
spoken-part-bar = Menu et aide
spoken-part-explained = Explication
spoken-part-which = Quelle Crypte
spoken-part-mode = Mode de jeu
spoken-part-start = Départ
spoken-part-titles = Titres
spoken-part-replay = Relecture
