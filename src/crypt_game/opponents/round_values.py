"""What is at stake in the rest of a round: who still plays, and what each outcome is worth to every side.

A side is what wins or loses together: a seat, the Twins, or a house.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from crypt_game.opponents.card_values import CardValues, Owners
from crypt_game.opponents.dice import DiceWorth
from crypt_game.opponents.levels import LevelNumbers
from crypt_game.opponents.position import Position
from crypt_game.rules.indices import POOLS, SLOTS, PoolIndex, SeatIndex, SlotIndex, TeamIndex
from crypt_game.rules.terms import SeatKind
from crypt_game.rules.view import SeatView


class SidePlaying(NamedTuple):
    """A turn still to come; ``side`` is None for a Ghost, ``again`` its second turn (§6.4)."""

    seat: SeatIndex
    pool: PoolIndex
    side: int | None
    limit: bool
    again: bool


class RoundValues:
    """The sides of a view's table and the worth of a round's end to each.

    ``turns`` are those still to come, the pending one first. ``gain[side][slot]`` is what holding just that
    slot is worth, coins denied to others included.
    """

    def __init__(self, view: SeatView, mind: LevelNumbers) -> None:
        variant = view.variant
        self.variant = variant
        self.mind = mind
        self.worth = CardValues(view, mind.sets)
        self.dice = DiceWorth(view.setup, self.worth.outlook.rounds, mind.thrift, mind.farsighted)
        self.pool_of = variant.pool_of
        self.pool_size = variant.pool_size
        self.turn_dice = variant.turn_dice
        self.side_of = tuple(self._side(seat) for seat in variant.all_seats)
        self.sides = 1 + max(side for side in self.side_of if side is not None)
        self.heir_pools = tuple(sorted({variant.pool_of[seat] for seat in variant.heirs}))
        self.place = tuple(place_ahead(view, pool, 1) for pool in POOLS[: len(view.pools)])
        self.turns = tuple(
            SidePlaying(turn.seat, self.pool_of[turn.seat], self.side_of[turn.seat], turn.limit, turn.again)
            for turn in view.flow.turns
        )
        self._standing = self.worth.standing
        self._shares: dict[tuple[TeamIndex, int], list[tuple[float, float]]] = {}
        self._known: dict[Position, tuple[float, ...]] = {}
        self.gain = tuple(
            tuple(self._lone_gain(side, slot) for slot in SLOTS[: len(view.crypt)])
            for side in range(self.sides)
        )
        self.die = tuple(self._die(pool) for pool in POOLS[: len(view.pools)])

    # What the round's end is worth

    def payoff(self, position: Position) -> tuple[float, ...]:
        """The coins of every side if the Claim phase ended so, dice at their worth."""
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._payoff(position)
        return known

    def utility(self, payoff: tuple[float, ...], side: int) -> float:
        """A side's own coins less what the others have on average."""
        own = payoff[side]
        if self.sides == 1:
            return own
        others = (sum(payoff) - own) / (self.sides - 1)
        return own - self.mind.rivalry * others

    def _payoff(self, position: Position) -> tuple[float, ...]:
        owners = tuple([None if lying is None else lying[0] for lying in position.slots])
        dice = {pool: self._dice(position, pool) for pool in self.heir_pools}
        if not self.variant.teams:
            cards = self.worth.of_slots(owners)
            return tuple([cards[index] + dice[pool] for index, pool in enumerate(self.heir_pools)])
        return tuple([self._team(TeamIndex(team), owners, dice) for team in range(len(self.variant.teams))])

    def _dice(self, position: Position, pool: PoolIndex) -> float:
        efforts: tuple[int, ...] = ()
        for lying in position.slots:
            if lying is not None and lying[0] is not None and self.pool_of[lying[0]] == pool:
                efforts += (lying[1],) * lying[2]
        safe = position.ready[pool]
        if not efforts and position.placed >> pool & 1:
            safe = self.pool_size
        return self.dice.after(self.place[pool], min(safe, self.pool_size - len(efforts)), efforts)

    def _team(self, team: TeamIndex, owners: Owners, dice: dict[PoolIndex, float]) -> float:
        members = self.variant.teams[team]
        mask = sum(1 << slot for slot, owner in enumerate(owners) if owner in members)
        pools = sorted({self.pool_of[seat] for seat in members})
        first, second = (self._standing[self.worth.place[seat]] for seat in members)
        common = 0.0
        if len(pools) == 2:
            first += dice[pools[0]]
            second += dice[pools[1]]
        else:
            common = dice[pools[0]]
        return max([self.joint(first + one, second + two, common) for one, two in self._shared(team, mask)])

    def joint(self, first: float, second: float, common: float) -> float:
        """What two members' coins are worth to their team: the lower one counts, the more so the fewer rounds
        are left to even them out (§7.10, §8.10). ``common`` coins go to the lower one first.
        """
        low, high = (first, second) if first < second else (second, first)
        lift = min(common, high - low)
        low += lift
        spare = (common - lift) / 2
        low, high = low + spare, max(high, low) + spare
        even = 0.45 * self.worth.outlook.rounds / self.worth.outlook.all_rounds
        return low + even * (high - low)

    def _shared(self, team: TeamIndex, mask: int) -> list[tuple[float, float]]:
        """What the members gain by each sensible way to share out the slots of a mask."""
        known = self._shares.get((team, mask))
        if known is None:
            known = [(0.0, 0.0)]
            for slot in SLOTS[: mask.bit_length()]:
                if mask >> slot & 1:
                    one, two = self._member_gains(team, slot)
                    known = _undominated([(a + one, b) for a, b in known] + [(a, b + two) for a, b in known])
            self._shares[team, mask] = known
        return known

    def _member_gains(self, team: TeamIndex, slot: SlotIndex) -> tuple[float, float]:
        gains = []
        for seat in self.variant.teams[team]:
            owners = self.worth.only(slot, seat)
            gains.append(self.worth.of_slots(owners)[self.worth.place[seat]])
        return gains[0], gains[1]

    # What lies in a slot or a die by itself

    def _lone_gain(self, side: int, slot: SlotIndex) -> float:
        if self.variant.teams:
            return max(self._member_gains(TeamIndex(side), slot)) * 0.6
        seat = self.variant.heirs[side]
        return self.utility(self.worth.of_slots(self.worth.only(slot, seat)), side)

    def _die(self, pool: PoolIndex) -> float:
        """The worth of one die more or less, roughly."""
        half = self.pool_size // 2
        place = self.place[pool]
        return (self.dice.of(place, self.pool_size) - self.dice.of(place, half)) / (self.pool_size - half)

    def _side(self, seat: SeatIndex) -> int | None:
        if self.variant.kinds[seat] is SeatKind.GHOST:
            return None
        team = self.variant.team_of[seat]
        return self.variant.heirs.index(seat) if team is None else team


def place_ahead(view: SeatView, pool: PoolIndex, rounds: int) -> int:
    """Where a pool stands in the turn order ``rounds`` rounds from now, 0 leading."""
    members = len(view.pools)
    leader = view.variant.pool_of[view.leader]
    return (pool - leader - rounds) % members


def _undominated(pairs: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    most = float("-inf")
    for one, two in sorted(pairs, reverse=True):
        if two > most:
            kept.append((one, two))
            most = two
    return kept


@cache
def cheapest(dice: int, strength: int) -> float | None:
    """The dice one must expect to lose to beat a strength with at most so many dice; None when none can."""
    best: float | None = None
    for count in range(1, dice + 1):
        effort = strength // count + 1
        if effort <= 6:
            loss = count * (effort - 1) / 6
            best = loss if best is None else min(best, loss)
    return best
