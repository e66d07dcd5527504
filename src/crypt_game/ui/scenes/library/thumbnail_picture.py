"""A small picture of one game: the Crypt as it lies, or who won and the best of what they carried off.

Shows only what everybody at the table may see while the game runs. Whoever shows it keeps it.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from crypt_game.drawing.canvas import CARD_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import card_sockets, draw_card_back, draw_card_front, draw_mini_card
from crypt_game.drawing.canvas.pieces import PORTRAIT_ASPECT, draw_die, draw_portrait
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.geometry import Scale
from crypt_game.games.game_words import standing_for
from crypt_game.match.statistics import Account
from crypt_game.rules import TREASURE_TYPES, Card, GameState, Laid
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.state import Slot
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["PICTURE_ASPECT", "paint_picture"]

PICTURE_ASPECT = 16 / 9
_UNITS = 120
"""The height of a picture in its own units."""
_SLAB_SHARE = 0.42
_GAP = 4
_CARDS_SHARE = 0.56
_NARROW = 0.68
_EDGE = 8
_MISSING = Pose(alpha=110)
"""How wide to its height each of two portraits is."""


def paint_picture(
    canvas: Canvas, account: Account, state: GameState, size: tuple[int, int]
) -> pygame.Surface:
    """The picture of a game in this state; takes up to 80 ms where nothing of it was drawn in this size."""
    art = pygame.Surface(size, pygame.SRCALPHA)
    unit = size[1] / _UNITS
    small = Canvas(art, canvas.picture_store, Scale(unit * _SLAB_SHARE))
    _Painter(small, unit, account, state).paint()
    return art


class _Painter:
    def __init__(self, canvas: Canvas, unit: float, account: Account, state: GameState) -> None:
        self._canvas, self._unit, self._account, self._state = canvas, unit, account, state
        self._box = canvas.surface.get_rect()

    def paint(self) -> None:
        self._canvas.panel(self._box)
        inner = self._box.inflate(-2 * self._u(_EDGE), -2 * self._u(_EDGE))
        if self._account.result is None:
            self._draw_table(inner)
        else:
            self._draw_result(inner)

    def _u(self, units: float) -> int:
        return round(units * self._unit)

    def _draw_table(self, inner: Rect) -> None:
        """The cards as they lie, with the dice on them; below them those who sit there."""
        crypt, players = self._state.crypt, self._account.plan.players
        upper = Rect(inner.left, inner.top, inner.width, round(inner.height * _CARDS_SHARE))
        for slot, place in zip(crypt, self._row(upper, len(crypt), CARD_ASPECT), strict=True):
            if slot is not None:
                self._paint_card(slot.cards[-1], place)
                self._paint_dice(slot, place, up=slot.cards[-1].up)
        top = upper.bottom + self._u(_GAP)
        lower = Rect(inner.left, top, inner.width, inner.bottom - top)
        for person, place in zip(players, self._row(lower, len(players), PORTRAIT_ASPECT), strict=True):
            draw_portrait(self._canvas, person.house.value, person.title.value, place)

    def _row(self, room: Rect, count: int, aspect: float) -> list[Rect]:
        """Boxes of this width to height, as large as `count` of them fit side by side."""
        gap = self._u(_GAP)
        widest = (room.width - gap * (count - 1)) / max(1, count)
        height = min(room.height, int(widest / aspect))
        pitch = round(height * aspect) + gap
        left = room.centerx - (pitch * count - gap) // 2
        top = room.centery - height // 2
        return [Rect(left + number * pitch, top, pitch - gap, height) for number in range(count)]

    def _paint_card(self, laid: Laid[Card], place: Rect) -> None:
        card = laid.card
        if laid.up:
            draw_card_front(self._canvas, card.type.value, card.value, place, mark=mark_of(card))
        else:
            draw_card_back(self._canvas, card.type.value, place)

    def _paint_dice(self, slot: Slot[Card], place: Rect, *, up: bool) -> None:
        if slot.seat is None or slot.effort is None:
            return
        house = self._account.plan.players[slot.seat].house.value
        sockets = card_sockets(place, up, slot.dice)
        for socket in sockets[: slot.dice]:
            draw_die(self._canvas, house, slot.effort, socket)

    def _draw_result(self, inner: Rect) -> None:
        """The portraits of the winners, and of each type the best that they carried off."""
        seats = standing_for(self._account)[:2]
        tall = inner.height
        wide = round(tall * (PORTRAIT_ASPECT if len(seats) == 1 else _NARROW))
        left = inner.left
        for number, seat in enumerate(seats):
            person = self._account.plan.players[seat]
            draw_portrait(
                self._canvas, person.house.value, person.title.value, Rect(left, inner.top, wide, tall)
            )
            left += wide if number == len(seats) - 1 else wide // 2
        self._draw_treasure(Rect(left, inner.top, inner.right - left, tall), seats)

    def _draw_treasure(self, room: Rect, seats: tuple[SeatIndex, ...]) -> None:
        held = [each.card for seat in seats for each in self._state.seats[seat].cards]
        best = {card.type: card for card in sorted(held, key=lambda card: card.value)}
        gap, half = self._u(_GAP), len(TREASURE_TYPES) // 2
        height = (room.height - gap) // 2
        for line in range(2):
            box = Rect(room.left + gap, room.top + line * (height + gap), room.width - gap, height)
            types = TREASURE_TYPES[line * half : (line + 1) * half]
            for kind, place in zip(types, self._row(box, half, CARD_ASPECT), strict=True):
                card = best.get(kind)
                if card is None:
                    self._canvas.sprite("card_slot/taken", place.center, place.height, pose=_MISSING)
                else:
                    draw_mini_card(
                        self._canvas, kind.value, place, face_up=True, value=card.value, mark=mark_of(card)
                    )
