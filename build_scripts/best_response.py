"""How far each level can be exploited: duels of somebody who knows how the rival plays, against that rival.

    python3 build_scripts/best_response.py --level squire --games 60 [--claims 5] [--worlds 12] [--seed 1]

The responder takes the claims that seem best to a Regent and plays each on to the next round in the same
drawn worlds with the same luck; there the rival answers as its level does, by the very same code, and the
round after is looked through. What is surely better than a Regent's own claim is made instead. It knows the
level, and neither hidden cards nor dice. A Regent plays every game in its place as well, with the same cards
and luck. What the responder wins is the least that the level loses to whoever has seen through it: a search
over more claims and worlds could find more.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.opponents.arena_statistics import mean_and_half
from crypt_game.opponents.choose import choose, claims_of_different_cards
from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.playing_out import played_out
from crypt_game.opponents.position import action_of, position_of
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.rules import Action, Decide, GameState, Over, new_game, observe
from crypt_game.rules.engine import apply
from crypt_game.rules.imagine import imagine
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_setup
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Choice, Mode
from crypt_game.rules.view import SeatView

_AHEAD = replace(numbers_of(Level.REGENT), nodes=500)
"""Who looks through the round after."""
_OWN_SECONDS = 0.02
"""The time, and so the positions, of the responder's further choices in a drawn world."""
_CLOSE = 3.0
"""Claims that seem to a Regent so many coins worse than the best are not played on."""
_SURE = 1.6
"""By how many standard errors a claim must lead the one that a Regent would make to be made instead."""
_DECISIONS = 1000
_LUCK_BITS = 40

Player = Callable[[SeatView, Decide, int], Action]


class Effort(NamedTuple):
    """How many claims the responder compares, in how many drawn worlds."""

    claims: int
    worlds: int


def as_level(level: Level, seconds: float | None = None) -> Player:
    """Somebody who plays at a level."""
    return lambda view, asked, seed: choose(view, asked, level, seed=seed, seconds=seconds).action


def responder(rival: Level, effort: Effort) -> Player:
    """Somebody who answers a claim by playing on against that level; all else as a Regent does."""
    regent, played_on = as_level(Level.REGENT), (as_level(Level.REGENT, _OWN_SECONDS), as_level(rival))

    def play(view: SeatView, asked: Decide, seed: int) -> Action:
        usual = regent(view, asked, seed)
        if asked.what is not Choice.CLAIM or not view.deck:
            return usual
        stakes = RoundValues(view, numbers_of(Level.REGENT))
        ranked = Search(stakes, stakes.mind, seed).rank(position_of(view))
        close = [each for each in ranked[: effort.claims] if ranked[0].coins - each.coins <= _CLOSE]
        claims = dict.fromkeys(action_of(each.move) for each in [*claims_of_different_cards(ranked), *close])
        if usual not in claims:
            return usual
        worlds = [(imagine(view, Random(f"{seed} {number}")), number) for number in range(effort.worlds)]
        followed = {
            claim: [_followed(world, view.seat, claim, seed + luck, played_on) for world, luck in worlds]
            for claim in claims
        }
        return max(claims, key=lambda claim: _surely_better(followed[claim], followed[usual]))

    return play


def _surely_better(coins: Sequence[float], usual: Sequence[float]) -> float:
    """By how many coins a claim is better than the usual one in the same worlds, less what may be chance."""
    apart = [one - other for one, other in zip(coins, usual, strict=True)]
    return fmean(apart) - _SURE * stdev(apart) / sqrt(len(apart))


def _followed(
    world: GameState, own: SeatIndex, claim: Action, luck: int, players: tuple[Player, Player]
) -> float:
    """The coins by which a seat can expect to lead after a claim, once the next round is laid out."""

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        player = players[asked.seat != own]
        return asked.seat, player(observe(state, asked.seat), asked, luck * _DECISIONS + decisions)

    state = after = apply(world, own, claim).state
    for state in played_out(after, luck, decide):
        if state.round > world.round and isinstance(state.pending, Decide):
            break
    if isinstance(state.pending, Over):
        return _lead(state.pending, own)
    view = observe(state, own)
    stakes = RoundValues(view, _AHEAD)
    side = stakes.side_of[own]
    assert side is not None, "an heir has a side"
    value = Search(stakes, _AHEAD, 0).value(position_of(view))
    return stakes.utility(value, side) + stakes.standing(side)


def _lead(over: Over, own: SeatIndex) -> float:
    coins = {score.seat: score.total for score in over.scores}
    return coins.pop(own) - fmean(coins.values())


def duel(setup: GameSetup, own: SeatIndex, players: tuple[Player, Player], luck: int) -> tuple[float, float]:
    """By how many coins the first player leads the second in the end, and whether it won."""

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        player = players[asked.seat != own]
        return asked.seat, player(observe(state, asked.seat), asked, luck * _DECISIONS + decisions)

    end = deque(played_out(new_game(setup), luck, decide), maxlen=1).pop()
    assert isinstance(end.pending, Over)
    return _lead(end.pending, own), (own in end.pending.winners) / len(end.pending.winners)


def main(arguments: Sequence[str]) -> int:
    """Play, and print what the responder and a Regent reach against the level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.SQUIRE)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--claims", type=int, default=5)
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if min(options.games - 1, options.claims, options.worlds - 1) < 1:
        parser.error("--games and --worlds take 2 at least, --claims 1")
    rival = as_level(options.level)
    best = responder(options.level, Effort(options.claims, options.worlds))
    reached: tuple[list[tuple[float, float]], ...] = ([], [])
    for number in range(options.games):
        rng = Random(f"{options.seed} {number}")
        setup = GameSetup(Mode.STANDARD, 2, random_setup(rng, Mode.STANDARD).collectors)
        own, luck = new_game(setup).variant.heirs[number % 2], rng.getrandbits(_LUCK_BITS)
        for player, results in zip((best, as_level(Level.REGENT)), reached, strict=True):
            results.append(duel(setup, own, (player, rival), luck))
    print(f"{options.games} duels with a {options.level.value}, random Collectors")
    for name, results in zip(("responder", "regent"), reached, strict=True):
        (lead, half), won = mean_and_half([each[0] for each in results]), fmean(each[1] for each in results)
        print(f"{name:10} leads by {lead:+.2f} ± {half:.2f} coins, wins {won:.1%}")
    gain, half = mean_and_half([one[0] - two[0] for one, two in zip(*reached, strict=True)])
    print(f"the responder gains {gain:+.2f} ± {half:.2f} coins on a Regent", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
