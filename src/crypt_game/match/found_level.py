"""How well a matched computer heir plays: what the games so far say of the person it plays against.

A rating is kept for every name and moved after each game by the coins that the person was ahead or behind,
much at first and less with every game: a Kalman filter with a rating as its state. It stays a little
moveable, for people learn. `build_scripts/matched_levels.py` plays it through with computer heirs in persons'
places.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from crypt_game.match.players import FIRST_STRENGTH, Plan, Player, PlayerKind
from crypt_game.match.ratings import RATING_OF, rating_of_strength, strength_of_rating
from crypt_game.match.statistics import Account
from crypt_game.rules.indices import SeatIndex

__all__ = ["FoundLevel", "after_game", "found_level", "has_matched_rivals", "matched", "matched_players"]

_COINS: Final = 7.0
"""The standard deviation of the coins by which one leads another at the end of a game, whoever they are."""
_POINTS: Final = 280.0
_CROWD: Final = 0.4
"""Rating points that make such a lead over one rival the rule. Over several they show in fewer coins (390
points in 11 over one, in 5 or 6 over three), so they grow by this power of the rivals' number.
"""
_FIRST_DOUBT: Final = 3.0
"""How much less sure the first rating is than what one game says, as a ratio of variances."""
_LEAST_GAIN: Final = 0.12
"""The share of what a game says by which a rating moves at least, after however many games."""
_MOST_SURPRISE: Final = 2.5
"""A game says at most so many standard deviations: one who gives up is not a beginner."""
_MARK: Final = 16
"""The digits of a game's seed that mark it."""
_BEYOND: Final = 300.0
_LEAST: Final = RATING_OF[PlayerKind.PAGE] - _BEYOND
_MOST: Final = RATING_OF[PlayerKind.REGENT] + _BEYOND
"""Somebody may be taken for somewhat weaker than a Page, or stronger than a Regent."""
_STRONGEST: Final = strength_of_rating(_MOST)
_NEARLY: Final = 0.25
"""Who lacks less of a Regent's strength meets Regents: what is found sways, and nobody stronger is there to
make up for the games against weaker ones.
"""


@dataclass(frozen=True, slots=True)
class FoundLevel:
    """What is taken for somebody's rating after so many games; `last` marks the game counted last."""

    rating: float = rating_of_strength(FIRST_STRENGTH)
    games: int = 0
    last: str = ""

    @property
    def strength(self) -> float:
        """How well a matched computer heir plays against this person."""
        strength = strength_of_rating(self.rating)
        return _STRONGEST if strength > _STRONGEST - _NEARLY else strength

    def after(self, lead: float, strength: float, rivals: int = 1, game: str = "") -> FoundLevel:
        """What it is after a game that ended `lead` coins ahead of so many rivals of this strength; the same
        where that `game` is the last one counted."""
        if game and game == self.last:
            return self
        points = _POINTS * rivals**_CROWD
        surprise = lead / _COINS - (self.rating - rating_of_strength(strength)) / points
        told = max(-_MOST_SURPRISE, min(_MOST_SURPRISE, surprise)) * points
        gain = max(_LEAST_GAIN, _FIRST_DOUBT / (1 + (self.games + 1) * _FIRST_DOUBT))
        rating = max(_LEAST, min(_MOST, self.rating + gain * told))
        return FoundLevel(rating, self.games + 1, game)

    def to_json(self) -> dict[str, Any]:
        """What the settings keep of it."""
        return {"rating": round(self.rating, 1), "games": self.games, "last": self.last}


def found_level(kept: Mapping[str, Any], name: str) -> FoundLevel:
    """What the settings keep of the person of this name; of somebody unknown, or unreadable, the first."""
    told = kept.get(name)
    if not isinstance(told, Mapping):
        return FoundLevel()
    rating, games, last = told.get("rating"), told.get("games"), told.get("last")
    if isinstance(rating, bool) or not isinstance(rating, int | float) or not _LEAST <= rating <= _MOST:
        return FoundLevel()
    if type(games) is not int or games < 0 or not isinstance(last, str):
        return FoundLevel()
    return FoundLevel(float(rating), games, last)


def _matched_strength(plan: Plan, kept: Mapping[str, Any]) -> float:
    """How well matched computer heirs play here: as the persons of the plan do on average."""
    persons = [found_level(kept, plan.players[seat].name).strength for seat in plan.human_seats]
    return round(fmean(persons), 3) if persons else FIRST_STRENGTH


def matched_players(
    plan: Plan, players: Mapping[SeatIndex, Player], kept: Mapping[str, Any]
) -> dict[SeatIndex, Player]:
    """Those who take seats over in the middle of a game, matched computer heirs that strong."""
    strength = _matched_strength(plan, kept)
    return {seat: player.matched_to(strength) for seat, player in players.items()}


def matched(plan: Plan, kept: Mapping[str, Any]) -> Plan:
    """The plan with its matched computer heirs that strong."""
    strength = _matched_strength(plan, kept)
    return replace(plan, players=tuple(player.matched_to(strength) for player in plan.players))


def after_game(kept: Mapping[str, Any], account: Account) -> dict[str, Any]:
    """What to keep once this game is over: the persons in it rated anew against their matched rivals.

    Practice says nothing, nor a seat that a computer heir played in part, nor a game that nobody can win.
    """
    told = dict(kept)
    if account.practice:
        return told
    players = account.plan.players
    for seat in account.human_seats:
        rivals = _matched_rivals(account, seat)
        if rivals:
            lead = account.score(seat) - fmean([account.score(other) for other in rivals])
            game = "" if account.seed is None else f"{account.seed:x}"[-_MARK:]
            before = found_level(kept, players[seat].name)
            after = before.after(lead, players[rivals[0]].strength, len(rivals), game)
            told[players[seat].name] = after.to_json()
    return told


def has_matched_rivals(account: Account, seat: SeatIndex) -> bool:
    """Whether a game tells how well the person on this seat plays."""
    return bool(_matched_rivals(account, seat)) and not account.practice


def _matched_rivals(account: Account, seat: SeatIndex) -> list[SeatIndex]:
    if account.result is None or not account.result.winners:
        return []
    players, pool_of = account.plan.players, account.variant.pool_of
    matched_seats = [other for other in account.variant.heirs if players[other].mind is PlayerKind.MATCHED]
    return [other for other in matched_seats if pool_of[other] != pool_of[seat]]
