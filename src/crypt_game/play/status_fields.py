"""The fields of the line on the slab's front, each a picture, words and a figure: the odds of a claim, a
throw for exhaustion, what is collected together, and sum against sum when dice are pushed out."""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.play.board_model import BoardModel
from crypt_game.play.claim_draft import ClaimDraft, sum_words
from crypt_game.play.claim_odds import ClaimOdds, chance_words
from crypt_game.play.collect_status import DiceThrow
from crypt_game.play.push_out import PushOut
from crypt_game.play.report_text import throw_words
from crypt_game.rules.cards import Card
from crypt_game.text.language import Say

__all__ = ["StatusField", "odds_fields", "push_out_fields", "taken_fields", "throw_fields"]

_MOST_NAMED = 4
"""With more takers than this their badges stand alone."""


class StatusField(NamedTuple):
    """One part of the line: a picture (a sprite, or a house's badge), words, and a figure."""

    picture: str
    words: str
    figure: str = ""
    joined: bool = False
    """Whether nothing parts it from the field before."""


def odds_fields(model: BoardModel, draft: ClaimDraft, odds: ClaimOdds, say: Say) -> list[StatusField]:
    """What all dice of the claim as it stands would cost and risk (§3.8)."""
    cards = len(odds.groups)
    laid = sum_words(*odds.groups[0]) if cards == 1 else say("table-odds-dice", dice=odds.dice, cards=cards)
    fields = [
        StatusField(f"badge/{model.house(draft.seat).value}", "", laid),
        StatusField("icon/check", say("table-odds-home"), chance_words(odds.home, say)),
    ]
    if odds.lost:
        lost = f"{odds.lost:.1f}".replace(".", say("table-decimal-point"))
        fields.append(StatusField("icon/exhaust", say("table-odds-lost"), lost))
    if odds.falls_to is None:
        fields.append(StatusField("icon/lock", say("table-odds-safe")))
    else:
        fields.append(StatusField("icon/push", say("table-odds-out", least=odds.falls_to, cards=cards)))
    return fields


def throw_fields(model: BoardModel, throw: DiceThrow, say: Say) -> list[StatusField]:
    """Who throws, what each die has to reach, and how many of them came home and failed so far."""
    thrower = throw_words(model, throw.pool, throw.dice, say)
    fields = [
        StatusField(f"badge/{model.pool_house(throw.pool).value}", thrower),
        StatusField("icon/check", "", str(throw.home)),
        StatusField("icon/exhaust", "", str(throw.failed)),
    ]
    if throw.effort is not None:
        needs = say("table-throw-needs", effort=throw.effort, dice=throw.dice)
        fields.insert(1, StatusField("icon/die", needs))
    return fields


def taken_fields(model: BoardModel) -> list[StatusField]:
    """Who collects what (§3.9): each taker, and the type and value of each card; face down it has none."""
    takers = dict.fromkeys(seat for seat, _ in model.collect.taken)
    fields = []
    for seat in takers:
        name = model.names[seat] if len(takers) <= _MOST_NAMED else ""
        fields.append(StatusField(f"badge/{model.house(seat).value}", name))
        for taker, laid in model.collect.taken:
            if taker == seat:
                value = str(laid.card.value) if laid.up and isinstance(laid.card, Card) else "?"
                fields.append(StatusField(f"glyph/{laid.card.type.value}", "", value, joined=True))
    return fields


def push_out_fields(model: BoardModel, told: PushOut, say: Say) -> list[StatusField]:
    """Sum against sum, and that the weaker dice come home unexhausted (§3.4)."""
    name = model.names[told.beaten]
    home = "table-push-home-you" if model.is_yours(told.beaten) else "table-push-home"
    return [
        StatusField(f"badge/{model.house(told.by).value}", "", str(told.strength)),
        StatusField("icon/push", say("table-push-beats"), joined=True),
        StatusField(f"badge/{model.house(told.beaten).value}", "", str(told.weaker), joined=True),
        StatusField("icon/check", say(home, name=name, dice=told.dice)),
    ]
