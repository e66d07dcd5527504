"""What a finished game comes to as a chapter of the campaign, in words."""

from __future__ import annotations

from crypt_game.campaign import chapter_of, crowns
from crypt_game.honours import SeatGame
from crypt_game.match.match import Match
from crypt_game.text.language import Say

__all__ = ["chapter_words"]


def chapter_words(match: Match, say: Say) -> str:
    """The chapter and its crowns, or nothing for any other game; with help it earns at most one."""
    chapter = chapter_of(match.plan.setup, match.plan.minds)
    if chapter is None or match.over is None or match.marks.practice is not None or match.open_code:
        return ""
    seat = match.state.variant.heirs[0]
    events = tuple(event for moment in match.moments for event in moment.events)
    earned = crowns(chapter, SeatGame(match.state, match.over, events, seat))
    if match.marks.with_help:
        earned = min(earned, 1)
    return say("campaign-end", chapter=say(f"chapter-{chapter.name}"), crowns=earned, all=len(chapter.goals))
