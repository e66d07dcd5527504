"""The seats of the set-up: a card for each player or Ghost, in Clash of Houses for each house (§8.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, LineFace, TextEntry, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.closed_eyes import BustPlace, portrait_bust
from crypt_game.drawing.canvas.light import Reach
from crypt_game.drawing.canvas.panels import draw_button, draw_empty_place, draw_panel
from crypt_game.drawing.canvas.pieces import PORTRAIT_RADIUS, draw_badge, draw_portrait
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.torches import draw_torch, torch_fire
from crypt_game.drawing.geometry import Box, IconSize, Scale, Space, square
from crypt_game.drawing.idle_animation import Flame
from crypt_game.match.plan_draft import PlanDraft, with_kind
from crypt_game.match.players import GHOST_HOUSES, NAME_LIMIT, House, Player, PlayerKind, Title
from crypt_game.opponents.levels import Temper
from crypt_game.rules import GameSetup, SeatKind, variant_of
from crypt_game.rules.terms import Mode
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.pages.player_kinds import KindButton
from crypt_game.ui.pages.seat_editor import SeatEditorPlaces, draw_seat, seat_places
from crypt_game.ui.scenes.setup.ranks import draw_ranks
from crypt_game.ui.scenes.setup.section import Host, SetupSection, said_name

__all__ = ["LeadButton", "SeatCards"]

_SIDE: Final = 50
"""How wide and high the small buttons of a card are, in design units."""
_STEP: Final = 54
_UNLIT: Final = 120
_TORCH_ASPECT, _CORNER = 2 / 3, 2 / 3
"""The width of a torch for its height; how far in a sign stands at a corner, in its own size."""
_PENCIL_ROOM: Final = 40
_HOUSE_BUTTONS: Final = 4


class _NameTag(Button):
    """A name as it will stand at the table; pressing it opens a line to type another. Large names take
    the room of the pencil."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "quiet", self.state(look))
        pencil_room = canvas.px(_PENCIL_ROOM)
        pens = all(canvas.fits(self.style, each.label, each.rect.width - pencil_room) for each in self.peers)
        room = self.rect.width - (pencil_room if pens else canvas.px(Space.TIGHT))
        style = canvas.level(self.style, [(peer.label, room) for peer in self.peers])
        left = self.rect.move(canvas.px(Space.TIGHT), 0).midleft
        name = canvas.text(style, self.label, left, theme.Palette.IVORY, "midleft", max_width=room)
        if not pens:
            return
        pencil = square((name.right + canvas.px(Space.APART), self.rect.centery), canvas.px(IconSize.SMALL))
        canvas.sprite("icon/edit", pencil, tint=theme.Palette.MUTED)


class _HouseTag(Button):
    """The house of a player, or of two; pressing it takes the next one."""

    house, short = House.TOWER, ""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "quiet", self.state(look))
        side = min(self.rect.height, self.rect.width) - 2 * canvas.px(Space.HAIR)
        alone = self.rect.width < 2 * self.rect.height
        middle = self.rect.centerx if alone else self.rect.left + side // 2 + canvas.px(Space.HAIR)
        draw_badge(canvas, self.house.value, (middle, self.rect.centery), side)
        if not alone:
            tags = [peer for peer in self.peers if isinstance(peer, _HouseTag)]
            whole = all(canvas.fits(theme.NOTE, tag.label, tag._beside_badge(canvas, side)) for tag in tags)
            lines = [(tag.label if whole else tag.short, tag._beside_badge(canvas, side)) for tag in tags]
            words, room = self.label if whole else self.short, self._beside_badge(canvas, side)
            where = self.rect.right - canvas.px(Space.TIGHT) - room, self.rect.centery
            style = canvas.level(theme.NOTE, lines)
            canvas.text(style, words, where, theme.Palette.MUTED, "midleft", max_width=room)

    def _beside_badge(self, canvas: Canvas, side: int) -> int:
        """What its words have beside a badge of this size."""
        return self.rect.width - side - canvas.px(Space.NEAR) - canvas.px(Space.TIGHT)


class SeatPortrait(Button):
    """A portrait that another one of the same house takes the place of when it is pressed."""

    player: Player

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered or look.pressed:
            canvas.glow(self.rect, reach=Reach.MIDDLE, radius=PORTRAIT_RADIUS)
            draw_portrait(canvas, self.player.house.value, self.player.title.value, self.rect)
            side = canvas.px(IconSize.LINE)
            corner = (self.rect.right - round(side * _CORNER), self.rect.bottom - round(side * _CORNER))
            canvas.sprite("icon/swap", corner, side)

    def bust(self, canvas: Canvas) -> BustPlace:
        """Where the heir is seen."""
        return portrait_bust(canvas, f"heirs/{self.player.house.value}_{self.player.title.value}", self.rect)


class LeadButton(Button):
    """The torch of the Leader: lit before who leads the first round, and given by a press."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "quiet", self.state(look))
        pose = Pose(alpha=theme.OPAQUE if self.chosen or look.hovered else _UNLIT)
        draw_torch(canvas, "leader", self._torch(canvas), pose, fire=not self.chosen)

    def flames(self, canvas: Canvas) -> list[Flame]:
        """The fire of the torch that is lit."""
        return [Flame(*torch_fire(self._torch(canvas)))] if self.chosen else []

    def _torch(self, canvas: Canvas) -> Rect:
        height = self.rect.height - 2 * canvas.px(Space.HAIR)
        return Rect(0, 0, round(height * _TORCH_ASPECT), height).move_to(center=self.rect.center)


class _AddButton(Button):
    """The empty place at the table."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered or look.pressed:
            draw_button(canvas, self.rect, "quiet", self.state(look))
        draw_empty_place(canvas, self.rect)
        self.draw_label(canvas, look)


class SeatCards(SetupSection):
    """Players and Ghosts in seat order, and the place of the next one."""

    part_key = "spoken-part-seats"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        draft = host.draft
        self._clash = draft.mode is Mode.CLASH
        kinds = variant_of(GameSetup(draft.mode, draft.players)).kinds
        self._kinds = kinds[::2] if self._clash else kinds
        self._places = [self.px(box) for box in self.layout.seats]
        heirs = (
            place for place, kind in zip(self._places, self._kinds, strict=False) if kind is SeatKind.HEIR
        )
        self._seats = [seat for place in heirs for seat in (self._halves(place) if self._clash else [place])]

    def widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        for index, rect in enumerate(self._seats):
            widgets += self._seat(index, rect)
            if self._clash and index % 2:
                widgets += self._house_controls(index - 1)
        for kind in (_NameTag, _HouseTag):
            level([widget for widget in widgets if isinstance(widget, kind)])
        if self.host.draft.can_add:
            widgets.append(self._add())
        return widgets

    def draw(self, canvas: Canvas) -> None:
        heirs = self.host.draft.heirs
        if self._clash:
            for place, player in zip(self._places, heirs[::2], strict=False):
                draw_panel(canvas, place, rim=canvas.tones(player.house.value).rim)
        for rect, player in zip(self._seats, heirs, strict=True):
            draw_seat(canvas, self.host.say, rect, player, bare=self._clash)
            self._draw_person(canvas, seat_places(rect, canvas.scale), player)
        ghosts = iter(GHOST_HOUSES)
        for rect, kind in zip(self._places, self._kinds, strict=False):
            if kind is not SeatKind.HEIR:
                self._draw_ghost(canvas, rect, next(ghosts))
        if self.host.draft.mode is Mode.SOLO:
            room = self._places[-2].union(self._places[-1])
            draw_ranks(canvas, self.host.say, room, heirs[0].title.value)
        elif self.host.draft.can_add:
            for rect in self._places[len(self._kinds) + 1 :]:
                draw_empty_place(canvas, rect)

    # one seat ---------------------------------------------------------------------------------------------
    def _seat(self, index: int, rect: Rect) -> list[Widget]:
        host, say = self.host, self.host.say
        player = host.draft.heirs[index]
        name, places = said_name(say, player), seat_places(rect, host.area.frame)

        def take(kind: PlayerKind, temper: Temper | None) -> None:
            changed = with_kind(player, kind, index)
            temper = changed.temper if temper is None else temper
            spoken = say("setup-mind-of", name=name, mind=say(f"setup-mind-{kind.value}"))
            host.change(host.draft.with_heir(index, mind=kind, temper=temper), spoken)

        alone = host.draft.people_at_screen == 1
        kind = KindButton(host.app, f"mind-{index}", places.kind, (player, name), take, alone=alone)
        if self._clash:
            return [self._name(index, player, places.name), kind]
        assert places.house is not None
        return [
            self._portrait(index, player, name, places.face),
            self._name(index, player, places.name),
            self._house(index, player, name, self._beside_button(places.house)),
            kind,
            *self._seat_buttons(index, name, places),
        ]

    def _name(self, index: int, player: Player, rect: Rect) -> Widget:
        host, say = self.host, self.host.say
        rect = rect if self._clash else self._beside_button(rect)
        key, style = f"name-{index}", theme.NAME_SMALL if self._clash else theme.NAME
        if host.renaming == index:
            unnamed = portrait_name(say, player.house, player.title)
            return TextEntry(
                (key, say("setup-name-entry", seat=index + 1)),
                rect,
                player.name,
                lambda text: host.note_name(index, text),
                LineFace(host.app.gui, Scale(host.area.frame.k), style, unnamed),
                limit=NAME_LIMIT,
                on_enter=lambda: host.rename(None),
            )
        name = said_name(say, player)
        face = ButtonFace(kind="quiet", spoken=say("setup-name-button", name=name), style=style)
        return _NameTag(key, rect, name, lambda: host.rename(index), face=face)

    def _house(self, index: int, player: Player, name: str, rect: Rect) -> Widget:
        host, house = self.host, self.host.say(f"term-house-{player.house.value}")

        def press() -> None:
            changed = host.draft.next_house(index)
            host.change(changed, host.say(f"term-house-{changed.heirs[index].house.value}"))

        whose = "setup-next-house" if name != house else "setup-change-house"
        spoken = host.say(whose, name=name, house=house)
        tag = _HouseTag(f"house-{index}", rect, house, press, face=ButtonFace(kind="quiet", spoken=spoken))
        tag.house, tag.short = player.house, host.say(f"setup-house-{player.house.value}")
        return tag

    def _beside_button(self, line: Rect) -> Rect:
        """What a small button at its end leaves of a line."""
        return Rect(line.topleft, (line.width - self.host.area.frame.px(_STEP), line.height))

    def _portrait(self, index: int, player: Player, name: str, rect: Rect) -> Widget:
        host = self.host
        other = Title.DUKE if player.title is Title.DUCHESS else Title.DUCHESS
        title, taken = (host.say(f"setup-{each.value}") for each in (player.title, other))
        spoken = host.say("setup-portrait", name=name, title=title)
        change = partial(host.change, host.draft.with_heir(index, title=other), taken)
        face = SeatPortrait(f"portrait-{index}", rect, "", change, face=ButtonFace(spoken=spoken))
        face.player = player
        return face

    def _seat_buttons(self, index: int, name: str, places: SeatEditorPlaces) -> list[Widget]:
        """Lead, exchange places with the seat before, leave."""
        assert places.house is not None
        side = self.host.area.frame.px(_SIDE)
        away, up = (
            Rect(line.right - side, line.top, side, line.height) for line in (places.name, places.house)
        )
        buttons: list[Widget] = []
        if places.character is not None and len(self.host.draft.candidates) > 1:
            torch = Rect(0, places.character.top, side, places.character.height)
            torch.right = places.kind.right
            buttons.append(self._lead(index, torch))
        say = self.host.say
        words = say("setup-move-up", name=name), say("setup-remove-heir", name=name)
        return [*buttons, *self._come_and_go(index, words, (up, away))]

    # one house --------------------------------------------------------------------------------------------
    def _halves(self, place: Rect) -> list[Rect]:
        """The seats of Duchess and Duke in the card of their house, beside the column of its buttons."""
        buttons = self.host.area.frame.px(_SIDE + Space.TIGHT)
        return [half.rect for half in Box(*place).take_right(buttons)[1].column(2, 0)]

    def _house_controls(self, index: int) -> list[Widget]:
        host, draft = self.host, self.host.draft
        player, px = draft.heirs[index], host.area.frame.px
        house = host.say(f"term-house-{player.house.value}")
        whole = self._seats[index].union(self._seats[index + 1])
        beside = Box(whole.right, whole.top, px(_SIDE), whole.height).inset(0, px(Space.TIGHT))
        tag, torch, up, away = (place.rect for place in beside.column(_HOUSE_BUTTONS, px(Space.HAIR)))
        words = host.say("setup-move-house-up", house=house), host.say("setup-remove-house", house=house)
        controls = [self._house(index, player, house, tag), self._lead(index // 2, torch)]
        return [*controls, *self._come_and_go(index, words, (up, away))]

    # what seats and houses share --------------------------------------------------------------------------
    def _lead(self, place: int, rect: Rect) -> Widget:
        host, player = self.host, self.host.draft.candidates[place]
        house = host.say(f"term-house-{player.house.value}")
        spoken = (
            host.say("setup-lead-house", house=house)
            if self._clash
            else host.say("setup-lead-by", name=said_name(host.say, player))
        )
        chosen = host.draft.leader == place
        button = LeadButton(
            f"lead-{place}",
            rect,
            "",
            lambda: host.change(host.draft.led_by(place), spoken),
            face=ButtonFace(kind="quiet", spoken=spoken),
            tip=lambda: Tip(spoken),
        )
        button.chosen = chosen
        return button

    def _come_and_go(self, index: int, words: tuple[str, str], places: tuple[Rect, Rect]) -> list[Widget]:
        draft = self.host.draft

        def button(name: str, icon: str, spoken: str, rect: Rect, changed: PlanDraft) -> Widget:
            face = ButtonFace(kind="quiet", icon=icon, spoken=spoken)
            press = partial(self.host.change, changed)
            return Button(f"{name}-{index}", rect, "", press, face=face, tip=lambda: Tip(spoken))

        buttons = []
        if index > 0:
            buttons.append(button("up", "icon/swap", words[0], places[0], draft.moved_up(index)))
        if draft.can_remove:
            buttons.append(button("away", "icon/close", words[1], places[1], draft.without(index)))
        return buttons

    def _add(self) -> Widget:
        host = self.host
        return _AddButton(
            "add",
            self._places[len(self._kinds)],
            host.say("setup-add-house" if self._clash else "setup-add-heir"),
            lambda: host.change(host.draft.with_one_more()),
            face=ButtonFace(kind="quiet", icon="icon/plus", style=theme.BUTTON),
        )

    def _draw_person(self, canvas: Canvas, places: SeatEditorPlaces, player: Player) -> None:
        """That a person leads first, where a computer player tells how it plays."""
        draft = self.host.draft
        leads = draft.leader is not None and draft.candidates[draft.leader] == player
        if places.character is None or player.mind is not PlayerKind.PERSON or not leads:
            return
        room, words = places.character.width, self.host.say("setup-leads-first")
        where = places.character.midleft
        canvas.text(theme.LABEL, words, where, theme.Palette.TORCH, "midleft", max_width=room)

    def _draw_ghost(self, canvas: Canvas, rect: Rect, house: House) -> None:
        say, places = self.host.say, seat_places(rect, canvas.scale)
        draw_panel(canvas, rect, dim=True)
        draw_portrait(canvas, house.value, None, places.face)
        key = "setup-ghost-twin" if house is House.SHADE else "setup-ghost"
        where, room = places.name.midleft, places.name.width
        canvas.text(theme.NAME_SMALL, say(key), where, theme.Palette.IVORY, "midleft", max_width=room)
        below = places.name.move(0, places.name.height + canvas.px(Space.TIGHT))
        below.height = rect.bottom - canvas.px(Space.CLOSE) - below.top
        canvas.paragraph(theme.STATUS, say(f"{key}-detail"), below, theme.Palette.MUTED)
