"""The Ghost's panel in Only Child: its roll with joined dice, and its reasoning step by step (VISUAL §11)."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.play.board_model import GhostStep, GhostTurn, SpotKind
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_sides import draw_lines, newest
from crypt_game.ui.board.layout_seats import SeatPlaces
from crypt_game.ui.canvas.panels import draw_row, draw_socket
from crypt_game.ui.canvas.pieces import draw_die, draw_step_disc

__all__ = ["draw_ghost_panels"]

_FEW = 2
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""The reasoning is set smaller, in these steps, until at least so many of its steps fit."""


def draw_ghost_panels(context: DrawContext) -> None:
    """The dice of every Ghost, and its reasoning while it plays; else the chronicle, where there is room."""
    for pool, places in context.layout.panels.items():
        if places.steps is None:
            continue
        turn = context.model.asking
        seat = context.model.view.variant.members[pool][0]
        if isinstance(turn, GhostTurn) and turn.seat == seat:
            context.part("ghost", places.panel, None, partial(_draw_turn, pool, places, places.steps, turn))
            continue
        at_hand = context.model.view.pools[pool].available
        shows = pool, at_hand, context.hidden(SpotKind.POOL_DIE), newest(context.model)
        context.part("ghost", places.panel, shows, partial(_draw_rest, pool, places, places.steps))


def _draw_turn(pool: int, places: SeatPlaces, steps: Rect, turn: GhostTurn, context: DrawContext) -> None:
    if context.layout.ladder is not None:
        _draw_roll(context, turn, places)
    else:
        _draw_dice(context, pool, places, turn.rolls)
    _draw_steps(context, turn, steps)


def _draw_rest(pool: int, places: SeatPlaces, steps: Rect, context: DrawContext) -> None:
    _draw_dice(context, pool, places, ())
    inner = steps.inflate(-context.canvas.px(10), -context.canvas.px(8))
    if context.layout.ladder is not None:
        context.line(
            TextLine(theme.NOTE, context.say("table-ghost-dice"), theme.Palette.MUTED), places.heading
        )
        draw_lines(context, inner)
    else:
        words = context.say("table-ghost-takes")
        context.canvas.paragraph(theme.STATUS, words, inner, theme.Palette.MUTED, max_lines=4)


def _draw_dice(context: DrawContext, pool: int, places: SeatPlaces, rolls: tuple[int, ...]) -> None:
    """The Ghost's dice at hand, or as it has just rolled them."""
    at_hand = len(rolls) or context.model.view.pools[pool].available
    for number, place in enumerate(places.dice):
        draw_socket(context.canvas, place)
        if number >= len(places.dice) - at_hand and context.shows(SpotKind.POOL_DIE, pool, number):
            face = rolls[number - len(places.dice) + at_hand] if rolls else 1
            draw_die(
                context.canvas,
                context.pool_house(pool),
                face,
                place.inflate(-place.width // 8, -place.height // 8),
            )


def _draw_roll(context: DrawContext, turn: GhostTurn, places: SeatPlaces) -> None:
    """The dice as rolled; joined ones share a frame, with their sum below."""
    context.line(TextLine(theme.NOTE, context.say("table-ghost-roll"), theme.Palette.MUTED), places.heading)
    house = context.house(turn.seat)
    if not turn.groups:
        for number, roll in enumerate(turn.rolls):
            if context.shows(SpotKind.ROLL, number):
                draw_die(context.canvas, house, roll, places.dice[number])
        return
    number = 0
    for index, group in enumerate(turn.groups):
        dice = places.dice[number : number + group.dice]
        frame = dice[0].unionall(list(dice[1:])).inflate(context.canvas.px(18), context.canvas.px(14))
        if group.dice > 1:
            draw_row(context.canvas, frame, chosen=True)
        for place in dice:
            draw_die(context.canvas, house, group.effort, place)
        words = Rect(frame.x, places.note.y, frame.width, places.note.height)
        colour = theme.Palette.IVORY if index == turn.group else theme.Palette.MUTED
        context.line(TextLine(theme.COUNT, str(group.strength), colour), words, "center")
        number += group.dice


def _draw_steps(context: DrawContext, turn: GhostTurn, rect: Rect) -> None:
    """The last steps that fit: what it does and, in italics, why; smaller where not even two would fit."""
    canvas = context.canvas
    disc, pad = canvas.px(38), canvas.px(10)
    wide = rect.width - disc - 3 * pad
    few = min(_FEW, len(turn.steps))
    for share in _SHARES:
        label, reason = (style._replace(size=style.size * share) for style in (theme.LABEL, theme.REASON))
        heights = [_height(context, step, wide, label, reason) + canvas.px(22) for step in turn.steps]
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
        now = number == len(turn.steps) - 1 and not step.done
        if now:
            draw_row(canvas, row, chosen=True)
        draw_step_disc(
            canvas,
            number + 1,
            (row.x + pad + disc // 2, row.centery),
            disc,
            "done" if step.done else "current",
        )
        words = Rect(row.x + disc + 2 * pad, row.y + canvas.px(9), wide, 0)
        height = canvas.paragraph(label, step.text, words, theme.Palette.IVORY)
        if step.reason:
            canvas.paragraph(reason, step.reason, words.move(0, height), theme.Palette.MUTED)
        y += heights[number]


def _height(context: DrawContext, step: GhostStep, wide: int, label: theme.Style, reason: theme.Style) -> int:
    height = context.canvas.paragraph_height(label, step.text, wide)
    return height + (context.canvas.paragraph_height(reason, step.reason, wide) if step.reason else 0)
