menu-tagline = Król nie żyje. Spadkobiercy posyłają po srebro.
menu-play = Graj
menu-continue = Kontynuuj
menu-continue-detail = Runda { $round } z { $rounds } · { $table }
menu-table = { $mode ->
    [solo] Jedynak
    [twins] Bliźniacy w zmowie
    [clash] Starcie Rodów
   *[standard] { $heirs ->
        [one] { $heirs } gracz
        [few] { $heirs } graczy
        [many] { $heirs } graczy
       *[other] { $heirs } gracza
    }
}
menu-new-game = Nowa gra
menu-new-game-detail = Tryb, gracze, Kolekcjonerzy
menu-learn = Nauka gry
menu-learn-detail = { $done ->
    [0] Siedem krótkich lekcji, sześć minut
    [one] Siedem lekcji · zaliczona { $done } z { $lessons }
    [few] Siedem lekcji · zaliczone { $done } z { $lessons }
    [many] Siedem lekcji · zaliczonych { $done } z { $lessons }
   *[other] Siedem lekcji · zaliczone { $done } z { $lessons }
}
menu-today = Dzisiejsza krypta
menu-games = Gry
menu-rules = Zasady
menu-settings = Ustawienia
menu-about = O grze
menu-quit = Zakończ
menu-credit = Gra Andrew Nergera i Jeffreya China
menu-version = Wersja
menu-learn-offer = Pierwszy raz?
menu-known = Znam tę grę
menu-known-spoken = Znam tę grę. Nie pytaj więcej.
menu-access = Dostępność
menu-access-detail = Duży tekst, kontrast, czytanie
menu-riddles = Zagadki
menu-campaign = Spadek

menu-series = Następna gra serii
menu-series-detail = Gra { $number } z { $games }
menu-equal-luck = Równe szczęście
menu-equal-luck-detail = Czeka następna tura
