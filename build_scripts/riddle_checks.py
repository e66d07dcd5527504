"""Proves riddles again by another way, and lets the heirs solve them.

The proof plays the rules' own engine to the end of the game: every way in which hidden cards can lie, every
roll that makes a difference. It shares nothing with `crypt_game.riddles.last_round`, which found them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from math import inf, prod
from random import Random

import mid_game_checks
from exchanged_cards import with_cards

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import SOLVER, Riddle, RiddleKind
from crypt_game.rules.actions import Action, Reroll
from crypt_game.rules.cards import Card
from crypt_game.rules.engine import apply, resolve
from crypt_game.rules.events import GhostAimed, GhostSetAside, SetAside
from crypt_game.rules.legal import legal_actions
from crypt_game.rules.pending import Decide, Over, Roll, Rolled
from crypt_game.rules.scoring import score_sheet
from crypt_game.rules.state import GameState
from crypt_game.rules.table import efforts_at_risk
from crypt_game.rules.terms import TREASURE_TYPES, Mode, Purpose

MOST_WORLDS = 24
"""Riddles with more ways for hidden cards to lie take too long this way."""
RIVALS = 4
"""How many other actions are tried against an answer, beside the usual wrong try."""
MARGIN_OF_ALL = 1000
"""Hundredths of a coin; a margin beyond means that nothing else does what is asked."""
_SEED_BITS = 32
_NEAR = 0.011
"""What rounding may take from a margin."""


# One riddle


def is_proven(riddle: Riddle, rng: Random) -> bool | None:
    """Whether the stated answer is better, by the margin stated, than the other actions that are tried; None
    where that would take too long."""
    if riddle.kind is RiddleKind.MID_GAME:
        return mid_game_checks.is_ahead(riddle, _tried(riddle, rng), rng.getrandbits(_SEED_BITS))
    worlds = worlds_of(riddle)
    if riddle.kind is RiddleKind.FACE_DOWN:
        return {_card_of(world, riddle).value for world in worlds} == {riddle.answer}
    if riddle.kind is RiddleKind.GHOST:
        return _placed(riddle) == riddle.choices[riddle.answer].moves
    if len(worlds) > MOST_WORLDS:
        return None

    def worth(action: Action) -> float:
        ends = (_value(apply(world, SOLVER, action).state, _score_of(riddle, world)) for world in worlds)
        return sum(ends) / len(worlds)

    actions = riddle.actions
    best = worth(actions[riddle.answer])
    least = min(riddle.margin, MARGIN_OF_ALL) / 100
    return best > -inf and all(best - worth(action) >= least - _NEAR for action in _tried(riddle, rng))


def _tried(riddle: Riddle, rng: Random) -> list[Action]:
    """The usual wrong try and some other actions."""
    actions = riddle.actions
    others = [action for number, action in enumerate(actions) if number not in (riddle.answer, riddle.wrong)]
    return [actions[riddle.wrong], *rng.sample(others, min(RIVALS, len(others)))]


def _placed(riddle: Riddle) -> tuple[tuple[int, int, int | None], ...]:
    """Where the engine puts the Ghost's dice."""
    events = resolve(riddle.state, Rolled(riddle.rolled)).events
    return tuple(
        (*event.group, event.slot if isinstance(event, GhostAimed) else None)
        for event in events
        if isinstance(event, GhostAimed)
        or (isinstance(event, GhostSetAside) and event.why is SetAside.NO_ROOM)
    )


def _score_of(riddle: Riddle, world: GameState) -> Callable[[GameState], float]:
    """What the end of a game that began in a world is worth to the solver by the question of the riddle."""
    lead = riddle.setup.mode is Mode.STANDARD and riddle.setup.players == 2

    def score(state: GameState) -> float:
        sheet = score_sheet(state.variant, state.seats, [pool.available for pool in state.pools])
        own, *rivals = sorted(sheet.scores, key=lambda line: line.seat != SOLVER)
        if riddle.kind is RiddleKind.REACH:
            return float(own.total >= riddle.target)
        if riddle.kind is RiddleKind.HOLD:
            held = {held.card for held in state.seats[SOLVER].cards}
            return own.total if _card_of(world, riddle) in held else -inf
        return own.total - (rivals[0].total if lead else 0)

    return score


def _card_of(world: GameState, riddle: Riddle) -> Card:
    """The card that is asked about."""
    slot = world.crypt[riddle.slot]
    assert slot is not None, "a card is asked about"
    return slot.cards[-1].card


# The ways in which hidden cards can lie


def worlds_of(riddle: Riddle) -> list[GameState]:
    """The position with every deal of the cards that the solver has not seen."""
    state = riddle.state
    known = state.seen[SOLVER] | state.public
    lying = [laid.card for slot in state.crypt if slot is not None for laid in slot.cards]
    lying += [held.card for seat in state.seats for held in seat.cards]
    deals: list[dict[Card, Card]] = [{}]
    for kind in TREASURE_TYPES:
        hidden = [card for card in lying if card.type is kind and card not in known]
        unseen = [card for card in state.variant.cards if card.type is kind and card not in known]
        ways = list(permutations(unseen, len(hidden)))
        deals = [deal | dict(zip(hidden, way, strict=True)) for deal in deals for way in ways]
    return [with_cards(state, deal)._replace(discard=()) for deal in deals]


# The engine to the end


def _value(state: GameState, score: Callable[[GameState], float]) -> float:
    """The score on average over all that may still be rolled."""
    pending = state.pending
    if isinstance(pending, Over):
        return score(state)
    if isinstance(pending, Decide):
        return _value(apply(state, pending.seat, _free_help(state, pending)).state, score)
    assert isinstance(pending.request, Roll), "nothing is shuffled at the end of a game"
    if pending.request.purpose is Purpose.TIEBREAK:
        return score(state)
    after: dict[GameState, float] = {}
    for chance, values in _rolls(state, pending.request):
        came = resolve(state, Rolled(values)).state
        after[came] = after.get(came, 0.0) + chance
    return sum(chance * _value(came, score) for came, chance in after.items())


def _free_help(state: GameState, asked: Decide) -> Action:
    """A reward that costs nothing any more: re-roll the die that is easiest to save, recover one."""
    options = list(legal_actions(state))
    rerolls = [option for option in options if isinstance(option, Reroll)]
    return min(rerolls, key=lambda reroll: asked.failing[reroll.die].effort) if rerolls else options[0]


def _rolls(state: GameState, roll: Roll) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every roll that makes a difference with its chance: a Ghost's numbers, else what holds and fails."""
    if roll.purpose is Purpose.GHOST:
        ways = Counter(tuple(sorted(values)) for values in product(range(1, 7), repeat=roll.dice))
        yield from ((count / 6**roll.dice, values) for values, count in ways.items())
        return
    if roll.purpose is Purpose.REROLL:
        efforts = [state.failing[state.flow.rerolling].effort]
    else:
        efforts = efforts_at_risk(state, roll)
    for holds in product((True, False), repeat=len(efforts)):
        shares = [
            (7 - effort if hold else effort - 1) / 6 for effort, hold in zip(efforts, holds, strict=True)
        ]
        if all(shares):
            yield prod(shares), tuple(6 if hold else 1 for hold in holds)


# All of them


def check(number: int, seed: int) -> bool:
    """Prove so many riddles again; tells which fail, and whether none does."""
    rng = Random(seed)
    verdicts: dict[bool | None, list[int]] = {True: [], False: [], None: []}
    for riddle in rng.sample(all_riddles(), len(all_riddles())):
        if len(verdicts[True]) + len(verdicts[False]) < number:
            verdicts[is_proven(riddle, rng)].append(riddle.number)
    proven, passed = len(verdicts[True]), len(verdicts[None])
    print(f"{proven} proven again, {passed} passed over; not proven: {verdicts[False]}")
    return not verdicts[False]


def rates(stride: int, seed: int) -> None:
    """Let each level answer every so many-th riddle that asks for a claim; tells which share it finds."""
    riddles = [riddle for riddle in all_riddles() if riddle.kind.is_claim][::stride]
    for level in (Level.PAGE, Level.SQUIRE, Level.KNIGHT, Level.REGENT):
        found = sum(finds(riddle, level, seed + riddle.number) for riddle in riddles)
        print(f"{level.value}: {found / len(riddles):.1%} of {len(riddles)}")


def finds(riddle: Riddle, level: Level, seed: int) -> bool:
    """Whether an heir of a level gives the answer; other seeds are other moods."""
    asked = riddle.state.pending
    assert isinstance(asked, Decide), "a claim is asked for"
    return choose(riddle.view, asked, level, seed=seed, measured=True).action == riddle.actions[riddle.answer]
