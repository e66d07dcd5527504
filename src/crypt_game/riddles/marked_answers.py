"""The answers that are marked on the table with letters, each at the cards that it takes."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final, NamedTuple

from crypt_game.play.advice import dice_of
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.riddles.riddle import Riddle, RiddleKind
from crypt_game.rules.indices import SlotIndex

__all__ = ["LETTERS", "MarkedAnswer", "compared_claims", "marked_answers"]

LETTERS: Final = ascii_uppercase


class MarkedAnswer(NamedTuple):
    """An answer under its letter: what it lays on which cards, and whether it is shown to be the right
    one."""

    letter: str
    dice: Mapping[SlotIndex, DraftGroup]
    best: bool


def compared_claims(riddle: Riddle, own: int | None) -> list[int]:
    """The claims whose worth a solution compares: the answer, the usual wrong try, and the solver's `own`."""
    return list(dict.fromkeys([riddle.answer, riddle.wrong, *([own] if own is not None else [])]))


def marked_answers(riddle: Riddle, own: int | None, *, solved: bool) -> list[MarkedAnswer]:
    """What is marked: where the Ghost's dice could go, at any time; of claims those that are compared, only
    once the riddle is `solved`; nothing where a value is asked for, as all answers mean the same card."""
    if riddle.kind is RiddleKind.GHOST:
        return [
            MarkedAnswer(
                LETTERS[number],
                {
                    move.slot: DraftGroup(move.effort, move.dice)
                    for move in choice.moves
                    if move.slot is not None
                },
                solved and number == riddle.answer,
            )
            for number, choice in enumerate(riddle.choices)
        ]
    if not solved or not riddle.kind.is_claim:
        return []
    return [
        MarkedAnswer(letter, dice_of(riddle.actions[number]), number == riddle.answer)
        for letter, number in zip(LETTERS, compared_claims(riddle, own), strict=False)
    ]
