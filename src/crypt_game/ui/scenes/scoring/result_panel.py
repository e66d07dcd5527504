"""The plate of the result: who won or which title was earned, an heir's treasure, and the tie-break rolls."""

from __future__ import annotations

import pygame

from crypt_game.match.match import Match
from crypt_game.play.reckoning import Reckoning
from crypt_game.play.score_table import ScoreTable, TieRoll
from crypt_game.rules import Card, Held, Mode, Over, Rank
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.light import dim_around
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.pieces import draw_badge, draw_die, draw_portrait
from crypt_game.ui.scenes.scoring.draw_sheet import SheetPainter

__all__ = ["ResultPanel"]

_USUAL_HEIGHT, _FACE_WIDTH, _FACE_GROWS = 998, 176, 96
"""How high the plate usually is, how wide the winner's portrait, and how much wider on a higher plate."""
_BADGE_SHARE, _DIE_PITCH = 1.5, 1.1
"""In a tie-break line: how many dice a badge takes the room of, and the pitch of dice in their own widths."""


class ResultPanel:
    """Paints and words the right side of the reckoning, in the place that `painter` leaves for it."""

    def __init__(
        self, match: Match, result: Over, sheet: ScoreTable, painter: SheetPainter, say: Say
    ) -> None:
        self._match, self._result, self._sheet = match, result, sheet
        self._painter, self._say = painter, say
        self._place = painter.plate

    def draw(self, canvas: Canvas, chosen: int, foot: int, counting: Reckoning) -> None:
        """All but the buttons, which begin at `foot`; the winner comes out of the dark."""
        plate, px = self._place, canvas.px
        canvas.panel(plate, active=True)
        for side in (plate.left + px(64), plate.right - px(64)):
            canvas.sprite("torch/sconce", pygame.Rect(side - px(22), plate.top + px(104), px(44), px(120)))
        top = self._draw_winner(canvas)
        self._draw_chosen(canvas, chosen, top, foot)
        if counting.unveiled < 1:
            inside = plate.inflate(-px(24), -px(24))
            dim_around(canvas, inside, 1 - counting.unveiled)

    def _draw_winner(self, canvas: Canvas) -> int:
        plate, px = self._place, canvas.px
        person = self._match.plan.players[self._sheet.best]
        middle, room = plate.centerx, plate.width - px(60)
        where = pygame.Rect(plate.left + px(110), plate.top + px(34), plate.width - px(220), 0)
        canvas.paragraph(theme.STATUS, self.motto(), where, theme.Palette.MUTED, "center", max_lines=1)
        spare = max(0.0, plate.height / canvas.scale.k - _USUAL_HEIGHT)
        wide = _FACE_WIDTH + min(_FACE_GROWS, spare * 0.4)
        face = pygame.Rect(0, plate.top + px(140), px(wide), px(wide * 1.25))
        face.centerx = middle
        if self._sheet.winners or self._result.rank is Rank.MAGNIFICENT:
            canvas.sprite("icon/crown", (middle, plate.top + px(108)), px(54))
        canvas.glow(face, 0.4, reach=24)
        draw_portrait(canvas, person.house.value, person.title.value, face)
        draw_badge(canvas, person.house.value, face.midbottom, px(66))
        name = (middle, face.bottom + px(62))
        canvas.text(theme.WINNER_NAME, self.headline(), name, anchor="center", max_width=room)
        verdict = pygame.Rect(plate.left + px(30), name[1] + px(32), room, 0)
        used = canvas.paragraph(theme.LABEL, self.verdict(), verdict, align="center", max_lines=4)
        return verdict.top + used + px(16)

    def _draw_chosen(self, canvas: Canvas, chosen: int, top: int, foot: int) -> None:
        plate, px = self._place, canvas.px
        seat = self._sheet.seats[chosen]
        person = self._match.plan.players[seat]
        draw_hairline(canvas, (plate.left + px(40), top), (plate.right - px(40), top))
        title = self._say("scoring-treasure-of", name=person.name)
        where = (plate.centerx, top + px(26))
        style = theme.PANEL_TITLE
        canvas.text(style, title, where, theme.Palette.HEADING, "center", max_width=plate.width - px(60))
        cards: tuple[Held[Card], ...] = self._match.state.seats[seat].cards
        box = pygame.Rect(plate.left + px(36), top + px(50), plate.width - px(72), foot - top - px(62))
        if self._sheet.ties:
            box.height -= self._draw_ties(canvas, box)
        self._painter.draw_treasure(canvas, cards, box)

    def _draw_ties(self, canvas: Canvas, box: pygame.Rect) -> int:
        """The tie-break rolls at the foot of `box`, a line for each attempt; returns the height they take."""
        px, lines = canvas.px, self._sheet.attempts
        widest = max(sum(len(tie.rolls) + _BADGE_SHARE for tie in line) for line in lines)
        size = min(px(34), int(box.width / (widest * _DIE_PITCH)))
        height = len(lines) * (size + px(6))
        for number, line in enumerate(lines):
            middle = box.bottom - height + number * (size + px(6)) + size // 2
            self._draw_attempt(canvas, line, (box.centerx, middle), size)
        return height + px(10)

    def _draw_attempt(
        self, canvas: Canvas, line: tuple[TieRoll, ...], centre: tuple[int, int], size: int
    ) -> None:
        pitch = size * _DIE_PITCH
        left = centre[0] - sum(len(tie.rolls) + _BADGE_SHARE for tie in line) * pitch / 2
        for tie in line:
            house = self._match.plan.players[tie.seat].house.value
            draw_badge(canvas, house, (round(left + pitch * 0.7), centre[1]), size * 0.9)
            left += pitch * (_BADGE_SHARE - 0.2)
            for roll in tie.rolls:
                draw_die(canvas, house, roll, pygame.Rect(round(left), centre[1] - size // 2, size, size))
                left += pitch
            left += pitch * 0.2

    # words ------------------------------------------------------------------------------------------------
    def motto(self) -> str:
        """The line above the portrait."""
        if self._result.rank is not None:
            return self._say("scoring-motto-rank")
        return self._say("scoring-motto-shared" if self._sides > 1 else "scoring-motto-won")

    @property
    def _sides(self) -> int:
        """How many heirs, or in Clash houses, share the victory."""
        pool_of = self._match.state.variant.pool_of
        return len({pool_of[seat] for seat in self._sheet.winners})

    def headline(self) -> str:
        """Who has won, or the title that was earned."""
        mode = self._match.plan.setup.mode
        if self._result.rank is not None:
            twins = "-twins" if mode is Mode.TWINS else ""
            return self._say(f"term-rank-{self._result.rank.value}{twins}")
        players = [self._match.plan.players[seat] for seat in self._sheet.winners]
        if mode is Mode.CLASH and self._sides == 1:
            return self._say(f"term-house-{players[0].house.value}")
        if len(players) == 1:
            return self._say("scoring-winner", title=players[0].title.value, name=players[0].name)
        return self._say("scoring-winners", names=" · ".join(person.name for person in players))

    def verdict(self) -> str:
        """With how many coins, and how."""
        coins = (
            self._result.teams[0].score if self._result.teams and self._result.rank else self._best_total()
        )
        if self._result.rank is not None:
            twins = "-twins" if self._match.plan.setup.mode is Mode.TWINS else ""
            return self._say(f"scoring-rank-{self._result.rank.value}{twins}", coins=coins)
        if self._sheet.ties:
            return self._say("scoring-wins-by-roll", coins=coins)
        return self._say("scoring-wins", coins=coins, count=self._sides)

    def _best_total(self) -> int:
        if self._result.teams:
            return max(team.score for team in self._result.teams)
        return self._result.scores[self._sheet.seats.index(self._sheet.best)].total
