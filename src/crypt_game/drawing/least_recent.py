"""A store that forgets what has not been used longest, once its weight is too great. Knows no pygame."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from crypt_game.drawing.in_slices import checkpoint

T = TypeVar("T")


class LeastRecent(Generic[T]):
    """Values by key, at most `limit` in total weight; the newest value always stays."""

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self.limit = limit
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def find(self, key: Hashable) -> T | None:
        """The value kept under this key, or None."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value kept under this key, made first when there is none."""
        try:
            self._kept.move_to_end(key)
            return self._kept[key]
        except KeyError:
            made = self.put(key, make())
            checkpoint()
            return made

    def put(self, key: Hashable, value: T) -> T:
        """Keep a value under a key, in place of another one if there is any, and return it."""
        if key in self._kept:
            self.weight -= self._weigh(self._kept.pop(key))
        self._kept[key] = value
        self.weight += self._weigh(value)
        while self.weight > self.limit and len(self._kept) > 1:
            self.weight -= self._weigh(self._kept.popitem(last=False)[1])
        return value

    def drop(self, unwanted: Callable[[Hashable], bool]) -> None:
        """Forget what is kept under such keys."""
        for key in [*filter(unwanted, self._kept)]:
            self.weight -= self._weigh(self._kept.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.weight = 0
