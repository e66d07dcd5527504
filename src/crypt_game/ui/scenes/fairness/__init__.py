"""The dice of a game, told openly: the seal and the seed, every roll, and what could be expected of them."""
