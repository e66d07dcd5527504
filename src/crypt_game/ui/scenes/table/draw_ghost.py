"""The Ghost's panel in Only Child: its roll with joined dice, and its reasoning step by step (VISUAL §11)."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.ui import theme
from crypt_game.ui.scenes.table.draw_sides import draw_lines, newest
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.layout_seats import SeatPlaces
from crypt_game.ui.scenes.table.model import GhostStep, GhostTurn, SpotKind

__all__ = ["draw_ghost_panels"]

_FEW = 2
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""The reasoning is set smaller, in these steps, until at least so many of its steps fit."""


def draw_ghost_panels(easel: Easel) -> None:
    """The dice of every Ghost, and its reasoning while it plays; else the chronicle, where there is room."""
    for pool, places in easel.layout.panels.items():
        if places.steps is None:
            continue
        turn = easel.model.asking
        seat = easel.model.view.variant.members[pool][0]
        if isinstance(turn, GhostTurn) and turn.seat == seat:
            easel.part("ghost", places.panel, None, partial(_draw_turn, pool, places, places.steps, turn))
            continue
        at_hand = easel.model.view.pools[pool].available
        shows = pool, at_hand, easel.hidden(SpotKind.POOL_DIE), newest(easel.model)
        easel.part("ghost", places.panel, shows, partial(_draw_rest, pool, places, places.steps))


def _draw_turn(pool: int, places: SeatPlaces, steps: Rect, turn: GhostTurn, easel: Easel) -> None:
    if easel.layout.ladder is not None:
        _draw_roll(easel, turn, places)
    else:
        _draw_dice(easel, pool, places, turn.rolls)
    _draw_steps(easel, turn, steps)


def _draw_rest(pool: int, places: SeatPlaces, steps: Rect, easel: Easel) -> None:
    _draw_dice(easel, pool, places, ())
    inner = steps.inflate(-easel.brush.px(10), -easel.brush.px(8))
    if easel.layout.ladder is not None:
        easel.line(Line(theme.NOTE, easel.say("table-ghost-dice"), theme.Palette.MUTED), places.heading)
        draw_lines(easel, inner)
    else:
        words = easel.say("table-ghost-takes")
        easel.brush.paragraph(theme.STATUS, words, inner, theme.Palette.MUTED, max_lines=4)


def _draw_dice(easel: Easel, pool: int, places: SeatPlaces, rolls: tuple[int, ...]) -> None:
    """The Ghost's dice at hand, or as it has just rolled them."""
    at_hand = len(rolls) or easel.model.view.pools[pool].available
    for number, place in enumerate(places.dice):
        easel.brush.socket(place)
        if number >= len(places.dice) - at_hand and easel.shows(SpotKind.POOL_DIE, pool, number):
            face = rolls[number - len(places.dice) + at_hand] if rolls else 1
            easel.brush.die(
                easel.pool_house(pool), face, place.inflate(-place.width // 8, -place.height // 8)
            )


def _draw_roll(easel: Easel, turn: GhostTurn, places: SeatPlaces) -> None:
    """The dice as rolled; joined ones share a frame, with their sum below."""
    easel.line(Line(theme.NOTE, easel.say("table-ghost-roll"), theme.Palette.MUTED), places.heading)
    house = easel.house(turn.seat)
    if not turn.groups:
        for number, roll in enumerate(turn.rolls):
            if easel.shows(SpotKind.ROLL, number):
                easel.brush.die(house, roll, places.dice[number])
        return
    number = 0
    for index, group in enumerate(turn.groups):
        dice = places.dice[number : number + group.dice]
        frame = dice[0].unionall(list(dice[1:])).inflate(easel.brush.px(18), easel.brush.px(14))
        if group.dice > 1:
            easel.brush.row(frame, chosen=True)
        for place in dice:
            easel.brush.die(house, group.effort, place)
        words = Rect(frame.x, places.note.y, frame.width, places.note.height)
        colour = theme.Palette.IVORY if index == turn.group else theme.Palette.MUTED
        easel.line(Line(theme.COUNT, str(group.strength), colour), words, "center")
        number += group.dice


def _draw_steps(easel: Easel, turn: GhostTurn, rect: Rect) -> None:
    """The last steps that fit: what it does and, in italics, why; smaller where not even two would fit."""
    brush = easel.brush
    disc, pad = brush.px(38), brush.px(10)
    wide = rect.width - disc - 3 * pad
    few = min(_FEW, len(turn.steps))
    for share in _SHARES:
        label, reason = (style._replace(size=style.size * share) for style in (theme.LABEL, theme.REASON))
        heights = [_height(easel, step, wide, label, reason) + brush.px(22) for step in turn.steps]
        if sum(heights[-few:]) <= rect.height:
            break
    first = len(turn.steps)
    used = 0
    while first and used + heights[first - 1] <= rect.height:
        first -= 1
        used += heights[first]
    if first == len(turn.steps) > 0:
        brush.paragraph(label, turn.steps[-1].text, rect.inflate(-2 * pad, 0))
    y = rect.y
    for number in range(first, len(turn.steps)):
        step = turn.steps[number]
        row = Rect(rect.x, y, rect.width, heights[number] - brush.px(4))
        now = number == len(turn.steps) - 1 and not step.done
        if now:
            brush.row(row, chosen=True)
        brush.step_disc(
            number + 1, (row.x + pad + disc // 2, row.centery), disc, "done" if step.done else "current"
        )
        words = Rect(row.x + disc + 2 * pad, row.y + brush.px(9), wide, 0)
        height = brush.paragraph(label, step.text, words, theme.Palette.IVORY)
        if step.reason:
            brush.paragraph(reason, step.reason, words.move(0, height), theme.Palette.MUTED)
        y += heights[number]


def _height(easel: Easel, step: GhostStep, wide: int, label: theme.Style, reason: theme.Style) -> int:
    height = easel.brush.paragraph_height(label, step.text, wide)
    return height + (easel.brush.paragraph_height(reason, step.reason, wide) if step.reason else 0)
