# The table: everything said round the Crypt.

## Top bar
table-round = Round
table-round-of = { $round } of { $rounds }
table-menu = Menu
table-menu-tip = Save, settings, leave the table.
table-leave = Leave the replay
table-leave-tip = Back to where you came from.
table-score = My score so far
table-score-tip = What your Treasure would be worth if the game ended now. Only you should look.
table-since = Since my last turn
table-since-tip = Shows what happened since you last decided.
table-why = Why this move?
table-why-tip = Why the last computer player moved like that. A click on a player tells it too.
table-reference = Quick reference
table-reference-tip = The rules of this game on one page, with its Collectors.
table-nothing-since = Nothing has happened since your last turn.
table-nothing-to-zoom = Choose a card or a Collector to see it large.
table-settings = Settings
table-settings-tip = Language, sound, speed, text size.
table-rules = Rules
table-rules-tip = The rulebook, at the place that matters now.
table-log = Chronicle
table-log-tip = Everything that has happened in this game.
table-hint = Hint
table-hint-tip = What a Regent would do in your place.
table-sealed = The dice are sealed
table-sealed-tip = The luck of this game was fixed before the first card, and nobody can look at it or change it.
table-open = Open code
table-open-tip = This game was begun from a code: its luck was knowable.
table-practice = Practice
table-practice-tip = The luck of this game was known before it began: it goes on from another, or its crypt was opened before.
table-peek = Hold to peek
table-peek-tip = Shows the values that only you may see, as long as you hold it.

## On the slab
table-draw-pile = Draw pile
table-pile-next = Next: { $type }
table-pile-left = { $count } left
table-cards-left-spoken = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
table-pile-empty = empty: last round
table-pile-tip = The back shows the type of the card that will be drawn next. When the pile is empty, the game ends with this round.
table-box = Box
table-box-tip = Discarded cards and exhausted dice lie here. Recover brings the dice back.
table-rank = Your rank

## What a seat is doing
table-standing-decides = decides
table-standing-decides-you = Your choice
table-standing-turn = plays now
table-standing-turn-you = Your turn
table-standing-next = yet to play
table-standing-last = plays last
table-standing-again = plays again
table-standing-claimed = claimed
table-standing-recovered = recovered
table-standing-rolls = rolls
table-standing-rolled = has rolled
table-standing-proposes = proposes
table-standing-proposes-you = You propose
table-standing-confirms = must confirm
table-standing-pushed-out = pushed out
table-standing-none = waits
table-dice-exhausted = { $count } exhausted
table-dice-failed = { $count } failed

## The claim
table-servants = Your Servants
table-pool = Pool
table-choose-dice = choose up to { $count }
table-chosen = { $count } chosen
table-effort = Effort
table-risk-per-die = risk of exhaustion, per die
table-risk-safe = safe
table-percent = { $value }%
table-decimal-point = .
table-effort-joins = the group on this card is a { $effort }: only { $effort } may join
table-effort-spoken = Effort { $effort }, { $effort ->
    [1] no risk
   *[other] risk { $risk }
}
table-effort-tip = Effort { $effort }
table-effort-rule = { $effort ->
    [1] A die with effort 1 always comes home and is not rolled.
   *[other] In the Collect phase each of these dice is rolled. One that rolls less than { $effort } is exhausted.
}
table-die-used = Die { $number }: on a card with effort { $effort }
table-die-hand = Die { $number }: in hand
table-die-free = Die { $number }: available
table-die-held-back = Die { $number }: not this turn
table-die-away = Die { $number }: at work
table-die-exhausted = Die { $number }: exhausted
table-confirm = Confirm claim
table-undo = Undo
table-recover-tip = Take your exhausted dice out of the box. You may use them from your next turn on.
table-pass-tip = You place no die. None of yours is exhausted, so nothing comes back.
table-odds-lost = Exhausted on average
table-odds-home = No die exhausted
table-odds-out = { $cards ->
    [1] Pushed out by { $least } or more
   *[other] { $least } or more takes a card
}
table-odds-dice = { $dice } dice on { $cards } cards
table-odds-safe = Nobody left can push you out
table-set-worth = worth
table-set-next = next

## Offers
table-offer-reroll-for = Failed die
table-offer-reroll-cost = Flip one Idol
table-offer-reroll-gain = New roll
table-offer-reroll-accept = Roll again
table-offer-reroll-decline = Leave it exhausted
table-offer-take-for = Face-down card
table-offer-take-cost = Flip two Pottery cards
table-offer-take-gain = It is yours at once
table-offer-take-outcome = Only you will see it. Its place stays empty.
table-offer-take-accept = Take the card
table-offer-take-decline = Leave it there
table-offer-peek-for = In the Crypt
table-offer-peek-cost = Flip one Manuscript
table-offer-peek-gain = A secret look
table-offer-peek-outcome = You see every face-down card of the Crypt, and nobody else does.
table-offer-peek-accept = Look
table-offer-peek-decline = Do not look
table-offer-revive-for = In the box
table-offer-revive-cost = Flip two Remains
table-offer-revive-gain = One die recovers
table-offer-revive-outcome = It comes home at once, ready for use.
table-offer-revive-accept = Recover
table-offer-revive-decline = Let it be
table-offer-choose = choose { $count }
table-offer-close = Not now
table-offer-effort = Effort { $effort }
table-offer-roll = Rolled { $roll }
table-offer-place = Place { $place }
table-offer-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
table-offer-saves = saves it
table-offer-die = Failed die, effort { $effort }, place { $place }
table-offer-card = { $type }, face down, place { $place }
table-offer-pay = { $type } { $value }, { $knowledge }
table-knowledge-public = known to all
table-knowledge-own = known only to you
table-knowledge-covered = covered
table-share-no = Only I look
table-share-yes = Show { $name } too
table-use-peek = { $name }: flip 1 Manuscript to look
table-use-revive = { $name }: flip 2 Remains to recover a die

## The Ghost
table-ghost-turn = { $name }: this turn
table-ghost-order = groups, strongest first
table-ghost-dice = Dice never exhausted
table-ghost-step = { $step }: { $reason }.
table-ghost-group-done = done
table-ghost-group-now = now
table-ghost-group-next = still to place
table-ghost-next = Next step
table-ghost-again = Again
table-ghost-all = Show all

## What a round brought, and how fast it goes
table-phase-reveal = New cards are laid on the slab.
table-phase-claim = Dice are laid on cards; stronger ones push out weaker ones.
table-phase-collect = A die that rolls below its effort fails. Its card is taken all the same.
table-phase-pass = Nothing is left to take. Now the coins are counted.
table-onward = On to my turn
table-onward-tip = Others play at once until you decide something, or the round is over.
table-onward-end = On to the end
table-onward-end-tip = What is left of the last round is shown at once, but you still decide.
table-stops = Stop me to use a reward
table-stops-tip = Manuscripts (B) and Remains (A) may be used at any time. The game stops here and asks you; never asks nothing.
table-stop-turn = before my turn
table-stop-pushed = when pushed out
table-stop-collect = before Collect
table-stop-never = never
table-report-go-on = Go on
table-report-over = Round { $round } is over: who took what, and whose dice are exhausted.
table-report-roll = The dice have rolled: those below their effort fail.
table-report-kept = no loss
table-report-nothing = no card
table-report-rolled = { $name }: { $lost ->
    [0] no die fails.
    [one] one die fails.
   *[other] { $lost } dice fail.
}
table-throws = { $name } rolls { $dice ->
    [one] a die
   *[other] { $dice } dice
}
table-push-beats = beats
table-push-home = { $dice ->
    [one] the die comes home unexhausted
   *[other] the dice come home unexhausted
}
table-push-home-you = { $dice ->
    [one] your die comes home unexhausted
   *[other] your dice come home unexhausted
}
table-throw-last = last die…
table-throw-needs = { $dice ->
    [one] { $effort } or more brings it home
   *[other] each comes home on { $effort } or more
}
table-report-row = { $name }: { $cards }{ $lost ->
    [0] .
    [one] ; one die is exhausted.
   *[other] ; { $lost } dice are exhausted.
}

## Sharing out
table-divvy = Divvy up
table-divvy-before = before anyone looks at the face-down cards
table-divvy-agreed = { $mine } here, { $others } there
table-divvy-open = no answer yet
table-divvy-agree = Agree to this split
table-divvy-propose = Propose to { $name }
table-divvy-swap = Swap all
table-divvy-sensible = Suggest
table-divvy-switch = { $cards }: goes to { $name }
table-would-receive = Would receive
table-nothing = nothing yet
table-one-owner = one owner

## Tooltips and spoken names
table-card-known = { $type }, { $coins }
table-card-face-down = { $type }, face down
table-known-to-all = Known to everyone.
table-known-by-now = Not everyone knows its value yet.
table-known-to-you = Only you know its value.
table-known-to-nobody = You have not seen its value.
table-covered = Covered. Hold to peek.
table-flipped = Flipped: it cannot pay again but still scores.
table-plate-iii = Plate III: in play from three players on.
table-plate-iv = Plate IV: in play from four players on, with the Twins and in Clash of Houses.
table-card-free = Nobody holds it.
table-card-held = { $name } holds it with { $sum }.
table-place = Place { $place }: { $card }. { $holder }
table-tip-now = Now at the table
table-tip-count = { $badge } { $name }: <b>{ $count }</b>
table-tip-dice = Dice: { $available } available, { $exhausted } exhausted
table-tip-heir = Computer player: { $nature }
table-ledger-heir = { $name }: { $sets }.
table-ledger-none = no cards
table-ledger-set = { $type } × { $cards }: worth { $pays }, the next card adds { $gain }
table-ledger-whole-set = { $type } × { $cards }: worth { $pays }
table-ledger-tip = Click to see everyone’s sets.
table-tip-why = A click tells why it moved like that.
table-tip-known = Known to all: { $cards }
table-leader-tip = { $name } plays first. The Torch cards move on to the left after every round.
table-lights-out-tip = { $name } plays last and may claim one card only.

## Hints
table-hint-choose-cards = Choose a card: the cheapest effort that takes it is set for you.{ $exhausted ->
    [0] {""}
   *[other] {" "}Or recover.
}
table-hint-choose-one-card = Lights Out: choose one card only. The cheapest effort that takes it is set for you.
table-hint-in-hand = { $count ->
    [one] One die in hand: choose the card it goes to.
   *[other] { $count } dice in hand: choose the card they go to.
}
table-hint-only-recover = No die is available: recover those in the box.
table-hint-only-pass = No die is available and none is exhausted: all that is left is to pass.
table-hint-claim-rivals = { $dice } dice on { $cards } cards: the chance that all come home is { $home }. { $needed } or more would push you off a card.
table-hint-claim-last = { $dice } dice on { $cards } cards: the chance that all come home is { $home }. Nobody left can push you out.
table-hint-safe = { $dice } on { NOUN($card) }: a die with effort 1 is never rolled and never lost.
table-hint-risk-rivals = { $dice } on { NOUN($card) }: each die comes home on { $effort } or more; { $needed } or more would push you out.
table-hint-risk-last = { $dice } on { NOUN($card) }: each die comes home on { $effort } or more. Nobody left can push you out.
table-hint-reroll = If you flip no Idol, the failed die goes to the box. The card is yours either way.
table-hint-take = Two flipped Pottery cards buy a face-down card, as often as you can pay.
table-hint-peek = A flipped Manuscript cannot pay again but still scores.
table-hint-revive = Flipped Remains cannot pay again but still score.
table-hint-revive-last = The last chance: each die out of the box is worth one coin.
table-hint-divvy = A stack goes to one of you. Cards of earlier rounds never change hands. Both must agree.
table-hint-ghost = On equal strength a group never pushes out. Your dice come home at once, unexhausted.
table-hint-watch = Click or press any key to skip the animation.
table-hint-decided = { $name } has decided. { $key } shows it.
table-forced-recover = { $name }: no die left to place, so the exhausted dice come home.
table-forced-pass = { $name }: no die left to place, so the turn is passed.
table-hint-thinks = { $name } is thinking.
table-key-next = next
table-key-choose = choose
table-key-effort = effort
table-key-answer = answer
table-key-confirm = confirm
table-key-undo = undo
table-key-recover = recover
table-key-pass = pass
table-key-zoom = enlarge
table-key-rule = rule
table-key-skip = skip
table-key-hint = hint
table-key-why = why?
table-key-menu = menu
table-key-more = more
table-nothing-to-undo = There is nothing to take back.
table-not-now = That cannot be done now.
table-own-pad = These cards are shown only to the controller of { $name }.
table-others-pad = This is for { $name } to decide: with their own controller, the keyboard or the mouse.
