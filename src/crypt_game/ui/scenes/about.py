"""Who made the game and this edition, and under which licences its parts stand."""

from __future__ import annotations

from typing import Final

import pygame

from crypt_game import __version__
from crypt_game.match.players import HOUSES, Title
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.pieces import draw_portrait
from crypt_game.ui.pages.page import PageScene, Panel
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["AboutScene"]

_LEFT, _TOP, _GAP, _FOOT = 41, 122, 26, 42
_EDGE: Final = 28
_FAMILY: Final = 130
"""How much of the upper panel the heirs take, in units."""
_FAMILY_TEXT: Final = 1.2
"""Larger text needs the room of the heirs."""
PARTS: Final = (
    ("Python", "PSF"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL, FreeType", "zlib, FTL"),
    ("pygame_gui", "MIT"),
    ("python-i18n", "MIT"),
    ("fluent.runtime, fluent.syntax", "Apache 2.0"),
    ("Babel, pytz", "BSD, MIT"),
    ("attrs, typing_extensions", "MIT, PSF"),
    ("platformdirs", "MIT"),
    ("MuseScore General", "MIT"),
    ("Cinzel", "SIL OFL 1.1"),
    ("Proza Libre", "SIL OFL 1.1"),
)
"""What the program is built with, and under which licence."""


class AboutScene(PageScene):
    """Three panels to read, and one way out."""

    title_key = "about-title"
    back_key = "about-back"

    def arrange(self) -> None:
        game, edition, parts = self._places()
        self.panels = [
            Panel(game, self.say("about-game"), "icon/crown"),
            Panel(edition, self.say("about-edition"), "icon/screen"),
            Panel(parts, self.say("about-built-with"), "icon/log"),
        ]
        px = self.frame.px
        done = pygame.Rect(0, 0, px(280), px(56))
        done.bottomright = (parts.right - px(_EDGE), parts.bottom - px(24))
        button = Button(
            "done",
            done,
            self.say("about-done"),
            self.go_back,
            face=ButtonFace(kind="primary", icon="icon/check"),
        )
        self.controls.fill([self.back_button(), button])
        if self.controls.focus is None:
            self.controls.focus_on("done")

    def draw_page(self, canvas: Canvas) -> None:
        game, edition, parts = self._places()
        people = [self.say(f"about-game-{name}") for name in ("authors", "art", "publisher", "french")]
        with_family = self.frame.text <= _FAMILY_TEXT
        self._draw_lines(canvas, game, people, _FAMILY if with_family else 0)
        if with_family:
            self._draw_family(canvas, game)
        own = [self.say(f"about-edition-{name}") for name in ("own", "offline", "thanks")]
        self._draw_lines(canvas, edition, own)
        self._draw_parts(canvas, parts)
        right = self.area.rect(self.area.width - _LEFT, 62, 0, 0).topleft
        style, words = theme.NOTE, f"{self.say('menu-version')} {__version__}"
        canvas.text(style, words, right, theme.Palette.MUTED, "midright")

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Game above, edition below it, parts at the right."""
        height = self.area.height - _TOP - _FOOT
        width = (self.area.width - 2 * _LEFT - _GAP) / 2
        upper = height * 0.54
        return (
            self.area.rect(_LEFT, _TOP, width, upper),
            self.area.rect(_LEFT, _TOP + upper + _GAP, width, height - upper - _GAP),
            self.area.rect(_LEFT + width + _GAP, _TOP, width, height),
        )

    def _draw_lines(self, canvas: Canvas, panel: pygame.Rect, lines: list[str], foot: float = 0) -> None:
        """Paragraphs below each other, shrunk together until they fit above the `foot` of their panel."""
        px = canvas.px
        body = pygame.Rect(
            panel.left + px(_EDGE),
            panel.top + px(82),
            panel.width - px(2 * _EDGE),
            panel.height - px(82 + 20 + foot),
        )
        canvas.paragraph(theme.RULE_BODY, "\n\n".join(lines), body)

    def _draw_family(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """The eight heirs along the foot of a panel."""
        px = canvas.px
        pitch = (panel.width - px(2 * _EDGE)) / 8
        for place, (house, title) in enumerate((h, t) for h in HOUSES for t in Title):
            rect = pygame.Rect(0, 0, px(88), px(110))
            rect.midbottom = (
                round(panel.left + px(_EDGE) + (place + 0.5) * pitch),
                panel.bottom - px(_EDGE),
            )
            draw_portrait(canvas, house.value, title.value, rect)

    def _draw_parts(self, canvas: Canvas, panel: pygame.Rect) -> None:
        px = canvas.px
        left, right = panel.left + px(_EDGE), panel.right - px(_EDGE)
        top, foot = panel.top + px(80), panel.bottom - px(24 + 56 + 110)
        pitch = (foot - top) / len(PARTS)
        style, note = theme.BODY, theme.NOTE
        for place, (name, licence) in enumerate(PARTS):
            middle = round(top + (place + 0.5) * pitch)
            room = (right - left) // 2
            canvas.text(style, name, (left, middle), theme.Palette.IVORY, "midleft", max_width=room * 1.2)
            canvas.text(note, licence, (right, middle), theme.Palette.MUTED, "midright", max_width=room * 0.7)
            if place:
                line = round(top + place * pitch)
                draw_hairline(canvas, (left, line), (right, line), opacity=0.3)
        words = pygame.Rect(left, foot + px(18), right - left, px(86))
        canvas.paragraph(note, self.say("about-texts"), words, theme.Palette.MUTED)
