"""What the table shows now, without pixels: the view so far folded, the people, what is asked, the chronicle.

The scene changes it, the drawing modules read it. Must never import `pygame`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from crypt_game.match.annotations import ReactionStop
from crypt_game.match.luck_source import Secrecy
from crypt_game.match.players import House, Plan, Player
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.collect_status import CollectStatus
from crypt_game.play.new_draft import AnyDraft
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.push_out import PushOut
from crypt_game.play.round_report import RoundReport
from crypt_game.play.spots import LargeSpot, Spot
from crypt_game.rules import events as ev
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.events import DiceGroup, Event
from crypt_game.rules.ghost import ghost_groups
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.pending import Chance, Decide, Roll
from crypt_game.rules.refusals import Refusal
from crypt_game.rules.terms import TREASURE_TYPES, Phase, Purpose, TreasureType
from crypt_game.rules.view import SeatView

__all__ = [
    "Asking",
    "BoardModel",
    "CarriedLight",
    "ChronicleLine",
    "GhostStep",
    "GhostTurn",
    "Headline",
    "HintLine",
    "Waiting",
]


class Headline(NamedTuple):
    """What stands at the top in place of the phases, where a table teaches or asks: a title, what is asked,
    and how hard it is, as a number of stars that are lit of so many (0 of 0: there are none)."""

    title: str
    question: str = ""
    grade: int = 0
    grades: int = 0


class ChronicleLine(NamedTuple):
    """One line of the log: the house it is about (None: nobody), the sentence, and whether a round begins."""

    house: House | None
    text: str
    heading: bool = False


class CarriedLight(NamedTuple):
    """The Leader's light on its way: from which seat, and what share of its time is over."""

    start: SeatIndex
    share: float


@dataclass(slots=True)
class GhostStep:
    """One step of a Ghost's reasoning: what it does and why, in words."""

    text: str
    reason: str
    done: bool = False


def dice_by_strength(rolls: Sequence[int]) -> tuple[int, ...]:
    """A Ghost's dice in the order in which it places them (§6.3)."""
    return tuple(group.effort for group in ghost_groups(rolls) for _ in range(group.dice))


@dataclass(slots=True)
class GhostTurn:
    """A Ghost's turn being shown: its dice and groups as it places them, and the steps so far.

    `now` is the number of the present group, None before the first; `target` is the card that it takes, if
    any.
    """

    seat: SeatIndex
    rolls: tuple[int, ...]
    groups: tuple[DiceGroup, ...] = ()
    steps: list[GhostStep] = field(default_factory=list)
    now: int | None = None
    target: SlotIndex | None = None

    @property
    def past(self) -> tuple[DiceGroup, ...]:
        """The groups that come before the present one."""
        return self.groups[: self.now or 0]

    @property
    def present(self) -> DiceGroup | None:
        """The group whose turn it is."""
        return None if self.now is None else self.groups[self.now]

    def progress(self, number: int) -> Literal["done", "now", "next"]:
        """What has become of group `number`."""
        if self.now is None or number > self.now:
            return "next"
        return "now" if number == self.now else "done"

    @property
    def told(self) -> Hashable:
        """All that is told of the turn by now, to be compared with what was told before."""
        steps = tuple((step.text, step.reason, step.done) for step in self.steps)
        return self.seat, self.rolls, self.groups, self.now, steps


@dataclass(slots=True)
class Waiting:
    """Nothing is asked of the people at the screen: an heir thinks, dice roll, or a hand-over is due."""

    text: str = ""
    seat: SeatIndex | None = None


Asking: TypeAlias = AnyDraft | GhostTurn | RoundReport | Waiting
"""What the tray holds."""


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
    viewer: SeatIndex
    names: tuple[str, ...]
    secrecy: Secrecy = Secrecy.SEALED
    """Who can know the luck of this game."""
    audience: Viewpoint | None = None
    """Whose knowledge the audience of a replay is shown; None at a table that is played at."""
    risk_figures: bool = True
    """Whether the chance of exhaustion stands below the ticks of an effort, in a figure."""

    card_worth: bool = False
    """Whether a figure beside each card of the Crypt tells what it would add to the viewer's sets."""
    keeps_back_gains: bool = False
    """Whether no figure tells what further cards would add: a riddle asks for a value that it would tell."""
    ledger: bool = False
    """Whether all heirs' sets are shown in one table."""

    headline: Headline | None = None
    """What stands at the top of a lesson or a riddle; None at a game."""

    stops: frozenset[ReactionStop] | None = None
    """What the game stops for, where a reward may be used at any time; None where there is no such reward."""

    request: AnyDraft | Waiting = field(default_factory=Waiting)
    """What a person at the screen puts together, or who is waited for."""
    drafted: frozenset[SlotIndex] = frozenset()
    """The slots on which the dice of the claim just made lay before it was confirmed."""

    ghost_turn: GhostTurn | None = None
    """The Ghost's turn that is shown, until more happens; None when none is."""
    report: RoundReport | None = None
    """What the round brought, while the board stops for it; None when it does not."""
    push_out: PushOut | None = None
    """The dice that were pushed out last, until more happens; None when none were."""
    gone_on: bool = False
    """Whether a phase or round has ended since a decision was asked for."""
    collect: CollectStatus = field(default_factory=CollectStatus)
    chronicle: list[ChronicleLine] = field(default_factory=list)
    latest: int = 1
    """How many lines at the end of the chronicle were written together: by the animation on show, or by the
    last one that wrote any."""
    moods: dict[SeatIndex, str] = field(default_factory=dict)
    """How those look by seat who have just been pushed out, or have pushed somebody out."""
    risen: dict[SeatIndex, float] = field(default_factory=dict)
    """How far each Ghost has risen behind the slab by seat, 0 to 1."""
    carried: CarriedLight | None = None
    """The Leader's light while it is on its way to the Leader; None when it is there."""
    hidden: set[Spot] = field(default_factory=set)
    """Places whose thing is in the air: the static picture leaves it out."""

    covered: bool = True
    """Whether own values that others at the screen may not see are covered (hold to peek)."""
    peek: float = 0.0
    """How far the ring of hold-to-peek is filled, 0–1."""
    scores: dict[SeatIndex, int] = field(default_factory=dict)
    """Own true score so far by seat, shown on demand; empty when it is not."""
    zoom: LargeSpot | None = None
    """What is shown large, as long as it lies there; None when nothing is."""
    hint: HintLine = field(default_factory=HintLine)
    proposed: ClaimDraft | DivvyDraft | None = None
    """What a hint on show proposes, seen in place of what is put together."""

    @property
    def asking(self) -> Asking:
        """What the tray holds: what the round brought while the board stops, else what a hint proposes, the
        request, or a Ghost's turn while there is nothing to do, to wait for or to tell."""
        if self.report is not None:
            return self.report
        request, turn = self.proposed or self.request, self.ghost_on_show
        return request if turn is None or (isinstance(request, Waiting) and request.text) else turn

    @property
    def ghost_on_show(self) -> GhostTurn | None:
        """A Ghost's turn whose dice lie on its plate: while there is nothing to do or to wait for."""
        free = self.report is None and isinstance(self.request, Waiting) and self.request.seat is None
        return self.ghost_turn if free else None

    @property
    def push_out_told(self) -> PushOut | None:
        """Sum against sum, while nobody at the screen is asked for anything; None when nothing is told."""
        told, waits = self.push_out, isinstance(self.request, Waiting) and self.report is None
        return told if waits and told is not None and told.strength is not None else None

    def note(self, event: Event) -> None:
        """Keep what `event` tells beyond the view, which has not taken it in yet: rolls, owners, a Ghost's
        turn."""
        self.collect.note(event, self.view)
        self.push_out = PushOut.after(event, self.push_out)
        match event:
            case ev.RoundBegan() | ev.PhaseBegan():
                self.ghost_turn, self.gone_on = None, True
            case ev.TorchesPassed():
                self.gone_on = True
            case ev.Awaited():
                self.gone_on = False
            case ev.GhostRolled(seat=seat, rolls=rolls):
                self.ghost_turn = GhostTurn(seat, dice_by_strength(rolls))
            case ev.GhostGrouped(groups=groups) if self.ghost_turn is not None:
                self.ghost_turn.groups = groups
            case ev.GhostAimed(group=group) | ev.GhostSetAside(group=group) if self.ghost_turn is not None:
                self.ghost_turn.now = self.ghost_turn.groups.index(group, self.ghost_turn.now or 0)
                self.ghost_turn.target = event.slot if isinstance(event, ev.GhostAimed) else None
            case _:
                pass

    @property
    def phase(self) -> Phase:
        """The phase of the view."""
        return self.view.phase

    @property
    def decide(self) -> Decide | None:
        """The decision pending in the view, or None. One that was made is pending there until the next is,
        but not here once the round has gone on."""
        pending = self.view.pending
        return pending if isinstance(pending, Decide) and not self.gone_on else None

    @property
    def active(self) -> SeatIndex | None:
        """The seat whose turn it is, or None."""
        return self.decide.seat if self.decide else None

    @property
    def acting(self) -> SeatIndex | None:
        """The seat that is shown to act: a Ghost in its turn, before its roll too, else whoever decides."""
        if self.ghost_on_show is not None:
            return self.ghost_on_show.seat
        match self.view.pending:
            case Chance(request=Roll(purpose=Purpose.GHOST, seat=seat)) if not self.gone_on:
                return seat
        return self.active

    @property
    def offers_stops(self) -> bool:
        """Whether somebody at the screen holds what a reward at any time costs, and others decide as well."""
        if self.stops is None:
            return False
        rewards = collectors_of(self.view.variant).anytime
        return any(reward.affordable(self.view, seat) for seat in self.plan.human_seats for reward in rewards)

    @property
    def closed_rewards(self) -> frozenset[TreasureType]:
        """The types whose rewards at any time have no button in the viewer's sets, whatever these hold."""
        asking = self.asking
        offer = asking if isinstance(asking, FlipOffer) else None
        if isinstance(asking, GhostTurn) or (offer and offer.closable) or not self.is_yours(self.viewer):
            return frozenset(TREASURE_TYPES)
        return frozenset({offer.type}) if offer and offer.seat == self.viewer else frozenset()

    def is_yours(self, seat: SeatIndex) -> bool:
        """Whether whoever looks plays on `seat`; nobody does in a replay, or where only heirs play."""
        return seat == self.viewer and seat in self.plan.human_seats and self.audience is None

    def is_computer_heir(self, seat: SeatIndex) -> bool:
        """Whether a computer heir plays on `seat`."""
        return self.person(seat).mind.is_computer

    def person(self, seat: SeatIndex) -> Player:
        """Who sits on `seat`."""
        return self.plan.players[seat]

    def house(self, seat: SeatIndex) -> House:
        """The house whose dice and badge the seat wears."""
        return self.plan.players[seat].house

    def pool_house(self, pool: PoolIndex) -> House:
        """The house of a pool of dice."""
        return self.house(self.view.variant.members[pool][0])
