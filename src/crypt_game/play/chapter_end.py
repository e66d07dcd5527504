"""What a finished game comes to as a chapter of the campaign, in words."""

from __future__ import annotations

from crypt_game.match.statistics import Account
from crypt_game.text.language import Say

__all__ = ["chapter_words"]


def chapter_words(account: Account, say: Say) -> str:
    """The chapter and the crowns that count, or nothing for any other game."""
    chapter = account.chapter
    if chapter is None or account.result is None:
        return ""
    name = say(f"chapter-{chapter.name}")
    return say("campaign-end", chapter=name, crowns=account.crowns, all=len(chapter.goals))
