# Was alle Partien zusammen ergeben.
statistics-title = Statistik
statistics-back = Zurück zu den Partien
statistics-games-played = Gespielte Partien
statistics-games = Partien
statistics-wins = Siege
statistics-mean = Schnitt
statistics-best = Beste
statistics-longest = In Folge
statistics-all = Alle Partien
statistics-everybody = Alle
statistics-fresh = Neu gemischt
statistics-code = Mit Code
statistics-day = Gruft des Tages
statistics-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-key-games = { $count ->
    [one] Partie
   *[other] Partien
}
statistics-key-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
statistics-key-unaided = { $count ->
    [one] Sieg ohne Hilfe
   *[other] Siege ohne Hilfe
}
statistics-key-mean = im Schnitt
statistics-key-best = Bestwert
statistics-scores = Ergebnisse im Verlauf
statistics-last = { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
}
statistics-streak = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege in Folge
    }
statistics-distribution = Verteilung
statistics-coins = Coins
statistics-luck = Würfelglück
statistics-won = gewonnen
statistics-lost = verloren
statistics-ghosts = gegen Geister
statistics-mean-of = Mittel von { $count }
statistics-walk = Links und rechts führen von Partie zu Partie.
statistics-luck-figures = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
} riskiert, { $lost } erschöpft, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet.
statistics-luck-verdict = { $verdict ->
    [somewhat-lucky] Ein wenig Glück.
    [very-lucky] Seltenes Glück.
    [somewhat-unlucky] Ein wenig Pech.
    [very-unlucky] Seltenes Pech.
   *[usual] Etwa wie erwartet.
}
statistics-luck-bounds = Über 0: weniger Würfel erschöpft als erwartet. Gestrichelt: was normal ist.
statistics-reading = Die Partien werden gelesen …
statistics-nothing = Noch keine Partie zu Ende gespielt
statistics-none = Hier zählen nur Partien, die du selbst zu Ende spielst. Übungen zählen nicht.
statistics-by-mode = Nach Modus
statistics-by-rivals = Nach Gegnern
statistics-by-help = Mit/ohne Hilfe
statistics-by-person = Nach Person
statistics-rivals-ghosts = Gegen Geister
statistics-rivals-people = Unter Menschen
statistics-rivals-page = Pagen
statistics-rivals-squire = Knappen
statistics-rivals-knight = Ritter
statistics-rivals-regent = Regenten
statistics-rivals-sovereign = Souveräne
statistics-help-alone = Ohne Hilfe
statistics-help-helped = Mit Tipps oder Zurücknehmen
statistics-points = Duelle
statistics-rating = { term-rating }
statistics-rating-curve = { term-rating } im Verlauf
statistics-points-figure = { NUMBER($points, maximumFractionDigits: 1) }
