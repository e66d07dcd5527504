"""The one manager of pygame_gui's elements: it is made, and pygame_gui imported, when the first is wanted.

The only module that knows pygame_gui. Which of its elements are used, and why no others, is said in
docs/decisions/pygame-gui.md.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from crypt_game.drawing.in_slices import beside, checkpoint

if TYPE_CHECKING:
    from pygame_gui import UIManager
    from pygame_gui.elements import UITextEntryLine

__all__ = ["Gui"]

KEY_REPEATS: Final = {"normal": (400, 60), "slow": (1000, 250), "off": ()}
"""Milliseconds until a held key repeats, and between two repetitions, by the player's choice."""
_LARGEST: Final = (16384, 16384)
"""No window is larger. The widget that owns an element draws it and tells it of events, so the manager needs
no size of its own."""


class Gui:
    """Makes elements of pygame_gui in the dress of assets/theme.json; one of them at most is typed into."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._repeat: tuple[int, ...] = ()
        self._made: UIManager | None = None

    def line(self, rect: pygame.Rect, font: tuple[str, int], text: str, placeholder: str) -> UITextEntryLine:
        """A line to type into at this place of the window; `font` is a file in assets/fonts and a size."""
        beside(lambda: import_module("pygame_gui.elements"))  # 80 ms, the first time
        from pygame_gui.elements import UITextEntryLine

        manager = beside(self._manager)  # 9 ms, the first time
        checkpoint()
        file, size = font
        name = f"{Path(file).stem}-{size}".lower()
        look = {"name": name, "size": str(size), "regular_path": str(self._assets / "fonts" / file)}
        manager.get_theme().load_theme({f"#{name}": {"font": look}})
        return UITextEntryLine(
            rect, manager, initial_text=text, placeholder_text=placeholder or None, object_id=f"#{name}"
        )

    def repeat_keys(self, how: str) -> None:
        """Let held keys repeat as the player has chosen."""
        self._repeat = KEY_REPEATS[how]
        pygame.key.set_repeat(*self._repeat)

    def focus(self, line: UITextEntryLine) -> None:
        """Let typing go into `line`, and into no other."""
        self._manager().set_focus_set(line)
        pygame.key.set_repeat(*self._repeat)

    def unfocus(self, line: UITextEntryLine) -> None:
        """Let typing go into `line` no longer."""
        if line.is_focused:
            self._manager().set_focus_set(None)
            pygame.key.set_repeat(*self._repeat)  # pygame_gui ends all repetition with the focus

    def close(self, line: UITextEntryLine) -> None:
        """Give back what `line` holds; it is of no use any more."""
        self.unfocus(line)
        line.kill()  # type: ignore[no-untyped-call]

    def update(self, dt: float) -> None:
        """Advance all carets and selections by `dt` seconds."""
        if self._made is not None:
            self._made.update(dt)

    def _manager(self) -> UIManager:
        if self._made is None:
            import i18n
            from pygame_gui import UIManager

            self._made = UIManager(_LARGEST, self._assets / "theme.json", enable_live_theme_updates=False)
            # A second window of the same process would add the folder of pygame_gui's words once more.
            i18n.load_path[:] = dict.fromkeys(i18n.load_path)
        return self._made
