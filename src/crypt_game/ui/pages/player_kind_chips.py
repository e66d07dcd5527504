"""The chips that say who plays for an heir, a person or a computer heir, and of what temperament.

For the set-up and for seats that change hands. Each press takes the next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from crypt_game.match.players import PLAYER_KINDS, TEMPERS, Player, PlayerKind
from crypt_game.opponents.levels import Temper
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.focus import Widget
from crypt_game.ui.widgets import ButtonFace, ChoiceChip

__all__ = ["mind_chips", "with_mind"]
Take = Callable[[Player, str], None]
"""Takes the changed person, and what is to be said of the change."""


def with_mind(person: Player, mind: PlayerKind, index: int) -> Player:
    """The person of row `index` with another mind; a computer heir without a temperament gets the row's."""
    temper = Temper.EVEN if mind is PlayerKind.PERSON else person.temper or TEMPERS[index % len(TEMPERS)]
    return replace(person, mind=mind, temper=temper)


def mind_chips(
    say: Say,
    index: int,
    named: tuple[str, Player],
    whole: pygame.Rect,
    pair: tuple[pygame.Rect, pygame.Rect],
    take: Take,
) -> list[Widget]:
    """Who plays for the heir of row `index`, given with the name to say.

    In the `whole` place for a person, in the `pair` for a computer heir and its temperament.
    """
    name, person = named
    if person.mind is PlayerKind.PERSON:
        return [_mind_chip(say, index, name, person, whole, take)]
    return [
        _mind_chip(say, index, name, person, pair[0], take),
        _temper_chip(say, index, name, person, pair[1], take),
    ]


def _mind_chip(say: Say, index: int, name: str, person: Player, rect: pygame.Rect, take: Take) -> Widget:
    following = PLAYER_KINDS[(PLAYER_KINDS.index(person.mind) + 1) % len(PLAYER_KINDS)]
    mind = say(f"setup-mind-{person.mind.value}")
    return ChoiceChip(
        f"mind-{index}",
        rect,
        mind,
        lambda: take(with_mind(person, following, index), say(f"setup-mind-{following.value}")),
        face=ButtonFace(
            icon="icon/player" if person.mind is PlayerKind.PERSON else None,
            spoken=say("setup-mind-of", name=name, mind=mind),
            style=theme.CHIP,
        ),
        chosen=person.mind is PlayerKind.PERSON,
    )


def _temper_chip(say: Say, index: int, name: str, person: Player, rect: pygame.Rect, take: Take) -> Widget:
    present = TEMPERS[0] if person.temper is Temper.EVEN else person.temper
    following = TEMPERS[(TEMPERS.index(present) + 1) % len(TEMPERS)]
    temper = say(f"setup-temper-{present}")
    return ChoiceChip(
        f"temper-{index}",
        rect,
        temper,
        lambda: take(replace(person, temper=following), say(f"setup-temper-{following}")),
        face=ButtonFace(spoken=say("setup-temper-of", name=name, temper=temper), style=theme.CHIP),
        chosen=False,
    )
