# Computer-Erben: warum sie tun, was sie tun. Die Sätze nennen niemanden „ich“: Sie gelten für den Zug eines Erben, für
# einen Hinweis und für den Rückblick. $card ist ein Schatz, $rival ein Spieler, $coins kann eine halbe Zahl sein.

why-worth = Wert hier: etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} für { NOUN($card, case: "acc") }.
why-brief = { NOUN($card, case: "bare") }: { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}
why-card = Etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} für { NOUN($card, case: "acc") }: { $parts }.
why-part-printed = { $count ->
    [1] { $coins } auf der Karte
   *[other] { $coins } auf den Karten
}
why-part-collector = { $figure } beim Sammler ({ $nth ->
    [1] erste Karte
    [2] zweite Karte
    [3] dritte Karte
    [4] vierte Karte
   *[other] eine Karte mehr
})
why-part-rival = { $sign ->
    [less] { $figure } zugunsten von { NOUN($rival, case: "dat") }
   *[more] { $figure } auf Kosten von { NOUN($rival, case: "dat") }
}
why-part-rivals = { $sign ->
    [less] { $figure } zugunsten der anderen
   *[more] { $figure } auf Kosten der anderen
}
why-part-curses = { $figure } durch Flüche
why-part-loved = { $figure } aus Liebe zu diesen Karten
why-part-rest = { $figure } für alles Übrige
coin-change = { $coins }
parts-cards = { $figure } für Karten
parts-dice = { $figure } für Würfel
parts-rivals = { $sign ->
    [less] { $figure }, weil die anderen mehr bekommen
   *[more] { $figure }, weil die anderen weniger bekommen
}
why-last = Danach ist niemand mehr am Zug: Stärke { $strength } genügt.
why-last-safe = Danach ist niemand mehr am Zug, und Aufwand 1 scheitert nie.
why-ghost = Stärke { $strength } hält { $ghosts ->
    [one] dem Geist
   *[other] den Geistern
} { $percent ->
    [100] immer
   *[other] zu etwa { $percent } %
} stand.
why-out-of-reach = { $rivals ->
    [1] { NOUN($rival, cap: "yes") } kommt nicht über Stärke { $strength }.
   *[other] Niemand, der noch an die Reihe kommt, kommt über Stärke { $strength }, auch { NOUN($rival) } nicht.
}
why-keeps-out = { NOUN($rival, cap: "yes") } kommt nur mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
} über Stärke { $strength }.
why-risk = { NOUN($rival, cap: "yes") } könnte Stärke { $strength } mit einem Würfel schlagen, hat aber Besseres zu tun.
why-recover = { $count ->
    [one] Ein Würfel kommt
   *[other] { $count } Würfel kommen
} zurück; das ist in den nächsten Runden mehr wert als jede Karte hier.
why-pass = Keine Karte hier ist einen Würfel wert.
why-take = { NOUN($card, cap: "yes") } ohne einen Würfel, Wert etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}.
why-keep-pottery = Zwei verdeckte Töpferwaren können später noch etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} bringen.
why-reroll = Der Würfel mit Aufwand { $effort } kommt zu { $percent } % zurück.
why-keep-idol = Ein verdecktes Idol kann noch Würfel im Wert von etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} retten.
why-peek = Es ist ein Manuskript wert, zu wissen, was verdeckt liegt.
why-revive = Ein Würfel mehr ist jetzt mehr wert als zwei verdeckte Überreste.
why-revive-last = Ein Würfel ist bei Spielende einen Coin wert.
why-done = Es gibt nichts mehr zu gewinnen.
why-divvy = So aufgeteilt können die beiden mit etwa { $one } und { $two } Coins rechnen; das kleinere Ergebnis zählt.
