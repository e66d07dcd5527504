"""Reasons: every one that is given can be said, and says what the position shows."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import crypt_game.opponents
from crypt_game import rules
from crypt_game.opponents.choose import choose
from crypt_game.opponents.evaluation import evaluate
from crypt_game.opponents.levels import Level
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.worth_parts import rounded_to_sum
from crypt_game.play.reason_text import reason_line
from crypt_game.rules import Claim, Decide, GameSetup, Mode, Recover
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.text import Catalog
from crypt_game.text.participants import Participants

LOCALE = Path(__file__).parents[2] / "locale"
CAST = Participants(tuple(f"Aldric {seat}" for seat in range(8)))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_can_be_said(language: str) -> None:
    catalog = Catalog.load(language, LOCALE)
    rng = Random(8)
    sentences: set[str] = set()
    for _ in range(12):
        for _, step in random_steps(rules.new_game(random_setup(rng)), rng):
            asked = step.state.pending
            if isinstance(asked, Decide) and rng.random() < 0.3:
                view = rules.observe(step.state, asked.seat)
                chosen = choose(view, asked, rng.choice((Level.PAGE, Level.SQUIRE)))
                reasons = [*chosen.why, *(reason for option in chosen.alternatives for reason in option.why)]
                sentences.update(reason_line(reason, view.crypt, CAST, catalog.say) for reason in reasons)
    assert len(sentences) > 30
    assert not [sentence for sentence in sentences if "{" in sentence or "why-" in sentence]


def test_what_holds_for_certain_is_said_to_hold_always() -> None:
    say = Catalog.load("en", LOCALE).say
    assert say("why-ghost", strength=10, percent=100, ghosts=1).startswith("A strength of 10 always holds")
    assert "holds about 99% of the time" in say("why-ghost", strength=10, percent=99, ghosts=1)


def test_every_key_in_the_source_has_a_sentence() -> None:
    catalog = Catalog.load("en", LOCALE)
    folder = Path(crypt_game.opponents.__file__).parent
    keys = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("why-")
    }
    assert len(keys) > 15
    assert {key for key in keys if not catalog.has(key)} == set()


def first_claim(setup: GameSetup, seed: int) -> tuple[rules.GameState, Decide]:
    for _, step in random_steps(rules.new_game(setup), Random(seed)):
        asked = step.state.pending
        if isinstance(asked, Decide) and asked.what is rules.Choice.CLAIM:
            return step.state, asked
    raise AssertionError("a game without a claim")


def test_without_dice_there_is_only_recover_and_it_says_how_many_come_back() -> None:
    state, asked = first_claim(GameSetup(Mode.STANDARD, 3), 3)
    pools = list(state.pools)
    pools[asked.seat] = rules.Pool(0, 3)
    poor = Decide(asked.seat, asked.what, 0, asked.limit)
    view = rules.observe(state._replace(pools=tuple(pools), pending=poor), asked.seat)
    chosen = choose(view, poor, Level.REGENT)
    assert chosen.action == Recover()
    assert chosen.why == (Reason("why-recover", {"count": 3}),)


@pytest.mark.parametrize("players", [2, 3])
def test_who_cannot_beat_a_claim_is_alone_or_the_strongest_of_several(players: int) -> None:
    state, asked = first_claim(GameSetup(Mode.STANDARD, players), 3)
    pools = [rules.Pool(4 if seat == asked.seat else 1, 0) for seat in range(players)]
    view = rules.observe(state._replace(pools=tuple(pools)), asked.seat)
    rated = evaluate(view, asked, Claim.on({0: [6]})).asked_about
    assert rated is not None
    [reason] = [reason for reason in rated.why if reason.key == "why-out-of-reach"]
    assert reason.facts["rivals"] == players - 1
    said = reason_line(reason, view.crypt, CAST, Catalog.load("en", LOCALE).say)
    assert said.startswith("Aldric" if players == 2 else "Nobody")


def test_the_next_best_go_for_other_cards() -> None:
    state, asked = first_claim(GameSetup(Mode.STANDARD, 4), 5)
    chosen = choose(rules.observe(state, asked.seat), asked, Level.REGENT)
    actions = [chosen.action, *(option.action for option in chosen.alternatives)]
    assert len(actions) == 3
    slots = [tuple(slot for slot, _ in getattr(action, "place", ())) for action in actions]
    assert len(set(slots)) == 3
    assert chosen.value >= max(option.value for option in chosen.alternatives)


def test_rounded_parts_are_the_rounded_whole() -> None:
    rng = Random(4)
    for _ in range(300):
        parts = [rng.uniform(-4, 4) for _ in range(rng.randint(2, 4))]
        step = rng.choice((0.1, 0.5))
        rounded = rounded_to_sum(parts, sum(parts), step)
        assert sum(rounded) == pytest.approx(round(sum(parts) / step) * step)
        assert all(abs(exact - told) < step for exact, told in zip(parts, rounded, strict=True))
