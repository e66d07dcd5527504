"""The Collectors: their medals, and the Collector card of a type: tint strip with medal, glyph and side seal,
name, icon lines, timing.

Words come in from outside.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import LYING, RAISED, Glow, Reach, draw_drop_shadow
from crypt_game.drawing.canvas.pieces import draw_coin, draw_side_seal
from crypt_game.drawing.canvas.surfaces import Point
from crypt_game.drawing.canvas.vector import (
    chamfered,
    chamfered_left,
    filled,
    gradient,
    line,
    picture,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth
from crypt_game.drawing.theme import (
    COLLECTOR_NAME,
    ICON_LINE,
    ICON_LINE_PAIRED,
    TEXT_FLOOR,
    TIMING,
    Palette,
    Style,
    mixed,
)

WIDTH, HEIGHT, STRIP, CUT = 196, 128, 58, 10
"""A Collector, the strip at its left and what is cut off its corners; all places below are in these units."""
_MEDAL, _SIGN = 54, 26
"""How wide the medal is on a Collector's strip, and the glyph and the seal below it."""
_MEDAL_AT, _GLYPH_AT, _SIDE_SEAL_AT = (30, 39), (17, 98), (44, 98)
_WORDS_EDGE = 5
_NAME_AT, _TIMING_AT, _LINES_AT, _LINE_HEIGHT = 20, 109, {1: (63,), 2: (46, 79)}, 36
"""The middles of the name, the timing and so many icon lines, and how high a line is."""
_PAIRED, _FOOT = 27, 25
"""How high the type of two icon lines and of the timing may be, so that coins keep clear of the words."""
_ICON, _ARROW, _COIN, _GAP = 1.34, 0.82, 1.22, 0.2
"""Of an icon line: how large its pieces are and what stays free between them, as shares of the type size."""
_SEAL_AT, _SEAL_SIZE = 0.36, 0.38
"""Where the seal lies on a medal, from its middle, and how large it is: shares of the medal."""
_STONE, _BRASS, _JOINT = ((43, 51, 62), (21, 26, 33)), ((214, 178, 110), (132, 100, 48)), (214, 178, 110)
_SHEEN = 0.12
"""How much brighter the strip is at its top than the tint of the type."""
_JOINT_OPACITY, _EDGE_OPACITY, _SHADE_OPACITY = 0.95, 0.28, 0.5
_LEAST_MEDAL = 8
_PIECE = re.compile(r"(\{(?:icon|coin):[a-z0-9-]+\})")


def draw_medal(canvas: Canvas, treasure: str, side: str, center: Point, size: float) -> None:
    """The Collector of this side, struck in the metal of the type, `size` real pixels across."""
    pixels = max(_LEAST_MEDAL, round(size))
    place = Rect(0, 0, pixels, pixels)
    place.center = round(center[0]), round(center[1])
    draw_drop_shadow(canvas, place, pixels / 2 / canvas.scale.k, LYING)
    canvas.sprite(f"collectors/{treasure}-{side.lower()}", place.center, pixels)


def draw_sealed_medal(canvas: Canvas, treasure: str, side: str, center: Point, size: float) -> None:
    """The same with the letter of its side on a seal at the lower right."""
    draw_medal(canvas, treasure, side, center, size)
    seal = (center[0] + size * _SEAL_AT, center[1] + size * _SEAL_AT)
    draw_side_seal(canvas, side, seal, size * _SEAL_SIZE)


def _shrunk(style: Style, share: float) -> Style:
    """The style for a Collector lower than it is on the table, never below its floor."""
    return style._replace(size=max(style.floor, style.size * share))


def _words_across(rect: Rect) -> tuple[int, int]:
    """Where the words of a Collector begin beside its strip, and how wide their room is."""
    left = round((STRIP + _WORDS_EDGE) * rect.width / WIDTH)
    return left, rect.width - left - round(_WORDS_EDGE * rect.width / WIDTH)


class _Bit(NamedTuple):
    """A piece of an icon line: words, an icon or a coin, and how wide it is."""

    kind: str
    content: str
    width: int


class CollectorWords(NamedTuple):
    """What stands on a Collector: its name, one or two icon lines, and when it is asked.

    An icon line is such as `"{icon:flip}1{icon:arrow}{icon:reroll}"` or `"3+ alone{icon:arrow}{coin:7}"`.
    """

    name: str
    lines: tuple[str, ...]
    timing: str


def draw_collector(
    canvas: Canvas,
    treasure: str,
    side: str,
    rect: Rect,
    words: CollectorWords,
    *,
    styles: tuple[Style, Style] | None = None,
    active: bool = False,
) -> None:
    """A Collector, 196×128 in design pixels, or somewhat lower.

    `active` gives it the gilt line of a Collector that is being asked. `styles` are those of name and
    timing, as `collector_styles` levels them for several Collectors; alone, each is as large as it fits.
    """
    if active:
        canvas.glow(rect, Glow.STRONG, reach=Reach.MIDDLE, cut=CUT)
    draw_drop_shadow(canvas, rect, 0, RAISED, cut=CUT)
    key = ("collector", treasure, side, rect.size, words, styles, active, canvas.scale)

    def make() -> pygame.Surface:
        art = _collector_art(canvas, treasure, rect.size, active)
        names = styles or collector_styles(canvas, rect, [words.name], [words.timing])
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        _collector_face(inner, treasure, side, art.get_rect())
        _collector_words(inner, art.get_rect(), words, names)
        return art

    canvas.stamp(canvas.picture_store.baked(key, make), rect.topleft)


def _collector_face(canvas: Canvas, treasure: str, side: str, rect: Rect) -> None:
    k, v = rect.width / WIDTH, rect.height / HEIGHT
    size = min(k, v)
    medal, glyph, seal = ((x * k, y * v) for x, y in (_MEDAL_AT, _GLYPH_AT, _SIDE_SEAL_AT))
    draw_medal(canvas, treasure, side, medal, _MEDAL * size)
    canvas.sprite(f"glyph/{treasure}", glyph, _SIGN * size, tint=Palette.TREASURE[treasure].light)
    draw_side_seal(canvas, side, seal, _SIGN * size)


def collector_styles(
    canvas: Canvas, rect: Rect, names: Sequence[str], timings: Sequence[str]
) -> tuple[Style, Style]:
    """The styles in which all these names and timings fit Collectors as large as `rect`."""
    _, width = _words_across(rect)
    share = min(1.0, rect.height / HEIGHT / canvas.scale.k)
    name, timing = _shrunk(COLLECTOR_NAME, share), _shrunk(TIMING, share)
    timing = _at_most(canvas, timing, _FOOT * rect.height / HEIGHT)
    return _levelled(canvas, name, names, width), _levelled(canvas, timing, timings, width)


def _levelled(canvas: Canvas, style: Style, texts: Sequence[str], width: int) -> Style:
    """The style in which all the texts fit; that of figures where the smallest for words is too wide."""
    levelled = canvas.level(style, [(words, width) for words in texts])
    if all(canvas.measure(levelled, words)[0] <= width for words in texts):
        return levelled
    return canvas.level(style._replace(floor=TEXT_FLOOR), [(words, width) for words in texts])


def _at_most(canvas: Canvas, style: Style, height: float) -> Style:
    """The style, no higher than this many pixels."""
    return style._replace(size=min(style.size, height / canvas.scale.k / canvas.scale.text))


def _collector_words(canvas: Canvas, rect: Rect, words: CollectorWords, styles: tuple[Style, Style]) -> None:
    v = rect.height / HEIGHT
    share = min(1.0, v / canvas.scale.k)
    left, width = _words_across(rect)
    center = left + width / 2
    canvas.text(styles[0], words.name, (center, _NAME_AT * v), Palette.HEADING, "center", max_width=width)
    style = _shrunk(ICON_LINE, share)
    if len(words.lines) > 1:
        style = _at_most(canvas, _shrunk(ICON_LINE_PAIRED, share), _PAIRED * v)
    style = level_icon_lines(canvas, words.lines, width, style)
    for icon_line, y in zip(words.lines, _LINES_AT[len(words.lines)], strict=True):
        place = Rect(left, 0, width, round(_LINE_HEIGHT * v))
        place.centery = round(y * v)
        draw_icon_line(canvas, icon_line, place, style)
    foot = (center, _TIMING_AT * v)
    canvas.text(styles[1], words.timing, foot, Palette.MUTED, "center", max_width=width)


def level_icon_lines(canvas: Canvas, lines: Sequence[str], width: int, style: Style) -> Style:
    """The style in which each of these lines fits the width, so that all are of one size."""
    columns = [(column, width // len(row)) for row in (text.split("\t") for text in lines) for column in row]
    fitted = (_fitted_bits(canvas, text, style, room)[0] for text, room in columns)
    return min(fitted, key=attrgetter("size"))


_LAST_FLOOR = 9
"""Pixels: the type of a row that would leave its box at any larger one."""


def draw_icon_line(canvas: Canvas, text: str, rect: Rect, style: Style = ICON_LINE) -> float:
    """Words, icons `{icon:flip}` and coins `{coin:5}` in one centred row that shrinks to fit the box.

    Returns the share of the width that it takes, more than 1 when it is too long even at its smallest.
    Tabs part the row into columns of equal width, so that figures stand above their coins.
    """
    columns = text.split("\t")
    if len(columns) > 1:
        wide = rect.width / len(columns)
        return max(
            draw_icon_line(
                canvas, column, Rect(round(rect.x + index * wide), rect.y, round(wide), rect.height), style
            )
            for index, column in enumerate(columns)
        )
    style, bits, gap = _fitted_bits(canvas, text, style, rect.width)
    taken = sum(bit.width for bit in bits) + gap * (len(bits) - 1)
    x = rect.centerx - taken / 2
    for bit in bits:
        center = (x + bit.width / 2, rect.centery)
        if bit.kind == "text":
            canvas.text(style, bit.content, center, Palette.IVORY, "center", max_width=bit.width)
        elif bit.kind == "coin":
            draw_coin(canvas, bit.content, center, bit.width)
        else:
            canvas.sprite(
                f"icon/{bit.content}",
                center,
                bit.width,
                tint=Palette.MUTED if bit.content == "arrow" else None,
            )
        x += bit.width + gap
    return taken / rect.width


def _fitted_bits(canvas: Canvas, text: str, style: Style, width: int) -> tuple[Style, list[_Bit], float]:
    lowest = canvas.scale.fair(style) if canvas.scale.larger else canvas.scale.lowest(style)
    while True:
        bits = [_bit(canvas, piece, style) for piece in _PIECE.split(text) if piece.strip()]
        gap = canvas.scale.font(style) * _GAP
        if sum(bit.width for bit in bits) + gap * (len(bits) - 1) <= width:
            return style, bits, gap
        if style.size <= lowest and any(bit.content == "arrow" for bit in bits):
            text, lowest = text.replace("{icon:arrow}", " "), canvas.scale.lowest(style)
        elif style.size <= lowest and style.floor > _LAST_FLOOR:
            style = style._replace(floor=TEXT_FLOOR if style.floor > TEXT_FLOOR else _LAST_FLOOR)
            lowest = canvas.scale.lowest(style)
        elif style.size <= lowest:
            return style, bits, gap
        style = style._replace(size=max(lowest, style.size - 0.5))


def _bit(canvas: Canvas, piece: str, style: Style) -> _Bit:
    size = canvas.scale.font(style)
    if not _PIECE.fullmatch(piece):
        words = piece.strip()
        return _Bit("text", words, canvas.measure(style, words)[0])
    kind, content = piece[1:-1].split(":", 1)
    if kind == "coin":
        return _Bit("coin", content, round(size * _COIN))
    return _Bit("icon", content, round(size * (_ARROW if content == "arrow" else _ICON)))


def _collector_art(canvas: Canvas, treasure: str, size: tuple[int, int], active: bool) -> pygame.Surface:
    width, height = size
    k = width / WIDTH
    tones = Palette.TREASURE[treasure]
    rim = max(1.0, (LineWidth.BOLD if active else LineWidth.CLEAR) * k)
    cut, strip, inset = CUT * k, STRIP * k, rim / 2
    below = 2 * rim
    whole = chamfered(inset, inset, width - rim, height - rim, cut)
    side = chamfered_left(inset, inset, strip - inset, height - rim, cut)
    thin = max(1.0, LineWidth.THIN * k)
    parts = [
        gradient("b", _STONE),
        gradient("s", (mixed(tones.tint, Palette.WHITE, _SHEEN), tones.dark)),
        gradient("r", (Palette.GILT, Palette.GILT) if active else _BRASS),
        filled(whole, "#b"),
        filled(side, "#s"),
        line(strip, inset, strip, height - inset, _JOINT, thin, _JOINT_OPACITY),
        stroked(whole, Palette.VOID, rim + LineWidth.CLEAR * k, _SHADE_OPACITY),
        line(cut + rim, below, width - cut - rim, below, Palette.HAIRLINE, thin, _EDGE_OPACITY),
        stroked(whole, "#r", rim),
    ]
    return picture(size, parts)
