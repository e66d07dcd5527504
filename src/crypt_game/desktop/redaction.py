"""What no report and no log may tell: who plays here, on what machine, and what they typed or pasted.

The message of an error quotes whatever was at hand, so that only its own words are kept. Must not import
pygame.
"""

from __future__ import annotations

import contextlib
import platform
import re
import traceback
from collections import deque
from collections.abc import Iterable
from pathlib import Path

__all__ = ["error_text", "keep_out_of_reports", "trace_without_data", "without_personal"]

_GONE = "…"
_SHORTEST_NAME = 3
_LONGEST_MESSAGE = 300
_TEXTS_KNOWN = 50
_LONGEST_TEXT = 40_000
"""Letters; no path is longer, and no report has room for such a text."""
# Compiled where an error is told: 0.8 ms of each start.
_QUOTED = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
_PATH_ON = r"\S*[/\\].*"
# What these quote are names in our own code.
_ABOUT_CODE = (AttributeError, ImportError, NameError, TypeError)
_CODE_KINDS = tuple(kind.__name__ for kind in (*_ABOUT_CODE, ModuleNotFoundError, UnboundLocalError))

_private: deque[str] = deque(maxlen=_TEXTS_KNOWN)


def keep_out_of_reports(text: str) -> None:
    """Let no report tell this text, which a player typed, pasted or named; the last few such are known."""
    text = text.strip()
    if _SHORTEST_NAME <= len(text) <= _LONGEST_TEXT and text not in _private:
        _private.append(text)


def error_text(error: BaseException) -> str:
    """An error with what led to it, as Python writes it, but without the data that its messages quote."""
    return "\n".join(_error_lines(error, set()))


def trace_without_data(trace: str) -> str:
    """The same for an error of another process, which is already written out."""
    return "\n".join(_line_without_data(line) for line in trace.splitlines())


def without_personal(text: str, names: Iterable[str] = ()) -> str:
    """The text without the home folder, the login, the computer's name, these names, and what was typed or
    pasted."""
    for private in sorted(_private, key=len, reverse=True):
        for form in (private, repr(private)[1:-1]):
            text = text.replace(form, _GONE)
    # The home folder before the login name, which is usually part of it.
    with contextlib.suppress(RuntimeError):
        home = str(Path.home())
        if len(home) > _SHORTEST_NAME:
            text = text.replace(home, "~")
    for name in (*names, _login(), platform.node()):
        text = _without_word(text, name)
    return text


def _without_word(text: str, name: str) -> str:
    """The names of players may be short, and stand there with all that follows; part of a word is no name."""
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _GONE, text) if name else text


def _login() -> str:
    with contextlib.suppress(OSError, KeyError, ImportError):
        import getpass  # only where something is told

        name = getpass.getuser()
        return name if len(name) >= _SHORTEST_NAME else ""
    return ""


def _error_lines(error: BaseException, seen: set[int]) -> list[str]:
    seen.add(id(error))
    lines: list[str] = []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        led = "This led directly to:" if error.__cause__ is not None else "While that was handled:"
        lines += [*_error_lines(before, seen), "", led, ""]
    lines.append("Traceback (most recent call last):")
    lines += "".join(traceback.format_tb(error.__traceback__)).splitlines()
    lines.append(_said(error))
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            lines += [f"  | {line}" for line in _error_lines(part, seen)]
    return lines


def _said(error: BaseException) -> str:
    """The kind of an error and its message."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    try:
        message = f"[Errno {error.errno}] {error.strerror}" if isinstance(error, OSError) else str(error)
    except Exception:  # a message that cannot be made is no message
        message = ""
    message = _message_without_data(message, about_code=isinstance(error, _ABOUT_CODE))
    return f"{name}: {message}" if message else name


def _line_without_data(line: str) -> str:
    """A line of a written traceback: those that are set in show our own code, all others tell."""
    if line.startswith("  ") or not line:
        return line
    kind, colon, message = line.partition(": ")
    about_code = kind.rpartition(".")[2] in _CODE_KINDS
    return kind + colon + _message_without_data(message, about_code=about_code)


def _message_without_data(message: str, *, about_code: bool) -> str:
    def masked(found: re.Match[str]) -> str:
        quoted = found[0]
        return quoted if about_code and quoted[1:-1].isidentifier() else f"{quoted[0]}{_GONE}{quoted[0]}"

    message = re.sub(_QUOTED, masked, message.partition("\n")[0], flags=re.DOTALL)
    return re.sub(_PATH_ON, _GONE, message, flags=re.DOTALL)[:_LONGEST_MESSAGE]
