"""Looking through the rest of a round: every turn still to come, with sensible replies, to its expected end.

Others are taken to choose what is best for them as far as this seat can tell, now and then something
nearly as good. Bounded by numbers of claims, never by the clock, so the same view gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from crypt_game.opponents.claim_candidates import Estimate, estimates, last_moves
from crypt_game.opponents.ghost_dice import Groups, groups_of, place_groups, some_rolls
from crypt_game.opponents.levels import LevelNumbers
from crypt_game.opponents.position import RECOVER, Move, Position, play
from crypt_game.opponents.round_values import RoundValues, SidePlaying
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules.terms import SeatKind

_USUAL_TURNS = 4
"""With more turns to come each position takes longer: more houses, more dice, more threats."""
_OF_TEAMS = 0.5
"""Where members share out what they won, each end of a round takes about twice as long to reckon."""
_AT_A_GLANCE = 3
"""How many claims are reckoned with of a rival who does not look ahead."""
_ALIKE, _SLIGHTER = 1.6, 0.7
"""By how much worse than its best they may seem to such a rival, and over how many coins they grow less
likely; both in units of the coins in which it reckons.
"""
_OF_LESSER = 0.7
"""Where Knights are rivals, the end of a round is reckoned twice: as it is, and as they see it."""
_UNLIKELY = 1e-5
"""Replies of less weight are left out where worth is taken apart."""
_WIDEST_OWN, _WIDEST_REPLY, _WIDEST_ROLL = 300, 30, 56
_LEAST_OWN, _LEAST_REPLY, _LEAST_ROLL = 6, 1, 5


def widths(heirs: list[bool], nodes: int) -> list[int]:
    """How many continuations to look at in each turn (of an heir, or of a Ghost), so that about ``nodes``
    positions come up before the last turn. Whatever is widest for its kind is narrowed first.
    """
    most = [_WIDEST_REPLY if heir else _WIDEST_ROLL for heir in heirs]
    least = [_LEAST_REPLY if heir else _LEAST_ROLL for heir in heirs]
    most[0], least[0] = _WIDEST_OWN, _LEAST_OWN
    wide = list(most)
    while _positions(wide) > nodes:
        index = max(
            range(len(wide)),
            key=lambda turn: (wide[turn] / most[turn], turn) if wide[turn] > least[turn] else (0.0, 0),
        )
        if wide[index] <= least[index]:
            break
        wide[index] -= max(1, wide[index] // 12)
    return wide


def _positions(wide: list[int]) -> int:
    """The positions before the last turn."""
    whole, now = 0, 1
    for width in wide[:-1]:
        now *= width
        whole += now
    return whole


class Search:
    """Thinks about one claim. ``seed`` chooses which rolls of a Ghost stand for all."""

    def __init__(self, stakes: RoundValues, mind: LevelNumbers, seed: int) -> None:
        self._stakes = stakes
        self._mind = mind
        self.seed = seed
        self._turns = stakes.turns
        self._is_heir = tuple(kind is SeatKind.HEIR for kind in stakes.variant.kinds)
        self._known: dict[tuple[int, Position], tuple[float, ...]] = {}
        self._parts: dict[tuple[int, Position], WorthParts] = {}
        heirs = [index for index, turn in enumerate(stakes.turns) if turn.side is not None]
        self._last = heirs[-1] if heirs and heirs[-1] == len(stakes.turns) - 1 else -1
        share = min(1.0, (_USUAL_TURNS / max(1, len(stakes.turns))) ** 2)
        nodes = round(
            mind.nodes
            * share
            * (_OF_TEAMS if stakes.variant.teams else 1)
            * (_OF_LESSER if stakes.minds_knights else 1)
        )
        self._widths = widths([turn.side is not None for turn in stakes.turns], nodes)

    def rank(self, position: Position) -> list[Estimate]:
        """The moves of the turn now with what they lead to, best first."""
        ranked = [Estimate(self.coins(position, move), move) for move in self._tried(position, 0)]
        ranked.sort(key=lambda estimate: (-estimate.coins, estimate.move))
        return ranked

    def coins(self, position: Position, move: Move) -> float:
        """What a move of the turn now is worth to the side that makes it."""
        return self._stakes.utility(self._after(position, 0, move), self._own_side)

    def parts(self, position: Position, move: Move) -> WorthParts:
        """The :meth:`coins` of a move by what they come from."""
        stakes = self._stakes
        after = play(position, self._turns[0].seat, move, stakes.pool_of, stakes.turn_dice)
        return self._parts_of(after, 1)

    def value(self, position: Position, index: int = 0) -> tuple[float, ...]:
        """The coins that every side can expect when the turns from ``index`` on are played."""
        if index == len(self._turns):
            return self._stakes.payoff(position)
        key = (index, position)
        known = self._known.get(key)
        if known is None:
            ghost = self._turns[index].side is None
            known = self._known[key] = (self._haunted if ghost else self._chosen)(position, index)
        return known

    def haunted(self, position: Position, rolled: Sequence[int]) -> tuple[float, ...]:
        """The coins that every side can expect when the Ghost whose turn it is has rolled this."""
        return self.after_groups(position, groups_of(rolled, self._turns[0].limit))

    def after_groups(self, position: Position, groups: Groups) -> tuple[float, ...]:
        """The same for what it has rolled, joined into groups."""
        return self.value(place_groups(position, self._turns[0].seat, groups, self._is_heir), 1)

    @property
    def _own_side(self) -> int:
        side = self._turns[0].side
        assert side is not None, "a Ghost does not think"
        return side

    def _after(self, position: Position, index: int, move: Move) -> tuple[float, ...]:
        stakes = self._stakes
        player = self._turns[index]
        after = play(position, player.seat, move, stakes.pool_of, stakes.turn_dice)
        return self.value(after, index + 1)

    def _tried(self, position: Position, index: int) -> list[Move]:
        """The moves worth a look: all that make sense in the last turn, before it the most promising."""
        if index == self._last:
            return last_moves(self._stakes, position, self._turns[index])
        width = self._widths[index]
        ranked = estimates(self._stakes, position, index, 6 if index == 0 else 2)
        moves = [estimate.move for estimate in ranked[:width]]
        return moves if width == 1 or RECOVER in moves else [*moves[:-1], RECOVER]

    def _chosen(self, position: Position, index: int) -> tuple[float, ...]:
        """Own turns are played as well as can be, those of others with some doubt."""
        side = self._turns[index].side
        assert side is not None, "a Ghost chooses nothing"
        if self._is_sure(side):
            results = self._results(position, index, self._tried(position, index))
            return results[self._best_of(results, side)]
        _, results, weights = self._likely(position, index)
        whole = sum(weights)
        return tuple(
            [
                sum([weight * result[other] for weight, result in zip(weights, results, strict=True)]) / whole
                for other in range(len(results[0]))
            ]
        )

    def _likely(
        self, position: Position, index: int
    ) -> tuple[list[Move], list[tuple[float, ...]], list[float]]:
        """The moves that a side with some doubt may choose, what each leads to, and how likely it is."""
        stakes, player = self._stakes, self._turns[index]
        weights, seen = self._at_a_glance(position, index)
        unsure = stakes.unsure[player.seat]
        if weights and not unsure:
            return seen, self._results(position, index, seen), weights
        moves = self._tried(position, index)
        if seen:
            moves = list(dict.fromkeys([*moves[:1], *seen, *moves[1:]]))[: self._widths[index]]
        results = self._results(position, index, moves)
        if len(moves) == 1:
            return moves, results, [1.0]
        if seen:
            at_a_glance = dict(zip(seen, weights, strict=True))
            weights = [at_a_glance.get(move, 0.0) for move in moves]
        else:
            weights = self._by_liking([stakes.liked(result, player) for result in results])
        return moves, results, self._either(weights, results, player) if unsure else weights

    def _either(
        self, weights: list[float], results: list[tuple[float, ...]], player: SidePlaying
    ) -> list[float]:
        """How likely each move is to a rival who chooses so or, just as likely, as a Regent does."""
        assert player.side is not None
        regent = self._by_liking([self._stakes.utility(result, player.side) for result in results])
        whole, regents_whole = sum(weights), sum(regent)
        return [one / whole + other / regents_whole for one, other in zip(weights, regent, strict=True)]

    def _by_liking(self, likes: list[float]) -> list[float]:
        """How likely each is chosen of what a side likes so much; 1 for the best."""
        best, doubt = max(likes), self._mind.doubt
        return [exp((like - best) / doubt) for like in likes]

    def _at_a_glance(self, position: Position, index: int) -> tuple[list[float], list[Move]]:
        """How likely a rival makes which claims who does not look ahead, or may not; none for others."""
        rival = self._stakes.reckoned_by[self._turns[index].seat]
        if rival is None or rival.mind.nodes:
            return [], []
        ranked = estimates(rival, position, index, 6)[:_AT_A_GLANCE]
        best, grain = ranked[0].coins, rival.mind.grain
        likely = [estimate for estimate in ranked if estimate.coins >= best - _ALIKE * grain]
        weights = [exp((estimate.coins - best) / (_SLIGHTER * grain)) for estimate in likely]
        return weights, [estimate.move for estimate in likely]

    def _is_sure(self, side: int) -> bool:
        """Whether a side is taken to miss nothing."""
        return side == self._turns[0].side or not self._mind.doubt

    def _best_of(self, results: list[tuple[float, ...]], side: int) -> int:
        utility = self._stakes.utility
        likes = [utility(result, side) for result in results]
        return likes.index(max(likes))

    def _results(self, position: Position, index: int, moves: list[Move]) -> list[tuple[float, ...]]:
        """What each move of a turn leads to."""
        player = self._turns[index]
        if index == self._last and player.limit and not self._stakes.variant.teams:
            return self._stakes.after_single_claims(position, player, moves)
        return [self._after(position, index, move) for move in moves]

    def _haunted(self, position: Position, index: int) -> tuple[float, ...]:
        """A Ghost's turn: the average over what it may roll."""
        total = [0.0] * self._stakes.sides
        for chance, after in self._rolled(position, index):
            for side, coins in enumerate(self.value(after, index + 1)):
                total[side] += chance * coins
        return tuple(total)

    def _rolled(self, position: Position, index: int) -> list[tuple[float, Position]]:
        """What may come of a Ghost's turn, with its chance."""
        player = self._turns[index]
        dice = position.pushed if player.again else position.ready[player.pool]
        if not dice:
            return [(1.0, position)]
        rolls = some_rolls(dice, player.limit, self._widths[index], self.seed)
        return [
            (chance, place_groups(position, player.seat, groups, self._is_heir)) for chance, groups in rolls
        ]

    # What worth comes from

    def _parts_of(self, position: Position, index: int) -> WorthParts:
        if index == len(self._turns):
            return self._stakes.parts(position, self._own_side)
        key = (index, position)
        known = self._parts.get(key)
        if known is None:
            cards = dice = rivals = 0.0
            for weight, after in self._followed(position, index):
                part = self._parts_of(after, index + 1)
                cards += weight * part.cards
                dice += weight * part.dice
                rivals += weight * part.rivals
            known = self._parts[key] = WorthParts(cards, dice, rivals)
        return known

    def _followed(self, position: Position, index: int) -> list[tuple[float, Position]]:
        """What may come of a turn, with its chance: what :meth:`value` reckons with, but for the unlikely."""
        player = self._turns[index]
        if player.side is None:
            return self._rolled(position, index)
        if self._is_sure(player.side):
            moves = self._tried(position, index)
            likely = [0.0] * len(moves)
            likely[self._best_of(self._results(position, index, moves), player.side)] = 1.0
        else:
            moves, _, likely = self._likely(position, index)
        stakes, whole = self._stakes, sum([weight for weight in likely if weight > _UNLIKELY])
        return [
            (weight / whole, play(position, player.seat, move, stakes.pool_of, stakes.turn_dice))
            for weight, move in zip(likely, moves, strict=True)
            if weight > _UNLIKELY
        ]
