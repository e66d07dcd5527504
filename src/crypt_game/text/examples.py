"""The worked examples of the rulebook as data: cards that lie there, and steps that a scene can animate.

The same in every language; captions are messages ``rulebook-example-<caption>``. Depends on nothing of ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


class ShownCard(NamedTuple):
    """A card of the example's Crypt: ``type`` and ``value`` as in the rules, ``up`` if its face shows."""

    type: str
    value: int
    up: bool = True


class Group(NamedTuple):
    """Dice on a card: ``owner`` is a house (tower, moon, pine, star) or ``ghost``; ``moon`` is "you"."""

    slot: int
    owner: str
    effort: int
    dice: int = 1


@dataclass(frozen=True, slots=True)
class Arrive:
    """Dice come onto a card; a group of another owner that lies there is pushed out (§3.4)."""

    group: Group
    says: str | None


@dataclass(frozen=True, slots=True)
class Fails:
    """A group is held off by a stronger one and does not come onto this card."""

    group: Group
    says: str | None


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice on a card are rolled for exhaustion and show ``rolls`` (§3.8)."""

    slot: int
    rolls: tuple[int, ...]
    says: str | None


@dataclass(frozen=True, slots=True)
class GhostThrow:
    """The Ghost rolls its dice (§6.3)."""

    rolls: tuple[int, ...]
    says: str | None


@dataclass(frozen=True, slots=True)
class Arrange:
    """The Crypt is sorted: ``order[i]`` is the slot that now lies at place i (§6.2)."""

    order: tuple[int, ...]
    says: str | None


@dataclass(frozen=True, slots=True)
class Barred:
    """Cards that a player under Lights Out cannot reach any more (§3.6)."""

    slots: tuple[int, ...]
    says: str | None


@dataclass(frozen=True, slots=True)
class Given:
    """In a divvy the cards of these slots go to one member of the team (§7.9)."""

    slots: tuple[int, ...]
    to: str
    says: str | None


ExampleStep: TypeAlias = Arrive | Fails | Thrown | GhostThrow | Arrange | Barred | Given


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example: the cards from left to right, dice that lie there at first, and what happens then.

    ``opening`` is the caption of the picture before anything happens, if it has one. A step without a caption
    (``says`` is None) is shown together with the one after it, or, at the end, with the one before it.
    """

    name: str
    cards: tuple[ShownCard, ...]
    before: tuple[Group, ...]
    steps: tuple[ExampleStep, ...]
    opening: str | None = None

    @property
    def captions(self) -> tuple[str, ...]:
        """The names of its captions in the order they are shown."""
        said = (self.opening, *(step.says for step in self.steps))
        return tuple(caption for caption in said if caption is not None)


_IDOL_4 = ShownCard("idol", 4)

EXAMPLES: dict[str, Example] = {
    example.name: example
    for example in (
        Example(
            "push-out-three",
            (_IDOL_4,),
            (Group(0, "star", 5),),
            (Arrive(Group(0, "moon", 2, 3), "push-out-three"),),
        ),
        Example(
            "push-out-pairs",
            (ShownCard("tapestry", 3),),
            (Group(0, "tower", 3, 2),),
            (Arrive(Group(0, "pine", 4, 2), "push-out-pairs"),),
        ),
        Example(
            "push-out-one",
            (ShownCard("pottery", 1),),
            (Group(0, "pine", 1),),
            (Arrive(Group(0, "tower", 2), "push-out-one"),),
        ),
        Example(
            "exhaustion-fails",
            (ShownCard("jewelry", 3),),
            (Group(0, "moon", 3),),
            (Thrown(0, (1,), "exhaustion-fails"),),
        ),
        Example(
            "exhaustion-kept",
            (ShownCard("remains", 2),),
            (Group(0, "moon", 2),),
            (Thrown(0, (4,), "exhaustion-kept"),),
        ),
        Example(
            "lights-out",
            (
                ShownCard("idol", 3),
                ShownCard("manuscript", 2),
                ShownCard("remains", 1),
                ShownCard("jewelry", 4, False),
            ),
            (Group(0, "star", 4, 2), Group(1, "tower", 5)),
            (Arrive(Group(1, "moon", 3, 2), "lights-out-claim"), Barred((0, 2, 3), "lights-out-barred")),
            opening="lights-out-start",
        ),
        Example(
            "ghost",
            (_IDOL_4, ShownCard("jewelry", 3, False), ShownCard("pottery", 2)),
            (Group(0, "moon", 5), Group(1, "moon", 4), Group(2, "moon", 2)),
            (
                GhostThrow((3, 3, 4), None),
                Arrive(Group(0, "ghost", 3, 2), "ghost-joined"),
                Fails(Group(1, "ghost", 4), "ghost-passes"),
                Arrive(Group(2, "ghost", 4), "ghost-second"),
            ),
            opening="ghost-start",
        ),
        Example(
            "sorted",
            (
                ShownCard("manuscript", 2),
                ShownCard("remains", 3),
                _IDOL_4,
                ShownCard("tapestry", 1),
                ShownCard("jewelry", 4, False),
                ShownCard("pottery", 1, False),
            ),
            (),
            (Arrange((2, 1, 4, 5, 0, 3), "sorted-order"),),
            opening="sorted-start",
        ),
        Example(
            "divvy",
            (_IDOL_4, ShownCard("remains", 3), ShownCard("tapestry", 2, False)),
            (Group(0, "moon", 3, 2), Group(1, "star", 4), Group(2, "moon", 2)),
            (Given((0,), "moon", "divvy-idol"), Given((1, 2), "star", "divvy-rest")),
            opening="divvy-start",
        ),
    )
}
"""Every worked example by its name."""
