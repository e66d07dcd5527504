# More than one game: a series, and one crypt that several people play in turn.
series-title = How many games?
series-text = In a series the Leader changes from game to game and the wins are counted. With equal luck each person plays the very same crypt alone against computer players, with the same cards and rolls; nobody sees a result before all have played.
series-stay = Back
series-games = Series of { $games }
series-tally = Game { $number } of { $games }: { $tally }
equal-luck = Equal luck
equal-luck-title = Equal luck: { $played } of { $games } have played
equal-luck-text = Next is { $name }. Nobody else should look: the cards are the same for all.
equal-luck-later = Later
equal-luck-next = { $name } plays
equal-luck-end = End without a result
equal-luck-result = The same crypt for all: { $coins }. In the same seat { $heir } takes { $mean } on average.
