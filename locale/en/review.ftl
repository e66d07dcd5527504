# The look back on a finished game: luck and choices.
review-title = Skill and luck
review-back = Back to the reckoning
review-luck = Luck
review-luck-unit = in coins
review-luck-note = How lucky everyone was with { $ghost ->
    [yes] dice, cards and the Ghost
   *[no] dice and cards
}: bars to the right are good luck, to the left bad luck. Over many games luck evens out.
review-dice = Dice
review-cards = Cards
review-ghost = Ghost
review-total = In all
review-figure = { NUMBER($coins, minimumFractionDigits: 1) }
review-luck-of = { $name }: luck in all { $total }; dice { $dice }, cards { $cards }.
review-luck-ghost = Ghost { $ghost }.
review-choices = The costliest choices
review-choices-unjudged = Choices
review-choices-of = The costliest choices of { $name }
review-busy = A Regent is looking at the game…
review-done = The analysis is ready.
review-where-claim = Round { $round }, turn { $turn }
review-where-pottery = Round { $round }, before the Claim phase
review-where-reroll = Round { $round }, after the roll
review-where-divvy = Round { $round }, sharing out
review-where-final = At the end of the game
review-cost = { $figure } { $coins ->
    [one] coin
   *[other] coins
}
review-difference = The difference: { $parts }.
review-card = { NOUN($card, case: "bare") }
review-part-printed = { $count ->
    [1] card
    [2] both cards
   *[other] cards
} { $coins }
review-part-collector = Collector { $figure }
review-part-rival = { $sign ->
    [less] left to { NOUN($rival) } { $figure }
   *[more] taken from { NOUN($rival) } { $figure }
}
review-part-rivals = { $sign ->
    [less] left to others { $figure }
   *[more] taken from others { $figure }
}
review-part-curses = Curses { $figure }
review-part-loved = favourite cards { $figure }
review-part-rest = the rest { $figure }
review-better-by = Better by
review-by-cards = cards { $figure }
review-by-dice = dice { $figure }
review-by-rivals = { $sign ->
    [less] left to others { $figure }
   *[more] taken from others { $figure }
}
review-played = Played
review-better = Better
review-try-again = Try again
review-not-judged = A computer player decided for { $name }; its choices are not judged.
review-flawless = { $name } made no choice that cost much. A Regent would have played the same.
review-broken-off = The analysis could not be finished.
