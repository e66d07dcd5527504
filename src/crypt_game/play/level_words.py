"""How well a computer player plays, in words; of one who is matched, what is taken for its level now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from crypt_game.match.found_level import found_level, has_matched_rivals
from crypt_game.match.players import Player, PlayerKind
from crypt_game.match.statistics import Account
from crypt_game.opponents.levels import LEVELS_BETWEEN
from crypt_game.text.language import Say

__all__ = ["found_words", "kind_words", "strength_words"]

_NEAR: Final = 0.15
"""A strength so near to a level is called by that level alone."""


def strength_words(say: Say, strength: float) -> str:
    """The level of this strength, or the two that it lies between."""
    nearest = round(strength)
    if abs(strength - nearest) <= _NEAR:
        return say(f"setup-mind-{LEVELS_BETWEEN[nearest].value}")
    lower = int(strength)
    low, high = (say(f"setup-mind-{level.value}") for level in LEVELS_BETWEEN[lower : lower + 2])
    return say("found-between", lower=low, higher=high)


def kind_words(say: Say, player: Player) -> str:
    """Who decides for a player; how strong, too, where that is the persons' own strength."""
    kind = say(f"setup-mind-{player.mind.value}")
    if player.mind is not PlayerKind.MATCHED:
        return kind
    return say("found-now", kind=kind, level=strength_words(say, player.strength))


def found_words(say: Say, account: Account, kept: Mapping[str, Any]) -> str:
    """After a game against matched players, the level that each person is taken for; else nothing."""
    sentences = []
    for seat in account.human_seats:
        name = account.plan.players[seat].name
        found = found_level(kept, name)
        if found.games and has_matched_rivals(account, seat):
            level = strength_words(say, found.strength)
            sentences.append(say("found-level", name=name, level=level, count=found.games))
    return " ".join(sentences)
