"""The Inheritance: chapters with goals on the rules as they are, and the crowns that games earn in them.

Nothing of it is stored: what was reached is read from the games on the disk. Must never import `pygame`
or `ui`.
"""

from crypt_game.campaign.chapters import CHAPTERS, EDITION, Chapter, Goal, chapter_of, open_chapters
from crypt_game.campaign.goals import MEASURES, crowns, crowns_for

__all__ = [
    "CHAPTERS",
    "EDITION",
    "MEASURES",
    "Chapter",
    "Goal",
    "chapter_of",
    "crowns",
    "crowns_for",
    "open_chapters",
]
