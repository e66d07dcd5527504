"""The answers to a question about the table, marked there with letters at the cards that they take."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.pieces import draw_letter_ring, draw_pill
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.theme import STRENGTH, Palette

__all__ = ["AnswerMark", "answer_mark_rects", "draw_answer_mark"]

_HEIGHT, _PITCH, _FOOT, _MOST = 42.0, 1.14, 0.53, 0.36
"""A mark: its height, and how far apart two stand, in heights; where the lowest ends and how much of the card
all of them take at most, in heights of the card."""
_RING, _CHECK, _WIDEST = 0.8, 0.5, 0.94
"""Letter and tick, in heights of the mark; how wide a mark is at most, in widths of the card."""
_LIGHT, _REACH = 0.5, 12
_SIZES: Final = (1.6, 1.4, 1.2, 1.0, 0.8)
"""In which sizes the words are tried; the player's text size counts up to the first."""


class AnswerMark(NamedTuple):
    """A letter, the dice that its answer lays (empty where it lays none), and whether it is the right one."""

    letter: str
    words: str = ""
    best: bool = False


def answer_mark_rects(canvas: Canvas, card: Rect, count: int) -> list[Rect]:
    """Where so many marks stand on a card, the first at the top: over its picture, clear of coin, sign and
    worth."""
    pitch = min(canvas.px(_HEIGHT * _PITCH), round(card.height * _MOST / max(1, count)))
    height, wide = round(pitch / _PITCH), round(card.width * _WIDEST)
    top = card.y + round(card.height * _FOOT) - pitch * count
    return [Rect(card.centerx - wide // 2, top + pitch * number, wide, height) for number in range(count)]


def draw_answer_mark(canvas: Canvas, place: Rect, mark: AnswerMark) -> None:
    """A mark in the middle of its place: letter and dice in a pill; the right answer is lit and ticked."""
    gap, tall = canvas.px(Space.TIGHT), place.height
    tick = round(tall * _CHECK) + gap if mark.best else 0
    for size in (min(canvas.scale.text, _SIZES[0]), *_SIZES):
        inner = Canvas(canvas.surface, canvas.picture_store, canvas.scale._replace(text=size))
        words = inner.measure(STRENGTH, mark.words)[0] if mark.words else 0
        wide = tall + (words + 2 * gap if words else 0) + tick
        if wide <= place.width and inner.text_height(STRENGTH) <= tall:
            break
    rect = Rect(0, 0, wide, tall)
    rect.center = place.center
    draw_drop_shadow(canvas, rect, tall / 2 / canvas.scale.k)
    if mark.best:
        canvas.glow(rect, _LIGHT, reach=_REACH, radius=tall / 2 / canvas.scale.k)
    draw_pill(canvas, rect, Palette.SELECTION if mark.best else Palette.STEEL)
    draw_letter_ring(canvas, mark.letter, (rect.x + tall / 2, rect.centery), tall * _RING)
    x = rect.x + tall
    if words:
        ink = Palette.HEADING if mark.best else Palette.IVORY
        x = inner.text(STRENGTH, mark.words, (x + gap // 2, rect.centery), ink, "midleft").right + gap // 2
    if mark.best:
        side = round(tall * _CHECK)
        canvas.sprite("icon/check", (x + side / 2, rect.centery), side, tint=Palette.SAFE)
