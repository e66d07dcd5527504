"""What is mutated is chosen by function, changed lines included, and the score counts what nobody tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import mutator
import pytest

SOURCE = '''"""A module."""


def first() -> int:
    """One."""
    return 1


class Box:
    """Holds."""

    def second(self) -> int:
        """Two."""
        return 2
'''


class Run:
    """Stands in for mutmut, and remembers what it was to look at."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def __call__(self, names: list[str], minutes: float | None) -> bool:
        self.asked.append(names)
        return True


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    run = Run()
    monkeypatch.setattr(mutator, "ROOT", tmp_path)
    monkeypatch.setattr(mutator, "COPY", tmp_path / "copy")
    monkeypatch.setattr(mutator, "_run", run)
    return run


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "src" / "crypt_game" / "rules" / "some.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "first")
    return path


def test_functions_and_methods_are_named_as_mutmut_names_them(module: Path) -> None:
    found = list(mutator.functions_of(module, module.parents[2]))
    assert [each.mutants for each in found] == [
        "crypt_game.rules.some.x_first__mutmut_*",
        "crypt_game.rules.some.xǁBoxǁsecond__mutmut_*",
    ]
    assert [(each.lines[0], each.lines[-1]) for each in found] == [(4, 6), (12, 14)]


def test_changed_lines_are_those_of_the_file_as_it_is_now(module: Path, tmp_path: Path) -> None:
    assert mutator.changed_lines("HEAD", tmp_path) == {}
    module.write_text(SOURCE.replace("return 2", "two = 2\n        return two"))
    assert mutator.changed_lines("HEAD", tmp_path) == {module: {14, 15}}


def test_only_functions_with_changed_lines_are_chosen(
    module: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutator, "changed_lines", lambda base: {module: {14}})
    assert mutator.main(["rules", "--changed", "HEAD"]) == 0
    assert run.asked == [["crypt_game.rules.some.xǁBoxǁsecond__mutmut_*"]]
    assert "1 functions" in capsys.readouterr().out


@pytest.mark.usefixtures("module")
def test_a_sample_is_the_same_for_the_same_seed(run: Run) -> None:
    for _ in range(2):
        assert mutator.main(["rules", "--sample", "1", "--seed", "5"]) == 0
    assert run.asked[0] == run.asked[1]
    assert len(run.asked[0]) == 1


@pytest.mark.usefixtures("module", "run")
def test_without_a_changed_function_nothing_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutator, "changed_lines", lambda base: {})
    assert mutator.main(["rules", "--changed", "HEAD"]) == 0
    assert capsys.readouterr().out == "No function to be changed.\n"


def test_what_survives_and_what_nobody_tests_is_named() -> None:
    score = mutator.scored([{"a": 1, "b": 0, "c": None}, {"d": 33, "e": 36, "f": -24}])
    assert score == mutator.Score(5, ("b", "d"))
    assert str(score) == "3 of 5 mutants noticed (60 %)"
