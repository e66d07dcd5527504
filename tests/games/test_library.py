"""Games that are not being played: renamed, thrown away and taken back, handed out and taken in."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from crypt_game.desktop.files import SaveTrouble
from crypt_game.games.library import Library, rename
from crypt_game.games.loading import load
from crypt_game.games.record_file import RecordFile
from crypt_game.match.annotations import title_of
from crypt_game.rules import GameSetup, Recover
from crypt_game.rules.record import Acted, BadRecord, Record, header_from_line

RECORD = Record(GameSetup(), 1, (), {"people": ["Zoé"], "moons": 3})
OLD = 1_600_000_000


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "saves")


def a_game(library: Library, *, finished: bool = False) -> Path:
    record = RecordFile.create(library.games, RECORD)
    record.append(Acted(1, Recover()))
    if finished:
        record.finish()
    os.utime(record.path, (OLD, OLD))
    return record.path


@pytest.mark.parametrize("finished", [False, True])
def test_a_game_in_the_bin_comes_back_as_it_was(library: Library, finished: bool) -> None:
    path = a_game(library, finished=finished)
    content = path.read_bytes()
    binned = library.discard(path)
    assert library.games.entries() == []
    assert [(entry.path, entry.finished) for entry in library.bin.entries()] == [(binned, finished)]
    assert library.restore(binned) == path
    assert library.bin.entries() == []
    assert path.read_bytes() == content
    assert path.stat().st_mtime == OLD


def test_two_games_of_one_name_both_lie_in_the_bin_and_both_come_back(library: Library) -> None:
    path = a_game(library)
    first = library.discard(path)
    path.parent.joinpath(path.name).write_bytes(b"another\n")
    second = library.discard(path)
    assert first != second
    assert first.read_bytes() != second.read_bytes()
    assert library.restore(first) == path
    assert library.restore(second) != path
    assert len(library.games.entries()) == 2


def test_only_what_lies_in_the_bin_is_erased(library: Library) -> None:
    path = a_game(library)
    with pytest.raises(ValueError, match="bin"):
        library.erase(path)
    assert path.exists()
    binned = library.discard(path)
    library.erase(binned)
    assert library.bin.entries() == []


def test_a_game_that_is_gone_cannot_be_thrown_away(library: Library) -> None:
    path = a_game(library)
    path.unlink()
    with pytest.raises(SaveTrouble):
        library.discard(path)


def test_a_new_name_leaves_every_step_and_the_time(library: Library) -> None:
    path = a_game(library)
    with path.open("ab") as file:
        file.write(b'{"torn')
    os.utime(path, (OLD, OLD))
    steps = path.read_bytes().partition(b"\n")[2]
    rename(path, "Kleine Münze")
    extra = load(path).record.extra
    assert extra is not None
    assert title_of(extra) == "Kleine Münze"
    assert extra == {**(RECORD.extra or {}), "title": "Kleine Münze"}
    assert path.read_bytes().partition(b"\n")[2] == steps
    assert path.stat().st_mtime == OLD


@pytest.mark.parametrize("content", [b"", b"rubbish\n", b"[1]\n", b'{"format":1}\n'])
def test_what_has_no_header_is_left_alone(library: Library, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.crypt"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        rename(path, "Mine")
    assert path.read_bytes() == content


@pytest.mark.parametrize("finished", [False, True])
def test_a_record_from_elsewhere_is_copied_with_its_age_and_marked(
    library: Library, tmp_path: Path, finished: bool
) -> None:
    path = tmp_path / "From Béa.crypt"
    path.write_bytes(a_game(library).read_bytes())
    for known in library.games.entries():
        known.path.unlink()
    os.utime(path, (OLD, OLD))
    copies = [library.take_in(path, finished=finished) for _ in range(2)]
    assert len(set(copies)) == 2
    assert {entry.path: entry.finished for entry in library.games.entries()} == dict.fromkeys(
        copies, finished
    )
    (header, _, steps), *taken = (each.read_bytes().partition(b"\n") for each in (path, *copies))
    assert all(read[2] == steps for read in taken)
    theirs, *marked = (header_from_line(line) for line in (header, *(read[0] for read in taken)))
    assert all(own.extra == {**(theirs.extra or {}), "imported": True} for own in marked)
    assert [copy.stat().st_mtime for copy in copies] == [OLD, OLD]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permission bits")
def test_a_copy_of_a_read_only_record_can_be_written_to(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "locked.crypt"
    path.write_bytes(a_game(library).read_bytes())
    path.chmod(0o444)
    copy = library.take_in(path, finished=False)
    assert copy.stat().st_mode & 0o200


def test_a_game_is_handed_out_under_a_name_that_every_system_takes(library: Library, tmp_path: Path) -> None:
    path = a_game(library)
    folder = tmp_path / "Documents"
    copies = [library.hand_out(path, [folder], 'Zoé: "A/B" <?>. ') for _ in range(2)]
    assert [copy.name for copy in copies] == ["Zoé A B.crypt", "Zoé A B (2).crypt"]
    assert all(copy.read_bytes() == path.read_bytes() for copy in copies)
    assert library.hand_out(path, [folder], "//").name == "Crypt.crypt"


def test_where_no_folder_takes_a_game_it_is_handed_out_beside_the_others(
    library: Library, tmp_path: Path
) -> None:
    path = a_game(library)
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    copy = library.hand_out(path, [in_the_way], "Game")
    assert copy.is_relative_to(tmp_path / "saves")
    assert library.games.entries()[0].path == path
    assert len(library.games.entries()) == 1
