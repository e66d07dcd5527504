"""Paints the score sheet of the result, and the treasure of one heir.

Reads the sheet; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import MINI_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_mini_card
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline, draw_row
from crypt_game.drawing.canvas.pieces import draw_badge, draw_coin, draw_die, draw_letter_ring
from crypt_game.drawing.geometry import Area, IconSize, Space
from crypt_game.match.players import Plan
from crypt_game.play.score_table import RowKind, ScoreRow, ScoreTable
from crypt_game.play.score_words import row_name, titles_needed
from crypt_game.rules import RANKS, TREASURE_TYPES, Card, Held, Rank
from crypt_game.text.language import Say
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["SheetPainter", "draw_row_sign"]

_SIDE, _EDGE, _GAP, _HIGH, _LOW = 372, 24, 24, 560, 50
"""The panels at both sides, the space round them, how high they are, and what stays free below."""
_GROWS, _LARGER_HIGH, _LESS_LOW = 0.6, 120, 26
"""How much of the height of a tall window the panels take; how much higher they are and how much less stays
free below them at twice the usual text size."""
_HEAD, _LABELS, _FOOT, _TEAMS_FOOT = 84, 376, 84, 0.72
_LEADING = 1.25
"""How high the row of a figure is at least, to its type."""
_LARGER_HEAD, _LARGER_LABELS = 32, 100
"""How much higher names are, and how much wider labels in wide windows, at twice the usual text size."""
_BADGE_AT, _CROWN_BESIDE = 24, 19
"""The head of a column: how far down the badge is, and how far badge and crown are from its middle."""
_FEW, _CROWD, _SECOND_LINE, _OVER = 4, 6, 24, 0.8
"""More columns than that may have their names on two lines in larger type or a tall window, or in any: how
much higher their heads are for it, and how far, in columns, a name then reaches beyond its own."""
_NARROWER = 60
"""How much narrower labels are beside a crowd in the usual type; a tall window sets them at their floor."""
_ICON, _ICON_AT, _LABEL_AT, _ICON_SHARE, _LETTER_AT = 40, 50, 88, 0.72, 48
"""The label of a row: its icon, how much of a row that may take, the words, and the letter from their end."""
_FIGURE_WIDTH, _COIN, _COIN_SHARE = 0.8, 92, 0.8
_RUNG_EDGE, _RUNG_LINES = 22, (0.35, 0.68)
"""A rung of the ladder: its edge, and where its title and its coins stand."""
_COLUMN, _COLUMN_BESIDE_LADDER = 210, 170
_LADDER, _LADDER_GAPS, _RUNG_GAP = 340, 40, 14
"""How wide the ladder of titles may be, what stays free on both its sides, and between its rungs."""
_DICE_ROW_FACE = 1
_STEP, _BETWEEN, _SHELF, _LARGEST = 0.62, 0.2, 1.14, 0.4
"""Mini cards of one type lie over each other; steps and gaps in card widths, the pitch of rows in heights,
the largest height as a share of the width of the box."""


class SheetPainter:
    """The places and the paint of one score sheet in one area."""

    def __init__(
        self,
        area: Area,
        sheet: ScoreTable,
        plan: Plan,
        say: Say,
        rank: Rank | None = None,
        *,
        buttons: bool = True,
    ) -> None:
        """`rank` is the title earned in solo and twins; a ladder of the titles fills the free room. Without
        `buttons` the sheet takes their room."""
        self.area, self.sheet, self.plan, self.say = area, sheet, plan, say
        self._rank = rank
        self._lines = [row for row in sheet.rows if row.kind not in (RowKind.TOTAL, RowKind.TEAM)]
        high = _HIGH + area.taller * _GROWS + area.frame.larger * _LARGER_HIGH
        top = area.height - _LOW + area.frame.larger * _LESS_LOW - high
        self.plate = area.rect(_EDGE, top, _SIDE, high)
        """Where a heir's treasure lies."""
        self.rail = area.rect(area.width - _EDGE - _SIDE, top, _SIDE, high)
        """Where the buttons stand."""
        beside = _EDGE + _SIDE + _GAP
        self.panel = area.rect(beside, top, (area.width - beside) - (beside if buttons else _EDGE), high)
        k = area.frame.k
        wider = _LARGER_LABELS if len(sheet.seats) == 1 else min(_LARGER_LABELS, area.wider)
        crowd = len(sheet.seats) > _CROWD
        narrower = 0 if area.frame.larger or area.taller else _NARROWER * crowd
        self._labels = round((_LABELS - narrower + area.frame.larger * wider) * k)
        self._many = crowd or (max(area.frame.larger, area.taller) > 0 and len(sheet.seats) > _FEW)
        self._head = round((_HEAD + self._many * _SECOND_LINE + area.frame.larger * _LARGER_HEAD) * k)
        self._foot = round(_FOOT * k)

    def column(self, index: int) -> pygame.Rect:
        """The whole column of the `index`-th heir."""
        left = self.panel.left + self._labels
        room = float(self.panel.width - self._labels - self.area.frame.px(Space.APART))
        widest = _COLUMN if self._rank is None else _COLUMN_BESIDE_LADDER
        count, inset = len(self.sheet.seats), self.area.frame.px(Space.TIGHT)
        width = min(room / count, widest * self.area.frame.k)
        if self._rank is not None:
            room -= self._ladder_width(room - width * count) + self.area.frame.px(_LADDER_GAPS)
        pitch = room / count
        edge = left + round(index * pitch + (pitch - width) / 2)
        return pygame.Rect(edge, self.panel.top + inset, round(width), self.panel.height - 2 * inset)

    def _ladder_width(self, spare: float) -> float:
        px = self.area.frame.px
        return min(px(_LADDER), spare - px(_LADDER_GAPS))

    def row(self, index: int) -> pygame.Rect:
        """The band of the `index`-th row."""
        lines, top = self._lines, self.panel.top + self._head
        sums = len(self.sheet.rows) - len(lines)
        foot = round(self._foot * sums * (_TEAMS_FOOT if sums > 1 else 1))
        room = self.panel.bottom - top - foot - self.area.frame.px(Space.NEAR)
        height = room / max(1, len(lines))
        if index < len(lines):
            return pygame.Rect(self.panel.left, round(top + index * height), self.panel.width, round(height))
        tall = foot / sums
        start = top + room + (index - len(lines)) * tall
        return pygame.Rect(self.panel.left, round(start), self.panel.width, round(tall))

    def draw(self, canvas: Canvas, chosen: int) -> None:
        """Draw the whole sheet, the column of `chosen` (index) lit."""
        canvas.panel(self.panel)
        self._draw_light(canvas, chosen)
        self._draw_heads(canvas)
        for number, row in enumerate(self.sheet.rows):
            self._draw_row(canvas, number, row)
        if self._rank is not None:
            self._draw_ladder(canvas, self._rank)

    def _span(self, columns: Sequence[int]) -> pygame.Rect:
        return self.column(columns[0]).unionall([self.column(number) for number in columns])

    def _draw_light(self, canvas: Canvas, chosen: int) -> None:
        """The column of the chosen heir, with that of whoever has one score with them; below names that may
        reach beyond their columns."""
        lit = self._span(self.sheet.teams[chosen])
        top = self.panel.top + self._head if self._many else lit.top
        draw_row(canvas, pygame.Rect(lit.left, top, lit.width, lit.bottom - top), chosen=True)

    def _draw_heads(self, canvas: Canvas) -> None:
        """Badges and names; many that are too wide stand by turns on two lines, where heads are so high."""
        names = [self.plan.players[seat].name for seat in self.sheet.seats]
        room, px, wide = self.column(0).width - canvas.px(Space.CLOSE), canvas.px, self.column(0).width
        parted = self._many and any(canvas.measure(theme.NAME_SMALL, name)[0] > room for name in names)
        room += round(wide * _OVER) if parted else 0
        style = canvas.level(theme.NAME_SMALL, [(name, room) for name in names])
        foot, end = self.panel.top + self._head, self.panel.right - px(Space.TIGHT)
        free = foot - self.column(0).top - px(_BADGE_AT + IconSize.LINE // 2 + Space.TIGHT)
        style = style._replace(size=min(style.size, self._tallest(canvas, free / (1 + parted))))
        line = canvas.text_height(style)
        for index, seat in enumerate(self.sheet.seats):
            column, person = self.column(index), self.plan.players[seat]
            aside, level = px(_CROWN_BESIDE) if seat in self.sheet.winners else 0, column.top + px(_BADGE_AT)
            draw_badge(canvas, person.house.value, (column.centerx - aside, level), px(IconSize.LINE))
            if aside:
                canvas.sprite("icon/crown", (column.centerx + aside, level), px(IconSize.TEXT))
            x = min(column.centerx, end - canvas.measure(style, person.name)[0] // 2)
            y = foot - line // 2 - (line if parted and index % 2 == 0 else 0)
            canvas.text(style, person.name, (x, y), anchor="center", max_width=room)

    def _draw_row(self, canvas: Canvas, number: int, row: ScoreRow) -> None:
        band, px = self.row(number), canvas.px
        strong = row.kind in (RowKind.TOTAL, RowKind.TEAM)
        edge = theme.Palette.GILT if row.kind is RowKind.TOTAL else theme.Palette.BRASS
        aside = px(Space.APART)
        last = self.column(len(self.sheet.seats) - 1).right
        line = (band.left + aside, band.top), (band.right - aside if self._rank is None else last, band.top)
        draw_hairline(canvas, *line, edge, 1.0 if row.kind is RowKind.TOTAL else RuleOpacity.USUAL)
        self._draw_label(canvas, row, band)
        for index, value in enumerate(row.values):
            columns = self.sheet.teams[index] if row.kind is RowKind.TEAM else (index,)
            place = (self._span(columns).centerx, band.centery)
            if not strong:
                self._draw_value(canvas, row, value, place)
            elif index == columns[0]:
                self._draw_total(canvas, row, index, value, place)

    def _draw_value(self, canvas: Canvas, row: ScoreRow, value: int, place: tuple[int, int]) -> None:
        colour = theme.Palette.IVORY
        if value == 0 and row.kind is not RowKind.TREASURE:
            text, colour = "–", theme.Palette.MUTED
        elif value < 0:
            text, colour = f"−{-value}", theme.Palette.WARNING
        else:
            text = str(value) if row.kind is RowKind.TREASURE else f"+{value}"
        style = self._roomy(canvas, theme.NAME)
        size = min(style.size, self._tallest(canvas, self.row(0).height))
        canvas.text(style._replace(size=size), text, place, colour, "center")

    @staticmethod
    def _tallest(canvas: Canvas, height: float) -> float:
        """How large type in a row of this height (pixels) may be."""
        return height / (_LEADING * canvas.scale.k * canvas.scale.text)

    def _roomy(self, canvas: Canvas, style: theme.Style) -> theme.Style:
        """The style in which a figure of two digits keeps its distance from the next column."""
        return canvas.fit(style, "+00", self.column(0).width * _FIGURE_WIDTH)

    def _draw_total(
        self, canvas: Canvas, row: ScoreRow, index: int, value: int, place: tuple[int, int]
    ) -> None:
        counts = row.kind is RowKind.TOTAL and self.sheet.counts(index)
        if counts and self.sheet.seats[index] in self.sheet.winners:
            tall = self.row(len(self.sheet.rows) - 1).height * _COIN_SHARE
            draw_coin(canvas, value, place, min(canvas.px(_COIN), tall))
            return
        style = self._roomy(canvas, theme.KEY_NUMBER if counts else theme.NAME)
        ink = theme.Palette.IVORY if counts or row.kind is RowKind.TEAM else theme.Palette.DIM
        size = min(style.size, self._tallest(canvas, self.row(len(self.sheet.rows) - 1).height))
        canvas.text(style._replace(size=size), str(value), place, ink, "center")

    def _draw_label(self, canvas: Canvas, row: ScoreRow, band: pygame.Rect) -> None:
        px = canvas.px
        icon = pygame.Rect(0, 0, px(_ICON), min(px(_ICON), round(band.height * _ICON_SHARE)))
        icon.center = (band.left + px(_ICON_AT), band.centery)
        text = (band.left + px(_LABEL_AT), band.centery)
        if row.kind in (RowKind.TOTAL, RowKind.TEAM):
            key = "scoring-total" if row.kind is RowKind.TOTAL else "scoring-team"
            heading = theme.SCREEN_TITLE if row.kind is RowKind.TOTAL else theme.PANEL_TITLE
            heading = heading._replace(size=min(heading.size, self._tallest(canvas, band.height)))
            where, room = (band.left + px(_EDGE), band.centery), self._labels - 2 * px(_EDGE)
            canvas.text(heading, self.say(key), where, theme.Palette.HEADING, "midleft", max_width=room)
            return
        draw_row_sign(canvas, self.plan, self.sheet, row, icon)
        style = canvas.level(
            theme.FORM_LABEL, [(row_name(each, self.say), self._room(canvas, each)) for each in self._lines]
        )
        canvas.text(style, row_name(row, self.say), text, anchor="midleft", max_width=self._room(canvas, row))
        if row.type is not None:
            letter = self.plan.setup.collectors.of(row.type).value
            ring = (band.left + self._labels - px(_LETTER_AT), band.centery)
            draw_letter_ring(canvas, letter, ring, px(IconSize.LINE))

    def _room(self, canvas: Canvas, row: ScoreRow) -> int:
        """What the name of a row has beside its letter."""
        letter = canvas.px(_LETTER_AT + IconSize.LINE) if row.type is not None else canvas.px(Space.NEAR)
        return self._labels - canvas.px(_LABEL_AT) - letter

    def _draw_ladder(self, canvas: Canvas, rank: Rank) -> None:
        """The four titles with what they need, the earned one lit (§6.8)."""
        px, last = canvas.px, self.column(len(self.sheet.seats) - 1)
        gap, coin = px(_RUNG_GAP), px(IconSize.TEXT)
        height = (last.height + gap) // len(RANKS) - gap
        taken = sum(self.column(index).width for index in range(len(self.sheet.seats)))
        width = round(self._ladder_width(self.panel.width - self._labels - px(Space.APART) - taken))
        titles, inside = titles_needed(self.plan, self.sheet, self.say), width - 2 * px(_RUNG_EDGE)
        style = canvas.level(theme.PANEL_TITLE_LARGE, [(words, inside) for words, _ in titles])
        for number, ((words, least), (title, _)) in enumerate(zip(titles, reversed(RANKS), strict=True)):
            rung = pygame.Rect(0, 0, width, height)
            rung.midbottom = (last.right + self.panel.right) // 2, last.bottom - number * (height + gap)
            draw_row(canvas, rung, chosen=title is rank)
            ink = theme.Palette.HEADING if title is rank else theme.Palette.MUTED
            upper, lower = ((rung.left + px(_RUNG_EDGE), rung.top + height * at) for at in _RUNG_LINES)
            canvas.text(style, words, upper, ink, "midleft", max_width=inside)
            draw_coin(canvas, None, (lower[0] + coin // 2, lower[1]), coin)
            figure = lower[0] + coin + px(Space.TIGHT), lower[1]
            canvas.text(theme.NAME_SMALL, f"{least}+", figure, ink, "midleft")

    # the treasure of one heir -----------------------------------------------------------------------------
    def draw_treasure(self, canvas: Canvas, cards: tuple[Held[Card], ...], rect: pygame.Rect) -> None:
        """Draw all collected cards of one heir, by type and value, as large as fits `rect`."""
        by_type = [[held for held in cards if held.card.type is type_] for type_ in TREASURE_TYPES]
        stacks = [sorted((held.card for held in stack), key=lambda card: card.value) for stack in by_type]
        kinds = [stack for stack in stacks if stack]
        if not kinds:
            return
        rows, height = _shelves([len(stack) for stack in kinds], rect)
        width = height * MINI_ASPECT
        top = rect.centery - height * (len(rows) * _SHELF - _SHELF + 1) / 2
        laid = iter(kinds)
        for row in rows:
            left = rect.centerx - width * _shelf_width(row) / 2
            for _ in row:
                stack = next(laid)
                for place, card in enumerate(stack):
                    box = pygame.Rect(round(left + place * _STEP * width), round(top), round(width), height)
                    kind, mark = card.type.value, mark_of(card)
                    draw_mini_card(canvas, kind, box, face_up=True, value=card.value, mark=mark)
                left += width * (_stack_width(len(stack)) + _BETWEEN)
            top += height * _SHELF


def draw_row_sign(canvas: Canvas, plan: Plan, table: ScoreTable, row: ScoreRow, box: pygame.Rect) -> None:
    """The sign of what a row counts."""
    match row.kind:
        case RowKind.TREASURE:
            draw_coin(canvas, None, box.center, min(box.size), sign="icon/crown")
        case RowKind.DICE:
            draw_die(canvas, plan.players[table.best].house.value, _DICE_ROW_FACE, box)
        case RowKind.CURSE:
            canvas.sprite("icon/curse", box)
        case _:
            canvas.sprite(f"glyph/{row.type}", box, tint=theme.Palette.TREASURE[str(row.type)].light)


def _stack_width(count: int) -> float:
    return 1 + (count - 1) * _STEP


def _shelf_width(stacks: Sequence[int]) -> float:
    return sum(_stack_width(count) for count in stacks) + (len(stacks) - 1) * _BETWEEN


def _shelves(stacks: Sequence[int], rect: pygame.Rect) -> tuple[list[list[int]], int]:
    """The stacks in rows, and how high each card, so that they fill the box best."""
    best: tuple[list[list[int]], int] = ([list(stacks)], 0)
    for cuts in range(len(stacks)):
        for breaks in combinations(range(1, len(stacks)), cuts):
            edges = (0, *breaks, len(stacks))
            rows = [list(stacks[start:end]) for start, end in pairwise(edges)]
            widest = max(_shelf_width(row) for row in rows)
            high = min(rect.height / (len(rows) * _SHELF), rect.width / (widest * MINI_ASPECT))
            height = int(min(high, rect.width * _LARGEST))
            if height > best[1]:
                best = rows, height
    return best
