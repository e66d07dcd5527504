fairness-title = Kości tej gry
fairness-back = Wstecz
fairness-check = Czy były uczciwe?
fairness-fair = Kości były uczciwe
fairness-fair-text = Wszystkie tasowania i rzuty ({ $count }) wyliczono z ziarna ponownie i są takie same.
fairness-fair-uncut = Tajemnicę zapieczętowano przed pierwszą kartą i nikt nie przekładał talii.
fairness-fair-cut = Tajemnicę zapieczętowano, zanim stół wybrał swoje słowo: nikt nie mógł dobrać tego losu.
fairness-fair-open = Zaczęto ją z kodu: jej los można było poznać.
fairness-fair-older = Ziarno zapieczętowano przed pierwszą kartą.
fairness-sealed = Kości są zapieczętowane
fairness-sealed-text = Los tej gry ustalono przed pierwszą kartą. Do końca nikt nie może otworzyć pieczęci; potem każdy może sprawdzić, że nic nie zmieniono.
fairness-older-text = Los tej gry ustalono przed pierwszą kartą. Zaczęto ją w starszym wydaniu, które pokazuje pieczęć dopiero po grze.
fairness-open = Otwarty kod
fairness-open-text = Tę grę zaczęto z kodu albo jest kryptą dnia: kto zna kod, może znać jej karty i rzuty.
fairness-practice = Trening: los jest znany
fairness-practice-text = Ta gra toczy się dalej z innej, której los pokazano po jej końcu.
fairness-not-from-source = To nie jest zapieczętowane ziarno
fairness-not-from-source-text = Ziarno tej gry nie wynika ani z tego, co zapieczętowano, ani z kodu podanego w zapisie.
fairness-no-seed = Nie ma czego sprawdzać
fairness-no-seed-text = W tej grze rzucano gdzie indziej, a jej zapis nie zawiera ziarna.
fairness-not-from-seed = Te kości nie są z ziarna
fairness-not-from-seed-text = Wynik w kroku { $step } nie pochodzi z ziarna; wcześniejsze ({ $count }) tak.
fairness-broken = Zapis się urywa
fairness-broken-text = W kroku { $step } zapis jest błędny. Wcześniejsze tasowania i rzuty ({ $count }) pochodzą z ziarna.
fairness-code = Kod tej krypty
fairness-seal = Pieczęć, widoczna od pierwszej karty (SHA-256)
fairness-seed = Ziarno, ujawnione po grze
fairness-secret = Pod pieczęcią: tajemnica i jej losowe cyfry
fairness-word = Słowo, które przełożyło talię
fairness-copy = Kopiuj: { $what }
fairness-copied = Skopiowano: { $what }
fairness-not-copied = Schowek jest niedostępny.
fairness-faces = { $count ->
    [one] { $count } kość, oczko po oczku
    [few] { $count } kości, oczko po oczku
    [many] { $count } kości, oczko po oczku
   *[other] { $count } kości, oczko po oczku
}
fairness-sum = Wyczerpane: { $lost }, oczekiwane: { $expected }
fairness-all = wszystkie
fairness-everybody = Wszyscy
fairness-of = { $expected } z { $dice }
fairness-rolls = Każdy rzut
fairness-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
fairness-row = oczekiwane { $expected }
fairness-roll = Runda { $round }, { $name }, { $why }: { $dice }
fairness-effort = wysiłek
fairness-again = ponowny rzut
fairness-ghost = tura Ducha
fairness-tiebreak = remis
fairness-knowable = Otwarty kod: los można było poznać
