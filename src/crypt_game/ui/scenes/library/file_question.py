"""A question that is answered with a file: chosen from a list, or by typing or pasting where it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import ListRow, ListView, RowChoice, RowPlace, TypedName
from crypt_game.desktop.folder_reader import FolderReader
from crypt_game.desktop.given_path import (
    FolderContent,
    PathProblem,
    RefusedPath,
    readable_file,
    shown_name,
    shown_path,
    typed_path,
)
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.canvas.panels import draw_inset, draw_row
from crypt_game.drawing.geometry import Space
from crypt_game.ui.pages.dialog import WIDE_DIALOG, DialogLine
from crypt_game.ui.pages.text_question import Accept, TextQuestion
from crypt_game.ui.scene import AppServices

__all__ = ["FileQuestion"]

_ROWS: Final = 7
_ROW, _GAP = 46, 16
_ICON_SHARE: Final = 0.6
_LONGEST: Final = 1000
"""Characters of a path that can be typed."""


class _PathRow(ListRow):
    """A folder to be opened, or a file to be chosen."""

    def __init__(
        self, place: RowPlace, face: tuple[str, str], spoken: str, press: Callable[[], None], chosen: bool
    ) -> None:
        """`face` is an icon and the words."""
        super().__init__(_key(place[1]), place, spoken, press, chosen=chosen)
        self._icon, self._words = face

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole, chosen=self.chosen, changed=look.hovered and not self.chosen)
        side = round(self.whole.height * _ICON_SHARE)
        left = self.whole.left + self.whole.height // 2
        canvas.sprite(self._icon, (left, self.whole.centery), side, tint=theme.Palette.GILT)
        left += side
        room = self.whole.right - canvas.px(_GAP) - left
        where = (left, self.whole.centery)
        canvas.text(theme.BODY, self._words, where, theme.Palette.IVORY, "midleft", max_width=room)


class FileQuestion(TextQuestion):
    """Which file? Enter or a second click opens a folder, or answers with a file.

    `accept` is given the text of a path; one that names a folder opens it in the list instead.
    """

    def __init__(
        self,
        app: AppServices,
        words: tuple[DialogLine, DialogLine],
        answers: tuple[DialogLine, DialogLine],
        accept: Accept,
        suffix: str,
        start: Path,
    ) -> None:
        """The list shows files that end in `suffix`, first those in the folder `start`, or around the file
        `start`, which is chosen then."""
        file = start if start.is_file() else None
        text = "" if file is None else typed_path(file)
        super().__init__(app, "icon/folder", words, answers, accept, text=text, limit=_LONGEST)
        self._width = WIDE_DIALOG
        self._reader = FolderReader(suffix)
        self._content: FolderContent | None = None
        self._paths: list[Path | None] = []
        self._chosen = 0
        self._choice, self._typed = RowChoice(), TypedName()
        self._list = ListView("files", self.refresh, self._choose)
        self._came_from: Path | None = file
        self._picked = False
        """Whether a row was chosen in this folder: then it is what is meant where nothing is typed."""
        self._reader.read(start.parent if file is not None else start)

    # layout -----------------------------------------------------------------------------------------------
    def _widgets(self) -> Sequence[Widget]:
        entry, *buttons = super()._widgets()
        view = entry.rect.inflate(-self.frame.px(_GAP), 0)
        view.top = entry.rect.bottom + self.frame.px(_GAP) + self._line_height()
        view.height = self._row_height() * self._row_count()
        self._list.current = self._chosen
        self._list.place(view, [self._row_height()] * len(self._paths), gutter=self.frame.px(_GAP))
        return [entry, *self._list.fill(self._row, self.say), *buttons]

    @property
    def _is_answered(self) -> bool:
        return self._picked or bool(self.text.strip())

    def _row(self, place: RowPlace) -> ListRow:
        number = place[1]
        path, name = self._paths[number], self._name(number)
        is_file = self._content is not None and path in self._content.files
        plain = is_file or self._leads_up(number)
        spoken = name if plain else self.say("files-folder", name=name)
        icon = "icon/up" if self._leads_up(number) else "icon/cards" if is_file else "icon/folder"
        chosen = number == self._chosen and (self._picked or self._came_from is not None)
        return _PathRow(place, (icon, name), spoken, partial(self._pressed, number), chosen)

    def _name(self, number: int) -> str:
        """What a row is called on the screen; a drive by its letter."""
        path = self._paths[number]
        if self._leads_up(number):
            return self.say("files-up")
        return "" if path is None else shown_name(path.name) or str(path)

    def _leads_up(self, number: int) -> bool:
        return number == 0 and self._content is not None and not self._content.top

    def _place_words(self) -> str:
        """Which folder is shown."""
        folder = self._content.folder if self._content is not None else None
        return self.say("files-drives") if folder is None else shown_path(folder)

    def _row_height(self) -> int:
        return self.frame.px(_ROW * self.frame.text)

    def _row_count(self) -> int:
        return round(_ROWS / self.frame.text)

    def _line_height(self) -> int:
        return self.canvas.text_height(theme.NOTE) + self.frame.px(_GAP) // 2

    def _words_height(self, canvas: Canvas) -> int:
        rows = self._row_height() * self._row_count()
        return super()._words_height(canvas) + self.frame.px(_GAP) + self._line_height() + rows

    def _asked_bottom(self) -> int:
        return self._list.rect.bottom

    # what the player does ---------------------------------------------------------------------------------
    def handle_event(self, event: pygame.event.Event) -> bool:
        letter = event.unicode if event.type == pygame.KEYDOWN else ""
        if not isinstance(self.controls.focus, _PathRow) or not letter.isprintable() or not letter.strip():
            return super().handle_event(event)
        found = self._typed.find(letter, [self._name(n) for n in range(len(self._paths))], self._chosen)
        if found is not None:
            self._choose(found)
        return True

    def _pressed(self, number: int) -> None:
        opens = self._choice.opens(chosen=number == self._chosen, by_keys=self.controls.by_keys)
        self._choose(number)
        if opens:
            self._open(number)

    def _choose(self, number: int) -> None:
        """Choose a row, bring it into sight, and put a file into the line."""
        self._chosen, path = number, self._paths[number]
        self._picked = True
        if self._content is not None and path in self._content.files:
            self._note(typed_path(path))
        if self._entry is not None:
            self._entry.release()
        self.arrange()
        self._list.show(number)
        self.controls.focus_on(_key(number))
        self.invalidate()

    def _open(self, number: int) -> None:
        """Look into a folder, or answer with a file."""
        path, content = self._paths[number], self._content
        if content is not None and path in content.files:
            self._try()
        else:
            self._came_from = content.folder if content is not None else None
            self._reader.read(path)

    def _try(self) -> None:
        if not self.text.strip() and self._picked:
            self._open(self._chosen)
            return
        found = readable_file(self.text) if self.text.strip() else None
        if isinstance(found, RefusedPath) and found.problem is PathProblem.FOLDER:
            self._reader.read(self.text)
        else:
            super()._try()

    # time and paint ---------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        self._choice.update(dt)
        self._typed.update(dt)
        answer = self._reader.poll()
        if isinstance(answer, RefusedPath):
            self._refuse(DialogLine(answer.key, {"file": escape(answer.name)}))
        elif answer is not None:
            self._show(answer)

    @property
    def lively(self) -> bool:
        return self._content is None or super().lively

    def _show(self, content: FolderContent) -> None:
        """Show a folder, the one that was left or the file that was named chosen in it."""
        self._content = content
        above = [] if content.top else [content.above]
        self._paths = [*above, *content.folders, *content.files]
        self._picked, come = False, self._came_from
        self._chosen = self._paths.index(come) if come in self._paths else 0
        on_rows = isinstance(self.controls.focus, _PathRow)
        self.arrange()
        self._list.show(self._chosen)
        if on_rows:
            self.controls.focus_on(_key(self._chosen))
        self.app.speak(self.say("files-shown", folder=self._place_words(), count=len(content.files)))
        self.invalidate()

    def draw_more(self, canvas: Canvas) -> None:
        super().draw_more(canvas)
        view, style = self._list.rect, theme.NOTE
        around = view.inflate(canvas.px(_GAP), canvas.px(_GAP))
        draw_inset(canvas, around)
        if self._content is None:
            return
        words = self._place_words()
        while canvas.measure(style, words)[0] > around.width and len(words) > 1:
            words = "…" + words[2:]
        at = (around.left, around.top - canvas.px(Space.HAIR))
        canvas.text(style, words, at, theme.Palette.MUTED, "bottomleft", max_width=around.width)
        if not self._content.files and not self._content.folders:
            below = view.move(0, self._row_height() * len(self._paths) + canvas.px(_GAP))
            below.height = self._row_height()
            canvas.paragraph(theme.BODY, self.say("files-none"), below, theme.Palette.MUTED, max_lines=2)


def _key(number: int) -> str:
    return f"file-{number}"
