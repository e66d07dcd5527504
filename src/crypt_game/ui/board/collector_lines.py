"""The faces of the Collectors: requirement and reward as icons, for the table and the set-up (VISUAL §6)."""

from __future__ import annotations

from crypt_game.rules.terms import Side, TreasureType
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name

__all__ = ["collector_lines"]

_LINES: dict[tuple[TreasureType, Side], tuple[str, ...]] = {
    (TreasureType.IDOL, Side.A): ("{icon:flip}1{icon:arrow}{icon:reroll}",),
    (TreasureType.IDOL, Side.B): ("[first]{icon:arrow}{coin:5}", "[later]{icon:arrow}{coin:2}"),
    (TreasureType.JEWELRY, Side.A): ("2+{icon:arrow}{icon:crown}×2",),
    (TreasureType.JEWELRY, Side.B): ("{icon:card}{icon:arrow}{coin:1}",),
    (TreasureType.MANUSCRIPT, Side.A): ("2+{icon:arrow}{icon:cards}{coin:4}",),
    (TreasureType.MANUSCRIPT, Side.B): ("{icon:flip}1{icon:arrow}{icon:eye}",),
    (TreasureType.POTTERY, Side.A): ("2\t3\t4+", "{coin:2}\t{coin:4}\t{coin:8}"),
    (TreasureType.POTTERY, Side.B): ("{icon:flip}2{icon:arrow}{icon:take}",),
    (TreasureType.REMAINS, Side.A): ("{icon:flip}2{icon:arrow}{icon:recover}",),
    (TreasureType.REMAINS, Side.B): ("4+{icon:arrow}{coin:10}",),
    (TreasureType.TAPESTRY, Side.A): ("{icon:cards}{icon:crown}{icon:arrow}{coin:5}",),
    (TreasureType.TAPESTRY, Side.B): ("[alone]{icon:arrow}{coin:7}", "[tied]{icon:arrow}{coin:4}"),
}
"""Requirement → reward of each Collector in icons; a word in brackets is a message of its side."""


def collector_lines(kind: TreasureType, side: Side, say: Say, *, narrow: bool = False) -> tuple[str, ...]:
    """The icon lines of a Collector's side, its few words in the player's language.

    A `narrow` card (under 120 pixels) drops the arrow between words and coin.
    """
    lines = []
    for line in _LINES[kind, side]:
        while "[" in line:
            before, rest = line.split("[", 1)
            word, after = rest.split("]", 1)
            line = f"{before}{say(f'collector-{side_name(kind, side)}-{word}')}{after}"
        lines.append(line.replace("{icon:arrow}", " ") if narrow and len(_LINES[kind, side]) > 1 else line)
    return tuple(lines)
