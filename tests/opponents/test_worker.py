"""The worker: answers in order, survives being killed, is silent at once when cancelled."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents import Level, choose
from crypt_game.opponents.choose import Chosen
from crypt_game.opponents.levels import Temper
from crypt_game.opponents.review import Findings
from crypt_game.opponents.worker import Answer, Question, Thinker
from crypt_game.rules import Decide, GameSetup, Mode, Recover, SeatView
from crypt_game.rules.playout import random_steps
from crypt_game.rules.record import Acted, Record

PATIENCE = 60.0


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    thinker.start()
    yield thinker
    thinker.close()


def question(seed: int = 2) -> tuple[SeatView, Decide]:
    for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, 3)), Random(seed)):
        if isinstance(step.state.pending, Decide):
            return rules.observe(step.state, step.state.pending.seat), step.state.pending
    raise AssertionError("a game without a decision")


def wait(thinker: Thinker) -> Answer:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = thinker.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer")


def wait_until_done(thinker: Thinker) -> Answer:
    while True:
        answer = wait(thinker)
        if not isinstance(answer.result, Findings) or answer.result.done:
            return answer


def test_it_answers_as_choosing_here_would(thinker: Thinker) -> None:
    view, pending = question()
    for number, level in enumerate(Level):
        thinker.ask(number, view, pending, level, seed=5)
    for number, level in enumerate(Level):
        assert wait(thinker) == Answer(number, choose(view, pending, level, seed=5))
    assert thinker.poll() is None


def test_polling_never_waits(thinker: Thinker) -> None:
    view, pending = question()
    thinker.ask(1, view, pending, Level.REGENT)
    begun = time.perf_counter()
    thinker.poll()
    assert time.perf_counter() - begun < 0.5


def test_a_killed_worker_is_replaced_and_answers_the_same(thinker: Thinker) -> None:
    view, pending = question()
    thinker.ask(1, view, pending, Level.KNIGHT, seed=9)
    killed = thinker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    assert wait(thinker) == Answer(1, choose(view, pending, Level.KNIGHT, seed=9))
    assert thinker.process_id != killed


def test_a_worker_that_always_dies_costs_a_good_move_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crypt_game.opponents.worker._LIVES", 0)
    thinker = Thinker()
    view, pending = question()
    thinker.ask(1, view, pending, Level.REGENT, seed=9)
    killed = thinker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    answer = wait(thinker)
    thinker.close()
    assert answer == Answer(1, choose(view, pending, Level.SQUIRE, seed=9))


class Unanswerable(Question):
    """A question over which thinking fails; it travels to the worker as any other."""

    __slots__ = ()

    def answer(self) -> Chosen:
        raise LookupError("nothing comes to mind")


class Deadly(Question):
    """A question that ends whoever thinks about it, at once."""

    __slots__ = ()

    def answer(self) -> Chosen:
        os._exit(3)


@pytest.mark.parametrize("kind", [Unanswerable, Deadly])
def test_an_error_in_the_worker_costs_a_good_move_only(thinker: Thinker, kind: type[Question]) -> None:
    view, pending = question()
    thinker._submit(1, kind(view, pending, Level.REGENT, Temper.EVEN, 9))
    assert wait(thinker) == Answer(1, choose(view, pending, Level.SQUIRE, seed=9))
    thinker.ask(2, view, pending, Level.PAGE, seed=5)
    assert wait(thinker) == Answer(2, choose(view, pending, Level.PAGE, seed=5))


def test_a_review_of_a_game_that_cannot_be_breaks_off(thinker: Thinker) -> None:
    nonsense = Record(GameSetup(Mode.SOLO, 1), None, (Acted(0, Recover()),))
    thinker.review(1, nonsense, (0,))
    found = wait(thinker).result
    assert isinstance(found, Findings)
    assert (found.done, found.progress) == (True, 0)


def test_cancelled_questions_are_never_answered(thinker: Thinker) -> None:
    view, pending = question()
    thinker.ask(1, view, pending, Level.REGENT)
    thinker.cancel()
    thinker.ask(2, view, pending, Level.PAGE, seed=1)
    assert wait(thinker).request_id == 2


def test_reviews_come_after_choices(thinker: Thinker) -> None:
    setup = GameSetup(Mode.SOLO, 1)
    entries = tuple(entry for entry, _ in random_steps(rules.new_game(setup), Random(4)))
    view, pending = question()
    thinker.review(1, Record(setup, None, entries), (0,))
    thinker.ask(2, view, pending, Level.PAGE)
    assert {wait_until_done(thinker).request_id, wait_until_done(thinker).request_id} == {1, 2}


def test_a_review_tells_how_far_it_is_until_it_is_done(thinker: Thinker) -> None:
    setup = GameSetup(Mode.STANDARD, 4)
    entries = tuple(entry for entry, _ in random_steps(rules.new_game(setup), Random(4)))
    thinker.review(1, Record(setup, None, entries), (0, 1, 2, 3))
    told: list[Findings] = []
    while not told or not told[-1].done:
        result = wait(thinker).result
        assert isinstance(result, Findings)
        told.append(result)
    assert [each.progress for each in told] == sorted(each.progress for each in told)
    assert (len(told) > 1, told[-1].progress) == (True, 1)
    assert thinker.poll() is None


def test_a_cancelled_review_leaves_no_process_at_work(thinker: Thinker) -> None:
    setup = GameSetup(Mode.STANDARD, 4)
    entries = tuple(entry for entry, _ in random_steps(rules.new_game(setup), Random(4)))
    thinker.review(1, Record(setup, None, entries), (0, 1, 2, 3))
    assert thinker.process_id is not None
    thinker.cancel()
    assert thinker.process_id is None
