"""How a player fares: the rating, what comes back and when, rows, the riddle of the day, damaged notes."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from crypt_game.riddles.progress import FIRST_RATING, Returning, RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import Grade, Riddle, RiddleKind
from crypt_game.riddles.riddle_run import RiddleRun, RiddleStage, Score

TODAY = date(2026, 11, 22)
DAY = timedelta(days=1)


def of_grade(grade: Grade) -> Riddle:
    return next(riddle for riddle in all_riddles() if riddle.grade is grade)


def test_the_rating_rises_with_hard_ones_more_than_with_easy_ones_and_falls_the_other_way() -> None:
    begun = RiddleProgress()
    easy, hard = of_grade(Grade.PAGE), of_grade(Grade.REGENT)

    def change(riddle: Riddle, score: float) -> float:
        return begun.answered(riddle, score, TODAY).rating - FIRST_RATING

    assert 0 < change(easy, Score.SOLVED) < change(hard, Score.SOLVED) < 32
    assert -32 < change(easy, Score.FAILED) < change(hard, Score.FAILED) < 0
    assert change(hard, Score.FAILED) < change(hard, Score.HELPED) < change(hard, Score.SOLVED)


def test_a_riddle_solved_before_changes_no_rating() -> None:
    riddle = of_grade(Grade.KNIGHT)
    once = RiddleProgress().answered(riddle, Score.SOLVED, TODAY)
    assert once.answered(riddle, Score.SOLVED, TODAY).rating == once.rating
    assert once.answered(riddle, Score.FAILED, TODAY).rating == once.rating


def test_a_failed_riddle_comes_back_later_and_later_until_it_has_been_solved_four_times() -> None:
    riddle = of_grade(Grade.PAGE)
    progress = RiddleProgress().answered(riddle, Score.FAILED, TODAY)
    assert progress.due(TODAY) == []
    day = TODAY
    pauses = []
    while progress.returning:
        wait = progress.returning[riddle.number].day - day
        pauses.append(wait.days)
        day += wait
        assert progress.due(day - DAY) == []
        assert progress.due(day) == [riddle.number]
        progress = progress.answered(riddle, Score.SOLVED, day)
    assert pauses == [1, 3, 7, 21]


def test_solving_it_early_does_not_count_and_failing_it_again_begins_anew() -> None:
    riddle = of_grade(Grade.PAGE)
    progress = RiddleProgress().answered(riddle, Score.FAILED, TODAY)
    assert progress.answered(riddle, Score.SOLVED, TODAY).returning == progress.returning
    later = progress.answered(riddle, Score.SOLVED, TODAY + DAY).answered(
        riddle, Score.FAILED, TODAY + 4 * DAY
    )
    assert later.returning == {riddle.number: Returning(TODAY + 5 * DAY, 0)}


def test_rows_are_counted() -> None:
    progress = RiddleProgress()
    for riddle, score in zip(all_riddles(), (1.0, 0.5, 1.0, 0.0, 1.0), strict=False):
        progress = progress.answered(riddle, score, TODAY)
    assert (progress.row, progress.best_row) == (1, 3)


def test_the_riddle_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow() -> None:
    riddles = all_riddles()
    days = [RiddleProgress.of_day(riddles, TODAY + n * DAY).number for n in range(len(riddles))]
    assert len(set(days)) == len(riddles)
    progress = RiddleProgress().solved_of_day(TODAY - DAY).solved_of_day(TODAY).solved_of_day(TODAY)
    assert progress.has_done_day(TODAY)
    assert [progress.days_by(TODAY + n * DAY) for n in range(3)] == [2, 2, 0]
    assert progress.solved_of_day(TODAY + 5 * DAY).days == 1


def test_the_next_one_is_new_suits_the_rating_and_is_of_the_kind_that_is_wished_for() -> None:
    riddles = all_riddles()
    strong, weak = RiddleProgress(rating=1700.0), RiddleProgress(rating=800.0)
    assert strong.next_of(riddles).grade is Grade.REGENT
    assert weak.next_of(riddles).grade is Grade.PAGE
    for kind in RiddleKind:
        assert weak.next_of(riddles, kind).kind is kind
    first = weak.next_of(riddles)
    tried = weak.answered(first, Score.SOLVED, TODAY)
    assert tried.next_of(riddles) != first
    all_tried = RiddleProgress(solved=frozenset(riddle.number for riddle in riddles))
    assert all_tried.next_of(riddles) in riddles
    with pytest.raises(ValueError, match="no such"):
        weak.next_of([])


def test_it_comes_back_from_the_settings_as_it_was() -> None:
    progress = RiddleProgress()
    for riddle, score in zip(all_riddles(), (1.0, 0.0, 0.5), strict=False):
        progress = progress.answered(riddle, score, TODAY)
    progress = progress.solved_of_day(TODAY)
    again = RiddleProgress.from_json(progress.to_json())
    assert again.to_json() == progress.to_json()
    assert again.returning == progress.returning


@pytest.mark.parametrize(
    "broken",
    [
        {"rating": "high"},
        {"rating": float("nan")},
        {"rating": True},
        {"solved": {"1": 2}},
        {"solved": ["a", -1, 0, True, 2.5]},
        {"returning": [[1, "never", 0], [1], "x", [0, "2026-01-01", 0], [True, "2026-01-01", 1]]},
        {"row": -3, "days": "two", "last_day": 20261122},
        {"last_day": "2026-13-40"},
    ],
)
def test_what_cannot_be_read_counts_as_not_yet_tried(broken: dict[str, Any]) -> None:
    assert RiddleProgress.from_json(broken) == RiddleProgress()


def test_the_first_answer_counts_and_hints_halve_it() -> None:
    riddle = of_grade(Grade.PAGE)
    run = RiddleRun(riddle)
    assert run.answer(riddle.wrong)
    assert (run.stage, run.score) == (RiddleStage.WRONG, Score.FAILED)
    run.read_on()
    assert not run.answer(riddle.answer)
    assert (run.stage, run.score) == (RiddleStage.PLAYING, Score.FAILED)
    helped = RiddleRun(riddle)
    assert [helped.ask_hint() for _ in range(3)] == [1, 2, 2]
    assert helped.answer(riddle.answer)
    assert helped.score == Score.HELPED
    gave_up = RiddleRun(riddle)
    gave_up.answer(None)
    assert gave_up.score == Score.FAILED
