"""Which program this is to the system, and how its window is treated; for before pygame is imported."""

from __future__ import annotations

import contextlib
import os
import sys

__all__ = ["introduce"]

_WINDOW_CLASS = "crypt-game"  # as in the desktop entry (StartupWMClass), which gives the window its icon
_WINDOWS_ID = "CryptGame.Crypt"

_EVERYWHERE = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
_BY_SYSTEM = {
    "linux": {
        # Else SDL opens a GL context only to copy our one surface to the screen: 75 ms, and 3 ms a frame.
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_VIDEO_X11_WMCLASS": _WINDOW_CLASS,
        "SDL_VIDEO_WAYLAND_WMCLASS": _WINDOW_CLASS,
    },
    # Else Windows scales the whole window by itself, and blurs it.
    "win32": {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"},
}


def introduce() -> None:
    """Tell SDL, and on Windows the task bar, what they should know. What the user has set stays as it is."""
    for name, value in {**_EVERYWHERE, **_BY_SYSTEM.get(sys.platform, {})}.items():
        os.environ.setdefault(name, value)
    if sys.platform == "win32":
        import ctypes

        # So that the task bar groups by the game and not by the Python that runs it.
        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_WINDOWS_ID)
