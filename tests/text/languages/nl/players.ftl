players-number = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[other] acht
}
players-person = { $count ->
    [one] jij
   *[other] { $number } spelers
}
players-page = { $count ->
    [one] een Page
   *[other] { $number } Pages
}
players-squire = { $count ->
    [one] een Schildknaap
   *[other] { $number } Schildknapen
}
players-knight = { $count ->
    [one] een Ridder
   *[other] { $number } Ridders
}
players-regent = { $count ->
    [one] een Regent
   *[other] { $number } Regenten
}
players-sovereign = { $count ->
    [one] een Vorst
   *[other] { $number } Vorsten
}
players-ghost = { $count ->
    [one] de Geest
   *[other] { $number } Geesten
}
players-and = { $first } en { $second }
players-comma = { $first }, { $second }
players-against = { $us } tegen { $them }
players-together = { $number } spelers aan dit scherm
players-houses = Huis tegen huis: { $them }
players-watched = Je kijkt toe: { $them }
