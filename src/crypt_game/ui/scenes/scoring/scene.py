"""The scene after the game: counts the sheet up, names the winner, opens all treasure, and plays again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from crypt_game import destinations
from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.daily.game_end import GameEndPar
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_scrim
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.throne_room import decode_throne_room
from crypt_game.drawing.geometry import Area, Frame
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.in_slices import in_slices
from crypt_game.games.new_honours import NewHonours
from crypt_game.games.series_tally import SeriesTally, next_game
from crypt_game.match.found_level import after_game
from crypt_game.match.match import Match
from crypt_game.match.statistics import account_of
from crypt_game.play.analysis import Analysis
from crypt_game.play.board_model import ChronicleLine
from crypt_game.play.level_words import found_words
from crypt_game.play.reckoning import Beat, Reckoning, reckoning_steps
from crypt_game.play.score_table import ScoreTable
from crypt_game.play.score_words import headline, row_name, spoken_row, title_sentences
from crypt_game.rules import Mode, Rank
from crypt_game.screen_reader import NodeKind, SpokenText, ended
from crypt_game.sound import Cue, Mood, Passage
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.scene import ROOM_DEPTHS, AppServices, Scene
from crypt_game.ui.scenes.scoring.draw_sheet import SheetPainter
from crypt_game.ui.scenes.scoring.result_panel import ResultPanel
from crypt_game.ui.scenes.scoring.result_picture import ResultPicture
from crypt_game.ui.scenes.scoring.stage import ReckoningStage
from crypt_game.ui.scenes.scoring.stage_layout import StageLayout

__all__ = ["ScoringScene"]

_AGAIN, _LARGER_AGAIN, _BUTTON = 104, 28, 54
"""How high the button to play again is, and how much higher at twice the usual text size; and the others."""
_READING = 0.006
"""Seconds of each frame in which other games are read for their honours."""
_GRACE = 0.6
"""For how many seconds after the count presses are left out that were meant for it."""
_ENDS = frozenset({Command.CANCEL, Command.SKIP, Command.LAST})
"""What shows the result at once."""
_MEANT_FOR_COUNT = {Command.ACTIVATE, Command.CONFIRM, *_ENDS}
_SOUNDS = {
    Beat.LAID: Cue.CARD_DEALT,
    Beat.TURNED: Cue.CARD_FLIPPED,
    Beat.COIN: Cue.COIN_COUNTED,
    Beat.LEAD: Cue.TORCH_PASSED,
    Beat.TOTAL: Cue.COINS_TOTALLED,
}


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
    """The sheet of a finished match; one that has `just_ended` is counted up, and tells how well people play.

    Raises ValueError for a match that is still being played.
    """

    ambience = True
    parallax = ROOM_DEPTHS
    mood = Mood(Passage.RECKONING)

    def __init__(
        self,
        app: AppServices,
        match: Match,
        chronicle: tuple[ChronicleLine, ...] = (),
        *,
        just_ended: bool = False,
    ) -> None:
        super().__init__(app)
        if match.over is None:
            raise ValueError("the match is not over")
        self.match, self.result = match, match.over
        self.chronicle = chronicle
        self._account = account_of(match.record)
        if just_ended:
            app.change_settings(found_levels=after_game(app.settings.found_levels, self._account))
        self.sheet = ScoreTable.of(match, self.result)
        self.reckoning = Reckoning(reckoning_steps(match, self.sheet), app.motion_speed * just_ended)
        self.chosen = self.sheet.seats.index(self.sheet.best)
        self._make_parts()
        self._told, self._said, self._grace = False, -1, 0.0
        self.looking_back = Analysis(match, lambda: app.opponents)
        self._honours = NewHonours(self._account, app.folders.saves, app.folders.cache)
        self._series = SeriesTally(match, app.folders.saves, app.folders.cache)
        self._par = GameEndPar(match, app.folders.cache, lambda: app.opponents)

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        if not self.frame.contrast:
            decode_throne_room(self.app.picture_store, self.layers[0])
        self._par.begin()
        self.looking_back.begin()

    def leave(self) -> None:
        self._par.cancel()
        self.looking_back.cancel()

    # layout -----------------------------------------------------------------------------------------------
    def _make_parts(self) -> None:
        area, plan = Area.of(self.frame), self.match.plan
        self._painter = SheetPainter(area, self.sheet, plan, self.say, self.result.rank)
        self._plate, self._stage = self._make_plate(), self._make_stage()
        self._ahead: Iterator[None] | None = in_slices(self._make_result)
        """Makes what the result needs while it is counted."""

    def _make_plate(self) -> ResultPanel:
        panel = ResultPanel(self.match, self._account, self.sheet, self._painter, self.say)
        panel.par = lambda: self._par.words(self.say)
        found = found_words(self.say, self._account, self.app.settings.found_levels)
        panel.told = lambda: (found, self._series.words(self.say))
        panel.honours = lambda: self._honours.words(self.say)
        return panel

    def _make_stage(self) -> ReckoningStage:
        houses = self.match.plan.setup.mode is Mode.CLASH
        stair = self.result.rank is not None
        layout = StageLayout(self.frame, len(self.sheet.seats), stair, houses)
        still = self.app.reduced_motion
        return ReckoningStage(layout, self.sheet, self.match.plan, self.say, still=still)

    def rearrange(self, frame: Frame) -> None:
        self.frame = frame
        self._make_parts()
        super().rearrange(frame)

    def arrange(self) -> None:
        if not self.reckoning.done:
            self.controls.fill([*level(self._stage_buttons())])
            self.controls.focus_on("next")
            return
        self.controls.fill([*self._columns(), *self._buttons()], "again")

    def _stage_buttons(self) -> list[Button]:
        acts = (("next", self.next_step, "next"), ("result", self.show_result, "speed"))
        return [
            Button(name, place, self.say(f"scoring-{name}"), act, face=ButtonFace(icon=f"icon/{icon}"))
            for place, (name, act, icon) in zip(self._stage.layout.buttons(), acts, strict=True)
        ]

    def _columns(self) -> list[Widget]:
        made: list[Widget] = []
        for index, seat in enumerate(self.sheet.seats):
            name = self.match.plan.players[seat].name
            spoken = self.say("scoring-column", name=name, coins=self.result.scores[index].total)
            made.append(_Column(f"column-{index}", self._painter.column(index), spoken, self, index))
        return made

    def _buttons(self) -> list[Widget]:
        rail, px = self._painter.rail, self.frame.px
        acts = (
            ("new", self.new_game, "edit")
            if self._par.day is None
            else ("calendar", self.open_calendar, "list"),
            ("review", self.open_review, "bulb"),
            ("replay", self.open_replay, "play"),
            ("chronicle", self.open_chronicle, "log"),
            ("save", self.save_picture, "save"),
            ("rolls", self.open_fairness, "die"),
            ("menu", self.leave_for_menu, "home"),
        )
        place = pygame.Rect(rail.left, rail.top, rail.width, px(_AGAIN + self.frame.larger * _LARGER_AGAIN))
        face = ButtonFace(kind="primary", style=theme.BUTTON_LARGE, detail=self.say("scoring-again-about"))
        again = Button("again", place, self.say("scoring-again"), self.play_again, face=face)
        buttons: list[Button] = []
        pitch = (rail.bottom - place.bottom) // len(acts)
        for number, (name, act, icon) in enumerate(acts, 1):
            place = pygame.Rect(rail.left, 0, rail.width, px(_BUTTON))
            place.bottom = again.rect.bottom + number * pitch
            face = ButtonFace(icon=f"icon/{icon}")
            buttons.append(Button(name, place, self.say(f"scoring-{name}"), act, face=face))
        return [again, *level(buttons)]

    # what the player does ---------------------------------------------------------------------------------
    def choose(self, index: int) -> None:
        """Open the treasure of the `index`-th heir."""
        self.chosen = index
        self.app.cue(Cue.OPENED)
        self.invalidate()

    def play_again(self) -> None:
        """The same set-up with new cards, or the next game of the series."""
        self.app.go_to(destinations.FreshGame(*next_game(self.match)))

    def new_game(self) -> None:
        """Another set-up."""
        self.app.go_to(destinations.SetupPage())

    def open_calendar(self) -> None:
        """The day whose crypt this was, among the others."""
        self.app.go_to(destinations.DayPage(self._par.day))

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

    def save_picture(self) -> None:
        """Keep the end as a picture, where the player keeps files, and say where."""
        picture = ResultPicture(self.match, self._account, self.sheet, self.chosen)
        picture.keep(self.app, headline(self.match, self.sheet, self.say))

    def leave_for_menu(self) -> None:
        """Back to the menu."""
        self.app.go_to(destinations.MainMenu())

    def next_step(self) -> None:
        """Count the next row now."""
        self.reckoning.next_step()
        self._moved_on()

    def show_result(self) -> None:
        """Pass over what is still to be counted."""
        self.reckoning.finish()
        self._moved_on()

    def _moved_on(self) -> None:
        if self.reckoning.done and self.controls.find("next") is not None:
            self._grace = _GRACE
            self.arrange()
        self.invalidate()

    def cancel(self) -> bool:
        self.leave_for_menu()
        return True

    def handle(self, intent: Intent) -> bool:
        if self.reckoning.done:
            return self._comes_late(intent) or super().handle(intent) or self._keeps_picture(intent)
        if isinstance(intent, Order) and intent.pressed and intent.command in _ENDS:
            self.show_result()
            return True
        used = super().handle(intent)
        if not used and isinstance(intent, Pointer) and intent.kind is PointerKind.DOWN:
            self.next_step()
            return True
        return used

    def _comes_late(self, intent: Intent) -> bool:
        """Whether a press was meant for the count, which has just ended."""
        if isinstance(intent, Order):
            return self._grace > 0 and intent.pressed and intent.command in _MEANT_FOR_COUNT
        return self._grace > 0 and intent.kind is PointerKind.DOWN

    def _keeps_picture(self, intent: Intent) -> bool:
        asked = isinstance(intent, Order) and intent.pressed and intent.command is Command.PICTURE
        if asked:
            self.save_picture()
        return asked

    # time and paint ---------------------------------------------------------------------------------------
    @property
    def lively(self) -> bool:
        return self._counting or super().lively

    @property
    def _counting(self) -> bool:
        """Whether the winner does not stand in full light yet."""
        return not self.reckoning.unveiled

    def update(self, dt: float) -> None:
        super().update(dt)
        self._grace = max(0.0, self._grace - dt)
        self.looking_back.update()
        if any([self._par.update(), self._series.update(_READING)]):
            self.invalidate()
        if self.reckoning.unveiled and self._honours.update(_READING):
            self.app.speak(self._honours.words(self.say))
            self.invalidate()
        if self._counting:
            if self.reckoning.index and self._ahead is not None:
                next(self._ahead, None)
            for beat in self.reckoning.update(dt):
                self.app.cue(_SOUNDS[beat])
            self._tell_step()
            self._moved_on()
        if self.reckoning.done and not self._told:
            self._told = True
            self.app.cue(self._fanfare())
            self.app.speak(self._outcome())

    def _tell_step(self) -> None:
        """Say what a step pays, once, as it begins."""
        index = self.reckoning.index
        if self.reckoning.done or index == self._said or not self.reckoning.started(index):
            return
        self._said = index
        row = self.reckoning.steps[index].row
        self.app.speak(spoken_row(self.match.plan, self.sheet, row, self.say))

    @property
    def heading(self) -> str:
        return self.say("scoring-title")

    def paragraphs(self) -> Sequence[str | SpokenText]:
        titles = [] if self.result.rank is None else title_sentences(self.match.plan, self.sheet, self.say)
        part = self.say("spoken-part-titles")
        ladder = [SpokenText(title, NodeKind.ENTRY, part=part) for title in titles]
        if self.reckoning.done:
            rows = [spoken_row(self.match.plan, self.sheet, row, self.say) for row in self.sheet.rows]
            return [self._outcome(), *(SpokenText(row, NodeKind.ENTRY) for row in rows), *ladder]
        counted = [self.reckoning.steps[self._said].row] if self._said >= 0 else []
        return [*(SpokenText(row_name(row, self.say), NodeKind.HEADING, 2) for row in counted), *ladder]

    def _outcome(self) -> str:
        head = headline(self.match, self.sheet, self.say)
        head = head if self.result.rank is None else ended(head)
        told = filter(None, (*self._plate.told(), self._plate.honours()))
        return join_sentences([f"{head} {self._plate.verdict()}", *told])

    def _fanfare(self) -> Cue:
        if self.result.rank is Rank.FOOL:
            return Cue.FOOL
        return Cue.DEFEAT if self.result.rank is Rank.PETTY else Cue.VICTORY

    def idle_animation(self) -> IdleAnimation:
        canvas = self.canvas
        if not self.reckoning.done:
            moving = self._stage.idle_animation(canvas, self.reckoning)
        else:
            moving = self._plate.idle_animation(canvas, *self.layers)
        return moving.burning(self.reckoning.light)

    def prepare(self, unseen: bool) -> None:
        if self.reckoning.done and self._ahead is not None:
            self._make_result()
            self._ahead = None
        super().prepare(unseen)

    def _make_result(self) -> None:
        """Make what the result needs, out of sight."""
        canvas = self.off_screen
        self._plate.draw(canvas, self.chosen, *self.layers)
        self._painter.draw(canvas, self.chosen)
        for button in self._buttons():
            button.draw(canvas, WidgetLook())

    def draw(self, canvas: Canvas) -> None:
        if not self.reckoning.done:
            self._stage.draw(canvas, self.reckoning)
        else:
            self.draw_result(canvas)
        super().draw(canvas)
        if self.reckoning.light < 1:
            draw_scrim(canvas, 1 - self.reckoning.light)

    def draw_result(self, canvas: Canvas) -> None:
        """The sheet, the winner and what was carried off, without the buttons."""
        self._plate.draw(canvas, self.chosen, *self.layers)
        self._painter.draw(canvas, self.chosen)
