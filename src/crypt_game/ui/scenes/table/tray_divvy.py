"""Sharing out a team's cards: switches below the cards, two seals, and the answer (VISUAL §11, Divvy)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_button, draw_hairline, draw_row
from crypt_game.drawing.canvas.pieces import draw_portrait, draw_seal, portrait_box
from crypt_game.drawing.geometry import Box, Space
from crypt_game.play.board_model import BoardModel
from crypt_game.play.divvy_split import share_sensibly
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules.indices import SlotIndex
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, amber_button
from crypt_game.ui.scenes.table.tray_parts import draw_caption

__all__ = ["build_divvy", "draw_share"]

_BUTTONS = 680.0
_WIDTHS = (1.0, 1.0)
_SMALL_BUTTON, _SEAL, _SEAL_SHARE = 62, 64, 0.7
_LESS_SEAL = 0.4
"""By which share a seal is smaller at twice the usual text size, so that the name beside it grows."""
_WIDEST, _HEAD, _MARK, _RIM, _NOT_CHOSEN = 212, 0.84, 0.42, 0.065, 170
"""A switch: how wide at most, its heads, the mark beside the chosen one and the rim round its halves (in
heights), and how faint the other head is."""


def _places(layout: BoardLayout) -> TrayPlaces:
    return layout.tray_fields(_WIDTHS, _BUTTONS)


def draw_share(context: DrawContext, draft: DivvyDraft) -> None:
    """Who agrees to this very split: a chip with a wax seal for each member."""
    places, say, canvas = _places(context.layout), context.say, context.canvas
    head = places.head(0).union(places.head(1))
    draw_caption(context, head, say("table-divvy"), say("table-divvy-before"))
    rule = places.rules[-1]
    draw_hairline(canvas, rule.midtop, rule.midbottom)
    for field, seat in enumerate(draft.receivers):
        chip = places.body(field)
        agreed = seat in draft.agreed
        draw_row(canvas, chip, chosen=agreed)
        pad = canvas.px(Space.TIGHT)
        portrait = portrait_box(chip.height - 2 * pad).move(chip.x + pad, chip.y + pad)
        person = context.model.person(seat)
        draw_portrait(canvas, person.house.value, person.title.value, portrait)
        smaller = 1 - canvas.scale.larger * _LESS_SEAL
        seal = round(min(canvas.px(_SEAL), chip.height * _SEAL_SHARE) * smaller)
        draw_seal(canvas, agreed, (chip.right - pad - seal // 2, chip.centery), seal)
        left = portrait.right + pad
        words = Rect(left, chip.y, chip.right - 2 * pad - seal - left, chip.height)
        mine = sum(_cards(draft, slot) for slot, to in draft.to.items() if to == seat)
        total = sum(_cards(draft, slot) for slot in draft.to)
        state = (
            say("table-divvy-agreed", mine=mine, others=total - mine) if agreed else say("table-divvy-open")
        )
        told = TextLine(theme.NOTE, state, theme.Palette.IVORY if agreed else theme.Palette.MUTED)
        lines = [TextLine(theme.NAME_SMALL, context.model.names[seat]), told]
        if not canvas.fits(told.style, told.text, words.width):
            lines = lines[:1]
        context.lines(lines, words, middle=True)


def _cards(draft: DivvyDraft, slot: SlotIndex) -> int:
    place = draft.view.crypt[slot]
    return len(place.cards) if place is not None else 0


class Switch(Widget):
    """The two-way switch below a card: both heads, the chosen half with a tick. Arrows choose a side."""

    def __init__(
        self, key: str, rect: Rect, spoken: str, heads: Sequence[tuple[str, str]], chosen: int,
        on_choose: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, spoken)
        self._heads, self._chosen, self._on_choose = heads, chosen, on_choose
        self.proposed = False
        """Whether it shows what a hint proposes, and not what was put together."""

    @property
    def light(self) -> Rect:
        """The half that changes something; all of it while it shows a proposal."""
        return self.rect if self.proposed else self._halves[1 - self._chosen].rect

    @property
    def _halves(self) -> list[Box]:
        rim = self.rect.height * _RIM
        return Box(*self.rect).inset(rim, rim).row(2, 0)

    def activate(self) -> None:
        self._on_choose(1 - self._chosen)

    def adjust(self, step: int) -> bool:
        side = 1 if step > 0 else 0
        if side == self._chosen:
            return False
        self._on_choose(side)
        return True

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.rect)
        for side, (half, (house, title)) in enumerate(zip(self._halves, self._heads, strict=True)):
            box = half.rect
            chosen = side == self._chosen
            draw_button(canvas, box, "chip", "chosen" if chosen else "hover" if look.hovered else "rest")
            mark, gap = round(box.height * _MARK), canvas.px(Space.TIGHT)
            head = portrait_box(round(box.height * _HEAD))
            head.center = box.centerx - (mark + gap) // 2 * chosen, box.centery
            draw_portrait(canvas, house, title, head, alpha=theme.OPAQUE if chosen else _NOT_CHOSEN)
            if chosen:
                beside = head.right + gap + mark // 2, box.centery
                canvas.sprite("icon/check", beside, mark, tint=theme.Palette.SAFE)


def build_divvy(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands, draft: DivvyDraft
) -> list[Widget]:
    """A switch for each slot, then propose, undo, swap and a sensible proposal. The draft is what is seen:
    what is put together is changed, even while a hint shows another."""
    first = draft.receivers[0]
    own = commands.draft if isinstance(commands.draft, DivvyDraft) else draft
    heads = [(one.house.value, one.title.value) for one in map(model.person, draft.receivers)]
    widgets: list[Widget] = []
    for slot in draft.slots:
        to = draft.to[slot]
        place = model.view.crypt[slot]
        cards = place.cards if place is not None else ()
        kinds = [say(f"term-type-{laid.card.type.value}") for laid in cards]
        spoken = say("table-divvy-switch", cards=" + ".join(kinds), name=model.names[to])
        tag = layout.crypt.tags[slot]
        rect = tag.inflate(min(0, layout.frame.px(_WIDEST) - tag.width), 0)
        choose = _giver(commands, own, slot)
        switch = Switch(f"switch-{slot}", rect, spoken, heads, 0 if to == first else 1, choose)
        switch.proposed = own is not draft
        widgets.append(switch)
    return [*widgets, *_buttons(model, layout, say, commands, own)]


def _giver(commands: TableCommands, draft: DivvyDraft, slot: SlotIndex) -> Callable[[int], None]:
    return lambda side: commands.change(partial(draft.give, slot, draft.receivers[side]))


def _buttons(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands, draft: DivvyDraft
) -> list[Widget]:
    places = _places(layout)
    mate = next(seat for seat in draft.receivers if seat != draft.seat)
    answering = mate in draft.agreed
    label = say("table-divvy-agree") if answering else say("table-divvy-propose", name=model.names[mate])
    gap, small = layout.frame.px(Space.CLOSE), layout.frame.px(_SMALL_BUTTON)
    first, rest = Box(*places.single).take_left(small, gap)
    second, third = rest.take_left(small, gap)
    amber = amber_button(places, TrayButton("divvy-propose", label, commands.confirm, "icon/check"))
    sensible = partial(commands.change, partial(share_sensibly, draft))
    words = [amber, Button("divvy-sensible", third.rect, say("table-divvy-sensible"), sensible)]
    swap, refused = partial(commands.change, draft.swap), None if commands.can_undo else commands.undo
    named = (
        ("undo", "icon/undo", say("table-undo"), first.rect, commands.undo, refused),
        ("divvy-swap", "icon/swap", say("table-divvy-swap"), second.rect, swap, None),
    )
    icons = [
        Button(key, rect, "", press, ButtonFace(icon=icon, spoken=told), refused=no, tip=partial(Tip, told))
        for key, icon, told, rect, press, no in named
    ]
    propose, suggest = level(words)
    return [propose, *icons, suggest]
