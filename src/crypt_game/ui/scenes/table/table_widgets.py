"""All widgets of the table in the order of Tab: the Crypt, the tray, then what lies about."""

from __future__ import annotations

from functools import partial

from crypt_game.controls.widget import Tip, Widget, WidgetRole, told_in
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas.cards import MINI_RADIUS
from crypt_game.match.luck_source import Secrecy
from crypt_game.match.players import PlayerKind
from crypt_game.play.board_model import BoardModel, GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import PRICE, DivvyDraft, FlipOffer
from crypt_game.play.round_report import RoundReport
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.terms import FlipFor, Phase, TreasureType
from crypt_game.ui.board.board_targets import PeekButton, RewardGlyph
from crypt_game.ui.board.board_tips import collector_tip
from crypt_game.ui.board.board_widgets import card_targets, info_places, top_buttons
from crypt_game.ui.board.draw_context import Say
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_claim import build_claim
from crypt_game.ui.scenes.table.tray_divvy import build_divvy
from crypt_game.ui.scenes.table.tray_ghost import build_ghost
from crypt_game.ui.scenes.table.tray_offer import build_offer
from crypt_game.ui.scenes.table.tray_report import build_report
from crypt_game.ui.scenes.table.tray_stops import build_stops, stop_places

__all__ = ["build_table"]

_ANYTIME = {PRICE[what][0]: what for what in (FlipFor.PEEK, FlipFor.REVIVE)}
_REWARD_ICON = {FlipFor.PEEK: "icon/eye", FlipFor.REVIVE: "icon/recover"}


def build_table(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> list[Widget]:
    """Every widget of the table. Made anew whenever the model changes; keys last."""
    return [
        *card_targets(model, layout, say, commands),
        *told_in(say("spoken-part-tray"), _tray(model, layout, say, commands)),
        *info_places(model, layout, say, commands, commands.explain_move),
        *_reward_buttons(model, layout, say, commands),
        *_bar_buttons(model, layout, say, commands),
    ]


def _tray(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> list[Widget]:
    """The controls of whatever is being asked; none while others are waited for."""
    match model.asking:
        case ClaimDraft() as draft:
            return build_claim(model, layout, say, commands, draft)
        case FlipOffer() as offer:
            return build_offer(model, layout, say, commands, offer)
        case DivvyDraft() as draft:
            return build_divvy(model, layout, say, commands, draft)
        case GhostTurn():
            return build_ghost(layout, say, commands)
        case RoundReport() as report:
            return build_report(model, layout, say, commands, report)
        case Waiting() if model.plan.human_seats:
            return [_onward(model, layout, say, commands), *build_stops(model, layout, say, commands)]
        case _:
            return []


def _onward(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> Widget:
    """While others play: straight on to what people at the screen decide next, or to the end of the game."""
    last = model.view.round >= model.view.variant.rounds and model.phase in (Phase.COLLECT, Phase.FINAL)
    words = "table-onward-end" if last else "table-onward"
    tip = partial(Tip, say(words), say(f"{words}-tip"))
    face, rect = ButtonFace(icon="icon/stepfwd", style=theme.BUTTON), stop_places(layout).single
    button = Button("onward", rect, say(words), commands.hurry_on, face=face, tip=tip)
    button.role = WidgetRole.LOOKUP
    return button


# rewards at any time ---------------------------------------------------------------------------------------
def _reward_buttons(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands
) -> list[Widget]:
    """A button for every seat at the screen that can use a reward at any time (§5.1): also while another
    choice is on the tray, but for that choice itself."""
    view, asking = model.view, model.asking
    if isinstance(asking, GhostTurn) or (isinstance(asking, FlipOffer) and asking.closable):
        return []
    offered = (asking.seat, asking.what) if isinstance(asking, FlipOffer) else None
    return [
        _reward(model, layout, say, commands, seat, reward.type)
        for reward in collectors_of(view.variant).anytime
        for seat in view.variant.heirs
        if model.person(seat).mind is PlayerKind.PERSON
        and reward.usable(view, seat)
        and (seat, _ANYTIME[reward.type]) != offered
    ]


def _reward(
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    commands: TableCommands,
    seat: SeatIndex,
    kind: TreasureType,
) -> Widget:
    """In the viewer's own column a button, in another seat's panel the glyph of the type itself; while a team
    shares out, its members' columns cover the panels, and the others' buttons stand below the cards."""
    what = _ANYTIME[kind]
    key = f"use-{seat}-{what.value}"
    label = say(f"table-use-{what.value}", name=model.names[seat])
    rule = collector_tip(model, say, kind)
    tip = partial(Tip, label, rule.body, rule.timing, rule.rule)
    press = partial(commands.open_offer, seat, what)
    if seat == model.viewer:
        rect = layout.rewards[kind]
        return Button(key, rect, "", press, face=ButtonFace(icon=_REWARD_ICON[what], spoken=label), tip=tip)
    if layout.sharing:
        name, rect = model.names[seat], layout.bystander(seat)
        face = ButtonFace(icon=_REWARD_ICON[what], spoken=label, style=theme.NOTE)
        return Button(key, rect, name, press, face=face, tip=tip)
    return RewardGlyph(key, layout.glyph(seat, kind), label, tip=tip, on_press=press, radius=MINI_RADIUS)


# the top bar -----------------------------------------------------------------------------------------------
def _lock_button(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> Widget:
    """How the luck of this game is kept from everybody, and where that can be checked."""
    sealed = model.secrecy in (Secrecy.SEALED, Secrecy.OLDER)
    luck = f"table-{'sealed' if sealed else model.secrecy.value}"
    face = ButtonFace(icon="icon/lock" if sealed else "icon/hash", spoken=say(luck))
    tip = partial(Tip, say(luck), say(f"{luck}-tip"))
    return Button("lock", layout.lock, "", commands.show_fairness, face=face, tip=tip)


def _bar_buttons(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> list[Widget]:
    """Menu, the lock of the luck, catching up, peek, a hint, own score, settings, rules and chronicle."""
    menu, *others = top_buttons(model, layout, say, commands)
    tip = partial(Tip, say("table-peek"), say("table-peek-tip"))
    peek = PeekButton(
        layout.peek, say("spoken-peek"), tip, commands.hold_peek, commands.press_peek, shown=not model.covered
    )
    peek.enabled = len(model.plan.human_seats) > 1
    since, hint, why = (
        Button(
            key,
            rect,
            "",
            ask,
            face=ButtonFace(icon=icon, spoken=say(f"table-{key}")),
            tip=partial(Tip, say(f"table-{key}"), say(f"table-{key}-tip")),
        )
        for key, rect, icon, ask in (
            ("since", layout.since, "icon/clock", commands.catch_up),
            ("hint", layout.hint, "icon/bulb", commands.ask_hint),
            ("why", layout.why, "icon/bot", commands.explain_move),
        )
    )
    since.role = hint.role = why.role = WidgetRole.LOOKUP
    heirs = any(model.is_computer_heir(seat) for seat in model.view.variant.heirs)
    lock = _lock_button(model, layout, say, commands)
    bar = [menu, lock, since, peek, hint, *([why] if heirs else []), *others]
    return told_in(say("spoken-part-bar"), bar)
