"""At the start what a killed program left half written goes, and nothing else; what is ours is ours alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crypt_game.desktop import files, housekeeping
from crypt_game.desktop.files import write_atomically
from crypt_game.desktop.housekeeping import put_in_order
from crypt_game.desktop.paths import Folders, find_folders
from crypt_game.desktop.plain_files import hold

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the rights and locks of Unix")


@pytest.fixture
def folders(home: Path) -> Folders:
    return find_folders()


@pytest.fixture
def dead() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def half_written(folder: Path, name: str, writer: int, age: float = 0.0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.{writer}.tmp"
    path.write_bytes(b"{")
    then = time.time() - age
    os.utime(path, (then, then))
    return path


def test_what_a_dead_process_left_goes_wherever_it_wrote(
    folders: Folders, dead: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    papers = tmp_path / "papers"
    monkeypatch.setattr(Folders, "exports", (papers,))
    saves = folders.saves
    places = [
        saves,
        saves / "finished",
        saves / "bin",
        saves / "bin" / "finished",
        saves / "exported",
        papers,
    ]
    left = [half_written(place, "a.crypt", dead) for place in places]
    left += [half_written(folders.config, name, dead) for name in ("settings.json", "settings.json.bak")]
    left.append(half_written(saves, "a.crypt.broken-2", dead))
    left.append(half_written(folders.cache, "unfinished.json", dead))
    for ending in ("png", "part.png"):  # a picture that 1.0.0 kept
        left.append(folders.cache / f"{'0a' * 16}.{ending}")
        left[-1].write_bytes(b"")
    put_in_order(folders)
    assert [path for path in left if path.exists()] == []


def test_what_was_left_of_a_file_with_a_long_name_goes_too(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "move_file", lambda *_: None)
    write_atomically(folders.saves / ("a" * 249 + ".crypt"), b"half")
    [left] = folders.saves.iterdir()
    os.utime(left, (0, 0))
    put_in_order(folders)
    assert not left.exists()


def test_what_a_living_process_writes_stays(folders: Folders) -> None:
    other = half_written(folders.saves, "a.crypt", os.getppid())
    old = half_written(folders.saves, "b.crypt", os.getppid(), age=3600)
    with old.open("r+b") as file:
        assert hold(file.fileno())
        put_in_order(folders)
        assert old.exists(), "somebody holds it"
    assert other.exists(), "it may just be being written"
    put_in_order(folders)
    assert not old.exists(), "the number is another process's by now"


def test_a_writer_on_another_machine_is_known_by_its_lock(folders: Folders, dead: int) -> None:
    path = half_written(folders.saves, "a.crypt", dead)
    with path.open("r+b") as file:
        assert hold(file.fileno())
        put_in_order(folders)
        assert path.exists()


def test_without_locks_only_what_is_old_goes(
    folders: Folders, dead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> bool:
        raise OSError

    monkeypatch.setattr(housekeeping, "hold", refuse)
    young, old = (half_written(folders.saves, f"{age}.crypt", dead, age) for age in (0, 3600))
    put_in_order(folders)
    assert (young.exists(), old.exists()) == (True, False)


@pytest.mark.parametrize(
    "name", ["a.crypt.tmp", "a.crypt.x.tmp", "letter.doc.99999.tmp", "a.crypt.1.tmp.old"]
)
def test_names_that_we_do_not_give_are_left_alone(folders: Folders, name: str) -> None:
    path = folders.saves / name
    path.write_bytes(b"")
    os.utime(path, (1, 1))
    put_in_order(folders)
    assert path.exists()


def test_links_pipes_and_other_peoples_files_are_left_alone(
    folders: Folders, dead: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "theirs"
    target.write_text("x")
    target.chmod(0o644)
    link = folders.saves / f"a.crypt.{dead}.tmp"
    link.symlink_to(target)
    (folders.saves / "b.crypt").symlink_to(target)
    pipe = folders.saves / f"c.crypt.{dead}.tmp"
    os.mkfifo(pipe)
    put_in_order(folders)
    assert link.is_symlink()
    assert pipe.exists()
    assert target.stat().st_mode & 0o777 == 0o644
    theirs = half_written(folders.saves, "d.crypt", dead)
    monkeypatch.setattr(os, "getuid", lambda: 4_000_000)
    put_in_order(folders)
    assert theirs.exists()


@pytest.fixture
def loose() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("loose")
def test_what_older_versions_left_open_is_closed_to_others(tmp_path: Path) -> None:
    folders = find_folders(tmp_path / "new")
    made = [
        folders.saves / "a.crypt",
        folders.saves / "bin" / "finished" / "b.crypt",
        folders.config / "settings.json.bak",
        folders.config / "instance.lock",
        folders.logs / "game.log.1",
        folders.logs / "crash-x.txt",
    ]
    for path in made:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    for path in [*made, *(path.parent for path in made)]:
        path.chmod(0o777)
    put_in_order(folders)
    everything = [*made, *(path.parent for path in made)]
    assert [path for path in everything if path.stat().st_mode & 0o077] == []


@pytest.mark.usefixtures("loose")
def test_a_folder_that_others_use_too_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").touch()
    folders = find_folders(tmp_path)
    put_in_order(folders)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "letter.txt").stat().st_mode & 0o777 == 0o666
    assert folders.saves.stat().st_mode & 0o777 == 0o700


def test_probes_of_older_versions_go_when_they_are_old(folders: Folders) -> None:
    old, young = folders.saves / ".probe-abc", folders.config / ".probe-def"
    for path in (old, young):
        path.touch()
    os.utime(old, (1, 1))
    put_in_order(folders)
    assert (old.exists(), young.exists()) == (False, True)
