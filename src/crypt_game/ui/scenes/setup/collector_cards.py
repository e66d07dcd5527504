"""The six Collectors of the set-up: cards that lie with one side up, and turn over (§2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import SystemRandom
from typing import Final

import pygame
from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import RAISED, Reach, draw_drop_shadow
from crypt_game.drawing.canvas.pieces import draw_side_seal
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.vector import filled, gradient, picture, rounded_within, stroked
from crypt_game.drawing.geometry import Box, IconSize, LineWidth, Space
from crypt_game.drawing.theme import Palette
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.rules.setup import ALL_A, ALL_B, GameSetup
from crypt_game.rules.terms import SIDES_OF, Side, TreasureType
from crypt_game.text.participants import side_name
from crypt_game.ui.scenes.setup.section import Host, SetupSection

__all__ = ["CollectorCards"]

_RADIUS: Final = 14
_GAP: Final = 16
_EDGE: Final = 12
_MEDAL: Final = (84, 190)
_NAME, _TIMING = 34, 30
_SETS: Final = 3
"""How many ways there are to lay all six at once."""
_WHOLE_SETS: Final = 172
_AID: Final = 56
_SEAL_AT, _SEAL, _LEAST_SEAL = 0.36, 0.3, 38
"""Where the seal of the side lies, from the middle of the medal, and how large it is: shares of the medal."""
_NARROWEST: Final = 0.02
"""What is seen of a card on its edge while it turns."""
_TINT_DARK, _FOOT_DARK, _RIM_LIGHT, _SHADE = 0.35, 0.55, (0.75, 0.5), 0.6


class _CollectorCard(Widget):
    """A Collector as it will lie on the table; pressing it turns it over."""

    def __init__(self, host: Host, rect: Rect, type_: TreasureType) -> None:
        self._host, self._type, self._side = host, type_, host.draft.sides.of(type_)
        name = host.say(f"collector-{side_name(type_, self._side)}-name")
        super().__init__(f"card-{type_.value}", rect, host.say("setup-turn-collector", collector=name))

    def tip(self) -> Tip | None:
        say, key = self._host.say, f"collector-{side_name(self._type, self._side)}"
        return Tip(say(f"{key}-name"), say(f"{key}-rule"), say(f"{key}-timing"), rule="§5", above=True)

    def activate(self) -> None:
        sides = SIDES_OF[self._type]
        side = sides[(sides.index(self._side) + 1) % len(sides)]
        key = f"collector-{side_name(self._type, side)}"
        spoken = f"{self._host.say(f'{key}-name')}: {self._host.say(f'{key}-summary')}"
        self._host.change(self._host.draft.with_side(self._type, side), spoken)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        side, width = self._host.turns.of(self._type, self._side)
        if look.hovered:
            canvas.glow(self.rect, reach=Reach.MIDDLE, radius=_RADIUS)
        elif width == 1.0:
            draw_drop_shadow(canvas, self.rect, _RADIUS, RAISED)
        key = ("set-up Collector", self._type, side, self.rect.size, canvas.scale, self._words())
        art = canvas.picture_store.baked(key, lambda: self._face(canvas, side))
        middle = (self.rect.centerx, self.rect.centery + (canvas.px(2) if look.pressed else 0))
        canvas.posed(key, art, middle, pose=Pose(squeeze=max(_NARROWEST, width)))

    def _words(self) -> tuple[str, ...]:
        """What stands on all sides: cards are set in the same type, and know their language by it."""
        keys = [f"collector-{side_name(self._type, side)}" for side in SIDES_OF[self._type]]
        return tuple(self._host.say(f"{key}-{part}") for key in keys for part in ("summary", "timing"))

    def _face(self, canvas: Canvas, side: Side) -> pygame.Surface:
        art = _plate(canvas, self._type, self.rect.size)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        px, (width, height) = canvas.px, art.get_size()
        say, key = self._host.say, f"collector-{side_name(self._type, side)}"
        room = Rect(px(_EDGE), px(_EDGE), width - 2 * px(_EDGE), height - 2 * px(_EDGE))
        name, timing = px(_NAME), max(px(_TIMING), inner.text_height(theme.TIMING))
        sides = [f"collector-{side_name(type_, each)}" for type_, of in SIDES_OF.items() for each in of]
        summaries, timings = ([say(f"{each}-{part}") for each in sides] for part in ("summary", "timing"))
        low, high = map(px, _MEDAL)
        most = room.height - low - name - timing - px(Space.TIGHT)
        title = inner.level(theme.COLLECTOR_NAME, [(self._name(each), room.width) for each in TreasureType])
        rule = theme.BODY_BOLD._replace(size=title.size) if canvas.scale.larger else theme.BODY_BOLD
        style = inner.level_paragraphs(rule, summaries, (room.width, most))
        tallest = max(inner.paragraph_height(style, words, room.width) for words in summaries)
        left = room.height - name - timing - tallest - 3 * px(Space.TIGHT)
        medal = max(low, min(high, left, room.width - 2 * px(Space.CLOSE)))
        self._draw_medal(inner, side, (width // 2, room.top + medal // 2 + px(2)), medal)
        below = room.top + medal + px(Space.TIGHT) + name // 2
        middle, heading = (width // 2, below), Palette.HEADING
        inner.text(title, self._name(self._type), middle, heading, "center", max_width=room.width)
        gap = max(0, min(px(Space.TIGHT), left - medal + px(Space.TIGHT)))
        words, lines = say(f"{key}-summary"), Rect(room.left, below + name // 2 + gap, room.width, 0)
        inner.paragraph(style, words, lines, Palette.IVORY, "center")
        foot = (width // 2, height - px(_EDGE) - timing // 2)
        italic = inner.level(theme.TIMING._replace(italic=True), [(words, room.width) for words in timings])
        inner.text(italic, say(f"{key}-timing"), foot, Palette.MUTED, "center", max_width=room.width)
        return art

    def _name(self, type_: TreasureType) -> str:
        return self._host.say(f"term-type-{type_.value}")

    def _draw_medal(self, canvas: Canvas, side: Side, middle: tuple[int, int], size: int) -> None:
        canvas.sprite(f"collectors/{side_name(self._type, side)}", middle, size)
        corner = canvas.px(_EDGE + IconSize.LINE / 2)
        tint = Palette.TREASURE[self._type.value].light
        canvas.sprite(f"glyph/{self._type.value}", (corner, corner), canvas.px(IconSize.LINE), tint=tint)
        seal = (middle[0] + size * _SEAL_AT, middle[1] + size * _SEAL_AT)
        draw_side_seal(canvas, side.value, seal, max(canvas.px(_LEAST_SEAL), size * _SEAL))


class CollectorCards(SetupSection):
    """The six cards, and how to lay all of them at once."""

    part_key = "setup-collectors"

    def widgets(self) -> list[Widget]:
        places = [self.px(box) for box in self.layout.collectors.row(len(TreasureType), _GAP)]
        size = min(place.width for place in places), places[0].height  # a pixel more may hold another line
        cards = zip(places, TreasureType, strict=True)
        turned = [_CollectorCard(self.host, Rect(place.topleft, size), type_) for place, type_ in cards]
        return [*self._whole_sets(), *turned]

    def draw(self, canvas: Canvas) -> None:
        line = self.px(self.layout.title.take_right(self._sets_width, _GAP)[1])
        title, style = self.host.say("setup-collectors"), theme.PANEL_TITLE_LARGE
        box = canvas.text(style, title, line.midleft, Palette.HEADING, "midleft", max_width=line.width)
        gap, note = canvas.px(Space.NEAR), self.host.say("setup-collectors-note")
        room = line.right - box.right - 2 * gap
        if canvas.fits(theme.STATUS, note, room):
            where = (box.right + gap, line.centery)
            canvas.text(theme.STATUS, note, where, Palette.MUTED, "midleft", max_width=room)

    def _whole_sets(self) -> list[Widget]:
        host, draft, title = self.host, self.host.draft, self.layout.title
        aid_place, rest = title.take_right(self._sets_width)[0].take_right(_AID, _GAP)
        *whole_places, shuffle_place = rest.row(_SETS, _GAP)
        sets: Mapping[str, PlanDraft] = {"all-a": draft.with_sides(ALL_A), "all-b": draft.with_sides(ALL_B)}
        whole: list[Button] = [
            ChoiceChip(
                name,
                self.px(box),
                host.say(f"setup-{name}"),
                partial(host.change, changed),
                face=ButtonFace(style=theme.CHIP),
                chosen=draft == changed,
            )
            for (name, changed), box in zip(sets.items(), whole_places, strict=True)
        ]
        face = ButtonFace(kind="chip", icon="icon/shuffle", style=theme.CHIP)
        whole.append(
            Button("shuffle", self.px(shuffle_place), host.say("setup-shuffle"), self._shuffle, face=face)
        )
        return [*level(whole), self._aid(aid_place)]

    def _aid(self, place: Box) -> Button:
        """What saves a player aid with the six sides that are chosen now."""
        host, draft = self.host, self.host.draft
        setup = GameSetup(draft.mode, draft.players, draft.sides, draft.cursed and draft.can_be_cursed)
        keep = partial(host.app.go_to, destinations.PlayerAidFile(setup))
        face = ButtonFace(kind="chip", icon="icon/save", spoken=host.say("pause-aid"))
        return Button("aid", self.px(place), "", keep, face, tip=lambda: Tip(host.say("pause-aid")))

    @property
    def _sets_width(self) -> float:
        return _SETS * (_WHOLE_SETS + _GAP) + _AID

    def _shuffle(self) -> None:
        changed = self.host.draft.shuffled(SystemRandom().randrange)
        letters = ", ".join(
            self.host.say(f"collector-{side_name(type_, changed.sides.of(type_))}-name")
            for type_ in TreasureType
        )
        self.host.change(changed, letters)


def _plate(canvas: Canvas, type_: TreasureType, size: tuple[int, int]) -> pygame.Surface:
    """The empty card, in the tint of its treasure."""
    tones, rim, radius = Palette.TREASURE[type_.value], canvas.scale.line(2), canvas.px(_RADIUS)
    path, inner = rounded_within(size, rim / 2, radius), rounded_within(size, rim * 2, radius - rim)
    shade = theme.mixed(tones.dark, Palette.PANEL_FOOT, _FOOT_DARK)
    parts = [
        gradient("f", (theme.mixed(tones.tint, tones.dark, _TINT_DARK), tones.dark, shade)),
        gradient("r", (tones.light, tones.tint), opacities=_RIM_LIGHT),
        filled(path, "#f"),
        stroked(path, Palette.VOID, rim * LineWidth.CLEAR, _SHADE),
        stroked(inner, "#r", rim),
    ]
    return picture(size, parts)
