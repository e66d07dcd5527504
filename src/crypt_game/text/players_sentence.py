"""Who plays a game, in one sentence: "You against a Squire and two Knights".

Takes mode and players as the words by which they are saved: the menu says it before the rules are imported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from crypt_game.text.language import Say

__all__ = ["listed", "players_sentence", "remembered_players_sentence"]

_PERSON: Final = "person"
_LEVELS: Final = ("page", "squire", "knight", "regent", "sovereign", "matched")
_GHOSTS: Final = {"solo": 1, "twins": 2}


def players_sentence(say: Say, mode: str, minds: Sequence[str]) -> str:
    """Who plays in `mode` when these decide for the players (`"person"` or the name of a level)."""

    def some(who: str, count: int, case: str = "nom") -> str:
        number = say("players-number", count=count)
        return say(f"players-{who}", count=count, number=number, case=case)

    persons = [some(_PERSON, minds.count(_PERSON))] if _PERSON in minds else []
    computers = [some(level, minds.count(level)) for level in _LEVELS if level in minds]
    if mode in _GHOSTS:
        ghosts = some("ghost", _GHOSTS[mode], "acc")
        sentence = say("players-against", us=listed(say, persons + computers), them=ghosts)
    elif not persons:
        sentence = say("players-watched", them=listed(say, computers))
    elif not computers:
        sentence = say("players-together", number=say("players-number", count=len(minds)))
    elif mode == "clash":
        sentence = say("players-houses", them=listed(say, persons + computers))
    else:
        rivals = [some(level, minds.count(level), "acc") for level in _LEVELS if level in minds]
        sentence = say("players-against", us=persons[0], them=listed(say, rivals))
    return sentence[:1].upper() + sentence[1:]


def remembered_players_sentence(say: Say, last_setup: Mapping[str, object] | None) -> str:
    """The same for a set-up as the settings remember it, None standing for the first one of all.

    Empty where that does not say who plays, as in version 1.0.0, or is damaged.
    """
    if last_setup is None:
        return players_sentence(say, "standard", (_PERSON, "squire", "squire"))
    mode, minds = last_setup.get("mode"), last_setup.get("playing")
    if not isinstance(mode, str) or not isinstance(minds, list) or not minds:
        return ""
    return players_sentence(say, mode, minds) if {*_LEVELS, _PERSON}.issuperset(map(str, minds)) else ""


def listed(say: Say, words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return words[0]
    start = reduce(lambda first, second: say("players-comma", first=first, second=second), words[:-1])
    return say("players-and", first=start, second=words[-1])
