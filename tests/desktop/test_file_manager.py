"""A folder is shown by the system's own program, which gets the system's own libraries."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from crypt_game.desktop.file_manager import show_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="each system has its own file manager")


def test_the_opener_gets_the_folder_and_none_of_our_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tmp_path / "said"
    opener = tmp_path / "xdg-open"
    opener.write_text(
        f'#!/bin/sh\nprintf "%s|$LD_LIBRARY_PATH" "$1" > "{said}.part"\nmv "{said}.part" "{said}"\n'
    )
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    assert show_folder(tmp_path / "Ordner mit Leerzeichen")
    until = time.monotonic() + 20
    while not said.exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert said.read_text() == f"{tmp_path}/Ordner mit Leerzeichen|/theirs"


def test_a_system_without_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    assert not show_folder(Path("/"))
