"""What keys and clicks mean at the table beyond its widgets: skipping, orders, taking a die back.

Holds no state.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Command, Intent, Point, Pointer, PointerKind
from crypt_game.controls.widget import Widget, WidgetRole
from crypt_game.ui.scenes.table.commands import TableCommands

__all__ = ["FOR_EVERYBODY", "lets_computer_act", "lets_go", "orders_of", "run_order", "skips_animation"]

_LOOKING = frozenset(
    {
        Command.NEXT,
        Command.PREVIOUS,
        Command.CANCEL,
        Command.RULES,
        Command.REFERENCE,
        Command.SETTINGS,
        Command.CHRONICLE,
        Command.WHY,
        Command.SINCE,
        Command.WHERE,
        Command.TURN,
        Command.OFFER,
        Command.SETS,
        Command.FULLSCREEN,
        Command.MUTE,
        Command.REPEAT,
        Command.ONWARD,
        Command.LEDGER,
    }
)
"""Commands that do not skip the running animation."""
FOR_EVERYBODY = _LOOKING - {Command.NEXT, Command.PREVIOUS, Command.CANCEL, Command.ONWARD} | {
    Command.COMMANDS,
    Command.PEEK,
    Command.SCROLL_UP,
    Command.SCROLL_DOWN,
}
"""Commands that each person at the screen may give while another one is asked; whom peeking uncovers, the
table decides."""


_TURNS = {Command.LESS: -1, Command.MORE: 1}
_ONWARD = frozenset({Command.SKIP, Command.CONFIRM, Command.ACTIVATE})
"""Commands that let a computer heir go on."""


def skips_animation(intent: Intent, controls: Controls) -> bool:
    """Whether the intent only finishes the running animation: a click beside every lookup, or any key that is
    not for walking, leaving or looking things up."""
    if isinstance(intent, Pointer):
        under = _under(controls, intent.pos)
        return intent.kind is PointerKind.DOWN and (under is None or under.role is not WidgetRole.LOOKUP)
    focus = controls.focus
    looks_up = focus is not None and focus.role is WidgetRole.LOOKUP
    on_lookup = intent.command is Command.ACTIVATE and looks_up
    return intent.pressed and intent.command not in _LOOKING and not on_lookup


def lets_go(intent: Intent) -> bool:
    """Whether a key or the button of the mouse is let go."""
    return intent.kind is PointerKind.UP if isinstance(intent, Pointer) else not intent.pressed


def lets_computer_act(intent: Intent, controls: Controls) -> bool:
    """Whether the intent tells a computer heir that is waited for to go on: a click on a card or on nothing,
    or a key that skips, confirms or chooses. Everything else keeps its meaning while an heir thinks."""
    if isinstance(intent, Pointer):
        under = _under(controls, intent.pos)
        return intent.kind is PointerKind.DOWN and (under is None or under.role is WidgetRole.CARD)
    return intent.command in _ONWARD and skips_animation(intent, controls)


def run_order(intent: Intent, commands: TableCommands) -> bool:
    """Do what the intent asks of the table as a whole; True when it meant something."""
    if isinstance(intent, Pointer):
        return _take_back(intent, commands)
    if not intent.pressed:
        return False
    if intent.command in _TURNS and commands.claim is not None:
        commands.turn_effort(_TURNS[intent.command])
        return True
    if intent.command.digit is not None:
        commands.set_effort(intent.command.digit)
        return True
    order = orders_of(commands).get(intent.command)
    if order is not None:
        order()
    return order is not None


def _under(controls: Controls, pos: Point) -> Widget | None:
    return next((widget for widget in controls.widgets if widget.contains(pos)), None)


def _take_back(pointer: Pointer, commands: TableCommands) -> bool:
    """The right button on a card takes a die of the draft back."""
    if pointer.kind is not PointerKind.DOWN or pointer.button != pygame.BUTTON_RIGHT:
        return False
    slot = commands.event_player.layout().crypt.slot_at(pointer.pos)
    if slot is not None:
        commands.take_back(slot)
    return slot is not None


def orders_of(commands: TableCommands) -> dict[Command, Callable[[], None]]:
    """What a table as a whole is asked to do by commands."""
    return {
        Command.CONFIRM: commands.confirm_or_play,
        Command.UNDO: commands.undo,
        Command.RECOVER: commands.recover,
        Command.HINT: commands.ask_hint,
        Command.WHY: commands.explain_move,
        Command.SINCE: commands.catch_up,
        Command.ONWARD: commands.hurry_on,
        **commands.lookups,
    }
