# The page that shows how the dice of a game fell.
fairness-title = The dice of this game
fairness-back = Back
fairness-check = Were they fair?
fairness-fair = The dice were fair
fairness-fair-text = All { $count } shuffles and rolls were derived from the seed again and are the same.
fairness-fair-uncut = Its secret was sealed before the first card, and nobody cut the deck.
fairness-fair-cut = Its secret was sealed before the table chose its word: nobody could pick this luck.
fairness-fair-open = It was begun from a code: its luck was knowable.
fairness-fair-older = The seed was sealed before the first card.
fairness-sealed = The dice are sealed
fairness-sealed-text = The luck of this game was fixed before the first card. Until the end nobody can open the seal; then anybody can check that nothing was changed.
fairness-older-text = The luck of this game was fixed before the first card. It was begun in an older edition, whose seal is shown only when the game is over.
fairness-open = Open code
fairness-open-text = This game was begun from a code or is the crypt of a day: whoever knows the code can know its cards and rolls.
fairness-practice = Practice: the luck is known
fairness-practice-text = The luck of this game was known before it began: it goes on from another, or its crypt was opened before.
fairness-not-from-source = The seed is not the one that was sealed
fairness-not-from-source-text = The seed of this game follows neither from what was sealed nor from the code that its record names.
fairness-no-seed = Nothing to check
fairness-no-seed-text = This game was rolled elsewhere, and its record holds no seed.
fairness-not-from-seed = These dice are not from the seed
fairness-not-from-seed-text = The outcome in step { $step } does not come from the seed; the { $count } before it do.
fairness-broken = The record breaks off
fairness-broken-text = At step { $step } the record is not sound. The { $count } shuffles and rolls before it come from the seed.
fairness-code = Code of this crypt
fairness-seal = Seal, shown from the first card on (SHA-256)
fairness-seed = Seed, revealed when the game is over
fairness-secret = Below the seal: the secret and its random digits
fairness-word = The word that cut the deck
fairness-copy = Copy: { $what }
fairness-copied = Copied: { $what }
fairness-not-copied = The clipboard cannot be reached.
fairness-faces = { $count ->
    [one] { $count } die, face by face
   *[other] { $count } dice, face by face
    }
fairness-sum = Exhausted { $lost } times, { $expected } expected
fairness-colours = orange: many more, green: many fewer
fairness-all = all
fairness-everybody = Everybody
fairness-of = { $expected } of { $dice }
fairness-rolls = Every roll
fairness-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }
fairness-row = expected { $expected }
fairness-roll = Round { $round }, { $name }, { $why }: { $dice }
fairness-effort = effort
fairness-again = rolled again
fairness-ghost = the Ghost’s turn
fairness-tiebreak = tie
fairness-knowable = Open code: its luck was knowable
