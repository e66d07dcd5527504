"""What keys and clicks mean at the table beyond its widgets: hurrying, orders, taking a die back.

Knows the scene only by what it can be asked to do; holds no state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from crypt_game.ui.focus import Controls
from crypt_game.ui.input import Command, Intent, Point, Pointer, PointerKind
from crypt_game.ui.scenes.table.tabledesk import TableDesk

__all__ = ["Orderly", "answer", "astray", "hurries", "lets_go_on"]


class Orderly(Protocol):
    """What a table can be ordered to do."""

    desk: TableDesk
    controls: Controls

    def slot_at(self, pos: Point) -> int | None:
        """The card of the Crypt that lies at `pos`."""

    @property
    def lookups(self) -> dict[Command, Callable[[], None]]:
        """What keys look up, by the command that asks for it."""

    def ask_hint(self) -> None:
        """What would a Regent do here?"""

    def explain_move(self) -> None:
        """Why did the last computer heir do that?"""

    def catch_up(self) -> None:
        """What happened since the viewer's last turn?"""


_ALWAYS = ("menu", "settings", "rules", "log", "peek", "score", "since", "ghost-")
"""Controls that work while something moves: the key of each starts like this."""

_TELLING = ("held-", "collector-", "seat-", "torch-", "pile", "box")
"""Controls that only tell about themselves."""

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
        Command.FULLSCREEN,
        Command.MUTE,
        Command.REPEAT,
    }
)
"""Commands that do not skip the running animation."""


_ONWARD = frozenset({Command.SKIP, Command.CONFIRM, Command.ACTIVATE})
"""Commands that let an heir go on."""


def hurries(intent: Intent, controls: Controls) -> bool:
    """Whether the intent only finishes the running animation: a click beside every button, or any key that is
    not for walking, leaving or looking things up."""
    if isinstance(intent, Pointer):
        under = next((w for w in controls.widgets if w.contains(intent.pos)), None)
        return intent.kind is PointerKind.DOWN and not (under and under.key.startswith(_ALWAYS))
    focus = controls.focus
    on_button = intent.command is Command.ACTIVATE and focus is not None and focus.key.startswith(_ALWAYS)
    return intent.pressed and intent.command not in _LOOKING and not on_button


def lets_go_on(intent: Intent, controls: Controls) -> bool:
    """Whether the intent tells an heir that is waited for to go on: a click on a card or on nothing, or a key
    that skips, confirms or chooses. Everything else keeps its meaning while an heir thinks."""
    if isinstance(intent, Pointer):
        under = next((w for w in controls.widgets if w.contains(intent.pos)), None)
        return intent.kind is PointerKind.DOWN and (under is None or under.key.startswith("card-"))
    return intent.command in _ONWARD and hurries(intent, controls)


def astray(controls: Controls) -> bool:
    """Whether keys have walked to something that only tells about itself, as they must while nothing is
    asked."""
    return controls.by_keys and controls.focus is not None and controls.focus.key.startswith(_TELLING)


def answer(intent: Intent, table: Orderly) -> bool:
    """Do what the intent asks of the table as a whole; True when it meant something."""
    if isinstance(intent, Pointer):
        return _take_back(intent, table)
    if not intent.pressed:
        return False
    if intent.command.digit is not None:
        table.desk.set_effort(intent.command.digit)
        return True
    act = _orders(table).get(intent.command)
    if act is not None:
        act()
    return act is not None


def _take_back(pointer: Pointer, table: Orderly) -> bool:
    """The right button on a card takes a die of the draft back."""
    slot = table.slot_at(pointer.pos) if pointer.kind is PointerKind.DOWN and pointer.button == 3 else None
    if slot is not None:
        table.desk.take_back(slot)
    return slot is not None


def _orders(table: Orderly) -> dict[Command, Callable[[], None]]:
    return {
        **table.lookups,
        Command.CONFIRM: table.desk.confirm,
        Command.UNDO: table.desk.undo,
        Command.RECOVER: table.desk.recover,
        Command.HINT: table.ask_hint,
        Command.WHY: table.explain_move,
        Command.SINCE: table.catch_up,
    }
