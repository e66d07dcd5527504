"""The king's riddles: the one of the day, the next one, those that come back, and one of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from crypt_game import destinations
from crypt_game.controls.widgets import Banner, BannerButton, Button, ButtonFace, as_rows, level
from crypt_game.drawing import theme
from crypt_game.drawing.banner_figures import RIDDLE_FIGURES
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.drawing.in_slices import beside
from crypt_game.riddles.progress import RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import RiddleKind
from crypt_game.ui.pages.page import PANEL_GAP, PageScene, inside

__all__ = ["RiddleListScene"]

_ROW_GAP: Final = 12
_ROWS: Final = 6
_PICTURES: Final = ("rooms/gate", "rooms/archive")
"""What is seen below the rows of each panel."""
_ICONS: Final = {
    RiddleKind.CLAIM: "icon/take",
    RiddleKind.MID_GAME: "icon/cards",
    RiddleKind.HOLD: "icon/lock",
    RiddleKind.REACH: "icon/crown",
    RiddleKind.GHOST: "icon/die",
    RiddleKind.FACE_DOWN: "icon/eye-off",
}


class RiddleListScene(PageScene):
    """Two panels: what to solve now, and what may be asked."""

    title_key = "riddles-title"
    back_key = "riddles-back"
    back_to_menu = True

    def arrange(self) -> None:
        progress = RiddleProgress.from_json(self.app.settings.riddles)
        standing = self.say("riddles-standing", rating=round(progress.rating), row=progress.row)
        riddles = len(beside(all_riddles))
        solved = self.say("riddles-solved", solved=len(progress.solved), riddles=riddles)
        left, right = self.body.row(2, PANEL_GAP)
        self.panels = [
            self.panel(left, self.say("riddles-solve"), "icon/help", standing),
            self.panel(right, self.say("riddles-kinds"), "icon/cards", solved),
        ]
        self.controls.fill([self.back_button(), *self._now(left, progress), *self._kinds(right, progress)])
        if self.controls.focus is None:
            self.controls.focus_on("next")

    def _now(self, panel: Box, progress: RiddleProgress) -> Sequence[Button]:
        """The riddle of the day, the next one, and those that come back."""
        riddles, today = all_riddles(), date.today()
        due = progress.due(today)
        days, done = progress.days_by(today), progress.has_done_day(today)
        told = self.say("riddles-day-done", days=days) if done else self.say("riddles-day-new")
        count = self.say("riddles-again-about", count=len(due))
        next_one = progress.next_of(riddles).number
        rows = (
            ("day", "icon/check" if done else "icon/clock", told, progress.of_day(riddles, today).number),
            ("next", "icon/play", self.say("riddles-next-about"), next_one),
            ("again", "icon/reroll", count, due[0] if due else next_one),
        )
        places = inside(panel).column(len(rows) if self.frame.contrast else _ROWS, _ROW_GAP)
        buttons = [
            self._button(key, icon, place, detail, destinations.RiddleAt(number))
            for (key, icon, detail, number), place in zip(rows, places, strict=False)
        ]
        return as_rows("now", level(buttons if due else buttons[:-1]), self.say)

    def _kinds(self, panel: Box, progress: RiddleProgress) -> Sequence[Button]:
        """The next riddle of each kind."""
        riddles, buttons = all_riddles(), []
        for kind, place in zip(RiddleKind, inside(panel).column(_ROWS, _ROW_GAP), strict=False):
            alike = [riddle.number for riddle in riddles if riddle.kind is kind]
            solved = self.say(
                "riddles-solved", solved=len(progress.solved.intersection(alike)), riddles=len(alike)
            )
            leads_to = destinations.RiddleAt(progress.next_of(riddles, kind).number, kind)
            buttons.append(self._button(f"kind-{kind}", _ICONS[kind], place, solved, leads_to))
        return as_rows("kinds", level(buttons), self.say)

    def _button(
        self, key: str, icon: str, place: Box, detail: str, leads_to: destinations.RiddleAt
    ) -> Button:
        face = ButtonFace("primary" if key == "next" else "stone", icon, detail, theme.MODE_NAME, "left")
        press = partial(self.app.go_to, leads_to)
        banner = Banner(RIDDLE_FIGURES[key.removeprefix("kind-")])
        return BannerButton(key, self.area.px(place), self.say(f"riddles-{key}"), press, face, banner)

    def draw_page(self, canvas: Canvas) -> None:
        for panel, room in zip(self.panels, _PICTURES, strict=True):
            self.draw_room_below(canvas, room, panel)
