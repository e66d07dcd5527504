"""The values of the game as JSON, exactly as PROTOCOL.md writes them, and back.

Reading is strict and safe against hostile text: whatever is not as described raises :class:`Malformed`.
"""

from __future__ import annotations

from .read import (
    UnknownName,
    action_from_json,
    outcome_from_json,
    setup_from_json,
)
from .strict import Malformed
from .view_read import view_from_json
from .write import (
    EVENT_KINDS,
    action_to_json,
    event_name,
    event_to_json,
    events_to_json,
    outcome_to_json,
    pending_for_seat,
    pending_to_json,
    setup_to_json,
    state_to_json,
    view_to_json,
)

__all__ = [
    "EVENT_KINDS",
    "Malformed",
    "UnknownName",
    "action_from_json",
    "action_to_json",
    "event_name",
    "event_to_json",
    "events_to_json",
    "outcome_from_json",
    "outcome_to_json",
    "pending_for_seat",
    "pending_to_json",
    "setup_from_json",
    "setup_to_json",
    "state_to_json",
    "view_from_json",
    "view_to_json",
]
