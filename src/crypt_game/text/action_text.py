"""An action in words, as a proposal: "Claim: 3 + 3 on the Idol, 1 on the Pottery".

For hints and for what a computer heir did or thought of. Pure; depends on the rules for actions only.
"""

from __future__ import annotations

from typing import assert_never

from crypt_game.rules import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.terms import FlipFor
from crypt_game.text.language import Argument, Say
from crypt_game.text.participants import Crypt, Participants, card_at

__all__ = ["propose"]


def propose(
    action: Action, crypt: Crypt, cast: Participants, say: Say, declined: FlipFor | None = None
) -> str:
    """The action as a short phrase without a full stop, in the language of `say`; to decline as on the button
    that does, where it is known what is `declined`."""

    def on(slot: SlotIndex, key: str, **facts: Argument) -> str:
        return say(key, card=card_at(crypt, slot), **facts)

    match action:
        case Claim(place):
            parts = [
                on(SlotIndex(slot), "move-place", dice=" + ".join(map(str, efforts)))
                for slot, efforts in place
            ]
            return say("move-claim", places=", ".join(parts))
        case Divvy(to):
            parts = [on(SlotIndex(slot), "move-give", seat=cast.names[seat]) for slot, seat in to]
            return say("move-divvy", shares=", ".join(parts))
        case Take(slot=slot):
            return on(SlotIndex(slot), "move-take")
        case Recover():
            return say("move-recover")
        case Reroll():
            return say("move-reroll")
        case Peek():
            return say("move-peek")
        case Revive():
            return say("move-revive")
        case Decline():
            return say(f"table-offer-{declined.value}-decline" if declined else "move-decline")
        case _:
            assert_never(action)
