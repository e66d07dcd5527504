"""What was freed between things that stay goes back to the system."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from crypt_game.desktop.memory import give_back

_PROGRAM = """
import ctypes
from crypt_game.desktop.memory import give_back

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
