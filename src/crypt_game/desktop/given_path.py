"""The one gate for every path from outside: typed, pasted, dropped, from the command line or a later start.

What passes is a plain file that can be read at this moment, or a folder to be looked through; all else is
refused with a reason, and nothing is raised.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import string
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PureWindowsPath
from urllib.parse import unquote

from crypt_game.desktop.plain_files import open_plain
from crypt_game.desktop.redaction import keep_out_of_reports

__all__ = [
    "FolderContent",
    "PathProblem",
    "RefusedPath",
    "folder_content",
    "printable",
    "readable_file",
    "shown_name",
    "shown_path",
    "typed_path",
]

_LONGEST_PATH = 32_767  # of Windows, which allows the longest
_LONGEST_SHOWN, _LONGEST_PLACE = 60, 160
_DRIVES = tuple(f"{letter}:\\" for letter in string.ascii_uppercase)
_OTHER_ADDRESS = re.compile(r"(?!file:)[a-z][a-z0-9+.-]+://", re.IGNORECASE)


class PathProblem(StrEnum):
    """Why a path is refused; the value is the key of a sentence about `$file`."""

    NOTHING = "path-nothing"
    NO_PATH = "path-no-path"
    TOO_LONG = "path-too-long"
    ELSEWHERE = "path-elsewhere"
    MISSING = "path-missing"
    FOLDER = "path-folder"
    NO_FOLDER = "path-no-folder"
    NOT_PLAIN = "path-not-plain"
    NOT_ALLOWED = "path-not-allowed"
    LOOP = "path-loop"
    UNREADABLE = "path-unreadable"


_BY_ERROR = {
    errno.ENOENT: PathProblem.MISSING,
    errno.ENOTDIR: PathProblem.MISSING,
    errno.ENAMETOOLONG: PathProblem.TOO_LONG,
    errno.ELOOP: PathProblem.LOOP,
    errno.EACCES: PathProblem.NOT_ALLOWED,
    errno.EPERM: PathProblem.NOT_ALLOWED,
    errno.EINVAL: PathProblem.NO_PATH,
}


@dataclass(frozen=True, slots=True)
class RefusedPath:
    """A path that does not pass, and the short printable name under which the player is told so."""

    problem: PathProblem
    name: str

    @property
    def key(self) -> str:
        """The key of the sentence that tells the player."""
        return self.problem.value


def readable_file(given: str | Path, *, asked_for: bool = True) -> Path | RefusedPath:
    """The file that a text names, as it stands or as people write it; never raises.

    As it stands comes first: a name may begin with `~` or bear quotes. Else it may be in quotes, an address
    (`file:///…`), or begin at the home folder. A text that nobody asked to open is not looked for on other
    computers, for Windows tells them who is there.
    """
    return _found(str(given), lambda text: _look(text, _file_problem, asked_for=asked_for))


@dataclass(frozen=True, slots=True)
class FolderContent:
    """What a player may choose from in a folder: folders and files, each in the order of their names.

    `folder` is None where all drives of Windows are.
    """

    folder: Path | None
    folders: tuple[Path, ...]
    files: tuple[Path, ...] = ()

    @property
    def top(self) -> bool:
        """Whether there is nothing around this folder."""
        return self.folder is None or (self.above is None and os.name != "nt")

    @property
    def above(self) -> Path | None:
        """The folder around this one; above a drive of Windows, and above all drives, None."""
        folder = self.folder
        return None if folder is None or folder.parent == folder else folder.parent


def folder_content(given: str | Path | None, suffix: str) -> FolderContent | RefusedPath:
    """The folder that a text names, with its files of this suffix; never raises. Hidden names are left out.

    None is where all drives are. It may take long: the folder can be large, or its disk asleep.
    """
    if given is None:
        return FolderContent(None, tuple(Path(drive) for drive in _DRIVES if Path(drive).exists()))
    folder = _found(str(given), lambda text: _look(text, _folder_problem, asked_for=True))
    if isinstance(folder, RefusedPath):
        return folder
    folder = Path(os.path.abspath(folder))  # noqa: PTH100 - `..` goes up by name
    folders, files = [], []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                if _is_folder(entry):
                    folders.append(folder / entry.name)
                elif entry.name.lower().endswith(suffix):
                    files.append(folder / entry.name)
    except OSError as error:
        return RefusedPath(_BY_ERROR.get(error.errno or 0, PathProblem.UNREADABLE), shown_name(str(folder)))
    return FolderContent(folder, _by_name(folders), _by_name(files))


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """Whether it is a folder or leads to one; of one that leads nowhere its neighbours know nothing."""
    with contextlib.suppress(OSError):
        return entry.is_dir()
    return False


def _by_name(paths: list[Path]) -> tuple[Path, ...]:
    return tuple(sorted(paths, key=lambda path: (path.name.casefold(), path.name)))


def _found(text: str, look: Callable[[str], Path | PathProblem]) -> Path | RefusedPath:
    """What `look` finds under a text as it stands, or else as people write it."""
    keep_out_of_reports(text)
    found = look(text)
    if isinstance(found, PathProblem):
        meant = _as_people_write_it(text)
        if isinstance(meant, PathProblem):
            found = meant
        elif meant != text:
            found = look(meant)
    return RefusedPath(found, shown_name(text)) if isinstance(found, PathProblem) else found


def _look(
    text: str, problem_of: Callable[[Path, int], PathProblem | None], *, asked_for: bool
) -> Path | PathProblem:
    """The path of this name, in full, where `problem_of` its path and kind is None."""
    if not text:
        return PathProblem.NOTHING
    if len(text) > _LONGEST_PATH:
        return PathProblem.TOO_LONG
    if os.name == "nt" and (problem := _windows_problem(text, asked_for=asked_for)) is not None:
        return problem
    try:
        path = Path(text).expanduser() if text.startswith(("~/", "~\\")) else Path(text)
        return problem_of(path, path.stat().st_mode) or path.absolute()
    except OSError as error:
        return _BY_ERROR.get(error.errno or 0, PathProblem.UNREADABLE)
    except ValueError:  # a null character, or half a letter
        return PathProblem.NO_PATH
    except RuntimeError:  # nobody knows where the home folder is
        return PathProblem.MISSING


def _file_problem(path: Path, kind: int) -> PathProblem | None:
    if not stat.S_ISREG(kind):
        return PathProblem.FOLDER if stat.S_ISDIR(kind) else PathProblem.NOT_PLAIN
    open_plain(path).close()
    return None


def _folder_problem(_path: Path, kind: int) -> PathProblem | None:
    return None if stat.S_ISDIR(kind) else PathProblem.NO_FOLDER


def _windows_problem(text: str, *, asked_for: bool) -> PathProblem | None:
    """What must not even be looked at on Windows, where `con.txt` is the console and a name can be a call."""
    plain = text.replace("/", "\\")
    if plain.startswith(("\\\\.\\", "\\\\?\\")) or PureWindowsPath(text).is_reserved():
        return PathProblem.NOT_PLAIN
    return PathProblem.ELSEWHERE if plain.startswith("\\\\") and not asked_for else None


def _as_people_write_it(text: str) -> str | PathProblem:
    """The path that is meant: without quotes and blanks round it, or out of an address."""
    clean = text.strip().strip("\"'").strip()
    if not clean:
        return PathProblem.NOTHING
    if _OTHER_ADDRESS.match(clean):
        return PathProblem.ELSEWHERE
    if not clean.lower().startswith("file:"):
        return clean
    path = clean[len("file:") :]
    if path.startswith("//"):
        host, slash, path = path[2:].partition("/")
        if host.lower() not in ("", "localhost"):
            return PathProblem.ELSEWHERE
        path = slash + path
    return _unquoted(path) or PathProblem.NO_PATH


def _unquoted(path: str) -> str:
    """The path of an address; empty where it has none."""
    if os.name == "nt":
        from nturl2path import url2pathname  # urllib.request has it too, with 23 ms of network

        try:
            return url2pathname(path)
        except (OSError, ValueError):
            return ""
    return unquote(path, errors="surrogateescape")


def typed_path(path: Path) -> str:
    """A full path as a line of text under which it is found again; an address where its letters are none that
    a line can show."""
    text = str(path)
    return text if text.isprintable() else path.as_uri()


def shown_path(path: Path) -> str:
    """A path, or its end if it is long, without letters that cannot be shown or would turn the line."""
    clean = printable(str(path))
    return clean if len(clean) <= _LONGEST_PLACE else "…" + clean[1 - _LONGEST_PLACE :]


def shown_name(text: str) -> str:
    """The last part of a path, short, and without letters that cannot be shown or would turn the line."""
    last = re.split(r"[/\\]", text.strip().strip("\"'").rstrip("/\\ "))[-1] or text
    clean = printable(last)
    return clean if len(clean) <= _LONGEST_SHOWN else clean[: _LONGEST_SHOWN - 1] + "…"


def printable(text: str) -> str:
    """A text with a sign in the place of each letter that cannot be shown or would turn the line."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
