"""One gamepad for each person at the screen: whose pad is whose."""

from __future__ import annotations

from collections.abc import Collection, Sequence

__all__ = ["may_decide", "may_uncover", "pad_of"]


def pad_of(seat: int, people: Sequence[int]) -> int:
    """The number of the pad that belongs to the person on `seat`, one of the `people` at the screen: the
    first person has the first pad."""
    return people.index(seat)


def may_decide(seat: int, people: Sequence[int], pads: Collection[int], pad: int | None) -> bool:
    """Whether who asks by the pad of number `pad` may decide for `seat`; keys and mouse (None) always may."""
    return pad is None or may_uncover(seat, people, pads, pad)


def may_uncover(seat: int, people: Sequence[int], pads: Collection[int], pad: int | None) -> bool:
    """Whether the values of `seat` may be shown to who asks by the pad of number `pad`, or by keys or mouse
    (None), while pads of these numbers are plugged in.

    Who has a pad sees them by no other; who has none shares keys and mouse with the others that have none.
    """
    own = pad_of(seat, people)
    return pad == own if own in pads else pad is None or pad >= len(people)
