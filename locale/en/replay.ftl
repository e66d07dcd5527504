# The replay of a game.
replay-round = Round { $round }
replay-step = Step { $step } of { $steps }
replay-scrubber = Step { $step } of { $steps }. { $told }
replay-round-back = Back to the beginning of the round
replay-turn-back = Previous turn
replay-step-back = One step back
replay-play = Play
replay-pause = Stop
replay-step-on = One step on
replay-turn-on = Next turn
replay-round-on = Next round
replay-speed = { $speed ->
    [1] Normal speed
   *[other] { $speed } times as fast
}
replay-values-everybody = All values are shown
replay-values-seat = Only what { $name } knew
replay-values-nobody = Only what lay face up
replay-values-tip = Press to change whose values the replay shows.
replay-values-later = Values are shown once the game is over.
replay-turn-table = { $name } sits at the bottom
replay-turn-table-tip = Press to look from the next player’s place.
replay-turn-later = The table can be turned once the game is over.
replay-branch = Play on from here
replay-branch-tip = A practice game that begins at this moment. This game stays as it is.
replay-branch-later = You can play on from here once the game is over.
replay-branch-nowhere = This game cannot be played on from here.
replay-fairness = The dice of this game
replay-fairness-tip = Were they fair? Every roll, and what could be expected.
replay-fairness-later = The dice are shown once the game is over.
replay-mark-pushed-out = push-outs
replay-mark-exhausted = exhausted dice
replay-mark-action = turns
replay-leave = { $back } leaves.
replay-catching-up = What happened since your last turn. { $back } goes back to the table.
replay-key-step = step
replay-key-turn = turn
replay-key-round = round
replay-key-play = play
replay-key-zoom = enlarge
replay-key-log = chronicle
replay-key-leave = leave
