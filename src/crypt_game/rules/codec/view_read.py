"""A seat's view from JSON, for programs that sit at somebody else's table (PROTOCOL.md, Heirs as processes).

The protocol's view leaves out what follows from it; that is worked out here: the turns still to come, the
seats left in a window, the failing dice. What the seat once saw and can no longer show by a card lying
somewhere is not known.
"""

from __future__ import annotations

from typing import Any, TypeVar

from ..cards import Card, Face, face_named
from ..indices import SLOTS, PoolIndex, SeatIndex, SlotIndex
from ..modes import Variant, variant_of
from ..modes.variant import Turn
from ..pending import Decide, FailingDie
from ..setup import BadSetup
from ..state import Flow, Held, Laid, Pool, Seat, Slot
from ..terms import Choice, Phase, Stage, TreasureType
from ..view import SeatView
from .read import card_in, setup_from_json
from .strict import Malformed, a_boolean, a_list, a_text, an_integer, an_object

_VIEW_KEYS = (
    "mode",
    "players",
    "cursed",
    "collectors",
    "round",
    "rounds",
    "phase",
    "leader",
    "lights_out",
    "deck",
    "discard",
    "crypt",
    "pools",
    "seats",
)
_STAGES = {
    Choice.POTTERY: Stage.POTTERY,
    Choice.CLAIM: Stage.CLAIM,
    Choice.DIVVY: Stage.DIVVY,
    Choice.REROLL: Stage.REROLL,
    Choice.FINAL: Stage.FINAL,
}
E = TypeVar("E", Phase, Choice, TreasureType)


def view_from_json(view: object, pending: object, seat: int) -> SeatView:
    """The view of ``seat`` from VIEW and its reduced PENDING, which must be a choice.

    Raises :class:`.strict.Malformed` when either is not what a referee sends.
    """
    table = an_object(view, "view", _VIEW_KEYS)
    variant = _variant(table)
    if not 0 <= seat < variant.size:
        raise Malformed("there is no such seat")
    crypt = _exactly(variant.places, [_slot(slot, variant) for slot in a_list(table["crypt"], "crypt")])
    discard = tuple(_laid(laid) for laid in a_list(table["discard"], "discard"))
    seats = _exactly(variant.size, [_seat(item) for item in a_list(table["seats"], "seats")])
    pools = _exactly(len(variant.members), [_pool(item) for item in a_list(table["pools"], "pools")])
    deck = an_object(table["deck"], "deck", ("count", "top"))
    round_ = an_integer(table["round"], "round")
    leader = SeatIndex(an_integer(table["leader"], "leader"))
    if not (1 <= round_ <= variant.rounds and 0 <= leader < variant.size):
        raise Malformed("there is no such round or leader")
    decide = _decide(pending, variant, crypt)
    public, seen = _knowledge(crypt, discard, seats)
    return SeatView(
        variant,
        SeatIndex(seat),
        _named(Phase, table["phase"]),
        round_,
        leader,
        SeatIndex(an_integer(table["lights_out"], "lights_out")),
        an_integer(deck["count"], "count"),
        None if deck["top"] is None else _named(TreasureType, deck["top"]),
        discard,
        crypt,
        pools,
        seats,
        seen,
        public,
        _flow(variant, decide, leader, round_),
        decide,
    )


def _variant(table: dict[str, Any]) -> Variant:
    """The variant of the game; who led its first round a view does not tell, and nothing hangs on it."""
    agreed = {key: table[key] for key in ("mode", "players", "collectors", "cursed")}
    try:
        return variant_of(setup_from_json(agreed))
    except BadSetup:
        raise Malformed("there is no such game") from None


def _decide(value: object, variant: Variant, crypt: tuple[Slot[Face] | None, ...]) -> Decide:
    if not isinstance(value, dict) or value.get("kind") != "choice":
        raise Malformed("pending must be a choice")
    what = _named(Choice, value.get("what"))
    seat = SeatIndex(an_integer(value.get("seat"), "seat"))
    if not 0 <= seat < variant.size:
        raise Malformed("there is no such seat")
    if what is Choice.CLAIM:
        dice = an_integer(value.get("dice"), "dice")
        return Decide(seat, what, dice, a_boolean(value.get("limit"), "limit"))
    if what is Choice.REROLL:
        dice_list = a_list(value.get("dice"), "dice")
        return Decide(seat, what, failing=_failing(dice_list, variant.pool_of[seat]))
    team = variant.team_of[seat]
    if what is Choice.DIVVY and team is not None:
        seats = variant.teams[team]
        slots = tuple(index for index, slot in zip(SLOTS, crypt, strict=False) if slot and slot.seat in seats)
        return Decide(seat, what, slots=slots, receivers=seats)
    return Decide(seat, what)


def _failing(dice: list[Any], pool: PoolIndex) -> tuple[FailingDie, ...]:
    found: list[FailingDie] = []
    for item in dice:
        die = an_object(item, "die", ("slot", "effort"))
        slot, effort = SlotIndex(an_integer(die["slot"], "slot")), an_integer(die["effort"], "effort")
        found.append(FailingDie(pool, slot, sum(other.slot == slot for other in found), effort))
    return tuple(found)


def _flow(variant: Variant, asked: Decide, leader: SeatIndex, round_: int) -> Flow:
    turns = variant.turns(leader, round_)
    order = tuple(dict.fromkeys(turn.seat for turn in turns))
    seats_left: tuple[SeatIndex, ...] = ()
    pools_left: tuple[PoolIndex, ...] = ()
    if asked.what is Choice.CLAIM:
        now = Turn(asked.seat, asked.limit)
        turns = turns[turns.index(now) :] if now in turns else (now,)
    elif asked.what is not Choice.POTTERY:
        turns = ()
    if asked.what is Choice.DIVVY:
        pools_left = (variant.pool_of[asked.seat],)
    elif asked.what is not Choice.CLAIM and asked.seat in order:
        seats_left = order[order.index(asked.seat) :]
    return Flow(_STAGES[asked.what], order, turns, seats_left, pools_left, asked.failing)


def _knowledge(
    crypt: tuple[Slot[Face] | None, ...], discard: tuple[Laid[Face], ...], seats: tuple[Seat[Face], ...]
) -> tuple[frozenset[Card], frozenset[Card]]:
    laid = [*discard, *(laid for slot in crypt if slot is not None for laid in slot.cards)]
    held = [held for seat in seats for held in seat.cards]
    public = {card for card, up in laid if up} | {card for card, flipped in held if flipped}
    known = {card for card, _ in laid} | {card for card, _ in held}
    shown = frozenset(card for card in public if isinstance(card, Card))
    return shown, frozenset(card for card in known if isinstance(card, Card)) - shown


def _slot(value: object, variant: Variant) -> Slot[Face] | None:
    if value is None:
        return None
    slot = an_object(value, "slot", ("cards", "seat", "effort", "dice"))
    cards = tuple(_laid(laid) for laid in a_list(slot["cards"], "cards"))
    if slot["seat"] is None:
        return Slot(cards)
    seat, effort = SeatIndex(an_integer(slot["seat"], "seat")), an_integer(slot["effort"], "effort")
    if not (0 <= seat < variant.size and 1 <= effort <= 6):
        raise Malformed("a slot has no such seat or effort")
    return Slot(cards, seat, effort, an_integer(slot["dice"], "dice"))


def _laid(value: object) -> Laid[Face]:
    laid = an_object(value, "card", ("card", "up"))
    return Laid(card_in(laid["card"], face_named), a_boolean(laid["up"], "up"))


def _pool(value: object) -> Pool:
    pool = an_object(value, "pool", ("available", "exhausted", "placed"))
    return Pool(
        an_integer(pool["available"], "available"),
        an_integer(pool["exhausted"], "exhausted"),
        a_boolean(pool["placed"], "placed"),
    )


def _held(value: object) -> Held[Face]:
    held = an_object(value, "card", ("card", "flipped"))
    return Held(card_in(held["card"], face_named), a_boolean(held["flipped"], "flipped"))


def _seat(value: object) -> Seat[Face]:
    seat = an_object(value, "seat", ("kind", "team", "pool", "cards", "idol_bonus"))
    return Seat(
        tuple(map(_held, a_list(seat["cards"], "cards"))),
        an_integer(seat["idol_bonus"], "idol_bonus"),
    )


def _named(kind: type[E], value: object) -> E:
    try:
        return kind(a_text(value, kind.__name__))
    except ValueError:
        raise Malformed(f"there is no {kind.__name__} of that name") from None


T = TypeVar("T")


def _exactly(count: int, items: list[T]) -> tuple[T, ...]:
    if len(items) != count:
        raise Malformed(f"{count} items are needed, not {len(items)}")
    return tuple(items)
