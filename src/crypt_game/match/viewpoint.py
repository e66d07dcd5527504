"""With whose eyes a game is looked at: a seat's own, everybody's at once, or nobody's in particular.

The view that comes out is folded with redacted events like any other; what it may know is settled here,
at the game's beginning, and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum

from crypt_game.rules import Event, GameState, SeatView, observe, redact
from crypt_game.rules.cards import ALL_CARDS

__all__ = ["Viewpoint", "first_view", "seen_by"]


class Viewpoint(StrEnum):
    """Who looks."""

    SEAT = "seat"
    """One seat, which knows what it has seen."""
    EVERYBODY = "everybody"
    """Somebody to whom every value is shown: only for a game that is over."""
    NOBODY = "nobody"
    """Somebody who knows what has lain open and no more, as several people at one screen may all see."""


def first_view(first: GameState, seat: int, viewpoint: Viewpoint) -> SeatView:
    """What is known before the first step (`first`: nothing shuffled) at the table turned to `seat`.

    Fold `seen_by` of every event into it.
    """
    view = observe(first, seat)
    if viewpoint is Viewpoint.EVERYBODY:
        return view._replace(seen=frozenset(ALL_CARDS))
    return view._replace(viewer=None) if viewpoint is Viewpoint.NOBODY else view


def seen_by(view: SeatView, event: Event) -> Event:
    """The event as far as whoever has this view sees it."""
    return redact(event, view.viewer, view.seen | view.public)
