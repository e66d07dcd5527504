"""A lesson: a scripted game, and the steps in which a player takes part in it.

A lesson is a JSON file: who plays, the cards drawn first, every decision and roll, and the steps. Where a
step begins is told by what has happened before it, never by a count, and is found by playing the script. A
lesson that the rules do not allow cannot be read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from crypt_game.match.players import Plan, Player
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.rules import Action, Event
from crypt_game.rules.codec import event_name
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.record import Acted, Record, replay
from crypt_game.rules.scripted import ScriptedGame
from crypt_game.rules.terms import FlipFor

__all__ = [
    "LEARNER",
    "TURN",
    "BadLesson",
    "DecideGoal",
    "Goal",
    "LayGoal",
    "Lesson",
    "LessonStage",
    "LessonStep",
    "OpenGoal",
    "PlannedStep",
    "ShareGoal",
    "WrongTry",
]

LEARNER = SeatIndex(0)
"""The seat of whoever learns."""
TURN = "turn"
"""Until it is the learner's turn, or the script is over."""


class BadLesson(ValueError):
    """A lesson that cannot be played."""


class WrongTry(StrEnum):
    """What was tried in place of what a step asks for; the value ends the key of the answer."""

    EARLY = "early"
    """Something was done that is only asked for later, while there is something to read."""
    CARD = "card"
    EFFORT = "effort"
    DICE = "dice"
    """More dice than are needed."""
    RECOVER = "recover"
    DECISION = "decision"
    """Another decision than the one that is asked for."""


@dataclass(frozen=True, slots=True)
class LayGoal:
    """Dice are to lie on cards: those of the claim that is put together, by slot."""

    groups: Mapping[SlotIndex, DraftGroup]


@dataclass(frozen=True, slots=True)
class ShareGoal:
    """Cards are to be shared out: who gets which slot."""

    to: Mapping[SlotIndex, SeatIndex]


@dataclass(frozen=True, slots=True)
class OpenGoal:
    """A reward is to be opened that may be used at any time."""

    what: FlipFor


@dataclass(frozen=True, slots=True)
class DecideGoal:
    """What was put together is to be done: the next decision of the script."""

    action: Action


Goal: TypeAlias = LayGoal | ShareGoal | OpenGoal | DecideGoal
Groups: TypeAlias = Mapping[SlotIndex, DraftGroup]


class LessonStage(NamedTuple):
    """A moment of the scripted game, with what the learner has put together by then.

    ``entries`` of the record have been played, and all but the last ``unseen`` of their events shown.
    """

    entries: int
    unseen: int = 0
    groups: Groups = MappingProxyType({})
    shared: Mapping[SlotIndex, SeatIndex] = MappingProxyType({})
    offer: FlipFor | None = None

    def same_decision(self, other: LessonStage) -> bool:
        """Whether nothing happened between the two but that something was put together."""
        return self[:2] == other[:2]


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """A step as its file tells it; `until` names the event before which nothing is said (or several,
    parted by spaces, one after the other), or TURN."""

    name: str
    light: tuple[str, ...] = ()
    goal: LayGoal | ShareGoal | OpenGoal | None = None
    decides: bool = False
    until: str | None = None
    covers: tuple[str, ...] = ()
    wrong: frozenset[WrongTry] = frozenset()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One sentence, and what the learner does then: `goal`, or nothing but read on.

    `light` are the keys of the controls that it is about; of a step with a goal the first is the one to use.
    `covers` are the paragraphs of the quick reference that are met here. `wrong` are the tries that have an
    answer of their own.
    """

    name: str
    light: tuple[str, ...]
    goal: Goal | None
    stage: LessonStage
    covers: tuple[str, ...]
    wrong: frozenset[WrongTry]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A scripted game and its steps. Make it with :meth:`of`."""

    name: str
    players: tuple[Player, ...]
    record: Record
    steps: tuple[LessonStep, ...]

    @classmethod
    def of(
        cls, name: str, game: ScriptedGame, players: Sequence[Player], planned: Sequence[PlannedStep]
    ) -> Lesson:
        """The lesson whose steps are where the script comes to what they wait for.

        Raises BadLesson where the rules refuse the script, or a step waits for what never comes.
        """
        record = game.record
        played = replay(record)
        if played.fault is not None:
            raise BadLesson(f"{name}: {played.fault}")
        script = _PlayedScript(record, [step.events for step in played.steps])
        steps: list[LessonStep] = []
        for plan in planned:
            steps.append(script.step(plan, steps[-1] if steps else None))
        return cls(name, tuple(players), record, tuple(steps))

    @property
    def plan(self) -> Plan:
        """Who sits at the table."""
        return Plan.seated(self.record.setup, self.players)

    def key(self, number: int) -> str:
        """The key of the words of a step."""
        return f"lesson-{self.name}-{self.steps[number].name}"


class _PlayedScript:
    """A record with what happens in each of its entries, to find the stages of steps in."""

    def __init__(self, record: Record, events: Sequence[Sequence[Event]]) -> None:
        self._record, self._events = record, events

    def step(self, plan: PlannedStep, before: LessonStep | None) -> LessonStep:
        stage = self._stage(plan, before)
        goal: Goal | None = plan.goal
        if plan.decides:
            goal = DecideGoal(self._own_decision(stage, plan.name))
        return LessonStep(plan.name, plan.light, goal, stage, plan.covers, plan.wrong)

    def _own_decision(self, stage: LessonStage, name: str) -> Action:
        entries = self._record.entries
        entry = entries[stage.entries] if stage.entries < len(entries) and not stage.unseen else None
        if not isinstance(entry, Acted) or entry.seat != LEARNER:
            raise BadLesson(f"{name}: the learner has nothing to decide there")
        return entry.action

    def _stage(self, plan: PlannedStep, before: LessonStep | None) -> LessonStage:
        decided = before is not None and isinstance(before.goal, DecideGoal)
        until = plan.until or (TURN if decided or before is None else None)
        stage = LessonStage(0) if before is None else before.stage
        if until is not None:
            return self._turn(stage.entries + decided) if until == TURN else self._event(until, stage)
        return stage if before is None else _after(before)

    def _turn(self, start: int) -> LessonStage:
        """The learner's next turn from an entry on, or the end."""
        entries = self._record.entries
        for number in range(start, len(entries)):
            entry = entries[number]
            if isinstance(entry, Acted) and entry.seat == LEARNER:
                return LessonStage(number)
        return LessonStage(len(entries))

    def _event(self, names: str, before: LessonStage) -> LessonStage:
        """When the next events of these names have been shown, one after the other."""
        stage = before
        for name in names.split():
            stage = self._next(name, stage)
        return stage

    def _next(self, name: str, before: LessonStage) -> LessonStage:
        for number in range(max(1, before.entries), len(self._events) + 1):
            events = self._events[number - 1]
            shown = len(events) - before.unseen if number == before.entries else 0
            for place in range(shown, len(events)):
                if event_name(type(events[place])) == name:
                    return LessonStage(number, len(events) - place - 1)
        raise BadLesson(f"nothing is {name} after that")


def _after(before: LessonStep) -> LessonStage:
    """What the learner has before him once a step is done, where nothing else happens."""
    match before.goal:
        case LayGoal(groups):
            return before.stage._replace(groups=groups)
        case ShareGoal(to):
            return before.stage._replace(shared=to)
        case OpenGoal(what):
            return before.stage._replace(offer=what)
        case _:
            return before.stage
