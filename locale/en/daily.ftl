# The crypt of the day: its page, its calendar, and what is said of it at the end of a game.
daily-title = Crypt of the day
daily-back = Back to the menu
daily-door = { $table } · { $state ->
    [new] not yet opened
    [running] begun
   *[done] played
}
daily-weekday = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
daily-weekday-short = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
daily-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-date = { $weekday }, { $day } { $month }
daily-today = today
daily-table = { $table }{ $cursed ->
    [true] , with Cursed Treasure
   *[false] {""}
}
daily-par = Par: { $par } coins. That is what a Regent in your place takes from this crypt on average.
daily-par-open = Par: Regents are playing this crypt right now…
daily-par-failed = Par: the computer players could not work it out just now. They will try again shortly.
daily-result = You took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
daily-against-par = { $side ->
    [above] { $by } above par.
    [below] { $by } below par.
   *[even] Exactly par.
}
daily-helped = You had help.
daily-helped-short = with help
daily-counts = { $state ->
    [new] Only your first try counts. It begins with the first card; after it you may practise as often as you like.
    [running] Your first try has begun, and it is the one that counts.
   *[done] Your first try is over. Whatever you play now is practice.
}
daily-counted = Only this first try counts. Whatever you play now is practice.
daily-missed = You did not open this crypt on its day. You may still play it, for practice.
daily-not-played = Not played.
daily-play = Open the crypt
daily-continue = Go on
daily-practise = Practise
daily-watch = Watch
daily-copy = Copy
daily-copy-what = Your result
daily-share = Crypt { $day } { $mark } { $coins }, par { $par }
daily-share-open = Crypt { $day } { $mark } { $coins }
daily-streak = { $played ->
    [0] No crypt of the day played yet
   *[other] Days in a row: { $now } · longest { $longest } · par reached: { $reached } of { $played }
}
daily-earlier = The month before
daily-legend = Left: your coins · right: above or below par
daily-later = The month after
daily-scoring-par = Par: { $par }
daily-gate-stay = Back
daily-gate-text = Only the first try at these cards counts, and only against the players that everybody meets. If you play with your own players, the first try is used up.
daily-gate-day = As everybody plays it
daily-gate-play = With my players
daily-gate-tomorrow = Tomorrow’s crypt
