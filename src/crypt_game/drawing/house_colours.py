"""The colours that a player may give to the houses (VISUAL §2). No code that draws, no pygame.

A house keeps its brightness: Tower and Moon have dark dice with light pips, Pine and Star light dice with
dark pips. Each is given one of four colours of that brightness, no two the same one. Any choice leaves the
houses apart to every kind of eye; `tests/ui/canvas/test_house_colours.py` computes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from crypt_game.drawing.theme import HouseTones, Palette, hexed, rgb

__all__ = ["COLOURS_OF", "USUAL", "chosen_colours", "house_tones", "recoloured", "with_colour"]

_DARK: Final = {
    "red": Palette.HOUSES["tower"],
    "blue": Palette.HOUSES["moon"],
    "brown": HouseTones(rgb("#592116"), rgb("#C08A6E"), rgb("#30100A"), Palette.HOUSES["tower"].charge),
    "grey": HouseTones(rgb("#736462"), rgb("#B9ABA8"), rgb("#3A3231"), Palette.HOUSES["tower"].charge),
}
_LIGHT: Final = {
    "green": Palette.HOUSES["pine"],
    "lilac": Palette.HOUSES["star"],
    "lime": HouseTones(rgb("#C8FF03"), rgb("#EDFFAE"), rgb("#5F7A08"), Palette.HOUSES["pine"].charge),
    "amber": HouseTones(rgb("#DB8C3D"), rgb("#F8CD9C"), rgb("#7C4812"), Palette.HOUSES["star"].charge),
}
USUAL: Final[Mapping[str, str]] = {"tower": "red", "moon": "blue", "pine": "green", "star": "lilac"}
"""The colour of each house as long as nobody chooses another."""
COLOURS_OF: Final[Mapping[str, Mapping[str, HouseTones]]] = {
    house: _DARK if colour in _DARK else _LIGHT for house, colour in USUAL.items()
}
"""What each house may be given, by name."""


def chosen_colours(choice: Mapping[str, str]) -> dict[str, str]:
    """The colour of every house: `choice` where that gives each house a colour of its own, else the usual."""
    chosen = {house: choice.get(house, usual) for house, usual in USUAL.items()}
    known = all(colour in COLOURS_OF[house] for house, colour in chosen.items())
    return chosen if known and len(set(chosen.values())) == len(chosen) else dict(USUAL)


def with_colour(choice: Mapping[str, str], house: str, colour: str) -> dict[str, str]:
    """The choice with this colour for a house; the house that had it takes the one that is let go.

    Raises KeyError for a house, ValueError for a colour that it cannot have.
    """
    chosen = chosen_colours(choice)
    if colour not in COLOURS_OF[house]:
        raise ValueError(f"{house} cannot be {colour}")
    let_go = chosen[house]
    taken = {other: let_go for other, worn in chosen.items() if worn == colour}
    return {**chosen, **taken, house: colour}


def house_tones(choice: Mapping[str, str]) -> dict[str, HouseTones]:
    """The tones of every house, the two Ghosts among them."""
    chosen = {house: COLOURS_OF[house][colour] for house, colour in chosen_colours(choice).items()}
    worn = {house: tones._replace(charge=Palette.HOUSES[house].charge) for house, tones in chosen.items()}
    return {**Palette.HOUSES, **worn}


def recoloured(svg: bytes, usual: HouseTones, worn: HouseTones) -> bytes:
    """A drawing with the base, light and dark of a house in other tones."""
    marks = [f"\0{number}".encode() for number in range(len(usual))]
    for tone, mark in zip(usual, marks, strict=True):
        svg = svg.replace(hexed(tone).encode(), mark)
    for tone, mark in zip(worn, marks, strict=True):
        svg = svg.replace(mark, hexed(tone).encode())
    return svg
