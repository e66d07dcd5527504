"""What a page shows of a finished game after each step, as plain data: Crypt, heirs, sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplayStep, ReplaySteps
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.play.match_participants import called, participants_of
from crypt_game.rules import SeatView, fold
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import SLOTS, SeatIndex
from crypt_game.rules.state import Slot
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import Phase
from crypt_game.text.event_text import narrate
from crypt_game.text.language import Say
from crypt_game.text.participants import dice_sum

__all__ = ["page_steps"]

_PHASES: Final = {
    Phase.POTTERY: "reveal",
    Phase.CLAIM: "claim",
    Phase.COLLECT: "collect",
}
"""The phases of a round by the end of the key that names them."""


def page_steps(match: Match, say: Say, span: range | None = None) -> list[dict[str, Any]]:
    """Each step of a finished match that has something to tell, or those of `span`; JSON values only.

    A step has `round`, `phase` (words or ""), `told` (sentences), `deck` and `box` (how many cards),
    `crypt` (for each place None or `card`, `up`, `below`, `spoken`; where it is claimed `seat`, `dice`,
    `effort`, `sum` too) and `seats` (`dice`, `out`, `cards`, `leads`, `last`). A card is a type and a value,
    one of a seat also whether it was flipped. Raises ValueError for a match that is not over.
    """
    if match.over is None:
        raise ValueError("only a finished game may be shown to everybody")
    steps = ReplaySteps(match.moments)
    told = _Teller(match, say)
    view = first_view(match.first, 0, Viewpoint.EVERYBODY)
    shown = []
    for place, step in enumerate(steps.beats):
        sentences, view = told.tell(step, view)
        chosen = span is None or place in span
        if chosen and (sentences or place == steps.last):
            shown.append(told.picture(step, view, sentences))
    return shown


class _Teller:
    """Knows the people and the words of one match."""

    def __init__(self, match: Match, say: Say) -> None:
        self._match, self._say = match, say
        self._cast = participants_of(match, None)
        self._names = [say("term-name", seat=called(person)) for person in match.plan.players]

    def tell(self, step: ReplayStep, view: SeatView) -> tuple[list[str], SeatView]:
        """What there is to say of a step that begins in `view`, and the view after it."""
        sentences = []
        for event in step.events:
            seen = seen_by(view, event)
            lines = narrate(seen, self._cast, view.crypt)
            sentences += [self._say(line.key, **line.args) for line in lines if not line.minor]
            view = fold(view, seen)
        return sentences, view

    def picture(self, step: ReplayStep, view: SeatView, told: Sequence[str]) -> dict[str, Any]:
        phase = _PHASES.get(view.phase)
        return {
            "round": step.round,
            "phase": self._say(f"term-phase-{phase}") if phase is not None else "",
            "told": list(told),
            "deck": view.deck,
            "box": len(view.discard),
            "crypt": list(self._crypt(view)),
            "seats": [self._seat(view, SeatIndex(seat)) for seat in range(view.variant.size)],
        }

    def _crypt(self, view: SeatView) -> Iterator[dict[str, Any] | None]:
        for number, slot in zip(SLOTS, view.crypt, strict=False):
            yield None if slot is None else self._place(number + 1, slot)

    def _place(self, number: int, slot: Slot[Face]) -> dict[str, Any]:
        top = slot.cards[-1]
        place: dict[str, Any] = {
            "card": _card(top.card),
            "up": top.up,
            "below": [_card(laid.card) for laid in slot.cards[:-1]],
        }
        holder = self._say("table-card-free")
        if slot.seat is not None and slot.effort is not None:
            total = dice_sum(slot.effort, slot.dice)
            place |= {"seat": slot.seat, "dice": slot.dice, "effort": slot.effort, "sum": total}
            holder = self._say("table-card-held", name=self._names[slot.seat], sum=total)
        cards = ", ".join(self._card_words(laid.card, up=laid.up) for laid in reversed(slot.cards))
        place["spoken"] = self._say("table-place", place=number, card=cards, holder=holder)
        return place

    def _card_words(self, face: Face, *, up: bool) -> str:
        kind = self._say(f"term-type-{face.type.value}")
        if not isinstance(face, Card):
            return self._say("table-card-face-down", type=kind)
        known = self._say("table-card-known", type=kind, coins=self._say("term-coins", count=face.value))
        return known if up else f"{known} ({self._say('term-face-down')})"

    def _seat(self, view: SeatView, seat: SeatIndex) -> dict[str, Any]:
        pool = pool_of(view, seat)
        return {
            "dice": pool.available,
            "out": pool.exhausted,
            "cards": [[*_card(held.card), held.flipped] for held in view.seats[seat].cards],
            "leads": view.leader == seat,
            "last": view.lights_out == seat,
        }


def _card(face: Face) -> list[Any]:
    return [face.type.value, face.value if isinstance(face, Card) else None]
