"""Who or what is seen in the rows of chapters, lessons and riddles, by the name of each."""

from __future__ import annotations

from typing import Final

from crypt_game.drawing.canvas.banners import Figure

__all__ = ["CHAPTER_FIGURES", "LESSON_FIGURES", "RIDDLE_FIGURES"]

_FAR, _NEAR = 0.5, 0.74
"""Where of two the one behind stands, and the one before it."""
_LEFT, _MIDDLE, _RIGHT = 0.44, 0.62, 0.8
"""Where three stand."""


def _head(heir: str, x: float, mood: str = "calm") -> Figure:
    """An heir with the whole face, down to the chin."""
    return Figure(f"heirs/{heir}-{mood}", x, 0.04, 1.25)


def _behind(heir: str, x: float, mood: str = "calm") -> Figure:
    """An heir a step farther off."""
    return Figure(f"heirs/{heir}-{mood}", x, 0.14, 1.1)


def _ghost(x: float, ghost: str = "ghost") -> Figure:
    return Figure(f"ghosts/{ghost}", x, 0.02, 1.3)


def _medal(collector: str, x: float) -> Figure:
    return Figure(f"collectors/{collector}", x, 0.07, 0.8)


def _die(die: str, x: float) -> Figure:
    return Figure(f"dice/{die}", x, 0.2, 0.62)


def _card(front: str, x: float) -> Figure:
    """A picture of a card, of which the foot is cut off."""
    return Figure(front, x, 0.07, 1.0)


def _torch(state: str, x: float) -> Figure:
    return Figure(f"table/torch-{state}", x, 0.05, 2.1)


CHAPTER_FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "will": (_ghost(_NEAR),),
    "cousin": (_head("star_duchess", _NEAR),),
    "three": (_behind("star_duke", _FAR), _head("tower_duchess", _NEAR)),
    "godless": (_card("fronts/idol-4", _NEAR), _card("fronts/idol-2", _FAR)),
    "lantern": (_torch("lit", _FAR), _ghost(_NEAR)),
    "mirror": (_ghost(_NEAR), _head("moon_duke", _FAR)),
    "council": (_behind("moon_duchess", _LEFT), _behind("star_duke", _RIGHT), _head("tower_duke", _MIDDLE)),
    "curse": (_card("fronts/remains-4", _NEAR), _card("fronts/tapestry-3", _FAR)),
    "houses": (_head("pine_duke", _NEAR), _head("pine_duchess", _FAR)),
    "patrons": (_medal("idol-a", _LEFT), _medal("pottery-b", _MIDDLE), _medal("jewelry-a", _RIGHT)),
    "rested": (_die("star-exhausted", _LEFT), _die("moon-6", _MIDDLE), _die("tower-5", _RIGHT)),
    "knight": (_head("pine_duke", _NEAR, "gloat"),),
    "hoard": (_card("fronts/jewelry-4", _NEAR), _card("fronts/jewelry-3", _FAR)),
    "shades": (_ghost(_FAR), _ghost(_NEAR, "second_ghost")),
    "cursed-hall": (_behind("moon_duke", _LEFT), _torch("out", 0.86), _behind("star_duchess", _MIDDLE)),
    "inheritance": (_behind("tower_duchess", _FAR, "gloat"), _head("moon_duke", _NEAR, "gloat")),
}
LESSON_FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "claim": (_card("fronts/idol-4", _NEAR), _die("star-2", _FAR)),
    "push-out": (_head("tower_duke", _NEAR, "wince"), _die("star-6", _FAR)),
    "effort": (_die("star-1", _LEFT), _die("star-4", _MIDDLE), _die("star-6", _RIGHT)),
    "face-down": (_card("backs/manuscript", _NEAR), _card("backs/pottery", _FAR)),
    "recover": (_die("star-exhausted", _FAR), _die("star-5", _NEAR)),
    "torches": (_torch("lit", _NEAR), _torch("out", _FAR)),
    "collectors": (_medal("idol-a", _LEFT), _medal("manuscript-a", _MIDDLE), _medal("remains-a", _RIGHT)),
    "first-game": (
        _behind("moon_duchess", _LEFT),
        _behind("pine_duke", _RIGHT),
        _head("tower_duke", _MIDDLE),
    ),
    "ghost": (_ghost(_NEAR),),
    "manuscript": (_card("fronts/manuscript-4", _NEAR), _medal("manuscript-b", _FAR)),
    "remains": (_card("fronts/remains-4", _NEAR), _medal("remains-a", _FAR)),
    "twins": (_head("moon_duke", _NEAR), _head("moon_duchess", _FAR)),
    "clash": (_behind("pine_duchess", _LEFT), _behind("tower_duchess", _RIGHT), _head("pine_duke", _MIDDLE)),
    "cursed": (_card("fronts/tapestry-3", _NEAR), _card("fronts/pottery-4", _FAR)),
}
RIDDLE_FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "day": (Figure("table/door", _NEAR, 0.06, 1.2), _die("pine-4", _FAR)),
    "next": (_medal("remains-b", _FAR), _card("fronts/remains-3", _NEAR)),
    "again": (_head("star_duke", _NEAR, "wince"), _die("star-1", _FAR)),
    "claim": (_card("fronts/jewelry-3", _NEAR), _die("moon-5", _FAR)),
    "mid-game": (_card("fronts/pottery-2", _FAR), _head("pine_duchess", _NEAR)),
    "hold": (_card("fronts/idol-3", _FAR), _ghost(_NEAR)),
    "reach": (_head("moon_duchess", _NEAR, "gloat"), Figure("table/coin-1", _FAR, 0.2, 0.62)),
    "ghost": (_die("ghost-3", _FAR), _ghost(_NEAR)),
    "face-down": (_card("backs/jewelry", _NEAR), _card("backs/tapestry", _FAR)),
}
