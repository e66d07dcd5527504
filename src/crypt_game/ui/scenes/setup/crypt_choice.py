"""Which crypt is opened: one that nobody knows yet, today's, or that of a code.

Stands in the head of the page, at the right. A change of what the code stands for lets go of it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from crypt_game.controls import clipboard
from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing.geometry import Box
from crypt_game.match.game_code import BadCode, CodedGame, code_of_game, is_of_day, read_code
from crypt_game.ui.pages.dialog import DialogLine
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scenes.setup.section import SetupSection

__all__ = ["CryptChoice"]

_TOP, _HEIGHT, _GAP, _EDGE = 35, 54, 12, 41
_TODAY: Final = 280
_CODE: Final = 300
_LIMIT: Final = 24


class CryptChoice(SetupSection):
    """Today's crypt, a code to be typed, and the code that was taken."""

    part_key = "spoken-part-which"

    def widgets(self) -> list[Widget]:
        say, host = self.host.say, self.host
        left = host.area.width - _EDGE - _CODE
        code = self._code()
        taken = [self._let_go(left)] if code else []
        label = code or say("setup-code-enter")
        spoken = say("setup-code-of", code=" ".join(code)) if code else label
        enter = Button(
            "code",
            self.px(Box(left, _TOP, _CODE - (_HEIGHT + _GAP if code else 0), _HEIGHT)),
            label,
            self._ask,
            face=ButtonFace(icon="icon/hash", spoken=spoken),
            tip=lambda: Tip(say("setup-code-title"), say("setup-code-about")),
        )
        enter.chosen = bool(code) or None
        today = Button(
            "today",
            self.px(Box(left - _GAP - _TODAY, _TOP, _TODAY, _HEIGHT)),
            say("setup-code-today"),
            self._open_today,
            face=ButtonFace(icon="icon/door"),
            tip=lambda: Tip(say("setup-code-today"), say("setup-code-today-about")),
        )
        return [*level([today, enter]), *taken]

    def _let_go(self, left: float) -> Widget:
        rect = self.px(Box(left + _CODE - _HEIGHT, _TOP, _HEIGHT, _HEIGHT))
        face = ButtonFace(icon="icon/close", spoken=self.host.say("setup-code-drop"))
        return Button("code-drop", rect, "", self._drop, face)

    def _code(self) -> str:
        coded = self.host.coded
        return code_of_game(coded) if coded is not None else ""

    def _open_today(self) -> None:
        """The crypt that has this day for everybody, for as many heirs as sit here."""
        today = date.today()
        self.host.open_coded(self.host.draft.of_day(today), today)

    def _drop(self) -> None:
        self.host.coded = None
        self.host.change(self.host.draft, self.host.say("setup-code-dropped"))

    def _ask(self) -> None:
        app = self.host.app
        words = DialogLine("setup-code-title"), DialogLine("setup-code-about")
        answers = DialogLine("setup-code-take"), DialogLine("setup-code-stay")
        code = self._code() or _pasted()
        app.stack.push(TextQuestion(app, "icon/hash", words, answers, self._accept, text=code, limit=_LIMIT))

    def _accept(self, text: str) -> DialogLine | Callable[[], None]:
        try:
            game = read_code(text)
        except BadCode as bad:
            return DialogLine(f"setup-code-{bad.fault.value}")
        return lambda: self.host.open_coded(game, _day_of(game))


def _day_of(game: CodedGame) -> date | None:
    """The day whose crypt a code stands for: today, or tomorrow, which has begun elsewhere."""
    days = (date.today() + timedelta(days=ahead) for ahead in range(2))
    return next((day for day in days if is_of_day(game, day)), None)


def _pasted() -> str:
    """What lies on the clipboard, if it is a code."""
    pasted = clipboard.pasted_line()
    try:
        read_code(pasted)
    except BadCode:
        return ""
    return pasted
