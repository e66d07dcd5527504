"""What the player hears: cues, torch and stone, music. Must never import `rules`."""

from crypt_game.ui.sound.cues import Cue
from crypt_game.ui.sound.soundscape import Bus, Soundscape

__all__ = ["Bus", "Cue", "Soundscape"]
