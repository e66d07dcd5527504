"""Moods of the heirs as numbers: lids (`up`, `lo` in degrees, `roll`), brows (`bin`, `bout`), mouth, gaze, head."""

from __future__ import annotations

_CALM = {
    "up": 20, "lo": -26, "roll": 0, "bin": 0, "bout": 0, "corner": 0.0, "skew": 0.02, "open": 0, "teeth": 0,
    "gaze": (0, 0), "nod": 0, "turn": 0, "tilt": 0,
}  # fmt: skip

MOODS = {
    "calm": _CALM,
    "blink": _CALM | {"up": -9, "lo": 2},
    "gloat": _CALM | {
        "up": 12, "lo": -8, "roll": -5, "bin": -0.02, "bout": 0.10, "corner": 0.12, "skew": 0.025, "open": 0.125,
        "teeth": 1, "gaze": (0.40, -0.10), "nod": 4, "turn": -6, "tilt": -5,
    },
    "wince": _CALM | {
        "up": -7, "lo": 1, "roll": 12, "bin": 0.10, "bout": -0.09, "corner": -0.15, "skew": -0.03, "open": 0.11,
        "teeth": 2, "gaze": (-0.3, 0.1), "nod": -3, "turn": 2, "tilt": 8,
    },
}  # fmt: skip
