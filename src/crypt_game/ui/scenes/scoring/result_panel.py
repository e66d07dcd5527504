"""The result before the throne: who won or which title was earned, an heir's treasure, tie-break rolls."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.busts import BUST_ASPECT
from crypt_game.drawing.canvas.dye import THRONE
from crypt_game.drawing.canvas.light import draw_cast_shadow
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die, draw_pill
from crypt_game.drawing.canvas.surfaces import darken_below, dimmed
from crypt_game.drawing.canvas.throne_room import draw_throne_room, throne_room
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.room_flames import room_flames
from crypt_game.match.match import Match
from crypt_game.match.statistics import Account
from crypt_game.play.score_table import ScoreTable, TieRoll
from crypt_game.play.score_words import headline, remarks, verdict
from crypt_game.rules import Card, Held, Rank
from crypt_game.text.language import Say
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_FOOT, PANEL_HEAD
from crypt_game.ui.scenes.scoring.draw_sheet import SheetPainter

__all__ = ["ResultPanel"]

_BUST, _OTHERS, _DIM, _SUNK, _SHADED = 306, 210, 0.4, 30, 0.16
"""How high the winner's bust is and those of the others, how much of their light these lose, how far they
stand below the upper edge of the panels, and the share of a bust that is dark at its foot."""
_OVERLAP, _OTHERS_OVERLAP, _LIGHT = 0.82, 0.95, 0.7
"""The pitch of busts in widths, that of the others in heights, and how far light goes round a winner."""
_WORDS_EDGE, _PILL_EDGE, _PILL_HEIGHT, _NAME_ABOVE = 120, 28, 40, 42
_FOOT, _NAME, _VERDICT, _SHADE, _GROUND = 138, 66, 8, 0.9, 36
"""How far above the panels the busts and the verdict stand, and how large the name is, large text or not,
and how dark the shade below it and at the foot of the busts, and how high that one is."""
_BADGE_SHARE, _DIE_PITCH = 1.5, 1.1
"""In a tie-break line: how many dice a badge takes the room of, and the pitch of dice in their own widths."""
_BADGE_AT, _BADGE, _AFTER_BADGE, _DIE_GAP = 0.7, 0.9, 0.2, 6
"""There too: the middle of the badge and its size, how much closer the dice are to it, and between lines."""


class ResultPanel:
    """Paints and words what stands round the sheet of `painter`."""

    def __init__(
        self, match: Match, account: Account, sheet: ScoreTable, painter: SheetPainter, say: Say
    ) -> None:
        """`account` is that of the finished `match`."""
        self._match, self._account, self._sheet = match, account, sheet
        self._painter, self._say = painter, say
        self._place = painter.plate
        self.par: Callable[[], str] = str
        self.told: Callable[[], tuple[str, ...]] = tuple
        self.honours: Callable[[], str] = str
        """The par of the crypt, what else is told of the game, and the new honours, once they are known."""

    def draw(self, canvas: Canvas, chosen: int, *layers: pygame.Rect) -> None:
        """Draw the room whose layers fill these boxes, the winner, and the treasure."""
        top = self._place.top
        draw_throne_room(canvas, top, *layers)
        name, pill = self._words(canvas, top)
        self._draw_people(canvas, top, max(name.width, pill.width))
        self._draw_words(canvas, name, pill)
        self._draw_chosen(canvas, chosen)

    def idle_animation(self, canvas: Canvas, *layers: pygame.Rect) -> IdleAnimation:
        """The torches of the room whose layers fill these boxes, and dust in their light."""
        window = canvas.surface.get_rect()
        dust = pygame.Rect(0, 0, window.width // 2, self._place.top - canvas.px(_FOOT))
        dust.centerx = window.centerx
        return IdleAnimation(room_flames(canvas, THRONE, *map(throne_room, layers)), dust)

    @property
    def _honoured(self) -> tuple[int, ...]:
        """The columns of those who won, or of all who played against the Ghosts."""
        seats = self._sheet.winners or self._sheet.seats
        return tuple(self._sheet.seats.index(seat) for seat in seats)

    def _draw_people(self, canvas: Canvas, top: int, words: int) -> None:
        """The winners in the middle, the others smaller and dim at both sides of the words, behind the panels
        as behind a wall."""
        px, middle = canvas.px, canvas.surface.get_width() // 2
        foot = top - px(_FOOT)
        first = self._honoured
        others = [column for column in range(len(self._sheet.seats)) if column not in first]
        height = min(px(_BUST), foot - px(Space.TIGHT))
        pitch = round(height / BUST_ASPECT * _OVERLAP)
        half = max(pitch * len(first), words) // 2 + px(Space.WIDE)
        small = min(px(_OTHERS), height)
        aside = (middle - half - px(Space.WIDE)) // max(1, (len(others) + 1) // 2)
        step = min(round(small * _OTHERS_OVERLAP), aside)
        with canvas.clipped(pygame.Rect(0, 0, 2 * middle, top)):
            for number, column in enumerate(others):
                side, place = (-1, 1)[number % 2], number // 2
                x = middle + side * (half + step // 2 + place * step)
                self._draw_bust(canvas, column, (x, top + px(_SUNK)), small, "wince", dark=_DIM)
        for number, column in enumerate(first):
            x = middle + round((number - (len(first) - 1) / 2) * pitch)
            canvas.glow((x, foot - height // 2), reach=height * _LIGHT / canvas.scale.k)
            self._draw_bust(canvas, column, (x, foot), height, self._mood())
        ground = pygame.Rect(0, 0, pitch * len(first), px(_GROUND))
        ground.center = middle, foot
        draw_cast_shadow(canvas, ground, _SHADE)

    def _mood(self) -> str:
        result = self._account.result
        rank = None if result is None else result.rank
        return {Rank.FOOL: "wince", Rank.PETTY: "calm"}.get(rank or Rank.MAGNIFICENT, "gloat")

    def _draw_bust(
        self, canvas: Canvas, column: int, foot: tuple[int, int], height: int, mood: str, *, dark: float = 0
    ) -> None:
        person = self._match.plan.players[self._sheet.seats[column]]
        name = f"heirs/{person.house.value}_{person.title.value}-{mood}"

        def make() -> pygame.Surface:
            art, shade = dimmed(canvas.picture_store.sprite(name, height), dark), round(height * _SHADED)
            darken_below(art, height - shade, shade)
            return art

        bust = canvas.picture_store.baked(("dim bust", name, height, dark), make)
        canvas.stamp(bust, (foot[0] - bust.get_width() / 2, foot[1] - height))

    def _words(self, canvas: Canvas, top: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the name stands, and the verdict below it."""
        px, window, style = canvas.px, canvas.surface.get_rect(), theme.FORM_LABEL
        room = window.width - 2 * px(_WORDS_EDGE)
        wide = min(room, canvas.measure(style, self.verdict())[0] + 2 * px(_PILL_EDGE))
        pill = pygame.Rect(0, 0, wide, max(px(_PILL_HEIGHT), canvas.text_height(style) + px(Space.TIGHT)))
        pill.midbottom = window.centerx, top - px(_VERDICT)
        head = headline(self._match, self._sheet, self._say)
        wide, high = canvas.measure(self._name_style(canvas), head)
        name = pygame.Rect(0, 0, min(room, wide), high)
        name.center = pill.centerx, pill.top - px(_NAME_ABOVE)
        return name, pill

    @staticmethod
    def _name_style(canvas: Canvas) -> theme.Style:
        return theme.HAND_OVER_NAME._replace(size=_NAME / canvas.scale.text)

    def _draw_words(self, canvas: Canvas, name: pygame.Rect, pill: pygame.Rect) -> None:
        """The name upon a shade of its own, and the verdict."""
        draw_cast_shadow(canvas, name, _SHADE)
        style, words = self._name_style(canvas), headline(self._match, self._sheet, self._say)
        canvas.text(style, words, name.center, anchor="center", max_width=name.width)
        draw_pill(canvas, pill, theme.Palette.BRASS)
        room = pill.width - 2 * canvas.px(Space.APART)
        canvas.text(theme.FORM_LABEL, self.verdict(), pill.center, anchor="center", max_width=room)

    def _draw_chosen(self, canvas: Canvas, chosen: int) -> None:
        plate, px = self._place, canvas.px
        seat = self._sheet.seats[chosen]
        person = self._match.plan.players[seat]
        canvas.panel(plate)
        title = self._say("scoring-treasure-of", name=person.name)
        box = plate.inflate(-2 * px(PANEL_EDGE), 0)
        head = box.copy()
        head.top, head.height = plate.top, px(PANEL_HEAD)
        style, ink = theme.PANEL_TITLE, theme.Palette.HEADING
        if canvas.fits(style, title, head.width):
            canvas.text(style, title, head.center, ink, "center", max_width=head.width)
        else:
            style = theme.BODY_BOLD
            canvas.paragraph(style, title, head, ink, "center", max_lines=2)
        cards: tuple[Held[Card], ...] = self._match.state.seats[seat].cards
        box.top, box.height = plate.top + px(PANEL_HEAD), plate.height - px(PANEL_HEAD + PANEL_FOOT)
        box.height -= self._draw_notes(canvas, box)
        if self._sheet.ties:
            box.height -= self._draw_ties(canvas, box)
        self._painter.draw_treasure(canvas, cards, box)

    def _draw_notes(self, canvas: Canvas, box: pygame.Rect) -> int:
        """How long the game took and what qualifies it, at the foot of `box`; returns the height it takes."""
        rounds = self._match.state.variant.rounds
        lines = (
            self._say("scoring-after-rounds", rounds=rounds),
            *remarks(self._match, self._account, self._say),
            *self.told(),
        )
        note = "\n".join(filter(None, lines))
        height = canvas.paragraph_height(theme.NOTE, note, box.width)
        place = pygame.Rect(box.left, box.bottom - height, box.width, height)
        canvas.paragraph(theme.NOTE, note, place, theme.Palette.MUTED, "center")
        if honours := self.honours():
            gap, wide = canvas.px(Space.CLOSE), box.width - canvas.px(Space.CLOSE)
            high = canvas.paragraph_height(theme.BODY_BOLD, honours, wide)
            place = pygame.Rect(box.left + gap // 2, place.top - high - gap, wide, high)
            draw_row(canvas, place.inflate(2 * gap, gap), changed=True)
            canvas.paragraph(theme.BODY_BOLD, honours, place, theme.Palette.GILT, "center")
            height += high + 2 * gap
        return height + canvas.px(Space.CLOSE)

    def _draw_ties(self, canvas: Canvas, box: pygame.Rect) -> int:
        """The tie-break rolls at the foot of `box`, a line for each attempt; returns the height they take."""
        px, lines = canvas.px, self._sheet.attempts
        widest = max(sum(len(tie.rolls) + _BADGE_SHARE for tie in line) for line in lines)
        size = min(px(IconSize.LINE), int(box.width / (widest * _DIE_PITCH)))
        pitch = size + px(_DIE_GAP)
        height = len(lines) * pitch
        for number, line in enumerate(lines):
            middle = box.bottom - height + number * pitch + size // 2
            self._draw_attempt(canvas, line, (box.centerx, middle), size)
        return height + px(Space.CLOSE)

    def _draw_attempt(
        self, canvas: Canvas, line: tuple[TieRoll, ...], centre: tuple[int, int], size: int
    ) -> None:
        pitch = size * _DIE_PITCH
        left = centre[0] - sum(len(tie.rolls) + _BADGE_SHARE for tie in line) * pitch / 2
        for tie in line:
            house = self._match.plan.players[tie.seat].house.value
            draw_badge(canvas, house, (round(left + pitch * _BADGE_AT), centre[1]), size * _BADGE)
            left += pitch * (_BADGE_SHARE - _AFTER_BADGE)
            for roll in tie.rolls:
                draw_die(canvas, house, roll, pygame.Rect(round(left), centre[1] - size // 2, size, size))
                left += pitch
            left += pitch * _AFTER_BADGE

    # words ------------------------------------------------------------------------------------------------
    def verdict(self) -> str:
        """With how many coins, and how; and the par, where there is one."""
        return " · ".join(filter(None, (verdict(self._match, self._sheet, self._say), self.par())))
