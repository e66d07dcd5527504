"""The scene after the game: counts the sheet up, names the winner, opens all treasure, and plays again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from crypt_game.match.match import Match
from crypt_game.play.analysis import Analysis
from crypt_game.play.board_model import ChronicleLine
from crypt_game.rules import Rank
from crypt_game.sound import Cue, Mood, Passage
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import ButtonKind, Canvas
from crypt_game.ui.canvas.panels import draw_outline
from crypt_game.ui.canvas.rooms import draw_room_behind_panels
from crypt_game.ui.flames import Flame
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.geometry import Area, Frame
from crypt_game.ui.input import Intent, Order, Pointer, PointerKind
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.scenes.scoring.draw_sheet import SheetPainter
from crypt_game.ui.scenes.scoring.result_panel import ResultPanel
from crypt_game.ui.scenes.scoring.score_rows import Counting, ScoreTable
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["ScoringScene"]


class _Column(Widget):
    """An heir's column: choosing it opens that heir's treasure."""

    def __init__(self, key: str, rect: pygame.Rect, spoken: str, scene: ScoringScene, index: int) -> None:
        super().__init__(key, rect, spoken)
        self._scene, self._index = scene, index

    def activate(self) -> None:
        self._scene.choose(self._index)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered:
            draw_outline(canvas, self.rect, "hover", strength=0.5)


class ScoringScene(Scene):
    """The reckoning of a finished match. Raises ValueError for a match that is still being played."""

    ambience = True
    mood = Mood(Passage.RECKONING)

    def __init__(self, app: AppServices, match: Match, chronicle: tuple[ChronicleLine, ...] = ()) -> None:
        super().__init__(app)
        if match.over is None:
            raise ValueError("the match is not over")
        self.match, self.result = match, match.over
        self.chronicle = chronicle
        self.sheet = ScoreTable.of(match, self.result)
        self.counting = Counting(self.sheet.rows, 0 if app.reduced_motion else app.motion_speed)
        self.chosen = self.sheet.seats.index(self.sheet.best)
        self._painter = self._make_painter()
        self._plate = self._make_plate()
        self._told = False
        self.looking_back = Analysis(match, lambda: app.opponents)

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.looking_back.begin()

    def leave(self) -> None:
        self.looking_back.cancel()

    # layout -----------------------------------------------------------------------------------------------
    def _make_painter(self) -> SheetPainter:
        area, plan = Area.of(self.frame), self.match.plan
        painter = SheetPainter(area, self.sheet, plan, self.say, self.result.rank)
        painter.remarks = self._remarks()
        return painter

    def _make_plate(self) -> ResultPanel:
        return ResultPanel(self.match, self.result, self.sheet, self._painter, self.say)

    def _remarks(self) -> tuple[str, ...]:
        marks = self.match.marks
        remarks = [self.say("term-cursed-treasure")] if self.match.plan.setup.cursed else []
        if marks.practice is not None:
            remarks.append(self.say("scoring-practice"))
        if marks.taken_back:
            remarks.append(self.say("scoring-taken-back", count=marks.taken_back))
        if marks.hints:
            remarks.append(self.say("scoring-hints", count=marks.hints))
        if marks.handed:
            remarks.append(self.say("scoring-handed", count=len({mark.seat for mark in marks.handed})))
        return tuple(remarks)

    def rearrange(self, frame: Frame) -> None:
        self.frame = frame
        self._painter = self._make_painter()
        self._plate = self._make_plate()
        super().rearrange(frame)

    def arrange(self) -> None:
        self.controls.fill([*self._columns(), *self._buttons()])
        if self.controls.focus is None:
            self.controls.focus_on("again")

    def _columns(self) -> list[Widget]:
        made: list[Widget] = []
        for index, seat in enumerate(self.sheet.seats):
            name = self.match.plan.players[seat].name
            spoken = self.say("scoring-column", name=name, coins=self._total(index))
            made.append(_Column(f"column-{index}", self._painter.column(index), spoken, self, index))
        return made

    def _total(self, index: int) -> int:
        return self.result.scores[index].total

    def _buttons(self) -> list[Widget]:
        plate, px = self._painter.plate, self.frame.px
        left, width = plate.left + px(40), plate.width - px(80)
        half, gap = (width - px(16)) // 2, px(14)
        acts = {
            "new": self.new_game,
            "chronicle": self.open_chronicle,
            "review": self.open_review,
            "replay": self.open_replay,
            "rolls": self.open_fairness,
            "menu": self.leave_for_menu,
        }
        rows = (len(acts) + 1) // 2
        top = plate.bottom - px(30) - rows * px(54) - (rows - 1) * gap
        again = pygame.Rect(left, top - gap - px(72), width, px(72))
        buttons = [self._button("again", again, self.play_again, kind="primary", style=theme.BUTTON_LARGE)]
        for number, (name, act) in enumerate(acts.items()):
            x = left if number % 2 == 0 else left + width - half
            rect = pygame.Rect(x, top + number // 2 * (px(54) + gap), half, px(54))
            buttons.append(self._button(name, rect, act))
        level(buttons[1:])
        return [*buttons]

    def _button(
        self,
        name: str,
        rect: pygame.Rect,
        act: Callable[[], None],
        *,
        kind: ButtonKind = "stone",
        style: theme.Style = theme.BUTTON,
    ) -> Button:
        return Button(name, rect, self.say(f"scoring-{name}"), act, face=ButtonFace(kind=kind, style=style))

    # what the player does ---------------------------------------------------------------------------------
    def choose(self, index: int) -> None:
        """Open the treasure of the `index`-th heir."""
        self.chosen = index
        self.app.cue(Cue.OPENED)
        self.invalidate()

    def play_again(self) -> None:
        """The same set-up with new cards."""
        self.app.go_to(destinations.FreshGame(self.match.agreed))

    def new_game(self) -> None:
        """Another set-up."""
        self.app.go_to(destinations.SetupPage())

    def open_chronicle(self) -> None:
        """Everything that happened."""
        self.app.go_to(destinations.ChroniclePanel(self.chronicle))

    def open_review(self) -> None:
        """What was luck, and which choices cost most."""
        self.app.go_to(destinations.ReviewPage(self.match, self.looking_back))

    def open_replay(self) -> None:
        """The game once more, step by step."""
        self.app.go_to(destinations.ReplayOf(self.match))

    def open_fairness(self) -> None:
        """Whether the dice were fair."""
        self.app.go_to(destinations.FairnessPage(self.match))

    def leave_for_menu(self) -> None:
        """Back to the menu."""
        self.app.go_to(destinations.MainMenu())

    def cancel(self) -> bool:
        self.leave_for_menu()
        return True

    def handle(self, intent: Intent) -> bool:
        if not self.counting.done and _hurries(intent):
            self.counting.finish()
            self.invalidate()
            return True
        return super().handle(intent)

    # time and paint ---------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        return self.counting.unveiled < 1

    def update(self, dt: float) -> None:
        super().update(dt)
        self.looking_back.update()
        if self.lively:
            for _ in range(self.counting.update(dt)):
                self.app.cue(Cue.COIN_COUNTED)
            self.invalidate()
        if self.counting.done and not self._told:
            self._told = True
            self.app.cue(self._fanfare())
            self.app.speak(f"{self._plate.headline()}. {self._plate.verdict()}")

    def _fanfare(self) -> Cue:
        if self.result.rank is Rank.FOOL:
            return Cue.FOOL
        return Cue.DEFEAT if self.result.rank is Rank.PETTY else Cue.VICTORY

    def flames(self) -> list[Flame]:
        plate, px = self._painter.plate, self.frame.px
        foot = plate.top + px(112)
        return [Flame((plate.left + px(64), foot), px(84)), Flame((plate.right - px(64), foot), px(84))]

    def draw(self, canvas: Canvas) -> None:
        draw_room_behind_panels(canvas, "rooms/vault", self.frame.window)
        rounds = self.match.state.variant.rounds
        self._painter.draw(canvas, self.counting, self.chosen, rounds)
        again = self.controls.find("again")
        foot = again.rect.top if again is not None else self._painter.plate.bottom
        self._plate.draw(canvas, self.chosen, foot, self.counting)
        super().draw(canvas)


def _hurries(intent: Intent) -> bool:
    if isinstance(intent, Pointer):
        return intent.kind is PointerKind.DOWN
    return isinstance(intent, Order) and intent.pressed
