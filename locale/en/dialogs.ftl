# Questions, the pause and the hand-over screen.
pause-title = Paused
pause-saved = Saved after every move
pause-code = Code { $code }
pause-resume = Back to the table
pause-rules = Rulebook
pause-aid = Player aid to print
pause-seats = Who plays?
pause-pace = Pace: { $pace }
pause-settings = Settings
pause-new-game = New game
pause-leave = Main menu

hand-over-to = Next at the screen:
hand-over-name = { $title ->
    [duke] Duke
   *[duchess] Duchess
} { $name }
hand-over-ready = I am { $name }
hand-over-promise = Nothing hidden is shown before this button is pressed.
hand-over-task-claim = { $title ->
    [duke] His
   *[duchess] Her
} turn to Claim. The others look away.
hand-over-task-pottery = { $title ->
    [duke] He
   *[duchess] She
} may take a face-down card for Pottery. The others look away.
hand-over-task-reroll = { $title ->
    [duke] He
   *[duchess] She
} may flip an Idol for a reroll. The others look away.
hand-over-task-divvy = The house shares out what it won. The others look away.
hand-over-task-reward = { $title ->
    [duke] He
   *[duchess] She
} may flip cards for a reward. The others look away.
hand-over-task-final = { $title ->
    [duke] His
   *[duchess] Her
} last chance to recover a die. The others look away.
hand-over-task-seat = { $title ->
    [duke] He
   *[duchess] She
} is alone at the screen now. The others look away.

seats-title = Who plays?
seats-note = Seats change hands at once, even mid-turn; the record shows it. Whoever takes a seat sees its cards; whoever gives it up no longer does.
seats-apply = Apply
seats-play-out = Let the computer finish
seats-stay = Cancel

dialog-pass-title = Pass without a claim?
dialog-pass-text = You have dice to place and none to recover.
dialog-pass-stay = Back to the turn
dialog-pass-act = Pass

dialog-look-again-title = Look again?
dialog-look-again-text = Another choice could be worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more.
dialog-look-again-stay = Look again
dialog-look-again-act = Do it anyway
dialog-take-back-title = Take this back?
dialog-take-back-text = Dice were rolled or a card was revealed since. You may still take it back; the record notes it.
dialog-take-back-stay = Keep it
dialog-take-back-act = Take back
dialog-damaged-title = This game cannot be read to its end
dialog-damaged-text = Its file is damaged. Everything up to round { $round } is intact.
dialog-damaged-safe = The damaged file is kept.
dialog-damaged-stay = Continue in round { $round }
dialog-damaged-act = Back to the menu
dialog-not-opened-title = This game cannot be read
record-not-one = “{ $file }” is not a Crypt game, or nothing in it can be played on.
record-newer = “{ $file }” was saved by a newer version of Crypt. That version can open it.
record-too-large = “{ $file }” is far larger than any Crypt game.
record-unreadable = “{ $file }” cannot be opened: it may have been moved, or you may not read it.
dialog-not-opened-safe = The file is kept as it is.
dialog-not-opened-close = Close

branch-title = Play on from here
branch-note = A practice game begins in round { $round } and goes on from there; the game you looked at stays as it is. If you make the same choices, the dice fall the same. Practice does not count in the statistics.
branch-apply = Play on
branch-play-out = Let the computer finish
branch-stay = Back to the replay
