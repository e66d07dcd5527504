"""From JSON to values. What comes in may be hostile: whatever is not as PROTOCOL.md says is ``Malformed``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from ..actions import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from ..cards import Card, Face, card_named
from ..pending import Outcome, Rolled, Shuffled
from ..setup import ALL_A, CollectorSides, GameSetup
from ..terms import TREASURE_TYPES, Mode, Side
from .strict import Malformed, a_boolean, a_list, a_text, an_integer, an_object, any_object

C = TypeVar("C", bound=Face)
_SLOT_KEY = re.compile("0|[1-9][0-9]{0,8}", re.ASCII)
_TYPE_NAMES = tuple(type_.value for type_ in TREASURE_TYPES)
_ACTION_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "claim": (("do", "place"), ()),
    "recover": (("do",), ()),
    "take": (("do", "slot", "flip"), ()),
    "reroll": (("do", "die", "flip"), ()),
    "peek": (("do", "flip"), ("share",)),
    "revive": (("do", "flip"), ()),
    "divvy": (("do", "to"), ()),
    "decline": (("do",), ()),
}


class UnknownName(Malformed):
    """The shape is right, but a mode or a side of that name does not exist."""


def setup_from_json(value: object) -> GameSetup:
    """GAME as a setup that may still not be playable (:func:`..setup.setup_fault`).

    Raises :class:`UnknownName` for a mode or side that does not exist, :class:`Malformed` for a wrong shape.
    """
    game = an_object(value, "game", ("mode", "players"), ("collectors", "cursed", "leader"))
    mode = a_text(game["mode"], "mode")
    players = an_integer(game["players"], "players")
    cursed = a_boolean(game.get("cursed", False), "cursed")
    leader = an_integer(game.get("leader", 0), "leader")
    sides = _sides(game["collectors"]) if "collectors" in game else ALL_A
    try:
        return GameSetup(Mode(mode), players, sides, cursed, leader)
    except ValueError:
        raise UnknownName(f"there is no mode {mode[:40]!r}") from None


def _sides(value: object) -> CollectorSides:
    sides = an_object(value, "collectors", _TYPE_NAMES)
    names = [a_text(sides[name], name) for name in _TYPE_NAMES]
    try:
        return CollectorSides(*map(Side, names))
    except ValueError:
        raise UnknownName("a Collector has no such side") from None


def action_from_json(value: object) -> Action:
    """ACTION as a well-formed action, legal or not; ``flip`` comes back sorted by name."""
    do = a_text(any_object(value, "action").get("do"), "do")
    if do not in _ACTION_KEYS:
        raise Malformed(f"there is no action {do[:40]!r}")
    action = an_object(value, do, *_ACTION_KEYS[do])
    match do:
        case "claim":
            return Claim.on({slot: _efforts(efforts) for slot, efforts in _by_slot(action["place"])})
        case "recover":
            return Recover()
        case "take":
            return Take(an_integer(action["slot"], "slot"), _flip(action))
        case "reroll":
            return Reroll(an_integer(action["die"], "die"), _flip(action))
        case "peek":
            share = a_boolean(action["share"], "share") if "share" in action else None
            return Peek(_flip(action), share)
        case "revive":
            return Revive(_flip(action))
        case "divvy":
            return Divvy.of({slot: an_integer(seat, "seat") for slot, seat in _by_slot(action["to"])})
        case _:
            return Decline()


def _by_slot(value: object) -> list[tuple[int, Any]]:
    slots = any_object(value, "slots")
    for key in slots:
        if not _SLOT_KEY.fullmatch(key):
            raise Malformed(f"{key[:40]!r} is no slot")
    return [(int(key), item) for key, item in slots.items()]


def _efforts(value: object) -> tuple[int, ...]:
    return tuple(an_integer(effort, "an effort") for effort in a_list(value, "efforts"))


def _flip(action: dict[str, Any]) -> tuple[Card, ...]:
    return tuple(sorted(card_in(name, card_named) for name in a_list(action["flip"], "flip")))


def card_in(value: object, find: Callable[[str], C]) -> C:
    """The card of a name, as `find` knows it; raises Malformed where it knows none."""
    name = a_text(value, "a card")
    try:
        return find(name)
    except KeyError:
        raise Malformed(f"there is no card {name[:40]!r}") from None


def outcome_from_json(value: object) -> Outcome:
    """A list of card names as a shuffle, a list of integers as a roll."""
    items = a_list(value, "outcome")
    if items and isinstance(items[0], str):
        return Shuffled(tuple(card_in(item, card_named) for item in items))
    return Rolled(tuple(an_integer(item, "a die") for item in items))
