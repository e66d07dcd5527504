"""The pictures of the menu that take long to decode, begun before there is a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pygame import Rect

from crypt_game.drawing.canvas.decoding_threads import DecodingThreads
from crypt_game.drawing.canvas.fire import FLAME_SHEET
from crypt_game.drawing.canvas.rooms import GATE, layer_size, near_room

__all__ = ["decode_first_pictures"]

_NAMES: Final = (*(layer.name for layer in GATE), FLAME_SHEET)


def decode_first_pictures(assets: Path, size: tuple[int, int]) -> DecodingThreads:
    """Begin to decode them for a window of this size."""
    decoding = DecodingThreads(assets)
    wall = near_room(Rect((0, 0), size))
    decoding.begin(_NAMES, {layer.name: layer_size(layer, wall) for layer in GATE})
    return decoding
