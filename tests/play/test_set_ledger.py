"""What is told of everybody's sets: the numbers of the rules in words, and never more than may be known."""

from __future__ import annotations

from pathlib import Path

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.board_model import BoardModel
from crypt_game.play.set_ledger import gain_figure, ledger_lines, ledger_words, pays_figure, sets_of
from crypt_game.rules import GameSetup, Held, Mode, card_named, observe
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex
from crypt_game.rules.set_worth import SetWorth
from crypt_game.rules.terms import TreasureType
from crypt_game.text import Catalog

ENGLISH = Catalog.load("en", Path(__file__).parents[2] / "locale")
RIVAL = SeatIndex(1)


def model_of(own: tuple[str, ...], rivals: tuple[str, ...], *, covered: bool = False) -> BoardModel:
    """Two heirs with these cards, which only they have seen; the first looks."""
    people = [Player(name, house, Title.DUKE) for name, house in zip(("Ada", "Bo"), HOUSES, strict=False)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 3)
    match.begin()
    hands = [tuple(map(card_named, names)) for names in (own, rivals)]
    seats = tuple(
        seat._replace(cards=tuple(map(Held, hand)))
        for seat, hand in zip(match.state.seats, hands, strict=True)
    )
    gone = {card for hand in hands for card in hand}
    state = match.state._replace(
        seats=seats,
        deck=tuple(card for card in match.state.deck if card not in gone),
        seen=tuple(map(frozenset, hands)),
        crypt=(),
        public=frozenset(),
    )
    view = observe(state, FIRST_SEAT)
    return BoardModel(match.plan, view, FIRST_SEAT, ("Ada", "Bo"), covered=covered)


@pytest.mark.parametrize(
    ("worth", "pays", "gain"),
    [
        (SetWorth(5, 5, 2, 2), "5", "+2"),
        (SetWorth(3, 8, 1, 9), "3–8", "+1–9"),
        (SetWorth(0, 0, 0, 0), "0", "+0"),
    ],
)
def test_figures_of_a_set(worth: SetWorth, pays: str, gain: str) -> None:
    assert (pays_figure(worth), gain_figure(worth)) == (pays, gain)


def test_own_sets_are_told_exactly_and_those_of_rivals_as_far_as_they_are_known() -> None:
    model = model_of(("jewelry-4-0", "jewelry-1-0"), ("jewelry-2-0", "remains-3-0"))
    assert ledger_lines(model, FIRST_SEAT, ENGLISH.say) == ["Jewelry × 2: worth 9, the next card adds +2–3"]
    rival = sets_of(model, RIVAL)
    assert rival[TreasureType.JEWELRY][:2] == (2, 3), "a 2 or a 3: the 1 and the 4 are mine"
    assert rival[TreasureType.REMAINS][:2] == (1, 4)
    words = ledger_words(model, ENGLISH.say)
    assert words.startswith("Ada: Jewelry × 2: worth 9")
    assert "Bo: Jewelry × 1: worth 2–3" in words


def test_a_covered_table_tells_nothing_by_which_own_cards_could_be_guessed() -> None:
    model = model_of(("jewelry-4-0", "jewelry-1-0"), ("jewelry-2-0",), covered=True)
    assert sets_of(model, RIVAL)[TreasureType.JEWELRY][:2] == (1, 4)
    assert sets_of(model, FIRST_SEAT)[TreasureType.JEWELRY][:2] == (3 + 2, 7 + 4)


def test_who_has_no_cards_is_told_of_in_a_word() -> None:
    assert ledger_words(model_of((), ()), ENGLISH.say) == "Ada: no cards. Bo: no cards."
