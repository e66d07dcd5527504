"""Every refusal of the rules has its sentence and, where a rule is behind it, its paragraph."""

from __future__ import annotations

import logging

import pytest

from crypt_game.rules import Illegal, Refusal, SetupFault, back_of
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.terms import TreasureType
from crypt_game.text import Argument, Catalog, Noun
from crypt_game.text.participants import Participants
from crypt_game.text.refusal_text import explain

FACTS: dict[str, int | str] = {
    "seat": 1,
    "asked": 0,
    "what": "claim",
    "slot": 0,
    "effort": 4,
    "dice": 2,
    "exhausted": 0,
    "placed": 3,
    "cards": 2,
    "holder": 1,
    "strength": 5,
    "needed": 6,
    "collector": "tapestry",
    "side": "A",
    "given": 1,
    "card": "idol-4-IV",
    "phase": "claim",
    "die": 0,
}
CAST = Participants(("Ysolde", Noun("ghost")), you=0)
CRYPT = (Slot((Laid(back_of(TreasureType.REMAINS), False),)),)
PROGRAM_ONLY = {Refusal.GAME_OVER, Refusal.CHANCE_PENDING, Refusal.NO_SUCH_SEAT, Refusal.WRONG_CHOICE}


@pytest.mark.parametrize("reason", list(Refusal))
def test_every_refusal_has_its_sentence(
    reason: Refusal, catalog: Catalog, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    facts = FACTS | ({"needed": "idol"} if reason is Refusal.FLIP_WRONG_TYPE else {})
    line = explain(Illegal(reason, **facts), CAST, CRYPT)
    said = catalog.say(line.key, **line.args)
    assert said.endswith("."), said
    assert caplog.messages == []


def test_a_weak_claim_is_told_what_it_takes(catalog: Catalog) -> None:
    facts: dict[str, int | str] = {"slot": 0, "holder": 1, "strength": 5, "needed": 8}
    line = explain(Illegal(Refusal.TOO_WEAK, **facts), CAST, CRYPT)
    said = catalog.say(line.key, **line.args)
    wanted: dict[str, tuple[str, ...]] = {
        "en": ("5", "the Remains", "the Ghost", "8"),
        "de": ("5", "die Überreste", "den Geist", "8"),
        "fr": ("5", "la Relique", "le Fantôme", "8"),
    }
    assert all(word in said for word in wanted[catalog.language]), said


def test_a_claim_without_dice_is_told_what_the_button_beside_it_says(catalog: Catalog) -> None:
    for exhausted, button, other in ((0, "term-pass", "term-recover"), (2, "term-recover", "term-pass")):
        line = explain(Illegal(Refusal.EMPTY_CLAIM, exhausted=exhausted), CAST, CRYPT)
        said = catalog.say(line.key, **line.args)
        assert catalog.say(button) in said
        assert catalog.say(other) not in said


def test_facts_that_name_nothing_at_the_table_do_no_harm() -> None:
    args: dict[str, Argument] = dict(
        explain(Illegal(Refusal.NO_SUCH_SLOT, slot=99, seat=77), CAST, CRYPT).args
    )
    assert args == {"slot": 99, "seat": 77}


@pytest.mark.parametrize("reason", [*Refusal, *SetupFault])
def test_every_refusal_opens_the_rulebook_at_its_rule(reason: Refusal | SetupFault, catalog: Catalog) -> None:
    paragraph = catalog.rulebook().about_refusal(reason)
    assert (paragraph is None) == (reason in PROGRAM_ONLY)
