"""The controls of one heir in the set-up: house, name, who plays for it and how.

Used by the rows of heirs and of houses. Must never import `ui.scenes.setup.scene`.
"""

from __future__ import annotations

from functools import partial

import pygame

from crypt_game.match.players import NAME_LIMIT, Player
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_button
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.focus import Widget, WidgetLook
from crypt_game.ui.geometry import Scale
from crypt_game.ui.pages.player_kind_chips import mind_chips
from crypt_game.ui.scenes.setup.game_draft import SetupDraft
from crypt_game.ui.scenes.setup.section import Host, name_of, said_name
from crypt_game.ui.widgets import Button, ButtonFace, LineFace, TextEntry

__all__ = ["HouseBadge", "NameTag", "minds_of", "name_widget", "row_buttons"]


class HouseBadge(Widget):
    """The plate of a house; pressing it takes the next house."""

    def __init__(self, host: Host, index: int, person: Player, name: str, rect: pygame.Rect) -> None:
        self._house = host.say(f"term-house-{person.house.value}")
        super().__init__(f"house-{index}", rect, host.say("setup-next-house", name=name, house=self._house))
        self._host, self._index, self._person = host, index, person

    def activate(self) -> None:
        changed = self._host.draft.next_house(self._index)
        house = changed.heirs[self._index].house
        self._host.change(changed, self._host.say(f"term-house-{house.value}"))

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered or look.pressed:
            draw_button(canvas, self.rect, "quiet", "down" if look.pressed else "hover")
        draw_badge(canvas, self._person.house.value, self.rect.center, round(self.rect.height * 0.84))


class NameTag(Button):
    """A name as it will stand at the table; pressing it opens a line to type another."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "quiet", self.state(look))
        left = (self.rect.left + canvas.px(10), self.rect.centery)
        room = self.rect.width - canvas.px(20)
        style = canvas.level(self.style, [(peer.label, room) for peer in self.peers])
        canvas.text(style, self.label, left, theme.Palette.IVORY, "midleft", max_width=room)


def name_widget(host: Host, index: int, person: Player, rect: pygame.Rect, style: theme.Style) -> Widget:
    """The name of an heir: a tag, or the line in which it is being typed. Both bear the same key."""
    key = f"name-{index}"
    if host.renaming != index:
        name = said_name(host.say, person)
        spoken = host.say("setup-name-button", name=name)
        return NameTag(
            key,
            rect,
            name,
            lambda: host.rename(index),
            face=ButtonFace(kind="quiet", spoken=spoken, style=style),
        )
    frame = host.area.frame
    placeholder = name_of(host.say, person.house, person.title)
    return TextEntry(
        (key, host.say("setup-name-entry", seat=index + 1)),
        rect,
        person.name,
        lambda text: host.note_name(index, text),
        LineFace(host.app.gui, Scale(frame.k), style, placeholder),
        limit=NAME_LIMIT,
        on_enter=lambda: host.rename(None),
    )


def minds_of(
    host: Host, index: int, person: Player, whole: pygame.Rect, pair: tuple[pygame.Rect, pygame.Rect]
) -> list[Widget]:
    """Who plays for an heir, where computer heirs are to be had (see `mind_chips`)."""
    if not host.computer_heirs:
        return []
    name = said_name(host.say, person)

    def take(changed: Player, spoken: str) -> None:
        host.change(host.draft.with_heir(index, mind=changed.mind, temper=changed.temper), spoken)

    return mind_chips(host.say, index, (name, person), whole, pair, take)


def row_buttons(
    host: Host, index: int, up: tuple[pygame.Rect, str], away: tuple[pygame.Rect, str]
) -> list[Widget]:
    """Exchange places with the row above, and leave the table; each is a place and its spoken name."""

    def button(name: str, icon: str, place: tuple[pygame.Rect, str], draft: SetupDraft) -> Widget:
        rect, spoken = place
        change = partial(host.change, draft)
        return Button(
            f"{name}-{index}", rect, "", change, face=ButtonFace(kind="quiet", icon=icon, spoken=spoken)
        )

    buttons: list[Widget] = []
    if index > 0:
        buttons.append(button("up", "icon/swap", up, host.draft.moved_up(index)))
    if host.draft.can_remove:
        buttons.append(button("away", "icon/minus", away, host.draft.without(index)))
    return buttons
