# Cases: [nom] a sentence's subject, [acc] its object, [gen] of it, [loc] on it; *[bare] a label.

# as in English
term-game = Crypt
term-crypt = { $case ->
   *[bare] Krypta
    [nom] Krypta
    [acc] Kryptę
    [gen] Krypty
}
term-objective = Cel gry
term-components = Elementy gry
term-how-to-play = Jak grać
term-setup = Przygotowanie
term-setup-icon = symbol przygotowania
term-quick-reference = Ściąga
term-game-end = Koniec gry
term-book-of-variants = Księga wariantów
term-treasure = { $case ->
   *[bare] Skarb
    [nom] Skarb
    [acc] Skarb
    [gen] Skarbu
}
term-treasure-card = { $case ->
   *[bare] karta Skarbu
    [nom] karta Skarbu
    [acc] kartę Skarbu
    [gen] karty Skarbu
}
term-treasure-type = { $case ->
   *[bare] typ Skarbu
    [nom] typ Skarbu
    [gen] typu Skarbu
}
term-idol = { $case ->
   *[bare] Idol
    [plain] Idole
    [nom] Idol
    [acc] Idola
    [gen] Idola
    [loc] Idolu
}
term-jewelry = { $case ->
   *[bare] Biżuteria
    [plain] Biżuteria
    [nom] Biżuteria
    [acc] Biżuterię
    [gen] Biżuterii
    [loc] Biżuterii
}
term-manuscript = { $case ->
   *[bare] Rękopis
    [plain] Rękopisy
    [nom] Rękopis
    [acc] Rękopis
    [gen] Rękopisu
    [loc] Rękopisie
}
term-pottery = { $case ->
   *[bare] Ceramika
    [plain] Ceramika
    [nom] Ceramika
    [acc] Ceramikę
    [gen] Ceramiki
    [loc] Ceramice
}
term-remains = { $case ->
   *[bare] Szczątki
    [plain] Szczątki
    [nom] Szczątki
    [acc] Szczątki
    [gen] Szczątków
    [loc] Szczątkach
}
term-tapestry = { $case ->
   *[bare] Gobelin
    [plain] Gobeliny
    [nom] Gobelin
    [acc] Gobelin
    [gen] Gobelinu
    [loc] Gobelinie
}
term-type-idol = Idole
term-type-jewelry = Biżuteria
term-type-manuscript = Rękopisy
term-type-pottery = Ceramika
term-type-remains = Szczątki
term-type-tapestry = Gobeliny
term-count-idol = { $count ->
    [one] { $count } Idol
    [few] { $count } Idole
    [many] { $count } Idoli
   *[other] { $count } Idola
}
term-count-jewelry = { $count ->
    [one] { $count } sztuka Biżuterii
    [few] { $count } sztuki Biżuterii
    [many] { $count } sztuk Biżuterii
   *[other] { $count } sztuki Biżuterii
}
term-count-manuscript = { $count ->
    [one] { $count } Rękopis
    [few] { $count } Rękopisy
    [many] { $count } Rękopisów
   *[other] { $count } Rękopisu
}
term-count-pottery = { $count ->
    [one] { $count } sztuka Ceramiki
    [few] { $count } sztuki Ceramiki
    [many] { $count } sztuk Ceramiki
   *[other] { $count } sztuki Ceramiki
}
term-count-remains = { $count ->
    [one] { $count } karta Szczątków
    [few] { $count } karty Szczątków
    [many] { $count } kart Szczątków
   *[other] { $count } karty Szczątków
}
term-count-tapestry = { $count ->
    [one] { $count } Gobelin
    [few] { $count } Gobeliny
    [many] { $count } Gobelinów
   *[other] { $count } Gobelinu
}
term-coin = Moneta
term-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
term-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
term-face-up = odkryta
term-face-down = zakryta
term-which-hidden = { $part } (zakryta karta)
term-which-value = { $part } (wartość { $value })
term-servant = { $case ->
   *[bare] Sługa
    [nom] Sługa
    [acc] Sługę
    [gen] Sługi
}
term-servants = Słudzy
term-servant-die = { $case ->
   *[bare] kość Sługi
    [nom] kość Sługi
    [gen] kości Sługi
}
term-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
term-effort = wysiłek
term-exhausted = wyczerpana
term-unexhausted = sprawna
term-recover = Odzyskaj
term-pass = Pas
term-push-out = wyprzeć
term-collector = { $case ->
   *[bare] Kolekcjoner
    [nom] Kolekcjoner
    [acc] Kolekcjonera
    [gen] Kolekcjonera
}
term-collectors = Kolekcjonerzy
term-requirement = wymaganie
term-reward = nagroda
term-flip = Odwróć
term-name = { NOUN($seat, cap: "yes") }
term-player = { $case ->
   *[bare] gracz
    [nom] gracz
    [acc] gracza
    [gen] gracza
}
term-player-card = karta Gracza
term-duke = Książę
term-duchess = Księżna
term-torch-card = karta Pochodni
term-leader = Przywódca
term-lights-out = Zgaszone Światło
term-box = { $case ->
   *[bare] pudełko
    [nom] pudełko
    [gen] pudełka
}
term-ghost = { $case ->
   *[bare] Duch
    [nom] Duch
    [acc] Ducha
    [gen] Ducha
}
term-shade = { $case ->
   *[bare] Cień
    [nom] Cień
    [acc] Cienia
    [gen] Cienia
}
term-round = runda
term-turn = tura
term-phase-reveal = Odkrywanie
term-phase-claim = Zajmowanie
term-phase-collect = Zbieranie
term-phase-pass = Przekazanie Pochodni
term-only-child = Jedynak
term-only-child-players = Jedynak (1 gracz)
term-rank-fool = { $title ->
    [duchess] Błazenka
   *[duke] Błazen
}
term-rank-petty = { $title ->
    [duchess] Małostkowa
   *[duke] Małostkowy
}
term-rank-affluent = { $title ->
    [duchess] Zamożna
   *[duke] Zamożny
}
term-rank-magnificent = { $title ->
    [duchess] Wspaniała
   *[duke] Wspaniały
}
term-conspiring-twins = Bliźniacy w zmowie
term-rank-fool-twins = { $title ->
    [duchess] Błazenki
   *[duke] Błaźni
}
term-rank-petty-twins = { $title ->
    [duchess] Małostkowe
   *[duke] Małostkowi
}
term-rank-affluent-twins = { $title ->
    [duchess] Zamożne
   *[duke] Zamożni
}
term-rank-magnificent-twins = { $title ->
    [duchess] Wspaniałe
   *[duke] Wspaniali
}
term-clash-of-houses = Starcie Rodów
term-cursed-treasure = Przeklęty Skarb
term-curse = { $case ->
   *[bare] Klątwa
    [nom] Klątwa
    [acc] Klątwę
    [gen] Klątwy
}
term-curses = { $count ->
    [one] { $count } Klątwa
    [few] { $count } Klątwy
    [many] { $count } Klątw
   *[other] { $count } Klątwy
}
term-divvy = podzielić
term-house = { $case ->
   *[bare] ród
    [nom] ród
    [gen] rodu
}
term-house-tower = { $case ->
   *[bare] Ród Wieży
    [nom] Ród Wieży
    [gen] Rodu Wieży
}
term-house-moon = { $case ->
   *[bare] Ród Księżyca
    [nom] Ród Księżyca
    [gen] Rodu Księżyca
}
term-house-pine = { $case ->
   *[bare] Ród Sosny
    [nom] Ród Sosny
    [gen] Rodu Sosny
}
term-house-star = { $case ->
   *[bare] Ród Gwiazdy
    [nom] Ród Gwiazdy
    [gen] Rodu Gwiazdy
}
term-rating = Ranking
