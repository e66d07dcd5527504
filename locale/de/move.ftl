# Eine Aktion als Vorschlag und die Tafel mit dem Rat.
move-place = { $dice } auf { NOUN($card, case: "dat") }
move-claim = Beanspruchen: { $places }
move-give = { NOUN($card) } an { $seat }
move-divvy = Aufteilen: { $shares }
move-take = Zwei Töpferwaren für { NOUN($card, case: "acc") }
move-recover = Erholung
move-reroll = Ein Idol umdrehen und neu würfeln
move-peek = Ein Manuskript umdrehen und nachsehen
move-revive = Zwei Überreste umdrehen und einen Würfel zurückholen
move-decline = Ablehnen
advice-why = Was für den Zug von { $name } spricht
advice-hint = Was ein Regent hier tun würde
advice-hint-squire = Der Regent antwortet gerade nicht. Ein Knappe würde das tun
advice-less = { $coins ->
    [one] etwa { $coins } Coin weniger
   *[other] etwa { $coins } Coins weniger
}
advice-equal = ebenso gut
advice-more = { $coins ->
    [one] etwa { $coins } Coin mehr
   *[other] etwa { $coins } Coins mehr
}
advice-mostly = { $worth }: { $reason }
advice-from-cards = { $sign ->
    [less] die Karten bringen weniger
   *[more] die Karten bringen mehr
}
advice-from-dice = { $sign ->
    [less] es kostet mehr Würfel
   *[more] es kostet weniger Würfel
}
advice-from-rivals = { $sign ->
    [less] { $rivals ->
        [one] dein Gegner bekommt mehr
       *[other] die anderen bekommen mehr
    }
   *[more] { $rivals ->
        [one] dein Gegner bekommt weniger
       *[other] die anderen bekommen weniger
    }
}
advice-instead = Nächstbester Zug:
advice-otherwise = Andere Züge:
advice-play = So spielen
advice-key = oder Taste { $key }
advice-close = Erklärung schließen
advice-thinking = Der Regent denkt nach …
advice-nothing-yet = Noch hat kein Computerspieler gezogen.
advice-no-hints = Tipps sind ausgeschaltet.
advice-not-yours = Tipps gibt es, wenn du am Zug bist.
