"""The Ghost of Only Child: its dice in the order in which they act, and its reasons (VISUAL §11)."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.play.board_model import GhostStep, GhostTurn
from crypt_game.play.spots import PoolDieSpot, RollSpot
from crypt_game.rules.indices import PoolIndex
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass
from crypt_game.ui.board.layout_seats import SeatPlaces
from crypt_game.ui.canvas.glass import GlassStyle
from crypt_game.ui.canvas.panels import draw_row, draw_socket
from crypt_game.ui.canvas.pieces import draw_die, draw_step_disc
from crypt_game.ui.canvas.surfaces import STILL, Pose

__all__ = ["draw_ghost"]

_FEW = 2
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""The reasoning is set smaller, in these steps, until at least so many of its steps fit."""
_DARK = (8, 19, 26)
_STATE = theme.NOTE._replace(floor=13)
_ICONS = {"now": "play", "done": "check", "next": "clock"}
_WAITS = 130
"""How much is seen of dice that wait for their turn, of 255."""


def draw_ghost(context: DrawContext) -> None:
    """The dice on the Ghost's plate, and its reasoning beside the Crypt while it plays."""
    turn, reason = context.model.asking, context.layout.reason
    for pool, places in context.layout.panels.items():
        if not places.notes:
            continue
        if isinstance(turn, GhostTurn) and reason is not None:
            context.part("ghost", places.note, None, partial(_draw_roll, turn, places))
            context.part("reason", reason, None, partial(_draw_reason, turn, reason))
        else:
            at_hand = context.model.view.pools[pool].available
            shows = pool, at_hand, context.hidden(PoolDieSpot)
            context.part("ghost", places.note, shows, partial(_draw_rest, pool, places))


def _draw_rest(pool: PoolIndex, places: SeatPlaces, context: DrawContext) -> None:
    """The dice at hand, and that they are never exhausted."""
    at_hand = context.model.view.pools[pool].available
    for number, place in enumerate(places.dice):
        draw_socket(context.canvas, place)
        if number >= len(places.dice) - at_hand and context.shows(PoolDieSpot(pool, number)):
            inner = place.inflate(-place.width // 8, -place.height // 8)
            draw_die(context.canvas, context.pool_house(pool), 1, inner)
    words = places.notes[0].union(places.notes[-1])
    context.line(TextLine(theme.NOTE, context.say("table-ghost-dice"), theme.Palette.MUTED), words, "center")


def _draw_roll(turn: GhostTurn, places: SeatPlaces, context: DrawContext) -> None:
    """The dice as rolled; joined ones share a frame, with a word below each group: done, now, or waiting."""
    canvas, house = context.canvas, context.house(turn.seat)
    if not turn.groups:
        for number, roll in enumerate(turn.rolls):
            if context.shows(RollSpot(number)):
                draw_die(canvas, house, roll, places.dice[number])
        return
    number = 0
    for index, group in enumerate(turn.groups):
        dice = places.dice[number : number + group.dice]
        notes = places.notes[number : number + group.dice]
        frame = dice[0].unionall([*dice[1:], *notes]).inflate(canvas.px(4), canvas.px(22))
        progress = turn.progress(index)
        if progress == "now" or group.dice > 1:
            draw_row(canvas, frame, chosen=progress == "now")
        for place in dice:
            draw_die(canvas, house, group.effort, place, pose=Pose(_WAITS) if progress == "next" else STILL)
        words = context.say(f"table-ghost-group-{progress}")
        colour = theme.Palette.IVORY if progress == "now" else theme.Palette.MUTED
        box = notes[0].union(notes[-1])
        if canvas.fits(_STATE, words, box.width):
            context.line(TextLine(_STATE, words, colour), box, "center", floor=_STATE.floor)
        else:
            size = min(box.height, canvas.px(26))
            canvas.sprite(f"icon/{_ICONS[progress]}", box.center, size, tint=colour)
        number += group.dice


def _draw_reason(turn: GhostTurn, rect: Rect, context: DrawContext) -> None:
    """The last steps that fit: what it does and, in italics, why; smaller where not even two would fit."""
    draw_panel_glass(context, rect, GlassStyle(dark=_DARK))
    canvas = context.canvas
    rect = rect.inflate(-canvas.px(16), -canvas.px(16))
    disc, pad = canvas.px(34), canvas.px(8)
    wide = rect.width - disc - 3 * pad
    few = min(_FEW, len(turn.steps))
    for share in _SHARES:
        label, reason = (style._replace(size=style.size * share) for style in (theme.LABEL, theme.REASON))
        heights = [_height(context, step, wide, label, reason) + canvas.px(18) for step in turn.steps]
        if sum(heights[-few:]) <= rect.height:
            break
    first = len(turn.steps)
    used = 0
    while first and used + heights[first - 1] <= rect.height:
        first -= 1
        used += heights[first]
    if first == len(turn.steps) > 0:
        canvas.paragraph(label, turn.steps[-1].text, rect.inflate(-2 * pad, 0))
    y = rect.y
    for number in range(first, len(turn.steps)):
        step = turn.steps[number]
        row = Rect(rect.x, y, rect.width, heights[number] - canvas.px(4))
        if number == len(turn.steps) - 1 and not step.done:
            draw_row(canvas, row, chosen=True)
        centre = row.x + pad + disc // 2, row.centery
        draw_step_disc(canvas, number + 1, centre, disc, "done" if step.done else "current")
        words = Rect(row.x + disc + 2 * pad, row.y + canvas.px(7), wide, 0)
        height = canvas.paragraph(label, step.text, words, theme.Palette.IVORY)
        if step.reason:
            canvas.paragraph(reason, step.reason, words.move(0, height), theme.Palette.MUTED)
        y += heights[number]


def _height(context: DrawContext, step: GhostStep, wide: int, label: theme.Style, reason: theme.Style) -> int:
    height = context.canvas.paragraph_height(label, step.text, wide)
    return height + (context.canvas.paragraph_height(reason, step.reason, wide) if step.reason else 0)
