"""An action in words, as a proposal: "Claim: 3 + 3 on the Idol, 1 on the Pottery".

For hints and for what a computer heir did or thought of. Pure; depends on the rules for actions only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from crypt_game.rules import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from crypt_game.text.cast import Cast, Crypt, card_at, dice_sum

__all__ = ["propose"]

Say = Callable[..., str]


def propose(action: Action, crypt: Crypt, cast: Cast, say: Say) -> str:
    """The action as a short phrase without a full stop, in the language of `say`."""
    match action:
        case Claim(place):
            parts = [
                say("move-place", dice=dice_sum(efforts[0], len(efforts)), card=card_at(crypt, slot))
                for slot, efforts in place
            ]
            return say("move-claim", places=", ".join(parts))
        case Divvy(to):
            parts = [say("move-give", card=card_at(crypt, slot), seat=cast.names[seat]) for slot, seat in to]
            return say("move-divvy", shares=", ".join(parts))
        case Take(slot=slot):
            return say("move-take", card=card_at(crypt, slot))
        case Recover():
            return say("move-recover")
        case Reroll():
            return say("move-reroll")
        case Peek():
            return say("move-peek")
        case Revive():
            return say("move-revive")
        case Decline():
            return say("move-decline")
        case _:
            assert_never(action)
