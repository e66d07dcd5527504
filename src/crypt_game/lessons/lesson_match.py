"""The game of a lesson at the table: it goes as the script says, and shows no more than a step is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from crypt_game.lessons.lesson import LEARNER, Lesson, LessonStage
from crypt_game.match.match import Match
from crypt_game.match.players import Plan, PlayerKind
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.new_draft import AnyDraft, draft_for, offer_at_any_time
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules import Event, SeatView
from crypt_game.rules.pending import Decide

__all__ = ["LessonMatch"]


class LessonMatch(Match):
    """A match without luck of its own, which waits between a decision and its dice until told to go on."""

    def __init__(self, lesson: Lesson, names: tuple[str, ...]) -> None:
        """`names` are those of the heirs, in the order of their seats."""
        heirs = (player for player in lesson.plan.players if player.mind is not PlayerKind.GHOST)
        named = [replace(player, name=name) for player, name in zip(heirs, names, strict=True)]
        super().__init__(Plan.seated(lesson.record.setup, named), 0)
        self._script = lesson.record.entries
        self._unseen: tuple[Event, ...] = ()
        """What has happened, and is not to be shown before a later step."""

    def is_at(self, stage: LessonStage) -> bool:
        """Whether everything has happened, and been given out to be shown, that comes before a stage."""
        return (len(self.moments), len(self._unseen)) == stage[:2]

    def go_to(self, stage: LessonStage) -> tuple[Event, ...]:
        """Go there at once, forward or back; returns the events of the last entry, to be shown."""
        del self.moments[stage.entries :]
        while len(self.moments) < stage.entries:
            self._take(self._script[len(self.moments)])
        return self.moments[-1].events

    @property
    def next_is_decision(self) -> bool:
        """Whether somebody decides next, rather than dice fall or what has happened is shown."""
        return not self._unseen and isinstance(self.pending, Decide)

    def go_on(self, stage: LessonStage) -> tuple[Event, ...]:
        """The next events on the way to a stage that is still to come."""
        if self._unseen:
            return self.show(self._unseen, stage)
        return self.show(self._take(self._script[len(self.moments)]), stage)

    def show(self, events: tuple[Event, ...], stage: LessonStage) -> tuple[Event, ...]:
        """As many of the events of the last entry as come before a stage; the rest is kept for later."""
        shown = len(events) - (stage.unseen if len(self.moments) == stage.entries else 0)
        self._unseen = events[shown:]
        return events[:shown]

    def draft_at(self, stage: LessonStage, view: SeatView) -> AnyDraft | None:
        """What the learner is asked at a stage, as far as it was put together by then; None for nothing."""
        decide = self.decide
        if stage.unseen or decide is None or not decide.may_answer(LEARNER):
            return None
        if stage.offer is not None:
            return offer_at_any_time(view, LEARNER, stage.offer)
        draft = draft_for(view, decide)
        if isinstance(draft, ClaimDraft):
            draft.groups = dict(stage.groups)
            draft.target = next(reversed(draft.groups), None)
        elif isinstance(draft, DivvyDraft):
            draft.to.update(stage.shared)
        return draft

    def _draw(self) -> Iterator[Event]:
        return iter(())
