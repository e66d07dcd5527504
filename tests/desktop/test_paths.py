"""Folders follow the override, then the variable, then the system; what cannot be written to is replaced."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs
import pytest

from crypt_game.desktop import paths
from crypt_game.desktop.paths import Folders, find_folders


def all_of(folders: Folders) -> list[Path]:
    return [folders.saves, folders.config, folders.logs, folders.cache]


def test_the_override_holds_everything(tmp_path: Path) -> None:
    root = tmp_path / "Spiele für Zoé"
    folders = find_folders(root)
    assert all(folder.is_dir() and folder.is_relative_to(root) for folder in all_of(folders))
    assert folders.refused == ()
    assert not folders.temporary
    assert folders.settings_file == root / "settings.json"


def test_the_variable_is_used_without_an_override(home: Path, tmp_path: Path) -> None:
    assert find_folders().saves == home / "saves"
    assert find_folders(tmp_path).saves == tmp_path / "saves"


def test_a_relative_override_is_meant_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_folders(Path("here")).saves == tmp_path / "here" / "saves"


def test_the_system_folders_are_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(platformdirs, "PlatformDirs", lambda *_, **__: FakeDirs(tmp_path))
    folders = find_folders()
    assert all_of(folders) == [
        tmp_path / "data" / "saves",
        tmp_path / "config",
        tmp_path / "log",
        tmp_path / "cache",
    ]


def test_games_are_handed_out_where_papers_and_downloads_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    papers, downloads = tmp_path / "Papers", tmp_path / "Downloads"
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: papers)
    monkeypatch.setattr(platformdirs, "user_downloads_path", lambda: downloads)

    def exports() -> list[Path]:
        return list(Folders(tmp_path, tmp_path, tmp_path, tmp_path).exports)

    assert exports() == [papers]
    downloads.mkdir()
    assert exports() == [downloads]
    papers.mkdir()
    assert exports() == [papers, downloads]


def test_whoever_wants_everything_in_one_folder_gets_nothing_elsewhere(tmp_path: Path) -> None:
    assert find_folders(tmp_path).exports == ()


class FakeDirs:
    def __init__(self, root: Path) -> None:
        self.user_data_path = root / "data"
        self.user_config_path = root / "config"
        self.user_log_path = root / "log"
        self.user_cache_path = root / "cache"


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_where_nothing_can_be_written_a_temporary_folder_stands_in(tmp_path: Path, temporary: Path) -> None:
    blocked = tmp_path / "a file, no folder"
    blocked.write_text("")
    folders = find_folders(blocked)
    assert folders.temporary
    assert set(folders.refused) == {blocked, blocked / "saves", blocked / "logs", blocked / "cache"}
    assert all(folder.is_dir() and folder.is_relative_to(temporary) for folder in all_of(folders))
    assert find_folders(blocked) == folders, "the next start finds the same saves"


def test_a_home_that_is_not_known_is_not_made_in_the_current_folder(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "PlatformDirs", lambda *_, **__: FakeDirs(Path("~")))
    assert find_folders().temporary
    assert not (tmp_path / "~").exists()


def test_a_link_laid_in_the_temporary_folder_is_not_followed(tmp_path: Path, temporary: Path) -> None:
    if not hasattr(os, "getuid"):
        pytest.skip("links need rights on this system")
    trap = tmp_path / "trap"
    trap.mkdir()
    (temporary / f"crypt-game-{os.getuid()}").symlink_to(trap)
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    folders = find_folders(blocked)
    assert all(folder.is_dir() for folder in all_of(folders))
    assert list(trap.iterdir()) == []


def test_a_folder_of_another_user_in_the_temporary_folder_is_not_used(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(os, "getuid"):
        pytest.skip("folders have no owner on this system")
    somebody = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody)
    laid_out = temporary / f"crypt-game-{somebody}"
    laid_out.mkdir()  # by us, who are not that user
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    folders = find_folders(blocked)
    assert all(folder.is_dir() for folder in all_of(folders))
    assert list(laid_out.iterdir()) == []
