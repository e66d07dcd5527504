"""The replay: any game on the table's own picture, forwards and backwards, and the way from there into a game
of one's own."""
