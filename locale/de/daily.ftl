# Die Gruft des Tages: ihre Seite, ihr Kalender und was am Ende einer Partie von ihr gesagt wird.
daily-title = Gruft des Tages
daily-back = Zurück zum Menü
daily-door = { $table } · { $state ->
    [new] noch nicht geöffnet
    [running] begonnen
   *[done] gespielt
}
daily-weekday = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
daily-weekday-short = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
daily-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
daily-date = { $weekday }, { $day }. { $month }
daily-today = heute
daily-table = { $table }{ $cursed ->
    [true] , mit verfluchtem Schatz
   *[false] {""}
}
daily-par = Par: { $par } Coins. So viel holt ein Regent an deiner Stelle im Schnitt aus dieser Gruft.
daily-par-open = Par: Gerade spielen Regenten diese Gruft …
daily-par-failed = Par: Die Computerspieler konnten es gerade nicht ermitteln. Gleich versuchen sie es noch einmal.
daily-result = Du hast { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} geholt.
daily-against-par = { $side ->
    [above] { $by } über Par.
    [below] { $by } unter Par.
   *[even] Genau Par.
}
daily-helped = Du hattest Hilfe.
daily-helped-short = mit Hilfe
daily-counts = { $state ->
    [new] Nur dein erster Versuch zählt. Er beginnt mit der ersten Karte; danach kannst du üben, so oft du magst.
    [running] Dein erster Versuch hat begonnen, und nur er zählt.
   *[done] Dein erster Versuch ist vorbei. Was du jetzt spielst, ist Übung.
}
daily-counted = Nur dieser erste Versuch zählt. Was du jetzt spielst, ist Übung.
daily-missed = An ihrem Tag hast du diese Gruft nicht geöffnet. Zur Übung kannst du sie noch spielen.
daily-not-played = Nicht gespielt.
daily-play = Gruft öffnen
daily-continue = Weiterspielen
daily-practise = Üben
daily-watch = Ansehen
daily-copy = Kopieren
daily-copy-what = Dein Ergebnis
daily-share = Crypt { $day } { $mark } { $coins }, Par { $par }
# as in English
daily-share-open = Crypt { $day } { $mark } { $coins }
daily-streak = { $played ->
    [0] Noch keine Gruft des Tages gespielt
   *[other] Tage in Folge: { $now } · längste Folge { $longest } · Par erreicht: { $reached } von { $played }
}
daily-earlier = Der Monat davor
daily-legend = Links: deine Coins · rechts: über oder unter Par
daily-later = Der Monat danach
daily-scoring-par = Par: { $par }
daily-gate-stay = Zurück
daily-gate-text = Nur der erste Versuch mit diesen Karten zählt, und nur gegen die Spieler, auf die alle treffen. Spielst du mit deinen eigenen Mitspielern, ist der erste Versuch damit vorbei.
daily-gate-day = Wie alle sie spielen
daily-gate-play = Mit meinen Mitspielern
daily-gate-tomorrow = Gruft von morgen
