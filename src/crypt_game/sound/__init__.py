"""What the player hears: cues, torch and stone, music. Must never import `ui` or `rules`."""

from crypt_game.sound.captions import Captions
from crypt_game.sound.cues import Cue
from crypt_game.sound.moods import Mood, Passage
from crypt_game.sound.soundscape import Bus, Soundscape

__all__ = ["Bus", "Captions", "Cue", "Mood", "Passage", "Soundscape"]
