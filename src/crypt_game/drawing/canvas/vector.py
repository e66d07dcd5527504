"""Shapes as SVG text, in the subset that pygame's rasteriser draws, and the rasteriser itself.

Panels, buttons and tags have no fixed size, so they are written as SVG at their real size and drawn once.
That gives the same clean edges as the art in assets/svg. Lengths are real pixels.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from math import pi

import pygame

from crypt_game.drawing.in_slices import beside
from crypt_game.drawing.theme import Colour, Palette, hexed


def rasterise(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Draw an SVG at this size, premultiplied and in the screen's pixel format.

    Raises pygame.error when it cannot be read.
    """
    wide, tall = max(1, size[0]), max(1, size[1])
    raw = pygame.image.load_sized_svg(io.BytesIO(svg), (wide, tall)).convert_alpha()
    raw.premul_alpha_ip()
    if raw.get_size() == (wide, tall):
        return raw
    # The rasteriser rounds up, and keeps the drawing's own ratio: a pixel more or less on either side.
    art = pygame.Surface((wide, tall), pygame.SRCALPHA)
    art.blit(raw, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return art


def picture(size: tuple[int, int], parts: Iterable[str]) -> pygame.Surface:
    """These parts drawn on a picture of this size."""
    svg = document(*size, parts)
    return beside(lambda: rasterise(svg, size))


def round_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """White with round corners, to be multiplied with a picture of this size."""
    return picture(size, [filled(rounded_within(size, 0, radius), Palette.WHITE)])


def cut_round(art: pygame.Surface, radius: float) -> None:
    """Cut the corners of a picture round."""
    art.blit(round_mask(art.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def document(width: float, height: float, parts: Iterable[str]) -> bytes:
    """A whole SVG file around these parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>'
    ).encode()


def gradient(
    name: str, colours: Sequence[Colour], level: bool = False, opacities: Sequence[float] = ()
) -> str:
    """A gradient through evenly spaced colours, downwards or (`level`) to the right, named by `"#name"`.

    `opacities` gives one for each colour; without them all are opaque.
    """
    last = max(1, len(colours) - 1)
    stops = "".join(
        f'<stop offset="{index / last:g}" stop-color="{hexed(colour)}" stop-opacity="{opacity:g}"/>'
        for index, (colour, opacity) in enumerate(
            zip(colours, opacities or [1.0] * len(colours), strict=True)
        )
    )
    right, down = ("100%", "0%") if level else ("0%", "100%")
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="{right}" y2="{down}">{stops}</linearGradient>'


def chamfered(x: float, y: float, width: float, height: float, cut: float) -> str:
    """The path of a box whose corners are cut off at 45 degrees."""
    cut = max(0.0, min(cut, width / 2, height / 2))
    right, foot = x + width, y + height
    return (
        f"M{x + cut:g},{y:g} L{right - cut:g},{y:g} L{right:g},{y + cut:g} L{right:g},{foot - cut:g} "
        f"L{right - cut:g},{foot:g} L{x + cut:g},{foot:g} L{x:g},{foot - cut:g} L{x:g},{y + cut:g} Z"
    )


def chamfered_left(x: float, y: float, width: float, height: float, cut: float) -> str:
    """The same with only the left corners cut off: a strip at the left of such a box."""
    right, foot = x + width, y + height
    corners = [(x + cut, y), (right, y), (right, foot), (x + cut, foot), (x, foot - cut), (x, y + cut)]
    return polygon(corners)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a box with round corners."""
    r = max(0.0, min(radius, width / 2, height / 2))
    right, foot = x + width, y + height
    arc = f"A{r:g},{r:g} 0 0 1"
    return (
        f"M{x + r:g},{y:g} L{right - r:g},{y:g} {arc} {right:g},{y + r:g} "
        f"L{right:g},{foot - r:g} {arc} {right - r:g},{foot:g} "
        f"L{x + r:g},{foot:g} {arc} {x:g},{foot - r:g} L{x:g},{y + r:g} {arc} {x + r:g},{y:g} Z"
    )


def rounded_within(size: tuple[float, float], inset: float, radius: float) -> str:
    """The path of a box with round corners that stays so far within a picture of this size."""
    return rounded(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset, radius)


def round_outline(size: tuple[float, float], inset: float, radius: float) -> float:
    """How long the line of :func:`rounded_within` is."""
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    r = max(0.0, min(radius, width / 2, height / 2))
    return 2 * (width + height - 4 * r) + 2 * pi * r


def polygon(points: Sequence[tuple[float, float]], closed: bool = True) -> str:
    """The path through these points."""
    return "M" + " L".join(f"{x:g},{y:g}" for x, y in points) + (" Z" if closed else "")


def filled(path: str, fill: Colour | str, opacity: float = 1.0) -> str:
    """A path filled with a colour, or with a named gradient (`"#name"`)."""
    paint = f"url({fill})" if isinstance(fill, str) else hexed(fill)
    return f'<path d="{path}" fill="{paint}" fill-opacity="{opacity:g}"/>'


def stroked(path: str, paint: Colour | str, width: float, opacity: float = 1.0, dash: str = "") -> str:
    """A path drawn as a line of this width, in a colour or a named gradient (`"#name"`)."""
    colour = f"url({paint})" if isinstance(paint, str) else hexed(paint)
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-opacity="{opacity:g}" stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
    )


def line(
    x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float, opacity: float = 1.0
) -> str:
    """A straight line."""
    return stroked(f"M{x1:g},{y1:g} L{x2:g},{y2:g}", colour, width, opacity)


def circle(x: float, y: float, radius: float, fill: Colour | str, opacity: float = 1.0) -> str:
    """A filled disc."""
    paint = f"url({fill})" if isinstance(fill, str) else hexed(fill)
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{paint}" fill-opacity="{opacity:g}"/>'


def ring(x: float, y: float, radius: float, colour: Colour, width: float) -> str:
    """A circle drawn as a line."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{width:g}"/>'
    )
