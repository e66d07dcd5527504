"""What the tooltips and spoken names of the table say: cards, Collectors, heirs, torches, piles.

Words only, from a model; never more than the viewer may know.
"""

from __future__ import annotations

from crypt_game.controls.widget import Tip
from crypt_game.drawing.canvas import escape
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.opponents.levels import Temper
from crypt_game.play.board_model import BoardModel
from crypt_game.play.claim_draft import sum_words
from crypt_game.play.level_words import kind_words
from crypt_game.play.set_ledger import ledger_lines
from crypt_game.play.spots import Torch
from crypt_game.play.turn_status import turn_status
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import TreasureType
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.board.draw_crypt import lying
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = [
    "card_name",
    "card_tip",
    "collector_tip",
    "face_name",
    "held_tip",
    "holder_line",
    "knowledge_line",
    "seat_tip",
    "torch_tip",
]

_TOGETHER = "\u00a0"
_TORCH_RULE: dict[Torch, str] = {"leader": "§3.3", "lights-out": "§3.6"}


def card_name(model: BoardModel, say: Say, face: Face, up: bool) -> str:
    """`Idol, 4 coins`, or `Idol, face down` where the value may not be shown."""
    shown = up or (isinstance(face, Card) and (face in model.view.public or not model.covered))
    return face_name(say, face, shown=shown)


def face_name(say: Say, face: Face, *, shown: bool = True) -> str:
    """What a card is, and its coins where they are known and `shown`."""
    kind = say(f"term-{face.type.value}")
    if shown and isinstance(face, Card):
        return say("table-card-known", type=kind, coins=say("term-coins", count=face.value))
    return say("table-card-face-down", type=kind)


def knowledge_line(model: BoardModel, say: Say, face: Face, up: bool) -> str:
    """Who knows the value of a card, as far as the viewer can tell."""
    if up or (isinstance(face, Card) and face in model.view.public):
        return say("table-known-to-all")
    if isinstance(face, Card) and model.audience is Viewpoint.EVERYBODY:
        return say("table-known-by-now")
    if isinstance(face, Card):
        return say("table-covered") if model.covered else say("table-known-to-you")
    return say("table-known-to-nobody")


def holder_line(model: BoardModel, say: Say, slot: Slot[Face]) -> str:
    """Who holds a slot and with how much."""
    if slot.seat is None or slot.effort is None:
        return say("table-card-free")
    return say("table-card-held", name=escape(model.names[slot.seat]), sum=sum_words(slot.effort, slot.dice))


def card_tip(model: BoardModel, say: Say, slot: SlotIndex, layer: int) -> Tip | None:
    """A card of the Crypt: what it is, who knows it, who holds it."""
    place = lying(model.view.crypt, slot)
    if place is None or layer >= len(place.cards):
        return None
    laid: Laid[Face] = place.cards[layer]
    lines = [knowledge_line(model, say, laid.card, laid.up), holder_line(model, say, place)]
    lines += [say("table-effort-rule", effort=place.effort)] if place.effort is not None else []
    mark = mark_of(laid.card) if laid.up else None
    lines += [say(f"table-plate-{mark.lower()}")] if mark is not None else []
    return Tip(card_name(model, say, laid.card, laid.up), "\n".join(lines), rule="§3.4")


def held_tip(model: BoardModel, say: Say, seat: SeatIndex, index: int) -> Tip | None:
    """A card of a collection."""
    cards = model.view.seats[seat].cards
    if index >= len(cards):
        return None
    entry = cards[index]
    body = say("table-flipped") if entry.flipped else knowledge_line(model, say, entry.card, False)
    return Tip(card_name(model, say, entry.card, entry.flipped), body, rule="§3.9")


def collector_tip(model: BoardModel, say: Say, kind: TreasureType) -> Tip:
    """A Collector: its rule, and how many cards of the type every heir has."""
    key = f"collector-{side_name(kind, model.view.setup.collectors.of(kind))}"
    rows = [
        say(
            "table-tip-count",
            badge=f"{{icon:badge/{model.house(seat).value}}}",
            name=escape(model.names[seat]),
            count=sum(held.card.type is kind for held in model.view.seats[seat].cards),
        )
        for seat in model.view.variant.heirs
    ]
    now = ", ".join(row.replace(" ", _TOGETHER) for row in rows)
    body = f"{say(f'{key}-rule')}\n\n<i>{say('table-tip-now')}</i>\n{now}"
    return Tip(say(f"{key}-name"), body, say(f"{key}-timing"), "§5", say("table-ledger-tip"))


def seat_tip(model: BoardModel, say: Say, seat: SeatIndex) -> Tip:
    """An heir: what they are doing, their dice, and the values of theirs that everybody knows."""
    view = model.view
    pool = pool_of(view, seat)
    lines = [
        say(f"table-standing-{turn_status(model, seat).value}"),
        say("table-tip-dice", available=pool.available, exhausted=pool.exhausted),
    ]
    if model.is_computer_heir(seat):
        person = model.person(seat)
        nature = [kind_words(say, person)]
        nature += [say(f"setup-temper-{person.temper}")] if person.temper is not Temper.EVEN else []
        lines.append(say("table-tip-heir", nature=", ".join(nature)))
    known = [
        f"{say(f'term-type-{held.card.type.value}')} {held.card.value}"
        for held in view.seats[seat].cards
        if isinstance(held.card, Card) and (held.flipped or held.card in view.public)
    ]
    if known:
        lines.append(say("table-tip-known", cards=", ".join(known)))
    lines += ledger_lines(model, seat, say) if seat in view.variant.heirs else []
    if model.is_computer_heir(seat) and model.audience is None:
        lines.append(say("table-tip-why"))
    return Tip(escape(model.names[seat]), "\n".join(line for line in lines if line))


def torch_tip(model: BoardModel, say: Say, torch: Torch) -> Tip:
    """A Torch card: what it means and who holds it."""
    holder = model.view.leader if torch == "leader" else model.view.lights_out
    body = say(f"table-{torch}-tip", name=escape(model.names[holder]))
    return Tip(say(f"term-{torch}"), body, rule=_TORCH_RULE[torch])
