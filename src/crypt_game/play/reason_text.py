"""Why a computer heir would do something, in words: for hints, for heirs at the table, for the look back."""

from __future__ import annotations

from crypt_game.opponents.reasons import Reason
from crypt_game.rules.indices import SlotIndex
from crypt_game.text.language import Argument, Noun, Say
from crypt_game.text.participants import Crypt, Participants, card_at

__all__ = ["reason_line"]


def reason_line(reason: Reason, crypt: Crypt, cast: Participants, say: Say) -> str:
    """One reason as a sentence, with the people of `cast` and the cards of the Crypt that the heir saw."""
    facts: dict[str, Argument] = dict(reason.facts)
    slot, rival = reason.facts.get("slot"), reason.facts.get("rival")
    if isinstance(slot, int) and slot < len(crypt):
        facts["card"] = card_at(crypt, SlotIndex(slot))
    elif "card" in facts:
        facts["card"] = Noun(str(facts["card"]))
    if isinstance(rival, int):
        facts["rival"] = cast.names[rival]
    return say(reason.key, **facts)
