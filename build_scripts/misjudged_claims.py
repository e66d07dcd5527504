"""How far Regents alone misjudge their claims, and what it would bring to judge them exactly.

    python3 build_scripts/misjudged_claims.py --claims 100 [--worlds 32] [--collectors random] [--seed 1]

At some claims of Regents the best few are each played on to the end of the game by Regents of fewer
positions, in the same drawn worlds with the same luck of the rolls, which is taken out. What a claim brings
there beyond the best one is held against what the search told. Half of the worlds is held against the other
half, so that their chance does not count as error. What Regents misjudge alike in all claims of a choice does
not show, nor what only a plan of several claims would bring.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.opponents.arena_games import ArenaTable
from crypt_game.opponents.arena_statistics import mean_and_half
from crypt_game.opponents.choose import choose, claims_of_different_cards
from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.playing_out import played_out
from crypt_game.opponents.position import action_of, position_of
from crypt_game.opponents.roll_luck import LuckMeter, coins_of_luck
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.rules import Action, Decide, GameState, Outcome, Over, new_game, observe
from crypt_game.rules.engine import Step, apply
from crypt_game.rules.imagine import imagine
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.terms import Choice, Mode

_OFTEN = 0.2
"""The part of a game's claims that is looked at."""
_CLOSE = 1.5
"""Claims that seem so many coins worse than the best are not played on."""
_MOST = 5
"""So many claims of one choice are played on at most."""
_FAST = 0.1
"""The seconds, and so the positions, of those who play on."""
_DECISIONS = 1000
_LUCK_BITS = 40
_WEIGHT = 0.35
"""How far who looks at half of the worlds trusts them more than the search."""
_TRIES = 400
"""Times that errors are drawn for a choice."""


class Judged(NamedTuple):
    """A choice: what the search told of its claims, best first, and what each brought in every world."""

    told: tuple[float, ...]
    brought: tuple[tuple[float, ...], ...]

    def beyond(self, claim: int, half: int) -> float:
        """By how much more a claim brought than the best one, in half 0 or 1 of the worlds."""
        return fmean(world[claim] - world[0] for world in self.brought[half::2])

    def error(self, claim: int, half: int) -> float:
        """The same less what was told."""
        return self.beyond(claim, half) - (self.told[claim] - self.told[0])


def _regent(state: GameState, asked: Decide, seed: int, seconds: float | None) -> tuple[SeatIndex, Action]:
    view = observe(state, asked.seat)
    return asked.seat, choose(view, asked, Level.REGENT, seed=seed, seconds=seconds).action


def brought(state: GameState, seat: SeatIndex, luck: int) -> float:
    """The coins of a seat in the end, less the luck of the rolls from here on."""
    meter = LuckMeter(seat)

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        return _regent(state, asked, luck * _DECISIONS + decisions, _FAST)

    def watch(before: GameState, outcome: Outcome | None, made: Step) -> None:
        meter.see(before, outcome, made.state)

    end = deque(played_out(state, luck, decide, watch), maxlen=1)
    over = (end.pop() if end else state).pending
    assert isinstance(over, Over)
    total = next(score.total for score in over.scores if score.seat == seat)
    return total - coins_of_luck(meter.luck, state.variant.setup)


def judged(state: GameState, seat: SeatIndex, worlds: int, luck: int) -> Judged | None:
    """A choice between claims; None where no two of them are close."""
    view = observe(state, seat)
    stakes = RoundValues(view, numbers_of(Level.REGENT))
    ranked = Search(stakes, stakes.mind, luck).rank(position_of(view))
    close = [each for each in ranked if ranked[0].coins - each.coins <= _CLOSE]
    claims = [*dict.fromkeys([*claims_of_different_cards(close), *close])][:_MOST]
    claims.sort(key=lambda estimate: -estimate.coins)
    if len(claims) == 1:
        return None
    rows = []
    for number in range(worlds):
        world = imagine(view, Random(f"{luck} {number} {view.round}"))
        after = [apply(world, seat, action_of(claim.move)).state for claim in claims]
        rows.append(tuple(brought(each, seat, luck * worlds + number) for each in after))
    return Judged(tuple(claim.coins for claim in claims), tuple(rows))


def game(sides: str, worlds: int, seed: int, number: int) -> Iterator[Judged]:
    """Some choices of one game of a Regent; the last round's are told exactly and left out."""
    setup = ArenaTable(Mode.SOLO, 1, sides, False, seed, None).setup(number)
    rng = Random(f"{seed} {number}")
    luck, met = rng.getrandbits(_LUCK_BITS), []

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        if asked.what is Choice.CLAIM and state.deck and rng.random() < _OFTEN:
            met.append((state, asked.seat))
        return _regent(state, asked, luck * _DECISIONS + decisions, None)

    deque(played_out(new_game(setup), luck, decide), maxlen=0)
    choices = (judged(state, seat, worlds, luck) for state, seat in met)
    return (choice for choice in choices if choice is not None)


def exact_gain(choices: Sequence[Judged], variance: float) -> float:
    """The coins a choice that it would bring to know the errors, each claim's of half that variance."""
    rng, spread = Random(1), (max(0.0, variance) / 2) ** 0.5
    drawn = (
        max(told + rng.gauss(0, spread) for told in choice.told) - choice.told[0]
        for choice in choices
        for _ in range(_TRIES)
    )
    return fmean(drawn)


def _gain_of_half(choice: Judged) -> float:
    """What who has looked at half of the worlds gains in the other half."""
    gains = []
    for half in (0, 1):
        seems = [
            choice.told[claim] + _WEIGHT * choice.error(claim, half) for claim in range(len(choice.told))
        ]
        gains.append(choice.beyond(seems.index(max(seems)), 1 - half))
    return fmean(gains)


def report(choices: Sequence[Judged], games: int) -> list[str]:
    """The figures, with 95 % intervals over choices."""
    others = [range(1, len(choice.told)) for choice in choices]
    bias, bias_half = mean_and_half(
        [
            fmean(choice.error(claim, half) for claim in claims for half in (0, 1))
            for choice, claims in zip(choices, others, strict=True)
        ]
    )
    variance, variance_half = mean_and_half(
        [
            fmean(choice.error(claim, 0) * choice.error(claim, 1) for claim in claims)
            for choice, claims in zip(choices, others, strict=True)
        ]
    )
    gain, gain_half = mean_and_half([_gain_of_half(choice) for choice in choices])
    low, exact, high = (exact_gain(choices, variance + step * variance_half) for step in (-1, 0, 1))
    return [
        f"{len(choices)} choices of {games} games, {len(choices) / games / _OFTEN:.1f} like them in a game",
        f"claims bring {bias:+.3f} ± {bias_half:.3f} coins more than told, against the best",
        f"error of what is told of a difference: {variance:.3f} ± {variance_half:.3f} square coins",
        f"who knew it all exactly would gain {exact:.3f} coins a choice ({low:.3f} to {high:.3f})",
        f"who played on in half of the worlds gains {gain:+.3f} ± {gain_half:.3f} coins a choice",
    ]


def main(arguments: Sequence[str]) -> int:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--claims", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--collectors", default="random", help="A, B, random, or six letters")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if min(options.claims, options.worlds) < 2:
        parser.error("--claims and --worlds take 2 at least")
    choices: list[Judged] = []
    games = 0
    while len(choices) < options.claims:
        choices += game(options.collectors, options.worlds, options.seed, games)
        games += 1
    print(*report(choices, games), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
