# Le menu principal.
menu-tagline = Le roi est mort. Ses héritiers envoient chercher l’argenterie.
menu-play = Jouer
menu-continue = Reprendre
menu-continue-detail = Manche { $round } sur { $rounds } · { $table }
menu-series = Partie suivante de la série
menu-series-detail = Partie { $number } sur { $games }
menu-equal-luck = Chance égale
menu-equal-luck-detail = Au tour du suivant
menu-table = { $mode ->
    [solo] Fils unique
    [twins] Jumeaux conspirateurs
    [clash] Choc des Familles
   *[standard] { $heirs ->
        [2] 2 joueurs
        [3] 3 joueurs
       *[other] 4 joueurs
    }
}
menu-new-game = Nouvelle partie
menu-campaign = L’Héritage
menu-new-game-detail = Mode, joueurs, Collectionneurs
menu-learn = Apprendre à jouer
menu-learn-detail = { $done ->
    [0] Sept courtes leçons, six minutes
   *[other] Sept leçons · { $done } sur { $lessons } terminées
}
menu-learn-offer = Nouveau ?
menu-known = Je connais le jeu
menu-known-spoken = Je connais le jeu. Ne plus demander.
menu-access = Accessibilité
menu-access-detail = Texte, contraste, lecture à voix haute
menu-today = Crypte du jour
menu-riddles = Énigmes
menu-games = Parties
menu-rules = Règles du jeu
menu-settings = Réglages
menu-about = À propos
menu-quit = Quitter
menu-credit = Un jeu d’Andrew Nerger et Jeffrey Chin
# as in English
menu-version = Version
