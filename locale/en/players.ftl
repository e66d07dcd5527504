# Who plays, in a few words: “You against a Squire and two Knights”.
players-number = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] eight
}
players-person = { $count ->
    [1] you
   *[other] { $number } players
}
players-page = { $count ->
    [1] a Page
   *[other] { $number } Pages
}
players-squire = { $count ->
    [1] a Squire
   *[other] { $number } Squires
}
players-knight = { $count ->
    [1] a Knight
   *[other] { $number } Knights
}
players-regent = { $count ->
    [1] a Regent
   *[other] { $number } Regents
}
players-sovereign = { $count ->
    [1] a Sovereign
   *[other] { $number } Sovereigns
}
players-matched = { $count ->
    [1] a player at your level
   *[other] { $number } players at your level
}
players-ghost = { $count ->
    [1] the Ghost
   *[other] { $number } Ghosts
}
players-and = { $first } and { $second }
players-comma = { $first }, { $second }
players-against = { $us } against { $them }
players-together = { $number } players at this screen
players-houses = House against house: { $them }
players-watched = You watch: { $them }
found-between = between { $lower } and { $higher }
found-now = { $kind }: { $level }
found-level = Level found for { $name } after { $count ->
    [one] one game
   *[other] { $count } games
}: { $level }.
