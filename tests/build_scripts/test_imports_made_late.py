"""Modules of others that import late do what they did."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest
from imports_made_late import LATE, with_late_imports


def changed(name: str) -> tuple[ModuleType, ast.Module]:
    """The module itself, and what a package holds of it."""
    module = importlib.import_module(name)
    assert module.__file__ is not None
    return module, with_late_imports(ast.parse(Path(module.__file__).read_text(encoding="utf-8")), name)


@pytest.mark.parametrize("name", LATE)
def test_only_functions_import_it(name: str) -> None:
    _, tree = changed(name)
    late = LATE[name]
    assert late in ast.unparse(tree)
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert all(late not in ast.unparse(node) for node in imports)


def test_a_path_still_tells_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    module, tree = changed("pathlib")
    names = dict(vars(module))
    monkeypatch.delitem(names, "urlquote_from_bytes")
    exec(compile(tree, "pathlib.py", "exec"), names)
    assert names["PurePosixPath"]("/a b/ä").as_uri() == "file:///a%20b/%C3%A4"
    assert names["PureWindowsPath"](r"c:\a b").as_uri() == "file:///c:/a%20b"


def test_other_modules_stay_as_they_are() -> None:
    source = "import difflib\ndef f():\n    return difflib.ndiff"
    assert ast.unparse(with_late_imports(ast.parse(source), "another")) == ast.unparse(ast.parse(source))
