"""What stands below the slab while it is counted: the last rows, what is still to come, who leads."""

from __future__ import annotations

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.geometry import IconSize, Space, square
from crypt_game.match.players import Plan
from crypt_game.play.reckoning import Reckoning
from crypt_game.play.score_table import ScoreTable
from crypt_game.play.score_words import row_name
from crypt_game.rules import Mode
from crypt_game.text.language import Say
from crypt_game.ui.scenes.scoring.draw_sheet import draw_row_sign
from crypt_game.ui.scenes.scoring.stage_layout import StageLayout

__all__ = ["CountedRows"]

_SIGN_AT, _NAME_AT = 36, 72
"""In a row: the middle of its sign and the beginning of its name."""
_FIGURE_ROOM = 110
"""What stays free for the figure of one who is alone, behind the longest name."""
_TO_COME_AT, _TO_COME_PITCH = 30, 56


class CountedRows:
    """The lower part of the stage, in the columns of the heirs."""

    def __init__(self, layout: StageLayout, table: ScoreTable, plan: Plan, say: Say) -> None:
        self.layout, self.table, self.plan, self.say = layout, table, plan, say
        self._alone = len(table.seats) == 1

    def draw(self, canvas: Canvas, reckoning: Reckoning) -> None:
        """As far as it is counted."""
        self._draw_sheet(canvas, reckoning)
        self._draw_foot(canvas, reckoning)

    def _draw_sheet(self, canvas: Canvas, reckoning: Reckoning) -> None:
        """The rows that were counted last or come first, the present one lit, figures below the heirs."""
        if not reckoning.started(0):
            return
        canvas.panel(self.layout.sheet)
        last = self._listed(reckoning)
        first = max(0, last - self.layout.rows)
        names = [row_name(step.row, self.say) for step in reckoning.steps]
        longest = max(canvas.measure(theme.FORM_LABEL, name)[0] for name in names)
        for number in range(first, last):
            step, row = reckoning.steps[number], self.layout.row(number - first)
            if number == reckoning.index:
                draw_row(canvas, row.inflate(0, -canvas.px(Space.HAIR)), chosen=True)
            name, sign = row.move(canvas.px(_NAME_AT), 0).midleft, row.move(canvas.px(_SIGN_AT), 0).midleft
            draw_row_sign(canvas, self.plan, self.table, step.row, square(sign, canvas.px(IconSize.LINE)))
            end = row.right - canvas.px(_FIGURE_ROOM) if self._alone else self.layout.column(0).left
            room, ink = end - name[0] - canvas.px(Space.TIGHT), theme.Palette.IVORY
            if number > reckoning.index:
                ink = theme.Palette.DIM
            canvas.text(theme.FORM_LABEL, names[number], name, ink, "midleft", max_width=room)
            for column, value in enumerate(step.row.values if reckoning.shown(number) else ()):
                words = f"+{value}" if value > 0 and number else str(value) if value or not number else "–"
                where = (self.layout.column(column).centerx, row.centery)
                if self._alone:
                    where = name[0] + min(longest, room) + canvas.px(_FIGURE_ROOM) // 2, row.centery
                canvas.text(theme.NAME_SMALL, words.replace("-", "−"), where, anchor="center")

    def _listed(self, reckoning: Reckoning) -> int:
        """How many rows have had a place in the panel."""
        return min(len(reckoning.steps), max(self.layout.rows, reckoning.index + 1))

    def _draw_foot(self, canvas: Canvas, reckoning: Reckoning) -> None:
        """What is still to come, and who leads."""
        foot, px = self.layout.foot, canvas.px
        size, left = px(IconSize.LINE), foot.left + px(_TO_COME_AT)
        begun = self._listed(reckoning) if reckoning.started(0) else 0
        for step in reckoning.steps[begun:]:
            draw_row_sign(canvas, self.plan, self.table, step.row, square((left, foot.centery), size))
            left += px(_TO_COME_PITCH)
        lead, style, gap = self._lead(reckoning), theme.FORM_LABEL, px(Space.WIDE)
        end = self.layout.buttons()[0].left - gap
        coming = self.say("scoring-to-come") if begun < len(reckoning.steps) else ""
        if canvas.measure(theme.STATUS, coming)[0] + gap + canvas.measure(style, lead)[0] <= end - left:
            told = canvas.text(theme.STATUS, coming, (left, foot.centery), theme.Palette.MUTED, "midleft")
            left = told.right + gap
        canvas.text(style, lead, (left, foot.centery), theme.Palette.SAFE, "midleft", max_width=end - left)

    def _lead(self, reckoning: Reckoning) -> str:
        """Who has taken the lead, in words; of twins whose coins count."""
        leaders, poorest = sorted(reckoning.leaders), reckoning.poorest
        if self.plan.setup.mode is Mode.TWINS and len({*map(reckoning.coins, (0, 1))}) > 1:
            return self.say("scoring-counts", name=self.plan.players[self.table.seats[poorest]].name)
        if not leaders:
            return ""
        people = [self.plan.players[self.table.seats[column]] for column in leaders]
        if self.plan.setup.mode is Mode.CLASH:
            names = list(dict.fromkeys(self.say(f"term-house-{person.house.value}") for person in people))
        else:
            names = [person.name for person in people]
        return self.say("scoring-lead", names=" · ".join(names), count=len(names))
