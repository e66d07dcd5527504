"""A finished game looked back on: what luck brought whom, and the choices that cost most.

Luck is what dice and cards gave beyond expectation, in coins; a choice costs what a Regent expected of its
own choice more than of the one made, with what the seat could know at the time: the same evaluation as hints.
Worked out step by step of the record, so that it can be done in between.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from crypt_game.opponents.card_beliefs import Treasure
from crypt_game.opponents.evaluation import evaluate
from crypt_game.opponents.levels import MEASURED_REGENT
from crypt_game.opponents.position import position_of
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules.actions import Action
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Chance, Decide, Outcome, Roll, Rolled
from crypt_game.rules.record import Acted, Record, play_entry
from crypt_game.rules.state import GameState
from crypt_game.rules.table import efforts_at_risk
from crypt_game.rules.terms import TREASURE_TYPES, Purpose
from crypt_game.rules.view import observe

COSTLIEST = 3
_WORTH_TELLING = 0.25
_LUCK_MIND = replace(MEASURED_REGENT, doubt=0.5, nodes=1500)


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """Coins beyond expectation: from own dice, from the draw pile, from a Ghost's dice."""

    dice: float = 0.0
    cards: float = 0.0
    ghost: float = 0.0

    @property
    def total(self) -> float:
        """All luck together."""
        return self.dice + self.cards + self.ghost


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice that cost coins: its step of the record, what was done, what was better, by how much, why, and
    what the coins come from, where that is known.
    """

    step: int
    seat: SeatIndex
    played: Action
    better: Action
    gap: float
    why: tuple[Reason, ...]
    parts: WorthParts | None = None


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review has found: luck and the costliest choices by seat, costliest first."""

    luck: dict[int, SeatLuck] = field(default_factory=dict)
    lapses: dict[int, tuple[Mistake, ...]] = field(default_factory=dict)
    progress: float = 0.0
    """The part of the game that was looked at, 0–1."""
    done: bool = False
    """Whether nothing more will come: at the end of the game, or where the look back had to break off."""


class Review:
    """Looks back on a game for some seats; call :meth:`step` until it says that it is done."""

    def __init__(
        self, record: Record, seats: tuple[SeatIndex, ...], judged: frozenset[int] | None = None
    ) -> None:
        """Luck is weighed for `seats`; choices are judged at the steps `judged`, theirs all if None."""
        self._judged = judged
        self._entries = record.entries
        self._seats = seats
        self._state = new_game(record.setup)
        self._number = 0
        self._luck: dict[int, SeatLuck] = dict.fromkeys(seats, SeatLuck())
        self._lapses: dict[int, list[Mistake]] = {seat: [] for seat in seats}

    @property
    def progress(self) -> float:
        """The part of the game looked at, 0–1."""
        return self._number / max(1, len(self._entries))

    @property
    def findings(self) -> Findings:
        """What has been found so far."""
        return Findings(
            dict(self._luck),
            {
                seat: tuple(sorted(lapses, key=lambda lapse: -lapse.gap)[:COSTLIEST])
                for seat, lapses in self._lapses.items()
            },
            self.progress,
            self._number >= len(self._entries),
        )

    def step(self) -> bool:
        """Look at one step of the record, a fraction of a second's work; True when all are done.

        Raises :class:`.rules.Illegal` or :class:`.rules.BadOutcome` where the record is wrong.
        """
        if self._number >= len(self._entries):
            return True
        entry = self._entries[self._number]
        before = self._state
        self._state = play_entry(before, entry).state
        if isinstance(entry, Acted):
            if self._is_judged(entry) and isinstance(before.pending, Decide):
                self._judge(before, before.pending, entry)
        else:
            self._weigh(before, entry.outcome)
        self._weigh_cards(before, self._state)
        self._number += 1
        return self._number >= len(self._entries)

    # Choices

    def _is_judged(self, acted: Acted) -> bool:
        return acted.seat in self._seats and (self._judged is None or self._number in self._judged)

    def _judge(self, state: GameState, asked: Decide, acted: Acted) -> None:
        if not asked.may_answer(acted.seat):
            return
        view = observe(state, acted.seat)
        loss = evaluate(view, asked, acted.action).loss(acted.action)
        if loss is not None and loss.coins >= _WORTH_TELLING:
            better = loss.better
            played, gap = acted.action, loss.coins
            lapse = Mistake(self._number, view.seat, played, better.action, gap, better.why, loss.parts)
            self._lapses[view.seat].append(lapse)

    # Luck

    def _weigh(self, before: GameState, outcome: Outcome) -> None:
        """What a roll gave beyond expectation to each seat under review."""
        pending = before.pending
        if not isinstance(pending, Chance) or not isinstance(outcome, Rolled):
            return
        roll = pending.request
        assert isinstance(roll, Roll)
        if roll.purpose is Purpose.GHOST:
            for seat in self._seats:
                self._add(seat, ghost=_ghost_luck(before, seat, outcome.values))
        elif roll.purpose in (Purpose.EXHAUSTION, Purpose.REROLL):
            self._weigh_dice(before, roll, outcome.values)

    def _weigh_dice(self, before: GameState, roll: Roll, values: tuple[int, ...]) -> None:
        variant = before.variant
        pool = variant.pool_of[roll.seat]
        members = [seat for seat in variant.members[pool] if seat in self._seats]
        if not members:
            return
        stakes = RoundValues(observe(before, members[0]), _LUCK_MIND)
        if roll.purpose is Purpose.REROLL:
            efforts = [before.failing[before.flow.rerolling].effort]
        else:
            efforts = efforts_at_risk(before, roll)
        kept = sum(value >= effort for value, effort in zip(values, efforts, strict=True))
        expected = sum((7 - effort) / 6 for effort in efforts)
        gain = (kept - expected) * stakes.die[pool]
        for seat in members:
            self._add(seat, dice=gain / len(members))

    def _weigh_cards(self, before: GameState, after: GameState) -> None:
        """What the cards laid out for a round, and hidden ones once seen, gave beyond expectation."""
        for seat in self._seats:
            if after.round != before.round and before.round and after.deck is not before.deck:
                self._add(seat, cards=_draw_luck(before, after, seat))
            self._add(seat, cards=_hidden_luck(before, after, seat))

    def _add(self, seat: SeatIndex, *, dice: float = 0.0, cards: float = 0.0, ghost: float = 0.0) -> None:
        luck = self._luck[seat]
        self._luck[seat] = SeatLuck(luck.dice + dice, luck.cards + cards, luck.ghost + ghost)


def _ghost_luck(state: GameState, seat: SeatIndex, rolled: tuple[int, ...]) -> float:
    """What a Ghost's roll leaves a seat's side beyond what it could expect before."""
    view = observe(state, seat)
    stakes = RoundValues(view, _LUCK_MIND)
    search = Search(stakes, _LUCK_MIND, 0)
    position = position_of(view)
    side = stakes.side_of[seat]
    assert side is not None, "luck is weighed for heirs"
    return search.haunted(position, rolled)[side] - search.value(position)[side]


def _draw_luck(before: GameState, after: GameState, seat: SeatIndex) -> float:
    """The worth of the cards laid out against that of as many average ones, as far as they reach a heir."""
    stakes = RoundValues(observe(before, seat), _LUCK_MIND)
    outlook, worth = stakes.worth.outlook, stakes.worth
    place = worth.place[seat]
    deck = len(before.deck)
    average = sum(
        outlook.coming[number]
        / deck
        * worth.of_gifts([(place, Treasure(number, outlook.mean[number], outlook.curse_mean[number]))])[place]
        for number in range(len(TREASURE_TYPES))
    )
    seen = observe(after, seat)
    faces = [laid.card for slot in seen.crypt if slot is not None for laid in slot.cards]
    laid_out = sum(worth.of_gifts([(place, outlook.treasure(face))])[place] for face in faces)
    return outlook.share * (laid_out - average * len(faces))


def _hidden_luck(before: GameState, after: GameState, seat: SeatIndex) -> float:
    """The coins of cards collected unseen against what such cards bring on average."""
    held = len(before.seats[seat].cards)
    new = [card.card for card in after.seats[seat].cards[held:]]
    unseen = [card for card in new if not before.knows(seat, card)]
    if not unseen:
        return 0.0
    outlook = RoundValues(observe(before, seat), _LUCK_MIND).worth.outlook
    means = [outlook.mean[TREASURE_TYPES.index(card.type)] for card in unseen]
    return sum(card.value for card in unseen) - sum(means)
