# Questions, the pause and the hand-over screen.
pause-title = The torches wait
pause-saved = Saved after every move
pause-resume = Back to the table
pause-rules = Rulebook
pause-settings = Settings
pause-new-game = New game
pause-leave = Leave for the menu

hand-over-to = Pass the table to
hand-over-name = { $title } { $name }
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
} may flip an Idol for a re-roll. The others look away.
hand-over-task-divvy = The house shares out what it won. The others look away.
hand-over-task-final = { $title ->
    [duke] His
   *[duchess] Her
} last chance to recover a die. The others look away.

dialog-damaged-title = This game cannot be read to its end
dialog-damaged-text = { $rounds ->
    [0] The file breaks off in the first round. What stands before that is sound.
    [one] The file breaks off in round 2. Everything up to the end of round 1 is sound.
   *[other] The file breaks off after round { $rounds }. Everything up to there is sound.
}
dialog-damaged-safe = The damaged file is kept.
dialog-damaged-continue = Continue from there
dialog-damaged-lost-title = This game cannot be read
dialog-damaged-lost-text = Nothing in its file can be played on.
dialog-cancel = Cancel
