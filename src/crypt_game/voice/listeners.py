"""Those who listen to the window instead of looking: screen readers, and the built-in voice where none is.

Both are told the same; nothing is worked out while nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from crypt_game.screen_reader import Node, ended, node_words
from crypt_game.voice.voice import Voice

if TYPE_CHECKING:
    from crypt_game.screen_reader import ScreenReader, ScreenReaderAsks

__all__ = ["Listeners", "WindowNow"]

Say = Callable[..., str]


class WindowNow(NamedTuple):
    """What can be told of the window now."""

    window: Node
    """All of it."""
    focus: Node | None
    """What has the focus."""
    by_keys: bool
    """Whether keys lead, so that the focus is what the player is at."""
    say: Say

    @property
    def heading(self) -> str:
        """What the scene is called."""
        return self.window.children[0].name


class VoiceSettings(Protocol):
    """Whether the voice is wanted, and how fast it is to be."""

    @property
    def voice(self) -> bool:
        """Whether it is wanted."""

    @property
    def voice_rate(self) -> float:
        """0 slowest, 0.5 usual, 1 fastest."""


class Listeners:
    """Tells them after every frame what is new: the scene, what has the focus, and what was announced."""

    def __init__(self, reader: ScreenReader | None = None, open_voice: Callable[[], Voice] = Voice) -> None:
        """`reader` is the way to screen readers, where there is one; `open_voice` makes a voice when one is
        wanted."""
        self._reader, self._open_voice = reader, open_voice
        self._voice: Voice | None = None
        self._announced: list[str] = []
        self._told: tuple[str, str] = ("", "")

    def serve(self, reader: ScreenReader | None) -> None:
        """Tell screen readers from now on, by this way to them; what there is already stays."""
        self._reader = self._reader or reader

    def announce(self, text: str) -> None:
        """Let this be said once, after the frame."""
        self._announced.append(text)

    def window_has_focus(self, focused: bool) -> None:
        """Tell whether keys come to this window; a voice falls silent when they go elsewhere."""
        if self._reader is not None:
            self._reader.window_has_focus(focused)
        if self._voice is not None and not focused:
            self._voice.hush()

    def asks(self) -> Iterator[ScreenReaderAsks]:
        """What screen readers ask for, the oldest first; what is not taken waits for the next time."""
        return self._reader.asks() if self._reader is not None else iter(())

    def take_settings(self, settings: VoiceSettings, language: str) -> None:
        """Take or leave the voice, and let it speak as it is wanted."""
        if settings.voice and self._voice is None:
            self._voice = self._open_voice()
        elif not settings.voice and self._voice is not None:
            self._voice.close()
            self._voice = None
        if self._voice is not None:
            self._voice.speak_as(language, settings.voice_rate)

    def tell(self, look: Callable[[], WindowNow], *, changed: bool) -> None:
        """Tell what is new at the end of a frame in which something `changed` in the window, or nothing."""
        announced, self._announced = self._announced, []
        reader = self._reader
        if reader is not None and reader.listening:
            if changed or announced or reader.new_listener:
                seen = look()
                reader.show(seen.window, seen.focus.key if seen.focus else None, announced)
        elif self._voice is not None and (changed or announced):
            self._speak(self._voice, look(), announced)

    def close(self) -> None:
        """Fall silent."""
        if self._voice is not None:
            self._voice.close()

    def _speak(self, voice: Voice, seen: WindowNow, announced: list[str]) -> None:
        """Say what was announced; a scene that opens, or a control that keys lead to, ends what is being
        said."""
        at = seen.focus if seen.by_keys else None
        before, self._told = self._told, (seen.window.children[0].key, at.key if at else "")
        moved, opened = self._told != before, self._told[0] != before[0]
        words = [seen.heading] if opened and seen.heading not in " ".join(announced) else []
        if moved and at is not None:
            words.append(node_words(at, seen.say))
        said = " ".join(ended(text) for text in [*words, *announced] if text)
        if moved:
            voice.hush()
        voice.speak(said)
