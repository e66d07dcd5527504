"""Every step that append has returned from is on the disk; damage costs what is damaged and nothing else."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.desktop.files import SaveTrouble, Trouble, write_atomically
from crypt_game.games.loading import LoadedRecord, LoadError, Problem, load, load_header
from crypt_game.games.record_file import RecordFile
from crypt_game.games.saves import Saves
from crypt_game.rules import GameSetup, Recover, Rolled
from crypt_game.rules.record import LONGEST_LINE, Acted, Chanced, Entry, Record

GAME = Record(GameSetup(), 1, (), {"people": ["Béa", "Zoé"]})


def step(number: int) -> Entry:
    return Chanced(Rolled((number % 6 + 1, number))) if number % 2 else Acted(number, Recover())


def steps(count: int) -> tuple[Entry, ...]:
    return tuple(step(number) for number in range(count))


def game(*entries: Entry) -> Record:
    return replace(GAME, entries=entries)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


@pytest.fixture
def record(saves: Saves) -> RecordFile:
    record = RecordFile.create(saves, GAME)
    for each in steps(3):
        record.append(each)
    return record


def newest_unfinished(saves: Saves) -> Path | None:
    """The game to continue."""
    return next((entry.path for entry in saves.entries() if not entry.finished), None)


def test_what_was_appended_can_be_loaded(record: RecordFile) -> None:
    assert load(record.path) == (game(*steps(3)), None)
    assert record.step_count == 3


def test_a_new_game_is_on_the_disk_at_once(saves: Saves) -> None:
    assert load(RecordFile.create(saves, GAME).path) == (GAME, None)


def test_two_games_in_the_same_second_have_two_files(saves: Saves) -> None:
    assert len({RecordFile.create(saves, GAME).path for _ in range(5)}) == 5


def test_a_step_is_flushed_to_the_disk_before_append_returns(
    record: RecordFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []

    def flush(descriptor: int) -> None:
        flushed.append(os.fstat(descriptor).st_size)

    monkeypatch.setattr("crypt_game.games.record_file.flush_to_disk", flush)
    record.append(step(3))
    assert flushed == [record.path.stat().st_size]


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_undo_shortens_the_file(record: RecordFile, kept: int) -> None:
    record.truncate_to(kept)
    assert load(record.path) == (game(*steps(kept)), None)
    record.append(step(9))
    assert load(record.path).record.entries == (*steps(kept), step(9))


@pytest.mark.parametrize("kept", [-1, 4])
def test_undo_to_a_step_that_never_was_is_refused(record: RecordFile, kept: int) -> None:
    with pytest.raises(ValueError, match="holds 3 steps"):
        record.truncate_to(kept)
    assert load(record.path).record.entries == steps(3)


def test_a_torn_last_line_is_no_problem_wherever_it_is_torn(record: RecordFile) -> None:
    whole = record.path.read_bytes()
    last = whole[: whole[:-1].rindex(b"\n") + 1]
    for length in range(len(last), len(whole) - 1):
        record.path.write_bytes(whole[:length])
        assert load(record.path) == (game(*steps(2)), None), length
    record.path.write_bytes(whole[:-1])
    assert load(record.path) == (game(*steps(3)), None), "only the line end is missing"


def test_a_tail_of_zeros_after_a_power_cut_is_no_problem(record: RecordFile) -> None:
    record.path.write_bytes(record.path.read_bytes() + b"\0" * 4096)
    assert load(record.path) == (game(*steps(3)), None)


def test_playing_on_after_a_torn_line_leaves_no_trace_of_it(saves: Saves, record: RecordFile) -> None:
    record.path.write_bytes(record.path.read_bytes()[:-5])
    resumed = RecordFile.resume(saves, record.path, load(record.path).record, damaged=False)
    resumed.append(step(7))
    assert load(record.path) == (game(*steps(2), step(7)), None)
    assert [each.name for each in record.path.parent.iterdir()] == [record.path.name]


def test_damage_in_the_middle_leaves_the_good_part_and_keeps_the_file(
    saves: Saves, record: RecordFile
) -> None:
    lines = record.path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:2], b"\x07" + lines[2], *lines[3:]])
    record.path.write_bytes(damaged)
    loaded = load(record.path)
    assert loaded == LoadedRecord(game(*steps(1)), Problem.DAMAGED)
    RecordFile.resume(saves, record.path, loaded.record, damaged=True).append(step(5))
    assert load(record.path) == (game(*steps(1), step(5)), None)
    assert record.path.with_name(record.path.name + ".broken-1").read_bytes() == damaged


def test_a_record_the_rules_refuse_half_way_is_kept_before_it_is_shortened(
    saves: Saves, record: RecordFile
) -> None:
    before = record.path.read_bytes()
    RecordFile.resume(saves, record.path, game(*steps(2)), damaged=True).append(step(8))
    assert load(record.path).record.entries == (*steps(2), step(8))
    assert record.path.with_name(record.path.name + ".broken-1").read_bytes() == before


def problem_of(path: Path) -> Problem:
    with pytest.raises(LoadError) as caught:
        load(path)
    return caught.value.problem


@pytest.mark.parametrize("content", [b"", b"\n", b"[]\n", b"7", b"\x89PNG\r\n", b"\0" * 50, b"{" * 90_000])
def test_what_is_no_record_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.crypt"
    path.write_bytes(content)
    assert problem_of(path) is Problem.NOT_A_RECORD
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder_are_unreadable(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "none.crypt") is Problem.UNREADABLE
    assert problem_of(tmp_path) is Problem.UNREADABLE


def test_a_huge_file_is_refused_without_being_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.crypt"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(Path, "open", lambda *_, **__: pytest.fail("opened"))
    assert problem_of(path) is Problem.TOO_LARGE


def test_a_line_no_game_has_is_damage(record: RecordFile) -> None:
    with record.path.open("ab") as file:
        file.write(b'{"outcome":[1' + b" " * LONGEST_LINE + b"]}\n")
    assert load(record.path) == (game(*steps(3)), Problem.DAMAGED)


@given(flips=st.lists(st.tuples(st.integers(0, 10_000), st.integers(1, 255)), max_size=3))
def test_flipped_bits_never_raise_and_never_reach_before_themselves(
    tmp_path_factory: pytest.TempPathFactory, flips: list[tuple[int, int]]
) -> None:
    record = RecordFile.create(Saves(tmp_path_factory.mktemp("flips")), GAME)
    for each in steps(3):
        record.append(each)
    data = bytearray(record.path.read_bytes())
    places = [place % len(data) for place, _ in flips]
    for place, (_, mask) in zip(places, flips, strict=True):
        data[place] ^= mask
    record.path.write_bytes(data)
    untouched = bytes(data[: min(places, default=len(data))]).count(b"\n")
    try:
        entries = load(record.path).record.entries
    except LoadError:
        assert untouched == 0
    else:
        assert entries[: max(untouched - 1, 0)] == steps(3)[: max(untouched - 1, 0)]


# the machine misbehaves
# --------------------------------------------------------------------------------------


def test_a_deleted_folder_is_made_again(record: RecordFile) -> None:
    shutil.rmtree(record.path.parent)
    record.append(step(3))
    assert load(record.path) == (game(*steps(4)), None)


def test_a_file_changed_by_someone_else_is_set_right(record: RecordFile) -> None:
    record.path.write_bytes(b"rubbish")
    record.append(step(3))
    assert load(record.path) == (game(*steps(4)), None)


def test_a_file_grown_by_someone_else_is_set_right(record: RecordFile) -> None:
    record.path.write_bytes(record.path.read_bytes() + b"rubbish\n")
    record.append(step(3))
    assert load(record.path) == (game(*steps(4)), None)


def test_the_game_played_last_is_the_newest_even_by_a_clock_that_stands_still(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_at_noon(path: Path, data: bytes) -> None:
        write_atomically(path, data)
        os.utime(path, (1000, 1000))

    monkeypatch.setattr("crypt_game.games.record_file.write_atomically", write_at_noon)
    first = RecordFile.create(saves, GAME)
    second = RecordFile.create(saves, replace(GAME, seed=2))
    for file in (first, second, first):
        RecordFile.resume(saves, file.path, load(file.path).record, damaged=False).append(step(0))
        assert newest_unfinished(saves) == file.path


def test_trouble_is_raised_once_and_nothing_is_lost(
    record: RecordFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr("crypt_game.games.record_file.flush_to_disk", full)
        broken.setattr("crypt_game.desktop.files.os.fsync", full)
        with pytest.raises(SaveTrouble) as caught:
            record.append(step(3))
        assert caught.value.trouble is Trouble.DISK_FULL
        record.append(step(4))
        record.truncate_to(4)
        record.append(step(5))
    record.append(step(6))
    assert load(record.path) == (game(*steps(4), step(5), step(6)), None)
    with monkeypatch.context() as broken:
        broken.setattr("crypt_game.games.record_file.flush_to_disk", full)
        broken.setattr("crypt_game.desktop.files.os.fsync", full)
        with pytest.raises(SaveTrouble):
            record.append(step(7))


def test_a_new_game_without_a_place_to_write_tells_at_its_first_step(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    record = RecordFile.create(Saves(blocked / "saves"), GAME)
    with pytest.raises(SaveTrouble):
        record.append(step(0))
    record.append(step(1))
    blocked.unlink()
    record.append(step(2))
    assert load(record.path) == (game(*steps(3)), None)


def test_a_killed_process_loses_no_confirmed_step(tmp_path: Path) -> None:
    """Each number the process has said is a step that append had returned from."""
    program = (
        "import sys; from pathlib import Path; from crypt_game.games.record_file import RecordFile\n"
        "from crypt_game.games.saves import Saves; from crypt_game.rules import GameSetup, Rolled\n"
        "from crypt_game.rules.record import Chanced, Record\n"
        "record = RecordFile.create(Saves(Path(sys.argv[1])), Record(GameSetup()))\n"
        "print(record.path, flush=True)\n"
        "for number in range(500):\n"
        "    record.append(Chanced(Rolled((number,))))\n"
        "    print(number, flush=True)\n"
        "input()\n"
    )
    source = str(Path(__file__).parents[2] / "src")
    for instant in range(4):
        playing = subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": source},
        )
        assert playing.stdout is not None
        path = Path(playing.stdout.readline().strip())
        time.sleep(0.02 * instant)
        playing.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        said = playing.stdout.read().split("\n")[:-1]
        playing.wait()
        loaded, problem = load(path)
        assert problem is None
        confirmed = tuple(Chanced(Rolled((int(word),))) for word in said)
        assert loaded.entries[: len(said)] == confirmed


# the folder
# --------------------------------------------------------------------------------------------------


def test_finished_games_are_listed_but_not_continued(saves: Saves) -> None:
    first, second = (RecordFile.create(saves, replace(GAME, seed=seed)) for seed in (1, 2))
    second.finish()
    os.utime(first.path, (1000, 1000))
    os.utime(second.path, (2000, 2000))
    listed = [(load_header(entry.path), entry.finished) for entry in saves.entries()]
    assert listed == [(replace(GAME, seed=2), True), (GAME, False)]
    assert newest_unfinished(saves) == first.path
    first.finish()
    assert newest_unfinished(saves) is None


def test_taking_back_the_end_makes_the_game_unfinished_again(saves: Saves, record: RecordFile) -> None:
    record.finish()
    assert record.finished
    record.truncate_to(2)
    assert not record.finished
    assert load(record.path) == (game(*steps(2)), None)
    assert [entry.finished for entry in saves.entries()] == [False]


def test_a_new_header_changes_no_step(record: RecordFile) -> None:
    other = replace(GAME, extra={"more": 1})
    record.rewrite_header(other)
    assert load(record.path) == (replace(other, entries=steps(3)), None)
    record.append(step(3))
    assert load(record.path) == (replace(other, entries=steps(4)), None)


def test_a_game_may_begin_with_steps(saves: Saves) -> None:
    record = RecordFile.create(saves, game(*steps(2)))
    assert load(record.path) == (game(*steps(2)), None)
    record.append(step(2))
    assert load(record.path) == (game(*steps(3)), None)


def test_no_folder_is_an_empty_list(saves: Saves) -> None:
    assert saves.entries() == []
    assert newest_unfinished(saves) is None


def test_a_broken_record_is_listed_without_a_header(saves: Saves, record: RecordFile) -> None:
    record.path.write_bytes(b"rubbish")
    assert [load_header(entry.path) for entry in saves.entries()] == [None]


def test_what_is_no_record_is_not_listed(saves: Saves, record: RecordFile) -> None:
    record.path.with_name("notes.txt").write_text("mine")
    record.path.with_name(record.path.name + ".broken-1").write_text("old")
    assert [entry.path for entry in saves.entries()] == [record.path]


def test_steps_and_header_go_back_at_one_instant(record: RecordFile, monkeypatch: pytest.MonkeyPatch) -> None:
    header = replace(GAME, extra={"taken_back": 1})
    before = record.path.read_bytes()
    seen: list[bytes] = []
    really_replace = os.replace

    def watched(old: Path, new: Path) -> None:
        seen.append(record.path.read_bytes())
        really_replace(old, new)

    monkeypatch.setattr(os, "replace", watched)
    record.truncate_to(1, header)
    assert seen == [before]
    assert load(record.path) == LoadedRecord(replace(header, entries=steps(1)), None)
    record.append(step(1))
    assert load(record.path) == LoadedRecord(replace(header, entries=steps(2)), None)


@pytest.mark.parametrize("more", [b"rubbish\n", b'{"outcome":[1]}\n'])
def test_a_file_that_someone_else_wrote_on_is_set_right(record: RecordFile, more: bytes) -> None:
    with record.path.open("ab") as file:
        file.write(more)
    record.append(step(3))
    assert load(record.path) == (game(*steps(4)), None)
    with record.path.open("ab") as file:
        file.write(more)
    record.truncate_to(2)
    assert load(record.path) == (game(*steps(2)), None)


@pytest.mark.parametrize("ahead", [-1, 0, 3600])
def test_the_game_last_played_is_the_newest_by_any_clock(
    saves: Saves, record: RecordFile, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Another game was written this many seconds after this one is, as its clock says."""
    other = RecordFile.create(saves, GAME)
    now = 1_700_000_000
    os.utime(other.path, (now + ahead, now + ahead))
    again = RecordFile.resume(saves, record.path, load(record.path).record, damaged=False)
    again.append(step(3))  # the first is written whole, every later one at the end of the file

    def flush(descriptor: int) -> None:
        os.utime(descriptor, (now, now))

    monkeypatch.setattr("crypt_game.games.record_file.flush_to_disk", flush)
    again.append(step(4))
    assert again.path.stat().st_mtime > other.path.stat().st_mtime
    assert newest_unfinished(saves) == again.path
