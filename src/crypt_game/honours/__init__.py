"""Honours: what a finished game may be remembered for. Each is a measure of a seat's game and the least it
must come to. Imports the rules only.
"""

from .catalogue import EDITION, HONOURS, Honour, Measure, earned, of_winner
from .seat_game import SeatGame, seat_games

__all__ = ["EDITION", "HONOURS", "Honour", "Measure", "SeatGame", "earned", "of_winner", "seat_games"]
