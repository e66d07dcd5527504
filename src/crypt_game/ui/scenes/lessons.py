"""Learn to play: the lessons, those that are done marked, and the first game with the coach."""

from __future__ import annotations

from functools import partial
from typing import Final

from crypt_game import destinations
from crypt_game.lessons.course import BASICS, MORE
from crypt_game.lessons.progress import Progress
from crypt_game.ui import theme
from crypt_game.ui.geometry import Box
from crypt_game.ui.pages.page import PANEL_GAP, PageScene, inside
from crypt_game.ui.widget import Widget
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["LessonListScene"]

_ROW_GAP: Final = 12
_HIGHEST: Final = 84


class LessonListScene(PageScene):
    """Two panels of lessons: the seven in their order, and those of two minutes."""

    title_key = "lessons-title"
    back_key = "lessons-back"

    def arrange(self) -> None:
        progress = Progress.from_json(self.app.settings.learning)
        places = self.body.row(2, PANEL_GAP)
        done = self.say("lessons-done", done=progress.basics_done, lessons=len(BASICS))
        self.panels = [
            self.panel(places[0], self.say("lessons-basics"), "icon/bulb", done),
            self.panel(places[1], self.say("lessons-more"), "icon/cards"),
        ]
        columns = zip(places, (BASICS, MORE), strict=True)
        rows = [row for place, names in columns for row in self._rows(place, names, progress)]
        self.controls.fill([self.back_button(), *rows])
        if self.controls.focus is None:
            self.controls.focus_on(f"lesson-{progress.next}")

    def _rows(self, panel: Box, names: tuple[str, ...], progress: Progress) -> list[Widget]:
        column = inside(panel)
        most = min(column.h, (_HIGHEST * self.frame.text + _ROW_GAP) * len(names))
        places = column.take_top(most)[0].column(len(names), _ROW_GAP) if names else []
        return list(level([self._row(*each, progress) for each in zip(names, places, strict=True)]))

    def _row(self, name: str, place: Box, progress: Progress) -> Button:
        done = name in progress.done
        state = "done" if done else "begun" if name in progress.places else "new"
        face = ButtonFace(
            kind="primary" if name == progress.next and not done else "stone",
            icon="icon/check" if done else "icon/play",
            detail=self.say(f"lesson-{name}-about"),
            style=theme.MODE_NAME,
            align="left",
            spoken=self.say(
                f"lessons-spoken-{state}",
                name=self.say(f"lesson-{name}"),
                about=self.say(f"lesson-{name}-about"),
            ),
        )
        press = partial(self.app.go_to, destinations.LessonAt(name))
        return Button(f"lesson-{name}", self.area.px(place), self.say(f"lesson-{name}"), press, face)

    def go_back(self) -> None:
        self.app.go_to(destinations.MainMenu())
