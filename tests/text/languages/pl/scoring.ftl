scoring-title = Wynik końcowy
scoring-after-rounds = Rundy: { $rounds }
scoring-treasure = Skarb
scoring-dice = Sprawne kości
scoring-curse = Klątwa
scoring-total = Razem
scoring-team = Wspólny wynik
scoring-column = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
scoring-winner = { $title ->
    [duke] Książę
   *[duchess] Księżna
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] wygrywa, zdobywając monety: { $coins }
    [few] wygrywają, zdobywając monety: { $coins }
    [many] wygrywają, zdobywając monety: { $coins }
   *[other] wygrywają, zdobywając monety: { $coins }
}
scoring-wins-by-roll = monety: po { $coins }, rozstrzyga lepszy rzut
scoring-treasure-of = Łupy: { $name }
scoring-rank-fool = Monety: { $coins }. Nawet Duch odwraca wzrok z litości.
scoring-rank-petty = Monety: { $coins }. Wystarczy na mały pomnik.
scoring-rank-affluent = Monety: { $coins }. Wierzyciele kłaniają się po drodze.
scoring-rank-magnificent = Monety: { $coins }. Sam Duch przytrzymuje ci drzwi.
scoring-rank-fool-twins = Monety: { $coins }. Duchy wciąż się śmieją.
scoring-rank-petty-twins = Monety: { $coins }. Wystarczy na jeden mały pomnik na spółkę.
scoring-rank-affluent-twins = Monety: { $coins }. Wierzyciele kłaniają się dwa razy.
scoring-rank-magnificent-twins = Monety: { $coins }. Duchy przytrzymują drzwi wam obojgu.
scoring-again = Jeszcze raz
scoring-again-about = ten sam układ, nowe karty
scoring-to-come = jeszcze do policzenia
scoring-new = Nowa gra
scoring-chronicle = Kronika
scoring-review = Analiza
scoring-menu = Menu główne
scoring-taken-back = { $count ->
    [one] Cofnięto { $count } raz
    [few] Cofnięto { $count } razy
    [many] Cofnięto { $count } razy
   *[other] Cofnięto { $count } raza
}
scoring-hints = { $count ->
    [one] { $count } wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}
scoring-practice = Gra treningowa
scoring-handed = { $count ->
    [one] { $count } miejsce zmieniło gracza
    [few] { $count } miejsca zmieniły gracza
    [many] { $count } miejsc zmieniło gracza
   *[other] { $count } miejsca zmieniło gracza
}
scoring-replay = Powtórka
scoring-rolls = Kości i kod
scoring-next = Następny krok
scoring-result = Pokaż wynik
scoring-lead = { $count ->
    [one] Prowadzi { $names }
    [few] Prowadzą razem { $names }
    [many] Prowadzą razem { $names }
   *[other] Prowadzą razem { $names }
}
scoring-treasure-rule = Ile warta jest każda karta według swojej liczby.
scoring-dice-rule = Jedna moneta za każdą kość, która nie jest wyczerpana.
scoring-curse-rule = Kto ma najwięcej Klątw, traci 5 monet.
scoring-save = Zapisz ten obraz
scoring-saved = Obraz zapisano
scoring-warnings = { $count ->
    [one] { $count } ostrzeżenie
    [few] { $count } ostrzeżenia
    [many] { $count } ostrzeżeń
   *[other] { $count } ostrzeżenia
}
scoring-calendar = Kalendarz
scoring-unaided = Wygrana bez pomocy
scoring-imported = Gra skądinąd
scoring-counts = { $name } ma mniej: liczą się te monety
