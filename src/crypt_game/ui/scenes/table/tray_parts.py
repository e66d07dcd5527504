"""What trays share: hairlines between fields, captions above them, and how things rise to the pointer."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.widget import WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.geometry import Space
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout_tray import TrayPlaces

__all__ = ["draw_caption", "draw_rules", "rise"]

_TITLE_SHARE = 0.6
"""How much of a caption its title may take where a note stands beside it."""


def draw_rules(context: DrawContext, places: TrayPlaces) -> None:
    """The hairlines between the fields."""
    for rule in places.rules:
        draw_hairline(context.canvas, rule.midtop, rule.midbottom)


def draw_caption(
    context: DrawContext, head: Rect, title: str, note: str = "", style: theme.Style = theme.LABEL
) -> None:
    """A title at the left of a caption and a note at its right, which stands there only if it fits."""
    if note:
        beside = head.width - context.canvas.measure(style, title)[0] - head.height // 2
        note = note if context.canvas.fits(theme.NOTE, note, beside) else ""
    place = Rect(head.topleft, (round(head.width * _TITLE_SHARE), head.height)) if note else head
    left = context.line(TextLine(style, title), place).right + head.height // 2
    rest = Rect(left, head.y, head.right - left, head.height)
    if note:
        context.line(TextLine(theme.NOTE, note, theme.Palette.MUTED), rest, "right")


def rise(canvas: Canvas, look: WidgetLook) -> int:
    """How far down a thing moves while it is pressed, or up under the pointer, in pixels."""
    return canvas.px(2) if look.pressed else -canvas.px(Space.HAIR) if look.hovered else 0
