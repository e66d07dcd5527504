"""The fields of the status line."""

from __future__ import annotations

from crypt_game.play.status_fields import StatusField, taken_fields
from crypt_game.rules import events as ev
from crypt_game.rules.cards import FIRST_COPIES, Face
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.state import Laid
from crypt_game.rules.terms import TreasureType

from .test_push_out import model_of_three

IDOL = next(card for card in FIRST_COPIES if (card.type, card.value) == (TreasureType.IDOL, 3))
SKULL = next(card for card in FIRST_COPIES if (card.type, card.value) == (TreasureType.REMAINS, 1))


def collected(slot: int, seat: int, *cards: Laid[Face]) -> ev.Collected:
    return ev.Collected(SlotIndex(slot), SeatIndex(seat), PoolIndex(seat), cards, 0, 0)


def test_what_is_collected_together_is_told_taker_by_taker() -> None:
    model = model_of_three()
    model.note(collected(0, 1, Laid(IDOL, up=True)))
    model.note(collected(1, 2, Laid(SKULL, up=False)))
    model.note(collected(2, 1, Laid(SKULL, up=True)))
    badges = [f"badge/{model.house(SeatIndex(seat)).value}" for seat in (1, 2)]
    assert taken_fields(model) == [
        StatusField(badges[0], "Bo"),
        StatusField("glyph/idol", "", "3", joined=True),
        StatusField("glyph/remains", "", "1", joined=True),
        StatusField(badges[1], "Cy"),
        StatusField("glyph/remains", "", "?", joined=True),
    ]
    model.note(ev.Exhausted(PoolIndex(1), 1))
    assert taken_fields(model) == []
