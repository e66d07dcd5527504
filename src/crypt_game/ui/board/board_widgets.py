"""The widgets of everything that can be looked at on the table: cards, Collectors, heirs, piles, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from crypt_game.match.luck_source import Secrecy
from crypt_game.match.players import PlayerKind
from crypt_game.rules.cards import Face
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import TREASURE_TYPES, FlipFor, TreasureType
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui import theme
from crypt_game.ui.board.board_targets import BoardPlace, CardTarget, PeekButton, RewardGlyph
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
from crypt_game.ui.board.model import BoardModel, GhostTurn, Spot, SpotKind
from crypt_game.ui.board.offer_drafts import PRICE, FlipOffer
from crypt_game.ui.focus import Tip, Widget
from crypt_game.ui.scenes.table.desk import Desk, LookingDesk
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["bar_buttons", "card_targets", "reward_buttons", "things", "top_buttons"]

_ANYTIME = {PRICE[what][0]: what for what in (FlipFor.PEEK, FlipFor.REVIVE)}
_REWARD_ICON = {FlipFor.PEEK: "icon/eye", FlipFor.REVIVE: "icon/recover"}


def card_targets(model: BoardModel, layout: BoardLayout, say: Say, desk: LookingDesk) -> list[Widget]:
    """The cards of the Crypt, left to right, those that are shared out only while they are."""
    targets: list[Widget] = []
    for index in range(len(layout.crypt.cards)):
        slot = lying(model.view.crypt, index)
        if slot is not None and (not layout.shared or index in layout.shared):
            targets += _layers(model, layout, say, desk, index, slot)
    return targets


def _layers(
    model: BoardModel, layout: BoardLayout, say: Say, desk: LookingDesk, index: int, slot: Slot[Face]
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
            spot=Spot(SpotKind.CARD, index, layer),
            tip=partial(card_tip, model, say, index, layer),
            on_press=partial(desk.choose_card, index),
            radius=16 * rect.width / 240 / layout.frame.k,
            hidden_by=layout.crypt.layer(index, layer + 1) if layer < top else None,
        )
        target.focusable = layer == top
        targets.append(target)
    return targets


# rewards at any time ---------------------------------------------------------------------------------------
def reward_buttons(model: BoardModel, layout: BoardLayout, say: Say, desk: Desk) -> list[Widget]:
    """A button for every seat at the screen that can use a reward at any time (§5.1): also while another
    choice is on the tray, but for that choice itself."""
    view, asking = model.view, model.asking
    if isinstance(asking, GhostTurn) or (isinstance(asking, FlipOffer) and not asking.optional):
        return []
    offered = (asking.seat, asking.what) if isinstance(asking, FlipOffer) else None
    return [
        _reward(model, layout, say, desk, seat, reward.type)
        for reward in view.variant.anytime
        for seat in view.variant.heirs
        if model.person(seat).mind is PlayerKind.PERSON
        and reward.usable(view, seat)
        and (seat, _ANYTIME[reward.type]) != offered
    ]


def _reward(
    model: BoardModel, layout: BoardLayout, say: Say, desk: Desk, seat: int, kind: TreasureType
) -> Widget:
    """In the viewer's own column a button, in another seat's panel the glyph of the type itself; while a team
    shares out, its members' columns cover the panels, and the others' buttons stand below the cards."""
    what = _ANYTIME[kind]
    key = f"use-{seat}-{what.value}"
    label = say(f"table-use-{what.value}", name=model.names[seat])
    rule = collector_tip(model, say, kind)
    tip = partial(Tip, label, rule.body, rule.timing, rule.rule)
    press = partial(desk.open_offer, seat, what)
    if seat == model.viewer:
        rect = layout.rewards[kind]
        return Button(key, rect, "", press, face=ButtonFace(icon=_REWARD_ICON[what], spoken=label), tip=tip)
    if layout.sharing:
        name, rect = model.names[seat], layout.bystander(seat)
        return Button(
            key,
            rect,
            name,
            press,
            face=ButtonFace(icon=_REWARD_ICON[what], spoken=label, style=theme.NOTE),
            tip=tip,
        )
    return RewardGlyph(key, layout.glyph(seat, kind), label, tip=tip, on_press=press, radius=6)


# what lies about -------------------------------------------------------------------------------------------
def things(
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    desk: LookingDesk,
    explain: Callable[[int], None] | None = None,
) -> list[Widget]:
    """What only tells about itself: the viewer's collection, Collectors, heirs, torches, piles.

    A click on a computer heir has `explain` tell why it moved as it did.
    """
    listed: list[Widget] = []
    for index, entry in enumerate(model.view.seats[model.viewer].cards):
        spot = Spot(SpotKind.HELD, model.viewer, index)
        name = card_name(model, say, entry.card, entry.flipped)
        about: Callable[[], Tip | None] = partial(held_tip, model, say, model.viewer, index)
        listed.append(BoardPlace(f"held-{index}", layout.place(spot), name, spot=spot, tip=about, radius=8))
    for index, kind in enumerate(TREASURE_TYPES):
        spot = Spot(SpotKind.COLLECTOR, index)
        name = say(f"collector-{side_name(kind, model.view.setup.collectors.of(kind))}-name")
        tip = partial(collector_tip, model, say, kind)
        listed.append(
            BoardPlace(f"collector-{kind.value}", layout.collectors[index], name, spot=spot, tip=tip)
        )
    if layout.sharing:
        return listed
    return [*listed, *_people(model, layout, say, explain), *_piles(model, layout, say, desk)]


def _people(
    model: BoardModel, layout: BoardLayout, say: Say, explain: Callable[[int], None] | None
) -> list[Widget]:
    listed: list[Widget] = []
    for seat in range(model.view.variant.size):
        tip = partial(seat_tip, model, say, seat)
        press = partial(explain, seat) if explain is not None and model.is_computer_heir(seat) else None
        rect = layout.member(seat).button
        listed.append(BoardPlace(f"seat-{seat}", rect, model.names[seat], tip=tip, on_press=press))
    for which, holder in enumerate((model.view.leader, model.view.lights_out)):
        rect = layout.torch(holder, which)
        name = torch_tip(model, say, which).title
        listed.append(
            BoardPlace(f"torch-{which}", rect, name, tip=partial(torch_tip, model, say, which), radius=6)
        )
    return listed


def _piles(model: BoardModel, layout: BoardLayout, say: Say, desk: LookingDesk) -> list[Widget]:
    pile, box = layout.pile, model.view.discard
    next_type = say(f"term-type-{model.view.top.value}") if model.view.top is not None else ""
    count = say("table-cards-left-spoken", count=model.view.deck)
    words = ". ".join(part for part in (say("table-draw-pile"), next_type, count) if part)
    through = Tip(say("table-box", count=len(box)), say("table-box-tip"), rule="§1.5")
    return [
        BoardPlace(
            "pile",
            pile.card,
            words,
            tip=partial(Tip, say("table-draw-pile"), say("table-pile-tip"), "", "§1.3"),
        ),
        BoardPlace("box", pile.box_row, through.title, tip=lambda: through, on_press=desk.look_through_box),
    ]


# the top bar -----------------------------------------------------------------------------------------------
def bar_buttons(model: BoardModel, layout: BoardLayout, say: Say, desk: Desk) -> list[Widget]:
    """Menu, the lock of the luck, catching up, peek, own score, settings, rules and chronicle."""
    menu, *others = top_buttons(model, layout, say, desk)
    tip = partial(Tip, say("table-peek"), say("table-peek-tip"))
    peek = PeekButton(layout.peek, say("table-peek"), tip, desk.peek, shown=not model.covered)
    since = Button(
        "since",
        layout.since,
        "",
        desk.catch_up,
        face=ButtonFace(icon="icon/clock", spoken=say("table-since")),
        tip=partial(Tip, say("table-since"), say("table-since-tip")),
    )
    sealed = model.secrecy in (Secrecy.SEALED, Secrecy.OLDER)
    luck = f"table-{'sealed' if sealed else model.secrecy.value}"
    lock = Button(
        "lock",
        layout.lock,
        "",
        desk.show_fairness,
        face=ButtonFace(
            icon="icon/lock" if sealed else "icon/hash", spoken=f"{say(luck)}. {say(f'{luck}-tip')}"
        ),
        tip=partial(Tip, say(luck), say(f"{luck}-tip")),
    )
    return [menu, lock, since, peek, *others]


def top_buttons(model: BoardModel, layout: BoardLayout, say: Say, desk: LookingDesk) -> list[Widget]:
    """What stands in the top bar of every table: way out, score so far, settings, rules, chronicle."""
    out = ("menu", "icon/menu") if model.replay is None else ("leave", "icon/undo")
    named: list[tuple[str, Rect, str, Callable[[], None]]] = [
        (out[0], layout.menu, out[1], desk.open_menu),
        ("score", layout.score, "icon/crown", desk.show_score),
        ("settings", layout.settings, "icon/gear", desk.open_settings),
        ("rules", layout.help, "icon/help", desk.open_help),
        ("log", layout.log, "icon/log", desk.open_log),
    ]
    buttons: list[Widget] = []
    for key, rect, icon, press in named:
        name = say(f"table-{key}")
        tip = partial(Tip, name, say(f"table-{key}-tip"))
        button = Button(key, rect, "", press, face=ButtonFace(icon=icon, spoken=name), tip=tip)
        button.chosen = key == "score" and bool(model.ledger)
        buttons.append(button)
    return buttons
