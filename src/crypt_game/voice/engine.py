"""What a speech engine of a system can do, and what it fails with."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Engine", "EngineGone"]


class EngineGone(OSError):
    """The engine does not answer any more, or answers what it must not."""


class Engine(Protocol):
    """Speaks one sentence after the other. Used by one thread; every method may block for a moment, and
    raises OSError when the engine is gone."""

    def speak_as(self, language: str, rate: float) -> None:
        """From the next sentence on, speak this language (`de`) at this rate: 0 slowest, 0.5 usual, 1
        fastest."""

    def say(self, text: str) -> None:
        """Say a sentence after those that are being said."""

    def hush(self) -> None:
        """Drop what is being said and what waits."""

    def close(self) -> None:
        """Fall silent and let go of the engine. Never raises."""
