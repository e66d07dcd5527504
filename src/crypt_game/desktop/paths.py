"""Where the game keeps what belongs to the player: saves, settings, logs and a cache that may be thrown away.

Standard library, platformdirs and `plain_files` only.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from crypt_game.desktop.plain_files import make_folder, make_private

__all__ = ["HOME_VARIABLE", "Folders", "find_folders", "languages_folder"]

log = logging.getLogger(__name__)

HOME_VARIABLE = "CRYPT_GAME_HOME"
_APPLICATION = "CryptGame"
_PROBE = ".probe-"


class Folders(NamedTuple):
    """Four folders that exist and can be written to, as far as this machine allows any."""

    saves: Path
    config: Path
    logs: Path
    cache: Path
    refused: tuple[Path, ...] = ()
    """The places that were wanted and cannot be written to; the folders stand in for them."""
    together: bool = False
    """Whether the player wants all of them in one folder, and nothing of the game anywhere else."""

    @property
    def settings_file(self) -> Path:
        """Where the settings are kept."""
        return self.config / "settings.json"

    @property
    def exports(self) -> tuple[Path, ...]:
        """Where a game may be put for the player to find it, the likeliest first; none where all lies
        together."""
        if self.together:
            return ()
        platformdirs = _platformdirs()
        known = (platformdirs.user_documents_path(), platformdirs.user_downloads_path())
        return tuple(folder for folder in known if _is_folder(folder)) or known[:1]

    @property
    def temporary(self) -> bool:
        """Whether saves will not outlive a restart of the computer; the player should be told."""
        return bool(self.refused) and _stand_in_root() in self.saves.parents


def find_folders(override: Path | None = None) -> Folders:
    """The player's folders, made where they are missing.

    All lie under `override` or else under $CRYPT_GAME_HOME where given, else where the system wants them.
    What cannot be written to is replaced by a folder under the system's temporary one and named in `refused`.
    """
    variable = os.environ.get(HOME_VARIABLE)
    root = override or (Path(variable) if variable else None)
    refused: list[Path] = []

    def usable(wanted: Path, name: str) -> Path:
        if _can_write(wanted):
            return wanted
        log.warning("cannot write to %r", str(wanted))
        refused.append(wanted)
        return _stand_in(name)

    if root is not None:
        root = _absolute(root)
        places = (root / "saves", root, root / "logs", root / "cache")
    else:
        dirs = _platformdirs().PlatformDirs(_APPLICATION, appauthor=False)
        places = (
            dirs.user_data_path / "saves",
            dirs.user_config_path,
            dirs.user_log_path,
            dirs.user_cache_path,
        )
    saves, config, logs, cache = map(usable, places, ("saves", "config", "logs", "cache"))
    return Folders(saves, config, logs, cache, tuple(refused), together=root is not None)


def languages_folder(override: Path | None = None) -> Path:
    """Where the player may put languages of their own, a folder for each; it need not exist."""
    variable = os.environ.get(HOME_VARIABLE)
    root = override or (Path(variable) if variable else None)
    if root is None:
        root = _platformdirs().PlatformDirs(_APPLICATION, appauthor=False).user_data_path
    return _absolute(root) / "languages"


def _platformdirs() -> Any:
    """The library without `tempfile`, which it asks for a folder that nobody wants here: with `shutil` and
    `random` 3 ms of each start."""
    if "platformdirs" not in sys.modules and "tempfile" not in sys.modules:
        modules: dict[str, Any] = sys.modules
        modules["tempfile"] = SimpleNamespace(gettempdir=_temporary_folder)
        try:
            import platformdirs
        finally:
            del modules["tempfile"]
    else:
        import platformdirs
    return platformdirs


def _temporary_folder() -> str:
    import tempfile

    return tempfile.gettempdir()


def _absolute(folder: Path) -> Path:
    """Seen from the current folder, unless that is gone: then nothing can be written there either."""
    with contextlib.suppress(OSError):
        return folder.absolute()
    return folder


def _is_folder(place: Path) -> bool:
    with contextlib.suppress(OSError, ValueError):
        return place.is_dir()
    return False


def _can_write(folder: Path) -> bool:
    """Whether a file can really be made there: permission bits alone do not tell (read-only disks, ACLs)."""
    if not folder.is_absolute():
        # A user without a home: "~" was left as it is and would be made in the current folder.
        return False
    try:
        make_folder(folder)
        _make_file_in(folder)
    except (OSError, ValueError):  # a name that no system takes
        return False
    return True


def _make_file_in(folder: Path) -> None:
    """Without a name where the system allows it, so that a kill leaves nothing behind. Raises OSError."""
    unnamed = getattr(os, "O_TMPFILE", 0)
    if unnamed:
        with contextlib.suppress(OSError):
            os.close(os.open(folder, unnamed | os.O_RDWR))
            return
    probe = folder / f"{_PROBE}{os.getpid()}"
    os.close(make_private(probe))
    probe.unlink()


def _stand_in_root() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else "user"
    try:
        place = Path(_temporary_folder())
    except OSError:  # nothing can be written on the whole machine
        place = Path(os.devnull)
    return place / f"crypt-game-{user}"


def _stand_in(name: str) -> Path:
    """The same folder on every start until the machine restarts, so that Continue works until then."""
    root = _stand_in_root()
    with contextlib.suppress(OSError):
        make_folder(root)
        if _is_ours(root):
            folder = root / name
            make_folder(folder)
            return folder
    import tempfile

    try:
        return Path(tempfile.mkdtemp(prefix="crypt-game-"))
    except OSError:
        # Nothing at all can be written. The game plays in memory and says so at the first save.
        return root / name


def _is_ours(folder: Path) -> bool:
    """Others write to the temporary folder too: never follow a link or use a folder laid out for us."""
    found = folder.lstat()
    mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    return stat.S_ISDIR(found.st_mode) and mine
