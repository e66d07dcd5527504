"""The one way to the screen readers of Windows, macOS and Linux: AccessKit, asked for by no other module.

A screen reader asks from threads of its own. Nothing of the game is touched there: what it asks for waits in
a queue, and what it is told at first is an empty window, to which the next `show` adds everything.
"""

from __future__ import annotations

import logging
import queue
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from crypt_game.screen_reader.nodes import WINDOW, Node, NodeKind

__all__ = ["AskedFor", "ScreenReader", "ScreenReaderAsks", "open_screen_reader"]

log = logging.getLogger(__name__)

_ROOT: Final = 1
"""The number of the window; every other node gets the next free one."""


class AskedFor(Enum):
    """What a screen reader may ask of a node."""

    FOCUS = auto()
    PRESS = auto()
    MORE = auto()
    LESS = auto()
    TEXT = auto()


@dataclass(frozen=True, slots=True)
class ScreenReaderAsks:
    """What a screen reader asks of the node with this key; `text` is what to write into a line."""

    key: str
    what: AskedFor
    text: str = ""


class ScreenReader:
    """Tells screen readers what is in the window. Costs next to nothing while none listens."""

    def __init__(self, kit: Any, make_adapter: Callable[..., Any]) -> None:
        """`kit` is the module accesskit; `make_adapter` gets what to call for a first tree, for a wish, and
        when nobody listens any more, and returns the adapter of this system."""
        self._kit = kit
        self._wishes: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._numbers: dict[str, int] = {WINDOW: _ROOT}
        self._keys: dict[int, str] = {_ROOT: WINDOW}
        self._last = _ROOT
        self._told: dict[int, tuple[Node, tuple[int, ...]]] = {}
        self._focus = _ROOT
        self._listening = False
        self._new_listener = False
        self._adapter = make_adapter(self._first_tree, self._wishes.put, self._fall_silent)

    # asked for by threads of the screen reader ------------------------------------------------------------
    def _first_tree(self) -> Any:
        """An empty window; whatever is in it follows with the next `show`."""
        update = self._kit.TreeUpdate(_ROOT)
        update.tree = self._kit.Tree(_ROOT)
        update.nodes.append((_ROOT, self._kit.Node(self._kit.Role.WINDOW)))
        self._listening = self._new_listener = True
        return update

    def _fall_silent(self) -> None:
        self._listening = False

    # asked for by the game --------------------------------------------------------------------------------
    @property
    def listening(self) -> bool:
        """Whether a screen reader has asked for the tree."""
        return self._listening

    @property
    def new_listener(self) -> bool:
        """Whether a screen reader came that has not been shown anything yet."""
        return self._new_listener

    def show(self, window: Node, focus: str | None, announced: Sequence[str] = ()) -> None:
        """Tell what has changed since the last time: the whole tree below `window`, which node has the focus
        (by its key; None for the window), and what is to be said once. Does nothing while nobody listens.

        Each sentence is an update of its own: AccessKit tells what is new in one update in any order.
        """
        if not self._listening:
            return
        if self._new_listener:
            self._new_listener = False
            self._told.clear()
        for said in [[text] for text in announced] or [[]]:
            update = self._update(window, focus, said)
            if update is not None:
                self._send(update)

    def window_has_focus(self, focused: bool) -> None:
        """Tell whether keys come to this window."""
        tell = getattr(self._adapter, "update_window_focus_state", None) or getattr(
            self._adapter, "update_view_focus_state", None
        )
        if tell is not None:
            _raise(tell(focused))

    def asks(self) -> Iterator[ScreenReaderAsks]:
        """What screen readers ask for, the oldest first; what they ask of a node that is gone is left out.

        What is not taken from the iterator waits for the next one.
        """
        while not self._wishes.empty():
            request = self._wishes.get()
            key, what = self._keys.get(request.target), self._what(request.action)
            if key is not None and what is not None:
                yield ScreenReaderAsks(key, what, _text_in(request))

    # what is sent -----------------------------------------------------------------------------------------
    def _update(self, window: Node, focus: str | None, announced: Sequence[str]) -> Any:
        told: dict[int, tuple[Node, tuple[int, ...]]] = {}
        for node in window.walk():
            alone = node._replace(children=())
            told[self._number(node.key)] = (alone, tuple(self._number(child.key) for child in node.children))
        said = [self._announcement(text) for text in announced]
        if said:
            node, children = told[_ROOT]
            told[_ROOT] = (node, (*children, *(number for number, _ in said)))
        self._forget_all_but(told)
        at = self._numbers.get(focus, _ROOT) if focus is not None else _ROOT
        changed = [number for number, told_now in told.items() if self._told.get(number) != told_now]
        if not changed and at == self._focus:
            return None
        update = self._kit.TreeUpdate(at)
        update.nodes.extend((number, self._made(*told[number])) for number in changed)
        update.nodes.extend(said)
        self._told, self._focus = told, at
        return update

    def _number(self, key: str) -> int:
        number = self._numbers.get(key)
        if number is None:
            self._last += 1
            number = self._numbers[key] = self._last
            self._keys[number] = key
        return number

    def _announcement(self, text: str) -> tuple[int, Any]:
        """A node that is there for one update: even the same words twice are said twice."""
        self._last += 1
        node = self._kit.Node(self._kit.Role.LABEL)
        node.set_value(text)
        node.set_live(self._kit.Live.POLITE)
        return self._last, node

    def _forget_all_but(self, told: Mapping[int, object]) -> None:
        for number in self._keys.keys() - told.keys():
            del self._numbers[self._keys.pop(number)]

    def _made(self, node: Node, children: Sequence[int]) -> Any:
        kit = self._kit
        made = kit.Node(getattr(kit.Role, _ROLES[node.kind]))
        made.set_children(list(children))
        if node.kind in _READ:
            made.set_value(node.name)
        else:
            made.set_label(node.name)
        if node.description:
            made.set_description(node.description)
        if node.value:
            made.set_value(node.value)
        if node.share is not None:
            made.set_numeric_value(node.share)
            made.set_min_numeric_value(0.0)
            made.set_max_numeric_value(1.0)
        if node.on is not None and node.kind in (NodeKind.SWITCH, NodeKind.CHOICE):
            made.set_toggled(kit.Toggled.TRUE if node.on else kit.Toggled.FALSE)
        elif node.on is not None:
            made.set_selected(node.on)
        if node.level:
            made.set_level(node.level)
        if not node.enabled:
            made.set_disabled()
        if node.box is not None:
            made.set_bounds(kit.Rect(*map(float, node.box)))
        for action in _ACTIONS.get(node.kind, ()):
            made.add_action(getattr(kit.Action, action))
        return made

    def _what(self, action: Any) -> AskedFor | None:
        return next(
            (what for name, what in _ASKED.items() if action == getattr(self._kit.Action, name)), None
        )

    def _send(self, update: Any) -> None:
        _raise(self._adapter.update_if_active(lambda: update))


_ROLES: Final = {
    NodeKind.WINDOW: "WINDOW",
    NodeKind.GROUP: "GROUP",
    NodeKind.DIALOG: "DIALOG",
    NodeKind.HEADING: "HEADING",
    NodeKind.PARAGRAPH: "LABEL",
    NodeKind.ENTRY: "LIST_ITEM",
    NodeKind.LABEL: "LABEL",
    NodeKind.BUTTON: "BUTTON",
    NodeKind.SWITCH: "SWITCH",
    NodeKind.CHOICE: "RADIO_BUTTON",
    NodeKind.SLIDER: "SLIDER",
    NodeKind.TEXT_ENTRY: "TEXT_INPUT",
    NodeKind.LINK: "LINK",
    NodeKind.LIST: "LIST",
    NodeKind.LIST_ITEM: "LIST_ITEM",
}
_READ: Final = (NodeKind.PARAGRAPH, NodeKind.LABEL)
"""What is nothing but words: AccessKit takes these for its value."""
_FOCUS_AND_PRESS: Final = ("FOCUS", "CLICK")
_ACTIONS: Final = {
    NodeKind.LABEL: ("FOCUS",),
    NodeKind.BUTTON: _FOCUS_AND_PRESS,
    NodeKind.SWITCH: _FOCUS_AND_PRESS,
    NodeKind.CHOICE: _FOCUS_AND_PRESS,
    NodeKind.LINK: _FOCUS_AND_PRESS,
    NodeKind.LIST_ITEM: _FOCUS_AND_PRESS,
    NodeKind.SLIDER: ("FOCUS", "INCREMENT", "DECREMENT"),
    NodeKind.TEXT_ENTRY: ("FOCUS", "CLICK", "SET_VALUE"),
}
"""What may be asked of a node of each role."""
_ASKED: Final = {
    "FOCUS": AskedFor.FOCUS,
    "CLICK": AskedFor.PRESS,
    "INCREMENT": AskedFor.MORE,
    "DECREMENT": AskedFor.LESS,
    "SET_VALUE": AskedFor.TEXT,
}


def _text_in(request: Any) -> str:
    """The words that came with a wish; empty where none did."""
    data = request.data
    words = data[1] if isinstance(data, tuple) and len(data) > 1 else ""
    return words if isinstance(words, str) else ""


def _raise(events: Any) -> None:
    """Let the events be heard that Windows and macOS hand back instead of raising them."""
    if events is not None:
        events.raise_events()


def open_screen_reader(window: int | None) -> ScreenReader | None:
    """The way to this system's screen readers for the window with this handle (Windows, macOS; on Linux the
    desktop's bus is asked, and the handle is not needed). On Windows the window must not have been shown yet.

    None where AccessKit is missing or fails; the game is played without it then.
    """
    try:
        import accesskit
    except ImportError as error:
        log.warning("no screen reader can be served: %s", error)
        return None

    def adapter(
        first_tree: Callable[[], Any], wish: Callable[[Any], None], silence: Callable[[], None]
    ) -> Any:
        if sys.platform == "win32":
            return accesskit.windows.SubclassingAdapter(window, first_tree, wish)
        if sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return accesskit.macos.SubclassingAdapter.for_window(window, first_tree, wish)
        return accesskit.unix.Adapter(first_tree, wish, silence)

    try:
        return ScreenReader(accesskit, adapter)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # what goes wrong in AccessKit is a Rust panic, which is no Exception
        log.warning("no screen reader can be served: %s", error)
        return None
