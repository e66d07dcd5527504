"""A riddle: a position from a game of the heirs, what is asked about it, and its one best answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import Final

from crypt_game.riddles.encoded_play import BadPlay, decode_play, fall_dice, options_of
from crypt_game.rules.actions import Action
from crypt_game.rules.cards import back_of
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.pending import Chance, Decide
from crypt_game.rules.record import Acted, Entry, Record
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.state import GameState
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import Choice, SeatKind
from crypt_game.rules.view import SeatView, observe

__all__ = ["SOLVER", "BadRiddle", "Grade", "Riddle", "RiddleKind"]

SOLVER: Final = SeatIndex(0)
"""The seat of whoever solves a riddle."""


class BadRiddle(ValueError):
    """A riddle whose position does not come about, or that asks for what its position does not have."""


class RiddleKind(StrEnum):
    """What is asked; the value is part of the keys of its words."""

    CLAIM = "claim"
    """The claim that brings the most coins on average (with one rival: the most more than the rival)."""
    HOLD = "hold"
    """The claim that takes a certain card whatever the Ghost rolls, and brings the most with it."""
    REACH = "reach"
    """The claim with the best chance to have so many coins at the end."""
    GHOST = "ghost"
    """Where the Ghost puts its dice."""
    FACE_DOWN = "face-down"
    """The value of a face-down card that can have one value only."""

    @property
    def is_claim(self) -> bool:
        """Whether it is answered with a claim at the table, rather than from a list."""
        return self in (RiddleKind.CLAIM, RiddleKind.HOLD, RiddleKind.REACH)


class Grade(IntEnum):
    """How hard it is: the lowest level of heirs that finds the answer; for what heirs are not asked (where a
    Ghost goes, what lies face down), how much has to be thought of."""

    PAGE = 1
    SQUIRE = 2
    KNIGHT = 3
    REGENT = 4
    NONE = 5
    """No heir finds it: they play for coins, and it asks for something else."""


@dataclass(frozen=True)
class Riddle:
    """One riddle.

    The position is that after ``decisions`` decisions of the play (:mod:`.encoded_play`). ``target`` is a slot
    (HOLD, FACE_DOWN) or a number of coins (REACH), else 0. ``answer`` and ``wrong``, the usual wrong try, are
    indices of what can be done, of the Ghost's choices, or the coins of the face-down card. ``margin`` is by
    how much the answer is better than anything else: hundredths of a coin, for REACH of the chance.
    """

    number: int
    kind: RiddleKind
    setup: GameSetup
    seed: int
    play: int
    decisions: int
    target: int
    answer: int
    wrong: int
    margin: int
    grade: Grade

    @cached_property
    def _position(self) -> tuple[GameState, tuple[Entry, ...]]:
        try:
            state, entries = decode_play(self.setup, self.seed, self.play, self.decisions)
        except BadPlay as error:
            raise BadRiddle(f"riddle {self.number}: {error}") from None
        while isinstance(state.pending, Chance) and not self._ghost_rolls(state):
            state = fall_dice(state, self.seed, entries)
        return state, tuple(entries)

    def _ghost_rolls(self, state: GameState) -> bool:
        """Whether it is asked about the roll that comes now."""
        turns = state.flow.turns
        return (
            self.kind is RiddleKind.GHOST
            and bool(turns)
            and state.variant.kinds[turns[0].seat] is SeatKind.GHOST
        )

    @property
    def state(self) -> GameState:
        """The position, hidden things included. Raises BadRiddle where it does not come about."""
        return self._position[0]

    @property
    def view(self) -> SeatView:
        """The position as the solver may know it."""
        return observe(self.state, SOLVER)

    @property
    def record(self) -> Record:
        """The game up to the position."""
        return Record(self.setup, self.seed, self._position[1])

    @property
    def rolled(self) -> tuple[int, ...]:
        """What the Ghost rolls (GHOST)."""
        entries: list[Entry] = []
        fall_dice(self.state, self.seed, entries)
        (entry,) = entries
        values: tuple[int, ...] = entry.outcome.values  # type: ignore[union-attr]
        return values

    @property
    def slot(self) -> SlotIndex:
        """The card asked about (HOLD, FACE_DOWN)."""
        return SlotIndex(self.target)

    def action(self, index: int) -> Action:
        """The solver's action of an index. Raises BadRiddle for none."""
        options = self.actions
        if not 0 <= index < len(options):
            raise BadRiddle(f"riddle {self.number}: there is no action {index}")
        return options[index]

    @cached_property
    def actions(self) -> list[Action]:
        """Everything that the solver can answer to the choice (CLAIM, HOLD, REACH)."""
        asked = self.state.pending
        if not isinstance(asked, Decide) or asked.what is not Choice.CLAIM or asked.seat != SOLVER:
            raise BadRiddle(f"riddle {self.number}: the solver is not asked for a claim")
        return [action for seat, action in options_of(self.state) if seat == SOLVER]
