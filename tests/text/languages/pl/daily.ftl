daily-title = Dzisiejsza krypta
daily-back = Powrót do menu
daily-door = { $table } · { $state ->
    [new] jeszcze zamknięta
    [running] rozpoczęta
   *[done] rozegrana
}
daily-weekday = { $weekday ->
    [0] poniedziałek
    [1] wtorek
    [2] środa
    [3] czwartek
    [4] piątek
    [5] sobota
   *[6] niedziela
}
daily-weekday-short = { $weekday ->
    [0] pn
    [1] wt
    [2] śr
    [3] cz
    [4] pt
    [5] so
   *[6] nd
}
daily-month = { $case ->
    [date] { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
   *[bare] { $month ->
        [1] styczeń
        [2] luty
        [3] marzec
        [4] kwiecień
        [5] maj
        [6] czerwiec
        [7] lipiec
        [8] sierpień
        [9] wrzesień
        [10] październik
        [11] listopad
       *[12] grudzień
    }
} { $year }
daily-date = { $weekday }, { $day } { $month }
daily-today = dziś
daily-table = { $table }{ $cursed ->
    [true] , z Przeklętym Skarbem
   *[false] {""}
}
daily-par = Norma: { $par }. Tyle monet zdobywa w tej krypcie średnio Regent na twoim miejscu.
daily-par-open = Norma: Regenci właśnie grają w tej krypcie …
daily-result = Twój wynik: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
daily-against-par = { $side ->
    [above] { $by } ponad normę.
    [below] { $by } poniżej normy.
   *[even] Dokładnie norma.
}
daily-helped = Z pomocą.
daily-helped-short = z pomocą
daily-counts = { $state ->
    [new] Liczy się tylko pierwsza próba. Zaczyna się od pierwszej karty; potem możesz ćwiczyć, ile chcesz.
    [running] Pierwsza próba już trwa i to ona się liczy.
   *[done] Pierwsza próba się skończyła. Teraz grasz dla treningu.
}
daily-counted = Liczy się tylko ta pierwsza próba. Potem grasz dla treningu.
daily-missed = Ta krypta nie została otwarta w swoim dniu. Możesz w niej jeszcze zagrać dla treningu.
daily-not-played = Nie rozegrano.
daily-play = Otwórz kryptę
daily-continue = Kontynuuj
daily-practise = Trening
daily-watch = Oglądaj
daily-copy = Kopiuj
daily-copy-what = Twój wynik
daily-share = Crypt { $day } { $mark } { $coins }, norma { $par }
# as in English
daily-share-open = Crypt { $day } { $mark } { $coins }
daily-streak = { $played ->
    [0] Nie rozegrano jeszcze żadnej krypty dnia
   *[other] Dni z rzędu: { $now } · najdłużej { $longest } · norma osiągnięta: { $reached } z { $played }
}
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-scoring-par = Norma: { $par }
daily-par-failed = Norma: gracze komputerowi nie zdołali jej teraz ustalić. Zaraz spróbują ponownie.
