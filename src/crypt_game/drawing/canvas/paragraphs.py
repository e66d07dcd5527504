"""Running text: wrapped, aligned, with spans and little pictures in the line.

Markup, the same in every language file:

    <b>bold</b>   <i>italic</i>   <mark>found by the search</mark>   {icon:icon/flip}   newline = new line
    an empty line = half a line of room

A span may lie within another. An icon that does not exist, and anything else in angle brackets or braces, is
set as it stands. `escape` turns words of unknown origin (a player's name) into plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.surfaces import DrawSurface
from crypt_game.drawing.canvas.text import draw_text, fitted_style, measure_text
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.theme import OPAQUE, Colour, Palette, Style

Align: TypeAlias = Literal["left", "center", "right"]

_TOKEN = re.compile(r"(</?(?:b|i|mark)>|\{icon:[a-z0-9_/-]+\}|\n)")
_ICON = "{icon:"
_ICON_HEIGHT = 1.1
"""How high icons are among words, as a share of the type's size."""
_HIT_ALPHA = 190
_GUARD = "\u2060"
_TAG = re.compile(r"</?(?:b|i|mark)>")
_PICTURE_OR_BREAK = re.compile("\\{icon:[a-z0-9_/-]+\\}\u00a0?|\n")
_BLANKS = re.compile("[ \n]+")
_TOGETHER = re.compile(
    r"(?<=\d) (?=[^\W\d_]|[+×=])|(?<=\d[,+×=]) (?=\d)|(?<= [+×=]) (?=\d)| (?=[–·] |[+–−]\d)"
)
"""The spaces that stay in a line: between a figure and what it counts, within sums and lists of figures, and
before a dash or a point that parts, or a figure with a sign."""
_KEPT_SPACE = "\u00a0"
_PARTING = f"{_KEPT_SPACE}·"
"""What parts two things of one line; at the end of a line the line itself parts them."""
_KEPT_SHARE = 0.66
"""How much of a line words may take that are kept together."""


def escape(words: str) -> str:
    """Words that hold no markup: a word joiner is slipped behind every bracket that could open one."""
    return words.replace("<", f"<{_GUARD}").replace("{", f"{{{_GUARD}")


def plain_text(words: str) -> str:
    """Words without their markup, as a listener hears them; pictures in the line are left out."""
    bare = _PICTURE_OR_BREAK.sub(" ", _TAG.sub("", words)).replace(_GUARD, "")
    return _BLANKS.sub(" ", bare).replace(" ,", ",").replace(" .", ".").strip()


_NARROWER = (0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55)
"""How narrow centred lines are tried, as shares of their width, so that they are about equally wide."""
_PAIR = 2
"""So many lines are evened out; more of them, in narrow columns, would tear apart what belongs together."""
_SHORT = 0.25
"""A last line of less than this share of the width looks left over."""
_LITTLE = 3
"""Words of so many letters are mostly articles and prepositions, which belong to the word after them."""
_SMALLER = 0.5
"""By how much words that do not fit are made smaller at a time."""


class _Word(NamedTuple):
    """One piece that never breaks. `glue` says that no space stands before it."""

    text: str
    style: Style
    mark: bool
    icon: bool
    width: int
    glue: bool


def _chunks(words: list[_Word | None], width: int) -> list[list[_Word]]:
    """Words that stick together and fit a line, as one chunk each; an empty chunk is a forced new line."""
    chunks: list[list[_Word]] = []
    for word in words:
        if word is None:
            chunks.append([])
        elif word.glue and chunks and chunks[-1] and word.width + sum(w.width for w in chunks[-1]) <= width:
            chunks[-1].append(word)
        else:
            chunks.append([word])
    return chunks


def draw_paragraph(
    canvas: DrawSurface,
    style: Style,
    text: str,
    rect: Rect,
    colour: Colour = Palette.IVORY,
    align: Align = "left",
    *,
    max_lines: int | None = None,
    alpha: int = OPAQUE,
) -> int:
    """Set wrapped text from the top of `rect` and return the height used in pixels.

    Never wider than `rect`. With `max_lines` (or a rect of positive height that the text would exceed)
    the type shrinks to its floor until it fits; at the floor it is set in full, whatever it takes.
    """
    style, lines = _composed(canvas, style, text, rect.width, max_lines, rect.height)
    step, below = _step(canvas, style), rect.y
    *upper, last = _evened(canvas, style, text, rect.width, lines, centred=align == "center")
    for line in [*(_unparted(canvas, line) for line in upper), last]:
        x = rect.x + _indent(canvas, line, style, rect.width, align)
        _set_line(canvas, line, (x, below), step, colour, alpha)
        below += _height([line], step)
    return below - rect.y


def draw_paragraphs(canvas: DrawSurface, style: Style, texts: Sequence[str], place: Rect, gap: int) -> None:
    """Set texts below each other from the top of a place, `gap` pixels apart, at the one size at which all of
    them fit its height, or at its floor."""
    place, lowest = place.copy(), canvas.scale.lowest(style)

    def too_high() -> bool:
        heights = [paragraph_height(canvas, style, text, place.width) for text in texts]
        return sum(heights) + gap * (len(heights) - 1) > place.height

    while style.size > lowest and too_high():
        style = style._replace(size=max(lowest, style.size - _SMALLER))
    for text in texts:
        place.top += draw_paragraph(canvas, style, text, Rect(place.topleft, (place.width, 0))) + gap


def paragraph_height(
    canvas: DrawSurface, style: Style, text: str, width: float, max_lines: int | None = None
) -> int:
    """The height `paragraph` would use, in pixels."""
    style, lines = _composed(canvas, style, text, int(width), max_lines, 0)
    return _height(lines, _step(canvas, style))


def in_two(canvas: DrawSurface, style: Style, name: str, size: tuple[int, int]) -> str:
    """A name, escaped; one that is too wide for a box of this size is parted behind its hyphen, where two
    lines fit the height."""
    wide, tall = measure_text(canvas, style, name)[0] > size[0], 2 * _step(canvas, style) > size[1]
    return escape(name.replace("-", "-\n", 1) if wide and not tall else name)


def level_paragraphs(canvas: DrawSurface, style: Style, texts: Iterable[str], size: tuple[int, int]) -> Style:
    """The style at the one size at which each of these texts fits a box of this size, or its floor."""
    fitted = (_composed(canvas, style, text, size[0], None, size[1])[0] for text in texts)
    return min(fitted, key=lambda tried: tried.size, default=style)


def _composed(
    canvas: DrawSurface, style: Style, text: str, width: int, max_lines: int | None, height: int
) -> tuple[Style, list[list[_Word]]]:
    lines = _wrap(canvas, style, text, width)
    lowest = canvas.scale.lowest(style)
    while style.size > lowest and (
        (max_lines is not None and len(lines) > max_lines)
        or (height > 0 and _height(lines, _step(canvas, style)) > height)
    ):
        style = style._replace(size=max(lowest, style.size - _SMALLER))
        lines = _wrap(canvas, style, text, width)
    return style, lines


def _evened(
    canvas: DrawSurface,
    style: Style,
    text: str,
    width: int,
    lines: list[list[_Word]],
    *,
    centred: bool = True,
) -> list[list[_Word]]:
    """As many lines: two that are `centred` are narrowed until a third would be needed, so that they are
    about equally wide; of others the last but one gives words to one that is short or a word alone."""
    if len(lines) > _PAIR or (len(lines) == _PAIR and not centred):
        return [*lines[:-2], *_shared(canvas, style, width, *lines[-2:])] if "\n" not in text else lines
    if len(lines) == 1 or any(word.glue for line in lines for word in line):
        return lines
    widest = max(word.width for line in lines for word in line)
    for share in _NARROWER:
        narrower = _wrap(canvas, style, text, round(width * share))
        if width * share < widest or len(narrower) != len(lines):
            break
        lines = narrower
    return lines


def _shared(
    canvas: DrawSurface, style: Style, width: int, above: list[_Word], last: list[_Word]
) -> tuple[list[_Word], list[_Word]]:
    """The last two lines, the lower one filled from the upper one until it is long enough to stand there and
    nothing is torn apart."""
    gap, given = measure_text(canvas, style, " ")[0], False
    while len(above) > 1 and not above[-1].glue and not last[0].glue:
        below = [above[-1], *last]
        wide, wider = (sum(word.width + gap for word in line) - gap for line in (last, below))
        alone = len(last) == 1 and _KEPT_SPACE not in last[0].text
        torn = given and wider < width / 2 and _belong_together(above[-1].text, last[0].text)
        if (wide >= width * _SHORT and not alone and not torn) or wider > width:
            break
        above, last, given = above[:-1], below, True
    return above, last


def _belong_together(word: str, after: str) -> bool:
    """Whether no line should end between two words: behind an article or the like, and before a figure."""
    return (len(word) <= _LITTLE and word.isalpha()) or after[:1].isdigit()


def _unparted(canvas: DrawSurface, line: list[_Word]) -> list[_Word]:
    """A line without the point that would part it from the one below."""
    if not line or not line[-1].text.endswith(_PARTING):
        return line
    last, words = line[-1], line[-1].text.removesuffix(_PARTING)
    return [*line[:-1], last._replace(text=words, width=measure_text(canvas, last.style, words)[0])]


def _step(canvas: DrawSurface, style: Style) -> int:
    return round(canvas.scale.font(style) * style.line)


def _height(lines: list[list[_Word]], step: int) -> int:
    return sum(step if line else step // 2 for line in lines)


def _wrap(canvas: DrawSurface, style: Style, text: str, width: int) -> list[list[_Word]]:
    lines: list[list[_Word]] = [[]]
    used = 0
    gap = measure_text(canvas, style, " ")[0]
    for chunk in _chunks(_words(canvas, style, text, width), width):
        if not chunk:
            lines.append([])
            used = 0
            continue
        space = gap if lines[-1] else 0
        long = sum(word.width for word in chunk)
        if lines[-1] and used + space + long > width:
            lines.append([])
            used, space = 0, 0
        lines[-1] += chunk
        used += space + long
    return lines


def _words(canvas: DrawSurface, style: Style, text: str, width: int) -> list[_Word | None]:
    """Words in order; None stands for a forced new line."""
    words: list[_Word | None] = []
    bold = italic = mark = False
    glue = False
    for token in _TOKEN.split(text):
        if token in ("<b>", "</b>"):
            bold = token == "<b>"
        elif token in ("<i>", "</i>"):
            italic = token == "<i>"
        elif token in ("<mark>", "</mark>"):
            mark = token == "<mark>"
        elif token == "\n":
            words.append(None)
            glue = False
        elif token.startswith(_ICON) and canvas.picture_store.has_sprite(token[len(_ICON) : -1]):
            name = token[len(_ICON) : -1]
            size = canvas.picture_store.sprite_size(name, _icon_height(canvas, style))[0]
            words.append(_Word(name, style, mark, True, size + canvas.px(Space.HAIR), glue))
            glue = True
        elif token:
            face = (style.bold if bold else style)._replace(italic=(italic or style.italic) and not bold)
            glue = _split(canvas, words, token.replace(_GUARD, ""), face, mark, glue, width)
    return words


def _split(
    canvas: DrawSurface, words: list[_Word | None], run: str, face: Style, mark: bool, glue: bool, width: int
) -> bool:
    """Append the words of one run of like type; returns whether the next word sticks to the last."""
    pieces = [
        part for piece in _TOGETHER.sub("\n", run).split(" ") for part in _kept(canvas, face, piece, width)
    ]
    for index, piece in enumerate(pieces):
        sticks = glue if index == 0 else False
        if piece:
            narrow = _narrowed(canvas, face, piece, width)
            wide = min(width, measure_text(canvas, narrow, piece)[0])
            words.append(_Word(piece, narrow, mark, False, wide, sticks))
    return pieces[-1] != "" if len(pieces) > 1 else (glue if pieces[0] == "" else True)


def _kept(canvas: DrawSurface, face: Style, piece: str, width: int) -> list[str]:
    """Words that stay together as one, unless they take too much of a line."""
    whole = piece.replace("\n", _KEPT_SPACE)
    short = "\n" not in piece or measure_text(canvas, face, whole)[0] <= width * _KEPT_SHARE
    return [whole] if short else piece.split("\n")


def _narrowed(canvas: DrawSurface, face: Style, word: str, width: int) -> Style:
    """A word wider than the column shrinks to its floor, and is then narrowed rather than broken."""
    return fitted_style(canvas, face, word, width) if measure_text(canvas, face, word)[0] > width else face


def _icon_height(canvas: DrawSurface, style: Style) -> int:
    return round(canvas.scale.font(style) * _ICON_HEIGHT)


def _indent(canvas: DrawSurface, line: list[_Word], style: Style, width: int, align: Align) -> int:
    if align == "left" or not line:
        return 0
    gap = measure_text(canvas, style, " ")[0]
    used = sum(word.width + (0 if word.glue or index == 0 else gap) for index, word in enumerate(line))
    return (width - used) // 2 if align == "center" else width - used


def _set_line(
    canvas: DrawSurface, line: list[_Word], pos: tuple[int, int], step: int, colour: Colour, alpha: int
) -> None:
    x, y = pos
    for index, word in enumerate(line):
        if index and not word.glue:
            x += measure_text(canvas, word.style, " ")[0]
        if word.mark:
            _highlight(canvas, Rect(x, y, word.width, step).inflate(canvas.px(Space.TIGHT), 0))
        if word.icon:
            height = _icon_height(canvas, word.style)
            art = canvas.picture_store.sprite(word.text, height)
            canvas.stamp(art, (x + canvas.px(2), y + (step - height) // 2))
        else:
            draw_text(
                canvas,
                word.style,
                word.text,
                (x, y + step // 2),
                Palette.PAGE_TEXT if word.mark else colour,
                "midleft",
                max_width=word.width,
                alpha=alpha,
            )
        x += word.width


def _highlight(canvas: DrawSurface, rect: Rect) -> None:
    ground = pygame.Surface(rect.size, pygame.SRCALPHA)
    colour, radius = (*Palette.SEARCH_HIT, _HIT_ALPHA), canvas.px(Space.HAIR)
    pygame.draw.rect(ground, colour, ground.get_rect(), border_radius=radius)
    canvas.surface.blit(ground, rect)
