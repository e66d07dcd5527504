"""How the chronicle speaks of the people of a match."""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.match.match import Match
from crypt_game.match.players import House, Player, PlayerKind
from crypt_game.rules.terms import Mode
from crypt_game.text.language import Noun
from crypt_game.text.participants import Participants

__all__ = ["called", "participants_of"]


def participants_of(match: Match, you: int | None, written: Callable[[str], str] = str) -> Participants:
    """The people of a match; a Ghost and a house are terms, a person a name as it is `written`."""
    players = match.plan.players
    names = tuple(name if isinstance(name, Noun) else written(name) for name in map(called, players))
    houses: tuple[Noun, ...] = ()
    if match.plan.setup.mode is Mode.CLASH:
        houses = tuple(Noun(f"house-{players[seat].house.value}") for seat in range(0, len(players), 2))
    return Participants(names, you, houses, match.plan.titles)


def called(person: Player) -> str | Noun:
    """A person's name; for a Ghost, the term."""
    if person.mind is not PlayerKind.GHOST:
        return person.name
    return Noun("ghost" if person.house is House.GHOST else "shade")
