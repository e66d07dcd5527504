"""The players: presets of MuseScore General, and how each of them holds a note."""

from __future__ import annotations

from .parts import Instrument

CONTRABASS = Instrument(17, 43, swell=0.4, overlap=1.5)
LOW_CELLO = Instrument(17, 42, swell=0.4, overlap=1.2)
VIOL = Instrument(17, 42, swell=0.4, overlap=0.08)
LOW_STRINGS = Instrument(17, 49, swell=0.6, overlap=0.3)
SHORT_STRINGS = Instrument(0, 48)
PLUCKED_STRINGS = Instrument(0, 45)
TREMOLO = Instrument(17, 44, swell=0.8, overlap=0.1)
MEN = Instrument(17, 52, swell=0.4, overlap=0.15)
VOICES = Instrument(17, 53, swell=0.5, overlap=0.15)
GLASS = Instrument(17, 92, swell=0.6, overlap=0.2)
FLUTE = Instrument(17, 73, swell=0.35, overlap=0.02)
OBOE = Instrument(17, 69, swell=0.3, overlap=0.02)
HORNS = Instrument(17, 60, swell=0.3, overlap=0.02)
BASSOON = Instrument(17, 70, swell=0.3, overlap=0.02)
HARP = Instrument(0, 46, overlap=1.5)
LUTE = Instrument(0, 24, overlap=1.0)
DULCIMER = Instrument(0, 15, overlap=1.0)
CELESTA = Instrument(0, 8, overlap=1.0)
TUBULAR_BELLS = Instrument(0, 14, overlap=4.0)
CHURCH_BELL = Instrument(8, 14, overlap=4.0)
BASS_DRUM = Instrument(8, 116, overlap=1.0)
FRAME_DRUM = Instrument(0, 117, overlap=1.0)
TAIKO = Instrument(0, 116, overlap=1.0)
TIMPANI = Instrument(0, 47, overlap=1.0)
