"""A question that is answered by typing one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, LineFace, TextEntry
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Space
from crypt_game.ui.pages.dialog import DIALOG_EDGE, DIALOG_TEXT, Dialog, DialogAnswer, DialogLine
from crypt_game.ui.scene import AppServices

__all__ = ["TextQuestion"]

_LIMIT = 40
_ENTRY_HEIGHT, _ENTRY_GAP, _REFUSAL_HEIGHT = 54, 18, 62

Accept = Callable[[str], DialogLine | Callable[[], None]]
"""Takes what was typed: returns why it will not do, or what to do once the question is gone."""


class TextQuestion(Dialog):
    """A question with a line to type into; Enter answers, Esc leaves everything as it was.

    What was typed stands until it is accepted; a refusal is said below it.
    """

    def __init__(
        self,
        app: AppServices,
        icon: str,
        words: tuple[DialogLine, DialogLine],
        answers: tuple[DialogLine, DialogLine],
        accept: Accept,
        *,
        text: str = "",
        limit: int = _LIMIT,
    ) -> None:
        """`words` are title and sentence, `answers` what accepts and what leaves; `text` is typed already."""
        act, stay = answers
        super().__init__(
            app, icon, *words, (DialogAnswer("act", act), DialogAnswer("stay", stay, self._stay, stays=True))
        )
        self.text, self._limit, self._accept = text, limit, accept
        self._refusal: DialogLine | None = None
        self._entry: TextEntry | None = None

    def arrange(self) -> None:
        editing = self._entry is None or self._entry.editing
        super().arrange()
        if editing and self._entry is not None:
            self.controls.focus_on("entry")
            self._entry.activate()

    def _widgets(self) -> Sequence[Widget]:
        self._entry = self._make_entry()
        return [self._entry, *super()._widgets()]

    def leave(self) -> None:
        pygame.key.stop_text_input()

    def cancel(self) -> bool:
        self.app.stack.pop()
        return True

    def paragraphs(self) -> Sequence[str]:
        refusal = [self._refusal.said(self.say)] if self._refusal is not None else []
        return [*super().paragraphs(), *refusal]

    def draw_more(self, canvas: Canvas) -> None:
        if self._refusal is not None and self._entry is not None:
            entry, top = self._entry.rect, self._asked_bottom() + canvas.px(Space.TIGHT)
            room = pygame.Rect(entry.left, top, entry.width, 0)
            self._draw_signed(canvas, room, "icon/warn", self._refusal, theme.Palette.WARNING)

    def _words_height(self, canvas: Canvas) -> int:
        asked = _ENTRY_GAP + self.taller(_ENTRY_HEIGHT + _REFUSAL_HEIGHT)
        return super()._words_height(canvas) + self.frame.px(asked)

    def _buttons(self) -> list[Button]:
        """What accepts is dim until there is something to try; pressed then, it says why."""
        act, stay = super()._buttons()
        act = Button(act.key, act.rect, act.label, self._try, ButtonFace("primary"), refused=self._try)
        act.enabled = self._is_answered
        return [act, stay]

    @property
    def _is_answered(self) -> bool:
        """Whether what stands there may be tried; what was refused may not."""
        return self._refusal is None

    def _make_entry(self) -> TextEntry:
        px, words = self.frame.px, self._words_rect()
        top = self._box.top + px(DIALOG_EDGE) + super()._words_height(self.canvas) + px(_ENTRY_GAP)
        return TextEntry(
            ("entry", self._title.said(self.say)),
            pygame.Rect(words.left, top, words.width, px(self.taller(_ENTRY_HEIGHT))),
            self.text,
            self._note,
            LineFace(self.app.gui, self.frame, DIALOG_TEXT),
            limit=self._limit,
            on_enter=self._try,
        )

    def _asked_bottom(self) -> int:
        """Where what is asked for ends, and a refusal may stand."""
        return 0 if self._entry is None else self._entry.rect.bottom

    def write(self, text: str) -> None:
        """Put an answer into the line, in place of what was typed."""
        self._note(text)
        if self._entry is not None:
            self._entry.write(text)
        self.invalidate()

    def _note(self, text: str) -> None:
        self.text, self._refusal = text, None
        self._mark_answered()

    def _mark_answered(self) -> None:
        act = self.controls.find("act")
        if act is not None and act.enabled != self._is_answered:
            act.enabled = self._is_answered
            self.invalidate()

    def _try(self) -> None:
        answer = self._accept(self.text)
        if isinstance(answer, DialogLine):
            self._refuse(answer)
            if self._entry is not None:
                self._entry.activate()
            return
        self.app.stack.pop()
        answer()

    def _refuse(self, why: DialogLine) -> None:
        """Say why what was given will not do; it stands until something else is typed."""
        self._refusal = why
        self._mark_answered()
        self.app.speak(why.said(self.say))
        self.invalidate()

    def _stay(self) -> None:
        """Nothing is answered."""
        self.app.stack.pop()
