"""How far the campaign has come, from the games on the disk, and what is said of a chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from crypt_game.campaign import CHAPTERS, Chapter, Goal
from crypt_game.match.statistics import Account
from crypt_game.text.language import Say

__all__ = ["MOST_CROWNS", "crowns_reached", "goal_words", "name_of"]

MOST_CROWNS: Final = sum(len(chapter.goals) for chapter in CHAPTERS)
"""How many crowns there are in all."""


def crowns_reached(accounts: Iterable[Account]) -> Mapping[str, int]:
    """The most crowns that any game earned, by the name of the chapter; none stands for none."""
    best: dict[str, int] = {}
    for account in accounts:
        if account.crowns and account.chapter is not None:
            best[account.chapter.name] = max(account.crowns, best.get(account.chapter.name, 0))
    return best


def name_of(chapter: Chapter, say: Say) -> str:
    """What the chapter is called."""
    return say(f"chapter-{chapter.name}")


def goal_words(goal: Goal, say: Say) -> str:
    """What is to be reached, in a sentence without a stop."""
    return say(f"campaign-goal-{goal.measure}", least=abs(goal.least))
