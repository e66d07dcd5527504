"""Every picture keeps to what the rasteriser draws, exists, and shows something at every size."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pygame
import pytest
import svg_art

from crypt_game.drawing.canvas import PictureStore, UnknownSprite
from crypt_game.drawing.theme import Palette

ASSETS = Path(__file__).resolve().parents[3] / "assets"
PACKAGE = ASSETS.parent / "src" / "crypt_game"
NAMES = sorted(
    path.relative_to(ASSETS / "svg").with_suffix("").as_posix() for path in (ASSETS / "svg").rglob("*.svg")
)
TREASURE = sorted(Palette.TREASURE)
HOUSES = sorted(Palette.HOUSES)


def test_all_art_keeps_to_the_subset_that_is_drawn_right() -> None:
    assert svg_art.check() == []


@pytest.mark.parametrize(
    "inside",
    [
        '<text x="1">a</text>',
        '<g opacity="0.5"><path d="M0,0"/></g>',
        '<path d="M0,0" fill="gold"/>',
        '<path d="M0,0" fill="url(#none)"/>',
        '<path d="M0,0" class="a"/>',
        '<linearGradient id="a" x2="1"/>',
        "<path>",
    ],
)
def test_the_check_finds_what_would_be_drawn_wrong(inside: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">{inside}</svg>'
    assert len(list(svg_art.faults(svg))) >= 1


def test_the_check_passes_what_is_drawn_right() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
        '<linearGradient id="a" x2="0%" y2="100%"/><path d="M0,0" fill="url(#a)" opacity="0.5"/></svg>'
    )
    assert list(svg_art.faults(svg)) == []


@pytest.mark.parametrize("height", [22, 160])
def test_every_picture_shows_something_at_small_and_large_sizes(
    picture_store: PictureStore, height: int
) -> None:
    assert picture_store.sprite_names() == NAMES
    for name in NAMES:
        picture = picture_store.sprite(name, height)
        assert picture.get_size() == picture_store.sprite_size(name, height), name
        seen = pygame.mask.from_surface(picture, 40).count()
        assert seen > 0.03 * picture.get_width() * picture.get_height(), name


def test_the_kit_is_complete(picture_store: PictureStore) -> None:
    wanted = [f"fronts/{kind}-{value}" for kind in TREASURE for value in range(1, 5)]
    wanted += [f"{folder}/{kind}" for kind in TREASURE for folder in ("backs", "glyph")]
    wanted += [f"card_mini_{side}/{kind}" for kind in TREASURE for side in ("front", "back")]
    wanted += [f"dice/{house}-{face}" for house in HOUSES for face in range(1, 7)]
    wanted += [f"badge/{house}" for house in HOUSES] + [f"emblem/{house}" for house in HOUSES]
    people = ("tower", "moon", "pine", "star")
    wanted += [f"dice/{house}-exhausted" for house in people]
    wanted += [f"heirs/{house}_{person}-calm" for house in people for person in ("duchess", "duke")]
    wanted += [f"ghosts/{ghost}" for ghost in ("ghost", "second_ghost")]
    assert [name for name in wanted if not picture_store.has_sprite(name)] == []


def test_no_two_signs_look_alike(picture_store: PictureStore) -> None:
    for group in ("glyph/", "badge/"):
        names = [name for name in NAMES if name.startswith(group)]
        pictures = {pygame.image.tobytes(picture_store.sprite(name, 60), "RGBA") for name in names}
        assert len(pictures) == len(names), group


def test_an_unknown_picture_is_refused(picture_store: PictureStore) -> None:
    with pytest.raises(UnknownSprite):
        picture_store.sprite("icon/no-such-thing", 20)
    assert not picture_store.has_sprite("icon/no-such-thing")


@pytest.mark.parametrize("name", ["crypt", "record"])
def test_icons_of_every_size_are_baked_from_the_present_drawing(screen: pygame.Surface, name: str) -> None:
    folder = ASSETS / "icon"
    assert (folder / f"{name}.ico").read_bytes()[:4] == b"\0\0\1\0"
    icns = (folder / f"{name}.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert int.from_bytes(icns[4:8], "big") == len(icns)
    for size in svg_art.PNG_SIZES:
        baked = pygame.image.load(folder / f"{name}-{size}.png")
        fresh = pygame.image.load_sized_svg(str(folder / f"{name}.svg"), (size, size))
        assert pygame.image.tobytes(baked, "RGBA") == pygame.image.tobytes(fresh, "RGBA")


def test_every_drawing_is_drawn_by_something() -> None:
    """Its name stands in the source, whole or as folder and last part, or in the words of a Collector."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    told = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    strings = {text for text in told if isinstance(text, str)} | set(TREASURE) | set(HOUSES)
    put_together = {text for text in strings if re.fullmatch(r"[a-z_]+/([a-z]+-)?", text)}
    words = "".join(path.read_text(encoding="utf-8") for path in (ASSETS.parent / "locale").rglob("*.ftl"))
    in_words = set(re.findall(r"\{icon:([a-z-]+)\}", words)) | {
        icon for text in strings for icon in re.findall(r"\{icon:([a-z-]+)\}", text)
    }

    def drawn(name: str) -> bool:
        parts = [name.removeprefix(start) for start in put_together if name.startswith(start)]
        return name in strings or not strings.isdisjoint(parts) or name.removeprefix("icon/") in in_words

    assert [name for name in NAMES if not drawn(name)] == []
