"""What is at stake in the rest of a round: who still plays, and what each outcome is worth to every side.

A side is what wins or loses together: a seat, the Twins, or a house.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import add
from random import Random
from typing import NamedTuple

from crypt_game.opponents.card_beliefs import TYPE_NUMBER
from crypt_game.opponents.card_values import CardValues, Owners
from crypt_game.opponents.dice import DiceWorth
from crypt_game.opponents.levels import WEAKER, KnownLevels, Level, LevelNumbers, numbers_of
from crypt_game.opponents.position import Move, Position, place_ahead
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules.indices import POOLS, SLOTS, PoolIndex, SeatIndex, SlotIndex, TeamIndex
from crypt_game.rules.terms import SeatKind, Side, TreasureType
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
    slot is worth, coins denied to others included. ``daring``: coins of worth seen in one more step of effort
    in a first estimate. ``reckoned_by[seat]``: the same as a rival of a weaker level sees it, where its level
    is in ``known`` and this mind heeds it. ``unsure[seat]``: whether that is one of several rivals whose
    level nobody tells. It is taken to choose as a Regent or, just as likely, as a Knight (in a Clash as a
    Squire), and ``reckoned_by`` is this lesser one's.
    """

    def __init__(self, view: SeatView, mind: LevelNumbers, known: KnownLevels = ()) -> None:
        variant = view.variant
        self.variant = variant
        self.mind = mind
        self.known = known
        self.worth = CardValues(view, mind.sets, mind.farsighted, mind.fondness, mind.newest)
        outlook = self.worth.outlook
        self.dice = DiceWorth(
            view.setup, outlook.rounds, mind.thrift, mind.farsighted, outlook.riches, mind.newest
        )
        self.pool_of = variant.pool_of
        self.pool_size = variant.pool_size
        self.turn_dice = variant.turn_dice
        self.side_of = tuple(self._side(seat) for seat in variant.all_seats)
        self.sides = 1 + max(side for side in self.side_of if side is not None)
        self.daring = mind.daring + (mind.rival_daring if self.sides > 1 else 0.0)
        self.heir_pools = tuple(sorted({variant.pool_of[seat] for seat in variant.heirs}))
        self.place = tuple(place_ahead(view, pool, 1) for pool in POOLS[: len(view.pools)])
        self.turns = tuple(
            SidePlaying(turn.seat, self.pool_of[turn.seat], self.side_of[turn.seat], turn.limit, turn.again)
            for turn in view.flow.turns
        )
        self.unsure = tuple([self._is_unsure(seat, view.seat) for seat in variant.all_seats])
        self.reckoned_by = self._lesser_rivals(view)
        ahead = [other for other in self.reckoned_by if other is not None and other.mind.nodes]
        self._lookers = ahead[0] if ahead else None
        self.minds_knights = bool(ahead)
        self._count_remains_in(view)
        self._idols, self._idols_in = self._idols_to_roll_again_with(view)
        self._standing = self.worth.standing
        self._shares: dict[tuple[TeamIndex, int], list[tuple[float, float]]] = {}
        self._known: dict[Position, tuple[float, ...]] = {}
        self.gain = tuple(
            tuple(self._lone_gain(side, slot) for slot in SLOTS[: len(view.crypt)])
            for side in range(self.sides)
        )
        self.die = tuple(self._die(pool) for pool in POOLS[: len(view.pools)])

    def overlook_a_rival(self, rng: Random) -> None:
        """Take it that one rival who still plays this round does not."""
        own = self.turns[0].side
        rivals = [number for number, turn in enumerate(self.turns) if turn.side != own]
        if rivals:
            forgotten = rng.choice(rivals)
            self.turns = tuple(turn for number, turn in enumerate(self.turns) if number != forgotten)

    # What the round's end is worth

    def payoff(self, position: Position) -> tuple[float, ...]:
        """The coins of every side if the Claim phase ended so, dice at their worth. Where rivals are known to
        be Knights, the same as they judge it follows.
        """
        known = self._known.get(position)
        if known is None:
            known = self._payoff(position)
            if self._lookers is not None:
                known = (*known, *self._lookers.payoff(position))
            self._known[position] = known
        return known

    def standing(self, side: int) -> float:
        """The :meth:`utility` of what the sides have already; none for teams, whose payoff counts it."""
        return 0.0 if self.variant.teams else self.utility(tuple(self._standing), side)

    def utility(self, payoff: tuple[float, ...], side: int) -> float:
        """A side's own coins less what the others have on average."""
        own = payoff[side]
        if self.sides == 1:
            return own
        whole = sum(payoff) if self._lookers is None else sum(payoff[: self.sides])
        return own - self.mind.rivalry * (whole - own) / (self.sides - 1)

    def liked(self, payoff: tuple[float, ...], player: SidePlaying) -> float:
        """The utility as who plays a turn sees it, with that seat's level where it is known."""
        assert player.side is not None, "a Ghost likes nothing"
        rival = self.reckoned_by[player.seat]
        if rival is None:
            return self.utility(payoff, player.side)
        return rival.utility(payoff[self.sides :], player.side)

    def parts(self, position: Position, side: int) -> WorthParts:
        """The :meth:`utility` of :meth:`payoff` to a side, taken apart."""
        payoff = self.payoff(position)
        owners = tuple([None if lying is None else lying[0] for lying in position.slots])
        if self.variant.teams:
            cards = self._team(TeamIndex(side), owners, dict.fromkeys(self.heir_pools, 0.0))
        else:
            cards = self.worth.of_slots(owners)[side]
        return WorthParts(cards, payoff[side] - cards, self.utility(payoff, side) - payoff[side])

    def _lesser_rivals(self, view: SeatView) -> list[RoundValues | None]:
        found: list[RoundValues | None] = [None] * len(self.side_of)
        if self.mind.heeds_levels and self.sides > 1:
            own = self.side_of[view.seat]
            by_level: dict[Level, RoundValues] = {}
            for seat, unsure in enumerate(self.unsure):
                level = self._lesser if unsure else self._told_level(seat)
                if self.side_of[seat] != own and level in WEAKER:
                    if level not in by_level:
                        by_level[level] = RoundValues(view, replace(numbers_of(level), fondness=0.0))
                    found[seat] = by_level[level]
        return found

    @property
    def _lesser(self) -> Level:
        return Level.SQUIRE if self.variant.teams else Level.KNIGHT

    def _told_level(self, seat: int) -> Level | None:
        return self.known[seat] if self.known else None

    def _is_unsure(self, seat: int, own: int) -> bool:
        if not self.mind.heeds_levels or self.sides <= 2:
            return False
        return self.side_of[seat] not in (None, self.side_of[own]) and self._told_level(seat) is None

    def _count_remains_in(self, view: SeatView) -> None:
        """A pair of Remains can bring a die back before the next round (Remains A, §5)."""
        if view.setup.collectors.of(TreasureType.REMAINS) is Side.A:
            remains = TYPE_NUMBER[TreasureType.REMAINS]
            for seat in self.variant.heirs:
                if self.worth.outlook.hands[self.worth.place[seat]][remains].down >= 2:
                    price = self.worth.without(seat, remains, 2)
                    self.dice.can_revive(self.place[self.pool_of[seat]], price)

    def _idols_to_roll_again_with(self, view: SeatView) -> tuple[list[int], list[int]]:
        """The Idols that can pay for a re-roll after this round's Claim (§5.3), by pool and in each slot."""
        pools, slots = [0] * len(view.pools), [0] * len(view.crypt)
        if view.setup.collectors.of(TreasureType.IDOL) is Side.A:
            idol = TYPE_NUMBER[TreasureType.IDOL]
            for seat in self.variant.heirs:
                pools[self.pool_of[seat]] += self.worth.outlook.hands[self.worth.place[seat]][idol].down
            slots = [sum(treasure.type == idol for treasure in cards) for cards in self.worth.slots]
        return pools, slots

    def _payoff(self, position: Position) -> tuple[float, ...]:
        owners = tuple([None if lying is None else lying[0] for lying in position.slots])
        dice = self._dice(position)
        if not self.variant.teams:
            cards = self.worth.of_slots(owners)
            return tuple([cards[index] + dice[pool] for index, pool in enumerate(self.heir_pools)])
        return tuple([self._team(TeamIndex(team), owners, dice) for team in range(len(self.variant.teams))])

    def _dice(self, position: Position) -> dict[PoolIndex, float]:
        """What its dice are worth to each heirs' pool, those on cards not yet rolled for exhaustion."""
        lying, idols = self._lying(position)
        return {
            pool: self._pool_dice(
                pool, position.ready[pool], lying[pool], idols[pool], bool(position.placed >> pool & 1)
            )
            for pool in self.heir_pools
        }

    def _lying(self, position: Position) -> tuple[list[tuple[int, ...]], list[int]]:
        """For each pool the efforts of its dice on cards, and its Idols that can pay for re-rolls."""
        lying: list[tuple[int, ...]] = [()] * len(position.ready)
        idols = list(self._idols)
        for slot, there in enumerate(position.slots):
            if there is not None and there[0] is not None:
                pool = self.pool_of[there[0]]
                lying[pool] += (there[1],) * there[2]
                idols[pool] += self._idols_in[slot]
        return lying, idols

    def _pool_dice(
        self, pool: PoolIndex, ready: int, lying: tuple[int, ...], idols: int, placed: bool
    ) -> float:
        safe = self.pool_size if placed and not lying else min(ready, self.pool_size - len(lying))
        return self.dice.after(self.place[pool], safe, lying, idols)

    def after_single_claims(
        self, position: Position, player: SidePlaying, moves: Sequence[Move]
    ) -> list[tuple[float, ...]]:
        """:meth:`payoff` after each of these moves, all of one card or none, where sides are seats.

        Only what a move touches is reckoned anew: nearly all thinking ends here.
        """
        owners = [None if there is None else there[0] for there in position.slots]
        lying, idols = self._lying(position)
        before = [*self._dice(position).values()]
        mine = player.pool
        me = self.heir_pools.index(mine)
        ready = position.ready[mine]
        after = []
        for move in moves:
            dice, now = before.copy(), owners.copy()
            if move:
                ((slot, effort, count),) = move
                now[slot] = player.seat
                more = (*lying[mine], *(effort,) * count)
                dice[me] = self._pool_dice(
                    mine, ready - count, more, idols[mine] + self._idols_in[slot], True
                )
                holder = owners[slot]
                pool = mine if holder is None else self.pool_of[holder]
                if pool != mine and pool in self.heir_pools:
                    dice[self.heir_pools.index(pool)] = self._pushed_out(position, pool, slot, lying, idols)
            else:
                back = min(self.turn_dice, position.box[mine])
                placed = bool(position.placed >> mine & 1)
                dice[me] = self._pool_dice(mine, ready + back, lying[mine], idols[mine], placed)
            after.append(tuple(map(add, self.worth.of_slots(tuple(now)), dice)))
        if self._lookers is None:
            return after
        lesser = self._lookers.after_single_claims(position, player, moves)
        return [(*coins, *seen) for coins, seen in zip(after, lesser, strict=True)]

    def _pushed_out(
        self,
        position: Position,
        pool: PoolIndex,
        slot: SlotIndex,
        lying: list[tuple[int, ...]],
        idols: list[int],
    ) -> float:
        """What its dice are worth to a pool once they are pushed off a slot."""
        there = position.slots[slot]
        assert there is not None, "dice lie on a card"
        _, effort, count = there
        left = list(lying[pool])
        for _ in range(count):
            left.remove(effort)
        less = idols[pool] - self._idols_in[slot]
        return self._pool_dice(pool, position.ready[pool] + count, tuple(left), less, True)

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


def _undominated(pairs: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept: list[tuple[float, float]] = []
    most = float("-inf")
    for one, two in sorted(pairs, reverse=True):
        if two > most:
            kept.append((one, two))
            most = two
    return kept
