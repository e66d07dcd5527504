"""The game by fingers: SDL tells of each as a finger and of the first as a mouse too."""

from __future__ import annotations

import pygame
import pytest
from screen_scenes import SCENES
from screen_tables import plan

from crypt_game import destinations
from crypt_game.rules import Mode
from crypt_game.ui import navigation
from crypt_game.ui.scenes.letter_keys import LetterKeys
from crypt_game.ui.scenes.rulebook.scene import RulebookScene
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import deal_alike, paint_seldom
from .conftest import OpenApp
from .driving import ScreenPlayer
from .fingertips import small_targets


class Hand(ScreenPlayer):
    """Fingers of one hand, the first of which is told as a mouse as well."""

    def down(self, pos: tuple[int, int], finger: int = 0) -> None:
        if finger == 0:
            self._send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=True)
            self._send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)
        self._finger(pygame.FINGERDOWN, pos, finger)

    def slide(self, pos: tuple[int, int], finger: int = 0) -> None:
        if finger == 0:
            self._send(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=True)
        self._finger(pygame.FINGERMOTION, pos, finger)

    def up(self, pos: tuple[int, int], finger: int = 0) -> None:
        if finger == 0:
            self._send(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)
        self._finger(pygame.FINGERUP, pos, finger)

    def tap(self, key: str) -> None:
        pos = self.widget(key).rect.center
        self.down(pos)
        self.up(pos)

    def _finger(self, kind: int, pos: tuple[int, int], finger: int) -> None:
        width, height = self.app.surface.get_size()
        x, y = pos[0] / width, pos[1] / height
        self._send(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    @property
    def table(self) -> TableScene:
        assert isinstance(self.scene, TableScene)
        return self.scene


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run, and few pictures."""
    deal_alike(monkeypatch, 1)
    paint_seldom(monkeypatch, 100)


@pytest.fixture
def hand(open_app: OpenApp) -> Hand:
    app = open_app()
    navigation.open_at_start(app)
    app.go_to(destinations.NewGame(plan(Mode.STANDARD, 2), 7))
    one = Hand(app)
    one.wait(1.0)
    return one


def test_a_finger_that_rests_is_told_what_lies_there_and_presses_nothing(hand: Hand) -> None:
    claim, pos = hand.table.commands.claim, hand.widget("card-0").rect.center
    assert claim is not None
    hand.down(pos)
    hand.wait(1.0)
    assert hand.app.tips.tip is not None
    hand.up(pos)
    hand.wait(1.0)
    assert hand.app.tips.tip is not None, "it stays to be read"
    assert not claim.groups
    hand.tap("card-0")
    assert claim.groups
    hand.wait(1.0)
    assert hand.app.tips.tip is None, "a finger that went hovers nowhere"


def test_a_die_is_dragged_by_a_finger(hand: Hand) -> None:
    claim = hand.table.commands.claim
    assert claim is not None
    start, end = hand.widget("die-1").rect.center, hand.widget("card-1").rect.center
    hand.down(start)
    hand.slide((start[0], start[1] - 40))
    hand.slide(end)
    hand.up(end)
    assert [group.dice for group in claim.groups.values()] == [2]


def test_a_second_finger_takes_the_first_off_what_it_pressed(hand: Hand) -> None:
    claim = hand.table.commands.claim
    assert claim is not None
    start, end = hand.widget("die-0").rect.center, hand.widget("card-1").rect.center
    hand.down(start)
    hand.slide(end)
    hand.down((end[0] + 60, end[1]), finger=1)
    hand.up(end)
    hand.up((end[0] + 60, end[1]), finger=1)
    assert not claim.groups


def test_a_finger_peeks_as_long_as_it_rests(hand: Hand) -> None:
    pos = hand.widget("peek").rect.center
    hand.down(pos)
    hand.wait(1.0)
    assert not hand.table.model.covered
    assert hand.app.tips.tip is None
    hand.up(pos)
    assert hand.table.model.covered


def test_two_fingers_scroll(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    app.go_to(destinations.RulebookPage("§3"))
    hand = Hand(app)
    hand.wait(1.0)
    scene = hand.scene
    assert isinstance(scene, RulebookScene)
    scroll = scene._page.scroll
    before, (x, y) = scroll.offset, scroll.rect.center
    hand.down((x, y))
    hand.down((x + 80, y), finger=1)
    for step in range(1, 6):
        hand.slide((x, y - 40 * step))
        hand.slide((x + 80, y - 40 * step), finger=1)
    assert scroll.offset > before
    assert hand.scene is scene


def test_a_line_that_is_touched_is_written_with_letters_on_the_screen(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    app.go_to(destinations.SetupPage())
    hand = Hand(app)
    hand.wait(1.0)
    hand.tap("name-0")
    hand.wait()
    assert isinstance(hand.scene, LetterKeys)
    hand.tap("letter-e")
    hand.tap("done")
    assert not isinstance(hand.scene, LetterKeys)


# how large things are to a finger ---------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["hint-clash", "offer-last", "letters"])
def test_every_target_is_as_large_as_a_fingertip(open_app: OpenApp, name: str) -> None:
    app = open_app((1920, 1080))
    SCENES[name](app)
    assert small_targets(app) == []
