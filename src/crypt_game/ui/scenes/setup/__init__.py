"""The set-up of a new game: `draft` is the agreement as a value, `scene` the page, the rest are its parts."""
