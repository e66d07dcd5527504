"""Keys that the game says do something, in the hint line and in the list of the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from crypt_game.controls.input import DEFAULT_KEYS, Command
from crypt_game.controls.widgets import TextEntry
from crypt_game.play.board_model import Asking
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.ui.app import App
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.table.scene import TableScene

from .invariants import difference, paint_all, picture_of

__all__ = ["Promises"]

EVERYWHERE = (Command.FULLSCREEN, Command.MUTE, Command.REPEAT)


class Promises:
    """Which keys must do something now, and whether one does."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self._app = app
        self._said = 0
        self._acts: list[object] = []
        for name in ("speak", "cue", "toast", "go", "change_settings"):
            patch.setattr(App, name, self._counting(getattr(App, name)))

    def _counting(self, deed: Callable[..., None]) -> Callable[..., None]:
        def count(*arguments: object, **named: object) -> None:
            self._said += 1
            deed(*arguments, **named)

        return count

    def promised(self) -> list[int]:
        """The keys that are said to do something in the scene on top."""
        if self._types or self._app.window.too_small:
            return []
        keys = (self._app.devices.keymap.key(command) for command in self._commands())
        return [key for key in keys if key is not None]

    @property
    def _types(self) -> bool:
        """Whether what is pressed is taken as it is: typed into a line, or to be a command's new key."""
        top = self._app.stack.top
        waits = isinstance(top, SettingsScene) and top._keys.rebinding.command is not None
        return waits or isinstance(top.controls.focus, TextEntry)

    def _commands(self) -> Iterator[Command]:
        yield from EVERYWHERE
        top = self._app.stack.top
        if isinstance(top, TableScene) and top.event_player.idle:
            left_out = {Command.SKIP, Command.PICTURE}  # nothing is to be skipped, or counted yet
            if len(top.event_player.human_seats) < 2:
                left_out.add(Command.PEEK)  # nothing is covered
            yield from (command for command in DEFAULT_KEYS if command not in left_out)
            yield Command.RULES
            yield Command.CANCEL

    def check(self, key: int, press: Callable[[], None]) -> None:
        """Press a key; where it is promised, something must have been seen, heard or said."""
        app = self._app
        # A change of scene is cut short by any key.
        is_promised = key in self.promised() and not app.curtain.moving
        before, said, shown = self._state(), self._said, _picture(app)
        draft = _described(app)
        press()
        if not is_promised or not app.stack:
            return
        done = self._said > said or self._state() != before or difference(shown, _picture(app))
        self._acts.clear()
        assert done, f"{pygame.key.name(key)!r} does nothing at {draft}"

    def _state(self) -> tuple[object, ...]:
        """What a key may change, though it is not yet seen."""
        stack = self._app.stack
        scenes = [each for each in stack.scenes if isinstance(each, TableScene)]
        tables = [scene.event_player for scene in scenes]
        moments = [(len(scene.match.moments), scene.commands.peek.held) for scene in scenes]
        acts = [event_player.timeline.playing for event_player in tables]
        self._acts.append(acts)  # kept, so that no other gets their numbers
        return (
            stack.scenes,
            self._app.settings,
            moments,
            [*map(id, acts)],
            [(each.shown, each.held) for each in tables],
        )


def _picture(app: App) -> pygame.Surface:
    """What the window shows, but for a tip: any key takes it away."""
    app.tips.hide()
    paint_all(app)
    return picture_of(app)


def _described(app: App) -> str:
    top = app.stack.top
    if not isinstance(top, TableScene):
        return str(top)
    model, state = top.model, "rests" if top.event_player.idle else "moves"
    return (
        f"a table that {state}, {_in_short(model.asking)}, covered {model.covered}, "
        f"scores {model.scores}, large {model.zoom}, seats {top.event_player.human_seats}, {app.frame}"
    )


def _in_short(asking: Asking) -> str:
    """What is asked, and how far it is answered."""
    if isinstance(asking, ClaimDraft):
        return f"claim with {asking.decide.dice} dice: {asking.groups}, {asking.hand=}, {asking.effort=}"
    return type(asking).__name__
