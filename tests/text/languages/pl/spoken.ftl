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
spoken-menu = Menu główne
spoken-held = { $name } ma: { $card }
spoken-collector = Kolekcjoner: { $name }
spoken-peek = Podejrzyj swoje karty
spoken-sets-covered = Twoje karty są zasłonięte. Podejrzyj je, a je usłyszysz.
spoken-no-cards = W Krypcie nie ma żadnej karty.
spoken-place = { $place } z { $count }
spoken-not-now = Teraz to niemożliwe.
spoken-on = { $name }, włączone
spoken-off = { $name }, wyłączone
spoken-chosen = { $name }, wybrane
spoken-alike = { $name } { $number } z { $count }
spoken-figure = { $label }: { $figure }
spoken-row = { $label }: { $paid }.
spoken-nobody = nikt
