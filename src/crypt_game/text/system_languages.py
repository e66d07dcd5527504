"""The languages the player has chosen in the settings of Windows or macOS, the most wanted first.

A program started by double click there finds no LANG in its environment. No other process is asked, and what
a system does not answer is an empty list. Standard library only.
"""

from __future__ import annotations

import contextlib
import ctypes
import locale
import sys
from typing import Any

__all__ = ["languages_of_the_desktop"]

_CORE_FOUNDATION = "/System/Library/Frameworks/CoreFoundation.framework/CoreFoundation"
_UTF8 = 0x08000100  # kCFStringEncodingUTF8
_LONGEST_TAG = 64
_MOST_LANGUAGES = 20
_BY_NAME = 8  # MUI_LANGUAGE_NAME: "de-CH" rather than its number


def languages_of_the_desktop() -> list[str]:
    """Language tags as the system writes them (``de-CH``, ``en``); empty on systems other than these two."""
    with contextlib.suppress(AttributeError, OSError, ValueError, TypeError):
        if sys.platform == "win32":
            return _of_windows(ctypes.windll.kernel32)
        if sys.platform == "darwin":
            return _of_macos(ctypes.CDLL(_CORE_FOUNDATION))
    return []


def _of_windows(kernel: Any) -> list[str]:
    """GetUserPreferredUILanguages fills a buffer with names, each ended by a zero and the last by two."""
    number, length = ctypes.c_ulong(0), ctypes.c_ulong(0)
    found: list[str] = []
    if kernel.GetUserPreferredUILanguages(_BY_NAME, ctypes.byref(number), None, ctypes.byref(length)):
        buffer = ctypes.create_unicode_buffer(length.value)
        if kernel.GetUserPreferredUILanguages(_BY_NAME, ctypes.byref(number), buffer, ctypes.byref(length)):
            found = [name for name in "".join(buffer[: length.value]).split("\0") if name]
    return found or [locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")]


def _of_macos(core: Any) -> list[str]:
    """CFLocaleCopyPreferredLanguages gives an array of strings, which is ours to release."""
    pointer, index = ctypes.c_void_p, ctypes.c_long
    core.CFLocaleCopyPreferredLanguages.restype = pointer
    core.CFArrayGetCount.restype = index
    core.CFArrayGetCount.argtypes = [pointer]
    core.CFArrayGetValueAtIndex.restype = pointer
    core.CFArrayGetValueAtIndex.argtypes = [pointer, index]
    core.CFStringGetCString.restype = ctypes.c_bool
    core.CFStringGetCString.argtypes = [pointer, ctypes.c_char_p, index, ctypes.c_uint32]
    core.CFRelease.argtypes = [pointer]
    wanted = core.CFLocaleCopyPreferredLanguages()
    if not wanted:
        return []
    try:
        count = min(core.CFArrayGetCount(wanted), _MOST_LANGUAGES)
        return [_text(core, core.CFArrayGetValueAtIndex(wanted, number)) for number in range(count)]
    finally:
        core.CFRelease(wanted)


def _text(core: Any, string: int | None) -> str:
    buffer = ctypes.create_string_buffer(_LONGEST_TAG)
    if not core.CFStringGetCString(string, buffer, _LONGEST_TAG, _UTF8):
        return ""
    return buffer.value.decode("utf-8", "replace")
