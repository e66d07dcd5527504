"""What the parts of the set-up share: the scene as they see it, and how a part contributes to it.

Must never import `ui.scenes.setup.scene`.
"""

from __future__ import annotations

from datetime import date
from typing import Protocol

import pygame

from crypt_game.match.game_code import CodedGame
from crypt_game.match.players import House, Player, Title
from crypt_game.text.language import Say
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Area
from crypt_game.ui.pages.page import Panel
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.setup.game_draft import SetupDraft

__all__ = ["Host", "SetupSection", "lead_height", "name_of", "said_name"]


class Host(Protocol):
    """What a part may ask of the set-up scene."""

    app: AppServices
    draft: SetupDraft
    area: Area
    computer_heirs: bool
    renaming: int | None
    coded: CodedGame | None

    @property
    def say(self) -> Say:
        """Words in the player's language."""

    def change(self, draft: SetupDraft, spoken: str = "") -> None:
        """Take over a changed draft, lay everything out anew and say what changed."""

    def rename(self, index: int | None) -> None:
        """Type the name of an heir, or stop typing."""

    def note_name(self, index: int, name: str) -> None:
        """Take over a name while it is being typed."""

    def open_coded(self, game: CodedGame, day: date | None = None) -> None:
        """Agree upon the game of a code, or of a day."""

    def start(self) -> None:
        """Open the crypt with the present draft."""


class SetupSection:
    """A part of the set-up: its panels, its controls in reading order, and what is painted between."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def panels(self) -> list[Panel]:
        """The panels of this part."""
        return []

    def widgets(self) -> list[Widget]:
        """Its controls for the present draft."""
        return []

    def draw(self, canvas: Canvas) -> None:
        """Paint what is no control."""

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the page in window pixels."""
        return self.host.area.rect(x, y, width, height)


def lead_height(area: Area) -> float:
    """How high the foot of the middle column is, in units; a tall page gives some of its room to it."""
    return 236 + min(60, max(0, (area.height - 1220) / 3.5))


def said_name(say: Say, person: Player) -> str:
    """What to call an heir: the typed name, or the portrait's."""
    return person.name.strip() or name_of(say, person.house, person.title)


def name_of(say: Say, house: House, title: Title) -> str:
    """The name that a portrait bears."""
    return say(f"setup-name-{house.value}-{title.value}")
