"""The Ghost's turn in words: every step of it with its reason (§6.3).

Pure functions beside `crypt_game.text.event_text`, which hands the Ghosts' events to this module.
"""

from __future__ import annotations

from crypt_game.rules import events as ev
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.language import Argument
from crypt_game.text.participants import Crypt, Message, Participants, card_at, dice_sum

GhostEvent = ev.GhostRolled | ev.GhostGrouped | ev.GhostAimed | ev.GhostSetAside


def narrate_ghost(event: GhostEvent, cast: Participants, crypt: Crypt) -> tuple[Message, ...]:
    """The lines that tell a step of a Ghost's turn; each but the roll carries its reason."""
    who = {"seat": cast.names[event.seat]}
    match event:
        case ev.GhostRolled(seat=seat, rolls=rolls, again=again):
            key = "event-ghost-rolled-again" if again else "event-ghost-rolled"
            return (Message(key, who | {"rolls": ", ".join(map(str, rolls)), "count": len(rolls)}, seat),)
        case ev.GhostGrouped():
            return _grouped(event)
        case ev.GhostAimed(seat=seat, group=group, passed=passed):
            return *_passed(passed, group, seat, cast, crypt), _aimed(event, cast, crypt)
        case ev.GhostSetAside(seat=seat, group=group, why=why, passed=passed):
            key = f"event-ghost-{why.value.replace('_', '-')}"
            line = Message(key, {"strength": group.strength}, seat, reason=f"{key}-why")
            return *_passed(passed, group, seat, cast, crypt), line


def _grouped(event: ev.GhostGrouped) -> tuple[Message, ...]:
    lines = [
        Message(
            "event-ghost-joined",
            {"dice": dice_sum(group.effort, group.dice), "strength": group.strength},
            event.seat,
            reason="event-ghost-joined-why",
        )
        for group in event.groups
        if group.dice > 1
    ]
    if len(event.groups) > 1:
        first, second, *_ = event.groups
        equal = first.strength == second.strength
        args: dict[str, Argument] = {
            "strength": first.strength,
            "dice": dice_sum(first.effort, first.dice),
        }
        key = "event-ghost-more-dice-first" if equal else "event-ghost-first"
        lines.append(Message(key, args, event.seat, reason=f"{key}-why"))
    return tuple(lines)


def _aimed(event: ev.GhostAimed, cast: Participants, crypt: Crypt) -> Message:
    place = crypt[event.slot]
    args: dict[str, Argument] = {
        "card": card_at(crypt, event.slot),
        "strength": event.group.strength,
        "dice": dice_sum(event.group.effort, event.group.dice),
    }
    if place is None or place.seat is None:
        return Message("event-ghost-takes", args, event.seat, reason="event-ghost-takes-why")
    args |= cast.who(place.seat) | {"held": place.strength}
    return Message("event-ghost-pushes", args, event.seat, reason="event-ghost-pushes-why")


def _passed(
    passed: tuple[ev.SlotPassed, ...], group: ev.DiceGroup, seat: SeatIndex, cast: Participants, crypt: Crypt
) -> tuple[Message, ...]:
    lines = []
    for slot, why in passed:
        place = crypt[slot]
        if place is None or place.seat is None:
            continue
        args = cast.who(place.seat) | {
            "card": card_at(crypt, slot),
            "held": place.strength,
            "strength": group.strength,
        }
        key = f"event-ghost-goes-past-{why.value.replace('_', '-')}"
        lines.append(Message(key, args, seat, minor=True))
    return tuple(lines)
