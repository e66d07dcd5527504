"""Secrets at the screen: games that differ only in what a seat may not know are alike to its eyes and ears.

The tests of the rules hold that views and redacted events are the same (`tests/rules/test_random_games.py`),
those of the heirs that choices are. Here both games lie on the disk and are opened in the window.
"""

from __future__ import annotations

import hashlib
import logging
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from difflib import unified_diff
from pprint import pformat
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pygame
import pytest

from crypt_game.controls.input import Command, Order
from crypt_game.drawing import in_slices
from crypt_game.games import game_list
from crypt_game.games.store import Opened, open_game
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.evaluation import evaluate
from crypt_game.play.advice import Headings
from crypt_game.play.advisor import advice_of
from crypt_game.play.match_participants import participants_of
from crypt_game.rules import Card, Event, GameSetup, Mode, observe, redact
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Record, entry_from_json, entry_to_json, to_bytes
from crypt_game.rules.refusals import Illegal
from crypt_game.rules.view import SeatView
from crypt_game.ui import navigation
from crypt_game.ui.accessible_tree import place_in, window_node
from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.library import thumbnails
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import Painting, think_at_once
from .conftest import OpenApp
from .driving import ScreenPlayer

SEAT = 0
PASSED_OVER = {"aid", "back", "menu", "leave", "hand-out", "import", "find"}
"""What changes rooms, makes files or names their folders, and a line whose caret blinks by the clock."""
MINDS = {
    Mode.STANDARD: (PlayerKind.PERSON, PlayerKind.PAGE, PlayerKind.SQUIRE),
    Mode.SOLO: (PlayerKind.PERSON,),
    Mode.TWINS: (PlayerKind.PERSON, PlayerKind.PAGE),
    Mode.CLASH: (PlayerKind.PERSON, *(PlayerKind.PAGE,) * 5),
}


TOGETHER = {mode: (PlayerKind.PERSON,) * len(minds) for mode, minds in MINDS.items() if len(minds) > 1}
"""The same with nobody but people, who share the screen: what is not public is covered there."""


class Twins(NamedTuple):
    """Two records that are one to seat 0, or to whoever looks at its covered table."""

    one: Record
    other: Record


def twins(mode: Mode, seed: int, *, together: bool = False) -> Twins | None:
    """A game of chance up to a decision of seat 0, and the same with two cards exchanged that seat 0 has not
    seen, or `together` that not all have seen; None where there are no two, or where the game would have gone
    otherwise."""
    rng = Random(f"{mode} {seed}")
    minds = (TOGETHER if together else MINDS)[mode]
    people = [Player(f"P{n}", HOUSES[n % 4], Title.DUKE, mind) for n, mind in enumerate(minds)]
    match = Match(Plan.seated(GameSetup(mode, len(people)), people), seed)
    match.begin()
    for _ in range(rng.randrange(3, 40)):
        if match.over is None:
            match.submit(*random_action(match.state, rng))
    while match.decide is not None and match.decide.seat != SEAT:
        match.submit(*random_action(match.state, rng))
    if match.decide is None:
        return None
    other = exchanged(match.record, *two_unseen(match, known_to_seat(match, together=together), rng))
    return None if other is None else Twins(match.record, other)


def known_to_seat(match: Match, *, together: bool = False) -> frozenset[Card]:
    """The cards whose values seat 0 knows, or that `together` its covered table shows."""
    view = observe(match.state, SEAT)
    return view.public if together else view.seen | view.public


def two_unseen(match: Match, seen: frozenset[Card], rng: Random) -> tuple[Card, Card]:
    """Two cards of one type that are not among the `seen`; if it can be, one of them out of the draw pile."""
    unseen = [card for card in match.state.variant.cards if card not in seen]
    out = [card for card in unseen if card not in match.state.deck] or unseen
    one = rng.choice(out)
    return one, rng.choice([card for card in unseen if card.type is one.type and card is not one] or [one])


def exchanged(record: Record, one: Card, other: Card) -> Record | None:
    """The record with two cards in each other's places; None where that is no game."""
    names = {one.name: other.name, other.name: one.name}

    def walk(value: Any) -> Any:
        if isinstance(value, list):
            return [walk(item) for item in value]
        if isinstance(value, dict):
            return {key: walk(item) for key, item in value.items()}
        return names.get(value, value) if isinstance(value, str) else value

    entries = tuple(entry_from_json(walk(entry_to_json(entry))) for entry in record.entries)
    changed = replace(record, entries=entries)
    if changed == record:
        return None
    try:
        Match.resume(changed)
    except Illegal:
        return None
    return changed


class Sitting:
    """One of the two games, opened from its file in a window by the person of seat 0."""

    def __init__(self, app: App, record: Record, heard: list[Any]) -> None:
        self.app, self.heard = app, heard
        self.path = path = app.folders.saves / "game.crypt"
        path.parent.mkdir()
        path.write_bytes(to_bytes(record))
        opened = open_game(app.folders.saves, path, lambda: pytest.fail("the disk is sound"))
        assert isinstance(opened, Opened)
        self.match = opened.match
        self.table = TableScene(app, self.match)
        app.stack.reset(self.table)
        self.pass_time()

    def pass_time(self) -> None:
        for _ in range(5):
            self.app.step(1 / 30)

    def seen(self) -> str:
        """The picture, as a digest: two of them are compared often, and printed where they differ."""
        return hashlib.sha256(pygame.image.tobytes(self.app.surface, "RGB")).hexdigest()

    def said(self) -> Iterator[Any]:
        """Every word that can be had: controls, their tips, the hint line, the chronicle, what is spoken."""
        yield [line.text for line in self.table.model.chronicle]
        yield self.table.hint()
        yield from self.words_of(self.table)
        for widget in self.table.controls.widgets:
            self.table.controls.focus_on(widget.key)
            yield self.app.spoken
        for command in (Command.TURN, Command.OFFER, Command.SETS, Command.LEDGER, Command.WHERE):
            self.table.handle(Order(command))
            yield command, self.app.spoken
            yield place_in(self.table, self.app.words.say)
        self.table.commands.unzoom()

    def advised(self) -> Any:
        """What a hint says, and the choice behind it."""
        decide = self.match.decide
        assert decide is not None
        view = observe(self.match.state, SEAT)
        told = evaluate(view, decide)
        heads, people = Headings("", ""), participants_of(self.match, SEAT)
        return told, advice_of(
            SeatIndex(SEAT), told.best, told, heads, view.crypt, people, self.app.words.say
        )

    def elsewhere(self) -> Iterator[Any]:
        """The same game in the theatre and on its shelf: pictures and words, whatever button is pressed."""
        ways: tuple[Callable[[], None], ...] = (
            lambda: navigation.games.open_replay_of_file(self.app, self.path),
            lambda: navigation.pages.open_library(self.app),
        )
        for way in ways:
            os.utime(self.path, (1_700_000_000, 1_700_000_000))  # a minute may pass between the two games
            way()
            self.pass_time()
            room = self.app.stack.top
            assert room is not self.table
            yield from self.words_of(room)
            for key in [widget.key for widget in room.controls.widgets]:
                widget = room.controls.find(key)
                if self.app.stack.top is not room or widget is None or key in PASSED_OVER:
                    continue
                widget.activate()
                self.pass_time()
                yield key, self.seen(), list(self.words_of(self.app.stack.top))
                while self.app.stack.top is not room and room in self.app.stack.scenes:
                    self.app.stack.pop()
            self.app.stack.reset(self.table)
            self.pass_time()

    def hears(self, rng: Random, known: frozenset[Card]) -> tuple[list[Event], list[Any]]:
        """Let seat 0 act: what happens as far as it is `known`, and what is heard and stands in the tree
        then."""
        self.heard.clear()
        events = self.match.submit(*random_action(self.match.state, rng))
        self.table.commands.show(events)
        self.app.step(1 / 30)
        while not self.table.event_player.idle:
            self.app.step(1 / 30)
        told = [*self.heard, window_node(self.app.stack.top, "")]
        return [redact(event, SeatIndex(SEAT), known) for event in events], told

    @staticmethod
    def words_of(scene: Scene) -> Iterator[Any]:
        yield window_node(scene, "")
        for widget in scene.controls.widgets:
            yield widget.key, widget.rect, widget.spoken, widget.tip()

    def go_on(self, rng: Random) -> tuple[list[Event], list[tuple[str, Any]]]:
        """Let seat 0 act: what it may know of what happens, and pictures and words on the way."""
        _, action = random_action(self.match.state, rng)
        view = observe(self.match.state, SEAT)
        events = self.match.submit(SEAT, action)
        known = view.seen | view.public
        self.table.commands.show(events)
        shown = []
        for _ in range(60):
            self.app.step(1 / 10)
            shown.append((self.seen(), self.table.model.chronicle[-1:]))
            if self.table.event_player.idle:
                break
        return [redact(event, SeatIndex(SEAT), known) for event in events], shown


def all_twins(mode: Mode, count: int, *, together: bool = False) -> Iterator[Twins]:
    """The first `count` pairs of games of a mode."""
    found = 0
    for seed in range(60):
        pair = twins(mode, seed, together=together)
        if pair is not None:
            yield pair
            found += 1
            if found == count:
                return
    pytest.fail("too few games with a secret")


@pytest.fixture
def count(request: pytest.FixtureRequest) -> int:
    """How many pairs of games of each mode are compared."""
    return 2 if request.config.getoption("--long") else 1


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every sound that was asked for, and every sentence that was to be said."""
    made: list[Any] = []
    monkeypatch.setattr("crypt_game.sound.Soundscape.play", lambda _, *cue, **how: made.append((cue, how)))
    speak = App.speak

    def heard_and_said(app: App, text: str) -> None:
        made.append(text)
        speak(app, text)

    monkeypatch.setattr(App, "speak", heard_and_said)
    return made


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shelf and table paint as much as they want in a frame, however busy the machine is."""
    stopped = SimpleNamespace(perf_counter=lambda: 0.0)
    for room in (thumbnails, game_list, in_slices):
        monkeypatch.setattr(room, "time", stopped)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    "mode",
    [Mode.TWINS, *(pytest.param(mode, marks=pytest.mark.long) for mode in (Mode.STANDARD, Mode.CLASH))],
)
def test_what_a_seat_may_not_know_changes_nothing_at_its_screen(
    open_app: OpenApp, mode: Mode, heard: list[Any], caplog: pytest.LogCaptureFixture, count: int
) -> None:
    caplog.set_level(logging.DEBUG)
    for pair in all_twins(mode, count):
        told = []
        for record in pair:
            random.seed(1)
            heard.clear()
            caplog.clear()
            app = open_app()
            think_at_once(app)
            sitting = Sitting(app, record, heard)
            places = list(sitting.elsewhere())
            picture, words, advice = sitting.seen(), list(sitting.said()), sitting.advised()
            sitting.app.change_settings(animation_speed="fast")
            sitting.pass_time()
            events, shown = sitting.go_on(Random(1))
            log = [each.getMessage() for each in caplog.records]
            told.append((picture, words, advice, log, places, events, shown, [*heard]))
        one, other = told
        compare(one[:5], other[:5])
        if one[5] == other[5]:
            compare(one[6:], other[6:])


def compare(one: Any, other: Any) -> None:
    """Fail if two trees differ, with the lines that do and two around them: a tree is too long to be read."""
    if one != other:
        before, after = (pformat(tree, width=120).splitlines() for tree in (one, other))
        pytest.fail("\n".join(["they differ:", *unified_diff(before, after, n=2, lineterm="")]))


STAYING = ("f1", "return", "space", "tab", "left", "right", "up", "down", *"123456crupzshyvnqwlitka")
"""Keys that do something at the table."""
BREAKS_OFF = 120
"""Inputs, if the two games do not go different ways before."""


def pressed(sitting: Sitting, seed: int, painting: Painting) -> Iterator[tuple[SeatView, object]]:
    """What seat 0 may know after each of many random inputs at the table, and all that was seen and said."""
    chance, app = Random(seed), sitting.app
    player = ScreenPlayer(app)
    for _ in range(BREAKS_OFF):
        painting.on = False
        if app.stack.top is not sitting.table and chance.random() < 0.5:
            player.press(pygame.K_ESCAPE)
        elif chance.random() < 0.5:
            player.press(pygame.key.key_code(chance.choice(STAYING)))
        else:
            keys = [each.key for each in app.stack.top.controls.widgets if each.key not in PASSED_OVER]
            if keys:
                player.click(chance.choice(keys))
        player.wait(0.1)
        if sitting.table not in app.stack.scenes:
            return
        painting.catch_up(app)
        words = list(sitting.words_of(app.stack.top)), app.spoken, app.toasts.texts
        chronicle = [line.text for line in sitting.table.model.chronicle]
        yield observe(sitting.match.state, SEAT), (sitting.seen(), words, chronicle)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    "mode",
    [Mode.STANDARD, *(pytest.param(mode, marks=pytest.mark.long) for mode in (Mode.TWINS, Mode.CLASH))],
)
def test_whatever_is_pressed_two_games_that_are_one_to_a_seat_stay_so(
    open_app: OpenApp, mode: Mode, heard: list[Any], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, painting = 0, Painting(monkeypatch)
    for seed, pair in enumerate(all_twins(mode, count)):
        trails = []
        for record in pair:
            random.seed(1)
            painting.on = True
            app = open_app(animation_speed="fast")
            think_at_once(app)
            trails.append(list(pressed(Sitting(app, record, heard), seed, painting)))
        for (known, shown), (also_known, also_shown) in zip(*trails, strict=False):
            if known != also_known:
                break  # what was hidden has come out
            compare(shown, also_shown)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("mode", "together"), [*((mode, False) for mode in MINDS), *((mode, True) for mode in TOGETHER)]
)
def test_a_listener_hears_the_same_in_two_games_that_are_one_to_a_seat(
    open_app: OpenApp, mode: Mode, together: bool, heard: list[Any], request: pytest.FixtureRequest
) -> None:
    positions = 8 if request.config.getoption("--long") else 2
    alike = 0
    for number, pair in enumerate(all_twins(mode, positions, together=together)):
        told, after = [], []
        for record in pair:
            sitting = Sitting(open_app(), record, heard)
            assert sitting.table.model.covered is together
            told.append(list(sitting.said()))
            known = known_to_seat(sitting.match, together=together)
            after.append(sitting.hears(Random(number), known))
            sitting.app.close()
        compare(*told)
        if after[0][0] == after[1][0]:
            alike += 1
            compare(after[0][1], after[1][1])
    assert alike, "after no position the games went on alike"
