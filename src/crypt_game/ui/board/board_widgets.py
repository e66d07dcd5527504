"""The widgets of what can be looked at on every board: cards, Collectors, heirs, piles, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, WidgetRole, told_in
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing.canvas.cards import MINI_RADIUS, card_corner
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spoken_table import seat_words
from crypt_game.play.spots import CardSpot, CollectorSpot, HeldSpot, Torch
from crypt_game.rules.cards import Face
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.board.board_commands import BoardCommands
from crypt_game.ui.board.board_targets import BoardPlace, CardTarget
from crypt_game.ui.board.board_tips import (
    card_name,
    card_tip,
    collector_tip,
    held_tip,
    holder_line,
    seat_tip,
    torch_tip,
)
from crypt_game.ui.board.draw_crypt import lying
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["card_targets", "info_places", "top_buttons", "worked_with"]

_TORCH_RADIUS = 6


def worked_with(layout: BoardLayout) -> tuple[Sequence[Rect], ...]:
    """What no tooltip and no message should cover: the tray, the cards with their sums, what is told, and the
    sets that price a card; then the faces, the round, phases and buttons above, and the plates."""
    sets = layout.sets[0].panel.union(layout.sets[-1].panel)
    plates = [place.panel for place in layout.panels.values()] + [each.panel for each in layout.divvy]
    bar = [layout.menu.union(layout.settings), layout.round_text]
    faces = [layout.portrait(seat) for seat in layout.view.variant.all_seats]
    return (layout.tray, sets, layout.status, *layout.crypt.cards, *layout.crypt.tags), faces, bar, plates


def card_targets(model: BoardModel, layout: BoardLayout, say: Say, commands: BoardCommands) -> list[Widget]:
    """The cards of the Crypt, left to right, those that are shared out only while they are."""
    targets: list[Widget] = []
    for index, _ in zip(SLOTS, layout.crypt.cards, strict=False):
        slot = lying(model.view.crypt, index)
        if slot is not None and (not layout.shared or index in layout.shared):
            targets += _layers(model, layout, say, commands, index, slot)
    return told_in(say("spoken-part-crypt"), targets)


def _layers(
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    commands: BoardCommands,
    index: SlotIndex,
    slot: Slot[Face],
) -> list[Widget]:
    """A target for each card of a slot; the lower ones answer where the upper leave them uncovered."""
    top = len(slot.cards) - 1
    targets: list[Widget] = []
    for layer in range(top, -1, -1):
        laid = slot.cards[layer]
        rect = layout.crypt.layer(index, layer)
        name = card_name(model, say, laid.card, laid.up)
        target = CardTarget(
            f"card-{index}" if layer == top else f"under-{index}",
            rect,
            say("table-place", place=index + 1, card=name, holder=holder_line(model, say, slot)),
            spot=CardSpot(index, layer),
            tip=partial(card_tip, model, say, index, layer),
            on_press=partial(commands.choose_card, index),
            radius=card_corner(rect.width) / layout.frame.k,
        )
        target.hidden_by = layout.crypt.layer(index, layer + 1) if layer < top else None
        target.focusable = layer == top
        target.spares = worked_with(layout)
        target.turn_wheel = partial(commands.turn_wheel, index)
        targets.append(target)
    return targets


# what lies about -------------------------------------------------------------------------------------------
def info_places(
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    commands: BoardCommands,
    explain: Callable[[SeatIndex], None] | None = None,
) -> list[Widget]:
    """What only tells about itself: the viewer's collection, Collectors, heirs, torches, piles.

    A click on a computer heir has `explain` tell why it moved as it did.
    """
    listed: list[Widget] = []
    for index, entry in enumerate(model.view.seats[model.viewer].cards):
        spot = HeldSpot(model.viewer, index)
        card = card_name(model, say, entry.card, entry.flipped)
        name = say("spoken-held", name=model.names[model.viewer], card=card)
        about: Callable[[], Tip | None] = partial(held_tip, model, say, model.viewer, index)
        rect = layout.place(spot)
        listed.append(BoardPlace(f"held-{index}", rect, name, spot=spot, tip=about, radius=MINI_RADIUS))
        listed[-1].part = say("spoken-part-held", name=model.names[model.viewer])
    for kind, places in zip(TREASURE_TYPES, layout.sets, strict=True):
        side = say(f"collector-{side_name(kind, model.view.setup.collectors.of(kind))}-name")
        name = say("spoken-collector", name=side)
        tip = partial(collector_tip, model, say, kind)
        key, collector = f"collector-{kind.value}", CollectorSpot(kind)
        show = commands.show_ledger
        listed.append(BoardPlace(key, places.head, name, spot=collector, tip=tip, on_press=show))
        listed[-1].part = say("term-collectors")
    for widget in listed:
        widget.spares = worked_with(layout)
    if layout.sharing:
        return listed
    around = [*_people(model, layout, say, explain), *_piles(model, layout, say, commands)]
    for widget in around:
        widget.spares = worked_with(layout)
    return [*listed, *around]


def _people(
    model: BoardModel, layout: BoardLayout, say: Say, explain: Callable[[SeatIndex], None] | None
) -> list[Widget]:
    listed: list[Widget] = []
    for seat in model.view.variant.all_seats:
        tip = partial(seat_tip, model, say, seat)
        press = partial(explain, seat) if explain is not None and model.is_computer_heir(seat) else None
        rect = layout.member(seat).button
        listed.append(BoardPlace(f"seat-{seat}", rect, seat_words(model, say, seat), tip=tip, on_press=press))
    held: dict[Torch, SeatIndex] = {"leader": model.view.leader, "lights-out": model.view.lights_out}
    for torch, holder in held.items():
        tip = partial(torch_tip, model, say, torch)
        rect = layout.torch(holder, torch)
        words = f"{tip().title}. {tip().body}"
        listed.append(BoardPlace(torch, rect, words, tip=tip, radius=_TORCH_RADIUS))
    return told_in(say("spoken-part-seats"), listed)


def _piles(model: BoardModel, layout: BoardLayout, say: Say, commands: BoardCommands) -> list[Widget]:
    pile, lying = layout.pile, say("term-cards", count=len(model.view.discard))
    top = model.view.top
    next_type = say("table-pile-next", type=say(f"term-type-{top.value}")) if top is not None else ""
    count = say("table-cards-left-spoken", count=model.view.deck)
    words = ". ".join(part for part in (say("table-draw-pile"), next_type, count) if part)
    through = Tip(f"{say('table-box')} · {lying}", say("table-box-tip"), rule="§1.5")
    piles = [
        BoardPlace(
            "pile",
            pile.whole,
            words,
            tip=partial(Tip, say("table-draw-pile"), say("table-pile-tip"), "", "§1.3"),
        ),
        BoardPlace(
            "box", pile.box_row, through.title, tip=lambda: through, on_press=commands.look_through_box
        ),
    ]
    return told_in(say("spoken-part-piles"), piles)


# the top bar -----------------------------------------------------------------------------------------------
def top_buttons(model: BoardModel, layout: BoardLayout, say: Say, commands: BoardCommands) -> list[Widget]:
    """What stands in the top bar of every table: way out, score so far, settings, rules, chronicle."""
    out = ("menu", "icon/menu") if model.audience is None else ("leave", "icon/undo")
    named: list[tuple[str, Rect, str, Callable[[], None]]] = [
        (out[0], layout.menu, out[1], commands.open_menu),
        ("score", layout.score, "icon/crown", commands.show_score),
        ("settings", layout.settings, "icon/gear", commands.open_settings),
        ("rules", layout.help, "icon/help", commands.open_help),
        ("log", layout.log, "icon/log", commands.open_log),
        ("reference", layout.reference, "icon/list", commands.open_reference),
    ]
    buttons: list[Widget] = []
    for key, rect, icon, press in named:
        name = say(f"table-{key}")
        tip = partial(Tip, name, say(f"table-{key}-tip"))
        button = Button(key, rect, "", press, face=ButtonFace(icon=icon, spoken=name), tip=tip)
        button.role = WidgetRole.LOOKUP
        button.chosen = (key == "score" and bool(model.scores)) or None
        buttons.append(button)
    return told_in(say("spoken-part-bar"), buttons)
