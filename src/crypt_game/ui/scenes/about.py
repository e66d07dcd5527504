"""Who made the game and this edition, and under which licences its parts stand."""

from __future__ import annotations

from typing import Final

from crypt_game import __version__
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.canvas.paragraphs import draw_paragraphs
from crypt_game.drawing.canvas.pieces import draw_portrait
from crypt_game.drawing.geometry import Box
from crypt_game.match.players import HOUSES, Title
from crypt_game.screen_reader import NodeKind, SpokenText, standing_in
from crypt_game.text.licences import PARTS
from crypt_game.ui.pages.page import PANEL_FOOT, PANEL_GAP, PANEL_HEAD, PageScene, inside

__all__ = ["AboutScene"]

_DONE: Final = (280, 56)
_TEXTS, _GAP = 86, 18
_HEIR: Final = (104, 130)
_NAMES: Final = 0.6
"""The share of a line that the name of a part takes."""
_LEAST, _SMALLER = 12, 0.5
"""The least size at which texts are tried, and the steps down to it."""
_FAMILY, _BETWEEN, _LARGER = 156, 18, 8
"""How high heirs stand where texts leave room; what parts paragraphs, and how much larger they get."""
_LINES: Final = {"game": ("authors", "art", "publisher", "french"), "edition": ("own", "offline", "thanks")}
"""The paragraphs of the two panels at the left."""


class AboutScene(PageScene):
    """Three panels to read, and one way out."""

    title_key = "about-title"
    back_key = "about-back"

    def arrange(self) -> None:
        game, edition, parts = self._places()[0]
        self.panels = [
            self.panel(game, self.say("about-game"), "icon/crown"),
            self.panel(edition, self.say("about-edition"), "icon/screen"),
            self.panel(parts, self.say("about-built-with"), "icon/log"),
        ]
        face = ButtonFace(kind="primary", icon="icon/check")
        done, _ = inside(parts).take_bottom(_DONE[1])[0].take_right(_DONE[0])
        button = Button("done", self.area.px(done), self.say("about-done"), self.go_back, face)
        self.controls.fill([self.back_button(), button], "done")

    def _lines(self, part: str) -> list[str]:
        return [self.say(f"about-{part}-{name}") for name in _LINES[part]]

    def paragraphs(self) -> list[SpokenText]:
        game, edition, built = (panel.title for panel in self.panels)
        parts = [f"{name}: {licence}" for name, licence in PARTS]
        return [
            *standing_in(game, self._lines("game")),
            *standing_in(edition, self._lines("edition")),
            *(SpokenText(part, NodeKind.ENTRY, part=built) for part in parts),
            *standing_in(built, [self.say("about-texts")]),
        ]

    def draw_page(self, canvas: Canvas) -> None:
        (game, edition, parts), family, style = self._places()
        for part, panel in zip(_LINES, (game, edition), strict=True):
            place = self.area.px(inside(panel).take_bottom(family if part == "game" else 0)[1])
            draw_paragraphs(canvas, style, self._lines(part), place, canvas.px(_BETWEEN))
        if family:
            self._draw_family(canvas, game)
        self._draw_parts(canvas, parts)
        self.draw_remark(canvas, f"{self.say('menu-version')} {__version__}")

    def _places(self) -> tuple[tuple[Box, Box, Box], float, theme.Style]:
        """Game above, edition below it, each as high as its text needs; parts at the right; how high the
        heirs are, and how both texts are set."""
        left, parts = self.body.row(2, PANEL_GAP)
        whole = left.take_top(PANEL_GAP + PANEL_HEAD + PANEL_FOOT)[1]  # what is left for text in two panels
        text, style = inside(whole), theme.RULE_BODY._replace(size=theme.RULE_BODY.size + _LARGER)
        fair = style._replace(size=style.size * self.frame.fair_share)
        family = _FAMILY if text.h > sum(self._heights(text, fair)) + _FAMILY else 0
        while style.size > _LEAST and text.h < sum(self._heights(text, style)) + family:
            style = style._replace(size=style.size - _SMALLER)
        game, edition = self._heights(text, style)
        upper = whole.h - text.h + family + (text.h - family) * game / (game + edition)
        return (*left.take_top(upper, PANEL_GAP), parts), family, style

    def _heights(self, text: Box, style: theme.Style) -> list[float]:
        """How high the paragraphs of both panels are in this style, in units."""
        high, width = self.canvas.paragraph_height, self.area.px(text).width
        each = [[high(style, line, width) for line in self._lines(part)] for part in _LINES]
        return [sum(part) / self.area.k + _BETWEEN * (len(part) - 1) for part in each]

    def _draw_family(self, canvas: Canvas, panel: Box) -> None:
        """The eight heirs along the foot of a panel."""
        heirs = [(house, title) for house in HOUSES for title in Title]
        row = inside(panel).take_bottom(_HEIR[1])[0].row(len(heirs), 0)
        for (house, title), place in zip(heirs, row, strict=True):
            draw_portrait(canvas, house.value, title.value, self.area.px(place.middle(*_HEIR)))

    def _draw_parts(self, canvas: Canvas, panel: Box) -> None:
        words, box = inside(panel).take_bottom(_DONE[1], _GAP)[1].take_bottom(_TEXTS, _GAP)
        for number, (part, line) in enumerate(zip(PARTS, box.column(len(PARTS), 0), strict=True)):
            name, licence = (self.area.px(place) for place in line.take_left(line.w * _NAMES))
            if number:
                draw_hairline(canvas, name.topleft, licence.topright, opacity=RuleOpacity.FAINT)
            ink, room = theme.Palette.IVORY, name.width
            canvas.text(theme.BODY, part[0], name.midleft, ink, "midleft", max_width=room)
            muted, room = theme.Palette.MUTED, licence.width
            canvas.text(theme.NOTE, part[1], licence.midright, muted, "midright", max_width=room)
        canvas.paragraph(theme.NOTE, self.say("about-texts"), self.area.px(words), theme.Palette.MUTED)
