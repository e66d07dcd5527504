"""The faces of the Collectors: requirement and reward as icons, for the table and the set-up (VISUAL §6)."""

from __future__ import annotations

from crypt_game.rules.collectors import REGISTRY
from crypt_game.rules.terms import Side, TreasureType
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name

__all__ = ["collector_lines"]


def collector_lines(kind: TreasureType, side: Side, say: Say, *, narrow: bool = False) -> tuple[str, ...]:
    """The icon lines of a Collector's side, its few words in the player's language.

    A `narrow` card (under 120 pixels) drops the arrow between words and coin.
    """
    face = REGISTRY[kind, side].face
    lines = []
    for line in face:
        while "[" in line:
            before, rest = line.split("[", 1)
            word, after = rest.split("]", 1)
            line = f"{before}{say(f'collector-{side_name(kind, side)}-{word}')}{after}"
        lines.append(line.replace("{icon:arrow}", " ") if narrow and len(face) > 1 else line)
    return tuple(lines)
