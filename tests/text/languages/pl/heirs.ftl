why-worth = { NOUN($card, cap: "yes") }: wartość tutaj to około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
why-card = { NOUN($card, cap: "yes") } to około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}: { $parts }.
why-part-printed = { $count ->
    [1] { $coins } na karcie
   *[other] { $coins } na kartach
}
why-part-collector = { $figure } u Kolekcjonera ({ $nth ->
    [1] pierwsza karta
    [2] druga karta
    [3] trzecia karta
    [4] czwarta karta
   *[other] jeszcze jedna karta
})
why-part-rival = { $sign ->
    [less] { $figure }: zyskuje { NOUN($rival) }
   *[more] { $figure }: traci { NOUN($rival) }
}
why-part-rivals = { $sign ->
    [less] { $figure } na korzyść innych
   *[more] { $figure } kosztem innych
}
why-part-curses = { $figure } za Klątwy
why-part-loved = { $figure } z miłości do tych kart
why-part-rest = { $figure } za resztę
coin-change = { $coins }
parts-cards = { $figure } za karty
parts-dice = { $figure } za kości
parts-rivals = { $sign ->
    [less] { $figure }, bo inni mają więcej
   *[more] { $figure }, bo inni mają mniej
}
why-last = Potem nikt już nie gra: siła { $strength } wystarczy.
why-last-safe = Potem nikt już nie gra, a wysiłek 1 nigdy nie zawodzi.
why-ghost = Siła { $strength } utrzymuje się { $ghosts ->
    [one] przeciw Duchowi
    [few] przeciw Duchom
    [many] przeciw Duchom
   *[other] przeciw Duchom
} około { $percent } razy na 100.
why-out-of-reach = Nikt, kto jeszcze gra, nie pobije siły { $strength }; { NOUN($rival) } też nie.
why-keeps-out = { NOUN($rival, cap: "yes") } pobije siłę { $strength } tylko wtedy, gdy odda na to { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}.
why-risk = { NOUN($rival, cap: "yes") } może pobić siłę { $strength } jedną kością, ale ma co innego do roboty.
why-recover = { $count ->
    [one] Wraca { $count } kość
    [few] Wracają { $count } kości
    [many] Wraca { $count } kości
   *[other] Wraca { $count } kości
}; w następnych rundach to więcej warte niż każda karta tutaj.
why-pass = Żadna karta nie jest tu warta kości.
why-take = { NOUN($card, cap: "yes") } bez wydawania kości: wartość około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
why-keep-pottery = Dwie zakryte karty Ceramiki mogą jeszcze dać około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
why-reroll = Kość z wysiłkiem { $effort } wraca w { $percent } na 100 prób.
why-keep-idol = Zakryty Idol może jeszcze uratować kości warte około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
}.
why-peek = Warto oddać Rękopis, by wiedzieć, co leży zakryte.
why-revive = Jedna kość więcej teraz jest warta więcej niż dwie zakryte karty Szczątków.
why-revive-last = Kość na koniec gry to moneta.
why-done = Nie ma już nic do zyskania.
why-divvy = Przy takim podziale oboje mogą liczyć na około { $one } i { $two } monet; liczy się niższy wynik.
why-brief = { NOUN($card, case: "bare") }: { $coins }
