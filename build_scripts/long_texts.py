"""Where a scene's words do not fit: what is drawn narrower than it is set, and a picture of each place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import pygame

    from crypt_game.ui.app import App

__all__ = ["Squeezed", "picture_squeezed", "squeezed_in"]

SQUEEZE = 0.93
"""How far a line may be narrowed before it looks squeezed."""
AROUND = (160, 90)
"""Pixels of the scene shown around the place, left and right, above and below."""


class Squeezed(NamedTuple):
    """A line that is wider than its room."""

    words: str
    place: pygame.Rect


def squeezed_in(app: App) -> list[Squeezed]:
    """The lines of the scene on top that had to be narrowed, as it is laid out now."""
    found: list[Squeezed] = []
    with _watched(app.surface, found):
        app.invalidate()
        app.step(0.0)
    return found


@contextmanager
def _watched(surface: pygame.Surface, found: list[Squeezed]) -> Iterator[None]:
    from crypt_game.drawing.canvas import Canvas
    from crypt_game.drawing.dirty_parts import DirtyParts

    plain, lay = Canvas.text, DirtyParts.lay

    def noted(canvas: Canvas, style: Any, words: str, *args: Any, **options: Any) -> pygame.Rect:
        place = plain(canvas, style, words, *args, **options)
        room = options.get("max_width")
        # The parts of the table are painted on sheets as large as the window.
        if room is not None and canvas.surface.get_size() == surface.get_size():
            natural = canvas.measure(canvas.fit(style, words, room), words)[0]
            if natural * SQUEEZE > room:
                found.append(Squeezed(words, place))
        return place

    def laid_anew(parts: DirtyParts, *args: Any, **options: Any) -> None:
        parts._lying.clear()
        lay(parts, *args, **options)

    Canvas.text, DirtyParts.lay = noted, laid_anew  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        Canvas.text, DirtyParts.lay = plain, lay  # type: ignore[method-assign]


def picture_squeezed(app: App, scene: str, out: Path) -> Iterator[str]:
    """Save a picture of each such place into `out`; yields a line that names the words and the picture."""
    import pygame

    places = {one.words: one.place for one in squeezed_in(app)}
    for number, (words, place) in enumerate(places.items(), 1):
        file = out / f"{scene}-{number}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        picture = app.surface.copy()
        pygame.draw.rect(picture, "red", place.inflate(8, 6), 2)
        shown = place.inflate(2 * AROUND[0], 2 * AROUND[1]).clip(picture.get_rect())
        pygame.image.save(picture.subsurface(shown), file)
        yield f"long      {scene:28}{words!r}: see {file}"
