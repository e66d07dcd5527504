"""Pictures of every scene in many windows, type sizes and languages, on contact sheets; run by screens.py.

Draws under SDL's dummy driver, so it needs no screen. Each picture is a file of its own; the sheets show them
side by side.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bootstrap import ROOT
from long_texts import picture_squeezed

if TYPE_CHECKING:
    import pygame

    from crypt_game.ui.app import App

LANGUAGES = ("en", "de", "fr")
TEXT_SIZES = (1.0, 1.5, 2.0)
WINDOWS = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080))
THUMB = (480, 300)
COLUMNS = 5
SETTLING = 12
"""In how many frames all parts of the table that may wait are painted."""
BLIND_SCENES = ("table-3", "table-clash-8", "setup-heirs", "scoring-4")
BLIND_SIZE = (640, 360)


class Look(NamedTuple):
    """A window size in pixels, a text size, and a language."""

    size: tuple[int, int]
    text: float
    language: str

    @property
    def name(self) -> str:
        """For file names: `1280x720-100-en`."""
        return f"{self.size[0]}x{self.size[1]}-{self.text:.0%}-{self.language}".replace("%", "")


USUAL = (
    Look((1280, 720), 1.0, "en"),
    Look((1920, 1080), 1.5, "de"),
    Look((1280, 960), 1.0, "fr"),
    Look((2560, 1080), 1.5, "fr"),
)
"""A glance at everything without waiting for all of it."""


def main() -> None:
    """Take the pictures that were asked for."""
    asked = _arguments()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from screen_scenes import SCENES

    from crypt_game.text import available_languages

    names = [name for name in SCENES if not asked.only or any(name.startswith(only) for only in asked.only)]
    if not names:
        raise SystemExit(f"No such scene. There are: {', '.join(SCENES)}.")
    places = (ROOT / "locale", *([asked.languages_in] if asked.languages_in else []))
    if strange := set(asked.language or ()) - available_languages(*places).keys():
        raise SystemExit(f"No such language: {', '.join(sorted(strange))}.")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="crypt-screens-") as folder:
        for look in _looks(asked):
            app = _open(Path(folder), look, places, contrast=asked.contrast, legible=asked.legible)
            shots = []
            for name in names:
                shots.append((name, _shoot(app, name, look, asked.out)))
                if asked.too_long:
                    for line in picture_squeezed(app, name, asked.out / "too-long"):
                        print(line)
            _sheet(shots, asked.out / f"sheet-{look.name}.png")
            app.stack.clear()
            app.sound.close()
            print(f"{look.name}: {len(shots)} pictures, {time.monotonic() - begun:.0f} s", flush=True)
        _colour_blind(Path(folder), [name for name in BLIND_SCENES if name in names], asked.out)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="screens.py", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--only", nargs="*", default=[], help="scenes, by the beginning of their names")
    parser.add_argument("--language", nargs="*", help="such as de; any folder in locale")
    parser.add_argument("--languages-in", type=Path, help="a folder with more languages")
    parser.add_argument("--size", nargs="*", help="windows such as 1280x720")
    parser.add_argument("--text", nargs="*", type=float, help="text sizes such as 1.5")
    parser.add_argument("--contrast", action="store_true", help="in high contrast")
    parser.add_argument("--legible", action="store_true", help="in letters that are easy to tell apart")
    parser.add_argument("--too-long", action="store_true", help="name words that do not fit, with a picture")
    parser.add_argument("--all", action="store_true", help="every window, text size and language")
    return parser.parse_args()


def _looks(asked: argparse.Namespace) -> Sequence[Look]:
    if not (asked.all or asked.language or asked.size or asked.text):
        return USUAL
    sizes = [_size(text) for text in asked.size] if asked.size else WINDOWS if asked.all else WINDOWS[:1]
    texts = asked.text or (TEXT_SIZES if asked.all else TEXT_SIZES[:1])
    languages = asked.language or (LANGUAGES if asked.all else LANGUAGES[:1])
    return [Look(*look) for look in product(sizes, texts, languages)]


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise SystemExit(f"{text} is no window size; write it as 1280x720.")
    return int(width), int(height)


def _open(
    folder: Path, look: Look, places: tuple[Path, ...], *, contrast: bool = False, legible: bool = False
) -> App:
    """An app with folders of its own; what it paints is kept for the next one."""
    from crypt_game.desktop.paths import Folders
    from crypt_game.desktop.settings import SettingsFile
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

    home = Path(tempfile.mkdtemp(dir=folder))
    settings = SettingsFile(home / "settings.json")
    app = App(
        Resources(ROOT / "assets", places),
        Folders(home / "saves", home, home, folder, together=True),
        settings,
        size=look.size,
        language=look.language,
    )
    app.patient = True
    app.change_settings(text_size=look.text, hand_over=False, contrast=contrast, legible=legible)
    return app


def _shoot(app: App, name: str, look: Look, out: Path) -> pygame.Surface:
    """Bring a scene about, and keep its picture."""
    import pygame
    from screen_scenes import SCENES
    from screen_tables import run

    app.toasts = type(app.toasts)()
    app.tips.hide()
    app.change_settings(animation_speed="off", heirs_pace="normal")
    SCENES[name](app)
    app.invalidate()
    run(app, 1 / 30)
    for _ in range(SETTLING):
        app.step(0.0)
    file = out / name / f"{look.name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(app.surface, file)
    return app.surface.copy()


def _sheet(shots: Sequence[tuple[str, pygame.Surface]], file: Path) -> None:
    """All pictures of one look, small, with their names."""
    import pygame

    font = pygame.font.Font(None, 22)
    rows = -(-len(shots) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * THUMB[0], rows * THUMB[1]))
    for number, (name, picture) in enumerate(shots):
        place = pygame.Rect((number % COLUMNS * THUMB[0], number // COLUMNS * THUMB[1]), THUMB)
        inner = place.inflate(-8, -28).move(0, 10)
        small = pygame.transform.smoothscale(picture, picture.get_rect().fit(inner).size)
        sheet.blit(small, small.get_rect(center=inner.center))
        sheet.blit(font.render(name, True, "white"), (place.x + 6, place.y + 3))
    pygame.image.save(sheet, file)


def _colour_blind(folder: Path, names: Sequence[str], out: Path) -> None:
    """The scenes in which colour means something, as colour-blind eyes see them, and without any colour."""
    import pygame
    from colour_vision import VISIONS, seen_by

    if not names:
        return
    app = _open(folder, Look((1280, 720), 1.0, "en"), (ROOT / "locale",))
    shots: list[tuple[str, pygame.Surface]] = []
    for name in names:
        picture = _shoot(app, name, Look((1280, 720), 1.0, "en"), out / "colour-vision")
        small = pygame.transform.smoothscale(picture, BLIND_SIZE)
        shots += [(f"{name}, {vision}", seen_by(vision, small)) for vision in VISIONS]
    _sheet(shots, out / "sheet-colour-vision.png")
    app.sound.close()


if __name__ == "__main__":
    main()
