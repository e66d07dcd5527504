"""The twelve Collectors, two people of each trade, as medals: people who pay, side A and side B.

Modelled in plain colours; the medal's metal comes from `medal`, which turns light and dark into tones of its kind.
"""

from __future__ import annotations

_PLAIN = {
    "skin": (0.55, 0.42, 0.34), "hair": (0.12, 0.09, 0.07), "hairlt": (0.4, 0.32, 0.26), "blush": 0.15, "nosered": 0.1,
    "shade": (0.75, 0.70, 0.68), "shadow": 0.4, "liner": 0.036, "lip": (0.34, 0.18, 0.15), "lipa": 0.7, "fold": 0,
    "hatc": (0.16, 0.13, 0.11), "hatd": (0.06, 0.05, 0.045), "cloth": (0.14, 0.11, 0.10), "dark": (0.07, 0.055, 0.05),
    "vcol": (0.42, 0.34, 0.26), "eye": (0.06, 0.05, 0.04), "yaw": 16, "up": 20, "lo": -24, "gaze": (-0.29, 0),
    "corner": 0.05,
}  # fmt: skip

COLLECTORS = {
    # Keeper of a temple: a broad, bearded priest; a young priestess with a band round her hair.
    "idol-a": {
        "wide": 0.78, "jaw": 0.64, "chr": 0.26, "nl": 0.34, "nd": 0.34, "nw": 0.11, "tip": 0.17, "ridge": 0.11,
        "brow": 0.075, "er": 0.20, "style": "bald", "beard": "full", "bl": 0.52,
        "hair": (0.34, 0.32, 0.30), "hat": "mitre", "hatc": (0.40, 0.34, 0.24), "hatd": (0.12, 0.09, 0.06), "collar": "ermine",
        "strands": 1,
    },
    "idol-b": {
        "wide": 0.73, "jaw": 0.52, "chr": 0.24, "chinw": 0.16, "nl": 0.28, "nd": 0.23, "nw": 0.068, "tip": 0.10,
        "brow": 0.034, "er": 0.215, "style": "long", "hairz": 0.10, "hairh": 0.80, "part": 1, "hat": "circlet",
        "collar": "v", "mw": 0.18, "lipu": 0.038, "lipl": 0.046, "earring": "drop", "yaw": -16, "gaze": (0.29, 0),
    },
    # Jeweller: a lady who wears her wares; an old goldsmith with side-whiskers.
    "jewelry-a": {
        "wide": 0.78, "jaw": 0.60, "jowl": 0.22, "chr": 0.28, "nl": 0.26, "nd": 0.26, "nw": 0.08, "tip": 0.125,
        "brow": 0.034, "er": 0.21, "style": "side", "hairz": 0.10, "hairh": 0.76, "hat": "caul", "hatc": (0.36, 0.24, 0.24), "collar": "high", "earring": "pearl", "mw": 0.19, "lipu": 0.040, "lipl": 0.050,
        "moles": [(0.26, -0.38, 0.024)], "yaw": -18, "gaze": (0.32, 0),
    },
    "jewelry-b": {
        "wide": 0.74, "jaw": 0.56, "chr": 0.22, "nl": 0.38, "nd": 0.42, "nw": 0.09, "tip": 0.15, "hump": 0.05,
        "ridge": 0.10, "brow": 0.07, "bags": 0.08, "lines": 1, "style": "short", "hairh": 0.74, "hair": (0.42, 0.40, 0.38),
        "beard": "chops", "mr": 0.06, "ml": 0.34, "mup": 0.04, "hat": "loupe", "hatd": (0.16, 0.13, 0.11), "hatc": (0.10, 0.08, 0.07),
        "collar": "fur", "ear": 0.27, "strands": 1,
    },
    # Keeper of books: a bald monk in his hood; a scholar in a soft cap.
    "manuscript-a": {
        "wide": 0.76, "jaw": 0.58, "chr": 0.25, "nl": 0.32, "nd": 0.32, "nw": 0.085, "tip": 0.15, "tipup": 0.03,
        "ridge": 0.07, "brow": 0.050, "bags": 0.07, "lines": 1, "style": "bald", "hair": (0.36, 0.34, 0.32),
        "hat": "spectacles", "hatd": (0.10, 0.09, 0.08), "collar": "fur", "fur": (0.13, 0.10, 0.085), "mw": 0.20, "dbl": 0.14,
    },
    "manuscript-b": {
        "wide": 0.70, "jaw": 0.47, "chr": 0.20, "chinw": 0.15, "chinh": 0.18, "nl": 0.34, "nd": 0.28, "nw": 0.062,
        "tip": 0.095, "brow": 0.032, "er": 0.21, "style": "bun", "hairz": 0.12, "hairh": 0.82, "hairw": 0.74, "part": 1,
        "bunr": (0.40, 0.38, 0.36), "bunc": (0, 0.40, 1.12), "hat": "quill", "collar": "ruff", "ruff": (0.40, 0.98), "mw": 0.18,
        "lipu": 0.034, "lipl": 0.042, "yaw": -17, "gaze": (0.32, 0), "hair": (0.20, 0.16, 0.13),
    },
    # Potter: a big man with curls and whiskers; a sturdy woman in a cap.
    "pottery-a": {
        "wide": 0.82, "jaw": 0.72, "jowl": 0.22, "chr": 0.30, "nl": 0.27, "nd": 0.32, "nw": 0.12, "tip": 0.19,
        "ridge": 0.11, "brow": 0.075, "er": 0.195, "style": "curly", "beard": "chops", "mr": 0.085, "ml": 0.42,
        "mup": 0.02, "strands": 1, "hat": "rag", "hatc": (0.44, 0.38, 0.32), "hatd": (0.30, 0.26, 0.22), "collar": "v", "neck": 0.42, "up": 17, "mw": 0.26,
    },
    "pottery-b": {
        "wide": 0.78, "jaw": 0.62, "chr": 0.30, "chinw": 0.20, "nl": 0.23, "nd": 0.25, "nw": 0.08, "tip": 0.13,
        "tipup": 0.05, "brow": 0.040, "er": 0.215, "style": "short", "hairh": 0.72, "part": 1, "hat": "plait",
        "hair": (0.24, 0.18, 0.14), "earring": "hoop", "collar": "v", "mw": 0.22, "corner": 0.09, "yaw": -16, "gaze": (0.29, 0),
    },
    # Keeper of bones: a gaunt sexton; a physician in black.
    "remains-a": {
        "wide": 0.68, "jaw": 0.44, "chr": 0.15, "chh": 0.15, "chx": 0.40, "chz": -0.10, "chinw": 0.17, "chinh": 0.26,
        "nl": 0.31, "nd": 0.28, "nw": 0.08, "tip": 0.115, "ridge": 0.11, "brow": 0.06,
        "bags": 0.10, "bagc": 0.7, "style": "long", "hairz": 0.16, "hairh": 0.86, "hair": (0.30, 0.29, 0.28),
        "hat": "brim", "hatc": (0.060, 0.055, 0.055), "hatd": (0.20, 0.19, 0.18), "cloth": (0.045, 0.04, 0.04), "collar": "high",
        "neck": 0.24,
        "up": 15, "corner": -0.01, "lines": 1, "ex": 0.29,
    },
    "remains-b": {
        "wide": 0.71, "jaw": 0.49, "chr": 0.20, "chinw": 0.16, "nl": 0.32, "nd": 0.27, "nw": 0.066, "tip": 0.10,
        "brow": 0.036, "er": 0.21, "style": "side", "hairz": 0.10, "hairh": 0.80, "part": 1, "hair": (0.44, 0.43, 0.42),
        "collar": "high", "dark": (0.035, 0.03, 0.03), "cloth": (0.035, 0.03, 0.03), "mw": 0.18, "lipu": 0.036,
        "lipl": 0.044, "up": 16, "yaw": -18, "gaze": (0.32, 0), "corner": 0.03, "browc": (0.14, 0.13, 0.12),
    },
    # Weaver and draper: a merry matron; a dandy with a plumed hat.
    "tapestry-a": {
        "wide": 0.82, "jaw": 0.66, "jowl": 0.30, "dbl": 0.24, "chr": 0.31, "chinw": 0.20, "nl": 0.22, "nd": 0.24,
        "nw": 0.08, "tip": 0.135, "tipup": 0.05, "brow": 0.038, "er": 0.205, "style": "bob", "hairh": 0.62, "hat": "mob cap",
        "hatc": (0.54, 0.48, 0.42), "hatd": (0.2, 0.16, 0.13), "collar": "ruff", "mw": 0.21, "corner": 0.11, "neck": 0.40,
        "earring": "hoop", "yaw": -16, "gaze": (0.29, 0),
    },
    "tapestry-b": {
        "wide": 0.74, "jaw": 0.54, "chr": 0.22, "chinw": 0.22, "chinf": 0.05, "nl": 0.30, "nd": 0.32, "nw": 0.078,
        "tip": 0.125, "ridge": 0.08, "brow": 0.050, "style": "bob", "hairh": 0.60, "beard": "mous",
        "mr": 0.060, "ml": 0.38, "mup": 0.15, "strands": 1, "hat": "beret", "fcol": (0.7, 0.66, 0.6), "ftip": (0.2, 0.16, 0.14),
        "collar": "fur", "skew": 0.02, "corner": 0.06,
    },
}  # fmt: skip


def traits(name):
    """What makes this Collector somebody."""
    return _PLAIN | COLLECTORS[name]
