"""The settings: `form` lays out rows, `groups` fills them, `keys` remaps keys, `scene` is the page."""
