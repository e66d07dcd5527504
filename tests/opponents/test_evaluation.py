"""One evaluation: a hint is never blamed by the look back, which proposes what the hint proposed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from crypt_game import rules
from crypt_game.opponents import evaluation, review
from crypt_game.opponents.evaluation import Evaluation, alike, evaluate
from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.position import position_of
from crypt_game.opponents.reasons import Reason, why_claim
from crypt_game.opponents.review import Mistake, Review
from crypt_game.opponents.round_values import RoundValues
from crypt_game.rules import Claim, Decide, GameSetup, GameState, Mode, Peek, Recover, SeatView, observe
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.rules.record import Acted, Entry, Record
from crypt_game.rules.terms import Choice

TOLD = 0.25
"""The least loss that the look back speaks of."""
NEARLY = 0.01
"""Coins by which unlikely replies may make a sum of parts differ."""


class Decision(NamedTuple):
    """A choice in a game at random: its step of the record, what was asked, what was done."""

    step: int
    state: GameState
    asked: Decide
    acted: Acted


def game_at_random(setup: GameSetup, rng: Random, steps: int) -> tuple[Record, list[Decision]]:
    """The beginning of a game, and the choices in it that were asked for."""
    state, entries, decisions = rules.new_game(setup), list[Entry](), list[Decision]()
    for number, (entry, made) in enumerate(random_steps(state, rng)):
        if number == steps:
            break
        asked = state.pending
        if isinstance(entry, Acted) and isinstance(asked, Decide) and asked.may_answer(entry.seat):
            decisions.append(Decision(number, state, asked, entry))
        entries.append(entry)
        state = made.state
    return Record(setup, None, tuple(entries)), decisions


def looked_back_on(record: Record, judged: list[Decision]) -> dict[int, Mistake]:
    """What the look back has to say of these choices, by step."""
    seats = tuple(SeatIndex(seat) for seat in sorted({decision.acted.seat for decision in judged}))
    looking = Review(record, seats, frozenset(decision.step for decision in judged))
    while not looking.step():
        pass
    return {lapse.step: lapse for lapses in looking.findings.lapses.values() for lapse in lapses}


def disagreements(decision: Decision, lapse: Mistake | None) -> Iterator[str]:
    """Where the hint for this position and what the look back says of the choice differ."""
    view = observe(decision.state, decision.acted.seat)
    hint = evaluate(view, decision.asked)
    proposed = next(each for each in hint.options if not isinstance(each.action, Peek))
    followed = evaluate(view, decision.asked, hint.best.action)
    if followed.best != hint.best or followed.loss(hint.best.action) is not None:
        yield "the hint is blamed"
    if lapse is not None and lapse.better != proposed.action:
        yield f"{lapse.better} is called better, {proposed.action} was proposed"
    if lapse is not None and lapse.why != proposed.why:
        yield "the reasons differ"
    why = evaluate(view, decision.asked, decision.acted.action)
    if why.best != hint.best:
        yield "the reasons of a move name another best one"
    loss = why.loss(decision.acted.action)
    cost = 0.0 if loss is None else loss.coins
    if loss is not None and loss.parts is not None and abs(sum(loss.parts) - cost) > NEARLY:
        yield f"{loss.parts} are not {cost}"
    if lapse is not None and lapse.parts != (None if loss is None else loss.parts):
        yield "the look back tells of other parts"
    yield from wrong_sums(why)
    if (cost >= TOLD) != (lapse is not None) or (lapse is not None and lapse.gap != cost):
        yield f"a loss of {cost} is not told"


def wrong_sums(evaluation: Evaluation) -> Iterator[str]:
    """Cards whose parts do not add up to what is told of them, and claims whose parts are not their worth."""
    best = evaluation.best
    for option in evaluation.options:
        for reason in option.why:
            parts = [float(part.facts["coins"]) for part in reason.parts]
            if parts and (sum(parts) != reason.facts["coins"] or not all(parts) or len(parts) > 3):
                yield f"{parts} are told of {reason}"
        if best.parts is not None and option.parts is not None:
            lead = best.value - option.value
            if abs(sum(best.parts.beyond(option.parts)) - lead) > NEARLY:
                yield f"{best.parts} beyond {option.parts} are not {lead}"


def check_positions(count: int, seed: int, steps: int) -> int:
    """Compare hint, reasons and look back in positions of random games; in how many something was lost."""
    rng, checked, costly = Random(seed), 0, 0
    while checked < count:
        record, decisions = game_at_random(random_setup(rng), rng, steps)
        judged = rng.sample(decisions, min(len(decisions), 8, count - checked))
        lapses = looked_back_on(record, judged)
        for decision in judged:
            faults = list(disagreements(decision, lapses.get(decision.step)))
            assert not faults, (record.setup, decision.step, decision.acted, faults)
        checked, costly = checked + len(judged), costly + len(lapses)
    return costly


@pytest.fixture(autouse=True)
def _everything_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "COSTLIEST", 1000)


def test_hint_reasons_and_look_back_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "MIND", replace(evaluation.MIND, nodes=150))
    monkeypatch.setattr(review, "_LUCK_MIND", replace(evaluation.MIND, nodes=0))
    assert check_positions(24, 5, 14) > 8


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_hint_reasons_and_look_back_agree_in_a_thousand_positions() -> None:
    assert check_positions(1000, 6, 90) > 300


def claims(mode: Mode, players: int, seed: int, steps: int = 200) -> Iterator[tuple[SeatView, Decide]]:
    """The claims to be decided in a game at random."""
    _, decisions = game_at_random(GameSetup(mode, players), Random(seed), steps)
    for decision in decisions:
        if decision.asked.what is Choice.CLAIM and decision.asked.dice:
            yield observe(decision.state, decision.asked.seat), decision.asked


def test_every_card_of_a_claim_has_a_reason_of_its_own() -> None:
    several = 0
    for view, asked in claims(Mode.STANDARD, 3, 2):
        for option in evaluate(view, asked).options:
            if isinstance(option.action, Claim):
                slots = [slot for slot, _ in option.action.place]
                several += len(slots) > 1
                assert [reason.facts["slot"] for reason in option.why if "slot" in reason.facts] == slots
    assert several > 3


def test_reasons_of_twins_speak_of_the_ghosts() -> None:
    keys: set[str] = set()
    for view, asked in claims(Mode.TWINS, 2, 3, 60):
        for option in evaluate(view, asked).options:
            keys.update(reason.key for reason in option.why)
            twins = view.variant.heirs
            assert not [reason for reason in option.why if reason.facts.get("rival") in twins]
    assert "why-ghost" in keys


def test_any_legal_answer_can_be_rated() -> None:
    """Also one that nobody who thinks would look at: all dice at effort 6 on one card."""
    view, asked = next(claims(Mode.STANDARD, 2, 1))
    wasteful = Claim.on({0: [6] * asked.dice})
    without, rated = evaluate(view, asked), evaluate(view, asked, wasteful)
    assert rated.best == without.best
    assert rated.asked_about is not None
    assert rated.asked_about.action == wasteful
    loss = rated.loss(wasteful)
    assert loss is not None
    assert loss.coins == pytest.approx(rated.best.value - rated.asked_about.value)
    assert loss.coins > 1
    assert loss.better.action == without.best.action
    assert without.loss(Claim.on({99: [1]})) is None


def test_a_claim_costs_dice_and_recover_costs_cards() -> None:
    """What all dice at effort 6 lose beside the best claim are dice."""
    view, asked = next(claims(Mode.STANDARD, 2, 1))
    wasteful = Claim.on({0: [6] * asked.dice})
    loss, idle = (evaluate(view, asked, about).loss(about) for about in (wasteful, Recover()))
    assert loss is not None
    assert loss.parts is not None
    assert idle is not None
    assert idle.parts is not None
    assert loss.parts.dice > 1
    assert idle.parts.cards > 1 > idle.parts.dice


def test_where_four_things_count_the_two_least_are_told_together() -> None:
    told: list[Reason] = []
    for seed in range(3):
        setup = GameSetup(Mode.STANDARD, 2, cursed=True)
        for decision in game_at_random(setup, Random(seed), 200)[1]:
            if decision.asked.what is Choice.CLAIM:
                view = observe(decision.state, decision.asked.seat)
                stakes = RoundValues(view, numbers_of(Level.REGENT))
                for slot, lying in enumerate(view.crypt):
                    if lying is not None:
                        told += why_claim(stakes, position_of(view), ((SlotIndex(slot), 6, 1),))
    rests = [reason for reason in told if reason.parts and reason.parts[-1].key == "why-part-rest"]
    assert rests
    for reason in told:
        assert (
            not reason.parts
            or sum(float(part.facts["coins"]) for part in reason.parts) == reason.facts["coins"]
        )


def test_what_pays_for_a_reward_makes_no_difference() -> None:
    assert alike(rules.Revive(()), rules.Revive(rules.ALL_CARDS[:2]))
    assert not alike(rules.Reroll(0, ()), rules.Reroll(1, ()))
    assert not alike(rules.Take(0, ()), rules.Take(1, ()))
    assert not alike(Claim.on({0: [1]}), Claim.on({0: [2]}))
    assert not alike(Claim.on({0: [1]}), Recover())
