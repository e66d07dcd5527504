"""A start by double click on Windows or macOS speaks the language of the system's settings."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from crypt_game.text import system_language
from crypt_game.text.system_languages import languages_of_the_desktop

KNOWN = ("en", "de", "fr")


class Function:
    """A function of a system library: Python may set its types, and calls it."""

    def __init__(self, act: Callable[..., Any]) -> None:
        self._act = act

    def __call__(self, *arguments: Any) -> Any:
        return self._act(*arguments)


class Kernel:
    """kernel32 of a Windows whose user prefers these languages; None for one that does not know the call."""

    def __init__(self, preferred: Sequence[str] | None, interface: int = 0x0407) -> None:
        self._list = None if preferred is None else "".join(f"{name}\0" for name in preferred) + "\0"
        self.GetUserDefaultUILanguage = lambda: interface

    def GetUserPreferredUILanguages(self, kind: int, number: Any, buffer: Any, length: Any) -> int:  # noqa: N802
        if self._list is None or kind != 8:
            return 0
        size = length._obj
        if buffer is not None:
            assert size.value >= len(self._list)
            # A buffer of exactly this length has no room for the zero that ctypes would add.
            for place, sign in enumerate(self._list):
                buffer[place] = sign
        size.value = len(self._list)
        return 1


class CoreFoundation:
    """The framework of a macOS whose user prefers these languages; counts what is not released."""

    def __init__(self, preferred: Sequence[str] | None) -> None:
        self.kept = 0

        def copy() -> int | None:
            self.kept += preferred is not None
            return None if preferred is None else 7000

        def read(string: int, buffer: Any, size: int, encoding: int) -> bool:
            assert preferred is not None
            text = preferred[string - 1].encode()
            if encoding != 0x08000100 or len(text) >= size:
                return False
            buffer.value = text
            return True

        def release(array: int) -> None:
            self.kept -= 1

        self.CFLocaleCopyPreferredLanguages = Function(copy)
        self.CFArrayGetCount = Function(lambda array: len(preferred or ()))
        self.CFArrayGetValueAtIndex = Function(lambda array, number: number + 1)
        self.CFStringGetCString = Function(read)
        self.CFRelease = Function(release)


def on_windows(monkeypatch: pytest.MonkeyPatch, kernel: Kernel) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)


def on_macos(monkeypatch: pytest.MonkeyPatch, core: CoreFoundation) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", lambda path: core)


@pytest.mark.parametrize(
    ("preferred", "taken"),
    [(["fr-CH", "de-CH"], "fr"), (["nl-NL", "de-DE", "en-US"], "de"), (["ja-JP"], "en")],
)
def test_windows_is_asked(monkeypatch: pytest.MonkeyPatch, preferred: list[str], taken: str) -> None:
    on_windows(monkeypatch, Kernel(preferred))
    assert languages_of_the_desktop() == preferred
    assert system_language(KNOWN, environ={}) == taken


def test_an_older_windows_tells_the_language_of_its_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    on_windows(monkeypatch, Kernel(None, interface=0x040C))
    assert system_language(KNOWN, environ={}) == "fr"
    on_windows(monkeypatch, Kernel(None, interface=0xFFFF))
    assert system_language(KNOWN, environ={}) == "en"


@pytest.mark.parametrize(("preferred", "taken"), [(["fr-FR"], "fr"), (["ja", "de-AT"], "de"), ([], "en")])
def test_macos_is_asked(monkeypatch: pytest.MonkeyPatch, preferred: list[str], taken: str) -> None:
    core = CoreFoundation(preferred)
    on_macos(monkeypatch, core)
    assert system_language(KNOWN, environ={}) == taken
    assert core.kept == 0


def test_macos_without_an_answer_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    on_macos(monkeypatch, CoreFoundation(None))
    assert languages_of_the_desktop() == []
    on_macos(monkeypatch, CoreFoundation(["x" * 90, "de"]))
    assert system_language(KNOWN, environ={}) == "de"


def test_a_system_that_cannot_be_asked_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(path: str) -> None:
        raise OSError(path)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert languages_of_the_desktop() == []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=object()), raising=False)
    assert languages_of_the_desktop() == []


def test_what_the_environment_says_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    on_macos(monkeypatch, CoreFoundation(["fr-FR"]))
    assert system_language(KNOWN, environ={"LANG": "de_DE.UTF-8"}) == "de"
    assert system_language(KNOWN, environ={"LANG": "C.UTF-8"}) == "fr"


def test_linux_has_only_its_environment() -> None:
    if sys.platform == "linux":
        assert languages_of_the_desktop() == []
