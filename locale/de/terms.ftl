# Das Glossar. Ohne Fall ("bare") steht ein Begriff als Beschriftung; Sätze sagen TERM("leader", case: "gen") oder
# NOUN($card, case: "acc") und bekommen den Artikel mit. Namen von Phasen und Varianten sind Überschriften.

## Das Spiel

# as in English
term-game = Crypt
term-crypt = { $case ->
   *[bare] Gruft
    [nom] die Gruft
    [acc] die Gruft
    [dat] der Gruft
    [gen] der Gruft
}
term-objective = Zielsetzung
term-components = Komponenten
term-how-to-play = Spielanleitung
term-setup = Spielaufbau
term-setup-icon = { $case ->
   *[bare] Setup-Symbol
    [nom] das Setup-Symbol
    [acc] das Setup-Symbol
    [dat] dem Setup-Symbol
    [gen] des Setup-Symbols
}
term-quick-reference = Schnellübersicht
term-game-end = Spielende
term-book-of-variants = Das Buch der Varianten

## Schätze

term-treasure = { $case ->
   *[bare] Schatz
    [nom] der Schatz
    [acc] den Schatz
    [dat] dem Schatz
    [gen] des Schatzes
}
term-treasure-card = { $case ->
   *[bare] Schatzkarte
    [nom] die Schatzkarte
    [acc] die Schatzkarte
    [dat] der Schatzkarte
    [gen] der Schatzkarte
    [an] an der Schatzkarte
    [zu] zur Schatzkarte
}
term-treasure-type = { $case ->
   *[bare] Schatztyp
    [nom] der Schatztyp
    [acc] den Schatztyp
    [dat] dem Schatztyp
    [gen] des Schatztyps
}
term-idol = { $case ->
   *[bare] Idol
    [plain] Idolen
    [nom] das Idol
    [acc] das Idol
    [dat] dem Idol
    [gen] des Idols
    [an] am Idol
    [zu] zum Idol
}
term-jewelry = { $case ->
   *[bare] Schmuckstück
    [plain] Schmuck
    [nom] das Schmuckstück
    [acc] das Schmuckstück
    [dat] dem Schmuckstück
    [gen] des Schmuckstücks
    [an] am Schmuckstück
    [zu] zum Schmuckstück
}
term-manuscript = { $case ->
   *[bare] Manuskript
    [plain] Manuskripten
    [nom] das Manuskript
    [acc] das Manuskript
    [dat] dem Manuskript
    [gen] des Manuskripts
    [an] am Manuskript
    [zu] zum Manuskript
}
term-pottery = { $case ->
   *[bare] Töpferwaren
    [plain] Töpferwaren
    [nom] die Töpferwaren
    [acc] die Töpferwaren
    [dat] den Töpferwaren
    [gen] der Töpferwaren
    [an] an den Töpferwaren
    [zu] zu den Töpferwaren
}
term-remains = { $case ->
   *[bare] Überreste
    [plain] Überresten
    [nom] die Überreste
    [acc] die Überreste
    [dat] den Überresten
    [gen] der Überreste
    [an] an den Überresten
    [zu] zu den Überresten
}
term-tapestry = { $case ->
   *[bare] Tapisserie
    [plain] Tapisserien
    [nom] die Tapisserie
    [acc] die Tapisserie
    [dat] der Tapisserie
    [gen] der Tapisserie
    [an] an der Tapisserie
    [zu] zur Tapisserie
}

# Der Typ als Überschrift über einer Spalte oder auf einem Sammler.
term-type-idol = Idole
term-type-jewelry = Schmuck
term-type-manuscript = Manuskripte
term-type-pottery = Töpferwaren
term-type-remains = Überreste
term-type-tapestry = Tapisserien

term-count-idol = { $count ->
    [one] { $count } Idol
   *[other] { $count } Idole
}
term-count-jewelry = { $count ->
    [one] { $count } Schmuckstück
   *[other] { $count } Schmuckstücke
}
term-count-manuscript = { $count ->
    [one] { $count } Manuskript
   *[other] { $count } Manuskripte
}
term-count-pottery = { $count ->
    [one] { $count } Töpferware
   *[other] { $count } Töpferwaren
}
term-count-remains = { $count ->
    [one] { $count } Überrest
   *[other] { $count } Überreste
}
term-count-tapestry = { $count ->
    [one] { $count } Tapisserie
   *[other] { $count } Tapisserien
}

# as in English
term-coin = Coin
term-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
term-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
term-face-up = aufgedeckt
term-face-down = verdeckt
term-which-hidden = { $part } (verdeckt)
term-which-value = { $part } (Wert { $value })

## Diener

term-servant = { $case ->
   *[bare] Diener
    [nom] der Diener
    [acc] den Diener
    [dat] dem Diener
    [gen] des Dieners
}
term-servants = Diener
term-servant-die = { $case ->
   *[bare] Dienerwürfel
    [nom] der Dienerwürfel
    [acc] den Dienerwürfel
    [dat] dem Dienerwürfel
    [gen] des Dienerwürfels
}
term-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
term-effort = Aufwandswert
term-exhausted = erschöpft
term-unexhausted = unerschöpft
term-recover = Erholung
term-pass = Passen
term-push-out = rauswerfen

## Sammler

term-collector = { $case ->
   *[bare] Sammler
    [nom] der Sammler
    [acc] den Sammler
    [dat] dem Sammler
    [gen] des Sammlers
}
term-collectors = Sammler
term-requirement = Bedingung
term-reward = Belohnung
# as in English
term-flip = Flip

## Spieler und Fackeln

# Ein Spieler, oder ein Geist mit Artikel, am Anfang eines Satzes oder einer Beschriftung.
term-name = { NOUN($seat, cap: "yes") }
term-player = { $case ->
   *[bare] Spieler
    [nom] der Spieler
    [acc] den Spieler
    [dat] dem Spieler
    [gen] des Spielers
}
term-player-card = { $case ->
   *[bare] Spielerkarte
    [nom] die Spielerkarte
    [acc] die Spielerkarte
    [dat] der Spielerkarte
    [gen] der Spielerkarte
}
term-duke = Herzog
term-duchess = Herzogin
term-torch-card = { $case ->
   *[bare] Fackelkarte
    [nom] die Fackelkarte
    [acc] die Fackelkarte
    [dat] der Fackelkarte
    [gen] der Fackelkarte
}
term-leader = { $case ->
   *[bare] Anführer
    [nom] der Anführer
    [acc] den Anführer
    [dat] dem Anführer
    [gen] des Anführers
}
term-lights-out = Lichter aus
term-box = { $case ->
   *[bare] Schachtel
    [nom] die Schachtel
    [acc] die Schachtel
    [dat] der Schachtel
    [gen] der Schachtel
}
term-ghost = { $case ->
   *[bare] Geist
    [nom] der Geist
    [acc] den Geist
    [dat] dem Geist
    [gen] des Geistes
}
term-shade = { $case ->
   *[bare] Schatten
    [nom] der Schatten
    [acc] den Schatten
    [dat] dem Schatten
    [gen] des Schattens
}

## Die Runde

term-round = Runde
term-turn = Zug
term-phase-reveal = Aufdecken
term-phase-claim = Beanspruchen
term-phase-collect = Sammeln
term-phase-pass = Gib die Fackel weiter

## Einzelkind

term-only-child = Einzelkind
term-only-child-players = Einzelkind (1 Spieler)
term-rank-fool = { $title ->
    [duchess] Die Närrin
   *[duke] Der Narr
}
term-rank-petty = { $title ->
    [duchess] Die Kleinliche
   *[duke] Der Kleinliche
}
term-rank-affluent = { $title ->
    [duchess] Die Wohlhabende
   *[duke] Der Wohlhabende
}
term-rank-magnificent = { $title ->
    [duchess] Die Großartige
   *[duke] Der Großartige
}

## Varianten

term-conspiring-twins = Conspiring Twins – die verschworenen Zwillinge
term-rank-fool-twins = { $title ->
    [duchess] Die Närrinnen
   *[duke] Die Narren
}
term-rank-petty-twins = Die Kleinlichen
term-rank-affluent-twins = Die Wohlhabenden
term-rank-magnificent-twins = Die Großartigen
term-clash-of-houses = Clash of Houses – Kampf der Häuser
term-cursed-treasure = Cursed Treasure – der verfluchte Schatz
term-curse = { $case ->
   *[bare] Fluch
    [nom] der Fluch
    [acc] den Fluch
    [dat] dem Fluch
    [gen] des Fluchs
}
term-curses = { $count ->
    [one] { $count } Fluch
   *[other] { $count } Flüche
}
term-divvy = aufteilen
term-house = { $case ->
   *[bare] Haus
    [nom] das Haus
    [acc] das Haus
    [dat] dem Haus
    [gen] des Hauses
}
term-house-tower = { $case ->
   *[bare] Haus des Turms
    [nom] das Haus des Turms
    [acc] das Haus des Turms
    [dat] dem Haus des Turms
    [gen] des Hauses des Turms
}
term-house-moon = { $case ->
   *[bare] Haus des Mondes
    [nom] das Haus des Mondes
    [acc] das Haus des Mondes
    [dat] dem Haus des Mondes
    [gen] des Hauses des Mondes
}
term-house-pine = { $case ->
   *[bare] Haus der Tanne
    [nom] das Haus der Tanne
    [acc] das Haus der Tanne
    [dat] dem Haus der Tanne
    [gen] des Hauses der Tanne
}
term-house-star = { $case ->
   *[bare] Haus des Sterns
    [nom] das Haus des Sterns
    [acc] das Haus des Sterns
    [dat] dem Haus des Sterns
    [gen] des Hauses des Sterns
}
term-rating = Wertungszahl
