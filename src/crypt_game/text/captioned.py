"""A part of a scripted game with captions: what a small board shows and says, step by step.

Captions are message keys; the words are in the locale files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from crypt_game.rules.events import Event
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex, SlotIndex
from crypt_game.rules.scripted import Excerpt

__all__ = ["Caption", "CaptionedExcerpt", "CaptionedPart"]


class Caption(NamedTuple):
    """A message key, and when it is said: with the next event of the kind `at`, or before anything happens.

    `barred` are slots that are out of reach then (§3.6).
    """

    key: str
    at: type[Event] | None = None
    barred: tuple[SlotIndex, ...] = ()


class CaptionedPart(NamedTuple):
    """Events that belong to one caption; those before the first caption belong to none."""

    caption: Caption | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class CaptionedExcerpt:
    """One worked example: what is played, who looks, what is shown of the Crypt, and what is said.

    The heirs wear the `houses`, in the order of their seats. Of the Crypt only `slots` are shown.
    """

    name: str
    excerpt: Excerpt
    houses: tuple[str, ...]
    slots: tuple[SlotIndex, ...]
    captions: tuple[Caption, ...]
    viewer: SeatIndex = FIRST_SEAT

    def parts(self, events: tuple[Event, ...]) -> tuple[CaptionedPart, ...]:
        """The events of the excerpt, cut where a caption is said.

        Raises ValueError for a caption whose event does not happen.
        """
        cuts, free = [0], 0
        for caption in self.captions:
            cut = free if caption.at is None else _place(events, caption.at, free)
            cuts.append(cut)
            free = cut if caption.at is None else cut + 1
        spans = zip((None, *self.captions), cuts, (*cuts[1:], len(events)), strict=True)
        parts = [CaptionedPart(caption, events[start:end]) for caption, start, end in spans]
        return tuple(part for part in parts if part.caption is not None or part.events)


def _place(events: tuple[Event, ...], kind: type[Event], start: int) -> int:
    for place in range(start, len(events)):
        if type(events[place]) is kind:
            return place
    raise ValueError(f"no {kind.__name__} for a caption")
