"""§1: the cards."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from crypt_game.rules import ALL_CARDS, TREASURE_TYPES, Icon, back_of, card_named, face_named
from crypt_game.rules.cards import FIRST_COPIES, SECOND_COPIES


def test_each_type_has_eight_cards_with_the_printed_values_and_icons() -> None:
    for type_ in TREASURE_TYPES:
        cards = [(card.value, card.icon) for card in FIRST_COPIES if card.type is type_]
        assert Counter(cards) == {
            (1, Icon.NONE): 1,
            (1, Icon.FOUR): 1,
            (2, Icon.NONE): 1,
            (2, Icon.THREE): 1,
            (3, Icon.NONE): 1,
            (3, Icon.THREE): 1,
            (4, Icon.NONE): 1,
            (4, Icon.FOUR): 1,
        }


def test_second_copies_are_those_of_all_cards_with_an_icon() -> None:
    assert len(FIRST_COPIES) == 48
    assert len(SECOND_COPIES) == 24
    assert all(card.icon is not Icon.NONE and card.name.endswith("-b") for card in SECOND_COPIES)


def test_cards_are_found_by_name_and_sorted_by_name() -> None:
    assert [card.name for card in ALL_CARDS] == sorted(card.name for card in ALL_CARDS)
    assert all(card_named(card.name) is card for card in ALL_CARDS)


@pytest.mark.parametrize("name", ["", "idol", "idol-5-0", "idol-?", "IDOL-1-0", "idol-1-0-b"])
def test_other_names_are_no_cards(name: str) -> None:
    with pytest.raises(KeyError):
        card_named(name)


def test_a_back_shows_its_type_only() -> None:
    back = back_of(TREASURE_TYPES[0])
    assert back.name == "idol-?"
    assert face_named("idol-?") is back


def test_cards_and_backs_stay_themselves_when_sent_to_another_process() -> None:
    faces = (*ALL_CARDS, *map(back_of, TREASURE_TYPES))
    assert all(copy is face for copy, face in zip(pickle.loads(pickle.dumps(faces)), faces, strict=True))
