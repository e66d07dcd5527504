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
    [one] you
   *[other] { $number } players
}
players-page = { $count ->
    [one] a Page
   *[other] { $number } Pages
}
players-squire = { $count ->
    [one] a Squire
   *[other] { $number } Squires
}
players-knight = { $count ->
    [one] a Knight
   *[other] { $number } Knights
}
players-regent = { $count ->
    [one] a Regent
   *[other] { $number } Regents
}
players-sovereign = { $count ->
    [one] a Sovereign
   *[other] { $number } Sovereigns
}
players-ghost = { $count ->
    [one] the Ghost
   *[other] { $number } Ghosts
}
players-and = { $first } and { $second }
players-comma = { $first }, { $second }
players-against = { $us } against { $them }
players-together = { $number } players at this screen
players-houses = House against house: { $them }
players-watched = You watch: { $them }
