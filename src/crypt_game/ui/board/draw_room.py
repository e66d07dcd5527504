"""The vault behind the table, the glass before it, and the bar at the top (VISUAL §7, §4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.glass import GLASS, GlassStyle, draw_glass
from crypt_game.drawing.canvas.ground_light import light_ground, too_bright
from crypt_game.drawing.canvas.headline import draw_headline
from crypt_game.drawing.canvas.light import blurred_small
from crypt_game.drawing.canvas.pieces import draw_badge
from crypt_game.drawing.canvas.rooms import VAULT
from crypt_game.drawing.canvas.surfaces import darken
from crypt_game.drawing.canvas.table_marks import draw_phases, draw_round_pips
from crypt_game.drawing.geometry import Space, between, square
from crypt_game.drawing.in_slices import beside
from crypt_game.drawing.motion import in_out_cubic
from crypt_game.play.board_model import BoardModel, Headline
from crypt_game.play.turn_status import PHASE_INDEX, PHASES, TurnLine, turn_lines
from crypt_game.rules.indices import SeatIndex
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout_room import SLAB_BACK, RoomPlaces

__all__ = [
    "draw_panel_glass",
    "draw_room",
    "draw_top",
    "leader_light",
    "light_of",
    "lit_by_leader",
    "paint_vault",
    "risen_of",
    "wall_of",
]

_BLUR = 14
_TOP_SCRIM, _FOOT_SCRIM = 150.0, 420.0
_TOP_DARK, _FOOT_DARK, _SIDE_DARK = 0.96, 0.62, 0.5
_WALL_LIGHT = 0.72
"""The light that the back wall keeps behind the heirs."""
_BACK_WALL, _SIDE = 280.0, 1 / 5
"""How far down the back wall reaches, as a point of the room, and how wide the dark sides are."""
_WALL_FOOT = 190.0
"""Where the foot of the wall begins, as a point of the room: below, it shifts less and less."""
_PIP_PITCH = 22.0
_TURN_PITCH, _TURN_SIZE, _TURN_LIGHT, _DONE_ALPHA = 1.3, 0.82, 0.7, 140
"""The badges in the order of turns, in heights of their line: how far apart, how large those not at turn."""
_NOTED_SIGN = 1.1
"""How large the badge at turn is beside the note of a headline, in heights of that."""
_LESS_LIGHT = 0.03
_COLD, _COLD_STEPS = (0.5, 0.72, 1.0), 2
"""What the vault keeps of red, green and blue before a Ghost, and in how many steps it turns so."""
_LEADER_LIGHT, _LEADER_REACH = 0.34, 430
"""How much brighter the vault is beside the Leader, and how far that reaches."""


def draw_room(context: DrawContext, aside: int = 0) -> None:
    """The vault, which fills the window: it darkens by the round, and is brighter on the side of the Leader.
    Only where the surface may be drawn upon. Its wall has shifted `aside` (pixels) behind the slab."""
    canvas, (light, cold) = context.canvas, light_of(context)
    area = canvas.surface.get_clip()
    red, green, blue = (theme.channel(light * (1 + (tone - 1) * cold)) for tone in _COLD)
    canvas.surface.blit(_vault(context), area, area)
    if aside:
        _shift_wall(context, aside)
    if canvas.scale.contrast:
        return
    light_ground(canvas, (red, green, blue), lit_by_leader(context), _LEADER_LIGHT)


def leader_light(context: DrawContext) -> Rect:
    """The bust that the Leader's torch lights, or a place between two of them while it is carried."""
    layout, carried = context.layout, context.model.carried
    there = layout.member(context.model.view.leader).bust
    if carried is None:
        return there
    return between(layout.member(carried.start).bust, there, in_out_cubic(carried.share))


def lit_by_leader(context: DrawContext) -> Rect:
    """What of the vault the Leader's light makes brighter."""
    return square(leader_light(context).center, 2 * context.canvas.px(_LEADER_REACH))


def wall_of(context: DrawContext) -> Rect:
    """The wall of the vault, down to the far edge of the slab."""
    room = context.layout.room
    return Rect(0, 0, context.canvas.surface.get_width(), room.grid.point(0, room.y(SLAB_BACK))[1])


def _shift_wall(context: DrawContext, aside: int) -> None:
    """Put down the wall again, shifted; less and less from its foot on, as it must not part from the slab."""
    room, wall, vault = context.layout.room, wall_of(context), _vault(context)
    foot = room.grid.point(0, room.y(_WALL_FOOT))[1]
    context.canvas.surface.blit(vault, (aside, 0), Rect(0, 0, wall.width, foot))
    steps, side = abs(aside), 1 if aside > 0 else -1
    for step in range(1, steps):
        top, low = (foot + (wall.height - foot) * (step - 1 + each) // (steps - 1) for each in (0, 1))
        context.canvas.surface.blit(vault, (aside - side * step, top), Rect(0, top, wall.width, low - top))


def light_of(context: DrawContext) -> tuple[float, float]:
    """The light that the vault has in this round, 3 % less in each, and how far it has turned cold before a
    Ghost that rises, in few steps."""
    model, layout, view = context.model, context.layout, context.model.view
    risen = max(
        (risen_of(model, seat) for seat in view.variant.all_seats if layout.is_ghost(seat)), default=0.0
    )
    light = 1 - _LESS_LIGHT * max(0, view.round - 1)
    return light, round(risen * _COLD_STEPS) / _COLD_STEPS


def risen_of(model: BoardModel, seat: SeatIndex) -> float:
    """How far a Ghost has risen behind the slab, 0 to 1."""
    return model.risen.get(seat, 1.0 if model.acting == seat else 0.0)


def draw_panel_glass(context: DrawContext, rect: Rect, style: GlassStyle = GLASS) -> None:
    """A panel of glass before the vault."""
    room, canvas = context.layout.room, context.canvas
    name = "vault", room.picture.size, canvas.scale.contrast

    def soften(vault: Surface) -> Surface:
        soft = blurred_small(vault, canvas.px(_BLUR))
        darken(soft, 1 - 1 / (1 + _LEADER_LIGHT))
        return soft

    behind = canvas.picture_store.baked(
        ("glass of the vault", canvas.surface.get_size(), name),
        lambda: beside(partial(soften, _vault(context))),
    )
    draw_glass(canvas, rect, behind, name, style)


def _vault(context: DrawContext) -> Surface:
    """The vault, as `light_ground` wants it."""
    room, canvas = context.layout.room, context.canvas
    size = canvas.surface.get_size()

    def make() -> Surface:
        art = Surface(size)
        paint_vault(Canvas(art, canvas.picture_store, canvas.scale), room)
        return beside(lambda: too_bright(art, _LEADER_LIGHT))

    return canvas.picture_store.baked(("vault", size, room.picture.size, canvas.scale.contrast), make)


def paint_vault(canvas: Canvas, room: RoomPlaces) -> None:
    """The picture of the vault with its grade: the wall behind the heirs, top and foot are darker. The
    surface may be none that is seen meanwhile."""
    if canvas.scale.contrast:
        canvas.surface.fill(theme.Palette.BLACK)
        return
    picture = canvas.picture_store.rendered(VAULT, room.picture.size, copied=True)
    beside(lambda: _grade(canvas, room, picture))


def _grade(canvas: Canvas, room: RoomPlaces, picture: Surface) -> None:
    """Put the picture down and darken it. Asks no store, for frames are drawn meanwhile."""
    surface = canvas.surface
    surface.blit(picture, room.picture)
    width, height = surface.get_size()
    back = room.grid.point(0, room.y(_BACK_WALL))[1]
    wall = theme.channel(_WALL_LIGHT)
    _fall(surface, Rect(0, 0, width, back), (wall, wall), level=False)
    top, foot = canvas.px(_TOP_SCRIM), canvas.px(_FOOT_SCRIM)
    _fall(surface, Rect(0, 0, width, top), (theme.channel(1 - _TOP_DARK), theme.OPAQUE), level=False)
    low = theme.OPAQUE, theme.channel(1 - _FOOT_DARK)
    _fall(surface, Rect(0, height - foot, width, foot), low, level=False)
    side, dark = round(width * _SIDE), theme.channel(1 - _SIDE_DARK)
    _fall(surface, Rect(0, 0, side, height), (dark, theme.OPAQUE), level=True)
    _fall(surface, Rect(width - side, 0, side, height), (theme.OPAQUE, dark), level=True)


def _fall(surface: Surface, area: Rect, lights: tuple[int, int], *, level: bool) -> None:
    """Darken an area to these lights (0 to 255) at its two ends and in between."""
    ends = Surface((2, 1) if level else (1, 2))
    for place, light in zip(((0, 0), (1, 0) if level else (0, 1)), lights, strict=True):
        ends.set_at(place, (light, light, light))
    surface.blit(pygame.transform.smoothscale(ends, area.size), area, special_flags=pygame.BLEND_RGB_MULT)


def draw_top(context: DrawContext) -> None:
    """Round, pips, phases or in place of these a headline, and the order of turns."""
    layout, view, headline = context.layout, context.model.view, context.model.headline
    turns = () if layout.sharing else tuple(turn_lines(view))
    if headline is not None:
        state, draw = (headline, view.round, turns), partial(_draw_headline, headline, turns)
        context.part("headline", layout.headline, state, draw, waits=())
        return
    _draw_phases_and_rounds(context)
    if turns:
        context.part("order", layout.order, turns, partial(_draw_order, turns, layout.order), waits=())


def _draw_headline(told: Headline, turns: Sequence[TurnLine], context: DrawContext) -> None:
    """Title, question and round, and beside that the order of turns, where it has room before the lessons."""
    view, layout, stars = context.model.view, context.layout, (told.grade, told.grades)
    rounds = context.say("table-round-of", round=max(1, view.round), rounds=view.variant.rounds)
    note = f"{context.say('table-round')} {rounds}"
    signs = _TURN_PITCH * _NOTED_SIGN * len(turns)
    noted = draw_headline(context.canvas, layout.headline, told.title, note, stars, told.question, signs)
    row = noted.scale_by(1, _NOTED_SIGN)
    row.x, row.width = noted.right + context.canvas.px(Space.NEAR), layout.order.width
    if not told.question:
        row.width = min(row.width, layout.stations.left - row.x)
    if row.width >= noted.height * len(turns):
        _draw_order(turns, row, context)


def _draw_phases_and_rounds(context: DrawContext) -> None:
    layout, view = context.layout, context.model.view
    rounds = layout.round_text.unionall([layout.pips or layout.round_text])
    context.part("round", rounds, view.round, _draw_round, waits=())
    context.part("phases", layout.phases, view.phase, _draw_phases, waits=())


def _draw_round(context: DrawContext) -> None:
    canvas, layout, say, view = context.canvas, context.layout, context.say, context.model.view
    round_ = max(1, view.round)
    label = TextLine(theme.LABEL, say("table-round"), theme.Palette.MUTED)
    count = TextLine(theme.COUNT, say("table-round-of", round=round_, rounds=view.variant.rounds))
    context.lines([label, count], layout.round_text, middle=True)
    if layout.pips is not None:
        pitch = min(_PIP_PITCH, layout.pips.width / canvas.scale.k / max(1, view.variant.rounds))
        draw_round_pips(canvas, layout.pips.midleft, round_ - 1, view.variant.rounds, pitch=pitch)


def _draw_phases(context: DrawContext) -> None:
    labels = [context.say(f"term-phase-{phase}") for phase in PHASES]
    draw_phases(context.canvas, context.layout.phases, labels, PHASE_INDEX[context.model.view.phase])


def _draw_order(turns: Sequence[TurnLine], row: Rect, context: DrawContext) -> None:
    """Who plays when: the badges of the seats in the order of their turns, those that are over dim."""
    canvas, side = context.canvas, min(row.height, row.width // max(1, len(turns)))
    pitch = min(round(side * _TURN_PITCH), (row.width - side) // max(1, len(turns) - 1))
    for number, turn in enumerate(turns):
        centre = (row.x + pitch * number + side // 2, row.centery)
        if turn.now:
            canvas.glow(centre, _TURN_LIGHT, reach=side / canvas.scale.k)
        size = side if turn.now else side * _TURN_SIZE
        alpha = _DONE_ALPHA if turn.done else theme.OPAQUE
        draw_badge(canvas, context.house(turn.seat), centre, size, alpha=alpha)
