# The king's riddles: the list, and every sentence of a riddle. The first line of a hint or a verdict is set in large
# type, the rest below it. $card is a Treasure of the Crypt, $move a claim as it is proposed, $rival a player.

## The list
riddles-title = The king’s riddles
riddles-back = Back to the menu
riddles-solve = Solve
riddles-kinds = Choose what is asked
riddles-standing = { term-rating } { $rating } · { $row } in a row
riddles-solved = { $solved } of { $riddles } solved
riddles-day = Riddle of the day
riddles-day-new = Everybody gets the same one today
riddles-day-done = Solved · { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
riddles-next = Next riddle
riddles-next-about = One that suits your rating
riddles-again = Once more
riddles-again-about = { $count ->
    [0] None of those you missed is due yet
    [one] { $count } riddle that you missed has come back
   *[other] { $count } riddles that you missed have come back
}
riddles-kind-claim = The best last move
riddles-kind-mid-game = The best move in mid-game
riddles-kind-hold = Out of the Ghost’s reach
riddles-kind-reach = Reach a title
riddles-kind-ghost = What does the Ghost do?
riddles-kind-face-down = What lies face down?

## What is asked
riddle-title = Riddle { $number }
riddle-spoken = Riddle { $number }, difficulty { $grade } of 5. { $question }
riddle-ask-claim = The last move of the game: which brings you the most coins, on average?
riddle-ask-claim-lead = The last move of the game: which puts you furthest ahead of { NOUN($rival) }, on average?
riddle-ask-mid-game = Which move brings you the most coins by the end of the game, on average?
riddle-ask-mid-game-lead = Which move puts you furthest ahead of { NOUN($rival) } at the end of the game, on average?
riddle-ask-hold = Take { NOUN($card) } so that the Ghost can never win it back, and get the most coins.
riddle-ask-reach = The last move of the game: which gives you the best chance of at least { $coins } coins?
riddle-ask-ghost = { NOUN($ghost, cap: "yes") } rolls { $rolled }. Where do its dice go?
riddle-ask-face-down = What must the face-down { NOUN($card, case: "bare") } be worth?
riddle-choose = Choose an answer.
riddle-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
riddle-lettered = { $letter } – { $answer }
riddle-ghost-on = { $dice } on { NOUN($card) }
riddle-ghost-short = { $dice }: { NOUN($card, case: "bare") }
riddle-ghost-none = All set aside
riddle-ghost-aside = { $dice } set aside

## What can be done
riddle-hint = Hint
riddle-leave = Leave
riddle-look = Back to the table
riddle-next = Next riddle
riddle-try-again = Try again
riddle-show = Show the solution
riddle-follow = See what happens
riddle-why = Why?
riddle-step = Next
riddle-skip = Skip to the result
riddle-hints = Hint { $step } of 2

## Hints
riddle-hint-claim-1 =
    Nobody claims after you.
    Count what each card adds to your sets, then take off the dice that may be exhausted: a die is worth 1 coin.
riddle-hint-mid-game-1 =
    There are rounds to come.
    A die that is exhausted now is missing next round, and a set that you begin can still grow.
riddle-hint-hold-1 =
    Only dice that you push out are rolled again.
    Think of the best that those dice could roll, and of the cards they would try first.
riddle-hint-reach-1 =
    You have { $now } coins now, dice included.
    You need { $coins }. Look for the cards that can add so many at once.
riddle-hint-cards =
    The answer goes for { $cards ->
        [one] this card
       *[other] these cards
    }.
    It takes { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
riddle-hint-recover =
    Must you claim at all?
    Dice in the box are worth nothing at the end.
riddle-hint-recover-now =
    Must you claim at all?
    Dice in the box can claim nothing next round.
riddle-hint-ghost-1 =
    Equal dice are joined first.
    Then the strongest group chooses: from the left, the first card that is free or that you hold with less.
riddle-hint-ghost-limit-1 =
    Equal dice are joined first.
    This turn only the strongest group is placed: from the left, on the first card that is free or that you hold with less.
riddle-hint-ghost-2 =
    The strongest group comes first.
    { $move }. Go on from there.
riddle-hint-face-down-1 =
    Count the cards of this type.
    { NOUN($type, case: "plain") }: this game has { $all }. Which of them have you seen?
riddle-hint-face-down-2 =
    You have seen { $seen }.
    { NOUN($type, case: "plain") }: this game has { $all }.

## Answers
riddle-right = That is the answer!
riddle-solution = The answer
riddle-wrong = Not quite
riddle-better = There is something better.
riddle-brings = It ends with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
riddle-lead = On average you end { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ahead.
riddle-behind = On average you end { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} behind.
riddle-rating = { term-rating } { $rating }
riddle-chance = { $percent ->
    [100] It always reaches { $coins } coins.
   *[other] It reaches { $coins } coins { $percent }% of the time.
}
riddle-lost = A roll of { $roll } takes { NOUN($card) } away again.
riddle-not-taken = This way you do not get { NOUN($card) }.
riddle-usual = { $move } (often tried). { $brings }
riddle-usual-less = { $move } (often tried). That is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less.
riddle-ahead = On average that is worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more than the next best move.
riddle-usual-average = { $move } (often tried). On average that is about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less.
riddle-behind-best = On average this try is worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} less than the best move.
riddle-behind-some = On average that is more than half a coin less than with the best move.
riddle-ahead-lead = On average it puts you about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} further ahead than the next best move.
riddle-usual-average-lead = { $move } (often tried). On average your lead is then about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} smaller.
riddle-behind-best-lead = On average your lead is about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} smaller than with the best move.
riddle-behind-some-lead = On average your lead is smaller than with the best move, by more than half a coin.
riddle-why-recover-now = { $count ->
    [one] One die comes
   *[other] { $count } dice come
} back for the next rounds.
riddle-why-recover = { $count ->
    [one] One die comes
   *[other] { $count } dice come
} back, each worth 1 coin, and no card here brings more.
riddle-why-ghost = { $moves }.
riddle-ghost-limit = It may place one group only.
riddle-ghost-forgets-join = Remember: equal dice are joined into one group.
riddle-ghost-forgets-stronger = Remember: an equal strength pushes nobody out.
riddle-ghost-forgets-push = Remember: the Ghost also takes cards that you hold with less strength.
riddle-ghost-forgets-order = Remember: the strongest group goes first.
riddle-why-face-down = { $answer ->
    [one] { $answer } coin
   *[other] { $answer } coins
}. { NOUN($type, case: "plain") }: there are { $all }, and you have seen { $seen }.
riddle-wrong-face-down = { NOUN($type, case: "plain") }: there are { $all }. Of these you have seen { $seen }.

## What comes of a wrong try
riddle-follows = What happens next
riddle-same-luck = With the same luck
riddle-after-round = After this round, with the same luck
riddle-outcome-tried = This try: { $told }.
riddle-outcome-best = Best move: { $told }.
riddle-outcome-rival = you { $coins }, { NOUN($rival) } { $theirs }
riddle-kept = The best move gets you { NOUN($card) } for certain.
riddle-pays-later = You have no fewer coins yet, but the best move brings more in later rounds.
riddle-dice-count = Each die counts as a coin.
riddle-reaches = { $coins } or more { $percent }% of the time
