"""The reckoning: the score sheet counted up row by row, the tie-break, the winner, everybody's treasure."""

from crypt_game.ui.scenes.scoring.scene import ScoringScene

__all__ = ["ScoringScene"]
