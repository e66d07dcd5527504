"""The look in constants: colours, houses, treasure tones and type styles. No code that draws, no pygame.

Everything that draws takes its colours and type from here, so that a change of palette is a change of this
file alone. Sizes are pixels at 1920×1080. Contrast is measured in tests against `PANEL_MID`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Gradient: TypeAlias = tuple[Colour, ...]


def rgb(text: str) -> Colour:
    """`"#F0E4C8"` -> `(240, 228, 200)`. Raises ValueError on anything else."""
    if len(text) != len("#F0E4C8") or text[0] != "#":
        raise ValueError(f"not a colour: {text!r}")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue


def hexed(colour: Colour) -> str:
    """`(240, 228, 200)` -> `"#F0E4C8"`, the form SVG wants."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


HIGH_CONTRAST: Final = 7.0
"""The contrast of words in high contrast (WCAG 2.2, level AAA)."""
SEEN: Final = 2.4
"""The contrast from which a coloured line beside a sign is seen; the sign itself has more."""
_CURVE, _LINEAR = 12.92, 0.04045
_INKS: Final = 0.18
"""Darker colours are inks on something light."""
OPAQUE: Final = 255
"""The channel of what hides all below it, and of full light."""


def channel(share: float) -> int:
    """A share of light or of opacity (0 to 1; beyond is cut off) as the 0 to 255 of a colour channel."""
    return round(OPAQUE * min(1.0, max(0.0, share)))


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """The first colour with this share (0 to 1) of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """How bright a colour is seen, 0 to 1 (WCAG 2.2, relative luminance)."""
    red, green, blue = (
        part / _CURVE if part <= _LINEAR else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / OPAQUE for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@cache
def readable(colour: Colour) -> Colour:
    """The colour of words in high contrast: light ones at least 7 : 1 on black, dark ones black."""
    if luminance(colour) < _INKS:
        return Palette.BLACK
    steps = (mixed(colour, Palette.WHITE, step / 10) for step in range(11))
    return next(lighter for lighter in steps if contrast(lighter, Palette.BLACK) >= HIGH_CONTRAST)


class HouseTones(NamedTuple):
    """The colours of one house: its cloth (base, light, dark) and what is drawn upon it."""

    base: Colour
    light: Colour
    dark: Colour
    charge: Colour

    @property
    def rim(self) -> Colour:
        """The colour of a line on a dark panel: the base, or the light where that would hardly be seen."""
        return self.base if contrast(self.base, Palette.PANEL_MID) >= SEEN else self.light


class TreasureTones(NamedTuple):
    """The three tones of one type of treasure: leather tint, dark for limestone, light for leather."""

    tint: Colour
    dark: Colour
    light: Colour


class Palette:
    """Every colour by its role.

    A role whose name ends in `_TEXT`, or listed in `TEXT`, is readable as text.
    """

    BLACK: Final = rgb("#000000")
    WHITE: Final = rgb("#FFFFFF")
    VOID: Final = rgb("#120D0A")
    PANEL_TOP: Final = rgb("#11141A")
    PANEL_MID: Final = rgb("#141920")
    PANEL_FOOT: Final = rgb("#090B0F")
    STONE_TOP: Final = rgb("#262D37")
    STONE_FOOT: Final = rgb("#161B22")
    STONE_OFF_TOP: Final = rgb("#1A1E25")
    STONE_OFF_FOOT: Final = rgb("#13171C")
    RECESS_TOP: Final = rgb("#0A0D11")
    RECESS_FOOT: Final = rgb("#151A21")
    RECESS_RIM: Final = rgb("#4A5462")
    STEEL: Final = rgb("#566070")
    HAIRLINE: Final = rgb("#FFE9BE")

    IVORY: Final = rgb("#F0E4C8")
    HEADING: Final = rgb("#F6E3B4")
    MUTED: Final = rgb("#C9BFA8")
    DIM: Final = rgb("#A79E8C")
    BRASS: Final = rgb("#9A7434")
    GILT: Final = rgb("#E3B45C")
    TORCH: Final = rgb("#FFB347")
    SELECTION: Final = rgb("#FFE3A0")
    WARNING: Final = rgb("#FF9A6B")
    SAFE: Final = rgb("#9FE0C4")
    MEAN: Final = rgb("#A6DCE0")
    COLD: Final = rgb("#BDF3F7")
    CHART: Final = rgb("#F2B355")
    GLOW: Final = rgb("#FFA03C")
    COLD_GLOW: Final = rgb("#4FA6B5")

    PRIMARY: Final[Gradient] = (rgb("#FFD98C"), rgb("#F4AC46"), rgb("#C77A26"))
    PRIMARY_TEXT: Final = rgb("#1B120A")
    PRIMARY_NUMERAL: Final = rgb("#5A2C06")
    CHIP: Final[Gradient] = (rgb("#4B3A1C"), rgb("#2A1E0D"))
    CHIP_TEXT: Final = rgb("#FFE9BE")
    GOLD: Final[Gradient] = (rgb("#FFF3CC"), rgb("#F0BE5E"), rgb("#B8641E"))

    COIN: Final[Gradient] = (rgb("#FFEFB4"), rgb("#E0AA42"), rgb("#8C5A18"))
    COIN_TEXT: Final = rgb("#4A2C08")
    DISC_TEXT: Final = rgb("#FFDF8A")
    INK: Final = rgb("#1B120A")

    PAGE: Final[Gradient] = (rgb("#F3E9CE"), rgb("#E4D6B4"), rgb("#C6B68F"))
    PAGE_FRAME: Final = rgb("#8A6A34")
    PAGE_TEXT: Final = rgb("#2A1D0E")
    PAGE_HEADING: Final = rgb("#3B2208")
    PAGE_SECTION: Final = rgb("#5E3808")
    PAGE_RULING: Final = rgb("#5A1A10")
    PAGE_STRIP: Final = rgb("#5F3D16")
    SEARCH_HIT: Final = rgb("#F0B95A")

    #: Roles that are set as text on panels; each is at least 4.5 : 1 on `PANEL_MID`.
    TEXT: Final[dict[str, Colour]] = {
        "ivory": IVORY,
        "heading": HEADING,
        "muted": MUTED,
        "dim": DIM,
        "gilt": GILT,
        "torch": TORCH,
        "warning": WARNING,
        "safe": SAFE,
        "mean": MEAN,
    }

    HOUSES: Final[dict[str, HouseTones]] = {
        "tower": HouseTones(rgb("#BE391D"), rgb("#EE7A52"), rgb("#6E1A0C"), rgb("#FBEBCF")),
        "moon": HouseTones(rgb("#3C6A9E"), rgb("#7FB0DE"), rgb("#1B3557"), rgb("#F2F0E6")),
        "pine": HouseTones(rgb("#55C79B"), rgb("#A9F0D2"), rgb("#1F6E52"), rgb("#0E2A20")),
        "star": HouseTones(rgb("#D4B3F5"), rgb("#F3E4FF"), rgb("#7A57A0"), rgb("#2A1640")),
        "ghost": HouseTones(rgb("#F1F2EA"), rgb("#FFFFFF"), rgb("#7F8A86"), rgb("#17242B")),
        "shade": HouseTones(rgb("#2D353F"), rgb("#A9BECB"), rgb("#0C1015"), rgb("#DCEBEE")),
    }
    TREASURE: Final[dict[str, TreasureTones]] = {
        "idol": TreasureTones(rgb("#8C6A24"), rgb("#3E2D0E"), rgb("#F0CB76")),
        "jewelry": TreasureTones(rgb("#7A3A56"), rgb("#321522"), rgb("#F0A9C0")),
        "manuscript": TreasureTones(rgb("#2F6068"), rgb("#10282C"), rgb("#A6DCE0")),
        "pottery": TreasureTones(rgb("#97502F"), rgb("#401D0F"), rgb("#F2B48E")),
        "remains": TreasureTones(rgb("#646A72"), rgb("#292D33"), rgb("#E6E0D0")),
        "tapestry": TreasureTones(rgb("#57653A"), rgb("#232A15"), rgb("#CBD79A")),
    }


Face: TypeAlias = Literal["cinzel", "proza", "atkinson"]
Weight: TypeAlias = Literal[400, 600, 700, 900]
REGULAR: Final = 400
BOLD: Final = 700


class Style(NamedTuple):
    """How a line of type is set: `size`, `floor`, `tracking` in pixels at 1080p, `line` a multiple of size.

    `floor` is how far the type may shrink to fit a width. `gilded` sets it in the gold gradient. `tabular`
    gives all figures the same width. `edged` says whether it has a soft dark edge (None: where it is light).
    Cinzel comes in 700 and 900, Proza Libre in 400, 600, 700 and 400 italic, Atkinson Hyperlegible, which is
    never asked for by a style but by the player, in 400 and 700.
    """

    face: Face
    weight: Weight
    size: float
    floor: float = 15.5
    italic: bool = False
    line: float = 1.3
    tracking: float = 0.0
    gilded: bool = False
    tabular: bool = False
    edged: bool | None = None

    @property
    def bold(self) -> Style:
        """The same in bold type."""
        return self._replace(weight=BOLD)

    def times(self, share: float) -> Style:
        """The same, so many times as large, but no smaller than its floor."""
        return self._replace(size=max(self.floor, self.size * share))


LOGO: Final = Style("cinzel", 900, 172, 60, tracking=6, gilded=True)
HAND_OVER_NAME: Final = Style("cinzel", 700, 72, 34, gilded=True)
SCREEN_TITLE: Final = Style("cinzel", 700, 44, 26)
PANEL_TITLE_LARGE: Final = Style("cinzel", 700, 26, 18)
PANEL_TITLE: Final = Style("cinzel", 700, 22, 15.5)
DIALOG_TITLE: Final = Style("cinzel", 700, 27, 20)
PHASE: Final = Style("cinzel", 700, 19.5, 14.5)
COLLECTOR_NAME: Final = Style("cinzel", 700, 20, 15.5)
TYPE_NAME: Final = Style("cinzel", 700, 20, 14.5)
PLAIN_TYPE_NAME: Final = Style("proza", 700, 20, 13)
COIN_NUMERAL: Final = Style("cinzel", 900, 34, 13)
SETUP_MARK: Final = Style("cinzel", 700, 17, 13)

NAME: Final = Style("proza", 700, 28, 18)
NAME_SMALL: Final = Style("proza", 700, 23, 16)
PLAY: Final = Style("proza", 700, 46, 24)
PLAY_SMALL: Final = Style("proza", 700, 36, 24)
MODE_NAME: Final = Style("proza", 700, 27, 17)
BUTTON_LARGE: Final = Style("proza", 700, 27, 18)
BUTTON: Final = Style("proza", 700, 22, 16)
CHIP: Final = Style("proza", 400, 21, 15.5)
CHIP_CHOSEN: Final = Style("proza", 700, 21, 15.5)
BODY: Final = Style("proza", 400, 20, 15.5)
BODY_BOLD: Final = Style("proza", 700, 20, 15.5)
LABEL: Final = Style("proza", 600, 20, 15.5)
FORM_LABEL: Final = Style("proza", 600, 22, 16)
REASON: Final = Style("proza", 400, 17, 15, italic=True)
NOTE: Final = Style("proza", 400, 18, 15)
STATUS: Final = Style("proza", 400, 18, 15, italic=True)
HINT: Final = Style("proza", 400, 20, 15.5)
TAGLINE: Final = Style("proza", 400, 28, 18, italic=True)
KEY_NUMBER: Final = Style("proza", 700, 45, 24)
COUNT: Final = Style("proza", 700, 24, 15)
STRENGTH: Final = Style("proza", 700, 24, 15)
ICON_LINE: Final = Style("proza", 700, 27, 15)
ICON_LINE_PAIRED: Final = Style("proza", 700, 21, 15)
TIMING: Final = Style("proza", 400, 18, 14.5)
KEY_CAP: Final = Style("proza", 600, 18, 13)
FIGURE: Final = Style("proza", 700, 18, 13)

RULE_HEADING: Final = Style("cinzel", 700, 46, 28)
RULE_RULING: Final = Style("cinzel", 700, 22, 16)
RULE_BODY: Final = Style("proza", 400, 22.5, 17, line=1.38)
RULE_NOTE: Final = Style("proza", 400, 18, 15)

TEXT_FLOOR: Final = 13
"""The smallest type in real pixels at any window size: its capitals and figures are 9 high."""
LEGIBLE_FLOOR: Final = 14
"""The same for Atkinson Hyperlegible, whose capitals are lower."""
