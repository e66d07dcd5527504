"""The gate for paths from outside: it takes every text there is, and raises nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.desktop import given_path
from crypt_game.desktop.given_path import (
    FolderContent,
    PathProblem,
    RefusedPath,
    folder_content,
    readable_file,
    shown_path,
    typed_path,
)

unix = pytest.mark.skipif(os.name == "nt", reason="Windows has neither such files nor such rights")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "b c.crypt"
    path.write_text("x")
    return path


@pytest.mark.parametrize(
    "write",
    [
        str,
        lambda path: f' "{path}" \r\n',
        lambda path: f"'{path}'",
        lambda path: f"file://{path}".replace(" ", "%20"),
        lambda path: f"FILE://localhost{path}\r\n",
        lambda path: f"file:{path}",
    ],
)
@unix
def test_a_file_is_found_as_people_write_it(game: Path, write: Callable[[Path], str]) -> None:
    assert readable_file(write(game)) == game


@unix
def test_the_home_folder_and_the_current_one_are_known(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(game.parent))
    assert readable_file("~/b c.crypt") == game
    monkeypatch.chdir(game.parent)
    assert readable_file("b c.crypt") == game


@unix
@pytest.mark.parametrize("name", ['"quoted"', "~x", " blank ", "file:x", "a\nb", "file:%41"])
def test_a_name_as_it_stands_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text("x")
    assert readable_file(name) == tmp_path / name


@unix
def test_a_name_that_is_no_text_is_found_by_its_address(tmp_path: Path) -> None:
    path = tmp_path / "\udcff.crypt"
    path.write_text("x")
    assert readable_file(f"file://{tmp_path}/%FF.crypt") == path


@unix
@pytest.mark.parametrize(
    "name", ["x.crypt", "a b.crypt", "\udcff.crypt", "a\nb", "\u202ex", "file:x", "100%"]
)
def test_a_path_is_found_again_under_the_line_it_is_typed_as(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("x")
    line = typed_path(path)
    assert line.isprintable()
    line.encode()
    assert readable_file(line) == path


def test_a_long_path_is_shown_by_its_end_and_with_letters_that_can_be_shown() -> None:
    shown = shown_path(Path("/" + "d\n\u202e\udcff/" * 1000, "end"))
    assert shown.isprintable()
    assert len(shown) == 160
    assert (shown[0], Path(shown).name) == ("…", "end")


def lay_out(folder: Path) -> None:
    (folder / "folder").mkdir()
    (folder / "loop").symlink_to("loop")
    os.mkfifo(folder / "pipe")
    (folder / "device").symlink_to("/dev/zero")
    (folder / "plain").touch()


@unix
@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", PathProblem.NOTHING),
        (' "" ', PathProblem.NOTHING),
        ("gone.crypt", PathProblem.MISSING),
        ("plain/below", PathProblem.MISSING),
        ("~nobody-of-this-name/x", PathProblem.MISSING),
        ("folder", PathProblem.FOLDER),
        ("file:///", PathProblem.FOLDER),
        ("loop", PathProblem.LOOP),
        ("loop/x", PathProblem.LOOP),
        ("pipe", PathProblem.NOT_PLAIN),
        ("device", PathProblem.NOT_PLAIN),
        ("x" * 256, PathProblem.TOO_LONG),
        ("x/" * 50_000, PathProblem.TOO_LONG),
        ("a\0b", PathProblem.NO_PATH),
        ("file:///%00", PathProblem.NO_PATH),
        ("file:", PathProblem.NO_PATH),
        ("half \ud800", PathProblem.NO_PATH),
        ("file://[x", PathProblem.ELSEWHERE),
        ("file://server/x", PathProblem.ELSEWHERE),
        ("https://example.org/x.crypt", PathProblem.ELSEWHERE),
    ],
)
def test_what_does_not_pass_is_refused_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, problem: PathProblem
) -> None:
    lay_out(tmp_path)
    monkeypatch.chdir(tmp_path)
    refused = readable_file(text)
    assert isinstance(refused, RefusedPath)
    assert refused.problem is problem
    assert len(refused.name) <= 60
    assert refused.name.isprintable()


@unix
@pytest.mark.parametrize(
    "error", [PermissionError(13, "no"), OSError(5, "disk"), RuntimeError(), ValueError()]
)
def test_whatever_the_system_raises_is_a_refusal(
    game: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    for name in ("stat", "absolute"):
        with monkeypatch.context() as patched:
            patched.setattr(Path, name, refuse)
            assert isinstance(readable_file(str(game)), RefusedPath)


@unix
def test_a_current_folder_that_is_gone_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert isinstance(readable_file("x.crypt"), RefusedPath)


NAMES = ("localhost", "http://", "con", "NUL", "dev/zero", "proc/self/fd/0", "x" * 300)
PIECES = st.sampled_from(
    [
        *"/\\~'\"%[]:.\0\n \udcff\ud800\u202e",
        "file:",
        "//",
        "..",
        "%00",
        "%FF",
        "C:",
        "localhost",
        "http://",
        *NAMES,
    ]
)


@given(st.one_of(st.text(), st.lists(PIECES | st.text(max_size=3), max_size=12).map("".join)), st.booleans())
def test_no_text_raises_anything(text: str, asked_for: bool) -> None:
    found = readable_file(text, asked_for=asked_for)
    if isinstance(found, RefusedPath):
        assert len(found.name) <= 60
        assert found.name.isprintable()
        assert found.key.startswith("path-")
    else:
        assert found.is_file()


@pytest.mark.parametrize(
    ("text", "asked_for", "problem"),
    [
        ("\\\\.\\COM1", True, PathProblem.NOT_PLAIN),
        ("//?/C:/x", True, PathProblem.NOT_PLAIN),
        ("C:\\games\\con.crypt", True, PathProblem.NOT_PLAIN),
        ("\\\\server\\share\\x.crypt", False, PathProblem.ELSEWHERE),
        ("//server/share/x.crypt", False, PathProblem.ELSEWHERE),
    ],
)
def test_windows_is_not_asked_for_devices_nor_for_strangers(
    text: str, asked_for: bool, problem: PathProblem
) -> None:
    assert given_path._windows_problem(text, asked_for=asked_for) is problem
    assert given_path._windows_problem("C:\\games\\x.crypt", asked_for=asked_for) is None


def test_a_folder_is_listed_by_names_without_what_is_hidden(tmp_path: Path) -> None:
    for name in ("b", "A", ".hidden"):
        (tmp_path / name).mkdir()
    for name in ("z.crypt", "Y.CRYPT", "x.txt", ".w.crypt"):
        (tmp_path / name).write_text("x")
    content = folder_content(f"{tmp_path}/b/..", ".crypt")
    assert isinstance(content, FolderContent)
    assert content.folder == tmp_path
    assert content.above == tmp_path.parent
    assert [path.name for path in content.folders] == ["A", "b"]
    assert [path.name for path in content.files] == ["Y.CRYPT", "z.crypt"]


@unix
@pytest.mark.timeout(20)
def test_what_lies_in_a_folder_is_listed_whatever_else_lies_there(tmp_path: Path) -> None:
    lay_out(tmp_path)
    for name in ("loop.crypt", "gone.crypt"):
        (tmp_path / name).symlink_to(name if name == "loop.crypt" else "nothing")
    (tmp_path / "good.crypt").write_text("x")
    content = folder_content(tmp_path, ".crypt")
    assert isinstance(content, FolderContent)
    assert [path.name for path in content.folders] == ["folder"]
    assert [path.name for path in content.files] == ["gone.crypt", "good.crypt", "loop.crypt"]


@unix
def test_nothing_is_above_the_root() -> None:
    content = folder_content("/", ".crypt")
    assert isinstance(content, FolderContent)
    assert content.top


@pytest.mark.parametrize("name", ["b c.crypt", "b c.crypt/x", "missing", "a" * 5000, "\0"])
def test_what_is_no_folder_is_refused(game: Path, name: str) -> None:
    refused = folder_content(f"{game.parent}/{name}", ".crypt")
    assert isinstance(refused, RefusedPath)


@given(st.text())
def test_every_text_is_a_folder_or_refused(text: str) -> None:
    assert isinstance(folder_content(text, ".crypt"), FolderContent | RefusedPath)
