"""One game in full: its picture, how it stands, and what everybody holds (VISUAL §11).

Paints only. While a game runs it shows what all at the table can see: how many cards of each type, never
which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import MINI_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_mini_card
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline, draw_inset
from crypt_game.drawing.canvas.pieces import (
    draw_badge,
    draw_coin,
    draw_letter_ring,
    draw_portrait,
    portrait_box,
)
from crypt_game.drawing.canvas.table_marks import draw_round_pips
from crypt_game.drawing.geometry import Box, IconSize, Space
from crypt_game.games.game_list import ListedGame
from crypt_game.games.game_words import name_words, note_words, standing_for, status_words
from crypt_game.match.players import Player
from crypt_game.match.statistics import Account
from crypt_game.rules import TREASURE_TYPES, GameState
from crypt_game.rules.indices import SeatIndex
from crypt_game.screen_reader import ended
from crypt_game.text.language import Say
from crypt_game.ui.scenes.library.thumbnail_picture import PICTURE_ASPECT

__all__ = ["GameDetails"]

_PICTURE: Final = 236
_TABLE_GAP: Final = 22
_HEAD: Final = 46
_LINE: Final = 92
_NAMES: Final = 0.34
_DICE, _COINS = 0.09, 0.11
_LOWEST_FACE: Final = 46
_LOW_BADGE, _COIN, _COIN_SHARE, _CARD, _CARD_SHARE = 0.7, 50, 0.94, 46, 0.8
"""In a line: a badge without a face, the coin and a card, and how much of the height they may take."""
_STATUS, _REMARK, _SIDES, _NAME_LINE = 40, 36, 58, 1.1
_SIDE, _LETTER = 76, 24


class GameDetails:
    """Paints a game into a box; `notes` are sentences with their icons."""

    def __init__(self, box: Rect, row: ListedGame, account: Account, say: Say) -> None:
        """`account` is that of the row."""
        self._box, self._account, self._state, self._say = box, account, row.state, say
        self._notes = note_words(row, say)

    @staticmethod
    def picture_size(px: Callable[[float], int]) -> tuple[int, int]:
        """The size in pixels that the picture should have."""
        return px(_PICTURE * PICTURE_ASPECT), px(_PICTURE)

    def sentences(self) -> list[str]:
        """The facts and notes in words."""
        status = " ".join(map(ended, filter(None, status_words(self._account, self._say))))
        return [status, *(words for _, words in self._notes)]

    def draw(self, canvas: Canvas, picture: pygame.Surface | None) -> None:
        """Paint everything; without a picture its place stays empty."""
        place = Rect(self._box.topleft, self.picture_size(canvas.px))
        if picture is None:
            draw_inset(canvas, place)
        else:
            canvas.surface.blit(picture, place)
        left = place.right + canvas.px(Space.WIDE)
        self._draw_facts(canvas, Rect(left, place.top, self._box.right - left, place.height))
        top = place.bottom + canvas.px(_TABLE_GAP)
        if self._state is not None:
            table = Rect(self._box.left, top, self._box.width, self._box.bottom - top)
            self._draw_table(canvas, table, self._state)

    # beside the picture -----------------------------------------------------------------------------------
    def _draw_facts(self, canvas: Canvas, box: Rect) -> None:
        px = canvas.px
        (status, remark), muted = status_words(self._account, self._say), theme.Palette.MUTED
        first, rest = Box(*box).take_top(px(_STATUS))
        second, rest = rest.take_top(px(_REMARK))
        sides, notes = rest.take_top(px(_SIDES), px(Space.CLOSE))
        where, room = first.rect.midleft, first.w
        canvas.text(theme.NAME, status, where, theme.Palette.HEADING, "midleft", max_width=room)
        where = second.rect.midleft
        if remark:
            canvas.text(theme.LABEL, remark, where, muted, "midleft", max_width=room)
        else:
            done, rounds = max(0, self._account.round - 1), self._account.variant.rounds
            draw_round_pips(canvas, where, done, rounds)
        self._draw_sides(canvas, sides.rect)
        self._draw_notes(canvas, notes.rect)

    def _draw_notes(self, canvas: Canvas, box: Rect) -> None:
        """As many of the notes as there is room for."""
        px, top = canvas.px, box.top
        for icon, words in self._notes:
            indent = px(IconSize.TEXT + Space.TIGHT)
            room = Rect(box.left + indent, top, box.width - indent, 0)
            height = canvas.paragraph_height(theme.NOTE, words, room.width, max_lines=2)
            if top + height > box.bottom:
                return
            middle = top + min(height, canvas.text_height(theme.NOTE)) // 2
            canvas.sprite(
                icon, (box.left + px(IconSize.TEXT) // 2, middle), px(IconSize.TEXT), tint=theme.Palette.GILT
            )
            canvas.paragraph(theme.NOTE, words, room, theme.Palette.MUTED, max_lines=2)
            top += height + px(Space.HAIR)

    def _draw_sides(self, canvas: Canvas, box: Rect) -> None:
        """The six Collectors, each with the side in play."""
        places = Box(*box).row(max(len(TREASURE_TYPES), box.width // canvas.px(_SIDE)), 0)
        for kind, place in zip(TREASURE_TYPES, places, strict=False):
            glyph, ring = place.take_left(canvas.px(IconSize.LINE), -canvas.px(Space.HAIR))
            canvas.sprite(f"glyph/{kind.value}", glyph.rect.center, canvas.px(IconSize.LINE))
            letter = self._account.plan.setup.collectors.of(kind).value
            high = canvas.px(_LETTER * canvas.scale.upon)
            at = (ring.x + high / 2, ring.rect.centery + canvas.px(Space.TIGHT))
            draw_letter_ring(canvas, letter, at, high)

    # the table --------------------------------------------------------------------------------------------
    def _draw_table(self, canvas: Canvas, box: Rect, state: GameState) -> None:
        seats = self._order()
        head = Rect(box.left, box.top, box.width, canvas.px(_HEAD))
        height = min(canvas.px(_LINE), (box.height - head.height) // max(1, len(seats)))
        for kind, column in zip(TREASURE_TYPES, self._columns(head), strict=True):
            canvas.sprite(f"glyph/{kind.value}", column.center, canvas.px(IconSize.TEXT))
        dice, coins = self._last_columns(head)
        canvas.sprite("icon/die", dice.center, canvas.px(IconSize.TEXT))
        if self._account.result is not None:
            draw_coin(canvas, None, coins.center, canvas.px(IconSize.LINE), sign="icon/crown")
        for number, seat in enumerate(seats):
            line = Rect(box.left, head.bottom + number * height, box.width, height)
            draw_hairline(canvas, line.topleft, line.topright, opacity=RuleOpacity.FAINT)
            self._draw_line(canvas, seat, line, state)

    def _order(self) -> list[SeatIndex]:
        """The heirs, the best first once that is known, and then the Ghosts."""
        account = self._account
        heirs, everybody = account.variant.heirs, account.variant.all_seats
        if account.result is not None:
            won = account.result.winners
            heirs = tuple(sorted(heirs, key=lambda seat: (seat not in won, -account.score(seat))))
        return [*heirs, *(seat for seat in everybody if seat not in heirs)]

    def _columns(self, line: Rect) -> list[Rect]:
        left, right = line.left + line.width * _NAMES, self._last_columns(line)[0].left
        pitch = (right - left) / len(TREASURE_TYPES)
        return [
            Rect(round(left + number * pitch), line.top, round(pitch), line.height)
            for number in range(len(TREASURE_TYPES))
        ]

    def _last_columns(self, line: Rect) -> tuple[Rect, Rect]:
        """Where the dice and the coins of a line stand; only a finished game has coins."""
        share = 0 if self._account.result is None else _COINS
        coins = Rect(0, line.top, round(line.width * share), line.height)
        coins.right = line.right
        dice = Rect(0, line.top, round(line.width * _DICE), line.height)
        dice.right = coins.left
        return dice, coins

    def _draw_line(self, canvas: Canvas, seat: SeatIndex, line: Rect, state: GameState) -> None:
        account, px = self._account, canvas.px
        person = account.plan.players[seat]
        left = line.left + self._draw_head(canvas, person, line)
        first = seat in standing_for(account)
        colour = theme.Palette.HEADING if first else theme.Palette.IVORY
        room = round(line.left + line.width * _NAMES) - px(Space.TIGHT) - left
        style = theme.FORM_LABEL.bold._replace(line=_NAME_LINE)
        names = [name_words(each, self._say) for each in account.plan.players]
        names = [canvas.in_two(style, each, (room, line.height)) for each in names]
        style = canvas.level(style, [(part, room) for each in names for part in each.split("\n")])
        name = Rect(left, 0, room, canvas.paragraph_height(style, names[seat], room))
        name.centery = line.centery
        canvas.paragraph(style, names[seat], name, colour)
        dice, coins = self._last_columns(line)
        pool = state.pools[account.variant.pool_of[seat]]
        canvas.text(theme.COUNT, str(pool.available), dice.center, theme.Palette.MUTED, "center")
        if seat not in account.variant.heirs:
            return
        for kind, column in zip(TREASURE_TYPES, self._columns(line), strict=True):
            count = sum(held.card.type is kind for held in state.seats[seat].cards)
            _draw_count(canvas, kind.value, count, column)
        if account.result is not None:
            self._draw_coins(canvas, seat, coins, first=first)

    def _draw_head(self, canvas: Canvas, person: Player, line: Rect) -> int:
        """The portrait with its badge, or the badge alone where lines are low; returns the width taken."""
        px, tall = canvas.px, line.height - canvas.px(Space.CLOSE)
        if tall < px(_LOWEST_FACE):
            size = round(line.height * _LOW_BADGE)
            draw_badge(canvas, person.house.value, (line.left + px(Space.APART), line.centery), size)
            return px(Space.FAR)
        face = portrait_box(tall)
        face.midleft = (line.left + px(Space.HAIR), line.centery)
        draw_portrait(canvas, person.house.value, person.title.value, face)
        badge = (face.right, face.bottom - px(Space.TIGHT))
        draw_badge(canvas, person.house.value, badge, px(IconSize.TEXT))
        return face.width + px(Space.WIDE)

    def _draw_coins(self, canvas: Canvas, seat: SeatIndex, place: Rect, *, first: bool) -> None:
        score = self._account.score(seat)
        if first:
            draw_coin(canvas, score, place.center, min(canvas.px(_COIN), place.height * _COIN_SHARE))
        else:
            canvas.text(theme.COUNT, str(score), place.center, anchor="center")


def _draw_count(canvas: Canvas, kind: str, count: int, column: Rect) -> None:
    """A small card and how often it is there; nothing but a dash for none."""
    if not count:
        canvas.text(theme.COUNT, "–", column.center, theme.Palette.DIM, "center")
        return
    height = min(canvas.px(_CARD), round(column.height * _CARD_SHARE))
    card = Rect(0, 0, round(height * MINI_ASPECT), height)
    gap = canvas.px(Space.TIGHT)
    card.midleft = (column.centerx - (card.width + gap + canvas.px(Space.CLOSE)) // 2, column.centery)
    draw_mini_card(canvas, kind, card, face_up=False)
    where = (card.right + gap, column.centery)
    canvas.text(theme.COUNT, str(count), where, anchor="midleft")
