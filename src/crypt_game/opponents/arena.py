"""Tables of heirs and outside programs, played in numbers: scores, win shares and how sure they are.

``crypt-game arena --games 200 --players 3 --seat regent --seat knight --seat knight:bold``. A seat is a
level, with a temperament after a colon if wanted, or the command of a program that answers as ``crypt-game
heir`` does. Every entrant plays every seat with the same cards and luck; alone and as Twins, each of several
entrants plays the same games by itself. With --until-decided play ends as soon as the first entrant is
surely better or worse than the rest; with --ratings everybody meets everybody in duels.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from itertools import combinations
from math import inf, sqrt
from statistics import fmean, stdev, variance
from typing import TextIO

from crypt_game import rules
from crypt_game.opponents.arena_games import TOGETHER, ArenaTable, Block, play_blocks, sides_named
from crypt_game.opponents.arena_statistics import mean_and_half, ratings, verdict
from crypt_game.opponents.levels import Level
from crypt_game.opponents.process import positive

_USUAL_LIMIT = 10.0


def played(table: ArenaTable, seats: Sequence[str], options: argparse.Namespace) -> list[Block]:
    """The blocks of a table: as many as asked for, or fewer once the first entrant's case is decided
    or somebody interrupts, which raises KeyboardInterrupt before the first."""
    most = -(-options.games // len(seats))
    blocks: list[Block] = []
    with closing(play_blocks(table, seats, options.limit, most, options.jobs)) as played_blocks:
        try:
            for block in played_blocks:
                blocks.append(block)
                if options.until_decided and verdict(
                    _first_against_rest(table, blocks), _bar(table, options)
                ):
                    break
        except KeyboardInterrupt:
            if not blocks:
                raise
    return blocks


def _first_against_rest(table: ArenaTable, blocks: Sequence[Block]) -> list[float]:
    """What decides, by block: the first entrant's win share or, alone, its lead in coins."""
    if table.places > 1:
        return [block.share(0) for block in blocks]
    return [_lead(block, 0) for block in blocks]


def _lead(block: Block, entrant: int) -> float:
    """By how many coins an entrant does better than the others with the same cards and luck."""
    others = [block.mean(other) for other in range(len(block.totals)) if other != entrant]
    return block.mean(entrant) - fmean(others) if others else block.mean(entrant)


def _bar(table: ArenaTable, options: argparse.Namespace) -> float:
    if options.bar is not None:
        return float(options.bar)
    return 1 / table.places if table.places > 1 else 0.0


def report(table: ArenaTable, seats: Sequence[str], blocks: Sequence[Block]) -> list[str]:
    """The figures as lines of text, with 95 % intervals; ``lead`` is in coins over the other entrants."""
    games = len(blocks) * len(seats)
    lines = [f"{games} games, {table.mode.value}, {table.players} players, Collectors {table.sides}"]
    lines.append(f"{'player':32} {'mean':>7} {'±':>6} {'50+':>5} {'lead':>7} {'±':>6} {'wins':>6} {'±':>6}")
    for entrant, name in enumerate(seats):
        mean, half = mean_and_half([block.mean(entrant) for block in blocks])
        lead, lead_half = mean_and_half([_lead(block, entrant) for block in blocks])
        share, share_half = mean_and_half([block.share(entrant) for block in blocks])
        totals = [total for block in blocks for total in block.totals[entrant]]
        fifty = fmean(total >= 50 for total in totals)
        if len(seats) == 1:
            lead, lead_half = 0.0, 0.0
        lines.append(
            f"{name[:32]:32} {mean:7.2f} {_width(half, 2):>6} {fifty:5.0%} {lead:+7.2f} "
            f"{_width(lead_half, 2):>6} {share:6.1%} {_width(100 * share_half, 1) + '%':>6}"
        )
    if len(seats) > 1 and len(blocks) > 1:
        lines.append(_worth_of_equal_luck(table, seats, blocks))
    return lines + _turns_lost(seats, blocks)


def _worth_of_equal_luck(table: ArenaTable, seats: Sequence[str], blocks: Sequence[Block]) -> str:
    """The standard error of the first entrant's lead as it is, and had every game a crypt of its own."""
    equal = stdev([_lead(block, 0) for block in blocks]) / sqrt(len(blocks))
    games = [list(zip(*block.totals, strict=True)) for block in blocks]
    if table.places > 1:
        leads = [game[0] - fmean(game[1:]) for block in games for game in block]
        own = stdev(leads) / sqrt(len(leads))
    else:
        means = zip(
            *([block.mean(entrant) for entrant in range(len(seats))] for block in blocks), strict=True
        )
        first, *others = [variance(each) for each in means]
        own = sqrt((first + sum(others) / len(others) ** 2) / len(blocks))
    words = f"standard error of the lead: {equal:.3f} with equal luck, {own:.3f} with luck of its own"
    if not table.measured:
        return words
    steady = [block.without_luck(table.setup(0)) for block in blocks]
    lead, half = mean_and_half([_lead(block, 0) for block in steady])
    error = stdev([_lead(block, 0) for block in steady]) / sqrt(len(steady))
    return (
        f"{words}; {error:.3f} with equal luck and without the luck of the rolls ({error / own:.2f} of it): "
        f"there the lead is {lead:+.2f} ± {_width(half, 2)}"
    )


def _width(half: float, digits: int) -> str:
    return "?" if half == inf else f"{half:.{digits}f}"


def _turns_lost(seats: Sequence[str], blocks: Iterable[Block]) -> list[str]:
    lost = [Counter[str]() for _ in seats]
    for block in blocks:
        for entrant, counts in enumerate(block.lost):
            lost[entrant] += counts
    return [
        f"{name}: {count} turns went to the Squire ({reason})"
        for name, counts in zip(seats, lost, strict=True)
        for reason, count in sorted(counts.items())
    ]


def _decision(table: ArenaTable, blocks: Sequence[Block], options: argparse.Namespace) -> str:
    bar = _bar(table, options)
    what = f"a win share of {bar:.1%}" if table.places > 1 else f"a lead of {bar:g} coins"
    words = {1: "surely above", -1: "surely below", 0: "not decided against"}
    return f"{options.seat[0]}: {words[verdict(_first_against_rest(table, blocks), bar)]} {what}"


def rating_list(table: ArenaTable, seats: Sequence[str], options: argparse.Namespace) -> list[str]:
    """Everybody against everybody in duels: ratings, best first, with 95 % intervals; of those who met if
    somebody interrupts, which raises KeyboardInterrupt before the first duel."""
    wins: dict[tuple[int, int], list[float]] = {}
    lost: list[str] = []
    for one, two in combinations(range(len(seats)), 2):
        pair = [seats[one], seats[two]]
        try:
            blocks = played(table, pair, options)
        except KeyboardInterrupt:
            if not wins:
                raise
            break
        wins[one, two] = [block.share(0) for block in blocks]
        lost += _turns_lost(pair, blocks)
        if len(blocks) * len(pair) < options.games:
            break
    met = {entrant for pair in wins for entrant in pair}
    rated = [(seats[each], rating) for each, rating in enumerate(ratings(wins, len(seats))) if each in met]
    lines = [f"duels of all pairs, Collectors {table.sides}", f"{'player':32} {'rating':>7} {'±':>5}"]
    lines += [
        f"{name[:32]:32} {rating:+7.0f} {half:5.0f}"
        for name, (rating, half) in sorted(rated, key=lambda entry: -entry[1][0])
    ]
    for (one, two), shares in wins.items():
        share, half = mean_and_half(shares)
        lines.append(
            f"{seats[one]} beats {seats[two]} in {share:.1%} ± {_width(100 * half, 1)}% "
            f"of {2 * len(shares)} games"
        )
    return lines + lost


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="crypt-game arena", description=__doc__, allow_abbrev=False)
    parser.add_argument("--mode", type=rules.Mode, choices=list(rules.Mode), default=rules.Mode.STANDARD)
    parser.add_argument("--players", type=int, help="people at the table; the mode's least if left out")
    parser.add_argument("--games", type=int, default=100, help="rounded up so that every seat comes up alike")
    parser.add_argument("--seat", action="append", help="a level[:temper] or a command, once for each player")
    parser.add_argument("--collectors", default="random", help="A, B, random, or six letters")
    parser.add_argument("--cursed", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=positive, help="time for a decision of an heir of this program")
    parser.add_argument("--limit", type=positive, default=_USUAL_LIMIT, help="seconds for a command's answer")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play; the figures stay the same")
    parser.add_argument("--until-decided", action="store_true", help="end once the first seat's case is sure")
    parser.add_argument("--bar", type=float, help="the win share (alone: lead in coins) to decide against")
    parser.add_argument(
        "--rivals", default="", help="a level[:temper]: everybody plays by itself against these"
    )
    parser.add_argument("--luck", action="store_true", help="measure the luck of the rolls and take it out")
    parser.add_argument("--ratings", action="store_true", help="duels of all pairs instead of one table")
    return parser


def _table(parser: argparse.ArgumentParser, options: argparse.Namespace) -> ArenaTable:
    """The table asked for; ends with a message if it cannot be played."""
    mode = options.mode
    players = options.players or rules.PLAYERS_OF[mode][0]
    if rules.setup_fault(rules.GameSetup(mode, players, cursed=options.cursed)) is not None:
        parser.error("such a game cannot be played")
    sides = options.collectors
    try:
        known = sides == "random" or sides_named(sides).exist
    except ValueError:
        known = False
    if not known:
        parser.error("--collectors takes A, B, random, or six letters of sides that exist")
    if options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs take a number above 0")
    if options.rivals and mode in TOGETHER:
        parser.error("--rivals takes a mode in which heirs play against each other")
    if options.luck and options.ratings:
        parser.error("--luck is not measured for --ratings")
    return ArenaTable(
        mode, players, sides, options.cursed, options.seed, options.seconds, options.rivals, options.luck
    )


def _seats(parser: argparse.ArgumentParser, table: ArenaTable, options: argparse.Namespace) -> list[str]:
    """The entrants; ends with a message if there are too few, or too many to be rated in duels."""
    seats = options.seat or [Level.KNIGHT.value]
    if options.ratings:
        if table.places != 2 or len(seats) < 2 or options.until_decided:
            parser.error("--ratings takes a table for two, two seats or more, and no --until-decided")
        return seats
    if len(seats) == 1:
        seats = seats * table.places
    if len(seats) < table.places:
        parser.error(f"--seat is needed once, or {table.places} times at least")
    if options.until_decided and len(seats) < 2 and options.bar is None:
        parser.error("--until-decided needs a second --seat, or a --bar")
    return seats


def main(args: list[str], stdout: TextIO) -> int:
    """Play and print the report; returns the exit status (2 for a wrong command line)."""
    parser = _parser()
    try:
        options = parser.parse_args(args)
        table = _table(parser, options)
        seats = options.seat = _seats(parser, table, options)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
    try:
        if options.ratings:
            lines = rating_list(table, seats, options)
        else:
            blocks = played(table, seats, options)
            lines = report(table, seats, blocks)
            if options.until_decided:
                lines.append(_decision(table, blocks, options))
        print(*lines, sep="\n", file=stdout, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0
