"""The Inheritance: its chapters, what each asks for, and the crowns that were earned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from crypt_game import destinations
from crypt_game.campaign import CHAPTERS, Chapter, open_chapters
from crypt_game.controls.widgets import Banner, BannerButton, Button, ButtonFace, as_rows, level
from crypt_game.drawing import theme
from crypt_game.drawing.banner_figures import CHAPTER_FIGURES
from crypt_game.drawing.geometry import Box
from crypt_game.games.chapters_played import MOST_CROWNS, crowns_reached, name_of, story_facts, what_is_next
from crypt_game.games.game_list import GameList
from crypt_game.ui.pages.dialog import CLOSE, DialogAnswer, DialogLine, Invitation
from crypt_game.ui.pages.page import PANEL_GAP, PageScene, inside
from crypt_game.ui.scene import AppServices

__all__ = ["CampaignScene"]

_ROW_GAP: Final = 12
_READING: Final = 0.008
"""Seconds of each frame in which records are read."""


class CampaignScene(PageScene):
    """Two panels of eight chapters; those that are not open yet say what comes before them."""

    title_key = "campaign-title"
    back_key = "campaign-back"
    back_to_menu = True

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self._games = GameList(app.folders.saves, app.folders.cache)
        self._reached = crowns_reached(())

    @property
    def lively(self) -> bool:
        return bool(self._games.unread) or super().lively

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._games.work(_READING):
            reached = crowns_reached(game.account for game in self._games.games())
            if reached != self._reached:
                self._reached = reached
                self.refresh()

    def arrange(self) -> None:
        places, half = self.body.row(2, PANEL_GAP), len(CHAPTERS) // 2
        count = self.say("campaign-crowns", crowns=sum(self._reached.values()), all=MOST_CROWNS)
        self.panels = [
            self.panel(places[0], self.say("campaign-first"), "icon/book", count),
            self.panel(places[1], self.say("campaign-second"), "icon/crown"),
        ]
        rows = [*self._rows(places[0], CHAPTERS[:half]), *self._rows(places[1], CHAPTERS[half:])]
        self.controls.fill([self.back_button(), *level(rows)])
        if self.controls.focus is None:
            fresh = (chapter for chapter in open_chapters(self._reached) if chapter.name not in self._reached)
            self.controls.focus_on(next(fresh, CHAPTERS[0]).name)

    def _rows(self, panel: Box, chapters: tuple[Chapter, ...]) -> Sequence[Button]:
        places = inside(panel).column(len(chapters), _ROW_GAP)
        rows = [self._row(chapter, place) for chapter, place in zip(chapters, places, strict=True)]
        return as_rows(chapters[0].name, rows, self.say)

    def _row(self, chapter: Chapter, place: Box) -> Button:
        crowns, name = self._reached.get(chapter.name, 0), name_of(chapter, self.say)
        is_open = chapter in open_chapters(self._reached)
        told = what_is_next(chapter, self._reached, self.say)
        heard = (
            self.say("campaign-next", crowns=crowns, all=len(chapter.goals), goal=told) if is_open else told
        )
        face = ButtonFace(
            "primary" if is_open and not crowns else "stone",
            "icon/check" if crowns == len(chapter.goals) else "icon/play" if is_open else "icon/lock",
            detail=told,
            style=theme.MODE_NAME,
            align="left",
            spoken=f"{name}. {heard}",
        )
        banner = Banner(CHAPTER_FIGURES[chapter.name], is_open, crowns, len(chapter.goals) if is_open else 0)
        press = partial(self._open, chapter) if is_open else partial(self.app.toast, "campaign-closed")
        return BannerButton(chapter.name, self.area.px(place), name, press, face, banner)

    def _open(self, chapter: Chapter) -> None:
        """Tell the story, and ask whether it is played now."""
        play = partial(self.app.go_to, destinations.ChapterGame(chapter))
        answers = (DialogAnswer("play", DialogLine("campaign-play"), play, "icon/play"), CLOSE)
        title = DialogLine(f"chapter-{chapter.name}")
        facts = story_facts(chapter, self._reached.get(chapter.name, 0), self.say)
        text = DialogLine("campaign-chapter", facts)
        story = Invitation(self.app, "icon/crown", title, text, answers)
        story.figures = CHAPTER_FIGURES[chapter.name]
        self.app.stack.push(story)
