"""The three moves of the engine: begin a game, apply an action, resolve chance.

All are pure: they return new values and change nothing. What happens in between is :mod:`.flow`'s.
"""

from __future__ import annotations

from typing import NamedTuple, assert_never

from . import events as ev
from .actions import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from .cards import Card
from .collectors import Reward
from .draft import Draft
from .ending import tie_rolled
from .flow import advance, after_collecting, begin_round
from .ghost import play_ghost
from .indices import SLOTS, SlotIndex
from .legal import check, reward_of
from .modes import variant_of
from .pending import Chance, Decide, Outcome, Roll, Rolled, Shuffle, Shuffled
from .refusals import BadOutcome
from .setup import GameSetup
from .state import Flow, GameState, Pool, Seat
from .terms import Phase, Purpose, Recovery


class Step(NamedTuple):
    """What one action or outcome made of a state, and everything that happened on the way, in order."""

    state: GameState
    events: tuple[ev.Event, ...]


def new_game(setup: GameSetup) -> GameState:
    """The game before its shuffle (§2).

    Raises :class:`.setup.BadSetup` for a setup that may not be played.
    """
    variant = variant_of(setup)
    return GameState(
        variant=variant,
        phase=Phase.SETUP,
        round=0,
        leader=variant.all_seats[setup.leader],
        lights_out=variant.first_lights_out(),
        deck=(),
        discard=(),
        crypt=(),
        pools=(Pool(variant.pool_size),) * len(variant.members),
        seats=(Seat[Card](),) * variant.size,
        seen=(frozenset[Card](),) * variant.size,
        public=frozenset(),
        flow=Flow(),
        pending=Chance(Shuffle(variant.cards)),
    )


def apply(state: GameState, seat: int, action: Action) -> Step:
    """Let a seat act: answer the pending choice, or use an any-time reward (§5.1).

    Raises :class:`.refusals.Illegal` when the rules refuse it.
    """
    refusal = check(state, seat, action)
    if refusal is not None:
        raise refusal
    draft = Draft(state)
    actor = state.variant.all_seats[seat]
    match action:
        case Claim(place):
            for slot, efforts in place:
                draft.put(actor, SLOTS[slot], efforts[0], len(efforts))
            draft.turns = draft.turns[1:]
        case Recover():
            draft.recover(actor, draft.variant.turn_dice, Recovery.ACTION)
            draft.turns = draft.turns[1:]
        case Decline():
            assert isinstance(state.pending, Decide)
            draft.events.append(ev.Declined(actor, state.pending.what))
            draft.seats_left = draft.seats_left[1:]
        case Divvy(to):
            team = draft.variant.team_of[actor]
            assert team is not None
            shares = tuple((SLOTS[slot], draft.variant.all_seats[receiver]) for slot, receiver in to)
            draft.events.append(ev.Divvied(team, actor, shares))
            for share in shares:
                draft.collect_slot(*share)
        case Take() | Reroll() | Peek() | Revive():
            reward = reward_of(state, action)
            assert isinstance(reward, Reward)
            reward.use(draft, actor, action)
            if isinstance(action, Take):
                after_collecting(draft)
        case _:
            assert_never(action)
    advance(draft)
    return Step(draft.freeze(), tuple(draft.events))


def resolve(state: GameState, outcome: Outcome) -> Step:
    """Answer the pending chance; raises :class:`.refusals.BadOutcome` for what cannot come of it."""
    if not isinstance(state.pending, Chance):
        raise BadOutcome("no chance is pending")
    draft = Draft(state)
    match state.pending.request, outcome:
        case Shuffle(cards), Shuffled(order):
            _shuffled(draft, cards, order)
        case Roll() as roll, Rolled(values):
            _rolled(draft, roll, values)
        case _:
            raise BadOutcome("a shuffle needs cards, a roll needs numbers")
    advance(draft)
    return Step(draft.freeze(), tuple(draft.events))


def _shuffled(draft: Draft, cards: tuple[Card, ...], order: tuple[Card, ...]) -> None:
    if len(order) != len(cards) or set(order) != set(cards):
        raise BadOutcome("the outcome must hold exactly the cards in play")
    draft.deck = order
    draft.events.append(ev.DeckShuffled(len(order), order[0]))
    begin_round(draft)


def _rolled(draft: Draft, roll: Roll, values: tuple[int, ...]) -> None:
    if len(values) != roll.dice:
        raise BadOutcome(f"{roll.dice} numbers are needed, not {len(values)}")
    if any(type(value) is not int or not 1 <= value <= 6 for value in values):
        raise BadOutcome("a die shows 1 to 6")
    match roll.purpose:
        case Purpose.GHOST:
            play_ghost(draft, draft.turns[0], values)
            draft.turns = draft.turns[1:]
        case Purpose.EXHAUSTION:
            _exhaustion_rolled(draft, roll, values)
        case Purpose.REROLL:
            _rerolled(draft, values[0])
        case Purpose.TIEBREAK:
            tie_rolled(draft, values)


def _exhaustion_rolled(draft: Draft, roll: Roll, values: tuple[int, ...]) -> None:
    """Note which dice fail; nothing moves yet (§3.8)."""
    pool = draft.pools_left[0]
    by_slot: dict[SlotIndex, list[int]] = {}
    for (slot, _), value in zip(roll.places, values, strict=True):
        assert slot is not None
        by_slot.setdefault(slot, []).append(value)
    rolls = tuple(
        ev.SlotRolls(slot, draft.slot(slot).effort or 0, tuple(dice)) for slot, dice in by_slot.items()
    )
    rolled = ev.ExhaustionRolled(roll.seat, pool, rolls)
    draft.failing += rolled.failing
    draft.pools_left = draft.pools_left[1:]
    draft.events.append(rolled)


def _rerolled(draft: Draft, value: int) -> None:
    """The new roll stands: the die is rescued, available at once, or goes on failing (§3.10, §5.3)."""
    index = draft.rerolling
    die = draft.failing[index]
    rescued = value >= die.effort
    again = () if rescued else (die._replace(rerolls=die.rerolls + 1),)
    draft.failing = (*draft.failing[:index], *again, *draft.failing[index + 1 :])
    draft.rerolling = 0
    if rescued:
        draft.give_back(die.pool, 1)
    seat = draft.seats_left[0]
    draft.events.append(ev.Rerolled(seat, die.pool, die.slot, die.die, die.effort, value, rescued))
