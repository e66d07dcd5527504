"""The faces of the Collectors: requirement and reward as icons, for the table and the set-up (VISUAL §6)."""

from __future__ import annotations

from crypt_game.rules.collectors import REGISTRY
from crypt_game.rules.terms import Side, TreasureType
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name

__all__ = ["collector_lines"]


def collector_lines(kind: TreasureType, side: Side, say: Say) -> tuple[str, ...]:
    """The icon lines of a Collector's side, its few words in the player's language."""
    lines = []
    for line in REGISTRY[kind, side].face:
        while "[" in line:
            before, rest = line.split("[", 1)
            word, after = rest.split("]", 1)
            line = f"{before}{say(f'collector-{side_name(kind, side)}-{word}')}{after}"
        lines.append(line)
    return tuple(lines)
