"""What a player presses: controls that look, speak and react, the list that the focus walks, keys and pads.

Knows no game and no scene; must never import `rules` or `ui`.
"""
