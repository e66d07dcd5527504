"""A finished game as something to show others: a page that plays it in any browser, a turn as a clip.

Works from a match and words; must never import `pygame`, `ui` or `drawing.canvas`. It never shows a
running game.
"""
