"""A riddle: a position from a game of the heirs, what is asked about it, and its one best answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import Final

from crypt_game.riddles.encoded_play import BadPlay, decode_play, fall_dice, options_of
from crypt_game.riddles.ghost_choices import GhostChoice, ghost_choices
from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.pending import Chance, Decide, Roll, Rolled
from crypt_game.rules.record import Entry, Record
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.state import GameState
from crypt_game.rules.terms import Choice, Purpose
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
    MID_GAME = "mid-game"
    """The same before the last round: the claim that leads when heirs play on, many times over."""
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
        return self in (RiddleKind.CLAIM, RiddleKind.MID_GAME, RiddleKind.HOLD, RiddleKind.REACH)


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

    The position is that after ``decisions`` decisions of the ``play`` (:mod:`.encoded_play`). ``target`` is a
    slot (HOLD, FACE_DOWN) or a number of coins (REACH), else 0. ``answer`` and ``wrong``, the usual wrong
    try, are indices of the solver's actions or of the Ghost's choices, or coins of the face-down card.
    ``margin`` is by how much the answer is better than anything else: hundredths of a coin, for REACH of the
    chance; 10 000 where nothing else does at all what is asked.
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

    @property
    def state(self) -> GameState:
        """The position, hidden things included. Raises BadRiddle where it does not come about."""
        return self._position[0]

    @property
    def record(self) -> Record:
        """The game up to the position."""
        return Record(self.setup, self.seed, self._position[1])

    @cached_property
    def view(self) -> SeatView:
        """The position as the solver may know it."""
        return observe(self.state, SOLVER)

    @property
    def slot(self) -> SlotIndex:
        """The card asked about (HOLD, FACE_DOWN)."""
        return SlotIndex(self.target)

    @cached_property
    def rolled(self) -> tuple[int, ...]:
        """What the Ghost rolls (GHOST). Raises BadRiddle where no Ghost is to roll."""
        pending = self.state.pending
        if not _ghost_rolls(self.state) or not isinstance(pending, Chance):
            raise BadRiddle(f"riddle {self.number}: no Ghost rolls")
        outcome = chance.draw(self.seed, pending.request)
        assert isinstance(outcome, Rolled), "a roll was asked for"
        return outcome.values

    @cached_property
    def choices(self) -> list[GhostChoice]:
        """Where the Ghost's dice could go, in an order that does not tell which is true (GHOST)."""
        return sorted(ghost_choices(self.view, self.rolled), key=lambda choice: str(choice.moves))

    @cached_property
    def actions(self) -> list[Action]:
        """Everything that the solver can answer (CLAIM, HOLD, REACH). Raises BadRiddle where no claim is
        asked of it."""
        asked = self.state.pending
        if not isinstance(asked, Decide) or asked.what is not Choice.CLAIM or asked.seat != SOLVER:
            raise BadRiddle(f"riddle {self.number}: the solver is not asked for a claim")
        return [action for seat, action in options_of(self.state) if seat == SOLVER]

    @cached_property
    def _position(self) -> tuple[GameState, tuple[Entry, ...]]:
        try:
            state, entries = decode_play(self.setup, self.seed, self.play, self.decisions)
        except BadPlay as error:
            raise BadRiddle(f"riddle {self.number}: {error}") from None
        while isinstance(state.pending, Chance) and not (
            self.kind is RiddleKind.GHOST and _ghost_rolls(state)
        ):
            state = fall_dice(state, self.seed, entries)
        return state, tuple(entries)


def _ghost_rolls(state: GameState) -> bool:
    pending = state.pending
    return (
        isinstance(pending, Chance)
        and isinstance(pending.request, Roll)
        and pending.request.purpose is Purpose.GHOST
    )
