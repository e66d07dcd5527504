"""Large pictures are decoded beside all else, and are the same."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from crypt_game.drawing.canvas import decoding_threads
from crypt_game.drawing.canvas.decoding_threads import DecodingThreads
from crypt_game.drawing.canvas.picture_store import PictureStore, UnknownSprite
from crypt_game.drawing.canvas.rendered import at_size, decode_rendered, rendered_size, smaller_edition
from crypt_game.drawing.canvas.rooms import GATE
from tests.ui.canvas.conftest import ASSETS

NAMES = [layer.name for layer in GATE]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_decoded_in_advance_is_the_same(screen: pygame.Surface, name: str) -> None:
    early, late = PictureStore(ASSETS), PictureStore(ASSETS)
    early.decode_ahead("rooms/none", (9, 9))
    early.decode_ahead(name, (64, 30))
    for size in ((320, 144), (320, 144), (64, 30)):
        assert pixels(early.rendered(name, size)) == pixels(late.rendered(name, size))
    with pytest.raises(UnknownSprite):
        early.rendered("rooms/none", (9, 9))


def test_it_is_handed_out_once_and_then_forgotten() -> None:
    first, second = (ASSETS / "pictures" / f"{name}.webp" for name in NAMES)
    pictures = DecodingThreads(ASSETS)
    pictures.begin(NAMES)
    taken = pictures.take(first, (64, 30))
    assert taken is not None
    assert pixels(taken) == pixels(decode_rendered(first))
    assert pictures.take(first, (64, 30)) is None
    pictures.forget()
    assert pictures.take(second, (64, 30)) is None


@pytest.mark.parametrize(("asked", "kept"), [((640, 288), (1707, 769)), ((2000, 900), (2560, 1152))])
def test_a_small_picture_is_made_of_the_smaller_edition(
    screen: pygame.Surface, asked: tuple[int, int], kept: tuple[int, int]
) -> None:
    name = NAMES[0]
    file = smaller_edition(ASSETS / "pictures" / f"{name}.webp", asked)
    assert rendered_size(file) == kept
    expected = pixels(at_size(decode_rendered(file), asked))
    assert pixels(PictureStore(ASSETS).rendered(name, asked)) == expected


def test_both_editions_show_the_same(screen: pygame.Surface) -> None:
    for name in NAMES:
        file = ASSETS / "pictures" / f"{name}.webp"
        small = decode_rendered(smaller_edition(file, (9, 9)))
        large = at_size(decode_rendered(file), small.get_size())
        difference = at_size(small, small.get_size()).copy()
        difference.blit(large, (0, 0), special_flags=pygame.BLEND_SUB)
        assert max(pygame.transform.average_color(difference)[:3]) <= 3


def test_it_has_the_size_that_was_foreseen_or_is_decoded_anew(screen: pygame.Surface) -> None:
    pictures, foreseen = DecodingThreads(ASSETS), (320, 144)
    first = smaller_edition(ASSETS / "pictures" / f"{NAMES[0]}.webp", foreseen)
    pictures.begin(NAMES[:1], {NAMES[0]: foreseen})
    taken = pictures.take(first, foreseen)
    assert taken is not None
    assert pixels(taken) == pixels(at_size(decode_rendered(first), foreseen))
    pictures.begin(NAMES[:1], {NAMES[0]: foreseen})
    assert pictures.take(first, (64, 30)) is None


def test_once_there_is_a_window_the_pixels_are_those_of_the_file(screen: pygame.Surface) -> None:
    """To convert them would hold up what is drawn; a store does so for whoever draws upon a picture."""
    store, size = PictureStore(ASSETS), (320, 144)
    file = decode_rendered(smaller_edition(ASSETS / "pictures" / f"{NAMES[0]}.webp", size))
    assert file.get_bitsize() != screen.get_bitsize()
    for copied, bits in ((True, file.get_bitsize()), (False, screen.get_bitsize())):
        store.let_go(NAMES[:1])
        store.decode_ahead(NAMES[0], size)
        assert store.rendered(NAMES[0], size, copied=copied).get_bitsize() == bits


def test_they_are_decoded_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work, most = [0], [0]

    def decode(file: Path) -> pygame.Surface:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        time.sleep(0.02)
        at_work[0] -= 1
        return pygame.Surface((9, 9))

    monkeypatch.setattr(decoding_threads, "decode_rendered", decode)
    pictures = DecodingThreads(ASSETS)
    pictures.begin(["rooms/vault", "rooms/throne"])
    pictures.begin(["rooms/archive"])
    for name in ("vault", "throne", "archive"):
        assert pictures.take(ASSETS / "pictures" / "rooms" / f"{name}.webp", (9, 9)) is not None
    assert most == [1]


def test_a_damaged_file_is_left_to_who_asks_for_it(tmp_path: Path) -> None:
    torn = tmp_path / "pictures" / "torn.webp"
    torn.parent.mkdir()
    torn.write_bytes(b"RIFF\x00\x00\x00\x00WEBP")
    pictures = DecodingThreads(tmp_path)
    pictures.begin(["torn"])
    assert pictures.take(torn, (64, 30)) is None
