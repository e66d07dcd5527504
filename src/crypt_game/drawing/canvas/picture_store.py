"""What has been made once and is used again: sprites, fonts, lines of type, baked panels and walls.

One store per app. It reads assets/svg, assets/pictures and assets/fonts. Every surface it hands out is
premultiplied and must not be drawn upon. Needs a pygame display (any driver) with a mode set.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from crypt_game.drawing.canvas.decoding_threads import DecodingThreads
from crypt_game.drawing.canvas.dye import THRONE, dyed, house_of, with_banners
from crypt_game.drawing.canvas.read_ahead import ReadAhead
from crypt_game.drawing.canvas.rendered import (
    at_size,
    decode_rendered,
    load_rendered,
    rendered_size,
    scaled,
    smaller_edition,
)
from crypt_game.drawing.canvas.typefaces import SizedFont, Typefaces
from crypt_game.drawing.canvas.vector import rasterise
from crypt_game.drawing.house_colours import recoloured
from crypt_game.drawing.in_slices import beside
from crypt_game.drawing.least_recent import LeastRecent
from crypt_game.drawing.theme import BOLD, REGULAR, Face, HouseTones, Palette, Style, Weight

log = logging.getLogger(__name__)

_BYTES_PER_PIXEL = 16
"""What the pictures of a window may take in memory, for each of its pixels: 32 MiB at 1920×1080, of which the
vault takes eight; what the menu or a curtain before it needed makes room."""
_LEAST_BUDGET = 28 * 1024 * 1024
_ROOM_BYTES_PER_PIXEL, _LEAST_ROOM_BUDGET = 8, 16 * 1024 * 1024
"""The same of a room that is soon let go: wall and front together must fit, or each drives out the other."""
_BRIEF_BYTES_PER_PIXEL, _LEAST_BRIEF_BUDGET = 3.5, 5 * 1024 * 1024
"""The same of light and shadow of late: those round two torches and what they are painted in must fit."""
_TEXT_BUDGET = 3 * 1024 * 1024
_SCRATCH: Final = "scratch"
_FIRES = "rooms/fires.json"
_NO_LETTER = "\uffff"
_PROBE = 12
"""The pixel size at which a font is asked for its letters."""
_FITS_KEPT, _SIZES_KEPT = 4096, 8192

FONT_FILES: dict[tuple[Face, Weight, bool], str] = {
    ("cinzel", 700, False): "Cinzel-Bold.ttf",
    ("cinzel", 900, False): "Cinzel-Black.ttf",
    ("proza", 400, False): "ProzaLibre-Regular.ttf",
    ("proza", 400, True): "ProzaLibre-Italic.ttf",
    ("proza", 600, False): "ProzaLibre-SemiBold.ttf",
    ("proza", 700, False): "ProzaLibre-Bold.ttf",
    ("atkinson", 400, False): "AtkinsonHyperlegible-Regular.ttf",
    ("atkinson", 700, False): "AtkinsonHyperlegible-Bold.ttf",
}


class UnknownSprite(KeyError):
    """No picture of this name lies in assets/svg."""


def _budget() -> int:
    """How many bytes of pictures are kept for the window as it is now."""
    return max(_LEAST_BUDGET, _pixels() * _BYTES_PER_PIXEL)


def _room_budget() -> int:
    return max(_LEAST_ROOM_BUDGET, _pixels() * _ROOM_BYTES_PER_PIXEL)


def _brief_budget() -> int:
    return max(_LEAST_BRIEF_BUDGET, round(_pixels() * _BRIEF_BYTES_PER_PIXEL))


def _pixels() -> int:
    width, height = pygame.display.get_window_size()
    return width * height


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_height() * surface.get_pitch()


class PictureStore:
    """The owner of every cached surface and font.

    `assets` is the folder that holds svg/ and fonts/. What the first frame needs may be in `decoding` and in
    `typefaces` already.
    """

    def __init__(
        self, assets: Path, decoding: DecodingThreads | None = None, typefaces: Typefaces | None = None
    ) -> None:
        self._svg = assets / "svg"
        self._rendered = assets / "pictures"
        self._decoding = decoding or DecodingThreads(assets)
        self._files: dict[str, Path | None] = {}
        self._asked: set[str] = set()
        """The names of the rendered pictures that were asked for."""
        self._ahead = ReadAhead(self._rendered, self.sprite_size, self._holds, self._load_rendered)
        self._fires: dict[str, list[tuple[float, float, float]]] | None = None
        self._sources: dict[str, tuple[bytes, float]] = {}
        self._aspects: dict[str, float] = {}
        self._typefaces = typefaces or Typefaces(assets / "fonts")
        self._letters: dict[str, bool] = {}
        self._surfaces: LeastRecent[pygame.Surface] = LeastRecent(_budget(), _bytes_of)
        self._rooms: LeastRecent[pygame.Surface] = LeastRecent(_room_budget(), _bytes_of)
        self._brief: LeastRecent[pygame.Surface] = LeastRecent(_brief_budget(), _bytes_of)
        self._texts: LeastRecent[pygame.Surface] = LeastRecent(_TEXT_BUDGET, _bytes_of)
        self._fits: LeastRecent[Style] = LeastRecent(_FITS_KEPT, lambda _: 1)
        self._sizes: LeastRecent[tuple[int, int]] = LeastRecent(_SIZES_KEPT, lambda _: 1)
        self.tones: Mapping[str, HouseTones] = Palette.HOUSES
        """The colours of the houses, as the player chose them."""

    def dress(self, tones: Mapping[str, HouseTones]) -> None:
        """Show the houses in these colours; every picture that was kept is dropped."""
        self.tones = tones
        self._sources.clear()
        self.forget()

    def sprite_names(self) -> list[str]:
        """Every drawing there is, as `"folder/name"`, sorted."""
        return sorted(
            path.relative_to(self._svg).with_suffix("").as_posix() for path in self._svg.rglob("*.svg")
        )

    def has_sprite(self, name: str) -> bool:
        """Whether there is a picture of this name."""
        return self._rendered_file(name) is not None or (self._svg / f"{name}.svg").is_file()

    def sprite(self, name: str, height: int) -> pygame.Surface:
        """A picture at this height in pixels, its own width to height kept. Raises UnknownSprite."""
        height = max(1, height)
        return self._surfaces.get(("sprite", name, height), lambda: self._load_sprite(name, height))

    def _holds(self, name: str, height: int) -> bool:
        return self.keeps(("sprite", name, height))

    def rendered(self, name: str, size: tuple[int, int], *, copied: bool = False) -> pygame.Surface:
        """A rendered picture at this size in pixels, decoded anew: for what is kept in another shape.

        One that is only to be `copied` has the pixels of its file, not those of the window. Raises
        UnknownSprite.
        """
        path = self._rendered_file(name)
        if path is None:
            raise UnknownSprite(name)
        self._asked.add(name)
        path = smaller_edition(path, size)
        fit = scaled if copied else at_size
        art = beside(lambda: fit(self._decoding.take(path, size) or decode_rendered(path), size))
        return self._in_its_colour(path, art)

    def fires(self, room: str) -> Sequence[tuple[float, float, float]]:
        """The flames of a rendered room: right, down and height, as shares of its picture."""
        if self._fires is None:
            self._fires = json.loads((self._rendered / _FIRES).read_bytes())
        return self._fires.get(room, ())

    def decode_ahead(self, name: str, size: tuple[int, int]) -> None:
        """The rendered picture of this name will soon be wanted, most likely at this size in pixels.

        Does nothing for one that was asked for before: what was made of it is kept.
        """
        if name not in self._asked:
            self._decoding.begin([name], {name: size})

    def let_go(self, names: Sequence[str]) -> None:
        """Keep what was made of these large pictures no longer: they may be decoded ahead again."""
        self._asked.difference_update(names)
        named = {(name,) for name in names}
        self._rooms.drop(lambda key: isinstance(key, tuple) and key[1:2] in named)

    def forget_decoded(self) -> None:
        """What was decoded ahead and not asked for is not wanted."""
        self._decoding.forget()

    def sprite_size(self, name: str, height: int) -> tuple[int, int]:
        """What `sprite` would measure, without drawing it. Raises UnknownSprite."""
        return max(1, round(max(1, height) * self._aspect(name))), max(1, height)

    def close(self, seconds: float = 2.0) -> None:
        """Wait at most this long for pictures that are still being read."""
        self._ahead.finish(seconds)

    def baked(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under this key, made first when there is none. Must not be drawn upon."""
        return self._surfaces.get(key, make)

    def room(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Like `baked`, for what is as large as the window and soon let go: nothing makes room for it."""
        return self._rooms.get(key, make)

    def keeps(self, key: Hashable) -> bool:
        """Whether `baked` has something under this key."""
        return key in self._surfaces

    def briefly(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Like `baked`, for what is made of a kept picture within a millisecond: faded copies, light and
        shadow of many sizes. Only those of late are kept."""
        return self._brief.get(key, make)

    def scratch(self, size: tuple[int, int]) -> pygame.Surface:
        """A surface of this size, as the window's pixels are stored, to be painted over and read at once: in
        the same memory each time. A new one of a megabyte takes longer to get than to fill ten times."""
        whole = self._brief.find(_SCRATCH)
        if whole is None or not whole.get_rect().contains((0, 0, *size)):
            wide, high = (0, 0) if whole is None else whole.get_size()
            sides = max(size[0], wide), max(size[1], high)
            whole = self._brief.put(_SCRATCH, pygame.Surface(sides))
        return whole.subsurface((0, 0, *size))

    def lettered(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Like `baked`, from the separate store of lines of type."""
        return self._texts.get(key, make)

    def fitted(self, key: Hashable, make: Callable[[], Style]) -> Style:
        """The style that was found to fit a width before, or the one found now."""
        return self._fits.get(key, make)

    def measured(self, key: Hashable, make: Callable[[], tuple[int, int]]) -> tuple[int, int]:
        """The size of a line that was measured before, or measured now."""
        return self._sizes.get(key, make)

    def font(self, style: Style, size: int) -> SizedFont:
        """The font of a style at this pixel size.

        An italic or weight that does not exist yields its nearest kin.
        """
        face, weight, italic = style.face, style.weight, style.italic and style.face == "proza"
        if italic:
            weight = REGULAR
        elif (face, weight, italic) not in FONT_FILES:
            weight = BOLD
        return self._typefaces.font(FONT_FILES[face, weight, italic], size)

    def has_letters(self, text: str) -> bool:
        """Whether the typeface for easy reading has every letter of a line."""
        for letter in text:
            if letter not in self._letters:
                font = self.font(Style("atkinson", REGULAR, _PROBE), _PROBE)
                self._letters[letter] = letter.isspace() or font.metrics(letter) != font.metrics(_NO_LETTER)
        return all(self._letters[letter] for letter in text)

    def forget(self) -> None:
        """Drop every cached surface and font (after a change of window size or text size)."""
        self._ahead.forget()
        self._asked.clear()
        self._surfaces.clear()
        self._surfaces.limit = _budget()
        self._rooms.clear()
        self._rooms.limit = _room_budget()
        self._brief.clear()
        self._brief.limit = _brief_budget()
        self._texts.clear()
        self._fits.clear()
        self._sizes.clear()
        self._typefaces.forget()

    def _rendered_file(self, name: str) -> Path | None:
        """The file of a rendered picture; None for a drawing, or where there is none."""
        if name not in self._files:
            path = self._rendered / f"{name}.webp"
            self._files[name] = path if path.is_file() else None
        return self._files[name]

    def _aspect(self, name: str) -> float:
        """Width for height of a picture, drawn or rendered. Raises UnknownSprite."""
        if name not in self._aspects:
            rendered = self._rendered_file(name)
            if rendered is not None:
                width, height = rendered_size(rendered)
                self._aspects[name] = width / height
            else:
                self._aspects[name] = self._source(name)[1]
        return self._aspects[name]

    def _source(self, name: str) -> tuple[bytes, float]:
        if name not in self._sources:
            try:
                content = (self._svg / f"{name}.svg").read_bytes()
            except OSError as error:
                raise UnknownSprite(name) from error
            house = house_of(name)
            if house is not None:
                content = recoloured(content, Palette.HOUSES[house], self.tones[house])
            self._sources[name] = content, _aspect(content)
        return self._sources[name]

    def _load_rendered(self, path: Path, size: tuple[int, int]) -> pygame.Surface:
        return self._in_its_colour(path, load_rendered(path, size))

    def _in_its_colour(self, path: Path, art: pygame.Surface) -> pygame.Surface:
        """The rendered picture of this file in the colour of its house, or with the banners of all."""
        name = f"{path.parent.name}/{path.stem}"
        if name == THRONE and self.tones != Palette.HOUSES:
            return with_banners(art, self.tones)
        house = house_of(name)
        if house is None or self.tones[house] == Palette.HOUSES[house]:
            return art
        return dyed(art, name, Palette.HOUSES[house], self.tones[house])

    def _load_sprite(self, name: str, height: int) -> pygame.Surface:
        size = self.sprite_size(name, height)
        rendered = self._rendered_file(name)
        if rendered is not None:
            if self._decoding.has(rendered):
                return self.rendered(name, size)
            ready = self._ahead.take(rendered, size)
            if ready is None:
                self._ahead.expect(name, height)
            return ready or beside(lambda: self._load_rendered(rendered, size))
        source = self._source(name)[0]
        return beside(lambda: rasterise(source, size))


def _aspect(svg: bytes) -> float:
    head = svg[: svg.index(b">", svg.index(b"<svg"))].decode()
    width, height = (float(head.split(f' {side}="', 1)[1].split('"', 1)[0]) for side in ("width", "height"))
    return width / height
