# Die Chronik: eine Nachricht für alles, was geschehen kann. $you sagt, wer „du“ ist; $seat, $victim, $other und $last
# sind Spieler (NOUN lässt Namen, wie sie sind, und gibt einem Geist den Artikel); $card ist ein Schatz; $dice ist „5 + 5“.

## Aufdecken und Fackeln

event-shuffled = Der Nachziehstapel ist gemischt: { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
event-round-began = { $you ->
    [yes] Runde { $round }: Du hast die Anführer-Karte, „Lichter aus“ liegt bei { NOUN($last, case: "dat") }.
    [last] Runde { $round }: { NOUN($seat, cap: "yes") } hat die Anführer-Karte. „Lichter aus“ liegt bei dir, du hast den letzten Zug.
   *[other] Runde { $round }: { NOUN($seat, cap: "yes") } hat die Anführer-Karte, „Lichter aus“ liegt bei { NOUN($last, case: "dat") }.
}
event-round-began-both = { $you ->
    [yes] Runde { $round }: Du hast beide Fackelkarten und damit den ersten und den letzten Zug.
   *[other] Runde { $round }: { NOUN($seat, cap: "yes") } hat beide Fackelkarten und damit den ersten und den letzten Zug.
}
event-revealed = Aufgedeckt: { NOUN($card, case: "bare") }, Wert { $value }.
event-laid = Verdeckt: { NOUN($card, case: "bare") }, Wert { $value }.
event-laid-unseen = Verdeckt: { NOUN($card, case: "bare") }.
event-sorted = Die Gruft ist sortiert, der höchste Wert liegt links.
event-phase-claim = Das Beanspruchen beginnt.
event-phase-collect = Das Sammeln beginnt.
event-phase-final = Der Nachziehstapel ist leer: Die Partie endet.
event-torches-passed = { $you ->
    [yes] Die Fackelkarten wandern weiter: Du übernimmst die Anführer-Karte.
   *[other] Die Fackelkarten wandern weiter: { NOUN($seat, cap: "yes") } übernimmt die Anführer-Karte.
}
event-roles-swapped-duke = Die Fackeln sind wieder zu Hause: Von jetzt an führen die Herzöge und spielen zuerst.
event-roles-swapped-duchess = Von jetzt an führen die Herzoginnen und spielen zuerst.

## Beanspruchen

event-placed = { $you ->
    [yes] Du beanspruchst { NOUN($card, case: "acc") } mit { $dice }.
   *[other] { NOUN($seat, cap: "yes") } beansprucht { NOUN($card, case: "acc") } mit { $dice }.
}
event-added = { $you ->
    [yes] Du legst { $dice } { NOUN($card, case: "zu") } dazu: Stärke { $strength }.
   *[other] { NOUN($seat, cap: "yes") } legt { $dice } { NOUN($card, case: "zu") } dazu: Stärke { $strength }.
}
event-pushed-out = { $you ->
    [yes] Du wirfst { NOUN($victim, case: "acc") } raus: { $dice } auf { NOUN($card, case: "dat") }.
    [victim] { NOUN($seat, cap: "yes") } wirft dich raus: { $dice } auf { NOUN($card, case: "dat") }.
   *[other] { NOUN($seat, cap: "yes") } wirft { NOUN($victim, case: "acc") } raus: { $dice } auf { NOUN($card, case: "dat") }.
}
event-pushed-out-by = { $you ->
    [yes] Du wirfst { NOUN($victim, case: "acc") } auf { NOUN($card, case: "dat") } raus: { $dice } gegen { $against }.
    [victim] { NOUN($seat, cap: "yes") } wirft dich auf { NOUN($card, case: "dat") } raus: { $dice } gegen { $against }.
   *[other] { NOUN($seat, cap: "yes") } wirft { NOUN($victim, case: "acc") } auf { NOUN($card, case: "dat") } raus: { $dice } gegen { $against }.
}
event-recovered-action = { $you ->
    [yes] Du holst { $count ->
        [one] einen Würfel zurück.
       *[other] { $count } Würfel zurück.
    }
   *[other] { NOUN($seat, cap: "yes") } holt { $count ->
        [one] einen Würfel zurück.
       *[other] { $count } Würfel zurück.
    }
}
event-recovered-routed = { $you ->
    [yes] Du bist überall rausgeworfen worden und holst { $count ->
        [one] einen Würfel zurück.
       *[other] { $count } Würfel zurück.
    }
   *[other] { NOUN($seat, cap: "yes") } ist überall rausgeworfen worden und holt { $count ->
        [one] einen Würfel zurück.
       *[other] { $count } Würfel zurück.
    }
}
event-recovered-revived = { $you ->
    [yes] Überreste A: Du holst einen Würfel zurück.
   *[other] Überreste A: { NOUN($seat, cap: "yes") } holt einen Würfel zurück.
}
event-passed = { $you ->
    [yes] Du passt.
   *[other] { NOUN($seat, cap: "yes") } passt.
}
event-declined-pottery = { $you ->
    [yes] Du lässt deine Töpferwaren verdeckt.
   *[other] { NOUN($seat, cap: "yes") } dreht keine Töpferwaren um.
}
event-declined-reroll = { $you ->
    [yes] Du lässt den Wurf gelten.
   *[other] { NOUN($seat, cap: "yes") } lässt den Wurf gelten.
}
event-declined-final = { $you ->
    [yes] Du holst nichts mehr zurück.
   *[other] { NOUN($seat, cap: "yes") } holt nichts mehr zurück.
}

## Der Geist und seine Gründe

event-ghost-rolled = { NOUN($seat, cap: "yes") } würfelt { $rolls }.
event-ghost-rolled-again = { NOUN($seat, cap: "yes") } würfelt mit den Würfeln, die du rausgeworfen hast: { $rolls }.
event-ghost-joined = { $dice } werden zusammen { $strength }
event-ghost-joined-why = gleiche Würfel bilden eine Gruppe
event-ghost-first = Die { $strength } ist zuerst dran
event-ghost-first-why = die stärkste Gruppe zuerst
event-ghost-more-dice-first = { $dice } ist zuerst dran
event-ghost-more-dice-first-why = bei gleicher Stärke gehen mehr Würfel vor
event-ghost-takes = Die { $strength } nimmt { NOUN($card, case: "acc") }
event-ghost-takes-why = die erste Karte von links, die sie nehmen kann
event-ghost-pushes = { $you ->
    [yes] Deine { $held } auf { NOUN($card, case: "dat") } wird rausgeworfen
   *[other] Die { $strength } wirft { NOUN($seat, case: "acc") } raus: { $held } auf { NOUN($card, case: "dat") }
}
event-ghost-pushes-why = { $strength } ist mehr als { $held }
event-ghost-goes-past-ghost-holds = Die { $strength } geht { NOUN($card, case: "an") } vorbei: Dort ist schon { NOUN($seat) }
event-ghost-goes-past-too-strong = { $you ->
    [yes] Die { $strength } geht { NOUN($card, case: "an") } vorbei: Deine { $held } ist nicht weniger
   *[other] Die { $strength } geht { NOUN($card, case: "an") } vorbei: { NOUN($seat, cap: "yes") } hat dort { $held }
}
event-ghost-no-room = Die { $strength } wird beiseitegelegt
event-ghost-no-room-why = sie passt nirgends hin
event-ghost-only-strongest = Die { $strength } wird beiseitegelegt
event-ghost-only-strongest-why = nur die stärkste Gruppe darf eingesetzt werden

## Sammeln

event-discarded = Niemand hat { NOUN($card, case: "acc") } beansprucht: ab in die Schachtel.
event-discarded-ghost = { NOUN($seat, cap: "yes") } hält { NOUN($card, case: "acc") }: ab in die Schachtel.
event-rolled = { $failed ->
    [0] { $you ->
        [yes] Für { NOUN($card, case: "acc") } würfelst du { $rolls } gegen { $effort }: { $dice ->
            [one] Der Würfel hält
           *[other] Alle halten
        } durch.
       *[other] Für { NOUN($card, case: "acc") } würfelt { NOUN($seat) } { $rolls } gegen { $effort }: { $dice ->
            [one] Der Würfel hält
           *[other] Alle halten
        } durch.
    }
    [one] { $you ->
        [yes] Für { NOUN($card, case: "acc") } würfelst du { $rolls } gegen { $effort }: Ein Würfel scheitert.
       *[other] Für { NOUN($card, case: "acc") } würfelt { NOUN($seat) } { $rolls } gegen { $effort }: Ein Würfel scheitert.
    }
   *[other] { $you ->
        [yes] Für { NOUN($card, case: "acc") } würfelst du { $rolls } gegen { $effort }: { $failed } Würfel scheitern.
       *[other] Für { NOUN($card, case: "acc") } würfelt { NOUN($seat) } { $rolls } gegen { $effort }: { $failed } Würfel scheitern.
    }
}
event-divvied = { $you ->
    [yes] Du hast die Karten eures Teams aufgeteilt.
   *[other] { NOUN($seat, cap: "yes") } hat die Karten des Teams aufgeteilt.
}
event-collected = { $you ->
    [yes] Du bekommst { NOUN($card, case: "acc") }, Wert { $value }.
   *[other] { NOUN($seat, cap: "yes") } bekommt { NOUN($card, case: "acc") }, Wert { $value }.
}
event-collected-unseen = { NOUN($seat, cap: "yes") } bekommt { NOUN($card, case: "acc") }, verdeckt.
event-rerolled-rescued = { $you ->
    [yes] Du würfelst neu, { $roll } gegen { $effort }: Der Würfel ist gerettet.
   *[other] { NOUN($seat, cap: "yes") } würfelt neu, { $roll } gegen { $effort }: Der Würfel ist gerettet.
}
event-rerolled-failed = { $you ->
    [yes] Du würfelst neu, { $roll } gegen { $effort }: wieder gescheitert.
   *[other] { NOUN($seat, cap: "yes") } würfelt neu, { $roll } gegen { $effort }: wieder gescheitert.
}
event-exhausted = { $you ->
    [yes] Erschöpft: { $count ->
        [one] einer deiner Würfel.
       *[other] { $count } deiner Würfel.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] ein Würfel erschöpft.
       *[other] { $count } Würfel erschöpft.
    }
}

## Belohnungen der Sammler

event-flipped = { $you ->
    [yes] Du drehst { COUNT($card, $count) } um.
   *[other] { NOUN($seat, cap: "yes") } dreht { COUNT($card, $count) } um.
}
event-peeked = { $you ->
    [yes] Du siehst dir die verdeckten Karten an.
   *[other] { NOUN($seat, cap: "yes") } sieht sich die verdeckten Karten an.
}
event-peeked-shared = { $you ->
    [yes] Du siehst dir die verdeckten Karten an und zeigst sie { NOUN($other, case: "dat") }.
    [other] { NOUN($seat, cap: "yes") } sieht sich die verdeckten Karten an und zeigt sie dir.
   *[no] { NOUN($seat, cap: "yes") } sieht sich die verdeckten Karten an und zeigt sie { NOUN($other, case: "dat") }.
}
event-seen = Verdeckt in der Gruft: { NOUN($card, case: "bare") }, Wert { $value }.
event-taken = { $you ->
    [yes] Du nimmst { NOUN($card, case: "acc") } aus der Gruft, Wert { $value }.
   *[other] { NOUN($seat, cap: "yes") } nimmt { NOUN($card, case: "acc") } aus der Gruft, Wert { $value }.
}
event-taken-unseen = { NOUN($seat, cap: "yes") } nimmt { NOUN($card, case: "acc") } aus der Gruft, ungesehen von den anderen.
event-idol-bonus-first = { $you ->
    [yes] Du hast zuerst zwei Idole: { $count } Coins bei Spielende.
   *[other] { NOUN($seat, cap: "yes") } hat zuerst zwei Idole: { $count } Coins bei Spielende.
}
event-idol-bonus-later = { $you ->
    [yes] Auch du hast jetzt zwei Idole: { $count } Coins bei Spielende.
   *[other] Auch { NOUN($seat) } hat jetzt zwei Idole: { $count } Coins bei Spielende.
}

## Spielende

event-curses = { $you ->
    [yes] Du trägst { $count ->
        [0] keinen Fluch.
        [one] { $count } Fluch.
       *[other] { $count } Flüche.
    }
   *[other] { NOUN($seat, cap: "yes") } trägt { $count ->
        [0] keinen Fluch.
        [one] { $count } Fluch.
       *[other] { $count } Flüche.
    }
}
event-cursed = { $you ->
    [yes] Du trägst die meisten Flüche und verlierst { $count } Coins.
   *[other] { NOUN($seat, cap: "yes") } trägt die meisten Flüche und verliert { $count } Coins.
}
event-tie = Gleichstand an der Spitze: Wer gleichauf liegt, würfelt mit allen unerschöpften Würfeln.
event-tie-again = Immer noch Gleichstand: Es wird noch einmal gewürfelt.
event-tie-rolled = { $you ->
    [yes] Du würfelst { $rolls } = { $count }.
   *[other] { NOUN($seat, cap: "yes") } würfelt { $rolls } = { $count }.
}
event-scored = { $you ->
    [yes] Deine Wertung: { $count ->
        [one] { $count } Coin.
       *[other] { $count } Coins.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] { $count } Coin.
       *[other] { $count } Coins.
    }
}
event-won = { $you ->
    [yes] Du gewinnst das Erbe!
   *[other] { NOUN($seat, cap: "yes") } gewinnt das Erbe!
}
event-shared = { $you ->
    [yes] Du teilst dir den Sieg.
   *[other] { NOUN($seat, cap: "yes") } teilt sich den Sieg.
}
event-won-house = { NOUN($seat, cap: "yes") } gewinnt das Erbe!
event-shared-house = { NOUN($seat, cap: "yes") } teilt sich den Sieg.
event-ended-solo = Mit { $count } Coins gehst du als „{ NOUN($rank, $title, case: "bare") }“ in die Geschichte ein.
event-ended-twins = Mit { $count } Coins geht ihr als „{ NOUN($rank, $title, case: "bare") }“ in die Geschichte ein.

## The promise about the dice
event-unsealed = Das Siegel ist gebrochen: Jetzt kann jeder die Würfel prüfen.
