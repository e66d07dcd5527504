"""How far a player has come: lessons that are done, where others were left, what the coach has said.

A value that the settings keep. What cannot be read counts as not yet learned: no mistake in it costs more
than a lesson shown again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from crypt_game.lessons.course import BASICS, LESSONS

__all__ = ["Progress"]


class Progress(NamedTuple):
    """`places` tells at which step each lesson was left; `answered` that the offer to learn was answered."""

    done: frozenset[str] = frozenset()
    places: Mapping[str, int] = {}
    told: frozenset[str] = frozenset()
    """What the coach has said already."""
    answered: bool = False

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> Progress:
        """As far as it can be read."""
        known = data or {}
        places = known.get("places")
        return cls(
            _names(known.get("done")) & set(LESSONS),
            {
                name: place
                for name, place in (places.items() if isinstance(places, Mapping) else ())
                if name in LESSONS and type(place) is int and place > 0
            },
            _names(known.get("told")),
            known.get("answered") is True,
        )

    def to_json(self) -> dict[str, Any]:
        """As the settings keep it."""
        return {
            "done": sorted(self.done),
            "places": dict(self.places),
            "told": sorted(self.told),
            "answered": self.answered,
        }

    @property
    def basics_done(self) -> int:
        """How many of the seven are done."""
        return sum(name in self.done for name in BASICS)

    @property
    def next(self) -> str:
        """The first of the seven that is not done, or the first of all."""
        return next((name for name in BASICS if name not in self.done), BASICS[0])

    def at(self, name: str, place: int) -> Progress:
        """A lesson was left at this step."""
        return self._replace(places={**self.places, name: place}, answered=True)

    def finished(self, name: str) -> Progress:
        """A lesson was learned to its end; it begins anew the next time."""
        places = {other: place for other, place in self.places.items() if other != name}
        return self._replace(done=self.done | {name}, places=places, answered=True)

    def telling(self, occasion: str) -> Progress:
        """The coach has said this."""
        return self._replace(told=self.told | {occasion})


def _names(value: object) -> frozenset[str]:
    return (
        frozenset(name for name in value if isinstance(name, str)) if isinstance(value, list) else frozenset()
    )
