"""A film is a file that others read: Pillow sees its pictures where and as long as they were meant."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageSequence

from crypt_game.share import webp_film
from crypt_game.share.webp_film import FilmPicture, NoEncoder, can_encode, encode_picture, film

SIZE = (64, 48)
RED, BLUE = (220, 30, 30), (30, 30, 220)


def plain(colour: tuple[int, int, int], size: tuple[int, int] = SIZE) -> bytes:
    return encode_picture(bytes(colour) * (size[0] * size[1]), size)


def near(picture: Image.Image, place: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    shown = picture.getpixel(place)
    assert isinstance(shown, tuple)
    return all(abs(a - b) < 12 for a, b in zip(shown, colour, strict=True))


def test_pictures_lie_where_they_were_put() -> None:
    assert can_encode()
    part = (20, 10)
    content = film(
        SIZE,
        [FilmPicture(plain(RED), (0, 0), SIZE, 80), FilmPicture(plain(BLUE, part), (30, 20), part, 240)],
    )
    with Image.open(io.BytesIO(content)) as picture:
        assert (picture.format, picture.size) == ("WEBP", SIZE)
        frames, lengths = [], []
        for frame in ImageSequence.Iterator(picture):
            frames.append(frame.convert("RGB"))
            lengths.append(frame.info["duration"])
    assert lengths == [80, 240]
    assert near(frames[0], (40, 25), RED)
    assert near(frames[1], (40, 25), BLUE)
    assert near(frames[1], (10, 25), RED), "what lay there stays"


@pytest.mark.parametrize("content", [b"", bytes(10), bytes(64 * 48 * 4)])
def test_bytes_that_are_no_picture_are_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match="no picture"):
        encode_picture(content, SIZE)


def test_a_film_has_a_picture() -> None:
    with pytest.raises(ValueError, match="needs a picture"):
        film(SIZE, [])


def test_without_libwebp_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webp_film, "_library", lambda: None)
    assert not can_encode()
    with pytest.raises(NoEncoder):
        plain(RED)
