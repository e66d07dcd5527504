"""The voice as the game uses it: what it is asked for is done by a thread, so that no frame waits for speech.

Where the engine fails the voice falls silent, and looks for an engine again with a later sentence.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Final

from crypt_game.voice.engine import Engine

__all__ = ["Voice"]

log = logging.getLogger(__name__)

_LOOK_AGAIN: Final = 20.0
"""Seconds after which an engine is looked for again where there was none."""
_FAREWELL: Final = 1.0
"""Seconds that the end of the game waits for the voice."""

Deed = Callable[[Engine], None]


def _this_system() -> Engine | None:
    from crypt_game.voice.engines import find_engine  # which imports what starts programs

    return find_engine()


class Voice:
    """Speaks until it is closed. No method blocks or raises."""

    def __init__(self, find: Callable[[], Engine | None] = _this_system) -> None:
        self._find = find
        self._deeds: queue.SimpleQueue[Deed | None] = queue.SimpleQueue()
        self._manner = ("en", 0.5)
        self._turn = 0
        """How often it was hushed; what was asked for before is not said any more."""
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def speak_as(self, language: str, rate: float) -> None:
        """From now on speak this language at this rate: 0 slowest, 0.5 usual, 1 fastest."""
        if (language, rate) != self._manner:
            self._manner = language, rate
            self._deeds.put(lambda engine: engine.speak_as(language, rate))

    def hush(self) -> None:
        """Drop what is being said and what waits."""
        self._turn += 1
        self._deeds.put(lambda engine: engine.hush())

    def speak(self, text: str) -> None:
        """Say something after what is being said."""
        if text.strip():
            turn = self._turn
            self._deeds.put(lambda engine: engine.say(text) if turn == self._turn else None)

    def close(self) -> None:
        """Fall silent for good."""
        self._deeds.put(None)
        self._thread.join(_FAREWELL)

    # the thread -------------------------------------------------------------------------------------------
    def _run(self) -> None:
        engine: Engine | None = None
        looked = -_LOOK_AGAIN
        while (deed := self._deeds.get()) is not None:
            if engine is None and time.monotonic() - looked >= _LOOK_AGAIN:
                engine, looked = self._opened(), time.monotonic()
            if engine is None:
                continue
            try:
                deed(engine)
            except OSError as error:
                log.info("the voice is gone: %s", error)
                engine.close()
                engine = None
        if engine is not None:
            engine.close()

    def _opened(self) -> Engine | None:
        engine = self._find()
        if engine is None:
            log.info("this system has no voice")
            return None
        try:
            engine.speak_as(*self._manner)
        except OSError as error:
            log.info("the voice does not answer: %s", error)
            engine.close()
            return None
        return engine
