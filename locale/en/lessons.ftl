# Learning by playing: the list of lessons, and every sentence of a lesson. The first line of a step is set in
# large type, the second below it. Short words, for a player of twelve.

## The list
lessons-title = Learn to play
lessons-back = Back to the menu
lessons-basics = The game in six minutes
lessons-more = Two minutes each
lessons-done = { $done } of { $lessons } done
lessons-first-game = First game
lessons-first-game-about = Against two Squires, with a coach beside you
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } You left it halfway.
lessons-spoken-done = { $name }. { $about } Done.

## In every lesson
lesson-next = Next
lesson-follows = Next lesson
lesson-done = Done
lesson-back = Previous step
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
    The king is dead. Share his treasure.
    With three players, three cards lie face up and one face down each round.
lesson-claim-value =
    The coin tells what a card is worth.
    This Idol is worth 4. Most coins win.
lesson-claim-lay =
    Lay a die on the Idol.
    Your dice are your Servants. The card is free: one die is enough.
lesson-claim-lay-card = That is not the Idol, and worth less. Try the Idol with the 4.
lesson-claim-confirm =
    Press { table-confirm }.
    Then the others play.
lesson-claim-unclaimed =
    Everybody has had a turn.
    What nobody claimed goes to the box.
lesson-claim-yours =
    The Idol is yours!
    It lies with the Collector of Idols, and your die is home.

## Push out
lesson-push-out = Push out
lesson-push-out-about = Take a card that somebody holds
lesson-push-out-strength =
    Dice on a card add up.
    All show the same effort. { $right } holds the ring with 3 + 3 = 6.
lesson-push-out-lay =
    Lay dice on the ring.
    To push out you need more than 6. Two dice at effort 4 make 8.
lesson-push-out-lay-card = That card is free. Here you learn to take one that is held.
lesson-push-out-confirm =
    Press { table-confirm }.
    The same strength would not do.
lesson-push-out-home =
    You pushed { $right } out.
    Dice that are pushed out go home unharmed.
lesson-push-out-beaten =
    Now { $left } pushes you out.
    5 + 5 = 10 beat your 8. Your dice are home.
lesson-push-out-consolation =
    It has a good side.
    If you are pushed out of every card, all dice you lost before come back in Collect.

## Effort
lesson-effort = Effort
lesson-effort-about = How hard Servants work, and what it costs
lesson-effort-efforts =
    Every die shows an effort from 1 to 6.
    A high effort holds a card better, but risks the die.
lesson-effort-lay =
    Lay a die on the Manuscript.
    It is worth 4: others will want it.
lesson-effort-raise =
    Turn it to effort 4.
    Now the others need 5 or more.
lesson-effort-raise-effort = That is not the 4. Try the 4: it fails half of the time.
lesson-effort-confirm =
    Press { table-confirm }.
    Then the others play.
lesson-effort-roll =
    Now dice are rolled.
    Effort 1 is safe. Any other die must roll its effort or more.
lesson-effort-failed =
    You rolled 2, less than 4.
    This Servant is exhausted, but the card is yours.
lesson-effort-exhausted =
    Exhausted dice go to the box.
    You play on with two.
lesson-effort-worth =
    Mind your dice.
    At the end each one that is not exhausted is worth 1 coin.

## Face down
lesson-face-down = Face down
lesson-face-down-about = What a back tells, and what it hides
lesson-face-down-back =
    The last card lies face down.
    Its back shows the type, a Tapestry, but not the value.
lesson-face-down-pile =
    The draw pile tells too.
    A Manuscript comes next.
lesson-face-down-lay =
    Claim the face-down card.
    One die is enough.
lesson-face-down-lay-card = That one lies face up. Try the card that nobody has seen.
lesson-face-down-confirm =
    Press { table-confirm }.
    It could be worth 1 to 4.
lesson-face-down-secret =
    A 4, and only you know!
    Others see just the type. You may always look at your cards.

## Recover
lesson-recover = Recover
lesson-recover-about = Get exhausted Servants back
lesson-recover-exhausted =
    Two Servants are exhausted.
    They lie in the box. You have one die left.
lesson-recover-recover =
    Press { term-recover }.
    It brings all exhausted dice back, and is your whole turn.
lesson-recover-recover-card = That would be a claim. Recover this time: two dice wait in the box.
lesson-recover-back =
    All three are home.
    You can use them from your next turn on.
lesson-recover-none =
    Without a die you can only recover.
    The game does it for you then.

## Torches
lesson-torches = Torches
lesson-torches-about = Who plays first, and who plays last
lesson-torches-leader =
    This torch is the Leader’s.
    { $left } plays first, then it goes round to the left.
lesson-torches-last =
    You hold { term-lights-out }.
    You play last and may claim one card only.
lesson-torches-lay =
    Claim the Idol.
    One die is enough: nobody plays after you.
lesson-torches-confirm =
    Press { table-confirm }.
    A second card would be refused.
lesson-torches-pass =
    Both torches move to the left.
    Now { $right } leads, and { $left } plays last.
lesson-torches-end =
    So it goes until the pile is empty.
    Then the game is over.

## Collectors
lesson-collectors = Collectors
lesson-collectors-about = What sets pay, and how coins are counted
lesson-collectors-six =
    Six Collectors pay for sets.
    At the end each pays for cards of one type.
lesson-collectors-jewelry =
    You own two Jewelry, 4 and 2.
    Their Collector counts the best once more: 4 + 2 + 4 = 10.
lesson-collectors-manuscript =
    One Manuscript is too few.
    If you have two or more, each is worth 4.
lesson-collectors-lay =
    Claim the second Manuscript.
    It is still free.
lesson-collectors-lay-card = That is no Manuscript. Try the one in the light.
lesson-collectors-confirm = Press { table-confirm }.
lesson-collectors-pays =
    Now each is worth 4.
    Your Manuscripts make 8.
lesson-collectors-flip =
    Some rewards help during the game.
    You flip cards to pay for them, and flipped cards still count.
lesson-collectors-count =
    Count your coins.
    Cards and Collectors pay 18, three dice 3: that makes 21.

## The Ghost
lesson-ghost = The Ghost
lesson-ghost-about = Alone against an opponent with fixed rules
lesson-ghost-sorted =
    Alone you play against the Ghost.
    Cards lie from high to low for it. A face-down one counts 2.5.
lesson-ghost-lay =
    Lay a die on the Idol.
    It is worth most, so the Ghost looks there first.
lesson-ghost-raise =
    Turn it to effort 4.
    Will that be enough?
lesson-ghost-confirm =
    Press { table-confirm }.
    Then the Ghost plays.
lesson-ghost-rolls =
    The Ghost rolls 3, 3 and 4.
    The dice decide, not the Ghost.
lesson-ghost-groups =
    Equal dice join.
    3 + 3 = 6 is the strongest and goes first. Then comes the 4.
lesson-ghost-takes =
    Its 6 pushes your 4 out.
    It takes the first card from the left that it can.
lesson-ghost-next =
    Its 4 takes the next card.
    Nobody was there.
lesson-ghost-again =
    You lead, so you play again.
    It is your Lights Out turn: claim one card, the Pottery.
lesson-ghost-once =
    Press { table-confirm }.
    Nobody plays after you.
lesson-ghost-discards =
    The Ghost keeps nothing.
    Its cards go to the box, and its dice are never exhausted.
lesson-ghost-titles =
    After eight rounds your coins earn a title.
    From 50 on you are the Magnificent.

## Look first
lesson-manuscript = Look first
lesson-manuscript-about = Manuscript B shows face-down cards
lesson-manuscript-look =
    This Collector lets you look.
    Flip one Manuscript to see all face-down cards of the Crypt.
lesson-manuscript-open =
    Use it now.
    It works at any time before Collect, even in the turn of another.
lesson-manuscript-pay =
    Pay with your Manuscript.
    Flipped it cannot pay again, but still counts its 1 coin.
lesson-manuscript-seen =
    A Tapestry worth 4!
    Only you have seen it.
lesson-manuscript-lay =
    Claim it.
    One die is enough: you play last.
lesson-manuscript-lay-card = That one you could see before. Try the card you have looked at.
lesson-manuscript-confirm =
    Press { table-confirm }.
    The others do not know why.
lesson-manuscript-yours =
    The Tapestry is yours.
    New Manuscripts that lie face down can pay again.

## Help from the dead
lesson-remains = Help from the dead
lesson-remains-about = Remains A bring back a Servant
lesson-remains-exhausted =
    One Servant is exhausted.
    Recover would cost your whole turn.
lesson-remains-two =
    This Collector helps.
    Flip two Remains to get one exhausted die back.
lesson-remains-open =
    Use it now.
    The button appears when you can pay.
lesson-remains-pay =
    Pay with both Remains.
    They still count 2 + 1 = 3 coins at the end.
lesson-remains-back =
    Your die is home.
    You can use it at once, and your turn is still yours.
lesson-remains-time =
    It works at any time.
    Even when the last round is over, before coins are counted.

## Twins
lesson-twins = Twins
lesson-twins-about = Two together against two Ghosts
lesson-twins-four =
    Two twins, two Ghosts.
    You take turns: twin, Ghost, twin, Ghost.
lesson-twins-lay =
    Lay a die on the Idol.
    Your twin helps, but has its own dice.
lesson-twins-raise =
    Turn it to effort 4.
    Ghosts find that hard to beat.
lesson-twins-confirm =
    Press { table-confirm }.
    Then the first Ghost plays.
lesson-twins-rule =
    Its 1 + 1 = 2 cannot beat your 4.
    So it takes the next card from the left.
lesson-twins-share =
    Share out what you both hold.
    Give the face-down card to your twin. Nobody has seen it yet.
lesson-twins-seal =
    Agree, one after the other.
    Press twice: once for each twin.
lesson-twins-score =
    The lower of your two scores counts.
    So help the one who has less.

## Clash of Houses
lesson-clash = Clash of Houses
lesson-clash-about = A Duchess and a Duke with six dice
lesson-clash-house =
    Your house is a Duchess and a Duke.
    They share six dice. You are the Duchess.
lesson-clash-stack =
    Three cards have another on top.
    A stack is claimed as one, and both cards are yours.
lesson-clash-lay =
    Lay a die on the Idol.
    Each turn you may lay three dice at most.
lesson-clash-confirm =
    Press { table-confirm }.
    The Duchesses play first, then the Dukes.
lesson-clash-dukes =
    Your Duke took a stack.
    All who play second may claim one card only.
lesson-clash-share =
    Share out what your house holds.
    Give the stack to your Duke: its two cards stay together.
lesson-clash-seal =
    Agree, one after the other.
    Press twice: once for each of you.
lesson-clash-score =
    The lower score counts for the house.
    Dice left are shared so that it is as high as possible.

## Cursed Treasure
lesson-cursed = Cursed Treasure
lesson-cursed-about = When the best cards may cost you
lesson-cursed-curses =
    Rich cards are cursed.
    A 4 carries two Curses, a 3 carries one.
lesson-cursed-lay =
    Claim the Pottery.
    It is worth 2 and carries no Curse.
lesson-cursed-lay-card = That one is cursed. Try the card worth 2.
lesson-cursed-confirm =
    Press { table-confirm }.
    Let the others take the Curses.
lesson-cursed-loss =
    At the end the most Curses cost 5 coins.
    Anyone tied for the most loses 5 too.
