"""What must hold at the window after every input, whatever it was.

The game on the disk is the game at the table; what is drawn is what a full redraw would show; the table shows
what its viewer may see; the focus is on something; motions end; nothing was logged as an error.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pygame

from crypt_game.controls.widgets import TextEntry
from crypt_game.drawing.canvas.closed_eyes import eyes_area
from crypt_game.drawing.canvas.fire import flame_area
from crypt_game.drawing.motion import Animation
from crypt_game.match.match import Match
from crypt_game.rules import observe
from crypt_game.rules.record import record_from_json, record_to_json
from crypt_game.ui.app import App
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.board.picture import BoardPicture
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.table.scene import TableScene

__all__ = ["Errors", "Invariants", "difference", "paint_all", "picture_of"]

LONGEST_ANIMATION = 30.0
"""Seconds that no animation takes, even slowly."""
EMBERS_RISE = 1.4
"""How much higher than a flame its embers are seen."""
TOLERANCE = 12
"""By how much a channel of a pixel may differ: pictures that are put down in other pieces are rounded
otherwise."""


class Invariants:
    """Checks one app; remembers what it saw so that nothing is read or played twice."""

    def __init__(self, app: App, errors: Errors, *, written: bool = True) -> None:
        """`written` says whether the disk takes what is written to it."""
        self.app, self.errors, self._written = app, errors, written
        self.pictures = 0
        """How many pictures were compared."""
        self._held: tuple[object, ...] = ()
        self._act: Animation | None = None
        self._playing = 0.0

    def check(self, seconds: float = 0.0) -> None:
        """All but the picture; `seconds` have passed since the last time."""
        assert not self.errors.said, self.errors.said
        if not self.app.stack:
            return
        self._check_focus()
        for match in self._matches() if self._written else ():
            self._check_disk(match)
        for scene in self.app.stack.scenes:
            if isinstance(scene, TableScene):
                self._check_view(scene)
                self._check_motion(scene, seconds)

    def _matches(self) -> Iterator[Match]:
        """The games on the stack that are written down."""
        games = [getattr(scene, "match", None) for scene in self.app.stack.scenes]
        return iter({id(game): game for game in games if isinstance(game, Match) and game.writer}.values())

    def _check_focus(self) -> None:
        controls = self.app.stack.top.controls
        reachable = [widget for widget in controls.widgets if widget.focusable]
        if controls.focus is None:
            assert not (controls.by_keys and reachable), f"keys lead nowhere at {self.app.stack.top}"
        else:
            assert controls.focus in reachable, f"the focus is on {controls.focus.key!r}, which is not there"
            assert controls.focus.spoken.strip(), f"{controls.focus.key!r} has no name"

    # the disk ---------------------------------------------------------------------------------------------
    def _check_disk(self, match: Match) -> None:
        """A file holds this game, among the finished ones if it is over, and replays to what is held."""
        wanted = json.loads(json.dumps(record_to_json(match.record)))
        held = (id(match), json.dumps(wanted), self._stamps())
        if held == self._held:
            return
        found = [path for path in self._files() if _record_in(path) == wanted]
        assert found, f"no file holds the game as it stands after {len(match.moments)} moments"
        if match.over is not None:
            assert any(path.parent.name == "finished" for path in found), "the game is over and not filed"
        again = Match.resume(record_from_json(wanted))
        assert again.moments == match.moments
        assert again.state == match.state
        assert again.plan == match.plan
        assert again.undo_means() is match.undo_means()
        self._held = held

    def _files(self) -> list[Path]:
        """The records, the last written first."""
        paths = [path for path in self.app.folders.saves.rglob("*.crypt") if path.is_file()]
        return sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)

    def _stamps(self) -> tuple[tuple[str, int, int, int], ...]:
        stats = [(path, path.stat()) for path in self._files()]
        return tuple((str(path), each.st_ino, each.st_mtime_ns, each.st_size) for path, each in stats)

    # the table --------------------------------------------------------------------------------------------
    def _check_view(self, table: TableScene) -> None:
        """At rest the table shows what its viewer may see, and nothing hangs in the air."""
        still = table.event_player.idle and not table.lively
        if still and table.match.writer is not None and table.match.plan.human_seats:
            model = table.model
            assert model.view == observe(table.match.state, model.viewer), "the table shows another game"
            assert model.hidden == set(), "something never landed"

    def _check_motion(self, table: TableScene, seconds: float) -> None:
        playing = table.event_player.timeline.playing
        moving = playing is not None and table is self.app.stack.top
        self._playing = self._playing + seconds if moving and playing is self._act else 0.0
        self._act = playing
        assert self._playing < LONGEST_ANIMATION, "a motion does not end"

    # the picture ------------------------------------------------------------------------------------------
    def check_picture(self) -> None:
        """What the window shows is what it shows when everything is painted anew.

        Whatever was due must have been painted. While a scene is made and stands in the dark, the last
        picture stays: it is compared once the scene is lit. What asked to be drawn after the last frame is
        drawn in the next.
        """
        app = self.app
        if not app.stack or app.curtain.changing or app.curtain.opening:
            return
        for _ in range(1000):
            tables = [scene for scene in app.stack.visible if isinstance(scene, BoardScene)]
            made = not app._ready.waiting and not app._ready.unseen(app.stack.visible[-1])
            asked = any(scene._stale for scene in app.stack.visible)
            if made and not asked and not any(table._picture.late for table in tables):
                break
            app.step(0.0)
            if not app.stack or app.curtain.changing or app.curtain.opening:
                return
        shown = picture_of(app)
        for table in tables:
            table._picture = BoardPicture(table._picture.draw_tray)
        app._draw()
        self.pictures += 1
        areas = difference(shown, picture_of(app))
        assert not areas, f"{app.stack.top} at {app.frame}: drawn otherwise when drawn anew: {areas}"


def paint_all(app: App) -> None:
    """Draw until nothing is left for a later drawing."""
    app._draw()
    for _ in range(100):
        if not any(isinstance(scene, BoardScene) and scene._picture.late for scene in app.stack.visible):
            return
        app._draw()


def picture_of(app: App) -> pygame.Surface:
    """What the window shows, without carets and what moves on a still scene: these change by themselves."""
    picture = app.surface.copy()
    canvas = canvas_for(app)
    idle = app.stack.visible[0].idle_animation()
    for flame in idle.flames:
        picture.fill((0, 0, 0), flame_area(flame.foot, flame.height * EMBERS_RISE))
    for bust in idle.busts:
        picture.fill((0, 0, 0), eyes_area(canvas, bust))
    for x, y in idle.smoke:
        picture.fill((0, 0, 0), pygame.Rect(x, y, 0, 0).inflate(canvas.px(60), canvas.px(160)))
    if idle.dust is not None:
        picture.fill((0, 0, 0), idle.dust.inflate(canvas.px(12), canvas.px(12)))
    for widget in app.stack.top.controls.widgets:
        if isinstance(widget, TextEntry):
            picture.fill((0, 0, 0), widget.rect)
    return picture


def difference(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """Where two pictures differ so that it can be seen."""
    if one.get_size() != other.get_size():
        return [one.get_rect()]
    if one.get_buffer().raw == other.get_buffer().raw:
        return []
    alike = (TOLERANCE + 1,) * 3
    masks = []
    for light, dark in ((one, other), (other, one)):
        rest = light.copy()
        rest.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        mask = pygame.mask.from_threshold(rest, (0, 0, 0), alike)
        mask.invert()
        masks.append(mask)
    masks[0].draw(masks[1], (0, 0))
    return masks[0].get_bounding_rects()


class Errors(logging.Handler):
    """Every error that is logged, in words."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    @contextmanager
    def listening(self) -> Iterator[Self]:
        """Hear what is logged meanwhile."""
        logging.getLogger().addHandler(self)
        try:
            yield self
        finally:
            logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


def _record_in(path: Path) -> dict[str, Any] | None:
    """The record in a file, as it is written there; None for what is none. A torn last line says nothing."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
        header, *steps = [json.loads(line) for line in lines if line.endswith(b"\n")]
        return {**header, "steps": steps}
    except (OSError, ValueError, TypeError):
        return None
