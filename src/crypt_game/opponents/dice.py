"""What dice are worth: how many come back, and what it is worth to have them when the next round begins.

The worth was learned by self-play (:mod:`.learned_values`).
"""

from __future__ import annotations

from functools import cache

from crypt_game.opponents.learned_values import values_of
from crypt_game.rules.collectors.idol import reroll_reserve
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode


@cache
def survivors(efforts: tuple[int, ...]) -> tuple[float, ...]:
    """The chance that 0, 1, 2 … of the dice of these efforts come back (§3.8)."""
    chances = [1.0]
    for effort in efforts:
        stays = (7 - effort) / 6
        longer = [0.0] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            longer[count] += chance * (1 - stays)
            longer[count + 1] += chance * stays
        chances = longer
    return tuple(chances)


@cache
def failures(efforts: tuple[int, ...]) -> tuple[tuple[float, tuple[int, ...]], ...]:
    """Which of the dice of these efforts may fail, easiest to save first, with the chance of each case."""
    cases: dict[tuple[int, ...], float] = {(): 1.0}
    for effort in sorted(efforts):
        stays = (7 - effort) / 6
        longer: dict[tuple[int, ...], float] = {}
        for failing, chance in cases.items():
            longer[failing] = longer.get(failing, 0.0) + chance * stays
            if effort > 1:
                worse = (*failing, effort)
                longer[worse] = longer.get(worse, 0.0) + chance * (1 - stays)
        cases = longer
    return tuple((chance, failing) for failing, chance in cases.items())


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


class DiceWorth:
    """The coins that dice at the end of this round are worth, by place in the next round's turn order.

    ``thrift`` weighs them against coins at hand; at game end a die is worth a coin whatever the thrift. Who
    is not ``farsighted`` takes every die for the same, first or last, leading next or not. ``riches``: by how
    many coins the cards to come are better than usual.
    """

    def __init__(
        self,
        setup: GameSetup,
        rounds: int,
        thrift: float = 1.0,
        farsighted: bool = True,
        riches: float = 0.0,
        newest: bool = False,
    ) -> None:
        self._rounds = rounds
        size = 6 if setup.mode is Mode.CLASH else 3
        learned = values_of(setup, newest)
        if rounds == 0:
            self._rows = [tuple(map(float, range(size + 1)))] * len(learned.dice)
        else:
            self._rows = [
                tuple(
                    (coins + riches * more * count) * thrift
                    for count, coins in enumerate(by_rounds[min(rounds, len(by_rounds)) - 1])
                )
                for by_rounds, more in zip(learned.dice, learned.riches, strict=True)
            ]
            if not farsighted:
                die = sum([row[-1] for row in self._rows]) / len(self._rows) / size
                self._rows = [tuple(die * count for count in range(size + 1))] * len(self._rows)
        self._known: dict[tuple[int, int, tuple[int, ...], int], float] = {}

    def can_revive(self, place: int, price: float) -> None:
        """Count in that the seat at a place can buy one die back for so many coins (Remains A, §5)."""
        row = self._rows[place]
        self._rows[place] = tuple(map(max, row, (*(worth - price for worth in row[1:]), row[-1])))

    def of(self, place: int, count: int) -> float:
        """The worth of so many dice for the seat at that place (0 leads)."""
        return self._rows[place][count]

    def after(self, place: int, safe: int, efforts: tuple[int, ...], idols: int = 0) -> float:
        """The expected worth when ``safe`` dice are sure and dice of these efforts are to be rolled, with so
        many face-down Idols that can pay for re-rolls (§5.3), less what the Idols used could bring later.
        """
        key = (place, safe, efforts, idols)
        known = self._known.get(key)
        if known is None:
            row = self._rows[place]
            if idols and efforts:
                known = sum(
                    [
                        chance * self._rescued(row, safe + len(efforts) - len(failing), failing, idols)
                        for chance, failing in failures(efforts)
                    ]
                )
            else:
                known = sum([chance * row[safe + count] for count, chance in enumerate(survivors(efforts))])
            self._known[key] = known
        return known

    def _rescued(self, row: tuple[float, ...], dice: int, failing: tuple[int, ...], idols: int) -> float:
        """The worth of so many dice and failing ones, the easiest rolled again while that pays."""
        now = row[dice]
        if not idols or not failing:
            return now
        odds = (7 - failing[0]) / 6
        saved = self._rescued(row, dice + 1, failing[1:], idols - 1)
        again = self._rescued(row, dice, failing, idols - 1)
        price = reroll_reserve(idols, self._rounds) - reroll_reserve(idols - 1, self._rounds)
        return max(now, odds * saved + (1 - odds) * again - price)
