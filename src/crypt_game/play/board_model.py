"""What the table shows now, without pixels: the view so far folded, the people, what is asked, the chronicle.

The scene changes it, the drawing modules read it. Must never import `pygame`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from crypt_game.match.luck_source import Secrecy
from crypt_game.match.players import House, Plan, Player
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.new_draft import AnyDraft
from crypt_game.rules import events as ev
from crypt_game.rules.cards import Face
from crypt_game.rules.events import DiceGroup, Event
from crypt_game.rules.pending import Decide
from crypt_game.rules.refusals import Refusal
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import Phase
from crypt_game.rules.view import SeatView

__all__ = [
    "Asking",
    "BoardModel",
    "ChronicleLine",
    "CollectStatus",
    "GhostStep",
    "GhostTurn",
    "HintLine",
    "Spot",
    "SpotKind",
    "Waiting",
]


class SpotKind(StrEnum):
    """The kinds of place at the table that something can fly to or from."""

    CARD = "card"  # a: slot, b: layer in its stack
    SLOT_DIE = "slot-die"  # a: slot, b: number of the die there
    POOL_DIE = "pool-die"  # a: pool, b: number among the pool's dice as drawn
    HELD = "held"  # a: seat, b: index in order of collection
    TORCH = "torch"  # a: seat, b: 0 Leader, 1 Lights Out
    PILE = "pile"
    BOX = "box"
    COLLECTOR = "collector"  # a: index of the type
    SEAT = "seat"  # a: seat, its portrait
    ROLL = "roll"  # a: number of the die in the Ghost's roll


class Spot(NamedTuple):
    """A place at the table."""

    kind: SpotKind
    a: int = 0
    b: int = 0


class ChronicleLine(NamedTuple):
    """One line of the log: the house it is about (None: nobody) and the sentence."""

    house: House | None
    text: str
    strong: bool = False


@dataclass(slots=True)
class GhostStep:
    """One step of a Ghost's reasoning: what it does and why, in words."""

    text: str
    reason: str
    done: bool = False


@dataclass(slots=True)
class GhostTurn:
    """A Ghost's turn being shown: its roll, the groups in their order, and the steps so far; `group` is the
    present group (index), -1 before the first."""

    seat: int
    rolls: tuple[int, ...]
    groups: tuple[DiceGroup, ...] = ()
    steps: list[GhostStep] = field(default_factory=list)
    group: int = -1


@dataclass(slots=True)
class Waiting:
    """Nothing is asked of the people at the screen: an heir thinks, dice roll, or a hand-over is due."""

    text: str = ""
    seat: int | None = None


Asking: TypeAlias = AnyDraft | GhostTurn | Waiting
"""What the tray holds."""


@dataclass(slots=True)
class CollectStatus:
    """What has been rolled and collected in the present round."""

    rolls: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The exhaustion rolls of each slot, for the roll tags (effort-1 dice are not in it)."""
    owners: dict[int, int] = field(default_factory=dict)
    """Who collected which slot, for the badge on the carved recess."""
    afterimages: dict[int, Slot[Face]] = field(default_factory=dict)
    """The slots as they lay before they were collected, for their afterimage."""

    def clear(self) -> None:
        """A round begins."""
        self.rolls.clear()
        self.owners.clear()
        self.afterimages.clear()


@dataclass(slots=True)
class HintLine:
    """The line at the foot: a hint, or the refusal that is shown in its place."""

    text: str = ""
    refusal: str = ""
    """Why something cannot be done; empty when nothing was refused."""
    reason: Refusal | None = None
    """The code of the refusal, by which the rulebook finds the rule; None where no rule is behind it."""

    def refuse(self, refusal: str, reason: Refusal | None = None) -> None:
        """Show a refusal in place of the hint."""
        self.refusal, self.reason = refusal, reason

    def accept(self) -> None:
        """Show the hint again."""
        self.refusal, self.reason = "", None


@dataclass(slots=True)
class BoardModel:
    """Everything the table shows. `viewer` is the seat whose own area lies at the bottom."""

    plan: Plan
    view: SeatView
    viewer: int
    names: tuple[str, ...]
    secrecy: Secrecy = Secrecy.SEALED
    """Who can know the luck of this game."""
    audience: Viewpoint | None = None
    """Whose knowledge the audience of a replay is shown; None at a table that is played at."""
    risk_figures: bool = True
    """Whether the chance of exhaustion stands below the ticks of an effort, in a figure."""

    request: AnyDraft | Waiting = field(default_factory=Waiting)
    """What a person at the screen puts together, or who is waited for."""
    drafted: frozenset[int] = frozenset()
    """The slots on which the dice of the claim just made lay before it was confirmed."""

    ghost_turn: GhostTurn | None = None
    """The Ghost's turn that is shown, until more happens; None when none is."""
    collect: CollectStatus = field(default_factory=CollectStatus)
    chronicle: list[ChronicleLine] = field(default_factory=list)
    moods: dict[int, str] = field(default_factory=dict)
    """How those look by seat who have just been pushed out, or have pushed somebody out."""
    hidden: set[Spot] = field(default_factory=set)
    """Places whose thing is in the air: the static picture leaves it out."""

    covered: bool = True
    """Whether own values that others at the screen may not see are covered (hold to peek)."""
    peek: float = 0.0
    """How far the ring of hold-to-peek is filled, 0–1."""
    scores: dict[int, int] = field(default_factory=dict)
    """Own true score so far by seat, shown on demand; empty when it is not."""
    zoom: Spot | None = None
    """What is shown large, as long as it lies there; None when nothing is."""
    hint: HintLine = field(default_factory=HintLine)

    @property
    def asking(self) -> Asking:
        """What the tray holds: the request, or a Ghost's turn while there is nothing to do or to wait for."""
        request, turn = self.request, self.ghost_turn
        free = isinstance(request, Waiting) and request.seat is None
        return turn if free and turn is not None else request

    def note(self, event: Event) -> None:
        """Keep what `event` tells beyond the view, which has not taken it in yet: rolls, owners, a Ghost's
        turn."""
        match event:
            case ev.RoundBegan():
                self.collect.clear()
                self.ghost_turn = None
            case ev.ExhaustionRolled(slots=slots):
                self.collect.rolls.update({rolled.slot: rolled.rolls for rolled in slots})
            case ev.Collected(slot=slot, seat=seat):
                self.collect.owners[slot] = seat
                lying = self.view.crypt[slot]
                if lying is not None:
                    self.collect.afterimages[slot] = lying
            case ev.GhostRolled(seat=seat, rolls=rolls):
                self.ghost_turn = GhostTurn(seat, rolls)
            case ev.GhostGrouped(groups=groups) if self.ghost_turn is not None:
                self.ghost_turn.groups = groups
            case ev.GhostAimed(group=group) | ev.GhostSetAside(group=group) if self.ghost_turn is not None:
                self.ghost_turn.group = self.ghost_turn.groups.index(group, max(0, self.ghost_turn.group))
            case _:
                pass

    @property
    def phase(self) -> Phase:
        """The phase of the view."""
        return self.view.phase

    @property
    def decide(self) -> Decide | None:
        """The decision pending in the view, or None."""
        pending = self.view.pending
        return pending if isinstance(pending, Decide) else None

    @property
    def active(self) -> int | None:
        """The seat whose turn it is, or None."""
        return self.decide.seat if self.decide else None

    def is_yours(self, seat: int) -> bool:
        """Whether whoever looks plays on `seat`; nobody does in a replay, or where only heirs play."""
        return seat == self.viewer and seat in self.plan.human_seats and self.audience is None

    def is_computer_heir(self, seat: int) -> bool:
        """Whether a computer heir plays on `seat`."""
        return self.person(seat).mind.level is not None

    def person(self, seat: int) -> Player:
        """Who sits on `seat`."""
        return self.plan.players[seat]

    def house(self, seat: int) -> House:
        """The house whose dice and badge the seat wears."""
        return self.plan.players[seat].house

    def pool_house(self, pool: int) -> House:
        """The house of a pool of dice."""
        return self.house(self.view.variant.members[pool][0])
