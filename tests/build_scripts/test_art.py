"""The rendered pictures: the set is whole, each is what the catalogue says and was made by its script."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from art3d import catalogue
from art3d.catalogue import PICTURES, Picture, pictures

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 8 * 1024 * 1024


@pytest.mark.parametrize("name", pictures())
def test_every_picture_has_its_size_and_its_alpha(name: str) -> None:
    picture = pictures()[name]
    shown = pygame.image.load(picture.file)
    assert shown.get_size() == picture.kept_size
    painted = pygame.mask.from_surface(shown, 0).count()
    assert (painted < shown.get_width() * shown.get_height()) == picture.alpha
    middle = shown.get_at((shown.get_width() // 2, shown.get_height() // 2))
    assert (middle.a > 150) != name.startswith(("table/frame", "light/")) or name.endswith("-front")


@pytest.mark.parametrize("name", [name for name in pictures() if name.startswith("fronts/")])
def test_a_front_is_bright_in_its_middle_and_differs_from_its_ground(name: str) -> None:
    small = pygame.transform.smoothscale(pygame.image.load(pictures()[name].file), (82, 90))
    middle = pygame.transform.average_color(small, (24, 26, 34, 44))
    edge = pygame.transform.average_color(small, (4, 30, 10, 24))
    assert sum(middle[:3]) / 3 >= 45
    assert max(abs(a - b) for a, b in zip(middle[:3], edge[:3], strict=True)) >= 12


def test_nothing_lies_there_that_no_script_makes() -> None:
    assert set(PICTURES.rglob("*.webp")) == {picture.file for picture in pictures().values()}


def test_the_whole_set_stays_light() -> None:
    assert sum(path.stat().st_size for path in PICTURES.rglob("*.webp")) <= MOST_BYTES


def test_every_picture_is_the_one_its_script_made() -> None:
    manifest = catalogue.read_manifest()
    assert manifest.keys() == pictures().keys()
    changed = [
        name for name, picture in pictures().items() if manifest[name]["script"] != picture.script_hash()
    ]
    assert not changed, (
        f"render them again, or --keep them if only tidied: build_scripts/art.py {' '.join(changed)}"
    )
    swapped = [
        name
        for name, picture in pictures().items()
        if manifest[name]["file"] != catalogue.file_hash(picture.file)
    ]
    assert not swapped


def test_a_script_is_known_by_what_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    (tmp_path / "film.py").write_text("pass\n")
    (tmp_path / "light.py").write_text("WATTS = 40\n")
    scene = tmp_path / "scene_of_test.py"
    picture = Picture("test/one", "scene_of_test", (1,), (8, 8))

    def hashed(text: str) -> str:
        scene.write_text(text)
        for remembered in (catalogue.modules_behind, catalogue._code):
            remembered.cache_clear()
        return picture.script_hash()

    plain = hashed("from art3d import light\ndef build(n):\n    return n\n")
    commented = hashed(
        'from art3d import light\ndef build(n):\n    """Says it."""\n    # why\n    return  n\n'
    )
    assert commented == plain
    assert hashed("from art3d import light\ndef build(n):\n    return n + 1\n") != plain
    (tmp_path / "light.py").write_text("WATTS = 60\n")
    assert hashed("from art3d import light\ndef build(n):\n    return n\n") != plain
    for remembered in (catalogue.modules_behind, catalogue._code):
        remembered.cache_clear()


def art(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build_scripts" / "art.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_list_says_the_state_of_every_picture() -> None:
    lines = art("--list").stdout.splitlines()
    assert [line.split()[1] for line in lines] == list(pictures())
    assert {line.split()[0] for line in lines} == {"current"}


def test_an_unknown_name_is_refused_in_a_sentence() -> None:
    done = art("--list", "fronts/teapot-*")
    assert done.returncode == 1
    assert done.stderr.strip() == "no picture is named fronts/teapot-*; --list shows them all"
