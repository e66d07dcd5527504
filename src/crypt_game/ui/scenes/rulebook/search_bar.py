"""The search field with its hits: what is looked for, how often it is found, and the way from hit to hit.

Must never import `ui.scenes.rulebook.open_page`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, LineFace, TextEntry
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.text.reading_position import ReadingPosition
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.rulebook.book_layout import BookLayout

__all__ = ["SearchBar"]

_LIMIT: Final = 60


class SearchBar:
    """Its widgets and its drawing. The field outlives layouts, so that typing goes on through them."""

    def __init__(
        self, app: AppServices, on_search: Callable[[str], None], on_step: Callable[[int], None]
    ) -> None:
        self._app, self._on_search, self._on_step = app, on_search, on_step
        self._entry: TextEntry | None = None
        self._made_for: tuple[object, ...] = ()

    def widgets(self, spread: BookLayout, reading: ReadingPosition) -> list[Widget]:
        """The field, and while something is found the two ways between hits."""
        found: list[Widget] = [self._field(spread, reading.query)]
        if reading.query.strip():
            side = spread.hits.height
            say = self._app.words.say
            last = pygame.Rect(spread.hits.right - side, spread.hits.top, side, side)
            first = last.move(-side - self._app.frame.px(Space.TIGHT), 0)
            steps = (("previous-hit", first, -1, "icon/up"), ("next-hit", last, 1, "icon/down"))
            for key, rect, step, icon in steps:
                button = Button(
                    key,
                    rect,
                    "",
                    self._stepping(step),
                    face=ButtonFace(kind="chip", icon=icon, spoken=say(f"reading-{key}")),
                )
                button.enabled = button.focusable = bool(reading.hits)
                found.append(button)
        return found

    @property
    def editing(self) -> bool:
        """Whether typing goes into the field."""
        return self._entry is not None and self._entry.editing

    def begin(self) -> None:
        """Let typing go into the field."""
        if self._entry is not None:
            self._entry.activate()

    def clear(self) -> None:
        """Empty the field and stop typing there."""
        if self._entry is not None:
            self._entry.release()
        self._entry = None

    def draw(self, canvas: Canvas, spread: BookLayout, reading: ReadingPosition) -> None:
        """The magnifier, and how many places were found."""
        px = canvas.px
        icon = (spread.entry.left - px(Space.APART), spread.entry.centery)
        canvas.sprite("icon/search", icon, px(IconSize.TEXT), tint=theme.Palette.GILT)
        if reading.query.strip():
            room = spread.hits.width - 2 * spread.hits.height - px(Space.APART)
            ink = theme.Palette.MUTED if reading.hits else theme.Palette.WARNING
            at = (spread.hits.left + px(Space.HAIR), spread.hits.centery)
            canvas.text(theme.NOTE, self._told(reading), at, ink, "midleft", max_width=room)

    def _told(self, reading: ReadingPosition) -> str:
        say = self._app.words.say
        count = len(reading.hits)
        if reading.hit_number:
            return say("reading-hit", number=reading.hit_number, count=count)
        return say("reading-found", count=count)

    def _field(self, spread: BookLayout, text: str) -> TextEntry:
        made_for = (tuple(spread.entry), self._app.words.language, self._app.frame)
        if self._entry is None or made_for != self._made_for:
            editing = self.editing
            if self._entry is not None:
                self._entry.release()
            say = self._app.words.say
            self._entry = TextEntry(
                ("search", say("reading-search")),
                spread.entry,
                text,
                self._on_search,
                LineFace(self._app.gui, self._app.frame, placeholder=say("reading-search")),
                limit=_LIMIT,
                on_enter=self._entered,
            )
            self._made_for = made_for
            if editing:
                self._entry.activate()
        return self._entry

    def _entered(self) -> None:
        """Enter walks on to the next hit, and typing goes on."""
        self._on_step(1)
        self.begin()

    def _stepping(self, step: int) -> Callable[[], None]:
        return lambda: self._on_step(step)
