"""Files are replaced whole or not at all, and read only up to a size."""

from __future__ import annotations

import errno
import os
import stat
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypt_game.desktop import files
from crypt_game.desktop.files import (
    SaveTrouble,
    Trouble,
    keep_aside,
    write_atomically,
)
from crypt_game.desktop.plain_files import FileTooLarge, read_limited


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    with pytest.raises(FileTooLarge):
        read_limited(path, 1000)


def test_an_endless_device_is_not_read() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this system has no /dev/zero")
    with pytest.raises(OSError, match="plain"):
        read_limited(Path("/dev/zero"), 1000)


def test_writing_makes_the_folder_and_keeps_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "file"
    write_atomically(path, b"one", keep_backup=True)
    write_atomically(path, b"two", keep_backup=True)
    assert path.read_bytes() == b"two"
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == {
        "file": b"two",
        "file.bak": b"one",
    }


def test_a_failed_write_leaves_the_old_content_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveTrouble) as caught:
        write_atomically(path, b"new")
    assert caught.value.trouble is Trouble.DISK_FULL
    assert caught.value.key == "trouble-disk-full"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert path.read_bytes() == b"old"


@pytest.mark.skipif(os.name == "nt", reason="no folder can be flushed there")
def test_content_and_then_name_are_flushed_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the second a power cut could take the new name away again."""
    flushed: list[tuple[bool, bool]] = []
    path = tmp_path / "file"
    of_the_system = os.fsync

    def noted(descriptor: int) -> None:
        flushed.append((stat.S_ISDIR(os.fstat(descriptor).st_mode), path.exists()))
        of_the_system(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    write_atomically(path, b"new")
    assert flushed == [(False, False), (True, True)]


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (OSError(errno.ENOSPC, ""), Trouble.DISK_FULL),
        (OSError(errno.EDQUOT, ""), Trouble.DISK_FULL),
        (OSError(errno.EROFS, ""), Trouble.NOT_ALLOWED),
        (PermissionError(errno.EACCES, ""), Trouble.NOT_ALLOWED),
        (OSError(errno.EIO, ""), Trouble.DISK_FAILED),
    ],
)
def test_each_error_has_its_trouble(error: OSError, trouble: Trouble) -> None:
    assert SaveTrouble.of(error, Path("x")).trouble is trouble


def test_broken_files_are_kept_one_beside_the_other(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for number in (1, 2):
        path.write_text(f"broken {number}")
        assert keep_aside(path) == tmp_path / f"file.broken-{number}"
    assert not path.exists()
    assert (tmp_path / "file.broken-1").read_text() == "broken 1"


LONGEST = ["a" * 249 + ".crypt", "é" * 124 + "a.crypt", "😀" * 62 + "a.crypt"]


@pytest.mark.parametrize("name", LONGEST, ids=["ascii", "two bytes a letter", "four bytes a letter"])
def test_a_file_whose_name_is_as_long_as_can_be_is_written_and_kept_aside(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert len(os.fsencode(name)) == 255
    write_atomically(path, b"one")
    write_atomically(path, b"two", keep_backup=True)
    aside = keep_aside(path, copy=True)
    write_atomically(path, b"three")
    assert aside is not None
    assert (path.read_bytes(), aside.read_bytes()) == (b"three", b"two")
    assert {each.read_bytes() for each in tmp_path.glob("*.bak")} == {b"one"}
    assert len(list(tmp_path.iterdir())) == 3


def test_a_copy_can_be_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("damaged")
    kept = keep_aside(path, copy=True)
    assert kept is not None
    assert path.read_text() == kept.read_text() == "damaged"
    assert keep_aside(path, copy=True) == kept, "the same copy is not kept twice"
    path.write_text("damaged otherwise")
    assert keep_aside(path, copy=True) == tmp_path / "file.broken-2"


@pytest.mark.parametrize("held", [1, 4])
def test_where_another_program_holds_a_file_for_a_moment_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    refused = Counter[str]()

    def refuse(name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def patched(path: Path, *rest: Any, **named: Any) -> Any:
            refused[name] += 1
            if refused[name] <= held:
                raise PermissionError(errno.EACCES, "used by another process")
            return act(path, *rest, **named)

        return patched

    monkeypatch.setattr(files, "_WAITS", (0.0,) * 4)
    monkeypatch.setattr(Path, "replace", refuse("replace", Path.replace))
    monkeypatch.setattr(Path, "unlink", refuse("unlink", Path.unlink))
    source, target = tmp_path / "one", tmp_path / "two"
    source.write_bytes(b"game")
    assert files.move_file(source, target) == target
    assert target.read_bytes() == b"game"
    files.delete_file(target)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_stays_held_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: Any, **__: Any) -> None:
        raise PermissionError(errno.EACCES, "used by another process")

    monkeypatch.setattr(files, "_WAITS", (0.0,))
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(SaveTrouble) as told:
        write_atomically(tmp_path / "a", b"game")
    assert told.value.trouble is Trouble.NOT_ALLOWED
