"""Composes the music of the game and has real instruments play it (docs/music.md).

Needs the extra `music`, the programs `fluidsynth` and `oggenc`, and the soundfont MuseScore General.
"""
