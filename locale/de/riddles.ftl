# Die Rätsel des Königs.

## Die Liste
riddles-title = Die Rätsel des Königs
riddles-back = Zurück zum Menü
riddles-solve = Lösen
riddles-kinds = Wähle, was gefragt wird
riddles-standing = { term-rating } { $rating } · { $row } in Folge
riddles-solved = { $solved } von { $riddles } gelöst
riddles-day = Rätsel des Tages
riddles-day-new = Heute für alle dasselbe
riddles-day-done = Gelöst · { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
riddles-next = Nächstes Rätsel
riddles-next-about = Eines, das zu deiner Wertungszahl passt
riddles-again = Noch einmal
riddles-again-about = { $count ->
    [0] Noch ist keines deiner verfehlten wieder dran
    [one] { $count } verfehltes Rätsel ist wieder da
   *[other] { $count } verfehlte Rätsel sind wieder da
}
riddles-kind-claim = Der beste letzte Zug
riddles-kind-mid-game = Der beste Zug mitten im Spiel
riddles-kind-hold = Sicher vor dem Geist
riddles-kind-reach = Einen Titel erreichen
riddles-kind-ghost = Was macht der Geist?
riddles-kind-face-down = Was liegt verdeckt?

## Die Frage
riddle-title = Rätsel { $number }
riddle-spoken = Rätsel { $number }, Schwierigkeit { $grade } von 5. { $question }
riddle-ask-claim = Der letzte Zug der Partie: Welcher bringt dir im Schnitt die meisten Coins?
riddle-ask-claim-lead = Der letzte Zug der Partie: Welcher bringt dich im Schnitt am weitesten vor { NOUN($rival, case: "acc") }?
riddle-ask-mid-game = Welcher Zug bringt dir bis zum Ende der Partie im Schnitt die meisten Coins?
riddle-ask-mid-game-lead = Mit welchem Zug liegst du am Ende der Partie im Schnitt am weitesten vor { NOUN($rival, case: "dat") }?
riddle-ask-hold = Nimm { NOUN($card, case: "acc") } so, dass der Geist dich nie rauswerfen kann, und hol die meisten Coins.
riddle-ask-reach = Der letzte Zug der Partie: Welcher führt am ehesten zu mindestens { $coins } Coins?
riddle-ask-ghost = { NOUN($ghost, cap: "yes") } würfelt { $rolled }. Wohin gehen seine Würfel?
riddle-ask-face-down = Was muss die verdeckte Karte „{ NOUN($card, case: "bare") }“ wert sein?
riddle-choose = Wähle eine Antwort.
riddle-coins = { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}
riddle-lettered = { $letter } – { $answer }
riddle-ghost-on = { $dice } auf { NOUN($card, case: "acc") }
riddle-ghost-short = { $dice }: { NOUN($card, case: "bare") }
riddle-ghost-none = Alle bleiben liegen
riddle-ghost-aside = { $dice } bleibt liegen

## Was man tun kann
riddle-hint = Tipp
riddle-leave = Verlassen
riddle-look = Zurück zum Tisch
riddle-next = Nächstes Rätsel
riddle-try-again = Noch einmal
riddle-show = Lösung zeigen
riddle-follow = Zeigen, was passiert
riddle-why = Warum?
riddle-step = Weiter
riddle-skip = Gleich zum Ergebnis
riddle-hints = Tipp { $step } von 2

## Tipps
riddle-hint-claim-1 =
    Nach dir beansprucht niemand mehr.
    Zähle, was jede Karte deinen Sammlungen bringt, und zieh die Würfel ab, die erschöpft werden könnten: Ein Würfel ist 1 Coin wert.
riddle-hint-mid-game-1 =
    Es kommen noch Runden.
    Ein Würfel, der jetzt erschöpft wird, fehlt dir in der nächsten Runde, und eine begonnene Sammlung kann noch wachsen.
riddle-hint-hold-1 =
    Nur Würfel, die du rauswirfst, würfelt der Geist neu.
    Überlege, was sie bestenfalls zeigen und welche Karten er zuerst versucht.
riddle-hint-reach-1 =
    Du hast jetzt { $now } Coins, die Würfel mitgezählt.
    Du brauchst { $coins }. Suche die Karten, die so viel auf einmal bringen können.
riddle-hint-cards =
    Die Lösung nimmt { $cards ->
        [one] diese Karte
       *[other] diese Karten
    }.
    Sie braucht { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
riddle-hint-recover =
    Musst du überhaupt eine Karte nehmen?
    Würfel in der Schachtel sind am Ende nichts wert.
riddle-hint-recover-now =
    Musst du überhaupt eine Karte nehmen?
    Mit Würfeln in der Schachtel kannst du in der nächsten Runde nichts beanspruchen.
riddle-hint-ghost-1 =
    Gleiche Würfel gehören zusammen.
    Dann wählt die stärkste Gruppe: von links die erste Karte, die frei ist oder die du schwächer hältst.
riddle-hint-ghost-limit-1 =
    Gleiche Würfel gehören zusammen.
    In diesem Zug legt er nur die stärkste Gruppe: von links auf die erste Karte, die frei ist oder die du schwächer hältst.
riddle-hint-ghost-2 =
    Die stärkste Gruppe kommt zuerst.
    { $move }. Von da an weiter.
riddle-hint-face-down-1 =
    Zähle die Karten dieses Typs.
    { NOUN($type, case: "bare") }: In dieser Partie gibt es { $all }. Welche davon hast du gesehen?
riddle-hint-face-down-2 =
    Gesehen hast du { $seen }.
    { NOUN($type, case: "bare") }: In dieser Partie gibt es { $all }.

## Antworten
riddle-right = Das ist die Lösung!
riddle-solution = Die Lösung
riddle-wrong = Nicht ganz
riddle-better = Es gibt etwas Besseres.
riddle-brings = So endest du im Schnitt mit { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}.
riddle-lead = So liegst du am Ende im Schnitt { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} vorn.
riddle-behind = So liegst du am Ende im Schnitt { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} zurück.
riddle-rating = { term-rating } { $rating }
riddle-chance = { $percent ->
    [100] So erreichst du { $coins } Coins immer.
   *[other] So erreichst du { $coins } Coins zu { $percent } %.
}
riddle-lost = Ein Wurf mit { $roll } nimmt dir { NOUN($card, case: "acc") } wieder ab.
riddle-not-taken = Damit bekommst du { NOUN($card, case: "acc") } nicht.
riddle-usual = { $move } (oft versucht). { $brings }
riddle-usual-less = { $move } (oft versucht). Das bringt { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} weniger.
riddle-ahead = Das bringt im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} mehr als der nächstbeste Zug.
riddle-usual-average = { $move } (oft versucht). Das bringt im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} weniger.
riddle-behind-best = Dieser Versuch bringt im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} weniger als der beste Zug.
riddle-behind-some = Das bringt im Schnitt mehr als einen halben Coin weniger als der beste Zug.
riddle-ahead-lead = Damit liegst du im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} weiter vorn als mit dem nächstbesten Zug.
riddle-usual-average-lead = { $move } (oft versucht). Dann ist dein Vorsprung im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} kleiner.
riddle-behind-best-lead = Dein Vorsprung ist im Schnitt etwa { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} kleiner als mit dem besten Zug.
riddle-behind-some-lead = Dein Vorsprung ist im Schnitt kleiner als mit dem besten Zug, um mehr als einen halben Coin.
riddle-why-recover-now = { $count ->
    [one] Ein Würfel kommt
   *[other] { $count } Würfel kommen
} für die nächsten Runden zurück.
riddle-why-recover = { $count ->
    [one] Ein Würfel kommt
   *[other] { $count } Würfel kommen
} zurück, jeder 1 Coin wert, und keine Karte hier bringt mehr.
riddle-why-ghost = { $moves }.
riddle-ghost-limit = Er darf nur eine Gruppe legen.
riddle-ghost-forgets-join = Denk daran: Gleiche Würfel bilden eine Gruppe.
riddle-ghost-forgets-stronger = Denk daran: Gleiche Stärke wirft niemanden raus.
riddle-ghost-forgets-push = Denk daran: Der Geist nimmt auch Karten, die du schwächer hältst.
riddle-ghost-forgets-order = Denk daran: Die stärkste Gruppe kommt zuerst.
riddle-why-face-down = { $answer ->
    [one] { $answer } Coin
   *[other] { $answer } Coins
}. { NOUN($type, case: "bare") }: Es gibt { $all }, und du hast { $seen } gesehen.
riddle-wrong-face-down = { NOUN($type, case: "bare") }: Es gibt { $all }. Davon hast du { $seen } gesehen.

## Was aus einem falschen Zug wird
riddle-follows = Was passiert
riddle-same-luck = Mit demselben Glück
riddle-after-round = Nach dieser Runde, mit demselben Glück
riddle-outcome-tried = Dieser Versuch: { $told }.
riddle-outcome-best = Bester Zug: { $told }.
riddle-outcome-rival = du { $coins }, { NOUN($rival) } { $theirs }
riddle-kept = Mit dem besten Zug bekommst du { NOUN($card, case: "acc") } sicher.
riddle-pays-later = Noch sind es nicht weniger Coins, aber der beste Zug bringt in den nächsten Runden mehr.
riddle-dice-count = Jeder Würfel zählt dabei 1 Coin.
riddle-reaches = { $coins } oder mehr zu { $percent } %
