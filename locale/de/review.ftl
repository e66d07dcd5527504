# Der Rückblick auf ein beendetes Spiel: Glück und Entscheidungen.
review-title = Können und Glück
review-back = Zurück zur Abrechnung
review-luck = Glück
review-luck-unit = in Coins
review-luck-note = Wie viel Glück alle mit { $ghost ->
    [yes] Würfeln, Karten und dem Geist
   *[no] Würfeln und Karten
} hatten: Balken nach rechts sind Glück, nach links Pech. Über viele Partien gleicht es sich aus.
review-dice = Würfel
review-cards = Karten
review-ghost = Geist
review-total = Gesamt
review-figure = { NUMBER($coins, minimumFractionDigits: 1) }
review-luck-of = { $name }: Glück gesamt { $total }; Würfel { $dice }, Karten { $cards }.
review-luck-ghost = Geist { $ghost }.
review-choices = Die teuersten Entscheidungen
review-choices-unjudged = Entscheidungen
review-choices-of = Die teuersten Entscheidungen von { $name }
review-busy = Ein Regent blickt auf die Partie zurück …
review-done = Die Analyse ist fertig.
review-where-claim = Runde { $round }, Zug { $turn }
review-where-pottery = Runde { $round }, vor dem Beanspruchen
review-where-reroll = Runde { $round }, nach dem Wurf
review-where-divvy = Runde { $round }, beim Aufteilen
review-where-final = Am Ende des Spiels
review-cost = { $figure } { $coins ->
    [one] Coin
   *[other] Coins
}
review-difference = Der Unterschied: { $parts }.
review-card = { NOUN($card, case: "bare") }
review-part-printed = { $count ->
    [1] Karte
    [2] beide Karten
   *[other] Karten
} { $coins }
review-part-collector = Sammler { $figure }
review-part-rival = { $sign ->
    [less] { NOUN($rival, case: "dat") } überlassen { $figure }
   *[more] { NOUN($rival, case: "dat") } weggenommen { $figure }
}
review-part-rivals = { $sign ->
    [less] anderen überlassen { $figure }
   *[more] anderen weggenommen { $figure }
}
review-part-curses = Flüche { $figure }
review-part-loved = Lieblingskarten { $figure }
review-part-rest = alles Übrige { $figure }
review-better-by = Besser um
review-by-cards = Karten { $figure }
review-by-dice = Würfel { $figure }
review-by-rivals = { $sign ->
    [less] anderen überlassen { $figure }
   *[more] anderen weggenommen { $figure }
}
review-played = Gespielt
review-better = Besser
review-try-again = Neu versuchen
review-not-judged = Für { $name } hat ein Computerspieler entschieden; diese Züge werden nicht beurteilt.
review-flawless = Keine Entscheidung von { $name } hat nennenswert etwas gekostet. Ein Regent hätte genauso gespielt.
review-broken-off = Die Analyse ließ sich nicht zu Ende führen.
