"""Only one instance uses a folder; a later one hands over its wish; no lock outlives its process."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from crypt_game.desktop import local_socket, single
from crypt_game.desktop.local_socket import Caller
from crypt_game.desktop.single import Elsewhere, Instance, claim

CLAIM = (
    "import sys; from pathlib import Path; from crypt_game.desktop.single import Elsewhere, claim\n"
    "mine = claim(Path(sys.argv[1]), sys.argv[2])\n"
    "print('elsewhere' if isinstance(mine, Elsewhere) else 'mine', getattr(mine, 'heard', ''), flush=True)\n"
    "sys.stdin.read()\n"
)


def begin(folder: Path) -> Instance:
    instance = claim(folder)
    assert isinstance(instance, Instance)
    instance.listen()
    return instance


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Instance]:
    instance = begin(tmp_path)
    yield instance
    instance.close()


def start_another(folder: Path, wish: str = "") -> subprocess.Popen[str]:
    source = str(Path(__file__).parents[2] / "src")
    return subprocess.Popen(
        [sys.executable, "-c", CLAIM, str(folder), wish],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
    )


def test_the_second_start_is_heard_by_the_first(tmp_path: Path, first: Instance) -> None:
    with start_another(tmp_path, "/games/Zoé.crypt") as other:
        wishes: list[str] = []
        until = time.monotonic() + 20
        while not wishes and time.monotonic() < until:
            wishes = first.wishes()
            time.sleep(0.01)
        assert other.stdout is not None
        assert other.stdout.readline() == "elsewhere True\n"
        other.communicate("")
    assert wishes == ["/games/Zoé.crypt"]
    assert first.wishes() == []


def test_a_lock_goes_with_its_process_however_it_ends(tmp_path: Path) -> None:
    with start_another(tmp_path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine \n"
        other.kill()
    after = claim(tmp_path)
    assert isinstance(after, Instance)
    after.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single, "_TAKING_SECONDS", 0.2)
    monkeypatch.setattr(single, "_ANSWERING_SECONDS", 0.4)


@pytest.fixture(params=["files", "ports"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """How the two reach each other: as on Unix, and as on Windows."""
    if request.param == "files" and os.name == "nt":
        pytest.skip("Windows has no socket files")
    monkeypatch.setattr(local_socket, "_HAS_FILES", request.param == "files")
    return str(request.param)


def test_a_first_instance_that_hangs_is_told_to_be_deaf(way: str, tmp_path: Path, impatient: None) -> None:
    with closing(begin(tmp_path)) as first:
        assert claim(tmp_path, "a.crypt") == Elsewhere(heard=False)
        assert first.wishes() == ["a.crypt"], "a wish that comes late is better than none"


def test_a_wish_that_was_taken_was_heard(way: str, tmp_path: Path) -> None:
    with closing(begin(tmp_path)) as first:
        heard: list[str] = []
        done = threading.Event()

        def loop() -> None:
            while not done.wait(0.01):
                heard.extend(first.wishes())

        thread = threading.Thread(target=loop)
        thread.start()
        said = "/games/\udcff\0Zoé 🂡" + "x" * 4000
        assert claim(tmp_path, said) == Elsewhere(heard=True)
        done.set()
        thread.join()
    assert heard == [said]


def test_one_that_ends_while_it_is_called_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = claim(tmp_path)
    assert isinstance(first, Instance)

    def call(*_: object) -> Caller:
        first.close()
        raise ConnectionRefusedError

    monkeypatch.setattr(local_socket, "call", call)
    second = claim(tmp_path)
    assert isinstance(second, Instance)
    second.close()


@pytest.mark.parametrize(
    "content",
    [
        *("", '{"port": 99999, "word": "x"}', "[" * 900),
        *(
            pytest.param(each, marks=pytest.mark.long)
            for each in ("[]", "null", '{"port": 0}', '{"port": "x"}', " " * 5000)
        ),
    ],
)
def test_a_bad_port_file_is_no_error(
    tmp_path: Path, content: str, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_socket, "_HAS_FILES", False)
    with closing(begin(tmp_path)):
        (tmp_path / "instance.json").write_text(content)
        assert claim(tmp_path) == Elsewhere(heard=False)


STRANGE = [
    b"",
    b"\n",
    b"GET / HTTP/1.1\r\n",
    b"[]\n",
    b'{"wish":7,"word":""}\n',
    b'{"word":"guess","wish":"/etc/passwd"}\n',
    b'{"word":"\xc3\xa9","wish":"x"}\n',
    b'{"word":"\\ud800","wish":"x"}\n',
    b"[" * 8000 + b"\n",
    b"x" * 100_000,
]


@pytest.mark.parametrize("said", STRANGE, ids=range(len(STRANGE)))
def test_strangers_are_not_heard_and_the_next_caller_is(way: str, tmp_path: Path, said: bytes) -> None:
    with closing(begin(tmp_path)) as first:
        line = local_socket.call(tmp_path, 5).line
        with line, suppress(OSError):  # hung up on, as strangers are
            line.sendall(said)
            line.shutdown(socket.SHUT_WR)
            assert line.recv(100) == b""
        assert first.wishes() == []
        known = local_socket.call(tmp_path, 5)
        with known.line as line:
            line.sendall(json.dumps({"word": known.word, "wish": "w"}).encode() + b"\n")
            assert wait_for_wish(first) == ["w"]
            assert line.recv(100) == b"ok\n"


def wait_for_wish(first: Instance) -> list[str]:
    until = time.monotonic() + 10
    while time.monotonic() < until:
        heard = first.wishes()
        if heard:
            return heard
        time.sleep(0.005)
    return []


def test_a_caller_who_dawdles_holds_up_no_frame_and_is_hung_up_on(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single, "_LISTENING_SECONDS", 0.4)
    with closing(begin(tmp_path)) as first:
        begun, slowest = time.monotonic(), 0.0
        with local_socket.call(tmp_path, 5).line as line, suppress(OSError):
            while time.monotonic() < begun + 10:
                line.sendall(b"x")
                before = time.monotonic()
                assert first.wishes() == []
                slowest = max(slowest, time.monotonic() - before)
                time.sleep(0.02)
        assert slowest < 0.05
        assert time.monotonic() - begun < 5, "hung up on long before"


def test_a_folder_without_rights_is_no_reason_not_to_play(tmp_path: Path) -> None:
    instance = claim(tmp_path / "missing")
    assert isinstance(instance, Instance)
    assert instance.wishes() == []
    instance.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps this by the folder's rights")
def test_others_can_reach_neither_lock_nor_line(way: str, tmp_path: Path) -> None:
    lock = tmp_path / "instance.lock"
    lock.touch(0o666)
    lock.chmod(0o644)
    with closing(begin(tmp_path)):
        made = sorted(path.name for path in tmp_path.iterdir())
        assert made == ["instance.json" if way == "ports" else "instance", "instance.lock"]
        assert [path.stat().st_mode & 0o077 for path in tmp_path.iterdir()] == [0, 0]
    assert not [path for path in tmp_path.rglob("*") if path.is_socket() or path.suffix == ".json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no socket files")
def test_a_folder_too_deep_for_an_address_is_listened_in_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / ("d" * 120)
    deep.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with closing(begin(deep)) as first:
        assert [path.stat().st_mode & 0o077 for path in tmp_path.glob("crypt-game-*")] == [0]
        known = local_socket.call(deep, 5)
        with known.line as line:
            line.sendall(b'{"word": "", "wish": "w"}\n')
            assert wait_for_wish(first) == ["w"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no socket files")
@pytest.mark.parametrize("trap", ["file", "link"])
def test_a_place_laid_out_by_another_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trap: str
) -> None:
    config = tmp_path / "config"
    config.mkdir()
    place = config / "instance"
    if trap == "file":
        place.touch()
    else:
        (tmp_path / "theirs").mkdir()
        place.symlink_to(tmp_path / "theirs")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "missing"))
    with closing(begin(config)) as first:
        assert first.wishes() == []
    assert not [path for path in tmp_path.rglob("*") if path.is_socket()]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who calls")
def test_another_user_is_not_heard(tmp_path: Path, first: Instance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 4_000_000)
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(tmp_path / "instance" / "socket"))
        with suppress(OSError):
            line.sendall(b'{"word": "", "wish": "w"}\n')
            assert line.recv(10) == b""
    assert first.wishes() == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
@pytest.mark.timeout(20)
def test_a_pipe_named_like_the_lock_is_no_reason_not_to_play(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "instance.lock")
    os.mkfifo(tmp_path / "instance.json")
    instance = claim(tmp_path)
    assert isinstance(instance, Instance)
    instance.close()
