"""Every file and module of a package is covered by a licence notice, and a stranger is noticed."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import notices
import package_parts
import pytest
from bootstrap import ROOT

LINUX = "_internal/pygame_ce.libs"
MACOS = "Contents/Frameworks/pygame/.dylibs"
PERMISSION = re.compile(r"permission|permitted|redistribut|licen[cs]e", re.IGNORECASE)
ALIASES = {"GPL": "GPL-3", "LGPL": "LGPL-3"}
"""What Debian's names without a version stand for."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The text of each notice that a package carries."""
    folder = tmp_path_factory.mktemp("notices") / "licences"
    package_parts.write_licences(folder)
    return {path.stem: path.read_text(encoding="utf-8", errors="replace") for path in folder.iterdir()}


@pytest.mark.parametrize(
    ("place", "notice"),
    [
        (f"{LINUX}/libSDL2-2-50d19f93.0.so.0.3200.10", "sdl2"),
        (f"{LINUX}/libSDL2_ttf-2-e69aa315.0.so.0.2400.0", "sdl2-ttf"),
        (f"{LINUX}/libpng16-fefdc88d.so.16.58.0", "libpng"),
        ("_internal/libstdc++.so.6", "gcc-runtime"),
        ("_internal/libz.so.1", "zlib"),
        ("_internal/pygame/libpng16-16.dll", "libpng"),
        ("_internal/pygame/libwebpdemux-2.dll", "libwebp"),
        ("_internal/pygame/freetype.dll", "freetype"),
        ("_internal/zlib1.dll", "zlib"),
        ("_internal/VCRUNTIME140_1.dll", "python"),
        ("_internal/python311.dll", "python"),
        ("_internal/_decimal.pyd", "python"),
        ("_internal/pygame/mixer.cp311-win_amd64.pyd", "pygame-ce"),
        (f"{MACOS}/libz.1.3.1.zlib-ng.dylib", "zlib"),
        (f"{MACOS}/libSDL2_mixer-2.0.0.800.2.dylib", "sdl2-mixer"),
        ("_internal/crypt_game/assets/fonts/Cinzel-Bold.ttf", "font-Cinzel"),
        ("_internal/crypt_game/assets/svg/die/1.svg", "Crypt"),
        ("_internal/crypt_game/rules/modes/twins.cpython-311-x86_64-linux-gnu.so", "Crypt"),
        ("_internal/crypt_game_rules__mypyc.cpython-311-x86_64-linux-gnu.so", "mypy"),
        ("_internal/crypt_game/assets/music/viol.01.ogg", "musescore-general"),
        ("_internal/pygame_gui/data/FiraCode-Regular.ttf", "font-FiraCode"),
    ],
)
def test_each_file_has_its_notice(written: dict[str, str], place: str, notice: str) -> None:
    assert notices.notices_of_file(PurePosixPath(place)) == [notice]
    assert notice in written


@pytest.mark.parametrize(
    "place",
    [
        f"{LINUX}/libx264-12345678.so.164",
        "_internal/pygame/freesansbold.ttf",
        "_internal/crypt_game/assets/fonts/Comic.ttf",
        "_internal/readme.txt",
        "_internal/crypt_game/rules/notes.txt",
        "_internal/libpng16/picture.gif",
    ],
)
def test_a_stranger_among_the_files_is_refused(place: str) -> None:
    with pytest.raises(LookupError, match=re.escape(place)):
        notices.notices_of_file(PurePosixPath(place))


def test_each_module_has_its_notice(written: dict[str, str]) -> None:
    known = ("attr", "babel", "crypt_game", "fluent", "i18n", "json", "pygame", "pyimod01_archive", "pytz")
    assert {notice for name in known for notice in notices.notices_of_module(name)} <= set(written)
    assert notices.notices_of_module("fluent") != notices.notices_of_module("pygame")
    with pytest.raises(LookupError, match="unheard_of"):
        notices.notices_of_module("unheard_of")


def test_what_a_package_lacks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "modules_in", lambda _: ["json", "unheard_of"])
    inside = tmp_path / "_internal"
    (inside / "licences").mkdir(parents=True)
    for name in ("libz.so.1", "libx264.so.1", "libopus.so.0", "licences/zlib.txt", "licences/python.txt"):
        (inside / name).touch()
    told = list(notices.faults(tmp_path, tmp_path / "crypt-game"))
    assert len(told) == 3
    assert all(any(name in each for each in told) for name in ("opus", "x264", "unheard_of")), told


def test_notices_are_whole(written: dict[str, str]) -> None:
    """Not names of licences, but their words; and a licence that Debian keeps elsewhere lies beside them."""
    for name, text in written.items():
        assert len(text) > 1000, name
        assert PERMISSION.search(text), name
        for found in re.findall(r"common-licenses/([A-Z][\w-]*(?:\.\d)?)", text):
            assert ALIASES.get(found, found) in written, f"{name} points to {found}"
    assert set(notices._LIBRARIES.values()) <= set(written)


def test_where_each_notice_came_from_is_told() -> None:
    folder = ROOT / "packaging" / "licences"
    told = (folder / "README.md").read_text(encoding="utf-8")
    for path in folder.glob("*.txt"):
        terms = re.match(r"(LGPL|GPL|GFDL|Apache|Artistic|CC0)-|Artistic", path.stem)
        assert terms or path.stem in told, path.name
