"""The game of a riddle at the table: it stands at the position, and goes on once an answer was given."""

from __future__ import annotations

from typing import Final

from crypt_game.match.match import Match, Undo
from crypt_game.match.players import HOUSES, House, Plan, Player, PlayerKind, Title
from crypt_game.riddles.riddle import SOLVER, Riddle
from crypt_game.rules.modes import variant_of

__all__ = ["RiddleMatch", "heirs_of"]

_SOLVERS_HOUSE: Final = House.STAR


def heirs_of(riddle: Riddle) -> list[Player]:
    """The heirs at the table of a riddle, who have no names yet; the solver sits on the first seat."""
    houses = [_SOLVERS_HOUSE, *(house for house in HOUSES if house is not _SOLVERS_HOUSE)]
    seats = variant_of(riddle.setup).heirs
    return [
        Player(
            "",
            house,
            Title.DUCHESS if number % 2 else Title.DUKE,
            PlayerKind.PERSON if seat == SOLVER else PlayerKind.SQUIRE,
        )
        for number, (seat, house) in enumerate(zip(seats, houses, strict=False))
    ]


class RiddleMatch(Match):
    """A match that begins in the middle; nothing of what led there can be taken back."""

    def __init__(self, riddle: Riddle, heirs: list[Player]) -> None:
        """`heirs` are those of :func:`heirs_of`, named."""
        super().__init__(Plan.seated(riddle.setup, heirs), riddle.seed)
        for entry in riddle.record.entries:
            self._take(entry)

    def undo_means(self) -> Undo:
        return Undo.NOTHING
