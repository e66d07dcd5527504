"""Ghosts: how they rise in cold light, their reasons, and the dice of Only Child (VISUAL §11)."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.busts import draw_apparition_bust, draw_cold_light
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.panels import COLD, draw_plate, draw_row, draw_socket
from crypt_game.drawing.canvas.pieces import draw_die, draw_step_disc
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.drawing.motion import out_cubic
from crypt_game.play.board_model import GhostStep, GhostTurn
from crypt_game.play.spots import PoolDieSpot, RollSpot
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass, risen_of
from crypt_game.ui.board.layout_seats import SeatPlaces

__all__ = ["GHOST_DARK", "draw_apparition", "draw_ghost"]

_FITS = ((1.0, 2), (0.9, 2), (1.0, 1), (0.9, 1), (0.8, 1), (0.7, 1))
"""The reasoning is set in the first of these sizes in which so many of its last steps fit."""
GHOST_DARK = (8, 19, 26)
"""The glass of what belongs to a Ghost."""
_ICONS = {"now": "play", "done": "check", "next": "clock"}
_LIGHT_STEPS = 4
"""In how many steps a Ghost's light comes and goes, for it reaches far."""
_LIGHT_WIDE, _LIGHT_HIGH = 5.4, 2.4
"""How far its light reaches, in widths and heights of the Ghost."""
_DIE_IN_SOCKET = 7 / 8
_DISC = 34


def draw_apparition(context: DrawContext, seat: SeatIndex, bust: Rect) -> None:
    """A Ghost behind the slab, as far as it has risen, and its light upon the stone."""
    model, house = context.model, context.house(seat)
    risen = risen_of(model, seat)
    edge = context.layout.slab_edge
    level = round(risen * _LIGHT_STEPS) / _LIGHT_STEPS
    if level:
        area = Rect(0, 0, round(bust.width * _LIGHT_WIDE), round(bust.height * _LIGHT_HIGH))
        area.midtop = bust.centerx, max(edge - area.height // 2, context.layout.phases.bottom)
        context.part("cold light", area, (seat, level), lambda on: draw_cold_light(on.canvas, area, level))
    shows = None if 0 < risen < 1 else (seat, risen)  # while it moves, its picture is not worth keeping
    up = out_cubic(risen)
    context.part("ghost bust", bust, shows, lambda on: draw_apparition_bust(on.canvas, house, bust, edge, up))


def draw_ghost(context: DrawContext) -> None:
    """The dice on the Ghost's plate, and its reasoning beside the Crypt while it plays."""
    turn, reason = context.model.ghost_on_show, context.layout.reason
    if turn is not None and turn.steps and reason is not None:
        context.part("reason", reason, turn.told, partial(_draw_reason, turn, reason))
    for pool, places in context.layout.panels.items():
        if not places.notes:
            continue
        if turn is not None:
            rolled = turn.told, context.hidden(RollSpot)
            context.part("ghost roll", places.note, rolled, partial(_draw_roll, turn, places))
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
            inner = place.scale_by(_DIE_IN_SOCKET)
            draw_die(context.canvas, context.pool_house(pool), 1, inner)
    words = places.notes[0].union(places.notes[-1])
    context.line(TextLine(theme.NOTE, context.say("table-ghost-dice"), theme.Palette.MUTED), words, "center")


def _draw_roll(turn: GhostTurn, places: SeatPlaces, context: DrawContext) -> None:
    """The dice as rolled; joined ones share a frame, with a word below each group, or a sign
    where one of them lacks room: done, now, or waiting."""
    canvas, house = context.canvas, context.house(turn.seat)
    if not turn.groups:
        for number, roll in enumerate(turn.rolls):
            if context.shows(RollSpot(number)):
                draw_die(canvas, house, roll, places.dice[number])
        return
    number = 0
    states = [context.say(f"table-ghost-group-{turn.progress(each)}") for each in range(len(turn.groups))]
    rooms = [places.notes[0].width * group.dice - 2 * canvas.px(Space.TIGHT) for group in turn.groups]
    worded = all(canvas.fits(theme.NOTE, *each) for each in zip(states, rooms, strict=True))
    style = canvas.level(theme.NOTE, zip(states, rooms, strict=True))
    for index, group in enumerate(turn.groups):
        dice = places.dice[number : number + group.dice]
        notes = places.notes[number : number + group.dice]
        frame = dice[0].unionall([*dice[1:], *notes]).inflate(canvas.px(Space.HAIR), canvas.px(Space.APART))
        frame = frame.clip(places.panel.inflate(-2 * canvas.px(Space.TIGHT), -2 * canvas.px(Space.TIGHT)))
        progress = turn.progress(index)
        if progress == "now":
            draw_plate(canvas, frame, COLD)
        elif group.dice > 1:
            draw_row(canvas, frame)
        for place in dice:
            draw_die(canvas, house, group.effort, place)
        colour = theme.Palette.IVORY if progress == "now" else theme.Palette.MUTED
        box = notes[0].union(notes[-1])
        if worded:
            context.line(TextLine(style, states[index], colour), box, "center")
        else:
            size = min(box.height, canvas.px(IconSize.TEXT))
            canvas.sprite(f"icon/{_ICONS[progress]}", box.center, size, tint=colour)
        number += group.dice


def _draw_reason(turn: GhostTurn, rect: Rect, context: DrawContext) -> None:
    """The last steps that fit: what it does and, in italics, why; smaller where not even two would fit.

    The glass behind them grows with them, until the first step has made way for another.
    """
    canvas, whole = context.canvas, rect
    rect = rect.inflate(-canvas.px(Space.NEAR), -canvas.px(Space.NEAR))
    disc, pad = canvas.px(_DISC), canvas.px(Space.TIGHT)
    wide = rect.width - 2 * pad - disc - pad
    for share, few in _FITS:
        label, reason = (style._replace(size=style.size * share) for style in (theme.LABEL, theme.REASON))
        heights = [_height(context, step, wide, label, reason) + 2 * pad for step in turn.steps]
        if sum(heights[-few:]) <= rect.height:
            break
    first, used = len(turn.steps) - 1, heights[-1]
    while first and used + heights[first - 1] <= rect.height:
        first -= 1
        used += heights[first]
    glass = Rect(whole.topleft, (whole.width, whole.height if first else used + whole.height - rect.height))
    draw_panel_glass(context, glass, GlassStyle(dark=GHOST_DARK))
    y = rect.y
    for number in range(first, len(turn.steps)):
        step = turn.steps[number]
        row = Rect(rect.x, y, rect.width, heights[number] - canvas.px(Space.HAIR))
        if number == len(turn.steps) - 1 and not step.done:
            draw_plate(canvas, row, COLD)
        centre = row.x + pad + disc // 2, row.centery
        draw_step_disc(canvas, number - first + 1, centre, disc, "done" if step.done else "current")
        words = Rect(row.x + disc + 2 * pad, row.y + pad, wide, 0)
        height = canvas.paragraph(label, step.text, words, theme.Palette.IVORY)
        if step.reason:
            canvas.paragraph(reason, step.reason, words.move(0, height), theme.Palette.MUTED)
        y += heights[number]


def _height(context: DrawContext, step: GhostStep, wide: int, label: theme.Style, reason: theme.Style) -> int:
    height = context.canvas.paragraph_height(label, step.text, wide)
    return height + (context.canvas.paragraph_height(reason, step.reason, wide) if step.reason else 0)
