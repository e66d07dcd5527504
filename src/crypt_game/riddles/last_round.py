"""The last claim of a game, worked out to its end: what it brings when only luck and Ghosts follow.

Nothing is estimated: every roll and every value that a hidden card can have is counted with its chance. What
a seat cannot know weighs in as everything that it can be. Once the last card is collected a re-roll (Idol A)
and a die recovered (Remains A) cost nothing, so whoever can pay for them uses them (§4.1, §5.3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import inf, perm
from typing import NamedTuple, Protocol, TypeAlias

from crypt_game.opponents.ghost_dice import all_rolls, place_groups
from crypt_game.opponents.position import Move, Position, move_of, play, position_of
from crypt_game.rules.actions import Recover
from crypt_game.rules.cards import Card
from crypt_game.rules.claims import legal_claims
from crypt_game.rules.collectors import Collector, Holding, collectors_of
from crypt_game.rules.collectors.idol import IdolA, IdolB
from crypt_game.rules.collectors.remains import RemainsA
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.modes.variant import Turn
from crypt_game.rules.pending import Decide
from crypt_game.rules.terms import Choice, SeatKind, TreasureType
from crypt_game.rules.view import SeatView

__all__ = ["EndGoal", "HoldGoal", "LastRound", "MostCoins", "NotWorkedOut", "Owners", "ReachGoal"]

Odds: TypeAlias = dict[int, float]
"""Numbers with their chances, which add up to 1."""
Owners: TypeAlias = tuple[SeatIndex | None, ...]

_MOST_WORLDS = 5000
"""More ways for hidden cards of one type to lie are not gone through."""


class NotWorkedOut(ValueError):
    """A position whose end hangs on the choices of others, or on more than can be counted."""


class EndGoal(Protocol):
    """What is asked for at the end of the game, as a number that is the better the greater it is."""

    def worth(self, end: LastRound, position: Position) -> float:
        """The worth of the Claim phase ending so."""


class MostCoins:
    """Coins at the end, on average: the seat's own, with one rival those it has more."""

    def worth(self, end: LastRound, position: Position) -> float:
        return end.mean(position)


class ReachGoal(NamedTuple):
    """The chance to have so many coins at the end."""

    coins: int

    def worth(self, end: LastRound, position: Position) -> float:
        return sum(chance for coins, chance in end.odds(position).items() if coins >= self.coins)


class HoldGoal(NamedTuple):
    """To collect a card whatever is rolled, and as many coins as possible with it; less is worth nothing."""

    slot: SlotIndex

    def worth(self, end: LastRound, position: Position) -> float:
        there = position.slots[self.slot]
        return end.mean(position) if there is not None and there[0] == end.seat else -inf


class LastRound:
    """The rest of the last round from a seat's last claim on, as far as it knows the table."""

    def __init__(self, view: SeatView) -> None:
        """Raises NotWorkedOut unless the seat is to claim in the last round, only Ghosts have turns after it,
        and it has no reward at hand that it could use before."""
        asked = view.pending
        if view.deck or not isinstance(asked, Decide) or asked.what is not Choice.CLAIM:
            raise NotWorkedOut("no claim in the last round")
        kinds = view.variant.kinds
        heirs = [turn.seat for turn in view.flow.turns if kinds[turn.seat] is SeatKind.HEIR]
        if heirs != [view.seat] or view.variant.teams or view.setup.cursed:
            raise NotWorkedOut("somebody chooses after this claim, or scores with it")
        if anytime_of(view, view.seat):
            raise NotWorkedOut("a reward can be used before the claim")
        self.view = view
        self.seat = view.seat
        self.start = position_of(view)
        self._asked = asked
        self._turns = view.flow.turns
        self._rivals = tuple(heir for heir in view.variant.heirs if heir != view.seat)
        self._sets = [_TypeEnd(view, side) for side in collectors_of(view.variant).sides]
        self._is_heir = tuple(kind is SeatKind.HEIR for kind in kinds)
        self._cards: dict[Owners, Odds] = {}
        self._dice: dict[tuple[SeatIndex, Position], Odds] = {}
        self._means: dict[Position, float] = {}
        self._cases: dict[tuple[Position, int], list[tuple[float, Position]]] = {}

    def moves(self) -> list[Move]:
        """Every legal claim, and Recover."""
        return [*map(move_of, legal_claims(self.view, self._asked)), move_of(Recover())]

    def worth(self, goal: EndGoal, move: Move) -> float:
        """What a move leads to by the goal."""
        variant = self.view.variant
        return self._value(goal, play(self.start, self.seat, move, variant.pool_of, variant.turn_dice), 1)

    def ranked(self, goal: EndGoal) -> list[tuple[float, Move]]:
        """Every move with its worth, best first."""
        rated = [(self.worth(goal, move), move) for move in self.moves()]
        return sorted(rated, key=lambda pair: (-pair[0], pair[1]))

    def roll_against(self, move: Move, slot: SlotIndex) -> tuple[int, int] | None:
        """Effort and dice of the likeliest group of a Ghost that takes a slot back after a move.

        None where the move does not take it, or no roll does.
        """
        variant = self.view.variant
        after = play(self.start, self.seat, move, variant.pool_of, variant.turn_dice)
        taking: list[tuple[float, tuple[int, int]]] = []
        for turn in self._turns[1:]:
            for chance, end in self._haunted(after, turn):
                there, before = end.slots[slot], after.slots[slot]
                if there is not None and before is not None and before[0] == self.seat != there[0]:
                    taking.append((chance, there[1:]))
        return max(taking)[1] if taking else None

    def _value(self, goal: EndGoal, position: Position, index: int) -> float:
        """The worth once the turns from an index on, all of Ghosts, are played."""
        if index == len(self._turns):
            return goal.worth(self, position)
        cases = self._cases.get((position, index))
        if cases is None:
            cases = self._cases[position, index] = self._haunted(position, self._turns[index])
        return sum(chance * self._value(goal, after, index + 1) for chance, after in cases)

    def _haunted(self, position: Position, turn: Turn) -> list[tuple[float, Position]]:
        """What may come of a Ghost's turn (§6.3, §6.4)."""
        dice = position.pushed if turn.again else position.ready[self.view.variant.pool_of[turn.seat]]
        if not dice:
            return [(1.0, position)]
        rolls = all_rolls(dice, turn.limit or turn.again)
        return [
            (chance, place_groups(position, turn.seat, groups, self._is_heir)) for chance, groups in rolls
        ]

    # The end

    def mean(self, position: Position) -> float:
        """The coins on average; with one rival those that the seat has more."""
        known = self._means.get(position)
        if known is None:
            known = _mean(self._of_cards(position)) + _mean(self._of_dice(position, self.seat))
            if len(self._rivals) == 1:
                known -= _mean(self._of_dice(position, self._rivals[0]))
            self._means[position] = known
        return known

    def odds(self, position: Position) -> Odds:
        """How likely each number of own coins is; only where there are no rivals."""
        if self._rivals:
            raise NotWorkedOut("coins are counted for a seat alone")
        return _sum(self._of_cards(position), self._of_dice(position, self.seat))

    def _of_cards(self, position: Position) -> Odds:
        owners = tuple(None if there is None else there[0] for there in position.slots)
        known = self._cards.get(owners)
        if known is None:
            known = {0: 1.0}
            for one in self._sets:
                known = _sum(known, one.odds(owners))
            self._cards[owners] = known
        return known

    def _of_dice(self, position: Position, seat: SeatIndex) -> Odds:
        """The unexhausted dice of a seat at the end of the game."""
        key = (seat, position)
        known = self._dice.get(key)
        if known is None:
            pool = self.view.variant.pool_of[seat]
            lying: list[int] = []
            for there in position.slots:
                if there is not None and there[0] == seat:
                    lying += [there[1]] * there[2]
            owners = [None if there is None else there[0] for there in position.slots]
            idols, remains = self._payments(seat, owners)
            ready, box = position.ready[pool], position.box[pool]
            if position.placed >> pool & 1 and not lying:
                ready, box = ready + box, 0
            known = self._dice[key] = _dice_left(ready, box, tuple(sorted(lying)), idols, remains // 2)
        return known

    def _payments(self, seat: SeatIndex, owners: Sequence[SeatIndex | None]) -> tuple[int, int]:
        """The face-down Idols and Remains that can pay for re-rolls and recoveries once all is collected."""
        sides = collectors_of(self.view.variant).sides
        counts = Counter(held.card.type for held in self.view.seats[seat].cards if not held.flipped)
        for slot, owner in zip(self.view.crypt, owners, strict=True):
            if slot is not None and owner == seat:
                counts.update(laid.card.type for laid in slot.cards)
        return (
            counts[TreasureType.IDOL] if isinstance(sides[0], IdolA) else 0,
            counts[TreasureType.REMAINS] if isinstance(sides[4], RemainsA) else 0,
        )


class _TypeEnd:
    """The coins for the Treasure of one type, by who collects what of the last Crypt."""

    def __init__(self, view: SeatView, collector: Collector) -> None:
        self._view = view
        self._collector = collector
        self._slots = tuple(
            tuple(laid.card for laid in slot.cards if laid.card.type is collector.type) if slot else ()
            for slot in view.crypt
        )
        shown = {face for face in view.faces if isinstance(face, Card)}
        self._unseen = tuple(
            card.value for card in view.variant.cards if card.type is collector.type and card not in shown
        )
        self._known: dict[Owners, Odds] = {}

    def odds(self, owners: Owners) -> Odds:
        """The coins of the view's seat, less those of a single rival."""
        own = tuple(owner if cards else None for owner, cards in zip(owners, self._slots, strict=True))
        known = self._known.get(own)
        if known is None:
            known = self._known[own] = self._worked_out(own)
        return known

    def _worked_out(self, owners: Owners) -> Odds:
        heirs = self._view.variant.heirs
        hands: dict[SeatIndex, list[int | None]] = {
            heir: [
                held.card.value if isinstance(held.card, Card) else None
                for held in self._view.seats[heir].cards
                if held.card.type is self._collector.type
            ]
            for heir in heirs
        }
        for owner, cards in zip(owners, self._slots, strict=True):
            if owner in hands:
                hands[owner] += [card.value if isinstance(card, Card) else None for card in cards]
        hidden = sum(hand.count(None) for hand in hands.values())
        worlds = perm(len(self._unseen), hidden)
        if worlds > _MOST_WORLDS:
            raise NotWorkedOut("too many hidden cards of one type")
        bonuses = self._idol_bonuses(hands)
        counted = Counter(
            self._coins(hands, bonuses, values) for values in permutations(self._unseen, hidden)
        )
        return {coins: times / worlds for coins, times in counted.items()}

    def _coins(
        self,
        hands: dict[SeatIndex, list[int | None]],
        bonuses: dict[SeatIndex, int],
        values: tuple[int, ...],
    ) -> int:
        drawn = iter(values)
        holdings = {
            heir: Holding(tuple(next(drawn) if value is None else value for value in hand), bonuses[heir])
            for heir, hand in hands.items()
        }
        total = {
            heir: sum(own.values)
            + self._collector.coins(own, [other for rival, other in holdings.items() if rival != heir])
            for heir, own in holdings.items()
        }
        mine = total.pop(self._view.seat)
        return mine - sum(total.values()) if len(total) == 1 else mine

    def _idol_bonuses(self, hands: dict[SeatIndex, list[int | None]]) -> dict[SeatIndex, int]:
        """The Idol B coins after the last check, for all seats at once (§5.4)."""
        side = self._collector
        bonuses = {heir: self._view.seats[heir].idol_bonus for heir in hands}
        if not isinstance(side, IdolB):
            return bonuses
        coins = side.later_coins if side.first_coins in bonuses.values() else side.first_coins
        return {
            heir: bonus or (coins if len(hands[heir]) >= side.needed else 0)
            for heir, bonus in bonuses.items()
        }


@cache
def _dice_left(ready: int, box: int, efforts: tuple[int, ...], idols: int, pairs: int) -> Odds:
    """The unexhausted dice when all is done: those at hand, those that hold, and those recovered by so many
    pairs of Remains; an Idol each re-rolls a failed die, the surest first."""
    cases: dict[tuple[int, ...], float] = {(): 1.0}
    for effort in efforts:
        longer: dict[tuple[int, ...], float] = {}
        for failed, chance in cases.items():
            longer[failed] = longer.get(failed, 0.0) + chance * (7 - effort) / 6
            if effort > 1:
                worse = (*failed, effort)
                longer[worse] = longer.get(worse, 0.0) + chance * (effort - 1) / 6
        cases = longer
    left: Odds = {}
    for failed, chance in cases.items():
        for lost, share in _after_rerolls(failed, idols).items():
            dice = ready + len(efforts) - lost + min(pairs, box + lost)
            left[dice] = left.get(dice, 0.0) + chance * share
    return left


@cache
def _after_rerolls(failed: tuple[int, ...], idols: int) -> Odds:
    """How many of the failed dice, lowest effort first, are still lost after so many re-rolls."""
    if not failed or not idols:
        return {len(failed): 1.0}
    saved = (7 - failed[0]) / 6
    odds: Odds = {}
    for share, after in ((saved, failed[1:]), (1 - saved, failed)):
        for lost, chance in _after_rerolls(after, idols - 1).items():
            odds[lost] = odds.get(lost, 0.0) + share * chance
    return odds


def _sum(one: Odds, other: Odds) -> Odds:
    if len(other) == 1:
        ((more, _),) = other.items()
        return {coins + more: chance for coins, chance in one.items()}
    total: Odds = {}
    for coins, chance in one.items():
        for more, share in other.items():
            total[coins + more] = total.get(coins + more, 0.0) + chance * share
    return total


def _mean(odds: Odds) -> float:
    return sum(coins * chance for coins, chance in odds.items())
