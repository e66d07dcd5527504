"""A match with equal luck: how all compare so far, and who plays next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, ListRow, ListView, RowPlace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.canvas.paragraphs import draw_paragraphs
from crypt_game.drawing.canvas.pieces import draw_coin, draw_portrait, portrait_box
from crypt_game.drawing.geometry import Box, IconSize, Space
from crypt_game.games.equal_luck import EqualLuck
from crypt_game.games.equal_luck_sheet import UNKNOWN, EqualLuckSheet, SheetRow
from crypt_game.text.players_sentence import listed
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_FOOT, PANEL_GAP, PANEL_HEAD, PageScene, inside
from crypt_game.ui.scene import AppServices

__all__ = ["EqualLuckScene"]

_ROW, _HEADS, _ROW_GAP = 84, 64, 8
_NAME_SHARE: Final = 0.26
"""The share of a row that the name takes."""
_TEXT_SHARE, _LARGER_SHARE = 0.36, 0.16
"""The share of the page's height that the words take, and how much more at twice the usual text size."""
_WORDS_SHARE: Final = 0.6
"""The share of the page's width that they take where type is of the usual size; a picture fills the rest."""
_BUTTON, _ACTS = 72, 3
"""How high a button is, and how many stand side by side."""
_PRIZE: Final = 0.9
"""How wide the coin at the end is, in portraits; one of those would show a seat, which all had in turn."""
_ROOM: Final = "rooms/throne"
_WORDS: Final = theme.BODY._replace(size=29)


class _ResultRow(ListRow):
    """Somebody's results, those of the computer heir quieter and behind its sign: it wins no crown."""

    def __init__(self, key: str, place: RowPlace, row: SheetRow, sign: str | None, *, person: bool) -> None:
        super().__init__(key, place, row.spoken, None, chosen=False)
        self._row, self._sign, self._person = row, sign, person

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole, chosen=False, changed=self._person and self._sign is not None)
        usual = theme.Palette.IVORY if self._person else theme.Palette.MUTED
        edge = canvas.px(PANEL_EDGE)
        name, room = self.whole.move(edge, 0).midleft, round(self.whole.width * _NAME_SHARE) - edge
        side = canvas.px(IconSize.LINE)
        words = canvas.text(
            theme.NAME_SMALL, self._row.name, name, usual, "midleft", max_width=room - 2 * side
        )
        if self._sign is not None:
            canvas.sprite(self._sign, (words.right + side, words.centery), side)
        for cell, figure in zip(_cells(self.whole, len(self._row.figures)), self._row.figures, strict=True):
            ink = theme.Palette.DIM if figure == UNKNOWN else usual
            style, room = theme.FORM_LABEL.bold, cell.width - canvas.px(Space.TIGHT)
            canvas.text(style, figure, cell.center, ink, "center", max_width=room)


class EqualLuckScene(PageScene):
    """The comparison, and the next turn. What those who have yet to play may not know is not in it."""

    room = "rooms/antechamber"
    title_key = "equal-luck"
    back_key = "equal-luck-back"
    back_to_menu = True
    words_panel = -1

    def __init__(self, app: AppServices, match: EqualLuck) -> None:
        super().__init__(app)
        self._match = match
        self._sheet = EqualLuckSheet(match, lambda: app.opponents)
        self._list = ListView("results", self.refresh)
        self._heads = self._words = self._room = Rect(0, 0, 0, 0)

    # life ---------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self._sheet.begin()

    def leave(self) -> None:
        self._sheet.cancel()

    @property
    def lively(self) -> bool:
        return not self._sheet.is_whole or super().lively

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._sheet.update():
            self.refresh()

    # what lies where ----------------------------------------------------------------------------------------
    def arrange(self) -> None:
        mark, told = self._match.mark, self._sheet.rows(self.say)
        text = self.body.h * (_TEXT_SHARE + self.frame.larger * _LARGER_SHARE)
        high = PANEL_HEAD + _HEADS + len(told) * (_ROW + _ROW_GAP) + PANEL_FOOT
        foot, table = self.body.take_bottom(max(text, self.body.h - PANEL_GAP - high), PANEL_GAP)
        self._room = Rect(0, 0, 0, 0)
        if not self.frame.larger and not self.frame.contrast:
            foot, picture = foot.take_left(foot.w * _WORDS_SHARE, PANEL_GAP)
            self._room = self.area.px(picture)
        played = self.say("equal-luck-played", played=self._match.played, games=mark.games)
        self.panels = [
            self.panel(table, self.say("equal-luck-sheet"), "icon/list", played),
            self.panel(
                foot, self.say(f"equal-luck-{'end' if self._match.is_settled else 'turn'}"), "icon/crown"
            ),
        ]
        heads, rows = inside(table).take_top(_HEADS)
        self._heads = self.area.px(heads)
        view = self.area.px(rows)
        height = min(self.frame.px(_ROW), view.height // len(told) - self.frame.px(_ROW_GAP))
        self._list.place(
            view, [height] * len(told), gap=self.frame.px(_ROW_GAP), gutter=self.frame.px(PANEL_EDGE)
        )
        acts, words = inside(foot).take_bottom(_BUTTON, Space.NEAR)
        self._words = self.area.px(words)
        rows_ = self._list.fill(partial(self._row, told, self._sheet.winners()), self.say)
        self.controls.fill(
            [self.back_button(), *rows_, *self._acts(acts)], "done" if self._match.is_settled else "next"
        )

    def _row(self, told: list[SheetRow], best: Sequence[str], place: RowPlace) -> ListRow:
        row, person = told[place[1]], place[1] + 1 < len(told)
        sign = "icon/bot" if not person else "icon/crown" if row.name in best else None
        return _ResultRow(f"row-{place[1]}", place, row, sign, person=person)

    def _acts(self, place: Box) -> Sequence[Button]:
        turn = self._match.next_turn
        if turn is None or self._match.is_settled:
            face, place = ButtonFace("primary", "icon/check"), place.row(_ACTS, Space.CLOSE)[-1]
            return [Button("done", self.area.px(place), self.say("equal-luck-done"), self._settle, face)]
        boxes = self.area.all_px(place.row(_ACTS, Space.CLOSE))
        play = partial(self.app.go_to, destinations.TurnAtCrypt(turn))
        words = self.say("equal-luck-next", name=turn.player.name)
        later, end = self.say("equal-luck-later"), self.say("equal-luck-give-up")
        return level(
            [
                Button("later", boxes[0], later, self.go_back, ButtonFace(icon="icon/clock")),
                Button("end", boxes[1], end, self._ask_end, ButtonFace(icon="icon/close")),
                Button("next", boxes[2], words, play, ButtonFace("primary", "icon/play")),
            ]
        )

    # what the player does -----------------------------------------------------------------------------------
    def _ask_end(self) -> None:
        answers = (
            DialogAnswer("stay", DialogLine("equal-luck-keep")),
            DialogAnswer("give-up", DialogLine("equal-luck-give-up"), self._settle),
        )
        title, text = DialogLine("equal-luck-give-up-title"), DialogLine("equal-luck-give-up-text")
        self.app.stack.push(Dialog(self.app, "icon/crown", title, text, answers, warning=True))

    def _settle(self) -> None:
        """Let the games be seen in the lists, and leave."""
        self._match.release()
        self.go_back()

    # words and paint ----------------------------------------------------------------------------------------
    def paragraphs(self) -> Sequence[str]:
        turn, lines = self._match.next_turn, []
        if self._match.is_settled:
            names = self._sheet.winners()
            if names:
                lines.append(self.say("equal-luck-best", names=listed(self.say, names), count=len(names)))
            steady = self._sheet.best_without_luck()
            if steady is not None:
                lines.append(self.say("equal-luck-steady", name=steady))
        elif turn is not None:
            mark, name = turn.mark, turn.player.name
            crypt, seat = mark.crypt + 1, self._match.seat(mark.crypt) + 1
            key = "equal-luck-text" if len(mark.entrants) > 1 else "equal-luck-text-alone"
            lines.append(self.say(key, name=name, crypt=crypt, crypts=mark.crypts, seat=seat))
        lines.append(self.say("equal-luck-failed" if self._sheet.has_failed else "equal-luck-luck-about"))
        return lines

    def draw_page(self, canvas: Canvas) -> None:
        self.draw_picture(canvas, _ROOM, self._room)
        heads, gap = self._sheet.columns(self.say), canvas.px(Space.CLOSE)
        cells = [cell.inflate(-2 * gap, 0) for cell in _cells(self._heads, len(heads))]
        style = canvas.level_paragraphs(theme.NOTE, heads, cells[0].size)
        for head, cell in zip(heads, cells, strict=True):
            cell.top = cell.bottom - canvas.paragraph_height(style, head, cell.width) - gap
            canvas.paragraph(style, head, cell, theme.Palette.MUTED, align="center", max_lines=2)
        first, *rest = self.paragraphs()
        words, turn = self._words.copy(), self._match.next_turn
        picture = portrait_box(words.height).move(words.topleft)
        if turn is None or self._match.is_settled:
            sign = "icon/crown" if self._sheet.winners() else ""
            draw_coin(canvas, None, picture.center, picture.width * _PRIZE, sign=sign)
        else:
            draw_portrait(canvas, turn.player.house.value, turn.player.title.value, picture)
        left = picture.right + canvas.px(Space.WIDE)
        words = Rect(left, words.top, words.right - left, words.height)
        high = sum(canvas.paragraph_height(_WORDS, each, words.width) for each in self.paragraphs())
        air = max(0, words.height - high - canvas.px(Space.NEAR) * len(rest)) // 2
        words = words.inflate(0, -2 * air)
        draw_paragraphs(canvas, _WORDS, [f"<b>{first}</b>", *rest], words, canvas.px(Space.NEAR))


def _cells(row: Rect, count: int) -> list[Rect]:
    """The boxes of the figures in a row."""
    left = row.left + round(row.width * _NAME_SHARE)
    return [box.rect for box in Box(left, row.top, row.right - left, row.height).row(count, 0)]
