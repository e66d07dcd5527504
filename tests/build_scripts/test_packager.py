"""What packages are called and when they were made."""

from __future__ import annotations

import subprocess
import time

import packager
import pytest
from package_systems import SYSTEMS, System

import crypt_game


def test_the_packages_carry_the_version_of_the_program() -> None:
    assert packager.version() == crypt_game.__version__
    assert packager.stem().startswith(f"crypt-{crypt_game.__version__}-")


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=lambda system: system.name)
def test_the_program_lies_where_each_system_wants_it(monkeypatch: pytest.MonkeyPatch, system: System) -> None:
    monkeypatch.setattr(packager, "this_system", lambda: system)
    program = packager.built_program().relative_to(packager.BUILD / "folder").as_posix()
    assert (
        program
        == {
            "linux": "crypt-game/crypt-game",
            "windows": "crypt-game/Crypt.exe",
            "macos": "Crypt.app/Contents/MacOS/Crypt",
        }[system.name]
    )


def test_builds_are_dated_by_their_commit() -> None:
    assert 1_700_000_000 < packager.commit_time() <= time.time()
    assert packager.commit_time() == packager.commit_time()


def test_without_a_repository_builds_are_dated_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 128, "", "not a repository")

    monkeypatch.setattr(subprocess, "run", fail)
    assert abs(packager.commit_time() - time.time()) < 5


def test_a_system_that_is_not_in_the_table_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "freebsd14")
    assert packager.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
