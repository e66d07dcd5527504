"""The controls of one heir in the set-up: house, name, who plays for it and how.

Used by the rows of heirs and of houses. Must never import the scene.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from crypt_game.match.party import NAME_LIMIT, Mind, Person
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Look, Widget
from crypt_game.ui.scenes.setup.draft import MINDS, TEMPERS, SetupDraft
from crypt_game.ui.scenes.setup.section import Host, name_of, said_name
from crypt_game.ui.widgets import Button, Choice, TextEntry

__all__ = ["HouseBadge", "NameTag", "mind_chips", "name_widget", "row_buttons"]

_ENTRY_FONT: Final = "ProzaLibre-Bold.ttf"


class HouseBadge(Widget):
    """The plate of a house; pressing it takes the next house."""

    def __init__(self, host: Host, index: int, person: Person, name: str, rect: pygame.Rect) -> None:
        self._house = host.say(f"term-house-{person.house.value}")
        super().__init__(f"house-{index}", rect, host.say("setup-next-house", name=name, house=self._house))
        self._host, self._index, self._person = host, index, person

    def activate(self) -> None:
        changed = self._host.draft.next_house(self._index)
        house = changed.heirs[self._index].house
        self._host.change(changed, self._host.say(f"term-house-{house.value}"))

    def draw(self, brush: Brush, look: Look) -> None:
        if look.hovered or look.pressed:
            brush.button(self.rect, "quiet", "down" if look.pressed else "hover")
        brush.badge(self._person.house.value, self.rect.center, round(self.rect.height * 0.84))


class NameTag(Button):
    """A name as it will stand at the table; pressing it opens a line to type another."""

    def draw(self, brush: Brush, look: Look) -> None:
        brush.button(self.rect, "quiet", self.state(look))
        left = (self.rect.left + brush.px(10), self.rect.centery)
        room = self.rect.width - brush.px(20)
        style = brush.level(self.style, [(peer.label, room) for peer in self.peers])
        brush.text(style, self.label, left, theme.Palette.IVORY, "midleft", max_width=room)


def name_widget(host: Host, index: int, person: Person, rect: pygame.Rect, style: theme.Style) -> Widget:
    """The name of an heir: a tag, or the line in which it is being typed. Both bear the same key."""
    key = f"name-{index}"
    if host.renaming != index:
        name = said_name(host.say, person)
        spoken = host.say("setup-name-button", name=name)
        return NameTag(key, rect, name, lambda: host.rename(index), kind="quiet", spoken=spoken, style=style)
    return TextEntry(
        key,
        rect,
        host.say("setup-name-entry", seat=index + 1),
        person.name,
        lambda text: host.note_name(index, text),
        limit=NAME_LIMIT,
        font=str(host.app.resources.assets / "fonts" / _ENTRY_FONT),
        font_size=max(13, min(round(style.size * host.area.frame.k), round(rect.height * 0.56))),
        placeholder=name_of(host.say, person.house, person.title),
        on_enter=lambda: host.rename(None),
    )


def mind_chips(
    host: Host, index: int, person: Person, whole: pygame.Rect, pair: tuple[pygame.Rect, pygame.Rect]
) -> list[Widget]:
    """Who plays for an heir: in the `whole` place a person, in the `pair` a computer heir and its
    temperament. Each press takes the next."""
    if not host.computer_heirs:
        return []
    name = said_name(host.say, person)
    if person.mind is Mind.PERSON:
        return [_mind_chip(host, index, person, name, whole)]
    return [
        _mind_chip(host, index, person, name, pair[0]),
        _temper_chip(host, index, person, name, pair[1]),
    ]


def _mind_chip(host: Host, index: int, person: Person, name: str, rect: pygame.Rect) -> Widget:
    following = MINDS[(MINDS.index(person.mind) + 1) % len(MINDS)]
    temper = "" if following is Mind.PERSON else person.temper or TEMPERS[index % len(TEMPERS)]
    mind = host.say(f"setup-mind-{person.mind.value}")
    return Choice(
        f"mind-{index}",
        rect,
        mind,
        lambda: host.change(
            host.draft.with_heir(index, mind=following, temper=temper),
            host.say(f"setup-mind-{following.value}"),
        ),
        chosen=person.mind is Mind.PERSON,
        icon="icon/player" if person.mind is Mind.PERSON else None,
        spoken=host.say("setup-mind-of", name=name, mind=mind),
        style=theme.CHIP,
    )


def _temper_chip(host: Host, index: int, person: Person, name: str, rect: pygame.Rect) -> Widget:
    present = person.temper or TEMPERS[0]
    following = TEMPERS[(TEMPERS.index(present) + 1) % len(TEMPERS)]
    temper = host.say(f"setup-temper-{present}")
    return Choice(
        f"temper-{index}",
        rect,
        temper,
        lambda: host.change(
            host.draft.with_heir(index, temper=following), host.say(f"setup-temper-{following}")
        ),
        chosen=False,
        spoken=host.say("setup-temper-of", name=name, temper=temper),
        style=theme.CHIP,
    )


def row_buttons(
    host: Host, index: int, up: tuple[pygame.Rect, str], away: tuple[pygame.Rect, str]
) -> list[Widget]:
    """Exchange places with the row above, and leave the table; each is a place and its spoken name."""

    def button(name: str, icon: str, place: tuple[pygame.Rect, str], draft: SetupDraft) -> Widget:
        rect, spoken = place
        change = partial(host.change, draft)
        return Button(f"{name}-{index}", rect, "", change, kind="quiet", icon=icon, spoken=spoken)

    buttons: list[Widget] = []
    if index > 0:
        buttons.append(button("up", "icon/swap", up, host.draft.moved_up(index)))
    if host.draft.can_remove:
        buttons.append(button("away", "icon/minus", away, host.draft.without(index)))
    return buttons
