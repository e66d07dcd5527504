"""What the parts of the set-up share: the scene as they see it, and how a part contributes to it.

Must never import `ui.scenes.setup.scene`.
"""

from __future__ import annotations

from datetime import date
from typing import ClassVar, Protocol

from pygame import Rect

from crypt_game.controls.widget import Widget
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Area, Box
from crypt_game.drawing.setup_layout import SetupLayout
from crypt_game.match.game_code import CodedGame
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import Player
from crypt_game.play.card_turns import CardTurns
from crypt_game.text.language import Say
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.scene import AppServices

__all__ = ["Host", "SetupSection", "said_name"]


class Host(Protocol):
    """What a part may ask of the set-up scene."""

    app: AppServices
    draft: PlanDraft
    area: Area
    renaming: int | None
    coded: CodedGame | None

    @property
    def say(self) -> Say:
        """Words in the player's language."""

    def change(self, draft: PlanDraft, spoken: str = "") -> None:
        """Take over a changed draft, lay everything out anew and say what changed."""

    @property
    def turns(self) -> CardTurns:
        """Which cards of Collectors turn over."""

    def rename(self, index: int | None) -> None:
        """Type the name of a player, or stop typing."""

    def note_name(self, index: int, name: str) -> None:
        """Take over a name while it is being typed."""

    def open_coded(self, game: CodedGame, day: date | None = None) -> None:
        """Agree upon the game of a code, or of a day."""

    def start(self) -> None:
        """Begin the game of the present draft."""

    def ask_series(self) -> None:
        """Play more than one game of it."""

    def ask_equal_luck(self) -> None:
        """Let several people play the same crypts of it in turn."""


class SetupSection:
    """A part of the set-up: its controls in reading order, and what is painted under them."""

    part_key: ClassVar[str]
    """The words that say what it is."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.layout = SetupLayout(host.area)

    def widgets(self) -> list[Widget]:
        """Its controls for the present draft."""
        return []

    def words(self) -> list[str]:
        """What is told in it beside its controls."""
        return []

    def draw(self, canvas: Canvas) -> None:
        """Paint what is no control."""

    def px(self, box: Box) -> Rect:
        """A box of the page in window pixels."""
        return self.host.area.px(box)


def said_name(say: Say, player: Player) -> str:
    """What to call a player: the typed name, or the portrait's."""
    return player.name.strip() or portrait_name(say, player.house, player.title)
