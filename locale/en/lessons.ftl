# Learning by playing: the list of lessons, and every sentence of a lesson. The first line of a step is set in
# large type, the second below it. Short words, for a player of twelve.

## The list
lessons-title = Learn to play
lessons-back = Back to the menu
lessons-basics = The game in six minutes
lessons-more = Two minutes each
lessons-done = { $done } of { $lessons } done
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } You left it halfway.
lessons-spoken-done = { $name }. { $about } Done.

## In every lesson
lesson-next = Next
lesson-follows = Next lesson
lesson-done = Done
lesson-back = The sentence before
lesson-again = Again
lesson-skip = Skip step
lesson-leave = Leave
lesson-step = Step { $step } of { $steps }
lesson-wrong-early = That comes later. Read on first.
lesson-wrong-card = Not that card. Try the one in the light.
lesson-wrong-effort = That is another effort. Try the one in the light.
lesson-wrong-dice = That is one die too many. It has gone back.
lesson-wrong-recover = Not yet: you still have something to claim.
lesson-wrong-decision = You can do that in a real game. Here, try what is in the light.

## Claim
lesson-claim = Claim
lesson-claim-about = Lay dice on treasure to make it yours
lesson-claim-crypt =
    The king is dead. This is his treasure.
    Each round the Crypt holds new cards. With three players three lie face up and one face down.
lesson-claim-value =
    The coin tells what a card is worth.
    This Idol is worth 4 coins. Most coins win.
lesson-claim-lay =
    Lay a die on the Idol.
    Your dice are your Servants. Nobody else is there, so one die is enough.
lesson-claim-lay-card = That is not the Idol, and worth less. Try the Idol with the 4.
lesson-claim-confirm =
    Now confirm your claim.
    Then it is the next player’s turn.
lesson-claim-unclaimed =
    Each player has had one turn.
    What nobody claimed goes to the box.
lesson-claim-yours =
    The Idol is yours!
    It lies below the Collector of Idols. Your die has come home.
