# More than one game: a series, and crypts that several people play in turn.
series-title = How many games?
series-text = In a series the Leader changes from game to game and the wins are counted. With equal luck each person plays the very same crypts against computer players, with the same cards and rolls.
series-stay = Back
series-games = Series of { $games }
series-tally = Game { $number } of { $games }: { $tally }
equal-luck = Equal luck
equal-luck-back = Back to the menu
equal-luck-who = Who plays?
equal-luck-people = People
equal-luck-name = Name: { $name }. Change it
equal-luck-name-title = What is your name?
equal-luck-name-text = Up to 16 letters, and different from the others.
equal-luck-name-take = Take it
equal-luck-name-empty = A name needs a letter at least.
equal-luck-name-taken = Somebody else has this name.
equal-luck-crypts = Crypts
equal-luck-how = How it works
equal-luck-about = Each person plays the very same crypts alone against the same computer players, with the same cards and rolls.
equal-luck-seats = In each crypt everybody sits in the same seat, and in the next crypt one seat further on.
equal-luck-several = In each crypt the cards are new, and the same for everybody.
equal-luck-secret = Nobody sees anything of a crypt before all have played it. While one plays, the others look away.
equal-luck-compared = Then the coins are compared, with the luck of the rolls and without. A computer player takes part, too. You may stop and go on another day.
equal-luck-start = Begin
equal-luck-sheet = Compared
equal-luck-played = { $played } of { $games } games played
equal-luck-turn = Next
equal-luck-end = The end
equal-luck-crypt = Crypt { $crypt }, seat { $seat }
equal-luck-crypt-alone = Crypt { $crypt }
equal-luck-total = Coins
equal-luck-luck = Luck of the rolls
equal-luck-without = Without this luck
equal-luck-luck-about = Luck of the rolls: how many coins dice and face-down cards brought you more, or less, than they bring on average. Without it you see more clearly who played well.
equal-luck-text = { $name } plays crypt { $crypt } of { $crypts }, in seat { $seat }. Nobody else should look: the cards are the same for all.
equal-luck-text-alone = { $name } plays crypt { $crypt } of { $crypts }, in seat { $seat }.
equal-luck-best = { $count ->
    [one] { $names } has the most coins.
   *[other] { $names } have the most coins, and as many.
}
equal-luck-steady = Without the luck of the rolls, { $name } comes first.
equal-luck-later = Later
equal-luck-next = { $name } plays
equal-luck-done = Put the games in my list
equal-luck-keep = Go on with it
equal-luck-give-up = End it
equal-luck-give-up-title = End it without a result?
equal-luck-give-up-text = The games that were played go into your list.
