"""The names of all short sounds, after the facts they belong to."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["MANY", "MOST_AT_ONCE", "Cue"]


class Cue(StrEnum):
    """A short sound; the value is the stem of its files in assets/sounds.

    Cues with a weight (0 light to 1 heavy) say so; all others ignore it.
    """

    FOCUS_MOVED = "focus-moved"
    """The focus goes to another control. Hardly there."""
    PRESSED = "pressed"
    """A button, switch or step of a form."""
    REFUSED = "refused"
    """A knock: that cannot be done."""
    PAGE_TURNED = "page-turned"
    OPENED = "opened"
    """A panel, dialog or book is laid open."""
    SEALED = "sealed"
    """A choice is made final: start of a game, agreed divvy, saved settings."""
    YOUR_TURN = "your-turn"
    """The game waits for a person at this screen."""
    GHOST_TURN = "ghost-turn"
    """A Ghost begins its turn."""
    DECK_SHUFFLED = "deck-shuffled"
    CARD_DEALT = "card-dealt"
    """A card comes to lie in the Crypt face up."""
    CARD_DEALT_HIDDEN = "card-dealt-hidden"
    """The same, face down: leather instead of board."""
    CARD_FLIPPED = "card-flipped"
    CARD_PEEKED = "card-peeked"
    CARD_COLLECTED = "card-collected"
    """A card arrives in a collection: collected or taken."""
    CARD_DISCARDED = "card-discarded"
    DIE_LIFTED = "die-lifted"
    """A die is taken up or comes back to its tray."""
    DIE_PLACED = "die-placed"
    """A die is set on a card. Weight: (effort - 1) / 5."""
    DIE_PUSHED_OUT = "die-pushed-out"
    DIE_TUMBLED = "die-tumbled"
    """A die starts to roll; lasts about as long as the tumble (0.65 s)."""
    DIE_LANDED = "die-landed"
    """A rolled die comes to rest. Weight: as when it was placed."""
    DIE_EXHAUSTED = "die-exhausted"
    DIE_SURVIVED = "die-survived"
    """One bell; any number of them sound well together."""
    DICE_RECOVERED = "dice-recovered"
    COIN_COUNTED = "coin-counted"
    COINS_TOTALLED = "coins-totalled"
    TORCH_PASSED = "torch-passed"
    LIGHTS_OUT_PASSED = "lights-out-passed"
    PHASE_CHANGED = "phase-changed"
    VICTORY = "victory"
    DEFEAT = "defeat"
    FOOL = "fool"
    """The lowest title: not even worth a lament."""

    @property
    def stroke(self) -> float:
        """Seconds from the start of the sound to the stroke that goes with the end of a motion (a landing).

        Play the cue so much earlier to make both fall together; 0 where the sound starts with its stroke.
        """
        return _STROKES.get(self, 0.0)


_STROKES = {
    Cue.CARD_DEALT: 0.14,
    Cue.CARD_DEALT_HIDDEN: 0.19,
    Cue.CARD_FLIPPED: 0.22,
    Cue.CARD_COLLECTED: 0.34,
    Cue.CARD_DISCARDED: 0.27,
    Cue.DIE_PLACED: 0.025,
    Cue.DIE_LANDED: 0.05,
    Cue.PHASE_CHANGED: 1.0,
}


MANY = 4

MOST_AT_ONCE: dict[Cue, int] = {
    Cue.FOCUS_MOVED: 2,
    Cue.REFUSED: 1,
    Cue.YOUR_TURN: 1,
    Cue.GHOST_TURN: 1,
    Cue.DECK_SHUFFLED: 1,
    Cue.TORCH_PASSED: 1,
    Cue.LIGHTS_OUT_PASSED: 1,
    Cue.PHASE_CHANGED: 1,
    Cue.VICTORY: 1,
    Cue.DEFEAT: 1,
    Cue.FOOL: 1,
}
"""How many of a cue may sound together where that is not `MANY`; one more is left out."""
