"""A choice among a few as chips side by side, one of which is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, level
from crypt_game.drawing import theme
from crypt_game.text.language import Say

__all__ = ["Option", "choice_chips"]


class Option(NamedTuple):
    """One chip of a choice."""

    name: str
    words: str
    chosen: bool
    take: Callable[[], None]


def choice_chips(
    group: str, options: Iterable[Option], places: Iterable[pygame.Rect], say: Say, label: str = ""
) -> Sequence[Button]:
    """A chip for each option, their words in one size; `group` begins their keys.

    A listener hears the `label` of the choice before each word of it.
    """
    return level(
        [
            ChoiceChip(
                f"{group}-{option.name}",
                place,
                option.words,
                option.take,
                ButtonFace(style=theme.CHIP, spoken=_spoken(label, option.words, say)),
                chosen=option.chosen,
            )
            for option, place in zip(options, places, strict=False)
        ]
    )


def _spoken(label: str, words: str, say: Say) -> str:
    return say("spoken-figure", label=label, figure=words) if label else words
