"""Tables of heirs and outside programs, played in numbers: means, standard errors and win shares.

``crypt-game arena --games 200 --players 3 --seat regent --seat knight --seat knight:bold``. A seat is a
level, with a temperament after a colon if wanted, or the command of a program that answers as ``crypt-game
heir`` does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TextIO

from crypt_game import rules
from crypt_game.opponents.choose import anytime, choose
from crypt_game.opponents.external_programs import OutsideHeir, Unheard
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.process import positive
from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.legal import anytime_of

_LEVELS = {level.value: level for level in Level}
_USUAL_LIMIT = 10.0


@dataclass(slots=True, eq=False)
class Entrant:
    """Who plays and how it went: totals by game, wins (a shared one in parts), turns lost by reason."""

    name: str
    level: Level = Level.SQUIRE
    temper: Temper = Temper.EVEN
    program: OutsideHeir | None = None
    totals: list[float] = field(default_factory=list)
    wins: float = 0.0
    lost: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class ArenaTable:
    """What is played: ``sides`` is one letter for all Collectors, six letters, or ``random``."""

    mode: rules.Mode
    players: int
    sides: str
    cursed: bool
    games: int
    seed: int
    seconds: float | None

    def setup(self, number: int, rotation: int) -> rules.GameSetup:
        """The setup of a game; the same for a whole rotation of the entrants."""
        rng = Random(f"{self.seed} {number // rotation}")
        sides = rules.CollectorSides(*map(rng.choice, rules.SIDES_OF.values()))
        if self.sides != "random":
            sides = _sides_named(self.sides)
        return rules.GameSetup(self.mode, self.players, sides, self.cursed)


def play_table(table: ArenaTable, entrants: list[Entrant]) -> None:
    """Play all games; the entrants change seats from game to game, with the same cards and luck."""
    rotation = len(entrants)
    for number in range(table.games):
        setup = table.setup(number, rotation)
        state = rules.new_game(setup)
        variant = state.variant
        pools = sorted({variant.pool_of[seat] for seat in variant.heirs})
        seated = {
            seat: entrants[(pools.index(variant.pool_of[seat]) + number) % rotation] for seat in variant.heirs
        }
        over = _play(state, seated, table, table.seed + number // rotation)
        _note(over, variant, seated)


def _play(state: rules.GameState, seated: dict[int, Entrant], table: ArenaTable, seed: int) -> rules.Over:
    decisions = 0
    while not isinstance(state.pending, rules.Over):
        if isinstance(state.pending, rules.Chance):
            state = rules.resolve(state, chance.draw(seed, state.pending.request)).state
            continue
        decisions += 1
        seat, action = _decide(state, state.pending, seated, table, (seed << 20) + decisions)
        state = rules.apply(state, seat, action).state
    return state.pending


def _decide(
    state: rules.GameState, pending: rules.Decide, seated: dict[int, Entrant], table: ArenaTable, seed: int
) -> tuple[int, Action]:
    """Who acts next, and how; whoever has an any-time reward at hand is asked first whether to use it."""
    for seat, entrant in seated.items():
        if pending.may_answer(seat) or not anytime_of(state, seat):
            continue
        view = rules.observe(state, seat)
        try:
            action = anytime(view) if entrant.program is None else entrant.program.anytime(view, seed)
        except Unheard as reason:
            entrant.lost[str(reason)] += 1
            continue
        if action is not None:
            return seat, action
    entrant = seated[pending.seat]
    view = rules.observe(state, pending.seat)
    if entrant.program is not None:
        try:
            return pending.seat, entrant.program.choose(view, pending, seed)
        except Unheard as reason:
            entrant.lost[str(reason)] += 1
    seconds = table.seconds if entrant.program is None else None
    return pending.seat, choose(view, pending, entrant.level, entrant.temper, seed, seconds).action


def _note(over: rules.Over, variant: rules.Variant, seated: dict[int, Entrant]) -> None:
    """Scores and shares of the victory; in a team the lower member's score counts for both."""
    for entrant in dict.fromkeys(seated.values()):
        seats = [seat for seat, sitting in seated.items() if sitting is entrant]
        entrant.totals.append(variant.deciding_score(over, seats[0]))
        if over.winners:
            entrant.wins += sum(seat in over.winners for seat in seats) / len(over.winners)


def report(table: ArenaTable, entrants: list[Entrant]) -> list[str]:
    """The figures as lines of text."""
    lines = [f"{table.games} games, {table.mode.value}, {table.players} players, Collectors {table.sides}"]
    lines.append(f"{'player':32} {'mean':>7} {'error':>6} {'50+':>5} {'wins':>6} {'error':>6}")
    for entrant in entrants:
        mean, error = mean_and_error(entrant.totals)
        fifty = sum(total >= 50 for total in entrant.totals) / max(1, len(entrant.totals))
        share = entrant.wins / max(1, table.games)
        spread = sqrt(share * (1 - share) / max(1, table.games)) if share <= 1 else 0.0
        lines.append(
            f"{entrant.name[:32]:32} {mean:7.2f} {error:6.2f} {fifty:5.0%} {share:6.1%} {spread:6.1%}"
        )
    for entrant in entrants:
        lines += [
            f"{entrant.name}: {count} turns went to the Squire ({reason})"
            for reason, count in sorted(entrant.lost.items())
        ]
    return lines


def mean_and_error(totals: list[float]) -> tuple[float, float]:
    """The mean of a sample and its standard error; zeros for too few."""
    if not totals:
        return 0.0, 0.0
    mean = sum(totals) / len(totals)
    if len(totals) < 2:
        return mean, 0.0
    variance = sum((total - mean) ** 2 for total in totals) / (len(totals) - 1)
    return mean, sqrt(variance / len(totals))


def entrant_of(seat: str, limit: float) -> Entrant:
    """The entrant that a ``--seat`` names; everything that is no level is taken for a command."""
    level, _, temper = seat.partition(":")
    if level in _LEVELS and temper in [known.value for known in Temper]:
        return Entrant(seat, _LEVELS[level], Temper(temper))
    return Entrant(seat, program=OutsideHeir(seat, limit))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="crypt-game arena", description=__doc__, allow_abbrev=False)
    parser.add_argument("--mode", type=rules.Mode, choices=list(rules.Mode), default=rules.Mode.STANDARD)
    parser.add_argument("--players", type=int, help="people at the table; the mode's least if left out")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seat", action="append", help="a level[:temper] or a command, once for each player")
    parser.add_argument("--collectors", default="random", help="A, B, random, or six letters")
    parser.add_argument("--cursed", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=positive, help="time for a decision of an heir of this program")
    parser.add_argument("--limit", type=positive, default=_USUAL_LIMIT, help="seconds for a command's answer")
    return parser


def _sides_named(letters: str) -> rules.CollectorSides:
    """The sides of one letter for all or of six; raises ValueError for others."""
    named = letters * len(rules.SIDES_OF) if len(letters) == 1 else letters
    if len(named) != len(rules.SIDES_OF):
        raise ValueError("too many letters, or too few")
    return rules.CollectorSides(*map(rules.Side, named))


def _table(parser: argparse.ArgumentParser, options: argparse.Namespace) -> tuple[ArenaTable, int]:
    """The table asked for and its number of entrants; ends with a message if it cannot be played."""
    mode = options.mode
    players = options.players or rules.PLAYERS_OF[mode][0]
    if rules.setup_fault(rules.GameSetup(mode, players, cursed=options.cursed)) is not None:
        parser.error("such a game cannot be played")
    sides = options.collectors
    try:
        known = sides == "random" or _sides_named(sides).exist
    except ValueError:
        known = False
    if not known:
        parser.error("--collectors takes A, B, random, or six letters of sides that exist")
    if options.games < 1:
        parser.error("--games takes a number above 0")
    table = ArenaTable(mode, players, sides, options.cursed, options.games, options.seed, options.seconds)
    return table, players // 2 if mode is rules.Mode.CLASH else players


def main(args: list[str], stdout: TextIO) -> int:
    """Play and print the report; returns the exit status (2 for a wrong command line)."""
    parser = _parser()
    try:
        options = parser.parse_args(args)
        table, sides = _table(parser, options)
        seats = options.seat or [Level.KNIGHT.value]
        if len(seats) not in (1, sides):
            parser.error(f"--seat is needed once, or {sides} times")
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
    entrants = [entrant_of(seat, options.limit) for seat in seats * (sides if len(seats) == 1 else 1)]
    try:
        play_table(table, entrants)
        print(*report(table, entrants), sep="\n", file=stdout, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    finally:
        for entrant in entrants:
            if entrant.program is not None:
                entrant.program.close()
    return 0
