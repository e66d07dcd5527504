statistics-title = Statystyki
statistics-back = Powrót do gier
statistics-games-played = Rozegrane gry
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnia
statistics-best = Najlepszy
statistics-longest = Z rzędu
statistics-all = Wszystkie gry
statistics-everybody = Wszyscy
statistics-fresh = Świeży los
statistics-code = Z kodu
statistics-day = Krypta dnia
statistics-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-key-games = gry
statistics-key-wins = wygrane
statistics-key-unaided = bez pomocy
statistics-key-mean = średni wynik
statistics-key-best = najlepszy wynik
statistics-scores = Wyniki w czasie
statistics-last = { $count ->
    [one] ostatnia gra
    [few] ostatnie { $count } gry
    [many] ostatnie { $count } gier
   *[other] ostatnie { $count } gry
}
statistics-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
}
statistics-distribution = Rozkład
statistics-coins = monety
statistics-luck = Szczęście w kościach
statistics-won = wygrana
statistics-lost = przegrana
statistics-ghosts = przeciw Duchom
statistics-mean-of = średnia z { $count }
statistics-walk = Strzałki w lewo i w prawo przechodzą od gry do gry.
statistics-luck-figures = Zagrożone kości: { $dice }, wyczerpane: { $lost }, oczekiwane: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
statistics-luck-verdict = { $verdict ->
    [somewhat-lucky] Trochę szczęścia.
    [very-lucky] Rzadkie szczęście.
    [somewhat-unlucky] Trochę pecha.
    [very-unlucky] Rzadki pech.
   *[usual] Jak to z losem bywa.
}
statistics-luck-bounds = Powyżej 0: więcej wyczerpanych kości, niż oczekiwano. Linie przerywane wyznaczają, co jest zwykłe.
statistics-reading = Trwa czytanie gier …
statistics-none = Gry samych graczy komputerowych i treningi się nie liczą, podobnie jak miejsce, za które komputer decydował choćby raz.
statistics-by-mode = Według trybu
statistics-by-rivals = Według rywali
statistics-by-help = Według pomocy
statistics-by-person = Według osoby
statistics-rivals-ghosts = Przeciw Duchom
statistics-rivals-people = Wśród ludzi
statistics-rivals-page = Paziowie
statistics-rivals-squire = Giermkowie
statistics-rivals-knight = Rycerze
statistics-rivals-regent = Regenci
statistics-rivals-sovereign = Władcy
statistics-help-alone = Bez pomocy
statistics-help-helped = Ze wskazówkami lub cofaniem
statistics-points = Punkty
statistics-rating = Ranking
statistics-rating-curve = Ranking w czasie
statistics-points-figure = { NUMBER($points, maximumFractionDigits: 1) }
statistics-key-unaided = bez pomocy

statistics-nothing = Jeszcze żadnej ukończonej gry
