"""What the player hears: cues, torch and stone, music. Must never import `ui` or `rules`."""

from typing import TYPE_CHECKING

from crypt_game.late_names import late_names
from crypt_game.sound.captions import Captions
from crypt_game.sound.cues import Cue
from crypt_game.sound.moods import Mood, Passage

if TYPE_CHECKING:
    from crypt_game.sound.soundscape import Bus, Soundscape
else:
    __getattr__ = late_names(__name__, {"soundscape": ["Bus", "Soundscape"]})

__all__ = ["Bus", "Captions", "Cue", "Mood", "Passage", "Soundscape"]
