riddles-title = Zagadki króla
riddles-back = Powrót do menu
riddles-solve = Rozwiąż
riddles-kinds = Wybierz, o co pytać
riddles-standing = Ranking { $rating } · z rzędu: { $row }
riddles-solved = Rozwiązane: { $solved } z { $riddles }
riddles-day = Zagadka dnia
riddles-day-new = Dziś wszyscy dostają tę samą
riddles-day-done = Rozwiązana · { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
riddles-next = Następna zagadka
riddles-next-about = Dobrana do twojego rankingu
riddles-again = Jeszcze raz
riddles-again-about = { $count ->
    [0] Żadna nieudana zagadka jeszcze nie wraca
    [one] Wraca { $count } nieudana zagadka
    [few] Wracają { $count } nieudane zagadki
    [many] Wraca { $count } nieudanych zagadek
   *[other] Wraca { $count } nieudanej zagadki
}
riddles-kind-claim = Najlepsze zajęcie
riddles-kind-hold = Poza zasięgiem Ducha
riddles-kind-reach = Zdobądź tytuł
riddles-kind-ghost = Co zrobi Duch?
riddles-kind-face-down = Co leży zakryte?
riddle-title = Zagadka { $number }
riddle-spoken = Zagadka { $number }, trudność { $grade } z 5. { $question }
riddle-ask-claim = Ostatnie zajęcie w grze: które da ci średnio najwięcej monet?
riddle-ask-lead = Ostatnie zajęcie w grze: które da ci średnio największą przewagę, gdy rywalem jest { NOUN($rival) }?
riddle-ask-hold = Weź { NOUN($card, case: "acc") } tak, by żaden rzut Ducha tego nie odebrał, i zdobądź przy tym najwięcej monet.
riddle-ask-reach = Ostatnie zajęcie w grze: które daje największą szansę na tyle monet: { $coins }?
riddle-ask-ghost = { NOUN($ghost, cap: "yes") } rzuca { $rolled }. Dokąd trafią kości?
riddle-ask-face-down = Ile musi być warta zakryta karta: { NOUN($card) }?
riddle-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
riddle-lettered = { $letter } – { $answer }
riddle-ghost-on = { $dice } na { NOUN($card, case: "acc") }
riddle-ghost-aside = { $dice } odłożone
riddle-hint = Wskazówka
riddle-leave = Wyjdź
riddle-look = Powrót do stołu
riddle-next = Następna zagadka
riddle-try-again = Spróbuj ponownie
riddle-show = Pokaż rozwiązanie
riddle-hints = Wskazówka { $step } z 2
riddle-hint-claim-1 =
    Po tobie nikt już nie zajmuje.
    Policz, co każda karta dodaje do twoich zestawów, i odejmij kości, które mogą się wyczerpać: kość jest warta 1 monetę.
riddle-hint-hold-1 =
    Ponownie rzuca się tylko kośćmi, które wypierasz.
    Pomyśl, ile te kości mogą najwięcej wyrzucić i których kart spróbują najpierw.
riddle-hint-reach-1 =
    Masz teraz, razem z kośćmi, tyle monet: { $now }.
    Potrzebujesz { $coins }. Szukaj kart, które naraz dodadzą tak dużo.
riddle-hint-cards =
    W odpowiedzi chodzi o { $cards ->
        [one] tę kartę
        [few] te karty
        [many] te karty
       *[other] te karty
    }.
    Potrzeba do niej { $dice ->
        [one] { $dice } kości
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }.
riddle-hint-recover =
    Czy w ogóle musisz coś zajmować?
    Kości w pudełku nie są na koniec nic warte.
riddle-hint-ghost-1 =
    Najpierw łączą się równe kości.
    Potem wybiera najsilniejsza grupa: pierwszą od lewej kartę, która jest wolna albo którą trzymasz słabiej.
riddle-hint-ghost-2 =
    Najsilniejsza grupa jest pierwsza.
    { $move }. Dalej licz stąd.
riddle-hint-face-down-1 =
    Policz karty tego typu.
    { NOUN($type, case: "plain") } w tej grze mają wartości { $all }. Które z nich znasz?
riddle-hint-face-down-2 =
    Znasz już { $seen }.
    { NOUN($type, case: "plain") } w tej grze mają wartości { $all }.
riddle-right = To jest odpowiedź!
riddle-solution = Odpowiedź
riddle-wrong = Nie najlepiej
riddle-better = Jest coś lepszego.
riddle-brings = Średnia liczba monet na koniec: { $coins }.
riddle-lead = Średnia przewaga na koniec, w monetach: { $coins }.
riddle-behind = Średnia strata na koniec, w monetach: { $coins }.
riddle-rating = Ranking { $rating }
riddle-chance = Monety ({ $coins }) udaje się zdobyć { $percent } razy na 100.
riddle-lost = Przy rzucie { $roll } Duch jeszcze weźmie { NOUN($card, case: "acc") }.
riddle-usual = Częsta próba: { $move }. { $brings }
riddle-usual-less = Częsta próba: { $move }. Monet mniej o { $coins }.
riddle-why-recover = { $count ->
    [one] Wraca { $count } kość
    [few] Wracają { $count } kości
    [many] Wraca { $count } kości
   *[other] Wraca { $count } kości
}; każda jest warta 1 monetę, a żadna karta nie da tu więcej.
riddle-why-ghost = { $moves }.
riddle-ghost-forgets-join = Nie tak: równe kości łączą się w jedną grupę.
riddle-ghost-forgets-stronger = Nie tak: równa siła nikogo nie wypiera.
riddle-ghost-forgets-push = Nie tak: Duch bierze też karty, które trzymasz z mniejszą siłą.
riddle-ghost-forgets-order = Nie tak: najsilniejsza grupa idzie pierwsza.
riddle-why-face-down = { $answer ->
    [one] { $answer } moneta
    [few] { $answer } monety
    [many] { $answer } monet
   *[other] { $answer } monety
}: { NOUN($type, case: "plain") } mają wartości { $all }, a znasz już { $seen }.
riddle-wrong-face-down = { NOUN($type, case: "plain") } mają wartości { $all }. Z nich znasz już { $seen }.
riddle-ghost-short = { $dice }: { NOUN($card, case: "bare") }
riddle-ghost-none = Wszystko odłożone
riddle-not-taken = Tak nie weźmiesz { NOUN($card, case: "gen") }.

## Co z tego wynika
riddle-follows = Co z tego wynika
riddle-same-luck = Przy tym samym szczęściu
riddle-outcome-tried = Ta próba: { $told }.
riddle-outcome-best = Najlepszy ruch: { $told }.
riddle-average = średnio { $coins }
riddle-dice-count = Kości liczą się przy tym jak monety.
riddle-average-behind = średnio { $coins } w tyle

riddle-skip = Od razu do wyniku
