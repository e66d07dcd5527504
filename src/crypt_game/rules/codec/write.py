"""From values to JSON. What a seat may know is decided in :mod:`..view`, not here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import Any, assert_never, get_args

from ..actions import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from ..cards import Card, Face, Unseen
from ..events import Awaited, Event, RoundEnded
from ..legal import anytime_actions, legal_actions
from ..pending import Chance, Decide, Outcome, Over, Roll, SeatScore, Shuffle, Shuffled
from ..setup import CollectorSides, GameSetup
from ..state import GameState, Held, Laid, Pool, Seat, Slot
from ..terms import Choice
from ..view import SeatView

NOT_SENT = (Awaited, RoundEnded)
"""Events that the protocol does not have."""
_LONG_LISTS = (Choice.CLAIM, Choice.DIVVY)


def setup_to_json(setup: GameSetup) -> dict[str, Any]:
    """GAME."""
    return {
        "mode": setup.mode.value,
        "players": setup.players,
        "collectors": _sides(setup.collectors),
        "cursed": setup.cursed,
        "leader": setup.leader,
    }


def _sides(sides: CollectorSides) -> dict[str, str]:
    return {name: side.value for name, side in sides._asdict().items()}


def action_to_json(action: Action) -> dict[str, Any]:
    """ACTION."""
    match action:
        case Claim(place):
            return {"do": "claim", "place": {str(slot): list(efforts) for slot, efforts in place}}
        case Recover():
            return {"do": "recover"}
        case Take(slot, flip):
            return {"do": "take", "slot": slot, "flip": _names(flip)}
        case Reroll(die, flip):
            return {"do": "reroll", "die": die, "flip": _names(flip)}
        case Peek(flip, None):
            return {"do": "peek", "flip": _names(flip)}
        case Peek(flip, share):
            return {"do": "peek", "flip": _names(flip), "share": share}
        case Revive(flip):
            return {"do": "revive", "flip": _names(flip)}
        case Divvy(to):
            return {"do": "divvy", "to": {str(slot): seat for slot, seat in to}}
        case Decline():
            return {"do": "decline"}
    assert_never(action)


def outcome_to_json(outcome: Outcome) -> list[Any]:
    """The outcome of a shuffle or roll."""
    return _names(outcome.order) if isinstance(outcome, Shuffled) else list(outcome.values)


def pending_to_json(state: GameState, listing: bool = False) -> dict[str, Any]:
    """PENDING as the caller of the engine sees it; ``listing`` gives claims and divvies too."""
    return _pending(state, listing, asked=True)


def pending_for_seat(view: SeatView, listing: bool = False) -> dict[str, Any]:
    """PENDING reduced to what the view's seat may know."""
    pending = view.pending
    return _pending(view, listing, asked=isinstance(pending, Decide) and pending.seat == view.viewer)


def _pending(table: GameState | SeatView, listing: bool, asked: bool) -> dict[str, Any]:
    pending = table.pending
    match pending:
        case Decide():
            answer: dict[str, Any] = {"kind": "choice", "what": pending.what.value, "seat": pending.seat}
            if pending.what is Choice.CLAIM:
                answer.update(dice=pending.dice, limit=pending.limit)
            if pending.what is Choice.REROLL:
                answer["dice"] = [{"slot": die.slot, "effort": die.effort} for die in pending.failing]
            if asked and (listing or pending.what not in _LONG_LISTS):
                answer["actions"] = [action_to_json(action) for action in legal_actions(table)]
            answer["anytime"] = [
                {"seat": seat, "action": action_to_json(action)} for seat, action in anytime_actions(table)
            ]
            return answer
        case Chance(Shuffle(cards)):
            return {"kind": "chance", "what": "shuffle", "cards": _names(cards)}
        case Chance(Roll() as roll):
            return {
                "kind": "chance",
                "what": "roll",
                "purpose": roll.purpose.value,
                "seat": roll.seat,
                "dice": roll.dice,
            }
        case Over():
            return {"kind": "over"} | _over(pending)
    raise AssertionError(pending)


def _over(over: Over) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "winners": list(over.winners),
        "scores": [_score(score) for score in over.scores],
    }
    if over.teams:
        answer["teams"] = [team._asdict() for team in over.teams]
    if over.rank is not None:
        answer["rank"] = over.rank.value
    return answer


def _score(score: SeatScore) -> dict[str, Any]:
    return {
        "seat": score.seat,
        "treasure": score.treasure,
        "collectors": score.collectors._asdict(),
        "dice": score.dice,
        "curse": score.curse,
        "total": score.total,
    }


def state_to_json(state: GameState) -> dict[str, Any]:
    """Everything, hidden things too."""
    return _table(state) | {"deck": _names(state.deck)}


def view_to_json(view: SeatView) -> dict[str, Any]:
    """What the view's seat may know, in the shape of a state."""
    top = None if view.top is None else view.top.value
    return _table(view) | {"deck": {"count": view.deck, "top": top}}


def _table(table: GameState | SeatView) -> dict[str, Any]:
    variant = table.variant
    return {
        "mode": table.setup.mode.value,
        "players": table.setup.players,
        "cursed": table.setup.cursed,
        "collectors": _sides(table.setup.collectors),
        "round": table.round,
        "rounds": variant.rounds,
        "phase": table.phase.value,
        "leader": table.leader,
        "lights_out": table.lights_out,
        "deck": None,
        "discard": [_laid(laid) for laid in table.discard],
        "crypt": [_slot(slot) for slot in table.crypt],
        "pools": [_pool(pool) for pool in table.pools],
        "seats": [
            {
                "kind": variant.kinds[index].value,
                "team": variant.team_of[index],
                "pool": variant.pool_of[index],
                **_seat(seat),
            }
            for index, seat in enumerate(table.seats)
        ],
    }


def _laid(laid: Laid[Face]) -> dict[str, Any]:
    return {"card": laid.card.name, "up": laid.up}


def _slot(slot: Slot[Face] | None) -> dict[str, Any] | None:
    if slot is None:
        return None
    return {
        "cards": [_laid(laid) for laid in slot.cards],
        "seat": slot.seat,
        "effort": slot.effort,
        "dice": slot.dice,
    }


def _pool(pool: Pool) -> dict[str, Any]:
    return {"available": pool.available, "exhausted": pool.exhausted, "placed": pool.placed}


def _seat(seat: Seat[Face]) -> dict[str, Any]:
    return {"cards": [_held(held) for held in seat.cards], "idol_bonus": seat.idol_bonus}


def _held(held: Held[Face]) -> dict[str, Any]:
    return {"card": held.card.name, "flipped": held.flipped}


def events_to_json(events: Iterable[Event]) -> list[dict[str, Any]]:
    """The events of a step but for those that the protocol says otherwise: what is awaited stands in PENDING,
    and after a round the torches pass or ``final`` begins.
    """
    return [event_to_json(event) for event in events if not isinstance(event, NOT_SENT)]


def event_to_json(event: Event) -> dict[str, Any]:
    """One event: its name and its fields."""
    name, fields = _SHAPES[type(event)]
    return {"event": name} | {field: _plain(getattr(event, field)) for field in fields}


EVENT_KINDS: tuple[type[Any], ...] = get_args(Event)
"""The classes of all events."""


def event_name(kind: type[Any]) -> str:
    """The name of an event: that of its class in small letters."""
    return "_".join(re.findall("[A-Z][a-z]*", kind.__name__)).lower()


_SHAPES = {kind: (event_name(kind), kind.__match_args__) for kind in EVENT_KINDS}


def _plain(value: Any) -> Any:
    match value:
        case Enum():
            return value.value
        case Card() | Unseen():
            return value.name
        case SeatScore():
            return _score(value)
        case Over():
            return _over(value)
        case tuple() if hasattr(value, "_asdict"):
            return {key: _plain(item) for key, item in value._asdict().items()}
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return value


def _names(cards: Iterable[Face]) -> list[str]:
    return [card.name for card in cards]
