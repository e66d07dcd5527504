"""The main menu before the king's tomb. It is the first thing a player sees, so it imports little."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from crypt_game import __version__
from crypt_game.sound import Mood, Passage
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.rooms import draw_room, point_in_room
from crypt_game.ui.flames import Flame
from crypt_game.ui.geometry import Area
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.widgets import Button, ButtonFace, level

if TYPE_CHECKING:
    from crypt_game.games.unfinished import Unfinished

__all__ = ["MenuScene"]

_ROOM: Final = "rooms/gate"
_TORCHES: Final = ((0.474, 0.392), (0.733, 0.402))
"""Where the two holders of torches end above, as shares of the room's picture."""
_FLAME: Final = 78
_LEFT: Final = 97
_WIDTH: Final = 438
_FIRST_HEIGHT: Final = 90
_HEIGHT: Final = 64
_GAP: Final = 16


class MenuScene(Scene):
    """The menu; with an unfinished game, to continue it comes first."""

    ambience = True
    mood = Mood(Passage.MENU)

    def __init__(self, app: AppServices, unfinished: Unfinished | None) -> None:
        super().__init__(app)
        self._unfinished = unfinished
        self._area = Area.of(self.frame)

    def arrange(self) -> None:
        self._area = Area.of(self.frame)
        app = self.app
        choices: list[tuple[str, Callable[[], None]]] = [
            ("new-game", lambda: app.go_to(destinations.SetupPage())),
            ("games", lambda: app.go_to(destinations.GamesPage())),
            ("rules", lambda: app.go_to(destinations.RulebookPage())),
            ("settings", lambda: app.go_to(destinations.SettingsPage())),
            ("about", lambda: app.go_to(destinations.AboutPage())),
        ]
        if self._unfinished is not None:
            path = self._unfinished.path
            choices.insert(0, ("continue", lambda: app.go_to(destinations.SavedGame(path))))
        top = self._column_top(len(choices))
        buttons = []
        for place, (name, act) in enumerate(choices):
            height = _HEIGHT if place else _FIRST_HEIGHT
            buttons.append(self._choice(name, act, self._area.rect(_LEFT, top, _WIDTH, height), place == 0))
            top += height + _GAP
        level(buttons[1:])
        buttons.append(self._quit_button(top))
        self.controls.fill(buttons)
        if self.controls.focus is None:
            self.controls.focus_on(choices[0][0])

    def cancel(self) -> bool:
        return self.controls.focus_on("quit")

    def flames(self) -> list[Flame]:
        canvas, window = canvas_for(self.app), self.frame.window
        feet = [point_in_room(canvas, _ROOM, window, torch) for torch in _TORCHES]
        return [self._logo_flame(), *(Flame(foot, self.frame.px(_FLAME)) for foot in feet)]

    def draw(self, canvas: Canvas) -> None:
        draw_room(canvas, _ROOM, self.frame.window)
        self._draw_logo(canvas)
        self._draw_foot(canvas)
        super().draw(canvas)

    # the column -----------------------------------------------------------------------------------------
    def _column_top(self, choices: int) -> float:
        """Where the first button stands: below the tagline, and the column never reaches the credit line."""
        used = _FIRST_HEIGHT + (choices - 1) * _HEIGHT + choices * _GAP + _HEIGHT
        return min(399 + self._drop, self._area.height - 75 - used)

    @property
    def _drop(self) -> float:
        """How far logo and column stand lower in a tall window, so that they keep to the picture."""
        return self._area.taller / 3

    def _choice(self, name: str, act: Callable[[], None], rect: pygame.Rect, first: bool) -> Button:
        return Button(
            name,
            rect,
            self.say(f"menu-{name}"),
            act,
            face=ButtonFace(
                kind="primary" if first else "stone",
                detail=self._continue_detail() if name == "continue" else "",
                style=theme.BUTTON_LARGE if first else theme.BUTTON,
                align="left",
            ),
        )

    def _quit_button(self, top: float) -> Button:
        rect = self._area.rect(_LEFT - 14, top, 240, 56)
        return Button(
            "quit",
            rect,
            self.say("menu-quit"),
            self.app.quit,
            face=ButtonFace(kind="quiet", icon="icon/quit", style=theme.CHIP, align="left"),
        )

    def _continue_detail(self) -> str:
        game = self._unfinished
        if game is None:
            return ""
        table = self.say("menu-table", mode=game.mode, heirs=game.heirs)
        return self.say("menu-continue-detail", round=game.round, rounds=game.rounds, table=table)

    # the picture ----------------------------------------------------------------------------------------
    def _logo_flame(self) -> Flame:
        foot = self._area.rect(463, 186 + self._drop, 0, 0).topleft
        return Flame(foot, self.frame.px(84))

    def _draw_logo(self, canvas: Canvas) -> None:
        logo = self._area.rect(_LEFT, 218 + self._drop, 740, 0)
        name = self.say("term-game").upper()
        canvas.text(theme.LOGO, name, logo.topleft, anchor="midleft", max_width=logo.width)
        line = self._area.rect(_LEFT + 6, 343 + self._drop, 720, 0)
        style = theme.TAGLINE
        words = self.say("menu-tagline")
        canvas.text(style, words, line.topleft, theme.Palette.MUTED, "midleft", max_width=line.width)

    def _draw_foot(self, canvas: Canvas) -> None:
        foot = self._area.rect(_LEFT, self._area.height - 33, self._area.width - _LEFT - 25, 0)
        style = theme.NOTE
        credit, version = self.say("menu-credit"), f"{self.say('menu-version')} {__version__}"
        canvas.text(style, credit, foot.topleft, theme.Palette.MUTED, "midleft", max_width=foot.width * 0.6)
        canvas.text(
            style, version, foot.topright, theme.Palette.MUTED, "midright", max_width=foot.width * 0.3
        )
