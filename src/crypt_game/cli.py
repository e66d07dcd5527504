"""The command line: what may be asked for, in the player's language. Wires nothing and opens nothing.

`referee`, `heir` and `arena` are recognised before anything heavy is imported, so that a program talking to
them never waits for words or windows.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from argparse import ArgumentParser

__all__ = ["HEADLESS", "Options", "UsageFault", "parse"]

HEADLESS = ("referee", "heir", "arena", "verify")
"""Commands that need no window."""


class UsageFault(Exception):
    """The command line cannot be understood; `key` and `facts` make the sentence (`cli-…` in locale)."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Options(NamedTuple):
    """What was asked for.

    `command` is "play" or one of `HEADLESS`; `rest` are that command's own arguments.
    """

    command: str = "play"
    rest: tuple[str, ...] = ()
    help: bool = False
    version: bool = False
    language: str | None = None
    data_dir: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    record: str | None = None
    """A file to open, as it was written: it may be an address, and is no path until it has been looked at."""

    @property
    def words(self) -> list[str]:
        """The command line that asks for the same window again, without the record.

        Whether it fills the screen is left to the settings, which have remembered it.
        """
        named = {"--language": self.language, "--data-dir": self.data_dir}
        words = [word for name, value in named.items() if value is not None for word in (name, str(value))]
        if self.size is not None:
            words += ["--size", f"{self.size[0]}x{self.size[1]}"]
        return words


def _empty_parser() -> ArgumentParser:
    """Raises UsageFault where Python's own would end the program."""
    import argparse  # most starts have no command line to read, and do not wait 6 ms for it

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            if "expected one argument" in message:
                option = re.search(r"argument ([^:]+):", message)
                raise UsageFault("cli-missing-value", option=option.group(1) if option else "")
            raise UsageFault("cli-usage")

    return Parser(prog="crypt-game", add_help=False, allow_abbrev=False)


def parse(arguments: list[str]) -> Options:
    """The options that `arguments` (without the program's name) ask for. Raises UsageFault."""
    if arguments and arguments[0] in HEADLESS:
        return Options(command=arguments[0], rest=tuple(arguments[1:]))
    if not arguments:
        return Options()
    parser = _empty_parser()
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--version", action="store_true")
    parser.add_argument("--language")
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--size")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--windowed", action="store_true")
    parser.add_argument("record", nargs="?")
    known, unknown = parser.parse_known_args(arguments)
    if unknown:
        raise UsageFault("cli-unknown-option", option=unknown[0])
    return Options(
        help=known.help,
        version=known.version,
        language=known.language,
        data_dir=known.data_dir,
        size=_size(known.size),
        fullscreen=True if known.fullscreen else False if known.windowed else None,
        record=known.record,
    )


def _size(text: str | None) -> tuple[int, int] | None:
    """`1280x720` → (1280, 720). Raises UsageFault on anything else or a size no window can have."""
    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text)
    if match is None:
        raise UsageFault("cli-bad-size", size=text)
    width, height = int(match[1]), int(match[2])
    if not (320 <= width <= 16384 and 240 <= height <= 16384):
        raise UsageFault("cli-bad-size", size=text)
    return width, height
