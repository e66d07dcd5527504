review-title = Umiejętność i szczęście
review-back = Powrót do wyniku
review-luck = Szczęście
review-luck-unit = w monetach
review-luck-note = O ile kości i karty dały więcej lub mniej, niż można było oczekiwać: słupek w prawo to szczęście, w lewo pech. W wielu grach szczęście się wyrównuje.
review-dice = Kości
review-cards = Karty
review-ghost = Duch
review-total = Razem
review-figure = { NUMBER($coins, minimumFractionDigits: 1) }
review-luck-of = { $name }: szczęście razem { $total }; kości { $dice }, karty { $cards }.
review-luck-ghost = Duch { $ghost }.
review-choices = Najdroższe decyzje
review-choices-of = Najdroższe decyzje: { $name }
review-busy = Regent przegląda grę …
review-done = Analiza jest gotowa.
review-where-claim = Runda { $round }, tura { $turn }
review-where-pottery = Runda { $round }, przed Zajmowaniem
review-where-reroll = Runda { $round }, po rzucie
review-where-divvy = Runda { $round }, podział
review-where-final = Na końcu gry
review-cost = { $figure } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
review-difference = Różnica: { $parts }.
review-played = Zagrano
review-better = Lepiej
review-try-again = Spróbuj ponownie
review-not-judged = { $name }: decydował gracz komputerowy; te decyzje nie są oceniane.
review-flawless = { $name }: żadna decyzja nie kosztowała nic ważnego. Regent zagrałby tak samo.
review-broken-off = Analizy nie udało się dokończyć.
review-card = { NOUN($card, case: "bare") }
review-part-printed = karta { $coins }
review-part-collector = Kolekcjoner { $figure }
review-part-rival = { $sign ->
    [less] więcej ma { NOUN($rival) } { $figure }
   *[more] mniej ma { NOUN($rival) } { $figure }
}
review-part-rivals = { $sign ->
    [less] więcej dla innych { $figure }
   *[more] mniej dla innych { $figure }
}
review-part-curses = klątwy { $figure }
review-part-loved = ulubione karty { $figure }
review-part-rest = reszta { $figure }
review-better-by = Lepiej o
review-by-cards = karty { $figure }
review-by-dice = kości { $figure }
review-by-rivals = { $sign ->
    [less] więcej dla innych { $figure }
   *[more] mniej dla innych { $figure }
}
