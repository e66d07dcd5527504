"""The carved stair of the four titles, climbed coin by coin by those who play against the Ghosts (§6.8)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import blurred, draw_cast_shadow
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.canvas.pieces import draw_coin
from crypt_game.drawing.canvas.vector import round_mask
from crypt_game.drawing.geometry import Space

__all__ = ["draw_stair"]

_PICTURE, _RISER_AT = 500, 40
"""The rendered stair: how high it is, and where in it the lowest riser begins."""
_OUTLINE = (0, 1), (-0.185, 0.467), (-0.274, -0.363), (0.215, -0.363), (0.407, 0.022)
"""The outline of a step from the foot of its riser over its left end to the riser above, in heights of a step
from the upper left corner of the riser."""
_SOFT, _SHADOW = 7, 30
"""How softly the light on a step ends, and how high the shadow below the stair is."""
_RECESS, _RECESS_AT, _COIN, _TITLE = 0.14, 0.655, 34, 31
"""Where in a riser its recess begins and has its middle, in its heights; a coin and the type in it."""
_FIGURE, _FIGURE_AT, _ROUND = 112, (0.09, 0.12), 0.42
"""The climber: how high, where its foot is on its step (in heights of a step), how round its foot is (in its
widths)."""
_SHADE = 0.5
"""How dark the shadow of the climber is."""


def draw_stair(
    canvas: Canvas,
    steps: Sequence[pygame.Rect],
    end: int,
    titles: Sequence[tuple[str, int]],
    coins: int,
    climber: str,
) -> None:
    """The steps (their boxes from the lowest on) with their titles, and left of `end` the coins each needs.
    That of so many `coins` is lit; `climber`, somebody's picture without its mood, stands on it."""
    reached = max(number for number, (_, least) in enumerate(titles) if coins >= least or number == 0)
    _draw_stone(canvas, steps, reached)
    near, size = canvas.px(Space.NEAR), theme.NAME.size * canvas.scale.fair_share
    figure, style = theme.NAME._replace(size=size), theme.PANEL_TITLE_LARGE._replace(size=_TITLE)
    lefts = [step.left + round(step.height * _RECESS) + near for step in steps]
    room = end - max(canvas.measure(figure, f"{least}+")[0] for _, least in titles) - near - lefts[-1]
    if not canvas.scale.larger:  # else the titles need its room
        coin = canvas.px(_COIN)
        room -= coin + near
        for step in steps:
            draw_coin(canvas, None, (end - coin // 2, step.top + step.height * _RECESS_AT), coin)
        end -= coin + near
    style = canvas.level(style, [(words, room) for words, _ in titles])
    for number, (step, (words, least)) in enumerate(zip(steps, titles, strict=True)):
        lit = number == reached and not canvas.scale.contrast
        ink, middle = theme.Palette.INK if lit else theme.Palette.IVORY, step.top + step.height * _RECESS_AT
        canvas.text(style, words, (lefts[number], middle), ink, "midleft", max_width=room)
        canvas.text(figure, f"{least}+", (end, middle), ink, "midright")
    mood = "wince" if reached == 0 else "calm" if reached == 1 else "gloat"
    _draw_climber(canvas, f"{climber}-{mood}", steps[reached])


def _draw_climber(canvas: Canvas, name: str, step: pygame.Rect) -> None:
    """A bust with a round foot, its shadow on the step."""

    def make() -> pygame.Surface:
        art = canvas.picture_store.sprite(name, canvas.px(_FIGURE)).copy()
        wide, high = art.get_size()
        foot = round_mask((wide, high + wide), wide * _ROUND)
        art.blit(foot, (0, -wide), special_flags=pygame.BLEND_RGBA_MULT)
        return art

    art = canvas.picture_store.baked(("climber", name, canvas.px(_FIGURE)), make)
    right, down = _FIGURE_AT
    foot = round(step.left + step.height * right), round(step.top + step.height * down)
    place = art.get_rect(midbottom=foot)
    shade = pygame.Rect(0, 0, place.width // 2, place.width // 8)
    shade.center = foot
    draw_cast_shadow(canvas, shade, _SHADE)
    canvas.stamp(art, place.topleft)


def _draw_stone(canvas: Canvas, steps: Sequence[pygame.Rect], reached: int) -> None:
    """The rendered stair, lit where it is reached; plain steps in high contrast, which has no pictures."""
    if canvas.scale.contrast:
        for number, step in enumerate(steps):
            draw_row(canvas, step, chosen=number == reached)
        return
    place = pygame.Rect((0, 0), canvas.picture_store.sprite_size("table/stair", canvas.px(_PICTURE)))
    place.bottomleft = steps[0].left - canvas.px(_RISER_AT), steps[0].bottom
    draw_cast_shadow(canvas, pygame.Rect(steps[0].bottomleft, (steps[0].width, canvas.px(_SHADOW))), 1.0)
    canvas.sprite("table/stair", place)

    def make() -> pygame.Surface:
        light, step = canvas.picture_store.sprite("table/stair-lit", place.height).copy(), steps[reached]
        high = step.height
        outline = [(step.left + right * high, step.top + down * high) for right, down in _OUTLINE]
        above = outline[-2 if step is steps[-1] else -1][1]
        outline += [(place.right, above), (place.right, step.bottom)]
        shape = pygame.Surface(light.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(shape, "white", [(x - place.left, y - place.top) for x, y in outline])
        light.blit(blurred(shape, canvas.px(_SOFT)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return light

    canvas.stamp(canvas.picture_store.baked(("lit step", place.size, reached), make), place.topleft)
