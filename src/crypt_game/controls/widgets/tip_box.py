"""The box of a tooltip: its words, and where it stands beside what it is about (VISUAL §11, Tooltip)."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from crypt_game.controls.widget import Tip, Widget
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.message_boxes import Notch, draw_tooltip_box, draw_way
from crypt_game.drawing.canvas.place_beside import Place, distance, place_near, way_to
from crypt_game.drawing.geometry import Frame, Space

__all__ = ["draw_tip"]

_SAID: Final = 3
"""How many of the lines of a tooltip are always said."""
_TIP: Final = (360, 400, 300, 460, 520, 700)
"""How wide the words of a tooltip are: the first, unless they would cover what should be seen."""


class _Line(NamedTuple):
    """Words of one style."""

    style: theme.Style
    words: str
    colour: theme.Colour


def draw_tip(canvas: Canvas, frame: Frame, widget: Widget, tip: Tip, hint: str) -> None:
    """A gilt box close to what it is about, 360 wide and more for larger type, as tall as its words: wider,
    without its notes or in smaller type where it would cover what that spares. Far away a line leads from it
    to what it is about."""
    lines = [
        _Line(theme.PANEL_TITLE, tip.title, theme.Palette.HEADING),
        _Line(theme.STATUS, tip.timing, theme.Palette.GILT),
        _Line(theme.BODY, tip.body, theme.Palette.IVORY),
        _Line(theme.NOTE, tip.note, theme.Palette.MUTED),
        _Line(theme.NOTE, hint, theme.Palette.MUTED),
    ]
    gap, edge, about = frame.px(Space.TIGHT), frame.px(Space.APART), widget.rect
    fair = frame.fair_share
    places: list[tuple[Place, list[tuple[theme.Style, str, theme.Colour]]]] = []
    rule = (*lines[: _SAID - 1], lines[_SAID - 1]._replace(words=tip.body.partition("\n")[0]))
    for kept, share in ((lines, 1.0), (lines[:_SAID], 1.0), (lines[:_SAID], fair), (rule, fair)):
        said = [(line.style.times(share), line.words, line.colour) for line in kept if line.words]
        sizes = []
        for wide in _TIP if widget.spares else _TIP[:1]:
            inner = frame.px(wide * frame.text)
            high = sum(canvas.paragraph_height(style, words, inner) for style, words, _ in said)
            sizes.append((inner + 2 * edge, high + gap * (len(said) - 1) + 2 * edge))
        places.append((place_near(frame, about, sizes, widget.spares, above=tip.above), said))
        if not any(places[-1][0][0]):
            break
    (_, box), said = min(places, key=lambda place: place[0][0])
    notch: Notch | None = "top" if box.top >= about.bottom else "bottom" if box.bottom <= about.top else None
    way = way_to(frame, box, about, [rect for group in widget.spares for rect in group])
    shows = notch if distance(box, about) <= frame.px(Space.WIDE) else None
    draw_tooltip_box(canvas, box, shows, min(max(about.centerx, box.left + edge), box.right - edge))
    draw_way(canvas, way)
    place = pygame.Rect(box.left + edge, box.top + edge, box.width - 2 * edge, 0)
    for style, words, colour in said:
        place.top += canvas.paragraph(style, words, place, colour) + gap
