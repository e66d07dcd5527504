"""Pictures as colour-blind eyes see them.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency" (2009), for complete absence of one kind of cone; they apply to linear light.
"""

from __future__ import annotations

from functools import cache

import pygame

__all__ = ["VISIONS", "light_of", "seen_by", "through"]

Light = tuple[float, float, float]
"""Red, green and blue as linear light, each 0–1."""
Matrix = tuple[Light, Light, Light]

VISIONS: dict[str, Matrix] = {
    "full colour": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}
"""By name, what becomes of red, green and blue light."""


def seen_by(vision: str, picture: pygame.Surface) -> pygame.Surface:
    """`picture` through other eyes. Takes a second or so for each quarter of a million pixels."""
    data = pygame.image.tobytes(picture, "RGB")
    pixels = zip(data[0::3], data[1::3], data[2::3], strict=True)
    out = bytearray()
    for red, green, blue in pixels:
        out += _seen(vision, red >> 1, green >> 1, blue >> 1)
    return pygame.image.frombytes(bytes(out), picture.get_size(), "RGB")


@cache
def _seen(vision: str, *halved: int) -> bytes:
    """One colour through other eyes; components are halved so that fewer colours need working out."""
    red, green, blue = (2 * half + 1 for half in halved)
    return bytes(_from_light(part) for part in through(vision, light_of((red, green, blue))))


def light_of(colour: tuple[int, int, int]) -> Light:
    """The linear light of an sRGB colour with components 0–255."""
    red, green, blue = (_to_light(component / 255) for component in colour)
    return red, green, blue


def through(vision: str, light: Light) -> Light:
    """What eyes of that name see of a light."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    return red, green, blue


def _to_light(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else float(((level + 0.055) / 1.055) ** 2.4)


def _from_light(light: float) -> int:
    level = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * level)
