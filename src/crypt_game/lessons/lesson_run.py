"""A lesson being learned: which step is on, and what comes of what the player tries.

Knows neither words nor a window. Whoever shows it tells it what was laid, opened and decided, and is told
whether that was right.
"""

from __future__ import annotations

from collections.abc import Mapping

from crypt_game.lessons.lesson import DecideGoal, LayGoal, Lesson, LessonStep, OpenGoal, ShareGoal, WrongTry
from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.play.new_draft import AnyDraft
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules import Action, Recover
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.terms import FlipFor

__all__ = ["LessonRun"]


class LessonRun:
    """One player in one lesson. `number` counts its steps from 0."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        """A `number` beyond the lesson's steps begins anew."""
        self.lesson = lesson
        self.number = number if 0 <= number < len(lesson.steps) else 0
        self.over = False
        """Whether the last step is done."""

    @property
    def step(self) -> LessonStep:
        """The step that is on; the last one when the lesson is over."""
        return self.lesson.steps[self.number]

    # the way through --------------------------------------------------------------------------------------
    def advance(self, number: int | None = None) -> None:
        """The step `number`, or the present one, is done or skipped: go on to the next."""
        done = self.number if number is None else number
        self.over = done + 1 >= len(self.lesson.steps)
        self.number = min(done + 1, len(self.lesson.steps) - 1)

    def back(self) -> bool:
        """Return to the step before; False at the first."""
        self.over = False
        if not self.number:
            return False
        self.number -= 1
        return True

    @property
    def key(self) -> str:
        """The key of the words of the step."""
        return self.lesson.key(self.number)

    def answer_key(self, wrong: WrongTry) -> str:
        """The key of the sentence that answers a wrong try: the step's own, or the one of all."""
        return f"{self.key}-{wrong}" if wrong in self.step.wrong else f"lesson-wrong-{wrong}"

    def tried(self, draft: AnyDraft | None) -> WrongTry | None:
        """Something was put together so far."""
        if isinstance(draft, ClaimDraft):
            return self.laid(draft.groups)
        return self.shared(draft.to) if isinstance(draft, DivvyDraft) else None

    # what the player tries --------------------------------------------------------------------------------
    def laid(self, groups: Mapping[SlotIndex, DraftGroup]) -> WrongTry | None:
        """Dice lie on cards like this. Who lays what a later step of the same claim asks for is done with the
        steps before it."""
        if groups == self.step.stage.groups:
            return None
        for number in self._same_decision():
            goal = self.lesson.steps[number].goal
            if isinstance(goal, LayGoal) and goal.groups == groups:
                self.advance(number)
                return None
        goal = self.step.goal
        if goal is None:
            return WrongTry.EARLY
        wanted = goal.groups if isinstance(goal, LayGoal) else self.step.stage.groups
        wrong = _difference(groups, wanted)
        if wrong is None and _lacks(groups, self.step.stage.groups):
            self._lay_again(groups)
        return wrong

    def _lay_again(self, groups: Mapping[SlotIndex, DraftGroup]) -> None:
        """Dice were taken back: return to the step that asks for them."""
        steps, stage = self.lesson.steps, self.step.stage
        before = [
            n
            for n in range(self.number)
            if isinstance(steps[n].goal, LayGoal) and steps[n].stage.same_decision(stage)
        ]
        exact = [n for n in before if steps[n].stage.groups == groups]
        self.number = (exact or before or [self.number])[0]

    def shared(self, to: Mapping[SlotIndex, SeatIndex]) -> WrongTry | None:
        """Cards are shared out like this; on the way there any split will do."""
        goal = self.step.goal
        if isinstance(goal, ShareGoal) and goal.to == to:
            self.advance()
        return None

    def opened(self, what: FlipFor) -> WrongTry | None:
        """A reward was opened."""
        goal = self.step.goal
        if isinstance(goal, OpenGoal) and goal.what is what:
            self.advance()
            return None
        return WrongTry.EARLY if goal is None else WrongTry.DECISION

    def decided(self, action: Action) -> WrongTry | None:
        """The player wants to do this, which the rules allow; it is to be done only where this returns
        None."""
        for number in self._same_decision():
            goal = self.lesson.steps[number].goal
            if isinstance(goal, DecideGoal) and goal.action == action:
                self.advance(number)
                return None
        if self.step.goal is None:
            return WrongTry.EARLY
        return WrongTry.RECOVER if isinstance(action, Recover) else WrongTry.DECISION

    def _same_decision(self) -> list[int]:
        """The present step and those after it that belong to the same decision."""
        steps, stage = self.lesson.steps, self.step.stage
        return [n for n in range(self.number, len(steps)) if steps[n].stage.same_decision(stage)]


def _lacks(groups: Mapping[SlotIndex, DraftGroup], laid: Mapping[SlotIndex, DraftGroup]) -> bool:
    """Whether some of the dice are gone that were laid before."""
    return any(slot not in groups or groups[slot].dice < group.dice for slot, group in laid.items())


def _difference(
    groups: Mapping[SlotIndex, DraftGroup], wanted: Mapping[SlotIndex, DraftGroup]
) -> WrongTry | None:
    """What is wrong with the dice as they lie; None where they only lack something yet."""
    if not groups.keys() <= wanted.keys():
        return WrongTry.CARD
    for slot, group in groups.items():
        if group.dice > wanted[slot].dice:
            return WrongTry.DICE
        if group.dice == wanted[slot].dice and group != wanted[slot]:
            return WrongTry.EFFORT
    return None
