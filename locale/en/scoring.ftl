# The score sheet after a game.
scoring-title = The reckoning
scoring-after-rounds = After { $rounds } rounds
scoring-treasure = Treasure
scoring-dice = Unexhausted dice
scoring-curse = Curse
scoring-total = Total
scoring-team = Their score
scoring-column = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
scoring-winner = { $title ->
    [duke] Duke
   *[duchess] Duchess
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] wins with { $coins } coins
   *[other] win with { $coins } coins
}{ $mode ->
    [clash] {": the poorer of the two counts"}
   *[other] {""}
}
scoring-wins-by-roll = { $coins } coins each, and the better roll decides
scoring-treasure-of = { $name } carried off
scoring-rank-fool = { $coins } coins. Even the Ghost looks away, out of pity.
scoring-rank-petty = { $coins } coins. Enough for a small statue of yourself.
scoring-rank-affluent = { $coins } coins. The creditors bow when you pass.
scoring-rank-magnificent = { $coins } coins. The Ghost himself holds the door for you.
scoring-rank-fool-twins = { $coins } coins. The Ghosts are still laughing.
scoring-rank-petty-twins = { $coins } coins. Enough for one small statue, to be shared.
scoring-rank-affluent-twins = { $coins } coins. The creditors bow, twice.
scoring-rank-magnificent-twins = { $coins } coins. The Ghosts hold the doors for you both.
scoring-again = Play again
scoring-again-about = same setup, new cards
scoring-new = New setup
scoring-chronicle = Chronicle
scoring-review = Analysis
scoring-menu = Main menu
scoring-taken-back = { $count ->
    [one] Taken back once
   *[other] Taken back { $count } times
}
scoring-hints = { $count ->
    [one] One hint
   *[other] { $count } hints
}
scoring-warnings = { $count ->
    [one] One warning
   *[other] { $count } warnings
}
scoring-imported = Game from elsewhere
scoring-practice = Practice game
scoring-unaided = Won without help
scoring-handed = { $count ->
    [one] One seat changed hands
   *[other] { $count } seats changed hands
}
scoring-replay = Replay
scoring-rolls = Dice and code
scoring-next = Next step
scoring-result = Show the result
scoring-to-come = still to come
scoring-counts = { $name } has fewer: these coins count
scoring-lead = { $count ->
    [one] { $names } leads
   *[other] { $names } lead together
}
scoring-treasure-rule = What every card is worth by its own number.
scoring-dice-rule = One coin for each die that is not exhausted.
scoring-curse-rule = Whoever holds most curses loses 5 coins.
scoring-save = Save this picture
scoring-saved = The picture is saved
scoring-calendar = Calendar
