"""Houses may be given other colours: every choice leaves them apart, and all that shows a house follows."""

from __future__ import annotations

from itertools import permutations

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.dye import house_of
from crypt_game.drawing.canvas.pieces import PlayerCard, title_ink
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.house_colours import (
    COLOURS_OF,
    USUAL,
    chosen_colours,
    house_tones,
    with_colour,
)
from crypt_game.drawing.theme import Colour, Palette, luminance, mixed
from tests.ui.canvas.conftest import ASSETS
from tests.ui.canvas.test_palette import EYES, ciede2000, contrast, seen_as_lab

GHOSTS = ("ghost", "shade")
EVERY = {**COLOURS_OF["tower"], **COLOURS_OF["pine"]}
OTHERS = [
    (house, colour) for house, usual in USUAL.items() for colour in COLOURS_OF[house] if colour != usual
]


def dressed(house: str, colour: str) -> PictureStore:
    store = PictureStore(ASSETS)
    store.dress(house_tones(with_colour({}, house, colour)))
    return store


def middle(picture: pygame.Surface) -> Colour:
    """The mean colour of the body of a die that shows three: its upper right quarter, which has no pip."""
    wide, high = picture.get_size()
    red, green, blue = pygame.transform.average_color(
        picture, pygame.Rect(wide * 0.55, high * 0.15, wide * 0.25, high * 0.15)
    )[:3]
    return red, green, blue


@pytest.mark.parametrize("eye", EYES)
def test_any_two_colours_are_told_apart_by_every_eye(eye: str) -> None:
    seen = {name: seen_as_lab(tones.base, eye) for name, tones in EVERY.items()}
    ghosts = [seen_as_lab(Palette.HOUSES[ghost].base, eye) for ghost in GHOSTS]
    for first, second in permutations(seen, 2):
        assert ciede2000(seen[first], seen[second]) >= 16.9, (first, second)
    for name, lab in seen.items():
        assert min(ciede2000(lab, ghost) for ghost in ghosts) >= 15, name


@pytest.mark.parametrize(("house", "colour"), OTHERS)
def test_signs_and_rims_stand_out_in_every_colour(house: str, colour: str) -> None:
    tones = house_tones(with_colour({}, house, colour))[house]
    assert contrast(tones.charge, tones.base) >= 4.5
    assert contrast(tones.rim, Palette.PANEL_MID) >= 3
    for share in (PlayerCard.CLOTH_DARK, 0.6):  # the cloth from above to below the title, which is large type
        assert contrast(title_ink(tones), mixed(tones.base, tones.dark, share)) >= 3


def test_a_colour_that_is_taken_is_swapped() -> None:
    assert with_colour({}, "moon", "red") == {
        "tower": "blue",
        "moon": "red",
        "pine": "green",
        "star": "lilac",
    }
    chosen = with_colour(with_colour({}, "moon", "grey"), "tower", "grey")
    assert (chosen["tower"], chosen["moon"]) == ("grey", "red")


@pytest.mark.parametrize(
    "choice",
    [{}, {"tower": "blue"}, {"tower": "green"}, {"star": "plaid"}, {"pine": "lilac"}, {"heir": "red"}],
)
def test_a_choice_that_is_no_good_is_not_taken(choice: dict[str, str]) -> None:
    assert chosen_colours(choice) == USUAL
    assert house_tones(choice) == Palette.HOUSES


def test_a_house_refuses_a_colour_of_another_brightness() -> None:
    with pytest.raises(ValueError, match="cannot be"):
        with_colour({}, "tower", "lime")


@pytest.mark.parametrize(("house", "colour"), OTHERS)
def test_a_die_takes_the_colour_and_keeps_its_pips(screen: pygame.Surface, house: str, colour: str) -> None:
    worn = dressed(house, colour)
    body = middle(worn.sprite(f"dice/{house}-3", 108))
    nearest = min(
        EVERY, key=lambda name: ciede2000(*(seen_as_lab(c, "full colour") for c in (body, EVERY[name].base)))
    )
    assert nearest == colour, body
    dark_house = house in ("tower", "moon")
    pips = worn.sprite(f"dice/{house}-5", 108).subsurface((44, 42, 14, 14))
    levels = pygame.image.tobytes(pips, "RGB")
    seen: list[Colour] = list(zip(levels[0::3], levels[1::3], levels[2::3], strict=True))
    pip = max(seen, key=luminance) if dark_house else min(seen, key=luminance)
    assert (luminance(pip) > luminance(body)) == dark_house
    assert contrast(pip, body) > 3


@pytest.mark.parametrize(("house", "colour"), OTHERS)
def test_skin_gold_and_exhausted_dice_keep_their_colour(
    screen: pygame.Surface, house: str, colour: str
) -> None:
    usual, worn = PictureStore(ASSETS), dressed(house, colour)
    broken = f"dice/{house}-exhausted"
    assert pygame.image.tobytes(usual.sprite(broken, 60), "RGBA") == pygame.image.tobytes(
        worn.sprite(broken, 60), "RGBA"
    )
    for person in ("duchess", "duke"):
        faces = [
            store.sprite(f"heirs/{house}_{person}-calm", 242).get_at((110, 118))[:3]
            for store in (usual, worn)
        ]
        assert max(abs(a - b) for a, b in zip(*faces, strict=True)) < 12, person


@pytest.mark.parametrize(
    ("house", "colour", "left", "strongest"),
    [
        ("tower", "blue", 176, 2),
        ("moon", "red", 257, 0),
        ("star", "green", 702, 1),
        ("pine", "lilac", 778, 2),
    ],
)
def test_the_banner_of_the_throne_room_has_the_chosen_colour(
    screen: pygame.Surface, house: str, colour: str, left: int, strongest: int
) -> None:
    size, cloth = (1000, 562), pygame.Rect(left, 250, 46, 20)
    usual, worn = (
        store.rendered("rooms/throne", size) for store in (PictureStore(ASSETS), dressed(house, colour))
    )
    seen, before = (pygame.transform.average_color(room, cloth)[:3] for room in (worn, usual))
    assert max(seen) == seen[strongest]
    assert max(before) != before[strongest]
    other = {"tower": "moon", "moon": "tower", "star": "pine", "pine": "star"}[house]
    hung = {"tower": 168, "moon": 247, "star": 689, "pine": 767}
    for room in (usual, worn):
        room.fill("black", (hung[house] - 1, 140, 70, 160))
        room.fill("black", (hung[other] - 1, 140, 70, 160))
    assert pygame.image.tobytes(usual, "RGB") == pygame.image.tobytes(worn, "RGB")


def test_badge_frame_and_read_ahead_follow_the_choice(screen: pygame.Surface) -> None:
    store = dressed("moon", "grey")
    canvas = Canvas(screen, store, Scale())
    grey = COLOURS_OF["moon"]["grey"]
    badge = store.sprite("badge/moon", 120)
    assert tuple(badge.get_at((20, 60))[:3]) == pytest.approx(grey.base, abs=3)
    assert canvas.tones("moon").base == grey.base
    first = store.sprite("dice/moon-2", 100)
    store.close(10)
    assert ciede2000(seen_as_lab(middle(first), "full colour"), seen_as_lab(grey.base, "full colour")) < 16


@pytest.mark.parametrize(
    ("name", "house"),
    [
        ("dice/moon-3", "moon"),
        ("dice/pine-tumble-2", "pine"),
        ("heirs/star_duke-blink", "star"),
        ("badge/tower", "tower"),
        ("badge/ghost", None),
        ("dice/shade-3", None),
        ("dice/moon-exhausted", None),
        ("fronts/idol-1", None),
        ("icon/crown", None),
    ],
)
def test_whose_colour_a_picture_bears(name: str, house: str | None) -> None:
    assert house_of(name) == house
