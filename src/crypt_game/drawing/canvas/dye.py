"""Pictures in another colour of their house: rendered dice and busts.

The colour of a house is found in a rendered picture by how far one channel of a pixel exceeds another, which
skin, hair, gold, pips and highlights do not; so much of the new colour takes the place of the old one.
Brightness and relief stay. Works on whole channels, never pixel by pixel: a die takes a millisecond or two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import pygame

from crypt_game.drawing.theme import OPAQUE, Colour, HouseTones, Palette, luminance

__all__ = ["THRONE", "dyed", "house_of", "with_banners"]

_GAMMA: Final = 2.2
_LEVELS: Final = range(OPAQUE + 1)
_RED, _GREEN, _BLUE = range(3)
_EXHAUSTED: Final = "exhausted"


class _Cloth(NamedTuple):
    """How the colour of a house is found: a pixel has as much of it as the mean of the channels `more`
    exceeds `times` the channel `less`; all of it where it looks like `full`."""

    more: tuple[int, ...]
    less: int
    times: float
    full: Colour


_CLOTH: Final[dict[str, dict[str, _Cloth]]] = {
    "dice": {
        "tower": _Cloth((_RED,), _GREEN, 1.1, (208, 15, 14)),
        "moon": _Cloth((_BLUE,), _RED, 1.1, (26, 94, 186)),
        "pine": _Cloth((_GREEN,), _RED, 1.1, (10, 181, 131)),
        "star": _Cloth((_RED, _BLUE), _GREEN, 1.05, (200, 152, 214)),
    },
    "heirs": {
        "tower": _Cloth((_RED,), _GREEN, 2.8, (176, 30, 22)),
        "moon": _Cloth((_BLUE,), _GREEN, 1.15, (40, 58, 122)),
        "pine": _Cloth((_GREEN,), _RED, 1.2, (42, 104, 48)),
        "star": _Cloth((_BLUE,), _GREEN, 1.15, (88, 40, 112)),
    },
    "banners": {
        "tower": _Cloth((_RED,), _GREEN, 2.8, (150, 12, 6)),
        "moon": _Cloth((_BLUE,), _RED, 0.95, (72, 86, 111)),
        "star": _Cloth((_RED, _BLUE), _GREEN, 1.1, (164, 66, 128)),
        "pine": _Cloth((_GREEN,), _RED, 1.2, (37, 80, 24)),
    },
}
"""By folder and house; `full` is the colour of the middle of a die, of the coat of an heir, of a banner."""
THRONE: Final = "rooms/throne"
"""The room where the banners of the houses hang."""
_HANGS: Final = {
    "tower": (0.168, 0.234),
    "moon": (0.247, 0.311),
    "star": (0.689, 0.756),
    "pine": (0.767, 0.832),
}
_TOP, _FOOT = 0.257, 0.528
"""Between which shares of the width of that room each banner hangs, and of its height all of them."""


def house_of(name: str) -> str | None:
    """Whose colour a picture bears (`dice/moon-3`, `heirs/star_duke-calm`, `badge/pine`); None for others,
    and for an exhausted die, which has lost its colour."""
    folder, _, rest = name.partition("/")
    house, _, shown = rest.replace("_", "-").partition("-")
    bears = folder in ("badge", *_CLOTH) and house in _CLOTH["dice"] and shown != _EXHAUSTED
    return house if bears else None


def dyed(art: pygame.Surface, name: str, usual: HouseTones, worn: HouseTones) -> pygame.Surface:
    """A copy of the premultiplied picture `name` of a house with the tones `worn` in place of the usual."""
    cloth = _CLOTH[name.partition("/")[0]][house_of(name) or ""]
    amount = _amount(art, cloth)
    share = (luminance(cloth.full) / luminance(usual.base)) ** (1 / _GAMMA)
    full = (
        sum(cloth.full[number] for number in cloth.more) / len(cloth.more)
        - cloth.times * cloth.full[cloth.less]
    )
    changes = [new * share - old for new, old in zip(worn.base, cloth.full, strict=True)]
    result = art.copy()
    for sign, flag in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        gains = [max(0.0, sign * change) / full for change in changes]
        amount.set_palette([[min(OPAQUE, round(level * gain)) for gain in gains] for level in _LEVELS])
        result.blit(amount.convert(), (0, 0), special_flags=flag)
    return result


def with_banners(throne: pygame.Surface, tones: Mapping[str, HouseTones]) -> pygame.Surface:
    """A copy of the throne room whose banners have the colours of the houses; their golden signs stay."""
    result, (width, height) = throne.copy(), throne.get_size()
    top, foot = round(height * _TOP), round(height * _FOOT)
    for house, (left, right) in _HANGS.items():
        place = pygame.Rect(round(width * left), top, round(width * (right - left)), foot - top)
        if place.width and place.height and tones[house].base != Palette.HOUSES[house].base:
            cloth = throne.subsurface(place)
            result.blit(dyed(cloth, f"banners/{house}", Palette.HOUSES[house], tones[house]), place)
    return result


def _amount(art: pygame.Surface, cloth: _Cloth) -> pygame.Surface:
    """How much of the colour each pixel has, as a picture of levels without colours."""
    more = pygame.transform.average_surfaces([_channel(art, number) for number in cloth.more])
    less = _channel(art, cloth.less, cloth.times)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return pygame.image.frombytes(pygame.image.tobytes(more, "RGB")[::3], art.get_size(), "P")


def _channel(art: pygame.Surface, number: int, times: float = 1.0) -> pygame.Surface:
    """One channel, times so much, as a grey picture."""
    plane = pygame.image.frombytes(pygame.image.tobytes(art, "RGB")[number::3], art.get_size(), "P")
    plane.set_palette([(min(OPAQUE, round(level * times)),) * 3 for level in _LEVELS])
    return plane.convert()
