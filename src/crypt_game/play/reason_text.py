"""Why a computer heir would do something, in words: for hints, for heirs at the table, for the look back."""

from __future__ import annotations

from crypt_game.opponents.reasons import Reason
from crypt_game.text.language import Argument, Noun, Say
from crypt_game.text.participants import Participants

__all__ = ["reason_line"]


def reason_line(reason: Reason, cast: Participants, say: Say) -> str:
    """One reason as a sentence, with the people of `cast`."""
    facts: dict[str, Argument] = {}
    for name, fact in reason.facts.items():
        if name == "card" and isinstance(fact, str):
            facts[name] = Noun(fact)
        elif name == "rival" and isinstance(fact, int):
            facts[name] = cast.names[fact]
        else:
            facts[name] = fact
    return say(reason.key, **facts)
