"""Files are replaced whole or not at all, and only strict JSON of a bounded size is read."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.desktop.files import (
    SaveTrouble,
    Trouble,
    encode_object,
    keep_aside,
    parse_object,
    write_atomically,
)
from crypt_game.desktop.plain_files import FileTooLarge, read_limited

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63) + 1, 2**63 - 1) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), JSON, max_size=4).filter(lambda value: "Infinity" not in repr(value)))
def test_objects_come_back_as_they_were(value: dict[str, object]) -> None:
    try:
        line = encode_object(value)
    except ValueError:
        assert "inf" in repr(value)
        return
    assert line.count(b"\n") == 1
    assert parse_object(line) == value


def test_a_lone_surrogate_survives() -> None:
    assert parse_object(encode_object({"name": "\udc80x"})) == {"name": "\udc80x"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"{",
        b'{"a":1,"a":2}',
        b'{"a":NaN}',
        b'{"a":-Infinity}',
        b'{"a":1e999}',
        b'{"a":9223372036854775808}',
        b'{"a":' + b"9" * 5000 + b"}",
        b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"a":"\n"}',
    ],
)
def test_what_is_no_strict_object_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):
        parse_object(data)


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


def test_a_copy_can_be_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("damaged")
    kept = keep_aside(path, copy=True)
    assert kept is not None
    assert path.read_text() == kept.read_text() == "damaged"
    assert keep_aside(path, copy=True) == kept, "the same copy is not kept twice"
    path.write_text("damaged otherwise")
    assert keep_aside(path, copy=True) == tmp_path / "file.broken-2"
