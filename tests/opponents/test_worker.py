"""The opponents' process: every answer comes, whatever befalls the process, and no frame waits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import pytest

from crypt_game import rules
from crypt_game.opponents import worker_client
from crypt_game.opponents.choose import Chosen, choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.questions import ChoiceQuestion, ReviewQuestion
from crypt_game.opponents.worker import WorkerMessage
from crypt_game.opponents.worker_client import FutureAnswer, WorkerClient
from crypt_game.rules import Choice, Decide, GameSetup, Mode, Recover
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import check
from crypt_game.rules.playout import random_steps
from crypt_game.rules.record import Acted, Record

PATIENCE = 60.0
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    client = WorkerClient()
    client.start()
    yield client
    client.close()


def question(level: Level = Level.PAGE, seed: int = 2) -> ChoiceQuestion:
    for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, 3)), Random(2)):
        pending = step.state.pending
        if isinstance(pending, Decide):
            return ChoiceQuestion(rules.observe(step.state, pending.seat), pending, level, Temper.EVEN, seed)
    raise AssertionError("a game without a decision")


def reviewed(mode: Mode = Mode.STANDARD, players: int = 4) -> ReviewQuestion:
    setup = GameSetup(mode, players)
    entries = tuple(entry for entry, _ in random_steps(rules.new_game(setup), Random(4)))
    return ReviewQuestion(Record(setup, None, entries), tuple(map(SeatIndex, range(players))))


def thought_here(asked: ChoiceQuestion, level: Level) -> Chosen:
    return choose(asked.view, asked.pending, level, asked.temper, asked.seed)


def wait(answer: FutureAnswer[Any]) -> Any:
    """The complete answer; every look at it must be quick."""
    deadline = time.monotonic() + PATIENCE
    while not answer.done:
        assert time.monotonic() < deadline, "no answer"
        begun = time.perf_counter()
        answer.poll()
        assert time.perf_counter() - begun < 0.5
        time.sleep(0.005)
    return answer.poll()


def killed(client: WorkerClient, how: int = KILL) -> int:
    process_id = client.process_id
    assert process_id is not None
    os.kill(process_id, how)
    return process_id


def test_it_answers_as_choosing_here_would(client: WorkerClient) -> None:
    answers = [client.ask(question(level, 5)) for level in Level]
    for level, answer in zip(Level, answers, strict=True):
        assert wait(answer) == thought_here(question(seed=5), level)
        assert not answer.is_fallback


def test_answers_are_each_ones_own_in_whatever_order_they_are_looked_at(client: WorkerClient) -> None:
    review, slow, quick = client.ask(reviewed()), client.ask(question(Level.KNIGHT)), client.ask(question())
    assert wait(quick) == thought_here(question(), Level.PAGE)
    assert wait(review).progress == 1
    assert wait(slow) == thought_here(question(), Level.KNIGHT)


def test_choices_come_before_reviews(client: WorkerClient) -> None:
    review, choice = client.ask(reviewed()), client.ask(question())
    wait(choice)
    assert not review.done


def test_a_review_tells_how_far_it_is_until_it_is_done(client: WorkerClient) -> None:
    answer = client.ask(reviewed())
    told = []
    while not answer.done:
        findings = answer.poll()
        if findings is not None:
            told.append(findings.progress)
        time.sleep(0.005)
    assert told == sorted(told)
    assert len(set(told)) > 1
    assert wait(answer).progress == 1
    assert wait(answer).done


def test_a_killed_process_is_replaced_and_answers_the_same(client: WorkerClient) -> None:
    asked = question(Level.KNIGHT, 9)
    answers: list[FutureAnswer[Any]] = [client.ask(asked), client.ask(reviewed(Mode.SOLO, 1))]
    before = killed(client)
    assert wait(answers[0]) == thought_here(asked, Level.KNIGHT)
    assert wait(answers[1]).progress == 1
    assert client.process_id != before
    assert not any(answer.is_fallback for answer in answers)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no signal stops a process there")
def test_a_stopped_process_is_replaced_and_answers_the_same(client: WorkerClient) -> None:
    wait(client.ask(question()))
    before = killed(client, signal.SIGSTOP)
    answers = [client.ask(reviewed()) for _ in range(40)]  # more than its pipe takes
    asked = question(Level.KNIGHT, 9)
    begun = time.monotonic()
    answer = client.ask(asked)
    assert wait(answer) == thought_here(asked, Level.KNIGHT)
    assert time.monotonic() - begun < 20
    assert not answer.is_fallback
    assert client.process_id != before
    assert not any(each.done for each in answers)


@pytest.mark.skipif(sys.platform == "win32", reason="no signal stops a process there")
def test_closing_ends_a_stopped_process_at_once(client: WorkerClient) -> None:
    wait(client.ask(question()))
    process_id = killed(client, signal.SIGSTOP)
    open_question = client.ask(question())
    begun = time.monotonic()
    client.close()
    assert time.monotonic() - begun < 1
    assert open_question.done
    with pytest.raises(ProcessLookupError):
        os.kill(process_id, 0)


ENDS_WITH_A_STOPPED_PROCESS = """
import os, signal, sys, time
from crypt_game.opponents.worker_client import WorkerClient
if __name__ == "__main__":
    client = WorkerClient()
    client.start()
    time.sleep(0.5)
    os.kill(client.process_id, signal.SIGSTOP)
    client.close()
    print(time.time())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no signal stops a process there")
def test_a_program_ends_although_its_process_is_stopped() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_WITH_A_STOPPED_PROCESS], capture_output=True, timeout=60, check=True
    )
    assert time.time() - float(ended.stdout) < 2


def test_cancelling_one_question_leaves_the_others(client: WorkerClient) -> None:
    dropped, kept = client.ask(question(Level.REGENT)), client.ask(question())
    before = client.process_id
    dropped.cancel()
    assert dropped.done
    assert wait(kept) == thought_here(question(), Level.PAGE)
    assert client.process_id != before
    assert dropped.poll() is None


def test_a_cancelled_review_leaves_no_process_at_work(client: WorkerClient) -> None:
    answer = client.ask(reviewed())
    assert client.process_id is not None
    answer.cancel()
    assert client.process_id is None


def test_cancelling_a_complete_answer_changes_nothing(client: WorkerClient) -> None:
    answer = client.ask(question())
    known, before = wait(answer), client.process_id
    answer.cancel()
    assert (answer.poll(), client.process_id) == (known, before)


class Unanswerable(ChoiceQuestion):
    """A question over which thinking fails; it travels to the process as any other."""

    __slots__ = ()

    def work(self) -> Iterator[Chosen]:
        raise LookupError("nothing comes to mind")


class Deadly(ChoiceQuestion):
    """A question that ends whoever thinks about it, at once."""

    __slots__ = ()

    def work(self) -> Iterator[Chosen]:
        os._exit(3)


class Endless(ChoiceQuestion):
    """A question that is never answered."""

    __slots__ = ()

    def work(self) -> Iterator[Chosen]:
        while True:
            time.sleep(0.01)


class Nonsense(ChoiceQuestion):
    """A question that is answered by something else."""

    __slots__ = ()

    def work(self) -> Iterator[Any]:
        yield "forty-two"


class Unreadable(ChoiceQuestion):
    """A question answered by something that cannot be read."""

    __slots__ = ()

    def work(self) -> Iterator[Any]:
        yield Bomb()


class Bomb:
    """Fails when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ("no number",)


@pytest.mark.parametrize("kind", [Unanswerable, Deadly, Endless, Nonsense, Unreadable])
def test_what_cannot_be_answered_costs_a_good_move_only(
    kind: type[ChoiceQuestion], monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind is Endless:
        monkeypatch.setitem(worker_client._LONGEST, True, 2.0)
    monkeypatch.setattr(worker_client, "_PAUSE", 0.1)
    errors: list[str] = []
    failures: list[int] = []
    client = WorkerClient(errors.append, lambda: failures.append(1))
    asked = question(seed=9)
    answer = client.ask(kind(asked.view, asked.pending, Level.REGENT, Temper.EVEN, 9))
    assert wait(answer) == thought_here(asked, Level.SQUIRE)
    assert answer.is_fallback
    assert failures == [1]
    assert [("LookupError" in error) for error in errors] == [True] * (kind is Unanswerable)
    time.sleep(0.2)
    proper = client.ask(question(seed=5))
    assert wait(proper) == thought_here(question(seed=5), Level.PAGE)
    assert not proper.is_fallback
    client.close()


class Slow(ReviewQuestion):
    """A question that takes its time over one step, and that nobody at the table waits for."""

    __slots__ = ()

    def work(self) -> Iterator[Any]:
        time.sleep(1.0)
        yield self.fallback(None)


def test_what_nobody_waits_for_may_take_long_over_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(worker_client._LONGEST, True, 0.3)
    client = WorkerClient()
    answer = client.ask(Slow(reviewed(players=2).record, ()))
    assert wait(answer).done
    assert not answer.is_fallback
    client.close()


def never_starts(connection: Connection) -> None:
    """A process that gives no sign of life."""
    time.sleep(600)


def babbles(connection: Connection) -> None:
    """A process that says what nobody asked."""
    connection.send(["no", "message"])
    connection.send(WorkerMessage(77))
    time.sleep(600)


@pytest.mark.parametrize("serve", [never_starts, babbles])
def test_a_process_of_no_use_is_given_up_and_tried_again_later(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_client, "_START", 0.4)
    failures: list[int] = []
    client = WorkerClient(on_failure=lambda: failures.append(1), serve=serve)
    for _ in range(3):
        answer = client.ask(question(Level.REGENT))
        assert wait(answer) == thought_here(question(), Level.SQUIRE)
        assert answer.is_fallback
    assert failures == [1]  # told once, not at every choice
    assert client.process_id is None
    client.close()


def test_where_no_process_can_be_had_questions_are_answered_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(worker_client, "_Process", none_left)
    client = WorkerClient()
    client.start()
    assert wait(client.ask(question(Level.REGENT))) == thought_here(question(), Level.SQUIRE)


def test_a_game_that_slept_has_not_waited_in_vain(
    client: WorkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait(client.ask(question()))
    before = client.process_id
    answer = client.ask(question(Level.REGENT))
    now = time.monotonic()
    monkeypatch.setattr("time.monotonic", lambda: now + 3600)
    answer.poll()
    monkeypatch.undo()
    assert wait(answer) is not None
    assert client.process_id == before


def test_a_review_of_a_game_that_cannot_be_breaks_off(client: WorkerClient) -> None:
    nonsense = Record(GameSetup(Mode.SOLO, 1), None, (Acted(0, Recover()),))
    answer = client.ask(ReviewQuestion(nonsense, (SeatIndex(0),)))
    found = wait(answer)
    assert (found.done, found.progress, answer.is_fallback) == (True, 0, True)


@pytest.mark.parametrize(
    ("mode", "players"), [(Mode.STANDARD, 3), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 6)]
)
def test_there_is_a_legal_action_even_where_nobody_can_think(
    mode: Mode, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("crypt_game.opponents.questions.choose", fail)
    asked = set()
    for seed in range(8):
        for _, step in random_steps(rules.new_game(GameSetup(mode, players)), Random(seed)):
            pending = step.state.pending
            if isinstance(pending, Decide):
                view = rules.observe(step.state, pending.seat)
                action = ChoiceQuestion(view, pending, Level.PAGE).fallback(None).action
                assert check(step.state, pending.seat, action) is None
                asked.add(pending.what)
    assert Choice.CLAIM in asked
