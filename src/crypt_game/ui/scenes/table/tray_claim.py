"""The claim tray: the servants, six efforts with their risk, and confirm, undo, recover (VISUAL §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, DieFace
from crypt_game.drawing.canvas.panels import draw_button, draw_socket
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.table_marks import draw_risk_ticks
from crypt_game.drawing.geometry import Box, IconSize
from crypt_game.play.board_model import BoardModel
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules.claims import loss_odds
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.terms import EFFORTS
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, tray_buttons
from crypt_game.ui.scenes.table.tray_parts import draw_caption, draw_rules, rise

__all__ = ["DieToken", "TrayDie", "build_claim", "claim_places", "draw_claim", "risk_words", "tray_dice"]

_WIDTHS = (300.0, 626.0)
_BUTTONS = 620.0
_RECOVER_ICONS = {"recover": "icon/recover", "pass": "icon/next"}
_DIE_HIGH, _DIE_WIDE, _DIE_ABOVE, _CHIP_PAD = 0.66, (0.42, 0.36), 0.46, 0.06
"""How large the die of an effort is at most beside its words (the larger first) and above them, in shares of
its chip, and what is free round it."""
_RISK = theme.BODY_BOLD._replace(floor=theme.TEXT_FLOOR)
_LARGE_RISK = 18.0
"""How large the chance is at least beside its die in larger type; else the die stands above it."""
_PERCENT = 100
_GAPS_IN_DICE, _GAPS_IN_EFFORTS = 30, 74
"""How many of the gaps between dice, and between efforts, their fields are wide."""
_DIE_IN_SOCKET, _HELD_BACK, _LOCKED = 0.9, 130, 90
"""How large a die is in its socket; how much is seen of one that cannot be used, and of a locked effort."""
_TICKS, _TICKS_AT, _LEAST_TICK, _WORDS_AT = (0.86, 0.09), 0.78, 3, 0.4
"""Beside the die: how wide and high the ticks are, where, how many pixels high at least, and the words."""
_LINE = 1.24
"""How high a line of words is for its type."""


@dataclass(frozen=True, slots=True)
class TrayDie:
    """A die in the tray: on a card (`used`, with its `slot`), in hand, free, or out of reach."""

    state: Literal["used", "hand", "free", "held-back", "away", "exhausted"]
    effort: int = 1
    slot: SlotIndex | None = None


def tray_dice(draft: ClaimDraft) -> list[TrayDie]:
    """All dice of the seat's pool as the tray shows them."""
    view = draft.view
    number = view.variant.pool_of[draft.seat]
    pool = view.pools[number]
    used = [
        TrayDie("used", group.effort, slot)
        for slot, group in sorted(draft.groups.items())
        for _ in range(group.dice)
    ]
    hand = [TrayDie("hand", draft.effort or 1)] * draft.hand
    free = [TrayDie("free", draft.effort or 1)] * (draft.left - draft.hand)
    back = [TrayDie("held-back")] * (pool.available - draft.decide.dice)
    tired = [TrayDie("exhausted")] * pool.exhausted
    away = view.variant.pool_size - pool.available - pool.exhausted
    return [*used, *hand, *free, *back, *[TrayDie("away")] * away, *tired]


def risk_words(say: Say, effort: int) -> str:
    """The chance that a die of this effort is exhausted: safe, 17 %, … (§3.8)."""
    if effort == 1:
        return say("table-risk-safe")
    return say("table-percent", value=round(_PERCENT * loss_odds(effort)))


def claim_places(layout: BoardLayout) -> TrayPlaces:
    """The parts of the claim tray."""
    return layout.tray_fields(_WIDTHS, _BUTTONS)


def _dice_places(places: TrayPlaces, count: int) -> list[Rect]:
    """The dice in a row."""
    body = places.body(0)
    gap = body.width // _GAPS_IN_DICE
    side = min((body.width - gap * (count - 1)) // count, body.height)
    first = Box(body.x, body.y + (body.height - side) // 2, (side + gap) * count - gap, side)
    return [place.rect for place in first.row(count, gap)]


def _effort_places(places: TrayPlaces) -> list[Rect]:
    """All of one width, so that they are laid out alike."""
    body = places.body(1)
    gap = max(1, body.width // _GAPS_IN_EFFORTS)
    width = (body.width - gap * (len(EFFORTS) - 1)) // len(EFFORTS)
    return [Rect(body.x + (width + gap) * n, body.y, width, body.height) for n in range(len(EFFORTS))]


def draw_claim(context: DrawContext, draft: ClaimDraft) -> None:
    """The captions and hairlines of the tray; its widgets draw themselves."""
    places, say = claim_places(context.layout), context.say
    shared = len(draft.view.variant.members[draft.view.variant.pool_of[draft.seat]]) > 1
    chosen = draft.used + draft.hand
    note = say("table-chosen", count=chosen) if chosen else say("table-choose-dice", count=draft.decide.dice)
    draw_caption(context, places.head(0), say("table-pool" if shared else "table-servants"), note)
    draw_caption(context, places.head(1), say("table-effort"), _effort_note(context, draft))
    draw_rules(context, places)


def _effort_note(context: DrawContext, draft: ClaimDraft) -> str:
    target = draft.target
    slot = draft.slot(target) if target is not None else None
    if target is not None and slot is not None and draft.is_ours(target):
        return context.say("table-effort-joins", effort=slot.effort or 0)
    return context.say("table-risk-per-die")


class DieToken(Widget):
    """A die in the tray: a click takes dice in hand up to this one, a drag carries those in hand to a card.

    `dice` is how many are in hand once this one is.
    """

    def __init__(
        self,
        key: str,
        rect: Rect,
        spoken: str,
        die: TrayDie,
        house: str,
        *,
        dice: int,
        commands: TableCommands,
    ) -> None:
        super().__init__(key, rect, spoken)
        self._die, self._house, self._dice, self._commands = die, house, dice, commands
        self._carrying = False
        self.enabled = self.focusable = die.state in ("used", "hand", "free")

    def activate(self) -> None:
        if self._die.slot is not None:
            self._commands.take_back(self._die.slot)
        elif self.enabled:
            self._commands.choose_die(self._dice)

    def drag(self, pos: Point) -> None:
        if self._die.state == "free" and not self.rect.collidepoint(pos):
            self._commands.choose_die(self._dice)
        elif self._die.state == "hand":
            self._carrying = True
            self._commands.carry(pos)

    def drop(self, pos: Point) -> None:
        if self._carrying:
            self._carrying = False
            self._commands.put_down(pos)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_socket(canvas, self.rect)
        state, inner = self._die.state, self.rect.scale_by(_DIE_IN_SOCKET).move(0, rise(canvas, look))
        if state == "away" or self._carrying:
            return
        face: DieFace = "exhausted" if state == "exhausted" else self._die.effort
        alpha = _HELD_BACK if state == "held-back" else theme.OPAQUE
        draw_die(canvas, self._house, face, inner, pose=Pose(alpha=alpha), chosen=state in ("used", "hand"))


class EffortChip(Button):
    """One effort: its face, six risk ticks, and the chance of exhaustion, unless `words` are empty; a lock
    where it cannot be set."""

    def __init__(
        self, rect: Rect, effort: int, house: str, words: str, spoken: str, commands: TableCommands, tip: Tip
    ) -> None:
        super().__init__(
            f"effort-{effort}",
            rect,
            "",
            lambda: commands.set_effort(effort),
            face=ButtonFace(kind="chip", spoken=spoken),
            tip=lambda: tip,
            refused=lambda: commands.set_effort(effort),
        )
        self._effort, self._house, self._words = effort, house, words
        self.all_words: Sequence[str] = (words,)
        """The words of all six chips: they stand beside the die on each of them, or below it on each."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "chip", self.state(look))
        rect = self.rect.move(0, canvas.px(2) if look.pressed else 0)
        pad = round(rect.width * _CHIP_PAD)
        least = _LARGE_RISK if canvas.scale.larger else None
        for share in _DIE_WIDE:
            side = min(round(rect.height * _DIE_HIGH), round(rect.width * share))
            die = Rect(rect.x + pad, rect.centery - side // 2, side, side)
            beside = Rect(die.right + pad // 2, rect.y, rect.right - die.right - pad - pad // 2, rect.height)
            if all(canvas.fits(_RISK, words, beside.width, least) for words in self.all_words if words):
                self._draw_risk(canvas, die, beside, ticks=True)
                return
        side = round(rect.height * _DIE_ABOVE)
        die = Rect(rect.centerx - side // 2, rect.y + pad, side, side)
        below = Rect(rect.x + pad, die.bottom, rect.width - 2 * pad, rect.bottom - die.bottom)
        self._draw_risk(canvas, die, below, ticks=False)

    def _draw_risk(self, canvas: Canvas, die: Rect, room: Rect, *, ticks: bool) -> None:
        """The die, and in the room that it leaves the words, with `ticks` below them."""
        alpha = theme.OPAQUE if self.enabled else _LOCKED
        draw_die(canvas, self._house, self._effort, die, pose=Pose(alpha=alpha))
        if not self.enabled:
            size = min(room.height, canvas.px(IconSize.SMALL))
            canvas.sprite("icon/lock", room.center, size, tint=theme.Palette.MUTED)
            return
        if ticks:
            row = Rect(0, 0, round(room.width * _TICKS[0]), max(_LEAST_TICK, round(room.height * _TICKS[1])))
            row.center = (room.centerx, room.y + round(room.height * (_TICKS_AT if self._words else 0.5)))
            draw_risk_ticks(canvas, self._effort, row)
        if not self._words:
            return
        share = 0.5 if ticks else 1.0
        most = room.height * share / (_LINE * canvas.scale.k * canvas.scale.text)
        colour = theme.Palette.SAFE if self._effort == 1 else theme.Palette.IVORY
        style = canvas.fit(_RISK._replace(size=min(_RISK.size, most)), self._words, room.width)
        middle = (room.centerx, room.y + round(room.height * (_WORDS_AT if ticks else 0.5)))
        canvas.text(style, self._words, middle, colour, "center", max_width=room.width)


def _settable(draft: ClaimDraft, effort: int) -> bool:
    """Whether the dice of the target can show this effort, if need be with more dice."""
    target = draft.target
    if target is None or target not in draft.groups or effort in draft.efforts(target):
        return True
    slot = draft.slot(target)
    if slot is None or draft.is_ours(target):
        return False
    return effort * (draft.groups[target].dice + draft.left) > slot.strength


def build_claim(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands, draft: ClaimDraft
) -> list[Widget]:
    """Dice, efforts and buttons of the claim tray."""
    places = claim_places(layout)
    house = model.house(draft.seat).value
    widgets: list[Widget] = []
    dice = tray_dice(draft)
    hand = 0
    for number, (die, rect) in enumerate(zip(dice, _dice_places(places, len(dice)), strict=True)):
        hand += die.state in ("hand", "free")
        spoken = say(f"table-die-{die.state}", effort=die.effort, number=number + 1)
        token = DieToken(f"die-{number}", rect, spoken, die, house, dice=hand, commands=commands)
        widgets.append(token)
    current = draft.groups[draft.target].effort if draft.target in draft.groups else draft.effort
    risks = [risk_words(say, effort) for effort in EFFORTS]
    for effort, words, rect in zip(EFFORTS, risks, _effort_places(places), strict=True):
        spoken = say("table-effort-spoken", effort=effort, risk=words)
        tip = Tip(
            say("table-effort-tip", effort=effort), say("table-effort-rule", effort=effort), rule="§3.8"
        )
        shown = words if model.risk_figures else ""
        chip = EffortChip(rect, effort, house, shown, spoken, commands, tip)
        chip.enabled, chip.chosen = _settable(draft, effort), effort == current
        chip.all_words = risks if model.risk_figures else ()
        widgets.append(chip)
    return [*widgets, *_buttons(places, say, commands, draft)]


def _buttons(places: TrayPlaces, say: Say, commands: TableCommands, draft: ClaimDraft) -> list[Button]:
    recover = "pass" if draft.only_passes else "recover"
    tip = Tip(say("term-recover"), say(f"table-{recover}-tip"), rule="§3.5")
    undo_says_why = None if commands.can_undo else commands.undo
    return tray_buttons(
        places,
        TrayButton(
            "confirm",
            say("table-confirm"),
            commands.confirm,
            "icon/check",
            None if draft.complete else commands.confirm,
        ),
        TrayButton("undo", say("table-undo"), commands.undo, "icon/undo", undo_says_why),
        TrayButton("recover", say(f"term-{recover}"), commands.recover, _RECOVER_ICONS[recover], tip=tip),
    )
