"""Plays an app as a person does: with pygame events, frame by frame, under the dummy driver."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import ListRow
from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene

FRAME = 1 / 60


def step(app: App, seconds: float, events: Sequence[pygame.event.Event] = ()) -> None:
    """One frame; these take no time, so that what is made ready beside them for a new scene is waited for."""
    app.step(seconds, list(events))
    if app.stack and not app.curtain._ready():
        while not app.curtain._ready():
            time.sleep(0.001)
        app.step(0)


class ScreenPlayer:
    """Mouse and keyboard of one app."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        """The scene that has the input."""
        return self.app.stack.top

    def wait(self, seconds: float = 0.0) -> None:
        """Let frames pass: one at least."""
        step(self.app, FRAME)
        for _ in range(round(seconds / FRAME)):
            step(self.app, FRAME)

    def press(self, key: int, mod: int = pygame.KMOD_NONE, text: str = "") -> None:
        """Push a key down and let it go."""
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if text:
            self._send(pygame.TEXTINPUT, text=text)
        self._send(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)

    def type(self, words: str) -> None:
        """Type letter by letter."""
        for letter in words:
            self.press(pygame.key.key_code(letter.lower()), text=letter)

    def move(self, pos: tuple[int, int]) -> None:
        """Point at a place in the window."""
        self._send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, target: str | tuple[int, int]) -> None:
        """Click on a widget, named by its key, or on a place."""
        pos = self.widget(target).rect.center if isinstance(target, str) else target
        self.move(pos)
        self._send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self._send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one place, move, and let go at another."""
        self.move(start)
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self._send(pygame.MOUSEMOTION, pos=end, rel=(1, 0), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def tab_to(self, key: str) -> None:
        """Walk with Tab, and with arrows in a list, until the widget has the focus. Fails where that never
        gets there."""
        for _ in range(len(self.scene.controls.widgets) + 1):
            self.press(pygame.K_TAB)
            self._walk_to_row(key)
            focus = self.scene.controls.focus
            if focus is not None and focus.key == key:
                return
        raise AssertionError(f"Tab does not reach {key!r}")

    def _walk_to_row(self, key: str) -> None:
        """Where the focus is on a row of the list in which the widget is, go there with arrows."""
        focus, row = self.scene.controls.focus, self.scene.controls.find(key)
        if isinstance(focus, ListRow) and isinstance(row, ListRow) and focus.list is row.list:
            steps, columns = row.number - focus.number, row.list._columns
            lines, aside = divmod(abs(steps), columns)
            for _ in range(lines):
                self.press(pygame.K_DOWN if steps > 0 else pygame.K_UP)
            for _ in range(aside):
                self.press(pygame.K_RIGHT if steps > 0 else pygame.K_LEFT)

    def choose(self, key: str) -> None:
        """Walk to a widget with Tab and press it with Enter."""
        self.tab_to(key)
        self.press(pygame.K_RETURN)

    def widget(self, key: str) -> Widget:
        """The widget of the top scene with this key. Fails when there is none."""
        found = self.scene.controls.find(key)
        assert found is not None, f"no {key!r} among {[w.key for w in self.scene.controls.widgets]}"
        return found

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as the window manager would."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])

    def _send(self, kind: int, **facts: object) -> None:
        step(self.app, FRAME, [pygame.event.Event(kind, facts)])
