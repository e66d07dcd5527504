"""A hand that drags files from another program onto the window: the source's part of XDND, version 5.

https://freedesktop.org/wiki/Specifications/XDND
"""

from __future__ import annotations

import time

from Xlib import X, Xatom
from Xlib.display import Display
from Xlib.protocol import event

VERSION = 5
PATIENCE_SECONDS = 20.0
STEP_SECONDS = 0.01


class DragSource:
    """Another program on the virtual screen, from which files are dragged."""

    def __init__(self, display: str) -> None:
        self._display = Display(display)
        self._screen = self._display.screen()
        self._window = self._screen.root.create_window(0, 0, 1, 1, 0, self._screen.root_depth)

    def drop(self, target: int, uris: bytes) -> None:
        """Let go of a list of addresses over the middle of a window, and wait until it has taken them.

        Fails if it takes no files, or never.
        """
        window = self._display.create_resource_object("window", target)
        size = window.get_geometry()
        middle = window.translate_coords(self._screen.root, -size.width // 2, -size.height // 2)
        place = (-middle.x << 16) | -middle.y
        self._window.set_selection_owner(self._atom("XdndSelection"), X.CurrentTime)
        self._say(window, "XdndEnter", VERSION << 24, self._atom("text/uri-list"))
        self._say(window, "XdndPosition", 0, place, X.CurrentTime, self._atom("XdndActionCopy"))
        status = self._heard("XdndStatus", uris)
        assert status.data[1][1] & 1, "the window takes no files"
        self._say(window, "XdndDrop", 0, X.CurrentTime)
        self._heard("XdndFinished", uris)

    def close(self) -> None:
        """Leave the screen."""
        self._display.close()

    def _atom(self, name: str) -> int:
        return int(self._display.intern_atom(name))

    def _say(self, window: object, kind: str, *facts: int) -> None:
        words = [self._window.id, *facts, *[0] * (4 - len(facts))]
        message = event.ClientMessage(window=window, client_type=self._atom(kind), data=(32, words))
        window.send_event(message)  # type: ignore[attr-defined]  # the library has no types
        self._display.flush()

    def _heard(self, kind: str, uris: bytes) -> event.ClientMessage:
        """The answer of this kind; who asks meanwhile what is dragged is told."""
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            if not self._display.pending_events():
                time.sleep(STEP_SECONDS)
                continue
            heard = self._display.next_event()
            if heard.type == X.SelectionRequest:
                self._hand_over(heard, uris)
            elif heard.type == X.ClientMessage and heard.client_type == self._atom(kind):
                return heard
        raise AssertionError(f"no {kind}")

    def _hand_over(self, asked: event.SelectionRequest, uris: bytes) -> None:
        """What is dragged, as the property of the window that asks."""
        asked.requestor.change_property(asked.property, asked.target or Xatom.STRING, 8, uris)
        facts = {
            name: getattr(asked, name) for name in ("time", "requestor", "selection", "target", "property")
        }
        asked.requestor.send_event(event.SelectionNotify(**facts))
        self._display.flush()
