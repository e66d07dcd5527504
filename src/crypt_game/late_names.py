"""Names of a package whose modules are imported when they are first asked for.

A package that offers the names of many modules would else import them all for whoever wants one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

__all__ = ["late_names"]


def late_names(package: str, modules: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package, for the names that each of its modules offers."""
    homes = {name: f"{package}.{module}" for module, names in modules.items() for name in names}

    def get(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return get
