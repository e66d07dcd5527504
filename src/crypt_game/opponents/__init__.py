"""Computer heirs: from a seat's view to an action, and why.

An heir gets a :class:`..rules.view.SeatView` and nothing else. Imports the rules only: no window, no words
for players, no files.
"""
