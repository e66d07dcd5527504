"""Keys for one hand: every command has a key, no two the same, all on one half of the keyboard."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.controls.input import DEFAULT_KEYS, Command, Keymap, key_caption
from crypt_game.devices.key_sets import KEY_SETS, key_set_of

OTHER_HALF = {"left": "yuiophjklnm", "right": "qwertasdfgzxcvb"}
"""Letters of the other half of a QWERTY keyboard."""
FAR = (Command.PICTURE, Command.SETTINGS)
"""Also in the menu, which a click or Esc opens."""


@pytest.fixture(autouse=True)
def _keyboard() -> None:
    pygame.display.init()


@pytest.mark.parametrize("hand", ["left", "right"])
def test_every_command_has_a_key_on_that_half(hand: str) -> None:
    keymap = Keymap(KEY_SETS[hand])
    keys = {command: keymap.key(command) for command in DEFAULT_KEYS}
    assert None not in keys.values()
    assert len(set(keys.values())) == len(DEFAULT_KEYS)
    for command, key in keys.items():
        assert key is not None
        assert keymap.command(key, 0) is command
        assert command in FAR or key_caption(key, str).lower() not in set(OTHER_HALF[hand])


def test_a_set_is_known_again() -> None:
    for name, keys in KEY_SETS.items():
        assert key_set_of(dict(keys)) == name
    assert key_set_of({"undo": "b"}) is None


def test_no_command_of_a_game_needs_two_keys_at_once() -> None:
    """Shift and Tab walks back, and so do the arrows; Ctrl and Z takes back, and so does U."""
    for command in Command:
        if command in {Command.PREVIOUS, Command.LESS, Command.MORE, Command.COMMANDS,
                       Command.SCROLL_UP, Command.SCROLL_DOWN}:  # fmt: skip
            continue
        key = Keymap().key(command)
        assert key is not None, command
        assert Keymap().command(key, 0) is command
