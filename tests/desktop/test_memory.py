"""What was freed between things that stay goes back to the system."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from crypt_game.__main__ import main
from crypt_game.cli import Options
from crypt_game.desktop.memory import give_back, keep_large_blocks_apart

_PROGRAM = """
import ctypes
from crypt_game.__main__ import main
from crypt_game.cli import Options
from crypt_game.desktop.memory import give_back, keep_large_blocks_apart

def resident():
    return int(open("/proc/self/statm").read().split()[1])

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
blocks = [libc.malloc(40_000) for _ in range(1000)]
for block in blocks:
    ctypes.memset(ctypes.c_void_p(block), 1, 40_000)
for block in blocks[:-1]:
    libc.free(block)
before = resident()
give_back()
print(before - resident())
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells what a process holds")
def test_freed_memory_below_what_stays_is_given_back() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], stdout=subprocess.PIPE, text=True, check=True)
    assert int(done.stdout) > 5000


def test_elsewhere_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    give_back()
    keep_large_blocks_apart()


_PICTURES = """
import ctypes
from crypt_game.__main__ import main
from crypt_game.cli import Options
from crypt_game.desktop.memory import keep_large_blocks_apart

class Heap(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
        "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]

keep_large_blocks_apart()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes, libc.mallinfo2.restype = ctypes.c_void_p, [ctypes.c_void_p], Heap
libc.free(libc.malloc(8_000_000))
before = libc.mallinfo2().arena
pictures = [libc.malloc(1_000_000) for _ in range(8)]
print(libc.mallinfo2().arena - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is asked")
def test_large_pictures_lie_by_themselves_even_after_one_is_gone() -> None:
    done = subprocess.run([sys.executable, "-c", _PICTURES], stdout=subprocess.PIPE, text=True, check=True)
    assert int(done.stdout) < 1_000_000


def test_garbage_is_looked_for_again_whatever_becomes_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_for: list[bool] = []

    def play(_: Options) -> int:
        looked_for.append(gc.isenabled())
        raise KeyboardInterrupt

    monkeypatch.setattr("crypt_game.launch.play", play)
    with pytest.raises(KeyboardInterrupt):
        main([])
    assert (looked_for, gc.isenabled()) == ([False], True)
