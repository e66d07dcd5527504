"""The built-in voice: it speaks through whatever speech the system has, for whoever has no screen reader."""

from crypt_game.voice.engine import Engine
from crypt_game.voice.listeners import Listeners, WindowNow
from crypt_game.voice.voice import Voice

__all__ = ["Engine", "Listeners", "Voice", "WindowNow"]
