"""Who decides for a player, a person or a computer player of some strength: the button that says it, and the
list that it is chosen from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game.controls.input import Intent, Pointer, PointerKind
from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, button_ink
from crypt_game.drawing.canvas.forms import draw_strength
from crypt_game.drawing.canvas.panels import draw_button, draw_dialog_box
from crypt_game.drawing.geometry import Area, Box, IconSize, Space
from crypt_game.match.players import PLAYER_KINDS, TEMPERS, Player, PlayerKind
from crypt_game.opponents.levels import Temper
from crypt_game.screen_reader import Node, NodeKind
from crypt_game.ui.pages.page import PAGE_EDGE
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["KindButton", "KindList", "kind_icon", "kind_strength"]

_WIDTH: Final = 620
_EDGE: Final = 22
_TITLE, _ROW, _GAP, _TEMPERS, _TEMPER_WORDS = 52, 76, 8, 92, 30
_LARGER_ROW, _LARGER_TEMPERS, _LARGER_WORDS = 24, 36, 24
"""How much higher a row, the temperaments and the words above these are at twice the usual text size."""
_BAR: Final = (132, 10)
_ICON_SHARE: Final = 2 / 3
"""How much of the height of a button its sign takes at most."""
_AWAY: Final = 10
"""How far the list stands from the button that opens it."""
_LEVELS: Final = tuple(kind for kind in PLAYER_KINDS if kind.level)

Take = Callable[[PlayerKind, Temper | None], None]
"""Takes who decides, and the temperament where that was chosen as well."""


def kind_icon(kind: PlayerKind) -> str:
    """The sign of a person, or of a computer player."""
    return "icon/player" if kind is PlayerKind.PERSON else "icon/bot"


def kind_strength(kind: PlayerKind) -> int:
    """How strong a computer player is, from 1 to 5; 0 for a person, and for one who is matched."""
    return _LEVELS.index(kind) + 1 if kind in _LEVELS else 0


class KindButton(Button):
    """Says who decides for a player, as long as there is room in a word how strong; opens the list."""

    def __init__(
        self, app: AppServices, key: str, rect: Rect, asked: tuple[Player, str], take: Take, *, alone: bool
    ) -> None:
        """`asked` is the player with the name to say; `alone` calls the only person at the screen "you"."""
        (player, name), say = asked, app.words.say
        kind = player.mind.value
        self._strength = say(f"setup-strength-{kind}") if player.mind is not PlayerKind.PERSON else ""
        label = say("setup-mind-you" if player.mind is PlayerKind.PERSON and alone else f"setup-mind-{kind}")
        about = ", ".join(filter(None, (label, self._strength)))
        super().__init__(
            key,
            rect,
            label,
            lambda: app.stack.push(KindList(app, say("setup-mind-ask", name=name), self.rect, player, take)),
            face=ButtonFace(
                kind="chip",
                icon=kind_icon(player.mind),
                style=theme.FORM_LABEL,
                spoken=say("setup-mind-of", name=name, mind=about),
            ),
            tip=lambda: Tip(about, say(f"setup-mind-{kind}-about")),
        )
        self.chosen = player.mind is PlayerKind.PERSON and alone

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.BUTTON, on=None)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        state = self.state(look)
        draw_button(canvas, self.rect, self.kind, state)
        ink = button_ink("stone", state)
        gap, note = canvas.px(Space.CLOSE), theme.NOTE
        inner = self.rect.inflate(-2 * gap, 0)
        side = min(canvas.px(IconSize.TEXT), round(inner.height * _ICON_SHARE))
        canvas.sprite(self.icon or "", (inner.left + side // 2, inner.centery), side, tint=theme.Palette.GILT)
        down = canvas.px(IconSize.SMALL)
        canvas.sprite("icon/down", (inner.right - down // 2, inner.centery), down, tint=ink)
        where = (inner.left + side + gap, inner.centery)
        room = inner.right - down - where[0]
        label = canvas.text(self.style, self.label, where, ink, "midleft", max_width=room)
        if self._strength and canvas.measure(note, self._strength)[0] <= room - label.width - gap:
            beside = (label.right + gap, inner.centery + canvas.px(1))
            canvas.text(note, self._strength, beside, theme.Palette.MEAN, "midleft")


class _KindRow(Button):
    """One who may decide: name, how strong, and a sentence about the way of playing."""

    strength, word, about = 0, "", ""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, self.kind, self.state(look))
        inner = self.rect.inflate(-2 * canvas.px(Space.NEAR), 0)
        side = canvas.px(IconSize.LINE)
        canvas.sprite(self.icon or "", (inner.left + side // 2, inner.centery), side, tint=theme.Palette.GILT)
        left = inner.left + side + canvas.px(Space.NEAR)
        bar = Rect(0, 0, *map(canvas.px, _BAR))
        bar.right = inner.right
        room = (bar.left - canvas.px(Space.CLOSE) if self.strength else inner.right) - left
        words = f"{self.label} – {self.word}" if self.word else self.label
        name, note = _fitted(canvas, (self.style, theme.NOTE), inner.height)
        high, low = canvas.text_height(name), canvas.text_height(note)
        top = inner.centery - (high + low) // 2
        upper = canvas.text(name, words, (left, top), theme.Palette.IVORY, max_width=room)
        if self.strength:
            bar.centery = upper.centery
            draw_strength(canvas, bar, self.strength, len(_LEVELS))
        below, room = (left, top + high), inner.right - left
        canvas.text(note, self.about, below, theme.Palette.MUTED, max_width=room)


def _fitted(canvas: Canvas, styles: Sequence[theme.Style], height: int) -> list[theme.Style]:
    """Lines of these styles below each other, no higher together than so many pixels."""
    share = min(1.0, height / sum(map(canvas.text_height, styles)))
    return [style._replace(size=style.size * share) for style in styles]


class KindList(Scene):
    """The list, below what it was opened from; Esc, or a click outside, leaves everything as it is.

    For a computer player a temperament may be chosen as well.
    """

    overlay = True

    @property
    def heading(self) -> str:
        return self._title

    def __init__(self, app: AppServices, title: str, beside: Rect, player: Player | None, take: Take) -> None:
        """`player` is who is asked about; None asks about several seats at once."""
        super().__init__(app)
        self._title, self._beside, self._player, self._take = title, Rect(beside), player, take
        self._box = Rect(0, 0, 0, 0)
        self._title_place, self._style_place = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)

    @property
    def _leanings(self) -> bool:
        """Whether a temperament can be chosen."""
        return self._player is not None and self._player.mind.is_computer

    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        width = min(_WIDTH * self.frame.text, area.width - 2 * 2 * _EDGE)
        larger = self.frame.larger
        below, row = _TEMPERS + larger * _LARGER_TEMPERS, _ROW + larger * _LARGER_ROW + _GAP
        height = 2 * _EDGE + _TITLE + len(PLAYER_KINDS) * row + (below if self._leanings else 0)
        self._box = area.rect(0, 0, width, height)
        self._box.midtop = (self._beside.centerx, self._beside.bottom + px(_AWAY))
        self._box.clamp_ip(area.px(area.box.inset(PAGE_EDGE, _EDGE)))
        inside = Box(*map(float, self._box.inflate(-px(2 * _EDGE), -px(2 * _EDGE))))
        self._title_place = inside._replace(h=px(_TITLE)).rect
        rows = inside._replace(y=inside.y + px(_TITLE), h=px(len(PLAYER_KINDS) * row))
        places = rows.column(len(PLAYER_KINDS), px(_GAP))
        widgets: list[Widget] = [*map(self._row, PLAYER_KINDS, (place.rect for place in places))]
        if self._leanings:
            tempers = Box(inside.x, rows.bottom + px(_GAP), inside.w, px(below - 2 * _GAP))
            words, chips = tempers.take_top(px(_TEMPER_WORDS + larger * _LARGER_WORDS))
            self._style_place = words.rect
            widgets += level(self._tempers([place.rect for place in chips.row(len(TEMPERS), px(_GAP))]))
        self.controls.fill(widgets, f"kind-{(self._player.mind if self._player else PLAYER_KINDS[1]).value}")

    def _row(self, kind: PlayerKind, rect: Rect) -> Widget:
        say, chosen = self.say, self._player is not None and self._player.mind is kind
        name, about = say(f"setup-mind-{kind.value}"), say(f"setup-mind-{kind.value}-about")
        word = say(f"setup-strength-{kind.value}") if kind.is_computer else ""
        spoken = f"{', '.join(filter(None, (name, word)))}. {about}"
        face = ButtonFace(kind="chip", icon=kind_icon(kind), style=theme.FORM_LABEL, spoken=spoken)
        row = _KindRow(f"kind-{kind.value}", rect, name, partial(self._choose, kind), face=face)
        row.strength, row.word, row.about, row.chosen = kind_strength(kind), word, about, chosen
        return row

    def _tempers(self, places: list[Rect]) -> list[ChoiceChip]:
        assert self._player is not None
        chips = []
        for temper, place in zip(TEMPERS, places, strict=True):
            word, chosen = self.say(f"setup-temper-{temper}"), self._player.temper is temper
            told = self.say("spoken-figure", label=self.say("setup-temper"), figure=word)
            face = ButtonFace(style=theme.CHIP, spoken=told)
            lean = partial(self._lean, temper)
            chips.append(ChoiceChip(f"temper-{temper}", place, word, lean, face=face, chosen=chosen))
        return chips

    # what the player does ---------------------------------------------------------------------------------
    def _choose(self, kind: PlayerKind) -> None:
        self.app.stack.pop()
        self._take(kind, None)

    def _lean(self, temper: Temper) -> None:
        assert self._player is not None
        kind = self._player.mind
        self.app.stack.pop()
        self._take(kind, temper)

    def cancel(self) -> bool:
        self.app.stack.pop()
        return True

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer) and intent.kind is PointerKind.DOWN:
            outside = not self._box.collidepoint(intent.pos)
            return self.cancel() if outside else super().handle(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        draw_dialog_box(canvas, self._box)
        place = self._title_place
        middle = place.move(0, -canvas.px(Space.HAIR)).midleft
        heading = theme.Palette.HEADING
        canvas.text(theme.DIALOG_TITLE, self._title, middle, heading, "midleft", max_width=place.width)
        if self._leanings:
            where, room = self._style_place.topleft, self._style_place.width
            [note] = _fitted(canvas, [theme.NOTE], self._style_place.height)
            canvas.text(note, self.say("setup-temper"), where, theme.Palette.MUTED, max_width=room)
        super().draw(canvas)
