"""What stands on a Collector card, in icons and few words, wherever one is drawn (VISUAL §6).

Requirement, arrow, reward; the lines are what `Brush.collector` draws. Must never import scenes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from crypt_game.rules.terms import Side, TreasureType

__all__ = ["CollectorFace", "collector_face"]


class CollectorFace(NamedTuple):
    """The heading, one or two icon lines and the timing word."""

    name: str
    lines: tuple[str, ...]
    timing: str


_LINES: Final[dict[tuple[TreasureType, Side], tuple[str, ...]]] = {
    (TreasureType.IDOL, Side.A): ("{icon:flip}1{icon:arrow}{icon:reroll}",),
    (TreasureType.IDOL, Side.B): ("<first>{icon:arrow}{coin:5}", "<later>{icon:arrow}{coin:2}"),
    (TreasureType.JEWELRY, Side.A): ("2+{icon:arrow}{icon:crown}×2",),
    (TreasureType.JEWELRY, Side.B): ("{icon:card}{icon:arrow}{coin:1}",),
    (TreasureType.MANUSCRIPT, Side.A): ("2+{icon:arrow}{icon:cards}{coin:4}",),
    (TreasureType.MANUSCRIPT, Side.B): ("{icon:flip}1{icon:arrow}{icon:eye}",),
    (TreasureType.POTTERY, Side.A): ("2   3   4+", "{coin:2}{coin:4}{coin:8}"),
    (TreasureType.POTTERY, Side.B): ("{icon:flip}2{icon:arrow}{icon:take}",),
    (TreasureType.REMAINS, Side.A): ("{icon:flip}2{icon:arrow}{icon:recover}",),
    (TreasureType.REMAINS, Side.B): ("4+{icon:arrow}{coin:10}",),
    (TreasureType.TAPESTRY, Side.A): ("{icon:cards}{icon:crown}{icon:arrow}{coin:5}",),
    (TreasureType.TAPESTRY, Side.B): ("<alone>{icon:arrow}{coin:7}", "<tied>{icon:arrow}{coin:4}"),
}
_WORDS: Final = {
    (TreasureType.IDOL, Side.B): ("first", "later"),
    (TreasureType.TAPESTRY, Side.B): ("alone", "tied"),
}


def collector_face(say: Callable[..., str], type_: TreasureType, side: Side) -> CollectorFace:
    """The face of one Collector in the language of `say`."""
    key = f"collector-{type_.value}-{side.value.lower()}"
    lines = _LINES[type_, side]
    for word in _WORDS.get((type_, side), ()):
        lines = tuple(line.replace(f"<{word}>", say(f"{key}-{word}")) for line in lines)
    return CollectorFace(say(f"term-type-{type_.value}"), lines, say(f"{key}-timing"))
