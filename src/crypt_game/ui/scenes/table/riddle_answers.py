"""The answers of a riddle: those of a list in the tray, and the letters at what they take on the slab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game.controls.widgets import AnswerButton, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.answer_marks import AnswerMark, answer_mark_rects, draw_answer_mark
from crypt_game.drawing.geometry import Box, Frame
from crypt_game.play.claim_draft import sum_words
from crypt_game.riddles.marked_answers import MarkedAnswer
from crypt_game.riddles.riddle_words import ListedAnswer
from crypt_game.rules.indices import SeatIndex
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["answer_buttons", "draw_marks"]

_TRAY_EDGE: Final = 14
_AT_PLATE: Final = 42
"""How large the mark of an answer that takes no card is, beside a plate, in units."""


def answer_buttons(
    frame: Frame, tray: Rect, answers: Sequence[ListedAnswer], choose: Callable[[int], None]
) -> list[AnswerButton]:
    """The answers of a list, in the tray."""
    edge = frame.px(_TRAY_EDGE)
    places = Box(*tray.inflate(-2 * edge, -2 * edge)).row(max(1, len(answers)), edge)
    buttons = []
    for answer, place in zip(answers, places, strict=False):
        face = ButtonFace(style=theme.BUTTON, spoken=answer.spoken)
        cards = [(kind.value, value) for kind, value in answer.cards]
        press = partial(choose, answer.number)
        key = f"riddle-choice-{answer.number}"
        buttons.append(
            AnswerButton(key, place.rect, answer.words, press, face, letter=answer.letter, cards=cards)
        )
    level([button.words for button in buttons])
    return buttons


def draw_marks(canvas: Canvas, layout: BoardLayout, answers: Sequence[MarkedAnswer], seat: SeatIndex) -> None:
    """Each answer at every card that it takes; one that takes none below the roll on a plate, else outside
    the plate of who answers, towards the middle of the table."""
    for slot, card in enumerate(layout.crypt.cards):
        here = [(answer, dice) for answer in answers for at, dice in answer.dice.items() if at == slot]
        for place, (answer, dice) in zip(answer_mark_rects(canvas, card, len(here)), here, strict=True):
            mark = AnswerMark(answer.letter, sum_words(dice.effort, dice.dice), answer.best)
            draw_answer_mark(canvas, place, mark)
    side, plate = canvas.px(_AT_PLATE), layout.panel_of(seat)
    top = plate.panel.top - side if plate.panel.top > layout.slab_edge else plate.panel.bottom
    place = Rect(plate.panel.right - 2 * side, top, 2 * side, side)
    if plate.notes:
        place.center = plate.notes[0].unionall(plate.notes[1:]).center
    for answer in answers:
        if not answer.dice:
            draw_answer_mark(canvas, place, AnswerMark(answer.letter, best=answer.best))
            place = place.move(-place.width, 0)
