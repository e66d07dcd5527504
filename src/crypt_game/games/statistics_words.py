"""The figures in sentences, for the foot of the luck plot and for those who listen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from crypt_game.match.fairness import DiceLuck
from crypt_game.match.statistics import SeriesGame, Tally
from crypt_game.text.language import Say

__all__ = [
    "COLUMNS",
    "KEY_FIGURES",
    "PERSON_COLUMNS",
    "figures_of",
    "luck_words",
    "spoken_luck",
    "spoken_row",
    "spoken_scores",
]

COLUMNS: Final = ("games", "wins", "mean", "best", "longest")
"""The figures of a table of games."""
PERSON_COLUMNS: Final = ("games", "wins", "points", "rating", "mean")
"""Those of a table of persons."""
KEY_FIGURES: Final = ("games", "wins", "unaided", "mean", "best")
"""Those that stand above it for the chosen games."""
_USUAL, _RARE = 1.0, 2.0
"""In standard deviations: within the first it is everyday luck, beyond the second it is rare."""


def figures_of(tally: Tally, say: Say, names: Sequence[str] = COLUMNS) -> tuple[str, ...]:
    """These figures as they are written; a dash where there is none."""
    figures = {
        "games": str(tally.games),
        "wins": str(tally.wins) if tally.contested else "–",
        "unaided": str(tally.unaided) if tally.contested else "–",
        "mean": "–" if tally.mean is None else say("statistics-number", number=tally.mean),
        "best": "–" if tally.best is None else str(tally.best),
        "longest": str(tally.longest) if tally.contested else "–",
    }
    return tuple(figures[name] for name in names)


def luck_words(luck: DiceLuck, say: Say) -> str:
    """How many dice were at risk, exhausted and expected to be, and what to think of it; what the plot of it
    means is `statistics-luck-bounds`."""
    figures = say(
        "statistics-luck-figures",
        dice=luck.at_risk,
        lost=luck.exhausted,
        expected=luck.expected,
    )
    verdict = say("statistics-luck-verdict", verdict=_verdict(luck))
    return f"{figures} {verdict}"


def _verdict(luck: DiceLuck) -> str:
    if not luck.variance:
        return "usual"
    away = (luck.exhausted - luck.expected) / luck.variance**0.5
    if abs(away) <= _USUAL:
        return "usual"
    size = "very" if abs(away) > _RARE else "somewhat"
    return f"{size}-unlucky" if away > 0 else f"{size}-lucky"


def spoken_luck(tally: Tally, say: Say) -> str:
    """What the luck plot shows."""
    return f"{say('statistics-luck')}. {luck_words(tally.luck, say)} {say('statistics-luck-bounds')}"


def spoken_row(words: str, columns: Iterable[str], figures: Iterable[str], say: Say) -> str:
    """A row of the table with the names of its columns."""
    named = zip(columns, figures, strict=True)
    said = [
        say("spoken-figure", label=say(f"statistics-{name}"), figure=figure)
        for name, figure in named
        if figure != "–"
    ]
    return ", ".join([words, *said])


def spoken_scores(marks: Sequence[SeriesGame], say: Say, *, rated: bool = False) -> str:
    """What the plot of scores, or of a rating, shows, and how to walk along it."""
    scores = ", ".join(str(mark.score) for mark in marks[-10:])
    title = say("statistics-rating-curve" if rated else "statistics-scores")
    return f"{say('spoken-figure', label=title, figure=scores)}. {say('statistics-walk')}"
