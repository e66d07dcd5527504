"""Figures and plots over all games on the disk, from the records alone. The ledger counts."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from crypt_game.games.game_labels import date_words, kind_words
from crypt_game.match.luck_source import Origin
from crypt_game.match.statistics import GameKind, SeriesGame, Tally, by_origin, counted, kinds, names, tally
from crypt_game.rules import Mode, Rank
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.plots import draw_plot_bar
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import DESIGN_HEIGHT
from crypt_game.ui.input import Intent, Pointer, PointerKind
from crypt_game.ui.pages.page import PageScene, Panel, canvas_for, choice_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.statistics.kind_table import KindRow, draw_heads, figures_of
from crypt_game.ui.scenes.statistics.plots import SHOWN, BarPlot, LuckPlot, ScorePlot, buckets_in_words
from crypt_game.ui.scenes.statistics.statistics_words import (
    luck_words,
    spoken_luck,
    spoken_row,
    spoken_scores,
)
from crypt_game.ui.widgets import ButtonFace, ChoiceChip, ListRow, ListView, RowPlace

if TYPE_CHECKING:
    from crypt_game.games.game_list import GameList

__all__ = ["StatisticsScene"]

_LEFT, _TOP, _GAP, _FOOT = 41, 122, 26, 42
_TABLE: Final = 880
_EDGE: Final = 24
_HEAD: Final = 70
_ROW, _LOWEST_ROW, _HIGHEST_ROW = 54, 44, 74
_ROW_GAP: Final = 6
_CHIP: Final = 50
_NAMES, _FEWEST_NAMES, _ABREAST = 8, 2, 4
_STREAK: Final = 2
"""From how many victories on one may speak of a row of them."""
_MOST_WORDS: Final = 0.5
"""The share of its panel that words may take from the plot of luck."""
_WORDS: Final = 0.58
"""The share of a line that the name of a title may take."""
_READING: Final = 0.006
_COUNT_AGAIN: Final = 0.5
"""Seconds between two counts while records are still being read."""


class StatisticsScene(PageScene):
    """What the games of a list come to."""

    title_key = "statistics-title"
    back_key = "statistics-back"

    def __init__(self, app: AppServices, game_list: GameList) -> None:
        super().__init__(app)
        self._game_list = game_list
        self.kind: GameKind | None = None
        self.name: str | None = None
        self.origin = Origin.FRESH
        """Games whose luck came from there are counted, apart from all others."""
        self._origins: list[Origin] = []
        self._kinds: list[GameKind] = []
        self._names: list[str] = []
        self._tallies: dict[GameKind | None, Tally] = {}
        self._since_count = 0.0
        self._list = ListView("kinds", self._refresh)
        self._heads = pygame.Rect(0, 0, 0, 0)
        self._luck_words = pygame.Rect(0, 0, 0, 0)
        self._titles = pygame.Rect(0, 0, 0, 0)
        self._count()

    # counting ---------------------------------------------------------------------------------------------
    def _count(self) -> None:
        """Count what was read so far."""
        parted = by_origin(counted(self._game_list.games()))
        self._origins = list(parted)
        if self.origin not in parted:
            self.origin = next(iter(parted), Origin.FRESH)
        games = parted.get(self.origin, [])
        self._kinds, self._names = kinds(games), names(games)[: _NAMES - 1]
        self._tallies = {None: tally(games, self.name)}
        for kind in self._kinds:
            self._tallies[kind] = tally([game for game in games if game.account.kind == kind], self.name)
        if self.kind not in self._tallies:
            self.kind = None

    @property
    def tally(self) -> Tally:
        """The figures of the chosen games."""
        return self._tallies[self.kind]

    def show(self, kind: GameKind | None) -> None:
        """Show the games of one kind, or all."""
        self.kind = kind
        self._refresh()

    def show_origin(self, origin: Origin) -> None:
        """Show the games whose luck came from there."""
        self.origin = origin
        self._count()
        self._refresh()

    def show_name(self, name: str | None) -> None:
        """Show the games of one person, or of all."""
        self.name = name
        self._count()
        self._refresh()

    def _refresh(self) -> None:
        self.arrange()
        self.invalidate()

    @property
    def reading(self) -> bool:
        """Whether there are records that were not read yet."""
        return self._game_list.unread > 0

    @property
    def lively(self) -> bool:
        return self.reading

    def update(self, dt: float) -> None:
        super().update(dt)
        self._since_count += dt
        if self._game_list.work(_READING) and (self._since_count >= _COUNT_AGAIN or not self.reading):
            self._since_count = 0.0
            self._count()
            self._refresh()

    # what lies where --------------------------------------------------------------------------------------
    def arrange(self) -> None:
        area, height = self.area, self.area.height - _TOP - _FOOT
        left = _LEFT + _TABLE + _GAP
        wide = area.width - _LEFT - left
        half, upper = (wide - _GAP) / 2, round(height * 0.48)
        lower = height - upper - _GAP
        table = area.rect(_LEFT, _TOP, _TABLE, height)
        scores = area.rect(left, _TOP, wide, upper)
        bars = area.rect(left, _TOP + upper + _GAP, half, lower)
        luck = area.rect(left + half + _GAP, _TOP + upper + _GAP, half, lower)
        knowable = "" if self.origin is Origin.FRESH else self.say("fairness-knowable")
        self.panels = [
            Panel(table, self.say("statistics-games-played"), "icon/list", knowable),
            Panel(scores, self.say("statistics-scores"), "icon/chart", self._remark()),
            Panel(bars, self.say("statistics-distribution"), "icon/sheet", self.say("statistics-coins")),
            Panel(luck, self.say("statistics-luck"), "icon/die"),
        ]
        if not self.tally.games:
            self.panels = self.panels[:1]
        widgets = [self.back_button(), *self._rows(table), *self._origin_chips(table), *self._people(table)]
        if self.tally.games:
            widgets += self._plots(scores, bars, luck)
        self.controls.fill(widgets)
        if self.controls.focus is None:
            self.controls.focus_on("kind-all")

    def _remark(self) -> str:
        """How many games the curve shows, and how many were won in a row up to now."""
        shown = self.say("statistics-last", count=min(self.tally.games, SHOWN))
        if self.tally.streak < _STREAK:
            return shown
        return f"{self.say('statistics-streak', count=self.tally.streak)} · {shown}"

    def _rows(self, table: pygame.Rect) -> list[Widget]:
        px, known = self.frame.px, self._kinds
        self._heads = pygame.Rect(
            table.left + px(_EDGE), table.top + px(_HEAD), table.width - px(2 * _EDGE), px(_ROW)
        )
        chips = self._name_rows + (len(self._origins) > 1)
        room = table.bottom - px(_EDGE + chips * (_CHIP + 10) + 16) - self._heads.bottom
        pitch = min(px(_HIGHEST_ROW * self.area.height / DESIGN_HEIGHT), room // (len(known) + 1))
        count = len(known) + 1 if known else 0
        view = pygame.Rect(self._heads.bottomleft, (self._heads.width, room))
        height = max(px(_LOWEST_ROW), pitch - px(_ROW_GAP))
        self._list.place(view, [height] * count, gap=px(_ROW_GAP), gutter=px(_EDGE))
        return self._list.fill(self._row, self.say)

    def _row(self, place: RowPlace) -> ListRow:
        """All games, or a kind of them."""
        kind = self._kinds[place[1] - 1] if place[1] else None
        words = self.say("statistics-all") if kind is None else kind_words(kind, self.say)
        counts, chosen = self._tallies[kind], kind == self.kind
        return KindRow(
            "kind-all" if kind is None else f"kind-{kind.mode.value}-{kind.players}",
            place,
            choice_name(self.say, spoken_row(words, counts, self.say), chosen),
            (words, figures_of(counts, self.say)),
            partial(self.show, kind),
            chosen=chosen,
        )

    @property
    def _name_rows(self) -> int:
        """How many rows of chips name people."""
        return -(-(len(self._names) + 1) // _ABREAST) if len(self._names) >= _FEWEST_NAMES else 0

    def _origin_chips(self, table: pygame.Rect) -> list[Widget]:
        """Which games are counted: with luck that nobody could know, from a code, or of a day."""
        if len(self._origins) < 2:
            return []
        px, gap = self.frame.px, self.frame.px(10)
        count = len(self._origins)
        width = (table.width - px(2 * _EDGE) - (count - 1) * gap) // count
        top = table.bottom - px(_EDGE) - (self._name_rows + 1) * (px(_CHIP) + gap) + gap
        chips: list[Widget] = []
        for place, origin in enumerate(self._origins):
            words, chosen = self.say(f"statistics-{origin.value}"), origin is self.origin
            rect = pygame.Rect(table.left + px(_EDGE) + place * (width + gap), top, width, px(_CHIP))
            spoken = choice_name(self.say, words, chosen)
            show = partial(self.show_origin, origin)
            chips.append(
                ChoiceChip(
                    f"origin-{origin.value}",
                    rect,
                    words,
                    show,
                    face=ButtonFace(spoken=spoken, style=theme.CHIP),
                    chosen=chosen,
                )
            )
        return chips

    def _people(self, table: pygame.Rect) -> list[Widget]:
        """Whose games are counted: all persons', or those of one of the most frequent."""
        known = self._names
        if len(known) < _FEWEST_NAMES:
            return []
        px, gap = self.frame.px, self.frame.px(10)
        width = (table.width - px(2 * _EDGE) - (_ABREAST - 1) * gap) // _ABREAST
        rows = self._name_rows
        top = table.bottom - px(_EDGE) - rows * (px(_CHIP) + gap) + gap
        chips: list[Widget] = []
        for place, name in enumerate([None, *known]):
            left = table.left + px(_EDGE) + place % _ABREAST * (width + gap)
            rect = pygame.Rect(left, top + place // _ABREAST * (px(_CHIP) + gap), width, px(_CHIP))
            words = self.say("statistics-everybody") if name is None else name
            chosen = name == self.name
            chips.append(
                ChoiceChip(
                    f"name-{place}",
                    rect,
                    words,
                    partial(self.show_name, name),
                    face=ButtonFace(spoken=choice_name(self.say, words, chosen), style=theme.CHIP),
                    chosen=chosen,
                )
            )
        return chips

    def _plots(self, scores: pygame.Rect, bars: pygame.Rect, luck: pygame.Rect) -> list[Widget]:
        before = self.controls.find("plot-scores")
        marked = before.marked if isinstance(before, ScorePlot) else None
        distribution = self._inner(bars)
        if self.tally.titles:
            line = max(self.frame.px(30), round(canvas_for(self.app).text_height(theme.NOTE) * 0.94))
            height = line * len(Rank)
            distribution.height -= height + self.frame.px(8)
            self._titles = pygame.Rect(distribution.left, distribution.bottom, distribution.width, height)
        dice = self._inner(luck)
        words = luck_words(self.tally.luck, self.say)
        wanted = canvas_for(self.app).paragraph_height(theme.NOTE, words, dice.width) + self.frame.px(14)
        foot = min(wanted, round(dice.height * _MOST_WORDS))
        dice.height -= foot
        self._luck_words = pygame.Rect(
            dice.left, dice.bottom + self.frame.px(12), dice.width, foot - self.frame.px(12)
        )
        buckets = f"{self.say('statistics-distribution')}. {buckets_in_words(self.tally.bars)}"
        return [
            ScorePlot(
                self._inner(scores),
                spoken_scores(self.tally, self.say),
                self.tally,
                self._note,
                self.say,
                marked,
            ),
            BarPlot(distribution, buckets, self.tally.bars),
            LuckPlot(dice, spoken_luck(self.tally, self.say), self.tally.excess),
        ]

    def _inner(self, panel: pygame.Rect) -> pygame.Rect:
        px = self.frame.px
        rect = panel.inflate(-px(2 * _EDGE), 0)
        rect.top, rect.height = panel.top + px(_HEAD), panel.height - px(_HEAD + _EDGE - 6)
        return rect

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
    def draw_page(self, canvas: Canvas) -> None:
        self._draw_key_figures(canvas)
        if not self._kinds:
            box = self.panels[0].rect.inflate(-canvas.px(80), 0)
            box.top, box.height = box.top + canvas.px(110), 0
            words = self.say("statistics-reading" if self.reading else "statistics-none")
            canvas.paragraph(theme.BODY, words, box, theme.Palette.MUTED)
            return
        draw_heads(canvas, self._heads, self.say)
        if not self.tally.games:
            return
        canvas.paragraph(theme.NOTE, luck_words(self.tally.luck, self.say), self._luck_words)
        if self.tally.titles:
            self._draw_titles(canvas)

    def _draw_key_figures(self, canvas: Canvas) -> None:
        """The chosen games in four figures, at the top right."""
        counts = self.tally
        if not counts.games:
            return
        figures = figures_of(counts, self.say)
        right, middle = self.area.rect(self.area.width - _LEFT, 62, 0, 0).topleft
        for key, figure in reversed(list(zip(_KEYS, figures[:4], strict=True))):
            if figure == "–":
                continue
            noun = canvas.text(
                theme.LABEL,
                self.say(f"statistics-key-{key}"),
                (right, middle),
                theme.Palette.MUTED,
                "midright",
            )
            number = (noun.left - canvas.px(14), middle)
            line = canvas.text(theme.KEY_NUMBER, figure, number, theme.Palette.IVORY, "midright")
            right = line.left - canvas.px(44)

    def _draw_titles(self, canvas: Canvas) -> None:
        """How often each of the four titles was earned (§6.8)."""
        mode = Mode.SOLO if any(mode is Mode.SOLO for mode, _ in self.tally.titles) else Mode.TWINS
        twins = "-twins" if mode is Mode.TWINS else ""
        counts = [self.tally.titles.get((mode, rank), 0) for rank in Rank]
        most, line = max(counts), self._titles.height / len(Rank)
        draw_hairline(canvas, self._titles.topleft, self._titles.topright, opacity=0.4)
        for place, (rank, count) in enumerate(zip(Rank, counts, strict=True)):
            middle = round(self._titles.top + canvas.px(8) + (place + 0.5) * line)
            words, room = self.say(f"term-rank-{rank.value}{twins}"), self._titles.width * _WORDS
            ink = theme.Palette.IVORY if count else theme.Palette.DIM
            where = (self._titles.left, middle)
            canvas.text(theme.NOTE, words, where, ink, "midleft", max_width=room - canvas.px(10))
            bar = pygame.Rect(self._titles.left + round(room), 0, 0, round(line * 0.5))
            bar.width = round((self._titles.width - room - canvas.px(44)) * count / most)
            bar.centery = middle
            draw_plot_bar(canvas, bar, lit=count == most)
            after = (bar.right + canvas.px(10), middle)
            canvas.text(theme.NOTE, str(count), after, ink, "midleft")


_KEYS: Final = ("games", "wins", "mean", "best")
