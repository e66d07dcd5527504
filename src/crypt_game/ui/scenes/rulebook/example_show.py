"""One worked example: drawn with the game's own cards and dice, and played step by step.

Single cards are shown with the dice at stake beside them, rows of cards with their captions below. The same
in every language but for the captions. Must never know the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from crypt_game.text.examples import Example, Group
from crypt_game.text.participants import dice_sum
from crypt_game.ui import theme
from crypt_game.ui.board.piece_pictures import card_picture
from crypt_game.ui.board.table_marks import draw_strength_tag, strength_tag_width
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.light import dim_around
from crypt_game.ui.canvas.panels import draw_socket
from crypt_game.ui.canvas.pieces import draw_badge, draw_die, draw_pushed_die, draw_step_disc
from crypt_game.ui.motion import Animation, Timeline, wait
from crypt_game.ui.scenes.rulebook.example_board import Board, stages
from crypt_game.ui.scenes.rulebook.example_motions import card_of, moving, on_card
from crypt_game.ui.scenes.rulebook.example_places import CAPTION, Layout, row_layout, side_layout, stake_of

__all__ = ["Show"]

Palette = theme.Palette
_BEFORE: Final = 0.8
_PAUSE: Final = 1.6
_LAST_PAUSE: Final = 0.4
"""Seconds that the opening picture stands, and what each step leaves for its caption."""


class Show:
    """A live picture of `example`, `width` pixels wide.

    `speed` as in `Timeline`; `reduced` motion changes pictures instead of moving things.
    """

    def __init__(
        self,
        canvas: Canvas,
        example: Example,
        captions: Sequence[str],
        width: int,
        *,
        speed: float,
        reduced: bool,
    ) -> None:
        self.example, self.captions, self.width = example, tuple(captions), width
        self._canvas = canvas
        self._single = len(example.cards) == 1
        lay = side_layout if self._single else row_layout
        self._layout: Layout = lay(canvas, example, self.captions, width)
        self._stages = stages(example)
        self._board, self._said = self._stages[-1], len(self.captions)
        self._timeline, self._reduced = Timeline(speed), reduced
        self._surface: pygame.Surface | None = None

    @property
    def height(self) -> int:
        """How high it is, in pixels."""
        return self._layout.height

    # playing ----------------------------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        """Whether it moves."""
        return self._timeline.busy

    def rewind(self) -> None:
        """Show the beginning, to be played later; with animations off the end stays."""
        if self._timeline.speed > 0:
            self._timeline.clear()
            self._show(self._stages[0], 1 if self.example.opening else 0)

    def play(self) -> None:
        """Play it from the start; with animations off its end is shown at once."""
        self.finish()
        if self._timeline.speed <= 0:
            return
        self.rewind()
        said = self._said
        self._timeline.add(Animation((wait(_BEFORE + _PAUSE * said),)))
        places = self._layout.places.moved((self._margin, self._margin))
        for index, step in enumerate(self.example.steps):
            said += 1 if step.says else 0
            before, after = self._stages[index], self._stages[index + 1]
            last = step is self.example.steps[-1]
            way = moving(
                self._canvas,
                self.example,
                places,
                before,
                step,
                pause=_LAST_PAUSE if last else _PAUSE,
                reduced=self._reduced,
            )
            show, done = self._showing(way.board, said), self._showing(after, said)
            self._timeline.add(Animation(way.motions, on_start=show, on_end=done))

    def finish(self) -> None:
        """Show the end at once."""
        self._timeline.clear()
        self._show(self._stages[-1], len(self.captions))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when it must be drawn again."""
        return self._timeline.update(dt)

    def _showing(self, board: Board, said: int) -> Callable[[], None]:
        return lambda: self._show(board, said)

    def _show(self, board: Board, said: int) -> None:
        self._board, self._said = board, said

    # drawing ----------------------------------------------------------------------------------------------
    @property
    def _margin(self) -> int:
        """Room round the example for what flies, while it plays on a sheet of its own."""
        return self._layout.die

    def draw(self, canvas: Canvas, origin: tuple[int, int]) -> None:
        """Paint the example with its top left corner at `origin`."""
        if not self.playing:
            self._surface = None
            self._paint(canvas, origin)
            return
        # Motions know fixed places, but the page may be scrolled: they play on a sheet of their own.
        margin = self._margin
        if self._surface is None:
            size = (self.width + 2 * margin, self.height + 2 * margin)
            self._surface = pygame.Surface(size, pygame.SRCALPHA)
        self._surface.fill((0, 0, 0, 0))
        inner = Canvas(self._surface, canvas.picture_store, canvas.scale)
        self._paint(inner, (margin, margin))
        self._timeline.draw(inner)
        canvas.stamp(self._surface, (origin[0] - margin, origin[1] - margin))

    def _paint(self, canvas: Canvas, origin: tuple[int, int]) -> None:
        places = self._layout.places.moved(origin)
        for place, slot in enumerate(self._board.order):
            self._paint_card(canvas, places.cards[place], slot)
        for group in self._board.groups:
            if group is not None:
                self._paint_dice(canvas, origin, group)
        for rect in () if self._single else places.hand:
            draw_socket(canvas, rect.inflate(canvas.px(6), canvas.px(6)))
        if self._board.hand is not None:
            for rect, face in zip(places.hand, self._board.hand.faces, strict=False):
                if face:
                    draw_die(canvas, self._board.hand.owner, face, rect)
        if self._single:
            self._paint_stake(canvas, origin)
        self._paint_captions(canvas, origin)

    def _paint_card(self, canvas: Canvas, rect: pygame.Rect, slot: int) -> None:
        shown = self.example.cards[slot]
        card_picture(card_of(shown), shown.up, rect)(canvas, rect, 0.0, 1.0, 1.0)
        if slot in self._board.barred:
            dim_around(canvas, rect, 0.6)
            canvas.sprite("icon/lock", rect.center, rect.width * 0.4)
        taker = dict(self._board.given).get(slot)
        if taker is not None:
            centre = (rect.centerx, rect.top + rect.height * 0.42)
            canvas.glow(centre, 0.4, reach=rect.width * 0.6 / canvas.scale.k)
            draw_badge(canvas, taker, centre, rect.width * 0.52)

    def _paint_dice(self, canvas: Canvas, origin: tuple[int, int], group: Group) -> None:
        places = self._layout.places.moved(origin)
        failed = self._board.failed(group.effort)
        for rect in on_card(canvas, self.example, places, self._board, group.slot, group.dice):
            draw_die(canvas, group.owner, "exhausted" if failed else group.effort, rect)

    def _paint_stake(self, canvas: Canvas, origin: tuple[int, int]) -> None:
        """Beside a single card: the dice at stake, an arrow, what becomes of the others, and the sums."""
        layout, stake = self._layout, stake_of(self.example)
        places = layout.places.moved(origin)
        group = stake.group
        for rect in places.hand:
            draw_die(canvas, group.owner, group.effort, rect)
        x, y = origin
        canvas.sprite(
            "icon/arrow", (x + layout.arrow[0], y + layout.arrow[1]), layout.die * 0.6, tint=Palette.GILT
        )
        self._paint_tag(canvas, (x + layout.tag[0], y + layout.tag[1]), group)
        answer = (x + layout.answer[0], y + layout.answer[1])
        if stake.loser is not None:
            if self._board.pushed is not None:
                for rect in places.aside:
                    draw_pushed_die(canvas, stake.loser.owner, stake.loser.effort, rect)
            size = layout.tag_height * 0.76
            badge = draw_badge(canvas, stake.loser.owner, (answer[0] + size / 2, answer[1]), size)
            at = (badge.right + canvas.px(10), answer[1])
            canvas.text(theme.STRENGTH, _total(stake.loser), at, Palette.MUTED, "midleft")
        elif self._board.rolls:
            self._paint_roll(canvas, places.aside, answer, group)

    def _paint_tag(self, canvas: Canvas, left: tuple[int, int], group: Group) -> None:
        words, height = _total(group), self._layout.tag_height / canvas.scale.k
        wide = strength_tag_width(canvas, words, height)
        draw_strength_tag(canvas, group.owner, words, (left[0] + wide / 2, left[1]), lit=True, height=height)

    def _paint_roll(
        self, canvas: Canvas, aside: Sequence[pygame.Rect], answer: tuple[int, int], group: Group
    ) -> None:
        """What was rolled, and whether it is less than the effort."""
        for rect, roll in zip(aside, self._board.rolls, strict=True):
            draw_die(canvas, group.owner, roll, rect)
        failed = self._board.failed(group.effort)
        ink = Palette.WARNING if failed else Palette.SAFE
        size = self._layout.tag_height * 0.76
        icon = "icon/exhaust" if failed else "icon/check"
        place = canvas.sprite(icon, (answer[0] + size / 2, answer[1]), size)
        words = f"{self._board.rolls[0]} {'<' if failed else '≥'} {group.effort}"
        canvas.text(theme.STRENGTH, words, (place.right + canvas.px(10), answer[1]), ink, "midleft")

    def _paint_captions(self, canvas: Canvas, origin: tuple[int, int]) -> None:
        numbered = len(self.captions) > 1
        for index, (caption, box) in enumerate(zip(self.captions, self._layout.captions, strict=True)):
            told = index < self._said
            rect = box.move(origin)
            canvas.paragraph(CAPTION, caption, rect, Palette.IVORY if told else Palette.DIM)
            if numbered:
                size = canvas.px(32)
                line = rect.top + canvas.paragraph_height(CAPTION, "1", rect.width) // 2
                at = (origin[0] + size // 2, line)
                draw_step_disc(canvas, index + 1, at, size, "current" if told else "next")


def _total(group: Group) -> str:
    """`2 + 2 + 2 = 6`, or the bare number of a single die."""
    if group.dice == 1:
        return str(group.effort)
    return f"{dice_sum(group.effort, group.dice)} = {group.effort * group.dice}"
