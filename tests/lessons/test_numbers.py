"""Every number in a lesson is one of the game's at that moment: the engine says the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from crypt_game.lessons.course import BASICS, LESSONS
from crypt_game.lessons.lesson import LEARNER, LayGoal, Lesson, LessonStep
from crypt_game.lessons.reading import lesson_named
from crypt_game.rules import Card, Event, GameState, observe
from crypt_game.rules import events as ev
from crypt_game.rules.flow import _FACE_DOWN_RANK
from crypt_game.rules.modes.cursed import CURSE_COINS
from crypt_game.rules.modes.variant import RANKS
from crypt_game.rules.record import replay
from crypt_game.rules.scoring import score_so_far
from crypt_game.rules.set_worth import VALUES, set_worth
from crypt_game.rules.terms import EFFORTS, TREASURE_TYPES
from crypt_game.text import Catalog

LOCALE = Path(__file__).parents[2] / "locale"
CATALOGS = {language: Catalog.load(language, LOCALE) for language in ("en", "de", "fr")}

DIE_COIN = 1
OF_MODE: dict[str, set[float]] = {
    "ghost": {RANKS[0][1], _FACE_DOWN_RANK},
    "cursed": {CURSE_COINS},
    "face-down": {VALUES[0], VALUES[-1]},
}
"""What a lesson may say that does not lie on the table."""


def on_the_table(state: GameState) -> Iterator[float]:
    """Values of cards, dice with their sums and what pushes them out; the learner's dice and sets."""
    view = observe(state, LEARNER)
    for slot in filter(None, view.crypt):
        yield from (laid.card.value for laid in slot.cards if isinstance(laid.card, Card))
        if slot.effort is not None:
            yield from (slot.effort, slot.dice, slot.strength, slot.strength + 1)
    held = [entry.card for entry in view.seats[LEARNER].cards if isinstance(entry.card, Card)]
    pool = view.pools[view.variant.pool_of[LEARNER]]
    sets = [set_worth(view, LEARNER, kind).low for kind in TREASURE_TYPES]
    yield from (*(card.value for card in held), sum(card.value for card in held))
    yield from (pool.available, pool.exhausted, *sets, sum(sets), score_so_far(view, LEARNER).low.total)


def told_by(event: Event) -> Iterator[float]:
    """What is rolled."""
    if isinstance(event, ev.ExhaustionRolled):
        yield from (roll for slot in event.slots for roll in slot.rolls)
    if isinstance(event, ev.GhostRolled):
        yield from event.rolls
    if isinstance(event, ev.GhostGrouped):
        yield from (group.effort * group.dice for group in event.groups)


def facts(lesson: Lesson, step: LessonStep) -> set[float]:
    played = replay(lesson.record)
    last = played.steps[step.stage.entries - 1]
    before = played.steps[step.stage.entries - 2].state if step.stage.entries > 1 else played.start
    groups = step.goal.groups if isinstance(step.goal, LayGoal) else step.stage.groups
    laid = (number for group in groups.values() for number in (group.effort, group.dice, group.strength))
    more = {group.strength + 1 for group in groups.values()}
    rolled = (number for event in last.events for number in told_by(event))
    return {*on_the_table(before), *on_the_table(last.state), *laid, *more, *rolled}


def said(catalog: Catalog, key: str) -> set[float]:
    """The numbers in the words of a step."""
    text = catalog.say(key, left="A", right="B")
    return {float(found.replace(",", ".")) for found in re.findall(r"\d+(?:[.,]\d)?", text)}


@pytest.mark.parametrize(("language", "stem"), [("en", "exhaust"), ("de", "erschöpf"), ("fr", "épuis")])
def test_no_lesson_speaks_of_exhaustion_before_it_is_explained(language: str, stem: str) -> None:
    speaks = [
        name
        for name in BASICS
        for step in lesson_named(name).steps
        if stem in CATALOGS[language].say(f"lesson-{name}-{step.name}", left="A", right="B").lower()
    ]
    assert speaks[0] == "effort"


@pytest.mark.parametrize("language", CATALOGS)
@pytest.mark.parametrize("name", LESSONS)
def test_numbers_are_those_of_the_engine(name: str, language: str) -> None:
    lesson, catalog = lesson_named(name), CATALOGS[language]
    always: set[float] = {EFFORTS[0], EFFORTS[-1], DIE_COIN} | OF_MODE.get(name, set())
    for number, step in enumerate(lesson.steps):
        assert said(catalog, lesson.key(number)) <= facts(lesson, step) | always, step.name


@pytest.mark.parametrize("name", LESSONS)
def test_all_languages_say_the_same_numbers(name: str) -> None:
    lesson = lesson_named(name)
    for number in range(len(lesson.steps)):
        assert len({frozenset(said(catalog, lesson.key(number))) for catalog in CATALOGS.values()}) == 1
