"""What a refusal says of itself, to a log and to a programmer."""

from __future__ import annotations

from crypt_game.rules.refusals import BadOutcome, Illegal, Refusal


def test_an_illegal_action_names_its_reason_and_facts() -> None:
    refused = Illegal(Refusal.TOO_WEAK, slot=2, needed=7)
    assert (refused.reason, refused.facts) == (Refusal.TOO_WEAK, {"slot": 2, "needed": 7})
    assert str(refused) == "too_weak"
    assert repr(refused) == "Illegal(too_weak, {'slot': 2, 'needed': 7})"


def test_a_bad_outcome_says_what_is_wrong() -> None:
    bad = BadOutcome("seven on a die")
    assert bad.detail == str(bad) == "seven on a die"
