"""The pause over the table. Every move is on the disk already, so leaving asks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.match.match import Match
from crypt_game.ui import theme
from crypt_game.ui.app import App
from crypt_game.ui.brush import Brush
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes import routes
from crypt_game.ui.scenes.page import Area
from crypt_game.ui.widgets import Button, level

__all__ = ["Pause"]

_WIDTH: Final = 520
_EDGE: Final = 32
_TITLE: Final = 132
_FIRST, _REST, _GAP = 76, 62, 14


class Pause(Scene):
    """Back to the table, or anywhere else."""

    overlay = True

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self._match = match
        self._box = pygame.Rect(0, 0, 0, 0)

    def arrange(self) -> None:
        area = Area.of(self.frame)
        app = self.app
        choices: list[tuple[str, str, Callable[[], None]]] = [
            ("resume", "icon/undo", self._resume),
            ("rules", "icon/help", lambda: routes.open_rulebook(app)),
            ("seats", "icon/hand-over", lambda: routes.open_seats(app, self._match)),
            ("settings", "icon/gear", lambda: routes.open_settings(app)),
            ("new-game", "icon/plus", lambda: routes.open_setup(app)),
            ("leave", "icon/quit", lambda: routes.open_menu(app)),
        ]
        height = _TITLE + _FIRST + (len(choices) - 1) * (_REST + _GAP) + _EDGE
        left, top = (area.width - _WIDTH) / 2, (area.height - height) / 2
        self._box = area.rect(left, top, _WIDTH, height)
        buttons = []
        y = top + _TITLE
        for place, (name, icon, act) in enumerate(choices):
            tall = _REST if place else _FIRST
            buttons.append(
                Button(
                    name,
                    area.rect(left + _EDGE, y, _WIDTH - 2 * _EDGE, tall),
                    self.say(f"pause-{name}"),
                    act,
                    kind="stone" if place else "primary",
                    icon=icon,
                    align="left",
                    style=theme.BUTTON,
                )
            )
            y += tall + _GAP
        self.controls.fill(level(buttons))
        if self.controls.focus is None:
            self.controls.focus_on("resume")

    def cancel(self) -> bool:
        self._resume()
        return True

    def draw(self, brush: Brush) -> None:
        brush.dialog(self._box)
        px = brush.px
        left, room = self._box.left + px(_EDGE), self._box.width - px(2 * _EDGE)
        title, style = self.say("pause-title"), theme.DIALOG_TITLE
        where = (left, self._box.top + px(50))
        brush.text(style, title, where, theme.Palette.HEADING, "midleft", max_width=room)
        line = self._box.top + px(94)
        brush.sprite("icon/check", (left + px(12), line), px(24), tint=theme.Palette.SAFE)
        saved, note = self.say("pause-saved"), theme.LABEL
        where = (left + px(34), line)
        brush.text(note, saved, where, theme.Palette.SAFE, "midleft", max_width=room - px(34))
        super().draw(brush)

    def _resume(self) -> None:
        self.app.stage.pop()
