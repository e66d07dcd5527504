"""Whatever bears the name of a file of ours: nothing waits for it, and what is made is the player's alone."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crypt_game.desktop.files import keep_aside, open_to_append, write_atomically
from crypt_game.desktop.log import LOG_NAME
from crypt_game.desktop.plain_files import FileTooLarge, hold, make_folder, open_plain, read_limited
from crypt_game.desktop.settings import Settings, SettingsFile
from crypt_game.games.library import Library
from crypt_game.games.loading import LoadError, Problem, load
from crypt_game.games.record_file import RecordFile
from crypt_game.rules import GameSetup, Recover
from crypt_game.rules.record import Acted, Record

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has neither such pipes nor such rights"),
    pytest.mark.timeout(20),  # what waits for a pipe waits for ever
]
SOURCE = str(Path(__file__).parents[2] / "src")
RECORD = Record(GameSetup())
STEP = Acted(0, Recover())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def loose() -> Iterator[None]:
    """A user whose new files everybody may read."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def problem_of(path: Path) -> Problem:
    with pytest.raises(LoadError) as caught:
        load(path)
    return caught.value.problem


def make_link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


ODD: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "link to a pipe": make_link_to_pipe,
    "folder": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "loop": lambda path: path.symlink_to(path),
}


@pytest.fixture(params=ODD)
def odd(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    return ODD[request.param]


def test_only_plain_files_are_opened(tmp_path: Path, odd: Callable[[Path], None]) -> None:
    path = tmp_path / "x"
    odd(path)
    with pytest.raises(OSError):
        open_plain(path)
    with pytest.raises(OSError):
        read_limited(path, 10)


def test_a_plain_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"four")
    assert read_limited(path, 4) == b"four"
    with pytest.raises(FileTooLarge):
        read_limited(path, 3)


def test_the_log_begins_whatever_bears_its_name(tmp_path: Path, odd: Callable[[Path], None]) -> None:
    for name in (LOG_NAME, "fault.log"):
        folder = tmp_path / name
        folder.mkdir()
        odd(folder / name)
        program = (
            "import logging, sys; from pathlib import Path; from crypt_game.desktop.crash import *\n"
            "from crypt_game.desktop.log import start_log\n"
            "start_log(Path(sys.argv[1]), '1'); catch_everything(Path(sys.argv[1]))\n"
            "logging.getLogger('x').info('told')\n"
        )
        command = [sys.executable, "-c", program, str(folder)]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": SOURCE}, check=True, timeout=15)


def test_a_pipe_named_like_the_log_is_moved_aside(tmp_path: Path) -> None:
    path = tmp_path / LOG_NAME
    os.mkfifo(path)
    with open_to_append(path) as file:
        file.write(b"told")
    assert path.read_bytes() == b"told"
    assert stat.S_ISFIFO((tmp_path / f"{LOG_NAME}.broken-1").stat().st_mode)


def test_settings_are_read_and_written_whatever_bears_their_name(
    tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    for name in ("settings.json", "settings.json.bak"):
        folder = tmp_path / f"for {name}"
        folder.mkdir()
        (folder / "settings.json").write_text("{")
        (folder / name).unlink(missing_ok=True)
        odd(folder / name)
        file = SettingsFile(folder / "settings.json")
        assert file.settings == Settings()
        file.change(Settings(muted=True))


def test_saves_are_listed_and_played_whatever_lies_among_them(
    tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    odd(tmp_path / "a.crypt")
    library = Library(tmp_path)
    assert problem_of(tmp_path / "a.crypt") is Problem.UNREADABLE
    file = RecordFile.create(library.games, RECORD)
    file.append(STEP)
    assert file.path in [entry.path for entry in library.games.entries()]
    assert load(file.path).record.entries == (STEP,)
    keep_aside(tmp_path / "a.crypt", copy=True)


def test_a_kernel_file_that_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    path = Path("/proc/kmsg")
    if not os.access(path, os.R_OK):
        pytest.skip("no such file here, or not for this user")
    assert problem_of(path) in (Problem.UNREADABLE, Problem.NOT_A_RECORD)


def test_what_is_written_is_for_its_owner_only(tmp_path: Path, loose: None) -> None:
    path = tmp_path / "folder" / "x"
    write_atomically(path, b"1")
    write_atomically(path, b"2", keep_backup=True)
    assert [mode(each) for each in (path, path.with_name("x.bak"), path.parent)] == [0o600, 0o600, 0o700]
    with open_to_append(tmp_path / "log"):
        assert mode(tmp_path / "log") == 0o600
    make_folder(tmp_path / "a")
    assert mode(tmp_path / "a") == 0o700


def test_a_game_stays_private_wherever_it_goes(tmp_path: Path, loose: None) -> None:
    library = Library(tmp_path / "saves")
    game = RecordFile.create(library.games, RECORD)
    game.append(STEP)
    game.finish()
    binned = library.discard(game.path)
    assert (mode(binned), mode(binned.parent), mode(tmp_path / "saves")) == (0o600, 0o700, 0o700)


def test_what_is_held_cannot_be_held_again_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "x"
    with path.open("wb") as one, path.open("wb") as two:
        assert hold(one.fileno())
        assert not hold(two.fileno())
        one.close()
        assert hold(two.fileno())
