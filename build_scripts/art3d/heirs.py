"""The eight heirs, a Duke and a Duchess of each house: what makes each of them somebody.

Traits are measured in head radii and degrees; `head`, `hair`, `hats` and `garments` say what each of them does.
"""

from __future__ import annotations

HEIRS = {
    # A blunt, red-bearded soldier.
    "tower_duke": {
        "house": "tower", "skin": (0.60, 0.27, 0.17), "hair": (0.27, 0.045, 0.010), "hairlt": (0.66, 0.22, 0.06),
        "wide": 0.80, "jaw": 0.70, "chr": 0.30, "blush": 0.85, "nosered": 0.9, "nl": 0.33, "nd": 0.40, "nw": 0.12,
        "tip": 0.225, "tipup": 0.02, "ridge": 0.13, "brow": 0.09, "bags": 0.08, "er": 0.215, "style": "short back",
        "beard": "full", "bl": 0.40, "mr": 0.115, "ml": 0.50, "mup": 0.03, "hat": "crown", "capin": (0.26, 0.012, 0.010),
        "collar": "ermine", "lipa": 0.8, "up": 14, "roll": -4, "bin": -0.03, "bout": 0.06, "gaze": (-0.34, 0), "fold": 0,
        "furrow": 1, "bgrey": (0.45, 0.30, 0.20), "eye": (0.10, 0.22, 0.24), "yaw": 24, "shw": 1.08, "cock": 0.08,
    },
    # A stately matron who is used to being obeyed.
    "tower_duchess": {
        "house": "tower", "skin": (0.68, 0.40, 0.30), "hair": (0.20, 0.022, 0.010), "hairlt": (0.55, 0.14, 0.06),
        "wide": 0.82, "jaw": 0.68, "jowl": 0.30, "dbl": 0.26, "chr": 0.30, "chinw": 0.20, "neck": 0.42, "blush": 0.8,
        "nosered": 0.4, "nl": 0.22, "nd": 0.24, "nw": 0.08, "tip": 0.135, "tipup": 0.04, "ridge": 0.04, "brow": 0.036,
        "bh": 0.30, "er": 0.205, "style": "side", "hairz": 0.08, "hairh": 0.72, "part": 1, "hat": "minicrown",
        "collar": "ruff", "pattern": "brocade", "lip": (0.50, 0.06, 0.06), "lipa": 0.85, "lipu": 0.050, "lipl": 0.060,
        "mw": 0.19, "shade": (0.46, 0.62, 0.66), "shadow": 0.6, "liner": 0.036, "moles": [(0.26, -0.42, 0.026)],
        "earring": "drop", "gemc": (0.9, 0.05, 0.05), "up": 12, "lo": -20, "roll": 2, "bin": 0.02, "bout": 0.03,
        "cock": 0.08, "corner": 0.02, "nod": -4, "gaze": (0.28, 0.06), "eye": (0.10, 0.22, 0.08), "yaw": -22,
        "badge": (-1.74, -0.93),
    },
    # A gaunt old scholar of the stars.
    "moon_duke": {
        "house": "moon", "skin": (0.66, 0.47, 0.38), "hair": (0.50, 0.50, 0.50), "hairlt": (0.8, 0.8, 0.8), "wide": 0.70,
        "jaw": 0.46, "chr": 0.16, "chh": 0.16, "chx": 0.40, "chz": -0.12, "chinw": 0.16, "chinh": 0.26, "chinz": -0.10,
        "chinf": 0.04, "mz": -0.66, "blush": 0.30, "nosered": 0.55, "nl": 0.41, "nd": 0.42, "nw": 0.085, "tip": 0.125,
        "hook": 0.05, "hump": 0.08, "ridge": 0.10, "brow": 0.055, "bags": 0.09, "bagc": 0.6, "lines": 1, "ear": 0.28,
        "neck": 0.25, "ex": 0.29, "style": "long", "hairz": 0.12, "hairh": 0.82, "part": 1, "beard": "goat mous",
        "bl": 0.50, "bwid": 0.14, "mr": 0.085, "ml": 0.38, "mup": -0.26, "strands": 1, "hat": "circlet", "collar": "fur",
        "fur": (0.30, 0.31, 0.34), "furl": (0.75, 0.75, 0.78), "lipa": 0.5, "up": 18, "lo": -22, "roll": 7, "bin": 0.02,
        "bout": -0.01, "cock": 0.10, "corner": 0.0, "gaze": (-0.32, 0), "eye": (0.16, 0.40, 0.55), "yaw": 19, "shw": 0.88,
    },
    # A cool, clear-headed lady with silver hair.
    "moon_duchess": {
        "house": "moon", "skin": (0.54, 0.33, 0.22), "hair": (0.60, 0.60, 0.62), "hairlt": (0.9, 0.9, 0.9), "wide": 0.71,
        "jaw": 0.50, "chr": 0.22, "chx": 0.40, "chz": -0.14, "chinw": 0.16, "chinh": 0.18, "blush": 0.6, "nosered": 0.2,
        "nl": 0.32, "nd": 0.27, "nw": 0.064, "tip": 0.095, "hump": 0.03, "ridge": 0.05, "brow": 0.028, "bh": 0.31,
        "neck": 0.25, "fold": 0, "style": "bun", "hairz": 0.12, "hairh": 0.82, "hairw": 0.74, "part": 1,
        "bunr": (0.50, 0.46, 0.44), "bunc": (0, 0.28, 1.30), "hat": "circlet", "collar": "high", "earring": "pearl",
        "lip": (0.40, 0.09, 0.09), "lipa": 0.85, "lipu": 0.040, "lipl": 0.050, "mw": 0.19, "shade": (0.40, 0.50, 0.76),
        "shadow": 0.7, "liner": 0.040, "up": 16, "lo": -22, "roll": -3, "bin": 0.02, "bout": 0.06, "cock": 0.04,
        "corner": 0.06, "skew": 0.015, "nod": -4, "gaze": (0.34, 0.04), "eye": (0.10, 0.20, 0.34), "yaw": -20,
        "moles": [(-0.24, -0.40, 0.022)], "shw": 0.86, "er": 0.21, "browc": (0.16, 0.15, 0.16), "pattern": "brocade",
        "thread": (0.52, 0.56, 0.66), "closed": 1,
    },
    # A well-fed fop who has read everything, twice.
    "star_duke": {
        "house": "star", "skin": (0.70, 0.42, 0.31), "hair": (0.50, 0.25, 0.045), "hairlt": (0.85, 0.58, 0.22),
        "wide": 0.74, "jaw": 0.53, "chr": 0.22, "chinw": 0.22, "chinh": 0.22, "chinf": 0.08, "blush": 0.7, "nosered": 0.4,
        "nl": 0.26, "nd": 0.33, "nw": 0.075, "tip": 0.12, "tipup": 0.06, "ridge": 0.06, "brow": 0.045, "bh": 0.27,
        "er": 0.215, "style": "bob", "hairh": 0.55, "beard": "mous", "mr": 0.068, "ml": 0.37, "mup": 0.13,
        "strands": 1, "mousc": (0.26, 0.11, 0.025), "hat": "roundlet", "collar": "ruff", "ruff": (0.40, 1.05), "pattern": "slash",
        "slashc": (0.62, 0.40, 0.10), "lip": (0.50, 0.13, 0.12), "lipl": 0.042, "lipu": 0.034, "mw": 0.20, "mz": -0.57,
        "up": 16, "lo": -20, "roll": -3, "bin": 0.0, "bout": 0.05, "cock": 0.10, "corner": 0.07, "skew": 0.025, "nod": -3,
        "gaze": (-0.34, 0.04), "eye": (0.10, 0.32, 0.14), "yaw": 24, "moles": [(-0.30, -0.36, 0.024)],
        "badge": (-1.74, -0.90), "shw": 0.9,
    },
    # A bright young schemer in a tall hat.
    "star_duchess": {
        "house": "star", "skin": (0.76, 0.50, 0.40), "hair": (0.60, 0.30, 0.05), "hairlt": (0.95, 0.65, 0.25),
        "wide": 0.74, "jaw": 0.50, "chr": 0.25, "chinw": 0.15, "chinh": 0.15, "blush": 0.7, "nosered": 0.3, "nl": 0.22,
        "nd": 0.22, "nw": 0.06, "tip": 0.095, "tipup": 0.04, "ridge": 0.03, "brow": 0.034, "bh": 0.29, "er": 0.222,
        "ex": 0.32, "fold": 0, "neck": 0.26, "style": "braids", "hairh": 0.82, "hairz": 0.10, "part": 1, "hat": "hennin",
        "collar": "v", "lip": (0.56, 0.10, 0.13), "lipa": 0.85, "lipu": 0.042, "lipl": 0.048, "mw": 0.17, "mz": -0.50,
        "shade": (0.66, 0.46, 0.72), "shadow": 0.7, "liner": 0.040, "up": 19, "lo": -22, "roll": -4, "bin": 0.01,
        "bout": 0.04, "cock": 0.05, "corner": 0.06, "skew": 0.02, "gaze": (0.36, 0), "eye": (0.30, 0.16, 0.50),
        "yaw": -18, "shw": 0.84,
    },
    # A thoughtful man of the forest marches.
    "pine_duke": {
        "house": "pine", "skin": (0.185, 0.080, 0.042), "hair": (0.018, 0.012, 0.010), "hairlt": (0.10, 0.07, 0.05),
        "blushc": (1.0, 0.72, 0.62), "wide": 0.75, "jaw": 0.58, "chr": 0.22, "chx": 0.40, "chz": -0.18, "chinw": 0.25,
        "chinh": 0.22, "blush": 0.3, "nosered": 0.2, "nl": 0.31, "nd": 0.26, "nw": 0.085, "tip": 0.135, "ridge": 0.09,
        "brow": 0.052, "bh": 0.26, "mw": 0.205, "lipu": 0.036, "lipl": 0.046, "mz": -0.55, "style": "short", "hairh": 0.76,
        "beard": "goat mous", "bl": 0.20, "bwid": 0.17, "mr": 0.040, "ml": 0.30, "mup": -0.08, "hat": "beret",
        "collar": "fur", "lip": (0.150, 0.055, 0.038), "lipa": 0.55, "shade": (0.80, 0.72, 0.68), "shadow": 0.3,
        "liner": 0.018, "up": 23, "lo": -26, "roll": 0, "bin": 0.0, "bout": 0.02, "cock": 0.03, "corner": 0.035,
        "skew": 0.01, "fold": 0, "gaze": (-0.34, 0.0), "eye": (0.16, 0.085, 0.03), "er": 0.210, "yaw": 22, "shw": 1.02,
    },
    # A calm, far-seeing lady, the best judge of a bargain among the eight.
    "pine_duchess": {
        "house": "pine", "skin": (0.30, 0.140, 0.075), "hair": (0.022, 0.015, 0.012), "hairlt": (0.13, 0.09, 0.07),
        "blushc": (1.0, 0.62, 0.52), "wide": 0.73, "jaw": 0.52, "chr": 0.25, "chx": 0.39, "chz": -0.18, "chinw": 0.17,
        "chinh": 0.17, "blush": 0.45, "nosered": 0.15, "nl": 0.29, "nd": 0.23, "nw": 0.070, "tip": 0.105, "ridge": 0.045,
        "brow": 0.036, "bh": 0.245, "er": 0.214, "ex": 0.318, "neck": 0.26, "fold": 0, "style": "curly", "curlmax": 0.35,
        "hat": "turban", "hatc": (0.010, 0.13, 0.055), "collar": "v", "vcol": (0.55, 0.33, 0.06), "pattern": "brocade",
        "earring": "hoop", "lip": (0.285, 0.085, 0.062), "lipa": 0.65, "lipu": 0.036, "lipl": 0.046, "mw": 0.20,
        "mz": -0.53, "shade": (0.86, 0.70, 0.50), "shadow": 0.4, "liner": 0.034, "up": 23, "lo": -26, "roll": -2,
        "bin": 0.02, "bout": 0.05, "cock": 0.02, "corner": 0.06, "skew": 0.01, "gaze": (0.32, 0),
        "eye": (0.17, 0.085, 0.025), "nod": -1, "yaw": -20, "shw": 0.88,
    },
}  # fmt: skip
