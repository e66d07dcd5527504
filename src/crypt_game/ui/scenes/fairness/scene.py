"""The page on which a finished game shows that its dice were fair: the check, every roll, and the odds. While
the game runs it shows the rolls so far, and of what is sealed the seal only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import ListRow, ListView, RowPlace, as_rows
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.match.fairness import DiceLuck, verify
from crypt_game.match.match import Match
from crypt_game.match.players import Player
from crypt_game.match.rolls import faces, luck_by_effort, throws_of
from crypt_game.play.luck_facts import LuckFact, facts_of, known_while_running
from crypt_game.rules import Mode
from crypt_game.rules.indices import PoolIndex
from crypt_game.rules.record import Record
from crypt_game.screen_reader import ended
from crypt_game.ui.pages.copy_button import copy_button
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_FOOT, PANEL_GAP, PANEL_HEAD, PageScene, inside
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.fairness.luck_table import EFFORTS, PoolLuck, deviation, draw_grid, figure
from crypt_game.ui.scenes.fairness.roll_list import NAME_ROOM, ROW, Roller, RollRow
from crypt_game.ui.scenes.fairness.verdict_panel import draw_faces, draw_facts, draw_verdict, finding_of

__all__ = ["FairnessScene"]

_PROOF: Final = 640
_VERDICT, _AIR = 174, 10
_FACT, _SECRET, _SEAL = 86, 108, 140
_LARGER, _MOST_LARGER = 0.44, 0.22
"""The share that verdict and facts are higher at twice the usual text size, and at most."""
_COPY, _GAP = 50, 16
_HEADS, _LINE = 52, 62
"""How high the dice above the table of luck and its rows are."""


class FairnessScene(PageScene):
    """The dice of one game. What is sealed while it is played is not even worked out here."""

    title_key = "fairness-title"
    back_key = "fairness-back"
    words_panel = 0

    def __init__(self, app: AppServices, match: Match, record: Record | None = None) -> None:
        """`record` is what the match was taken from, where it says more: that there is no seed."""
        super().__init__(app)
        self.match, self.record = match, record or match.record
        self.found = verify(self.record) if match.over is not None else None
        self.throws = throws_of(self.record)
        self._luck = luck_by_effort(self.throws)
        self._rolls = ListView("rolls", self.refresh)
        self._rollers: dict[PoolIndex, Roller] = {}
        self._verdict = self._faces = self._grid = pygame.Rect(0, 0, 0, 0)
        self._places: list[pygame.Rect] = []
        self._facts: list[LuckFact] = []
        self._rows: list[PoolLuck] = []

    # who ---------------------------------------------------------------------------------------------------
    def _person(self, pool: PoolIndex) -> Player:
        return self.match.plan.players[self.match.first.variant.members[pool][0]]

    def _name(self, pool: PoolIndex) -> str:
        person = self._person(pool)
        if self.match.plan.setup.mode is Mode.CLASH:
            return self.say(f"term-house-{person.house.value}")
        return person.name or self.say(f"term-{person.house.value}")

    def _luck_rows(self) -> list[PoolLuck]:
        """The pools of the heirs, and all of them where there are more; Ghosts never tire (§6.6)."""
        heirs = self.match.first.variant.heirs
        pools = sorted({self.match.first.variant.pool_of[seat] for seat in heirs})
        rows = [
            PoolLuck(self._name(pool), self._person(pool).house.value, self._lucks([pool])) for pool in pools
        ]
        total = PoolLuck(self.say("fairness-everybody"), None, self._lucks(pools))
        return [*rows, total] if len(rows) > 1 else rows

    def _lucks(self, pools: Sequence[PoolIndex]) -> list[DiceLuck]:
        """The luck of these dice at each effort and at all."""
        none = DiceLuck()
        each = [sum((self._luck.get((pool, effort), none) for pool in pools), none) for effort in EFFORTS]
        return [*each, sum(each, none)]

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        proof, rest = self.body.take_left(_PROOF, PANEL_GAP)
        self._rows = self._luck_rows()
        high = len(self._rows) * _LINE * (1 + self.frame.larger / 2)
        grid, rolls = rest.take_top(PANEL_HEAD + _HEADS + high + PANEL_FOOT, PANEL_GAP)
        self._grid = self.area.px(inside(grid))
        total = sum(self._luck.values(), DiceLuck())
        said = self.say("fairness-sum", lost=total.exhausted, expected=figure(total.expected, self.say))
        far = any(deviation(luck) for row in self._rows for luck in row.lucks)
        note = self.say("fairness-colours" if far else "fairness-below")
        self.panels = [
            self.panel(proof, self.say("fairness-check"), "icon/lock"),
            self.panel(grid, said, "icon/exhaust", note),
            self.panel(rolls, self.say("fairness-rolls"), "icon/die", self.say("fairness-columns")),
        ]
        self.controls.fill(
            [self.back_button(), *self._arrange_proof(inside(proof)), *self._arrange_rolls(inside(rolls))]
        )
        if self.controls.focus is None:
            self.controls.focus_on("back")

    def _arrange_rolls(self, box: Box) -> list[Widget]:
        px = self.frame.px
        self._rolls.place(self.area.px(box), [px(ROW)] * len(self.throws), gutter=px(PANEL_EDGE))
        names = {pool: self._name(pool) for pool in {throw.pool for throw in self.throws}}
        style = self.canvas.level(theme.BODY, [(name, px(NAME_ROOM)) for name in names.values()])
        self._rollers = {
            pool: Roller(self._person(pool).house.value, name, style) for pool, name in names.items()
        }
        return self._rolls.fill(self._row, self.say)

    def _row(self, place: RowPlace) -> ListRow:
        number = place[1]
        throw, before = self.throws[number], self.throws[number - 1 : number]
        opens = not before or before[0].round != throw.round
        return RollRow(place, throw, self._rollers[throw.pool], self.say, opens=opens)

    def _arrange_proof(self, box: Box) -> list[Widget]:
        """The places of verdict, faces and, last, facts, and the buttons that copy the facts."""
        running, say = self.found is None, self.say
        self._facts = known_while_running(self.match, say) if running else facts_of(self.record, say)
        larger = 1 + min(_MOST_LARGER, self.frame.larger * _LARGER)
        verdict, rest = box.take_top(_AIR)[1].take_top(_VERDICT * larger)
        heights = [{"seal": _SEAL, "secret": _SECRET}.get(fact.key, _FACT) * larger for fact in self._facts]
        lines, shown = rest.take_bottom(sum(heights), _GAP)
        self._places, buttons = [], []
        for fact, height in zip(self._facts, heights, strict=True):
            line, lines = lines.take_top(height)
            copy, words = line.take_right(_COPY, _GAP)
            self._places.append(self.area.px(words))
            rect, value = self.area.px(copy.middle(_COPY, _COPY)), fact.value or fact.shown
            buttons.append(copy_button(self.app, f"copy-{fact.key}", rect, fact.caption, fact.shown, value))
        self._verdict, self._faces = self.area.px(verdict), self.area.px(shown)
        return [*as_rows("facts", buttons, self.say)]

    def paragraphs(self) -> list[str]:
        finding = finding_of(self.match, self.found, self.say)
        return [f"{ended(finding.head)} {finding.text}"]

    # paint ------------------------------------------------------------------------------------------------
    def draw_page(self, canvas: Canvas) -> None:
        draw_verdict(canvas, self._verdict, finding_of(self.match, self.found, self.say))
        draw_facts(canvas, self._places, self._facts, self._verdict.right)
        draw_faces(canvas, self._faces, faces(self.throws), self.say)
        draw_grid(canvas, self._grid, self._rows, self.say)
