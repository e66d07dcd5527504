"""Running text: wrapped, aligned, with spans and little pictures in the line.

Must never know what the words mean.

Markup, the same in every language file:

    <b>bold</b>   <i>italic</i>   <mark>found by the search</mark>   {icon:icon/flip}   newline = new line

A span may lie within another. An icon that does not exist, and anything else in angle brackets or braces, is
set as it stands. `escape` turns words of unknown origin (a player's name) into plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.canvas.text import TextLines
from crypt_game.ui.theme import Colour, Palette, Style

Align: TypeAlias = Literal["left", "center", "right"]

_TOKEN = re.compile(r"(</?(?:b|i|mark)>|\{icon:[a-z0-9_/-]+\}|\n)")
_GUARD = "\u2060"


def escape(words: str) -> str:
    """Words that hold no markup: a word joiner is slipped behind every bracket that could open one."""
    return words.replace("<", f"<{_GUARD}").replace("{", f"{{{_GUARD}")


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


class Paragraphs(TextLines):
    """The chapter of the brush that sets running text."""

    def paragraph(
        self,
        style: Style,
        text: str,
        rect: Rect,
        colour: Colour = Palette.IVORY,
        align: Align = "left",
        *,
        max_lines: int | None = None,
        alpha: int = 255,
    ) -> int:
        """Set wrapped text from the top of `rect` and return the height used in pixels.

        Never wider than `rect`. With `max_lines` (or a rect of positive height that the text would exceed)
        the type shrinks to its floor until it fits; at the floor it is set in full, whatever it takes.
        """
        style, lines = self._composed(style, text, rect.width, max_lines, rect.height)
        step = self._step(style)
        for row, line in enumerate(lines):
            x = rect.x + self._indent(line, style, rect.width, align)
            self._set_line(line, (x, rect.y + row * step), step, colour, alpha)
        return len(lines) * step

    def paragraph_height(self, style: Style, text: str, width: float, max_lines: int | None = None) -> int:
        """The height `paragraph` would use, in pixels."""
        style, lines = self._composed(style, text, int(width), max_lines, 0)
        return len(lines) * self._step(style)

    def level_paragraphs(self, style: Style, texts: Iterable[str], size: tuple[int, int]) -> Style:
        """The style at the one size at which each of these texts fits a box of this size, or its floor."""
        fitted = (self._composed(style, text, size[0], None, size[1])[0] for text in texts)
        return min(fitted, key=lambda tried: tried.size, default=style)

    def _composed(
        self, style: Style, text: str, width: int, max_lines: int | None, height: int
    ) -> tuple[Style, list[list[_Word]]]:
        lines = self._wrap(style, text, width)
        lowest = self.scale.lowest(style)
        while style.size > lowest and (
            (max_lines is not None and len(lines) > max_lines)
            or (height > 0 and len(lines) * self._step(style) > height)
        ):
            style = style._replace(size=max(lowest, style.size - 0.5))
            lines = self._wrap(style, text, width)
        return style, lines

    def _step(self, style: Style) -> int:
        return round(self.scale.font(style) * style.line)

    def _wrap(self, style: Style, text: str, width: int) -> list[list[_Word]]:
        lines: list[list[_Word]] = [[]]
        used = 0
        gap = self.measure(style, " ")[0]
        for chunk in _chunks(self._words(style, text, width), width):
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

    def _words(self, style: Style, text: str, width: int) -> list[_Word | None]:
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
            elif token.startswith("{icon:") and self.picture_store.has_sprite(token[6:-1]):
                name = token[6:-1]
                size = self.picture_store.sprite_size(name, self._icon_height(style))[0]
                words.append(_Word(name, style, mark, True, size + self.px(4), glue))
                glue = True
            elif token:
                face = style._replace(
                    weight=700 if bold else style.weight, italic=(italic or style.italic) and not bold
                )
                glue = self._split(words, token.replace(_GUARD, ""), face, mark, glue, width)
        return words

    def _split(
        self, words: list[_Word | None], run: str, face: Style, mark: bool, glue: bool, width: int
    ) -> bool:
        """Append the words of one run of like type; returns whether the next word sticks to the last."""
        pieces = run.split(" ")
        for index, piece in enumerate(pieces):
            sticks = glue if index == 0 else False
            if piece:
                narrow = self._narrowed(face, piece, width)
                wide = min(width, self.measure(narrow, piece)[0])
                words.append(_Word(piece, narrow, mark, False, wide, sticks))
        return pieces[-1] != "" if len(pieces) > 1 else (glue if pieces[0] == "" else True)

    def _narrowed(self, face: Style, word: str, width: int) -> Style:
        """A word wider than the column shrinks to its floor, and is then narrowed rather than broken."""
        return self.fit(face, word, width) if self.measure(face, word)[0] > width else face

    def _icon_height(self, style: Style) -> int:
        return round(self.scale.font(style) * 1.1)

    def _indent(self, line: list[_Word], style: Style, width: int, align: Align) -> int:
        if align == "left" or not line:
            return 0
        gap = self.measure(style, " ")[0]
        used = sum(word.width + (0 if word.glue or index == 0 else gap) for index, word in enumerate(line))
        return (width - used) // 2 if align == "center" else width - used

    def _set_line(
        self, line: list[_Word], pos: tuple[int, int], step: int, colour: Colour, alpha: int
    ) -> None:
        x, y = pos
        for index, word in enumerate(line):
            if index and not word.glue:
                x += self.measure(word.style, " ")[0]
            if word.mark:
                self._highlight(Rect(x - self.px(3), y, word.width + self.px(6), step))
            if word.icon:
                height = self._icon_height(word.style)
                art = self.picture_store.sprite(word.text, height)
                self.stamp(art, (x + self.px(2), y + (step - height) // 2))
            else:
                self.text(
                    word.style,
                    word.text,
                    (x, y + step // 2),
                    Palette.PAGE_TEXT if word.mark else colour,
                    "midleft",
                    max_width=word.width,
                    alpha=alpha,
                )
            x += word.width

    def _highlight(self, rect: Rect) -> None:
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(ground, (*Palette.SEARCH_HIT, 190), ground.get_rect(), border_radius=self.px(4))
        self.surface.blit(ground, rect)
