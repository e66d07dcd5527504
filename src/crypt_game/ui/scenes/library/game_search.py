"""Finding a game by a word: what it is called, what was played, by whom, when. A button at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, LineFace, TextEntry
from crypt_game.drawing import theme
from crypt_game.ui.scene import AppServices

__all__ = ["GameSearch", "matches"]

_KEY: Final = "find"
_LIMIT: Final = 30


def matches(words: str, sought: str) -> bool:
    """Whether every word that is sought stands somewhere in `words`, whatever the case."""
    held = words.casefold()
    return all(part in held for part in sought.casefold().split())


class GameSearch:
    """The button or the line to type into; `sought` is what stands there."""

    def __init__(self, app: AppServices, changed: Callable[[], None], entered: Callable[[], None]) -> None:
        """`changed` is called after every letter, `entered` on Enter."""
        self._app, self._changed, self._entered = app, changed, entered
        self._entry: TextEntry | None = None
        self._made_for: tuple[object, ...] = ()
        self.open, self.sought = False, ""

    def widget(self, rect: pygame.Rect) -> Widget:
        """The control at this place; a line that was typed into is kept as long as its place is."""
        say = self._app.words.say
        if not self.open:
            face = ButtonFace(icon="icon/search", style=theme.CHIP)
            return Button(_KEY, rect, say("library-find"), self._start, face)
        made_for = (tuple(rect), self._app.words.language, self._app.frame)
        if self._entry is None or self._made_for != made_for:
            fresh = self._entry is None
            editing = fresh or (self._entry is not None and self._entry.editing)
            self._entry, self._made_for = self._make(rect), made_for
            if editing:
                self._entry.activate()
        return self._entry

    def stop(self) -> None:
        """Seek nothing any more."""
        if self._entry is not None:
            self._entry.release()
        self.open, self.sought, self._entry = False, "", None
        self._changed()

    def _start(self) -> None:
        self.open = True
        self._changed()

    def _make(self, rect: pygame.Rect) -> TextEntry:
        say, frame = self._app.words.say, self._app.frame
        return TextEntry(
            (_KEY, say("library-find")),
            rect,
            self.sought,
            self._note,
            LineFace(self._app.gui, frame, placeholder=say("library-find-what")),
            limit=_LIMIT,
            on_enter=self._entered,
        )

    def _note(self, text: str) -> None:
        self.sought = text
        self._changed()
