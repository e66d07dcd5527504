"""The replay: any game on the table's own picture, forwards and backwards, and from there into one's own."""
