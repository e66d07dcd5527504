"""What the named tuples of a package are made from (named_tuples_written_out.py): a module of the package."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

__all__ = ["PlainNamedTuple"]


class PlainNamedTuple(tuple[Any, ...]):
    """A tuple with names for its values, as `typing.NamedTuple` makes it, and nothing compiled for it."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()

    @classmethod
    def _make(cls, iterable: Iterable[Any]) -> PlainNamedTuple:
        made = tuple.__new__(cls, iterable)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **values: Any) -> PlainNamedTuple:
        made = self._make(map(values.pop, self._fields, self))
        if values:
            raise ValueError(f"Got unexpected field names: {list(values)!r}")
        return made

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({values})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)
