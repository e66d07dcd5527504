"""How the rules write down a fact: a class of named values that is never changed once it is made.

Imports nothing of the package.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

T = TypeVar("T")

if TYPE_CHECKING:

    def made(kind: type[T], fields: tuple[object, ...]) -> T:
        """A NamedTuple of all its fields in their order, which nobody checks. A game makes five hundred, and
        its class takes half as long again, for it is called through a function in Python."""
else:
    made = tuple.__new__


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A frozen dataclass, kept frozen by the type checker instead of at run time.

    A game makes hundreds of them, and `dataclass(frozen=True)` takes three to five times as long to make each
    (docs/decisions/mypyc.md). Equal by class and fields, with a hash, and to be matched by its fields.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
