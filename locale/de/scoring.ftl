# Die Abrechnung nach einer Partie.
scoring-title = Die Abrechnung
scoring-after-rounds = Nach { $rounds } Runden
scoring-treasure = Schätze
scoring-dice = Unerschöpfte Würfel
scoring-curse = Fluch
scoring-total = Summe
scoring-team = Gemeinsame Wertung
scoring-column = { $name }: { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}
scoring-winner = { $title ->
    [duke] Herzog
   *[duchess] Herzogin
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] gewinnt mit { $coins } Coins
   *[other] gewinnen mit { $coins } Coins
}{ $mode ->
    [clash] {": Es zählt, wer von beiden weniger hat"}
   *[other] {""}
}
scoring-wins-by-roll = je { $coins } Coins, der bessere Wurf entscheidet
scoring-treasure-of = Die Beute von { $name }
scoring-rank-fool = { $coins } Coins. Selbst der Geist sieht höflich weg.
scoring-rank-petty = { $coins } Coins. Für eine kleine Büste von dir reicht es.
scoring-rank-affluent = { $coins } Coins. Deine Gläubiger verbeugen sich.
scoring-rank-magnificent = { $coins } Coins. Der Geist hält dir persönlich die Tür auf.
scoring-rank-fool-twins = { $coins } Coins. Die Geister lachen immer noch.
scoring-rank-petty-twins = { $coins } Coins. Das reicht für eine kleine Büste, die ihr euch teilt.
scoring-rank-affluent-twins = { $coins } Coins. Eure Gläubiger verbeugen sich gleich zweimal.
scoring-rank-magnificent-twins = { $coins } Coins. Die Geister halten euch beiden die Tür auf.
scoring-again = Noch einmal
scoring-again-about = gleicher Aufbau, neue Karten
scoring-new = Neues Spiel
scoring-chronicle = Chronik
scoring-review = Analyse
scoring-menu = Hauptmenü
scoring-taken-back = { $count ->
    [one] Einmal zurückgenommen
   *[other] { $count }-mal zurückgenommen
}
scoring-hints = { $count ->
    [one] Ein Tipp
   *[other] { $count } Tipps
}
scoring-warnings = { $count ->
    [one] Eine Warnung
   *[other] { $count } Warnungen
}
scoring-imported = Partie von anderswo
scoring-practice = Übungspartie
scoring-unaided = Ohne Hilfe gewonnen
scoring-handed = { $count ->
    [one] Ein Platz wechselte den Spieler
   *[other] { $count } Plätze wechselten den Spieler
}
scoring-replay = Wiedergabe
scoring-rolls = Würfel, Code
scoring-next = Nächster Schritt
scoring-result = Ergebnis zeigen
scoring-to-come = kommt noch
scoring-counts = { $name } hat weniger: Diese Coins zählen
scoring-lead = { $count ->
    [one] { $names } führt
   *[other] { $names } führen gemeinsam
}
scoring-treasure-rule = Was jede Karte nach ihrer eigenen Zahl wert ist.
scoring-dice-rule = Ein Coin für jeden Würfel, der nicht erschöpft ist.
scoring-curse-rule = Wer die meisten Flüche trägt, verliert 5 Coins.
scoring-save = Bild speichern
scoring-saved = Das Bild ist gespeichert
scoring-calendar = Kalender
