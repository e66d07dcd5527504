# Das Hauptmenü.
menu-tagline = Der König ist tot. Seine Erben schicken nach dem Silber.
menu-continue = Weiterspielen
menu-continue-detail = Runde { $round } von { $rounds } · { $table }
menu-table = { $mode ->
    [solo] Einzelkind
    [twins] Conspiring Twins
    [clash] Clash of Houses
   *[standard] { $heirs ->
        [2] zwei Erben
        [3] drei Erben
       *[other] vier Erben
    }
}
menu-new-game = Neues Spiel
menu-games = Partien
menu-rules = Spielregeln
menu-settings = Einstellungen
menu-about = Über das Spiel
menu-quit = Beenden
menu-credit = Ein Spiel von Andrew Nerger und Jeffrey Chin
menu-version = Version
