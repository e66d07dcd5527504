"""How strong each named person has become, and the points of a league, from the records in their order.

Elo's ratings: whoever does better than expected against somebody gains, by as much as they lose. Computer
heirs keep the rating that was measured in the arena (docs/opponents.md); persons begin as strong as a Squire.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Final, NamedTuple

from crypt_game.match.players import Player, PlayerKind
from crypt_game.match.statistics import Account, PlayedGame
from crypt_game.opponents.levels import LEVELS_BETWEEN
from crypt_game.rules.indices import SeatIndex

__all__ = [
    "FIRST_RATING",
    "RATING_OF",
    "Rating",
    "points_of",
    "rating_of_strength",
    "ratings",
    "strength_of_rating",
]

FIRST_RATING: Final = 1000.0
RATING_OF: Final = {
    PlayerKind.PAGE: 870.0,
    PlayerKind.SQUIRE: FIRST_RATING,
    PlayerKind.KNIGHT: 1350.0,
    PlayerKind.REGENT: 1740.0,
    PlayerKind.SOVEREIGN: 1740.0,
}
_BETWEEN: Final = tuple(RATING_OF[PlayerKind(level.value)] for level in LEVELS_BETWEEN)
_MOST_GAIN: Final = 32.0
"""Rating points that a game moves a person by at most."""
_TENFOLD: Final = 400.0
"""Rating points by which the odds of doing better grow tenfold."""


def rating_of_strength(strength: float) -> float:
    """The rating of a matched computer heir of this strength, 0 for a Page's to 3 for a Regent's."""
    lower = min(int(strength), len(_BETWEEN) - 2)
    return _BETWEEN[lower] + (strength - lower) * (_BETWEEN[lower + 1] - _BETWEEN[lower])


def strength_of_rating(rating: float) -> float:
    """The strength of that rating; below a Page's it is a Page's, above a Regent's a Regent's."""
    for number, (low, high) in enumerate(pairwise(_BETWEEN)):
        if rating < high:
            return max(0.0, number + (rating - low) / (high - low))
    return len(_BETWEEN) - 1.0


class Rating(NamedTuple):
    """Somebody's rating after a game."""

    when: datetime
    rating: float
    won: bool


def ratings(games: Iterable[PlayedGame]) -> dict[str, list[Rating]]:
    """The rating of each person after each game; games that count (`counted`), the first played first.

    Only games in which somebody can win change it, and none in which there was help.
    """
    found: dict[str, list[Rating]] = {}
    for when, account in games:
        if account.result is None or account.with_help or not account.result.winners:
            continue
        before = {name: marks[-1].rating for name, marks in found.items()}
        for seat in account.human_seats:
            name = account.plan.players[seat].name
            own = before.get(name, FIRST_RATING)
            gained = _MOST_GAIN * _surplus(account, seat, own, before)
            won = seat in account.result.winners
            found.setdefault(name, []).append(Rating(when, own + gained, won))
    return found


def points_of(games: Iterable[PlayedGame], name: str) -> float:
    """A league's points: one for each other person left behind in a game or at a crypt that both played in
    turn, half a one for each drawn with."""
    points = 0.0
    common: dict[tuple[str, int], dict[str, int]] = {}
    for _, account in games:
        for seat in account.human_seats:
            if account.plan.players[seat].name != name:
                continue
            others = [other for other in _rivals(account, seat) if other in account.human_seats]
            points += sum(_compared(account, seat, other) for other in others)
        mark = account.series
        if mark is not None and mark.entrants and account.human_seats:
            coins = account.score(account.human_seats[0])
            common.setdefault((mark.name, mark.crypt), {})[mark.entrant] = coins
    for taken in common.values():
        if name in taken:
            rivals = [coins for other, coins in taken.items() if other != name]
            points += sum((taken[name] > coins) + (taken[name] == coins) / 2 for coins in rivals)
    return points


def _surplus(account: Account, seat: SeatIndex, own: float, before: dict[str, float]) -> float:
    """By how much better than expected a seat did against the others, −1 to 1; the mean over its rivals."""
    rivals = _rivals(account, seat)
    surplus = 0.0
    for rival in rivals:
        strength = _rated(account.plan.players[rival], before)
        expected = 1 / (1 + 10 ** ((strength - own) / _TENFOLD))
        surplus += _compared(account, seat, rival) - expected
    return surplus / len(rivals)


def _rated(player: Player, persons: dict[str, float]) -> float:
    """The rating that a player has at the beginning of a game."""
    if player.mind is PlayerKind.MATCHED:
        return rating_of_strength(player.strength)
    return RATING_OF.get(player.mind, persons.get(player.name, FIRST_RATING))


def _rivals(account: Account, seat: SeatIndex) -> Sequence[SeatIndex]:
    """The heirs who play against this seat."""
    variant = account.variant
    if account.result is None or not account.result.winners:
        return ()
    return [other for other in variant.heirs if variant.pool_of[other] != variant.pool_of[seat]]


def _compared(account: Account, seat: SeatIndex, other: SeatIndex) -> float:
    """1 where a seat did better than another, 0 where worse, half where neither did."""
    assert account.result is not None, "only finished games are compared"
    winners = account.result.winners
    one = (account.score(seat), seat in winners)
    two = (account.score(other), other in winners)
    return (one > two) + (one == two) / 2
