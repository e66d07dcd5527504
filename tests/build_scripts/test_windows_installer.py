"""The installer needs no administrator and takes back what it wrote."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import windows_installer
from bootstrap import ROOT

from crypt_game.desktop import identity
from crypt_game.games.saves import SUFFIX

SCRIPT = (ROOT / "packaging" / "windows" / "crypt.iss").read_text(encoding="utf-8-sig")


def section(name: str) -> list[str]:
    """The lines of a section, without comments."""
    found = re.search(rf"^\[{name}\]\n(.*?)(?=^\[|\Z)", SCRIPT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return [line for line in found[1].splitlines() if line and not line.startswith(";")]


def test_everything_the_script_asks_for_is_passed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append([str(word) for word in command]))
    target = tmp_path / "crypt-1.0.0-windows-x86_64-setup.exe"
    made = windows_installer.make_installer(
        Path("ISCC.exe"),
        folder=tmp_path / "crypt-game",
        icon=tmp_path / "crypt.ico",
        version="1.0.0",
        target=target,
    )
    assert made == target
    passed = {word[2:].partition("=")[0] for word in ran[0] if word.startswith("/D")}
    assert passed == set(re.findall(r"\{#(\w+)\}", SCRIPT)) - {"Identifier"}
    assert f"/DName={target.stem}" in ran[0]


def test_the_compiler_is_found_where_it_is_usually_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert windows_installer.find_compiler() is None
    place = tmp_path / "Inno Setup 6" / "ISCC.exe"
    place.parent.mkdir()
    place.write_bytes(b"")
    assert windows_installer.find_compiler() == place


def test_no_administrator_is_needed() -> None:
    assert "PrivilegesRequired=lowest" in section("Setup")
    assert "DefaultDirName={userpf}\\Crypt" in section("Setup")
    assert all(line.startswith("Root: HKCU;") for line in section("Registry"))


def test_three_languages_say_the_same() -> None:
    keys: dict[str, set[str]] = {"en": set(), "de": set(), "fr": set()}
    for line in section("CustomMessages"):
        language, _, key = line.partition("=")[0].partition(".")
        keys[language].add(key)
    assert keys["en"] == keys["de"] == keys["fr"]
    assert {line.split('"')[1] for line in section("Languages")} == set(keys)
    assert set(re.findall(r"\{cm:(\w+)\}", SCRIPT)) <= keys["en"]


def test_games_open_with_it_until_it_is_uninstalled() -> None:
    registry = section("Registry")
    assert any(f"Classes\\{SUFFIX}" in line for line in registry)
    assert any('Crypt.exe"" ""%1"""' in line for line in registry)
    owners = [line for line in registry if "uninsdelete" in line]
    assert all(any(line.split(";")[1] in other for other in registry) for line in owners)
    own = [line for line in registry if 'Classes\\{#Identifier}"' in line]
    assert "uninsdeletekey" in own[0]
    assert f'#define Identifier "{identity._WINDOWS_ID}"' in SCRIPT
