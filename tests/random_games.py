"""Games that chance plays, for tests that need one which has got somewhere or is over."""

from __future__ import annotations

import random
from collections.abc import Sequence

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action

NAMES = ("Wilhelmina-Maria", "Mirabel", "Aldric", "Bram", "Imani", "Corwin", "Roswitha", "Lucan")
"""The first is as long as a name may be."""


def seated(mode: Mode, minds: Sequence[PlayerKind], *, cursed: bool = False) -> Plan:
    """A plan with a player for each of these minds, two of a house in clash."""
    titles = (Title.DUCHESS, Title.DUKE)
    players = [
        Player(NAMES[n], HOUSES[n // 2 if mode is Mode.CLASH else n], titles[n % 2], mind)
        for n, mind in enumerate(minds)
    ]
    return Plan.seated(GameSetup(mode, len(minds), cursed=cursed), players)


def play_on(match: Match, decisions: int | None = None, seed: int = 3) -> Match:
    """The match after so many decisions more, or played to its end."""
    rng = random.Random(seed)
    while match.over is None and decisions != 0:
        match.submit(*random_action(match.state, rng))
        decisions = None if decisions is None else decisions - 1
    return match


def finished(mode: Mode, players: int, *, cursed: bool = False, seed: int = 3) -> Match:
    """A game of so many people that is over."""
    match = Match(seated(mode, [PlayerKind.PERSON] * players, cursed=cursed), seed)
    match.begin()
    return play_on(match, seed=seed)
