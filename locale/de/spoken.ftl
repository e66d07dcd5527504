# Was beim Zuhören am Tisch zu erfahren ist, neben dem, was dort zu lesen ist.
spoken-seat = { $name }: { $standing }; { $available } Würfel bereit, { $exhausted } erschöpft, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
spoken-menu = Hauptmenü
spoken-held = { $name } hat: { $card }
spoken-collector = Sammler: { $name }
spoken-peek = Eigene Karten ansehen
spoken-sets-covered = Deine Karten sind verdeckt. Sieh nach, dann hörst du sie.
spoken-no-cards = In der Gruft liegt keine Karte.
spoken-place = { $place } von { $count }
spoken-not-now = Geht gerade nicht.
spoken-on = { $name }, an
spoken-off = { $name }, aus
spoken-chosen = { $name }, gewählt
spoken-alike = { $name } { $number } von { $count }
spoken-figure = { $label }: { $figure }
spoken-row = { $label }: { $paid }.
spoken-nobody = niemand

# Was ein Teil des Fensters ist, für alle, die zuhören.
spoken-part-crypt = Gruft
spoken-part-tray = Deine Auswahl
spoken-part-held = Karten von { $name }
spoken-part-seats = Spieler
spoken-part-piles = Stapel
spoken-part-bar = Menü und Hilfe
spoken-part-explained = Erklärung
spoken-part-which = Welche Gruft
spoken-part-mode = Spielart
spoken-part-start = Start
spoken-part-titles = Titel
spoken-part-replay = Wiedergabe
