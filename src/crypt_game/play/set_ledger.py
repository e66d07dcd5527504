"""What everybody's sets pay and what the next card would add, as far as whoever looks may know it."""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.set_worth import SetWorth, openly, set_worth
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.text.language import Say

__all__ = [
    "gain_figure",
    "ledger_lines",
    "ledger_view",
    "ledger_words",
    "own_sets_words",
    "pays_figure",
    "range_figure",
    "sets_of",
]


def ledger_view(model: BoardModel) -> SeatView:
    """What may be told of sets at this table now: while it is covered, only what all have seen."""
    return openly(model.view) if model.covered else model.view


def sets_of(model: BoardModel, seat: SeatIndex) -> dict[TreasureType, SetWorth]:
    """The worth of each of a seat's sets, empty ones too."""
    view = ledger_view(model)
    return {kind: set_worth(view, seat, kind) for kind in TREASURE_TYPES}


def pays_figure(worth: SetWorth) -> str:
    """What a set pays: `5`, or `3–8` where that is not known."""
    return str(worth.low) if worth.low == worth.high else f"{worth.low}–{worth.high}"


def range_figure(least: int, most: int) -> str:
    """Coins that are added: `+2`, or `+1–9` where that is not known."""
    return f"{least:+}" if least == most else f"{least:+}–{most}"


def gain_figure(worth: SetWorth) -> str:
    """What the next card adds: `+2`, `+1–9`."""
    return range_figure(worth.least, worth.most)


def ledger_lines(model: BoardModel, seat: SeatIndex, say: Say) -> list[str]:
    """A line for each set of a seat that has cards, with what it pays and what the next card adds."""
    held = _types_held(model, seat)
    return [line for kind, line in _all_lines(model, seat, say).items() if kind in held]


def ledger_words(model: BoardModel, say: Say) -> str:
    """The sets of all heirs, to be heard."""
    told = []
    for seat in model.view.variant.heirs:
        lines = ledger_lines(model, seat, say) or [say("table-ledger-none")]
        told.append(say("table-ledger-heir", name=model.names[seat], sets=". ".join(lines)))
    return " ".join(told)


def own_sets_words(model: BoardModel, say: Say) -> str:
    """The viewer's sets, those without a card too, to be heard; a covered table keeps them to itself."""
    if model.covered:
        return say("spoken-sets-covered")
    return ". ".join(_all_lines(model, model.viewer, say).values())


def _all_lines(model: BoardModel, seat: SeatIndex, say: Say) -> dict[TreasureType, str]:
    held = _types_held(model, seat)
    worths = sets_of(model, seat).items()
    return {kind: _line(kind, held.count(kind), worth, say) for kind, worth in worths}


def _types_held(model: BoardModel, seat: SeatIndex) -> list[TreasureType]:
    return [entry.card.type for entry in model.view.seats[seat].cards]


def _line(kind: TreasureType, cards: int, worth: SetWorth, say: Say) -> str:
    return say(
        "table-ledger-set" if worth.grows else "table-ledger-whole-set",
        type=say(f"term-type-{kind.value}"),
        cards=cards,
        pays=pays_figure(worth),
        gain=gain_figure(worth),
    )
