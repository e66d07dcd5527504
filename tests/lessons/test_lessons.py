"""Every lesson can be played, teaches what the quick reference says, and has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from crypt_game.lessons.course import BASICS, LESSONS, next_lesson
from crypt_game.lessons.lesson import (
    LEARNER,
    BadLesson,
    DecideGoal,
    LayGoal,
    Lesson,
    OpenGoal,
    WrongTry,
)
from crypt_game.lessons.lesson_match import LessonMatch
from crypt_game.lessons.lesson_run import LessonRun
from crypt_game.lessons.progress import Progress
from crypt_game.lessons.reading import lesson_from_json, lesson_named
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.rules import Claim, Recover
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.record import Acted
from crypt_game.strict_json import parse_object
from crypt_game.text.rulebook_plan import PLAN, QUICK_REFERENCE, ParagraphKind
from tests.text.conftest import Corpus, corpus

__all__ = ["corpus"]

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parents[2] / "src" / "crypt_game" / "lessons"
WRONG = {f"lesson-wrong-{wrong}" for wrong in WrongTry}
FIXED = {"next", "follows", "done", "back", "again", "skip", "leave", "step"}


def file_of(name: str) -> dict[str, Any]:
    return parse_object((FOLDER / f"{name}.json").read_bytes())


# the scripts ----------------------------------------------------------------------------------------------
def test_there_is_a_file_for_each_lesson_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_each_decision_of_the_learner_is_asked_for_by_a_step(name: str) -> None:
    lesson = lesson_named(name)
    asked = [step.goal.action for step in lesson.steps if isinstance(step.goal, DecideGoal)]
    entries = lesson.record.entries[lesson.steps[0].stage.entries :]
    own = [entry.action for entry in entries if isinstance(entry, Acted) and entry.seat == LEARNER]
    assert asked == own


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_with_something_to_do_lights_it_and_others_are_only_read(name: str) -> None:
    for step in lesson_named(name).steps:
        match step.goal:
            case LayGoal():
                assert step.light[0].startswith(("card-", "effort-")), step.name
            case OpenGoal(what):
                assert step.light[0] == f"use-{LEARNER}-{what}"
            case DecideGoal(Claim()):
                assert step.light[0] == "confirm"
            case DecideGoal(Recover()):
                assert step.light[0] == "recover"


def test_who_follows_the_marks_lays_what_is_claimed_then() -> None:
    for name in LESSONS:
        for step in lesson_named(name).steps:
            if isinstance(step.goal, DecideGoal) and isinstance(step.goal.action, Claim):
                claim = Claim.on({slot: (g.effort,) * g.dice for slot, g in step.stage.groups.items()})
                assert step.goal.action == claim, (name, step.name)


@pytest.mark.parametrize("name", LESSONS)
def test_the_table_can_be_put_to_any_step_in_any_order(name: str) -> None:
    lesson = lesson_named(name)
    match = LessonMatch(
        lesson, ("A",) * sum(player.house.value not in ("ghost", "shade") for player in lesson.players)
    )
    for step in (*lesson.steps, *reversed(lesson.steps)):
        last = match.go_to(step.stage)
        shown = match.show(last, step.stage)
        assert match.is_at(step.stage)
        assert len(last) - len(shown) == step.stage.unseen
        assert len(match.moments) == step.stage.entries


# strict reading -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change",
    [
        {"steps": [{"name": "x", "ligth": []}]},
        {"steps": [{"name": "x", "lay": {"0": [1, 2]}}, {"name": "y", "decide": True}]},
        {"steps": [{"name": "x", "until": "ghost_rolled"}]},
        {"steps": [{"name": "x", "wrong": ["colour"]}]},
        {"steps": [{"name": "x", "lay": {"0": [1]}, "open": "peek"}]},
        {"steps": [{"name": "x", "until": "discarded"}, {"name": "y", "decide": True}]},
        {"deck": ["idol-9-0"]},
        {"play": [{"seat": 1, "action": {"do": "recover"}}]},
        {"game": {"mode": "standard", "players": 9}},
        {"more": 1},
    ],
)
def test_a_mistake_in_a_file_is_refused(change: dict[str, Any]) -> None:
    data = file_of("claim")
    assert lesson_from_json("claim", data).steps
    with pytest.raises(BadLesson):
        lesson_from_json("claim", data | change)


# trying ---------------------------------------------------------------------------------------------------
def at_step(lesson: Lesson, name: str) -> LessonRun:
    return LessonRun(lesson, next(n for n, step in enumerate(lesson.steps) if step.name == name))


def test_right_tries_lead_on_and_wrong_ones_are_named() -> None:
    run = LessonRun(lesson_named("claim"))
    assert run.laid({SlotIndex(0): DraftGroup(1, 1)}) is WrongTry.EARLY
    assert run.decided(Recover()) is WrongTry.EARLY
    run = at_step(run.lesson, "lay")
    start = run.number
    assert run.laid({}) is None
    assert run.laid({SlotIndex(0): DraftGroup(1, 1)}) is WrongTry.CARD
    assert run.laid({SlotIndex(2): DraftGroup(4, 1)}) is WrongTry.EFFORT
    assert run.laid({SlotIndex(2): DraftGroup(1, 2)}) is WrongTry.DICE
    assert run.decided(Recover()) is WrongTry.RECOVER
    assert run.decided(Claim.on({0: (1,)})) is WrongTry.DECISION
    assert run.number == start
    assert run.laid({SlotIndex(2): DraftGroup(1, 1)}) is None
    assert run.number == start + 1
    assert run.decided(Claim.on({2: (1,)})) is None
    assert run.number == start + 2


def test_who_takes_dice_back_is_asked_for_them_again() -> None:
    lesson = lesson_named("effort")
    for step, back in (("confirm", "lay"), ("raise", "lay")):
        run = at_step(lesson, step)
        assert run.laid({}) is None
        assert run.step.name == back
    run = at_step(lesson_named("push-out"), "confirm")
    assert run.laid({SlotIndex(0): DraftGroup(4, 1)}) is None
    assert run.step.name == "lay"


def test_who_is_ahead_of_the_lesson_is_taken_along() -> None:
    run = LessonRun(lesson_named("claim"))
    assert run.laid({SlotIndex(2): DraftGroup(1, 1)}) is None
    assert run.step.name == "confirm"


def test_an_answer_of_the_step_goes_before_the_one_of_all() -> None:
    run = at_step(lesson_named("claim"), "lay")
    assert run.answer_key(WrongTry.CARD) == "lesson-claim-lay-card"
    assert run.answer_key(WrongTry.DICE) == "lesson-wrong-dice"


def test_the_way_back_ends_at_the_first_step_and_the_way_on_at_the_last() -> None:
    run = LessonRun(lesson_named("claim"))
    assert not run.back()
    for _ in run.lesson.steps:
        assert not run.over
        run.advance()
    assert run.over
    assert run.back()
    assert not run.over


# progress -------------------------------------------------------------------------------------------------
def test_progress_is_kept_and_read_again() -> None:
    progress = Progress().at("claim", 3).telling("tie")
    assert Progress.from_json(progress.to_json()) == progress
    done = progress.finished("claim")
    assert done.places == {}
    assert Progress.from_json(done.to_json()) == done
    assert done.basics_done == 1


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"done": 3, "places": [], "told": {}, "answered": "yes"},
        {"done": ["chess", 4, None], "places": {"claim": "2", "chess": 1, "x": True}, "told": [[]]},
        {"places": {"claim": -1}},
    ],
)
def test_damaged_progress_costs_no_more_than_itself(data: Any) -> None:
    assert Progress.from_json(data) == Progress()


def test_the_next_lesson_is_the_first_that_is_not_done() -> None:
    progress = Progress()
    for name in BASICS:
        assert progress.next == name
        progress = progress.finished(name)
    assert progress.next == BASICS[0]
    assert [next_lesson(name) for name in BASICS] == [*BASICS[1:], None]


# the words ------------------------------------------------------------------------------------------------
def keys_of(name: str) -> set[str]:
    lesson = lesson_named(name)
    own = {f"{lesson.key(n)}-{wrong}" for n, step in enumerate(lesson.steps) for wrong in step.wrong}
    return (
        own | {lesson.key(n) for n in range(len(lesson.steps))} | {f"lesson-{name}", f"lesson-{name}-about"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_every_word_its_step(language: str, corpus: Corpus) -> None:
    there = {key for key in corpus.messages[language] if key.startswith("lesson-")}
    needed = WRONG | {f"lesson-{name}" for name in FIXED} | {key for name in LESSONS for key in keys_of(name)}
    assert there == needed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_sentences_are_short(name: str, language: str, corpus: Corpus) -> None:
    """A twelve-year-old reads them: no sentence over 20 words, no step over 36, a title of at most eight."""
    for key in keys_of(name):
        (text,) = corpus.messages[language][key].sentences
        title, _, body = text.partition("\n")
        assert not body or len(title.split(" ")) <= 9, text
        assert len(text.split()) <= 36, text
        for sentence in re.split(r"[.!?:](?:\s|$)", body):
            assert len(sentence.split()) <= 20, sentence


# the quick reference --------------------------------------------------------------------------------------
def paragraphs(corpus: Corpus) -> set[str]:
    """What the quick reference says: each line of its lists, each of its tables."""
    (section,) = [section for section in PLAN if section.name == QUICK_REFERENCE]
    found: set[str] = set()
    for paragraph in section.paragraphs:
        if paragraph.kind is ParagraphKind.LIST:
            (text,) = corpus.messages["en"][f"rulebook-{paragraph.name}"].sentences
            found |= {f"{paragraph.name}.{n + 1}" for n in range(len(text.splitlines()))}
        elif paragraph.kind is ParagraphKind.TABLE:
            found.add(paragraph.name)
    return found


def test_every_rule_of_the_quick_reference_is_met(corpus: Corpus) -> None:
    met = {rule for name in LESSONS for step in lesson_named(name).steps for rule in step.covers}
    assert met == paragraphs(corpus)
