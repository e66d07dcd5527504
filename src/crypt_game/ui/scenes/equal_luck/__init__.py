"""Equal luck: who plays the same crypts in turn, whose turn it is, and how all compare."""
