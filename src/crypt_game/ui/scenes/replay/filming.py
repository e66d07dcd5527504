"""Makes a turn of a finished game into a clip: one picture a frame, encoded beside it."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_groove
from crypt_game.drawing.geometry import Space
from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.share.webp_film import FilmPicture, NoEncoder, encode_picture, film
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.pages.kept_file import keep_file
from crypt_game.ui.pages.share_question import shared_name
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.replay.moment_film import FILM_SIZE, PICTURE_MS, MomentFilm

__all__ = ["Filming"]

log = logging.getLogger(__name__)

_BAR, _SHARE = 14, 76
"""How high the bar is, and how wide the place of the share beside it."""
_SAME: Final = (3, 3, 3)
"""Colours that differ by less are the same to the eye, and need no new picture."""


class Filming(Dialog):
    """How far it has come, and the way out; the file is kept when it is done."""

    recommends = False

    def __init__(self, app: AppServices, match: Match, place: int) -> None:
        """Raises ValueError for a match that is not over."""
        answer = DialogAnswer("stop", DialogLine("share-filming-stop"))
        words = DialogLine("share-filming-title"), DialogLine("share-filming-text")
        super().__init__(app, "icon/play", *words, (answer,))
        self._match = match
        viewer = [*match.plan.human_seats, *match.first.variant.heirs][0]
        self._moment = MomentFilm(app, match, ReplaySteps(match.moments).turn_at(place), viewer)
        self._coming = self._moment.pictures()
        self._encoders = ThreadPoolExecutor(1, "film")
        self._made: list[Future[FilmPicture]] = []
        self._last: pygame.Surface | None = None

    @property
    def lively(self) -> bool:
        return True

    def leave(self) -> None:
        self._encoders.shutdown(wait=False, cancel_futures=True)
        super().leave()

    def update(self, dt: float) -> None:
        """One picture more; at the end, when all are encoded, the file."""
        super().update(dt)
        picture = next(self._coming, None)
        self.invalidate()
        if picture is not None:
            self._take(picture)
        elif all(made.done() for made in self._made):
            self.app.stack.pop()
            self._keep()

    def _take(self, picture: pygame.Surface) -> None:
        changed = _changed(self._last, picture)
        self._last = picture
        part = picture.subsurface(changed)
        self._made.append(
            self._encoders.submit(_encoded, pygame.image.tobytes(part, "RGB"), changed.topleft, changed.size)
        )

    def _keep(self) -> None:
        try:
            content = film(FILM_SIZE, [made.result() for made in self._made])
        except NoEncoder:
            log.warning("libwebp made no picture")
            self.app.toast("share-film-failed", kind="warning")
            return
        keep_file(self.app, content, shared_name(self.app, self._match), ".webp", "share-film-saved")

    def draw_more(self, canvas: Canvas) -> None:
        line, px = self._words_rect(), canvas.px
        line.height = canvas.text_height(theme.LABEL)
        line.bottom = self.controls.widgets[0].rect.top - px(Space.NEAR)
        bar = pygame.Rect(line.left, 0, line.width - round(px(_SHARE) * canvas.scale.text), px(_BAR))
        bar.centery = line.centery
        draw_groove(canvas, bar, self._moment.share)
        share = self.say("settings-percent", value=round(100 * self._moment.share))
        canvas.text(theme.LABEL, share, line.midright, anchor="midright", max_width=line.right - bar.right)

    def _words_height(self, canvas: Canvas) -> int:
        """With the line of the bar below the words."""
        return super()._words_height(canvas) + canvas.text_height(theme.LABEL) + canvas.px(Space.NEAR)


def _encoded(rgb: bytes, at: tuple[int, int], size: tuple[int, int]) -> FilmPicture:
    return FilmPicture(encode_picture(rgb, size), at, size, PICTURE_MS)


def _changed(last: pygame.Surface | None, picture: pygame.Surface) -> pygame.Rect:
    """Where a picture differs from the last one, from an even pixel on; one pixel where it does not."""
    if last is None:
        return picture.get_rect()
    areas = []
    for light, dark in ((last, picture), (picture, last)):
        rest = light.copy()
        rest.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        mask = pygame.mask.from_threshold(rest, (0, 0, 0), _SAME)
        mask.invert()
        areas += mask.get_bounding_rects()
    if not areas:
        return pygame.Rect(0, 0, 2, 2)
    whole = areas[0].unionall(areas[1:])
    left, top = whole.x & ~1, whole.y & ~1
    return pygame.Rect(left, top, whole.right - left, whole.bottom - top)
