"""How far the campaign has come, from the games on the disk, and what is said of a chapter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from crypt_game.campaign import CHAPTERS, Chapter, Goal, open_chapters
from crypt_game.match.statistics import Account
from crypt_game.text.language import Say
from crypt_game.text.players_sentence import players_sentence

__all__ = ["MOST_CROWNS", "crowns_reached", "goal_words", "name_of", "story_facts", "what_is_next"]

MOST_CROWNS: Final = sum(len(chapter.goals) for chapter in CHAPTERS)
"""How many crowns there are in all."""
_COINS: Final = ("coins", "both")
"""The measures that ask for coins and for nothing else."""


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


def story_facts(chapter: Chapter, earned: int, say: Say) -> dict[str, str]:
    """What is told before it is played: its story, its rivals, and what each crown asks for, gold for the
    first `earned`. More of the same coins is told by their number alone."""
    minds = ["person", *(level.value for level in chapter.rivals)]
    rivals = players_sentence(say, chapter.setup.mode.value, minds)
    if chapter.setup.cursed:
        rivals = f"{rivals} · {say('term-cursed-treasure')}"
    lines = []
    for number, goal in enumerate(chapter.goals):
        crown = "icon/crown" if number < earned else "icon/crown-dim"
        again = number and goal.measure in _COINS and goal.measure == chapter.goals[0].measure
        words = say("campaign-goal-more", least=goal.least) if again else goal_words(goal, say)
        lines.append(say("campaign-crown", sign=f"{{icon:{crown}}}", number=number + 1, goal=words))
    story, goals = say(f"chapter-{chapter.name}-story"), zip(("one", "two", "three"), lines, strict=True)
    return {"story": story, "rivals": rivals, **dict(goals)}


def what_is_next(chapter: Chapter, reached: Mapping[str, int], say: Say) -> str:
    """What its next crown asks for; or, as long as it is closed, which chapters want one before."""
    crowns = reached.get(chapter.name, 0)
    if chapter not in open_chapters(reached):
        missing = _missing(chapter, reached)
        return say("campaign-after", chapter=name_of(missing[0], say), more=len(missing) - 1)
    return goal_words(chapter.goals[crowns], say) if crowns < len(chapter.goals) else say("campaign-whole")


def _missing(chapter: Chapter, reached: Collection[str]) -> list[Chapter]:
    return [each for each in CHAPTERS if each.name in chapter.after and each.name not in reached]
