"""What the music is told about a table: only what everybody at it can see."""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel, GhostTurn
from crypt_game.rules import Phase
from crypt_game.sound import Mood, Passage

__all__ = ["board_mood"]


def board_mood(model: BoardModel) -> Mood:
    """The mood of the music at this table now; the game grows more tense with every round."""
    view = model.view
    rounds = view.variant.rounds
    collecting = view.phase in (Phase.COLLECT, Phase.FINAL, Phase.OVER)
    active = model.active
    return Mood(
        Passage.COLLECT if collecting else Passage.CLAIM,
        tension=max(0, view.round - 1) / max(1, rounds - 1),
        last_round=view.round >= rounds,
        ghost=isinstance(model.asking, GhostTurn),
        house="" if active is None or collecting else model.house(active).value,
    )
