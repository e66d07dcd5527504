"""Where several cards of a type lie in the Crypt, every sentence says which of them it means."""

from __future__ import annotations

import pytest

from crypt_game.rules import back_of, card_named
from crypt_game.rules import events as ev
from crypt_game.rules.actions import Claim, Placement
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.refusals import Illegal, Refusal
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.terms import TreasureType
from crypt_game.text import Catalog
from crypt_game.text.action_text import propose
from crypt_game.text.event_text import narrate
from crypt_game.text.participants import Participants
from crypt_game.text.refusal_text import explain

FOUR = Slot((Laid(card_named("pottery-4-IV"), True),))
COVERED = Slot((Laid(back_of(TreasureType.POTTERY), False),))
PEEKED = Slot((Laid(card_named("pottery-3-III"), False),))
IDOL = Slot((Laid(card_named("idol-1-IV"), True),))
CAST = Participants(("Ysolde", "Aldric"))
WORDS = {"en": ("value 4", "face down"), "de": ("Wert 4", "verdeckt"), "fr": ("valeur 4", "face cachée")}


def sentences(catalog: Catalog, crypt: tuple[Slot, ...], slot: int) -> list[str]:  # type: ignore[type-arg]
    placed = ev.Placed(SeatIndex(0), PoolIndex(0), SlotIndex(slot), 3, 1, 0, 3)
    told = [*narrate(placed, CAST, crypt), explain(Illegal(Refusal.SLOT_TWICE, slot=slot), CAST, crypt)]
    plan = propose(Claim((Placement(slot, (3,)),)), crypt, CAST, catalog.say)
    return [plan, *(catalog.say(line.key, **line.args) for line in told)]


@pytest.mark.parametrize("covered", [COVERED, PEEKED], ids=["unseen", "peeked at"])
def test_of_two_of_a_type_the_one_that_is_meant_is_named(catalog: Catalog, covered: Slot) -> None:  # type: ignore[type-arg]
    crypt = (FOUR, IDOL, covered)
    value, hidden = WORDS[catalog.language]
    assert all(value in said.replace("\u00a0", " ") for said in sentences(catalog, crypt, 0))
    assert all(hidden in said for said in sentences(catalog, crypt, 2))
    assert not any("3)" in said for said in sentences(catalog, crypt, 2))


def test_a_card_alone_of_its_type_needs_no_more_words(catalog: Catalog) -> None:
    assert not any("(" in said for said in sentences(catalog, (FOUR, IDOL, COVERED), 1))
