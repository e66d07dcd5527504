"""The scene after the game: counts the sheet up, names the winner, opens everybody's treasure, and plays
again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from crypt_game.match.match import Match
from crypt_game.match.party import Plan
from crypt_game.rules import Card, Held, Mode, Rank
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush, ButtonKind
from crypt_game.ui.focus import Look, Widget
from crypt_game.ui.input import Intent, Order, Pointer, PointerKind
from crypt_game.ui.scene import Flame, Frame, Scene
from crypt_game.ui.scenes import routes
from crypt_game.ui.scenes.page import Area
from crypt_game.ui.scenes.scoring.draw import SheetPainter
from crypt_game.ui.scenes.scoring.sheet import Counting, Sheet, TieRoll
from crypt_game.ui.sound import Cue
from crypt_game.ui.widgets import Button

if TYPE_CHECKING:
    from crypt_game.ui.app import App
    from crypt_game.ui.scenes.table.model import ChronicleLine

__all__ = ["ScoringScene"]


_BADGE_SHARE, _DIE_PITCH = 1.5, 1.1
"""In a tie-break line: how many dice a badge takes the room of, and the pitch of dice in their own widths."""


class _Column(Widget):
    """An heir's column: choosing it opens that heir's treasure."""

    def __init__(self, key: str, rect: pygame.Rect, spoken: str, scene: ScoringScene, index: int) -> None:
        super().__init__(key, rect, spoken)
        self._scene, self._index = scene, index

    def activate(self) -> None:
        self._scene.choose(self._index)

    def draw(self, brush: Brush, look: Look) -> None:
        if look.hovered:
            brush.outline(self.rect, "hover", strength=0.5)


class ScoringScene(Scene):
    """The reckoning of a finished match. Raises ValueError for a match that is still being played."""

    ambience = True
    music = True

    def __init__(self, app: App, match: Match, chronicle: tuple[ChronicleLine, ...] = ()) -> None:
        super().__init__(app)
        if match.over is None:
            raise ValueError("the match is not over")
        self.match, self.result = match, match.over
        self.chronicle = chronicle
        self.sheet = Sheet.of(match, self.result)
        self.counting = Counting(self.sheet.rows, app.motion_speed)
        self.chosen = self.sheet.seats.index(self.sheet.best)
        self._painter = self._make_painter()
        self._told = False

    # layout -----------------------------------------------------------------------------------------------
    def _make_painter(self) -> SheetPainter:
        area, plan = Area.of(self.frame), self.match.plan
        painter = SheetPainter(area, self.sheet, plan, self.say, self.result.rank)
        painter.remarks = self._remarks()
        return painter

    def _remarks(self) -> tuple[str, ...]:
        remarks = [self.say("term-cursed-treasure")] if self.match.plan.setup.cursed else []
        if self.match.taken_back:
            remarks.append(self.say("scoring-taken-back", count=self.match.taken_back))
        if self.match.hints:
            remarks.append(self.say("scoring-hints", count=self.match.hints))
        return tuple(remarks)

    def rearrange(self, frame: Frame) -> None:
        self.frame = frame
        self._painter = self._make_painter()
        super().rearrange(frame)

    def arrange(self) -> None:
        self.controls.fill([*self._columns(), *self._buttons()])
        if self.controls.focus is None:
            self.controls.focus_on("again")

    def _columns(self) -> list[Widget]:
        made: list[Widget] = []
        for index, seat in enumerate(self.sheet.seats):
            name = self.match.plan.people[seat].name
            spoken = self.say("scoring-column", name=name, coins=self._total(index))
            made.append(_Column(f"column-{index}", self._painter.column(index), spoken, self, index))
        return made

    def _buttons(self) -> list[Widget]:
        plate, px = self._painter.plate, self.frame.px
        left, width = plate.left + px(40), plate.width - px(80)
        bottom = plate.bottom - px(30)
        rows = [pygame.Rect(left, bottom - px(54), width, px(54))]
        rows.insert(0, pygame.Rect(left, rows[0].top - px(14) - px(54), width, px(54)))
        rows.insert(0, pygame.Rect(left, rows[0].top - px(16) - px(72), width, px(72)))
        half = (width - px(16)) // 2
        second = rows[1]
        return [
            self._button("again", rows[0], self.play_again, kind="primary", style=theme.BUTTON_LARGE),
            self._button("new", pygame.Rect(second.left, second.top, half, second.height), self.new_game),
            self._button(
                "chronicle",
                pygame.Rect(second.right - half, second.top, half, second.height),
                self.open_chronicle,
            ),
            self._button("menu", rows[2], self.leave_for_menu),
        ]

    def _button(
        self,
        name: str,
        rect: pygame.Rect,
        act: Callable[[], None],
        *,
        kind: ButtonKind = "stone",
        style: theme.Style = theme.BUTTON,
    ) -> Button:
        return Button(name, rect, self.say(f"scoring-{name}"), act, kind=kind, style=style)

    # what the player does ---------------------------------------------------------------------------------
    def choose(self, index: int) -> None:
        """Open the treasure of the `index`-th heir."""
        self.chosen = index
        self.app.cue(Cue.OPENED)
        self.invalidate()

    def play_again(self) -> None:
        """The same set-up with new cards."""
        plan = self.match.plan
        routes.start_game(self.app, Plan(plan.setup, plan.people), secrets.randbits(63))

    def new_game(self) -> None:
        """Another set-up."""
        routes.open_setup(self.app)

    def open_chronicle(self) -> None:
        """Everything that happened."""
        routes.open_chronicle(self.app, self.chronicle)

    def leave_for_menu(self) -> None:
        """Back to the menu."""
        routes.open_menu(self.app)

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
        return not self.counting.done

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.counting.done:
            for _ in range(self.counting.update(dt)):
                self.app.cue(Cue.COIN_COUNTED)
            self.invalidate()
        if self.counting.done and not self._told:
            self._told = True
            self.app.cue(self._fanfare())
            self.app.speak(f"{self._headline()}. {self._verdict()}")

    def _fanfare(self) -> Cue:
        if self.result.rank is Rank.FOOL:
            return Cue.FOOL
        return Cue.DEFEAT if self.result.rank is Rank.PETTY else Cue.VICTORY

    def flames(self) -> list[Flame]:
        plate, px = self._painter.plate, self.frame.px
        foot = plate.top + px(112)
        return [Flame((plate.left + px(64), foot), px(84)), Flame((plate.right - px(64), foot), px(84))]

    def draw(self, brush: Brush) -> None:
        brush.stone_wall(self.frame.window, "dark")
        rounds = self.match.state.variant.rounds
        self._painter.draw(brush, self.counting, self.chosen, rounds)
        self._draw_plate(brush)
        super().draw(brush)

    def _draw_plate(self, brush: Brush) -> None:
        plate, px = self._painter.plate, brush.px
        brush.panel(plate, active=True)
        for side in (plate.left + px(64), plate.right - px(64)):
            brush.sprite("torch/sconce", pygame.Rect(side - px(22), plate.top + px(104), px(44), px(120)))
        if not self.counting.done:
            status = (plate.centerx, plate.top + px(56))
            brush.text(theme.STATUS, self.say("scoring-counting"), status, anchor="center")
            return
        top = self._draw_winner(brush)
        self._draw_chosen(brush, top)

    def _draw_winner(self, brush: Brush) -> int:
        plate, px = self._painter.plate, brush.px
        person = self.match.plan.people[self.sheet.best]
        middle, room = plate.centerx, plate.width - px(60)
        where = pygame.Rect(plate.left + px(110), plate.top + px(34), plate.width - px(220), 0)
        brush.paragraph(theme.STATUS, self._motto(), where, theme.Palette.MUTED, "center", max_lines=2)
        face = pygame.Rect(0, plate.top + px(140), px(176), px(220))
        face.centerx = middle
        if self.sheet.winners or self.result.rank is Rank.MAGNIFICENT:
            brush.sprite("icon/crown", (middle, plate.top + px(108)), px(54), tint=theme.Palette.GILT)
        brush.glow(face, 0.4, reach=24)
        brush.portrait(person.house.value, person.title.value, face)
        brush.badge(person.house.value, face.midbottom, px(66))
        name = (middle, face.bottom + px(62))
        brush.text(theme.WINNER_NAME, self._headline(), name, anchor="center", max_width=room)
        verdict = pygame.Rect(plate.left + px(30), name[1] + px(32), room, 0)
        used = brush.paragraph(theme.LABEL, self._verdict(), verdict, align="center", max_lines=4)
        return verdict.top + used + px(16)

    def _draw_chosen(self, brush: Brush, top: int) -> None:
        plate, px = self._painter.plate, brush.px
        seat = self.sheet.seats[self.chosen]
        person = self.match.plan.people[seat]
        brush.hairline((plate.left + px(40), top), (plate.right - px(40), top))
        title = self.say("scoring-treasure-of", name=person.name)
        where = (plate.centerx, top + px(26))
        style = theme.PANEL_TITLE
        brush.text(style, title, where, theme.Palette.HEADING, "center", max_width=plate.width - px(60))
        again = self.controls.find("again")
        foot = again.rect.top if again is not None else plate.bottom
        cards: tuple[Held[Card], ...] = self.match.state.seats[seat].cards
        box = pygame.Rect(plate.left + px(36), top + px(50), plate.width - px(72), foot - top - px(62))
        if self.sheet.ties:
            box.height -= self._draw_ties(brush, box)
        self._painter.draw_treasure(brush, cards, box)

    def _draw_ties(self, brush: Brush, box: pygame.Rect) -> int:
        """The tie-break rolls at the foot of `box`, a line for each attempt; returns the height they take."""
        px, lines = brush.px, self.sheet.attempts
        widest = max(sum(len(tie.rolls) + _BADGE_SHARE for tie in line) for line in lines)
        size = min(px(34), int(box.width / (widest * _DIE_PITCH)))
        height = len(lines) * (size + px(6))
        for number, line in enumerate(lines):
            middle = box.bottom - height + number * (size + px(6)) + size // 2
            self._draw_attempt(brush, line, (box.centerx, middle), size)
        return height + px(10)

    def _draw_attempt(
        self, brush: Brush, line: tuple[TieRoll, ...], centre: tuple[int, int], size: int
    ) -> None:
        pitch = size * _DIE_PITCH
        left = centre[0] - sum(len(tie.rolls) + _BADGE_SHARE for tie in line) * pitch / 2
        for tie in line:
            house = self.match.plan.people[tie.seat].house.value
            brush.badge(house, (round(left + pitch * 0.7), centre[1]), size * 0.9)
            left += pitch * (_BADGE_SHARE - 0.2)
            for roll in tie.rolls:
                brush.die(house, roll, pygame.Rect(round(left), centre[1] - size // 2, size, size))
                left += pitch
            left += pitch * 0.2

    # words ------------------------------------------------------------------------------------------------
    def _total(self, index: int) -> int:
        return self.result.scores[index].total

    def _motto(self) -> str:
        if self.result.rank is not None:
            return self.say("scoring-motto-rank")
        return self.say("scoring-motto-shared" if self._sides > 1 else "scoring-motto-won")

    @property
    def _sides(self) -> int:
        """How many heirs, or in Clash houses, share the victory."""
        pool_of = self.match.state.variant.pool_of
        return len({pool_of[seat] for seat in self.sheet.winners})

    def _headline(self) -> str:
        mode = self.match.plan.setup.mode
        if self.result.rank is not None:
            twins = "-twins" if mode is Mode.TWINS else ""
            return self.say(f"term-rank-{self.result.rank.value}{twins}")
        people = [self.match.plan.people[seat] for seat in self.sheet.winners]
        if mode is Mode.CLASH and self._sides == 1:
            return self.say(f"term-house-{people[0].house.value}")
        if len(people) == 1:
            return self.say("scoring-winner", title=people[0].title.value, name=people[0].name)
        return self.say("scoring-winners", names=" · ".join(person.name for person in people))

    def _verdict(self) -> str:
        coins = self.result.teams[0].score if self.result.teams and self.result.rank else self._best_total()
        if self.result.rank is not None:
            twins = "-twins" if self.match.plan.setup.mode is Mode.TWINS else ""
            return self.say(f"scoring-rank-{self.result.rank.value}{twins}", coins=coins)
        if self.sheet.ties:
            return self.say("scoring-wins-by-roll", coins=coins)
        return self.say("scoring-wins", coins=coins, count=self._sides)

    def _best_total(self) -> int:
        if self.result.teams:
            return max(team.score for team in self.result.teams)
        return self._total(self.sheet.seats.index(self.sheet.best))


def _hurries(intent: Intent) -> bool:
    if isinstance(intent, Pointer):
        return intent.kind is PointerKind.DOWN
    return isinstance(intent, Order) and intent.pressed
