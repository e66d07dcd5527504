"""The three moves of the engine: begin a game, apply an action, resolve chance.

All are pure: they return new values and change nothing. :func:`act` and :func:`settle` do the same to a
draft, for who looks ahead and needs neither the states nor the events on the way. What happens in between is
:mod:`.flow`'s.
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
from .indices import SLOTS, SeatIndex
from .legal import check, reward_of
from .modes import variant_of
from .pending import Chance, Decide, FailingDie, Outcome, Roll, Rolled, Shuffle, Shuffled
from .refusals import BadOutcome
from .setup import GameSetup
from .state import Flow, GameState, Pool, Seat
from .terms import HIGHEST_EFFORT, Phase, Purpose, Recovery
from .values import made


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
    act(draft, seat, action)
    return made(Step, (draft.freeze(), tuple(draft.events)))


def resolve(state: GameState, outcome: Outcome) -> Step:
    """Answer the pending chance; raises :class:`.refusals.BadOutcome` for what cannot come of it."""
    draft = Draft(state)
    settle(draft, outcome)
    return made(Step, (draft.freeze(), tuple(draft.events)))


def act(draft: Draft, seat: int, action: Action) -> None:
    """Let a seat act in a draft and go on to what is pending then. The action must be legal: nobody looks."""
    asked, draft.pending = draft.pending, None
    actor = draft.variant.all_seats[seat]
    match action:
        case Claim():
            for slot, efforts in action.place:
                draft.put(actor, SLOTS[slot], efforts[0], len(efforts))
            draft.turns = draft.turns[1:]
        case Recover():
            draft.recover(actor, draft.variant.turn_dice, Recovery.ACTION)
            draft.turns = draft.turns[1:]
        case Decline():
            assert isinstance(asked, Decide)
            if draft.told:
                draft.events.append(ev.Declined(actor, asked.what))
            draft.seats_left = draft.seats_left[1:]
        case Divvy():
            _share_out(draft, actor, action)
        case Take() | Reroll() | Peek() | Revive():
            reward = reward_of(draft, action)
            assert isinstance(reward, Reward)
            reward.use(draft, actor, action)
            if isinstance(action, Take):
                after_collecting(draft)
        case _:
            assert_never(action)
    advance(draft)


def settle(draft: Draft, outcome: Outcome) -> None:
    """Answer the chance that a draft waits for and go on to what is pending then.

    Raises :class:`.refusals.BadOutcome` as :func:`resolve` does; the draft is of no use after that.
    """
    asked, draft.pending = draft.pending, None
    if not isinstance(asked, Chance):
        raise BadOutcome("no chance is pending")
    request = asked.request
    if isinstance(request, Roll) and isinstance(outcome, Rolled):
        _rolled(draft, request, outcome.values)
    elif isinstance(request, Shuffle) and isinstance(outcome, Shuffled):
        _shuffled(draft, request.cards, outcome.order)
    else:
        raise BadOutcome("a shuffle needs cards, a roll needs numbers")
    advance(draft)


def _share_out(draft: Draft, actor: SeatIndex, divvy: Divvy) -> None:
    """A team's slots go where the divvy says (§7.9, §8.6)."""
    team = draft.variant.team_of[actor]
    assert team is not None
    shares = tuple([(SLOTS[slot], draft.variant.all_seats[receiver]) for slot, receiver in divvy.to])
    if draft.told:
        draft.events.append(ev.Divvied(team, actor, shares))
    for slot, receiver in shares:
        draft.collect_slot(slot, receiver)


def _shuffled(draft: Draft, cards: tuple[Card, ...], order: tuple[Card, ...]) -> None:
    if len(order) != len(cards) or set(order) != set(cards):
        raise BadOutcome("the outcome must hold exactly the cards in play")
    draft.deck = order
    if draft.told:
        draft.events.append(ev.DeckShuffled(len(order), order[0]))
    begin_round(draft)


def _rolled(draft: Draft, roll: Roll, values: tuple[int, ...]) -> None:
    if len(values) != roll.dice:
        raise BadOutcome(f"{roll.dice} numbers are needed, not {len(values)}")
    for value in values:
        if type(value) is not int or not 1 <= value <= HIGHEST_EFFORT:
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
    rolls: list[ev.SlotRolls] = []
    first = 0
    while first < len(values):
        slot = roll.places[first].slot
        assert slot is not None
        there = draft.slot(slot)
        rolls.append(made(ev.SlotRolls, (slot, there.effort or 0, values[first : first + there.dice])))
        first += there.dice
    rolled = ev.ExhaustionRolled(roll.seat, draft.pools_left[0], tuple(rolls))
    draft.failing += rolled.failing
    draft.pools_left = draft.pools_left[1:]
    if draft.told:
        draft.events.append(rolled)


def _rerolled(draft: Draft, value: int) -> None:
    """The new roll stands: the die is rescued, available at once, or goes on failing (§3.10, §5.3)."""
    index = draft.rerolling
    die = draft.failing[index]
    rescued = value >= die.effort
    again = () if rescued else (made(FailingDie, (*die[:-1], die.rerolls + 1)),)
    draft.failing = (*draft.failing[:index], *again, *draft.failing[index + 1 :])
    draft.rerolling = 0
    if rescued:
        draft.give_back(die.pool, 1)
    seat = draft.seats_left[0]
    if draft.told:
        draft.events.append(ev.Rerolled(seat, die.pool, die.slot, die.die, die.effort, value, rescued))
