"""Why not, in words: a refusal of the rules becomes one sentence, as key and arguments."""

from __future__ import annotations

from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.refusals import Illegal
from crypt_game.text.language import Argument, Noun
from crypt_game.text.participants import Crypt, Message, Participants, card_at

_SEATS = frozenset({"seat", "holder", "asked"})


def explain(illegal: Illegal, cast: Participants, crypt: Crypt) -> Message:
    """The sentence that says why an action is refused and what would be legal.

    Facts that name a seat, a slot or a card are turned into names and terms; a seat that is nobody's, which
    only a program can ask for, stays a number.
    """
    args: dict[str, Argument] = {}
    for name, fact in illegal.facts.items():
        if name in _SEATS and isinstance(fact, int) and 0 <= fact < len(cast.names):
            args[name] = cast.names[fact]
        elif name == "slot" and isinstance(fact, int) and 0 <= fact < len(crypt):
            args["card"] = card_at(crypt, SlotIndex(fact))
        elif name == "collector":
            args[name] = Noun(f"type-{fact}")
        elif isinstance(fact, str) and name in ("card", "needed"):
            args[name] = Noun(fact.split("-")[0])
        else:
            args[name] = fact
    return Message(f"refusal-{illegal.reason.value.replace('_', '-')}", args)
