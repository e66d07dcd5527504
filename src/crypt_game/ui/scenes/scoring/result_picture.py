"""The end of a game as a picture to keep: 1920×1080, with names and scores, whatever the window is."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import pygame

from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.fire import draw_flame
from crypt_game.drawing.geometry import Area, Frame
from crypt_game.match.match import Match
from crypt_game.match.statistics import Account
from crypt_game.play.score_table import ScoreTable
from crypt_game.text.language import Say
from crypt_game.ui.pages.kept_file import keep_file
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.scoring.draw_sheet import SheetPainter
from crypt_game.ui.scenes.scoring.result_panel import ResultPanel

__all__ = ["PICTURE_SIZE", "ResultPicture"]

PICTURE_SIZE = (1920, 1080)


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The sheet, the winner and the treasure of the column `chosen`."""

    match: Match
    account: Account
    table: ScoreTable
    chosen: int

    def as_png(self, store: PictureStore, say: Say) -> bytes:
        """What a PNG file of it holds."""
        surface = pygame.Surface(PICTURE_SIZE).convert()
        frame = Frame.of(PICTURE_SIZE)
        canvas = Canvas(surface, store, frame)
        area, result = Area.of(frame), self.account.result
        rank = None if result is None else result.rank
        painter = SheetPainter(area, self.table, self.match.plan, say, rank, buttons=False)
        panel, room = ResultPanel(self.match, self.account, self.table, painter, say), surface.get_rect()
        panel.draw(canvas, self.chosen, room, room)
        for flame in panel.idle_animation(canvas, room, room).flames:
            draw_flame(canvas, flame.foot, flame.height, still=True)
        painter.draw(canvas, self.chosen)
        content = BytesIO()
        pygame.image.save(surface, content, "result.png")
        return content.getvalue()

    def keep(self, app: AppServices, name: str) -> None:
        """Write it to where the player keeps files, and say where it is, or that no folder takes it."""
        picture = self.as_png(app.picture_store, app.words.say)
        keep_file(app, picture, name, ".png", "scoring-saved")
