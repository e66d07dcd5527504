"""The look back on a finished game: luck on the left, the costliest choices of one heir on the right."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from crypt_game import destinations
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import ListRow, ListView, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.canvas.forms import draw_groove
from crypt_game.drawing.canvas.pieces import bust_name
from crypt_game.drawing.geometry import Box, Space
from crypt_game.match.match import Match
from crypt_game.match.players import Player
from crypt_game.opponents.review import COSTLIEST, Mistake, SeatLuck
from crypt_game.play.analysis import Analysis
from crypt_game.play.match_participants import participants_of
from crypt_game.play.review_words import MistakeWords, figure, luck_parts, mistake_words, spoken_luck
from crypt_game.rules import Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.screen_reader import SpokenText, standing_in
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_GAP, PageScene, inside
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.review.luck_rows import Bar, LuckRow, draw_heads
from crypt_game.ui.scenes.review.mistake_list import MistakeRow, mistake_height

__all__ = ["ReviewScene"]

_LUCK: Final = 800
_HEADS: Final = 40
_TALLEST, _FULL = 128, 180
"""How high a row is at most, and where all rows fill the panel."""
_ROW_GAP, _LUCK_GAP = 10, 8
_NOTE: Final = 130
_WORDS_SHARE, _PROGRESS_SHARE, _PROGRESS = 0.8, 0.6, 14
"""How wide words and the bar of progress are, and how thick it is."""
_BUST: Final = 0.66
"""How much of the height of a room an heir takes who stands there in place of choices."""


class ReviewScene(PageScene):
    """What was luck and what was choice. Fills itself while the look back goes on."""

    title_key = "review-title"
    back_key = "review-back"

    def __init__(self, app: AppServices, match: Match, looking_back: Analysis) -> None:
        super().__init__(app)
        self.match, self.looking_back = match, looking_back
        judged = looking_back.judged_seats
        self.chosen = judged[0] if judged else looking_back.seats[0]
        self._ghosts = match.plan.setup.mode in (Mode.SOLO, Mode.TWINS)
        self._heads = pygame.Rect(0, 0, 0, 0)
        self._luck_note = pygame.Rect(0, 0, 0, 0)
        self._choices = pygame.Rect(0, 0, 0, 0)
        self._lapses: tuple[Mistake, ...] = ()
        self._told_lapses: tuple[MistakeWords, ...] = ()
        self._heirs = ListView("luck", self.refresh)
        self._list = ListView("lapses", self.refresh)

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        left, right = self.body.take_left(_LUCK, PANEL_GAP)
        unjudged = "" if self.chosen in self.looking_back.judged_seats else "-unjudged"
        choices, name = self.say(f"review-choices{unjudged}"), self._person(self.chosen).name
        self._note = self.say("review-luck-note", ghost="yes" if self._ghosts else "no")
        self.panels = [
            self.panel(left, self.say("review-luck"), "icon/die", self.say("review-luck-unit")),
            self.panel(right, choices, "icon/bulb", name),
        ]
        self._choices = self.area.px(inside(right))
        self.controls.fill([self.back_button(), *self._luck_rows(inside(left)), *self._entries()], "back")

    def _luck_rows(self, box: Box) -> list[Widget]:
        px, count = self.frame.px, len(self.looking_back.seats)
        heads, rest = box.take_top(_HEADS)
        pitch = (rest.h - _NOTE) / count
        pitch = _TALLEST if pitch > _FULL else pitch
        view, note = rest.take_top(pitch * count)
        self._heads, self._luck_note = self.area.px(heads), self.area.px(note.take_top(_LUCK_GAP)[1])
        height, gap = px(pitch - _LUCK_GAP), px(_LUCK_GAP)
        self._heirs.place(self.area.px(view), [height] * count, gap=gap, gutter=px(PANEL_EDGE))
        return self._heirs.fill(self._luck_row, self.say)

    def _luck_row(self, place: RowPlace) -> ListRow:
        seat, all_luck = self.looking_back.seats[place[1]], self.looking_back.findings.luck
        all_parts = (luck_parts(each, self._ghosts) for each in all_luck.values())
        most = max((abs(bar) for parts in all_parts for bar in parts), default=0.0)
        person, luck = self._person(seat), all_luck.get(seat, SeatLuck())
        row = LuckRow(
            f"luck-{seat}",
            place,
            spoken_luck(person.name, luck, self._ghosts, self.say),
            person,
            [Bar(coins, figure(coins, self.say), most) for coins in luck_parts(luck, self._ghosts)],
            partial(self.choose, seat),
            chosen=seat == self.chosen,
        )
        row.names = [self._person(each).name for each in self.looking_back.seats]
        return row

    def _entries(self) -> list[Widget]:
        """The costliest choices; what is left of the panel is shared as if there were as many as can be."""
        findings = self.looking_back.findings
        self._lapses = findings.lapses.get(self.chosen, ()) if findings.done else ()
        cast = participants_of(self.match, None, escape)
        self._told_lapses = tuple(mistake_words(self.match, lapse, cast, self.say) for lapse in self._lapses)
        canvas, gap = self.canvas, self.frame.px(_ROW_GAP)
        width = self._choices.width - 2 * gap
        heights = [mistake_height(canvas, words, self.say, width) for words in self._told_lapses]
        spare = self._choices.height - sum(heights) - gap * (len(heights) - 1)
        further = max(0, spare) // COSTLIEST
        self._list.place(self._choices, [height + further for height in heights], gap=gap, gutter=2 * gap)
        return self._list.fill(self._entry, self.say)

    def _entry(self, place: RowPlace) -> ListRow:
        words, step = self._told_lapses[place[1]], self._lapses[place[1]].step
        return MistakeRow(place, words, self.say, partial(self.try_again, step))

    def _person(self, seat: SeatIndex) -> Player:
        return self.match.plan.players[seat]

    # what the player does ---------------------------------------------------------------------------------
    def choose(self, seat: SeatIndex) -> None:
        """Show the choices of this seat."""
        self.chosen = seat
        self.refresh()
        self.app.speak(self._told() or self.say("review-choices-of", name=self._person(seat).name))

    def try_again(self, step: int) -> None:
        """Play on from before this step, as a practice game."""
        self.app.go_to(destinations.PracticeGame(self.match.record, step))

    # time and paint ---------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        if self.looking_back.update():
            self.refresh()
            if self.looking_back.findings.done:
                self.app.speak(self.say("review-done"))

    def draw_page(self, canvas: Canvas) -> None:
        heads = ["dice", "cards", *(["ghost"] if self._ghosts else []), "total"]
        draw_heads(canvas, self._heads, [self.say(f"review-{head}") for head in heads])
        told = self._luck_note.copy()
        told.height = canvas.paragraph(theme.NOTE, self._note, told, theme.Palette.MUTED)
        self.draw_room_below(canvas, "rooms/throne", self.panels[0], told.bottom)
        findings = self.looking_back.findings
        if not findings.done:
            self._draw_progress(canvas, findings.progress)
        elif not self._lapses:
            self._draw_words(canvas, self._told(), self._choices.bottom)

    def paragraphs(self) -> list[SpokenText]:
        luck, choices = (panel.title for panel in self.panels)
        busy = "" if self.looking_back.findings.done else self.say("review-busy")
        told = standing_in(choices, filter(None, (busy, self._told())))
        return [*standing_in(luck, [self._note]), *told]

    def _told(self) -> str:
        """What stands in place of choices where there are none."""
        findings, name = self.looking_back.findings, self._person(self.chosen).name
        if not findings.done or findings.lapses.get(self.chosen):
            return ""
        if self.chosen not in self.looking_back.judged_seats:
            return self.say("review-not-judged", name=name)
        return self.say("review-flawless" if findings.progress == 1 else "review-broken-off", name=name)

    def _draw_progress(self, canvas: Canvas, progress: float) -> None:
        bar = pygame.Rect(0, 0, round(self._choices.width * _PROGRESS_SHARE), canvas.px(_PROGRESS))
        bar.midbottom = self._choices.midbottom
        self._draw_words(canvas, self.say("review-busy"), bar.top - canvas.px(Space.NEAR))
        draw_groove(canvas, bar, progress)

    def _draw_words(self, canvas: Canvas, words: str, foot: int) -> None:
        """The chosen heir in a room, and below it these words down to `foot`."""
        person, px = self._person(self.chosen), canvas.px
        place = pygame.Rect(0, 0, round(self._choices.width * _WORDS_SHARE), 0)
        style = theme.NAME_SMALL._replace(weight=theme.REGULAR)
        place.height = canvas.paragraph_height(style, words, place.width)
        place.midbottom = self._choices.centerx, foot
        canvas.paragraph(style, words, place, align="center")
        room = self._choices.copy()
        room.height = place.top - px(Space.APART) - room.top
        self.draw_picture(canvas, "rooms/hand_over", room)
        high = round(room.height * _BUST)
        middle = room.centerx, room.bottom - high // 2 - px(Space.HAIR)
        canvas.sprite(bust_name(person.house.value, person.title.value), middle, high)
