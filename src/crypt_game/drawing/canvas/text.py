"""Setting lines of type: size, shrinking to a width, gold, tracking, fixed figures. One line at a time.

A line is rendered once per wording, size and colour and then only put down. Every line gets a soft dark
edge below when it is lighter than its ground, as if cut into the panel.
"""

from __future__ import annotations

import contextlib
from bisect import bisect_left
from collections.abc import Iterable
from math import ceil

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.light import blurred
from crypt_game.drawing.canvas.surfaces import Anchor, DrawSurface, Point, fade, placed
from crypt_game.drawing.canvas.typefaces import SizedFont
from crypt_game.drawing.canvas.vector import document, filled, gradient, rasterise, rounded
from crypt_game.drawing.theme import (
    BOLD,
    OPAQUE,
    REGULAR,
    TEXT_FLOOR,
    Colour,
    Palette,
    Style,
    Weight,
    readable,
)

#: Type is shrunk in these steps (VISUAL §3).
FIT_STEP = 0.5
SHADOW_ALPHA = 150
#: Type up to this pixel size is set FINE times as large and scaled down.
FINE_BELOW, FINE = 22, 4
DIGITS = "0123456789"
_RED, _GREEN, _BLUE = 0.299, 0.587, 0.114
"""How much each channel adds to the brightness that is seen (ITU-R BT.601)."""
_LIGHT = 0.4
"""Type brighter than this has a soft dark edge."""
_GILDED_SHADOW = 230
_GILDED_EDGE, _SHADOW_DROP = 0.12, 0.055
"""How far the edge of gilded type reaches, and how far down a shadow falls, as shares of the type's size."""
_CAPITALS = 0.28
"""What capitals leave free above them, as a share of the ascent."""


def _luma(colour: Colour) -> float:
    return (_RED * colour[0] + _GREEN * colour[1] + _BLUE * colour[2]) / OPAQUE


def measure_text(canvas: DrawSurface, style: Style, text: str) -> tuple[int, int]:
    """Width and height in pixels of a line set in this style, without its soft edge."""
    style = _in_face(canvas, style, text)
    key = (style, text, canvas.scale)
    return canvas.picture_store.measured(key, lambda: _measure(canvas, style, text))


def _in_face(canvas: DrawSurface, style: Style, text: str) -> Style:
    """The style in the typeface that the player asked for, where that has all letters of the line."""
    if not canvas.scale.legible or style.face == "atkinson" or not canvas.picture_store.has_letters(text):
        return style
    weight: Weight = BOLD if style.weight > REGULAR else REGULAR
    return style._replace(face="atkinson", weight=weight, italic=False, tracking=0.0)


def _measure(canvas: DrawSurface, style: Style, text: str) -> tuple[int, int]:
    font = canvas.picture_store.font(style, canvas.scale.font(style))
    if style.tracking or style.tabular:
        return sum(width for _, width in _cells(canvas, font, style, text)), font.height
    fine = _fine(canvas, style)
    if fine is not None:
        return -(-fine.width(_clean(text)) // FINE), font.height
    return font.width(_clean(text)), font.height


def _fine(canvas: DrawSurface, style: Style) -> SizedFont | None:
    """The larger font from which small type is scaled down, or None where type is large enough.

    The renderer rounds every advance to whole pixels, which tears small words apart; set four times as
    large and scaled down, the letters stand evenly.
    """
    size = canvas.scale.font(style)
    if size > FINE_BELOW:
        return None
    return canvas.picture_store.font(style, size * FINE)


def fitted_style(
    canvas: DrawSurface, style: Style, text: str, max_width: float, floor: float | None = None
) -> Style:
    """The style, shrunk in steps of half a pixel until the line is no wider than `max_width`.

    Stops at `floor` (the style's own when None) in 1080p pixels, even when the line is still too wide
    then.
    """
    lowest = canvas.scale.lowest(style if floor is None else style._replace(floor=floor))

    def smaller(steps: int) -> Style:
        return style._replace(size=max(lowest, style.size - steps * FIT_STEP)) if steps else style

    def narrow(steps: int) -> bool:
        return measure_text(canvas, smaller(steps), text)[0] <= max_width

    def search() -> Style:
        most = max(0, ceil((style.size - lowest) / FIT_STEP))
        return style if narrow(0) else smaller(bisect_left(range(most), True, key=narrow))

    return canvas.picture_store.fitted((style, text, round(max_width), lowest, canvas.scale), search)


def level_style(
    canvas: DrawSurface, style: Style, lines: Iterable[tuple[str, float]], floor: float | None = None
) -> Style:
    """The style at the one size at which each of these lines fits its width, for words that stand in a
    row or one below the other. Stops at the floor like `fit`."""
    fitted = (fitted_style(canvas, style, text, width, floor) for text, width in lines)
    return min(fitted, key=lambda tried: tried.size, default=style)


def text_fits(
    canvas: DrawSurface, style: Style, text: str, max_width: float, floor: float | None = None
) -> bool:
    """Whether the line can be set within this width without going below its floor, and keeps a fair part of
    what the player's text size adds."""
    least = canvas.scale.fair(style if floor is None else style._replace(floor=floor))
    return measure_text(canvas, style._replace(size=min(style.size, least)), text)[0] <= max_width


def draw_text(
    canvas: DrawSurface,
    style: Style,
    text: str,
    pos: Point,
    colour: Colour = Palette.IVORY,
    anchor: Anchor = "topleft",
    *,
    max_width: float | None = None,
    alpha: int = OPAQUE,
) -> Rect:
    """Set one line with its anchor at `pos` and return its box (without the soft edge).

    With `max_width` the line shrinks to its style's floor; a word that is too long even then (a name the
    player typed) is narrowed to the width rather than cut.
    """
    if max_width is not None:
        style = fitted_style(canvas, style, text, max_width)
    style = _in_face(canvas, style, text)
    art, size = _line(canvas, style, text, readable(colour) if canvas.scale.contrast else colour)
    if max_width is not None and size[0] > max_width:
        size = (max(1, int(max_width)), size[1])
        art = pygame.transform.smoothscale(art, (size[0] + _edge(canvas, style) * 2, art.get_height()))
    box = placed(size, pos, anchor)
    if alpha < OPAQUE:
        art = canvas._faded(("line", style, text, colour, size), art, max(0, alpha), keep=False)
    canvas.stamp(art, (box.x - _edge(canvas, style), box.y - _edge(canvas, style)))
    return box


def draw_numeral(
    canvas: DrawSurface, style: Style, text: str, center: Point, colour: Colour, height: float
) -> Rect:
    """A figure whose ink, not its line box, is centred; `height` is its size in real pixels."""
    size = max(TEXT_FLOOR, round(height))

    def make() -> pygame.Surface:
        drawn = canvas.picture_store.font(style, size).render(text, colour).convert_alpha()
        return drawn.subsurface(drawn.get_bounding_rect()).copy().premul_alpha()

    art = canvas.picture_store.lettered(("numeral", style, text, colour, size), make)
    return canvas.stamp(art, placed(art.get_size(), center, "center").topleft)


def text_height(canvas: DrawSurface, style: Style) -> int:
    """The height of one line box in pixels."""
    return canvas.picture_store.font(style, canvas.scale.font(style)).height


def _edge(canvas: DrawSurface, style: Style) -> int:
    return max(2, round(canvas.scale.font(style) * _GILDED_EDGE) if style.gilded else canvas.px(2))


def _line(
    canvas: DrawSurface, style: Style, text: str, colour: Colour
) -> tuple[pygame.Surface, tuple[int, int]]:
    edge = _edge(canvas, style)
    edged = _luma(colour) > _LIGHT if style.edged is None else style.edged

    def make() -> pygame.Surface:
        face = _face(canvas, style, text, colour)
        art = pygame.Surface((face.get_width() + 2 * edge, face.get_height() + 2 * edge), pygame.SRCALPHA)
        if edged or style.gilded:
            _cast(canvas, art, face, style, edge)
        face.premul_alpha_ip()
        art.blit(face, (edge, edge), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    key = ("line", style, text, colour, canvas.scale)
    art = canvas.picture_store.lettered(key, make)
    return art, (art.get_width() - 2 * edge, art.get_height() - 2 * edge)


def _cast(canvas: DrawSurface, art: pygame.Surface, face: pygame.Surface, style: Style, edge: int) -> None:
    """The soft dark edge: the line (straight alpha) in ink, a little lower, blurred when it is large."""
    drop = max(1, round(canvas.scale.font(style) * _SHADOW_DROP))
    shade = pygame.Surface(art.get_size(), pygame.SRCALPHA)
    dark = face.copy()
    dark.fill((*Palette.VOID, OPAQUE), special_flags=pygame.BLEND_RGBA_MIN)
    dark.premul_alpha_ip()
    shade.blit(dark, (edge, edge + min(drop, edge)), special_flags=pygame.BLEND_PREMULTIPLIED)
    if style.gilded:
        shade = blurred(shade, edge)
    fade(shade, _GILDED_SHADOW if style.gilded else SHADOW_ALPHA)
    art.blit(shade, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _face(canvas: DrawSurface, style: Style, text: str, colour: Colour) -> pygame.Surface:
    """The bare line, straight alpha."""
    font = canvas.picture_store.font(style, canvas.scale.font(style))
    if style.tracking or style.tabular:
        cells = _cells(canvas, font, style, text)
        face = pygame.Surface((max(1, sum(w for _, w in cells)), font.height), pygame.SRCALPHA)
        x = 0
        for run, width in cells:
            drawn = _inked(font, run, colour)
            face.blit(drawn, (x + (width - drawn.get_width()) // 2 if style.tabular else x, 0))
            x += width
    else:
        face = _plain_run(canvas, style, font, _clean(text), colour)
    if style.gilded:
        face.fill((*Palette.WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
        face.blit(_gold(canvas, face.get_size(), font), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def _plain_run(
    canvas: DrawSurface, style: Style, font: SizedFont, text: str, colour: Colour
) -> pygame.Surface:
    """A line without cells, straight alpha; small type scaled down from larger."""
    fine = _fine(canvas, style)
    if fine is None:
        return _inked(font, text, colour)
    large = _inked(fine, text, colour)
    # Transparent pixels take the colour too, so that scaling does not darken the rims.
    large.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    size = -(-large.get_width() // FINE), font.height
    return pygame.transform.smoothscale(large, size)


def _gold(canvas: DrawSurface, size: tuple[int, int], font: SizedFont) -> pygame.Surface:
    """The gold gradient, from the top of the capitals to the baseline."""
    ascent = font.ascent
    top = round(ascent * _CAPITALS)
    metal = pygame.Surface(size, pygame.SRCALPHA)
    metal.fill(Palette.GOLD[0])
    metal.fill(Palette.GOLD[-1], (0, ascent, size[0], size[1]))
    bar = document(
        size[0],
        ascent - top,
        [gradient("g", Palette.GOLD), filled(rounded(0, 0, size[0], ascent - top, 0), "#g")],
    )
    metal.blit(rasterise(bar, (size[0], ascent - top)), (0, top))
    return metal


def _cells(canvas: DrawSurface, font: SizedFont, style: Style, text: str) -> list[tuple[str, int]]:
    """Letters with the width each takes: tracked, or with all figures as wide as the widest."""
    spread = canvas.px(style.tracking) if style.tracking else 0
    widest = max(map(font.width, DIGITS)) if style.tabular else 0
    cells = []
    for letter in _clean(text):
        width = widest if style.tabular and letter in DIGITS else font.width(letter)
        cells.append((letter, width + spread))
    if cells and spread:
        cells[-1] = (cells[-1][0], cells[-1][1] - spread)
    return cells


def _clean(text: str) -> str:
    """A line without what the font renderer refuses: NUL, line breaks, halves of characters."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return whole.replace("\0", "").replace("\n", " ")


def _inked(font: SizedFont, text: str, colour: Colour) -> pygame.Surface:
    """The rendered line; nothing but air for signs that take no room, which the renderer refuses."""
    with contextlib.suppress(pygame.error):
        drawn = font.render(text, colour)
        if drawn.get_width():
            return drawn
    return pygame.Surface((1, font.height), pygame.SRCALPHA)


__all__ = ["FIT_STEP", "TEXT_FLOOR", "draw_text"]
