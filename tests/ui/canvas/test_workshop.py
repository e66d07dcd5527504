"""What is made once is made once, kept within bounds, and read back from the disk."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from crypt_game.drawing.canvas import PictureStore, picture_files
from crypt_game.drawing.geometry import Frame, Scale
from crypt_game.drawing.least_recent import LeastRecent
from crypt_game.drawing.theme import BODY, COIN_NUMERAL, LOGO

ASSETS = Path(__file__).resolve().parents[3] / "assets"


def test_the_least_recent_value_is_forgotten_first() -> None:
    cache: LeastRecent[str] = LeastRecent(6, len)
    for key in "abc":
        cache.get(key, lambda key=key: key * 2)  # type: ignore[misc]
    cache.get("a", lambda: "never made")
    cache.get("d", lambda: "dd")
    assert ("a" in cache, "b" in cache, "c" in cache, "d" in cache) == (True, False, True, True)
    assert cache.weight == 6


def test_a_value_greater_than_the_whole_cache_is_still_handed_out() -> None:
    cache: LeastRecent[str] = LeastRecent(3, len)
    assert cache.get("long", lambda: "xxxxxx") == "xxxxxx"
    assert len(cache) == 1


def test_a_picture_is_made_once_per_size(picture_store: PictureStore) -> None:
    assert picture_store.sprite("badge/moon", 40) is picture_store.sprite("badge/moon", 40)
    assert picture_store.sprite("badge/moon", 40) is not picture_store.sprite("badge/moon", 41)


def test_a_second_start_reads_pictures_from_the_disk(screen: pygame.Surface, tmp_path: Path) -> None:
    picture_store = PictureStore(ASSETS, tmp_path)
    first = picture_store.sprite("badge/tower", 90)
    picture_store.close()
    assert len(list(tmp_path.glob("*.png"))) == 1
    second = PictureStore(ASSETS, tmp_path).sprite("badge/tower", 90)
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


@pytest.mark.parametrize("damage", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_damaged_picture_on_the_disk_is_drawn_anew(
    screen: pygame.Surface, tmp_path: Path, damage: bytes
) -> None:
    picture_store = PictureStore(ASSETS, tmp_path)
    sound = picture_store.sprite("seal/agreed", 30)
    picture_store.close()
    next(tmp_path.glob("*.png")).write_bytes(damage)
    again = PictureStore(ASSETS, tmp_path).sprite("seal/agreed", 30)
    assert pygame.image.tobytes(sound, "RGBA") == pygame.image.tobytes(again, "RGBA")


def test_a_picture_of_another_size_on_the_disk_is_drawn_anew(screen: pygame.Surface, tmp_path: Path) -> None:
    store = PictureStore(ASSETS, tmp_path)
    sound = store.sprite("seal/agreed", 30)
    store.close()
    pygame.image.save(pygame.Surface((3, 2), pygame.SRCALPHA), next(tmp_path.glob("*.png")))
    again = PictureStore(ASSETS, tmp_path).sprite("seal/agreed", 30)
    assert pygame.image.tobytes(sound, "RGBA") == pygame.image.tobytes(again, "RGBA")


def test_the_disk_cache_is_bounded_and_forgets_the_oldest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_files, "MOST_BYTES", 250)
    for number in range(4):
        (tmp_path / f"{number}.png").write_bytes(b"x" * 100)
        os.utime(tmp_path / f"{number}.png", (number, number))
    PictureStore(ASSETS, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2.png", "3.png"]


def test_on_a_nearly_full_disk_the_cache_leaves_the_room_to_games(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = PictureStore(ASSETS, tmp_path)
    first.sprite("seal/agreed", 30)
    first.close()
    assert list(tmp_path.glob("*.png"))
    nearly_full = SimpleNamespace(free=picture_files.RESERVE - 1_000_000)
    monkeypatch.setattr("shutil.disk_usage", lambda _: nearly_full)
    store = PictureStore(ASSETS, tmp_path)
    store.sprite("seal/agreed", 30)
    store.close()
    assert list(tmp_path.iterdir()) == []


def test_pictures_give_way_when_a_game_needs_the_room(screen: pygame.Surface, tmp_path: Path) -> None:
    store = PictureStore(ASSETS, tmp_path)
    store.sprite("seal/agreed", 30)
    store.close()
    assert store.give_way()
    assert not store.give_way()
    store.sprite("seal/open", 31)
    store.close()
    assert list(tmp_path.iterdir()) == []


def test_a_cache_that_cannot_be_written_does_no_harm(screen: pygame.Surface, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    picture_store = PictureStore(ASSETS, blocked / "cache")
    assert picture_store.sprite("seal/agreed", 30).get_height() == 30
    picture_store.close()


def test_scale_follows_the_smaller_side_and_keeps_type_legible() -> None:
    assert Frame.of((1280, 720)).k == pytest.approx(2 / 3)
    assert Frame.of((3440, 1440)).k == pytest.approx(4 / 3)
    assert Frame.of((1280, 960)).k == pytest.approx(2 / 3)
    tiny = Scale(0.3)
    assert tiny.font(BODY) == 13
    assert tiny.font(COIN_NUMERAL) == COIN_NUMERAL.floor
    assert Scale(1.0, 1.5).font(BODY) == 30
    assert tiny.px(1) == 1
    assert Scale(1).font(LOGO) == 172
