"""The game of a riddle at the table: it stands at the position, and goes on once an answer was given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final

from crypt_game.match.match import Match, Undo
from crypt_game.match.players import HOUSES, House, Plan, Player, PlayerKind, Title
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.riddles.riddle import SOLVER, Riddle
from crypt_game.rules import Event
from crypt_game.rules.events import Collected, PhaseBegan, RoundBegan, TreasureOpened
from crypt_game.rules.modes import variant_of
from crypt_game.rules.record import Entry
from crypt_game.rules.terms import Phase

__all__ = ["RiddleMatch", "heirs_of"]

_AFTERWARDS: Final = (RoundBegan, TreasureOpened)
"""With which the next round or the reckoning begins."""
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
    """A match that begins in the middle; nothing of what led there can be taken back.

    From there on it goes as :meth:`play` is told, again and again if need be.
    """

    def __init__(self, riddle: Riddle, heirs: list[Player]) -> None:
        """`heirs` are those of :func:`heirs_of`, named."""
        super().__init__(Plan.seated(riddle.setup, heirs), riddle.seed)
        for entry in riddle.record.entries:
            self._take(entry)
        self.position = len(self.moments)
        """How many moments lead to the position."""

    def play(self, entries: Iterable[Entry]) -> list[tuple[Event, ...]]:
        """Let this happen in the position.

        Returns what there is to show: each turn, then the rolls, and what is collected. What belongs to the
        next round or to the reckoning is left out.
        """
        self.go_back()
        for entry in entries:
            self._take(entry)
        steps: list[tuple[Event, ...]] = []
        for beat in ReplaySteps(self.moments).beats:
            if beat.moment < self.position:
                continue
            shown = tuple(takewhile(lambda event: not isinstance(event, _AFTERWARDS), beat.events))
            if beat.turn or not steps or PhaseBegan(Phase.COLLECT) in shown:
                steps.append(shown)
            else:
                steps[-1] += shown
            if shown != beat.events:
                break
        return [part for step in steps for part in _parted(step)]

    def go_back(self) -> None:
        """Return to the position."""
        del self.moments[self.position :]

    def undo_means(self) -> Undo:
        return Undo.NOTHING


def _parted(step: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
    """What happens up to the rolls, and what is collected then; one of them may be missing."""
    parted = next((n for n, event in enumerate(step) if isinstance(event, Collected)), len(step))
    yield from filter(None, (step[:parted], step[parted:]))
