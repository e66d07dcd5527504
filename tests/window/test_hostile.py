"""Texts and files from anywhere, at the real program: its command line, later starts, the clipboard.

Each is opened or refused in words, at once; the program lives on and ends cleanly.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import packager
import pytest

from crypt_game.desktop.single import Elsewhere, claim

from ..ui.hostile_texts import TEXTS, make_files
from ..ui.invariants import difference
from .drag import DragSource
from .hand import OpenWindow, Window
from .program import GAME, let_it_catch_up, records, surroundings, wait_until
from .test_play import SIZE_OPTION, claim_by_keys, end, new_game, settle_in, twin
from .twin import Twin

pytestmark = [
    pytest.mark.long,
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]

NO_SCREEN, USAGE = 1, 2
"""Exit statuses."""
AT_ONCE = 8
"""Starts beside each other."""
PATIENCE_SECONDS = 20.0
"""From a text to the next sign of life; a busy machine is no failure."""
PASTED = (*TEXTS, "one\ntwo\nthree", "x" * 10_000_000, "\u05d0\u202e\u2066crypt", "file:///dev/zero", "\0")


@pytest.fixture(params=["source", "package"])
def program(request: pytest.FixtureRequest) -> tuple[str | Path, ...]:
    """The command that starts the program."""
    if request.param == "source":
        return GAME
    request.getfixturevalue("built")
    return (packager.built_program(),)


def words_from_outside(folder: Path) -> list[str]:
    """What can stand on a command line, or be asked for by a later start."""
    shut = folder / "shut"
    shut.mkdir()
    (shut / "game.crypt").write_bytes(b"{}")
    shut.chmod(0)
    texts = ("--", "--\udcff", "--size=\x1b[2J", "--language=\u202e", *TEXTS)
    return [*texts, *map(str, make_files(folder / "files")), str(shut / "game.crypt")]


def as_bytes(text: str) -> bytes:
    """A text as a system hands it on, halves of letters and all."""
    try:
        return os.fsencode(text)
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def test_no_command_line_brings_it_down(program: tuple[str | Path, ...], home: Path, tmp_path: Path) -> None:
    """What is refused is told in a sentence, and without a screen so is what is not."""
    words = words_from_outside(tmp_path)
    for first in range(0, len(words), AT_ONCE):
        starts = []
        for number, word in enumerate(words[first : first + AT_ONCE]):
            own = surroundings(home / str(number))
            env = {"PATH": os.environ["PATH"], "LANG": "de_DE.UTF-8", **own}
            command = [*map(os.fsencode, program), as_bytes(word)]
            start = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            starts.append((word, start))
        for word, start in starts:
            said, told = start.communicate(timeout=60)
            sentences = told.decode("utf-8").splitlines()
            assert start.returncode in (NO_SCREEN, USAGE), repr(word)
            assert said == b"", repr(word)
            assert 1 <= len(sentences) <= 2, repr(word)
            assert all(sentence.isprintable() for sentence in sentences), repr(word)
    assert not list(home.rglob("crash-*"))


def test_nothing_that_a_later_start_asks_for_brings_it_down(
    program: tuple[str | Path, ...], open_window: OpenWindow, home: Path, tmp_path: Path
) -> None:
    settle_in(home)
    running, window = open_window(*program, *SIZE_OPTION, **surroundings(home))
    for word in words_from_outside(tmp_path):
        begun = time.monotonic()
        assert claim(home, word) == Elsewhere(heard=True), repr(word)
        assert claim(home) == Elsewhere(heard=True), repr(word)
        assert time.monotonic() - begun < PATIENCE_SECONDS, repr(word)
    assert not list(home.rglob("crash-*"))
    end(running, window, home)


@contextmanager
def on_the_clipboard(content: bytes, screen: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The text is offered by a program, which lives for as long as that."""
    owner = subprocess.Popen(
        ["xclip", "-selection", "clipboard", "-quiet", "-i"],
        env=screen,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert owner.stdin is not None
    owner.stdin.write(content)
    owner.stdin.close()
    yield owner
    owner.kill()
    owner.wait()


def test_nothing_on_the_clipboard_brings_it_down(
    program: tuple[str | Path, ...], open_window: OpenWindow, home: Path, virtual_screen: dict[str, str]
) -> None:
    """Games, Open a file, paste, Enter: with each text, and with one that its owner never hands over."""
    if not any((Path(folder) / "xclip").exists() for folder in os.get_exec_path()):
        pytest.skip("no other program with a clipboard: xclip not installed (Debian: apt install xclip)")
    settle_in(home)
    running, window = open_window(*program, *SIZE_OPTION, **surroundings(home))
    with twin(home) as other:
        games, ask, leave = other.use("games"), other.use("import"), other.where("stay")
    window.click(*games)
    let_it_catch_up(home)
    for number, text in enumerate((*PASTED, "never handed over")):
        with on_the_clipboard(as_bytes(text), virtual_screen) as owner:
            if number == len(PASTED):
                time.sleep(0.3)
                owner.send_signal(signal.SIGSTOP)
            begun = time.monotonic()
            window.click(*ask)
            window.key("ctrl+v", "Return")
            let_it_catch_up(home)
            window.click(*leave)
            assert time.monotonic() - begun < PATIENCE_SECONDS, repr(text[:80])
            owner.send_signal(signal.SIGCONT)
    assert not list(home.rglob("crash-*"))
    end(running, window, home)


@pytest.fixture
def another_program(virtual_screen: dict[str, str]) -> Iterator[DragSource]:
    source = DragSource(virtual_screen["DISPLAY"])
    yield source
    source.close()


def refused_drops(folder: Path) -> dict[bytes, tuple[str | Path, ...]]:
    """What is dropped, and what the program is then asked to open: X lists addresses, a line each."""
    files = {file.name: file for file in make_files(folder)}
    several = (folder, files["pipe.crypt"], files["empty.crypt"], files["loop.crypt"])
    long = folder / ("a" * 256)
    lists = [(long,), *((file,) for file in several), several[:2]]
    drops = {b"".join(f"{file.as_uri()}\r\n".encode() for file in each): each for each in lists}
    # The system ends the path at the null character.
    return {**drops, b"file:///%00\r\n": ("/",)}


def test_what_is_dropped_on_the_window_opens_or_is_refused_in_words(
    program: tuple[str | Path, ...],
    open_window: OpenWindow,
    home: Path,
    tmp_path: Path,
    another_program: DragSource,
) -> None:
    """Its words are those that this process has for the same drop; after each the game goes on."""
    drops = refused_drops(tmp_path / "files")
    settle_in(home)
    running, window = open_window(*program, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    for content, files in drops.items():
        another_program.drop(int(window.number), content)
        with twin(home) as other:
            other.use("continue")
            other.open(*files)
            for _ in files:
                wait_until(partial(shows_the_dialog_of, window, other), f"the words about {files}")
                window.click(*other.use("close"))
        claim_by_keys(window, record)
    theirs = tmp_path / "files" / "game.crypt"
    content = theirs.read_bytes()
    another_program.drop(int(window.number), f"{theirs.as_uri()}\r\n".encode())
    wait_until(lambda: len(records(home)) == 2, "a copy of the dropped game")
    [own] = set(records(home)) - {record}
    claim_by_keys(window, own)
    header, played = content.split(b"\n", 1)
    assert own.read_bytes().split(b"\n", 1)[1].startswith(played), "only its header tells where it is from"
    assert not own.read_bytes().startswith(header)
    assert theirs.read_bytes() == content
    end(running, window, home)


def shows_the_dialog_of(window: Window, other: Twin) -> bool:
    """Whether the window shows the dialog that the other one has open, word for word."""
    area, words = other.dialog()
    return not difference(window.picture(area), words)
