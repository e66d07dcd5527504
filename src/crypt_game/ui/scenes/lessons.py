"""Learn to play: the lessons, those that are done marked, and the first game with the coach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from crypt_game import destinations
from crypt_game.controls.widgets import Banner, BannerButton, Button, ButtonFace, as_rows, level
from crypt_game.drawing import theme
from crypt_game.drawing.banner_figures import LESSON_FIGURES
from crypt_game.drawing.canvas import ButtonKind, Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.lessons.course import BASICS, MORE
from crypt_game.lessons.progress import Progress
from crypt_game.screen_reader import ended
from crypt_game.ui.pages.page import PANEL_GAP, PageScene, inside

__all__ = ["LessonListScene"]

_ROW_GAP: Final = 12


class LessonListScene(PageScene):
    """Two panels of lessons: the seven in their order, and those of two minutes."""

    title_key = "lessons-title"
    back_key = "lessons-back"
    back_to_menu = True

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
        self.controls.fill([self.back_button(), *level(rows)])
        if self.controls.focus is None:
            learned = progress.basics_done == len(BASICS)
            self.controls.focus_on("first-game" if learned else f"lesson-{progress.next}")

    def _rows(self, panel: Box, names: tuple[str, ...], progress: Progress) -> Sequence[Button]:
        """The lessons from the top of a panel; below the seven the game that follows them."""
        places = inside(panel).column(len(BASICS) + 1, _ROW_GAP)
        rows = [self._row(name, place, progress) for name, place in zip(names, places, strict=False)]
        rows += [self._first_game(places[-1], progress)] if names is BASICS else []
        return as_rows(names[0], rows, self.say)

    def _first_game(self, place: Box, progress: Progress) -> Button:
        kind: ButtonKind = "primary" if progress.basics_done == len(BASICS) else "stone"
        detail = self.say("lessons-first-game-about")
        face = ButtonFace(kind, "icon/crown", detail=detail, style=theme.MODE_NAME, align="left")
        press = partial(self.app.go_to, destinations.CoachedGame())
        rect, banner = self.area.px(place), Banner(LESSON_FIGURES["first-game"])
        return BannerButton("first-game", rect, self.say("lessons-first-game"), press, face, banner)

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
                about=ended(self.say(f"lesson-{name}-about")),
            ),
        )
        press = partial(self.app.go_to, destinations.LessonAt(name))
        rect, banner = self.area.px(place), Banner(LESSON_FIGURES[name])
        return BannerButton(f"lesson-{name}", rect, self.say(f"lesson-{name}"), press, face, banner)

    def draw_page(self, canvas: Canvas) -> None:
        self.draw_room_below(canvas, "rooms/throne", self.panels[1])
