"""From pygame events to what the player means.

Mouse, keyboard and gamepad arrive as different events and leave as the same few intents, so that no scene
ever asks which device was used. Must never import `rules`, `match` or `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

import pygame

from crypt_game.devices.pad_buttons import PadButton

__all__ = [
    "ELSE",
    "OUTSIDE",
    "PAD_COMMANDS",
    "WALKING",
    "Command",
    "HeldKeys",
    "Intent",
    "Keymap",
    "Order",
    "Point",
    "Pointer",
    "PointerKind",
    "intent_of",
    "key_caption",
]

Point = tuple[int, int]


class Command(StrEnum):
    """What a key or pad button asks for, whatever the key is."""

    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    FIRST = "first"
    LAST = "last"
    ACTIVATE = "activate"
    CANCEL = "cancel"
    CONFIRM = "confirm"
    UNDO = "undo"
    RECOVER = "recover"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    PEEK = "peek"
    ZOOM = "zoom"
    SCORE = "score"
    LEDGER = "ledger"
    CHRONICLE = "chronicle"
    HINT = "hint"
    WHY = "why"
    SINCE = "since"
    ONWARD = "onward"
    WHERE = "where"
    TURN = "turn"
    OFFER = "offer"
    SETS = "sets"
    RULES = "rules"
    REFERENCE = "reference"
    SETTINGS = "settings"
    SKIP = "skip"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    REPEAT = "repeat"
    PICTURE = "picture"
    LESS = "less"
    MORE = "more"
    SCROLL_UP = "scroll-up"
    SCROLL_DOWN = "scroll-down"
    COMMANDS = "commands"

    @property
    def digit(self) -> int | None:
        """The effort 1–6 that this command names, or None."""
        return int(self.value) if self.value.isdigit() else None


class PointerKind(StrEnum):
    MOVE = "move"
    DOWN = "down"
    UP = "up"
    WHEEL = "wheel"
    LEAVE = "leave"
    HOLD = "hold"
    """A finger rests where it came down."""
    LET_GO = "let-go"
    """What is pressed is pressed no more, and was not meant."""


OUTSIDE: Point = (-1, -1)
"""Where the pointer is once it has left the window."""


class Pointer(NamedTuple):
    """The mouse or a finger at `pos` (window pixels); `button` is 1 left, 3 right; `notches` > 0 scrolls
    up."""

    kind: PointerKind
    pos: Point
    button: int = 0
    notches: float = 0.0


class Order(NamedTuple):
    """A command given (`pressed`) or let go, by keys or by the gamepad of number `pad`."""

    command: Command
    pressed: bool = True
    pad: int | None = None


Intent = Pointer | Order

_BUTTONS = frozenset({pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT})
_FIXED: Mapping[int, Command] = {
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_PAGEUP: Command.PAGE_UP,
    pygame.K_PAGEDOWN: Command.PAGE_DOWN,
    pygame.K_HOME: Command.FIRST,
    pygame.K_END: Command.LAST,
    pygame.K_RETURN: Command.ACTIVATE,
    pygame.K_SPACE: Command.ACTIVATE,
    pygame.K_KP_ENTER: Command.ACTIVATE,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_F1: Command.RULES,
    pygame.K_F11: Command.FULLSCREEN,
    **{pygame.K_1 + n: Command(str(n + 1)) for n in range(6)},
    **{pygame.K_KP_1 + n: Command(str(n + 1)) for n in range(6)},
}

WALKING: Final = frozenset(
    {
        Command.NEXT,
        Command.PREVIOUS,
        Command.LEFT,
        Command.RIGHT,
        Command.UP,
        Command.DOWN,
    }
)
"""What goes on while its key is held; every other command is given once."""

DEFAULT_KEYS: Mapping[Command, int] = {
    Command.CONFIRM: pygame.K_c,
    Command.UNDO: pygame.K_u,
    Command.RECOVER: pygame.K_r,
    Command.PEEK: pygame.K_p,
    Command.ZOOM: pygame.K_z,
    Command.SCORE: pygame.K_s,
    Command.LEDGER: pygame.K_g,
    Command.CHRONICLE: pygame.K_l,
    Command.HINT: pygame.K_h,
    Command.WHY: pygame.K_y,
    Command.SINCE: pygame.K_v,
    Command.ONWARD: pygame.K_o,
    Command.REFERENCE: pygame.K_q,
    Command.SKIP: pygame.K_n,
    Command.MUTE: pygame.K_m,
    Command.REPEAT: pygame.K_w,
    Command.WHERE: pygame.K_i,
    Command.TURN: pygame.K_t,
    Command.OFFER: pygame.K_k,
    Command.SETS: pygame.K_a,
    Command.PICTURE: pygame.K_F12,
    Command.SETTINGS: pygame.K_F10,
}
"""The keys that a player may change, with what they are at first."""

PAD_COMMANDS: Final[Mapping[PadButton, Command]] = {
    PadButton.A: Command.ACTIVATE,
    PadButton.B: Command.CANCEL,
    PadButton.X: Command.CONFIRM,
    PadButton.Y: Command.RULES,
    PadButton.LEFT_SHOULDER: Command.LESS,
    PadButton.RIGHT_SHOULDER: Command.MORE,
    PadButton.LEFT_TRIGGER: Command.PEEK,
    PadButton.RIGHT_TRIGGER: Command.LEDGER,
    PadButton.LEFT_STICK: Command.ZOOM,
    PadButton.RIGHT_STICK: Command.REFERENCE,
    PadButton.BACK: Command.UNDO,
    PadButton.START: Command.COMMANDS,
    PadButton.UP: Command.UP,
    PadButton.DOWN: Command.DOWN,
    PadButton.LEFT: Command.LEFT,
    PadButton.RIGHT: Command.RIGHT,
    PadButton.RIGHT_STICK_UP: Command.SCROLL_UP,
    PadButton.RIGHT_STICK_DOWN: Command.SCROLL_DOWN,
    PadButton.RIGHT_STICK_LEFT: Command.PREVIOUS,
    PadButton.RIGHT_STICK_RIGHT: Command.NEXT,
}
"""What the buttons of a gamepad ask for; every other command is on the list that START opens."""

ELSE: Final = {
    Command.LESS: Command.PAGE_UP,
    Command.MORE: Command.PAGE_DOWN,
    Command.SCROLL_UP: Command.PAGE_UP,
    Command.SCROLL_DOWN: Command.PAGE_DOWN,
}
"""What a command asks for where it means nothing itself."""


class Keymap:
    """Which key gives which command; arrows, Tab, Enter, Space, Esc, digits and F1 are fixed."""

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        """`chosen` maps command values to pygame key names; unknown names and clashes fall back to the
        default."""
        self._keys = dict(DEFAULT_KEYS)
        taken: list[Command] = []
        for command, name in (chosen or {}).items():
            code = _key_code(name)
            if code is not None and command in set(DEFAULT_KEYS) and code not in _FIXED:
                taken.append(Command(command))
                self._keys[Command(command)] = code
        chosen_keys = {self._keys[command] for command in taken}
        self._keys = {c: key for c, key in self._keys.items() if c in taken or key not in chosen_keys}
        self._commands = {code: command for command, code in self._keys.items()}

    def command(self, key: int, modifiers: int) -> Command | None:
        """The command of `key` (pygame.K_*), or None where the key says nothing."""
        if key == pygame.K_TAB:
            return Command.PREVIOUS if modifiers & pygame.KMOD_SHIFT else Command.NEXT
        if modifiers & pygame.KMOD_CTRL:
            return Command.UNDO if key == pygame.K_z else None
        if modifiers & pygame.KMOD_ALT:
            return Command.FULLSCREEN if key == pygame.K_RETURN else None
        return _FIXED.get(key) or self._commands.get(key)

    def key(self, command: Command) -> int | None:
        """The key that gives `command` now, or None when it has none."""
        if command is Command.NEXT:
            return pygame.K_TAB
        if command in self._keys:
            return self._keys[command]
        return next((key for key, given in _FIXED.items() if given is command), None)

    def clash(self, command: Command, key: int) -> Command | None:
        """The other command that `key` already gives, or None when `key` is free for `command`."""
        other = _FIXED.get(key) or self._commands.get(key)
        return None if other is command else other


class HeldKeys:
    """Tells a key that goes down from one that is held: pygame repeats the event and does not say so."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Take note of any event; True where it is only the keyboard's own repetition."""
        if event.type == pygame.KEYDOWN:
            known = event.key in self._held
            self._held.add(event.key)
            return known
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return False


_WORDS: Final = {pygame.K_RETURN: "key-enter", pygame.K_ESCAPE: "key-escape"}


def key_caption(key: int, say: Callable[[str], str]) -> str:
    """The name on the key cap, as SDL calls it on this keyboard; `say` gives words by their key."""
    name = say(_WORDS[key]) if key in _WORDS else pygame.key.name(key)
    return name.upper() if len(name) == 1 else name.capitalize()


def intent_of(event: pygame.event.Event, keymap: Keymap) -> Intent | None:
    """What the player means by `event`, or None where it means nothing to a scene."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        command = keymap.command(event.key, event.mod)
        return Order(command, event.type == pygame.KEYDOWN) if command else None
    if event.type == pygame.MOUSEMOTION:
        return Pointer(PointerKind.MOVE, event.pos)
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in _BUTTONS:
        kind = PointerKind.DOWN if event.type == pygame.MOUSEBUTTONDOWN else PointerKind.UP
        return Pointer(kind, event.pos, button=event.button)
    if event.type == pygame.MOUSEWHEEL:
        return Pointer(PointerKind.WHEEL, pygame.mouse.get_pos(), notches=float(event.precise_y))
    if event.type == pygame.WINDOWLEAVE:
        return Pointer(PointerKind.LEAVE, OUTSIDE)
    return None


def _key_code(name: str) -> int | None:
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return None
