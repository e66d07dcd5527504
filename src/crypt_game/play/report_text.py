"""What a round brought, in words: a sentence for each heir, and the line below the cards."""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.play.round_report import RoundReport, SeatReport
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import PoolIndex
from crypt_game.rules.state import Held
from crypt_game.text.language import Say

__all__ = ["report_hint", "report_words", "seat_words", "throw_words"]


def report_hint(report: RoundReport, say: Say) -> str:
    """The line below the cards while the board stops."""
    return say("table-report-over", round=report.round) if report.over else say("table-report-roll")


def report_words(report: RoundReport, model: BoardModel, say: Say) -> str:
    """All of it, to be heard: only heirs that took or lost anything are named."""
    told = [seat_words(row, report, model, say) for row in report.seats if row.cards or row.lost]
    return " ".join([report_hint(report, say), *told])


def seat_words(row: SeatReport, report: RoundReport, model: BoardModel, say: Say) -> str:
    """What the round brought one heir; a covered table tells no value that somebody at it may not see."""
    name = model.names[row.seat]
    if not report.over:
        return say("table-report-rolled", name=name, lost=row.lost)
    cards = ", ".join(_card_words(held, model, say) for held in row.cards)
    return say("table-report-row", name=name, cards=cards or say("table-report-nothing"), lost=row.lost)


def throw_words(model: BoardModel, pool: PoolIndex, dice: int, say: Say) -> str:
    """Who throws so many dice for exhaustion; in Clash a house does."""
    seats = model.view.variant.members[pool]
    name = model.names[seats[0]] if len(seats) == 1 else say(f"term-house-{model.pool_house(pool).value}")
    return say("table-throws", name=name, dice=dice)


def _card_words(held: Held[Face], model: BoardModel, say: Say) -> str:
    card, kind = held.card, say(f"term-type-{held.card.type.value}")
    shown = isinstance(card, Card) and (not model.covered or card in model.view.public)
    return f"{kind} {card.value}" if shown and isinstance(card, Card) else kind
