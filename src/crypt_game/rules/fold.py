"""Bring a seat's view forward by one redacted event: how a table is shown one motion at a time.

Knows what each event means for the things lying on the table, and no rule. Reads nothing but the view and
the event.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar, assert_never

from . import events as ev
from .cards import Card, Face
from .indices import SeatIndex, SlotIndex
from .pending import FailingDie
from .state import Held, Laid, Pool, Seat, Slot
from .terms import Phase, SeatKind
from .view import SeatView, redact

T = TypeVar("T")


def witness(view: SeatView, events: Iterable[ev.Event]) -> Iterator[tuple[ev.Event, SeatView]]:
    """Each event of a step as the view's seat may know it, with the view after it."""
    for event in events:
        shown = redact(event, view.viewer, view.seen | view.public)
        view = fold(view, shown)
        yield shown, view


def fold(view: SeatView, event: ev.Event) -> SeatView:
    """The view after a redacted event; after the last event of a step it equals observing the state."""
    match event:
        case ev.DeckShuffled() | ev.RoundBegan() | ev.Revealed() | ev.Sorted() | ev.PhaseBegan():
            return _fold_reveal(view, event)
        case ev.PushedOut() | ev.Placed() | ev.Recovered() | ev.Rerolled() | ev.Exhausted():
            return _fold_dice(view, event)
        case ev.ExhaustionRolled():
            return _with_failing(view, [*view.failing, *event.failing])
        case ev.Discarded() | ev.Collected() | ev.Flipped() | ev.Peeked() | ev.Taken() | ev.TreasureOpened():
            return _fold_cards(view, event)
        case ev.IdolBonus(seat, coins):
            return view._replace(seats=_set(view.seats, seat, view.seats[seat]._replace(idol_bonus=coins)))
        case ev.TorchesPassed(leader, lights_out):
            return view._replace(leader=leader, lights_out=lights_out)
        case ev.GameEnded():
            return view._replace(phase=Phase.OVER)
        case ev.Awaited(pending, flow):
            return view._replace(pending=pending, flow=flow)
        case (
            ev.GhostRolled()
            | ev.GhostGrouped()
            | ev.GhostAimed()
            | ev.GhostSetAside()
            | ev.Declined()
            | ev.Divvied()
            | ev.RoundEnded()
            | ev.RolesSwapped()
            | ev.CursesCounted()
            | ev.TieBreakBegan()
            | ev.TieBreakRolled()
            | ev.Scored()
        ):
            return view
    assert_never(event)


def _fold_reveal(
    view: SeatView, event: ev.DeckShuffled | ev.RoundBegan | ev.Revealed | ev.Sorted | ev.PhaseBegan
) -> SeatView:
    match event:
        case ev.DeckShuffled(count, top):
            return view._replace(deck=count, top=None if top is None else top.type)
        case ev.RoundBegan(round_, leader, lights_out):
            pools = tuple(pool._replace(placed=False) for pool in view.pools)
            return view._replace(
                round=round_, leader=leader, lights_out=lights_out, phase=Phase.POTTERY, pools=pools, crypt=()
            )
        case ev.Revealed(slot, card, up, deck, top):
            laid: Laid[Face] = Laid(card, up)
            if slot < len(view.crypt):
                below = _slot(view, slot)
                crypt = _set(view.crypt, slot, below._replace(cards=(*below.cards, laid)))
            else:
                crypt = (*view.crypt, Slot((laid,)))
            seen = _learn(view.public, [card]) if up else view.public
            return view._replace(crypt=crypt, deck=deck, top=None if top is None else top.type, public=seen)
        case ev.Sorted(order):
            return view._replace(crypt=tuple(view.crypt[slot] for slot in order))
        case ev.PhaseBegan(phase):
            return view._replace(phase=phase)
    assert_never(event)


def _fold_dice(
    view: SeatView, event: ev.PushedOut | ev.Placed | ev.Recovered | ev.Rerolled | ev.Exhausted
) -> SeatView:
    pool = view.pools[event.pool]
    match event:
        case ev.PushedOut(slot=slot, dice=dice):
            view = view._replace(crypt=_set(view.crypt, slot, Slot(_slot(view, slot).cards)))
            return _with_pool(view, event.pool, pool._replace(available=pool.available + dice))
        case ev.Placed(seat=seat, slot=slot, effort=effort, dice=dice, before=before):
            taken = Slot(_slot(view, slot).cards, seat, effort, before + dice)
            heir = view.variant.kinds[seat] is SeatKind.HEIR
            view = view._replace(crypt=_set(view.crypt, slot, taken))
            return _with_pool(view, event.pool, pool._replace(available=pool.available - dice, placed=heir))
        case ev.Recovered(dice=dice):
            back = Pool(pool.available + dice, pool.exhausted - dice, pool.placed)
            return _with_pool(view, event.pool, back)
        case ev.Rerolled(slot=slot, die=number, rescued=rescued):
            if rescued:
                view = _with_failing(
                    view, [one for one in view.failing if (one.slot, one.die) != (slot, number)]
                )
            return _with_pool(view, event.pool, pool._replace(available=pool.available + rescued))
        case ev.Exhausted(dice=dice):
            view = _with_failing(view, [die for die in view.failing if die.pool != event.pool])
            return _with_pool(view, event.pool, pool._replace(exhausted=pool.exhausted + dice))
    assert_never(event)


def _fold_cards(
    view: SeatView,
    event: ev.Discarded | ev.Collected | ev.Flipped | ev.Peeked | ev.Taken | ev.TreasureOpened,
) -> SeatView:
    match event:
        case ev.Discarded(slot, cards, seat, dice):
            view = view._replace(crypt=_set(view.crypt, slot, None), discard=view.discard + cards)
            return view if seat is None else _give_back(view, view.variant.pool_of[seat], dice)
        case ev.Collected(slot, seat, pool, cards, returned):
            view = view._replace(crypt=_set(view.crypt, slot, None))
            return _give_back(_collect(view, seat, [laid.card for laid in cards]), pool, returned)
        case ev.Flipped(seat, turned):
            held = list(view.seats[seat].cards)
            for place, card in turned:
                held[place] = Held(card, True)
            return _with_held(view, seat, tuple(held))._replace(
                public=_learn(view.public, [card for _, card in turned])
            )
        case ev.Peeked(looks=looks):
            view = view._replace(seen=_learn(view.seen, [card for _, card in looks]))
            for slot, card in looks:
                view = _uncover(view, slot, card)
            return view
        case ev.Taken(seat, slot, card):
            return _collect(_take_away(view, slot), seat, [card])
        case ev.TreasureOpened(seat, cards_):
            view = view._replace(public=_learn(view.public, [held.card for held in cards_]))
            return _with_held(view, seat, cards_)
    assert_never(event)


def _slot(view: SeatView, slot: SlotIndex) -> Slot[Face]:
    there = view.crypt[slot]
    assert there is not None, f"event about empty slot {slot}"
    return there


def _set(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _learn(known: frozenset[Card], cards: Iterable[Face]) -> frozenset[Card]:
    return known.union(card for card in cards if isinstance(card, Card))


def _with_pool(view: SeatView, index: int, pool: Pool) -> SeatView:
    return view._replace(pools=_set(view.pools, index, pool))


def _with_failing(view: SeatView, failing: Iterable[FailingDie]) -> SeatView:
    return view._replace(flow=view.flow._replace(failing=tuple(failing)))


def _give_back(view: SeatView, index: int, dice: int) -> SeatView:
    pool = view.pools[index]
    return _with_pool(view, index, pool._replace(available=pool.available + dice))


def _with_held(view: SeatView, seat: SeatIndex, held: tuple[Held[Face], ...]) -> SeatView:
    return view._replace(seats=_set(view.seats, seat, Seat(held, view.seats[seat].idol_bonus)))


def _collect(view: SeatView, seat: SeatIndex, cards: list[Face]) -> SeatView:
    if seat == view.viewer:
        view = view._replace(seen=_learn(view.seen, cards))
    return _with_held(view, seat, view.seats[seat].cards + tuple(Held(card) for card in cards))


def _uncover(view: SeatView, slot: SlotIndex, card: Face) -> SeatView:
    there = _slot(view, slot)
    cards = tuple(laid if laid.up else Laid(card, False) for laid in there.cards)
    return view._replace(crypt=_set(view.crypt, slot, there._replace(cards=cards)))


def _take_away(view: SeatView, slot: SlotIndex) -> SeatView:
    left = tuple(laid for laid in _slot(view, slot).cards if laid.up)
    return view._replace(crypt=_set(view.crypt, slot, Slot(left) if left else None))
