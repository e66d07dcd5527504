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
from pathlib import Path

import pytest

from crypt_game.desktop.single import Elsewhere, Instance, claim

CLAIM = (
    "import sys; from pathlib import Path; from crypt_game.desktop.single import Elsewhere, claim\n"
    "mine = claim(Path(sys.argv[1]), sys.argv[2])\n"
    "print('elsewhere' if isinstance(mine, Elsewhere) else 'mine', getattr(mine, 'heard', ''), flush=True)\n"
    "sys.stdin.read()\n"
)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Instance]:
    instance = claim(tmp_path)
    assert isinstance(instance, Instance)
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


def test_a_first_instance_that_hangs_is_not_waited_for(
    tmp_path: Path, first: Instance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_game.desktop.single._PATIENCE_SECONDS", 0.1)
    assert claim(tmp_path) == Elsewhere(heard=False)


@pytest.mark.parametrize(
    "content", ["", "[]", '{"port": 0}', '{"port": 99999, "word": "x"}', '{"port": "x"}']
)
def test_a_bad_port_file_is_no_error(tmp_path: Path, first: Instance, content: str) -> None:
    (tmp_path / "instance.json").write_text(content)
    assert claim(tmp_path) == Elsewhere(heard=False)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\n",
        b"[]\n",
        b'{"word":"guess","wish":"/etc/passwd"}\n',
        b'{"word":"\xc3\xa9","wish":"x"}\n',
        b"[" * 8000 + b"\n",
        b"x" * 100_000,
    ],
)
def test_strangers_on_the_port_are_not_heard(tmp_path: Path, first: Instance, said: bytes) -> None:
    port = json.loads((tmp_path / "instance.json").read_text())["port"]

    def speak() -> None:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as line:
                line.sendall(said)
                line.shutdown(socket.SHUT_WR)
                line.recv(100)
        except OSError:
            pass  # hung up on, as strangers are

    stranger = threading.Thread(target=speak)
    stranger.start()
    heard: list[str] = []
    while stranger.is_alive():
        heard += first.wishes()
    assert heard == []


def test_a_folder_without_rights_is_no_reason_not_to_play(tmp_path: Path) -> None:
    instance = claim(tmp_path / "missing")
    assert isinstance(instance, Instance)
    assert instance.wishes() == []
    instance.close()


def test_others_cannot_read_the_word(tmp_path: Path, first: Instance) -> None:
    if os.name == "nt":
        pytest.skip("Windows keeps this by the folder's rights")
    assert (tmp_path / "instance.json").stat().st_mode & 0o077 == 0
