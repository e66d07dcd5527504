"""What keys mean, and that a key which is only held is not pressed again and again."""

from __future__ import annotations

import pygame

from crypt_game.controls.input import HeldKeys
from crypt_game.ui import navigation

from .conftest import OpenApp


def down(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0)


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0)


def test_a_key_that_is_held_repeats_until_it_is_let_go() -> None:
    keys = HeldKeys()
    heard = [keys.repeats(event) for event in (down(1), down(1), down(2), down(1), up(1), down(1))]
    assert heard == [False, True, False, True, False, False]


def test_keys_let_go_over_another_window_are_not_held_for_ever() -> None:
    keys = HeldKeys()
    keys.repeats(down(1))
    keys.repeats(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not keys.repeats(down(1))


def test_a_command_is_given_once_however_long_its_key_is_held(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    for event in (down(pygame.K_m), down(pygame.K_m), down(pygame.K_m), up(pygame.K_m)):
        app.step(0.1, [event])
    assert app.settings.muted


def test_walking_goes_on_while_its_key_is_held(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    reached = []
    for event in (down(pygame.K_DOWN), down(pygame.K_DOWN), up(pygame.K_DOWN)):
        app.step(0.1, [event])
        reached.append(app.stack.top.controls.focus)
    assert reached[0] is not reached[1]
    assert reached[1] is reached[2]
