"""A release is refused, with a reason each, while anything about it is unfinished."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest
from releaser import differences, objections, write_sums

CHANGELOG = (
    "# Changelog\n\n## 1.2.0 – 2026-11-21\n\n### New\n- Something.\n\n## 1.1.0 – 2026-10-01\n\n- Older.\n"
)
MANIFEST = '<assemblyIdentity name="io.github.crypt_game.crypt" version="1.2.0.0"/>'


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=Heir", "-c", "user.email=heir@example.org"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clean checkout that may be released as 1.2.0."""
    (tmp_path / "packaging" / "windows").mkdir(parents=True)
    (tmp_path / "packaging" / "windows" / "crypt.manifest").write_text(MANIFEST)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "Everything")
    return tmp_path


def test_a_finished_version_may_be_released(checkout: Path) -> None:
    assert list(objections(checkout, "1.2.0")) == []


def test_its_own_tag_is_no_hindrance(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    assert list(objections(checkout, "1.2.0")) == []


def test_a_dirty_tree_is_refused(checkout: Path) -> None:
    (checkout / "new").write_text("")
    assert list(objections(checkout, "1.2.0")) == ["The tree is not clean: ?? new."]


def test_a_version_that_was_already_tagged_is_refused(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    git(checkout, "commit", "-q", "--allow-empty", "-m", "More")
    assert list(objections(checkout, "1.2.0")) == [
        "The tag v1.2.0 stands at another commit: raise the version."
    ]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("2026-11-21", "unreleased", "where the date"),
        ("## 1.2.0 ", "## 1.3.0 ", "does not begin with version 1.2.0"),
        ("- Something.\n", "", "says nothing about version 1.2.0"),
        ("## 1.2.0 – 2026-11-21", "", "does not begin with version 1.2.0"),
    ],
)
def test_an_unfinished_changelog_is_refused(checkout: Path, old: str, new: str, reason: str) -> None:
    (checkout / "CHANGELOG.md").write_text(CHANGELOG.replace(old, new), encoding="utf-8")
    git(checkout, "commit", "-q", "-a", "-m", "Change")
    [objection] = objections(checkout, "1.2.0")
    assert reason in objection


def test_another_version_in_the_windows_manifest_is_refused(checkout: Path) -> None:
    path = checkout / "packaging" / "windows" / "crypt.manifest"
    path.write_text(MANIFEST.replace("1.2.0.0", "1.1.0.0"))
    git(checkout, "commit", "-q", "-a", "-m", "Change")
    [objection] = objections(checkout, "1.2.0")
    assert "crypt.manifest" in objection


def test_two_builds_are_compared_file_by_file(tmp_path: Path) -> None:
    for build in ("one", "two"):
        (tmp_path / build / "sub").mkdir(parents=True)
        (tmp_path / build / "sub" / "same").write_text("same")
        (tmp_path / build / "other").write_text(build)
    (tmp_path / "two" / "more").write_text("")
    assert differences(tmp_path / "one", tmp_path / "two") == ["more", "other"]
    assert differences(tmp_path / "one", tmp_path / "one") == []


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"bb")
    (tmp_path / "a").write_bytes(b"a")
    expected = [
        f"{hashlib.sha256(name * count).hexdigest()}  {name.decode()}"
        for name, count in [(b"a", 1), (b"b", 2)]
    ]
    for _ in range(2):
        assert write_sums(tmp_path).read_text().splitlines() == expected
