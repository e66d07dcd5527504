# What all games come to.
statistics-title = Statistics
statistics-back = Back to the games
statistics-games-played = Games played
statistics-games = Games
statistics-wins = Won
statistics-mean = Average
statistics-best = Best
statistics-longest = In a row
statistics-all = All games
statistics-everybody = Everybody
statistics-fresh = Freshly shuffled
statistics-code = From a code
statistics-day = Crypt of the day
statistics-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-key-games = { $count ->
    [one] game
   *[other] games
}
statistics-key-wins = { $count ->
    [one] win
   *[other] wins
}
statistics-key-unaided = { $count ->
    [one] unaided win
   *[other] unaided wins
}
statistics-key-mean = average
statistics-key-best = best score
statistics-scores = Scores over time
statistics-last = { $count ->
    [one] the last game
   *[other] the last { $count } games
}
statistics-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
    }
statistics-distribution = Distribution
statistics-coins = coins
statistics-luck = Luck of the dice
statistics-won = won
statistics-lost = lost
statistics-ghosts = against Ghosts
statistics-mean-of = average of { $count }
statistics-walk = Left and right go from game to game.
statistics-luck-figures = { $dice ->
    [one] One die was at risk
   *[other] { $dice } dice were at risk
}, { $lost } exhausted, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected.
statistics-luck-verdict = { $verdict ->
    [somewhat-lucky] A little luck.
    [very-lucky] Rare luck.
    [somewhat-unlucky] A little bad luck.
    [very-unlucky] Rare bad luck.
   *[usual] About average.
}
statistics-luck-bounds = Above 0: fewer dice exhausted than expected. Dashed: what is normal.
statistics-reading = The games are being read…
statistics-nothing = No finished game yet
statistics-none = Only games that you play yourself to the end count here. Practice does not.
statistics-by-mode = By mode
statistics-by-rivals = By rivals
statistics-by-help = Aided or not
statistics-by-person = By person
statistics-rivals-ghosts = Against Ghosts
statistics-rivals-people = Among people
statistics-rivals-page = Pages
statistics-rivals-squire = Squires
statistics-rivals-knight = Knights
statistics-rivals-regent = Regents
statistics-rivals-sovereign = Sovereigns
statistics-help-alone = Without help
statistics-help-helped = With hints or taking back
statistics-points = Beaten
statistics-rating = { term-rating }
statistics-rating-curve = { term-rating } over time
statistics-points-figure = { NUMBER($points, maximumFractionDigits: 1) }
