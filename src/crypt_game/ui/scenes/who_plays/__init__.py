"""Who plays on which seat, asked in the middle of a game: now, or from a moment of a finished game on."""
