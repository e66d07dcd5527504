"""The pause over the table. Every move is on the disk already, so leaving asks nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, get_args

import pygame

from crypt_game import destinations
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.desktop.settings import HeirsPace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_dialog_box, draw_hairline
from crypt_game.drawing.geometry import Area, IconSize, Space
from crypt_game.match.match import Match
from crypt_game.ui.pages.copy_button import copy_button
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["Pause"]

_WIDTH: Final = 520
_EDGE: Final = 32
_TITLE: Final = 132
_TITLE_AT, _SAVED_AT = 50, 94
"""The middles of the two lines above the choices."""
_FIRST, _REST, _GAP = 76, 62, 14
_FOOT, _COPY = 92, 50


class Pause(Scene):
    """Back to the table, or anywhere else."""

    overlay = True

    def __init__(self, app: AppServices, match: Match) -> None:
        super().__init__(app)
        self._match = match
        self._code = match.open_code
        self._box = self._foot = pygame.Rect(0, 0, 0, 0)

    def arrange(self) -> None:
        area = Area.of(self.frame)
        app = self.app
        choices: list[tuple[str, str, Callable[[], None]]] = [
            ("resume", "icon/undo", self._resume),
            ("rules", "icon/book", lambda: app.go_to(destinations.RulebookPage())),
            ("aid", "icon/save", lambda: app.go_to(destinations.PlayerAidFile(self._match.plan.setup))),
            ("seats", "icon/hand-over", lambda: app.go_to(destinations.PlayersPanel(self._match))),
            *([("pace", "icon/speed", self._next_pace)] if self._watched else []),
            ("settings", "icon/gear", lambda: app.go_to(destinations.SettingsPage())),
            ("new-game", "icon/plus", lambda: app.go_to(destinations.SetupPage())),
            ("leave", "icon/quit", lambda: app.go_to(destinations.MainMenu())),
        ]
        foot = _FOOT if self._code is not None else 0
        height = _TITLE + _FIRST + (len(choices) - 1) * (_REST + _GAP) + foot + _EDGE
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
                    self._pace_words() if name == "pace" else self.say(f"pause-{name}"),
                    act,
                    face=ButtonFace(
                        kind="stone" if place else "primary",
                        icon=icon,
                        align="left",
                        style=theme.BUTTON,
                        detail=self._watched if name == "pace" else "",
                    ),
                )
            )
            y += tall + _GAP
        foot_top = y + Space.HAIR
        self._foot = area.rect(left + _EDGE, foot_top, _WIDTH - 2 * _EDGE, _FOOT - Space.HAIR)
        self.controls.fill([*level(buttons), *self._copy_button()], "resume")

    @property
    def _watched(self) -> str:
        """The name of the person who decides now, or decides next, beside computer players; else empty."""
        match = self._match
        seats = match.plan.human_seats
        if len(seats) == len(match.first.variant.heirs) or not seats:
            return ""
        asked = match.decide.seat if match.decide is not None else seats[0]
        return match.plan.players[asked if asked in seats else seats[0]].name

    def _pace_words(self) -> str:
        pace = self.say(f"settings-pace-{self.app.settings.pace_of(self._watched)}")
        return self.say("pause-pace", pace=pace)

    def _next_pace(self) -> None:
        """The next pace of computer players for this person alone."""
        paces, settings = get_args(HeirsPace), self.app.settings
        after = paces[(paces.index(settings.pace_of(self._watched)) + 1) % len(paces)]
        self.app.change_settings(paces={**settings.paces, self._watched: after})
        self.arrange()
        self.app.speak(f"{self._watched}. {self._pace_words()}")

    def _copy_button(self) -> list[Button]:
        if self._code is None:
            return []
        px = self.frame.px
        rect = pygame.Rect(0, 0, px(_COPY), px(_COPY))
        rect.midright = (self._foot.right, self._foot.centery)
        what = self.say("fairness-code")
        return [copy_button(self.app, "copy-code", rect, what, self._code, self._code)]

    @property
    def heading(self) -> str:
        return self.say("pause-title")

    def paragraphs(self) -> Sequence[str]:
        code = (
            []
            if self._code is None
            else [self.say("pause-code", code=self._code), self.say("fairness-knowable")]
        )
        return [self.say("pause-saved"), *code]

    def cancel(self) -> bool:
        self._resume()
        return True

    def draw(self, canvas: Canvas) -> None:
        draw_dialog_box(canvas, self._box)
        px = canvas.px
        left, room = self._box.left + px(_EDGE), self._box.width - px(2 * _EDGE)
        title, style = self.say("pause-title"), theme.DIALOG_TITLE
        where = (left, self._box.top + px(_TITLE_AT))
        canvas.text(style, title, where, theme.Palette.HEADING, "midleft", max_width=room)
        line, side = self._box.top + px(_SAVED_AT), px(IconSize.SMALL)
        canvas.sprite("icon/check", (left + side // 2, line), side, tint=theme.Palette.SAFE)
        saved, note = self.say("pause-saved"), theme.LABEL
        where = (left + px(Space.WIDE), line)
        canvas.text(note, saved, where, theme.Palette.SAFE, "midleft", max_width=room - px(Space.WIDE))
        if self._code is not None:
            self._draw_foot(canvas, self._code)
        super().draw(canvas)

    def _draw_foot(self, canvas: Canvas, code: str) -> None:
        """The code from which this game was begun, and what that means."""
        px, foot = canvas.px, self._foot
        draw_hairline(canvas, foot.topleft, foot.topright, theme.Palette.BRASS, 0.5)
        room = foot.width - px(_COPY + Space.CLOSE)
        lines = (
            (theme.BODY_BOLD, self.say("pause-code", code=code)),
            (theme.NOTE, self.say("fairness-knowable")),
        )
        pitch = foot.height // (len(lines) + 1)
        for number, (style, words) in enumerate(lines, 1):
            ink = theme.Palette.IVORY if style is theme.BODY_BOLD else theme.Palette.MUTED
            where = (foot.left, foot.top + px(Space.HAIR) + number * pitch)
            canvas.text(style, words, where, ink, "midleft", max_width=room)

    def _resume(self) -> None:
        self.app.stack.pop()
