"""The single file for Linux: where it unpacks itself, what it says if it cannot, with a stand-in program."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import linux_one_file
import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")

PROGRAM = """#!/bin/sh
trap 'echo asked to end; exit 5' TERM
echo "in $TMPDIR as $0 by $CRYPT_GAME_LAUNCHER: $*"
cat
[ "$1" = wait ] && while :; do sleep 0.05; done
exit 3
"""
TWO_KIB = 2048


@pytest.fixture
def single(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(linux_one_file, "_unpacked_size", lambda _: TWO_KIB)
    program = tmp_path / "program"
    program.write_text(PROGRAM)
    linux_one_file.write_one_file(program, tmp_path / "Crypt game")
    return tmp_path / "Crypt game"


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Mounts a small folder in memory with the options given; skips where only a real root may."""
    places: list[Path] = []

    def mount(options: str) -> Path:
        folder = Path(tempfile.mkdtemp(prefix="crypt-mount-", dir=tmp_path))
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        if os.getuid() or subprocess.run(command, capture_output=True, check=False).returncode:
            folder.rmdir()
            pytest.skip("nothing may be mounted here")
        places.append(folder)
        return folder

    yield mount
    for place in places:
        subprocess.run(["umount", place], check=True)


def start(single: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [single, *arguments], env=env, input="said\n", capture_output=True, text=True, check=False, timeout=30
    )


def test_it_runs_the_program_and_leaves_nothing(single: Path, tmp_path: Path) -> None:
    temporary = tmp_path / "t m p"
    temporary.mkdir()
    done = start(single, "a b", "c", PATH="/nonexistent", TMPDIR=str(temporary))
    assert done.returncode == 3
    first, second = done.stdout.splitlines()
    assert first.startswith(f"in {temporary}/crypt-game-")
    assert first.endswith(f" by {single}: a b c")
    assert second == "said"
    assert list(temporary.iterdir()) == []


def test_a_folder_where_no_program_may_run_is_passed_over(
    single: Path, mounted: Callable[[str], Path], tmp_path: Path
) -> None:
    no_programs = mounted("noexec,size=1m")
    done = start(single, TMPDIR=str(no_programs))
    assert done.returncode == 3
    assert str(no_programs) not in done.stdout
    assert list(no_programs.iterdir()) == []


def test_a_full_folder_is_passed_over(single: Path, mounted: Callable[[str], Path]) -> None:
    small = mounted("size=4k")
    (small / "all of it").write_bytes(bytes(4096))
    assert start(single, TMPDIR=str(small)).returncode == 3


@pytest.mark.parametrize(
    ("language", "word"),
    [("de_AT.UTF-8", "Ordner"), ("fr_FR.UTF-8", "dossier"), ("it", "folder"), ("", "folder")],
)
def test_without_any_room_it_says_so_in_a_window(
    single: Path, tmp_path: Path, language: str, word: str
) -> None:
    crowded = tmp_path / "crowded"
    text = single.read_bytes().replace(b"\nroom=", b"\nroom=99999999999999; was=", 1)
    crowded.write_bytes(text)
    crowded.chmod(0o755)
    dialogs = tmp_path / "bin"
    dialogs.mkdir()
    shown = tmp_path / "shown"
    # zenity is there but fails, as it does without a display that answers.
    for name, body in (("zenity", "exit 1"), ("kdialog", f'printf "%s" "$4" > "{shown}"')):
        (dialogs / name).write_text(f"#!/bin/sh\n{body}\n")
        (dialogs / name).chmod(0o755)
    done = start(crowded, PATH=str(dialogs), DISPLAY=":99", LANG=language)
    assert done.returncode == 1
    assert done.stdout == ""
    assert word in done.stderr
    assert done.stderr == f"Crypt: {shown.read_text()}\n"
    shown.unlink()
    assert start(crowded, PATH=str(dialogs)).returncode == 1
    assert not shown.exists(), "no screen, no window"


def test_ending_it_ends_the_program(single: Path, tmp_path: Path) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    running = subprocess.Popen(
        [single, "wait"],
        env={"TMPDIR": str(temporary)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline().startswith("in ")
    running.send_signal(signal.SIGTERM)
    assert running.stdout.read() == "asked to end\n"
    assert running.wait(timeout=20) == 5
    assert list(temporary.iterdir()) == []


@pytest.mark.skipif(shutil.which("dash") is None, reason="no strict shell here")
def test_a_strict_shell_reads_the_script(single: Path) -> None:
    script = single.read_bytes().partition(b"#!/bin/sh\ntrap 'echo")[0]
    subprocess.run(["dash", "-n"], input=script, check=True)
