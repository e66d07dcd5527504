"""What computer heirs make of the Collectors' rewards: odds, prices, and which cards they pay with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from crypt_game import rules
from crypt_game.opponents.card_values import CardValues
from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.reward_choices import Rated, payment, rate_final, rate_reroll, rate_take
from crypt_game.opponents.reward_views import after_reviving, after_taking
from crypt_game.opponents.round_values import RoundValues
from crypt_game.rules import (
    Choice,
    CollectorSides,
    Decide,
    Decline,
    GameSetup,
    Mode,
    Reroll,
    Revive,
    Side,
    Take,
)
from crypt_game.rules.cards import Face
from crypt_game.rules.claims import loss_odds
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.playout import random_steps
from crypt_game.rules.state import Seat, Slot
from crypt_game.rules.table import face_down_cards, hidden_cards
from crypt_game.rules.terms import TreasureType
from crypt_game.rules.view import SeatView

KNIGHT = numbers_of(Level.KNIGHT)
SQUIRE = numbers_of(Level.SQUIRE)
SIDES = CollectorSides(Side.A, Side.A, Side.A, Side.B, Side.A, Side.A)
"""Those with a window of their own: Idol A, Pottery B, Remains A."""


class Asked(NamedTuple):
    view: SeatView
    pending: Decide
    values: RoundValues


def asked(what: Choice, games: int = 12) -> Iterator[Asked]:
    """Positions of random games in which a seat is asked this."""
    for seed in range(games):
        for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, 3, SIDES)), Random(seed)):
            pending = step.state.pending
            if isinstance(pending, Decide) and pending.what is what:
                view = rules.observe(step.state, pending.seat)
                yield Asked(view, pending, RoundValues(view, KNIGHT))


def acts(rated: list[Rated]) -> list[Rated]:
    return [each for each in rated if not isinstance(each[1], Decline)]


def test_a_die_of_effort_one_is_safe_and_one_of_six_is_lost_in_five_of_six() -> None:
    assert [loss_odds(effort) for effort in range(1, 7)] == pytest.approx([n / 6 for n in range(6)])


def test_the_odds_of_a_second_roll_are_those_of_surviving_it() -> None:
    looked_at = 0
    for view, pending, values in asked(Choice.REROLL):
        for coins, action, why in acts(rate_reroll(view, pending, values)):
            assert isinstance(action, Reroll)
            effort = pending.failing[action.die].effort
            assert why[0].facts == {"effort": effort, "percent": round(100 * (1 - loss_odds(effort)))}
            assert coins < 6
            looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize("price", [0.0, 1000.0])
def test_an_idol_is_not_spent_on_a_roll_for_more_than_it_saves(
    monkeypatch: pytest.MonkeyPatch, price: float
) -> None:
    monkeypatch.setattr(
        "crypt_game.opponents.reward_choices.reroll_reserve", lambda down, _: price * max(0, down)
    )
    coins = [
        rated[0]
        for view, pending, values in asked(Choice.REROLL)
        for rated in acts(rate_reroll(view, pending, values))
    ]
    assert len(coins) > 5
    assert all(worth < 0 for worth in coins) if price else all(worth >= 0 for worth in coins)


@pytest.mark.parametrize("price", [0.0, 1000.0])
def test_a_card_is_not_taken_for_more_than_it_brings(monkeypatch: pytest.MonkeyPatch, price: float) -> None:
    monkeypatch.setattr(CardValues, "without", lambda *_: price)
    coins = [
        rated[0]
        for view, _, _ in asked(Choice.POTTERY)
        for rated in acts(rate_take(view, RoundValues(view, SQUIRE)))
    ]
    assert coins
    assert all(worth < 0 for worth in coins) if price else any(worth > 0 for worth in coins)


def test_a_card_that_may_be_won_anyway_is_worth_less_taken() -> None:
    plain, ahead = 0.0, 0.0
    for view, _, values in asked(Choice.POTTERY, 4):
        plain += sum(rated[0] for rated in acts(rate_take(view, RoundValues(view, SQUIRE))))
        ahead += sum(rated[0] for rated in acts(rate_take(view, values)))
    assert ahead < plain


def test_the_view_once_a_reward_is_used_is_the_one_it_leads_to() -> None:
    """But for the value of a card taken unseen."""
    compared = dict.fromkeys((Take, Revive), 0)
    for seed in range(8):
        for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, 3, SIDES)), Random(seed)):
            pending = step.state.pending
            if not isinstance(pending, Decide) or pending.what not in (Choice.POTTERY, Choice.CLAIM):
                continue
            view = rules.observe(step.state, pending.seat)
            asked_for = rules.legal_actions(view) if pending.what is Choice.POTTERY else ()
            for action in (*asked_for, *anytime_of(view, view.seat)):
                if isinstance(action, Take):
                    face = next(face for slot, face in hidden_cards(view.crypt) if slot == action.slot)
                    imagined = after_taking(view, action, face)
                elif isinstance(action, Revive):
                    imagined = after_reviving(view, action)
                else:
                    continue
                compared[type(action)] += 1
                real = rules.observe(rules.apply(step.state, view.seat, action).state, view.seat)
                assert imagined.pools == real.pools
                assert list(map(_types, imagined.crypt)) == list(map(_types, real.crypt))
                assert list(map(_hand, imagined.seats)) == list(map(_hand, real.seats))
    assert min(compared.values()) > 3


def _types(slot: Slot[Face] | None) -> list[TreasureType]:
    return [] if slot is None else [laid.card.type for laid in slot.cards]


def _hand(seat: Seat[Face]) -> list[tuple[TreasureType, bool]]:
    return [(held.card.type, held.flipped) for held in seat.cards]


def test_at_the_end_every_die_that_can_be_brought_back_is() -> None:
    looked_at = 0
    for view, pending, _ in asked(Choice.FINAL):
        best = max(rate_final(view, pending), key=lambda rated: rated[0])
        assert isinstance(best[1], Revive)
        assert best[0] == 1
        looked_at += 1
    assert looked_at > 0


def test_a_price_is_paid_with_what_all_know_and_then_with_the_lowest_cards() -> None:
    chosen_among = 0
    for view, _, _ in asked(Choice.CLAIM):
        for kind in TreasureType:
            cards = face_down_cards(view, view.seat, kind)
            if len(cards) < 2:
                continue
            [paid] = payment(view, kind, 1)
            others = [card for card in cards if card is not paid]
            assert all(
                (paid not in view.public, paid.value) <= (c not in view.public, c.value) for c in others
            )
            chosen_among += len({card.value for card in cards}) > 1
    assert chosen_among > 20
