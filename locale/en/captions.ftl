# What a sound tells, for whom it is captioned: short lines without a full stop.
caption-your-turn = It is up to you
caption-ghost = A Ghost has its turn
caption-pushed-out = Dice are pushed out
caption-exhausted = A die is exhausted
caption-coins = Coins are counted
caption-last-round = The last round begins
caption-refused = A knock: not possible
caption-victory = A fanfare sounds
caption-defeat = A sad tune sounds
caption-fool = A mocking tune sounds
