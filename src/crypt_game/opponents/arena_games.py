"""Games of heirs and outside programs against each other, in blocks of the same cards and luck.

A block is played once for every entrant, who all change seats in between: each has sat in every seat with
the very same Crypts when it is over. Alone and as Twins, each entrant plays the game of a block by itself.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.util
from collections import Counter, deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple

from crypt_game import rules
from crypt_game.opponents.choose import anytime, choose
from crypt_game.opponents.external_programs import OutsideHeir, Unheard
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.opponents.roll_luck import LuckMeter, RollLuck, coins_of_luck
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import Step
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.modes.variant import Variant

TOGETHER = (rules.Mode.SOLO, rules.Mode.TWINS)
"""Modes in which all heirs win or lose together."""


@dataclass(slots=True, eq=False)
class Entrant:
    """Who plays: a level and a temperament, or a program."""

    name: str
    level: Level = Level.SQUIRE
    temper: Temper = Temper.EVEN
    program: OutsideHeir | None = None

    def close(self) -> None:
        """End its program, if it is one."""
        if self.program is not None:
            self.program.close()


def entrant_of(seat: str, limit: float) -> Entrant:
    """The entrant that a ``--seat`` names; everything that is no level is taken for a command."""
    level, _, temper = seat.partition(":")
    if level in Level._value2member_map_ and temper in Temper._value2member_map_:
        return Entrant(seat, Level(level), Temper(temper))
    return Entrant(seat, program=OutsideHeir(seat, limit))


@dataclass(frozen=True, slots=True)
class ArenaTable:
    """What is played: ``sides`` is one letter for all Collectors, six letters, or ``random``.

    With a ``rival`` every entrant plays each crypt by itself against so many of these, all from the same
    seat, the next seat in the next crypt: equal luck as people play it. ``measured`` is whether the luck of
    the rolls is measured, which takes longer than to play.
    """

    mode: rules.Mode
    players: int
    sides: str
    cursed: bool
    seed: int
    seconds: float | None
    rival: str = ""
    measured: bool = False

    @property
    def places(self) -> int:
        """How many entrants play one game: sides that win or lose by themselves."""
        if self.mode in TOGETHER or self.rival:
            return 1
        return self.players // 2 if self.mode is rules.Mode.CLASH else self.players

    def setup(self, block: int) -> rules.GameSetup:
        """The setup of all games of a block."""
        rng = Random(f"{self.seed} {block}")
        sides = rules.CollectorSides(*map(rng.choice, rules.SIDES_OF.values()))
        if self.sides != "random":
            sides = sides_named(self.sides)
        return rules.GameSetup(self.mode, self.players, sides, self.cursed)


def sides_named(letters: str) -> rules.CollectorSides:
    """The sides of one letter for all or of six; raises ValueError for others."""
    named = letters * len(rules.SIDES_OF) if len(letters) == 1 else letters
    if len(named) != len(rules.SIDES_OF):
        raise ValueError("too many letters, or too few")
    return rules.CollectorSides(*map(rules.Side, named))


class Block(NamedTuple):
    """The results of a block, by entrant: the score of every game, the wins (a shared one in parts) and the
    turns a program lost, by reason. In a team the lower member's score counts. ``luck`` is that of every
    game, if it was measured.
    """

    totals: tuple[tuple[float, ...], ...]
    wins: tuple[float, ...]
    lost: tuple[Counter[str], ...]
    luck: tuple[tuple[RollLuck, ...], ...] = ()

    def mean(self, entrant: int) -> float:
        """An entrant's mean score."""
        return sum(self.totals[entrant]) / len(self.totals[entrant])

    def without_luck(self, setup: rules.GameSetup) -> Block:
        """The same with the coins that the measured luck brought taken out of every score."""
        totals = tuple(
            tuple(score - coins_of_luck(luck, setup) for score, luck in zip(scores, lucks, strict=True))
            for scores, lucks in zip(self.totals, self.luck, strict=True)
        )
        return self._replace(totals=totals)

    def share(self, entrant: int) -> float:
        """The part of its games that an entrant won."""
        return self.wins[entrant] / len(self.totals[entrant])


def play_block(table: ArenaTable, entrants: Sequence[Entrant], block: int) -> Block:
    """As many games as there are entrants, with the same cards and luck."""
    setup = table.setup(block)
    count = len(entrants) - bool(table.rival)
    totals: list[list[float]] = [[] for _ in range(count)]
    luck: list[list[RollLuck]] = [[] for _ in range(count)]
    wins, lost = [0.0] * count, [Counter[str]() for _ in entrants]
    for number in range(count):
        state = rules.new_game(setup)
        seated = _seated(table, state.variant, number, count, block)
        game = _Game(table, entrants, seated, lost)
        over = game.play(state, table.seed + block)
        for entrant in [each for each in dict.fromkeys(seated.values()) if each < count]:
            seats = [seat for seat, sitting in seated.items() if sitting == entrant]
            totals[entrant].append(state.variant.deciding_score(over, seats[0]))
            if table.measured:
                luck[entrant].append(game.luck_of(seats[0]))
            if over.winners:
                wins[entrant] += sum(seat in over.winners for seat in seats) / len(over.winners)
    measured = tuple(map(tuple, luck)) if table.measured else ()
    return Block(tuple(map(tuple, totals)), tuple(wins), tuple(lost[:count]), measured)


def _seated(table: ArenaTable, variant: Variant, number: int, count: int, block: int) -> dict[SeatIndex, int]:
    """Which entrant sits where in game `number` of a block; rivals are the entrant after the last."""
    pools = sorted({variant.pool_of[seat] for seat in variant.heirs})
    if table.rival:
        own = pools[block % len(pools)]
        return {seat: number if variant.pool_of[seat] == own else count for seat in variant.heirs}
    if table.places == 1:
        return dict.fromkeys(variant.heirs, number)
    return {seat: (pools.index(variant.pool_of[seat]) + number) % count for seat in variant.heirs}


class _Game:
    """One game: who sits where, and the turns that programs lost."""

    def __init__(
        self,
        table: ArenaTable,
        entrants: Sequence[Entrant],
        seated: dict[SeatIndex, int],
        lost: Sequence[Counter[str]],
    ) -> None:
        self._table = table
        self._entrants = entrants
        self._seated = seated
        self._lost = lost
        measured = {number: seat for seat, number in reversed(seated.items())} if table.measured else {}
        self._meters = {seat: LuckMeter(seat) for seat in measured.values()}

    def play(self, state: rules.GameState, seed: int) -> rules.Over:
        states = played_out(state, seed, partial(self._decide, seed), self._watch)
        end = deque(states, maxlen=1).pop()
        assert isinstance(end.pending, rules.Over)
        return end.pending

    def luck_of(self, seat: SeatIndex) -> RollLuck:
        return self._meters[seat].luck

    def _watch(self, before: rules.GameState, outcome: rules.Outcome | None, made: Step) -> None:
        for meter in self._meters.values():
            meter.see(before, outcome, made.state)

    def _decide(
        self, luck: int, state: rules.GameState, pending: rules.Decide, decisions: int
    ) -> tuple[SeatIndex, Action]:
        """Who acts next, and how; whoever has an any-time reward at hand is asked first whether to use it."""
        seed = (luck << 20) + decisions
        for seat, number in self._seated.items():
            if pending.may_answer(seat) or not anytime_of(state, seat):
                continue
            view, program = rules.observe(state, seat), self._entrants[number].program
            try:
                action = anytime(view) if program is None else program.anytime(view, seed)
            except Unheard as reason:
                self._lost[number][str(reason)] += 1
                continue
            if action is not None:
                return seat, action
        number = self._seated[pending.seat]
        entrant = self._entrants[number]
        view = rules.observe(state, pending.seat)
        if entrant.program is not None:
            try:
                return pending.seat, entrant.program.choose(view, pending, seed)
            except Unheard as reason:
                self._lost[number][str(reason)] += 1
        seconds = self._table.seconds if entrant.program is None else None
        known = tuple(self._level_at(SeatIndex(seat)) for seat in range(len(view.seats)))
        chosen = choose(view, pending, entrant.level, entrant.temper, seed, seconds, known=known)
        return pending.seat, chosen.action

    def _level_at(self, seat: SeatIndex) -> Level | None:
        """How well a seat plays, as the table shows it; None for a Ghost and a program."""
        number = self._seated.get(seat)
        if number is None or self._entrants[number].program is not None:
            return None
        return self._entrants[number].level


# Many processes


def play_blocks(
    table: ArenaTable, names: Sequence[str], limit: float, blocks: int, jobs: int
) -> Generator[Block, None, None]:
    """The blocks 0, 1, 2 … in this order, played by so many processes; the same whatever their number.

    Whoever has seen enough closes the iterator. Programs are started anew in every process.
    """
    if table.rival:
        names = [*names, table.rival]
    if jobs == 1:
        entrants = [entrant_of(name, limit) for name in names]
        try:
            for block in range(blocks):
                yield play_block(table, entrants, block)
        finally:
            for entrant in entrants:
                entrant.close()
        return
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_seat_entrants, initargs=(names, limit)
    )
    try:
        waiting: deque[Future[Block]] = deque()
        for block in range(blocks):
            waiting.append(pool.submit(_play_here, table, block))
            if len(waiting) > 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


_here: list[Entrant] = []
"""The entrants of a process that plays blocks for another."""


def _seat_entrants(names: Sequence[str], limit: float) -> None:
    _here.extend(entrant_of(name, limit) for name in names)
    for entrant in _here:
        multiprocessing.util.Finalize(None, entrant.close, exitpriority=10)


def _play_here(table: ArenaTable, block: int) -> Block:
    return play_block(table, _here, block)
