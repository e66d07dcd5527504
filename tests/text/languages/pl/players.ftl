players-number = { $count ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
    [7] siedmiu
   *[other] ośmiu
}
players-person = { $count ->
    [one] ty
    [few] { $number } graczy
    [many] { $number } graczy
   *[other] { $number } graczy
}
players-page = { $count ->
    [one] Paź
    [few] { $number } Paziów
    [many] { $number } Paziów
   *[other] { $number } Paziów
}
players-squire = { $count ->
    [one] Giermek
    [few] { $number } Giermków
    [many] { $number } Giermków
   *[other] { $number } Giermków
}
players-knight = { $count ->
    [one] Rycerz
    [few] { $number } Rycerzy
    [many] { $number } Rycerzy
   *[other] { $number } Rycerzy
}
players-regent = { $count ->
    [one] Regent
    [few] { $number } Regentów
    [many] { $number } Regentów
   *[other] { $number } Regentów
}
players-sovereign = { $count ->
    [one] Władca
    [few] { $number } Władców
    [many] { $number } Władców
   *[other] { $number } Władców
}
players-ghost = { $count ->
    [one] Duch
    [few] { $number } Duchów
    [many] { $number } Duchów
   *[other] { $number } Duchów
}
players-and = { $first } i { $second }
players-comma = { $first }, { $second }
players-against = { $us } kontra { $them }
players-together = Graczy przy tym ekranie: { $number }
players-houses = Ród kontra ród: { $them }
players-watched = Oglądasz: { $them }
