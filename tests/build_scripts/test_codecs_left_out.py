"""Formats that the game does not use stay out of a Linux package, and what reads the others works."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from bootstrap import ROOT
from codecs_left_out import ASKING, UNUSED, Entry, without_codecs
from shared_library import SharedLibrary

from crypt_game.drawing.canvas.load_picture import load_picture
from crypt_game.sound.sound_files import require_ogg_vorbis

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux packages leave codecs out")

PLAY = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import pygame
assert pygame.__file__.startswith(sys.argv[1])
pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
files = sorted(Path(sys.argv[2]).glob("*.ogg"))
assert all(pygame.mixer.Sound(file).get_length() > 0 for file in files)
pygame.mixer.music.load(files[0])
pygame.mixer.music.play()
broken = Path(sys.argv[1]) / "broken.ogg"
broken.write_bytes(files[0].read_bytes()[:64] + bytes(1000))
try:
    pygame.mixer.Sound(broken)
except pygame.error:
    print(len(files), "sounds")
pictures = [file for ending in ("png", "webp") for file in Path(sys.argv[3]).rglob(f"*.{ending}")]
assert all(pygame.image.load(file).get_width() for file in pictures)
print(len(pictures), "pictures")
"""


@pytest.fixture(scope="module")
def installed() -> list[Entry]:
    """The libraries of pygame-ce with their places in a package."""
    files = importlib.metadata.files("pygame-ce") or ()
    found = [(str(file), str(file.locate()), "BINARY") for file in files if ".so" in file.suffixes]
    if not any(ASKING.match(Path(place).name) for place, *_ in found):
        pytest.skip("this pygame-ce uses the system's SDL_mixer")
    return found


def test_what_is_left_plays_every_sound(installed: list[Entry], tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    changed.mkdir()
    kept = without_codecs(installed, changed)
    names = {Path(place).name for place, *_ in kept}
    assert not any(UNUSED.match(name) for name in names)
    assert sum(Path(source).stat().st_size for _, source, _ in installed) > 4e6 + sum(
        Path(source).stat().st_size for _, source, _ in kept
    )
    home = tmp_path / "home"
    for file in importlib.metadata.files("pygame-ce") or ():
        if file.suffix == ".py" and file.parts[0] == "pygame" and len(file.parts) <= 3:
            place(home / file, Path(str(file.locate())))
    for target, source, _ in kept:
        place(home / target, Path(source))
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(home), str(ROOT / "assets" / "sounds"), str(ROOT / "assets")],
        env={"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    sounds = len(list((ROOT / "assets" / "sounds").glob("*.ogg")))
    pictures = sum(file.suffix in (".png", ".webp") for file in (ROOT / "assets").rglob("*"))
    assert (done.returncode, done.stdout) == (0, f"{sounds} sounds\n{pictures} pictures\n"), done.stderr


def place(target: Path, source: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.symlink_to(source)


def test_links_to_what_is_left_out_go_too(installed: list[Entry], tmp_path: Path) -> None:
    links = [(Path(place).name, place, "SYMLINK") for place, *_ in installed if "/lib" in place]
    kept = without_codecs([*installed, *links], tmp_path)
    assert sum(kind == "SYMLINK" for *_, kind in kept) < len(links)
    places = {place for place, _, kind in kept if kind != "SYMLINK"}
    assert all(source in places for _, source, kind in kept if kind == "SYMLINK")


def test_a_library_that_another_needs_stays(installed: list[Entry], tmp_path: Path) -> None:
    """As if SDL_ttf, too, needed what SDL_mixer needs."""
    [mixer] = [entry for entry in installed if "SDL2_mixer" in Path(entry[0]).name]
    another = ("pygame_ce.libs/libanother.so", mixer[1], "BINARY")
    kept = {Path(place).name for place, *_ in without_codecs([*installed, another], tmp_path)}
    ours = {Path(place).name for place, *_ in installed}
    wanted = set(SharedLibrary(Path(mixer[1]).read_bytes()).needed) & ours
    assert any(UNUSED.match(name) for name in wanted)
    assert wanted <= kept
    assert any(name.startswith("libsndfile") for name in kept), "and what it needs itself"


def test_anything_but_such_a_library_is_refused() -> None:
    for content in (b"", b"\x7fELF\x01\x01" + bytes(100), b"MZ" + bytes(100)):
        with pytest.raises(ValueError, match="64-bit"):
            SharedLibrary(content)


def test_every_sound_is_ogg_vorbis() -> None:
    for file in (ROOT / "assets" / "sounds").glob("*.ogg"):
        require_ogg_vorbis(file)


@pytest.mark.parametrize(
    "content", [b"", b"OggS", b"ID3" + bytes(60), b"fLaC", b"OggS" + bytes(24) + b"OpusHead" + bytes(9)]
)
def test_another_sound_is_refused_before_it_is_decoded(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.ogg"
    file.write_bytes(content)
    with pytest.raises(OSError, match=r"other\.ogg"):
        require_ogg_vorbis(file)


@pytest.mark.parametrize("name", ["crypt-64.png", "light.webp"])
def test_a_picture_of_the_game_is_read(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    pygame.image.save(pygame.Surface((3, 2)), tmp_path / "own.png")
    source = tmp_path / "own.png" if name.endswith("png") else next((ROOT / "assets").rglob("*.webp"))
    file.write_bytes(source.read_bytes())
    assert load_picture(file).get_width() > 0


@pytest.mark.parametrize("ending", ["jpg", "tga", "bmp"])
def test_another_picture_is_refused_before_it_is_decoded(tmp_path: Path, ending: str) -> None:
    written, file = tmp_path / f"one.{ending}", tmp_path / "picture.png"
    pygame.image.save(pygame.Surface((3, 2)), written)
    file.write_bytes(written.read_bytes())
    with pytest.raises(pygame.error, match=r"picture\.png"):
        load_picture(file)


@pytest.mark.parametrize("content", [b"", b"II*\0" + bytes(60), b"MM\0*", b"RIFF1234WAVE", b"\x89PNG"])
def test_no_picture_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(content)
    with pytest.raises(pygame.error, match=r"picture\.png"):
        load_picture(file)
