"""A named tuple that is written out is what `typing.NamedTuple` would have made."""

from __future__ import annotations

import ast
import pickle
import sys
from types import ModuleType
from typing import Any

import pytest
from named_tuples_written_out import with_named_tuples_written_out

SOURCE = '''"""A module."""
from __future__ import annotations
from typing import Generic, NamedTuple, TypeVar

LEFT = 3
T = TypeVar("T")

class Place(NamedTuple):
    """Where something is."""
    right: int
    """In steps."""
    down: int = LEFT
    names: tuple[str, ...] = ()

    @property
    def both(self):
        return self.right + self.down

    def moved(self, by):
        return self._replace(right=self.right + by)

class Nothing(NamedTuple):
    pass

class Further(Place):
    __slots__ = ()

class Box(NamedTuple, Generic[T]):
    content: T
'''


def module(name: str, tree: ast.Module, monkeypatch: pytest.MonkeyPatch) -> Any:
    made = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, made)
    exec(compile(tree, name, "exec"), vars(made))
    return made


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Any:
    return module("plain", ast.parse(SOURCE), monkeypatch)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Any:
    return module("written", with_named_tuples_written_out(ast.parse(SOURCE)), monkeypatch)


def test_it_has_the_same_values_names_and_words(plain: Any, written: Any) -> None:
    for arguments, named in (((1,), {}), ((1, 2), {}), ((), {"right": 4, "names": ("a",)})):
        made, expected = written.Place(*arguments, **named), plain.Place(*arguments, **named)
        assert made == expected
        assert hash(made) == hash(expected)
        assert repr(made) == repr(expected)
        assert (made.right, made.down, made.names, made.both) == (*expected, expected.both)
        assert made._asdict() == expected._asdict()
        assert made.moved(2) == expected.moved(2)
        assert type(made.moved(2)) is written.Place
        assert pickle.loads(pickle.dumps(made)) == made
        assert not hasattr(made, "__dict__")
    assert written.Place._fields == written.Place.__match_args__ == plain.Place._fields
    assert written.Place._make([1, 2, ()]) == (1, 2, ())
    assert repr(written.Nothing()) == repr(plain.Nothing())
    assert repr(written.Further(1)) == repr(plain.Further(1))


def test_it_is_compiled_by_nobody(written: Any) -> None:
    assert written.Place.__new__.__code__.co_filename == "written"
    assert written.Box(3) == (3,), "with another base besides it stays as it is"
    assert written.Box.__new__.__code__.co_filename != "written"


def test_it_refuses_the_same(written: Any) -> None:
    for arguments, named in (((), {}), ((1, 2, (), 4), {}), ((), {"left": 2})):
        with pytest.raises(TypeError):
            written.Place(*arguments, **named)
    with pytest.raises(TypeError):
        written.Place._make([1])
    with pytest.raises(ValueError, match="left"):
        written.Place(1)._replace(left=2)
    with pytest.raises(AttributeError):
        written.Place(1).right = 2
