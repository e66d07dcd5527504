"""Figures and plots over all games on the disk, from the records alone. The ledger counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import pygame

from crypt_game import destinations
from crypt_game.controls.input import Intent, Pointer, PointerKind
from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets import Button, ButtonFace, ListRow, ListView, RowPlace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.nothing_yet import NothingYet, draw_nothing_yet, nothing_yet_places
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.canvas.plots import draw_plot_bar
from crypt_game.drawing.geometry import DESIGN_HEIGHT, Box, Space
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.room_flames import room_animation
from crypt_game.games.game_labels import date_words
from crypt_game.games.honour_rows import honour_rows
from crypt_game.games.statistics_table import StatisticsTable
from crypt_game.games.statistics_words import KEY_FIGURES, figures_of, luck_words, spoken_luck, spoken_scores
from crypt_game.match.grouping import Grouping
from crypt_game.match.luck_source import Origin
from crypt_game.match.statistics import SeriesGame, Tally
from crypt_game.rules import Mode, Rank
from crypt_game.screen_reader import NodeKind, SpokenText
from crypt_game.text.rank_words import rank_words
from crypt_game.ui.pages.choice_chips import Option, choice_chips
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_GAP, ROWS_WIDE, PageScene, inside
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.statistics.kind_table import KindRow, draw_heads
from crypt_game.ui.scenes.statistics.plots import SHOWN, BarPlot, LuckPlot, ScorePlot

if TYPE_CHECKING:
    from crypt_game.games.game_list import GameList

__all__ = ["StatisticsScene"]

ChoiceT = TypeVar("ChoiceT", Grouping, Origin)

_LARGER_TABLE = 0.23
"""How wide the table is, and the share that it is wider at twice the usual text size."""
_SCORES, _TABLE_MOST = 0.48, 0.66
"""The shares of the height that the plot of scores takes, and the table of kinds at most."""
_HEADS, _LOWEST_ROW, _HIGHEST_ROW, _ROW_GAP = 56, 44, 74, 6
_CHIP, _CHIP_GAP = 50, 10
_PLOT_GAP: Final = 12
_HONOURS: Final = (240, 54)
"""The button to the honours, at the right of the title."""
_TITLE_LINE, _TIGHT = 30, 0.94
_KEY_GAP, _NOUN_GAP = 44, 14
_STREAK: Final = 2
"""From how many victories on one may speak of a row of them."""
_MOST_WORDS: Final = 0.36
"""The share of its panel that words may take from the plot of luck; what it means is then told by its tip."""
_WORDS: Final = 0.58
"""The share of a line that the name of a title may take at most."""
_EMPTY_ROOM: Final = "rooms/throne"
_NOTHING: Final = ("statistics-nothing", "statistics-none")
"""What stands where no game is counted."""
_READING: Final = 0.006
_COUNT_AGAIN: Final = 0.5
"""Seconds between two counts while records are still being read."""


class StatisticsScene(PageScene):
    """What the games of a list come to."""

    title_key = "statistics-title"
    back_key = "statistics-back"
    words_panel = 0

    def __init__(self, app: AppServices, game_list: GameList) -> None:
        super().__init__(app)
        self._game_list = game_list
        self.table = StatisticsTable()
        self._since_count = 0.0
        self._list = ListView("kinds", self.refresh)
        self._heads = pygame.Rect(0, 0, 0, 0)
        self._luck_words, self._luck_said = pygame.Rect(0, 0, 0, 0), ""
        self._titles = pygame.Rect(0, 0, 0, 0)
        self._count()

    # counting ---------------------------------------------------------------------------------------------
    def _count(self) -> None:
        """Count what was read so far."""
        self.table.count(self._game_list.games())

    @property
    def tally(self) -> Tally:
        """The figures of the chosen games."""
        return self.table.tally

    def _choose(self, choose: Callable[[], None]) -> None:
        """Count or show other games."""
        choose()
        self.refresh()

    @property
    def reading(self) -> bool:
        """Whether there are records that were not read yet."""
        return self._game_list.unread > 0

    @property
    def lively(self) -> bool:
        return self.reading or super().lively

    def update(self, dt: float) -> None:
        super().update(dt)
        self._since_count += dt
        if self._game_list.work(_READING) and (self._since_count >= _COUNT_AGAIN or not self.reading):
            self._since_count = 0.0
            self._count()
            self.refresh()

    # what lies where --------------------------------------------------------------------------------------
    def arrange(self) -> None:
        left, right = self.body.take_left(ROWS_WIDE * (1 + self.frame.larger * _LARGER_TABLE), PANEL_GAP)
        scores, bars = right.take_top(right.h * _SCORES, PANEL_GAP)
        table, luck = left.take_top(self._table_height(left) if self.tally.games else left.h, PANEL_GAP)
        knowable = "" if self.table.origin is Origin.FRESH else self.say("fairness-knowable")
        knowable = " · ".join(filter(None, (self.table.name, knowable)))
        scores_title = self.say("statistics-rating-curve" if self.table.curve.rated else "statistics-scores")
        self.panels = [
            self.panel(table, self.say("statistics-games-played"), "icon/list", knowable),
            self.panel(scores, scores_title, "icon/chart", self._remark()),
            self.panel(bars, self.say("statistics-distribution"), "icon/sheet", self.say("statistics-coins")),
            self.panel(luck, self.say("statistics-luck"), "icon/die"),
        ]
        if not self.tally.games:
            whole = table if self.table.games else self.body
            self.panels = [self.panel(whole, self.say("statistics-games-played"), "icon/list", knowable)]
        honours = [self._honours_button()] if self.table.games else []
        widgets = [self.back_button(), *honours, *self._arrange_table(inside(table))]
        if self.tally.games:
            widgets += self._plots(*(self.area.px(inside(place)) for place in (scores, bars, luck)))
        self.controls.fill(widgets, "kind-all")

    def open_honours(self) -> None:
        """The honours of the person whose games are counted, or of all."""
        rows = honour_rows(self._game_list.games(), self.table.name, datetime.now(), self.say)
        self.app.go_to(destinations.HonoursPage(rows))

    def _table_height(self, column: Box) -> float:
        """As high as its rows and chips need, as far as the luck below them leaves room."""
        chips = sum(_CHIP + _CHIP_GAP for _, options in self._choices() if options)
        rows = (len(self.table.groups) + 1) * _HIGHEST_ROW
        return min(column.h * _TABLE_MOST, column.h - inside(column).h + _HEADS + rows + chips)

    def _remark(self) -> str:
        """How many games the curve shows, and how many were won in a row up to now."""
        shown = self.say("statistics-last", count=min(len(self.table.curve.marks), SHOWN))
        if self.tally.streak < _STREAK:
            return shown
        return f"{self.say('statistics-streak', count=self.tally.streak)} · {shown}"

    def _arrange_table(self, box: Box) -> list[Widget]:
        """The kinds of games, and below them what else decides which of them are counted."""
        chips: list[Button] = []
        for group, options in self._choices():
            if options:
                foot, box = box.take_bottom(_CHIP, _CHIP_GAP)
                places = [self.area.px(place) for place in foot.row(len(options), _CHIP_GAP)]
                chips = [*choice_chips(group, options, places, self.say), *chips]
        heads, view = box.take_top(_HEADS)
        self._heads = self.area.px(heads)
        count = len(self.table.groups) + 1 if self.table.games else 0
        pitch = min(_HIGHEST_ROW * self.area.height / DESIGN_HEIGHT, view.h / max(1, count))
        height = self.frame.px(max(_LOWEST_ROW, pitch - _ROW_GAP))
        gap, gutter = self.frame.px(_ROW_GAP), self.frame.px(PANEL_EDGE)
        self._list.place(self.area.px(view), [height] * count, gap=gap, gutter=gutter)
        return [*self._list.fill(self._row, self.say), *level(chips)]

    def _honours_button(self) -> Button:
        wide, high = _HONOURS
        place = self.area.px(self.head.take_right(wide)[0].middle(wide, high))
        face = ButtonFace(icon="icon/crown", style=theme.CHIP)
        return Button("honours", place, self.say("honours-title"), self.open_honours, face)

    @property
    def _columns(self) -> Sequence[str]:
        """The heads of the columns of figures."""
        return [self.say(f"statistics-{name}") for name in self.table.columns]

    def _row(self, place: RowPlace) -> ListRow:
        """All games, or a group of them."""
        rows = [self.table.row(number, self.say) for number in range(len(self.table.groups) + 1)]
        row = rows[place[1]]
        return KindRow(
            f"kind-{row.name}",
            place,
            row.spoken,
            (row.words, row.figures, self._columns, [each.words for each in rows]),
            partial(self._choose, partial(self.table.choose, row.key)),
            chosen=row.chosen,
        )

    def _choices(self) -> list[tuple[str, list[Option]]]:
        """How the games are grouped, and where their luck came from, from the lowest line of chips up."""
        table, groupings = self.table, list(Grouping) if self.table.games else []
        return [
            ("origin", self._options(table.origins, table.origin, "", table.choose_origin)),
            ("by", self._options(groupings, table.grouping, "by-", table.choose_grouping)),
        ]

    def _options(
        self, choices: Sequence[ChoiceT], chosen: ChoiceT, key: str, choose: Callable[[ChoiceT], None]
    ) -> list[Option]:
        """Chips for what decides which games are counted, and how; none where there is no choice."""
        if len(choices) < 2:
            return []
        return [
            Option(
                choice.value,
                self.say(f"statistics-{key}{choice.value}"),
                choice is chosen,
                partial(self._choose, partial(choose, choice)),
            )
            for choice in choices
        ]

    def _plots(self, scores: pygame.Rect, bars: pygame.Rect, luck: pygame.Rect) -> list[Widget]:
        before, px, canvas = self.controls.find("plot-scores"), self.frame.px, self.canvas
        marked, curve = before.marked if isinstance(before, ScorePlot) else None, self.table.curve
        spoken = spoken_scores(curve.marks, self.say, rated=curve.rated)
        distribution, dice = Box(*bars), Box(*luck)
        if self.tally.titles:
            line = max(px(_TITLE_LINE), round(canvas.text_height(theme.NOTE) * _TIGHT))
            titles, distribution = distribution.take_bottom(line * len(Rank) + px(Space.TIGHT), px(_PLOT_GAP))
            self._titles = titles.rect
        words, bounds = luck_words(self.tally.luck, self.say), self.say("statistics-luck-bounds")
        whole, most = f"{words} {bounds}", luck.height * _MOST_WORDS
        self._luck_said = whole if canvas.paragraph_height(theme.NOTE, whole, luck.width) <= most else words
        wanted = canvas.paragraph_height(theme.NOTE, self._luck_said, luck.width)
        luck_words_box, dice = dice.take_bottom(min(wanted, most), px(_PLOT_GAP))
        self._luck_words = luck_words_box.rect
        return [
            ScorePlot(scores, spoken, curve, self._note, self.say, marked),
            BarPlot(distribution.rect, self.say("statistics-distribution"), self.tally.bars, self.say),
            LuckPlot(
                dice.rect,
                spoken_luck(self.tally, self.say),
                self.tally.excess,
                Tip(self.say("statistics-luck"), bounds),
            ),
        ]

    def _note(self, mark: SeriesGame) -> str:
        """The score of a game and when it was played."""
        return f"{mark.score} · {date_words(mark.when, datetime.now(), self.say)}"

    # input ------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        plot = self.controls.find("plot-scores")
        handled = super().handle(intent)
        if isinstance(plot, ScorePlot):
            if isinstance(intent, Pointer) and intent.kind in (PointerKind.MOVE, PointerKind.LEAVE):
                if plot.point_at(intent.pos):
                    self.invalidate()
            elif plot is self.controls.focus and plot.note():
                self.app.speak(plot.note())
        return handled

    # paint ------------------------------------------------------------------------------------------------
    @property
    def _nothing(self) -> NothingYet:
        """Where that stands which is there before the first game."""
        return nothing_yet_places(self.area.px(inside(self.body)), self.frame, way_on=False)

    def idle_animation(self) -> IdleAnimation:
        if self.table.games:
            return IdleAnimation()
        return room_animation(self.canvas, _EMPTY_ROOM, self._nothing.picture)

    def draw_page(self, canvas: Canvas) -> None:
        self._draw_key_figures(canvas)
        if not self.table.games:
            draw_nothing_yet(canvas, self._nothing, _EMPTY_ROOM, *self._nothing_words())
            return
        draw_heads(canvas, self._heads, self._columns)
        if not self.tally.games:
            return
        canvas.paragraph(theme.NOTE, self._luck_said, self._luck_words)
        if self.tally.titles:
            self._draw_titles(canvas)

    def _draw_key_figures(self, canvas: Canvas) -> None:
        """The chosen games in five figures, between the title and the honours, as far as there is room."""
        counts = self.tally
        if not counts.games:
            return
        figures = figures_of(counts, self.say, KEY_FIGURES)
        many = {"games": counts.games, "wins": counts.wins, "unaided": counts.unaided}
        back, honours, *_ = self.controls.widgets
        right, middle = honours.rect.left - canvas.px(_KEY_GAP), honours.rect.centery
        title = canvas.measure(theme.SCREEN_TITLE, self.heading)[0] + canvas.px(2 * _KEY_GAP + _NOUN_GAP)
        title += back.rect.right
        for key, figure in reversed(list(zip(KEY_FIGURES, figures, strict=True))):
            words = self.say(f"statistics-key-{key}", count=many.get(key, 0))
            wide = canvas.measure(theme.LABEL, words)[0] + canvas.measure(theme.KEY_NUMBER, figure)[0]
            if figure == "–" or right - wide < title:
                continue
            noun = canvas.text(theme.LABEL, words, (right, middle), theme.Palette.MUTED, "midright")
            number = (noun.left - canvas.px(_NOUN_GAP), middle)
            line = canvas.text(theme.KEY_NUMBER, figure, number, theme.Palette.IVORY, "midright")
            right = line.left - canvas.px(_KEY_GAP)

    def paragraphs(self) -> Sequence[str | SpokenText]:
        title, *why = self._nothing_words()
        return [] if self.table.games else [SpokenText(title, NodeKind.HEADING, 3, self.words_part), *why]

    def _nothing_words(self) -> list[str]:
        return [self.say("statistics-reading")] if self.reading else [*map(self.say, _NOTHING)]

    def _draw_titles(self, canvas: Canvas) -> None:
        """How often each of the four titles was earned (§6.8)."""
        mode = Mode.SOLO if any(mode is Mode.SOLO for mode, _ in self.tally.titles) else Mode.TWINS
        counts = [self.tally.titles.get((mode, rank), 0) for rank in Rank]
        most, line = max(counts), (self._titles.height - canvas.px(Space.TIGHT)) / len(Rank)
        names = [rank_words(self.say, rank, twins=mode is Mode.TWINS) for rank in Rank]
        widest = max(canvas.measure(theme.NOTE, name)[0] for name in names) + canvas.px(Space.APART)
        room = min(self._titles.width * _WORDS, widest)
        draw_hairline(canvas, self._titles.topleft, self._titles.topright, opacity=RuleOpacity.FAINT)
        for place, (words, count) in enumerate(zip(names, counts, strict=True)):
            middle = round(self._titles.top + canvas.px(Space.TIGHT) + (place + 0.5) * line)
            ink = theme.Palette.IVORY if count else theme.Palette.DIM
            where = (self._titles.left, middle)
            canvas.text(theme.NOTE, words, where, ink, "midleft", max_width=room - canvas.px(Space.TIGHT))
            bar = pygame.Rect(self._titles.left + round(room), 0, 0, round(line * 0.5))
            bar.width = round((self._titles.width - room - canvas.px(Space.FAR)) * count / most)
            bar.centery = middle
            draw_plot_bar(canvas, bar, lit=count == most)
            after = (bar.right + canvas.px(Space.TIGHT), middle)
            canvas.text(theme.NOTE, str(count), after, ink, "midleft")
