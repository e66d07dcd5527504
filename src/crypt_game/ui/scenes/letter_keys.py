"""Letters on the screen to write a line with: by gamepad, mouse, finger or any key that moves the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.input import Command, Intent, Order
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.devices.typed_line import SIGNS, TypedLine
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonKind, Canvas
from crypt_game.drawing.canvas.panels import draw_dialog_box, draw_inset
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.sound import Cue
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["LetterKeys"]

_WIDTH, _EDGE, _GAP = 1120, 30, 8
_TITLE, _LINE, _KEY = 62, 74, 78
_LETTER: Final = theme.BUTTON._replace(size=30)
_WRITTEN: Final = theme.BODY._replace(size=32)
_CARET: Final = "|"


class LetterKeys(Scene):
    """Asks for a line; the last key gives it to who asked, Esc leaves what was there."""

    overlay = True

    def __init__(
        self, app: AppServices, name: str, text: str, limit: int, done: Callable[[str], None]
    ) -> None:
        """`name` says what is written; `done` gets it once this is gone."""
        super().__init__(app)
        self._name, self._done = name, done
        self.line = TypedLine(text, limit, app.words.say("letters-rows").split())
        self._box = self._title = self._written = Box(0, 0, 0, 0)

    @property
    def heading(self) -> str:
        return self._name

    def paragraphs(self) -> Sequence[str]:
        return (self.line.text,)

    def enter(self) -> None:
        self.app.speak(self._name)

    def arrange(self) -> None:
        area = Area.of(self.frame)
        rows = self.line.rows
        height = 2 * _EDGE + _TITLE + _LINE + (len(rows) + 1) * (_KEY + _GAP)
        self._box = Box((area.width - _WIDTH) / 2, (area.height - height) / 2, _WIDTH, height)
        self._title, rest = self._box.inset(_EDGE, _EDGE).take_top(_TITLE)
        self._written, rest = rest.take_top(_LINE, 2 * _GAP)
        keys: list[Button] = []
        for row in rows:
            line, rest = rest.take_top(_KEY, _GAP)
            for letter, place in zip(row, line.row(len(row), _GAP), strict=True):
                press = partial(self._write, letter)
                keys.append(self._key(f"letter-{letter.lower()}", place, letter, press))
        self.controls.fill([*keys, *self._last_row(rest)], "letter-e")

    def _last_row(self, room: Box) -> list[Button]:
        shift, space, erase, done = room.take_top(_KEY)[0].row(4, _GAP)
        say = self.say
        keys = [
            self._key("shift", shift, say("letters-shift"), self._shift, icon="icon/up"),
            self._key("space", space, say("letters-space"), partial(self._write, " ")),
            self._key("erase", erase, say("letters-erase"), self._erase, icon="icon/left"),
            self._key("done", done, say("letters-done"), self._finish, "primary", "icon/check"),
        ]
        keys[0].chosen = self.line.capital
        return keys

    def _key(
        self,
        key: str,
        place: Box,
        label: str,
        press: Callable[[], None],
        kind: ButtonKind = "stone",
        icon: str | None = None,
    ) -> Button:
        style = _LETTER if key.startswith("letter-") else theme.BUTTON
        face = ButtonFace(kind, icon, style=style, spoken=self.say(SIGNS[label]) if label in SIGNS else "")
        return Button(key, Area.of(self.frame).px(place), label, press, face)

    def draw(self, canvas: Canvas) -> None:
        px = Area.of(self.frame).px
        draw_dialog_box(canvas, px(self._box))
        title, written = px(self._title), px(self._written)
        place = title.midleft
        canvas.text(
            theme.DIALOG_TITLE, self._name, place, theme.Palette.HEADING, "midleft", max_width=title.width
        )
        draw_inset(canvas, written, active=True)
        inner = written.inflate(-2 * canvas.px(Space.NEAR), 0)
        words = f"{self.line.text}{_CARET}"
        canvas.text(_WRITTEN, words, inner.midleft, theme.Palette.IVORY, "midleft", max_width=inner.width)
        super().draw(canvas)

    def handle(self, intent: Intent) -> bool:
        """X takes back a letter, and the shoulder buttons change between small and capital letters."""
        if isinstance(intent, Order) and intent.pressed and intent.pad is not None:
            if intent.command in (Command.CONFIRM, Command.UNDO):
                self._erase()
                return True
            if intent.command in (Command.LESS, Command.MORE):
                self._shift()
                return True
        return super().handle(intent)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A keyboard that is there after all writes as well; its letters are no commands here."""
        if event.type == pygame.TEXTINPUT:
            self._write(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self._erase()
            return True
        return bool(event.unicode) and str(event.unicode).isprintable()

    def cancel(self) -> bool:
        self.app.stack.pop()
        return True

    def _write(self, letter: str) -> None:
        self._answer(done=self.line.write(letter), said=letter)

    def _erase(self) -> None:
        self._answer(done=self.line.erase(), said=self.line.text)

    def _shift(self) -> None:
        self.line.shift()
        self.refresh()

    def _answer(self, *, done: bool, said: str) -> None:
        self.app.speak(said if done else "")
        if not done:
            self.app.cue(Cue.REFUSED)
        self.refresh()

    def _finish(self) -> None:
        self.app.stack.pop()
        self._done(self.line.text)
