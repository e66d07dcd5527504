"""Judges a riddle from the middle of a game once more, by games that share nothing with those that proved it.

The hidden cards are dealt here, not by `crypt_game.rules.imagine`, who plays on is drawn anew for each game
(Squires and Knights of all temperaments, mixed), the dice fall from other seeds, and other claims are tried
than those that were in question. Two claims are compared in the same deals.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

from exchanged_cards import with_cards

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.riddles.riddle import SOLVER, Riddle
from crypt_game.riddles.what_follows import Outcome
from crypt_game.rules.actions import Action
from crypt_game.rules.cards import Card
from crypt_game.rules.engine import apply
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.state import GameState
from crypt_game.rules.view import observe

GAMES = (48, 96, 192, 384)
"""After how many games it is decided whether a claim is behind; after the last ones by the mean alone."""
DECIDED = 3.0
"""How many standard errors from nothing decide before."""
_PLAYING_ON = (Level.SQUIRE, Level.KNIGHT)


def is_ahead(riddle: Riddle, others: list[Action], seed: int) -> bool:
    """Whether the answer brings more on average than each of these other actions."""
    answer = riddle.actions[riddle.answer]
    return all(_is_behind(riddle, answer, other, seed) for other in others)


def _is_behind(riddle: Riddle, answer: Action, other: Action, seed: int) -> bool:
    apart: list[float] = []
    for games in GAMES:
        for game in range(len(apart), games):
            world = dealt(riddle.state, Random(f"{seed} {riddle.number} {game}"))
            ends = [_end(apply(world, SOLVER, action).state, f"{seed} {game}") for action in (answer, other)]
            apart.append(ends[0].coins - ends[1].coins)
        error = stdev(apart) / sqrt(games)
        if abs(fmean(apart)) > DECIDED * error:
            break
    return fmean(apart) > 0


def dealt(state: GameState, rng: Random) -> GameState:
    """The state with every card that the solver has not seen exchanged for one that it could be as well."""
    known = state.seen[SOLVER] | state.public
    unseen = [card for card in state.variant.cards if card not in known]
    rng.shuffle(unseen)
    lying = [laid.card for slot in state.crypt if slot is not None for laid in slot.cards]
    lying += [laid.card for laid in state.discard]
    lying += [held.card for seat in state.seats for held in seat.cards]
    deal: dict[Card, Card] = {}
    for card in [*lying, *state.deck[:1]]:
        if card not in known:
            deal[card] = next(other for other in unseen if other.type is card.type)
            unseen.remove(deal[card])
    top = tuple(deal.get(card, card) for card in state.deck[:1])
    return with_cards(state, deal)._replace(
        deck=(*top, *unseen),
        seen=tuple(frozenset(deal.get(card, card) for card in seen) for seen in state.seen),
    )


def _end(state: GameState, game: str) -> Outcome:
    """The end of a game that heirs drawn at random play on."""
    rng = Random(game)
    heirs = [(rng.choice(_PLAYING_ON), rng.choice(list(Temper))) for _ in state.seats]
    luck = rng.getrandbits(40)

    def decide(before: GameState, asked: Decide, _number: int) -> tuple[SeatIndex, Action]:
        level, temper = heirs[asked.seat]
        chosen = choose(observe(before, asked.seat), asked, level, temper, luck + len(before.deck))
        return asked.seat, chosen.action

    for after in played_out(state, luck, decide):
        state = after
    return Outcome((), state)
