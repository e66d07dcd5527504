move-place = { $dice } op { NOUN($card) }
# as in English
move-claim = Claim: { $places }
move-give = { NOUN($card) } naar { $seat }
move-divvy = Verdelen: { $shares }
move-take = Twee keer Aardewerk voor { NOUN($card) }
move-recover = Herstellen
move-reroll = Een Afgod omdraaien en opnieuw werpen
move-peek = Een Manuscript omdraaien en kijken
move-revive = Twee Resten omdraaien en een steen herstellen
move-decline = Zo laten
advice-why = Wat voor de zet van { $name } spreekt
advice-hint = Wat een Regent hier zou doen
advice-hint-squire = De Regent is nu niet te bereiken. Een Schildknaap zou dit doen
advice-less = { $coins ->
    [one] ongeveer { $coins } munt minder
   *[other] ongeveer { $coins } munten minder
}
advice-equal = net zo goed
advice-more = { $coins ->
    [one] ongeveer { $coins } munt meer
   *[other] ongeveer { $coins } munten meer
}
advice-parts = { $worth }: { $parts }
advice-instead = De op één na beste
advice-thinking = De Regent denkt na …
advice-nothing-yet = Nog geen computerspeler heeft gespeeld.
advice-no-hints = Tips staan uit.
advice-not-yours = Een tip is voor je eigen beurt.
advice-otherwise = In plaats daarvan
advice-play = Zo spelen
advice-key = of druk op { $key }
advice-close = Advies sluiten
