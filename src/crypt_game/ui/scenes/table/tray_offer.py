"""The offer tray: what for, what it costs, what comes of it, take it or leave it (VISUAL §11, Collect).

The same four fields serve Idol A, Pottery B, Manuscript B and Remains A.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import Button, ChoiceChip, level, shared_width
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import MINI_ASPECT, Canvas, Knowledge
from crypt_game.drawing.canvas.cards import MINI_RADIUS, draw_mini_card
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_die, draw_failed_die
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.geometry import Box, Space
from crypt_game.play.board_model import BoardModel
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.rules.cards import Card
from crypt_game.rules.claims import loss_odds
from crypt_game.rules.pending import FailingDie
from crypt_game.rules.state import Held
from crypt_game.rules.table import hidden_cards, pool_of
from crypt_game.rules.terms import EFFORTS, FlipFor
from crypt_game.screen_reader import Node, NodeKind
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_sets import disc_of
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, amber_button
from crypt_game.ui.scenes.table.tray_parts import draw_caption, draw_rules, rise

__all__ = ["build_offer", "draw_offer"]

_WIDTHS = (252.0, 280.0, 320.0)
_BUTTONS, _WIDER = 600.0, 0.4
"""How wide the buttons are, and by which share the amber one is wider at twice the usual text size."""
_PERCENT = 100
_NOTE = theme.NOTE._replace(floor=theme.TEXT_FLOOR)
_SUBJECT, _WIDEST_SUBJECT, _EYE, _PAYMENT = 0.78, 1 / 3, 0.75, 0.88
"""How high a die or card is that may be chosen, how wide at most, the eye in its place, and paying cards."""
_GAP = 8
"""Pixels between dice, cards and chips."""
_FACES, _FACE, _MARK, _LOST = 0.7, 0.56, 0.68, 110
"""How much of a field the faces of a new roll take, how high one and its mark are, how faint a lost one."""
_DIE_RADIUS = 10
_CARD_ROOM = 0.84
"""How wide the place of a card is, in heights: a little wider than the card, to be hit easily."""


def _places(layout: BoardLayout) -> TrayPlaces:
    places = layout.tray_fields(_WIDTHS, _BUTTONS)
    wider = round(places.primary.width * layout.frame.larger * _WIDER)
    places.primary.width += wider
    places.single.left, places.single.width = places.single.left + wider, places.single.width - wider
    return places


def draw_offer(context: DrawContext, offer: FlipOffer) -> None:
    """Captions, what the chosen thing is, and what comes of it; where what it is has no room beside it, that
    stands in place of its caption."""
    places, say, what = _places(context.layout), context.say, offer.what.value
    draw_rules(context, places)
    choose = say("table-offer-choose", count=offer.count) if len(offer.payable) > offer.count else ""
    titles = [say(f"table-offer-{what}-{key}") for key in ("for", "cost", "gain")]
    facts = _facts(context, offer)
    body, squares = places.body(0), _subjects(places, offer)
    left = squares[-1].right + context.canvas.px(Space.CLOSE)
    beside = Rect(left, body.y, body.right - left, body.height)
    if context.holds(facts, beside):
        context.lines(facts, beside, middle=True)
    else:
        titles[0] = " · ".join(fact.text for fact in facts)
    rooms = [places.head(field).width for field in range(len(titles))]
    style = context.level(theme.LABEL, list(zip(titles, rooms, strict=True)), places.caption)
    for field, (title, note) in enumerate(zip(titles, ("", choose, ""), strict=True)):
        draw_caption(context, places.head(field), title, note, style)
    if offer.what is FlipFor.PEEK:
        context.canvas.sprite("icon/eye", squares[0].scale_by(_EYE))
    elif offer.what is FlipFor.REVIVE:
        draw_die(context.canvas, context.house(offer.seat), "exhausted", squares[0])
    if offer.what is FlipFor.REROLL:
        _draw_faces(context, offer, places.body(2))
    elif not (offer.what is FlipFor.PEEK and offer.may_share):
        rect = places.body(2).inflate(0, -context.canvas.px(Space.TIGHT))
        context.canvas.paragraph(_NOTE, say(f"table-offer-{what}-outcome"), rect, theme.Palette.MUTED)


def _subjects(places: TrayPlaces, offer: FlipOffer) -> list[Rect]:
    """Places for the dice or cards that the reward could be spent on; one, where there is no choice."""
    body, count = places.body(0), len(offer.failing or offer.slots) or 1
    widest = (body.width - _GAP * (count - 1)) // count
    side = min(round(body.height * _SUBJECT), widest, round(body.width * _WIDEST_SUBJECT))
    top = body.y + (body.height - side) // 2
    width = round(side * (_CARD_ROOM if offer.slots else 1))
    return [Rect(body.x + (width + _GAP) * n, top, width, side) for n in range(count)]


def _facts(context: DrawContext, offer: FlipOffer) -> list[TextLine]:
    """What is told of the chosen die or card."""
    say = context.say
    match offer.what:
        case FlipFor.REROLL if offer.failing:
            die = offer.failing[offer.pick]
            told = [TextLine(theme.BODY_BOLD, say("table-offer-effort", effort=die.effort))]
            rolled = say("table-offer-roll", roll=_rolled(context.model, die))
            return [*told, TextLine(theme.BODY_BOLD, rolled, theme.Palette.WARNING)]
        case FlipFor.TAKE if offer.slots:
            slot = offer.view.crypt[offer.slots[offer.pick]]
            place = TextLine(theme.NOTE, say("table-offer-place", place=offer.slots[offer.pick] + 1))
            kind = slot.cards[0].card.type if slot is not None else offer.type
            return [TextLine(theme.BODY_BOLD, say(f"term-{kind.value}")), place]
        case FlipFor.PEEK:
            count = len(hidden_cards(offer.view.crypt))
            return [TextLine(theme.BODY_BOLD, say("table-offer-face-down", count=count))]
        case _:
            tired = pool_of(offer.view, offer.seat).exhausted
            return [TextLine(theme.BODY_BOLD, say("table-dice-exhausted", count=tired))]


def _rolled(model: BoardModel, die: FailingDie) -> int:
    """What a failed die rolled."""
    return model.collect.rolls[die.slot][die.die]


def _draw_faces(context: DrawContext, offer: FlipOffer, body: Rect) -> None:
    """Six faces with tick or crack, and the chance that the new roll saves the die."""
    canvas, say = context.canvas, context.say
    if not offer.failing:
        return
    effort = offer.failing[offer.pick].effort
    house = context.pool_house(offer.failing[offer.pick].pool)
    pitch = round(body.width * _FACES) // len(EFFORTS)
    side = min(pitch - _GAP // 2, round(body.height * _FACE))
    for number, face in enumerate(EFFORTS):
        good = face >= effort
        place = Rect(body.x + number * pitch, body.y + 2, side, side)
        draw_die(canvas, house, face, place, pose=Pose(alpha=theme.OPAQUE if good else _LOST))
        icon = "icon/check" if good else "icon/exhaust"
        tint = theme.Palette.SAFE if good else theme.Palette.WARNING
        mark = (place.centerx, (place.bottom + body.bottom) // 2)
        canvas.sprite(icon, mark, round(side * _MARK), tint=tint)
    left = body.x + pitch * len(EFFORTS) + canvas.px(Space.TIGHT)
    beside = Rect(left, body.y, body.right - left, body.height)
    chance = say("table-percent", value=round(_PERCENT * (1 - loss_odds(effort))))
    lines = [TextLine(theme.COUNT, chance)]
    if canvas.fits(_NOTE, say("table-offer-saves"), beside.width):
        lines.append(TextLine(_NOTE, say("table-offer-saves"), theme.Palette.MUTED))
    context.lines(lines, beside, middle=True)


class _Token(Widget):
    """A die or card that can be chosen in an offer."""

    def __init__(
        self, key: str, rect: Rect, spoken: str, chosen: bool, paint: Callable[[Canvas, Rect, bool], None],
        on_choose: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, spoken)
        self.chosen, self._paint, self._on_choose = chosen, paint, on_choose

    def activate(self) -> None:
        self._on_choose()

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SWITCH, on=self.chosen)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        self._paint(canvas, self.rect.move(0, rise(canvas, look)), self.chosen)


def _paint_die(house: str, roll: int) -> Callable[[Canvas, Rect, bool], None]:
    def paint(canvas: Canvas, rect: Rect, chosen: bool) -> None:
        draw_failed_die(canvas, house, roll, rect)
        if chosen:
            draw_outline(canvas, rect, "selection", radius=_DIE_RADIUS)

    return paint


def _paint_mini(
    entry: Held[Card], disc: tuple[int | str | None, Knowledge]
) -> Callable[[Canvas, Rect, bool], None]:
    def paint(canvas: Canvas, rect: Rect, chosen: bool) -> None:
        if chosen:
            draw_outline(canvas, rect, "selection", radius=MINI_RADIUS)
        kind = entry.card.type.value
        draw_mini_card(canvas, kind, rect, face_up=False, value=disc[0], knowledge=disc[1])

    return paint


def _paint_back(kind: str) -> Callable[[Canvas, Rect, bool], None]:
    def paint(canvas: Canvas, rect: Rect, chosen: bool) -> None:
        body = Rect(0, 0, round(rect.height * MINI_ASPECT), rect.height)
        body.center = rect.center
        if chosen:
            draw_outline(canvas, body, "selection", radius=MINI_RADIUS)
        draw_mini_card(canvas, kind, body, face_up=False)

    return paint


def build_offer(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands, offer: FlipOffer
) -> list[Widget]:
    """What can be chosen in the offer, then its two buttons."""
    places = _places(layout)
    widgets = [
        *_subject_tokens(model, places, say, commands, offer),
        *_payment(model, places, say, commands, offer),
    ]
    if offer.what is FlipFor.PEEK and offer.may_share:
        widgets += _sharing(model, places, say, commands, offer)
    what = offer.what.value
    leave = "decline" if offer.optional else "close"
    icon, refused = _ICONS[offer.what], None if offer.complete else commands.confirm
    told = TrayButton("accept", say(f"table-offer-{what}-accept"), commands.confirm, icon, refused)
    accept = amber_button(places, told)
    label = say(f"table-offer-{what}-decline") if offer.optional else say("table-offer-close")
    decline = Button(leave, places.single, label, commands.decline)
    decline.peers = accept, decline  # its words are no larger than those of the amber one
    return [*widgets, accept, decline]


_ICONS = {
    FlipFor.REROLL: "icon/reroll",
    FlipFor.TAKE: "icon/take",
    FlipFor.PEEK: "icon/eye",
    FlipFor.REVIVE: "icon/recover",
}


def _subject_tokens(
    model: BoardModel, places: TrayPlaces, say: Say, commands: TableCommands, offer: FlipOffer
) -> list[Widget]:
    tokens: list[Widget] = []
    for number, rect in enumerate(_subjects(places, offer) if offer.failing or offer.slots else []):
        choose = partial(commands.change, partial(offer.spend_on, number))
        chosen = number == offer.pick
        if offer.failing:
            die = offer.failing[number]
            spoken = say("table-offer-die", effort=die.effort, place=die.slot + 1)
            paint = _paint_die(model.pool_house(die.pool).value, _rolled(model, die))
            tokens.append(_Token(f"subject-{number}", rect, spoken, chosen, paint, choose))
            continue
        slot = offer.view.crypt[offer.slots[number]]
        kind = slot.cards[0].card.type.value if slot is not None else offer.type.value
        spoken = say("table-offer-card", type=say(f"term-{kind}"), place=offer.slots[number] + 1)
        tokens.append(_Token(f"subject-{number}", rect, spoken, chosen, _paint_back(kind), choose))
    return tokens


def _payment(
    model: BoardModel, places: TrayPlaces, say: Say, commands: TableCommands, offer: FlipOffer
) -> list[Widget]:
    """The cards that could pay; those of known value are chosen from the start (§5)."""
    body = places.body(1)
    height = round(body.height * _PAYMENT)
    width = round(height * MINI_ASPECT)
    count = len(offer.payable)
    step = min(width + _GAP, (body.width - width) // max(1, count - 1))
    tokens: list[Widget] = []
    for number, card in enumerate(offer.payable):
        value, knowledge = disc_of(offer.view, card, model.covered)
        known = say(f"table-knowledge-{knowledge}")
        spoken = say(
            "table-offer-pay", type=say(f"term-type-{card.type.value}"), value=value or "?", knowledge=known
        )
        rect = Rect(body.x + _GAP // 2 + number * step, body.bottom - height - 2, width, height)
        paint = _paint_mini(Held(card), (value, knowledge))
        pay = partial(commands.change, partial(offer.toggle, card))
        tokens.append(_Token(f"pay-{card.name}", rect, spoken, card in offer.chosen, paint, pay))
    return tokens


def _sharing(
    model: BoardModel, places: TrayPlaces, say: Say, commands: TableCommands, offer: FlipOffer
) -> list[Widget]:
    """Whether the teammate sees the cards too (§7.7, §8.9)."""
    mate = model.view.variant.mates[offer.seat]
    rows = [half.rect for half in Box(*places.body(2)).row(2, _GAP)]
    name = model.names[mate] if mate is not None else ""
    share_no, share_yes = (
        partial(commands.change, partial(offer.share_with_mate, share)) for share in (False, True)
    )
    words = say("table-share-no"), say("table-share-yes", name=name)
    left, right = shared_width((rows[0], rows[1]), words)
    no = ChoiceChip("share-no", left, words[0], share_no, chosen=not offer.share)
    yes = ChoiceChip("share-yes", right, words[1], share_yes, chosen=offer.share)
    return [*level([no, yes])]
