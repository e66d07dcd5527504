"""Packages hold no docstrings, and what runs there does and says the same."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from types import CodeType

import pytest
from docstrings_left_out import leave_docstrings_out, without_docstrings

SOURCE = '''"""A module."""
from dataclasses import dataclass

class Bare:
    """Only words."""

@dataclass
class Point:
    """A place."""
    x: int

def nothing():
    """Only words."""

def double(x):
    """Twice as much."""
    assert x > 0, "too small"
    return 2 * x
'''


def ran(code: CodeType) -> dict[str, object]:
    names: dict[str, object] = {"__name__": "somewhere"}
    exec(code, names)
    return names


def test_only_docstrings_are_missing() -> None:
    names = ran(without_docstrings(SOURCE.encode(), "somewhere.py"))
    double, point = names["double"], names["Point"]
    assert callable(double)
    assert isinstance(point, type)
    assert [names.get("__doc__"), double.__doc__, names["Bare"].__doc__] == [None] * 3
    assert double(4) == 8
    assert [field.name for field in dataclasses.fields(point)] == ["x"]
    assert point.__doc__ == " "
    with pytest.raises(AssertionError, match="too small") as raised:
        double(0)
    assert raised.traceback[-1].lineno == SOURCE[: SOURCE.index("assert")].count("\n")


def test_what_reads_a_docstring_keeps_its_own(tmp_path: Path) -> None:
    texts = {"reads": '"""Told."""\nSAID = __doc__\n', "silent": '"""Told."""\n'}
    modules, codes = [], dict[str, CodeType | None]()
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text)
        modules.append((name, str(tmp_path / f"{name}.py"), "PYMODULE"))
        codes[name] = compile(text, f"{name}.py", "exec")
    modules.append(("library", str(tmp_path / "library.so"), "EXTENSION"))
    leave_docstrings_out(modules, codes)
    kept = {name: ran(code).get("__doc__") for name, code in codes.items() if code is not None}
    assert kept == {"reads": "Told.", "silent": None}
