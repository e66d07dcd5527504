"""Pictures of a series are read while the window goes on, whole and unchanged."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from crypt_game.drawing.canvas import read_ahead
from crypt_game.drawing.canvas.read_ahead import ReadAhead, series_of
from crypt_game.drawing.canvas.rendered import load_rendered, rendered_size
from tests.ui.canvas.conftest import ASSETS

PICTURES = ASSETS / "pictures"
DUKE = "heirs/tower_duke"
LONGEST = 10.0


def size_of(name: str, height: int) -> tuple[int, int]:
    width, high = rendered_size(PICTURES / f"{name}.webp")
    return round(height * width / high), height


def waited(ahead: ReadAhead, path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        found = ahead.take(path, size)
        if found is not None:
            return found
        time.sleep(0.005)
    return None


@pytest.fixture
def ahead(screen: pygame.Surface) -> Iterator[ReadAhead]:
    made = ReadAhead(PICTURES, size_of, lambda name, height: False)
    yield made
    made.finish(LONGEST)


@pytest.mark.parametrize(
    ("name", "series"),
    [
        ("heirs/tower_duke-calm", "heirs/tower_duke"),
        ("heirs/tower_duke-wince", "heirs/tower_duke"),
        ("fronts/idol-1", "fronts"),
        ("fronts/remains-4-b", "fronts"),
        ("dice/moon-3", "dice/moon"),
        ("dice/moon-exhausted", "dice/moon"),
        ("dice/moon-3-tilted", "dice/moon tossed"),
        ("dice/moon-tumble-2", "dice/moon tossed"),
        ("table/frame-gilt", "table/frame"),
    ],
)
def test_a_series_is_what_is_wanted_together(name: str, series: str) -> None:
    assert series_of(name) == series


def test_the_rest_of_a_series_is_read_as_it_would_be(ahead: ReadAhead) -> None:
    ahead.expect(f"{DUKE}-calm", 90)
    path, size = PICTURES / f"{DUKE}-wince.webp", size_of(f"{DUKE}-wince", 90)
    read = waited(ahead, path, size)
    assert read is not None
    assert pygame.image.tobytes(read, "RGBA") == pygame.image.tobytes(load_rendered(path, size), "RGBA")
    assert ahead.take(path, size) is None


def test_a_face_down_card_is_not_told_by_what_is_read(ahead: ReadAhead) -> None:
    ahead.expect("fronts/idol-1", 40)
    fronts = sorted((PICTURES / "fronts").glob("*.webp"))
    others = [path for path in fronts if path.stem != "idol-1"]
    assert all(waited(ahead, path, size_of(f"fronts/{path.stem}", 40)) is not None for path in others)


def test_strips_that_are_never_shown_whole_are_not_read(ahead: ReadAhead) -> None:
    assert len(ahead._series[series_of(f"{DUKE}-calm")]) == len(("calm", "gloat", "wince"))


def test_what_nobody_asked_for_makes_room(ahead: ReadAhead, monkeypatch: pytest.MonkeyPatch) -> None:
    def wanted(height: int) -> list[tuple[Path, tuple[int, int]]]:
        names = [f"{DUKE}-{other}" for other in ("gloat", "wince")]
        return [(PICTURES / f"{name}.webp", size_of(name, height)) for name in names]

    one_series = sum(width * high * 4 for _, (width, high) in wanted(60))
    monkeypatch.setattr(read_ahead, "_MOST_BYTES", one_series)
    for height in (60, 50):
        ahead.expect(f"{DUKE}-calm", height)
    assert all(waited(ahead, *each) is not None for each in wanted(50))
    assert ahead.take(*wanted(60)[0]) is None


def test_what_is_forgotten_is_handed_out_no_more(ahead: ReadAhead) -> None:
    ahead.expect(f"{DUKE}-calm", 60)
    last = size_of(f"{DUKE}-wince", 60)
    assert waited(ahead, PICTURES / f"{DUKE}-wince.webp", last) is not None
    ahead.forget()
    assert ahead.take(PICTURES / f"{DUKE}-gloat.webp", size_of(f"{DUKE}-gloat", 60)) is None


def test_a_damaged_picture_ends_its_series_only(screen: pygame.Surface, tmp_path: Path) -> None:
    folder = tmp_path / "heirs"
    folder.mkdir()
    for person in ("moon_duke", "tower_duke"):
        for mood in ("calm", "wince"):
            shutil.copy(PICTURES / "heirs" / f"{person}-{mood}.webp", folder)
    (folder / "moon_duke-wince.webp").write_bytes(b"RIFF....WAVE" + bytes(40))
    ahead = ReadAhead(
        tmp_path,
        lambda name, height: (rendered_size(tmp_path / f"{name}.webp")[0], height),
        lambda name, height: False,
    )
    ahead.expect("heirs/moon_duke-calm", 50)
    ahead.expect(f"{DUKE}-calm", 50)
    wince = folder / "tower_duke-wince.webp"
    assert waited(ahead, wince, (rendered_size(wince)[0], 50)) is not None
    ahead.finish(LONGEST)
