"""Packages hold no docstrings, and what runs there does and says the same."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from types import CodeType, ModuleType

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
    names = ran(without_docstrings(SOURCE.encode(), "somewhere.py", "somewhere"))
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


ANNOTATED = """from __future__ import annotations
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

MOST: Final = 3
late: Nowhere

class Place(NamedTuple):
    right: Missing
    down: Missing[int] = 2

@dataclass
class Card:
    kinds: ClassVar[Missing] = 6
    value: Missing = 1

def least(first: Missing, *others: Missing, key: Missing = None) -> Missing:
    found: Missing = min(first, *others, key=key)
    lost: Missing
    class Inner(NamedTuple):
        only: Missing
    return Inner(found)
"""


def test_types_are_missing_and_fields_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("somewhere")
    monkeypatch.setitem(sys.modules, "somewhere", module)
    names = vars(module)
    exec(without_docstrings(ANNOTATED.encode(), "somewhere.py", "crypt_game.somewhere"), names)
    card, place, least = names["Card"], names["Place"], names["least"]
    assert isinstance(card, type)
    assert callable(place)
    assert callable(least)
    assert (names["MOST"], "late" in names) == (3, False)
    assert place(1) == (1, 2)
    assert place(right=4, down=5) == (4, 5)
    assert [field.name for field in dataclasses.fields(card)] == ["value"]
    assert least(4, 2, 3).only == 2
    assert not least.__annotations__
    assert not set(place.__annotations__.values()) - {type(None)}


def test_only_our_own_modules_lose_their_types(tmp_path: Path) -> None:
    text = "def double(x: int) -> int:\n    return 2 * x\n"
    modules, codes = [], dict[str, CodeType | None]()
    for name in ("crypt_game.doubling", "library.doubling"):
        (tmp_path / f"{name}.py").write_text(text)
        modules.append((name, str(tmp_path / f"{name}.py"), "PYMODULE"))
        codes[name] = compile(text, f"{name}.py", "exec")
    leave_docstrings_out(modules, codes)
    doubling = [ran(code)["double"] for code in codes.values() if code is not None]
    assert [len(getattr(each, "__annotations__", ())) for each in doubling] == [0, 2]


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
