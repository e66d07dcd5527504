"""Rewards that may be used at any time (§5.1): also while the game waits for somebody's other choice."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from crypt_game.games.store import begin_game
from crypt_game.match.players import Plan
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules import AnytimeAction, Choice, Decide, GameSetup, GameState, Mode, anytime_actions
from crypt_game.rules.legal import random_action
from crypt_game.rules.terms import FlipFor
from crypt_game.ui import navigation

from .board.staging import sides
from .conftest import OpenApp
from .driver import Heir, KeyHeir, MouseHeir

KINDS = [MouseHeir, KeyHeir]
SIDES = {Choice.CLAIM: "ABBBAA", Choice.POTTERY: "ABBBAA", Choice.REROLL: "ABBBAA", Choice.DIVVY: "BBBAAB"}


def may_be_used(state: GameState, during: Choice, asked: bool) -> list[tuple[int, AnytimeAction]]:
    """What may be used while this choice is open, by the seat that is asked or by another."""
    pending = state.pending
    if not isinstance(pending, Decide) or pending.what is not during:
        return []
    return [found for found in anytime_actions(state) if (found[0] == pending.seat) is asked]


def at_choice(open_app: OpenApp, kind: type[Heir], during: Choice, asked: bool) -> Heir:
    """A game of persons that waits for this choice while a reward may be used."""
    app, chance = open_app(), Random(5)
    mode, players = (Mode.CLASH, 6) if during is Choice.DIVVY else (Mode.STANDARD, 4)
    plan = Plan.of_record(GameSetup(mode, players, sides(SIDES[during])), None)
    for seed in range(400):
        match, _ = begin_game(app.folders.saves, plan, seed, lambda: None)
        while match.over is None and not may_be_used(match.state, during, asked):
            match.submit(*random_action(match.state, chance))
        if match.over is None:
            break
    navigation.open_at_start(app)
    newest = max(app.folders.saves.glob("*.crypt"))
    navigation.games.continue_game(app, newest)
    heir = kind(app)
    heir.arrive()
    heir.settle()
    return heir


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("asked", [True, False], ids=["by who is asked", "by another"])
@pytest.mark.parametrize("during", list(SIDES))
def test_a_reward_is_used_in_the_middle_of_another_choice(
    open_app: OpenApp, kind: type[Heir], during: Choice, asked: bool
) -> None:
    heir = at_choice(open_app, kind, during, asked)
    before = heir.match.decide
    seat, action = may_be_used(heir.match.state, during, asked)[-1]
    heir.carry_out(seat, action)
    after = heir.match.decide
    assert before is not None
    assert after is not None
    assert (after.what, after.seat) == (before.what, before.seat)


def test_what_was_being_shared_out_is_still_there_after_a_look_at_a_reward(open_app: OpenApp) -> None:
    heir = at_choice(open_app, MouseHeir, Choice.DIVVY, asked=False)
    asking = heir.table.model.asking
    assert isinstance(asking, DivvyDraft)
    heir.use(f"switch-{asking.slots[0]}")
    shared = deepcopy(asking.to)
    seat = may_be_used(heir.match.state, Choice.DIVVY, asked=False)[0][0]
    heir.use(f"use-{seat}-{FlipFor.REVIVE.value}")
    heir.use("close")
    heir.settle()
    assert heir.table.model.asking is asking
    assert asking.to == shared
