# One sentence for each reason to say no: why, and what would be legal. $card is a Treasure, $holder and $asked players.

refusal-game-over = The game is over.
refusal-chance-pending = The dice have not come to rest yet.
refusal-no-such-seat = Nobody sits there.
refusal-ghost-seat = { NOUN($seat, cap: "yes") } plays by its own rules; nobody plays for it.
refusal-not-asked = It is for { NOUN($asked) } to decide now.
refusal-wrong-choice = Something else is to be decided first.

refusal-empty-claim = A claim puts at least one die on a card; if you want to place none, choose { $exhausted ->
    [0] Pass
   *[other] Recover
}.
refusal-no-such-slot = There is no such place in the Crypt.
refusal-empty-slot = No card is left in that place; choose another one.
refusal-slot-twice = Put all dice for { NOUN($card) } down together, not in two steps.
refusal-no-dice-on-card = Each card that you claim needs at least one die.
refusal-bad-effort = A die can be turned to an effort from 1 to 6 only.
refusal-mixed-efforts = All your dice on one card must show the same effort.
refusal-too-many-dice = You can place { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} this turn, not { $placed }.
refusal-no-dice = You have no available die, so all you can do is recover.
refusal-one-card-only = Under Lights Out you may place dice on one card only.
refusal-too-weak = Your { $strength } is not enough for { NOUN($card) }: pushing out { NOUN($holder) } takes { $needed } or more.
refusal-other-effort = Dice that you add to { NOUN($card) } must show { $effort }, like those that lie there.

refusal-collector-side = { NOUN($collector, case: "bare") } lies with side { $side } up, so that reward is not in play.
refusal-flip-count = This reward costs { $needed ->
    [one] { $needed } face-down card
   *[other] { $needed } face-down cards
}, and you chose { $given }.
refusal-flip-twice = The same card cannot pay twice; choose another one.
refusal-flip-wrong-type = This reward is paid with { NOUN($needed, case: "plain") } only.
refusal-flip-not-yours = You can flip only cards from your own collection.
refusal-flip-already = That card has been flipped before and cannot pay again; choose one that lies face down.
refusal-not-face-down = { NOUN($card, cap: "yes") } lies face up; Pottery buys face-down cards only.
refusal-no-face-down-card = No face-down card lies in the Crypt.
refusal-all-seen = You have already seen every face-down card in the Crypt.
refusal-not-now = That reward cannot be used in this phase.
refusal-nothing-exhausted = You have no exhausted die to recover.
refusal-no-such-die = That die did not fail; choose one that did.
refusal-share-needed = Say whether your partner may see the cards too.
refusal-share-refused = There is nobody you could show the cards to in this game.

refusal-divvy-slots = Share out every card that your team holds, and no other.
refusal-divvy-seat = Each card must go to a member of your team.

