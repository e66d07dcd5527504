"""What is left to choose in the set-up: variants, who fills the seats, who leads first; and the start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, Toggle, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_panel
from crypt_game.drawing.geometry import Box, IconSize, Space
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.levels import Temper
from crypt_game.text.players_sentence import players_sentence
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.pages.play_button import PlayButton
from crypt_game.ui.pages.player_kinds import KindList
from crypt_game.ui.scenes.setup.section import SetupSection

__all__ = ["StartOptions"]

_LABEL: Final = theme.LABEL.bold
_EDGE: Final = 20
_SIGN: Final = 54
_TOGGLE: Final = (84, 44)
_MOST: Final = 92
"""How high the row of a switch becomes, in design units."""
_GAP: Final = 16


class _Switch(NamedTuple):
    """A switch that applies to the chosen game; its words are `setup-<name>` and `setup-<name>-detail`."""

    name: str
    icon: str
    on: bool
    turn: Callable[[bool], None]


class StartOptions(SetupSection):
    """Switches, the foot of the page, and the start."""

    part_key = "spoken-part-start"

    def widgets(self) -> list[Widget]:
        toggles = [self._toggle(row, switch) for row, switch in self._rows()]
        return [*level(self._foot_buttons()), *toggles, self._start()]

    def words(self) -> list[str]:
        say, draft = self.host.say, self.host.draft
        size = say("setup-size", cards=draft.cards, rounds=draft.rounds)
        return [say(f"setup-mode-{draft.mode.value}-about"), size]

    def draw(self, canvas: Canvas) -> None:
        draw_panel(canvas, self.px(self.layout.options))
        about, (words, size) = self._about(), self.words()
        if about.height:
            canvas.paragraph(theme.STATUS, words, about, theme.Palette.MUTED)
        for row, switch in self._rows():
            self._draw_switch(canvas, row, switch)
        inner = self._inner
        where, room = (inner.centerx, inner.bottom), inner.width
        canvas.text(theme.LABEL, size, where, theme.Palette.IVORY, "midbottom", max_width=room)
        if len(self.host.draft.heirs) < 2:
            _, *free = map(self.px, self.layout.foot.row(3, _GAP))
            style, told, place = theme.STATUS, self.host.say("setup-equal-luck-about"), free[0].unionall(free)
            place.height = canvas.paragraph_height(style, told, place.width)
            place.centery = free[0].centery
            canvas.paragraph(style, told, place, theme.Palette.MUTED)

    # the panel --------------------------------------------------------------------------------------------
    @property
    def _inner(self) -> Rect:
        return self.px(self.layout.options.inset(_EDGE, Space.NEAR))

    def _about(self) -> Rect:
        """Where the sentence about the mode stands, at the top of the panel; enlarged switches take its
        room."""
        inner, canvas = self._inner, canvas_for(self.host.app)
        words = self.host.say(f"setup-mode-{self.host.draft.mode.value}-about")
        high = canvas.paragraph_height(theme.STATUS, words, inner.width)
        switch = canvas.text_height(_LABEL) + canvas.text_height(theme.NOTE)
        needed = high + len(self._switches()) * switch + canvas.text_height(theme.LABEL)
        return Rect(inner.topleft, (inner.width, high if needed <= inner.height else 0))

    def _switches(self) -> list[_Switch]:
        host = self.host
        switches = []
        if host.draft.can_be_cursed:
            switches.append(_Switch("cursed", "icon/curse", host.draft.cursed, self._curse))
        if host.draft.people_at_screen > 1:
            shown = host.app.settings.hand_over
            switches.append(_Switch("curtain", "icon/hand-over", shown, partial(self._set, "hand_over")))
        if host.coded is None:
            cut = host.app.settings.cut_deck
            switches.append(_Switch("cut", "icon/shuffle", cut, partial(self._set, "cut_deck")))
        return switches

    def _curse(self, on: bool) -> None:
        self.host.change(self.host.draft.with_curse(on))

    def _set(self, setting: str, on: bool) -> None:
        self.host.app.change_settings(**{setting: on})

    def _rows(self) -> list[tuple[Rect, _Switch]]:
        switches, inner, px = self._switches(), self._inner, self.host.area.frame.px
        if not switches:
            return []
        top = self._about().bottom
        size = canvas_for(self.host.app).text_height(theme.LABEL)
        room = Box(inner.left, top, inner.width, inner.bottom - size - top)
        high = min(room.h, px(_MOST) * self.host.area.frame.text * len(switches))
        room = room._replace(y=room.y + (room.h - high) / 2, h=high)
        return list(zip([row.rect for row in room.column(len(switches), 0)], switches, strict=True))

    def _toggle(self, row: Rect, switch: _Switch) -> Widget:
        width, height = map(self.host.area.frame.px, _TOGGLE)
        rect = Rect(row.right - width, row.centery - height // 2, width, height)
        label, detail = self.host.say(f"setup-{switch.name}"), self.host.say(f"setup-{switch.name}-detail")
        return Toggle(switch.name, rect, (label, detail), switch.on, switch.turn)

    def _draw_switch(self, canvas: Canvas, row: Rect, switch: _Switch) -> None:
        px = canvas.px
        sign = (row.left + px(IconSize.LARGE) // 2, row.centery)
        canvas.sprite(switch.icon, sign, px(IconSize.LINE), tint=theme.Palette.GILT)
        left = row.left + px(_SIGN)
        room = row.width - px(_SIGN + _TOGGLE[0] + Space.NEAR)
        label, detail = self.host.say(f"setup-{switch.name}"), self.host.say(f"setup-{switch.name}-detail")
        middle = row.centery
        if row.height < canvas.text_height(_LABEL) + canvas.text_height(theme.NOTE):
            canvas.text(_LABEL, label, (left, middle), theme.Palette.IVORY, "midleft", max_width=room)
            return
        canvas.text(_LABEL, label, (left, middle), theme.Palette.IVORY, "bottomleft", max_width=room)
        canvas.text(theme.NOTE, detail, (left, middle), theme.Palette.MUTED, max_width=room)

    # the foot ---------------------------------------------------------------------------------------------
    def _foot_buttons(self) -> list[Button]:
        """Fill the seats, and draw who leads, where several sit there; more than one game."""
        host, foot = self.host, self.layout.foot
        fill, lead, more = map(self.px, foot.row(3, _GAP))
        crown = ButtonFace(icon="icon/crown")
        if len(host.draft.heirs) < 2:
            return [Button("equal-luck", fill, host.say("equal-luck"), host.ask_equal_luck, crown)]
        series = Button("series", more, host.say("setup-series"), host.ask_series, crown)
        series.enabled = host.coded is None
        words, drawn = host.say("setup-lead-random"), host.draft.leader is None
        change = partial(host.change, host.draft.led_by(None), words)
        face = ButtonFace(icon="icon/shuffle", style=theme.BUTTON)
        random = Button("lead-random", lead, words, change, face=face)
        random.chosen = drawn
        return [
            Button(
                "fill",
                fill,
                host.say("setup-fill"),
                lambda: self._ask_who_fills(fill),
                face=ButtonFace(icon="icon/bot", style=theme.BUTTON),
            ),
            random,
            series,
        ]

    def _ask_who_fills(self, beside: Rect) -> None:
        app, title = self.host.app, self.host.say("setup-fill-title")
        app.stack.push(KindList(app, title, beside, None, self._fill))

    def _fill(self, kind: PlayerKind, _temper: Temper | None) -> None:
        changed = self.host.draft.filled(kind)
        minds = [heir.mind.value for heir in changed.heirs]
        self.host.change(changed, players_sentence(self.host.say, changed.mode.value, minds))

    def _start(self) -> Widget:
        host = self.host
        minds = [heir.mind.value for heir in host.draft.heirs]
        return PlayButton(
            "start",
            self.px(self.layout.start),
            host.say("setup-start"),
            host.start,
            face=ButtonFace(
                kind="primary",
                style=theme.PLAY,
                detail=players_sentence(host.say, host.draft.mode.value, minds),
            ),
        )
