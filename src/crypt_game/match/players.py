"""Who sits at the table: for each seat a person with a name, a house and a mind, and the plan of a game.

Plans are kept in settings (the last set-up) and in every record (`extra`). Standard library and `rules` only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from crypt_game.opponents.levels import LEVELS_BETWEEN, Level, Temper, level_between, temper_named
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode, SeatKind

__all__ = [
    "GHOST_HOUSES",
    "HOUSES",
    "PLAYER_KINDS",
    "TEMPERS",
    "House",
    "Plan",
    "Player",
    "PlayerKind",
    "Title",
    "printable",
]

NAME_LIMIT = 16
FIRST_STRENGTH: Final = 1.4
"""How well a matched computer heir plays against somebody of whom nothing is known: better than a Squire."""


class House(StrEnum):
    """Whose colour, plate, charge and pips a seat wears (VISUAL §2); the last two are for Ghosts."""

    TOWER = "tower"
    MOON = "moon"
    PINE = "pine"
    STAR = "star"
    GHOST = "ghost"
    SHADE = "shade"


HOUSES = (House.TOWER, House.MOON, House.PINE, House.STAR)
GHOST_HOUSES = (House.GHOST, House.SHADE)


class Title(StrEnum):
    """Which side of the Player card lies up (§1.4)."""

    DUCHESS = "duchess"
    DUKE = "duke"


class PlayerKind(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    PAGE = Level.PAGE.value
    SQUIRE = Level.SQUIRE.value
    KNIGHT = Level.KNIGHT.value
    REGENT = Level.REGENT.value
    SOVEREIGN = Level.SOVEREIGN.value
    MATCHED = "matched"
    """A computer heir who plays as well as the persons at the table (`found_level.py`)."""
    GHOST = "ghost"

    @property
    def level(self) -> Level | None:
        """How well a computer heir plays; None for one that is matched, for a person and for a Ghost."""
        return Level(self.value) if self.value in Level._value2member_map_ else None

    @property
    def is_computer(self) -> bool:
        """Whether a computer heir decides."""
        return self not in (PlayerKind.PERSON, PlayerKind.GHOST)


PLAYER_KINDS = tuple(kind for kind in PlayerKind if kind is not PlayerKind.GHOST)
"""Who may decide for an heir."""
TEMPERS = (Temper.BOLD, Temper.CAREFUL, Temper.SPITEFUL, Temper.COLLECTOR)
"""The leanings that a computer heir may be given."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's name, looks and mind.

    `temper` is a computer heir's temperament, `strength` how well a matched one plays (`level_between`).
    """

    name: str
    house: House
    title: Title
    mind: PlayerKind = PlayerKind.PERSON
    temper: Temper = Temper.EVEN
    strength: float = FIRST_STRENGTH

    @property
    def level(self) -> Level | None:
        """How well a computer heir plays, a matched one roughly; None for a person and for a Ghost."""
        matched = self.mind is PlayerKind.MATCHED
        return LEVELS_BETWEEN[round(self.strength)] if matched else self.mind.level

    def level_now(self, seed: int) -> Level | None:
        """At which level a computer heir makes one choice; `seed` decides for a matched one."""
        matched = self.mind is PlayerKind.MATCHED
        return level_between(self.strength, seed) if matched else self.mind.level

    def matched_to(self, strength: float) -> Player:
        """The same, playing at this strength where it is matched."""
        return replace(self, strength=strength) if self.mind is PlayerKind.MATCHED else self

    def to_json(self) -> dict[str, Any]:
        """The person as a JSON object."""
        strength = {"strength": self.strength} if self.mind is PlayerKind.MATCHED else {}
        return {
            "name": self.name,
            "house": self.house.value,
            "title": self.title.value,
            "mind": self.mind.value,
            "temper": self.temper.value,
            **strength,
        }

    @classmethod
    def from_json(cls, data: object) -> Player:
        """Read what `to_json` wrote. Raises ValueError on anything else; a long name is cut and a
        temperament that nobody knows is even."""
        if not isinstance(data, Mapping):
            raise ValueError("a person is an object")
        name, temper = data.get("name"), data.get("temper", "")
        if not isinstance(name, str) or not isinstance(temper, str):
            raise ValueError("a person's name and temper are text")
        strength = data.get("strength", FIRST_STRENGTH)
        if type(strength) not in (int, float) or not 0 <= strength <= len(LEVELS_BETWEEN) - 1:
            raise ValueError("a strength lies between a Page's and a Regent's")
        return cls(
            printable(name, NAME_LIMIT),
            House(str(data.get("house"))),
            Title(str(data.get("title"))),
            PlayerKind(str(data.get("mind"))),
            temper_named(temper),
            float(strength),
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """A game about to be played: the rules' setup and one player for each seat, Ghosts included."""

    setup: GameSetup
    players: tuple[Player, ...]

    @property
    def human_seats(self) -> tuple[SeatIndex, ...]:
        """The seats of those who play at this machine."""
        return tuple(
            SeatIndex(seat) for seat, person in enumerate(self.players) if person.mind is PlayerKind.PERSON
        )

    @property
    def minds(self) -> tuple[Level | None, ...]:
        """How well each heir plays, in seat order; None for a person, and for one who is matched."""
        return tuple(person.mind.level for person in self.players if person.mind is not PlayerKind.GHOST)

    @property
    def titles(self) -> tuple[Title, ...]:
        """The portraits of all who are no Ghost, in seat order."""
        return tuple(person.title for person in self.players if person.mind is not PlayerKind.GHOST)

    def extra(self) -> dict[str, Any]:
        """The players as a record keeps them beside the rules' own part."""
        return {"people": [person.to_json() for person in self.players]}

    @classmethod
    def of_record(cls, setup: GameSetup, extra: Mapping[str, Any] | None) -> Plan:
        """The plan of a record; players that it does not name, or names wrongly, are strangers.

        Raises BadSetup for a setup that may not be played.
        """
        variant = variant_of(setup)
        named = (extra or {}).get("people")
        if isinstance(named, list) and len(named) == variant.size:
            try:
                return cls(setup, tuple(map(Player.from_json, named)))
            except ValueError:
                pass
        return cls.seated(setup, [_stranger(setup.mode, number) for number in range(len(variant.heirs))])

    @classmethod
    def seated(cls, setup: GameSetup, players: Sequence[Player]) -> Plan:
        """The plan of `setup` with the heirs in seat order; Ghost seats are filled in.

        Raises ValueError on a wrong number of heirs, BadSetup for a setup that may not be played.
        """
        variant = variant_of(setup)
        if len(players) != len(variant.heirs):
            raise ValueError(f"{len(variant.heirs)} heirs are needed, not {len(players)}")
        heirs = iter(players)
        ghosts = (Player("", house, Title.DUKE, PlayerKind.GHOST) for house in GHOST_HOUSES)
        return cls(setup, tuple(next(heirs if kind is SeatKind.HEIR else ghosts) for kind in variant.kinds))


def printable(text: str, limit: int) -> str:
    """The text without what cannot be shown, cut to so many letters."""
    return "".join(letter for letter in text if letter.isprintable())[:limit]


def _stranger(mode: Mode, number: int) -> Player:
    """Somebody to sit on the `number`-th heir's seat when nobody is named."""
    title = Title.DUKE if number % 2 else Title.DUCHESS
    house = HOUSES[number // 2 if mode is Mode.CLASH else number]
    return Player(f"{number + 1}", house, title)
