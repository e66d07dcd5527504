reading-leave = Zamknij zasady
reading-backward = Wstecz
reading-forward = Dalej
reading-language = Język zasad
reading-interface = Język gry: { $language }
reading-contents = Spis treści
reading-row = { $title }, { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
reading-pdf = Zapisz jako PDF
reading-search = Szukaj w zasadach
reading-found = { $count ->
    [0] brak trafień
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
reading-hit = miejsce { $number } z { $count }
reading-next-hit = Następne trafienie
reading-previous-hit = Poprzednie trafienie
reading-page = { $number } z { $count }
reading-ruling-note = nasza zasada
reading-examples = { $count ->
    [1] Przykład
    [2] Dwa przykłady
    [3] Trzy przykłady
   *[other] Przykłady: { $count }
}
reading-replay = Odtwórz przykład ponownie: { $caption }
reading-reference-close = { $key }, { $back } albo kliknięcie wraca.
