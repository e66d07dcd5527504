# The chronicle: one message for each thing that can happen. $you says who is called "you"; $seat, $victim, $other and
# $last are players (NOUN leaves a name as it is and gives a Ghost its article); $card is a Treasure; $dice is "5 + 5".

## Reveal and torches

event-shuffled = The draw pile is shuffled: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
event-round-began = { $you ->
    [yes] Round { $round }: you are the Leader, and { NOUN($last) } holds Lights Out.
    [last] Round { $round }: { NOUN($seat) } is the Leader. You hold Lights Out and play last.
   *[other] Round { $round }: { NOUN($seat) } is the Leader, and { NOUN($last) } holds Lights Out.
}
event-round-began-both = { $you ->
    [yes] Round { $round }: you hold both Torch cards, and so play first and last.
   *[other] Round { $round }: { NOUN($seat) } holds both Torch cards, and so plays first and last.
}
event-revealed = Face up: { NOUN($card, case: "bare") }, value { $value }.
event-laid = Face down: { NOUN($card, case: "bare") }, value { $value }.
event-laid-unseen = Face down: { NOUN($card, case: "bare") }.
event-sorted = The Crypt is sorted, the highest value on the left.
event-phase-claim = The Claim phase begins.
event-phase-collect = The Collect phase begins.
event-phase-final = The draw pile is empty: the game ends.
event-torches-passed = { $you ->
    [yes] The Torch cards move on: you are the new Leader.
   *[other] The Torch cards move on: { NOUN($seat) } is the new Leader.
}
event-roles-swapped-duke = The torches are home again: from now on the Dukes lead and play first.
event-roles-swapped-duchess = From now on the Duchesses lead and play first.

## Claim

event-placed = { $you ->
    [yes] You claim { NOUN($card) } with { $dice }.
   *[other] { NOUN($seat, cap: "yes") } claims { NOUN($card) } with { $dice }.
}
event-added = { $you ->
    [yes] You add { $dice } on { NOUN($card) }: strength { $strength }.
   *[other] { NOUN($seat, cap: "yes") } adds { $dice } on { NOUN($card) }: strength { $strength }.
}
event-pushed-out = { $you ->
    [yes] You push out { NOUN($victim) }: { $dice } on { NOUN($card) }.
    [victim] { NOUN($seat, cap: "yes") } pushes you out: { $dice } on { NOUN($card) }.
   *[other] { NOUN($seat, cap: "yes") } pushes out { NOUN($victim) }: { $dice } on { NOUN($card) }.
}
event-pushed-out-by = { $you ->
    [yes] You push out { NOUN($victim) } on { NOUN($card) }: { $dice } against { $against }.
    [victim] { NOUN($seat, cap: "yes") } pushes you out on { NOUN($card) }: { $dice } against { $against }.
   *[other] { NOUN($seat, cap: "yes") } pushes out { NOUN($victim) } on { NOUN($card) }: { $dice } against { $against }.
}
event-recovered-action = { $you ->
    [yes] You recover { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
   *[other] { NOUN($seat, cap: "yes") } recovers { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
}
event-recovered-routed = { $you ->
    [yes] You were pushed out everywhere and recover { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
   *[other] { NOUN($seat, cap: "yes") } was pushed out everywhere and recovers { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
}
event-recovered-revived = { $you ->
    [yes] Remains A: you recover one die.
   *[other] Remains A: { NOUN($seat) } recovers one die.
}
event-passed = { $you ->
    [yes] You pass.
   *[other] { NOUN($seat, cap: "yes") } passes.
}
event-declined-pottery = { $you ->
    [yes] You keep your Pottery face down.
   *[other] { NOUN($seat, cap: "yes") } flips no Pottery.
}
event-declined-reroll = { $you ->
    [yes] You let the roll stand.
   *[other] { NOUN($seat, cap: "yes") } lets the roll stand.
}
event-declined-final = { $you ->
    [yes] You recover nothing more.
   *[other] { NOUN($seat, cap: "yes") } recovers nothing more.
}

## The Ghost and its reasons

event-ghost-rolled = { NOUN($seat, cap: "yes") } rolls { $rolls }.
event-ghost-rolled-again = { NOUN($seat, cap: "yes") } rolls the dice that you pushed out: { $rolls }.
event-ghost-joined = { $dice } make { $strength }
event-ghost-joined-why = equal dice act as one group
event-ghost-first = The { $strength } goes first
event-ghost-first-why = strongest group first
event-ghost-more-dice-first = { $dice } goes first
event-ghost-more-dice-first-why = of equal strength, more dice go first
event-ghost-takes = The { $strength } takes { NOUN($card) }
event-ghost-takes-why = the first card from the left that it can take
event-ghost-pushes = { $you ->
    [yes] Your { $held } on { NOUN($card) } is pushed out
   *[other] The { $strength } pushes out { NOUN($seat) }: { $held } on { NOUN($card) }
}
event-ghost-pushes-why = { $strength } is more than { $held }
event-ghost-goes-past-ghost-holds = The { $strength } goes past { NOUN($card) }: { NOUN($seat) } is there already
event-ghost-goes-past-too-strong = { $you ->
    [yes] The { $strength } goes past { NOUN($card) }: your { $held } is not less
   *[other] The { $strength } goes past { NOUN($card) }: { NOUN($seat) } holds it with { $held }
}
event-ghost-no-room = The { $strength } is set aside
event-ghost-no-room-why = it fits nowhere
event-ghost-only-strongest = The { $strength } is set aside
event-ghost-only-strongest-why = only the strongest group may be placed

## Collect

event-discarded = Nobody claimed { NOUN($card) }: into the box.
event-discarded-ghost = { NOUN($card, cap: "yes") } held by { NOUN($seat) } goes into the box.
event-rolled = { $failed ->
    [0] { $you ->
        [yes] For { NOUN($card) } you roll { $rolls } against { $effort }: { $dice ->
            [one] the die is not
           *[other] no die is
        } exhausted.
       *[other] For { NOUN($card) }, { NOUN($seat) } rolls { $rolls } against { $effort }: { $dice ->
            [one] the die is not
           *[other] no die is
        } exhausted.
    }
    [one] { $you ->
        [yes] For { NOUN($card) } you roll { $rolls } against { $effort }: one die fails.
       *[other] For { NOUN($card) }, { NOUN($seat) } rolls { $rolls } against { $effort }: one die fails.
    }
   *[other] { $you ->
        [yes] For { NOUN($card) } you roll { $rolls } against { $effort }: { $failed } dice fail.
       *[other] For { NOUN($card) }, { NOUN($seat) } rolls { $rolls } against { $effort }: { $failed } dice fail.
    }
}
event-divvied = { $you ->
    [yes] You have shared out your team’s cards.
   *[other] { NOUN($seat, cap: "yes") } has shared out the team’s cards.
}
event-collected = { $you ->
    [yes] You collect { NOUN($card) }, value { $value }.
   *[other] { NOUN($seat, cap: "yes") } collects { NOUN($card) }, value { $value }.
}
event-collected-unseen = { NOUN($seat, cap: "yes") } collects { NOUN($card) } face down.
event-rerolled-rescued = { $you ->
    [yes] You roll again, { $roll } against { $effort }: the die is saved.
   *[other] { NOUN($seat, cap: "yes") } rolls again, { $roll } against { $effort }: the die is saved.
}
event-rerolled-failed = { $you ->
    [yes] You roll again, { $roll } against { $effort }: it fails once more.
   *[other] { NOUN($seat, cap: "yes") } rolls again, { $roll } against { $effort }: it fails once more.
}
event-exhausted = { $you ->
    [yes] { $count ->
        [one] One of your dice is exhausted.
       *[other] { $count } of your dice are exhausted.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] one die exhausted.
       *[other] { $count } dice exhausted.
    }
}

## Rewards of the Collectors

event-flipped = { $you ->
    [yes] You flip { COUNT($card, $count) }.
   *[other] { NOUN($seat, cap: "yes") } flips { COUNT($card, $count) }.
}
event-peeked = { $you ->
    [yes] You look at the face-down cards.
   *[other] { NOUN($seat, cap: "yes") } looks at the face-down cards.
}
event-peeked-shared = { $you ->
    [yes] You look at the face-down cards and show them to { NOUN($other) }.
    [other] { NOUN($seat, cap: "yes") } looks at the face-down cards and shows them to you.
   *[no] { NOUN($seat, cap: "yes") } looks at the face-down cards and shows them to { NOUN($other) }.
}
event-seen = Face down lies { NOUN($card) }, value { $value }.
event-taken = { $you ->
    [yes] You take { NOUN($card) } from the Crypt, value { $value }.
   *[other] { NOUN($seat, cap: "yes") } takes { NOUN($card) } from the Crypt, value { $value }.
}
event-taken-unseen = { NOUN($seat, cap: "yes") } takes { NOUN($card) } from the Crypt, unseen by the others.
event-idol-bonus-first = { $you ->
    [yes] You are the first with two Idols: { $count } coins at game end.
   *[other] { NOUN($seat, cap: "yes") } is first with two Idols: { $count } coins at game end.
}
event-idol-bonus-later = { $you ->
    [yes] You too own two Idols now: { $count } coins at game end.
   *[other] { NOUN($seat, cap: "yes") } too owns two Idols now: { $count } coins at game end.
}

## Game end

event-curses = { $you ->
    [yes] You carry { $count ->
        [0] no Curse.
        [one] { $count } Curse.
       *[other] { $count } Curses.
    }
   *[other] { NOUN($seat, cap: "yes") } carries { $count ->
        [0] no Curse.
        [one] { $count } Curse.
       *[other] { $count } Curses.
    }
}
event-cursed = { $you ->
    [yes] You carry the most Curses and lose { $count } coins.
   *[other] { NOUN($seat, cap: "yes") } carries the most Curses and loses { $count } coins.
}
event-tie = A tie for first place: those tied roll their unexhausted dice.
event-tie-again = Still tied: they roll again.
event-tie-rolled = { $you ->
    [yes] You roll { $rolls } = { $count }.
   *[other] { NOUN($seat, cap: "yes") } rolls { $rolls } = { $count }.
}
event-scored = { $you ->
    [yes] Your score: { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }
}
event-won = { $you ->
    [yes] You win the inheritance!
   *[other] { NOUN($seat, cap: "yes") } wins the inheritance!
}
event-shared = { $you ->
    [yes] You share the victory.
   *[other] { NOUN($seat, cap: "yes") } shares the victory.
}
event-won-house = { NOUN($seat, cap: "yes") } wins the inheritance!
event-shared-house = { NOUN($seat, cap: "yes") } shares the victory.
event-ended-solo = With { $count } coins you will be remembered as { NOUN($rank, $title, case: "bare") }.
event-ended-twins = With { $count } coins you will be remembered as { NOUN($rank, $title, case: "bare") }.

## The promise about the dice
event-unsealed = The seal is broken: now anybody can check the dice.
