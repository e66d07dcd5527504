"""Long work is done a slice at a time: it pauses where it may, and may be given up."""

from __future__ import annotations

import threading

import pytest

from crypt_game.drawing import in_slices as module
from crypt_game.drawing.in_slices import beside, checkpoint, in_slices
from crypt_game.drawing.least_recent import LeastRecent


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every checkpoint is the end of a slice."""
    monkeypatch.setattr(module, "_SLICE_SECONDS", 0.0)


def test_work_goes_on_where_it_paused() -> None:
    done: list[int] = []

    def work() -> None:
        for number in range(3):
            done.append(number)
            checkpoint()

    steps = in_slices(work)
    assert done == []
    assert [list(done) for _ in steps] == [[0], [0, 1], [0, 1, 2]]
    checkpoint()  # means nothing here


def test_what_is_made_for_the_first_time_is_a_place_to_pause() -> None:
    store: LeastRecent[int] = LeastRecent(10, lambda _: 1)

    def work() -> None:
        for key in (1, 1, 2):
            store.get(key, lambda: 0)

    assert [len(store) for _ in in_slices(work)] == [1, 2]


def test_what_two_made_at_once_counts_once() -> None:
    store: LeastRecent[int] = LeastRecent(10, lambda _: 1)
    store.get("picture", lambda: store.get("picture", lambda: 0))
    assert store.weight == len(store) == 1


def test_work_that_is_given_up_is_unwound_and_does_no_more() -> None:
    told: list[str] = []

    def work() -> None:
        try:
            checkpoint()
            told.append("went on")
        finally:
            told.append("unwound")

    steps = in_slices(work)
    next(steps)
    del steps
    assert told == ["unwound"]
    assert [*in_slices(lambda: told.append("the next"))] == []
    assert told == ["unwound", "the next"]


def test_what_work_raises_is_raised_where_it_is_asked_for() -> None:
    def work() -> None:
        checkpoint()
        raise ValueError("wrong")

    steps = in_slices(work)
    next(steps)
    with pytest.raises(ValueError, match="wrong"):
        next(steps)


def test_what_is_done_beside_goes_on_while_nobody_asks() -> None:
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def act() -> int:
        begun.set()
        may_end.wait(10)
        ended.set()
        return 7

    got: list[int] = []
    steps = in_slices(lambda: got.append(beside(act)))
    next(steps)
    assert begun.wait(10)
    next(steps)
    assert got == []
    may_end.set()
    assert ended.wait(10)
    assert [*steps] == []
    assert got == [7]
    assert beside(lambda: 8) == 8


def test_what_is_given_up_while_it_does_something_beside_takes_nothing_else_on() -> None:
    may_end, told = threading.Event(), list[str]()

    def work() -> None:
        beside(lambda: may_end.wait(10))
        told.append("went on")

    steps = in_slices(work)
    next(steps)
    del steps
    assert [*in_slices(lambda: told.append("other"))] == []
    may_end.set()
    assert told == ["other"]
