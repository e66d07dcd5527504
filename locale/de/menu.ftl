# Das Hauptmenü.
menu-tagline = Der König ist tot. Seine Erben lassen das Silber holen.
menu-play = Spielen
menu-continue = Weiterspielen
menu-continue-detail = Runde { $round } von { $rounds } · { $table }
menu-series = Nächste Partie der Serie
menu-series-detail = Partie { $number } von { $games }
menu-equal-luck = Gleiches Glück
menu-equal-luck-detail = Der Nächste ist dran
menu-table = { $mode ->
    [solo] Einzelkind
    [twins] Verschworene Zwillinge
    [clash] Kampf der Häuser
   *[standard] { $heirs ->
        [2] zu zweit
        [3] zu dritt
       *[other] zu viert
    }
}
menu-new-game = Neues Spiel
menu-campaign = Das Erbe
menu-new-game-detail = Spielart, Spieler, Sammler
menu-learn = Spielen lernen
menu-learn-detail = { $done ->
    [0] Sieben Lektionen, sechs Minuten
   *[other] Sieben Lektionen · { $done } von { $lessons } geschafft
}
menu-learn-offer = Neu hier?
menu-known = Ich kenne es schon
menu-known-spoken = Ich kenne das Spiel. Nicht mehr fragen.
menu-access = Barrierefreiheit
menu-access-detail = Große Schrift, Kontrast, Vorlesen
menu-today = Gruft des Tages
menu-riddles = Rätsel
menu-games = Partien
menu-rules = Spielregeln
menu-settings = Einstellungen
menu-about = Über das Spiel
menu-quit = Beenden
menu-credit = Ein Spiel von Andrew Nerger und Jeffrey Chin
# as in English
menu-version = Version
