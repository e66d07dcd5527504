"""A game's file can be taken to any system under the name it has."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.games.file_names import portable_stem
from crypt_game.games.saves import Saves

DEVICES = ["con", "PRN", "Aux", "nul", "com1", "LPT9", "com²", "con.old", "CONIN$"]


@pytest.mark.parametrize("name", DEVICES)
def test_a_device_of_windows_is_no_name(name: str) -> None:
    assert portable_stem(name) == f"_{name}"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Grandma's night", "Grandma's night"),
        ("a/b\\c:d", "a b c d"),
        (" . ends in dots. . ", "ends in dots"),
        ("Konrad", "Konrad"),
        ("com10", "com10"),
        ("Nacht\x00\nund\tTag", "Nacht und Tag"),
        ("", "Crypt"),
        ("???", "Crypt"),
    ],
)
def test_as_little_as_need_be_is_changed(name: str, stem: str) -> None:
    assert portable_stem(name) == stem


@given(st.text(max_size=300))
def test_every_name_becomes_one_that_all_systems_take(name: str) -> None:
    stem = portable_stem(name)
    assert stem
    assert stem == stem.strip(" .")
    assert not set(stem) & set('<>:"/\\|?*')
    assert stem.isprintable()
    assert len(f"{stem} (1000).crypt.12345.tmp".encode("utf-8", "replace")) <= 255
    assert stem.split(".")[0].casefold() not in {"con", "prn", "aux", "nul", "com1", "lpt1"}
    assert portable_stem(stem) == stem


def test_a_game_from_elsewhere_gets_such_a_name(tmp_path: Path) -> None:
    assert Saves(tmp_path).place_for(Path("con.crypt"), finished=False).name == "_con.crypt"
    assert Saves(tmp_path).place_for(Path("a game.crypt"), finished=False).name == "a game.crypt"
