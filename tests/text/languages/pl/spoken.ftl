spoken-seat = { $name }: { $standing }; { $available ->
    [one] 1 kość
    [few] { $available } kości
    [many] { $available } kości
   *[other] { $available } kości
} do użycia, wyczerpane: { $exhausted }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
spoken-sets-covered = Twoje karty są zasłonięte. Przytrzymaj klawisz podglądu i zapytaj ponownie.
spoken-no-cards = W Krypcie nie ma żadnej karty.
spoken-place = { $place } z { $count }
spoken-not-now = Teraz to niemożliwe.
