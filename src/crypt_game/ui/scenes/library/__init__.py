"""All games on the disk: the list, one game in full, and what can be done with it."""
