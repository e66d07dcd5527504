# What the coach says when something happens for the first time: one short line, and a plain one below it.
coach-name = The coach
coach-go-on = Go on
coach-off = Switch off the coach
coach-pushed-out =
    You were pushed out.
    Your dice are home, not exhausted. Next time use more dice or a higher effort.
coach-pushes-out =
    You pushed somebody out.
    Who plays after you may do the same to you.
coach-exhausted =
    A Servant is exhausted.
    It rolled less than its effort. Recover brings it back, but takes your turn.
coach-routed =
    Everything was pushed out.
    So all your exhausted dice come back, and you still have your next turn.
coach-face-down =
    You took a face-down card.
    Only you know its value. The others see the type.
coach-tie =
    It is a tie.
    Everyone who is tied rolls all dice that are not exhausted. The highest sum wins.
coach-torches =
    The torches move to the left.
    Who leads now plays first in this round.
coach-last-round =
    This is the last round.
    The pile is empty. Dice left at the end are worth 1 coin each.
coach-lights-out =
    You play with Lights Out.
    You may claim one card only, but nobody plays after you.
coach-look =
    You can look at face-down cards.
    Flip a Manuscript for it, at any time before Collect.
coach-revive =
    You can get a die back.
    Flip two Remains for it, at any time. It does not take your turn.
coach-reroll =
    Your Idol can save a die.
    Flip it to roll a failed die again. The new roll stands.
coach-take =
    Your Pottery can take a card.
    Flip two Pottery cards for a face-down card, before anybody claims.
coach-set =
    A Collector pays you now.
    Look at its coin: it tells what your set is worth at present.
