# What a listener hears at the table beside what can be read there.
spoken-seat = { $name }: { $standing }; { $available ->
    [one] 1 die
   *[other] { $available } dice
} ready, { $exhausted } exhausted, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
spoken-menu = Main menu
spoken-held = { $name } has: { $card }
spoken-collector = Collector: { $name }
spoken-peek = Peek at own cards
spoken-sets-covered = Your cards are covered. Peek to hear them.
spoken-no-cards = No card lies in the Crypt.
spoken-place = { $place } of { $count }
spoken-not-now = Not possible now.
spoken-on = { $name }, on
spoken-off = { $name }, off
spoken-chosen = { $name }, chosen
spoken-alike = { $name } { $number } of { $count }
spoken-figure = { $label }: { $figure }
spoken-row = { $label }: { $paid }.
spoken-nobody = nobody

# What a listener is told that a part of the window is.
spoken-part-crypt = Crypt
spoken-part-tray = Your choices
spoken-part-held = Cards of { $name }
spoken-part-seats = Players
spoken-part-piles = Piles
spoken-part-bar = Menu and help
spoken-part-explained = Explanation
spoken-part-which = Which crypt
spoken-part-mode = Game mode
spoken-part-start = Start
spoken-part-titles = Titles
spoken-part-replay = Replay
