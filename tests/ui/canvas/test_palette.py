"""Words can be read and houses told apart, by everyone (VISUAL §1, §2, §11)."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest
from colour_vision import VISIONS, light_of, through

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.rooms import draw_room_behind_panels
from crypt_game.drawing.theme import Colour, Palette, Style

#: Every eye but the one that sees no colour at all: it parts houses by plate and pips alone.
EYES = sorted(VISIONS.keys() - {"grey"})
#: Pairs that colour alone does not part; plate and pips do, and a Star or Pine heir meets the Shade first.
PARTED_BY_SHAPE = {frozenset(("ghost", "star")), frozenset(("ghost", "pine"))}


def luminance(colour: Colour) -> float:
    red, green, blue = light_of(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen_as_lab(colour: Colour, eye: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour as an eye of this kind sees it."""
    red, green, blue = through(eye, light_of(colour))
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    """The CIEDE2000 colour difference (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean_c7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - math.sqrt(mean_c7 / (mean_c7 + 25**7)))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1 = math.degrees(math.atan2(b1, a1 * stretch)) % 360
    h2 = math.degrees(math.atan2(b2, a2 * stretch)) % 360
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    mean_h = h1 + h2 if grey else (h1 + turn / 2) % 360
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * weight
    twist = 60 * math.exp(-(((mean_h - 275) / 25) ** 2))
    rotation = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(twist))
    lightness, chroma, hue = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(lightness**2 + chroma**2 + hue**2 + rotation * chroma * hue)


def test_colour_difference_agrees_with_the_published_examples() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(
        2.0373, abs=1e-4
    )


@pytest.mark.parametrize("role", sorted(Palette.TEXT))
def test_every_text_role_can_be_read_on_panels(role: str) -> None:
    assert contrast(Palette.TEXT[role], Palette.PANEL_MID) >= 4.5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((Palette.PRIMARY_TEXT, ground) for ground in Palette.PRIMARY),
        *((Palette.CHIP_TEXT, ground) for ground in Palette.CHIP),
        *((Palette.PAGE_TEXT, ground) for ground in Palette.PAGE),
        *((Palette.PAGE_HEADING, ground) for ground in Palette.PAGE),
        (Palette.PAGE_TEXT, Palette.SEARCH_HIT),
        *((Palette.PAGE_SECTION, ground) for ground in Palette.PAGE),
        *((Palette.PAGE_RULING, ground) for ground in Palette.PAGE),
        (Palette.COIN_TEXT, Palette.COIN[1]),
        (Palette.INK, Palette.IVORY),
        (Palette.IVORY, Palette.STONE_TOP),
        (Palette.DIM, Palette.PANEL_TOP),
    ],
)
def test_words_on_every_other_ground_can_be_read(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("treasure", sorted(Palette.TREASURE))
def test_glyphs_stand_out_from_leather_and_limestone(treasure: str) -> None:
    tones = Palette.TREASURE[treasure]
    assert contrast(tones.light, tones.dark) >= 7


@pytest.mark.parametrize("house", sorted(Palette.HOUSES))
def test_pips_stand_out_from_their_die(house: str) -> None:
    tones = Palette.HOUSES[house]
    assert contrast(tones.charge, tones.base) >= 4.5


@pytest.mark.parametrize("eye", EYES)
def test_houses_are_told_apart_by_every_eye(eye: str) -> None:
    seen = {name: seen_as_lab(tones.base, eye) for name, tones in Palette.HOUSES.items()}
    for first, second in combinations(sorted(seen), 2):
        needed = 15.5 if frozenset((first, second)) in PARTED_BY_SHAPE else 20
        assert ciede2000(seen[first], seen[second]) >= needed, (first, second)


def test_no_style_is_smaller_than_its_floor() -> None:
    styles = [style for style in vars(theme).values() if isinstance(style, Style)]
    assert len(styles) > 30
    assert all(style.floor <= style.size for style in styles)


@pytest.mark.parametrize("wrong", ["F0E4C8", "#F0E4C", "", "gold"])
def test_a_word_that_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a colour"):
        theme.rgb(wrong)


@pytest.mark.parametrize("name", ["archive", "antechamber", "throne", "gate", "vault", "hand_over"])
def test_words_stand_out_from_every_room_behind_panels(canvas: Canvas, name: str) -> None:
    """4.5 to 1, as WCAG 2 asks of text; and the room is not black either."""
    window = canvas.surface.get_rect()
    draw_room_behind_panels(canvas, f"rooms/{name}", window, window.move(3, 0))
    small = pygame.transform.smoothscale(canvas.surface, (240, 135))
    pixels = [small.get_at((x, y)) for x in range(240) for y in range(135)]
    seen: list[Colour] = [(pixel.r, pixel.g, pixel.b) for pixel in pixels]
    brightest = max(seen, key=sum)
    for role in ("HEADING", "IVORY", "MUTED"):
        assert contrast(getattr(Palette, role), brightest) >= 4.5, (role, brightest)
    assert sum(sum(colour) / 3 for colour in seen) / len(seen) > 9
    assert max(brightest) > 55
