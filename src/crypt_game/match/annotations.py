"""What is to be known of a game beside its steps: name, hints, warnings, what was taken back, hand-overs,
practice, and whether it came from elsewhere.

Marks stand in the `extra` of the record, where programs that do not know them pass them over: the steps, and
with them verifying and replaying, are the same with and without. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from crypt_game.match.players import Plan, Player, PlayerKind, printable
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.record import Acted, Entry

__all__ = ["TITLE_LIMIT", "Annotations", "HandedOver", "ReactionStop", "entitled", "imported", "title_of"]

_HIGHEST = 1_000_000
TITLE_LIMIT = 40
"""How many letters the name of a game may have."""
_TITLE = "title"
_IMPORTED = "imported"
_COUNTED = ("taken_back", "hints", "warnings")


class ReactionStop(StrEnum):
    """Before what a game stops so that a person can use a reward at any time (§5.1)."""

    TURN = "turn"
    PUSHED = "pushed"
    COLLECT = "collect"


@dataclass(frozen=True, slots=True)
class HandedOver:
    """From the record's step number `step` on, `person` decides for `seat`."""

    step: int
    seat: SeatIndex
    person: Player

    def to_json(self) -> dict[str, Any]:
        """The mark as a JSON object."""
        return {"step": self.step, "seat": self.seat, "person": self.person.to_json()}

    @classmethod
    def from_json(cls, data: object) -> HandedOver:
        """Read what `to_json` wrote. Raises ValueError on anything else."""
        if not isinstance(data, Mapping):
            raise ValueError("a hand-over is an object")
        step, seat = _count(data.get("step")), _count(data.get("seat"))
        if step is None or seat is None:
            raise ValueError("a hand-over names a step and a seat")
        return cls(step, SeatIndex(seat), Player.from_json(data.get("person")))


@dataclass(frozen=True, slots=True)
class Annotations:
    """The marks of one game; a game without any has none in its record."""

    taken_back: int = 0
    """How often a decision was taken back after its outcome was known."""
    hints: int = 0
    """How often somebody asked what a Regent would do."""
    warnings: int = 0
    """How often somebody was warned of a costly claim."""
    practice: int | None = None
    """Of a game that branches off another: how many steps the two have in common."""
    imported: bool = False
    """Whether the record was taken in from elsewhere: nobody here began it."""
    handed: tuple[HandedOver, ...] = ()
    """The seats that changed hands, in order."""
    stops: frozenset[ReactionStop] = frozenset()
    """What the game stops for."""

    @property
    def with_help(self) -> bool:
        """Whether a hint, a warning, or taking back what was known already had a part in the game."""
        return bool(self.hints or self.warnings or self.taken_back)

    def with_handed(self, mark: HandedOver) -> Annotations:
        """With one more seat that changed hands; of several changes before one step the last counts."""
        return replace(self, handed=_last_of_each((*self.handed, mark)))

    def cut_to(self, steps: int) -> Annotations:
        """With the seats that changed hands in steps that are taken back changed at the last that is kept."""
        kept = (replace(mark, step=min(mark.step, steps)) for mark in self.handed)
        return replace(self, handed=_last_of_each(kept))

    def extra(self) -> dict[str, Any]:
        """The marks as a record keeps them beside the rules' own part."""
        found: dict[str, Any] = {}
        if self.taken_back:
            found["taken_back"] = self.taken_back
        if self.hints:
            found["hints"] = self.hints
        if self.warnings:
            found["warnings"] = self.warnings
        if self.practice is not None:
            found["practice"] = self.practice
        if self.imported:
            found[_IMPORTED] = True
        if self.handed:
            found["handed"] = [mark.to_json() for mark in self.handed]
        if self.stops:
            found["stops"] = sorted(stop.value for stop in self.stops)
        return found

    @classmethod
    def of_record(cls, extra: Mapping[str, Any] | None) -> Annotations:
        """The marks of a record; what cannot be read is not there."""
        extra = extra or {}
        handed = extra.get("handed")
        try:
            marks = tuple(map(HandedOver.from_json, handed)) if isinstance(handed, list) else ()
        except ValueError:
            marks = ()
        taken_back, hints, warnings = (_count(extra.get(name)) or 0 for name in _COUNTED)
        told = extra.get("stops")
        stops = frozenset(stop for stop in ReactionStop if isinstance(told, list) and stop.value in told)
        practice, foreign = _count(extra.get("practice")), extra.get(_IMPORTED) is True
        return cls(taken_back, hints, warnings, practice, foreign, marks, stops)

    def seated(self, agreed: Plan, step: int | None = None) -> Plan:
        """The plan with everybody where they sit now, or sat at step number `step`.

        A Ghost keeps its seat, and no other seat takes one.
        """
        players = list(agreed.players)
        for mark in self.handed:
            allowed = mark.seat < len(players) and players[mark.seat].mind is not PlayerKind.GHOST
            past = step is None or mark.step <= step
            if past and allowed and mark.person.mind is not PlayerKind.GHOST:
                players[mark.seat] = mark.person
        return Plan(agreed.setup, tuple(players))

    def decided_by_heirs(self, agreed: Plan, entries: Sequence[Entry]) -> frozenset[int]:
        """The seats for which somebody other than a person decided, even once, in these steps."""
        decisions = [(step, entry.seat) for step, entry in enumerate(entries) if isinstance(entry, Acted)]
        if not self.handed:
            return frozenset(seat for _, seat in decisions).difference(agreed.human_seats)
        return frozenset(
            seat for step, seat in decisions if seat not in self.seated(agreed, step).human_seats
        )


def title_of(extra: Mapping[str, Any] | None) -> str:
    """What the player calls the game of a record, or nothing."""
    title = (extra or {}).get(_TITLE)
    return printable(title, TITLE_LIMIT) if isinstance(title, str) else ""


def entitled(extra: Mapping[str, Any] | None, title: str) -> dict[str, Any]:
    """What a record keeps beside the rules' part, with another title; none if it is empty."""
    rest = {key: value for key, value in (extra or {}).items() if key != _TITLE}
    clean = printable(title, TITLE_LIMIT).strip()
    return {**rest, _TITLE: clean} if clean else rest


def imported(extra: Mapping[str, Any] | None) -> dict[str, Any]:
    """What a record from elsewhere keeps beside the rules' part once it is among the games here."""
    return {**(extra or {}), _IMPORTED: True}


def _last_of_each(handed: Iterable[HandedOver]) -> tuple[HandedOver, ...]:
    """Marks in order, at most one for each step and seat."""
    marks: dict[tuple[int, SeatIndex], HandedOver] = {}
    for mark in handed:
        marks.pop((mark.step, mark.seat), None)
        marks[mark.step, mark.seat] = mark
    return tuple(marks.values())


def _count(value: object) -> int | None:
    """A number of things, or None for whatever is none."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if 0 <= value <= _HIGHEST else None
