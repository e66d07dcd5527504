"""After the game: what luck brought whom, and the choices that cost most, each to be tried again."""
