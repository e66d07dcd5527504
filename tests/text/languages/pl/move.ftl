move-place = { $dice } na { NOUN($card, case: "acc") }
move-claim = Zajęcie: { $places }
move-give = { $seat }: { NOUN($card) }
move-divvy = Podział: { $shares }
move-take = Dwie karty Ceramiki za { NOUN($card, case: "acc") }
move-recover = Odzyskać kości
move-reroll = Odwrócić Idola i rzucić ponownie
move-peek = Odwrócić Rękopis i podejrzeć
move-revive = Odwrócić dwie karty Szczątków i odzyskać kość
move-decline = Zrezygnować
advice-why = Co przemawia za tym ruchem: { $name }
advice-hint = Co zrobiłby tu Regent
advice-hint-squire = Regent teraz nie odpowiada. Giermek zrobiłby to
advice-less = { $coins ->
    [one] około { $coins } monety mniej
    [few] około { $coins } monet mniej
    [many] około { $coins } monet mniej
   *[other] około { $coins } monety mniej
}
advice-equal = równie dobre
advice-more = { $coins ->
    [one] około { $coins } monety więcej
    [few] około { $coins } monet więcej
    [many] około { $coins } monet więcej
   *[other] około { $coins } monety więcej
}
advice-parts = { $worth }: { $parts }
advice-instead = Drugie najlepsze
advice-thinking = Regent myśli …
advice-nothing-yet = Żaden gracz komputerowy jeszcze nie grał.
advice-no-hints = Wskazówki są wyłączone.
advice-not-yours = Wskazówka jest na twoją własną turę.
advice-otherwise = Zamiast tego
advice-play = Zagraj tak
advice-key = albo naciśnij { $key }
advice-close = Zamknij radę
